"""What the tests of the admin share."""

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from pytest_django import Settings as DjangoSettings

from lessons.instructors import GROUP


@pytest.fixture
def quick_passwords(settings: DjangoSettings) -> None:
    """Passwords that take no time to check, for tests that enter often."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def instructor(db: None) -> Client:
    """The browser of an instructor."""
    user = User.objects.create(username="profe", is_staff=True)
    user.groups.add(Group.objects.get(name=GROUP))
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client

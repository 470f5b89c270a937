"""What the tests of the admin share."""

import pytest
from pytest_django import Settings as DjangoSettings


@pytest.fixture
def quick_passwords(settings: DjangoSettings) -> None:
    """Passwords that take no time to check, for tests that enter often."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]

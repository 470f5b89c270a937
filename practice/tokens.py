"""Opaque names for options, so that a form does not say which place is which."""

from django.utils.crypto import salted_hmac

from practice.models import Drill

LENGTH = 16


def tokens(drill: Drill) -> list[str]:
    """One token for each option of a drill, in order; no other drill has any of them."""
    return [_token(drill, option) for option in range(len(drill.options))]


def _token(drill: Drill, option: int) -> str:
    digest = salted_hmac("practice.option", f"{drill.pk}:{option}", algorithm="sha256")
    return digest.hexdigest()[:LENGTH]

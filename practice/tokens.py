"""Opaque names for options, so that a form does not say which place is which."""

from django.utils.crypto import salted_hmac

LENGTH = 16


def tokens(key: str, options: int) -> list[str]:
    """One token for each option of the drill with this key, in order; no other drill has them."""
    return [_token(key, option) for option in range(options)]


def _token(key: str, option: int) -> str:
    digest = salted_hmac("practice.option", f"{key}:{option}", algorithm="sha256")
    return digest.hexdigest()[:LENGTH]

"""Which letters a text may hold."""

import re

# Controls, the marks that turn the direction of writing, halves of letters, and private letters.
UNWANTED = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ue000-\uf8ff]"
)


def without_unwanted(text: str) -> str:
    """The text without what is not for reading."""
    return UNWANTED.sub("", text)

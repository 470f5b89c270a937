"""The house's rule for what does not divide, and how an address names it."""

from typing import Final, NamedTuple

from engine import OddChips

ODD_CHIPS: Final = {
    "uno": OddChips.LEFT_OF_BUTTON,
    "primero": OddChips.ALL_TO_FIRST_LEFT,
    "no": OddChips.NONE,
}
"""What `impar` may say in an address. Codes are never renamed."""

ODD_CHIPS_SAY: Final = {
    "uno": "una a cada uno, desde la izquierda del botón",
    "primero": "todas al primero a la izquierda del botón",
    "no": "ninguna: cada pozo se divide justo",
}


class House(NamedTuple):
    """A house's rule.

    Attributes:
        odd: a key of `ODD_CHIPS`.
        chip: the smallest chip in play, in units.
        whose: whose rule it is, in their own words; may be empty.
    """

    odd: str = "uno"
    chip: int = 1
    whose: str = ""

"""Whole numbers of units as people write them and read them: 2.000."""

import re

from django.utils.formats import number_format

LARGEST = 10**12
_PLAIN = re.compile(r"[0-9]+")
_WITH_COMMAS = re.compile(r"[1-9][0-9]{0,2}(?:,[0-9]{3})+")
_DECIMAL = re.compile(r"[0-9]+,[0-9]+")
_GROUPED = re.compile(r"[0-9]{1,3}(?:([. \u00a0\u202f])[0-9]{3})(?:\1[0-9]{3})*")


class AmountError(ValueError):
    """Text that is not a whole number of units; the message is Spanish, for who wrote it."""


def read_amount(text: str) -> int:
    """Read an amount of whole units, zero or more: "2000", "2.000" or "2 000".

    Raises AmountError on anything else; a comma is asked about where it may mean either thing.

    >>> read_amount("2.000")
    2000
    """
    written = text.strip()
    if _PLAIN.fullmatch(written) or _GROUPED.fullmatch(written):
        amount = int(re.sub(r"\D", "", written)) if len(written) < 30 else LARGEST + 1
        if amount > LARGEST:
            raise AmountError("Ese monto es demasiado grande: a lo más, un millón de millones.")
        return amount
    if _WITH_COMMAS.fullmatch(written):
        whole = written.replace(",", "")
        raise AmountError(
            f"«{written}» se puede leer de dos modos: si son {whole}, escríbelo sin coma; "
            "los montos no llevan decimales."
        )
    if _DECIMAL.fullmatch(written):
        raise AmountError(f"«{written[:40]}» no es un monto: los montos no llevan decimales.")
    raise AmountError(f"«{written[:40]}» no es un monto: escribe un entero, como 2000 o 2.000.")


def written(amount: int) -> str:
    """The amount as it is printed.

    >>> written(2000)
    '2.000'
    """
    return number_format(amount, force_grouping=True)

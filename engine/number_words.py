"""Whole numbers as they are said in Spanish, for amounts that are heard.

Our own: num2words says "veintiuno mil", and brings a package that has to be built from source.
"""

from typing import Final

BIGGEST: Final = 10**12 - 1
_SMALL: Final = (
    *("cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"),
    *("diez", "once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete"),
    *("dieciocho", "diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés"),
    *("veinticuatro", "veinticinco", "veintiséis", "veintisiete", "veintiocho", "veintinueve"),
)
_TENS: Final = ("treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa")
_HUNDREDS: Final = (
    *("ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos"),
    *("setecientos", "ochocientos", "novecientos"),
)


def number_words(number: int) -> str:
    """A whole number from 0 to `BIGGEST` in words.

    Raises:
        ValueError: the number is outside of that.

    >>> number_words(121), number_words(31_021)
    ('ciento veintiuno', 'treinta y un mil veintiuno')
    """
    if not 0 <= number <= BIGGEST:
        raise ValueError(f"Se dicen números de 0 a {BIGGEST}, no {number}.")
    millions, rest = divmod(number, 1_000_000)
    if not millions:
        return _below_a_million(rest)
    said = "un millón" if millions == 1 else f"{_before_a_noun(millions)} millones"
    return f"{said} {_below_a_million(rest)}" if rest else said


def _below_a_million(number: int) -> str:
    thousands, rest = divmod(number, 1000)
    if not thousands:
        return _below_a_thousand(rest)
    said = "mil" if thousands == 1 else f"{_before_a_noun(thousands)} mil"
    return f"{said} {_below_a_thousand(rest)}" if rest else said


def _before_a_noun(number: int) -> str:
    """ "Uno" is short there: "veintiún mil", "ciento un millones"."""
    said = _below_a_million(number)
    if said.endswith("veintiuno"):
        return f"{said.removesuffix('uno')}ún"
    return f"{said.removesuffix('uno')}un" if said.endswith("uno") else said


def _below_a_thousand(number: int) -> str:
    if number == 100:
        return "cien"
    hundreds, rest = divmod(number, 100)
    if hundreds:
        said = _HUNDREDS[hundreds - 1]
        return f"{said} {_below_a_hundred(rest)}" if rest else said
    return _below_a_hundred(rest)


def _below_a_hundred(number: int) -> str:
    if number < 30:
        return _SMALL[number]
    tens, rest = divmod(number, 10)
    return _TENS[tens - 3] + (f" y {_SMALL[rest]}" if rest else "")

"""What makes the site comfortable to one visitor: theme, deck, size of the cards, number keys.

All of it fits in one cookie and takes effect by one small stylesheet, so that the pages themselves
stay the same for everybody.
"""

from dataclasses import astuple, dataclass, fields
from enum import StrEnum
from typing import Any, Self

COOKIE = "preferencias"
SECONDS_KEPT = 365 * 24 * 60 * 60
LARGE = "1.25"


class Theme(StrEnum):
    SYSTEM = "sistema"
    LIGHT = "claro"
    DARK = "oscuro"


class Deck(StrEnum):
    FOUR_COLOURS = "cuatro"
    TWO_COLOURS = "dos"


class CardSize(StrEnum):
    NORMAL = "normales"
    LARGE = "grandes"


class Keys(StrEnum):
    ON = "si"
    OFF = "no"


# Paper is white whatever the theme, and a browser that cannot switch the colours keeps the light ones.
THEMES = {
    Theme.SYSTEM: "",
    Theme.LIGHT: ":root{color-scheme:light}",
    Theme.DARK: ":root{color-scheme:dark}",
}
SWITCHABLE = "@media screen{@supports (color:light-dark(#000,#fff)){%s}}"
TWO_COLOURS = ":root{--diamonds:var(--hearts);--clubs:var(--spades)}"
LARGE_CARDS = f":root{{--card-scale:{LARGE}}}"
# `--keys` is for practice.js; the rest takes away the hint and the number beside each option.
NO_KEYS = (
    ":root{--keys:off}.keys,.option kbd{display:none}"
    "label.option{grid-template-columns:auto 1fr}"
    "li.option{grid-template-columns:1fr}.verdict{grid-column:1}"
)


@dataclass(frozen=True)
class Preferences:
    """How one visitor likes the site; without arguments, how it is for everybody."""

    theme: Theme = Theme.SYSTEM
    deck: Deck = Deck.FOUR_COLOURS
    cards: CardSize = CardSize.NORMAL
    keys: Keys = Keys.ON

    @classmethod
    def parse(cls, cookie: str) -> Self:
        """Read a cookie. One that was tampered with says nothing: the defaults.

        A shorter one is older than the preferences that it does not name.

        >>> Preferences.parse("oscuro.dos").deck
        <Deck.TWO_COLOURS: 'dos'>
        """
        names = [field.name for field in fields(cls)]
        kinds = (Theme, Deck, CardSize, Keys)
        try:
            words = zip(names, kinds, cookie.split("."), strict=False)
            said: dict[str, Any] = {name: kind(word) for name, kind, word in words}
            return cls(**said)
        except ValueError:
            return cls()

    def dump(self) -> str:
        """What the cookie holds.

        >>> Preferences(theme=Theme.DARK).dump()
        'oscuro.cuatro.normales.si'
        """
        return ".".join(astuple(self))

    def css(self) -> str:
        """The stylesheet that puts them into effect; empty for the defaults."""
        rules = [
            SWITCHABLE % THEMES[self.theme] if THEMES[self.theme] else "",
            TWO_COLOURS if self.deck is Deck.TWO_COLOURS else "",
            LARGE_CARDS if self.cards is CardSize.LARGE else "",
            NO_KEYS if self.keys is Keys.OFF else "",
        ]
        return "".join(f"{rule}\n" for rule in rules if rule)

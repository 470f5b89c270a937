"""A series as its row says it: what its seed deals, but for the places that a person changed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from practice.dealing import Dealt, NoDrillError, Slot, deal_slot, slots
from practice.levels.base import Level
from practice.table import Deal
from practice.typed import type_hand

MOST_SKIPPED = 50

Override = Mapping[str, Any]
Overrides = Mapping[str, Override]


def deal_changed(
    seed: str, levels: Iterable[Level], drills_each: Mapping[str, int], overrides: Overrides
) -> Iterator[Dealt]:
    """Deal all levels in order. A place of `overrides`, by its number as text, has another hand.

    Raises:
        NoDrillError: a drill cannot be had; it says which and why.
    """
    for slot in slots(seed, levels, drills_each):
        yield deal_place(seed, slot, overrides.get(str(slot.place)))


def deal_place(seed: str, slot: Slot, override: Override | None) -> Dealt:
    """Deal one place: `{"skip": n}` leaves out the first hands that the search finds,
    `{"deal": {...}}` is a hand typed by a person, whose options are computed, and with
    `"options": [...]` a hand that was kept with these mistakes offered in this order."""
    try:
        if override and "deal" in override:
            deal, chosen = Deal.from_json(override["deal"]), override.get("options")
            return type_hand(slot.level, deal, slot.plan.shape, chosen)
        return deal_slot(seed, slot, _skip(override))
    except (KeyError, TypeError, ValueError) as error:
        raise NoDrillError(f"mano {slot.place}: {error}") from error


def _skip(override: Override | None) -> int:
    skip = override["skip"] if override else 0
    if type(skip) is not int or not 0 <= skip <= MOST_SKIPPED:
        raise ValueError(f"se saltan de 0 a {MOST_SKIPPED} manos, no {skip}")
    return skip


def kept(dealt_options: Iterable[Mapping[str, Any]], deal: Mapping[str, Any]) -> dict[str, Any]:
    """The override that keeps a stored drill as it is, whatever the seed."""
    return {"deal": dict(deal), "options": [option["mistake"] for option in dealt_options]}


def carried(
    overrides: Overrides, before: Iterable[Slot], after: Iterable[Slot], *, same_seed: bool
) -> dict[str, Override]:
    """The overrides of a series after its levels or its seed were changed.

    A hand moves with its level; a skip belongs to the seed that it was meant for.
    """
    places = {(slot.level.code, slot.number): str(slot.place) for slot in after}
    moved = {str(slot.place): places.get((slot.level.code, slot.number)) for slot in before}
    return {
        place: override
        for old, override in overrides.items()
        if (place := moved.get(old)) and (same_seed or "deal" in override)
    }

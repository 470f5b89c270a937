"""Which number each lesson of a course's files gets, where others are here already."""

from collections.abc import Collection, Mapping
from itertools import count

from lessons.models import Lesson


def numbers(wanted: Mapping[str, int], fixed: Collection[str]) -> dict[str, int]:
    """The number of every lesson of the files, by slug.

    A lesson gets the number that its file says, unless a lesson that is in no file, or one of
    those that are `fixed`, has it: then it keeps the number it has here, and a new one gets the
    next that is free.
    """
    here = dict(Lesson.objects.values_list("slug", "number"))
    stay = {slug: n for slug, n in here.items() if slug in fixed or slug not in wanted}
    taken = set(stay.values())
    given = {slug: n for slug, n in wanted.items() if slug not in stay and n not in taken}
    taken |= set(given.values())
    for slug in sorted(wanted.keys() - given.keys() - stay.keys(), key=wanted.__getitem__):
        own = here.get(slug)
        free = next(n for n in count(wanted[slug]) if n not in taken)
        given[slug] = own if own is not None and own not in taken else free
        taken.add(given[slug])
    return given | {slug: stay[slug] for slug in wanted.keys() & stay.keys()}


def step_aside(numbers: Mapping[str, int], moving: Mapping[str, Lesson]) -> None:
    """Move lessons that are about to get other numbers out of each other's way.

    The given rows keep the number that they had: whoever saves them gives them theirs.
    """
    used = {*Lesson.objects.values_list("number", flat=True), *numbers.values()}
    free = (n for n in count(1) if n not in used)
    for slug, lesson in moving.items():
        if lesson.number != numbers[slug]:
            Lesson.objects.filter(pk=lesson.pk).update(number=next(free))

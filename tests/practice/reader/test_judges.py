"""Readings and ranking held against two evaluators that are not ours."""

from collections.abc import Sequence

import pokerkit
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import DECK, Card
from practice.reader import Outcome, read_entry
from tests.practice.judges import worth
from tests.practice.reader.asking import ask


@st.composite
def tables(draw: st.DrawFn) -> tuple[Sequence[Card], list[Sequence[Card]]]:
    """A board and 2 to 10 hands."""
    count = draw(st.integers(2, 10))
    cards = draw(st.permutations(DECK))[: 5 + 2 * count]
    return cards[:5], [cards[5 + 2 * n : 7 + 2 * n] for n in range(count)]


def params(board: Sequence[Card], hands: list[Sequence[Card]]) -> dict[str, str]:
    own = {f"m{number}": codes(hand) for number, hand in enumerate(hands, start=1)}
    return {"mesa": codes(board), **own}


def codes(cards: Sequence[Card]) -> str:
    return "".join(card.code for card in cards)


def places(values: Sequence[int]) -> list[int]:
    """The place of each value: one more than how many are better."""
    return [1 + sum(other > value for other in values) for value in values]


@given(tables())
def test_places_are_those_of_phevaluator(table: tuple[list[Card], list[list[Card]]]) -> None:
    board, hands = table
    outcome = Outcome.of(read_entry(params(board, hands)))
    assert outcome is not None
    found = sorted((placed.number, placed.place) for placed in outcome.ranking)
    expected = places([worth([*board, *hand]) for hand in hands])
    assert [place for _, place in found] == expected


@given(tables())
def test_the_five_that_play_are_worth_what_pokerkit_says(
    table: tuple[list[Card], list[list[Card]]],
) -> None:
    board, hands = table
    outcome = Outcome.of(read_entry(params(board, hands)))
    assert outcome is not None
    for (seat, reading), hand in zip(
        sorted(outcome.order, key=lambda each: each[0]), hands, strict=True
    ):
        best = pokerkit.StandardHighHand.from_game(codes(hand), codes(board))
        assert pokerkit.StandardHighHand(codes(reading.five)) == best
        assert {*reading.five, *reading.unused} == {*board, *hands[seat]}


@settings(max_examples=25)
@given(tables())
def test_the_page_says_what_phevaluator_says(
    table: tuple[list[Card], list[list[Card]]],
) -> None:
    board, hands = table
    answer = ask(**params(board, hands))
    values = places([worth([*board, *hand]) for hand in hands])
    expected = sorted((place, number) for number, place in enumerate(values, start=1))
    assert [line.split(" ")[:3] for line in answer.ranking] == [
        [f"{place}.º", "Mano", str(number)] for place, number in expected
    ]
    tied = [values.count(place) > 1 for place, _ in expected]
    assert ["empate" in line for line in answer.ranking] == tied

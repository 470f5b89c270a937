"""What holds for every mistake at every table, tried on many."""

from itertools import permutations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import DECK, SUITS, Card, Category, read_hand, strength
from practice.mistakes import CATALOGUE, MISTAKES
from practice.mistakes.reading import AROUND_THE_ACE
from practice.table import Answer, Deal, Table
from tests.factories import table

many = settings(max_examples=100)

# Few ranks make ties, full houses and straights common; A-2-3-4-5 is in the last of these decks.
DECKS = (DECK, [c for c in DECK if c.rank > 8], [c for c in DECK if c.rank in (2, 3, 4, 5, 13, 14)])


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Two to four seats; with three or more, one of them may be all in for less."""
    seats = draw(st.integers(2, 4))
    deck = draw(st.sampled_from(DECKS))
    cards = draw(
        st.lists(st.sampled_from(deck), min_size=5 + 2 * seats, max_size=5 + 2 * seats, unique=True)
    )
    hands = tuple((cards[i], cards[i + 1]) for i in range(5, len(cards), 2))
    all_in = draw(st.integers(-1, seats - 1)) if seats > 2 else -1
    contributed = tuple(60 if seat == all_in else 120 for seat in range(seats))
    return Table(Deal(tuple(cards[:5]), hands, contributed))


def answers(at: Table) -> dict[str, Answer]:
    given = {mistake.code: mistake.answer(at) for mistake in CATALOGUE}
    return {code: answer for code, answer in given.items() if answer is not None}


def ranks(answer: Answer) -> tuple[object, ...]:
    """An answer without its suits."""
    card = answer.card and answer.card.rank
    return answer.takers, sorted(card.rank for card in answer.shows), card


def by_rank(at: Table, *, but: str = "") -> dict[str, object]:
    return {code: ranks(answer) for code, answer in answers(at).items() if code != but}


def with_suits(at: Table, suits: tuple[str, ...]) -> Table:
    def moved(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(Card(card.rank, suits[SUITS.index(card.suit)]) for card in cards)

    deal = at.deal
    return Table(Deal(moved(deal.board), tuple(map(moved, deal.hands)), deal.contributed))


def turned(at: Table) -> Table:
    """The same table with its seats in the other direction."""
    return Table(Deal(at.deal.board, at.deal.hands[::-1], at.deal.contributed[::-1]))


def turned_ranks(at: Table) -> dict[str, object]:
    """What the mistakes answer at a table whose seats run the other way, told for this one."""
    last = len(at.seats) - 1
    return {
        code: ranks(
            answer._replace(
                takers=tuple(tuple(sorted(last - seat for seat in pot)) for pot in answer.takers)
            )
        )
        for code, answer in answers(turned(at)).items()
    }


@many
@given(tables())
def test_no_mistake_gives_a_right_answer(at: Table) -> None:
    assert not [code for code, answer in answers(at).items() if at.is_right(answer)]


@many
@given(tables())
def test_the_right_answer_is_right(at: Table) -> None:
    assert at.is_right(at.right)


@many
@given(tables())
def test_every_pot_is_given_to_seats_of_the_table(at: Table) -> None:
    for answer in answers(at).values():
        assert len(answer.takers) == len(at.pots)
        assert all(takers and set(takers) <= set(at.seats) for takers in answer.takers)
        assert all(list(takers) == sorted(set(takers)) for takers in answer.takers)


@many
@given(tables())
def test_only_the_all_in_is_ever_given_a_pot_that_it_did_not_pay(at: Table) -> None:
    for code, answer in answers(at).items():
        pots = zip(at.pots, answer.takers, strict=True)
        strangers = {seat for pot, takers in pots for seat in takers if seat not in pot.eligible}
        assert strangers <= (set(at.all_in) if code in ("ambos-pozos", "sin-derecho") else set())


@many
@given(tables())
def test_the_cards_shown_are_different_cards_of_a_taker(at: Table) -> None:
    for answer in answers(at).values():
        assert set(answer.shows) <= set(at.seven(answer.takers[0][0]))
        assert len(set(answer.shows)) == len(answer.shows)


@many
@given(tables())
def test_a_table_with_two_pots_shows_no_cards_and_names_none(at: Table) -> None:
    for answer in answers(at).values():
        assert bool(answer.shows) == (len(at.pots) == 1)
        assert answer.card is None or answer.shows


@many
@given(tables())
@example(table("Ks Kd 9h 9c 5s", "4d 4h", "Ac 2d"))
@example(table("Ks Kd 9h 9c 5s", "4c 4s", "Ac 2d"))
def test_the_cards_shown_stand_in_reading_order(at: Table) -> None:
    """Else one five written in two ways would pass for two different options."""
    for code, answer in answers(at).items():
        suits = [(card.rank, SUITS.index(card.suit)) for card in answer.shows]
        of_one_rank = {rank: [s for r, s in suits if r == rank] for rank, _ in suits}
        assert all(found == sorted(found) for found in of_one_rank.values()), code


@many
@given(tables())
def test_the_right_takers_are_never_offered_with_a_better_five(at: Table) -> None:
    for answer in answers(at).values():
        if answer.takers == at.takers and len(answer.shows) == 5:
            assert strength(answer.shows) < at.strengths[at.takers[0][0]]


@many
@given(tables(), st.sampled_from(list(permutations(SUITS))))
def test_other_suits_change_the_answer_of_the_suit_mistake_alone(
    at: Table, suits: tuple[str, ...]
) -> None:
    assert by_rank(with_suits(at, suits), but="palo") == by_rank(at, but="palo")


def test_other_suits_do_change_the_answer_of_the_suit_mistake() -> None:
    at = table("Ks Kd Qc Jh 5s", "Ac 3d", "Ah 2c")
    other = with_suits(at, tuple("scdh"))
    found = [answers(each)["palo"].takers for each in (at, other)]
    assert found == [((1,),), ((0,),)]


@many
@given(tables())
@example(table("As Ah Kd Kc Qs", "Jd Jh", "Tc Td"))
def test_the_order_of_the_seats_moves_the_answers_with_it(at: Table) -> None:
    assert turned_ranks(at) == by_rank(at)


@many
@given(tables())
def test_a_mistake_answers_the_same_when_it_is_asked_again(at: Table) -> None:
    assert answers(Table(at.deal)) == answers(at)


@many
@given(tables())
def test_the_highest_own_card_errs_on_no_tie(at: Table) -> None:
    tied = any(len(takers) > 1 for takers in at.takers)
    assert not (tied and MISTAKES["carta-propia-mas-alta"].answer(at))


@pytest.mark.parametrize("run", AROUND_THE_ACE)
def test_a_straight_around_the_ace_is_really_a_high_card(run: tuple[int, ...]) -> None:
    five = [Card(rank, suit) for rank, suit in zip(run, "shshs", strict=True)]
    assert read_hand(five).category is Category.HIGH_CARD

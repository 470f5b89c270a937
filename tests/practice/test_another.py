"""More hands with the same mistake."""

import pytest

from practice.another import deal_another
from practice.levels import READING
from practice.levels.known import FIRST_CATALOGUE
from practice.mistakes import MISTAKES
from practice.models import Attempt, Drill
from practice.questions import Option
from practice.questions.reading import PLAIN
from tests.factories import says, table
from tests.practice.visiting import HTMX, PRACTICE, Visitor, page

OFTEN = sorted({code for level in READING for code in level.mistakes})
PAIRS = [
    ("mano-mas-baja", "carta-propia-mas-alta"),
    ("palo", "sexta-carta"),
    ("escalera-no-vista", "mano-mas-baja"),
]


@pytest.mark.parametrize("code", OFTEN)
def test_a_hand_offers_its_mistake(code: str) -> None:
    for number in (1, 2):
        dealt = deal_another("prueba", READING, code, number)
        assert dealt is not None
        assert code in [option.mistake for option in dealt.options]


def test_the_same_address_gives_the_same_hand() -> None:
    one, two = (deal_another("prueba", READING, "palo", 7) for _ in range(2))
    assert one
    assert two
    assert one.table.deal == two.table.deal
    assert one.options == two.options


def test_the_next_address_gives_another_hand() -> None:
    one, two = (deal_another("prueba", READING, "palo", number) for number in (1, 2))
    assert one
    assert two
    assert one.table.deal != two.table.deal


@pytest.mark.parametrize("pair", PAIRS)
def test_a_hand_tells_two_mistakes_apart(pair: tuple[str, str]) -> None:
    dealt = deal_another("prueba", READING, pair[0], 1, pair[1])
    assert dealt is not None
    given = {option.mistake: option.answer for option in dealt.options}
    one, two = (given[code] for code in pair)
    assert (one.takers, one.shows) != (two.takers, two.shows)


def test_options_of_another_hand_are_as_different_as_any() -> None:
    for number in range(1, 12):
        dealt = deal_another("prueba", READING, "mano-mas-baja", number)
        assert dealt is not None
        words = {dealt.question.word(dealt.table, o.answer, o.mistake) for o in dealt.options}
        assert len(words) == len(dealt.options)


def test_an_answer_also_fits_the_mistake_that_takes_and_shows_the_same() -> None:
    at = table("9c Ac 4c Jh 5s", "4d 2c", "7h 10d")
    lower = MISTAKES["mano-mas-baja"].answer(at)
    assert lower == says("B", "Ac Jh 10d 9c 7h")
    assert PLAIN.rivals(at, Option(lower, "mano-mas-baja"), FIRST_CATALOGUE) == [
        "carta-propia-mas-alta"
    ]


# The page


def another(mistake: str, number: object = 1) -> str:
    return f"{PRACTICE}otra/{mistake}/{number}/"


def test_the_page_asks_a_hand_and_says_that_it_does_not_count(visitor: Visitor) -> None:
    shown = page(visitor.client.get(another("palo")))
    assert "Esta mano no se guarda ni se cuenta." in shown.text()
    assert shown.forms[0].attrs["method"] == "get"


def test_an_answer_shows_its_feedback_and_stores_nothing(visitor: Visitor) -> None:
    drills = Drill.objects.count()
    form = page(visitor.client.get(another("palo"))).forms[0]
    fields = {"enviada": "1", "option": form.values("option")[0]}
    shown = page(visitor.client.get(another("palo"), fields, headers=HTMX))
    assert "resultado" in shown.ids
    assert not Attempt.objects.exists()
    assert Drill.objects.count() == drills
    assert visitor.learner_ids == {}


def test_no_choice_is_refused_with_its_form(visitor: Visitor) -> None:
    response = visitor.client.get(another("palo"), {"enviada": "1"})
    assert response.status_code == 422
    assert "Elige una respuesta antes de responder." in page(response).text()


def test_the_form_keeps_the_mistake_to_tell_apart(visitor: Visitor) -> None:
    shown = page(visitor.client.get(another("palo"), {"frente": "sexta-carta"}))
    assert shown.forms[0].values("frente") == ["sexta-carta"]
    assert "distingue" in shown.text()


def test_where_no_hand_is_found_a_calm_page_says_so(visitor: Visitor) -> None:
    response = visitor.client.get(another("mano-mas-baja"), {"frente": "full-por-el-par"})
    assert response.status_code == 200
    assert "No se encontró otra mano" in page(response).title


@pytest.mark.parametrize("address", ["no-hay/1", "palo/0", "palo/1000", "palo/99999999999"])
def test_an_address_that_means_nothing_is_not_found(visitor: Visitor, address: str) -> None:
    assert visitor.client.get(f"{PRACTICE}otra/{address}/").status_code == 404


@pytest.mark.parametrize("against", ["palo", "no-hay", "\N{SNOWMAN}"])
def test_a_rival_that_means_nothing_is_not_found(visitor: Visitor, against: str) -> None:
    assert visitor.client.get(another("palo"), {"frente": against}).status_code == 404


def test_it_is_only_looked_at(visitor: Visitor) -> None:
    assert visitor.client.post(another("palo")).status_code == 405


def test_after_a_miss_another_hand_is_offered(learner: Visitor, drill: Drill) -> None:
    option = next(n for n, o in enumerate(drill.choices) if o.mistake)
    shown = page(learner.answer(drill, option, htmx=True))
    links = [each.attrs["href"] for each in shown.all("a")]
    assert another(drill.choices[option].mistake) in links

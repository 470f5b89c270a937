"""The reader by its address: what it answers, and what it never does."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.practice.reader.asking import ANA, BETO, BOARD, READER, ask, ask_address

TWO = {"mesa": BOARD, "m1": ANA, "m2": BETO}


# The answer


def test_who_wins_is_said_with_the_hand() -> None:
    assert ask(**TWO, n1="Ana", n2="Beto").said == "Gana Ana con par de reinas."


def test_a_hand_without_a_name_is_called_by_its_number() -> None:
    assert ask(**TWO).said == "Gana Mano 1 con par de reinas."


def test_two_hands_of_one_name_are_told_apart_by_their_numbers() -> None:
    assert ask(**TWO, n1="Ana", n2="ana").said == "Gana Ana (mano 1) con par de reinas."


def test_the_ranking_lists_every_hand_from_the_best_down() -> None:
    answer = ask(**TWO, m3="9s 9h")
    assert answer.ranking == [
        "1.º Mano 3 full de nueves con reinas",
        "2.º Mano 1 par de reinas",
        "3.º Mano 2 par de reinas",
    ]


def test_equal_hands_share_a_place_and_leave_the_next_one_out() -> None:
    answer = ask(mesa=BOARD, m1="Ah 8s", m2="Ad 8c", m3="Kd 7d")
    assert [line.split()[0] for line in answer.ranking] == ["1.º", "1.º", "3.º"]
    assert [line.endswith("empate") for line in answer.ranking] == [True, True, False]
    assert answer.said == "Empatan Mano 1 y Mano 2 con par de reinas y se reparten el pozo."


def test_the_board_that_plays_is_named() -> None:
    answer = ask(mesa="As Ks Qs Js 10s", m1="2c 3d", m2="Ah Ad")
    assert answer.said.startswith("Juega la mesa: empatan Mano 1 y Mano 2 con escalera real")
    assert all(line.endswith("empate juega la mesa") for line in answer.ranking)


def test_each_hand_is_read_in_its_three_roles() -> None:
    text = ask(**TWO).page.text(of_class="showdown")
    assert "kicker" in text
    assert "no juegan" in text
    assert "en la combinación" in text
    assert "as de corazones (propia)" in text


def test_a_kicker_is_labelled_where_none_decides() -> None:
    answer = ask(mesa="As Ks 9d 4c 2c", m1="Ah Ad", m2="Kh 3c")
    assert "kicker" in answer.page.text(of_class="five")


def test_the_comparison_goes_step_by_step_to_the_one_that_decides() -> None:
    heads = [line.split(" ") for line in ask(**TWO).steps]
    assert [" ".join(words[:3]) for words in heads[2:5]] == [
        "La mano par",
        "El par Q",
        "El primer kicker",
    ]
    assert "Decide el primer kicker: as contra jota." in ask(**TWO).page.text(of_id="answer")


def test_winner_and_the_best_of_the_others_are_compared_by_default() -> None:
    answer = ask(mesa=BOARD, m1="Kd 7d", m2="Jc 8d", m3="Ah 8s")
    assert "Paso a paso: Mano 3 y Mano 1" in answer.page.text(of_id="comparison")


def test_any_two_hands_can_be_compared() -> None:
    answer = ask(mesa=BOARD, m1="Kd 7d", m2="Jc 8d", m3="Ah 8s", contra="2-1")
    assert "Paso a paso: Mano 2 y Mano 1" in answer.page.text(of_id="comparison")
    assert "Mano 2 contra Mano 1: decide el primer kicker: rey contra jota." in answer.said


def test_every_pair_can_be_reached_by_links() -> None:
    answer = ask(mesa=BOARD, m1="Kd 7d", m2="Jc 8d", m3="Ah 8s")
    links = [a.attrs["hx-get"] for a in answer.page.all("a") if "hx-get" in a.attrs]
    assert len(links) == 6
    assert all(ask_address(link).status == 200 for link in links)


def test_equal_hands_are_compared_to_the_end() -> None:
    answer = ask(mesa=BOARD, m1="Ah 8s", m2="Ad 8c")
    assert "Las cinco valen lo mismo." in answer.page.text(of_id="answer")


# What is missing


@pytest.mark.parametrize(
    ("board", "lacks"),
    [
        ("Qs Qh 9d", "Faltan 2 cartas: el turn y el river."),
        ("Qs Qh 9d 4c", "Falta 1 carta: el river."),
        ("Qs", "Faltan 4 cartas."),
    ],
)
def test_a_board_that_is_not_full_says_what_is_missing(board: str, lacks: str) -> None:
    answer = ask(mesa=board, m1=ANA, m2=BETO)
    assert answer.status == 200
    assert answer.at("mesa") == lacks
    assert answer.said.startswith("Para leer falta: ")
    assert answer.fields["mesa"] == board
    assert answer.ranking == []


def test_a_single_hand_says_that_another_is_missing() -> None:
    answer = ask(mesa=BOARD, m1=ANA)
    assert answer.status == 200
    assert answer.said == "Para leer falta: otra mano."
    assert answer.fields["m1"] == ANA


def test_hands_without_a_board_say_that_it_is_missing() -> None:
    assert ask(m1=ANA, m2=BETO).said == "Para leer falta: las cinco cartas del tablero."


def test_a_hand_that_is_not_full_waits_while_the_others_are_read() -> None:
    answer = ask(**TWO, m3="Kd")
    assert answer.status == 200
    assert answer.said.endswith("Mano 3 todavía no se lee: falta 1 carta.")
    assert len(answer.ranking) == 2


def test_nothing_given_is_no_mistake() -> None:
    answer = ask()
    assert answer.status == 200
    assert answer.said.startswith("Da las cinco cartas del tablero")
    assert answer.fields["manos"] == "2"


# What it never does


@pytest.mark.django_db
@pytest.mark.parametrize("params", [{}, TWO, {"mesa": "Zz"}, {"carta": "Qs"}])
def test_it_takes_no_query_and_sets_no_cookie(params: dict[str, str]) -> None:
    client = Client()
    client.cookies["preferencias"] = "oscuro.dos.normales.si"
    client.cookies["sessionid"] = "x" * 32
    with CaptureQueriesContext(connection) as queries:
        answer = ask(client, **params)
    assert len(queries) == 0
    assert not answer.response.cookies


@pytest.mark.parametrize("params", [{}, TWO])
def test_it_is_the_same_for_everybody(params: dict[str, str]) -> None:
    client = Client()
    client.cookies["preferencias"] = "oscuro.dos.normales.si"
    mine, everybodys = ask(client, **params).response, ask(**params).response
    assert mine.content == everybodys.content
    assert "Cookie" not in everybodys.headers.get("Vary", "")


def test_only_an_address_with_cards_is_kept_from_search_engines() -> None:
    assert "X-Robots-Tag" not in ask().response.headers
    assert b"noindex" not in ask().response.content
    assert ask(**TWO).response["X-Robots-Tag"] == "noindex"
    assert b'content="noindex"' in ask(**TWO).response.content


def test_it_is_only_looked_at() -> None:
    assert Client().head(READER).status_code == 200
    assert Client().post(READER).status_code == 405


# The address


def test_the_address_that_is_given_says_the_same() -> None:
    answer = ask(**TWO, n1="José", m3="Kd 7d", contra="3-2")
    again = ask_address(answer.response["HX-Replace-Url"])
    assert again.said == answer.said
    assert again.ranking == answer.ranking
    assert again.steps == answer.steps


def test_the_address_that_is_given_is_short() -> None:
    answer = ask(**TWO, n1="Ana", n2="", manos="2", contra="")
    assert answer.response["HX-Replace-Url"] == "/leer/?mesa=QsQh9d4c2c&n1=Ana&m1=Ah8s&m2=Jc8d"


@pytest.mark.parametrize("written", ["QsQh9d4c2c", "Q♠ Q♥ 9♦ 4♣ 2♣", "qS, qh, 9D 4c 2c"])
def test_cards_are_read_in_each_form_that_the_page_names(written: str) -> None:
    assert ask(mesa=written, m1="Ah8s", m2="Jc Td").said == "Gana Mano 1 con par de reinas."


def test_a_name_is_text_and_nothing_else() -> None:
    answer = ask(**TWO, n1="<b>Ana</b> & 'Eva'")
    assert answer.said.startswith("Gana <b>Ana</b> & 'Eva' con")
    assert b"<b>Ana" not in answer.response.content

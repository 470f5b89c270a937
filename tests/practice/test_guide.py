"""The guide to the practice: its code is run, and what it says can be done is done."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from practice.audit import LevelAudit, audit
from practice.dealing import Dealt, deal_series
from practice.levels import LEVELS, Level, Plan
from practice.levels.chips import ChipShape, unmatched
from practice.levels.fairness import any_answers
from practice.mistakes import CATALOGUE, MISTAKES, Mistake
from practice.models import Drill, Series
from practice.proof import flaws
from practice.questions import QUESTIONS, Question
from practice.settling import settle
from tests.factories import every_backing
from tests.practice.pages import Page
from tests.practice.test_catalogue import METHODS, keys, overrides

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "practica.md"
BLOCK = re.compile(r"^```python\n# (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS: dict[str, str] = dict(BLOCK.findall(GUIDE.read_text(encoding="utf-8")))
SERIES = "fichas-de-cinco"


def written(monkeypatch: pytest.MonkeyPatch, path: str) -> ModuleType:
    """The module that a block of the guide is, as if its file were there."""
    name = path.removesuffix(".py").replace("/", ".")
    module = ModuleType(name)
    monkeypatch.setitem(sys.modules, name, module)
    exec(compile(BLOCKS[path], f"{GUIDE}: {path}", "exec"), module.__dict__)
    return module


def path_in(folder: str) -> str:
    (path,) = [path for path in BLOCKS if path.startswith(f"practice/{folder}/")]
    return path


@pytest.fixture
def mistake(monkeypatch: pytest.MonkeyPatch) -> Mistake:
    """The mistake of the guide, with its line in the catalogue."""
    module = written(monkeypatch, path_in("mistakes"))
    (kind,) = [each for each in vars(module).values() if made_here(each, module)]
    made: Mistake = kind()
    monkeypatch.setitem(MISTAKES, made.code, made)
    monkeypatch.setattr("practice.models.sources.CATALOGUE", (*CATALOGUE, made))
    return made


@pytest.fixture
def level(monkeypatch: pytest.MonkeyPatch, mistake: Mistake) -> Level:
    """The level of the guide, with its line among the levels."""
    made: Level = written(monkeypatch, path_in("levels")).LEVEL
    monkeypatch.setitem(LEVELS, made.code, made)
    return made


@pytest.fixture
def question(monkeypatch: pytest.MonkeyPatch) -> Question:
    """The question type of the guide, with its line among the types."""
    module = written(monkeypatch, path_in("questions"))
    (made,) = [each for each in vars(module).values() if isinstance(each, Question)]
    monkeypatch.setitem(QUESTIONS, made.code, made)
    return made


def made_here(each: Any, module: ModuleType) -> bool:
    return isinstance(each, type) and each.__module__ == module.__name__


# The mistake


def test_the_mistake_is_one_that_the_catalogue_would_take(mistake: Mistake) -> None:
    assert mistake.code not in {each.code for each in CATALOGUE}
    assert mistake.name not in {each.name for each in CATALOGUE}
    assert mistake.rule.endswith(".")
    assert mistake.rule.count(".") == 1
    assert len(mistake.code) <= longest("level_code") == 40
    known = keys("excerpts.toml", "excerpt") | keys("rules.toml", "rule")
    assert (mistake.backing.excerpt or mistake.backing.outside_rule) in known


def test_the_mistake_goes_wrong_at_its_step_alone(mistake: Mistake) -> None:
    every = {name for names in METHODS.values() for name in names}
    changed = {name for name in every if overrides(mistake, name)}
    assert changed
    assert changed <= METHODS[mistake.step]


@pytest.mark.django_db
def test_the_sources_say_what_backs_the_mistake(mistake: Mistake) -> None:
    every_backing()
    assert f"«{mistake.name}»" in Page(Client().get("/fuentes/").content.decode()).text()


# The level


def dealt(level: Level) -> Iterator[Dealt]:
    for number in range(10):
        yield from deal_series(f"guía {number}", [level])


def test_every_hand_of_the_level_offers_the_mistake(level: Level, mistake: Mistake) -> None:
    for hand in dealt(level):
        assert mistake.code in {option.mistake for option in hand.options}


def test_no_hand_of_the_level_has_a_flaw(level: Level) -> None:
    for hand in dealt(level):
        assert list(flaws(hand.table, hand.question, hand.options)) == []


def test_the_mistake_pays_all_that_was_put_in(level: Level, mistake: Mistake) -> None:
    for hand in dealt(level):
        account = settle(hand.table, mistake)
        assert account is not None
        assert sum(account.payouts) == sum(hand.table.deal.contributed)


def test_the_level_keeps_what_the_guide_says_of_levels(level: Level) -> None:
    assert len(level.stakes) == len(level.shapes)
    assert len(level.code) <= longest("level_code")
    assert set(level.mistakes) <= set(level.known) <= set(MISTAKES)
    assert level.code not in {each.code for each in LEVELS.values() if each is not level}


def test_the_audit_counts_the_level(level: Level, mistake: Mistake) -> None:
    (counted,) = audit(("uno", "dos"), (level,))
    assert isinstance(counted, LevelAudit)
    assert counted.in_series[mistake.code] == counted.series == 2


# A series of it, answered in a browser


@pytest.fixture
def series(db: None, level: Level) -> Series:
    """A series of the level, dealt by the command that the guide names."""
    every_backing()
    row: Series = Series.objects.create(
        slug=SERIES, name=level.name, seed="oro", level_codes=[level.code]
    )
    call_command("deal", SERIES, stdout=StringIO())
    return row


def test_who_makes_the_mistake_is_told_its_name_and_its_rule(
    series: Series, mistake: Mistake
) -> None:
    client = Client()
    client.get(f"/practica/{SERIES}/")
    for drill in Drill.objects.filter(series=series):
        values = next(o.answer.values for o in drill.choices if o.mistake == mistake.code)
        sent = {f"amount{place}": str(amount) for place, amount in enumerate(values)}
        address = f"/practica/{SERIES}/{drill.place}/"
        response = client.post(address, {"drill": drill.pk} | sent, follow=True)
        told = Page(response.content.decode()).text(of_class="feedback")
        assert f"Coincide con «{mistake.name}»" in told
        assert f"Tu respuesta sale de {mistake.does}." in told
        assert mistake.rule in told
        assert drill.attempts.get().mistake == mistake.code


# The question type


def test_the_question_tells_a_mistake_from_the_right_answer(question: Question) -> None:
    targets = ("un-solo-pozo", "no-igualada")
    shape = ChipShape(name="cuántos", question=question, targets=targets, options=3, puts=unmatched)
    level = Level("cuantos", "Cuántos", "", 1, (shape,), (30,), targets, fair=any_answers)
    assert level.plan("oro") == [Plan(shape, 30, None)]
    (hand,) = deal_series("oro", [level])
    assert [*flaws(hand.table, question, hand.options)] == []
    told = {o.mistake: question.explain(hand.table, o) for o in hand.options}
    assert {code: each.is_right for code, each in told.items()} == {
        "": True,
        **dict.fromkeys(targets, False),
    }
    assert len(question.code) <= longest("form") == 10


def longest(field: str) -> int:
    """The longest code that a column holds."""
    length: int = Drill._meta.get_field(field).max_length
    return length


# What else the guide says


def test_the_table_of_steps_is_that_of_the_settlement() -> None:
    rows = re.findall(r"^\| `([A-Z]+)` \| (.+?) \|", GUIDE.read_text("utf-8"), re.MULTILINE)
    told = {step: set(re.findall(r"`(\w+)`", methods)) for step, methods in rows}
    assert told == {step.name: methods for step, methods in METHODS.items()}


def test_every_file_that_is_named_is_there() -> None:
    text = BLOCK.sub("", GUIDE.read_text("utf-8"))
    named = re.findall(r"`((?:practice|lessons|tests)/[\w./]+)`", text)
    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).exists()] == []
    linked = re.findall(r"\]\((\w+\.md)\)", text)
    assert [name for name in linked if not (ROOT / "docs" / name).exists()] == []


@pytest.mark.parametrize("path", BLOCKS)
def test_every_line_that_is_to_be_added_has_its_place(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list that the guide names is there, and the line names what the block defines."""
    package = path.rpartition("/")[0]
    text = " ".join(GUIDE.read_text("utf-8").split())
    (place, line) = re.findall(
        rf"`{package}/__init__\.py`(?:, \*\*al final\*\* de `(\w+)`|[^`]*): `([\w.]+)", text
    )[0]
    inside = place or re.findall(rf"`{re.escape(line)},` dentro de `(\w+)`", text)[0]
    assert hasattr(import_module(package.replace("/", ".")), inside)
    module = written(monkeypatch, path)
    assert hasattr(module, line.rpartition(".")[2])

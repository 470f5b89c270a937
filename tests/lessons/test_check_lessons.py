"""check_lessons: the course as it stands is right, and no card, amount or letter changes unnoticed."""

import re
import shutil
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from engine import DECK
from lessons.checking import check_files
from lessons.coursefiles import COURSE
from lessons.models import Lesson
from lessons.reading import Fault
from practice.models import Drill
from tests.factories import LessonFactory, SeriesFactory

pytestmark = pytest.mark.usefixtures("dealt_once")

LESSON = "lessons/el-showdown.md"
CARD = re.compile(r"(?:10|[2-9JQKA])[♠♥♦♣]")
AMOUNT = re.compile(r"(?<=: )\d+(?![\d♠♥♦♣])")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(COURSE, tmp_path / "course"))


def change(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def found(folder: Path) -> list[Fault]:
    return list(check_files(folder))


def check(*args: str) -> str:
    out = StringIO()
    call_command("check_lessons", *args, stdout=out)
    return out.getvalue()


# The course as it stands


def test_the_course_files_are_right() -> None:
    assert found(COURSE) == []


@pytest.mark.django_db
def test_a_loaded_course_is_right(course: Lesson) -> None:
    assert check().startswith("El curso está bien")


def test_files_alone_need_no_database() -> None:
    assert check("--files").startswith("El curso está bien")


# Nothing changes unnoticed


def blocks() -> Iterator[tuple[int, str]]:
    """The lines of the lesson's blocks, numbered as in the file."""
    inside = False
    for number, line in enumerate((COURSE / LESSON).read_text("utf-8").split("\n"), start=1):
        if line.startswith("```"):
            inside = line != "```"
        elif inside and ":" in line:
            yield number, line


def places(what: re.Pattern[str]) -> list[tuple[int, int]]:
    """Every card or amount of the lesson's blocks: its line, and where it begins there."""
    return [(n, m.start()) for n, line in blocks() for m in what.finditer(line)]


def changed_at(folder: Path, line: int, start: int, what: re.Pattern[str], new: str) -> None:
    file = folder / LESSON
    lines = file.read_text(encoding="utf-8").split("\n")
    match = what.match(lines[line - 1], start)
    assert match
    lines[line - 1] = lines[line - 1][:start] + new + lines[line - 1][match.end() :]
    file.write_text("\n".join(lines), encoding="utf-8")


def block_of(folder: Path, line: int) -> str:
    """The block up to that line."""
    lines = (folder / LESSON).read_text(encoding="utf-8").split("\n")
    opening = max(n for n in range(line) if re.match(r"```\w", lines[n]))
    return "\n".join(lines[opening:line])


def test_the_lesson_has_cards_and_amounts_to_change() -> None:
    assert len(places(CARD)) > 60
    assert len(places(AMOUNT)) == 4


@pytest.mark.parametrize(("line", "start"), places(CARD))
def test_another_card_is_noticed_with_its_line(folder: Path, line: int, start: int) -> None:
    lines = (folder / LESSON).read_text(encoding="utf-8").split("\n")
    block = block_of(folder, line) + "\n".join(lines[line : lines.index("```", line)])
    unused = next(str(card) for card in reversed(DECK) if str(card) not in block)
    changed_at(folder, line, start, CARD, unused)
    assert_noticed(folder, line)


@pytest.mark.parametrize(("line", "start"), places(AMOUNT))
def test_another_amount_is_noticed_with_its_line(folder: Path, line: int, start: int) -> None:
    changed_at(folder, line, start, AMOUNT, "41")
    assert_noticed(folder, line)


def assert_noticed(folder: Path, line: int) -> None:
    """Something is found in that file, at that line or where its block begins."""
    opening = line - block_of(folder, line).count("\n")
    lines = {each.line for each in found(folder) if each.where == str(folder / LESSON)}
    assert lines & {opening, line}


def quotations() -> list[str]:
    return re.findall(r'^quote = "(.+)"$', (COURSE / "excerpts.toml").read_text("utf-8"), re.M)


@pytest.mark.parametrize("quote", quotations())
def test_another_letter_of_a_quotation_is_noticed_with_its_line(folder: Path, quote: str) -> None:
    middle = next(i for i in range(len(quote) // 2, len(quote)) if quote[i].isalpha())
    other = "x" if quote[middle] != "x" else "y"
    change(folder, "excerpts.toml", quote, quote[:middle] + other + quote[middle + 1 :])
    (finding,) = found(folder)
    assert finding.where == str(folder / "excerpts.toml")
    text = (folder / "excerpts.toml").read_text("utf-8").split("\n")
    assert text[finding.line - 1].startswith("key = ")
    assert quote[: middle - 5] in text[finding.line + 1]


def test_another_word_of_a_rule_is_noticed(folder: Path) -> None:
    change(folder, "rules.toml", "nunca desempata", "siempre desempata")
    (finding,) = found(folder)
    assert "Una pinta siempre desempata un pozo." in finding.says


def test_a_figure_that_is_gone_is_noticed(folder: Path) -> None:
    change(folder, LESSON, "```pozos mesa", "```pozos otra")
    assert any("falta mesa.principal" in each.says for each in found(folder))


# What else it finds


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[^empate]", "[^empates]", "No hay cita «empates»"),
        ("(termino:kicker)", "(termino:kiker)", "No existe «kiker»"),
        ("(serie:leer-el-showdown)", "(serie:leer)", "No existe «leer»"),
        ("{{ mesa.principal }}", "{{ mesa.principl }}", "No hay nada calculado"),
        ("{{ mesa.total }}", "300", "«300» se calcula"),
        ("```leo", "```lea", "No hay un bloque «lea»"),
    ],
)
def test_a_mistake_in_the_text_is_told_with_its_line(
    folder: Path, old: str, new: str, says: str
) -> None:
    text = (folder / LESSON).read_text(encoding="utf-8")
    line = text[: text.index(old, text.index("+++\n##"))].count("\n") + 1
    head, body = text.split("+++\n##", 1)
    (folder / LESSON).write_text(head + "+++\n##" + body.replace(old, new, 1), encoding="utf-8")
    assert (line, True) in [(each.line, says in each.says) for each in found(folder)]


def assert_told_in_a_question(folder: Path) -> None:
    """A citation that is wrong in a question is found, and its line holds it."""
    change(folder, LESSON, "Es un empate[^empate]", "Es un empate[^nada]")
    text = (folder / LESSON).read_text(encoding="utf-8").split("\n")
    (finding,) = [each for each in found(folder) if "«nada»" in each.says]
    assert "[^nada]" in text[finding.line - 1]


def test_a_mistake_in_a_question_is_told_with_its_line(folder: Path) -> None:
    assert_told_in_a_question(folder)
    assert len(found(folder)) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [("\nexplanation = ", "\nexplanation="), ("\nexplanation = ", '\n  "explanation" = ')],
)
def test_it_is_told_with_its_line_however_its_name_is_written(
    folder: Path, old: str, new: str
) -> None:
    change(folder, LESSON, old, new)
    assert_told_in_a_question(folder)


def test_a_link_that_begins_a_line_ends_no_values(folder: Path) -> None:
    change(folder, LESSON, "\nasks = ", '\nasks = """\n[kicker](termino:kicker)\n"""\n#asks = ')
    assert_told_in_a_question(folder)


def test_a_file_that_is_no_toml_is_told_with_its_line(folder: Path) -> None:
    change(folder, "rules.toml", 'key = "suits-never"', "key = suits-never")
    (finding,) = found(folder)
    assert finding.where.endswith("rules.toml")
    assert (
        "key = suits-never"
        in (folder / "rules.toml").read_text("utf-8").split("\n")[finding.line - 1]
    )


def test_a_level_that_is_none_is_told_with_its_line(folder: Path) -> None:
    change(folder, "series.toml", '"pozo-lateral"', '"pozo-latral"')
    (finding,) = found(folder)
    lines = (folder / "series.toml").read_text("utf-8").split("\n")
    assert "no hay un nivel «pozo-latral»" in finding.says
    assert "pozo-latral" in lines[finding.line - 1]


@pytest.mark.django_db
def test_a_stored_drill_whose_answer_is_not_right_is_told() -> None:
    series = SeriesFactory()
    drill = Drill.objects.filter(series=series, place=3).get()
    options = [*drill.options]
    right = next(option for option in options if not option["mistake"])
    right["takers"] = [[0, 1]] if right["takers"] != [[0, 1]] else [[0]]
    drill.retired_at = drill.dealt_at
    drill.save(update_fields=["retired_at"])
    drill.pk, drill.retired_at, drill._state.adding = None, None, True
    drill.options = options
    drill.save()
    with pytest.raises(CommandError):
        check()


@pytest.mark.django_db
def test_a_lesson_written_here_is_checked_too(course: Lesson) -> None:
    LessonFactory(number=99, slug="mia", series=None, body="Uno.\n\n```nada\n```")
    out = StringIO()
    with pytest.raises(CommandError):
        call_command("check_lessons", stdout=out)
    assert "lección «mia» (guardada), body:3: No hay un bloque «nada»." in out.getvalue()


# Accepting


def test_a_change_that_is_accepted_is_right_from_then_on(folder: Path) -> None:
    change(folder, LESSON, "A: J♣ 4♥", "A: J♣ 3♥")
    with pytest.raises(CommandError):
        check("--files", "--folder", str(folder))
    assert "guardado" in check("--files", "--accept", "--folder", str(folder))
    assert found(folder) == []


def test_what_is_wrong_ends_with_1(folder: Path) -> None:
    change(folder, LESSON, "```leo", "```lea")
    with pytest.raises(CommandError) as caught:
        check("--files", "--folder", str(folder))
    assert caught.value.returncode == 1

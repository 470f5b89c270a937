"""Course files that are wrong are refused whole: said in Spanish, with file and line."""

import shutil
from pathlib import Path

import pytest

from lessons import coursefiles
from tests.lessons.coursetrips import LESSON, change_first, refused

pytestmark = pytest.mark.django_db


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(coursefiles.COURSE, tmp_path / "course"))


def line_with(folder: Path, name: str, part: str, nth: int = 0) -> int:
    lines = (folder / name).read_text(encoding="utf-8").split("\n")
    return [n for n, line in enumerate(lines, start=1) if part in line][nth]


# What is written


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("rules.toml", 'key = "suits-never"', "key = suits-never", "los textos van entre comillas"),
        ("rules.toml", 'says = "Una pinta', 'says "Una pinta', "falta el signo ="),
        ("rules.toml", "desempata un pozo.", 'desempata un" pozo.', "sobra algo al final"),
        ("rules.toml", 'key = "suits-never"', 'clave = "suits-never"', "no hay un campo «clave»"),
        ("terms.toml", 'topic = "Leer las manos"', "topic = 7", "«topic» tiene que ser un texto"),
        ("terms.toml", 'slug = "kicker"', 'slug = "el kicker"', "«slug» no se acepta"),
        ("terms.toml", 'slug = "kicker"', 'slug = ""', "«slug» está vacío"),
        ("terms.toml", 'slug = "kicker"', 'slug = "trio"', "repite «trio», que ya está en terms"),
        ("terms.toml", '[["jugada", ""]]', '["jugada"]', "una lista de palabras y lugares"),
        ("terms.toml", 'lesson = "el-showdown"', 'lesson = "otra"', "no hay lección «otra»"),
        ("series.toml", '"kicker"', '"kiker"', "no hay un nivel «kiker»; hay: mano-mas-alta"),
        ("series.toml", 'seed = "', 'seed = "' + "x" * 60, "tenga menos de 60 caracteres"),
        ("countries.toml", "2026-11-30", '"ayer"', "«read_on» tiene que ser un día"),
        ("countries.toml", "minimum_age = 18", "minimum_age = -1", "un número entero de 0 a"),
        ("countries.toml", 'name = "Chile"', 'name = "Chi\\u0000le"', "un carácter nulo"),
        ("excerpts.toml", 'source_url = ""', 'source_url = "javascript:alert(1)"', "URL válida"),
        (
            "excerpts.toml",
            'source = "catalogo-de-juegos"',
            'source = "otra"',
            "no hay fuente «otra»",
        ),
        ("excerpts.toml", 'key = "empate"', 'key = "reparto"', "repite «empate»|repite «reparto»"),
        (LESSON, "number = 3", "number = 99999", "de 0 a 32767"),
        (LESSON, "number = 3", 'number = "3"', "«number» tiene que ser un número entero"),
        (LESSON, "right = 2", "right = 9", "«right» es 9 y las respuestas van de 1 a 3"),
        (LESSON, "right = 2", "right = 0", "«right» es 0"),
        (LESSON, '["Uno", "Dos", "Cuatro"]', '["Uno"]', "son 1 respuestas y van de 2 a 5"),
        (LESSON, 'series = "leer-el-showdown"', 'series = "nada"', "no hay serie «nada»"),
        (LESSON, "+++\n", "", "una lección empieza con una línea «+++»"),
    ],
)
def test_a_mistake_is_told_with_its_file_and_line(
    folder: Path, name: str, old: str, new: str, says: str
) -> None:
    change_first(folder, name, old, new)
    file, line, said = refused(folder).split("\n")[0].split(":", 2)
    assert file == name
    text = (folder / name).read_text(encoding="utf-8").split("\n")
    assert new.split("\n")[0] in text[int(line) - 1]
    assert any(part in said for part in says.split("|")), said


def test_what_is_missing_is_told_at_its_table(folder: Path) -> None:
    change_first(folder, "rules.toml", "says = ", "# says = ")
    assert refused(folder) == "rules.toml:3: falta «says»"


def test_every_mistake_is_told_at_once(folder: Path) -> None:
    change_first(folder, "rules.toml", "says = ", "dice = ")
    change_first(folder, LESSON, "right = 2", "right = 9")
    lines = refused(folder).split("\n")
    assert [line.split(":")[0] for line in lines] == ["rules.toml", "rules.toml", LESSON]


def test_two_lessons_with_one_number_are_refused(folder: Path) -> None:
    text = (folder / LESSON).read_text(encoding="utf-8")
    copy = text.replace('slug = "el-showdown"', 'slug = "otra"')
    (folder / "lessons" / "otra.md").write_text(copy, encoding="utf-8")
    assert refused(folder) == f"lessons/otra.md:2: «number» repite «3», que ya está en {LESSON}:2"


def test_a_text_in_two_places_is_refused(folder: Path) -> None:
    change_first(folder, LESSON, "number = 3", 'number = 3\nbody = "Otro."')
    assert "el texto está dos veces" in refused(folder)


def test_a_table_that_no_file_has_is_refused(folder: Path) -> None:
    with (folder / "rules.toml").open("a") as file:
        file.write('\n[[regla]]\nkey = "x"\n')
    line = line_with(folder, "rules.toml", "[[regla]]")
    assert refused(folder) == f"rules.toml:{line}: aquí no va «regla»; hay: rule"


def test_a_sentence_without_its_source_is_refused_where_there_are_several(folder: Path) -> None:
    change_first(
        folder,
        "excerpts.toml",
        "\n[[excerpt]]",
        '\n[source.otra]\npublisher = "X"\ntitle = "Y"\nread_on = 2026-01-02\n\n[[excerpt]]',
    )
    change_first(folder, "excerpts.toml", 'source = "catalogo-de-juegos"\n', "")
    assert "falta «source», la clave de su fuente: en este archivo hay 2" in refused(folder)


@pytest.mark.parametrize("text", ["x = " + "[" * 100_000, f"x = {'9' * 5000}", "x = 2026-13-45"])
def test_toml_that_breaks_parsers_is_refused(folder: Path, text: str) -> None:
    (folder / "rules.toml").write_text(text)
    assert refused(folder).startswith("rules.toml")


def test_another_encoding_is_told_with_its_line(folder: Path) -> None:
    (folder / "rules.toml").write_bytes("# uno\n# España\n".encode("latin-1"))
    assert refused(folder).startswith("rules.toml:2: no está en UTF-8")


@pytest.mark.parametrize(
    "name", ["excerpts.toml", "rules.toml", "series.toml", "countries.toml", "terms.toml"]
)
def test_a_missing_file_is_told(folder: Path, name: str) -> None:
    (folder / name).unlink()
    assert refused(folder) == f"{name}: falta este archivo del curso"


def test_a_place_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert refused(tmp_path / "nada.zip").startswith("No existe «")

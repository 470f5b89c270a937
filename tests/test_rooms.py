"""engine <- practice <- lessons, and nobody imports config."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FORBIDDEN = {
    "engine": {"practice", "lessons", "config", "tests"},
    "practice": {"lessons", "config", "tests"},
    "lessons": {"config", "tests"},
    "config": {"tests"},
}


def imports(path: Path) -> Iterator[str]:
    """The first part of every module that a file imports, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0] if not node.level else "."


def modules(room: str) -> list[Path]:
    found = sorted((ROOT / room).rglob("*.py"))
    assert found, room
    return found


@pytest.mark.parametrize("room", FORBIDDEN)
def test_imports_run_one_way(room: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(room)
        for name in imports(path)
        if name in FORBIDDEN[room]
    ]
    assert wrong == []


def test_the_engine_stands_on_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | {"engine", "."}
    pure = [
        path
        for path in modules("engine")
        if path.name != "apps.py" and "templatetags" not in path.parts
    ]
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in pure
        for name in imports(path)
        if name not in allowed
    ]
    assert wrong == []


def test_an_import_inside_a_function_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text("def f():\n    from config.x import y\n    import lessons.z\n")
    assert set(imports(file)) == {"config", "lessons"}

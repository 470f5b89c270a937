import ast
import re

from tests.config.conftest import ROOT


def settings_read() -> dict[str, str | None]:
    """Each variable that settings.py reads, with its default where that is a plain text."""
    tree = ast.parse((ROOT / "config/settings.py").read_text())
    found: dict[str, str | None] = {}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "env"
        ):
            name, default = (ast.literal_eval(node.args[0]), node.args[1])
            found[name] = default.value if isinstance(default, ast.Constant) else None
    return found


def settings_documented() -> dict[str, str]:
    text = (ROOT / "docs/configuracion.md").read_text()
    return dict(re.findall(r"^\| `([A-Z_]+)` \| ([^|]+) \|", text, re.MULTILINE))


def test_the_table_has_every_setting_and_no_other() -> None:
    assert sorted(settings_documented()) == sorted(settings_read())


def test_the_table_has_the_right_defaults() -> None:
    documented = settings_documented()
    for name, default in settings_read().items():
        assert default is None or f"`{default}`" in documented[name], name

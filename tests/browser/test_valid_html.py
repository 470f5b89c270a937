"""Every kind of page as the Nu Html Checker (vnu) reads it."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, APIResponse

from practice.calculator import EXAMPLE
from tests.browser.conftest import NewContext
from tests.browser.drills import LESSON, PRACTICE
from tests.browser.pages import KINDS
from tests.site import ROOT

IN_THE_REPOSITORY = ROOT / "node_modules/vnu-jar/build/dist/vnu.jar"
NOT_HTML = ".*hx-.*"  # the attributes of HTMX
TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
DRILL = re.compile(r'name="drill" value="([^"]+)"')
SECONDS = 120


@pytest.fixture(scope="module")
def vnu() -> list[str]:
    """The command that checks files; skips with the reason where it cannot run."""
    jar = Path(os.environ.get("VNU_JAR") or IN_THE_REPOSITORY)
    if not jar.exists():
        pytest.skip(f"no vnu.jar at {jar}: npm install --no-save vnu-jar, or set VNU_JAR")
    java = shutil.which("java")
    if not java:
        pytest.skip("vnu.jar needs Java (apt install default-jre-headless)")
    return [java, "-jar", str(jar), "--format", "json", "--stdout", "--filterpattern", NOT_HTML]


def complaints(vnu: list[str], folder: Path) -> list[str]:
    """What vnu says of the files of a folder, one line each."""
    files = [str(file) for file in sorted(folder.glob("*.html"))]
    assert files
    done = subprocess.run(
        [*vnu, *files], capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.stdout, done.stderr
    return [
        f"{Path(said['url']).stem}, line {said.get('lastLine')}: {said['message']}"
        for said in json.loads(done.stdout)["messages"]
    ]


def pages(
    anew: APIRequestContext, finished: APIRequestContext
) -> Iterator[tuple[str, APIResponse]]:
    """Each kind of page, asked for by somebody new or by who has answered everything."""
    yield "style", anew.get("/estilo/")
    yield "home", anew.get("/")
    yield "lesson", anew.get(LESSON)
    yield "reader", anew.get("/leer/")
    yield "reader with ten hands", anew.get(KINDS["reader with ten hands"].path)
    yield "reader with mistakes", anew.get(KINDS["reader with mistakes"].path)
    yield "marks", anew.get("/estilo/marcas/")
    yield "glossary", anew.get("/glosario/")
    yield "sources", anew.get("/fuentes/")
    yield "responsible", anew.get("/juego-responsable/")
    yield "calculator", anew.get("/calculadora/")
    yield "calculator with its account", anew.get(f"/calculadora/?{EXAMPLE}")
    yield "calculator refusing", anew.get("/calculadora/?p1=x&p2=1,250&boton=9&impar=mitad")
    yield "privacy", anew.get("/privacidad/")
    yield "not found", anew.get("/no-existe/")
    yield "practices", anew.get("/practica/")
    yield "pots", anew.get("/practica/armar-los-pozos/1/")
    yield "amounts", anew.get("/practica/armar-los-pozos/5/")
    yield "dealer", anew.get("/practica/error-del-crupier/1/")
    yield "pots on paper", anew.get("/practica/armar-los-pozos/hoja/?clave=1")
    yield "before an answer", anew.get(f"{PRACTICE}1/")
    yield "side pot before an answer", anew.get(f"{PRACTICE}19/")
    yield "nothing chosen", send(anew, f"{PRACTICE}1/", f"{PRACTICE}1/")
    yield "after a right answer", finished.get(f"{PRACTICE}1/")
    yield "after a wrong answer", finished.get(f"{PRACTICE}2/")
    yield "side pot after a wrong answer", finished.get(f"{PRACTICE}20/")
    yield "end", finished.get(PRACTICE)
    yield "errors", finished.get(f"{PRACTICE}errores/")
    yield "review", finished.get(f"{PRACTICE}errores/1/")
    yield "another hand", finished.get(f"{PRACTICE}otra/mano-mas-baja/1/")
    yield "forgetting", finished.get(f"{PRACTICE}borrar/")
    yield "report without a sentence", send(finished, f"{PRACTICE}2/", f"{PRACTICE}2/aviso/")
    yield "report", send(finished, f"{PRACTICE}2/", f"{PRACTICE}2/aviso/", "El kicker no es ese.")


def send(asks: APIRequestContext, form: str, to: str, sentence: str = "") -> APIResponse:
    page = asks.get(form).text()
    fields = {"csrfmiddlewaretoken": TOKEN.findall(page)[0], "drill": DRILL.findall(page)[0]}
    return asks.post(to, form={**fields, "sentence": sentence})


def test_every_kind_of_page_is_valid_html(
    new_context: NewContext, finished: object, vnu: list[str], tmp_path: Path
) -> None:
    asks = new_context().request, new_context(storage_state=finished).request
    for name, response in pages(*asks):
        assert response.status in (200, 404, 422), name
        (tmp_path / f"{name}.html").write_text(response.text(), encoding="utf-8")
    assert complaints(vnu, tmp_path) == []


def test_vnu_would_complain(vnu: list[str], tmp_path: Path) -> None:
    """The negative control: an id used twice, on a page that is valid but for that."""
    page = '<!DOCTYPE html><html lang="es"><title>t</title><p id="a">a<p id="a">b</html>'
    (tmp_path / "twice.html").write_text(page)
    assert any("Duplicate ID" in each for each in complaints(vnu, tmp_path))

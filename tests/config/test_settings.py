import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.template import Context, Template
from django.test import Client
from environs import EnvError

from config import parsers
from config.__main__ import granian_command
from tests.config.conftest import ROOT, Run

Settings = Callable[..., dict[str, Any]]


def test_defaults_are_a_safe_local_site(settings_with: Settings, tmp_path: Path) -> None:
    settings = settings_with()
    assert settings["DEBUG"] is False
    assert settings["SITE_URL"] == "http://127.0.0.1:8000"
    assert settings["ALLOWED_HOSTS"] == ["127.0.0.1", "localhost", "[::1]"]
    assert settings["SESSION_COOKIE_SECURE"] is False
    assert settings["DATABASES"]["default"]["NAME"] == str(tmp_path / "db.sqlite3")


def test_site_url_follows_port(settings_with: Settings) -> None:
    assert settings_with(PORT="9001")["SITE_URL"] == "http://127.0.0.1:9001"


def test_https_under_a_sub_path(settings_with: Settings) -> None:
    settings = settings_with(SITE_URL="https://Escuela.cl:8443/poker/")
    assert settings["SITE_URL"] == "https://escuela.cl:8443/poker"
    assert settings["ALLOWED_HOSTS"][0] == "escuela.cl"
    assert settings["CSRF_TRUSTED_ORIGINS"] == ["https://escuela.cl:8443"]
    assert settings["FORCE_SCRIPT_NAME"] == "/poker"
    assert settings["SESSION_COOKIE_PATH"] == settings["CSRF_COOKIE_PATH"] == "/poker"
    assert settings["SESSION_COOKIE_SECURE"] is settings["CSRF_COOKIE_SECURE"] is True
    assert settings["SECURE_HSTS_SECONDS"] > 0


def test_links_and_static_files_carry_the_sub_path(run_python: Run) -> None:
    code = (
        "import django; django.setup()\n"
        "from django.urls import reverse; from django.conf import settings\n"
        "print(reverse('health'), settings.STATIC_URL)"
    )
    done = run_python(code, SITE_URL="https://escuela.cl/poker")
    assert done.stdout.split() == ["/poker/salud/", "/poker/static/"], done.stderr


def test_all_wrong_values_are_told_at_once(run_python: Run) -> None:
    done = run_python(
        "import config.settings",
        PORT="ochenta",
        SITE_URL="escuela.cl",
        DATABASE_URL="mysql://a/b",
        DEBUG="quizás",
        TIME_ZONE="America/Nowhere",
        SECRET_KEY_FILE="/no/such/file",
        SITE_NAME=" ",
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    told = set(re.findall(r"^  ([A-Z_]+): ", done.stderr, re.MULTILINE))
    assert told == {
        *("PORT", "SITE_URL", "DATABASE_URL", "DEBUG", "TIME_ZONE", "SECRET_KEY_FILE", "SITE_NAME")
    }


@pytest.mark.parametrize(
    "value",
    [
        "",
        "escuela.cl",
        "ftp://escuela.cl",
        "https://",
        "https://a:99999",
        "https://u:p@a.cl",
        "https://a.cl/?q=1",
        "https://a.cl/con espacio",
        "https://a.cl//doble",
    ],
)
def test_site_refuses(value: str) -> None:
    with pytest.raises(EnvError):
        parsers.site(value)


def test_site_takes_names_with_accents_and_ipv6() -> None:
    assert parsers.site("https://pókér.cl").host == "xn--pkr-cma2c.cl"
    assert parsers.site("http://[::1]:8000").origin == "http://[::1]:8000"


def test_the_usual_port_is_left_out_as_browsers_do() -> None:
    assert parsers.site("https://escuela.cl:443").url == "https://escuela.cl"


@pytest.mark.parametrize(
    "value", ["", "sqlite://", "sqlite://:memory:", "oracle://a/b", "postgres://h"]
)
def test_database_refuses(value: str) -> None:
    with pytest.raises(EnvError):
        parsers.database(value, Path("/srv"), Path("/srv/db"))


def test_a_relative_sqlite_file_lies_in_the_project() -> None:
    parsed = parsers.database("sqlite:///datos/a.sqlite3", Path("/srv"), Path("/srv/db"))
    assert parsed["NAME"] == Path("/srv/datos/a.sqlite3")


@pytest.mark.parametrize(("value", "meant"), [("1", True), ("Sí", True), ("off", False)])
def test_boolean(value: str, meant: bool) -> None:
    assert parsers.boolean(value) is meant


def test_given_secret_wins_and_none_is_kept(settings_with: Settings, tmp_path: Path) -> None:
    (tmp_path / "clave.txt").write_text("de un archivo\n")
    assert settings_with(SECRET_KEY="dada")["SECRET_KEY"] == "dada"
    assert (
        settings_with(SECRET_KEY_FILE=str(tmp_path / "clave.txt"))["SECRET_KEY"] == "de un archivo"
    )
    assert not (tmp_path / "secret_key").exists()


def test_secret_is_made_once_by_many_processes_at_once(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from config.secret import kept_secret; "
    code += "sys.stdin.read(1); print(kept_secret(Path(sys.argv[1])))"
    data_dir = tmp_path / "made" / "too"
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(data_dir)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(8)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("g")
        process.stdin.flush()
    keys = {process.communicate(timeout=30)[0].strip() for process in processes}
    assert len(keys) == 1
    assert len(keys.pop()) >= 50
    assert (data_dir / "secret_key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in data_dir.iterdir()] == ["secret_key"]


def test_unusable_data_dir_stops_with_a_hint(run_python: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run_python("import config.settings", DATA_DIR=str(tmp_path / "file"))
    assert done.returncode == 1
    assert "DATA_DIR" in done.stderr
    assert "Traceback" not in done.stderr


def test_numbers_are_printed_as_in_chile() -> None:
    assert Template("{{ n }}").render(Context({"n": 2000})) == "2.000"
    assert Template("{{ n }}").render(Context({"n": 1234567.5})) == "1.234.567,5"


def test_granian_flags_fit_the_database() -> None:
    sqlite = " ".join(granian_command("sqlite", "127.0.0.1", 8000, 2))
    assert "--workers 2 --blocking-threads 1" in sqlite
    assert "--respawn-failed-workers" in sqlite
    assert "--no-ws" in sqlite
    assert "--blocking-threads 4" in " ".join(granian_command("postgresql", "::", 1, 2))


def test_locks_name_no_host_and_pin_everything() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        text = lock.read_text()
        assert not re.search(r"https?://|--index-url|--find-links| @ ", text), lock.name
        requirements = re.findall(r"^[a-z0-9].*$", text, re.MULTILINE)
        assert all(
            re.match(r"[a-z0-9._-]+(\[[a-z,]+\])?==\S+ .*\\$", line) for line in requirements
        )
        assert text.count("--hash=sha256:") >= len(requirements)


def test_venv_says_what_is_missing(tmp_path: Path) -> None:
    environment = {"PATH": os.environ["PATH"], "VENV": str(tmp_path / "v"), "ASKED": ""}
    done = subprocess.run(
        ["sh", "requirements/venv.sh"],
        env=environment | {"PYTHON": "python9.9"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "No se encuentra «python9.9»" in done.stderr


@pytest.mark.django_db
def test_a_page_comes_compressed_to_who_takes_it_so(client: Client) -> None:
    page = client.get("/nada/", headers={"Accept-Encoding": "gzip"})
    assert page["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in page["Vary"]

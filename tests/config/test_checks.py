from pathlib import Path
from typing import Any

import pytest
from django.conf import LazySettings

from config import checks
from config.parsers import site


def ids(found: list[Any]) -> list[str]:
    assert all(message.hint for message in found)
    return [message.id for message in found]


@pytest.mark.parametrize(
    ("url", "host", "debug", "expected"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1", False, []),
        ("http://192.168.1.5:8000", "0.0.0.0", False, []),
        ("https://escuela.cl", "0.0.0.0", False, []),
        ("https://escuela.cl", "127.0.0.1", True, ["config.W001"]),
        ("http://escuela.cl", "127.0.0.1", False, ["config.W002"]),
        ("http://127.0.0.1:8000", "0.0.0.0", False, ["config.W003"]),
    ],
)
def test_address(
    settings: LazySettings, url: str, host: str, debug: bool, expected: list[str]
) -> None:
    settings.SITE, settings.SITE_URL, settings.HOST, settings.DEBUG = site(url), url, host, debug
    assert ids(checks.address(None)) == expected


def test_short_secret(settings: LazySettings) -> None:
    settings.SECRET_KEY = "x" * 49
    assert ids(checks.secret_key(None)) == ["config.W004"]
    settings.SECRET_KEY = "x" * 50
    assert checks.secret_key(None) == []


def test_data_dir(settings: LazySettings, tmp_path: Path) -> None:
    settings.DATA_DIR = tmp_path / "not" / "yet"
    assert checks.data_dir(None) == []
    (tmp_path / "file").write_text("")
    settings.DATA_DIR = tmp_path / "file"
    assert ids(checks.data_dir(None)) == ["config.E005"]


def test_https_without_known_proxies(settings: LazySettings) -> None:
    settings.SITE, settings.PROXIES = site("https://escuela.cl"), 0
    assert ids(checks.proxies(None)) == ["config.I006"]
    settings.PROXIES = 1
    assert checks.proxies(None) == []


@pytest.mark.parametrize(("version", "word"), [((3, 40, 1), "TRUNCATE"), ((3, 51, 3), "WAL")])
def test_journal_is_told(
    monkeypatch: pytest.MonkeyPatch, version: tuple[int, ...], word: str
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", version)
    (message,) = checks.sqlite_journal(None)
    assert message.id == "config.I007"
    assert word in message.msg

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from config.logs import OneLineForVisitors

ROOT = Path(__file__).resolve().parents[2]
KEPT = ("PATH", "HOME", "LANG", "LD_LIBRARY_PATH")

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run_python(tmp_path: Path) -> Run:
    """Runs code in a new Python with only the given settings in its environment."""

    def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "static").mkdir(exist_ok=True)
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        given = {"DATA_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "config.settings"}
        return subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            env=kept | given | environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return run


@pytest.fixture
def settings_with(run_python: Run) -> Callable[..., dict[str, Any]]:
    """The settings that an environment leads to."""
    code = (
        "import json; from config import settings as s; "
        "print(json.dumps({k: v for k, v in vars(s).items() if k.isupper()}, default=str))"
    )

    def read(**environment: str) -> dict[str, Any]:
        done = run_python(code, **environment)
        assert done.returncode == 0, done.stderr
        settings: dict[str, Any] = json.loads(done.stdout)
        return settings

    return read


@pytest.fixture
def visitor() -> Client:
    return Client(raise_request_exception=False, enforce_csrf_checks=True)


@pytest.fixture
def tracebacks(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """Messages that came with a traceback. A test that expects one names it."""
    found: list[str] = []
    yield found
    shown = [
        record.getMessage()
        for record in caplog.records
        if OneLineForVisitors().filter(record) and record.exc_info
    ]
    expected = [message for message in shown if message in found]
    assert shown == expected
    assert not [r for r in caplog.records if "sin adornos" in r.getMessage()]

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

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

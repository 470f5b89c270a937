import subprocess
import sys
from pathlib import Path

import pytest

from tests.config.conftest import ROOT


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_a_skip_fails_the_session_in_ci_only(tmp_path: Path, ci: str, code: int) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\ndef test_runs(): pass\n@pytest.mark.skip\ndef test_skipped(): pass\n"
    )
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-c", "pyproject.toml"]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", str(tmp_path)],
        env={"CI": ci, "PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT), "DATA_DIR": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert ("this fails the session" in done.stdout) is bool(code)
    assert "1 passed, 1 skipped" in done.stdout


def test_ci_script_is_well_formed() -> None:
    assert subprocess.run(["bash", "-n", ".ci/run"], cwd=ROOT, check=False).returncode == 0

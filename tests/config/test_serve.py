"""Starting the server."""

import socket
import subprocess
import sys

from tests.config.conftest import ROOT


def test_a_taken_port_stops_the_start_and_says_so(tmp_path: object) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "config"],
            env={"PORT": port, "DATA_DIR": str(tmp_path), "PATH": ""},
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert f"No se puede atender en 127.0.0.1:{port}" in done.stderr

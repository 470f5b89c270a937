"""A secret key made once per installation and kept beside its data."""

import os
import secrets
import tempfile
from pathlib import Path


def kept_secret(data_dir: Path) -> str:
    """The key in `data_dir/secret_key`, made by whichever process comes first."""
    path = data_dir / "secret_key"
    try:
        if not path.exists():
            _make(path)
        return path.read_text(encoding="ascii").strip()
    except OSError as error:
        raise SystemExit(
            f"El sitio no puede partir: no se puede guardar ni leer la clave secreta en «{path}» "
            f"({error.strerror}).\n  DATA_DIR debe ser una carpeta en la que se pueda escribir; "
            "o da la clave en SECRET_KEY o SECRET_KEY_FILE."
        ) from None


def _make(path: Path) -> None:
    """Writes a whole file first and then gives it its name: nobody ever reads half a key, the first name stands."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=".secret_key.")  # mode 600
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(64) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        os.unlink(draft)

#!/bin/sh
# Makes $VENV with $PYTHON. Keeps one that works, unless a PYTHON of another version was asked for.
set -eu

say() {
    echo "$*" >&2
    exit 1
}

version() {
    "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || true
}

works() {
    "$VENV/bin/python" -m pip --version >/dev/null 2>&1
}

if works; then
    [ -z "$ASKED" ] && exit 0
    [ "$(version "$VENV/bin/python")" = "$(version "$PYTHON")" ] && exit 0
fi

command -v "$PYTHON" >/dev/null 2>&1 ||
    say "No se encuentra «$PYTHON». Instala Python 3.11 o posterior, o indica otro: make run PYTHON=python3.12"
[ -n "$(version "$PYTHON")" ] ||
    say "«$PYTHON» no funciona. Indique otro Python 3.11 o posterior: make run PYTHON=python3.12"
"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    say "«$PYTHON» es Python $(version "$PYTHON") y se necesita 3.11 o posterior: make run PYTHON=python3.12"
"$PYTHON" -c 'import venv, ensurepip' 2>/dev/null ||
    say "A «$PYTHON» le falta venv. En Debian y Ubuntu: apt install python3-venv (o python$(version "$PYTHON")-venv)"

echo "Preparando $VENV con Python $(version "$PYTHON")…"
"$PYTHON" -m venv --clear "$VENV"

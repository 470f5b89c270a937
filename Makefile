# make run is all that a new machine needs: Python 3.11 or later with venv, and make.

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
ARGS   ?=

# What `check --deploy` is judged with: a public site behind a proxy.
PRODUCTION := SITE_URL=https://escuela.example PROXIES=1 DEBUG=false HOST=127.0.0.1

.DEFAULT_GOAL := help
.PHONY: help install install-test run test lint bench lock python

help:
	@echo "make run      instala lo necesario y sirve el sitio en http://127.0.0.1:8000"
	@echo "make install  solo instala"
	@echo "make test     instala y corre todas las pruebas (ARGS='-k pozos' para algunas)"
	@echo "make lint     estilo, tipos, migraciones, lecciones y revisión de despliegue"
	@echo "make bench    mide el motor, los repartos y una respuesta por HTTP"
	@echo "make lock     rehace los archivos de requirements/"
	@echo "Otro Python:  make run PYTHON=python3.12     Variables: docs/configuracion.md"

# The venv first, in a step of its own: the stamps live in it and are looked at afterwards.
install: python
	@$(MAKE) --silent $(VENV)/.run.stamp

run: install
	$(BIN)/python manage.py migrate --verbosity 0
	$(BIN)/python manage.py load_course
	$(BIN)/python manage.py deal
	$(BIN)/python manage.py collectstatic --noinput --verbosity 0
	exec $(BIN)/python -m config

install-test: python
	@$(MAKE) --silent $(VENV)/.test.stamp

test: install-test
	$(BIN)/python -m pytest $(ARGS)

lint: install-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/python manage.py check_lessons --files
	$(PRODUCTION) $(BIN)/python manage.py check --deploy --fail-level WARNING

bench: install-test
	$(BIN)/python -m tests.bench

# The locks name no package host and hold for every Python from 3.11 on. Needs uv (pip install uv).
LOCK := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --quiet --custom-compile-command "make lock"

lock:
	$(LOCK) $(ARGS) --output-file requirements/run.txt
	$(LOCK) $(ARGS) --extra test --constraint requirements/run.txt --output-file requirements/test.txt
	@if grep -nE 'https?://' requirements/*.txt; then echo "Un lock nombra un servidor." >&2; exit 1; fi

# A stamp is older than its lock when the lock has changed: then it is installed again.
$(VENV)/.run.stamp: requirements/run.txt
	@echo "Instalando lo de requirements/run.txt…"
	$(BIN)/python -m pip install --disable-pip-version-check --quiet --require-hashes -r requirements/run.txt
	@touch $@

$(VENV)/.test.stamp: requirements/test.txt $(VENV)/.run.stamp
	@echo "Instalando lo de requirements/test.txt…"
	$(BIN)/python -m pip install --disable-pip-version-check --quiet --require-hashes -r requirements/test.txt
	@touch $@

# Makes the venv where there is none that works, or where PYTHON asks for another version than it has.
python:
	@PYTHON="$(PYTHON)" VENV="$(VENV)" ASKED="$(filter-out file default undefined,$(origin PYTHON))" sh requirements/venv.sh

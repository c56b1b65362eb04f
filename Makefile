# Everything goes into .venv; nothing is installed by hand.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test quick check coverage-of-rules clean

play: .venv/ready
	$(BIN)/gusher play giganten

test: .venv/ready check
	$(BIN)/python -m pytest -n 2 --dist worksteal
	$(BIN)/python tests/clauses.py
	$(BIN)/gusher fuzz giganten --games 20000
	NUMBA_BOUNDSCHECK=1 $(BIN)/gusher fuzz giganten --games 4000

quick: .venv/ready
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow"

check: .venv/ready
	$(BIN)/ruff check src tests bench examples
	$(BIN)/mypy

.venv/ready: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gusher needs Python 3.11 or newer; set PYTHON=")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis

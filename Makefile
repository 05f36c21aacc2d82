# One command tests: `make test`. It needs Python 3.11 or newer; PostgreSQL and nginx it installs on Debian.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: test test-quick services lint coverage mutants bench pictures types lock clean

test: services lint
	$(BIN)/python -m pytest -n 2 --dist loadscope
	$(MAKE) coverage

test-quick: .venv/installed
	$(BIN)/python -m pytest -n 2 -m "not slow" tests/eight28 tests/companeros tests/schatzsuche \
		tests/test_records.py tests/test_referee.py tests/test_core.py tests/test_mutants.py

# PostgreSQL and nginx, which the tests run on loopback.
services:
	tools/install_services.sh

lint: .venv/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Compiled code leaves no trace for coverage: the rule tests run once more, interpreted.
coverage: .venv/installed
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m coverage run -m pytest -m "not slow" tests/eight28 tests/companeros \
		tests/schatzsuche tests/tables tests/test_records.py tests/test_texts.py tests/test_pages.py
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m coverage run --append -m tests.digest > /dev/null
	$(BIN)/python -m coverage report --skip-covered --show-missing --include "src/kartentisch/games/*" --fail-under 100

# Every broken rule of tests/mutants must be noticed by the tests that carry its number.
mutants: .venv/installed
	$(BIN)/python tools/mutants.py

bench: .venv/installed
	$(BIN)/kartentisch bench --batch

pictures: .venv/installed
	$(BIN)/python -m tools.pictures

# The tables of docs/protocol.md, and the types of the protocol for the browser.
types: .venv/installed
	$(BIN)/python -m tools.protocol_docs
	$(BIN)/python -m tools.typescript

lock: .venv/installed
	$(BIN)/python -m pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --extra dev --generate-hashes --strip-extras --upgrade --no-header \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file requirements.lock pyproject.toml

# Debian keeps venv in a package of its own.
.venv/installed: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv || (apt-get update && apt-get install --yes python3-venv && $(PYTHON) -m venv .venv)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

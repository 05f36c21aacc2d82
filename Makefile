# One command plays: `make play`; one command tests: `make test`. Both need Python 3.11 or newer; PostgreSQL, nginx
# and Chromium, which only the tests need, are installed on Debian.

PYTHON ?= python3
BIN := .venv/bin

CLIENT := src/kartentisch/server/static/index.html

.PHONY: play web test compiled test-browser test-quick services lint coverage coverage-of-rules coverage-of-records \
	coverage-of-games no-coverage mutants bench pictures screenshots types lock clean

# Installs, builds the client, serves it on 127.0.0.1:8028 and opens a browser.
play: .venv/installed web
	$(BIN)/kartentisch

web: $(CLIENT)

$(CLIENT): .venv/installed hatch_build.py web/index.html web/package-lock.json web/vite.config.ts \
		$(shell find web/src -type f) $(shell find src/kartentisch -name '*.ftl')
	$(BIN)/python hatch_build.py

test: services
	$(MAKE) --jobs 2 --output-sync compiled lint coverage
	$(BIN)/python -m pytest -n 2 --dist loadscope --ignore tests/web
	$(MAKE) test-browser

# Once beforehand, not by every worker and server of the tests at the same time.
compiled: .venv/installed
	$(BIN)/python -c "from kartentisch.table.play import *; warm_up_rules(); warm_up_examples(); warm_up_bots()"

# Playwright's event loop is in the way of other tests: these have processes of their own.
test-browser: services web
	$(BIN)/python -m pytest -n 2 tests/web

test-quick: .venv/installed
	$(BIN)/python -m pytest -n 2 -m "not slow" $(wildcard tests/games/*/) \
		tests/core tests/records tests/games/test_referee.py tests/games/test_mutants.py

# PostgreSQL, nginx and Chromium, which the tests run on loopback.
services:
	tools/install_services.sh

lint: .venv/installed web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && ../$(BIN)/node node_modules/svelte-check/bin/svelte-check --fail-on-warnings

# Compiled code leaves no trace for coverage: the rule tests run once more, interpreted.
INTERPRETED := NUMBA_DISABLE_JIT=1 $(BIN)/python -m coverage run --parallel-mode
coverage: coverage-of-rules coverage-of-records coverage-of-games
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report --skip-covered --show-missing --include "src/kartentisch/games/*" --fail-under 100

coverage-of-rules: no-coverage
	$(INTERPRETED) -m pytest -m "not slow" $(wildcard tests/games/*/)

coverage-of-records: no-coverage
	$(INTERPRETED) -m pytest -m "not slow" -k "not broken_off" \
		tests/table/test_game.py tests/table/test_undo_clock.py \
		tests/records tests/texts

coverage-of-games: no-coverage
	$(INTERPRETED) -m tests.games.digest > /dev/null

no-coverage: .venv/installed
	rm -f .coverage .coverage.*

# Every broken rule of tests/games/*/mutants.toml must be noticed by the tests that carry its number.
mutants: .venv/installed
	$(BIN)/python tools/mutants.py

bench: .venv/installed
	$(BIN)/kartentisch bench --batch

pictures: .venv/installed
	$(BIN)/python -m tools.pictures

# Every page and typical moments of each table, by Chromium.
screenshots: services web
	$(BIN)/python -m tools.screenshots

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
	rm -rf .venv web/node_modules src/kartentisch/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis

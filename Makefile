# Burgrave: `make serve` and `make test` are all you need on a fresh machine with Python 3.11 or newer.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=
GAME   ?= citadels
RESEARCH := .venv-research
TORCH  ?= torch --index-url https://download.pytorch.org/whl/cpu
COVERING := tests/kernel tests/parts tests/games tests/bots tests/cli
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help serve play test soak research coverage bench compiled wheel screenshots house system clean

help: ## list the targets
	@echo "usage: make TARGET [PYTHON=python3.12]"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{ printf "%-12s%s\n", $$1, $$2 }'

serve: $(VENV)/.stamp-server ## play in the browser at http://localhost:8000 (ARGS="--port 9000" goes to burgrave serve)
	$(BIN)/burgrave serve $(ARGS)

play: $(VENV)/.stamp-cli ## play in the terminal (GAME=paladins; ARGS="--players 3 --lang pl" goes to burgrave play)
	$(BIN)/burgrave play $(GAME) $(ARGS)

test: $(VENV)/.stamp-dev system ## run every check (ARGS="-k draft" goes to pytest)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -n auto --maxprocesses=8 --dist worksteal -rfER $(ARGS)
	$(BIN)/burgrave check
	$(BIN)/python tools/audit.py

soak: $(VENV)/.stamp-dev system ## run what takes long: a server that is killed under load, Ray
	$(BIN)/python -m pytest -m soak $(ARGS)

research: $(RESEARCH)/.stamp ## try the libraries for learning, with torch for CPUs (TORCH=torch takes the usual build)
	$(RESEARCH)/bin/python -m pytest -m research tests/research $(ARGS)

coverage: $(VENV)/.stamp-dev ## show which lines of the kernel and the rules no test has played; fails below 95 %
	$(BIN)/python -m pytest -n auto --maxprocesses=8 --cov --cov-fail-under=95 $(COVERING) $(ARGS)

bench: $(VENV)/.stamp-dev ## run the benchmarks (SECONDS=5 and GAMES=1000 limit each of them)
	$(BIN)/python -m benchmarks $(if $(SECONDS),--seconds $(SECONDS)) $(if $(GAMES),--games $(GAMES)) $(ARGS)

compiled: $(VENV)/.stamp-compiled ## build the kernel and the rules with mypyc and run the same tests on the result
	$(BIN)/python tools/compiled.py $(ARGS)

wheel: $(VENV)/.stamp-compiled ## build a compiled wheel, a pure one and the source distribution into dist, and try them out
	$(BIN)/python tools/wheel.py

screenshots: $(VENV)/.stamp-dev system ## play, and take the pictures of docs/pictures (ARGS="--all build/screens": every page)
	$(BIN)/python tools/screenshots.py $(ARGS)

house: $(VENV)/.stamp-dev ## draw the pictures of the house in docs/images anew
	$(BIN)/python tools/house.py

system: # what the tests need beside Python: a browser, a database server, proxies
	@tools/system.sh chromium-headless-shell:chromium-headless-shell postgresql:initdb nginx-light:nginx caddy:caddy

clean: ## remove the virtual environment, caches and build results
	rm -rf $(VENV) $(RESEARCH) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf .coverage .coverage.* htmlcov
	find src tests benchmarks tools -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The virtual environment. Each stamp is renewed only when pyproject.toml has changed; a larger set serves for the
# smaller ones too.

$(VENV)/.stamp-venv:
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "Burgrave needs Python 3.11 or newer, and '$(PYTHON)' was not found." >&2; \
	  echo "Name yours: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Burgrave needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "Name a newer one: make PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.stamp-cli: pyproject.toml | $(VENV)/.stamp-venv
	$(PIP) --editable '.[cli]'
	@touch $@

$(VENV)/.stamp-server: pyproject.toml | $(VENV)/.stamp-venv
	$(PIP) --editable '.[server]'
	@touch $(VENV)/.stamp-cli $@

$(VENV)/.stamp-dev: pyproject.toml | $(VENV)/.stamp-venv
	$(PIP) --editable '.[dev]'
	@touch $(VENV)/.stamp-cli $(VENV)/.stamp-server $@

$(VENV)/.stamp-compiled: pyproject.toml | $(VENV)/.stamp-venv
	$(PIP) --editable '.[dev,compiled]'
	@touch $(VENV)/.stamp-cli $(VENV)/.stamp-server $(VENV)/.stamp-dev $@

# torch is large, and its libraries are choosy about versions: they have a virtual environment of their own.
$(RESEARCH)/.stamp: pyproject.toml
	$(PYTHON) -m venv $(RESEARCH)
	$(RESEARCH)/bin/python -m pip install --quiet --disable-pip-version-check $(TORCH)
	$(RESEARCH)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[research]'
	@touch $@

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PYTHON ?= python3
BIN := .venv/bin
PIP := -m pip -qq --disable-pip-version-check --no-input

JOBS ?= $(shell nproc)
SEED ?= 1
COUNT ?= 300
GAME ?= vtes

.PHONY: help env play test tests check compiled tests-compiled nightly mutants goldens lock clean

help: ## what can be done here
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

env: .venv/ready ## the environment in .venv, locked and hashed

.venv/ready: requirements/dev.txt pyproject.toml tools/preflight.sh
	@bash tools/preflight.sh env $(PYTHON)
	@echo "setting up .venv" >&2
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python $(PIP) install --require-hashes -r requirements/dev.txt
	@$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

play: env ## what can be played today
	@echo "Until the table in the browser is built: a game of Vendetta in the terminal (also carmilla sim vtes --seats 5 --games 20; see carmilla --help)."
	@$(BIN)/carmilla play vendetta

test: ## everything: environment, compiled build, checks, tests against both
	@bash tools/preflight.sh env $(PYTHON)
	@bash tools/preflight.sh compiled $(PYTHON)
	@$(MAKE) --no-print-directory env
	@$(MAKE) --no-print-directory -j 2 compiled check
	@$(MAKE) --no-print-directory tests-compiled
	@$(MAKE) --no-print-directory tests

tests: env ## the tests alone, and that each ran the code of the rules it cites
	@$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal -p tools.contexts
	@$(BIN)/python -m tools.citations --ran

check: env ## what needs no run: format, lint, types, imports, one writer, rules, catalogues, glossary, sizes
	@$(BIN)/python -m tools.check

compiled: env ## the mypyc build, in .venv-compiled
	@bash tools/preflight.sh compiled $(PYTHON)
	@$(BIN)/python -m tools.compiled

tests-compiled: compiled ## the nets that also hold for the compiled build
	@CARMILLA_BUILD=compiled .venv-compiled/bin/python -m pytest -q -n $(JOBS) -m "compiled and not nightly" --ignore tests/tools

nightly: compiled ## the long nets
	@$(BIN)/python -m pytest -q -n $(JOBS) -m nightly
	@for build in .venv .venv-compiled; do \
	  PYTHONHASHSEED=1 $$build/bin/carmilla sim vtes --seats 5 --games 2000 --workers 1 --json; \
	  PYTHONHASHSEED=2 $$build/bin/carmilla sim vtes --seats 5 --games 2000 --workers 2 --json; done \
	  | $(BIN)/python -m tools.same_digest
	@for game in vtes lab; do $(BIN)/carmilla fuzz $$game --games 100; $(BIN)/carmilla leaks $$game --pairs 2000; done
	@$(MAKE) --no-print-directory mutants

mutants: env ## do the tests notice? SEED=1 COUNT=300 GAME=vtes
	@$(BIN)/python -m tools.mutants --seed $(SEED) --count $(COUNT) --game $(GAME)

goldens: env ## record the golden playthroughs anew, to be read in the diff
	@for game in tests/golden/*; do $(BIN)/python -m carmilla.nets.golden tests/golden --cover $$(basename $$game); done

lock: ## choose the versions anew and write requirements/*.txt
	@$(PYTHON) -m venv .cache/lock && .cache/lock/bin/python $(PIP) install uv
	.cache/lock/bin/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --upgrade --quiet --custom-compile-command "make lock" --output-file requirements/dev.txt
	.cache/lock/bin/uv pip compile pyproject.toml --group test --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --upgrade --quiet --custom-compile-command "make lock" --constraint requirements/dev.txt --output-file requirements/test.txt

clean: ## forget the environments and what was built
	@rm -rf .venv .venv-compiled .cache build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

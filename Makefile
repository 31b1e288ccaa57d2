SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PYTHON ?= python3
BIN := .venv/bin
PIP := -m pip -qq --disable-pip-version-check --no-input

.PHONY: help env play test check compiled nightly mutants citations lock clean

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

lock: ## choose the versions anew and write requirements/*.txt
	@$(PYTHON) -m venv .cache/lock && .cache/lock/bin/python $(PIP) install uv
	.cache/lock/bin/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --upgrade --quiet --custom-compile-command "make lock" --output-file requirements/dev.txt
	.cache/lock/bin/uv pip compile pyproject.toml --group test --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --upgrade --quiet --custom-compile-command "make lock" --constraint requirements/dev.txt --output-file requirements/test.txt

"""A pytest plugin that notes which test ran which line: `pytest -p tools.contexts --contexts marked`.

`marked` follows the tests that cite a rule, `all` every test. Each process leaves a coverage file and a file of tests
below build/contexts; `read` puts them together.
"""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage, CoverageData

from tools.source import PACKAGE, ROOT

FOLDER = ROOT / "build" / "contexts"
IMPORT = ""  # the context of lines that ran when modules were imported


@dataclass
class Followed:
    rules: list[str]
    seconds: float
    passed: bool


@dataclass
class Contexts:
    """Per test its rules, per file and line the tests that ran it."""

    tests: dict[str, Followed] = field(default_factory=dict)
    ran: dict[str, dict[int, set[str]]] = field(default_factory=dict)

    def tests_on(self, path: Path, lines: frozenset[int]) -> set[str]:
        by_line = self.ran.get(str(path), {})
        return {test for line in lines for test in by_line.get(line, ())}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--contexts", choices=("marked", "all"), default="marked", help="the tests whose lines are noted")
    parser.addoption("--contexts-in", default=str(FOLDER), help="the folder for what is noted")


def pytest_configure(config: pytest.Config) -> None:
    folder = Path(config.getoption("--contexts-in"))
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if not worker:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    config.pluginmanager.register(Notes(folder, worker or "main", config.getoption("--contexts") == "all"))


class Notes:
    def __init__(self, folder: Path, process: str, every: bool) -> None:
        os.environ.setdefault("COVERAGE_CORE", "ctrace")  # the only one that can change contexts
        self.tests_file, self.every = folder / f"tests-{process}.json", every
        self.coverage = Coverage(data_file=str(folder / f"lines-{process}"), include=[f"{PACKAGE}/*"], config_file=False, messages=False)
        self.coverage.set_option("run:disable_warnings", ["no-data-collected", "already-imported"])
        self.tests: dict[str, Any] = {}

    def pytest_collection(self) -> None:
        if self.every:
            self.coverage.start()  # without a context: what runs when modules are imported

    def pytest_collection_finish(self) -> None:
        if self.every:
            self.coverage.stop()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        if not (rules or self.every):
            return (yield)
        self.tests[item.nodeid] = {"rules": rules, "seconds": 0.0, "passed": False}
        started = time.perf_counter()
        self.coverage.start()
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.stop()
            self.tests[item.nodeid]["seconds"] = time.perf_counter() - started

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.nodeid in self.tests:
            self.tests[report.nodeid]["passed"] = report.passed

    def pytest_sessionfinish(self) -> None:
        if self.tests:
            self.coverage.save()
            self.tests_file.write_text(json.dumps(self.tests), encoding="utf-8")


def read(folder: Path = FOLDER) -> Contexts:
    found = Contexts()
    for path in sorted(folder.glob("tests-*.json")):
        found.tests.update({name: Followed(**values) for name, values in json.loads(path.read_text(encoding="utf-8")).items()})
    for path in sorted(folder.glob("lines-*")):
        data = CoverageData(str(path))
        data.read()
        for name in data.measured_files():
            by_line = found.ran.setdefault(name, {})
            for line, tests in data.contexts_by_lineno(name).items():
                by_line.setdefault(line, set()).update(tests)
    return found

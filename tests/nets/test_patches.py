"""Faults planted on purpose: leaks and wrong rules, kept as patches. Each must be caught by the run that its first lines name.

A patch is a text and a unified diff against `src`. Its line `Caught by: …` names what must fail with it: `carmilla …`, a
command of nets, or `pytest …`. Each is applied to a copy of `src` in a folder of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATCHES = sorted((ROOT / "tests" / "patches").glob("*/*.patch"))
CAUGHT_BY = "Caught by: "
SECONDS = 120
FOUND = 1  # the exit status of a net that found something, and of pytest with a failure


def names(paths: list[Path]) -> list[str]:
    return [f"{path.parent.name}/{path.stem}" for path in paths]


def run_of(path: Path) -> list[str]:
    """The run that must fail, as arguments."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(CAUGHT_BY)]
    assert len(lines) == 1, f"{path} names no run"
    program, *arguments = lines[0].removeprefix(CAUGHT_BY).split()
    if program == "pytest":
        return ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments]
    assert program == "carmilla"
    return ["-m", "carmilla", *arguments]


def patched(path: Path, folder: Path) -> Path:
    """A copy of the source with the fault in it."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    applied = subprocess.run(["git", "apply", str(path)], cwd=folder, capture_output=True, text=True, check=False)
    assert applied.returncode == 0, f"{path.name} does not fit the source any more: {applied.stderr}"
    return folder / "src"


def run(arguments: list[str], source: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=SECONDS
    )


@pytest.mark.parametrize("path", PATCHES, ids=names(PATCHES))
def test_it_is_caught(path: Path, tmp_path: Path) -> None:
    source = patched(path, tmp_path)
    imported = run(["-c", "import carmilla; print(carmilla.__file__)"], source)
    assert imported.stdout.startswith(str(source)), imported.stderr
    done = run(run_of(path), source)
    assert done.returncode == FOUND, f"nothing noticed {path.name}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"


@pytest.mark.parametrize("arguments", sorted({tuple(run_of(path)) for path in PATCHES}), ids=" ".join)
def test_without_the_fault_the_same_run_finds_nothing(arguments: tuple[str, ...]) -> None:
    done = run(list(arguments), ROOT / "src")
    assert done.returncode == 0, f"{done.stdout[-2000:]}{done.stderr[-2000:]}"


def test_there_are_enough_of_them() -> None:
    leaks = [name for name in names(PATCHES) if "/leak-" in name]
    rules = [name for name in names(PATCHES) if "/rule-" in name]
    assert sorted(leaks + rules) == sorted(names(PATCHES))
    assert len(leaks) >= 10
    assert len(rules) >= 10

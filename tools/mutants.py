"""Do the tests notice? Faults are put into kernel and rules, one at a time, in copies of the tree.

    python -m tools.mutants --seed 1 --count 300 --game vtes

Statements are drawn uniformly from those that run when a function is called; of each, one of the faults that it can have.
Of the tests that run the statement (one run under coverage tells), the quickest come first. A test that fails or hangs
kills the mutant. Whatever survives is shown as a diff.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tools import contexts
from tools.compiled import lists_cards
from tools.mutations import Mutation, mutations
from tools.source import ROOT

WORK = ROOT / "build" / "mutants"
LEFT_OUT = (".git", ".venv*", ".cache", "build", "dist", "__pycache__", ".*_cache", ".hypothesis", "node_modules")
KILLED, SURVIVED, HANGS, UNTESTED, UNJUDGED = "killed", "survived", "hangs", "untested", "unjudged"
NOTICED = {KILLED, HANGS}
MEMORY = 6 << 30
NOT_ABOUT_A_TEST = {2, 3, 4, 5}  # what pytest exits with when it could not run the tests
WORKERS = 2


@dataclass(frozen=True)
class Mutant:
    file: str  # below the root
    mutation: Mutation

    def diff(self, tree: Path) -> str:
        before = (tree / self.file).read_bytes()
        after = self.mutation.applied(before)
        was, now = (text.decode().splitlines(keepends=True) for text in (before, after))
        return "".join(difflib.unified_diff(was, now, self.file, self.file, n=2))


@dataclass(frozen=True)
class Limits:
    tests: int  # per mutant
    seconds: float  # per mutant, as the tests took under coverage
    minutes: float  # in all


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    outcome: str
    tests: int


def draw(tree: Path, game: str, seed: int, count: int, only: str = "") -> list[Mutant]:
    """Statements drawn uniformly, one fault of each."""
    package = tree / "src" / "carmilla"
    found = [path for folder in (package / "kernel", package / "games" / game) for path in sorted(folder.rglob("*.py"))]
    chosen = [path for path in found if only in path.as_posix() and not lists_cards(path)]
    statements = [(path.relative_to(tree).as_posix(), options) for path in chosen for options in mutations(path.read_bytes())]
    dice = random.Random(seed)
    drawn = dice.sample(statements, min(count, len(statements)))
    return [Mutant(file, dice.choice(options)) for file, options in drawn]


def environment(tree: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0", "CARMILLA_MUTANT": "1"}


def copy_tree(tree: Path) -> None:
    """The tests run in copies, so that the work at hand may go on meanwhile."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)


def observe(tree: Path) -> contexts.Contexts:
    """One run of all tests, to know which of them run which line, and how long they take."""
    notes = tree / "contexts"
    options = f"-q -n {WORKERS} -p tools.contexts --contexts all --contexts-in".split()
    command = [sys.executable, "-m", "pytest", *options, str(notes)]
    done = subprocess.run(command, cwd=tree, env=environment(tree), check=False, capture_output=True, text=True)
    found = contexts.read(notes)
    if not any(test.passed for test in found.tests.values()):
        raise RuntimeError(f"no test passes without any fault:\n{done.stdout}{done.stderr}")
    print(done.stdout.strip().splitlines()[-1] if done.stdout.strip() else done.stderr, file=sys.stderr)
    return found


def chosen_tests(mutant: Mutant, known: contexts.Contexts, tree: Path, limits: Limits) -> list[str]:
    """The tests that run the mutated line, quickest first, within the limits; any test for a line that runs at import."""
    names = known.tests_on(tree / mutant.file, mutant.mutation.lines)
    if names == {contexts.IMPORT}:
        names = set(known.tests)
    quickest = sorted((known.tests[name].seconds, name) for name in names if name in known.tests and known.tests[name].passed)
    chosen: list[str] = []
    spent = 0.0
    for seconds, name in quickest[: limits.tests]:
        spent += seconds
        if chosen and spent > limits.seconds:
            break
        chosen.append(name)
    return chosen


def judge(mutant: Mutant, tree: Path, tests: list[str], expected: float) -> str:
    target = tree / mutant.file
    original = target.read_bytes()
    for cached in (target.parent / "__pycache__").glob(f"{target.stem}.*.pyc"):
        cached.unlink()
    (tree / "tests.txt").write_text("\n".join(tests), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--hypothesis-seed=0", "@tests.txt"]
    seconds = 20 + 3 * expected
    try:
        target.write_bytes(mutant.mutation.applied(original))
        status = run(command, tree, seconds)
    finally:
        target.write_bytes(original)
    if status in NOT_ABOUT_A_TEST and run(command, tree, seconds) != 0:
        raise RuntimeError(f"the tests of {mutant.file}:{mutant.mutation.line} fail without any fault: {' '.join(tests)}")
    return HANGS if status is None else SURVIVED if status == 0 else KILLED


def run(command: list[str], tree: Path, seconds: float) -> int | None:
    """The exit status, or None when it took longer."""
    process = subprocess.Popen(
        command,
        cwd=tree,
        env=environment(tree) | {"PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def verdicts(mutants: list[Mutant], trees: list[Path], limits: Limits) -> Iterator[Verdict]:
    deadline = time.monotonic() + 60 * limits.minutes
    known = observe(trees[0])
    free: SimpleQueue[Path] = SimpleQueue()
    for tree in trees:
        free.put(tree)

    def verdict(mutant: Mutant) -> Verdict:
        tests = chosen_tests(mutant, known, trees[0], limits)
        if not tests:
            return Verdict(mutant, UNTESTED, 0)
        if time.monotonic() > deadline:
            return Verdict(mutant, UNJUDGED, 0)
        tree = free.get()
        try:
            return Verdict(mutant, judge(mutant, tree, tests, sum(known.tests[name].seconds for name in tests)), len(tests))
        finally:
            free.put(tree)

    with ThreadPoolExecutor(len(trees)) as pool:
        yield from pool.map(verdict, mutants)


def summary(seed: int, found: list[Verdict], tree: Path, seconds: float) -> dict[str, object]:
    count = {outcome: sum(verdict.outcome == outcome for verdict in found) for outcome in (KILLED, HANGS, SURVIVED, UNTESTED, UNJUDGED)}
    noticed = count[KILLED] + count[HANGS]
    survivors = [
        {"file": v.mutant.file, "line": v.mutant.mutation.line, "outcome": v.outcome, "tests": v.tests, "diff": v.mutant.diff(tree)}
        for v in found
        if v.outcome not in NOTICED
    ]
    share = round(100 * noticed / len(found), 1) if found else 0.0
    return {
        "seed": seed,
        "mutants": len(found),
        "noticed": noticed,
        "percent": share,
        "seconds": round(seconds),
        **count,
        "survivors": survivors,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--game", default="vtes")
    parser.add_argument("--only", default="", help="files whose path contains this")
    parser.add_argument("--floor", type=float, default=85, help="the percentage below which the exit status is 1")
    parser.add_argument("--tests", type=int, default=300, help="the most tests run for one mutant")
    parser.add_argument("--seconds", type=float, default=40, help="the longest that they may take together")
    parser.add_argument("--minutes", type=float, default=55, help="after which no mutant is judged any more")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    started = time.monotonic()
    trees = [WORK / f"tree-{number}" for number in range(WORKERS)]
    for tree in trees:
        copy_tree(tree)
    mutants = draw(trees[0], args.game, args.seed, args.count, args.only)
    found: list[Verdict] = []
    for verdict in verdicts(mutants, trees, Limits(args.tests, args.seconds, args.minutes)):
        found.append(verdict)
        place = f"{verdict.mutant.file}:{verdict.mutant.mutation.line}"
        print(f"{len(found):4}/{len(mutants)} {verdict.outcome:9} {verdict.tests:4} tests  {place}", file=sys.stderr)
    result = summary(args.seed, found, trees[0], time.monotonic() - started)
    if args.json:
        print(json.dumps(result, indent=1))
    else:
        for survivor in result["survivors"]:  # type: ignore[attr-defined]
            print(f"\n{survivor['outcome']}, {survivor['tests']} tests\n{survivor['diff']}")
        print(f"{result['noticed']} of {result['mutants']} noticed ({result['percent']} %) in {result['seconds']} s, seed {args.seed}")
    return 0 if float(str(result["percent"])) >= args.floor else 1


if __name__ == "__main__":
    sys.exit(main())

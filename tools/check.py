"""`make check`: everything that can be said about the sources without running them, two checks at a time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from tools.source import ROOT

PYTHON = sys.executable
BIN = os.path.dirname(PYTHON)  # noqa: PTH120 - a resolved link would leave the environment
CHECKS = {
    "mypy": [PYTHON, "-m", "mypy"],
    "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
    "ruff lint": [PYTHON, "-m", "ruff", "check", "--quiet", "--output-format=concise"],
    "imports": [f"{BIN}/lint-imports", "--no-logo"],
    "one writer": [PYTHON, "-m", "tools.one_writer"],
    "steps that ask": [PYTHON, "-m", "tools.ask_lint"],
    "sizes": [PYTHON, "-m", "tools.sizes"],
    "catalogues": [PYTHON, "-m", "tools.catalogues"],
    "glossary": [PYTHON, "-m", "tools.glossary"],
    "citations": [PYTHON, "-m", "tools.citations"],
}


def passes(name: str) -> bool:
    started = time.perf_counter()
    done = subprocess.run(CHECKS[name], cwd=ROOT, check=False, capture_output=True, text=True)
    seconds = time.perf_counter() - started
    if done.returncode == 0:
        print(f"  ok    {name} ({seconds:.1f} s)", file=sys.stderr)
    else:
        print(f"FAILED  {name}\n{done.stdout}{done.stderr}", file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    with ThreadPoolExecutor(2) as pool:
        failed = [name for name, ok in zip(CHECKS, pool.map(passes, CHECKS), strict=True) if not ok]
    if failed:
        print(f"check: failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Files and functions stay small enough to be held in the head."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.source import PACKAGE, ROOT, TESTS, Finding, parsed, tell

FILE, FUNCTION = 600, 50


def check(folder: Path) -> Iterator[Finding]:
    for path, tree in parsed(folder):
        length = len(path.read_text(encoding="utf-8").splitlines())
        if length > FILE:
            yield Finding(path, 1, f"{length} lines; {FILE} at most")
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or node.lineno) - node.lineno + 1
                if size > FUNCTION:
                    yield Finding(path, node.lineno, f"{node.name} has {size} lines; {FUNCTION} at most")


if __name__ == "__main__":
    sys.exit(tell(finding for folder in (PACKAGE, ROOT / "tools", TESTS) for finding in check(folder)))

"""Which tests show a rule: the arguments of `@rule(...)` on test functions, read without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path


@cache
def citations(tests: Path) -> dict[str, tuple[str, ...]]:
    """Per rule, the tests that cite it, as pytest names them."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        module = path.relative_to(tests.parent).as_posix()
        for test, rules in cited_in(path.read_text(encoding="utf-8")):
            for rule in rules:
                found.setdefault(rule, []).append(f"{module}::{test}")
    return {rule: tuple(names) for rule, names in found.items()}


def cited_in(source: str) -> Iterator[tuple[str, list[str]]]:
    """Each marked test of a file, with the rules it cites."""
    if "rule(" in source:
        yield from _in_body(ast.parse(source).body, "")


def _in_body(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _in_body(node.body, f"{prefix}{node.name}::")
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            rules = [rule for decorator in node.decorator_list for rule in _rules(decorator)]
            if rules:
                yield prefix + node.name, rules


def _rules(decorator: ast.expr) -> Iterator[str]:
    """Also those of one case of a parametrised test: `pytest.param(..., marks=rule("..."))`."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))

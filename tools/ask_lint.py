"""A step that calls a frame or asks does nothing after it: the outcome is read by the next step.

What a step asked for happens when the step is over, so whatever follows the call in the same path would run before it.
Allowed there: to return, to go to another step, and to set a slot of the frame to a constant.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.source import PACKAGE, Finding, frames, parsed, strings_of, tell

ASKS = {"ask", "ask_all", "call", "window"}
TABLE = "g"


def check(package: Path) -> Iterator[Finding]:
    for path, tree in parsed(package):
        for frame in frames(tree):
            steps = set(strings_of(frame, "STEPS"))
            for node in frame.body:
                if isinstance(node, ast.FunctionDef) and node.name in steps:
                    for line in late(node):
                        yield Finding(path, line, f"{frame.name}.{node.name} goes on after it has called or asked")


def late(function: ast.FunctionDef) -> list[int]:
    found: list[int] = []
    _block(function.body, False, found)
    return found


def _block(body: list[ast.stmt], asked: bool, found: list[int]) -> bool:
    """Notes the statements that come too late. Has something been asked on a path that reaches the end of this block?"""
    for node in body:
        if isinstance(node, ast.Return):
            if asked and node.value is not None:
                found.append(node.lineno)
            return False
        if isinstance(node, ast.Raise | ast.Break | ast.Continue):
            return asked
        asked = _statement(node, asked, found)
    return asked


def _statement(node: ast.stmt, asked: bool, found: list[int]) -> bool:
    if isinstance(node, ast.If):
        if asked:
            found.append(node.lineno)
        branches = [_block(node.body, asked, found), _block(node.orelse, asked, found)]
        return any(branches)
    if isinstance(node, ast.For | ast.While):
        if asked:
            found.append(node.lineno)
        again = _block(node.body, asked, found)
        if again and not asked and not _stops(node.body):
            found.append(node.lineno)
        return _block(node.orelse, again, found)
    if isinstance(node, ast.Match):
        if asked:
            found.append(node.lineno)
        return any([_block(case.body, asked, found) for case in node.cases] + [asked])
    if asked and not _harmless(node):
        found.append(node.lineno)
    if _asks(node) and not _is_bare_call(node):
        found.append(node.lineno)
    return asked or _asks(node)


def _asks(node: ast.stmt) -> bool:
    return any(_is_ask(part) for part in ast.walk(node))


def _is_ask(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKS):
        return False
    return isinstance(node.func.value, ast.Name) and node.func.value.id == TABLE


def _is_bare_call(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and _is_ask(node.value)


def _stops(body: list[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[-1], ast.Break)


def _harmless(node: ast.stmt) -> bool:
    if isinstance(node, ast.Pass | ast.Assert):
        return True
    if isinstance(node, ast.Expr):
        call = node.value
        is_goto = isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "goto"
        return is_goto or isinstance(call, ast.Constant)
    return isinstance(node, ast.Assign) and _is_constant(node.value) and all(_is_slot(target) for target in node.targets)


def _is_constant(node: ast.expr) -> bool:
    if isinstance(node, ast.Tuple):
        return all(_is_constant(item) for item in node.elts)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def _is_slot(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


if __name__ == "__main__":
    sys.exit(tell(check(PACKAGE)))

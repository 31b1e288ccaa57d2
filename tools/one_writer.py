"""Columns change only in primitives: every change is then told, and kept in step with the indexes.

A column is what some `Column("name", ...)` declares: one of a game's binds that game, one of the kernel's binds all.
Assigning, deleting, or calling a method that changes it counts, through subscripts and local names as well.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.source import PACKAGE, Finding, parsed, strings_of, tell

WRITERS = "primitives"  # primitives.py, or any module of a folder of that name
DISTURBERS = "nets"  # they disturb tables on purpose
# the kernel's own: the loop, the one door, the knowledge primitives, and what builds a table anew
KERNEL_WRITERS = (
    "asking.py",
    "codec.py",
    "dealer.py",
    "flow.py",
    "history.py",
    "index.py",
    "knowledge.py",
    "table.py",
    "zones.py",
)
CHANGES = {
    "append",
    "appendleft",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "popleft",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
}
CHANGES |= {"add", "__setitem__", "__delitem__"}


def columns(package: Path) -> dict[str, set[str]]:
    """The names of the columns, by the game that declares them ("" is the kernel)."""
    found: dict[str, set[str]] = {}
    for path, tree in parsed(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in {"Column", "column"} and node.args and isinstance(node.args[0], ast.Constant):
                found.setdefault(game_of(path, package), set()).add(str(node.args[0].value))
    return found


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""


def game_of(path: Path, package: Path) -> str:
    parts = path.relative_to(package).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def may_write(path: Path, package: Path) -> bool:
    parts = path.relative_to(package).parts
    if parts[0] == "kernel" and parts[-1] in KERNEL_WRITERS:
        return True
    return parts[0] == DISTURBERS or WRITERS in parts or parts[-1] == f"{WRITERS}.py"


def check(package: Path) -> Iterator[Finding]:
    declared = columns(package)
    for path, tree in parsed(package):
        names = declared.get("", set()) | declared.get(game_of(path, package), set())
        if names and not may_write(path, package):
            for line, name in Writes(names).of(tree):
                yield Finding(path, line, f"column {name!r} changes outside primitives")


class Writes(ast.NodeVisitor):
    """Finds the writes to columns; a frame's own slots and the constructor of a table are not writes."""

    def __init__(self, names: set[str]) -> None:
        self.names = names
        self.own: set[str] = set()  # slots of the frame at hand
        self.aliases: dict[str, str] = {}
        self.found: list[tuple[int, str]] = []

    def of(self, tree: ast.Module) -> list[tuple[int, str]]:
        self.visit(tree)
        return self.found

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self.own = self.own, {text.partition(":")[0].strip() for text in strings_of(node, "SLOTS")}
        self.generic_visit(node)
        self.own = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name != "__init__":
            outer, self.aliases = self.aliases, {}
            self.generic_visit(node)
            self.aliases = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self.target(target)
            if isinstance(target, ast.Name):
                self.alias(target.id, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.target(node.target)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.target(node.target)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.target(target)

    def visit_For(self, node: ast.For) -> None:
        self.target(node.target)
        if isinstance(node.target, ast.Name):
            self.alias(node.target.id, node.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            self.write(node.lineno, self.column(node.func.value))
        elif (
            called(node) == "setattr" and len(node.args) > 1 and isinstance(node.args[1], ast.Constant) and node.args[1].value in self.names
        ):
            self.write(node.lineno, str(node.args[1].value))
        self.generic_visit(node)

    def target(self, node: ast.expr) -> None:
        if isinstance(node, ast.Tuple | ast.List):
            for item in node.elts:
                self.target(item)
        elif isinstance(node, ast.Starred):
            self.target(node.value)
        elif not isinstance(node, ast.Name):
            self.write(node.lineno, self.column(node))

    def alias(self, name: str, value: ast.expr) -> None:
        copied = isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice)
        column = self.column(value) if isinstance(value, ast.Attribute | ast.Subscript) and not copied else ""
        if column:
            self.aliases[name] = column
        else:
            self.aliases.pop(name, None)

    def column(self, node: ast.expr) -> str:
        """The column that this expression reaches into, or ""."""
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Name):
            return self.aliases.get(node.id, "")
        if isinstance(node, ast.Attribute) and node.attr in self.names:
            is_slot = isinstance(node.value, ast.Name) and node.value.id == "self" and node.attr in self.own
            return "" if is_slot else node.attr
        return ""

    def write(self, line: int, column: str) -> None:
        if column:
            self.found.append((line, column))


if __name__ == "__main__":
    sys.exit(tell(check(PACKAGE)))

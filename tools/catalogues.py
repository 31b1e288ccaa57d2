"""The message catalogues agree: the same messages with the same variables in every language, and each one used exists."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from tools.source import PACKAGE, Finding, parsed, tell

TEXT = PACKAGE / "text"
ASKS_FOR_A_MESSAGE = {"message": (1, ""), "has_message": (1, ""), "Refused": (0, "error-")}  # which argument is the id, after what


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def read(path: Path) -> tuple[dict[str, set[str]], list[Finding]]:
    """Each message with its variables, and what is wrong with the file itself."""
    source = path.read_text(encoding="utf-8")
    messages: dict[str, set[str]] = {}
    findings: list[Finding] = []
    for entry in FluentParser().parse(source).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ftl.Junk):
            findings.append(Finding(path, line, f"not Fluent: {entry.annotations[0].message if entry.annotations else 'unreadable'}"))
        elif isinstance(entry, ftl.Message | ftl.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            if name in messages:
                findings.append(Finding(path, line, f"{name} stands twice"))
            found = Variables()
            found.visit(entry)
            messages[name] = found.names
    return messages, findings


def check(text: Path, package: Path) -> Iterator[Finding]:
    catalogues = {path: read(path) for path in sorted(text.glob("*.ftl"))}
    everything = {name for messages, _ in catalogues.values() for name in messages}
    for path, (messages, findings) in catalogues.items():
        yield from findings
        for name in sorted(everything - messages.keys()):
            yield Finding(path, 1, f"{name} is missing")
        for other, (theirs, _) in catalogues.items():
            for name in sorted(messages.keys() & theirs.keys()):
                if not name.startswith("-") and messages[name] - theirs[name]:
                    extra = ", ".join(sorted(messages[name] - theirs[name]))
                    yield Finding(path, 1, f"{name} has variables that {other.name} has not: {extra}")
    variables = {name: set().union(*(messages.get(name, set()) for messages, _ in catalogues.values())) for name in everything}
    for use in used(package):
        if use.ident not in everything:
            yield Finding(use.path, use.line, f"no message {use.ident!r}")
        elif use.given is not None and variables[use.ident] - use.given:
            yield Finding(use.path, use.line, f"{use.ident} lacks {', '.join(sorted(variables[use.ident] - use.given))}")


@dataclass(frozen=True)
class Use:
    path: Path
    line: int
    ident: str
    given: set[str] | None  # the variables, when they are written out


def used(package: Path) -> Iterator[Use]:
    """The messages asked for by a literal id."""
    for path, tree in parsed(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
                at, prefix = ASKS_FOR_A_MESSAGE.get(name, (len(node.args), ""))
                ident = node.args[at] if at < len(node.args) else None
                if isinstance(ident, ast.Constant) and isinstance(ident.value, str):
                    yield Use(path, node.lineno, prefix + ident.value, given(name, node))


def given(name: str, node: ast.Call) -> set[str] | None:
    if name == "message":
        return None if any(word.arg is None for word in node.keywords) else {str(word.arg).replace("_", "-") for word in node.keywords}
    if name == "Refused":
        if len(node.args) < 2:
            return set()
        if isinstance(node.args[1], ast.Dict):
            return {str(key.value) for key in node.args[1].keys if isinstance(key, ast.Constant)}
    return None


if __name__ == "__main__":
    sys.exit(tell(check(TEXT, PACKAGE)))

"""Where the code enforces a rule: comments that read `# rule: combat.range.two, combat.range.default-close`.

Such a comment belongs to the statement on its own line, or to the next one below it. A rule belongs to the lines that
must run for it to have been at work: those of a simple statement, the head of an `if` or a loop, the body of a function.
A rule that holds by the absence of code stands above a class, or on its STEPS, and belongs to all its methods.
Below `games/vtes` the ids may leave out `vtes.`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

RULE = re.compile(r"#\s*rule:\s*(.+)$")
INSIGNIFICANT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING, tokenize.ENDMARKER}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Attachment:
    rule: str
    file: Path
    comment: int  # the line of the comment
    lines: frozenset[int]  # any of them has to run; none when the statement only runs at import
    place: str  # Frame.step, or module.function


@cache
def attachments(package: Path) -> tuple[Attachment, ...]:
    return tuple(found for path in sorted(package.rglob("*.py")) for found in attached_in(path, package))


def attached_in(path: Path, package: Path) -> list[Attachment]:
    source = path.read_text(encoding="utf-8")
    if "rule:" not in source:
        return []
    tree = ast.parse(source)
    return [
        Attachment(_full(rule, path.relative_to(package)), path, comment, *_reach(tree, line, path.stem))
        for comment, line, rules in _comments(source)
        for rule in rules
    ]


def _full(rule: str, path: Path) -> str:
    game = path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else ""
    return f"{game}.{rule}" if game and rule.split(".")[0] != game else rule


def _comments(source: str) -> Iterator[tuple[int, int, list[str]]]:
    """Each comment's line, the line of the code it belongs to, and the rules it names."""
    waiting: list[tuple[int, list[str]]] = []
    code = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        line = token.start[0]
        if token.type == tokenize.COMMENT:
            match = RULE.match(token.string)
            if match:
                rules = [name.strip() for name in match[1].split(",") if name.strip()]
                if code == line:
                    yield line, line, rules
                else:
                    waiting.append((line, rules))
        elif token.type not in INSIGNIFICANT:
            for comment, rules in waiting:
                yield comment, line, rules
            waiting.clear()
            code = token.end[0]


def _reach(tree: ast.Module, line: int, module: str) -> tuple[frozenset[int], str]:
    """The lines that count as running the statement at `line`, and the name of the place."""
    chain = _enclosing(tree, line)
    classes = [node for node in chain if isinstance(node, ast.ClassDef)]
    functions = [node for node in chain if isinstance(node, Function)]
    owner = classes[-1].name if classes else module
    place = f"{owner}.{functions[0].name}" if functions else owner
    innermost = chain[-1]
    if isinstance(innermost, ast.ClassDef) or (classes and not functions):
        return frozenset(n for node in classes[-1].body if isinstance(node, Function) for n in _body(node)), place
    if isinstance(innermost, Function):
        return _body(innermost), place
    if not functions:
        return frozenset(), place
    body = getattr(innermost, "body", None)
    last = body[0].lineno - 1 if isinstance(body, list) and body[0].lineno > innermost.lineno else innermost.end_lineno or innermost.lineno
    return frozenset(range(innermost.lineno, last + 1)), place


def _enclosing(tree: ast.Module, line: int) -> list[ast.stmt]:
    """The statements around a line, outermost first; a decorator belongs to what it decorates."""
    chain: list[ast.stmt] = []
    inside: list[ast.AST] = [tree]
    while inside:
        node = inside.pop()
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.stmt):
                if not isinstance(child, ast.expr):
                    inside.append(child)  # handlers of a try, cases of a match
                continue
            decorators = getattr(child, "decorator_list", [])
            first = min([child.lineno, *(decorator.lineno for decorator in decorators)])
            if first <= line <= (child.end_lineno or child.lineno):
                chain.append(child)
                inside = [child]
                break
    return chain


def _body(function: Function) -> frozenset[int]:
    return frozenset(range(function.body[0].lineno, (function.end_lineno or function.lineno) + 1))

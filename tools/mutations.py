"""Small faults for a source file: each one changes one expression or drops one statement, and moves no line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
}
SIBLINGS = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_EXECUTABLE = (ast.Pass, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Assert, ast.ClassDef, ast.FunctionDef)


@dataclass(frozen=True)
class Mutation:
    line: int
    lines: frozenset[int]  # of the statement, of a compound one its head
    start: int  # bytes of the source
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        lost = source[self.start : self.end].count(b"\n") - self.text.count("\n")
        return source[: self.start] + self.text.encode() + b"\\\n" * lost + source[self.end :]


class Source:
    def __init__(self, text: bytes) -> None:
        self.lines: frozenset[int] = frozenset()  # of the statement at hand
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def replaced(self, node: ast.stmt | ast.expr, by: str) -> Mutation:
        return Mutation(node.lineno, self.lines, *self.span(node), by)


def mutations(text: bytes) -> list[list[Mutation]]:
    """For each executable statement inside a function, what can be done to it."""
    source = Source(text)
    found = (list(_of_statement(source, node)) for node in statements(ast.parse(text)))
    return [options for options in found if options]


def _head(node: ast.stmt) -> frozenset[int]:
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if isinstance(body, list) else node.end_lineno or node.lineno
    return frozenset(range(node.lineno, max(node.lineno, last) + 1))


def statements(tree: ast.AST) -> Iterator[ast.stmt]:
    """The statements that run when a function is called; not those of a module or of a class body, which declare."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for inner in ast.walk(node):
                if isinstance(inner, ast.stmt) and inner is not node and not isinstance(inner, NOT_EXECUTABLE) and not _declares(inner):
                    yield inner


def _declares(node: ast.stmt) -> bool:
    """Docstrings, annotations without a value, and what a subclass has to fill in."""
    if isinstance(node, ast.Raise):
        return isinstance(node.exc, ast.Name) and node.exc.id == "NotImplementedError"
    return (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) or (isinstance(node, ast.AnnAssign) and node.value is None)


def _of_statement(source: Source, node: ast.stmt) -> Iterator[Mutation]:
    source.lines = _head(node)
    for expression in _expressions(node):
        yield from _of_expression(source, expression)
    if isinstance(node, ast.If | ast.While):
        yield source.replaced(node.test, f"(not ({ast.unparse(node.test)}))")
    elif isinstance(node, ast.For):
        yield source.replaced(node.iter, "()")
    elif isinstance(node, ast.Return):
        if node.value is not None and not isinstance(node.value, ast.Constant):
            yield source.replaced(node, "return None")
    elif isinstance(node, ast.AugAssign):
        other = ARITHMETIC.get(type(node.op))
        if other:
            yield source.replaced(node, ast.unparse(ast.AugAssign(node.target, other(), node.value)))
        yield source.replaced(node, "pass")
    elif isinstance(node, ast.Break):
        yield source.replaced(node, "continue")
    elif isinstance(node, ast.Continue):
        yield source.replaced(node, "break")
    elif isinstance(node, ast.Expr | ast.Assign | ast.AnnAssign | ast.Delete | ast.Raise):
        yield source.replaced(node, "pass")


def _expressions(node: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself: not those of the statements in it, of annotations, of f-strings."""
    inside: list[ast.AST] = [node]
    while inside:
        at = inside.pop()
        for name, value in ast.iter_fields(at):
            for child in value if isinstance(value, list) else [value]:
                if name in {"annotation", "type_params"} or isinstance(
                    child, ast.stmt | ast.JoinedStr | ast.match_case | ast.ExceptHandler
                ):
                    continue
                if isinstance(child, ast.AST):
                    if isinstance(child, ast.expr):
                        yield child
                    inside.append(child)


def _of_expression(source: Source, node: ast.expr) -> Iterator[Mutation]:
    if isinstance(node, ast.Compare):
        for i, operator in enumerate(node.ops):
            operators: list[ast.cmpop] = [*node.ops[:i], COMPARE[type(operator)](), *node.ops[i + 1 :]]
            yield _expression(source, node, ast.Compare(node.left, operators, node.comparators))
    elif isinstance(node, ast.BoolOp):
        yield _expression(source, node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _expression(source, node, node.operand)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield _expression(source, node, ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield source.replaced(node, str(not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield source.replaced(node, str(node.value + 1))
        if node.value > 0:
            yield source.replaced(node, str(node.value - 1))
    elif isinstance(node, ast.IfExp):
        yield _expression(source, node, ast.IfExp(node.test, node.orelse, node.body))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SIBLINGS:
        yield source.replaced(node.func, SIBLINGS[node.func.id])


def _expression(source: Source, node: ast.expr, by: ast.expr) -> Mutation:
    return source.replaced(node, f"({ast.unparse(by)})")

"""What the checks share: the sources, parsed, and the form of a finding."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "carmilla"
TESTS = ROOT / "tests"


@dataclass(frozen=True, order=True)
class Finding:
    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        shown = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{shown}:{self.line}: {self.text}"


def parsed(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def tell(findings: Iterable[Finding]) -> int:
    """Prints what was found; the exit status."""
    found = sorted(set(findings))
    for finding in found:
        print(finding, file=sys.stderr)
    return 1 if found else 0


def strings_of(cls: ast.ClassDef, name: str) -> list[str]:
    """The strings of a tuple assigned in a class body, such as STEPS."""
    for node in cls.body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            items = value.elts if isinstance(value, ast.Tuple | ast.List) else []
            return [item.value for item in items if isinstance(item, ast.Constant) and isinstance(item.value, str)]
    return []


def frames(tree: ast.Module) -> Iterator[ast.ClassDef]:
    """The classes with steps of their own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and strings_of(node, "STEPS"):
            yield node

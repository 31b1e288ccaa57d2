"""The steps of the frames are words of the rulebook: each one stands in docs/glossary.md, whose ids stand there once.

    python -m tools.glossary --missing      the steps without an entry

A row of the glossary ends with its ids, each in backquotes: | Determine range | Determinar el alcance | `determine_range` |
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from carmilla.rulesindex import games
from tools.source import PACKAGE, ROOT, Finding, frames, parsed, strings_of, tell

GLOSSARY = ROOT / "docs" / "glossary.md"
BOOKS = [PACKAGE / "games" / game for game in games()]  # the games that have a rulebook


def listed(text: str) -> Iterator[tuple[int, str]]:
    """Each id of the last column, with its line."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("|"):
            for ident in re.findall(r"`([a-z][a-z0-9_]*)`", line.rstrip(" |").rpartition("|")[2]):
                yield number, ident


def steps(folders: list[Path]) -> dict[str, tuple[Path, int]]:
    """Each step of a game's frames, with a class that has it."""
    found: dict[str, tuple[Path, int]] = {}
    for path, tree in (file for folder in folders for file in parsed(folder)):
        for frame in frames(tree):
            for step in strings_of(frame, "STEPS"):
                found.setdefault(step, (path, frame.lineno))
    return found


def check(text: str, folders: list[Path], glossary: Path = GLOSSARY) -> Iterator[Finding]:
    seen: set[str] = set()
    for line, ident in listed(text):
        if ident in seen:
            yield Finding(glossary, line, f"`{ident}` stands twice")
        seen.add(ident)
    for step, (path, line) in steps(folders).items():
        if step not in seen:
            yield Finding(path, line, f"step {step!r} is not in the glossary")


def main() -> int:
    text = GLOSSARY.read_text(encoding="utf-8") if GLOSSARY.exists() else ""
    if "--missing" in sys.argv:
        known = {ident for _, ident in listed(text)}
        print(*sorted(step for step in steps(BOOKS) if step not in known), sep="\n")
        return 0
    return tell(check(text, BOOKS))


if __name__ == "__main__":
    sys.exit(main())

"""Lines out, lines in: as wide as the terminal, drawn where there is room, in letters that the terminal knows."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TextIO

from carmilla.cli.output import Output, console

NARROWEST = 20
ROOM_TO_DRAW = 80
REPLACED = {"“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "–": "-", "−": "-", "…": "...", "¿": "", "¡": "", "█": "#", "▒": "="}
CLEARED = "\x1b[2J\x1b[3J\x1b[H"


class EndOfInput(Exception):  # noqa: N818
    """Nobody will type any more."""


@dataclass
class Screen:
    """Where a person plays."""

    out: Output
    plain: bool
    stream: TextIO

    @classmethod
    def of(cls, out: Output, plain: bool) -> Screen:
        stream = sys.stderr if out.json else sys.stdout
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        return cls(out, plain, stream)

    # ---- what it can do
    @property
    def width(self) -> int:
        return max(shutil.get_terminal_size((ROOM_TO_DRAW, 24)).columns, NARROWEST)

    @property
    def has_room(self) -> bool:
        """May a table be drawn here?"""
        if self.plain or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
            return False
        return self.stream.isatty() and self.width >= ROOM_TO_DRAW and self.can_write("│█¿")

    def can_write(self, text: str) -> bool:
        try:
            text.encode(self.stream.encoding or "ascii")
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    def spelled(self, text: str) -> str:
        """With letters that the stream has."""
        if self.can_write(text):
            return text
        for letter, other in REPLACED.items():
            text = text.replace(letter, other)
        bare = unicodedata.normalize("NFKD", text)
        return "".join([letter for letter in bare if not unicodedata.combining(letter)]).encode("ascii", "replace").decode()

    # ---- out
    def say(self, ident: str, **args: Any) -> str:
        return self.out.say(f"play-{ident}", **args)

    def line(self, text: str = "", hang: int = 0) -> None:
        """One line, or as many as it takes; those after the first are indented."""
        for part in text.split("\n"):
            indent = len(part) - len(part.lstrip())
            wrapped = textwrap.wrap(
                self.spelled(part), self.width, subsequent_indent=" " * (indent + hang), break_on_hyphens=False, break_long_words=False
            )
            for piece in wrapped or [""]:
                self.stream.write(piece + "\n")

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def tell(self, ident: str, **args: Any) -> None:
        self.line(self.say(ident, **args))

    def clear(self) -> None:
        self.stream.write(CLEARED if self.stream.isatty() and os.environ.get("TERM") != "dumb" else "\n" * 3)

    def draw(self, drawing: Any) -> None:
        from rich import box
        from rich.table import Table

        table = Table(title=drawing.title, box=box.ROUNDED, show_lines=True, expand=False)
        for head in drawing.heads:
            table.add_column(head, overflow="fold")
        for row in drawing.rows:
            table.add_row(*row)
        console(self.stream).print(table, markup=False, highlight=False)
        self.lines(drawing.below)

    # ---- in
    def read(self, prompt: str) -> str:
        """What is typed, without blanks around it."""
        if len(prompt) > self.width - 8:
            self.line(prompt)
            prompt = ""
        self.stream.write(self.spelled(prompt) + "> ")
        self.stream.flush()
        typed = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.stream.write("\n")
        if not typed:
            raise EndOfInput
        return "".join([letter for letter in typed if letter.isprintable()]).strip()

"""What a command says, and where: data on stdout, everything else on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

from carmilla.errors import Refused

if TYPE_CHECKING:
    from rich.console import Console

Value = str | int | float


class Progress(Protocol):
    def advance(self, steps: int) -> None: ...


class Silent:
    def advance(self, steps: int) -> None:
        """Nobody looks."""


def chosen_language(args: list[str]) -> str:
    """Of `--lang`, wherever it stands, else of the environment: errors in reading the arguments are told in it as well."""
    from carmilla.text import detect_language

    for i, word in enumerate(args):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and i + 1 < len(args):
            return args[i + 1]
    return detect_language(os.environ)


@dataclass
class Output:
    json: bool = False
    quiet: bool = False
    lang: str = "en"

    def check_language(self) -> None:
        from carmilla.errors import listed, shortened
        from carmilla.text import detect_language, languages

        if self.lang not in languages():
            wrong, self.lang = self.lang, detect_language(os.environ)
            raise Refused("unknown-language", {"lang": shortened(wrong), "known": listed(languages())})

    def say(self, ident: str, **args: Value) -> str:
        from carmilla.text import message

        return message(self.lang, ident, **cast(dict[str, Any], args))

    # ---- stdout
    def document(self, data: object) -> None:
        import msgspec

        sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")

    def line(self, text: str = "", style: str = "") -> None:
        if style and sys.stdout.isatty():
            console(sys.stdout).print(text, style=style, markup=False, highlight=False, soft_wrap=True)
        else:
            sys.stdout.write(text + "\n")

    def table(self, rows: list[tuple[str, ...]], indent: str = "") -> None:
        """Columns, the last one as long as it needs."""
        widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows), default=0))]
        for row in rows:
            cells = [cell.ljust(width) for cell, width in zip(row[:-1], widths, strict=False)]
            self.line(indent + "  ".join([*cells, row[-1]]).rstrip())

    # ---- stderr
    def note(self, text: str) -> None:
        if not self.quiet:
            sys.stderr.write(text + "\n")

    def complain(self, text: str) -> None:
        if sys.stderr.isatty():
            console(sys.stderr).print(text, style="red", markup=False, highlight=False, soft_wrap=True)
        else:
            sys.stderr.write(text + "\n")

    def refused(self, refused: Refused) -> None:
        text = refused.text(self.lang)
        if self.json:
            self.document({"error": {"code": refused.code, "message": text, "arguments": refused.arguments}})
        self.complain(f"{text} [{refused.code}]")

    @contextmanager
    def progress(self, total: int, ident: str) -> Iterator[Progress]:
        """A bar, on a terminal only."""
        if self.quiet or not sys.stderr.isatty():
            yield Silent()
            return
        from rich import progress

        with progress.Progress(console=console(sys.stderr), transient=True) as bars:
            task = bars.add_task(self.say(ident), total=total)
            yield Bar(bars, task)


@dataclass
class Bar:
    bars: Any
    task: Any

    def advance(self, steps: int) -> None:
        self.bars.advance(self.task, steps)


def console(stream: Any) -> Console:
    """Rich on this stream; it follows NO_COLOR."""
    from rich.console import Console

    return Console(file=stream)

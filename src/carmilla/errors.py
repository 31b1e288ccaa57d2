"""What a caller got wrong: a stable code, and a sentence about it in every language of the program."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches


class Refused(Exception):  # noqa: N818 - nothing went wrong here: the caller is told what to do otherwise
    """Something asked for cannot be had. Nothing has changed."""

    def __init__(self, code: str, arguments: Mapping[str, object] | None = None) -> None:
        self.code = code
        self.arguments: dict[str, str] = {name: str(value) for name, value in (arguments or {}).items()}
        super().__init__(code, self.arguments)

    def text(self, lang: str = "en") -> str:
        from .text import message

        return message(lang, f"error-{self.code}", **self.arguments)

    def __str__(self) -> str:
        return f"{self.code}: {self.text()}"


def listed(words: object) -> str:
    """Several words as one argument of a sentence."""
    return ", ".join(str(word) for word in words) if isinstance(words, list | tuple) else str(words)


def shortened(value: object, most: int = 60) -> str:
    """What a caller sent, fit to be repeated in a sentence."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"


def nearest(word: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """The known words that may have been meant, best first; all of them when none is near."""
    return tuple(get_close_matches(word, known, n=3, cutoff=0.5)) or known

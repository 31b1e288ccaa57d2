"""What somebody types, as the tokens it stands for; a mistake is one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carmilla.kernel.api import Question
from carmilla.kernel.events import token_for
from carmilla.match import Match
from carmilla.protocol import Prompt

from .screen import Screen


class Mistyped(Exception):  # noqa: N818
    """That is no answer; what it says is the sentence about it."""


@dataclass
class Answering:
    """One question and the lines below it."""

    screen: Screen
    match: Match
    prompt: Prompt
    menu: Any

    @property
    def question(self) -> Question:
        found = self.match.table.question(self.prompt.seat)
        assert found is not None
        return found

    def all_tokens(self) -> list[str]:
        """Everything that a chain may be made of, as its seat calls it, in the order of the lines."""
        g = self.match.table
        return [token_for(g, self.prompt.seat, option) for option in g.base_of(self.question)]

    # ---- what Enter stands for
    def usual(self) -> list[str]:
        kind, low = self.prompt.kind, self.prompt.low
        if kind == "amount":
            return [f"amount/{low}"]
        tokens = [entry.token for entry in self.menu.entries]
        if kind == "subset":
            return tokens[:low]
        if kind == "order":
            return tokens
        if kind == "split":
            return self.shared_out(tokens, low)
        return tokens[:1]

    def shared_out(self, tokens: list[str], total: int) -> list[str]:
        """As evenly as possible."""
        return [token for i, token in enumerate(tokens) for _ in range(total // len(tokens) + (i < total % len(tokens)))]

    # ---- what numbers stand for
    def read(self, typed: str) -> list[str]:
        numbers = self.numbers(typed)
        kind = self.prompt.kind
        if kind == "amount":
            return self.amount(numbers)
        if kind == "split":
            return self.split(numbers)
        for number in numbers:
            if not 1 <= number <= len(self.menu.entries):
                raise Mistyped(self.screen.say("not-there", n=number, most=len(self.menu.entries)))
        if len(set(numbers)) < len(numbers):
            again = next(number for number in numbers if numbers.count(number) > 1)
            raise Mistyped(self.screen.say("pick-again", n=again))
        low, high = (len(self.menu.entries),) * 2 if kind == "order" else (self.prompt.low, self.prompt.high)
        if not low <= len(numbers) <= high:
            ident = "pick-count" if low == high else "pick-range"
            raise Mistyped(self.screen.say(ident, low=low, high=high, given=len(numbers)))
        return [self.menu.entries[number - 1].token for number in numbers]

    def numbers(self, typed: str) -> list[int]:
        words = typed.replace(",", " ").split()
        if not all([is_number(word) for word in words]):
            raise Mistyped(self.screen.say("not-understood", word=shortened(typed), most=max(len(self.menu.entries), 1)))
        return [int(word) for word in words]

    def amount(self, numbers: list[int]) -> list[str]:
        low, high = self.prompt.low, self.prompt.high
        if len(numbers) != 1:
            raise Mistyped(self.screen.say("pick-count", low=1, high=1, given=len(numbers)))
        if not low <= numbers[0] <= high:
            raise Mistyped(self.screen.say("number-out-of-range", n=numbers[0], low=low, high=high))
        return [f"amount/{numbers[0]}"]

    def split(self, numbers: list[int]) -> list[str]:
        """One number for each line, in their order."""
        if len(numbers) > len(self.menu.entries):
            raise Mistyped(self.screen.say("not-there", n=len(numbers), most=len(self.menu.entries)))
        if sum(numbers) != self.prompt.low:
            raise Mistyped(self.screen.say("split-sum", n=self.prompt.low, given=sum(numbers)))
        return [entry.token for entry, n in zip(self.menu.entries, numbers, strict=False) for _ in range(n)]


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 6


def shortened(text: str) -> str:
    return text if len(text) <= 30 else text[:29] + "…"

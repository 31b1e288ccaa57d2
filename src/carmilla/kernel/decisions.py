"""Decisions: a question to one seat, or one to each of several, answered in secret and revealed together."""

from __future__ import annotations

from typing import Any, Final

from .options import PASS

# kinds of question
PICK: Final = 0  # one of the options
SUBSET: Final = 1  # low … high of them, picked in increasing order
ORDER: Final = 2  # all of them, in an order
AMOUNT: Final = 3  # a number low … high
SPLIT: Final = 4  # an amount shared out over the options: `low` in all, the same option as often as it gets


class Question:
    """Immutable: replaced at every pick, so that forks share it. `gone` answers for a seat that has left."""

    def __init__(
        self,
        seat: int,
        kind: int,
        ask: int,
        low: int = 1,
        high: int = 1,
        gone: tuple[int, ...] = (PASS,),
        picks: tuple[int, ...] = (),
        done: bool = False,
    ) -> None:
        self.seat, self.kind, self.ask, self.low, self.high = seat, kind, ask, low, high
        self.gone, self.picks, self.done = gone, picks, done

    def upto(self, picks: tuple[int, ...], done: bool) -> Question:
        return Question(self.seat, self.kind, self.ask, self.low, self.high, self.gone, picks, done)

    def encode(self) -> list[Any]:
        return [self.seat, self.kind, self.ask, self.low, self.high, list(self.gone), list(self.picks), self.done]


def decode_question(data: list[Any]) -> Question:
    seat, kind, ask, low, high, gone, picks, done = data
    return Question(seat, kind, ask, low, high, tuple(gone), tuple(picks), done)


class Decision:
    """What the table waits for. `step` runs anew after an interruption; the result goes to the slot `into`."""

    def __init__(self, step: str, into: str, questions: list[Question], several: bool) -> None:
        self.step, self.into, self.questions, self.several = step, into, questions, several

    def copy(self) -> Decision:
        return Decision(self.step, self.into, self.questions[:], self.several)

    def index(self, seat: int) -> int:
        for i, question in enumerate(self.questions):
            if question.seat == seat:
                return i
        return -1

    def waits(self) -> bool:
        for question in self.questions:
            if not question.done:
                return True
        return False

    def encode(self) -> list[Any]:
        return [self.step, self.into, [question.encode() for question in self.questions], self.several]


def decode_decision(data: list[Any]) -> Decision:
    step, into, questions, several = data
    return Decision(step, into, [decode_question(q) for q in questions], several)

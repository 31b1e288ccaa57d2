"""The part of a table that asks: questions, their options, and the one door for answers."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from . import codes
from .codes import OK, Reason
from .decisions import AMOUNT, ORDER, PICK, SPLIT, SUBSET, Decision, Question
from .events import ANSWERED, ASKED
from .flow import Flow
from .options import AMOUNT_OF, DONE, NONE, Verbs, amount, n_of, verb_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Flow):
    VERBS: ClassVar[Verbs] = Verbs({})

    def __init__(self) -> None:
        super().__init__()
        self.numbers: list[int] = []  # per seat: the number of its question, so that a late answer is found out
        self.last_seat: int = NONE

    # ---- what a game fills in
    def enumerate(self, q: Question) -> list[int]:
        """All that could be picked first, as `check` decides, in an order that the seat can see: chains follow it. Not by the
        ids of cards, which mean nothing to anybody and change in a re-deal, but by their places."""
        raise NotImplementedError

    def check(self, q: Question, option: int) -> int:
        """OK, or why not: one predicate per verb, total, so that any number gets an answer."""
        raise NotImplementedError

    def reason(self, q: Question, option: int, code: int) -> Reason:
        return Reason(codes.NAMES.get(code, "refused"))

    def tell(self, kind: int, *args: int) -> None:
        raise NotImplementedError

    def tell_to(self, viewers: int, kind: int, *args: int) -> None:
        raise NotImplementedError

    # ---- asking
    def ask(self, q: Question, into: str) -> None:
        self.pose(Decision(self.step, into, [q], False))

    def ask_all(self, questions: list[Question], into: str) -> None:
        """Asked together and in secret; the slot gets ((seat, *picks), …) in the order of seats."""
        self.pose(Decision(self.step, into, sorted(questions, key=seat_of), True))

    def pose(self, d: Decision) -> None:
        assert self.pending is None
        self.offered = None
        for i, q in enumerate(d.questions):
            if self.gone >> q.seat & 1:
                d.questions[i] = q.upto(q.gone, True)
            elif self.is_empty(q):
                d.questions[i] = q.upto((), True)
            else:
                self.numbers[q.seat] += 1
                self.tell(ASKED, q.seat, q.ask)
        if d.waits():
            self.pending = d
        else:
            self.complete(d)

    def is_empty(self, q: Question) -> bool:
        """Is there nothing to pick? Then it is answered when it is asked."""
        if q.kind == PICK or q.kind == AMOUNT:
            return False
        return (q.kind == SUBSET and q.high <= 0) or (q.kind == SPLIT and q.low <= 0) or not self.enumerate(q)

    def question(self, seat: int) -> Question | None:
        if self.pending is not None:
            for q in self.pending.questions:
                if q.seat == seat:
                    return q
        return None

    def to_act(self) -> list[int]:
        """The seats that still have to answer."""
        if self.pending is None:
            return []
        return [q.seat for q in self.pending.questions if not q.done]

    def base_of(self, q: Question) -> list[int]:
        if q.kind == AMOUNT:
            return [amount(n) for n in range(q.low, q.high + 1)]
        return self.enumerate(q)

    def answered_itself(self, q: Question) -> bool:
        """Was it answered when it was asked: for a seat that has left, or for want of anything to pick?"""
        return q.done and (bool(self.gone >> q.seat & 1) or self.is_empty(q))

    def options(self, seat: int) -> list[int]:
        """What this seat may answer now, in canonical order. Not to be changed by the caller."""
        d = self.pending
        if d is None:
            return []
        alone = len(d.questions) == 1
        if alone and self.offered is not None and d.questions[0].seat == seat:
            return self.offered
        q = self.question(seat)
        if q is None or q.done:
            return []
        out = self.next_picks(q)
        if alone:
            self.offered = out
        return out

    def next_picks(self, q: Question) -> list[int]:
        base = self.base_of(q)
        if q.kind == PICK or q.kind == AMOUNT:
            return base
        if q.kind == ORDER:
            return [o for o in base if o not in q.picks]
        last = base.index(q.picks[-1]) if q.picks else NONE
        if q.kind == SPLIT:
            return base[max(last, 0) :]
        have, low = len(q.picks), min(q.low, len(base))
        out: list[int] = [DONE] if have >= low else []
        return out + base[last + 1 : have + len(base) - low + 1]

    def code(self, q: Question, option: int) -> int:
        """OK, or why this cannot be the next pick."""
        if q.done:
            return codes.ANSWERED
        if q.kind == AMOUNT:
            if verb_of(option) != AMOUNT_OF or option < 0 or option != amount(n_of(option)):
                return codes.NO_SUCH_OPTION
            return OK if q.low <= n_of(option) <= q.high else codes.OUT_OF_RANGE
        if q.kind == PICK:
            return self.check(q, option)
        if q.kind == ORDER:
            return codes.TWICE if option in q.picks else self.check(q, option)
        return self.code_in_chain(q, option)

    def code_in_chain(self, q: Question, option: int) -> int:
        """SUBSET and SPLIT go through the options in the order of `enumerate`."""
        base, have = self.enumerate(q), len(q.picks)
        low = min(q.low, len(base))
        if option == DONE and q.kind == SUBSET:
            return OK if have >= low else codes.TOO_FEW
        if option not in base:
            code = self.check(q, option)
            return codes.NO_SUCH_OPTION if code == OK else code
        at, last = base.index(option), base.index(q.picks[-1]) if q.picks else NONE
        if q.kind == SPLIT:
            return OK if at >= last else codes.OUT_OF_ORDER
        if at <= last:
            return codes.OUT_OF_ORDER
        return OK if have + len(base) - at >= low else codes.TOO_FEW

    # ---- answering
    def submit(self, seat: int, option: int, number: int = NONE) -> int:
        """One pick. Returns OK or the code of the refusal; a refusal changes nothing."""
        d = self.pending
        i = NONE if d is None else d.index(seat)
        if d is None or i == NONE:
            return codes.NOT_ASKED
        if number != NONE and number != self.numbers[seat]:
            return codes.STALE
        q = d.questions[i]
        if self.offered is None or len(d.questions) > 1 or option not in self.offered:
            code = self.code(q, option)
            if code != OK:
                return code
        self.offered = None
        self.numbers[seat] += 1
        d.questions[i] = self.picked(q, option)
        self.tell_to(1 << seat, ANSWERED, seat, option)
        if d.waits():
            return OK
        self.pending = None
        if d.several or seat != self.last_seat:
            self.barrier += 1
            self.last_seat = NONE if d.several else seat
        self.complete(d)
        self.pump()
        return OK

    def picked(self, q: Question, option: int) -> Question:
        if q.kind == PICK or q.kind == AMOUNT:
            return q.upto((option,), True)
        if option == DONE:
            return q.upto(q.picks, True)
        picks = (*q.picks, option)
        if q.kind == SPLIT:
            return q.upto(picks, len(picks) == q.low)
        base = self.enumerate(q)
        full = len(picks) == len(base) or (q.kind == SUBSET and (len(picks) == q.high or option == base[-1]))
        return q.upto(picks, full)

    def code_of_chain(self, seat: int, picks: list[int], number: int = NONE) -> int:
        """OK, or why this whole chain of picks cannot be the answer."""
        q = self.question(seat)
        if q is None:
            return codes.NOT_ASKED
        if number != NONE and number != self.numbers[seat]:
            return codes.STALE
        if self.answered_itself(q):
            return codes.ANSWERED
        at = q.upto((), False)
        for option in picks:
            code = self.code(at, option)
            if code != OK:
                return codes.TOO_MANY if code == codes.ANSWERED else code
            at = self.picked(at, option)
        return OK if at.done else codes.TOO_FEW

    def submit_all(self, seat: int, picks: list[int], number: int = NONE) -> int:
        """The whole chain in one message, all or nothing."""
        code = self.code_of_chain(seat, picks, number)
        d, q = self.pending, self.question(seat)
        if code != OK or d is None or q is None:
            return code
        d.questions[d.index(seat)] = q.upto((), False)
        self.offered = None
        for option in picks:
            self.submit(seat, option)
        return OK

    def retract(self, seat: int, number: int = NONE) -> int:
        """Takes back a seat's picks while the decision is open."""
        d, q = self.pending, self.question(seat)
        if d is None or q is None or not (q.picks or q.done) or self.answered_itself(q):
            return codes.NOT_ASKED
        if number != NONE and number != self.numbers[seat]:
            return codes.STALE
        d.questions[d.index(seat)] = q.upto((), False)
        self.offered = None
        self.numbers[seat] += 1
        return OK

    def why_not(self, seat: int, option: int) -> Reason | None:
        q = self.question(seat)
        if q is None:
            return Reason(codes.NAMES[codes.NOT_ASKED])
        code = self.code(q, option)
        if code == OK:
            return None
        if code < codes.FIRST_CODE:
            return Reason(codes.NAMES[code])
        return self.reason(q, option, code)

    def complete(self, d: Decision) -> None:
        """All answers are in: to the frame that asked, in the order of seats whatever the order of arrival."""
        top = self.stack[-1]
        if d.several:
            setattr(top, d.into, tuple([(q.seat, *q.picks) for q in d.questions]))
        else:
            q = d.questions[0]
            result: Any = q.picks
            if q.kind == PICK:
                result = q.picks[0]
            elif q.kind == AMOUNT:
                result = n_of(q.picks[0])
            setattr(top, d.into, result)


def seat_of(q: Question) -> int:
    return q.seat

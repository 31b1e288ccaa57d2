"""Abilities: what cards say, as data. A game's vocabulary derives its nodes from these; each node knows its own meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .codes import OK
from .options import NOBODY, NONE, a_of


class Context:
    """Who speaks: the seat that uses an ability, its card, the minion or piece that uses it, what was chosen."""

    def __init__(self, seat: int = NONE, card: int = NOBODY, user: int = NOBODY, binds: tuple[int, ...] = ()) -> None:
        self.seat, self.card, self.user, self.binds = seat, card, user, binds

    def chosen(self, place: int) -> int:
        """The card or seat chosen in that place of `choose`, or NONE while it is not chosen."""
        return a_of(self.binds[place]) if place < len(self.binds) else NONE


@dataclass(frozen=True)
class Node:
    """A piece of a definition. Nodes are data: built once, compared, printed, never copied."""


@dataclass(frozen=True)
class Condition(Node):
    """Something that must hold. `code` is the refusal when it does not."""

    def holds(self, g: Any, c: Context) -> bool:
        raise NotImplementedError

    def code(self) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class Effect(Node):
    """Something that happens. It changes the table through primitives; whatever people act in, it queues."""

    def do(self, g: Any, c: Context) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class Choice(Node):
    """Something chosen before an ability takes effect."""

    def options(self, g: Any, c: Context) -> list[int]:
        raise NotImplementedError


@dataclass(frozen=True)
class Ability(Node):
    """One thing that a card says. `keys` are the rows of the index it stands in while its card is active."""

    needs: tuple[Condition, ...] = ()
    choose: tuple[Choice, ...] = ()
    do: tuple[Effect, ...] = ()
    keys: tuple[int, ...] = ()

    def refusal(self, g: Any, c: Context) -> int:
        """OK, or the code of the first condition that does not hold."""
        for need in self.needs:
            if not need.holds(g, c):
                return need.code()
        return OK

    def can_choose(self, g: Any, c: Context) -> bool:
        """Can all its choices be made, one after the other?"""
        for choice in self.choose:
            options = choice.options(g, c)
            if not options:
                return False
            c = Context(c.seat, c.card, c.user, (*c.binds, options[0]))
        return True

    def is_chosen(self, binds: tuple[int, ...]) -> bool:
        """Has everything been chosen that it takes effect on?"""
        return len(binds) == len(self.choose)

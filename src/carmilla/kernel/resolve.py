"""Carrying out what a card says: choices first, then its instructions, whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import Choice, Context
from .decisions import PICK, Question
from .frames import Frame, G
from .options import NOBODY, NONE, PASS

if TYPE_CHECKING:
    from .table import Table


class Speaking(Frame[G]):
    """A frame that speaks for an ability: nodes read who uses it, from which card, and what was chosen."""

    seat: int = NONE
    card: int = NOBODY
    user: int = NOBODY
    ability: int = 0
    binds: tuple[int, ...] = ()

    def context(self) -> Context:
        return Context(self.seat, self.card, self.user, self.binds)


class Choose(Speaking["Table"]):
    """Playing a card: its choices are announced with it, one after the other. When somebody leaves and there is nothing left
    to choose from, nothing is chosen."""

    STEPS = ("next_choice", "chosen")
    SLOTS = ("seat: seat", "card: card", "user: card", "ability: number", "binds: many option", "pick: option", "ask: number")

    def __init__(self, seat: int = NONE, card: int = NOBODY, user: int = NOBODY, ability: int = 0, ask: int = 0) -> None:
        self.seat, self.card, self.user, self.ability, self.ask = seat, card, user, ability, ask
        self.binds: tuple[int, ...] = ()
        self.pick: int = PASS

    def next_choice(self, g: Table) -> None:
        ability = g.ability_of(self.card, self.ability)
        if ability.is_chosen(self.binds):
            g.finish(self, self.binds)
        elif not self.options(g):
            g.finish(self, ())
        else:
            g.ask(Question(self.seat, PICK, self.ask), "pick")

    def chosen(self, g: Table) -> None:
        self.binds += (self.pick,)
        self.goto("next_choice")

    def options(self, g: Table) -> list[int]:
        """What the next choice offers."""
        choice: Choice = g.ability_of(self.card, self.ability).choose[len(self.binds)]
        return choice.options(g, self.context())


class Resolve(Speaking["Table"]):
    """Using effects: an effect resolves whole, its parts in the order stated."""

    EFFECT = True
    STEPS = ("next_part", "part_done")
    SLOTS = ("seat: seat", "card: card", "user: card", "ability: number", "binds: many option", "part: number")

    def __init__(self, seat: int = NONE, card: int = NOBODY, user: int = NOBODY, ability: int = 0, binds: tuple[int, ...] = ()) -> None:
        self.seat, self.card, self.user, self.ability, self.binds = seat, card, user, ability, binds
        self.part: int = 0

    def next_part(self, g: Table) -> None:
        parts = g.ability_of(self.card, self.ability).do
        if self.part == len(parts):
            g.finish(self)
        else:
            parts[self.part].do(g, self.context())

    def part_done(self, g: Table) -> None:
        self.part += 1
        self.goto("next_part")

"""Paying for cards: optional cost reducers, then blood, pool, the Edge and cards of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.abilities import Face, Reducer
from carmilla.games.vtes.words import W, Z
from carmilla.kernel.decisions import PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.index import ability_of, card_of
from carmilla.kernel.options import NOBODY, NONE, PASS, a_of

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


class Reduce(Frame["Vtes"]):
    """Requirements for Playing Cards: optional cost reducers, one after the other. Nothing locks before the card is paid for."""

    STEPS = ("offer", "chosen")
    SLOTS = ("seat: seat", "user: card", "card: card", "ability: number", "reducers: many card", "may_wait: flag", "choice: option")

    def __init__(
        self,
        seat: int = NONE,
        user: int = NOBODY,
        card: int = NOBODY,
        ability: int = 0,
        reducers: tuple[int, ...] = (),
        may_wait: bool = False,
    ) -> None:
        self.seat, self.user, self.card, self.ability = seat, user, card, ability
        self.reducers, self.may_wait = reducers, may_wait  # may what is missing be found at resolution?
        self.choice: int = PASS

    # rule: general.requirements.cost-reducer
    def offer(self, g: Vtes) -> None:
        if reducers_for(g, self.seat, g.face(self.card, self.ability), self.reducers):
            g.ask(Question(self.seat, PICK, W.COST), "choice")
        else:
            g.finish(self, self.reducers)

    def chosen(self, g: Vtes) -> None:
        if self.choice == PASS:
            g.finish(self, self.reducers)
        else:
            self.reducers += (a_of(self.choice),)
            self.goto("offer")


class Pay(Frame["Vtes"]):
    """Requirements for Playing Cards: a cost is paid with the payer's own, as far as it goes; was that all of it?"""

    EFFECT = True
    STEPS = ("counters", "discard", "discarded")
    SLOTS = (
        "seat: seat",
        "user: card",
        "card: card",
        "ability: number",
        "reducers: many card",
        "whole: flag",
        "discards: number",
        "choice: option",
    )

    def __init__(self, seat: int = NONE, user: int = NOBODY, card: int = NOBODY, ability: int = 0, reducers: tuple[int, ...] = ()) -> None:
        self.seat, self.user, self.card, self.ability, self.reducers = seat, user, card, ability, reducers
        self.whole: bool = True
        self.discards: int = 0
        self.choice: int = PASS

    # rule: general.requirements.blood-cost, general.requirements.pool-cost, general.requirements.own-resources
    def counters(self, g: Vtes) -> None:
        face = g.face(self.card, self.ability)
        for card in self.reducers:
            g.lock(card)
        blood, pool = blood_cost(g, face, self.reducers), pool_cost(g, face, self.reducers)
        of_user, of_seat = min(blood, g.blood[self.user]), min(pool, g.pool[self.seat])
        self.whole = blood == of_user and pool == of_seat and (not face.edge or g.edge == self.seat)
        self.discards = face.discards
        g.add_blood(self.user, -of_user)
        g.add_pool(self.seat, -of_seat)
        # rule: general.requirements.alternative-cost
        if face.edge and g.edge == self.seat:
            g.give_edge(NONE)

    # rule: general.requirements.methuselah-resources
    def discard(self, g: Vtes) -> None:
        if self.discards and g.row(Z.HAND, self.seat):
            g.ask(Question(self.seat, PICK, W.COST), "choice")
        else:
            g.finish(self, self.whole and not self.discards)

    def discarded(self, g: Vtes) -> None:
        if self.choice != PASS:
            g.put(a_of(self.choice), Z.ASH, self.seat)
        self.discards -= 1
        self.goto("discard")


def reducer(g: Vtes, card: int) -> Reducer | None:
    for ability in g.text(card).abilities:
        if isinstance(ability, Reducer):
            return ability
    return None


def blood_cost(g: Vtes, face: Face, reducers: tuple[int, ...]) -> int:
    cost = face.blood
    for card in reducers:
        found = reducer(g, card)
        cost -= 0 if found is None else found.blood
    return max(0, cost)


def pool_cost(g: Vtes, face: Face, reducers: tuple[int, ...]) -> int:
    cost = face.pool
    for card in reducers:
        found = reducer(g, card)
        cost -= 0 if found is None else found.pool
    return max(0, cost)


def reducers_for(g: Vtes, seat: int, face: Face, used: tuple[int, ...]) -> tuple[int, ...]:
    """What this Methuselah could still lock to make the card cheaper."""
    blood, pool = blood_cost(g, face, used), pool_cost(g, face, used)
    found: list[int] = []
    for entry in g.active[W.COST]:
        card, ability = card_of(entry), g.ability_of(card_of(entry), ability_of(entry))
        if not isinstance(ability, Reducer) or face.kind not in ability.kinds or g.place_of(card) != seat:
            continue
        useful = (blood and ability.blood) or (pool and ability.pool)
        if useful and card not in used and not g.locked[card] and not g.promised(card):
            found.append(card)
    return tuple(found)


FRAMES: Final = (Pay, Reduce)

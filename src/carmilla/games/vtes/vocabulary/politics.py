"""Words for referendums, torpor and control: terms, votes, abstaining, losing pool."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from carmilla.games.vtes.rules.referendum import gain_votes
from carmilla.games.vtes.rules.torpor import go_to_torpor
from carmilla.games.vtes.vocabulary.actions import CHOSEN, Ref
from carmilla.games.vtes.words import R, T, V, Z
from carmilla.kernel.abilities import Choice, Condition, Context, Effect
from carmilla.kernel.options import pack

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


# ---------------------------------------------------------------- conditions
@dataclass(frozen=True)
class PoliticalAction(Condition):
    """The referendum was called by a political action: a blood hunt was not."""

    def holds(self, g: Vtes, c: Context) -> bool:
        polling = g.polling()
        # rule: referendum.blood-hunt.not-political
        return polling is not None and not polling.blood_hunt

    def code(self) -> int:
        return R.CONDITION


# ---------------------------------------------------------------- choices
@dataclass(frozen=True)
class Methuselah(Choice):
    """Any Methuselah, oneself included; another one at each choice."""

    def options(self, g: Vtes, c: Context) -> list[int]:
        every = [pack(V.METHUSELAH, seat) for seat in g.in_play()]
        return [option for option in every if option not in c.binds]


@dataclass(frozen=True)
class OtherMethuselah(Choice):
    """Any Methuselah but oneself."""

    def options(self, g: Vtes, c: Context) -> list[int]:
        return [pack(V.METHUSELAH, seat) for seat in g.in_play() if seat != c.seat]


@dataclass(frozen=True)
class ReadyVampire(Choice):
    """A ready vampire, whoever controls it, perhaps with a title."""

    title: int = T.NONE

    def options(self, g: Vtes, c: Context) -> list[int]:
        ready = [vampire for seat in g.in_play() for vampire in g.row(Z.READY, seat) if g.is_vampire(vampire) and g.ready(vampire)]
        return sorted([pack(V.TARGET, vampire) for vampire in ready if self.title in (T.NONE, g.text(vampire).title)])


@dataclass(frozen=True)
class VampireInTorpor(Choice):
    def options(self, g: Vtes, c: Context) -> list[int]:
        return sorted([pack(V.TARGET, vampire) for seat in g.in_play() for vampire in g.row(Z.TORPOR, seat)])


# ---------------------------------------------------------------- effects
@dataclass(frozen=True)
class GainVotes(Effect):
    """Votes for the vampire that plays or bears this; those of a card that lies alone are its controller's."""

    amount: int

    def do(self, g: Vtes, c: Context) -> None:
        # rule: referendum.votes.other-effects, referendum.votes.ability
        gain_votes(g, c.user or c.card, self.amount)


@dataclass(frozen=True)
class Abstain(Effect):
    """A vampire casts no votes in this referendum; those it has cast count no more."""

    whom: Ref = CHOSEN

    def do(self, g: Vtes, c: Context) -> None:
        polling = g.polling()
        if polling is not None:
            polling.cancel(g, self.whom.of(g, c))


@dataclass(frozen=True)
class EachLosesPool(Effect):
    amount: int

    def do(self, g: Vtes, c: Context) -> None:
        for seat in g.in_play():
            g.add_pool(seat, -self.amount)


@dataclass(frozen=True)
class NeighboursLosePool(Effect):
    """The Methuselah chosen, and their prey."""

    amount: int

    def do(self, g: Vtes, c: Context) -> None:
        seat = c.chosen(0)
        if g.in_game(seat):
            for loser in (seat, g.prey_of(seat)):
                g.add_pool(loser, -self.amount)


@dataclass(frozen=True)
class GoToTorpor(Effect):
    whom: Ref = CHOSEN

    def do(self, g: Vtes, c: Context) -> None:
        if g.speaks(self.whom.of(g, c)):
            go_to_torpor(g, self.whom.of(g, c))


@dataclass(frozen=True)
class TakeControl(Effect):
    """Of a minion, which stays in the region where it lies."""

    whom: Ref = CHOSEN

    def do(self, g: Vtes, c: Context) -> None:
        minion = self.whom.of(g, c)
        if g.speaks(minion):
            # rule: torpor.stolen
            g.put(minion, g.zone_of(minion), c.seat)

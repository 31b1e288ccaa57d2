"""What is chosen, and by whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carmilla.games.vendetta.abilities import Choice, Context, Value, Who
from carmilla.games.vendetta.words import V
from carmilla.kernel.decisions import AMOUNT, PICK, SUBSET
from carmilla.kernel.options import NONE, pack

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta

# from which cards
YOURS_HERE: Final = 0
YOURS_UP_HERE: Final = 1
A_RIVALS_UP_HERE: Final = 2
IN_HAND: Final = 3
DRAINED: Final = 4
DOWN_ANYWHERE: Final = 5  # face down, and not seen yet
DOWN_THERE: Final = 6  # the same at the Location of the event
YOURS_ANYWHERE: Final = 7

ANY_NUMBER: Final = 99


@dataclass(frozen=True)
class ChooseSeat(Choice):
    """One of these players."""

    among: Who

    def name(self) -> str:
        return "seat"

    def kind(self) -> int:
        return PICK

    def options(self, g: Vendetta, c: Context) -> list[int]:
        # rule: card.ma01
        return [pack(V.SEAT, seat) for seat in self.among.seats(g, c)]


@dataclass(frozen=True)
class ChooseLocation(Choice):
    """A Location other than the one that is left."""

    def name(self) -> str:
        return "place"

    def kind(self) -> int:
        return PICK

    def options(self, g: Vendetta, c: Context) -> list[int]:
        card = c.one("cards")
        left = c.loc if card == NONE else g.location_of(card)
        return [pack(V.LOCATION, loc) for loc in g.locations() if loc != left]


@dataclass(frozen=True)
class ChooseLocations(Choice):
    """As many Locations as the pool allows with one blood for each, and one left."""

    def name(self) -> str:
        return "place"

    def kind(self) -> int:
        return SUBSET

    def low(self, g: Vendetta, c: Context) -> int:
        # rule: relic.chalice
        return min(g.pool[c.seat] - 1, len(g.locations()))

    def high(self, g: Vendetta, c: Context) -> int:
        return self.low(g, c)

    def options(self, g: Vendetta, c: Context) -> list[int]:
        # rule: relic.chalice
        return [pack(V.LOCATION, loc) for loc in g.locations()]

    def can_be_made(self, g: Vendetta, c: Context) -> bool:
        # rule: relic.chalice
        return self.low(g, c) > 0


@dataclass(frozen=True)
class ChooseCards(Choice):
    """One card, or so many, of those that may be chosen."""

    which: int
    least: int = 1
    most: int = 1

    def name(self) -> str:
        return "cards"

    def kind(self) -> int:
        return PICK if self.least == self.most == 1 else SUBSET

    def low(self, g: Vendetta, c: Context) -> int:
        # rule: card.ma05
        return self.least

    def high(self, g: Vendetta, c: Context) -> int:
        return min(self.most, len(self.cards(g, c)))

    def options(self, g: Vendetta, c: Context) -> list[int]:
        return [pack(V.CARD, card) for card in self.cards(g, c)]

    def cards(self, g: Vendetta, c: Context) -> list[int]:
        if self.which == YOURS_HERE:
            return list(g.cards_at(c.seat, c.loc))
        if self.which == YOURS_UP_HERE:
            return [card for card in g.cards_at(c.seat, c.loc) if g.up[card]]
        if self.which == A_RIVALS_UP_HERE:
            # rule: card.ve07, term.face-down-printed
            return [card for seat in g.rivals(c) for card in g.cards_at(seat, c.loc) if g.up[card]]
        if self.which == IN_HAND:
            return list(g.hand(c.seat))
        if self.which == DRAINED:
            # rule: relic.sargon
            return list(g.drained(c.seat))
        if self.which == YOURS_ANYWHERE:
            return [card for loc in g.locations() for card in g.cards_at(c.seat, loc)]
        # rule: card.al13
        return [card for card in g.face_down(NONE if self.which == DOWN_ANYWHERE else c.where) if not g.sees(c.seat, card)]


@dataclass(frozen=True)
class ChooseNumber(Choice):
    """Nothing up to so much blood: of the pool, where one stays, or of what lies with the chosen card."""

    most: Value
    from_pool: bool = True

    def name(self) -> str:
        return "number"

    def kind(self) -> int:
        return AMOUNT

    def low(self, g: Vendetta, c: Context) -> int:
        return 0

    def high(self, g: Vendetta, c: Context) -> int:
        most = self.most.value(g, c)
        if self.from_pool:
            # rule: card.no05, card.to07, term.play-blood
            return min(most, g.pool[c.seat] - 1)
        return min(most, g.blood[g.location_of(c.one("cards"))][c.seat])

    def options(self, g: Vendetta, c: Context) -> list[int]:
        return []

    def can_be_made(self, g: Vendetta, c: Context) -> bool:
        return True

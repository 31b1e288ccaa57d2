"""How much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carmilla.games.vendetta.abilities import Context, Need, Value, Who
from carmilla.kernel.options import NONE, a_of, n_of

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta

# whose blood, where
POOL: Final = 0
YOURS_HERE: Final = 1
THEIRS_HERE: Final = 2  # of the player whom the effect reaches
ALL_HERE: Final = 3
YOURS_THERE: Final = 4  # at the Location of the event

# which cards are counted
IN_ALLIANCE: Final = 0
YOUR_CARDS_HERE: Final = 1
ALL_CARDS_HERE: Final = 2
CHOSEN_CARDS: Final = 3

# numbers that come from elsewhere
OF_ROUND: Final = 0
OF_EVENT: Final = 1
CHOSEN_NUMBER: Final = 2
THEIR_NUMBER: Final = 3  # which each of several chose
YOUR_NUMBER: Final = 4

# printed Power
OF_CHOSEN: Final = 0
HIGHEST_HERE: Final = 1

NO_LIMIT: Final = 99


@dataclass(frozen=True)
class Num(Value):
    n: int

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        return self.n


@dataclass(frozen=True)
class Blood(Value):
    """All the blood of a pool, or assigned at a Location."""

    whose: int

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        # rule: term.half
        if self.whose == POOL:
            # rule: card.tr01
            return g.pool[c.seat]
        if self.whose == ALL_HERE:
            return sum(g.blood[c.loc])
        if self.whose == YOURS_THERE:
            return g.blood[c.where][c.seat]
        return g.blood[c.loc][c.seat if self.whose == YOURS_HERE else them]


@dataclass(frozen=True)
class Cards(Value):
    """How many cards; face-down ones count."""

    which: int

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        if self.which == IN_ALLIANCE:
            # rule: card.to02, card.al29, drain.leaves-alliance
            return len(g.alliance(c.seat))
        if self.which == CHOSEN_CARDS:
            # rule: card.ma05
            return len(c.bound("cards"))
        # rule: term.count-cards
        return len(g.cards_at(c.seat, c.loc)) if self.which == YOUR_CARDS_HERE else len(g.all_at(c.loc))


@dataclass(frozen=True)
class Number(Value):
    """A number that the round, the event or somebody's choice gives."""

    which: int

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        if self.which == OF_ROUND:
            # rule: card.br04
            return g.round
        if self.which == OF_EVENT:
            return c.number
        if self.which == CHOSEN_NUMBER:
            return c.amount("number")
        return number_of(c, them if self.which == THEIR_NUMBER else c.seat)


def number_of(c: Context, seat: int) -> int:
    """What this seat chose, of several who chose a number."""
    for option in c.bound("numbers"):
        if a_of(option) == seat:
            return n_of(option)
    return 0


@dataclass(frozen=True)
class PrintedPower(Value):
    of: int

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        if self.of == OF_CHOSEN:
            # rule: card.ve07
            return g.text(c.one("cards")).power
        # rule: card.ve04
        return g.highest_printed(c.loc)


@dataclass(frozen=True)
class People(Value):
    """How many players."""

    who: Who

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        # rule: card.ve01
        return len(self.who.seats(g, c))


@dataclass(frozen=True)
class Half(Value):
    """Half of it, rounded down, or up."""

    of: Value
    up: bool = False

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        # rule: term.half, card.tr05
        return (self.of.value(g, c, them) + int(self.up)) // 2


@dataclass(frozen=True)
class ForEach(Value):
    """So much for each of them, or for every two; perhaps no more than."""

    of: Value
    give: int = 1
    every: int = 1
    most: int = NO_LIMIT

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        # rule: card.to02, card.no04
        return min(self.give * (self.of.value(g, c, them) // self.every), self.most)


@dataclass(frozen=True)
class FillTo(Value):
    """What the pool lacks to so much, but at least that."""

    full: int
    least: int

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        return max(self.full - g.pool[c.seat], self.least)


@dataclass(frozen=True)
class Depends(Value):
    """One number if something holds, another if not."""

    on: Need
    then: int
    otherwise: int

    def value(self, g: Vendetta, c: Context, them: int = NONE) -> int:
        return self.then if self.on.holds(g, c) else self.otherwise

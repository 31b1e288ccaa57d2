"""Who is meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carmilla.games.vendetta.abilities import WAYS, Context, Who
from carmilla.kernel.options import NONE, a_of, n_of

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta

# one player
READER: Final = 0  # whose card it is: "you"
THAT_PLAYER: Final = 1  # of whom the event tells
CHOSEN_PLAYER: Final = 2
WINNER_OF_CONFLICT: Final = 3

# several
RIVALS_HERE: Final = 0
ALL_OPPONENTS: Final = 1
ALL_PLAYERS: Final = 2

# of those, only
ALL: Final = 0
WITHOUT_CARDS_HERE: Final = 1
SHOWING_STAY: Final = 2
WHO_LOST: Final = 3  # took part in the conflict and did not win it
WITH_FACE_DOWN_CARDS: Final = 4  # at the Location of the event


@dataclass(frozen=True)
class Player(Who):
    """One player, by the part he or she plays; nobody if there is none."""

    part: int

    def seats(self, g: Vendetta, c: Context) -> tuple[int, ...]:
        seat = self.seat(g, c)
        return () if seat == NONE or not g.in_game(seat) else (seat,)

    def seat(self, g: Vendetta, c: Context) -> int:
        if self.part == READER:
            return c.seat
        if self.part == THAT_PLAYER:
            return c.who
        # rule: card.ve09
        return c.one("seat") if self.part == CHOSEN_PLAYER else g.winner


@dataclass(frozen=True)
class Group(Who):
    """Each player of a group, or only some of them; in turn order."""

    of: int
    only: int = ALL

    def seats(self, g: Vendetta, c: Context) -> tuple[int, ...]:
        return tuple([seat for seat in self.everyone(g, c) if self.meant(g, c, seat)])

    def everyone(self, g: Vendetta, c: Context) -> tuple[int, ...]:
        if self.of == RIVALS_HERE:
            return g.rivals(c)
        # rule: card.al02
        return g.opponents(c) if self.of == ALL_OPPONENTS else tuple(g.order())

    def meant(self, g: Vendetta, c: Context, seat: int) -> bool:
        if self.only == WITHOUT_CARDS_HERE:
            # rule: card.ve01, term.count-cards
            return not g.cards_at(seat, c.loc)
        if self.only == SHOWING_STAY:
            # rule: card.ve05
            return bool(g.staying >> seat & 1)
        if self.only == WHO_LOST:
            return bool(g.took_part >> seat & 1) and seat != g.winner and not g.withdrawn(seat, c.loc)
        if self.only == WITH_FACE_DOWN_CARDS:
            return any([not g.up[card] for card in g.cards_at(seat, c.where)])
        return True


@dataclass(frozen=True)
class WhoChose(Who):
    """Those of several who chose this way."""

    way: int

    def seats(self, g: Vendetta, c: Context) -> tuple[int, ...]:
        return tuple([a_of(option) for option in c.bound(WAYS) if n_of(option) == self.way and g.in_game(a_of(option))])


YOU: Final = Player(READER)
THAT_ONE: Final = Player(THAT_PLAYER)
CHOSEN_RIVAL: Final = Player(CHOSEN_PLAYER)
WINNER: Final = Player(WINNER_OF_CONFLICT)
RIVALS: Final = Group(RIVALS_HERE)
OPPONENTS: Final = Group(ALL_OPPONENTS)

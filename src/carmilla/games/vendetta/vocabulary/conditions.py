"""On what condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carmilla.games.vendetta.abilities import Context, Need, Value
from carmilla.games.vendetta.words import TURNED, D, R
from carmilla.kernel.options import NONE

from .amounts import POOL, Blood

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta

# whose doing
YOURS: Final = 0
AN_OPPONENTS: Final = 1

# where it happened
HERE: Final = 0
ELSEWHERE: Final = 1
AT_HAVEN: Final = 2
ANYWHERE: Final = 3  # it did happen

# what there must be left
IN_DECK: Final = 0
VICTIMS: Final = 1


@dataclass(frozen=True)
class By(Need):
    """The event is that player's doing."""

    whose: int

    def holds(self, g: Vendetta, c: Context) -> bool:
        # rule: card.ga06, card.al05
        if self.whose == YOURS:
            return c.who == c.seat
        # rule: card.br03, card.no03
        return g.is_opponent(c, c.who)


@dataclass(frozen=True)
class At(Need):
    """The event happens there."""

    place: int

    def holds(self, g: Vendetta, c: Context) -> bool:
        if self.place == ANYWHERE:
            return c.where != NONE
        if self.place == AT_HAVEN:
            # rule: card.al05
            return c.where == g.haven
        # rule: card.br03, card.ga06, card.no02, card.tr08, frenzy.place
        return (c.where == c.loc) == (self.place == HERE)

    def code(self) -> int:
        return R.AFTER_CARD if self.place == ANYWHERE else R.NOT_OFFERED


@dataclass(frozen=True)
class ThisInHaven(Need):
    """This card lies in the Prince's Haven, or does not."""

    yes: bool = True

    def holds(self, g: Vendetta, c: Context) -> bool:
        # rule: card.no01, card.no05
        return (c.loc == g.haven) == self.yes


@dataclass(frozen=True)
class FaceDown(Need):
    """The card of the event was played face down."""

    def holds(self, g: Vendetta, c: Context) -> bool:
        # rule: card.no03
        return c.number == TURNED


@dataclass(frozen=True)
class AtLeast(Need):
    what: Value
    n: int = 1

    def holds(self, g: Vendetta, c: Context) -> bool:
        # rule: card.br01, card.ga05
        return self.what.value(g, c) >= self.n

    def code(self) -> int:
        return R.LAST_BLOOD if self.what == Blood(POOL) else R.NOT_OFFERED


@dataclass(frozen=True)
class ConflictWon(Need):
    """This player, or another one, won the conflict."""

    by: int

    def holds(self, g: Vendetta, c: Context) -> bool:
        if self.by == YOURS:
            return g.winner == c.seat
        # rule: card.ve09
        return g.winner != NONE and g.winner != c.seat


@dataclass(frozen=True)
class GotCard(Need):
    """This player received an Ally or a Victim as reward of this conflict."""

    def holds(self, g: Vendetta, c: Context) -> bool:
        return bool(g.got >> c.seat & 1)


@dataclass(frozen=True)
class FewestFaceUp(Need):
    """Nobody who takes part here has fewer face-up cards here."""

    def holds(self, g: Vendetta, c: Context) -> bool:
        own = face_up(g, c.seat, c.loc)
        for seat in g.order():
            if g.present(seat, c.loc) and face_up(g, seat, c.loc) < own:
                return False
        return True


def face_up(g: Vendetta, seat: int, loc: int) -> int:
    return len([card for card in g.cards_at(seat, loc) if g.up[card]])


@dataclass(frozen=True)
class YouCaused(Need):
    """This player sent an opponent into Frenzy; `rival`: one who takes part at this card's Location."""

    rival: bool = False

    def holds(self, g: Vendetta, c: Context) -> bool:
        # rule: card.br08, card.al12
        return c.number == c.seat and (not self.rival or g.present(c.who, c.loc))


@dataclass(frozen=True)
class NotByThis(Need):
    """Another card than this one brought the event about."""

    def holds(self, g: Vendetta, c: Context) -> bool:
        # rule: card.tr06
        return c.what != c.card


@dataclass(frozen=True)
class Ranked(Need):
    """The reward of the event is for one of these places."""

    places: tuple[int, ...]

    def holds(self, g: Vendetta, c: Context) -> bool:
        return c.number in self.places


@dataclass(frozen=True)
class FirstCardHere(Need):
    """The player of the event has played no card here in this round."""

    def holds(self, g: Vendetta, c: Context) -> bool:
        return g.plays[c.loc][c.who] == 0


@dataclass(frozen=True)
class OnlyHumanAlly(Need):
    """This player has one Human Ally only; Victims are no Allies."""

    def holds(self, g: Vendetta, c: Context) -> bool:
        # rule: card.al26
        return len([card for card in g.alliance(c.seat) if g.text(card).kind == D.HUMAN]) == 1


@dataclass(frozen=True)
class YouAreThere(Need):
    """This player takes part at the Location of the event; `with_card`: with a card."""

    with_card: bool = False

    def holds(self, g: Vendetta, c: Context) -> bool:
        return g.present(c.seat, c.where) and (not self.with_card or bool(g.cards_at(c.seat, c.where)))


@dataclass(frozen=True)
class Remaining(Need):
    """There is a card left in the Clan deck, or a Victim in the pile."""

    where: int

    def holds(self, g: Vendetta, c: Context) -> bool:
        # rule: card.ma06
        return bool(g.deck(c.seat)) if self.where == IN_DECK else g.victims_left() > 0


@dataclass(frozen=True)
class HoldsAmbition(Need):
    """This player holds the Ambition token, or does not."""

    yes: bool = True

    def holds(self, g: Vendetta, c: Context) -> bool:
        return (g.ambition == c.seat) == self.yes

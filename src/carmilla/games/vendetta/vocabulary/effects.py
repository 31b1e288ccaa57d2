"""What happens. An effect changes the table through primitives; what has a procedure of its own it calls, last of all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carmilla.games.vendetta.abilities import Context, Effect, Part, Price, Value, Who
from carmilla.games.vendetta.rules import effects, planning, resolution
from carmilla.games.vendetta.words import L
from carmilla.kernel.options import NOBODY, NONE, a_of

from .amounts import number_of
from .people import RIVALS, YOU

if TYPE_CHECKING:
    from carmilla.games.vendetta.rules.effects import TakeEffect
    from carmilla.games.vendetta.table import Vendetta

# where blood comes from or goes to
SUPPLY: Final = 0
YOUR_POOL: Final = 1
YOUR_POSITION: Final = 2  # here
YOUR_POSITION_THERE: Final = 3  # at the Location of the event
CHOSEN_POSITION: Final = 4  # yours, at each Location chosen
POSITION_OF_CHOSEN: Final = 5  # yours, where the chosen card lies
THEIR_POOL: Final = 6
THEIR_POSITION: Final = 7

# which cards
THIS_CARD: Final = 0
CHOSEN: Final = 1
ALL_YOURS_THERE: Final = 2  # at the Location of the event
HAND_LEFT: Final = 3
TOP_OF_DECK: Final = 4

# where cards go
TO_HAVEN: Final = 0
TO_HERE: Final = 1
TO_CHOSEN: Final = 2
TO_HAND: Final = 3
TO_DECK: Final = 4  # shuffled
TO_ALLIANCE: Final = 5

# until when
CONFLICT: Final = 0
ROUND: Final = 1


def hits(g: Vendetta, c: Context, who: Who, n: Value) -> tuple[tuple[int, int], ...]:
    """Worked out for all of them before anything happens."""
    return tuple([(seat, n.value(g, c, seat)) for seat in who.seats(g, c)])


def cards_of(g: Vendetta, c: Context, which: int) -> list[int]:
    if which == THIS_CARD:
        return [c.card] if c.card != NOBODY else []
    if which == CHOSEN:
        return [a_of(option) for option in c.bound("cards")]
    # rule: card.no02
    return list(g.cards_at(c.seat, c.where)) if which == ALL_YOURS_THERE else []


# ---------------------------------------------------------------- blood leaves pools
@dataclass(frozen=True)
class Lose(Effect):
    who: Who
    n: Value

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.br03, card.br04, card.tr05
        effects.lose(g, c, hits(g, c, self.who, self.n))


@dataclass(frozen=True)
class Steal(Effect):
    who: Who
    n: Value

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.br07, card.al02, card.ve05, frenzy.choice
        effects.steal(g, c, hits(g, c, self.who, self.n))


@dataclass(frozen=True)
class Spend(Price):
    n: Value

    def can_be_paid(self, g: Vendetta, c: Context) -> bool:
        # rule: blood.last
        n = self.n.value(g, c)
        return n == 0 or g.pool[c.seat] > n

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.tr02, card.tr05, card.al13
        card = c.one("cards")
        effects.spend(g, c, self.n.value(g, c), c.loc if card == NONE else g.location_of(card))


# ---------------------------------------------------------------- blood moves otherwise
@dataclass(frozen=True)
class Gain(Effect):
    """From the supply into the pool."""

    n: Value

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.al01, card.al06, card.al29
        g.gain_blood(c.seat, self.n.value(g, c))


@dataclass(frozen=True)
class MoveBlood(Effect):
    """From one place to another; what is taken from each of several players is worked out for each."""

    n: Value
    source: int
    target: int
    who: Who = YOU

    def do(self, g: Vendetta, c: Context) -> None:
        for seat, n in hits(g, c, self.who, self.n):
            for loc in self.locations(g, c):
                self.move(g, c, seat, loc, n)

    def locations(self, g: Vendetta, c: Context) -> list[int]:
        """Where blood is laid, or for blood that goes to a pool or the supply, where it lay."""
        if self.target == CHOSEN_POSITION:
            return [a_of(option) for option in c.bound("place")]
        return [c.where if self.target == YOUR_POSITION_THERE else c.loc]

    def move(self, g: Vendetta, c: Context, seat: int, loc: int, n: int) -> None:
        if self.source == SUPPLY:
            # rule: card.ga06, card.no03, card.no04
            g.assign(c.seat, loc, n)
        elif self.source == YOUR_POOL:
            # rule: card.no05, card.to07, relic.chalice
            g.play_blood(c.seat, loc, n)
        else:
            self.lay(g, c, seat, loc, g.take_assigned(self.owner(c, seat), self.origin(g, c), n))

    def owner(self, c: Context, seat: int) -> int:
        return seat if self.source == THEIR_POSITION else c.seat

    def origin(self, g: Vendetta, c: Context) -> int:
        if self.source == POSITION_OF_CHOSEN:
            return g.location_of(c.one("cards"))
        return c.where if self.source == YOUR_POSITION_THERE else c.loc

    def lay(self, g: Vendetta, c: Context, seat: int, loc: int, n: int) -> None:
        if self.target == YOUR_POOL:
            g.pour(c.seat, n)
        elif self.target == THEIR_POOL:
            # rule: locations.succubus
            g.pour(seat, n)
        elif self.target != SUPPLY:
            # rule: card.ve06
            g.lay_blood(c.seat, loc, n)


@dataclass(frozen=True)
class SwapBlood(Effect):
    """The whole pool and all assigned blood here change places."""

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.ga05
        g.swap_blood(c.seat, c.loc)


# ---------------------------------------------------------------- cards
@dataclass(frozen=True)
class MoveCards(Effect):
    """Moving is not playing."""

    which: int
    to: int

    def do(self, g: Vendetta, c: Context) -> None:
        if self.which == TOP_OF_DECK:
            # rule: card.al03
            g.draw(c.seat)
        for card in cards_of(g, c, self.which):
            self.move(g, c, card)

    def move(self, g: Vendetta, c: Context, card: int) -> None:
        if self.to == TO_HAND:
            # rule: card.ma05, term.foreign-to-hand
            g.send_home(card)
        elif self.to == TO_DECK:
            # rule: card.ma06
            g.shuffle_in(c.seat, card)
        elif self.to == TO_ALLIANCE:
            # rule: relic.sargon
            g.restore(card)
        elif g.is_assigned(card) and g.player_of(card) == c.seat:
            # rule: card.no01, card.no02, card.no05, term.play-card
            g.move_card(card, self.destination(g, c))

    def destination(self, g: Vendetta, c: Context) -> int:
        if self.to == TO_CHOSEN:
            return c.one("place")
        return g.haven if self.to == TO_HAVEN else c.loc


@dataclass(frozen=True)
class TurnDown(Effect):
    which: int = THIS_CARD

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.ma07, card.tr02, card.tr08
        for card in cards_of(g, c, self.which):
            if g.is_assigned(card):
                g.turn(card, False)


@dataclass(frozen=True)
class PlayCards(Effect):
    """All cards left in a hand, or the top card of the Clan deck: face up, without blood, and they work for whoever plays them."""

    which: int
    of: Who = YOU

    def do(self, g: Vendetta, c: Context) -> None:
        cards: list[int] = []
        for seat in self.of.seats(g, c):
            # rule: card.ma01, card.ma03, card.ma06
            cards += g.hand(seat) if self.which == HAND_LEFT else g.deck(seat)[-1:]
        g.call(planning.PlayMany(c.seat, tuple(cards), c.loc))


@dataclass(frozen=True)
class AddVictim(Effect):
    """A Victim from the pile joins the alliance; none if the pile is empty."""

    who: Who = YOU

    def do(self, g: Vendetta, c: Context) -> None:
        for seat in self.who.seats(g, c):
            g.add_victim(seat)


@dataclass(frozen=True)
class Look(Effect):
    """At the chosen card, or at all face-down cards of the chosen player at the Location of the event."""

    which: int = CHOSEN

    def do(self, g: Vendetta, c: Context) -> None:
        if self.which == CHOSEN:
            # rule: card.al13
            cards = cards_of(g, c, CHOSEN)
        else:
            cards = [card for card in g.cards_at(c.one("seat"), c.where) if not g.up[card]]
        for card in cards:
            g.look(c.seat, card)


# ---------------------------------------------------------------- the rest
@dataclass(frozen=True)
class LoseInfluence(Effect):
    """One influence; `to_you`: it is handed over."""

    who: Who
    to_you: bool = False

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.ve01, card.ve06, card.ve09
        for seat in self.who.seats(g, c):
            lost = -g.add_influence(seat, -1)
            if self.to_you:
                g.add_influence(c.seat, lost)


@dataclass(frozen=True)
class Withdraw(Effect):
    """This player withdraws now."""

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.no07
        g.call(resolution.Withdrawal(c.seat, c.loc))


@dataclass(frozen=True)
class TakeAmbition(Effect):
    def do(self, g: Vendetta, c: Context) -> None:
        g.take_ambition(c.seat)


@dataclass(frozen=True)
class Lasts(Effect):
    """Something that holds until the conflict here is over, or the round."""

    what: int
    n: int = 0
    who: Who = YOU
    until: int = CONFLICT

    def do(self, g: Vendetta, c: Context) -> None:
        card = c.one("cards") if self.what == L.IMMUNE_TO else c.card
        loc = c.where if c.loc == NONE else c.loc
        # rule: card.ma07, card.ve03, card.ve07
        for seat in self.who.seats(g, c):
            g.linger_here(self.what, card, seat, loc, self.n, self.until == ROUND)


@dataclass(frozen=True)
class PutOff(Effect):
    """Another ability of this card is carried out at its own moment, wherever the card is then."""

    ability: int

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.ma06
        g.put_off(c, self.ability)


# ---------------------------------------------------------------- what several players are asked
@dataclass(frozen=True)
class EachTakesBack(Part):
    """Every player, in turn order, may take so much of the own blood here back into the pool."""

    most: int

    def run(self, g: Vendetta, f: TakeEffect) -> None:
        # rule: locations.succubus
        g.call(effects.EachAmount(tuple(g.order()), f.loc, self.most), into=("answers",))

    def after(self, g: Vendetta, f: TakeEffect) -> None:
        f.bind("numbers", f.answers)
        c = f.context()
        for seat in g.order():
            g.pour(seat, g.take_assigned(seat, f.loc, number_of(c, seat)))


@dataclass(frozen=True)
class Bid(Part):
    """The player and each Rival bid, in secret and at once."""

    def run(self, g: Vendetta, f: TakeEffect) -> None:
        # rule: card.ma02
        g.call(effects.Bidding((f.seat, *RIVALS.seats(g, f.context()))), into=("answers",))

    def after(self, g: Vendetta, f: TakeEffect) -> None:
        f.bind("numbers", f.answers)


@dataclass(frozen=True)
class LowestTurnsDown(Effect):
    """Whoever bid least turns one own face-up card here face down; of those tied, the last in turn order."""

    def do(self, g: Vendetta, c: Context) -> None:
        bids = c.bound("numbers")
        if bids:
            least = min([number_of(c, a_of(bid)) for bid in bids])
            # rule: card.ma02
            tied = [a_of(bid) for bid in bids if number_of(c, a_of(bid)) == least]
            g.call(effects.OneDown(g.ties(tied)[-1], c.loc))


@dataclass(frozen=True)
class RevealForBlood(Effect):
    """Each Rival chooses, card by card, to pay for turning it up or to leave it face down."""

    price: int

    def do(self, g: Vendetta, c: Context) -> None:
        # rule: card.no06
        g.call(effects.UpOrDown(c.card, c.seat, c.loc, c.spared, self.price))

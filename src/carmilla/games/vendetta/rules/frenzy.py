"""Losing blood, Frenzy, draining, Diablerie, and who is out of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carmilla.games.vendetta.words import E, K, Z
from carmilla.kernel.frames import Frame
from carmilla.kernel.index import card_of
from carmilla.kernel.options import NOBODY, NONE

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta

LOSE: Final = 0
STEAL: Final = 1
SPEND: Final = 2


class Loss(Frame["Vendetta"]):
    """Perder, robar, gastar: blood leaves pools, all at once; then the Frenzies in turn order, then what answers each loss."""

    # rule: frenzy.trigger
    UNCUT = True
    STEPS = ("protect", "take", "frenzies", "answers")
    SLOTS = ("mode: number", "hits: many number", "card: card", "by: seat", "loc: number", "taken: many number", "answered: number")

    def __init__(self, mode: int = LOSE, hits: tuple[int, ...] = (), card: int = NOBODY, by: int = NONE, loc: int = NONE) -> None:
        self.mode, self.hits, self.card, self.by, self.loc = mode, hits, card, by, loc
        self.taken: tuple[int, ...] = ()  # seat and number, in turns, as in `hits`
        self.answered: int = 0

    def protect(self, g: Vendetta) -> None:
        for i in range(0, len(self.hits), 2):
            seat, n = self.hits[i], self.hits[i + 1]
            if n > 0 and g.in_game(seat) and (self.mode == SPEND or not g.is_protected(seat, self.card, self.loc)):
                self.taken += (seat, n)

    def take(self, g: Vendetta) -> None:
        """From all of them, before anything follows."""
        # rule: frenzy.several
        found: tuple[int, ...] = ()
        for i in range(0, len(self.taken), 2):
            seat = self.taken[i]
            # rule: frenzy.excess, contradiction.partial, frenzy.example, example.partial-steal
            n = min(self.taken[i + 1], g.pool[seat])
            if n:
                found += (seat, n)
                self.take_from(g, seat, n)
        self.taken = found

    def take_from(self, g: Vendetta, seat: int, n: int) -> None:
        g.pour(seat, -n)
        # rule: term.steal
        if self.mode == STEAL:
            g.tell(E.STOLEN, seat, self.by, n)
            if self.by != NONE and g.in_game(self.by):
                g.pour(self.by, n)
            return
        g.tell(E.LOST if self.mode == LOSE else E.SPENT, seat, n)
        # rule: card.tr04
        for entry in g.holding(K.BLOOD_TO_SUPPLY, seat, self.card, self.loc, n, seat):
            g.assign(seat, g.location_of(card_of(entry)), n)

    def frenzies(self, g: Vendetta) -> None:
        # rule: frenzy.trigger, frenzy.several
        for seat in g.order():
            if g.pool[seat] == 0 and seat in self.taken[::2] and not g.decided():
                self.goto("frenzies")
                g.call(Frenzy(seat, self.by, self.loc, self.card))
                return

    def answers(self, g: Vendetta) -> None:
        while self.answered < len(self.taken) and not g.decided():
            seat, n = self.taken[self.answered], self.taken[self.answered + 1]
            self.answered += 2
            if g.in_game(seat) and g.waits(K.BLOOD_LEFT):
                self.goto("answers")
                g.moment(K.BLOOD_LEFT, self.loc, seat, self.card, self.loc, n)
                return


class Frenzy(Frame["Vendetta"]):
    """Frenesí: whoever caused it gains influence, and a random card of the alliance is drained."""

    UNCUT = True
    STEPS = ("instead", "credit", "gains", "instead_of_drain", "drain", "still_empty", "over")
    SLOTS = ("seat: seat", "by: seat", "loc: number", "card: card", "used: flag", "tried: many option")

    def __init__(self, seat: int = NONE, by: int = NONE, loc: int = NONE, card: int = NOBODY) -> None:
        # rule: frenzy.who-caused, frenzy.place
        self.seat, self.by, self.loc, self.card = seat, by, loc, card
        self.used: bool = False
        self.tried: tuple[int, ...] = ()

    def instead(self, g: Vendetta) -> None:
        """What replaces the whole Frenzy."""
        # rule: frenzy.self, team.frenzy
        if self.by == self.seat or (self.by != NONE and (g.partner(self.by) == self.seat or not g.in_game(self.by))):
            self.by = NONE
        g.tell(E.FRENZY, self.seat, self.by)
        self.replaced(g, K.INSTEAD_OF_FRENZY)

    def replaced(self, g: Vendetta, key: int) -> None:
        self.used = False
        for entry in g.holding(key, self.seat, self.card, self.loc, self.by, self.seat):
            g.call(g.effect_of(entry, self.seat, self.seat, self.card, self.loc, self.by), into=("used",))
            return

    def credit(self, g: Vendetta) -> None:
        if self.used:
            self.goto("over")
            return
        # rule: frenzy.credit, frenzy.no-causer
        if self.by != NONE:
            # rule: locations.collar
            more = g.number_of(K.FRENZY_INFLUENCE, 0, self.seat, self.card, self.loc, self.by)
            g.add_influence(self.by, 1 + more)

    def gains(self, g: Vendetta) -> None:
        if self.by != NONE:
            g.moment(K.FRENZY, self.loc, self.seat, self.card, self.loc, self.by)

    def instead_of_drain(self, g: Vendetta) -> None:
        self.replaced(g, K.DRAIN_IN_FRENZY)

    def drain(self, g: Vendetta) -> None:
        if self.used or not g.in_game(self.seat):
            self.goto("over")
            return
        cards = g.drainable(self.seat)
        # rule: frenzy.empty
        if not cards:
            g.add_influence(self.seat, -1)
            g.gain_blood(self.seat, 1)
            return
        # rule: frenzy.special-allies, card.al30
        named = [card_of(entry) for entry in g.holding(K.RANDOM_DRAW, self.seat, self.card, self.loc, self.by, self.seat)]
        # rule: frenzy.draw
        card = named[0] if named else cards[g.random_below(len(cards))]
        g.tell(E.DRAWN, self.seat, card)
        # rule: frenzy.gain, frenzy.vampire
        g.call(Drain(self.seat, card))

    def still_empty(self, g: Vendetta) -> None:
        # rule: frenzy.zero-blood, card.al25
        if g.in_game(self.seat) and g.pool[self.seat] == 0:
            self.goto("drain")

    def over(self, g: Vendetta) -> None:
        g.finish(self)


class Drain(Frame["Vendetta"]):
    """Desangrar: a card of the alliance gives its blood and is turned under the clan sheet. Diablerie, if it is a Vampire."""

    UNCUT = True
    STEPS = ("turn_under", "diablerie")
    SLOTS = ("seat: seat", "card: card", "tokens: number")

    def __init__(self, seat: int = NONE, card: int = NOBODY) -> None:
        self.seat, self.card = seat, card
        self.tokens: int = 0

    def turn_under(self, g: Vendetta) -> None:
        # rule: diablerie.when, diablerie.token
        if g.is_vampire(self.card):
            self.tokens = g.tokens_for(self.card)
        # rule: drain.replaces, drain.leaves-alliance
        g.turn_under(self.seat, self.card)
        # rule: drain.gain, drain.acts-at-once
        g.gain_blood(self.seat, g.text(self.card).drain)

    def diablerie(self, g: Vendetta) -> None:
        if self.tokens:
            g.set_tokens(self.seat, g.tokens_up[self.seat] + self.tokens, g.tokens_down[self.seat])
            # rule: diablerie.third
            if g.tokens_up[self.seat] + g.tokens_down[self.seat] >= 3:
                g.call(Elimination((self.seat,)))


class Elimination(Frame["Vendetta"]):
    """House: rulings: an eliminated player's cards, blood, alliance and tokens leave the game at once."""

    UNCUT = True
    STEPS = ("eliminate",)
    SLOTS = ("leavers: many seat",)

    def __init__(self, leavers: tuple[int, ...] = ()) -> None:
        self.leavers = leavers

    def eliminate(self, g: Vendetta) -> None:
        for seat in self.leavers:
            if g.in_game(seat):
                self.strike_out(g, seat)
        for frame in g.stack:
            g.cut_short(frame, self.leavers)

    def strike_out(self, g: Vendetta, seat: int) -> None:
        # rule: diablerie.eliminated-board
        g.strike_out(seat)
        for zone in (Z.HAND, Z.DRAWN, Z.DECK, Z.ALLIANCE, Z.DRAINED, Z.RELIC, Z.USED):
            for card in g.row(zone, seat):
                g.remove(card)
        for loc in g.locations():
            for card in g.all_at(loc):
                if g.owner[card] == seat:
                    g.remove(card)
            for card in g.cards_at(seat, loc):
                g.send_home(card)
        following = g.order()
        if g.ambition == seat and following:
            g.take_ambition(following[0])


FRAMES: Final[tuple[Any, ...]] = (Loss, Frenzy, Drain, Elimination)

"""Planning: turn by turn a card, its blood, Diablerie tokens and drains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carmilla.games.vendetta.words import K, Q, V
from carmilla.kernel.decisions import PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.index import card_of
from carmilla.kernel.options import NOBODY, NONE, a_of, b_of, n_of, pack, verb_of

from .frenzy import SPEND, Drain, Loss

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta


class Planning(Frame["Vendetta"]):
    """4. Planificación: from the Ambition holder clockwise, one card each, so many times."""

    STEPS = ("planning_starts", "next_turn", "planning_ends")
    SLOTS = ("turns: number", "waiting: many seat")

    def __init__(self) -> None:
        self.turns: int = 0
        self.waiting: tuple[int, ...] = ()

    def planning_starts(self, g: Vendetta) -> None:
        # rule: plan.count, three.turns
        self.turns = g.round + (2 if g.seats == 3 else 1)
        g.moment(K.PLANNING_STARTS)

    def next_turn(self, g: Vendetta) -> None:
        # rule: plan.turns
        waiting = [seat for seat in self.waiting if g.in_game(seat)]
        if not waiting and self.turns:
            self.turns -= 1
            waiting = g.order()
        self.waiting = tuple(waiting[1:])
        if waiting:
            self.goto("next_turn")
            # rule: plan.hand-empty, plan.one-left
            if g.hand(waiting[0]):
                g.call(PlanningTurn(waiting[0]))

    def planning_ends(self, g: Vendetta) -> None:
        g.moment(K.PLANNING_ENDS)


class PlanningTurn(Frame["Vendetta"]):
    """4. Planificación: a turn. Drains at any point; one card; then its blood and Diablerie tokens; until the player says so."""

    STEPS = ("act", "acted", "over")
    SLOTS = ("seat: seat", "loc: number", "blood_given: flag", "begun_turn: flag", "did: option", "used: flag")

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat
        self.loc: int = NONE  # where the card of this turn was played
        self.blood_given: bool = False
        self.begun_turn: bool = False
        self.did: int = 0
        self.used: bool = False

    def act(self, g: Vendetta) -> None:
        g.turn_has_played(self.loc != NONE)
        self.did = pack(V.END)
        if self.loc == NONE or g.has_more_to_do(self):
            g.ask(Question(self.seat, PICK, Q.TURN, gone=(pack(V.END),)), "did")

    def acted(self, g: Vendetta) -> None:
        verb, a, b = verb_of(self.did), a_of(self.did), b_of(self.did)
        self.begun_turn = self.begun_turn or verb != V.SPARE
        self.goto("act")
        if verb == V.PLAY:
            self.loc = b
            g.call(PlayCard(self.seat, a, b, bool(n_of(self.did))))
        elif verb == V.DRAIN:
            g.call(Drain(self.seat, a))
        elif verb == V.USE:
            g.call(g.effect_of(g.entry_of(self.did), self.seat, self.seat, NOBODY, self.loc, 0), into=("used",))
        elif verb == V.SPARE:
            g.spare(g.round_serial(), a, bool(n_of(self.did)))
        else:
            self.finish_turn(g, verb)

    def finish_turn(self, g: Vendetta, verb: int) -> None:
        if verb == V.BLOOD:
            # rule: plan.may-blood, blood.limit, example.maria
            self.blood_given = True
            g.play_blood(self.seat, self.loc, n_of(self.did))
        elif verb == V.DIABLERIE:
            # rule: diablerie.use, diablerie.outside-limit, diablerie.not-from-pool, example.fer
            g.set_tokens(self.seat, g.tokens_up[self.seat] - 1, g.tokens_down[self.seat] + 1)
            g.assign(self.seat, self.loc, 1)
        else:
            self.goto("over")

    def over(self, g: Vendetta) -> None:
        g.turn_has_played(False)


class PlayCard(Frame["Vendetta"]):
    """Jugar las cartas: a card is laid, its price is paid, then everything reacts that reacts to a play."""

    UNCUT = True
    STEPS = ("lay", "pay_price", "partner", "partner_said", "react")
    SLOTS = ("seat: seat", "card: card", "loc: number", "down: flag", "price: number", "answer: option")

    def __init__(self, seat: int = NONE, card: int = NOBODY, loc: int = 0, down: bool = False) -> None:
        self.seat, self.card, self.loc, self.down = seat, card, loc, down
        self.price: int = 0
        self.answer: int = 0

    def lay(self, g: Vendetta) -> None:
        # rule: play.face-up-free, play.face-down-cost
        self.price = g.price(self.seat, self.loc, self.down)
        watching = watchers(g, self.seat, self.card, self.loc) if self.down else []
        # rule: play.own-position, term.assigned-card
        g.assign_card(self.seat, self.card, self.loc, self.down)
        # rule: play.owner-looks, card.no03
        for seat in watching:
            g.look(seat, self.card)

    def pay_price(self, g: Vendetta) -> None:
        # rule: play.face-down-not-limit
        if self.price:
            g.call(Loss(SPEND, (self.seat, self.price), NOBODY, self.seat, self.loc))

    def partner(self, g: Vendetta) -> None:
        """In teams the player of a lasting card says openly whether the partner is meant."""
        self.answer = 0
        # rule: team.rivals
        if not self.down and g.in_game(self.seat) and g.aims_for_long(self.card):
            g.ask(Question(self.seat, PICK, Q.PARTNER, gone=(pack(V.NO),)), "answer")

    def partner_said(self, g: Vendetta) -> None:
        if self.answer and g.is_assigned(self.card):
            g.spare(g.round_serial(), self.card, verb_of(self.answer) == V.NO)

    def react(self, g: Vendetta) -> None:
        # rule: blood.after-card, term.play-card
        g.moment(K.CARD_PLAYED, self.loc, self.seat, self.card, self.loc, int(self.down))


def watchers(g: Vendetta, seat: int, card: int, loc: int) -> list[int]:
    """The players who may look at what is played face down there."""
    return [g.player_of(card_of(entry)) for entry in g.holding(K.SEES_FACE_DOWN, seat, card, loc, 1)]


class PlayMany(Frame["Vendetta"]):
    """House: rulings: an effect plays cards. All are laid first, face up and free; then everything reacts, card by card."""

    UNCUT = True
    STEPS = ("lay_all", "react", "all_played")
    SLOTS = ("seat: seat", "cards: many card", "loc: number", "played: number")

    def __init__(self, seat: int = NONE, cards: tuple[int, ...] = (), loc: int = 0) -> None:
        self.seat, self.cards, self.loc = seat, cards, loc
        self.played: int = 0

    def lay_all(self, g: Vendetta) -> None:
        # rule: play.by-effect
        self.cards = g.by_code(self.cards)
        for card in self.cards:
            g.assign_card(self.seat, card, self.loc, False)

    def react(self, g: Vendetta) -> None:
        if self.played < len(self.cards) and not g.decided():
            # rule: term.play-card
            card = self.cards[self.played]
            self.played += 1
            self.goto("react")
            g.moment(K.CARD_PLAYED, self.loc, self.seat, card, self.loc, 0)

    def all_played(self, g: Vendetta) -> None:
        g.finish(self)


FRAMES: Final[tuple[Any, ...]] = (Planning, PlanningTurn, PlayCard, PlayMany)

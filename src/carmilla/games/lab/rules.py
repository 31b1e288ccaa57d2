"""The procedures of the rulebook (it stands in `__init__.py`), as frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carmilla.kernel.decisions import AMOUNT, ORDER, PICK, SPLIT, SUBSET, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NOBODY, NONE, PASS, a_of, b_of, n_of, verb_of
from carmilla.kernel.windows import AGAIN, FIRST_TAKER, NEXT, ONE_LAP

from .state import GOAL, WALKER, C, E, Q, V, Z

if TYPE_CHECKING:
    from .table import Lab

OFFERED: Final = 3
DUSK_ASKS: Final = (Q.KEEPING, Q.ORDERING, Q.FORETELLING, Q.SHARING)


class Vigil(Frame["Lab"]):
    """Vigil: six nights, or until one seat is left or somebody has ten prestige."""

    STEPS = ("first_hands", "nightfall", "next_night", "end")
    SLOTS = ()

    def first_hands(self, g: Lab) -> None:
        for seat in range(g.seats):
            g.first_hand(seat)

    def nightfall(self, g: Lab) -> None:
        g.begin_night()
        g.call(Night())

    def next_night(self, g: Lab) -> None:
        if g.night < g.nights and max(g.prestige) < GOAL:
            self.goto("nightfall")

    def end(self, g: Lab) -> None:
        """Where the vigil goes when one seat is left."""


class Night(Frame["Lab"]):
    """Night: dusk; laying, looking, playing; a raid; the search; dawn."""

    STEPS = ("draw", "dusk", "after_dusk", "lay", "look", "play", "raid_declared", "raid", "search", "dawn")
    SLOTS = ("answers: secret many option", "seer: seat", "foretold: secret number", "laid: number", "used: option")

    def __init__(self) -> None:
        self.answers: tuple[tuple[int, ...], ...] = ()
        self.seer: int = NONE
        self.foretold: int = 0
        self.laid: int = 0
        self.used: int = PASS

    def draw(self, g: Lab) -> None:
        for seat in g.living():
            if seat != WALKER and dusk_ask(g, seat) in (Q.KEEPING, Q.ORDERING):
                for _ in range(OFFERED):
                    g.draw(seat, Z.OFFER)

    def dusk(self, g: Lab) -> None:
        g.ask_all([dusk_question(g, seat) for seat in g.living()], "answers")

    def after_dusk(self, g: Lab) -> None:
        for seat, *picks in self.answers:
            if seat in g.living():
                self.answered(g, seat, picks)
            g.put_under(seat)
        self.answers = ()

    def answered(self, g: Lab, seat: int, picks: list[int]) -> None:
        ask = dusk_ask(g, seat)
        if ask == Q.STEPPING:
            g.step_to(a_of(picks[0]))
        elif ask == Q.KEEPING:
            g.keep(seat, [a_of(pick) for pick in picks])
        elif ask == Q.ORDERING:
            g.put_back(seat, [a_of(pick) for pick in picks])
            g.draw(seat, Z.HAND)
        elif ask == Q.FORETELLING:
            self.seer, self.foretold = seat, n_of(picks[0])
        else:
            for pick in picks:
                g.gain_blood(a_of(pick), 1)

    def lay(self, g: Lab) -> None:
        g.window(Q.LAYING, after_use=NEXT, closes=ONE_LAP)

    def look(self, g: Lab) -> None:
        self.laid = sum([len(g.row(Z.LAID, seat)) for seat in range(g.seats)])
        g.window(Q.LOOKING, after_use=AGAIN, closes=ONE_LAP)

    def play(self, g: Lab) -> None:
        g.window(Q.PLAYING, after_use=NEXT)

    def raid_declared(self, g: Lab) -> None:
        g.window(Q.RAIDING, into=("used",), closes=FIRST_TAKER)

    def raid(self, g: Lab) -> None:
        if verb_of(self.used) == V.RAID:
            g.call(Raid(a_of(self.used), b_of(self.used)))

    def search(self, g: Lab) -> None:
        g.window(Q.SEARCHING, after_use=NEXT, closes=ONE_LAP)

    def dawn(self, g: Lab) -> None:
        living = g.living()
        if self.seer in living:
            g.tell(E.FORETOLD, self.seer, self.foretold)
            if self.foretold == self.laid:
                g.gain_prestige(self.seer, 1)
        if g.trail:
            g.gain_prestige(WALKER, 1)
        for seat in living:
            g.take_home(seat)
        g.pass_lantern()


def dusk_ask(g: Lab, seat: int) -> int:
    return Q.STEPPING if seat == WALKER else DUSK_ASKS[(seat + g.night) % len(DUSK_ASKS)]


def dusk_question(g: Lab, seat: int) -> Question:
    ask = dusk_ask(g, seat)
    if ask == Q.KEEPING:
        return Question(seat, SUBSET, Q.KEEPING, 1, 2, gone=())
    if ask == Q.ORDERING:
        return Question(seat, ORDER, Q.ORDERING, gone=())
    if ask == Q.FORETELLING:
        return Question(seat, AMOUNT, Q.FORETELLING, 0, g.seats, gone=())
    if ask == Q.SHARING:
        return Question(seat, SPLIT, Q.SHARING, 2, gone=())
    return Question(seat, PICK, Q.STEPPING, gone=())


class Deed(Frame["Lab"]):
    """Playing: a Hunt, a Rumour or a Whisper."""

    EFFECT = True
    STEPS = ("show", "take_effect")
    SLOTS = ("seat: seat", "card: card", "target: seat")

    def __init__(self, seat: int = NONE, card: int = NOBODY, target: int = NONE) -> None:
        self.seat, self.card, self.target = seat, card, target

    def show(self, g: Lab) -> None:
        g.move(self.card, Z.PLAYED, self.seat)

    def take_effect(self, g: Lab) -> None:
        kind = g.ident[self.card]
        if kind == C.HUNT:
            g.gain_blood(self.target, 2)
        elif kind == C.RUMOUR:
            g.gain_prestige(self.target, 1)
        else:
            g.lose_blood(self.target, 1)


class Raid(Frame["Lab"]):
    """Raid: an attack face down, guards, an answer face down, both shown. An illegal attack goes back to the guards."""

    STEPS = ("attack", "attack_laid", "guards", "guarded", "answer", "answer_laid", "showdown", "blow", "clean_up", "over", "illegal")
    SLOTS = ("attacker: seat", "target: seat", "laid: option", "attack_card: card", "used: option", "answer_card: card")

    def __init__(self, attacker: int = NONE, target: int = NONE) -> None:
        self.attacker, self.target = attacker, target
        self.laid: int = PASS
        self.attack_card: int = NOBODY
        self.used: int = PASS
        self.answer_card: int = NOBODY

    def attack(self, g: Lab) -> None:
        g.ask(Question(self.attacker, PICK, Q.ATTACKING), "laid")

    def attack_laid(self, g: Lab) -> None:
        if verb_of(self.laid) == V.LAY:
            self.attack_card = a_of(self.laid)
            g.lay(self.attacker, self.attack_card)

    def guards(self, g: Lab) -> None:
        g.mark(self, "guards")
        g.window(Q.GUARDING, into=("used",), closes=FIRST_TAKER)

    def guarded(self, g: Lab) -> None:
        if verb_of(self.used) == V.GUARD:
            self.target = a_of(self.used)
            g.lose_blood(self.target, 1)

    def answer(self, g: Lab) -> None:
        g.ask(Question(self.target, PICK, Q.ANSWERING), "laid")

    def answer_laid(self, g: Lab) -> None:
        if verb_of(self.laid) == V.LAY:
            self.answer_card = a_of(self.laid)
            g.lay(self.target, self.answer_card)
            g.lose_blood(self.target, 1)

    def showdown(self, g: Lab) -> None:
        for card in (self.attack_card, self.answer_card):
            if card != NOBODY:
                g.reveal(card, g.everybody())
        if self.attack_card != NOBODY and not g.is_attack(self.attack_card, self.attacker):
            g.return_to("guards", at="illegal")

    def blow(self, g: Lab) -> None:
        force = 1 if self.attack_card == NOBODY else 3 if g.ident[self.attack_card] == C.ASSAULT else 2
        if self.answer_card != NOBODY and g.ident[self.answer_card] == C.READY:
            force -= 2
        if force > 0:
            g.call(Wound(self.attacker, self.target, force))

    def clean_up(self, g: Lab) -> None:
        self.left(g)

    def over(self, g: Lab) -> None:
        g.finish(self)

    def illegal(self, g: Lab) -> None:  # reached by the return alone
        self.left(g)
        self.goto("guards")

    def left(self, g: Lab) -> None:
        for card in (self.attack_card, self.answer_card):
            if card != NOBODY and g.zone_of(card) != Z.DISCARDED:
                g.discard(card)
        self.attack_card = self.answer_card = NOBODY


class Wound(Frame["Lab"]):
    """Raid: a blow that hurts is worth one prestige."""

    EFFECT = True
    STEPS = ("hurt",)
    SLOTS = ("attacker: seat", "target: seat", "force: number")

    def __init__(self, attacker: int = NONE, target: int = NONE, force: int = 0) -> None:
        self.attacker, self.target, self.force = attacker, target, force

    def hurt(self, g: Lab) -> None:
        g.lose_blood(self.target, self.force)
        g.gain_prestige(self.attacker, 1)


class Search(Frame["Lab"]):
    """Search: a hunter goes to a place and hears whether it lies on the trail."""

    EFFECT = True
    STEPS = ("search",)
    SLOTS = ("seat: seat", "place: number")

    def __init__(self, seat: int = NONE, place: int = NONE) -> None:
        self.seat, self.place = seat, place

    def search(self, g: Lab) -> None:
        found = g.search(self.seat, self.place)
        if found == 0:
            g.lift_trail()
        if found != NONE:
            g.gain_prestige(self.seat, 2 if found == 0 else 1)


class Departure(Frame["Lab"]):
    """Leaving: seats that go at the same moment go together."""

    EFFECT = True
    STEPS = ("leave",)
    SLOTS = ("leavers: many seat",)

    def __init__(self, leavers: tuple[int, ...] = ()) -> None:
        self.leavers = leavers

    def leave(self, g: Lab) -> None:
        g.remove_seats(self.leavers)
        if WALKER in self.leavers and g.trail:
            g.lift_trail()
        if g.lantern in self.leavers:
            g.pass_lantern()
        for frame in g.stack:
            if isinstance(frame, Vigil) and len(g.living()) < 2:
                g.leave(frame, "end")
            elif isinstance(frame, Raid) and (frame.attacker in self.leavers or frame.target in self.leavers):
                g.leave(frame, "clean_up")


FRAMES: Final[tuple[Any, ...]] = (Vigil, Night, Deed, Raid, Wound, Search, Departure)

"""The table: what may be answered, in which order seats are asked, what a use does. One predicate per verb."""

from __future__ import annotations

from typing import Any

from carmilla.kernel import codes
from carmilla.kernel.codes import OK, Reason
from carmilla.kernel.decisions import Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NOBODY, NONE, PASS, a_of, b_of, pack, verb_of
from carmilla.kernel.table import declare

from . import rules, state
from .primitives import Ledger
from .state import BLOOD_FOR_AN_ASSAULT, PLACES, WALKER, C, Q, R, V, Z, neighbours


class Lab(Ledger):
    def blank(self) -> Lab:
        return Lab()

    def knows_list(self, viewer: int, owner: int) -> bool:
        return True

    # ---- legality
    def check(self, q: Question, option: int) -> int:
        if not self.VERBS.well_formed(option):
            return codes.NO_SUCH_OPTION
        if option == PASS:
            return OK if q.ask >= Q.LAYING else codes.NO_SUCH_OPTION
        verb, a = verb_of(option), a_of(option)
        if verb != state.VERB_OF_ASK.get(q.ask, NONE):
            return codes.NO_SUCH_OPTION
        if verb == V.STEP:
            return self.may_step(a)
        if verb == V.TAKE:
            return OK if self.lies(a, Z.OFFER, q.seat) else R.NOT_YOUR_CARD
        if verb == V.SHARE:
            return OK if a != q.seat and self.is_living(a) else R.WRONG_SEAT
        if verb == V.LAY:
            return self.may_lay(q, a)
        if verb == V.LOOK:
            return self.may_look(q.seat, a)
        if verb == V.PLAY:
            return self.may_play(q.seat, a, b_of(option))
        if verb == V.RAID:
            return OK if a == q.seat and b_of(option) != a and self.is_living(b_of(option)) else R.WRONG_SEAT
        if verb == V.GUARD:
            return R.WRONG_SEAT if a != q.seat else OK if self.blood[a] > 1 else R.NO_BLOOD
        return OK if a < PLACES and (a == self.pawn[q.seat] or a in neighbours(self.pawn[q.seat])) else R.NOT_THERE

    def is_living(self, seat: int) -> bool:
        return seat < self.seats and not self.gone >> seat & 1

    def lies(self, card: int, zone: int, seat: int) -> bool:
        return NOBODY < card < len(self.zone) and self.zone[card] == zone * self.seats + seat

    def may_step(self, place: int) -> int:
        if place >= PLACES or place in self.trail:
            return R.NOT_THERE
        if not self.trail:
            return R.NOT_THERE if self.hunted_places() >> place & 1 else OK
        return OK if place in neighbours(self.trail[0]) else R.NOT_THERE

    def may_lay(self, q: Question, card: int) -> int:
        if not self.lies(card, Z.HAND, q.seat):
            return R.NOT_YOUR_CARD
        if q.ask == Q.ANSWERING and self.blood[q.seat] < 2:
            return R.NO_BLOOD
        if q.ask == Q.LAYING or self.bluffs:
            return OK
        legal = self.ident[card] == C.READY if q.ask == Q.ANSWERING else self.is_attack(card, q.seat)
        return OK if legal else R.WRONG_CARD

    def is_attack(self, card: int, attacker: int) -> bool:
        kind = self.ident[card]
        return kind == C.AMBUSH or (kind == C.ASSAULT and self.blood[attacker] >= BLOOD_FOR_AN_ASSAULT)

    def may_look(self, seat: int, card: int) -> int:
        if not NOBODY < card < len(self.zone) or self.zone_of(card) != Z.LAID or not self.is_living(self.owner[card]):
            return R.NOT_THERE
        if self.sees(seat, card):
            return R.ALREADY_SEEN
        return OK if self.blood[seat] > 1 else R.NO_BLOOD

    def may_play(self, seat: int, card: int, target: int) -> int:
        if not self.lies(card, Z.HAND, seat):
            return R.NOT_YOUR_CARD
        kind = self.ident[card]
        if kind == C.WHISPER:
            return OK if target != seat and self.is_living(target) else R.WRONG_SEAT
        if kind != C.HUNT and kind != C.RUMOUR:
            return R.WRONG_CARD
        return OK if target == seat else R.WRONG_SEAT

    def reason(self, q: Question, option: int, code: int) -> Reason:
        return Reason(state.REFUSALS[code], option=option)

    # ---- enumeration: candidates, filtered by the predicate
    def enumerate(self, q: Question) -> list[int]:
        return [option for option in self.candidates(q.ask, q.seat) if self.check(q, option) == OK]

    def candidates(self, ask: int, seat: int) -> list[int]:
        """By their places."""
        if ask == Q.STEPPING:
            return [pack(V.STEP, place) for place in range(PLACES)]
        if ask == Q.KEEPING or ask == Q.ORDERING:
            return [pack(V.TAKE, card) for card in self.row(Z.OFFER, seat)]
        if ask == Q.SHARING:
            return [pack(V.SHARE, other) for other in self.living()]
        if ask == Q.LAYING or ask == Q.ATTACKING or ask == Q.ANSWERING:
            return [PASS] + [pack(V.LAY, card) for card in self.row(Z.HAND, seat)]
        if ask == Q.LOOKING:
            return [PASS] + [pack(V.LOOK, card) for other in self.living() for card in self.row(Z.LAID, other)]
        if ask == Q.PLAYING:
            return [PASS] + [pack(V.PLAY, card, other) for card in self.row(Z.HAND, seat) for other in self.living()]
        if ask == Q.RAIDING:
            return [PASS] + [pack(V.RAID, seat, other) for other in self.living()]
        if ask == Q.GUARDING:
            return [PASS, pack(V.GUARD, seat)]
        return [PASS] + [pack(V.SEARCH, place) for place in range(PLACES)]

    # ---- windows
    def impulse(self, kind: int) -> list[int]:
        living = self.living()
        first = self.lantern
        if kind == Q.GUARDING:
            raid = self.raid()
            first = raid.target
            living.remove(raid.attacker)
        return [seat for seat in living if seat >= first] + [seat for seat in living if seat < first]

    def open_to(self, kind: int, seat: int) -> bool:
        if kind == Q.LAYING or kind == Q.PLAYING:
            return len(self.row(Z.HAND, seat)) > 0
        if kind == Q.LOOKING:
            return max([self.may_look(seat, card) == OK for other in self.living() for card in self.row(Z.LAID, other)], default=False)
        if kind == Q.GUARDING:
            return self.blood[seat] > 1
        if kind == Q.SEARCHING:
            return seat != WALKER and len(self.told_of_trail) > 0
        return True

    def raid(self) -> rules.Raid:
        for frame in self.stack:
            if isinstance(frame, rules.Raid):
                return frame
        raise AssertionError("nobody raids")

    def use(self, seat: int, option: int) -> None:
        verb, a = verb_of(option), a_of(option)
        if verb == V.LAY:
            self.lay(seat, a)
        elif verb == V.LOOK:
            self.lose_blood(seat, 1)
            self.reveal(a, 1 << seat)
        elif verb == V.PLAY:
            self.call(rules.Deed(seat, a, b_of(option)))
        else:
            self.call(rules.Search(seat, a))

    # ---- secrets
    def resample(self, frame: Any, seat: int, rng: Any) -> None:
        """What was written down may be any number; the answers of dusk never outlast the step that reads them."""
        if isinstance(frame, rules.Night) and frame.seer not in (NONE, seat):
            frame.foretold = rng.below(self.seats + 1)

    def invariants(self) -> list[str]:
        found = [f"seat {seat} plays on without blood" for seat in self.living() if self.blood[seat] <= 0]
        for i in range(1, len(self.trail)):
            if self.trail[i] not in neighbours(self.trail[i - 1]) or self.trail[i] in self.trail[:i]:
                found.append(f"nobody can have walked {self.trail}")
        return found

    # ---- leaving
    def after_effect(self) -> bool:
        bloodless = tuple([seat for seat in self.living() if self.blood[seat] == 0])
        if bloodless:
            self.call(rules.Departure(bloodless))
        return bool(bloodless)

    def departure(self, seats: tuple[int, ...]) -> Frame[Lab]:
        return rules.Departure(seats)


declare(Lab, "lab", state.COLUMNS, rules.FRAMES, state.VERBS, state.EVENTS, state.ZONES, state.ASKS)

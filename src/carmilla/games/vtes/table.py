"""A table of VTES: the words of the rules, as questions that the procedures and cards ask."""

from __future__ import annotations

from typing import Any

from carmilla.games.vtes import invariants
from carmilla.games.vtes.abilities import ActionFace, CardText, Face, Static
from carmilla.games.vtes.legality import blocks, dispatch, impulse
from carmilla.games.vtes.primitives import Primitives
from carmilla.games.vtes.printed import Printed
from carmilla.games.vtes.rules.action import Action, BlockAttempts
from carmilla.games.vtes.rules.combat import Combat
from carmilla.games.vtes.rules.ending import Oust, unready_leave
from carmilla.games.vtes.rules.paying import blood_cost
from carmilla.games.vtes.rules.play import AdjustHand, Play
from carmilla.games.vtes.rules.referendum import Polling
from carmilla.games.vtes.rules.turn import Turn
from carmilla.games.vtes.vocabulary.actions import raised_bleed
from carmilla.games.vtes.words import ACTION_KINDS, REASONS, STAT_ROW, E, K, S, V, Z
from carmilla.kernel.abilities import Context
from carmilla.kernel.codes import OK, Reason
from carmilla.kernel.decisions import Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.index import ability_of, card_of
from carmilla.kernel.options import NOBODY, NONE, a_of, b_of, verb_of


class Vtes(Primitives):
    def __init__(self) -> None:
        super().__init__()
        self.printed: Printed = Printed([])

    def blank(self) -> Vtes:
        new = Vtes()
        new.definitions, new.printed = self.definitions, self.printed
        return new

    def learn_cards(self, texts: list[CardText]) -> None:
        """The cards that exist at this table."""
        self.definitions, self.printed = list(texts), Printed(texts)

    # ---- cards
    def text(self, card: int) -> CardText:
        text: CardText = self.definitions[self.ident[card]]
        return text

    def face(self, card: int, ability: int) -> Face:
        face = self.text(card).abilities[ability]
        assert isinstance(face, Face)
        return face

    def action_face(self, card: int, ability: int) -> ActionFace:
        face = self.text(card).abilities[ability]
        assert isinstance(face, ActionFace)
        return face

    def is_vampire(self, card: int) -> bool:
        return self.text(card).kind == K.VAMPIRE

    def capacity(self, vampire: int) -> int:
        return self.text(vampire).capacity

    # ---- minions
    def ready(self, minion: int) -> bool:
        # rule: torpor.controlled, torpor.wounded
        return self.zone_of(minion) == Z.READY and not self.wounded[minion]

    def is_minion_in_play(self, card: int) -> bool:
        return self.zone_of(card) in (Z.READY, Z.TORPOR)

    def in_torpor(self, minion: int) -> bool:
        return self.zone_of(minion) == Z.TORPOR

    def awake(self, minion: int) -> bool:
        """Unlocked, or woken for this action: it may block and react."""
        # rule: terms.wake.effect
        return not self.locked[minion] or self.lingers(S.WOKEN, minion)

    def on(self, host: int) -> list[int]:
        """What lies on a card."""
        found: list[int] = []
        for seat in range(self.seats):
            for card in self.row(Z.ATTACHED, seat):
                if self.host[card] == host:
                    found.append(card)
        return found

    def user_of(self, card: int) -> int:
        """The minion that uses the abilities of a card in play: its bearer, or itself; nobody for a card that lies alone."""
        return NOBODY if self.zone_of(card) == Z.IN_PLAY else self.host[card] or card

    def bearer(self, card: int) -> int:
        """Whom the abilities of a card in play are about: what it lies on, or itself."""
        return self.host[card] or card

    # ---- seats
    def in_game(self, seat: int) -> bool:
        return not self.gone >> seat & 1

    def in_play(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.gone >> seat & 1]

    def clockwise_from(self, seat: int) -> list[int]:
        """The Methuselahs still in the game, this one (if it is) first."""
        gone, n = self.gone, self.seats
        return [s % n for s in range(seat, seat + n) if not gone >> s % n & 1]

    # rule: ending.new-prey
    def prey_of(self, seat: int) -> int:
        n = self.seats
        for i in range(1, n):
            if not self.gone >> (seat + i) % n & 1:
                return (seat + i) % n
        return seat

    def predator_of(self, seat: int) -> int:
        n = self.seats
        for i in range(1, n):
            if not self.gone >> (seat - i) % n & 1:
                return (seat - i) % n
        return seat

    # ---- procedures under way
    def turn_frame(self) -> Turn:
        frame = self.stack[1] if len(self.stack) > 1 else None
        if isinstance(frame, Turn):
            return frame
        for frame in self.stack:
            if isinstance(frame, Turn):
                return frame
        raise AssertionError("between turns")

    def action_or_none(self) -> Action | None:
        for frame in self.stack:
            if isinstance(frame, Action):
                return frame
        return None

    def action(self) -> Action:
        action = self.action_or_none()
        assert action is not None
        return action

    def attempts(self) -> BlockAttempts | None:
        for frame in self.stack:
            if isinstance(frame, BlockAttempts):
                return frame
        return None

    def combat_or_none(self) -> Combat | None:
        """The one under way, not one that waits until an effect is over."""
        for frame in self.stack:
            if isinstance(frame, Combat) and frame.at:
                return frame
        return None

    def combat(self) -> Combat:
        combat = self.combat_or_none()
        assert combat is not None
        return combat

    def polling(self) -> Polling | None:
        for frame in self.stack:
            if isinstance(frame, Polling):
                return frame
        return None

    def in_blood_hunt(self) -> bool:
        polling = self.polling()
        return polling is not None and polling.blood_hunt

    def card_being_played(self, but: int) -> Play | None:
        """The card that an as-played window is about, seen from a card played in that window."""
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, Play) and frame.card != but and not frame.cancelled:
                return frame
        return None

    def cancel_played(self, by: int) -> None:
        """The innermost card being played, other than the one that cancels it, has no effect."""
        played = self.card_being_played(but=by)
        if played is not None:
            # rule: terms.wording.cancel.played
            played.cancelled = True
            self.tell(E.CANCELLED, played.card)

    # ---- stats
    def lingers(self, key: int, card: int) -> bool:
        for effect in self.lingering:
            if effect[1] == key and effect[2] == card:
                return True
        return False

    def lingering_sum(self, key: int, card: int) -> int:
        total = 0
        for effect in self.lingering:
            if effect[1] == key and effect[2] == card:
                total += effect[3]
        return total

    def sum_of(self, key: int, card: int) -> int:
        total = self.lingering_sum(key, card)
        for entry in self.active[STAT_ROW + key]:
            static = self.ability_of(card_of(entry), ability_of(entry))
            # rule: action.course.stealth.cards
            if isinstance(static, Static) and self.bearer(card_of(entry)) == card:
                total += static.amount
        return total

    def stat(self, key: int, minion: int) -> int:
        return self.base(key, minion) + self.sum_of(key, minion)

    def base(self, key: int, minion: int) -> int:
        # rule: action.course.stealth.default
        if key in (S.STEALTH, S.INTERCEPT):
            return 0
        # rule: action.bleed.amount
        if key == S.BLEED:
            printed = self.text(minion).bleed
            return printed if printed != NONE else int(self.is_vampire(minion))
        # rule: action.hunt.amount
        if key == S.HUNT:
            return 1
        # rule: combat.strike.hand.strength
        return self.text(minion).strength

    def stealth(self) -> int:
        action = self.action()
        return action.stealth(self) + self.sum_of(S.STEALTH, action.user)

    def intercept(self, minion: int) -> int:
        # rule: action.course.stealth.per-minion, action.course.stealth.default
        return self.sum_of(S.INTERCEPT, minion)

    def bleed_amount(self) -> int:
        action = self.action()
        face = action.face(self)
        # rule: action.bleed.increase
        return self.stat(S.BLEED, action.user) + (0 if face is None else face.bonus) + raised_bleed(self, action.user)

    def hunt_amount(self) -> int:
        action = self.action()
        face = action.face(self)
        # rule: action.hunt.increase
        return self.stat(S.HUNT, action.user) + (0 if face is None else face.bonus)

    # ---- changes made of several primitives
    def gain_blood(self, minion: int, n: int) -> None:
        """Counters from the bank; what exceeds a vampire's capacity drains off at once."""
        self.add_blood(minion, n)
        if self.is_vampire(minion):
            self.add_blood(minion, min(0, self.capacity(minion) - self.blood[minion]))

    def burn(self, card: int) -> None:
        """To the owner's ash heap, and what lies on it with it."""
        for other in self.on(card):
            self.burn(other)
        self.bare(card)
        owner = self.owner[card]
        self.put(card, Z.ASH if self.in_game(owner) else Z.REMOVED, owner)

    def bury_if_in_limbo(self, card: int) -> None:
        if card and self.zone_of(card) == Z.LIMBO:
            owner = self.owner[card]
            self.put(card, Z.ASH if self.in_game(owner) else Z.REMOVED, owner)

    def enter_play(self, card: int, minion: int, seat: int) -> None:
        """An equipment or retainer comes to the acting minion, an ally to its controller's ready region."""
        kind = self.text(card).kind
        if kind == K.ALLY:
            # rule: action.ally.effect
            self.put(card, Z.READY, seat)
            self.linger(self.turn_frame().serial, S.RECRUITED, card)
        else:
            self.attach(card, minion, seat)
        self.add_blood(card, self.text(card).life)

    def remove_all_of(self, seat: int) -> None:
        """Everything this Methuselah controls or has in hand and piles leaves the game; it is not burned."""
        for zone in range(len(self.ZONES)):
            if zone == Z.REMOVED:
                continue
            # rule: ending.oust.cards-elsewhere
            for card in self.row(zone, seat):
                for other in self.on(card):
                    if self.place_of(other) != seat:
                        self.burn(other)
                self.bare(card)
                # rule: ending.oust.cards-returned
                self.put(card, Z.REMOVED, self.owner[card])

    def note_action(self, action: Action) -> None:
        """What counts against repeating this action this turn."""
        turn = self.turn_frame().serial
        # rule: general.non-repeat.bleed
        if action.is_bleed(self):
            self.linger(turn, S.BLED, action.user)
        if action.verb == V.PLAY:
            # rule: general.non-repeat.political
            if action.kind(self) == K.POLITICAL:
                self.linger(turn, S.POLITICKED, action.user)
            # rule: general.non-repeat.action-card
            self.linger(turn, S.ACTED_WITH, action.user, self.ident[action.card])
        elif action.verb == V.USE:
            # rule: general.non-repeat.card-in-play
            self.linger(turn, S.ACTED_WITH, action.user, action.ability, action.card)

    def note_played(self, play: Play) -> None:
        action = self.action_or_none()
        kind = self.face(play.card, play.ability).kind
        if action is not None and kind in (K.MODIFIER, K.REACTION):
            self.linger(action.serial, S.PLAYED, play.user, self.ident[play.card])
        elif kind == K.MASTER and self.turn_frame().seat != play.seat:
            # rule: turn.master.out-of-turn.cost, turn.master.out-of-turn.cancelled
            self.owe_master(play.seat, 1)

    # ---- what a card costs
    def promised(self, card: int) -> bool:
        """Has a card that is being played been made cheaper with this one?"""
        for frame in self.stack:
            if isinstance(frame, Play) and card in frame.reducers:
                return True
        return False

    def blood_left(self, minion: int) -> int:
        """Its blood, less what the cards that it is playing will cost."""
        left = self.blood[minion]
        for frame in self.stack:
            if isinstance(frame, Play) and frame.user == minion and not frame.begun("pay"):
                face = self.face(frame.card, frame.ability)
                left -= 0 if face.kind in ACTION_KINDS else blood_cost(self, face, frame.reducers)
        return left

    # ---- the targets of a card
    def targets_hold(self, binds: tuple[int, ...]) -> bool:
        """Is any of the chosen targets still there?"""
        for bind in binds:
            gone = verb_of(bind) == V.METHUSELAH and not self.in_game(a_of(bind))
            burned = verb_of(bind) == V.TARGET and self.zone_of(a_of(bind)) in (Z.ASH, Z.REMOVED)
            if not gone and not burned:
                return True
        return not binds

    # ---- blocking
    def blockers_in_order(self) -> list[int]:
        """The Methuselahs who may attempt to block this action, in the order in which they are asked."""
        action = self.action()
        # rule: action.block.who-directed
        if action.targets:
            return [seat for seat in action.targets if self.in_game(seat)]
        # rule: action.block.who-undirected
        prey, predator = self.prey_of(action.seat), self.predator_of(action.seat)
        return [prey] if prey == predator else [prey, predator]

    def entitled_to_block(self, seat: int) -> bool:
        """May this Methuselah declare an attempt now, as far as the order among those entitled goes?"""
        attempts = self.attempts()
        for other in self.blockers_in_order():
            if other == seat:
                return seat != self.action().seat
            # rule: action.block.undirected-order
            if attempts is not None and other not in attempts.declined and self.has_ready_minion(other):
                return False
        return False

    def may_attempt(self, seat: int, minion: int) -> bool:
        """May it be declared as blocking now, or by an effect?"""
        return self.attempts() is not None and blocks.may_block(self, seat, minion) == OK

    def unlocked_cards(self, seat: int) -> int:
        unlocked = 0
        for zone in (Z.READY, Z.ATTACHED, Z.IN_PLAY):
            for card in self.row(zone, seat):
                unlocked += 1 - self.locked[card]
        return unlocked

    def may_keep_blocking(self, minion: int) -> bool:
        # rule: action.block.ready-unlocked, torpor.no-block
        return self.ready(minion) and self.awake(minion)

    def has_ready_minion(self, seat: int) -> bool:
        for minion in self.row(Z.READY, seat):
            if not self.wounded[minion]:
                return True
        return False

    def may_go_on_acting(self, action: Action) -> bool:
        minion = action.user
        if self.place_of(minion) != action.seat:
            return False
        return self.in_torpor(minion) if action.verb == V.LEAVE_TORPOR else self.ready(minion)

    # ---- the kernel's questions
    def after_effect(self) -> bool:
        # rule: ending.oust.zero-pool, ending.oust.at-once
        ousted = tuple([seat for seat in self.in_play() if self.pool[seat] <= 0])
        if ousted:
            self.call(Oust(ousted))
            return True
        unready_leave(self)
        for seat in range(self.seats):
            # rule: general.draw.hand-size-always, general.draw.adjust-at-once
            if len(self.row(Z.HAND, seat)) + self.debt[seat] != self.hand_size[seat] and self.in_game(seat) and self.hand_differs(seat):
                self.call(AdjustHand(seat))
                return True
        return False

    def hand_differs(self, seat: int) -> bool:
        """Has this Methuselah more cards than the hand size, or fewer and some to draw?"""
        hand, cards = self.row(Z.HAND, seat), len(self.row(Z.HAND, seat)) + self.debt[seat]
        return bool(self.row(Z.LIBRARY, seat)) if cards < self.hand_size[seat] else cards > self.hand_size[seat] and bool(hand)

    def held(self, depth: int) -> bool:
        """Nothing is carried through any more once the game is decided."""
        # rule: ending.end
        return len(self.in_play()) > 1 and super().held(depth)

    def invariants(self) -> list[str]:
        return invariants.broken(self)

    def departure(self, seats: tuple[int, ...]) -> Frame[Any]:
        return Oust(seats)

    def impulse(self, kind: int) -> list[int]:
        return impulse.impulse(self, kind)

    def open_to(self, kind: int, seat: int) -> bool:
        return impulse.open_to(self, kind, seat)

    def use(self, seat: int, option: int) -> None:
        dispatch.use(self, seat, option)

    def enumerate(self, q: Question) -> list[int]:
        return dispatch.enumerate_options(self, q)

    def check(self, q: Question, option: int) -> int:
        return dispatch.check(self, q, option)

    def reason(self, q: Question, option: int, code: int) -> Reason:
        name, rule = REASONS[code]
        return Reason(name, "vtes." + rule, option)

    def context(self, seat: int, option: int) -> Context:
        """Who would speak if this card were played or used."""
        return Context(seat, a_of(option), b_of(option))

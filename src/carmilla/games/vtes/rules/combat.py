"""Combat: its rounds, range, presses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.rules.strikes import StrikePair
from carmilla.games.vtes.rules.torpor import go_to_torpor
from carmilla.games.vtes.words import CLOSE, LONG, E, S, W, Z
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NOBODY, NONE, PASS, a_of, b_of, n_of
from carmilla.kernel.resolve import Resolve

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

IN_PLAY: Final = (Z.READY, Z.TORPOR)
NEITHER: Final = (PASS, PASS)  # the acting minion's, the opposing minion's


# rule: combat.rounds, combat.combatants, combat.term.maneuver, combat.term.press, combat.term.strike
# rule: combat.locked-irrelevant, combat.part-of-resolution, combat.retainers.not-harmed
class Combat(Frame["Vtes"]):
    """Combat, round by round: before range, range, before strikes, strikes, press, end of round."""

    STEPS = (
        "combatants",
        "before_range",
        "determine_range",
        "before_strikes",
        "strike",
        "gain_additional",
        "count_additional",
        "additional_strikes",
        "press",
        "end_of_round",
        "next_round",
        "sequels",
        "after_combat",
    )
    SLOTS = (
        "acting: card",
        "opposing: card",
        "sides: many seat",
        "rounds: number",
        "round: number",
        "range: number",
        "committed: many option",
        "extra: many number",
        "pressed: flag",
        "ended: flag",
        "waiting: many option",
    )

    def __init__(self, acting: int = NOBODY, opposing: int = NOBODY) -> None:
        self.acting, self.opposing = acting, opposing
        self.sides: tuple[int, ...] = (NONE, NONE)  # the Methuselahs of both combatants
        self.rounds: int = 0
        self.round: int = 0  # the serial of what lasts for this round
        self.range: int = CLOSE
        self.committed: tuple[int, ...] = NEITHER  # the strikes that maneuvers have chosen
        self.extra: tuple[int, ...] = (0, 0)  # additional strikes left
        self.pressed: bool = False
        self.ended: bool = False
        self.waiting: tuple[int, ...] = ()  # what cards in play or played say happens once combat has ended

    # ---- who fights
    def fighters(self) -> tuple[int, int]:
        return (self.acting, self.opposing)

    def side_of(self, minion: int) -> int:
        """0 for the acting minion, 1 for the opposing one."""
        return 0 if minion == self.acting else 1

    def opponent_of(self, minion: int) -> int:
        return self.opposing if minion == self.acting else self.acting

    def fighter_of(self, g: Vtes, seat: int) -> int:
        """This Methuselah's combatant, as long as it is in play."""
        for minion in self.fighters():
            if g.place_of(minion) == seat and g.zone_of(minion) in IN_PLAY:
                return minion
        return NOBODY

    def both_ready(self, g: Vtes) -> bool:
        return g.ready(self.acting) and g.ready(self.opposing)

    # ---- the rounds
    def combatants(self, g: Vtes) -> None:
        # rule: combat.ready-only, combat.when
        if not self.both_ready(g):
            g.finish(self)
            return
        self.sides = (g.place_of(self.acting), g.place_of(self.opposing))
        g.tell(E.COMBAT, self.acting, self.opposing)

    def before_range(self, g: Vtes) -> None:
        self.rounds += 1
        self.round = g.new_span()
        # rule: combat.range.default-close, combat.press.new-round, combat.range.two
        self.range, self.committed, self.extra, self.pressed = CLOSE, NEITHER, (0, 0), False
        g.tell(E.ROUND, self.rounds)
        # rule: combat.before-range.cards, combat.before-range.before-maneuver, combat.acting-first
        g.window(W.BEFORE_RANGE)

    def determine_range(self, g: Vtes) -> None:
        g.call(Maneuvers())

    # rule: combat.before-strikes.cards
    def before_strikes(self, g: Vtes) -> None:
        g.window(W.BEFORE_STRIKES)

    # rule: combat.strike.one-each
    def strike(self, g: Vtes) -> None:
        g.call(StrikePair(first_pair=True))

    # rule: combat.additional.announced-after, combat.additional.gained-order, combat.additional.not-if-ended
    def gain_additional(self, g: Vtes) -> None:
        g.window(W.ADDITIONAL)

    def count_additional(self, g: Vtes) -> None:
        self.extra = (g.lingering_sum(S.GAINED, self.acting), g.lingering_sum(S.GAINED, self.opposing))

    # rule: combat.additional.after-pair, combat.additional.repeat-steps, combat.additional.same-range
    def additional_strikes(self, g: Vtes) -> None:
        a, b = self.extra
        if a or b:
            self.extra = (max(0, a - 1), max(0, b - 1))
            self.goto("additional_strikes")
            # rule: combat.additional.only-holders, combat.additional.alone
            g.call(StrikePair(a > 0, b > 0))

    # rule: combat.press.both-ready
    def press(self, g: Vtes) -> None:
        g.call(Presses())

    # rule: combat.end-of-round.cards, combat.end-of-round.even-if-ended, combat.end-of-round.order
    def end_of_round(self, g: Vtes) -> None:
        g.window(W.END_OF_ROUND)

    def next_round(self, g: Vtes) -> None:
        # rule: combat.this-round-only
        g.ended(self.round)
        # rule: combat.press.continue, combat.press.default-end
        if self.pressed and not self.ended:
            self.goto("before_range")

    # rule: general.effects.sequence
    def sequels(self, g: Vtes) -> None:
        if self.waiting:
            sequel, self.waiting = self.waiting[0], self.waiting[1:]
            self.goto("sequels")
            g.call(Resolve(g.place_of(b_of(sequel)), a_of(sequel), b_of(sequel), n_of(sequel)))

    def after_combat(self, g: Vtes) -> None:
        g.tell(E.COMBAT_OVER)
        # rule: combat.end-of-round.after-combat, combat.damage.wounded
        move_the_wounded(g, self)
        g.window(W.AFTER_COMBAT)

    # ---- leaving early
    def end(self, g: Vtes) -> None:
        """Combat ends: what is left of it is skipped, up to the end of the round."""
        # rule: combat.ends-skip, combat.press.both-ready, combat.additional.not-if-ended, combat.additional.announced-after
        self.ended = True
        g.leave(self, "end_of_round")

    def keep_going(self) -> None:
        """The end of combat is undone, and with it what was to follow from it."""
        # rule: general.effects.sequence, general.example.combat-ends-then-damage
        self.ended, self.pressed, self.waiting = False, True, ()

    def left(self, g: Vtes) -> None:
        g.ended(self.round)
        move_the_wounded(g, self)


def move_the_wounded(g: Vtes, combat: Combat) -> None:
    for minion in combat.fighters():
        if g.wounded[minion] and g.zone_of(minion) == Z.READY:
            go_to_torpor(g, minion)


# rule: combat.range.set, combat.range.example.magnum
class Maneuvers(Frame["Vtes"]):
    """Determine Range: maneuvers answer each other until nobody uses another one."""

    STEPS = ("maneuver", "range_set")
    SLOTS = ("last: card",)

    def __init__(self) -> None:
        self.last: int = NOBODY  # who has maneuvered last

    # rule: combat.range.maneuver-back
    def maneuver(self, g: Vtes) -> None:
        g.window(W.RANGE)

    def range_set(self, g: Vtes) -> None:
        g.tell(E.RANGE, g.combat().range)


class Presses(Frame["Vtes"]):
    """Press: presses answer each other until nobody uses another one."""

    STEPS = ("press",)
    SLOTS = ("last: card",)

    def __init__(self) -> None:
        self.last: int = NOBODY

    # rule: combat.press.cancel
    def press(self, g: Vtes) -> None:
        g.window(W.PRESS)


def maneuvers_of(g: Vtes) -> Maneuvers | None:
    for frame in g.stack:
        if isinstance(frame, Maneuvers):
            return frame
    return None


def presses_of(g: Vtes) -> Presses | None:
    for frame in g.stack:
        if isinstance(frame, Presses):
            return frame
    return None


def maneuver(g: Vtes, minion: int) -> None:
    """To the other range."""
    maneuvers, combat = maneuvers_of(g), g.combat()
    assert maneuvers is not None
    # rule: combat.range.maneuver-long
    combat.range = LONG if combat.range == CLOSE else CLOSE
    maneuvers.last = minion
    g.tell(E.RANGE, combat.range)


def commit(g: Vtes, minion: int, strike: int) -> None:
    """The maneuver of a strike card or a weapon has chosen the minion's strike."""
    # rule: combat.range.strike-chosen
    combat = g.combat()
    acting, opposing = combat.committed
    combat.committed = (strike, opposing) if minion == combat.acting else (acting, strike)


def press(g: Vtes, minion: int) -> None:
    """To continue, or against the opponent's press to continue."""
    presses, combat = presses_of(g), g.combat()
    assert presses is not None
    combat.pressed = not combat.pressed
    presses.last = minion
    g.tell(E.PRESSED, minion, int(combat.pressed))


FRAMES: Final = (Combat, Maneuvers, Presses)

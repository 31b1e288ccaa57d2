"""Torpor: how minions come there, and how vampires leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.rules.diablerie import Diablerie
from carmilla.games.vtes.words import W, Z
from carmilla.kernel.decisions import AMOUNT, PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NOBODY, PASS

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

LEAVING_COSTS: Final = 2  # blood, by the vampire itself or shared with its rescuer


# rule: torpor.enter
def go_to_torpor(g: Vtes, minion: int) -> None:
    """A vampire goes to torpor with all that lies on it, locked or not as it was."""
    # rule: torpor.allies-burn
    if not g.is_vampire(minion):
        g.burn(minion)
        return
    g.wound(minion)
    # rule: torpor.keeps-cards, torpor.lock-kept
    g.put(minion, Z.TORPOR, g.place_of(minion))


def leave_torpor(g: Vtes, vampire: int) -> None:
    """To the ready region, locked or not as it was, and no longer wounded."""
    # rule: action.leave-torpor.effect, action.rescue.effect, action.rescue.no-lock-change
    g.put(vampire, Z.READY, g.place_of(vampire))
    # rule: action.leave-torpor.heals, action.rescue.heals
    g.heal(vampire)


class LeaveTorpor(Frame["Vtes"]):
    """Leave Torpor: the vampire pays and moves to the ready region."""

    EFFECT = True
    STEPS = ("pay_and_move",)
    SLOTS = ("vampire: card",)

    def __init__(self, vampire: int = NOBODY) -> None:
        self.vampire = vampire

    def pay_and_move(self, g: Vtes) -> None:
        # rule: action.leave-torpor.cost
        if g.in_torpor(self.vampire) and g.blood[self.vampire] >= LEAVING_COSTS:
            g.add_blood(self.vampire, -LEAVING_COSTS)
            leave_torpor(g, self.vampire)


class BlockedLeaving(Frame["Vtes"]):
    """Leave Torpor: when the action is blocked there is no combat; a vampire that blocked may diablerise the acting one."""

    STEPS = ("opportunity", "diablerie")
    SLOTS = ("blocker: card", "vampire: card", "choice: option")

    def __init__(self, blocker: int = NOBODY, vampire: int = NOBODY) -> None:
        self.blocker, self.vampire = blocker, vampire
        self.choice: int = PASS

    # rule: action.leave-torpor.no-combat
    def opportunity(self, g: Vtes) -> None:
        # rule: action.leave-torpor.blocked-by-vampire
        if g.in_torpor(self.vampire) and may_commit_diablerie(g, self.blocker):
            g.ask(Question(g.place_of(self.blocker), PICK, W.DRINK), "choice")

    # rule: action.leave-torpor.blocked-declined
    def diablerie(self, g: Vtes) -> None:
        if self.choice != PASS:
            g.call(Diablerie(self.blocker, self.vampire))


def may_commit_diablerie(g: Vtes, minion: int) -> bool:
    # rule: diablerie.ready-only
    return g.is_vampire(minion) and g.ready(minion) and not g.text(minion).no_diablerie


class Rescue(Frame["Vtes"]):
    """Rescue a Vampire from Torpor: the cost is split between both vampires as the acting Methuselah says."""

    STEPS = ("split_cost", "pay_and_move")
    SLOTS = ("rescuer: card", "vampire: card", "share: number")

    def __init__(self, rescuer: int = NOBODY, vampire: int = NOBODY) -> None:
        self.rescuer, self.vampire = rescuer, vampire
        self.share: int = 0

    # rule: action.rescue.cost, action.rescue.cost-exception
    def split_cost(self, g: Vtes) -> None:
        least = max(0, LEAVING_COSTS - g.blood[self.vampire])
        most = min(LEAVING_COSTS, g.blood[self.rescuer])
        # rule: action.rescue.target
        if least > most or not g.in_torpor(self.vampire):
            g.finish(self)
            return
        g.ask(Question(g.place_of(self.rescuer), AMOUNT, W.RESCUE, least, most), "share")

    def pay_and_move(self, g: Vtes) -> None:
        g.add_blood(self.rescuer, -self.share)
        g.add_blood(self.vampire, self.share - LEAVING_COSTS)
        leave_torpor(g, self.vampire)


FRAMES: Final = (LeaveTorpor, BlockedLeaving, Rescue)

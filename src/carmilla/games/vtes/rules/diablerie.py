"""Diablerie, and the blood hunt that follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.rules.referendum import Polling
from carmilla.games.vtes.words import E, K, W
from carmilla.kernel.decisions import SUBSET, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NOBODY, NONE, a_of

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


# rule: diablerie.unit, diablerie.definition
class Diablerie(Frame["Vtes"]):
    """Resolving Diablerie: blood, equipment, burning the victim; a single unit, with the blood hunt right behind it."""

    UNCUT = True
    STEPS = ("move_blood", "take_equipment", "equipment_taken", "burn_victim", "blood_hunt")
    SLOTS = ("diablerist: card", "victim: card", "taken: many option")

    def __init__(self, diablerist: int = NOBODY, victim: int = NOBODY) -> None:
        self.diablerist, self.victim = diablerist, victim
        self.taken: tuple[int, ...] = ()

    # rule: diablerie.blood
    def move_blood(self, g: Vtes) -> None:
        g.tell(E.DIABLERIE, self.diablerist, self.victim)
        blood = g.blood[self.victim]
        g.add_blood(self.victim, -blood)
        g.gain_blood(self.diablerist, blood)

    # rule: diablerie.equipment
    def take_equipment(self, g: Vtes) -> None:
        most = len(equipment_on(g, self.victim))
        g.ask(Question(g.place_of(self.diablerist), SUBSET, W.EQUIPMENT, 0, most, gone=()), "taken")

    def equipment_taken(self, g: Vtes) -> None:
        for option in self.taken:
            g.attach(a_of(option), self.diablerist, g.place_of(self.diablerist))

    # rule: diablerie.burn
    def burn_victim(self, g: Vtes) -> None:
        if g.speaks(self.victim):
            g.burn(self.victim)

    # rule: referendum.blood-hunt.automatic, referendum.blood-hunt.combat, action.diablerise.effect
    def blood_hunt(self, g: Vtes) -> None:
        g.call(BloodHunt(self.diablerist))


def equipment_on(g: Vtes, victim: int) -> list[int]:
    return [card for card in g.on(victim) if g.text(card).kind == K.EQUIPMENT]


# rule: referendum.blood-hunt.not-action, referendum.blood-hunt.terms, referendum.blood-hunt.otherwise
class BloodHunt(Frame["Vtes"]):
    """The Blood Hunt: a referendum without terms, which nobody called. If it passes, the diablerist is burned."""

    UNCUT = True
    STEPS = ("polling", "burn_diablerist")
    SLOTS = ("diablerist: card", "carried: flag")

    def __init__(self, diablerist: int = NOBODY) -> None:
        self.diablerist = diablerist
        self.carried: bool = False

    # rule: referendum.blood-hunt.no-caller, referendum.blood-hunt.not-political
    def polling(self, g: Vtes) -> None:
        if g.speaks(self.diablerist):
            g.tell(E.CALLED, NONE, self.diablerist)
            g.call(Polling(hunted=self.diablerist), into=("carried",))

    def burn_diablerist(self, g: Vtes) -> None:
        # rule: referendum.blood-hunt.burns
        if self.carried and g.speaks(self.diablerist):
            g.burn(self.diablerist)


FRAMES: Final = (Diablerie, BloodHunt)

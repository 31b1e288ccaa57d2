"""Damage, in combat and outside: preventing it, mending it, what it leaves behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.abilities import IMMUNE_ROW, Immune
from carmilla.games.vtes.rules.torpor import go_to_torpor
from carmilla.games.vtes.words import E, V, W, Z
from carmilla.kernel.decisions import PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.index import ability_of, card_of
from carmilla.kernel.options import NOBODY, PASS, a_of, b_of, c_of, n_of, pack

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

NORMAL: Final = 0
AGGRAVATED: Final = 1


# rule: combat.term.normal-damage, combat.term.aggravated
def hit(victim: int, source: int, amount: int, aggravated: bool = False) -> int:
    """Damage to a card, from a card."""
    return pack(V.HIT, victim, source, AGGRAVATED if aggravated else NORMAL, amount)


# rule: combat.damage.steps, combat.damage.other-steps, combat.damage.outside-combat
class Damage(Frame["Vtes"]):
    """Damage Resolution: prevented by one victim after the other; then mended or burned off together; then to torpor."""

    UNCUT = True
    STEPS = ("prevent_damage", "mend_damage", "would_go_to_torpor", "go_to_torpor")
    SLOTS = ("hits: many option", "asked: many card", "victim: card", "fallen: many card")

    def __init__(self, hits: tuple[int, ...] = ()) -> None:
        self.hits = hits
        self.asked: tuple[int, ...] = ()
        self.victim: int = NOBODY  # who may prevent now
        self.fallen: tuple[int, ...] = ()  # the vampires that it has wounded

    def amount(self, victim: int, kind: int) -> int:
        """The damage of this kind left for this victim."""
        return sum([n_of(one) for one in self.hits if a_of(one) == victim and c_of(one) == kind])

    def all_damage(self, victim: int) -> int:
        return self.amount(victim, NORMAL) + self.amount(victim, AGGRAVATED)

    # ---- 5.a Prevent Damage
    # rule: combat.damage.prevent.order, combat.damage.prevent.cards
    def prevent_damage(self, g: Vtes) -> None:
        self.victim = self.next_victim(g)
        if self.victim:
            self.asked += (self.victim,)
            self.goto("prevent_damage")
            g.window(W.PREVENTION)

    def next_victim(self, g: Vtes) -> int:
        for seat in g.impulse(W.PREVENTION):
            for one in self.hits:
                victim = a_of(one)
                if g.place_of(victim) == seat and victim not in self.asked and g.is_minion_in_play(victim) and self.all_damage(victim):
                    return victim
        return NOBODY

    # rule: combat.damage.prevent.until
    def still(self, g: Vtes) -> bool:
        if self.victim:
            return g.is_minion_in_play(self.victim) and self.all_damage(self.victim) > 0
        return bool(self.falling(g))

    def prevent(self, g: Vtes, kind: int, points: int) -> None:
        """So many points of one kind, first of what the victim is not immune to."""
        for spared in (False, True):
            for i, one in enumerate(self.hits):
                if a_of(one) == self.victim and c_of(one) == kind and is_immune(g, self.victim, b_of(one)) == spared:
                    prevented = min(points, n_of(one))
                    points -= prevented
                    left = pack(V.HIT, a_of(one), b_of(one), kind, n_of(one) - prevented)
                    self.hits = (*self.hits[:i], left, *self.hits[i + 1 :])

    # ---- 5.b Mend Damage
    def mend_damage(self, g: Vtes) -> None:
        # rule: combat.damage.prevent.rest
        g.call(Mend(self.hits), into=("fallen",))

    # ---- what replaces going to torpor, and going there
    def would_go_to_torpor(self, g: Vtes) -> None:
        if self.falling(g):
            g.window(W.TORPOR)

    def falling(self, g: Vtes) -> list[int]:
        """The vampires that this damage sends to torpor, as far as nothing else has become of them."""
        return [vampire for vampire in self.fallen if g.wounded[vampire] and g.zone_of(vampire) == Z.READY]

    # rule: combat.damage.wounded
    def go_to_torpor(self, g: Vtes) -> None:
        combat = g.combat_or_none()
        for vampire in self.falling(g):
            # rule: combat.end-of-round.after-combat
            if combat is None or combat.begun("after_combat") or vampire not in combat.fighters():
                go_to_torpor(g, vampire)


class Mend(Frame["Vtes"]):
    """Mend Damage: all damage that is successfully inflicted at one moment."""

    EFFECT = True
    STEPS = ("mend",)
    SLOTS = ("hits: many option",)

    def __init__(self, hits: tuple[int, ...] = ()) -> None:
        self.hits = hits

    def mend(self, g: Vtes) -> None:
        fallen: list[int] = []
        for victim in self.victims(g):
            normal, aggravated = self.inflicted(g, victim, NORMAL), self.inflicted(g, victim, AGGRAVATED)
            was_wounded = g.wounded[victim]
            g.tell(E.DAMAGE, victim, normal, aggravated)
            if g.is_vampire(victim):
                mend(g, victim, normal, aggravated)
            else:
                burn_life(g, victim, normal + aggravated)
            if g.wounded[victim] and not was_wounded:
                fallen.append(victim)
        g.finish(self, tuple(fallen))

    def victims(self, g: Vtes) -> list[int]:
        found: list[int] = []
        for one in self.hits:
            if n_of(one) and a_of(one) not in found and g.speaks(a_of(one)):
                found.append(a_of(one))
        return found

    def inflicted(self, g: Vtes, victim: int, kind: int) -> int:
        """The damage of this kind that the victim has to bear."""
        # rule: combat.term.immune
        return sum([n_of(one) for one in self.hits if a_of(one) == victim and c_of(one) == kind and not is_immune(g, victim, b_of(one))])


# rule: combat.damage.example.nassir, combat.damage.example.tamoszius, combat.damage.example.ryan
def mend(g: Vtes, vampire: int, normal: int, aggravated: int) -> None:
    """A vampire burns blood for each point, or is wounded; aggravated damage may burn it."""
    # rule: combat.damage.normal-first, combat.damage.mend, combat.damage.mend.forced, combat.damage.mend.all-blood
    mended = min(normal, g.blood[vampire])
    g.add_blood(vampire, -mended)
    # rule: combat.damage.mend.partial, combat.damage.wounded
    if normal > mended:
        g.wound(vampire)
    # rule: combat.damage.aggravated.no-mend
    for _ in range(aggravated):
        # rule: combat.damage.aggravated.wounds
        if not g.wounded[vampire]:
            g.wound(vampire)
        # rule: combat.damage.aggravated.burn-blood
        elif g.blood[vampire]:
            g.add_blood(vampire, -1)
        else:
            # rule: combat.damage.aggravated.burned-direct, combat.damage.aggravated.not-diablerie, diablerie.not-by-damage
            g.burn(vampire)
            return


# rule: combat.damage.allies, combat.damage.allies.aggravated, combat.strike.damage-burns
def burn_life(g: Vtes, card: int, points: int) -> None:
    g.add_blood(card, -min(points, g.blood[card]))
    burn_if_spent(g, card)


def burn_if_spent(g: Vtes, card: int) -> None:
    """An ally or retainer that has no life left is burned."""
    if not g.is_vampire(card) and not g.blood[card] and g.speaks(card):
        g.burn(card)


def is_immune(g: Vtes, victim: int, source: int) -> bool:
    for entry in g.active[IMMUNE_ROW]:
        ability = g.ability_of(card_of(entry), ability_of(entry))
        if isinstance(ability, Immune) and g.bearer(card_of(entry)) == victim and source and g.text(source).kind == ability.to:
            return True
    return False


class Prevention(Frame["Vtes"]):
    """Prevent Damage: so many points, the kind chosen point by point while there are two."""

    STEPS = ("choose_kind", "prevent_point")
    SLOTS = ("points: number", "choice: option")

    def __init__(self, points: int = 0) -> None:
        self.points = points
        self.choice: int = PASS

    def choose_kind(self, g: Vtes) -> None:
        damage = damage_of(g)
        normal, aggravated = damage.amount(damage.victim, NORMAL), damage.amount(damage.victim, AGGRAVATED)
        if not normal or not aggravated or self.points >= normal + aggravated:
            # rule: combat.damage.prevent.excess
            damage.prevent(g, NORMAL, self.points)
            damage.prevent(g, AGGRAVATED, self.points)
            g.finish(self)
        elif self.points:
            # rule: combat.damage.prevent.aggravated-first
            g.ask(Question(g.place_of(damage.victim), PICK, W.POINT), "choice")
        else:
            g.finish(self)

    def prevent_point(self, g: Vtes) -> None:
        damage_of(g).prevent(g, n_of(self.choice), 1)
        self.points -= 1
        self.goto("choose_kind")


def damage_or_none(g: Vtes) -> Damage | None:
    """The damage being resolved now."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Damage):
            return frame
    return None


def damage_of(g: Vtes) -> Damage:
    damage = damage_or_none(g)
    assert damage is not None
    return damage


FRAMES: Final = (Damage, Mend, Prevention)

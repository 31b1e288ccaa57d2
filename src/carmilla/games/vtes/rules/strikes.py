"""Strikes: choosing them, resolving them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.abilities import EACH_ROUND_ROW, HAND_STRIKE, EachRound, Strike, StrikeFace, Weapon
from carmilla.games.vtes.rules.damage import Damage, burn_if_spent, hit
from carmilla.games.vtes.rules.play import Play
from carmilla.games.vtes.words import CLOSE, E, K, S, V, W
from carmilla.kernel.abilities import Context
from carmilla.kernel.decisions import PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.index import ability_of, card_of
from carmilla.kernel.options import NOBODY, PASS, a_of, b_of, n_of, pack, verb_of

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

BOTH: Final = (0, 1)  # the acting minion's side, the opposing minion's
# which strikes of a pair resolve together
COMBAT_ENDS: Final = 0
FIRST_STRIKES: Final = 1
NORMAL_STRIKES: Final = 2


# rule: combat.effect.dodge.is-strike, combat.additional.example.wauneka
class StrikePair(Frame["Vtes"]):
    """Strike: the strikes of one pair are chosen, the acting minion's first, and then resolved."""

    STEPS = (
        "choose_strike",
        "aim",
        "play_strike_card",
        "strike_chosen",
        "before_resolution",
        "combat_ends",
        "first_strike",
        "resolve_strike",
    )
    SLOTS = (
        "acting: flag",
        "opposing: flag",
        "first_pair: flag",
        "side: number",
        "choice: option",
        "target: option",
        "chosen: option",
        "strikes: many option",
    )

    def __init__(self, acting: bool = True, opposing: bool = True, first_pair: bool = False) -> None:
        self.acting, self.opposing, self.first_pair = acting, opposing, first_pair
        self.side: int = 0  # whose strike is being chosen
        self.choice: int = PASS
        self.target: int = PASS
        self.chosen: int = PASS
        self.strikes: tuple[int, ...] = ()  # of both sides; PASS for no strike

    def committed(self, g: Vtes) -> int:
        """The strike that a maneuver has chosen already, or PASS."""
        # rule: combat.additional.any-strike
        return g.combat().committed[self.side] if self.first_pair else PASS

    # ---- 4.a Choose Strike
    # rule: combat.strike.choose-order
    def choose_strike(self, g: Vtes) -> None:
        self.choice, self.target, self.chosen = PASS, PASS, PASS
        if self.side == len(BOTH):
            self.goto("before_resolution")
        elif self.strikes_now(g):
            g.ask(Question(g.combat().sides[self.side], PICK, W.STRIKE), "choice")

    def strikes_now(self, g: Vtes) -> bool:
        """Does this side have a strike in this pair?"""
        # rule: combat.additional.only-holders
        if not (self.opposing if self.side else self.acting):
            return False
        committed, combat = self.committed(g), g.combat()
        # rule: combat.strike.committed-unusable
        return committed == PASS or can_be_made(g, combat.fighters()[self.side], committed)

    # rule: combat.retainers.announced
    def aim(self, g: Vtes) -> None:
        if verb_of(self.choice) == V.PLAY and targets_of(g, self.side, strike_of(g, self.choice)):
            g.ask(Question(g.combat().sides[self.side], PICK, W.AIM), "target")

    def play_strike_card(self, g: Vtes) -> None:
        if verb_of(self.choice) == V.PLAY:
            g.call(Play(g.combat().sides[self.side], a_of(self.choice), b_of(self.choice), n_of(self.choice)))
        else:
            self.chosen = self.choice

    def make(self, g: Vtes, card: int, n: int) -> None:
        """A strike card takes effect."""
        aimed = a_of(self.target)
        self.chosen = pack(V.STRIKE, card, NOBODY if aimed in g.combat().fighters() else aimed, 0, n)

    def strike_chosen(self, g: Vtes) -> None:
        self.goto("choose_strike")
        # rule: combat.strike.cancelled-again, terms.wording.cancel.strike
        if self.choice != PASS and self.chosen == PASS:
            return
        if self.chosen != PASS:
            g.tell(E.STRIKES, g.combat().fighters()[self.side], self.chosen)
        self.strikes += (self.chosen,)
        self.side += 1

    # rule: combat.strike.before-resolve
    def before_resolution(self, g: Vtes) -> None:
        g.window(W.STRIKES_CHOSEN)

    # ---- 4.b Resolve Strike
    # rule: combat.effect.combat-ends, combat.effect.combat-ends.first
    def combat_ends(self, g: Vtes) -> None:
        self.resolve(g, COMBAT_ENDS)

    # rule: combat.effect.first-strike, combat.effect.first-strike.both, combat.effect.first-strike.burned
    def first_strike(self, g: Vtes) -> None:
        self.resolve(g, FIRST_STRIKES)

    # rule: combat.strike.simultaneous
    def resolve_strike(self, g: Vtes) -> None:
        self.resolve(g, NORMAL_STRIKES)

    def resolve(self, g: Vtes, order: int) -> None:
        now = tuple([self.strikes[side] if self.strikes[side] != PASS and self.resolves(g, side, order) else PASS for side in BOTH])
        # rule: combat.damage.environmental.when, combat.damage.environmental.combat-ends
        environment = order == NORMAL_STRIKES and self.first_pair
        if now != (PASS, PASS) or environment:
            g.call(ResolveStrike(now, self.dodging(g), environment))

    def resolves(self, g: Vtes, side: int, order: int) -> bool:
        strike, fighter = self.strikes[side], g.combat().fighters()[side]
        # rule: combat.effect.first-strike.weapon
        return order_of(strike_of(g, strike)) == order and is_borne(g, fighter, strike)

    def dodging(self, g: Vtes) -> tuple[int, ...]:
        """Which sides dodge, by the strikes of the whole pair."""
        return tuple([int(strike != PASS and strike_of(g, strike).dodge) for strike in self.strikes])


def pair_of(g: Vtes) -> StrikePair:
    """The pair of strikes under way."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, StrikePair):
            return frame
    raise AssertionError("nobody strikes now")


def order_of(strike: Strike) -> int:
    if strike.ends:
        return COMBAT_ENDS
    return FIRST_STRIKES if strike.first else NORMAL_STRIKES


def strike_of(g: Vtes, option: int) -> Strike:
    """What a strike does: as the card says, or by hand."""
    # rule: combat.strike.choose-sources, combat.strike.default-hand
    if not a_of(option):
        return HAND_STRIKE
    ability = g.text(a_of(option)).abilities[n_of(option)]
    if isinstance(ability, StrikeFace):
        return ability.strike
    assert isinstance(ability, Weapon)
    return ability.strike


def is_borne(g: Vtes, fighter: int, option: int) -> bool:
    """A weapon must still be the striker's; a card that was played, and bare hands, always are."""
    card = a_of(option)
    if not card or isinstance(g.text(card).abilities[n_of(option)], StrikeFace):
        return True
    return g.speaks(card) and g.bearer(card) == fighter and not g.lingers(S.STOLEN, card)


def can_be_made(g: Vtes, fighter: int, option: int) -> bool:
    return is_borne(g, fighter, option) and strike_of(g, option).works_at(g.combat().range)


def targets_of(g: Vtes, side: int, strike: Strike) -> list[int]:
    """The retainers that this side's strike may be aimed at instead of the opposing minion."""
    combat = g.combat()
    # rule: combat.retainers.targeted, combat.retainers.long-only, combat.retainers.not-harmed
    if combat.range == CLOSE or not strike.ranged:
        return []
    return [card for card in g.on(combat.fighters()[1 - side]) if g.text(card).kind == K.RETAINER]


class ResolveStrike(Frame["Vtes"]):
    """Resolve Strike: strikes that resolve together. First all that they do besides damage, then all damage."""

    UNCUT = True
    STEPS = ("choose_equipment", "equipment_chosen", "inflict", "strike_effects", "damage_resolution")
    SLOTS = (
        "strikes: many option",
        "dodging: many number",
        "environment: flag",
        "side: number",
        "pick: option",
        "equipment: many card",
        "hits: many option",
    )

    def __init__(self, strikes: tuple[int, ...] = (), dodging: tuple[int, ...] = (), environment: bool = False) -> None:
        self.strikes, self.dodging, self.environment = strikes, dodging, environment
        self.side: int = 0
        self.pick: int = PASS
        self.equipment: tuple[int, ...] = ()  # per side: what its strike destroys or steals
        self.hits: tuple[int, ...] = ()

    def lands(self, g: Vtes, side: int) -> bool:
        """Does the strike of this side reach what it is aimed at?"""
        option = self.strikes[side]
        # rule: combat.strike.hand.long, combat.range.gates
        if option == PASS or not strike_of(g, option).works_at(g.combat().range):
            return False
        # rule: combat.effect.dodge, combat.effect.dodge.first-strike, combat.effect.dodge.retainers
        return bool(b_of(option)) or not self.dodging[1 - side]

    # rule: combat.effect.destroy-equipment.choice
    def choose_equipment(self, g: Vtes) -> None:
        self.pick = PASS
        choices = self.equipment_for(g, self.side)
        if len(choices) > 1:
            g.ask(Question(g.combat().sides[self.side], PICK, W.DESTROY), "pick")
        elif choices:
            self.pick = pack(V.TARGET, choices[0])

    def equipment_for(self, g: Vtes, side: int) -> list[int]:
        """The equipment among which this side's strike destroys or steals one."""
        if not self.lands(g, side):
            return []
        strike, target = strike_of(g, self.strikes[side]), g.combat().fighters()[1 - side]
        if not strike.destroys and not strike.takes:
            return []
        equipment = [card for card in g.on(target) if g.text(card).kind == K.EQUIPMENT]
        return [card for card in equipment if is_weapon(g, card)] if strike.weapons_only else equipment

    def equipment_chosen(self, g: Vtes) -> None:
        self.equipment += (a_of(self.pick),)
        self.side += 1
        if self.side < len(BOTH):
            self.goto("choose_equipment")

    # rule: combat.strike.simultaneous.both, combat.effect.destroy-equipment.until
    def inflict(self, g: Vtes) -> None:
        """What hits is settled before any strike takes effect."""
        for side in BOTH:
            if self.lands(g, side) and strike_of(g, self.strikes[side]).damages():
                self.hits += (hit_of(g, side, self.strikes[side]),)
        if self.environment:
            self.hits += environmental_damage(g)

    # rule: combat.strike.effects-then-damage, combat.effect.when
    def strike_effects(self, g: Vtes) -> None:
        g.call(StrikeEffects(self.strikes, tuple([int(self.lands(g, side)) for side in BOTH]), self.equipment))

    def damage_resolution(self, g: Vtes) -> None:
        # rule: combat.effect.first-strike.damage
        if self.hits:
            g.call(Damage(self.hits))


def is_weapon(g: Vtes, card: int) -> bool:
    for ability in g.text(card).abilities:
        if isinstance(ability, Weapon):
            return True
    return False


def hit_of(g: Vtes, side: int, option: int) -> int:
    """The damage of a strike."""
    combat, strike = g.combat(), strike_of(g, option)
    striker, amount, aggravated = combat.fighters()[side], strike.damage, strike.aggravated
    if strike.strength:
        # rule: combat.strike.hand.damage
        amount += g.stat(S.STRENGTH, striker)
    if not a_of(option) and g.lingers(S.HANDS_AGGRAVATED, striker):
        aggravated = True
    amount += g.lingering_sum(S.STRONGER, striker)
    target = b_of(option) or combat.fighters()[1 - side]
    return hit(target, a_of(option) or striker, amount, aggravated)


# rule: combat.damage.environmental.not-dodged, combat.term.environmental
def environmental_damage(g: Vtes) -> tuple[int, ...]:
    """What is due each round: from retainers and other cards of the combatants, and from effects that last."""
    combat = g.combat()
    hits: list[int] = []
    for entry in g.active[EACH_ROUND_ROW]:
        card, ability = card_of(entry), g.ability_of(card_of(entry), ability_of(entry))
        bearer = g.bearer(card)
        if isinstance(ability, EachRound) and bearer in combat.fighters() and (combat.range == CLOSE or ability.ranged):
            hits.append(hit(combat.opponent_of(bearer), card, ability.damage))
    for effect in g.lingering:
        if effect[1] == S.ROUND_DAMAGE and effect[2] in combat.fighters():
            hits.append(hit(effect[2], effect[4], effect[3]))
    return tuple(hits)


# rule: combat.effect.example.chrysanthemum
class StrikeEffects(Frame["Vtes"]):
    """Strike Effects: all that strikes do besides damage, at one moment."""

    EFFECT = True
    STEPS = ("take_effect",)
    SLOTS = ("strikes: many option", "landing: many number", "equipment: many card")

    def __init__(self, strikes: tuple[int, ...] = (), landing: tuple[int, ...] = (), equipment: tuple[int, ...] = ()) -> None:
        self.strikes, self.landing, self.equipment = strikes, landing, equipment

    def take_effect(self, g: Vtes) -> None:
        combat = g.combat()
        self.steal_blood(g)
        for side in BOTH:
            if self.strikes[side] == PASS:
                continue
            strike, striker = strike_of(g, self.strikes[side]), combat.fighters()[side]
            if self.equipment[side]:
                take_equipment(g, strike, self.equipment[side], striker)
            # rule: combat.effect.combat-ends.not-dodged
            if strike.ends:
                # rule: combat.effect.combat-ends.no-damage
                combat.end(g)
            # rule: combat.effect.dodge.side-effects
            if self.landing[side]:
                for effect in strike.also:
                    effect.do(g, Context(combat.sides[side], a_of(self.strikes[side]), striker))
        for side in BOTH:
            if self.landing[side]:
                burn_if_spent(g, b_of(self.strikes[side]) or combat.fighters()[1 - side])

    # rule: combat.effect.steal-blood, combat.effect.steal-blood.not-damage, combat.effect.steal-blood.mutual
    def steal_blood(self, g: Vtes) -> None:
        fighters = g.combat().fighters()
        moved = [0, 0]
        for side in BOTH:
            if self.landing[side]:
                target = b_of(self.strikes[side]) or fighters[1 - side]
                moved[side] = min(strike_of(g, self.strikes[side]).steal, g.blood[target])
                # rule: combat.effect.steal-blood.victim
                g.add_blood(target, -moved[side])
        for side in BOTH:
            # rule: combat.effect.steal-blood.excess, combat.effect.steal-blood.mend
            if moved[side] and g.speaks(fighters[side]):
                g.gain_blood(fighters[side], moved[side])


def take_equipment(g: Vtes, strike: Strike, card: int, striker: int) -> None:
    # rule: ending.oust.cards-removed
    if not g.speaks(card):
        return
    # rule: combat.effect.destroy-equipment
    if strike.destroys:
        g.burn(card)
    # rule: combat.effect.steal-equipment, combat.effect.steal-equipment.kept
    elif g.speaks(striker):
        g.attach(card, striker, g.place_of(striker))
        g.linger(g.combat().round, S.STOLEN, card)


FRAMES: Final = (StrikePair, ResolveStrike, StrikeEffects)

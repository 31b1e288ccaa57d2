"""Damage Resolution: preventing, mending, being wounded or burned; environmental damage; damage in other steps and outside combat."""

from __future__ import annotations

from carmilla.games.vtes.words import E, V
from carmilla.kernel.options import pack
from tests.games.vtes.rules.fighting import (
    asked_to,
    both_strike_by_hand,
    comes_to,
    damage_done,
    duel,
    fight,
    maneuvers,
    over,
    plays,
    plays_strike,
    strikes,
)
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule

NORMAL, AGGRAVATED = pack(V.PREVENT, n=0), pack(V.PREVENT, n=1)


def struck(s: Scene, colette: CardIn, ayelech: CardIn, strike: str) -> None:
    """Colette strikes with this card, Ayelech by hand; they come to damage resolution."""
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, strike)
    strikes(s, s.Bea)
    s.all_pass(until="prevention")


@rule("vtes.combat.damage.steps", "vtes.combat.damage.prevent.order")
def test_both_prevent_the_acting_minion_first_and_then_both_mend() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#prevent 1")
    s.Bea.hand("#prevent 1")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="prevention")
    assert s.seat_asked() is s.Ana
    assert not s.Bea.options
    s.Ana.passes()
    assert s.seat_asked() is s.Bea and s.asked == "prevention"
    assert colette.blood == 5, "nothing is mended before the other has prevented"
    s.Bea.passes()
    assert (colette.blood, ayelech.blood) == (4, 4)
    assert s.asked == "additional"


@rule("vtes.combat.damage.other-steps")
def test_damage_in_another_step_is_handled_there() -> None:
    s, colette, ayelech = duel({"blood": 3})
    s.Ana.hand("#sting 1", "#sting 1")
    s.Bea.hand("#prevent 1")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#sting 1")
    assert s.asked == "prevention" and s.seat_asked() is s.Bea
    s.Bea.passes()
    assert ayelech.blood == 4
    assert s.asked == "before-range" and s.seat_asked() is s.Ana, "combat goes on as it was"
    plays(s, s.Ana, "#sting 1")
    plays(s, s.Bea, "#prevent 1")
    assert ayelech.blood == 4 and s.asked == "before-range"


@rule("vtes.combat.damage.wounded", "vtes.combat.end-of-round.after-combat")
def test_a_wounded_vampire_lies_in_torpor_when_combat_is_over() -> None:
    s, colette, ayelech = duel(opposing={"blood": 0})
    s.Bea.hand("#late", "#after combat")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="end-of-round")
    assert ayelech.wounded and not ayelech.ready and ayelech.zone == "ready"
    plays(s, s.Bea, "#late")  # on its way, it may still play what needs no readiness
    s.all_pass(until="after-combat")
    assert ayelech.zone == "torpor"
    plays(s, s.Bea, "#after combat")
    over(s)
    assert colette.blood == 2 and colette.ready


@rule("vtes.combat.damage.wounded")
def test_a_bystander_wounded_in_a_combat_lies_in_torpor_at_once() -> None:
    s, colette, ayelech = duel()
    bystander = s.Bea.ready_minion("Bystander")
    s.Ana.hand("#1 aggravated damage to anybody")
    fight(s, colette, ayelech)
    s.all_pass(until="before-strikes")
    s.Ana.plays("#1 aggravated damage to anybody", colette, bystander)
    s.all_pass(until="prevention")
    assert s.Bea.asked == "prevention"
    s.all_pass(until="strike")
    assert bystander.zone == "torpor" and colette.ready and ayelech.ready, "and combat goes on"


@rule("vtes.combat.damage.environmental.not-dodged", "vtes.combat.term.environmental")
def test_a_dodge_does_not_lower_environmental_damage() -> None:
    s, colette, ayelech = duel()
    colette.bears("#raven")
    s.Ana.hand("#environment 1")
    s.Bea.hand("#dodge")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#environment 1")
    strikes(s, s.Ana)
    plays_strike(s, s.Bea, "#dodge")
    over(s)
    assert ayelech.blood == 3, "the raven and the environment hurt, the hand strike does not"
    assert damage_done(s) == [("Ayelech", 2, 0)]


@rule("vtes.combat.damage.environmental.when")
def test_environmental_damage_comes_with_the_first_pair_alone_after_first_strikes() -> None:
    s, colette, ayelech = duel(opposing={"capacity": 9})
    colette.bears("#raven")
    s.Ana.hand("#first strike 2", "#additional 1", "#press")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#first strike 2")
    strikes(s, s.Bea)
    s.all_pass(until="additional")
    assert damage_done(s) == [("Ayelech", 2, 0), ("Colette", 1, 0), ("Ayelech", 1, 0)]
    plays(s, s.Ana, "#additional 1")
    strikes(s, s.Ana)
    s.all_pass(until="press")
    assert ayelech.blood == 9 - 2 - 1 - 1
    plays(s, s.Ana, "#press")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="additional")
    assert ayelech.blood == 9 - 4 - 2, "each round anew"


@rule("vtes.combat.damage.environmental.when")
def test_each_round_damage_needs_its_range() -> None:
    s, colette, ayelech = duel()
    gun = colette.bears("#gun 2R, optional maneuver each combat")
    colette.bears("#raven")
    ayelech.bears("#sniper")
    fight(s, colette, ayelech)
    maneuvers(s, s.Ana, gun)
    strikes(s, s.Ana, gun)
    strikes(s, s.Bea)
    over(s)
    assert (colette.blood, ayelech.blood) == (4, 3)


@rule("vtes.combat.damage.environmental.combat-ends")
def test_environmental_damage_is_not_inflicted_when_combat_has_ended() -> None:
    s, colette, ayelech = duel()
    colette.bears("#raven")
    s.Ana.hand("#environment 1")
    s.Bea.hand("#combat-ends")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#environment 1")
    strikes(s, s.Ana)
    plays_strike(s, s.Bea, "#combat-ends")
    over(s)
    assert ayelech.blood == 5


@rule("vtes.combat.term.immune")
def test_an_immune_minion_bears_nothing_of_that_damage() -> None:
    s, colette, ayelech = duel(opposing={"blood": 2})
    colette.bears("#raven")
    ayelech.bears("#charm")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    over(s)
    assert ayelech.blood == 1, "the hand strike, not the raven"


@rule("vtes.combat.term.immune", "vtes.combat.term.environmental")
def test_what_a_minion_inflicts_comes_from_it_and_environmental_damage_does_not() -> None:
    s, colette, ayelech = duel()
    colette.bears("#charm against vampires")
    s.Bea.hand("#sting 1")
    location = s.Cai.location("#location: 1 damage before strikes")
    fight(s, colette, ayelech)
    plays(s, s.Bea, "#sting 1")
    s.all_pass(until="before-strikes")
    assert colette.blood == 5, "she is immune to what a vampire inflicts"
    s.passes_of("Ana Bea")
    s.Cai.uses(location)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    over(s)
    assert colette.blood == 4, "not to the location; but to the hand strike"


@rule("vtes.combat.term.immune")
def test_prevention_is_spent_on_what_the_minion_is_not_immune_to() -> None:
    s, colette, ayelech = duel(opposing={"blood": 2})
    colette.bears("#raven")
    ayelech.bears("#charm")
    s.Ana.hand("#strike 4")
    s.Bea.hand("#prevent 1")
    struck(s, colette, ayelech, "#strike 4")
    s.Ana.passes()
    plays(s, s.Bea, "#prevent 1")
    over(s)
    assert ("Ayelech", 3, 0) in damage_done(s)


@rule("vtes.combat.term.normal-damage", "vtes.combat.term.aggravated")
def test_damage_is_normal_unless_it_is_called_aggravated() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#claws", "#strike 2R", "#press", "#press")
    club = colette.bears("#club")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#claws")
    strikes(s, s.Ana, club)
    strikes(s, s.Bea)
    s.all_pass(until="press")
    assert ayelech.blood == 3 and ayelech.ready, "a weapon is not the hand"
    plays(s, s.Ana, "#press")
    strikes(s, s.Ana)
    strikes(s, s.Bea)
    over(s)
    assert ("Ayelech", 0, 1) in damage_done(s)
    assert ayelech.zone == "torpor" and ayelech.blood == 3


# ---------------------------------------------------------------- aggravated damage
@rule("vtes.combat.damage.aggravated.no-mend", "vtes.combat.damage.aggravated.wounds")
def test_aggravated_damage_burns_no_blood_to_mend_it() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#sting 1 aggravated")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#sting 1 aggravated")
    over(s)
    assert ayelech.zone == "torpor" and ayelech.blood == 5


@rule("vtes.combat.damage.aggravated.burn-blood")
def test_each_further_aggravated_point_burns_a_blood() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#strike 3 aggravated")
    struck(s, colette, ayelech, "#strike 3 aggravated")
    over(s)
    assert ayelech.zone == "torpor" and ayelech.blood == 3


@rule("vtes.combat.damage.aggravated.burned-direct", "vtes.combat.damage.aggravated.not-diablerie")
def test_a_vampire_burned_by_aggravated_damage_never_comes_to_torpor() -> None:
    s, colette, ayelech = duel({"blood": 2}, {"blood": 1})
    s.Ana.hand("#strike 3 aggravated", "#amaranth")
    struck(s, colette, ayelech, "#strike 3 aggravated")
    asked = asked_to(s, "minion")
    assert "torpor" not in asked and "polling" not in asked, "no replacement, no blood hunt"
    assert ayelech.burned and colette.blood == 1, "nobody has drunk its blood"
    assert s.saw(E.DIABLERIE) == []


# ---------------------------------------------------------------- preventing
@rule("vtes.combat.damage.prevent.cards", "vtes.combat.damage.prevent.until", "vtes.combat.damage.prevent.rest")
def test_the_minion_prevents_card_by_card_until_nothing_is_left_or_it_stops() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#strike 4")
    s.Bea.hand("#prevent 1", "#prevent 1", "#prevent 1")
    struck(s, colette, ayelech, "#strike 4")
    s.Ana.passes()
    plays(s, s.Bea, "#prevent 1")
    plays(s, s.Bea, "#prevent 1")
    assert s.asked == "prevention" and s.Bea.may_play("#prevent 1")
    s.Bea.passes()
    over(s)
    assert ayelech.blood == 3


@rule("vtes.combat.damage.prevent.until")
def test_no_prevention_without_damage_to_prevent() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#prevent 1", "#dodge", "#strike 2R")
    s.Bea.hand("#prevent 3", "#prevent 1")
    armor = colette.bears("#armor")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#dodge")
    strikes(s, s.Bea)
    assert "prevention" not in asked_to(s, "minion"), "no damage at all"

    s, colette, ayelech = duel()
    armor = colette.bears("#armor")
    s.Bea.hand("#prevent 3", "#prevent 1")
    s.Ana.hand("#strike 2R")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#strike 2R")
    strikes(s, s.Bea)
    s.all_pass(until="prevention")
    assert s.Ana.may_use(armor)
    s.Ana.passes()
    comes_to(s, s.Bea)
    plays(s, s.Bea, "#prevent 3")
    assert s.asked == "additional", "nothing is left to prevent"
    assert s.Bea.cards == ["#prevent 1"]


@rule("vtes.combat.damage.prevent.until")
def test_nobody_prevents_the_damage_of_the_other_minion() -> None:
    s, colette, ayelech = duel()
    armor = colette.bears("#armor")
    s.Ana.hand("#sting 1")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#sting 1")
    assert s.asked == "prevention"
    comes_to(s, s.Ana)
    assert not s.Ana.may_use(armor)
    assert s.Ana.why_not(V.USE, armor, colette, n=1) == "no-damage"


@rule("vtes.combat.damage.prevent.excess")
def test_what_a_card_prevents_too_much_is_lost() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#sting 1", "#sting 1")
    s.Bea.hand("#prevent 3")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#sting 1")
    plays(s, s.Bea, "#prevent 3")
    assert s.asked == "before-range" and ayelech.blood == 5
    plays(s, s.Ana, "#sting 1")
    s.all_pass()
    assert ayelech.blood == 4


@rule("vtes.combat.damage.prevent.aggravated-first")
def test_the_minion_chooses_point_by_point_which_damage_to_prevent() -> None:
    s, colette, ayelech = duel()
    colette.bears("#raven")
    s.Ana.hand("#strike 3 aggravated", "#environment 1")
    s.Bea.hand("#prevent 3")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#environment 1")
    plays_strike(s, s.Ana, "#strike 3 aggravated")
    strikes(s, s.Bea)
    s.all_pass(until="prevention")
    s.Ana.passes()
    comes_to(s, s.Bea)
    s.Bea.plays("#prevent 3", ayelech)
    s.all_pass(until="point")
    for kind in (AGGRAVATED, NORMAL, AGGRAVATED):
        assert s.Bea.asked == "point" and s.Bea.options == [NORMAL, AGGRAVATED]
        s.Bea.answers(kind)
    assert s.asked == "prevention", "2 normal and 3 aggravated, less 1 and 2"
    over(s)
    assert ("Ayelech", 1, 1) in damage_done(s)
    assert ayelech.zone == "torpor" and ayelech.blood == 4


@rule("vtes.combat.damage.prevent.aggravated-first")
def test_all_aggravated_damage_may_be_prevented_before_any_normal() -> None:
    s, colette, ayelech = duel()
    colette.bears("#raven")
    s.Ana.hand("#claws")
    s.Bea.hand("#prevent 1")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#claws")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="prevention")
    s.Ana.passes()
    s.Bea.plays("#prevent 1", ayelech)
    s.all_pass(until="point")
    s.Bea.answers(AGGRAVATED)
    over(s)
    assert ayelech.ready and ayelech.blood == 4


# ---------------------------------------------------------------- mending
@rule("vtes.combat.damage.normal-first", "vtes.combat.damage.aggravated.burn-blood")
def test_normal_damage_is_handled_before_aggravated() -> None:
    s, colette, ayelech = duel(opposing={"blood": 2})
    colette.bears("#raven")
    s.Ana.hand("#strike 3 aggravated")
    struck(s, colette, ayelech, "#strike 3 aggravated")
    over(s)
    assert ayelech.burned, "1 blood mends the raven's point, the second aggravated one takes the other, the third burns"
    assert len(s.saw(E.HEALED)) == 0


@rule("vtes.combat.damage.mend", "vtes.combat.damage.mend.all-blood", "vtes.combat.damage.mend.forced")
def test_a_vampire_mends_with_its_last_blood_and_stays_ready() -> None:
    s, colette, ayelech = duel(opposing={"blood": 4})
    s.Ana.hand("#strike 4")
    s.Bea.hand("#strike 4", "#press")
    struck(s, colette, ayelech, "#strike 4")
    s.Ana.passes()
    assert s.Bea.options == [0], "no choice to keep the blood"
    s.all_pass(until="press")
    assert ayelech.blood == 0 and ayelech.ready and not ayelech.wounded


@rule("vtes.combat.damage.mend.partial")
def test_a_vampire_mends_what_it_can_and_is_wounded_by_the_rest() -> None:
    s, colette, ayelech = duel(opposing={"blood": 3})
    s.Ana.hand("#strike 4")
    struck(s, colette, ayelech, "#strike 4")
    over(s)
    assert ayelech.blood == 0 and ayelech.zone == "torpor"


@rule("vtes.combat.damage.allies", "vtes.combat.damage.allies.aggravated")
def test_allies_and_retainers_burn_life_for_any_damage() -> None:
    s, colette, _ = duel()
    ally = s.Bea.ally("#strong ally")
    s.Ana.hand("#strike 3 aggravated", "#press")
    struck(s, colette, ally, "#strike 3 aggravated")
    s.all_pass(until="press")
    assert ally.life == 1 and ally.ready
    plays(s, s.Ana, "#press")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    over(s)
    assert ally.burned

    s, colette, ayelech = duel()
    gun, sniper = colette.bears("#gun 2R, optional maneuver each combat"), ayelech.bears("#sniper")
    fight(s, colette, ayelech)
    maneuvers(s, s.Ana, gun)
    strikes(s, s.Ana, gun, at=sniper)
    strikes(s, s.Bea)
    over(s)
    assert sniper.burned


# ---------------------------------------------------------------- outside combat
@rule("vtes.combat.damage.outside-combat")
def test_damage_outside_combat_is_prevented_and_mended_alike() -> None:
    s = scene("Ana Bea Cai", phase="master_phase")
    ayelech = s.Bea.ready_minion("Ayelech", blood=0)
    armor = ayelech.bears("#armor")
    s.Ana.hand("#master: 2 damage")
    s.Bea.hand("#prevent 1")
    s.Ana.plays("#master: 2 damage", None, ayelech)
    s.all_pass(until="prevention")
    assert s.seat_asked() is s.Bea
    assert not s.Bea.may_play("#prevent 1"), "combat cards are for combat"
    s.Bea.uses(armor)
    assert s.asked == "prevention" and not s.Bea.may_use(armor), "once each turn"
    s.all_pass(until="minion")
    assert ayelech.zone == "torpor" and ayelech.blood == 0
    assert damage_done(s) == [("Ayelech", 1, 0)]


@rule("vtes.combat.damage.outside-combat")
def test_damage_to_a_vampire_with_blood_outside_combat() -> None:
    s = scene("Ana Bea Cai", phase="master_phase")
    ayelech = s.Bea.ready_minion("Ayelech", blood=3)
    s.Ana.hand("#master: 2 damage")
    s.Ana.plays("#master: 2 damage", None, ayelech)
    s.all_pass(until="minion")
    assert ayelech.ready and ayelech.blood == 1


# ---------------------------------------------------------------- the worked examples
def suffers(name: str, blood: int, *cards: str, raven: bool = False) -> tuple[Scene, CardIn]:
    """A vampire with so much blood takes the damage of these cards and prevents nothing."""
    s = scene("Ana Bea Cai")
    colette, victim = s.Ana.ready_minion("Colette"), s.Bea.ready_minion(name, blood=blood)
    s.Ana.hand(*cards)
    fight(s, colette, victim)
    return s, victim


@rule("vtes.combat.damage.example.nassir")
def test_example_damage_resolution_of_nassir() -> None:
    """Damage Resolution: Nassir is ready with 1 blood and takes 1 aggravated damage."""
    s, nassir = suffers("Nassir", 1, "#sting 1 aggravated")
    plays(s, s.Ana, "#sting 1 aggravated")
    over(s)
    assert nassir.zone == "torpor" and nassir.blood == 1


@rule("vtes.combat.damage.example.tamoszius")
def test_example_damage_resolution_of_tamoszius() -> None:
    """Damage Resolution: Tamoszius is ready with 2 blood and takes 3 aggravated damage."""
    s, tamoszius = suffers("Tamoszius", 2, "#strike 3 aggravated")
    plays_strike(s, s.Ana, "#strike 3 aggravated")
    strikes(s, s.Bea)
    over(s)
    assert tamoszius.zone == "torpor" and tamoszius.blood == 0


@rule("vtes.combat.damage.example.ryan")
def test_example_damage_resolution_of_ryan() -> None:
    """Damage Resolution: Ryan is ready with 1 blood and takes 2 normal and 1 aggravated damage."""
    s, ryan = suffers("Ryan", 1, "#claws", "#environment 1", "#environment 1")
    plays(s, s.Ana, "#claws")
    plays(s, s.Ana, "#environment 1")
    plays(s, s.Ana, "#environment 1")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    over(s)
    assert ("Ryan", 2, 1) in damage_done(s)
    assert ryan.burned and ryan.blood == 0


@rule("vtes.combat.end-of-round.after-combat")
def test_a_combatant_wounded_after_combat_lies_in_torpor_at_once() -> None:
    s, colette, ayelech = duel(opposing={"blood": 1})
    s.Ana.hand("#after combat")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="after-combat")
    assert ayelech.ready and ayelech.blood == 0
    plays(s, s.Ana, "#after combat")
    s.all_pass(until="after-combat")
    assert ayelech.wounded and ayelech.zone == "torpor"

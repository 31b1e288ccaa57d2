"""Strike Effects: dodge, combat ends, steal blood, equipment, first strike."""

from __future__ import annotations

import pytest

from carmilla.games.vtes.words import E, V
from tests.games.vtes.rules.fighting import (
    asked_to,
    combat,
    comes_to,
    damage_done,
    duel,
    fight,
    maneuvers,
    may_strike,
    over,
    plays,
    plays_strike,
    strikes,
)
from tests.games.vtes.scene import scene
from tests.marks import rule

GUN = "#gun 2R, optional maneuver each combat"


@rule("vtes.combat.effect.when", "vtes.combat.strike.effects-then-damage")
def test_effects_of_strikes_come_before_damage_resolution() -> None:
    s, colette, ayelech = duel()
    club = ayelech.bears("#club")
    s.Ana.hand("#destroy equipment")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#destroy equipment")
    strikes(s, s.Bea, club)
    s.all_pass(until="prevention")
    assert club.burned and colette.blood == 5
    over(s)
    assert colette.blood == 3


@rule("vtes.combat.effect.dodge", "vtes.combat.effect.dodge.is-strike", "vtes.combat.term.strike")
@pytest.mark.parametrize("strike", ["#strike 4", "#steal 2", "#destroy equipment", "#steal equipment"])
def test_a_dodge_protects_from_all_effects_of_the_strike(strike: str) -> None:
    s, colette, ayelech = duel({"blood": 3})
    club = ayelech.bears("#club")
    s.Ana.hand(strike)
    s.Bea.hand("#dodge", "#strike 4")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, strike)
    plays_strike(s, s.Bea, "#dodge")
    assert s.asked == "strikes-chosen", "the dodge was her strike"
    assert "prevention" not in asked_to(s, "minion")
    assert (colette.blood, ayelech.blood) == (3, 5)
    assert club.zone == "attached" and club.controller == "Bea"


@rule("vtes.combat.effect.dodge")
def test_a_dodge_works_at_any_range() -> None:
    s, colette, ayelech = duel()
    gun = colette.bears(GUN)
    s.Bea.hand("#dodge")
    fight(s, colette, ayelech)
    maneuvers(s, s.Ana, gun)
    strikes(s, s.Ana, gun)
    plays_strike(s, s.Bea, "#dodge")
    over(s)
    assert ayelech.blood == 5


@rule("vtes.combat.effect.dodge.first-strike")
def test_a_dodge_protects_from_a_first_strike() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#first strike 2")
    s.Bea.hand("#dodge")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#first strike 2")
    plays_strike(s, s.Bea, "#dodge")
    over(s)
    assert ayelech.blood == 5


@rule("vtes.combat.effect.dodge.side-effects", "vtes.combat.effect.combat-ends.not-dodged")
@pytest.mark.parametrize(("answer", "blood"), [("#dodge", 5), ("#strike 4", 4)])
def test_a_dodge_stops_what_a_combat_ends_strike_does_besides(answer: str, blood: int) -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#combat-ends, 1 damage", "#press")
    s.Bea.hand(answer)
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#combat-ends, 1 damage")
    plays_strike(s, s.Bea, answer)
    asked = asked_to(s, "minion")
    assert "press" not in asked and "additional" not in asked, "combat has ended all the same"
    assert (colette.blood, ayelech.blood) == (5, blood)


@rule("vtes.combat.effect.dodge.retainers")
def test_a_dodge_does_not_protect_retainers() -> None:
    s, colette, ayelech = duel()
    gun, sniper = colette.bears(GUN), ayelech.bears("#sniper")
    s.Bea.hand("#dodge")
    fight(s, colette, ayelech)
    maneuvers(s, s.Ana, gun)
    strikes(s, s.Ana, gun, at=sniper)
    plays_strike(s, s.Bea, "#dodge")
    over(s)
    assert sniper.burned and ayelech.blood == 5


@rule("vtes.combat.effect.combat-ends", "vtes.combat.effect.combat-ends.no-damage", "vtes.combat.ends-skip")
def test_combat_ends_before_the_other_strike_resolves() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#strike 4", "#late")
    s.Bea.hand("#combat-ends", "#prevent 1")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#strike 4")
    plays_strike(s, s.Bea, "#combat-ends")
    assert asked_to(s, "minion") == ["strikes-chosen", "end-of-round", "after-combat", "after-resolution"]
    assert (colette.blood, ayelech.blood) == (5, 5) and damage_done(s) == []


@rule("vtes.combat.effect.combat-ends.first")
def test_combat_ends_against_first_strike() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#first strike 2")
    s.Bea.hand("#combat-ends")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#first strike 2")
    plays_strike(s, s.Bea, "#combat-ends")
    assert asked_to(s, "minion") == ["strikes-chosen", "end-of-round", "after-combat", "after-resolution"]
    assert ayelech.blood == 5


@rule("vtes.combat.effect.combat-ends.any-range")
def test_combat_ends_works_at_long_range() -> None:
    s, colette, ayelech = duel()
    gun = colette.bears(GUN)
    s.Bea.hand("#combat-ends")
    fight(s, colette, ayelech)
    maneuvers(s, s.Ana, gun)
    strikes(s, s.Ana, gun)
    plays_strike(s, s.Bea, "#combat-ends")
    over(s)
    assert ayelech.blood == 5


# ---------------------------------------------------------------- steal blood
@rule("vtes.combat.effect.steal-blood", "vtes.combat.effect.steal-blood.not-damage")
def test_stolen_blood_moves_to_the_striker_and_cannot_be_prevented() -> None:
    s, colette, ayelech = duel({"blood": 2})
    s.Ana.hand("#steal 2")
    s.Bea.hand("#prevent 3", "#dodge")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#steal 2")
    strikes(s, s.Bea)
    while s.asked != "press":
        assert not s.Bea.may_play("#prevent 3")
        s.seat_asked().passes()
    assert (colette.blood, ayelech.blood) == (3, 3), "2 stolen, and 1 for her strike"


@rule("vtes.combat.effect.steal-blood")
def test_no_more_is_stolen_than_there_is() -> None:
    s, colette, ayelech = duel({"blood": 2}, {"blood": 1})
    s.Ana.hand("#steal 2")
    s.Bea.hand("#dodge", "#steal 1R")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#steal 2")
    strikes(s, s.Bea)
    over(s)
    assert (colette.blood, ayelech.blood) == (2, 0) and ayelech.ready


@rule("vtes.combat.effect.steal-blood.mend")
def test_stolen_blood_mends_damage_of_the_same_moment() -> None:
    s, colette, ayelech = duel({"blood": 1})
    s.Ana.hand("#steal 2")
    s.Bea.hand("#strike 2R")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#steal 2")
    plays_strike(s, s.Bea, "#strike 2R")
    over(s)
    assert colette.ready and colette.blood == 1


@rule("vtes.combat.effect.steal-blood.victim")
def test_stolen_blood_is_gone_before_the_victim_mends() -> None:
    s, _, _ = duel()
    thief = s.Bea.ally("#thieving ally")
    raven = thief.bears("#raven")
    victim = s.Ana.ready_minion("Victim", blood=2)
    fight(s, victim, thief)
    strikes(s, s.Ana)
    strikes(s, s.Bea, thief)
    over(s)
    assert victim.zone == "torpor" and victim.blood == 0, "the raven's damage finds no blood"
    assert thief.life == 3 and raven.life == 1


@rule("vtes.combat.effect.steal-blood.excess")
def test_stolen_blood_above_capacity_drains_off_before_mending() -> None:
    s, colette, ayelech = duel({"blood": 5})
    s.Ana.hand("#steal 2")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#steal 2")
    strikes(s, s.Bea)
    s.all_pass(until="prevention")
    assert colette.blood == 5
    over(s)
    assert colette.blood == 4


@rule("vtes.combat.effect.steal-blood.mutual")
def test_both_thefts_happen_together() -> None:
    s, colette, ayelech = duel({"blood": 5}, {"blood": 5})
    s.Ana.hand("#steal 2")
    s.Bea.hand("#steal 2")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#steal 2")
    plays_strike(s, s.Bea, "#steal 2")
    over(s)
    assert (colette.blood, ayelech.blood) == (5, 5), "nothing drains off in between"


@rule("vtes.combat.effect.steal-blood.mutual", "vtes.combat.effect.steal-blood")
def test_two_thieves_short_of_blood_take_only_what_was_there() -> None:
    s, colette, _ = duel({"blood": 1})
    thief = s.Bea.ally("#thieving ally", life=2)
    s.Ana.hand("#steal 2")
    fight(s, colette, thief)
    plays_strike(s, s.Ana, "#steal 2")
    strikes(s, s.Bea, thief)
    over(s)
    assert colette.blood == 2 and thief.life == 1


@rule("vtes.combat.effect.example.chrysanthemum")
def test_example_steal_blood_of_chrysanthemum() -> None:
    """Steal Blood: Chrysanthemum enters combat with an Underbridge Stray ally."""
    s = scene("Ana Bea Cai")
    chrysanthemum = s.Ana.ready_minion("Chrysanthemum", capacity=5, blood=4)
    stray = s.Bea.ally("#ally")
    assert stray.life == 2
    s.Ana.hand("#steal 2")
    fight(s, chrysanthemum, stray)
    plays_strike(s, s.Ana, "#steal 2")
    strikes(s, s.Bea)
    s.all_pass(until="prevention")
    assert chrysanthemum.blood == 5, "6, of which 1 drained off"
    assert stray.burned
    over(s)
    assert chrysanthemum.ready and chrysanthemum.blood == 4
    assert damage_done(s) == [("Chrysanthemum", 1, 0)]


# ---------------------------------------------------------------- equipment
@rule("vtes.combat.effect.destroy-equipment", "vtes.combat.effect.destroy-equipment.choice")
def test_the_striker_chooses_which_equipment_is_destroyed() -> None:
    s, colette, ayelech = duel()
    club, belt, raven = ayelech.bears("#club"), ayelech.bears("#belt of strength+1"), ayelech.bears("#raven")
    own = colette.bears("#club")
    s.Ana.hand("#destroy equipment")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#destroy equipment")
    strikes(s, s.Bea)
    s.all_pass(until="destroy")
    assert s.seat_asked() is s.Ana
    assert s.Ana.options == sorted([*s.Ana.offers(V.TARGET, club), *s.Ana.offers(V.TARGET, belt)])
    assert s.Ana.why_not(V.TARGET, raven) == "no-target" and s.Ana.why_not(V.TARGET, own) == "no-target"
    s.Ana.chooses(belt)
    over(s)
    assert belt.burned and club.zone == "attached" and own.zone == "attached"


@rule("vtes.combat.effect.destroy-equipment.choice")
def test_a_destroy_weapon_strike_must_choose_a_weapon() -> None:
    s, colette, ayelech = duel()
    belt, first, second = ayelech.bears("#belt of strength+1"), ayelech.bears("#club"), ayelech.bears(GUN)
    s.Ana.hand("#destroy weapon")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#destroy weapon")
    strikes(s, s.Bea)
    s.all_pass(until="destroy")
    assert not s.Ana.may(V.TARGET, belt) and s.Ana.may(V.TARGET, first)
    s.Ana.chooses(second)
    over(s)
    assert second.burned and first.zone == belt.zone == "attached"


@rule("vtes.combat.effect.destroy-equipment.until")
def test_a_weapon_being_destroyed_still_strikes_in_that_pair() -> None:
    s, colette, ayelech = duel()
    club = ayelech.bears("#club")
    s.Ana.hand("#destroy weapon")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#destroy weapon")
    strikes(s, s.Bea, club)
    over(s)
    assert club.burned and colette.blood == 3


@rule("vtes.combat.effect.steal-equipment", "vtes.combat.effect.steal-equipment.kept")
def test_stolen_equipment_moves_to_the_striker_and_stays() -> None:
    s, colette, ayelech = duel()
    club = ayelech.bears("#club")
    s.Ana.hand("#steal equipment")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#steal equipment")
    strikes(s, s.Bea)
    over(s)
    assert club.zone == "attached" and club.controller == "Ana"
    assert s.g.host[club.id] == colette.id


@rule("vtes.combat.effect.steal-equipment.not-this-round")
def test_stolen_equipment_cannot_be_used_this_round() -> None:
    s, colette, ayelech = duel()
    club, armor = ayelech.bears("#club"), ayelech.bears("#armor")
    s.Ana.hand("#steal equipment", "#steal equipment", "#additional 2", "#press")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#steal equipment")
    strikes(s, s.Bea)
    s.all_pass(until="destroy")
    s.Ana.chooses(club)
    s.all_pass(until="additional")
    plays(s, s.Ana, "#additional 2")
    s.all_pass(until="strike")
    assert not may_strike(s.Ana, club)
    assert s.Ana.why_not(V.STRIKE, club, n=1) == "stolen"
    plays_strike(s, s.Ana, "#steal equipment")
    strikes(s, s.Ana)
    s.all_pass(until="press")
    assert armor.controller == "Ana"
    plays(s, s.Ana, "#press")
    s.all_pass(until="strike")
    assert may_strike(s.Ana, club), "in the next round it can be used"


@rule("vtes.combat.effect.steal-equipment.not-this-round")
def test_stolen_equipment_protects_nobody_this_round() -> None:
    s, colette, ayelech = duel()
    armor = ayelech.bears("#armor")
    s.Ana.hand("#steal equipment")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#steal equipment")
    strikes(s, s.Bea)
    s.all_pass(until="prevention")
    assert armor.controller == "Ana" and not s.Ana.may_use(armor)
    assert s.Ana.why_not(V.USE, armor, colette, n=1) == "stolen"


# ---------------------------------------------------------------- first strike
@rule("vtes.combat.effect.first-strike", "vtes.combat.effect.first-strike.damage")
def test_a_first_strike_has_its_damage_resolved_before_the_other_strike() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#first strike 2")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#first strike 2")
    strikes(s, s.Bea)
    s.all_pass(until="prevention")
    assert s.seat_asked() is s.Bea
    s.Bea.passes()
    assert ayelech.blood == 3 and colette.blood == 5
    assert s.asked == "prevention" and s.seat_asked() is s.Ana
    over(s)
    assert colette.blood == 4
    assert damage_done(s) == [("Ayelech", 2, 0), ("Colette", 1, 0)]


@rule("vtes.combat.effect.first-strike.burned")
def test_a_first_strike_that_wounds() -> None:
    s, colette, ayelech = duel(opposing={"blood": 1})
    s.Ana.hand("#first strike 2")
    s.Bea.hand("#strike 4")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#first strike 2")
    plays_strike(s, s.Bea, "#strike 4")
    s.all_pass(until="prevention")
    assert asked_to(s, "minion") == ["prevention", "torpor", "end-of-round", "after-combat", "after-resolution"]
    assert ayelech.zone == "torpor" and colette.blood == 5


@rule("vtes.combat.effect.first-strike.burned")
def test_a_first_strike_that_burns() -> None:
    s, colette, _ = duel()
    ally = s.Bea.ally("#ally")
    s.Ana.hand("#first strike 2")
    fight(s, colette, ally)
    plays_strike(s, s.Ana, "#first strike 2")
    strikes(s, s.Bea)
    over(s)
    assert ally.burned and colette.blood == 5


@rule("vtes.combat.effect.first-strike.weapon")
def test_a_first_strike_that_destroys_the_weapon_loses_the_strike() -> None:
    s, colette, ayelech = duel()
    club = ayelech.bears("#club")
    s.Ana.hand("#first strike, destroy equipment")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#first strike, destroy equipment")
    strikes(s, s.Bea, club)
    assert "prevention" not in asked_to(s, "minion")
    assert club.burned and colette.blood == 5


@rule("vtes.combat.effect.first-strike.both")
def test_two_first_strikes_resolve_together() -> None:
    s, colette, ayelech = duel({"blood": 1}, {"blood": 1})
    s.Ana.hand("#first strike 2")
    s.Bea.hand("#first strike 2")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#first strike 2")
    plays_strike(s, s.Bea, "#first strike 2")
    over(s)
    assert colette.zone == ayelech.zone == "torpor"


# ---------------------------------------------------------------- leaving early
def test_combat_ended_by_half_of_an_effect() -> None:
    """ "Combat ends, and 1 damage": both happen, then nothing but the end of the round."""
    s, colette, ayelech = duel()
    s.Ana.hand("#flash")
    s.Bea.hand("#prevent 1", "#late")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#flash")
    assert s.asked == "prevention" and combat(s).ended
    s.all_pass()
    assert ayelech.blood == 4
    assert s.asked == "end-of-round"
    plays(s, s.Bea, "#late")
    assert asked_to(s, "minion") == ["prevention", "end-of-round", "after-combat", "after-resolution"]
    assert colette.blood == 4
    assert len(s.saw(E.COMBAT_OVER)) == 1


@rule("vtes.combat.wounded-ends", "vtes.combat.ends-skip")
def test_wounded_before_range() -> None:
    s, colette, ayelech = duel()
    s.Bea.hand("#sting 2 aggravated")
    s.Ana.hand("#maneuver")
    fight(s, colette, ayelech)
    comes_to(s, s.Bea)
    plays(s, s.Bea, "#sting 2 aggravated")
    s.all_pass(until="torpor")
    assert colette.wounded and colette.zone == "ready"
    assert asked_to(s, "minion") == ["torpor", "end-of-round", "after-combat", "after-resolution"]
    assert colette.zone == "torpor"


@rule("vtes.combat.effect.steal-blood")
def test_an_ally_without_life_left_is_burned_though_it_never_struck() -> None:
    s, colette, _ = duel({"blood": 3})
    ally = s.Bea.ally("#ally", life=1)
    s.Ana.hand("#maneuver", "#steal 1R")
    fight(s, colette, ally)
    s.all_pass(until="range")
    plays(s, s.Ana, "#maneuver")
    plays_strike(s, s.Ana, "#steal 1R")
    strikes(s, s.Bea)
    over(s)
    assert ally.burned and colette.blood == 4

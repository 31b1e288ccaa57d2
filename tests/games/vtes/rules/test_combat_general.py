"""Combat: who fights, in which order, what may be used, when it ends."""

from __future__ import annotations

import pytest

from carmilla.games.vtes.words import CLOSE, E, V
from tests.games.vtes.rules.fighting import (
    asked_to,
    both_strike_by_hand,
    combat,
    comes_to,
    duel,
    fight,
    over,
    plays,
    plays_strike,
    strikes,
)
from tests.games.vtes.scene import Scene, scene
from tests.marks import rule


@rule("vtes.combat.when", "vtes.combat.combatants")
def test_a_block_leads_to_combat_between_the_two_minions() -> None:
    s, colette, ayelech = duel()
    bystander = s.Bea.ready_minion("Bystander")
    s.Bea.hand("#sting 1")
    fight(s, colette, ayelech)
    assert combat(s).fighters() == (colette.id, ayelech.id)
    assert combat(s).opponent_of(ayelech.id) == colette.id
    comes_to(s, s.Bea)
    assert s.Bea.may_play("#sting 1", ayelech)
    assert s.Bea.why_not_play("#sting 1", bystander) == "wrong-user"


@rule("vtes.combat.when")
def test_an_action_can_start_a_combat() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#rush")
    s.Ana.plays("#rush", colette, ayelech)
    s.all_pass(until="before-range")
    assert combat(s).fighters() == (colette.id, ayelech.id)


@rule("vtes.combat.part-of-resolution")
def test_combat_belongs_to_the_resolution_of_the_action() -> None:
    s, colette, ayelech = duel()
    fight(s, colette, ayelech)
    assert s.is_at("Action", "Combat")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    assert asked_to(s, "minion")[-2:] == ["after-combat", "after-resolution"]


@rule("vtes.combat.locked-irrelevant")
@pytest.mark.parametrize("locked", [True, False])
def test_locked_minions_fight_like_unlocked_ones(locked: bool) -> None:
    s = scene("Ana Bea Cai")
    colette, ayelech = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Ayelech", locked=locked)
    s.Ana.hand("#rush")
    s.Bea.hand("#maneuver", "#strike 2R")
    s.Ana.plays("#rush", colette, ayelech)
    s.all_pass(until="range")
    plays(s, s.Bea, "#maneuver")
    s.all_pass(until="strike")
    strikes(s, s.Ana)
    plays_strike(s, s.Bea, "#strike 2R")
    over(s)
    assert colette.locked and ayelech.locked == locked
    assert (colette.blood, ayelech.blood) == (3, 5)


@rule("vtes.combat.ready-only")
def test_no_combat_begins_with_a_minion_that_is_not_ready() -> None:
    s = scene("Ana Bea Cai")
    colette, first, second = s.Ana.ready_minion("Colette", blood=1), s.Bea.ready_minion("First"), s.Bea.ready_minion("Second")
    fallen = s.Bea.in_torpor("Fallen")
    s.Ana.hand("#rush two")
    s.Bea.hand("#sting 2 aggravated")
    s.Ana.plays("#rush two", colette)
    assert not s.Ana.may(V.TARGET, fallen)
    assert s.Ana.why_not(V.TARGET, fallen) == "no-such-option"
    s.Ana.chooses(first)
    s.Ana.chooses(second)
    s.all_pass(until="before-range")
    plays(s, s.Bea, "#sting 2 aggravated")
    over(s)
    assert colette.zone == "torpor" and colette.blood == 0
    assert [event[1][0] for event in s.saw(E.COMBAT)] == [s.g.handle[first.id]], "one combat, and none with the second"


@rule("vtes.combat.not-own")
def test_own_minions_are_no_targets_for_combat() -> None:
    s, colette, ayelech = duel()
    other = s.Ana.ready_minion("Other")
    s.Ana.hand("#rush")
    s.Ana.plays("#rush", colette)
    assert s.Ana.may(V.TARGET, ayelech)
    assert not s.Ana.may(V.TARGET, other) and not s.Ana.may(V.TARGET, colette)


@rule("vtes.combat.wounded-ends", "vtes.combat.ends-skip")
def test_a_wounded_combatant_ends_combat_and_the_rest_of_the_round_is_skipped() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#sting 2 aggravated", "#press", "#maneuver")
    s.Bea.hand("#late, another round", "#prevent 1")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#sting 2 aggravated")
    s.Bea.passes()  # her only chance to prevent
    assert s.asked == "torpor"
    assert asked_to(s, "minion") == ["torpor", "end-of-round", "after-combat", "after-resolution"]
    assert colette.ready and ayelech.zone == "torpor"


@rule("vtes.combat.wounded-ends")
def test_nothing_continues_a_combat_with_a_wounded_combatant() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#sting 2 aggravated")
    s.Bea.hand("#late, another round")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#sting 2 aggravated")
    s.all_pass(until="end-of-round")
    comes_to(s, s.Bea)
    assert not s.Bea.may_play("#late, another round")
    assert s.Bea.why_not_play("#late, another round", ayelech) == "not-ready"


@rule("vtes.combat.only-combat-cards")
def test_of_minion_cards_only_combat_cards_are_played_in_combat() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#sting 1", "#stealth+1")
    s.Bea.hand("#cancel as played")
    cai = s.Cai.ready_minion("Caitlin")
    s.Cai.hand("#cancel as played")
    fight(s, colette, ayelech)
    assert not s.Ana.may_play("#stealth+1")
    s.Ana.plays("#sting 1", colette)
    for player, minion in ((s.Bea, ayelech), (s.Cai, cai)):
        comes_to(s, player)
        assert not player.may_play("#cancel as played")
        assert player.why_not_play("#cancel as played", minion) == "in-combat"


@rule("vtes.combat.acting-first", "vtes.combat.rounds")
def test_the_acting_minion_has_the_first_opportunity_at_every_step() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#press")
    fight(s, colette, ayelech)
    firsts: list[tuple[str, str]] = []
    while s.asked != "minion":
        if not firsts or firsts[-1][0] != s.asked:
            firsts.append((s.asked, "Ana" if s.seat_asked() is s.Ana else "another"))
        if s.asked == "press" and s.Ana.may_play("#press"):
            plays(s, s.Ana, "#press")
        elif s.asked == "strike":
            strikes(s, s.seat_asked())
        else:
            s.seat_asked().passes()
    round_ = ["before-range", "range", "before-strikes", "strike", "strikes-chosen", "prevention", "additional", "press", "end-of-round"]
    assert [ask for ask, _ in firsts] == [*round_, *round_, "after-combat", "after-resolution"]
    assert {who for _, who in firsts} == {"Ana"}


@rule("vtes.combat.acting-first.by-card")
def test_a_card_may_name_who_goes_first() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#enter combat, the other goes first")
    s.Ana.plays("#enter combat, the other goes first", colette, ayelech)
    s.all_pass(until="before-range")
    assert combat(s).fighters() == (ayelech.id, colette.id)
    assert s.Bea.asked == "before-range"
    s.all_pass(until="strike")
    assert s.Bea.asked == "strike"


@rule("vtes.combat.acting-first.by-card")
def test_outside_an_action_the_minion_sent_into_combat_goes_first() -> None:
    s, colette, ayelech = duel()
    s = scene("Ana Bea Cai", phase="master_phase")
    colette, ayelech = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Ayelech")
    s.Ana.hand("#master: send into combat")
    s.Ana.plays("#master: send into combat", None, colette, ayelech)
    s.all_pass(until="before-range")
    assert combat(s).fighters() == (colette.id, ayelech.id) and not s.is_at("Action")
    assert s.Ana.asked == "before-range"
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="minion")
    assert (colette.blood, ayelech.blood) == (4, 4)


@rule("vtes.combat.must-use-maneuver")
def test_a_maneuver_that_is_part_of_an_effect_must_be_used() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#before range, maneuver")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#before range, maneuver")
    s.all_pass(until="range")
    assert s.Ana.options == s.Ana.offers(V.MANEUVER), "she cannot decline it"
    assert s.Ana.why_not(0) == "must-use"
    s.Ana.answers(s.Ana.options[0])
    assert combat(s).range != CLOSE
    comes_to(s, s.Ana)
    assert not s.Ana.offers(V.MANEUVER), "it is used up"


@rule("vtes.combat.must-use-maneuver")
def test_a_press_that_is_part_of_an_effect_must_be_used() -> None:
    s, colette, ayelech = duel()
    s.Bea.hand("#before strikes, press")
    fight(s, colette, ayelech)
    s.all_pass(until="before-strikes")
    plays(s, s.Bea, "#before strikes, press")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="press")
    comes_to(s, s.Bea)
    assert s.Bea.options == s.Bea.offers(V.PRESS)
    assert s.Bea.why_not(0) == "must-use"
    s.Bea.answers(s.Bea.options[0])
    s.all_pass(until="before-range")
    assert combat(s).rounds == 2


@rule("vtes.combat.may-use-optional", "vtes.combat.this-round-only")
def test_an_optional_maneuver_or_press_may_be_declined_and_is_not_kept() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#before range, optional maneuver", "#before strikes, optional press", "#press")
    fight(s, colette, ayelech)
    plays(s, s.Ana, "#before range, optional maneuver")
    s.all_pass(until="range")
    assert s.Ana.may(V.MANEUVER)
    s.all_pass(until="before-strikes")
    assert combat(s).range == CLOSE
    plays(s, s.Ana, "#before strikes, optional press")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="press")
    assert s.Ana.may(V.PRESS)
    plays(s, s.Ana, "#press")
    s.all_pass(until="range")
    assert combat(s).rounds == 2
    assert not s.Ana.may(V.MANEUVER)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="press")
    assert not s.Ana.may(V.PRESS)


@rule("vtes.combat.not-involved")
def test_minions_of_any_methuselah_play_cards_for_those_not_involved() -> None:
    s, colette, ayelech = duel()
    caitlin = s.Cai.ready_minion("Caitlin")
    other = s.Bea.ready_minion("Other")
    s.Bea.hand("#meddle")
    s.Cai.hand("#meddle", "#sting 1")
    fight(s, colette, ayelech)
    s.all_pass(until="before-strikes")
    comes_to(s, s.Bea)
    assert s.Bea.may_play("#meddle", other)
    assert s.Bea.why_not_play("#meddle", ayelech) == "wrong-user"
    plays(s, s.Cai, "#meddle", caitlin)
    assert s.asked == "prevention", "the damage is handled at once"
    s.all_pass(until="strike")
    assert colette.blood == 4


@rule("vtes.combat.not-involved")
def test_other_combat_cards_are_for_the_combatants_alone() -> None:
    s, colette, ayelech = duel()
    caitlin = s.Cai.ready_minion("Caitlin")
    s.Cai.hand("#close before strikes, 1 damage")
    fight(s, colette, ayelech)
    s.all_pass(until="before-strikes")
    comes_to(s, s.Cai)
    assert s.Cai.why_not_play("#close before strikes, 1 damage", caitlin) == "wrong-user"


def test_a_third_methuselah_uses_a_location_in_combat() -> None:
    """The impulse goes to the combatants, then to everybody else; each use gives it back to the acting Methuselah."""
    s, colette, ayelech = duel()
    location = s.Cai.location("#location: 1 damage before strikes")
    fight(s, colette, ayelech)
    s.all_pass(until="before-strikes")
    s.passes_of("Ana Bea")
    s.Cai.uses(location)
    s.all_pass()  # nobody prevents
    assert s.asked == "before-strikes" and s.seat_asked() is s.Ana
    s.all_pass(until="strike")
    assert location.locked and colette.blood == 4


def test_who_is_asked_in_combat_does_not_depend_on_hidden_cards() -> None:
    def asked(*cards: str) -> list[tuple[str, str]]:
        s, colette, ayelech = duel()
        s.Bea.hand(*cards)
        fight(s, colette, ayelech)
        found: list[tuple[str, str]] = []
        while s.asked != "minion":
            player = s.seat_asked()
            found.append((s.asked, s.names[player.seat]))
            strikes(s, player) if s.asked == "strike" else player.passes()
        return found

    assert asked() == asked("#maneuver", "#press", "#prevent 1", "#dodge", "#late")


def bea_opposes(s: Scene) -> None:
    fight(s, s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Ayelech"))


@rule("vtes.combat.before-range.cards", "vtes.combat.before-range.before-maneuver")
def test_effects_before_range_come_before_any_maneuver() -> None:
    s = scene("Ana Bea Cai")
    s.Ana.hand("#sting 1", "#maneuver", "#late")
    s.Bea.hand("#sting 1")
    bea_opposes(s)
    assert s.asked == "before-range"
    assert s.Ana.may_play("#sting 1") and not s.Ana.may_play("#maneuver") and not s.Ana.may_play("#late")
    s.all_pass(until="range")
    assert not s.Ana.may_play("#sting 1") and s.Ana.may_play("#maneuver")
    comes_to(s, s.Bea)
    assert not s.Bea.may_play("#sting 1")
    assert s.Bea.why_not_play("#sting 1", None) == "wrong-moment"


@rule("vtes.combat.before-strikes.cards")
def test_cards_for_before_strikes_are_not_offered_once_strikes_are_chosen() -> None:
    s, colette, ayelech = duel()
    s.Bea.hand("#close before strikes, 1 damage")
    fight(s, colette, ayelech)
    s.all_pass(until="range")
    comes_to(s, s.Bea)
    assert s.Bea.why_not_play("#close before strikes, 1 damage", ayelech) == "wrong-moment"
    s.all_pass(until="before-strikes")
    comes_to(s, s.Bea)
    assert s.Bea.may_play("#close before strikes, 1 damage", ayelech)
    s.all_pass(until="strike")
    strikes(s, s.Ana)
    assert not s.Bea.may_play("#close before strikes, 1 damage")
    strikes(s, s.Bea)
    comes_to(s, s.Bea)
    assert s.asked == "strikes-chosen" and not s.Bea.may_play("#close before strikes, 1 damage")


@rule("vtes.combat.ready-only", "vtes.combat.when")
def test_a_combat_does_not_begin_with_a_minion_that_has_left_the_game() -> None:
    s = scene("Ana Bea Cai", phase="master_phase")
    colette, ayelech = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Ayelech")
    s.Ana.hand("#master: send into combat")
    s.Ana.plays("#master: send into combat", None, colette, ayelech)
    s.concedes("Bea")
    s.all_pass(until="minion")
    assert s.saw(E.COMBAT) == [] and colette.ready

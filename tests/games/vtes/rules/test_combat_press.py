"""Press, End of Round, and what comes when combat is over."""

from __future__ import annotations

from carmilla.games.vtes.words import E
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
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule


def to_the_press(s: Scene, acting: CardIn, opposing: CardIn) -> None:
    fight(s, acting, opposing)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="press")


@rule("vtes.combat.press.both-ready")
def test_no_press_when_a_combatant_is_not_ready() -> None:
    s, colette, ayelech = duel(opposing={"blood": 0})
    s.Ana.hand("#press")
    s.Bea.hand("#press")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    assert "press" not in asked_to(s, "minion")

    s, colette, _ = duel({"strength": 2})
    ally = s.Bea.ally("#ally")
    s.Ana.hand("#press")
    fight(s, colette, ally)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    assert "press" not in asked_to(s, "minion") and ally.burned


@rule("vtes.combat.press.default-end")
def test_without_a_press_combat_ends_after_the_round() -> None:
    s, colette, ayelech = duel()
    to_the_press(s, colette, ayelech)
    assert asked_to(s, "minion") == ["press", "end-of-round", "after-combat", "after-resolution"]
    assert [event[0] for event in s.saw(E.ROUND)] == [1]


@rule("vtes.combat.press.continue", "vtes.combat.term.press", "vtes.combat.press.new-round")
def test_a_press_to_continue_starts_another_round() -> None:
    s, colette, ayelech = duel()
    s.Bea.hand("#press to continue")
    to_the_press(s, colette, ayelech)
    plays(s, s.Bea, "#press to continue")
    s.all_pass(until="before-range")
    assert combat(s).rounds == 2
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    over(s)
    assert (colette.blood, ayelech.blood) == (3, 3)


@rule("vtes.combat.press.cancel")
def test_presses_answer_each_other_as_long_as_both_can() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#press", "#press")
    s.Bea.hand("#press to end", "#press")
    to_the_press(s, colette, ayelech)
    seen = []
    for player, card in ((s.Ana, "#press"), (s.Bea, "#press to end"), (s.Ana, "#press"), (s.Bea, "#press")):
        plays(s, player, card)
        seen.append(combat(s).pressed)
    assert seen == [True, False, True, False]
    assert "before-range" not in asked_to(s, "minion")


@rule("vtes.combat.press.no-two-in-row")
def test_no_minion_presses_twice_in_a_row() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#press", "#press", "#before strikes, optional press")
    s.Bea.hand("#press to end")
    fight(s, colette, ayelech)
    s.all_pass(until="before-strikes")
    plays(s, s.Ana, "#before strikes, optional press")
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="press")
    plays(s, s.Ana, "#press")
    assert s.seat_asked() is s.Ana and s.Ana.options == [0]
    assert s.Ana.why_not_play("#press", colette) == "press-twice"
    plays(s, s.Bea, "#press to end")
    assert s.seat_asked() is s.Ana and s.Ana.may_play("#press")


@rule("vtes.combat.press.end-only-cancels")
def test_a_press_to_end_is_only_used_against_a_press_to_continue() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#press to end", "#press to continue", "#press to continue")
    s.Bea.hand("#press to end", "#press to continue")
    to_the_press(s, colette, ayelech)
    assert s.Ana.why_not_play("#press to end", colette) == "no-press"
    plays(s, s.Ana, "#press to continue")
    comes_to(s, s.Bea)
    assert s.Bea.why_not_play("#press to continue", ayelech) == "no-press"
    plays(s, s.Bea, "#press to end")
    assert s.seat_asked() is s.Ana
    assert s.Ana.why_not_play("#press to end", colette) == "no-press", "combat would end anyway"


@rule("vtes.combat.end-of-round.cards")
def test_cards_for_the_end_of_the_round_come_after_presses() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#late", "#press")
    to_the_press(s, colette, ayelech)
    assert not s.Ana.may_play("#late")
    plays(s, s.Ana, "#press")
    s.all_pass(until="end-of-round")
    assert not s.Ana.may_play("#press")
    plays(s, s.Ana, "#late")
    s.all_pass(until="before-range")
    assert ayelech.blood == 3 and combat(s).rounds == 2


@rule("vtes.combat.end-of-round.even-if-ended")
def test_the_end_of_the_round_comes_when_combat_has_ended_early() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#late")
    s.Bea.hand("#combat-ends")
    fight(s, colette, ayelech)
    strikes(s, s.Ana)
    plays_strike(s, s.Bea, "#combat-ends")
    s.all_pass(until="end-of-round")
    plays(s, s.Ana, "#late")
    over(s)
    assert ayelech.blood == 4


@rule("vtes.combat.end-of-round.order")
def test_the_acting_methuselah_then_the_others_use_effects_at_the_end_of_the_round() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#late")
    s.Bea.hand("#late")
    location = s.Cai.location("#location: 1 damage at the end of the round")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="end-of-round")
    assert s.seat_asked() is s.Ana
    s.passes_of("Ana Bea")
    assert s.seat_asked() is s.Cai
    s.Cai.uses(location)
    s.all_pass()
    assert s.asked == "end-of-round" and s.seat_asked() is s.Ana
    over(s)
    assert colette.blood == 3


@rule("vtes.combat.end-of-round.order")
def test_what_continues_combat_is_used_before_combat_ends() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#late, another round", "#late, another round")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="end-of-round")
    plays(s, s.Ana, "#late, another round")
    s.all_pass(until="before-range")
    assert combat(s).rounds == 2
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="after-combat")
    assert not s.Ana.may_play("#late, another round"), "now it is too late"


@rule("vtes.combat.end-of-round.after-combat")
def test_cards_after_combat_come_when_all_is_over() -> None:
    s, colette, ayelech = duel()
    s.Ana.hand("#after combat")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="end-of-round")
    assert s.Ana.why_not_play("#after combat", colette) == "wrong-moment"
    s.all_pass(until="after-combat")
    assert len(s.saw(E.COMBAT_OVER)) == 1
    plays(s, s.Ana, "#after combat")
    over(s)
    assert ayelech.blood == 3


# ---------------------------------------------------------------- diablerie in combat
def test_a_diablerie_in_combat_and_its_blood_hunt() -> None:
    """Would go to torpor → diablerised instead → blood hunt → the diablerist burns → still the end of the round."""
    s, colette, ayelech = duel({"blood": 2}, {"blood": 0})
    prince = s.Cai.ready_minion("#prince 7")
    s.Cai.location("#location: 1 damage at the end of the round")
    s.Ana.hand("#amaranth")
    s.Bea.hand("#amaranth")
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="torpor")
    assert s.Bea.cards == ["#amaranth"]
    plays(s, s.Ana, "#amaranth")
    s.all_pass(until="polling")
    assert ayelech.burned
    comes_to(s, s.Cai)
    s.Cai.votes(prince)
    assert asked_to(s, "minion") == ["polling", "end-of-round", "after-resolution"]
    assert colette.burned


def test_only_the_opponent_that_is_ready_diablerises() -> None:
    s, colette, ayelech = duel({"blood": 1}, {"blood": 0})
    s.Ana.hand("#amaranth", "#strike 4")
    s.Bea.hand("#amaranth", "#strike 4")
    fight(s, colette, ayelech)
    plays_strike(s, s.Ana, "#strike 4")
    plays_strike(s, s.Bea, "#strike 4")
    s.all_pass(until="torpor")
    assert s.Ana.why_not_play("#amaranth", colette) == "not-ready"
    comes_to(s, s.Bea)
    assert not s.Bea.may_play("#amaranth")
    over(s)
    assert colette.zone == ayelech.zone == "torpor"


# ---------------------------------------------------------------- leaving the game in combat
def test_a_combatants_methuselah_concedes_in_the_middle_of_a_strike() -> None:
    s = scene("Ana Bea Cai Dan")
    colette, ayelech = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Ayelech")
    fight(s, colette, ayelech)
    strikes(s, s.Ana)
    assert s.asked == "strike" and s.seat_asked() is s.Bea
    s.concedes("Bea")
    assert s.asked == "end-of-round"
    over(s)
    assert colette.blood == 5 and s.Bea.ousted


def test_the_acting_methuselah_concedes_in_combat_and_the_wounded_lie_in_torpor() -> None:
    s = scene("Ana Bea Cai Dan")
    colette, ayelech = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Ayelech", blood=0)
    fight(s, colette, ayelech)
    s.all_pass(until="strike")
    both_strike_by_hand(s)
    s.all_pass(until="end-of-round")
    assert ayelech.wounded and ayelech.zone == "ready"
    s.concedes("Ana")
    assert not s.is_at("Combat") and ayelech.zone == "torpor"


def test_another_methuselah_concedes_while_strikes_are_chosen() -> None:
    s = scene("Ana Bea Cai Dan")
    colette, ayelech = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Ayelech")
    fight(s, colette, ayelech)
    strikes(s, s.Ana)
    s.concedes("Cai")
    assert s.asked == "strike" and s.seat_asked() is s.Bea, "she is asked anew, and the first strike stands"
    strikes(s, s.Bea)
    over(s)
    assert (colette.blood, ayelech.blood) == (4, 4)

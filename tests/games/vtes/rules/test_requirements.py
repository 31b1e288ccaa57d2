"""Requirements for Playing Cards."""

from __future__ import annotations

from carmilla.games.vtes.cards.fixtures import FIRST_CLAN
from carmilla.games.vtes.rules.action import BLOCKED
from carmilla.games.vtes.words import D, T, V
from tests.games.vtes.rules.actions import attempts, card, comes_to, fights_on, result
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule

CHEAPER_POOL = "#location: 1 pool less for allies and equipment"
CHEAPER_BLOOD = "#location: 1 blood less for actions and modifiers"
RECRUIT, GAIN_3 = "#recruit, 2 pool", "#gain 3 blood, 2 blood"


def during_a_hunt_of(s: Scene, minion: CardIn, *hand: str) -> None:
    s.Ana.hand(*hand)
    s.Ana.hunts(minion)
    comes_to(s, s.Ana, "no-attempt")


@rule("vtes.general.requirements.symbols", "vtes.general.requirements.minion")
def test_a_clan_symbol_asks_for_a_minion_of_the_clan() -> None:
    for clan in (FIRST_CLAN, FIRST_CLAN + 1):
        s = scene()
        colette = s.Ana.ready_minion("Colette", clan=clan)
        during_a_hunt_of(s, colette, "#hunt+1 of a clan")
        assert s.Ana.may_play("#hunt+1 of a clan", colette) == (clan == FIRST_CLAN)
        assert s.Ana.why_not_play("#hunt+1 of a clan", colette) == ("" if clan == FIRST_CLAN else "requirement")


@rule("vtes.general.requirements.text")
def test_the_text_may_ask_for_a_capacity_or_a_title() -> None:
    for name, enough, short in (
        ("#hunt+1, capacity 7", {"capacity": 7}, {"capacity": 6}),
        ("#hunt+1 of a prince", {"title": T.PRINCE}, {"title": T.PRIMOGEN}),
    ):
        s = scene()
        colette = s.Ana.ready_minion("Colette", blood=2, **enough)
        during_a_hunt_of(s, colette, name)
        assert s.Ana.may_play(name, colette)
        s = scene()
        colette = s.Ana.ready_minion("Colette", blood=2, **short)
        during_a_hunt_of(s, colette, name)
        assert not s.Ana.may_play(name) and s.Ana.why_not_play(name, colette) == "requirement"


@rule("vtes.general.requirements.minion")
def test_only_a_minion_that_meets_the_requirements_plays_the_card() -> None:
    s = scene()
    able, other = s.Bea.ready_minion("able", disciplines=D.AUSPEX, superior=0), s.Bea.ready_minion("other", disciplines=0, superior=0)
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#bleed at +2")
    s.Bea.hand("#cancel as played")
    s.Ana.plays("#bleed at +2", colette)
    s.Ana.passes()
    assert s.Bea.may_play("#cancel as played", able)
    assert not s.Bea.may_play("#cancel as played", other) and s.Bea.why_not_play("#cancel as played", other) == "discipline"


@rule("vtes.general.requirements.minion")
def test_an_ally_plays_neither_what_asks_for_a_discipline_nor_what_costs_blood() -> None:
    s = scene()
    ally, beth = s.Ana.ally(RECRUIT), s.Bea.ready_minion("Beth")
    s.Ana.hand("#stealth+1", "#stealth+2, 1 blood", "#vote: each loses 1 pool")
    assert not s.Ana.may_play("#vote: each loses 1 pool")
    assert s.Ana.why_not_play("#vote: each loses 1 pool", ally) == "not-a-vampire"
    s.Ana.bleeds(ally)
    attempts(s, beth)
    assert not s.Ana.may_play("#stealth+1") and s.Ana.why_not_play("#stealth+1", ally) == "discipline"
    assert not s.Ana.may_play("#stealth+2, 1 blood") and s.Ana.why_not_play("#stealth+2, 1 blood", ally) == "blood"


@rule("vtes.general.requirements.master")
def test_a_master_card_asks_for_a_ready_minion_that_meets_its_requirements() -> None:
    name = "#pool+3 with dominate"
    s = scene(phase="master_phase")
    s.Ana.ready_minion("able", disciplines=D.DOMINATE)
    s.Ana.hand(name)
    s.Ana.plays(name)
    s.all_pass(until="minion")
    assert s.Ana.pool == 33
    s = scene(phase="master_phase")
    s.Ana.in_torpor("able", disciplines=D.DOMINATE)
    s.Ana.uncontrolled("hidden", disciplines=D.DOMINATE)
    s.Ana.ready_minion("other", disciplines=D.AUSPEX)
    s.Bea.ready_minion("theirs", disciplines=D.DOMINATE)
    s.Ana.hand(name)
    assert not s.Ana.may_play(name) and s.Ana.why_not_play(name) == "requirement"


@rule("vtes.general.requirements.per-effect")
def test_only_an_effect_whose_icons_the_vampire_has_is_used() -> None:
    s = scene()
    basic, beth = s.Ana.ready_minion("basic", disciplines=D.OBFUSCATE, superior=0), s.Bea.ready_minion("Beth")
    s.Ana.hand("#stealth+1")
    s.Ana.bleeds(basic)
    attempts(s, beth)
    assert [option >> 44 for option in s.Ana.plays_of("#stealth+1", basic)] == [0]
    assert s.Ana.why_not_play("#stealth+1", basic, 1) == "discipline"
    s.Ana.plays("#stealth+1", basic)
    s.all_pass()
    assert s.g.stealth() == 1
    s = scene()
    superior, beth = s.Ana.ready_minion("superior"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#stealth+1")
    s.Ana.bleeds(superior)
    attempts(s, beth)
    s.Ana.plays("#stealth+1", superior, face=1)
    s.all_pass()
    assert s.g.stealth() == 2


@rule("vtes.general.requirements.blood-cost", "vtes.general.requirements.own-resources")
def test_blood_is_burned_by_the_minion_that_plays_and_no_other() -> None:
    s = scene()
    poor, rich = s.Bea.ready_minion("poor", capacity=3, blood=1), s.Bea.ready_minion("rich", blood=4)
    empty = s.Bea.ready_minion("empty", blood=0)
    colette = s.Ana.ready_minion("Colette")
    s.Bea.hand("#deflect")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "declined")
    assert not s.Bea.may_play("#deflect", empty) and s.Bea.why_not_play("#deflect", empty) == "blood"
    s.Bea.plays("#deflect", poor, s.Cai)
    s.all_pass()
    assert (poor.blood, rich.blood, empty.blood) == (0, 4, 0)


@rule("vtes.general.requirements.blood-cost")
def test_blood_that_a_card_being_played_will_cost_is_not_there_for_another() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth", blood=1)
    s.Bea.hand("#end the action", "#cancel a minion card, 1 blood")
    s.Cai.hand("#cancel as played")
    cain = s.Cai.ready_minion("Cain")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#end the action", beth)
    comes_to(s, s.Cai, "as-played")
    s.Cai.plays("#cancel as played", cain)
    s.Ana.passes()
    assert s.Bea.asked == "as-played"
    assert not s.Bea.may_play("#cancel a minion card, 1 blood", beth)
    assert s.Bea.why_not_play("#cancel a minion card, 1 blood", beth) == "blood"


@rule("vtes.general.requirements.pool-cost", "vtes.general.requirements.paid-when")
def test_a_pool_cost_is_burned_by_the_methuselah_who_must_have_it() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#pool+3, 1 pool")
    s.Ana.plays("#pool+3, 1 pool")
    assert s.Ana.pool == 30
    s.all_pass()
    assert s.Ana.pool == 32
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.has_pool(1)
    s.Ana.hand(RECRUIT)
    assert not s.Ana.may_play(RECRUIT) and s.Ana.why_not_play(RECRUIT, colette) == "pool"


@rule("vtes.general.requirements.pool-cost")
def test_the_last_pool_may_be_paid_and_ousts() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.has_pool(2)
    s.Ana.hand(RECRUIT)
    s.Ana.plays(RECRUIT, colette)
    while s.asked != "master":
        s.seat_asked().passes()
    assert s.Ana.ousted and s.Eva.points == 1 and s.Bea.asked == "master"


@rule("vtes.general.requirements.alternative-cost")
def test_only_the_holder_of_the_edge_burns_it_as_a_cost() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    s.Ana.has_edge()
    during_a_hunt_of(s, colette, "#pool+3, the Edge")
    s.Ana.plays("#pool+3, the Edge", colette)
    s.all_pass()
    assert s.Ana.pool == 33 and not s.Ana.edge and s.g.edge == -1
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    s.Bea.has_edge()
    during_a_hunt_of(s, colette, "#pool+3, the Edge")
    assert not s.Ana.may_play("#pool+3, the Edge") and s.Ana.why_not_play("#pool+3, the Edge", colette) == "no-edge"


@rule("vtes.general.requirements.methuselah-resources", "vtes.general.requirements.alternative-cost")
def test_a_minion_pays_with_a_card_of_its_controllers_own_hand() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    (theirs,) = s.Bea.hand("#bleed-1")
    (mine,) = s.Ana.hand("#bleed+1")
    during_a_hunt_of(s, colette, "#pool+3, a card of the hand")
    s.Ana.plays("#pool+3, a card of the hand", colette)
    s.all_pass()
    assert s.Ana.asked == "cost" and len(s.Ana.options) == 7 and not s.Ana.may(V.DISCARD, theirs)
    assert s.Ana.why_not(V.DISCARD, theirs) == "not-in-hand" and s.Ana.why_not(0) == "no-such-option"
    s.Ana.answers(s.Ana.offers(V.DISCARD, mine)[0])
    assert mine.burned and s.Ana.pool == 33 and s.Ana.hand_count == 7 and s.Ana.asked == "no-attempt"


@rule("vtes.general.requirements.methuselah-resources")
def test_without_a_card_to_discard_it_is_not_offered() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    s.Ana.hand("#pool+3, a card of the hand")
    s.Ana.hand_is_only("#pool+3, a card of the hand")
    s.Ana.hunts(colette)
    comes_to(s, s.Ana, "no-attempt")
    assert not s.Ana.may_play("#pool+3, a card of the hand")
    assert s.Ana.why_not_play("#pool+3, a card of the hand", colette) == "no-discard"


@rule("vtes.general.requirements.methuselah-resources", "vtes.action.course.announce.cost-later")
def test_the_discard_that_an_action_costs_waits_for_its_success() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=1)
    (mine,) = s.Ana.hand("#bleed+1")
    s.Ana.hand("#gain 3 blood, a card of the hand")
    s.Ana.plays("#gain 3 blood, a card of the hand", colette)
    s.all_pass(until="cost")
    assert s.Ana.asked == "cost" and colette.blood == 1
    s.Ana.answers(s.Ana.offers(V.DISCARD, mine)[0])
    assert mine.burned and colette.blood == 4


# ---------------------------------------------------------------- optional cost reducers
@rule("vtes.general.requirements.cost-reducer")
def test_a_reducer_may_be_used_as_the_card_is_played() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    cheaper = s.Ana.location(CHEAPER_POOL)
    s.Ana.hand(RECRUIT)
    s.Ana.plays(RECRUIT, colette)
    assert s.Ana.asked == "cost"
    s.Ana.uses(cheaper)
    s.all_pass(until="announced")
    assert cheaper.locked
    s.all_pass(until="minion")
    assert s.Ana.pool == 29 and card(s, RECRUIT).ready


@rule("vtes.general.requirements.cost-reducer")
def test_or_it_waits_for_the_resolution() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    cheaper = s.Ana.location(CHEAPER_POOL)
    s.Ana.hand(RECRUIT)
    s.Ana.plays(RECRUIT, colette)
    s.Ana.passes()
    s.all_pass(until="cost")
    assert s.Ana.asked == "cost" and not cheaper.locked and s.Ana.pool == 30
    s.Ana.uses(cheaper)
    s.all_pass(until="minion")
    assert s.Ana.pool == 29 and cheaper.locked


@rule("vtes.general.requirements.cost-reducer")
def test_nobody_has_to_use_it() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    cheaper = s.Ana.location(CHEAPER_POOL)
    s.Ana.hand(RECRUIT)
    s.Ana.plays(RECRUIT, colette)
    s.Ana.passes()
    s.all_pass(until="cost")
    s.Ana.passes()
    s.all_pass(until="minion")
    assert s.Ana.pool == 28 and not cheaper.locked


@rule("vtes.general.requirements.cost-reducer", "vtes.action.course.announce.affordable")
def test_a_reduction_that_makes_the_card_affordable_cannot_wait() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=1)
    cheaper = s.Ana.location(CHEAPER_BLOOD)
    s.Ana.hand(GAIN_3)
    s.Ana.plays(GAIN_3, colette)
    assert s.Ana.asked == "cost" and 0 not in s.Ana.options and s.Ana.why_not(0) == "needed-now"
    s.Ana.uses(cheaper)
    s.all_pass(until="minion")
    assert colette.blood == 3 and cheaper.locked
    s = scene()
    poor = s.Ana.ready_minion("poor", blood=1)
    s.Ana.hand(GAIN_3)
    assert not s.Ana.may_play(GAIN_3) and s.Ana.why_not_play(GAIN_3, poor) == "blood"


@rule("vtes.general.requirements.cost-reducer")
def test_with_just_enough_to_pay_it_may_wait() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    cheaper = s.Ana.location(CHEAPER_BLOOD)
    s.Ana.hand(GAIN_3)
    s.Ana.plays(GAIN_3, colette)
    assert s.Ana.asked == "cost" and 0 in s.Ana.options
    s.Ana.passes()
    s.all_pass(until="cost")
    s.Ana.passes()
    s.all_pass(until="minion")
    assert colette.blood == 3 and not cheaper.locked
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.location(CHEAPER_POOL)
    s.Ana.has_pool(2)
    s.Ana.hand(RECRUIT)
    s.Ana.plays(RECRUIT, colette)
    assert s.Ana.asked == "cost" and 0 in s.Ana.options


@rule("vtes.general.requirements.cost-reducer")
def test_what_is_used_as_an_action_card_is_played_stays_used_when_the_action_is_blocked() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    beth.bears("#equip +1 intercept")
    cheaper = s.Ana.location(CHEAPER_POOL)
    s.Ana.hand(RECRUIT)
    s.Ana.plays(RECRUIT, colette)
    s.Ana.uses(cheaper)
    attempts(s, beth)
    fights_on(s)
    assert result(s) == [BLOCKED] and cheaper.locked and s.Ana.pool == 30


@rule("vtes.general.requirements.cost-reducer")
def test_a_modifier_is_made_cheaper_as_it_is_played() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    cheaper = s.Ana.location(CHEAPER_BLOOD)
    during_a_hunt_of(s, colette, "#hunt+1, 1 blood")
    s.Ana.plays("#hunt+1, 1 blood", colette)
    s.Ana.uses(cheaper)
    s.all_pass()
    assert colette.blood == 2 and cheaper.locked


@rule("vtes.general.requirements.cost-reducer")
def test_a_reducer_is_not_offered_for_other_cards_nor_while_locked_nor_to_others() -> None:
    s = scene()
    colette, other = s.Ana.ready_minion("Colette"), s.Ana.ready_minion("other")
    s.Ana.location(CHEAPER_POOL)
    s.Bea.location(CHEAPER_BLOOD)
    s.Ana.hand(GAIN_3, RECRUIT)
    s.Ana.plays(GAIN_3, colette)
    assert s.asked == "as-played"
    s.all_pass(until="minion")
    s.Ana.plays(RECRUIT, other)
    s.Ana.answers(s.Ana.offers(V.USE)[0])
    assert s.asked == "as-played"


@rule("vtes.general.requirements.cost-reducer-cancelled")
def test_when_the_card_is_cancelled_the_reducer_was_not_used() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    cheaper = s.Ana.location(CHEAPER_POOL)
    s.Ana.hand(RECRUIT)
    s.Bea.hand("#cancel as played")
    s.Ana.plays(RECRUIT, colette)
    s.Ana.uses(cheaper)
    s.Ana.passes()
    s.Bea.plays("#cancel as played", beth)
    s.all_pass(until="minion")
    assert not cheaper.locked and s.Ana.pool == 30


@rule("vtes.general.requirements.cost-reducer-cancelled", "vtes.terms.wording.cancel.other-cost")
def test_a_cancelled_modifier_costs_what_it_costs_without_the_reducer() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette", blood=3), s.Bea.ready_minion("Beth")
    cheaper = s.Ana.location(CHEAPER_BLOOD)
    s.Bea.hand("#cancel as played")
    during_a_hunt_of(s, colette, "#hunt+1, 1 blood")
    s.Ana.plays("#hunt+1, 1 blood", colette)
    s.Ana.uses(cheaper)
    s.Ana.passes()
    s.Bea.plays("#cancel as played", beth)
    s.all_pass()
    s.all_pass(until="no-attempt")
    assert not cheaper.locked and colette.blood == 2 and s.g.hunt_amount() == 1

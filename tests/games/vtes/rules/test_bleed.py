"""Bleed."""

from __future__ import annotations

from carmilla.games.vtes.abilities import Granted
from carmilla.games.vtes.rules.action import SUCCESSFUL, Action
from carmilla.games.vtes.words import K, V, W
from tests.games.vtes.rules.actions import comes_to, result
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule

POOR = "#bleed+2 while the target has less than 20 pool"


def bleed_of(*hand: str, of_bea: tuple[str, ...] = ()) -> tuple[Scene, CardIn, CardIn]:
    """Colette bleeds Bea, and nothing has been done yet."""
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand(*hand)
    s.Bea.hand(*of_bea)
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    return s, colette, beth


@rule("vtes.action.bleed.how")
def test_a_bleed_is_the_plain_action_or_comes_from_a_card() -> None:
    s = scene()
    bleeding = Granted(keys=(W.MINION,), kind=K.ACTION, when=(W.MINION,), bleeds=True)
    plain, carded = s.Ana.ready_minion("plain"), s.Ana.ready_minion("carded")
    able = s.Ana.ready_minion("able", abilities=(bleeding,))
    s.Ana.hand("#bleed at +2")
    s.Ana.bleeds(plain)
    s.all_pass(until="minion")
    assert s.Bea.pool == 29
    s.Ana.plays("#bleed at +2", carded)
    s.all_pass(until="minion")
    assert s.Bea.pool == 26
    s.Ana.uses(able, able)
    s.all_pass(until="minion")
    assert s.Bea.pool == 25


@rule("vtes.action.bleed.not-self")
def test_no_redirection_points_a_bleed_at_the_acting_methuselah() -> None:
    s, _, beth = bleed_of(of_bea=("#deflect",))
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#deflect", beth)
    assert not s.Bea.may(V.METHUSELAH, s.Ana.seat) and not s.Bea.may(V.METHUSELAH, s.Bea.seat)
    assert [option >> 8 for option in s.Bea.options] == [s.Cai.seat, s.Dan.seat, s.Eva.seat]


@rule("vtes.action.bleed.not-self", "vtes.action.bleed.target")
def test_nobody_bleeds_themselves_or_anybody_but_the_prey() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    assert s.Ana.may(V.BLEED, colette, s.Bea)
    for player in (s.Ana, s.Cai, s.Eva):
        assert not s.Ana.may(V.BLEED, colette, player) and s.Ana.why_not(V.BLEED, colette, player) == "no-target"


@rule("vtes.action.bleed.target")
def test_an_effect_may_allow_another_target() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#bleed any Methuselah")
    s.Ana.plays("#bleed any Methuselah", colette, s.Dan)
    s.all_pass(until="minion")
    assert (s.Bea.pool, s.Dan.pool) == (30, 29)


@rule("vtes.action.bleed.amount")
def test_a_vampire_bleeds_for_1_an_ally_for_what_its_card_says() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    able, mute = s.Ana.ally("#recruit, 2 pool"), s.Ana.ally("#recruit, 1 blood")
    assert (colette.stat(2), able.stat(2), mute.stat(2)) == (1, 1, 0)
    s.Ana.bleeds(mute)
    s.all_pass(until="minion")
    assert result(s) == [SUCCESSFUL] and s.Bea.pool == 30 and not s.Ana.edge
    s.Ana.bleeds(able)
    s.all_pass(until="minion")
    assert s.Bea.pool == 29


@rule("vtes.action.bleed.increase")
def test_modifiers_and_other_effects_change_the_amount() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    colette.bears("#employ +1 bleed")
    s.Ana.hand("#bleed+2, 1 blood")
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    assert s.g.bleed_amount() == 2
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#bleed+2, 1 blood", colette)
    s.all_pass()
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#bleed-1", beth)
    s.all_pass(until="minion")
    assert s.Bea.pool == 27


@rule("vtes.action.bleed.increase")
def test_modifiers_of_a_bleed_are_not_offered_in_other_actions() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#bleed+1")
    s.Ana.hunts(colette)
    comes_to(s, s.Ana, "no-attempt")
    assert not s.Ana.may_play("#bleed+1") and s.Ana.why_not_play("#bleed+1", colette) == "no-bleed"


@rule("vtes.action.bleed.limited")
def test_only_one_modifier_may_be_increasing_the_bleed() -> None:
    s, colette, _ = bleed_of("#bleed+1", "#bleed+2, 1 blood", "#bleed+1 beyond the limit")
    s.Ana.plays("#bleed+1", colette)
    s.all_pass()
    assert not s.Ana.may_play("#bleed+2, 1 blood") and s.Ana.why_not_play("#bleed+2, 1 blood", colette) == "limited"
    s.Ana.plays("#bleed+1 beyond the limit", colette)
    s.all_pass(until="minion")
    assert s.Bea.pool == 27


@rule("vtes.action.bleed.limited")
def test_an_increase_counts_only_while_it_applies() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Bea.ready_minion("Beth")
    s.Bea.has_pool(20)
    s.Ana.hand(POOR, "#bleed+1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays(POOR, colette)
    s.all_pass()
    assert s.g.bleed_amount() == 1 and s.Ana.may_play("#bleed+1")
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Bea.has_pool(19)
    s.Ana.hand(POOR, "#bleed+1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays(POOR, colette)
    s.all_pass()
    assert s.g.bleed_amount() == 3
    assert not s.Ana.may_play("#bleed+1") and s.Ana.why_not_play("#bleed+1", colette) == "limited"


@rule("vtes.action.bleed.who")
def test_any_ready_unlocked_minion_bleeds_no_other() -> None:
    s = scene()
    colette, ally = s.Ana.ready_minion("Colette"), s.Ana.ally("#recruit, 2 pool")
    locked, fallen, hidden = s.Ana.ready_minion("locked", locked=True), s.Ana.in_torpor("fallen"), s.Ana.uncontrolled("hidden")
    theirs = s.Bea.ready_minion("Beth")
    assert s.Ana.may(V.BLEED, colette) and s.Ana.may(V.BLEED, ally)
    for minion, why in ((locked, "locked"), (fallen, "in-torpor"), (hidden, "wrong-user"), (theirs, "wrong-user")):
        assert not s.Ana.may(V.BLEED, minion) and s.Ana.why_not(V.BLEED, minion, s.Bea) == why


@rule("vtes.action.bleed.cost")
def test_the_plain_bleed_costs_nothing() -> None:
    s = scene()
    empty = s.Ana.ready_minion("Colette", capacity=1, blood=1)
    s.Ana.bleeds(empty)
    s.all_pass(until="minion")
    assert empty.blood == 1 and s.Ana.pool == 30


@rule("vtes.action.bleed.directed")
def test_a_bleed_is_directed_at_its_target() -> None:
    s, _, _ = bleed_of()
    assert s.frame(Action).targets == (s.Bea.seat,)


@rule("vtes.action.bleed.stealth")
def test_a_bleed_has_no_stealth() -> None:
    s, _, _ = bleed_of()
    assert s.g.stealth() == 0


@rule("vtes.action.bleed.effect", "vtes.action.bleed.successful", "vtes.action.bleed.edge")
def test_a_successful_bleed_burns_pool_and_takes_the_edge_from_the_centre() -> None:
    s, colette, _ = bleed_of("#bleed+1")
    s.Ana.plays("#bleed+1", colette)
    s.all_pass(until="after-resolution")
    assert s.Bea.pool == 28 and s.Ana.edge and s.Ana.pool == 30


@rule("vtes.action.bleed.edge")
def test_the_edge_is_taken_from_whoever_has_it() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Dan.has_edge()
    s.Ana.bleeds(colette)
    s.all_pass(until="minion")
    assert s.Ana.edge and not s.Dan.edge


@rule("vtes.action.bleed.zero", "vtes.action.bleed.successful")
def test_a_bleed_below_0_burns_nothing_and_takes_no_edge() -> None:
    s, _, beth = bleed_of(of_bea=("#bleed-1 or -2",))
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#bleed-1 or -2", beth, face=1)
    s.all_pass()
    assert s.g.bleed_amount() == -1
    s.all_pass(until="minion")
    assert result(s) == [SUCCESSFUL] and s.Bea.pool == 30 and s.g.edge == -1


@rule("vtes.action.bleed.redirect.keeps")
def test_a_change_of_target_keeps_amount_and_stealth_and_counts_the_targets_pool_anew() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Cai.ready_minion("Cain")
    s.Cai.has_pool(19)
    s.Ana.hand(POOR, "#bleed+1 beyond the limit", "#bleed+1 beyond the limit")
    s.Bea.hand("#deflect", "#stealth-1", "#stealth-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays(POOR, colette)
    s.all_pass()
    s.Ana.plays("#bleed+1 beyond the limit", colette)
    s.all_pass()
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#stealth-1", beth)
    s.all_pass()
    assert s.g.bleed_amount() == 2
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#deflect", beth, s.Cai)
    s.all_pass()
    assert s.g.bleed_amount() == 4 and s.g.stealth() == -1
    assert not s.Ana.may_play("#bleed+1 beyond the limit") and s.Ana.why_not_play("#bleed+1 beyond the limit", colette) == "repeated-card"
    comes_to(s, s.Bea, "no-attempt")
    assert not s.Bea.may_play("#stealth-1") and s.Bea.why_not_play("#stealth-1", beth) == "repeated-card"
    s.all_pass(until="minion")
    assert s.Cai.pool == 15


@rule("vtes.action.bleed.redirect.reopens")
def test_the_minions_of_the_former_target_are_asked_no_more() -> None:
    s, _, beth = bleed_of(of_bea=("#deflect",))
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#deflect", beth, s.Cai)
    s.all_pass()
    comes_to(s, s.Bea, "no-attempt")
    assert not s.Bea.may_block(beth) and s.Bea.why_not(V.BLOCK, beth) == "not-entitled"

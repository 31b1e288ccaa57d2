"""Turn Sequence: turns, their phases, what is done in each."""

from __future__ import annotations

from carmilla.games.vtes.rules.action import Action
from carmilla.games.vtes.words import E, V
from tests.games.vtes.rules.actions import attempts, card, comes_to, drawn_since, library_of
from tests.games.vtes.scene import Scene, scene
from tests.marks import rule

OUT_OF_TURN, BLEED = "#cancel a minion card, 1 pool", "#bleed at +2"


def phases_till_next_turn(s: Scene) -> list[str]:
    """What the Methuselah whose turn it is is asked, passing each time, up to the next turn."""
    asked: list[str] = []
    active = s.seat_asked()
    while s.seat_asked() is active:
        asked.append(s.asked)
        active.passes()
    return asked


@rule("vtes.turn.order-clockwise")
def test_turns_go_clockwise_past_those_who_are_out() -> None:
    s = scene("Ana Bea Cai Dan", turn="Cai", phase="discard_phase")
    order = []
    for _ in range(4):
        s.all_pass(until="discard")
        order.append(s.names[s.seat_asked().seat])
        s.seat_asked().passes()
    s.concedes("Bea")
    s.all_pass(until="discard")
    order.append(s.names[s.seat_asked().seat])
    assert order == ["Cai", "Dan", "Ana", "Bea", "Cai"]


@rule("vtes.turn.phases", "vtes.turn.phases.all-happen")
def test_the_phases_come_in_order_and_all_of_them() -> None:
    s = scene(phase="unlock_phase")
    s.Ana.has_edge()
    assert phases_till_next_turn(s) == ["edge", "master", "minion", "influence", "discard"]
    assert s.Bea.asked == "master"


@rule("vtes.turn.unlock.unlock-all")
def test_all_cards_unlock_before_anything_is_asked() -> None:
    s = scene(phase="unlock_phase")
    ready, fallen = s.Ana.ready_minion("ready", locked=True), s.Ana.in_torpor("fallen", locked=True)
    place = s.Ana.location("#location: pool+1")
    s.g.lock(place.id)
    theirs = s.Bea.ready_minion("theirs", locked=True)
    s.Ana.has_edge()
    assert s.Ana.asked == "edge"
    assert not ready.locked and not fallen.locked and not place.locked and theirs.locked


@rule("vtes.turn.unlock.edge")
def test_the_holder_of_the_edge_may_gain_1_pool() -> None:
    for gains in (True, False):
        s = scene(phase="unlock_phase")
        s.Ana.has_edge()
        assert len(s.Ana.options) == 2
        s.Ana.answers(V.GAIN if gains else 0)
        assert s.Ana.pool == 30 + gains and s.Ana.edge
    s = scene(phase="unlock_phase")
    s.Bea.has_edge()
    assert s.Ana.asked == "master" and s.Ana.pool == s.Bea.pool == 30


@rule("vtes.turn.master.actions-default", "vtes.turn.master.play-card", "vtes.turn.master.optional")
def test_one_master_phase_action_to_play_a_master_card_or_not() -> None:
    s = scene(phase="master_phase")
    s.Ana.hand("#pool+2", "#pool+2")
    s.Ana.plays("#pool+2")
    s.all_pass()
    assert s.Ana.pool == 32 and s.Ana.asked == "minion"
    s = scene(phase="master_phase")
    s.Ana.hand("#pool+2")
    s.Ana.passes()
    assert s.Ana.asked == "minion" and s.Ana.pool == 30


@rule("vtes.turn.master.no-saving")
def test_an_unused_master_phase_action_is_lost() -> None:
    s = scene("Ana Bea", phase="master_phase")
    s.Ana.hand("#pool+2", "#pool+2")
    s.Ana.passes()
    s.all_pass(until="master")
    s.Bea.passes()
    s.all_pass(until="master")
    s.Ana.plays("#pool+2")
    s.all_pass()
    assert s.Ana.asked == "minion" and s.Ana.pool == 32


@rule("vtes.turn.master.regular")
def test_a_regular_master_card_is_played_in_the_own_master_phase_alone() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth = s.Bea.ready_minion("Beth")
    s.Ana.hand("#pool+2", BLEED)
    s.Bea.hand("#pool+2")
    assert not s.Ana.may_play("#pool+2")
    s.Ana.plays(BLEED, colette)
    s.Ana.passes()
    assert not s.Bea.may_play("#pool+2") and s.Bea.why_not_play("#pool+2") == "wrong-moment"
    comes_to(s, s.Bea, "no-attempt")
    assert not s.Bea.may_play("#pool+2") and s.Bea.may_block(beth)


@rule("vtes.turn.master.out-of-turn.when", "vtes.turn.master.out-of-turn.one")
def test_one_out_of_turn_master_and_only_during_another_methuselahs_turn() -> None:
    s = scene()
    first, second, beth = s.Ana.ready_minion("first"), s.Ana.ready_minion("second"), s.Bea.ready_minion("Beth")
    s.Ana.hand(BLEED, BLEED, OUT_OF_TURN)
    s.Bea.hand(OUT_OF_TURN, OUT_OF_TURN, "#cancel as played")
    s.Ana.plays(BLEED, first)
    s.Ana.passes()
    s.Bea.plays(OUT_OF_TURN)
    assert s.Ana.asked == "as-played" and not s.Ana.may_play(OUT_OF_TURN)
    assert s.Ana.why_not_play(OUT_OF_TURN) == "master-played"
    s.all_pass(until="minion")
    s.Ana.plays(BLEED, second)
    s.Ana.passes()
    assert s.Bea.asked == "as-played" and s.Bea.may_play("#cancel as played", beth)
    assert not s.Bea.may_play(OUT_OF_TURN) and s.Bea.why_not_play(OUT_OF_TURN) == "master-played"


@rule("vtes.turn.master.out-of-turn.cost", "vtes.turn.master.out-of-turn.then-none")
def test_it_uses_up_the_next_master_phase_action() -> None:
    s = scene("Ana Bea")
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand(BLEED)
    s.Bea.hand(OUT_OF_TURN, "#pool+2")
    s.Ana.plays(BLEED, colette)
    s.Ana.passes()
    s.Bea.plays(OUT_OF_TURN)
    s.all_pass(until="discard")
    s.Ana.passes()
    assert s.Bea.asked == "minion"  # no master phase action was left
    s.all_pass(until="discard")
    s.Bea.passes()
    s.all_pass(until="discard")
    s.Ana.passes()
    assert s.Bea.asked == "master" and s.Bea.may_play("#pool+2")


@rule("vtes.turn.master.out-of-turn.cancelled", "vtes.turn.master.out-of-turn.one")
def test_a_cancelled_one_uses_it_up_all_the_same() -> None:
    s = scene("Ana Bea Cai")
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand(BLEED)
    s.Bea.hand(OUT_OF_TURN, OUT_OF_TURN)
    s.Cai.hand("#cancel a master card")
    s.Ana.plays(BLEED, colette)
    s.Ana.passes()
    s.Bea.plays(OUT_OF_TURN)
    comes_to(s, s.Cai, "as-played")
    s.Cai.plays("#cancel a master card")
    s.all_pass()
    comes_to(s, s.Bea, "as-played")
    assert not s.Bea.may_play(OUT_OF_TURN) and s.Bea.why_not_play(OUT_OF_TURN) == "master-played"
    s.all_pass(until="discard")
    s.Ana.passes()
    assert s.Bea.asked == "minion"


@rule("vtes.turn.minion.who-acts", "vtes.turn.minion.vampire-basic", "vtes.turn.minion.ally-basic")
def test_ready_unlocked_minions_act_vampires_bleed_or_hunt_allies_bleed() -> None:
    s = scene()
    vampire, ally = s.Ana.ready_minion("vampire"), s.Ana.ally("#recruit, 2 pool")
    locked, theirs, fallen = s.Ana.ready_minion("locked", locked=True), s.Bea.ready_minion("theirs"), s.Ana.in_torpor("fallen")
    assert s.Ana.may(V.BLEED, vampire) and s.Ana.may(V.HUNT, vampire) and s.Ana.may(V.BLEED, ally)
    assert s.Ana.may(V.RESCUE, vampire, fallen) and s.Ana.may(V.DIABLERISE, vampire, fallen)
    for verb, victim in ((V.HUNT, None), (V.RESCUE, fallen), (V.DIABLERISE, fallen)):
        assert not s.Ana.may(verb, ally, victim) and s.Ana.why_not(verb, ally, victim if victim is not None else 0) == "not-a-vampire"
    assert not s.Ana.offers(V.BLEED, locked) and not s.Ana.offers(V.BLEED, theirs) and not s.Ana.offers(V.HUNT, fallen)


@rule("vtes.turn.minion.locks", "vtes.turn.minion.one-at-a-time", "vtes.turn.minion.as-many")
def test_one_action_after_the_other_as_many_as_there_are_minions() -> None:
    s = scene()
    first, second, third = s.Ana.ready_minion("first"), s.Ana.ready_minion("second"), s.Ana.ready_minion("third")
    s.Ana.bleeds(second)
    while s.asked != "minion":
        assert second.locked and not s.seat_asked().may(V.BLEED) and not s.seat_asked().may(V.HUNT)
        s.seat_asked().passes()
    s.Ana.hunts(first)
    s.all_pass(until="minion")
    assert first.locked and s.Ana.may(V.BLEED, third)
    s.Ana.ends_phase()
    assert s.Ana.asked == "influence" and not third.locked


@rule("vtes.turn.minion.unlocked-again")
def test_a_minion_that_unlocks_may_act_again() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Ana.hand("#unlock after resolution")
    s.Ana.bleeds(colette)
    s.all_pass(until="after-resolution")
    s.Ana.plays("#unlock after resolution", colette)
    s.all_pass(until="minion")
    s.Ana.hunts(colette)


@rule("vtes.turn.minion.mandatory.first", "vtes.turn.minion.mandatory.only-it", "vtes.turn.minion.mandatory.hunt")
def test_vampires_without_blood_hunt_before_anything_else_is_done() -> None:
    s = scene()
    empty, full, ally = s.Ana.ready_minion("empty", blood=0), s.Ana.ready_minion("full"), s.Ana.ally("#recruit, 2 pool")
    s.Ana.hand("#lock a minion")
    s.Bea.ready_minion("theirs")
    assert s.Ana.options == s.Ana.offers(V.HUNT, empty) and len(s.Ana.options) == 1
    assert s.Ana.why_not(0) == s.Ana.why_not(V.BLEED, empty, s.Bea) == s.Ana.why_not(V.BLEED, full, s.Bea) == "not-now"
    assert s.Ana.why_not(V.BLEED, ally, s.Bea) == s.Ana.why_not_play("#lock a minion", full) == "not-now"
    s.Ana.hunts(empty)
    s.all_pass(until="minion")
    assert s.Ana.may(V.BLEED, full) and 0 in s.Ana.options


@rule("vtes.turn.minion.mandatory.order")
def test_their_controller_chooses_the_order_of_mandatory_actions() -> None:
    s = scene()
    first, second = s.Ana.ready_minion("first", blood=0), s.Ana.ready_minion("second", blood=0)
    assert s.Ana.may(V.HUNT, first) and s.Ana.may(V.HUNT, second)
    s.Ana.hunts(second)
    s.all_pass(until="minion")
    assert s.Ana.options == s.Ana.offers(V.HUNT, first)


@rule("vtes.turn.minion.mandatory.hunt-how")
def test_the_mandatory_hunt_may_come_from_a_card() -> None:
    s = scene()
    empty = s.Ana.ready_minion("empty", blood=0)
    s.Ana.hand("#hunt at +2", "#equip club")
    assert s.Ana.may_play("#hunt at +2", empty) and not s.Ana.may_play("#equip club")
    s.Ana.plays("#hunt at +2", empty)
    s.all_pass(until="minion")
    assert empty.blood == 3


@rule("vtes.turn.minion.special-need-target")
def test_rescue_and_diablerie_need_a_vampire_in_torpor() -> None:
    s = scene()
    colette, other = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("other")
    assert not s.Ana.may(V.RESCUE) and not s.Ana.may(V.DIABLERISE) and not s.Ana.may(V.LEAVE_TORPOR)
    for verb in (V.RESCUE, V.DIABLERISE):
        assert s.Ana.why_not(verb, colette, other) == "no-target"
    assert s.Ana.why_not(V.LEAVE_TORPOR, colette) == "wrong-user"


@rule("vtes.turn.minion.directed")
def test_an_action_at_others_or_their_cards_is_directed_any_other_is_not() -> None:
    s = scene()
    first, second, beth = s.Ana.ready_minion("first"), s.Ana.ready_minion("second"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#lock a minion", "#gain 1 blood or 2")
    s.Ana.plays("#lock a minion", first, beth)
    s.all_pass(until="announced")
    assert s.frame(Action).targets == (s.Bea.seat,)
    s.all_pass(until="minion")
    s.Ana.plays("#gain 1 blood or 2", second, face=0)
    s.all_pass(until="announced")
    assert s.frame(Action).targets == ()


@rule("vtes.discard.actions-default", "vtes.discard.discard", "vtes.discard.optional")
def test_in_the_discard_phase_one_card_may_be_discarded_and_is_replaced() -> None:
    s = scene(phase="discard_phase")
    s.Ana.hand("#bleed+1")
    library = library_of(s, s.Ana)
    discarded = card(s, "#bleed+1")
    assert s.Ana.asked == "discard" and len(s.Ana.options) == 8 and 0 in s.Ana.options
    s.Ana.answers(s.Ana.offers(V.DISCARD, discarded)[0])
    assert discarded.burned and s.Ana.hand_count == 7 and drawn_since(s, s.Ana, library) == 1
    assert s.Bea.asked == "master"


@rule("vtes.discard.no-saving", "vtes.discard.optional")
def test_an_unused_discard_phase_action_is_lost() -> None:
    s = scene("Ana Bea", phase="discard_phase")
    s.Ana.passes()
    s.all_pass(until="discard")
    s.Bea.passes()
    s.all_pass(until="discard")
    s.Ana.answers(s.Ana.offers(V.DISCARD)[0])
    assert s.Bea.asked == "master"


@rule("vtes.turn.minion.one-at-a-time")
def test_no_action_is_offered_during_a_block_attempt() -> None:
    s = scene()
    first, second, beth = s.Ana.ready_minion("first"), s.Ana.ready_minion("second"), s.Bea.ready_minion("Beth")
    s.Ana.bleeds(first)
    attempts(s, beth)
    assert s.Ana.asked == "attempt" and s.Ana.why_not(V.BLEED, second, s.Bea) == "no-such-option"
    assert len(s.saw(E.ACTION)) == 1

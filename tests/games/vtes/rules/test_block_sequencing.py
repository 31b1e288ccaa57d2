"""Block Sequencing: no attempt under way (A), an attempt under way (B), all have declined (C)."""

from __future__ import annotations

from carmilla.games.vtes.rules.action import BLOCKED, SUCCESSFUL
from carmilla.games.vtes.words import V
from tests.games.vtes.rules.actions import asked_in_order, attempts, comes_to, result
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule


def attempt_of(beth: str = "Beth", hand: tuple[str, ...] = (), of_bea: tuple[str, ...] = ()) -> tuple[Scene, CardIn, CardIn]:
    """Colette bleeds Bea, and Bea's minion attempts to block."""
    s = scene()
    colette, blocker = s.Ana.ready_minion("Colette"), s.Bea.ready_minion(beth)
    s.Bea.ready_minion("other")
    s.Ana.hand(*hand)
    s.Bea.hand(*of_bea)
    s.Ana.bleeds(colette)
    attempts(s, blocker)
    return s, colette, blocker


@rule("vtes.action.block.state-a")
def test_while_no_attempt_is_under_way_effects_are_used_in_sequence_and_an_attempt_may_be_declared() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed+1")
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#bleed+1", colette)
    s.all_pass()
    s.Ana.passes()
    assert s.Bea.may_play("#bleed-1", beth) and s.Bea.may_block(beth)
    s.Bea.blocks(beth)
    assert s.Ana.asked == "attempt"


@rule("vtes.action.block.state-a.no-stealth")
def test_without_an_attempt_neither_stealth_nor_intercept_is_offered() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    stealth, sight = s.Ana.location("#location: stealth+1"), s.Bea.location("#location: intercept+1")
    s.Ana.hand("#stealth+1")
    s.Bea.hand("#intercept+1")
    s.Ana.hunts(colette)
    for window in ("no-attempt", "declined"):
        comes_to(s, s.Ana, window)
        assert not s.Ana.may_play("#stealth+1") and not s.Ana.may_use(stealth)
        assert s.Ana.why_not_play("#stealth+1", colette) == s.Ana.why_not(V.USE, stealth, 0, 1) == "wrong-moment"
        s.Ana.passes()
        assert not s.Bea.may_play("#intercept+1") and not s.Bea.may_use(sight)
        assert s.Bea.why_not_play("#intercept+1", beth) == s.Bea.why_not(V.USE, sight, 0, 1) == "wrong-moment"


@rule("vtes.action.block.state-a.pass-final")
def test_whoever_passes_while_entitled_to_block_may_not_block_any_more_yet_use_effects() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    dara = s.Dan.ready_minion("Dara")
    s.Bea.hand("#bleed-1")
    s.Dan.hand("#stealth-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.passes()
    s.Dan.plays("#stealth-1", dara)
    s.all_pass()
    s.Ana.passes()
    assert not s.Bea.may_block(beth) and s.Bea.why_not(V.BLOCK, beth) == "declined"
    assert s.Bea.may_play("#bleed-1", beth)


@rule("vtes.action.block.state-a.all-pass", "vtes.action.block.state-c")
def test_when_all_have_passed_blocks_are_declined_and_effects_may_be_used_once_more() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Bea.hand("#bleed-1")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "no-attempt")
    assert asked_in_order(s) == "Ana Bea"
    assert s.Ana.asked == "declined"
    s.Ana.passes()
    assert not s.Bea.may_block() and s.Bea.why_not(V.BLOCK, beth) == "no-such-option"
    s.Bea.plays("#bleed-1", beth)
    s.all_pass()
    assert s.Ana.asked == "declined" and not result(s)
    assert asked_in_order(s) == "Ana Bea"
    assert result(s) == [SUCCESSFUL]


@rule("vtes.action.block.state-b")
def test_during_an_attempt_effects_are_used_the_acting_methuselah_first() -> None:
    s, colette, _ = attempt_of(hand=("#bleed+1",))
    assert s.Ana.asked == "attempt"
    s.Ana.plays("#bleed+1", colette)
    s.all_pass()
    assert asked_in_order(s) == "Ana Bea"


@rule("vtes.action.block.state-b.no-target-change")
def test_during_an_attempt_no_redirection_is_offered() -> None:
    s, _, beth = attempt_of(of_bea=("#deflect",))
    s.Ana.passes()
    assert not s.Bea.may_play("#deflect") and s.Bea.why_not_play("#deflect", beth) == "wrong-moment"


@rule("vtes.action.block.state-b.force-same")
def test_during_an_attempt_an_effect_may_make_the_blocking_minion_attempt_and_no_other() -> None:
    s, _, beth = attempt_of(of_bea=("#attempt to block", "#attempt to block"))
    other = s.minions("Bea")[1]
    s.Ana.passes()
    assert s.Bea.may_play("#attempt to block", beth)
    assert not s.Bea.may_play("#attempt to block", other) and s.Bea.why_not_play("#attempt to block", other) == "wrong-user"
    s.Bea.plays("#attempt to block", beth)
    s.all_pass()
    assert s.Ana.asked == "attempt"
    s.all_pass()
    assert result(s) == [BLOCKED] and beth.locked


@rule("vtes.action.block.state-b.force-same", "vtes.action.block.state-a")
def test_an_effect_may_begin_an_attempt() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Bea.hand("#attempt to block")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#attempt to block", beth)
    s.all_pass()
    assert s.Ana.asked == "attempt"
    s.all_pass()
    assert result(s) == [BLOCKED]


@rule("vtes.action.block.state-b.resolve")
def test_when_all_have_passed_the_attempt_resolves() -> None:
    s, _, beth = attempt_of()
    assert asked_in_order(s) == "Ana Bea"
    assert result(s) == [BLOCKED] and beth.locked
    s, colette, beth = attempt_of(hand=("#stealth+1",))
    s.Ana.plays("#stealth+1", colette, face=0)
    s.all_pass()
    assert asked_in_order(s) == "Ana Bea"
    assert s.Ana.asked == "no-attempt" and not beth.locked


@rule("vtes.action.block.state-b.no-withdraw")
def test_a_declared_attempt_cannot_be_taken_back() -> None:
    s, _, beth = attempt_of()
    s.Ana.passes()
    assert s.Bea.options == [0]
    s.Bea.passes()
    assert result(s) == [BLOCKED] and beth.locked


@rule("vtes.action.block.state-b.blocker-lost")
def test_a_blocker_that_is_locked_fails_and_its_methuselah_has_not_declined() -> None:
    s, colette, beth = attempt_of(hand=("#lock the blocking minion",))
    other = s.minions("Bea")[1]
    s.Ana.plays("#lock the blocking minion", colette)
    s.all_pass()
    assert s.Ana.asked == "no-attempt" and beth.locked and not result(s)
    s.Ana.passes()
    assert not s.Bea.may_block(beth) and s.Bea.may_block(other)


@rule("vtes.action.block.state-b.blocker-lost")
def test_a_blocker_that_leaves_play_or_is_stolen_fails() -> None:
    for name in ("#burn the blocking minion", "#take the blocking minion"):
        s, colette, beth = attempt_of(hand=(name,))
        other = s.minions("Bea")[1]
        s.Ana.plays(name, colette)
        s.all_pass()
        assert s.Ana.asked == "no-attempt" and beth not in s.minions("Bea")
        s.Ana.passes()
        assert s.Bea.may_block(other)


@rule("vtes.action.block.state-b.blocker-lost", "vtes.action.resolve.blocked.waking-blocker")
def test_a_blocker_that_woke_is_not_stopped_by_being_locked() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth", locked=True)
    s.Ana.hand("#lock the blocking minion")
    s.Bea.hand("#wake")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#wake", beth)
    attempts(s, beth)
    s.Ana.plays("#lock the blocking minion", colette)
    s.all_pass()
    assert s.asked == "attempt"
    s.all_pass()
    assert result(s) == [BLOCKED] and beth.locked and s.is_at("Combat")


@rule("vtes.action.block.state-c")
def test_after_all_have_declined_the_action_succeeds_once_everybody_passes() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    s.Bea.ready_minion("Beth")
    s.Ana.bleeds(colette)
    comes_to(s, s.Ana, "declined")
    assert not result(s) and s.Bea.pool == 30
    s.passes_of("Ana Bea")
    assert result(s) == [SUCCESSFUL] and s.Bea.pool == 29


@rule("vtes.action.block.state-c.target-change")
def test_a_target_that_changes_in_c_leads_back_to_a() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    cain = s.Cai.ready_minion("Cain")
    s.Bea.hand("#deflect")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#deflect", beth, s.Cai)
    s.all_pass()
    assert s.asked == "no-attempt"
    attempts(s, cain)
    s.all_pass()
    assert result(s) == [BLOCKED] and cain.locked

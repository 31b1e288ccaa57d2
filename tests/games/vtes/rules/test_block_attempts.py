"""Resolve Any Block Attempts: who may attempt, how often, declining, and targets that change."""

from __future__ import annotations

from carmilla.games.vtes.rules.action import BLOCKED, SUCCESSFUL, Action
from carmilla.games.vtes.words import V
from tests.games.vtes.rules.actions import attempts, comes_to, fights_on, result
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule

STEALTH_2, EACH_LOSES = "#stealth+2, 1 blood", "#vote: each loses 1 pool"


def table_with_a_minion_each() -> tuple[Scene, dict[str, CardIn]]:
    s = scene()
    return s, {name: s.players[name].ready_minion(f"{name}'s") for name in s.names}


def who_could_block(s: Scene) -> list[str]:
    """Everybody passes till the action is over: to whom a block was offered, in that order."""
    names: list[str] = []
    while s.asked != "minion":
        player = s.seat_asked()
        if player.asked == "no-attempt" and player.may_block():
            names.append(s.names[player.seat])
        player.passes()
    return names


@rule("vtes.action.block.who-directed", "vtes.action.bleed.directed")
def test_only_the_target_of_a_directed_action_may_block() -> None:
    s, minions = table_with_a_minion_each()
    s.Ana.bleeds(minions["Ana"])
    comes_to(s, s.Cai, "no-attempt")
    assert not s.Cai.may_block() and s.Cai.why_not(V.BLOCK, minions["Cai"]) == "not-entitled"
    s, minions = table_with_a_minion_each()
    s.Ana.bleeds(minions["Ana"])
    assert who_could_block(s) == ["Bea"]


@rule("vtes.action.block.who-directed-several")
def test_several_targets_are_asked_clockwise_from_the_acting_methuselah() -> None:
    s, minions = table_with_a_minion_each()
    s.Ana.hand("#two Methuselahs burn 1 pool")
    s.Ana.plays("#two Methuselahs burn 1 pool", minions["Ana"], s.Eva, s.Cai)
    assert who_could_block(s) == ["Cai", "Eva"]


@rule("vtes.action.block.who-undirected", "vtes.action.hunt.undirected")
def test_prey_then_predator_may_block_an_undirected_action() -> None:
    s, minions = table_with_a_minion_each()
    s.Ana.hunts(minions["Ana"])
    assert who_could_block(s) == ["Bea", "Eva"]


@rule("vtes.action.block.who-undirected")
def test_with_two_methuselahs_left_the_other_one_is_asked_once() -> None:
    s = scene("Ana Bea")
    colette = s.Ana.ready_minion("Colette")
    s.Bea.ready_minion("Beth")
    s.Ana.hunts(colette)
    assert who_could_block(s) == ["Bea"]


@rule("vtes.action.block.undirected-order")
def test_the_predator_may_attempt_only_once_the_prey_has_declined() -> None:
    s, minions = table_with_a_minion_each()
    s.Eva.hand("#bleed-1", "#stealth-1")
    s.Bea.hand("#stealth-1")
    s.Ana.hunts(minions["Ana"])
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.plays("#stealth-1", minions["Bea"])  # no pass: Bea has not declined
    s.all_pass()
    s.passes_of("Ana Bea")
    assert s.Eva.asked == "no-attempt" and s.Eva.may_block()
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth, evelyn = s.Bea.ready_minion("Beth", locked=True), s.Eva.ready_minion("Evelyn")
    s.Ana.hunts(colette)
    comes_to(s, s.Bea, "no-attempt")
    assert not s.g.entitled_to_block(s.Eva.seat)
    assert s.Bea.why_not(V.BLOCK, beth) == "locked"
    s.Bea.passes()
    assert s.Eva.may_block(evelyn)


@rule("vtes.action.block.own-card-target")
def test_an_action_at_ones_own_cards_alone_is_undirected() -> None:
    s, minions = table_with_a_minion_each()
    club = minions["Ana"].bears("#equip club")
    s.Ana.hand("#burn an attached card")
    s.Ana.plays("#burn an attached card", minions["Ana"], club)
    s.all_pass(until="announced")
    assert s.frame(Action).targets == ()
    assert who_could_block(s) == ["Bea", "Eva"]


@rule("vtes.action.block.attached-controller")
def test_an_action_at_a_card_is_directed_at_its_controller_wherever_it_lies() -> None:
    s, minions = table_with_a_minion_each()
    haunt = s.Dan.attach("#employ +1 bleed", minions["Bea"])
    s.Ana.hand("#burn an attached card")
    s.Ana.plays("#burn an attached card", minions["Ana"], haunt)
    assert who_could_block(s) == ["Dan"]


@rule("vtes.action.block.always-undirected")
def test_political_equip_employ_and_recruit_actions_are_undirected() -> None:
    for name in (EACH_LOSES, "#vote: two Methuselahs lose 2 pool", "#equip club", "#employ +1 bleed", "#recruit, 2 pool"):
        s, minions = table_with_a_minion_each()
        s.Ana.hand(name)
        s.Ana.plays(name, minions["Ana"])
        s.all_pass(until="announced")
        assert s.frame(Action).targets == ()
        comes_to(s, s.Cai, "no-attempt")
        assert not s.Cai.may_block() and s.Cai.why_not(V.BLOCK, minions["Cai"]) == "not-entitled"


@rule("vtes.action.block.ready-unlocked")
def test_only_ready_unlocked_minions_attempt() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth, locked, fallen = s.Bea.ready_minion("Beth"), s.Bea.ready_minion("locked", locked=True), s.Bea.in_torpor("fallen")
    hidden, wounded = s.Bea.uncontrolled("hidden"), s.Bea.ready_minion("wounded")
    s.g.wound(wounded.id)
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    assert s.Bea.may_block(beth)
    assert not s.Bea.may_block(locked) and s.Bea.why_not(V.BLOCK, locked) == "locked"
    assert not s.Bea.may_block(wounded) and s.Bea.why_not(V.BLOCK, wounded) == "not-ready"
    assert not s.Bea.may_block(fallen) and s.Bea.why_not(V.BLOCK, fallen) == "wrong-user"
    assert not s.Bea.may_block(hidden) and s.Bea.why_not(V.BLOCK, hidden) == "wrong-user"


@rule("vtes.action.block.example.belinde")
def test_belinde() -> None:
    """Who May Attempt to Block: who may block a bleed."""
    s = scene("Sarah Alexis Third Fourth", turn="Sarah")
    belinde = s.Sarah.ready_minion("Belinde")
    first, second = s.Alexis.ready_minion("first"), s.Alexis.ready_minion("second")
    locked, other = s.Alexis.ready_minion("locked", locked=True), s.Fourth.ready_minion("of Fourth")
    s.Sarah.hand(STEALTH_2)
    s.Sarah.bleeds(belinde)
    comes_to(s, s.Alexis, "no-attempt")
    assert s.Alexis.may_block(first) and s.Alexis.may_block(second) and not s.Alexis.may_block(locked)
    s.Alexis.blocks(first)
    s.Sarah.plays(STEALTH_2, belinde)
    s.all_pass()
    s.all_pass()
    s.Sarah.passes()
    assert s.Alexis.asked == "no-attempt" and s.Alexis.may_block(second)
    s.Alexis.passes()
    assert s.Fourth.asked == "no-attempt" and not s.Fourth.may_block(other)


@rule("vtes.action.block.example.dowager")
def test_dowager() -> None:
    """Who May Attempt to Block: who may block a recruit action."""
    s = scene("Sarah Prey Third Predator", turn="Sarah")
    dowager = s.Sarah.ready_minion("The Dowager")
    first, second = s.Prey.ready_minion("first"), s.Prey.ready_minion("second")
    third, last = s.Third.ready_minion("third"), s.Predator.ready_minion("last")
    s.Sarah.hand("#recruit, 1 blood")
    s.Sarah.plays("#recruit, 1 blood", dowager)
    comes_to(s, s.Prey, "no-attempt")
    s.Prey.blocks(first)  # intercept 0 meets stealth 1
    s.all_pass()
    s.Sarah.passes()
    assert s.Prey.may_block(second) and not s.g.entitled_to_block(s.Predator.seat)
    s.Prey.passes()
    assert s.Predator.asked == "no-attempt" and s.Predator.may_block(last)
    s.Predator.passes()
    assert s.Third.asked == "no-attempt" and not s.Third.may_block(third)


@rule("vtes.action.block.again")
def test_after_a_failed_attempt_another_minion_may_try_the_same_one_only_when_something_has_changed() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    first, second = s.Bea.ready_minion("first"), s.Bea.ready_minion("second")
    s.Bea.hand("#stealth-1")
    s.Ana.hunts(colette)
    attempts(s, first)
    s.all_pass()
    s.Ana.passes()
    assert not s.Bea.may_block(first) and s.Bea.why_not(V.BLOCK, first) == "tried"
    assert s.Bea.may_block(second)
    s.Bea.plays("#stealth-1", second)
    s.all_pass()
    s.Ana.passes()
    assert s.Bea.may_block(first) and s.Bea.may_block(second)


@rule("vtes.action.block.again")
def test_the_same_minion_is_not_offered_the_attempt_that_has_just_failed() -> None:
    s = scene()
    colette, first = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("first")
    s.Ana.hand(STEALTH_2)
    s.Bea.hand("#intercept+1")
    s.Ana.bleeds(colette)
    attempts(s, first)
    s.Ana.plays(STEALTH_2, colette)
    s.all_pass()
    s.Ana.passes()
    s.Bea.plays("#intercept+1", first)
    s.all_pass()
    s.all_pass()
    s.Ana.passes()
    assert not s.Bea.may_block(first) and s.Bea.why_not(V.BLOCK, first) == "tried"


@rule("vtes.action.block.again")
def test_the_same_minion_may_try_again_once_what_its_methuselah_can_use_has_changed() -> None:
    s = scene()
    colette, first = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("first")
    place = s.Bea.location("#location: pool+1")
    s.Ana.hunts(colette)
    attempts(s, first)
    s.all_pass()
    s.Ana.passes()
    assert not s.Bea.may_block(first)
    s.Bea.uses(place)
    s.Ana.passes()
    assert s.Bea.may_block(first)


@rule("vtes.action.block.failed-no-lock")
def test_a_failed_attempt_does_not_lock_the_minion() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Bea.hand("#stealth-1")
    s.Ana.hunts(colette)
    attempts(s, beth)
    s.all_pass()
    s.Ana.passes()
    assert not beth.locked and s.Bea.may_play("#stealth-1", beth)
    s.Bea.plays("#stealth-1", beth)
    s.all_pass()
    s.Ana.passes()
    s.Bea.blocks(beth)
    s.all_pass()
    assert beth.locked and result(s) == [BLOCKED]


@rule("vtes.action.block.one-blocker")
def test_while_one_minion_attempts_no_other_can() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    first, second = s.Bea.ready_minion("first"), s.Bea.ready_minion("second")
    evelyn = s.Eva.ready_minion("Evelyn")
    s.Ana.hunts(colette)
    attempts(s, first)
    s.Ana.passes()
    assert s.Bea.asked == "attempt" and not s.Bea.may_block()
    assert s.Bea.why_not(V.BLOCK, second) == "no-such-option"
    s.Bea.passes()
    assert s.Eva.asked == "attempt" and not s.Eva.may_block(evelyn)


@rule("vtes.action.block.decline-final", "vtes.action.block.state-a.pass-final")
def test_who_has_declined_is_offered_no_block_again() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette")
    beth, evelyn = s.Bea.ready_minion("Beth"), s.Eva.ready_minion("Evelyn")
    s.Bea.hand("#bleed-1")
    s.Ana.hunts(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.passes()
    s.Eva.blocks(evelyn)
    s.all_pass()
    s.Ana.passes()
    assert s.Bea.asked == "no-attempt" and not s.Bea.may_block(beth)
    assert s.Bea.why_not(V.BLOCK, beth) == "declined"


@rule("vtes.action.block.decline-is-effect")
def test_after_a_decline_the_acting_methuselah_may_use_effects_again_before_a_redirection() -> None:
    s = scene()
    colette, beth = s.Ana.ready_minion("Colette"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#bleed+1")
    s.Bea.hand("#deflect")
    s.Ana.bleeds(colette)
    comes_to(s, s.Bea, "no-attempt")
    s.Bea.passes()
    comes_to(s, s.Ana, "declined")
    s.Ana.plays("#bleed+1", colette)
    s.all_pass()
    s.Ana.passes()
    s.Bea.plays("#deflect", beth, s.Cai)
    s.all_pass(until="after-resolution")
    assert s.Cai.pool == 28 and s.Bea.pool == 30


@rule("vtes.action.block.example.sully")
def test_sully() -> None:
    """Resolve Any Block Attempts: raising a bleed after the target declined."""
    s = scene("Sarah Alexis Other", turn="Sarah")
    sully = s.Sarah.ready_minion("Sully")
    s.Alexis.ready_minion("of Alexis")
    s.Sarah.hand("#bleed+1")
    s.Sarah.bleeds(sully)
    comes_to(s, s.Alexis, "no-attempt")
    assert s.Alexis.may_block()
    s.Alexis.passes()
    comes_to(s, s.Sarah, "declined")
    s.Sarah.plays("#bleed+1", sully)
    s.all_pass(until="minion")
    assert s.Alexis.pool == 28 and s.Sarah.edge


@rule("vtes.action.block.target-change", "vtes.action.bleed.redirect.reopens", "vtes.action.block.state-c.target-change")
def test_redirection_in_c_reopens_blocking_at_once_and_only_for_the_new_target() -> None:
    """Resolve Any Block Attempts, and Block Sequencing: the target changes after all have declined."""
    s, minions = table_with_a_minion_each()
    s.Bea.hand("#deflect")
    s.Ana.bleeds(minions["Ana"])
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#deflect", minions["Bea"], s.Dan)
    s.all_pass()
    assert s.Ana.asked == "no-attempt"
    s.Ana.passes()
    assert s.Dan.asked == "no-attempt" and s.Dan.may_block(minions["Dan"])
    s.Dan.passes()
    assert s.Bea.asked == "no-attempt" and not s.Bea.may_block()
    assert s.Bea.why_not(V.BLOCK, minions["Bea"]) == "not-entitled"
    s.all_pass(until="minion")
    assert s.Dan.pool == 29 and s.Bea.pool == 30


@rule("vtes.action.block.target-change", "vtes.action.resolve.faq.redirect-new-target")
def test_redirection_in_a_after_declining_reopens_blocking() -> None:
    """Block Sequencing: the target has declined, somebody else uses an effect, and the target turns the bleed aside."""
    s, minions = table_with_a_minion_each()
    s.Bea.hand("#deflect")
    s.Cai.hand("#bleed-1")
    s.Ana.bleeds(minions["Ana"])
    comes_to(s, s.Bea, "no-attempt")
    assert not s.Bea.may_play("#deflect") and s.Bea.why_not_play("#deflect", minions["Bea"]) == "not-declined"
    s.Bea.passes()
    s.Cai.plays("#bleed-1", minions["Cai"])
    s.all_pass()
    s.Ana.passes()
    assert s.Bea.asked == "no-attempt"
    s.Bea.plays("#deflect", minions["Bea"], s.Cai)
    s.all_pass()
    assert s.Ana.asked == "no-attempt"
    s.Ana.passes()
    assert s.Cai.asked == "no-attempt" and s.Cai.may_block(minions["Cai"])
    s.Cai.blocks(minions["Cai"])
    s.all_pass()
    assert result(s) == [BLOCKED]


@rule("vtes.action.block.faq.redirect-back", "vtes.action.block.target-change")
def test_redirect_back() -> None:
    """Resolve Any Block Attempts: a bleed comes back to its first target."""
    s = scene("Zoe Ana Bea", turn="Zoe")
    zoe, anna, beth = s.Zoe.ready_minion("of Zoe"), s.Ana.ready_minion("Anna"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#deflect")
    s.Bea.hand("#deflect")
    s.Zoe.bleeds(zoe)
    comes_to(s, s.Ana, "declined")
    s.Ana.plays("#deflect", anna, s.Bea)
    s.all_pass()
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#deflect", beth, s.Ana)
    s.all_pass()
    comes_to(s, s.Ana, "no-attempt")
    assert s.Ana.may_block(anna)


@rule("vtes.action.block.faq.redirect-back", "vtes.action.bleed.redirect.keeps")
def test_a_bleed_redirected_all_the_way_back_may_be_blocked_by_its_first_target() -> None:
    """Resolve Any Block Attempts: and a card once played in the action is not offered to its minion again."""
    s = scene("Zoe Ana Bea", turn="Zoe")
    zoe, anna, beth = s.Zoe.ready_minion("of Zoe"), s.Ana.ready_minion("Anna"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#deflect", "#deflect")
    s.Bea.hand("#deflect")
    s.Zoe.bleeds(zoe)
    comes_to(s, s.Ana, "declined")
    s.Ana.plays("#deflect", anna, s.Bea)
    s.all_pass()
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#deflect", beth, s.Ana)
    s.all_pass()
    comes_to(s, s.Ana, "no-attempt")
    assert not s.Ana.may_play("#deflect", anna) and s.Ana.why_not_play("#deflect", anna) != ""
    s.Ana.blocks(anna)
    s.all_pass()
    assert result(s) == [BLOCKED]
    fights_on(s)
    assert s.Ana.pool == s.Bea.pool == 30


@rule("vtes.action.bleed.redirect.reopens")
def test_without_a_block_the_redirected_bleed_goes_to_its_new_target() -> None:
    s, minions = table_with_a_minion_each()
    s.Bea.hand("#deflect")
    s.Ana.bleeds(minions["Ana"])
    comes_to(s, s.Bea, "declined")
    s.Bea.plays("#deflect", minions["Bea"], s.Eva)
    s.all_pass(until="minion")
    assert result(s) == [SUCCESSFUL]
    assert (s.Bea.pool, s.Eva.pool) == (30, 29) and s.Ana.edge

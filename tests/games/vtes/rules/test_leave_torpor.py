"""The action to leave torpor."""

from __future__ import annotations

from carmilla.games.vtes.words import E, V
from tests.games.vtes.rules.politics import decided
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule


def is_blocked(s: Scene, vampire: CardIn, blocker: CardIn) -> None:
    """The action to leave torpor is blocked: Bea's location gives the intercept that it takes."""
    eyes = s.Bea.location("#location: intercept+1")
    s.players[vampire.controller].leaves_torpor(vampire)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.blocks(blocker)
    s.Ana.passes()
    s.Bea.uses(eyes)
    s.all_pass()


@rule("vtes.action.leave-torpor.who")
def test_an_unlocked_vampire_in_torpor_may_leave_it() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    alba = s.Ana.in_torpor("Alba")
    tied = s.Ana.in_torpor("Ava", locked=True)
    beth = s.Bea.in_torpor("Beth")
    assert s.Ana.offers(V.LEAVE_TORPOR) == s.Ana.offers(V.LEAVE_TORPOR, alba) and s.Ana.may(V.LEAVE_TORPOR, alba)
    assert s.Ana.why_not(V.LEAVE_TORPOR, tied) == "locked"
    assert s.Ana.why_not(V.LEAVE_TORPOR, anna) == "wrong-user" == s.Ana.why_not(V.LEAVE_TORPOR, beth)


@rule("vtes.action.leave-torpor.cost")
def test_leaving_torpor_costs_two_blood() -> None:
    s = scene()
    poor = s.Ana.in_torpor("Ava", blood=1)
    alba = s.Ana.in_torpor("Alba", blood=2)
    assert not s.Ana.may(V.LEAVE_TORPOR, poor) and s.Ana.why_not(V.LEAVE_TORPOR, poor) == "blood"
    s.Ana.leaves_torpor(alba)
    s.all_pass(until="no-attempt")
    assert alba.blood == 2, "the cost is paid at resolution"
    s.all_pass(until="minion")
    assert alba.blood == 0 and alba.ready


@rule("vtes.action.leave-torpor.undirected")
def test_leaving_torpor_is_undirected() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba")
    minions = {player: player.ready_minion("Minion") for player in (s.Bea, s.Cai, s.Dan, s.Eva)}
    s.Ana.leaves_torpor(alba)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    assert s.Bea.may_block(minions[s.Bea]), "prey"
    s.Bea.passes()
    assert s.Eva.may_block(minions[s.Eva]), "predator"
    s.Eva.passes()
    for player in (s.Cai, s.Dan):
        assert not player.may_block() and player.why_not(V.BLOCK, minions[player]) == "not-entitled"
        player.passes()


@rule("vtes.action.leave-torpor.stealth")
def test_leaving_torpor_has_one_stealth() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba")
    beth = s.Bea.ready_minion("Beth")
    s.Ana.leaves_torpor(alba)
    s.all_pass(until="no-attempt")
    assert s.g.stealth() == 1
    s.Ana.passes()
    s.Bea.blocks(beth)
    s.all_pass(until="minion")
    assert alba.ready and not beth.locked


@rule("vtes.action.leave-torpor.effect", "vtes.action.leave-torpor.heals")
def test_the_vampire_moves_to_the_ready_region_locked_and_healed() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba", blood=5)
    club = alba.bears("#equip club")
    s.Ana.leaves_torpor(alba)
    assert alba.locked and alba.wounded
    s.all_pass(until="minion")
    assert alba.zone == "ready" and alba.ready and not alba.wounded and alba.locked and alba.blood == 3
    assert s.g.on(alba.id) == [club.id] and not s.Ana.may(V.BLEED, alba)


@rule("vtes.action.leave-torpor.no-combat", "vtes.action.leave-torpor.blocked-by-vampire")
def test_a_vampire_that_blocks_may_diablerise_and_there_is_no_combat() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba", blood=3)
    beth = s.Bea.ready_minion("Beth", blood=1)
    is_blocked(s, alba, beth)
    assert s.Bea.asked == "drink" and s.g.to_act() == [s.Bea.seat] and beth.locked
    assert s.Bea.may(0) and s.Bea.may(V.DIABLERISE, beth) and not s.is_at("Combat")
    s.Bea.answers(s.Bea.offers(V.DIABLERISE, beth)[0])
    assert s.asked == "polling" and s.is_at("Diablerie", "BloodHunt") and alba.burned and beth.blood == 4
    s.all_pass(until="minion")
    assert s.saw(E.COMBAT) == [] and decided(s) == [(0, 0)] and beth.ready


@rule("vtes.action.leave-torpor.blocked-declined", "vtes.action.leave-torpor.no-combat")
def test_without_diablerie_the_action_just_fails() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba", blood=3)
    beth = s.Bea.ready_minion("Beth", blood=1)
    is_blocked(s, alba, beth)
    s.Bea.passes()
    s.all_pass(until="minion")
    assert alba.zone == "torpor" and alba.wounded and alba.locked and alba.blood == 3
    assert beth.ready and beth.locked and beth.blood == 1
    assert s.saw(E.COMBAT) == [] and s.saw(E.DIABLERIE) == [] and decided(s) == []


@rule("vtes.action.leave-torpor.blocked-by-vampire", "vtes.action.leave-torpor.blocked-declined")
def test_a_blood_cursed_blocker_is_not_offered_the_diablerie() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba", blood=3)
    beth = s.Bea.ready_minion("#blood cursed 4")
    is_blocked(s, alba, beth)
    assert s.asked == "after-resolution"
    s.all_pass(until="minion")
    assert alba.zone == "torpor" and alba.blood == 3 and beth.locked and s.saw(E.DIABLERIE) == []


@rule("vtes.action.leave-torpor.blocked-by-vampire", "vtes.action.leave-torpor.blocked-declined")
def test_an_ally_that_blocks_is_not_offered_the_diablerie() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba", blood=3)
    ally = s.Bea.ally("#recruit, 2 pool")
    is_blocked(s, alba, ally)
    assert s.asked == "after-resolution"
    s.all_pass(until="minion")
    assert alba.zone == "torpor" and alba.blood == 3 and ally.locked and s.saw(E.COMBAT) == []

"""The action to rescue a vampire from torpor."""

from __future__ import annotations

import pytest

from carmilla.games.vtes.words import E, V
from tests.games.vtes.scene import scene
from tests.marks import rule


@rule("vtes.action.rescue.who")
def test_any_ready_unlocked_vampire_may_rescue() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    tied = s.Ana.ready_minion("Alba", locked=True)
    ally = s.Ana.ally("#recruit, 2 pool")
    beth = s.Bea.in_torpor("Beth")
    assert s.Ana.offers(V.RESCUE) == s.Ana.offers(V.RESCUE, anna, beth) and s.Ana.may(V.RESCUE, anna, beth)
    assert s.Ana.why_not(V.RESCUE, tied, beth) == "locked" and s.Ana.why_not(V.RESCUE, ally, beth) == "not-a-vampire"


@rule("vtes.action.rescue.target")
def test_a_rescue_is_of_a_vampire_in_torpor_whoever_controls_it() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    alba = s.Ana.in_torpor("Alba")
    dora = s.Dan.in_torpor("Dora")
    beth = s.Bea.ready_minion("Beth")
    assert len(s.Ana.offers(V.RESCUE, anna)) == 2 and s.Ana.may(V.RESCUE, anna, alba) and s.Ana.may(V.RESCUE, anna, dora)
    assert s.Ana.why_not(V.RESCUE, anna, beth) == "no-target" == s.Ana.why_not(V.RESCUE, anna, anna)


@pytest.mark.parametrize("share", [0, 1, 2])
@rule("vtes.action.rescue.cost", "vtes.action.rescue.cost-exception")
def test_both_vampires_may_pay_for_a_rescue(share: int) -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=3)
    beth = s.Bea.in_torpor("Beth", blood=3)
    s.Ana.rescues(anna, beth)
    s.all_pass(until="rescue")
    assert s.Ana.asked == "rescue" and anna.blood == beth.blood == 3 and len(s.Ana.options) == 3
    s.Ana.says(share)
    assert anna.blood == 3 - share and beth.blood == 1 + share and beth.ready


@rule("vtes.action.rescue.cost")
def test_the_shares_are_within_what_both_vampires_have() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=1)
    beth = s.Bea.in_torpor("Beth", blood=1)
    s.Ana.rescues(anna, beth)
    s.all_pass(until="rescue")
    assert len(s.Ana.options) == 1
    s.Ana.says(1)
    assert anna.blood == 0 == beth.blood and beth.ready


@rule("vtes.action.rescue.cost")
def test_no_rescue_that_both_vampires_together_cannot_pay() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=1)
    beth = s.Bea.in_torpor("Beth", blood=0)
    assert not s.Ana.may(V.RESCUE) and s.Ana.why_not(V.RESCUE, anna, beth) == "blood"


@rule("vtes.action.rescue.own-undirected")
def test_the_rescue_of_an_own_vampire_is_undirected_at_one_stealth() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    alba = s.Ana.in_torpor("Alba")
    minions = {player: player.ready_minion("Minion") for player in (s.Bea, s.Cai, s.Dan, s.Eva)}
    s.Ana.rescues(anna, alba)
    s.all_pass(until="no-attempt")
    assert s.g.stealth() == 1 and s.g.action().targets == ()
    s.Ana.passes()
    assert s.Bea.may_block(minions[s.Bea])
    s.Bea.passes()
    assert s.Eva.may_block(minions[s.Eva])
    s.Eva.passes()
    for player in (s.Cai, s.Dan):
        assert not player.may_block() and player.why_not(V.BLOCK, minions[player]) == "not-entitled"
        player.passes()


@rule("vtes.action.rescue.other-directed")
def test_the_rescue_of_anothers_vampire_is_directed_without_stealth() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    dora = s.Dan.in_torpor("Dora")
    minions = {player: player.ready_minion("Minion") for player in (s.Bea, s.Dan, s.Eva)}
    s.Ana.rescues(anna, dora)
    s.all_pass(until="no-attempt")
    assert s.g.stealth() == 0 and s.g.action().targets == (s.Dan.seat,)
    s.Ana.passes()
    assert s.Dan.may_block(minions[s.Dan])
    s.Dan.passes()
    for player in (s.Bea, s.Eva):
        if player.asked:
            assert not player.may_block() and player.why_not(V.BLOCK, minions[player]) == "not-entitled"
            player.passes()


@pytest.mark.parametrize("locked", [False, True])
@rule("vtes.action.rescue.effect", "vtes.action.rescue.no-lock-change", "vtes.action.rescue.heals")
def test_the_rescued_vampire_moves_to_the_ready_region_as_it_is(locked: bool) -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth", blood=2, locked=locked)
    s.Ana.rescues(anna, beth)
    s.all_pass(until="rescue")
    s.Ana.says(2)
    assert beth.zone == "ready" and beth.controller == "Bea" and beth.ready and not beth.wounded
    assert beth.locked == locked and anna.locked and beth.blood == 2


@rule("vtes.action.rescue.blocked-combat")
def test_a_blocked_rescue_leads_to_combat() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth", blood=2)
    babs = s.Bea.ready_minion("Babs")
    s.Ana.rescues(anna, beth)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.blocks(babs)
    s.all_pass()
    assert s.is_at("Action", "Combat") and babs.locked and s.g.combat().fighters() == (anna.id, babs.id)
    assert len(s.saw(E.COMBAT)) == 1 and beth.zone == "torpor" and anna.blood == 5


def test_a_rescue_whose_vampire_has_left_the_game_has_no_effect() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth", blood=2)
    s.Ana.rescues(anna, beth)
    s.all_pass(until="no-attempt")
    s.concedes("Bea")
    s.all_pass(until="minion")
    assert beth.zone == "removed" and anna.blood == 5 and anna.locked

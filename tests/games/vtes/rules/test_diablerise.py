"""The action to diablerise a vampire in torpor."""

from __future__ import annotations

from carmilla.games.vtes.words import E, V
from tests.games.vtes.rules.politics import decided
from tests.games.vtes.scene import scene
from tests.marks import rule


@rule("vtes.action.diablerise.who")
def test_any_ready_unlocked_vampire_may_diablerise() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    tied = s.Ana.ready_minion("Alba", locked=True)
    cursed = s.Ana.ready_minion("#blood cursed 4")
    ally = s.Ana.ally("#recruit, 2 pool")
    beth = s.Bea.in_torpor("Beth")
    assert s.Ana.offers(V.DIABLERISE) == s.Ana.offers(V.DIABLERISE, anna, beth) and s.Ana.may(V.DIABLERISE, anna, beth)
    assert s.Ana.why_not(V.DIABLERISE, tied, beth) == "locked"
    assert s.Ana.why_not(V.DIABLERISE, cursed, beth) == "blood-cursed"
    assert s.Ana.why_not(V.DIABLERISE, ally, beth) == "not-a-vampire"


@rule("vtes.action.diablerise.target")
def test_a_diablerie_is_of_a_vampire_in_torpor_ones_own_included() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    alba = s.Ana.in_torpor("Alba")
    dora = s.Dan.in_torpor("Dora")
    beth = s.Bea.ready_minion("Beth")
    assert len(s.Ana.offers(V.DIABLERISE, anna)) == 2
    assert s.Ana.may(V.DIABLERISE, anna, alba) and s.Ana.may(V.DIABLERISE, anna, dora)
    assert s.Ana.why_not(V.DIABLERISE, anna, beth) == "no-target" == s.Ana.why_not(V.DIABLERISE, anna, anna)


@rule("vtes.action.diablerise.cost", "vtes.action.diablerise.effect")
def test_the_action_costs_nothing_and_ends_in_diablerie_and_blood_hunt() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", capacity=9, blood=4)
    beth = s.Bea.in_torpor("Beth", blood=0)
    s.Ana.diablerises(anna, beth)
    s.all_pass(until="polling")
    assert s.is_at("Action", "Diablerie", "BloodHunt", "Polling") and beth.burned
    s.all_pass(until="minion")
    assert anna.blood == 4 and s.Ana.pool == 30 and decided(s) == [(0, 0)] and len(s.saw(E.DIABLERIE)) == 1


@rule("vtes.action.diablerise.own-undirected")
def test_the_diablerie_of_an_own_vampire_is_undirected_at_one_stealth() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    alba = s.Ana.in_torpor("Alba")
    minions = {player: player.ready_minion("Minion") for player in (s.Bea, s.Cai, s.Dan, s.Eva)}
    s.Ana.diablerises(anna, alba)
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


@rule("vtes.action.diablerise.other-directed")
def test_the_diablerie_of_anothers_vampire_is_directed_without_stealth() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    dora = s.Dan.in_torpor("Dora")
    minions = {player: player.ready_minion("Minion") for player in (s.Bea, s.Dan, s.Eva)}
    s.Ana.diablerises(anna, dora)
    s.all_pass(until="no-attempt")
    assert s.g.stealth() == 0 and s.g.action().targets == (s.Dan.seat,)
    s.Ana.passes()
    assert s.Dan.may_block(minions[s.Dan])
    s.Dan.passes()
    for player in (s.Bea, s.Eva):
        if player.asked:
            assert not player.may_block() and player.why_not(V.BLOCK, minions[player]) == "not-entitled"
            player.passes()


@rule("vtes.action.diablerise.blocked-combat")
def test_a_blocked_diablerie_leads_to_combat() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    babs = s.Bea.ready_minion("Babs")
    s.Ana.diablerises(anna, beth)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.blocks(babs)
    s.all_pass()
    assert s.is_at("Action", "Combat") and s.g.combat().fighters() == (anna.id, babs.id) and babs.locked
    assert beth.zone == "torpor" and s.saw(E.DIABLERIE) == []

"""Torpor: who goes there, what vampires in torpor keep, and what they can and cannot do."""

from __future__ import annotations

from carmilla.games.vtes.rules.torpor import go_to_torpor
from carmilla.games.vtes.words import T, V
from tests.games.vtes.rules.politics import casts, decided, votes_are_open
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule

PRINCE_FALLS = "#vote: a ready prince goes to torpor"
CHANGES_SIDES = "#vote: a vampire in torpor changes sides, 1 blood"


def prince_falls(s: Scene, caller: CardIn, prince: CardIn) -> None:
    """The caller's referendum sends this prince to torpor."""
    s.players[caller.controller].plays(PRINCE_FALLS, caller)
    s.all_pass(until="terms")
    s.players[caller.controller].chooses(prince)
    s.all_pass(until="polling")
    casts(s, s.players[caller.controller], caller)
    s.all_pass()


@rule("vtes.torpor.enter", "vtes.torpor.keeps-cards")
def test_an_effect_sends_a_vampire_to_torpor_with_all_that_lies_on_it() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    beth = s.Bea.ready_minion("Beth", title=T.PRINCE)
    club, retainer, grip = beth.bears("#equip club"), beth.bears("#employ +1 bleed"), s.Cai.attach("#employ +1 bleed", beth)
    s.Ana.hand(PRINCE_FALLS)
    prince_falls(s, anna, beth)
    assert beth.zone == "torpor" and beth.controller == "Bea" and not beth.ready
    assert s.g.on(beth.id) == sorted([club.id, retainer.id, grip.id]) and retainer.life == 1
    assert club.controller == "Bea" and grip.controller == "Cai"


@rule("vtes.torpor.lock-kept")
def test_going_to_torpor_neither_locks_nor_unlocks_and_the_blood_stays() -> None:
    for locked in (False, True):
        s = scene()
        anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
        beth = s.Bea.ready_minion("Beth", title=T.PRINCE, blood=3, locked=locked)
        s.Ana.hand(PRINCE_FALLS)
        prince_falls(s, anna, beth)
        assert beth.zone == "torpor" and beth.locked == locked and beth.blood == 3


@rule("vtes.torpor.wounded", "vtes.torpor.controlled")
def test_a_vampire_in_torpor_is_wounded_controlled_and_not_ready() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    beth = s.Bea.ready_minion("Beth", title=T.PRINCE)
    s.Ana.hand(PRINCE_FALLS)
    assert beth.ready and not beth.wounded
    prince_falls(s, anna, beth)
    assert beth.wounded and not beth.ready and beth.controller == "Bea" and s.g.in_torpor(beth.id)


@rule("vtes.torpor.allies-burn")
def test_an_ally_that_would_go_to_torpor_burns() -> None:
    s = scene()
    ally = s.Ana.ally("#recruit, 2 pool", life=2)
    club = ally.bears("#equip club")
    go_to_torpor(s.started(), ally.id)
    assert ally.burned and club.burned and ally.life == 0 and not ally.wounded


@rule("vtes.torpor.unlocks")
def test_a_vampire_in_torpor_unlocks_in_its_controllers_unlock_phase() -> None:
    s = scene(phase="unlock_phase")
    alba = s.Ana.in_torpor("Alba", locked=True)
    beth = s.Bea.in_torpor("Beth", locked=True)
    s.started()
    assert not alba.locked and beth.locked and alba.zone == "torpor"


@rule("vtes.torpor.only-leave", "vtes.torpor.hunt-not")
def test_leaving_torpor_is_the_only_action_of_a_vampire_in_torpor() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba", title=T.PRINCE)
    other = s.Ana.in_torpor("Ava")
    square = s.Ana.location("#location: gain 1 pool as an action")
    actions = ("#bleed at +2", "#gain 3 blood at +1 stealth", "#equip club", "#recruit, 2 pool", "#vote: each loses 1 pool")
    s.Ana.hand(*actions)
    assert s.Ana.offers(V.LEAVE_TORPOR, alba)
    for verb in (V.BLEED, V.HUNT, V.RESCUE, V.DIABLERISE, V.PLAY, V.USE):
        assert not s.Ana.may(verb), s.where()
    assert s.Ana.why_not(V.BLEED, alba, s.Bea) == "in-torpor" == s.Ana.why_not(V.HUNT, alba)
    assert s.Ana.why_not(V.RESCUE, alba, other) == "in-torpor" == s.Ana.why_not(V.USE, square, alba, n=1)
    for name in actions:
        assert s.Ana.why_not_play(name, alba) == "in-torpor"


@rule("vtes.torpor.hunt-not")
def test_a_vampire_in_torpor_without_blood_does_not_have_to_hunt() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    empty = s.Ana.in_torpor("Alba", blood=0)
    assert s.Ana.may(0) and s.Ana.may(V.BLEED, anna), "nothing is mandatory"
    assert not s.Ana.may(V.HUNT, empty) and s.Ana.why_not(V.HUNT, empty) == "in-torpor"


@rule("vtes.torpor.no-block", "vtes.torpor.no-reaction")
def test_a_vampire_in_torpor_neither_blocks_nor_reacts_even_under_a_wake() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth", locked=True)
    babs = s.Bea.in_torpor("Babs")
    standing = s.Bea.ready_minion("Bibi")
    s.Bea.hand("#wake", "#stealth-1")
    s.Ana.bleeds(anna)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    assert s.Bea.may_block(standing) and s.Bea.may_play("#stealth-1", standing)
    for vampire in (beth, babs):
        assert not s.Bea.may_block(vampire) and s.Bea.why_not(V.BLOCK, vampire) == "wrong-user"
        assert not s.Bea.may_play("#wake", vampire) and s.Bea.why_not_play("#wake", vampire) == "not-ready"
        assert not s.Bea.may_play("#stealth-1", vampire) and s.Bea.why_not_play("#stealth-1", vampire) == "not-ready"


@rule("vtes.torpor.modifiers")
def test_a_vampire_in_torpor_plays_modifiers_during_its_own_action() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba", blood=3)
    beth = s.Bea.ready_minion("Beth")
    eyes = s.Bea.location("#location: intercept+1")
    s.Ana.hand("#stealth+1")
    s.Ana.leaves_torpor(alba)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.blocks(beth)
    s.Ana.passes()
    s.Bea.uses(eyes)
    s.Ana.plays("#stealth+1", alba, face=0)
    s.all_pass(until="minion")
    assert alba.ready and alba.blood == 1


@rule("vtes.torpor.modifiers")
def test_no_vampire_in_torpor_plays_modifiers_during_the_action_of_another_minion() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    alba = s.Ana.in_torpor("Alba")
    ava = s.Ana.ready_minion("Ava")
    beth = s.Bea.ready_minion("Beth")
    s.Ana.hand("#stealth+1 for another")
    s.Ana.bleeds(anna)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.blocks(beth)
    assert s.Ana.may_play("#stealth+1 for another", ava)
    assert not s.Ana.may_play("#stealth+1 for another", alba) and s.Ana.why_not_play("#stealth+1 for another", alba) == "wrong-user"


@rule("vtes.torpor.no-votes")
def test_the_title_of_a_vampire_in_torpor_gives_no_votes() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    alba = s.Ana.in_torpor("Alba", title=T.INNER_CIRCLE)
    s.Ana.hand("#vote: each loses 1 pool")
    votes_are_open(s, anna)
    assert s.Ana.offers(V.VOTE) == s.Ana.offers(V.VOTE, anna)
    assert s.Ana.why_not(V.VOTE, alba, n=1) == "unready-voter"


@rule("vtes.torpor.no-votes")
def test_a_prince_who_has_fallen_in_a_referendum_votes_no_more() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    alba = s.Ana.ready_minion("Alba", title=T.PRIMOGEN)
    beth = s.Bea.ready_minion("Beth", title=T.PRINCE)
    s.Ana.hand(PRINCE_FALLS, "#vote: each loses 1 pool")
    prince_falls(s, anna, beth)
    s.all_pass(until="minion")
    votes_are_open(s, alba)
    s.passes_of("Ana")
    assert not s.Bea.may(V.VOTE)
    s.all_pass()
    assert decided(s) == [(1, 0), (0, 0)]


@rule("vtes.torpor.no-combat")
def test_a_vampire_in_torpor_is_no_opponent_for_effects_that_start_combat() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.ready_minion("Beth")
    babs = s.Bea.in_torpor("Babs")
    s.Ana.hand("#rush")
    s.Ana.plays("#rush", anna)
    assert s.Ana.may(V.TARGET, beth) and not s.Ana.may(V.TARGET, babs)
    assert s.Ana.why_not(V.TARGET, babs) == "no-such-option"


@rule("vtes.torpor.no-combat")
def test_with_nobody_ready_there_is_no_combat_to_start() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    s.Bea.in_torpor("Beth")
    s.Ana.hand("#rush")
    assert s.Ana.why_not_play("#rush", anna) == "no-target"


@rule("vtes.torpor.stolen")
def test_a_change_of_control_does_not_move_a_vampire_out_of_torpor() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN, blood=3)
    beth = s.Bea.in_torpor("Beth", blood=2, locked=True)
    club = beth.bears("#equip club")
    s.Ana.hand(CHANGES_SIDES)
    s.Ana.plays(CHANGES_SIDES, anna)
    s.all_pass(until="terms")
    s.Ana.chooses(beth)
    s.all_pass(until="polling")
    casts(s, s.Ana, anna)
    s.all_pass()
    assert beth.controller == "Ana" and beth.zone == "torpor" and beth.wounded and beth.locked and beth.blood == 2
    assert s.g.on(beth.id) == [club.id]
    s.all_pass(until="minion")
    assert s.Ana.why_not(V.LEAVE_TORPOR, beth) == "locked"

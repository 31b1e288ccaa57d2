"""Methuselahs leaving in the middle of things: votes, combats, actions, diableries."""

from __future__ import annotations

from carmilla.games.vtes.words import E, T, V
from carmilla.kernel.options import pack
from tests.games.vtes.rules.politics import EACH_LOSES, casts, decided, pools, turn_comes_to, votes_are_open
from tests.games.vtes.scene import CardIn, Scene, scene
from tests.marks import rule

DRAIN = "#drain 3 of two neighbours"


def blocked_by(s: Scene, blocker: CardIn) -> None:
    """Bea's minion blocks the action under way; both are asked about the attempt, and combat begins."""
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.players[blocker.controller].blocks(blocker)
    s.all_pass()
    assert s.is_at("Action", "Combat"), s.where()


def strikes_are_chosen(s: Scene) -> None:
    """Both fighters strike by hand at close range."""
    s.all_pass(until="strike")
    s.seat_asked().answers(pack(V.STRIKE))
    s.seat_asked().answers(pack(V.STRIKE))


@rule("vtes.referendum.blood-hunt.combat", "vtes.diablerie.unit")
def test_a_diablerie_in_combat_its_blood_hunt_two_methuselahs_ousted_by_a_card_played_in_that_vote_the_diablerist_burned_and_the_end_of_round_step_after_it_all() -> None:  # noqa: E501  # fmt: skip
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=2)
    beth = s.Bea.ready_minion("Beth", blood=0, locked=True)
    gina = s.Bea.ready_minion("Gina", blood=0)
    club = gina.bears("#club")
    edda = s.Eva.ready_minion("Edda", title=T.PRINCE)
    s.Eva.location("#location: 1 damage at the end of the round")
    s.Ana.hand("#amaranth")
    s.Dan.hand(DRAIN)
    for player in (s.Bea, s.Cai):
        player.has_pool(3)
    s.Ana.bleeds(anna)
    blocked_by(s, gina)
    strikes_are_chosen(s)
    s.all_pass(until="torpor")
    s.Ana.plays("#amaranth", anna)
    s.all_pass(until="equipment")
    s.Ana.answers(pack(V.TARGET, club.id))
    assert gina.burned and s.g.host[club.id] == anna.id and s.is_at("Combat", "Diablerie", "BloodHunt", "Polling")
    assert s.Ana.asked == "polling", "the vote is held in the combat, in the impulse order of its action"
    turn_comes_to(s, s.Dan)
    s.Dan.plays(DRAIN, None, s.Bea)
    s.all_pass()
    assert s.Bea.ousted and s.Cai.ousted and beth.zone == "removed" and s.asked == "polling"
    assert list(s.g.points) == [1, 1, 0, 0, 0] and s.Ana.pool == 36
    casts(s, s.Eva, edda)
    s.passes_of("Ana Dan Eva")
    assert decided(s) == [(2, 0)] and anna.burned and club.zone == "removed", "it was one of Bea's"
    assert s.Eva.asked == "end-of-round" and s.is_at("Action", "Combat") and not s.is_at("Diablerie")
    s.all_pass(until="after-resolution")
    s.all_pass()
    assert s.Ana.asked == "minion" and not s.is_at("Action")


@rule("vtes.referendum.blood-hunt.combat")
def test_a_diablerie_in_combat_and_a_blood_hunt_that_fails() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=2)
    beth = s.Bea.ready_minion("Beth", blood=0)
    s.Ana.hand("#amaranth")
    s.Ana.bleeds(anna)
    blocked_by(s, beth)
    strikes_are_chosen(s)
    s.all_pass(until="torpor")
    s.Ana.plays("#amaranth", anna)
    s.all_pass(until="polling")
    s.all_pass()
    assert beth.burned and decided(s) == [(0, 0)] and anna.ready and s.asked == "end-of-round"


@rule("vtes.diablerie.not-by-damage")
def test_a_vampire_burned_by_aggravated_damage_is_not_diablerised() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.ready_minion("Beth", blood=1)
    club = beth.bears("#club")
    s.Ana.hand("#strike 3 aggravated")
    s.Ana.bleeds(anna)
    blocked_by(s, beth)
    s.all_pass(until="strike")
    s.Ana.plays("#strike 3 aggravated", anna)
    s.all_pass(until="strike")
    s.Bea.answers(pack(V.STRIKE))
    s.all_pass(until="end-of-round")
    assert beth.burned and club.burned and anna.blood == 5 - 1
    assert s.saw(E.DIABLERIE) == [] and s.saw(E.CALLED) == []
    s.all_pass(until="minion")
    assert decided(s) == []


# ---- the active Methuselah
@rule("vtes.ending.oust.own-turn", "vtes.ending.oust.zero-pool")
def test_the_active_methuselah_ousting_themselves() -> None:
    """They pay their last pool for an ally: it does not enter play, and the next turn begins."""
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    (ally,) = s.Ana.hand("#recruit, 2 pool")
    s.Ana.has_pool(2)
    s.Ana.plays("#recruit, 2 pool", anna)
    play_out(s)
    assert s.Ana.ousted and ally.zone == "removed" and anna.zone == "removed"
    assert list(s.g.points) == [0, 0, 0, 0, 1] and s.Eva.pool == 36
    assert s.g.turn_frame().seat == s.Bea.seat and s.g.turns == 2 and not s.is_at("Action")


def play_out(s: Scene) -> None:
    """Everybody passes until Ana has left."""
    while not s.Ana.ousted:
        s.seat_asked().passes()


@rule("vtes.ending.oust.own-turn")
def test_the_active_methuselah_ousted_in_their_own_referendum() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.INNER_CIRCLE)
    s.Bea.hand(DRAIN)
    s.Ana.has_pool(3)
    (card,) = s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.Ana.votes(anna)
    turn_comes_to(s, s.Bea)
    s.Bea.plays(DRAIN, None, s.Eva)
    s.all_pass()
    assert s.Ana.ousted and card.zone == "removed" and decided(s) == [], "the referendum has no further effect"
    assert pools(s)[1:] == [30, 30, 30, 33] and list(s.g.points) == [0, 0, 0, 0, 1]
    assert s.seat_asked() is s.Bea and s.g.turn_frame().seat == s.Bea.seat and not s.is_at("Referendum")


@rule("vtes.ending.oust.own-turn")
def test_the_active_methuselah_leaving_in_combat() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.ready_minion("Beth", blood=3)
    s.Ana.bleeds(anna)
    blocked_by(s, beth)
    s.concedes("Ana")
    assert not s.is_at("Combat") and not s.is_at("Action") and s.g.turn_frame().seat == s.Bea.seat
    assert anna.zone == "removed" and beth.ready and not beth.locked and beth.blood == 3, "and beth has unlocked in her own turn"


@rule("vtes.ending.oust.own-turn", "vtes.diablerie.unit")
def test_a_blood_hunt_on_somebody_elses_vampire_is_decided_before_the_turn_ends() -> None:
    s = scene()
    alba = s.Ana.in_torpor("Alba", blood=3)
    beth = s.Bea.ready_minion("Beth")
    eyes = s.Bea.location("#location: intercept+1")
    dora = s.Dan.ready_minion("Dora", title=T.PRINCE)
    s.Bea.hand(DRAIN)
    s.Ana.has_pool(3)
    s.Ana.leaves_torpor(alba)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.blocks(beth)
    s.Ana.passes()
    s.Bea.uses(eyes)
    s.all_pass()
    s.Bea.answers(s.Bea.offers(V.DIABLERISE, beth)[0])
    turn_comes_to(s, s.Bea)
    s.Bea.plays(DRAIN, None, s.Eva)
    s.all_pass()
    assert s.Ana.ousted and s.asked == "polling", "the vote is carried through"
    casts(s, s.Dan, dora)
    s.all_pass()
    assert decided(s) == [(2, 0)] and beth.burned
    assert s.g.turn_frame().seat == s.Bea.seat and not s.is_at("Action")


@rule("vtes.ending.oust.own-turn")
def test_a_blood_hunt_on_a_vampire_that_has_left_the_game_decides_nothing() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    s.Bea.hand(DRAIN)
    s.Ana.has_pool(3)
    s.Ana.diablerises(anna, beth)
    s.all_pass(until="polling")
    turn_comes_to(s, s.Bea)
    s.Bea.plays(DRAIN, None, s.Eva)
    s.all_pass()
    assert s.Ana.ousted and beth.burned and anna.zone == "removed"
    assert s.g.turn_frame().seat == s.Bea.seat and not s.is_at("BloodHunt")


@rule("vtes.ending.end", "vtes.ending.vp.last")
def test_the_game_ends_in_the_middle_of_a_blood_hunt() -> None:
    s = scene("Ana Bea Cai")
    anna = s.Ana.ready_minion("Anna", title=T.PRINCE)
    beth = s.Bea.in_torpor("Beth")
    s.Cai.hand(DRAIN)
    for player in (s.Bea, s.Cai):
        player.has_pool(3)
    s.Ana.diablerises(anna, beth)
    s.all_pass(until="polling")
    turn_comes_to(s, s.Cai)
    s.Cai.plays(DRAIN, None, s.Bea)
    s.passes_of("Ana Bea")
    s.Cai.passes()
    assert s.g.stack == [] and s.g.to_act() == [], "the last one is not asked how to vote"
    assert list(s.g.points) == [2, 1, 0] and anna.ready


# ---- seats leaving while somebody is asked
@rule("vtes.ending.oust.zero-pool")
def test_a_seat_leaving_while_asked() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.passes_of("Ana")
    assert s.seat_asked() is s.Bea
    s.concedes("Bea")
    assert s.Bea.ousted and s.Bea.asked == "" and s.seat_asked() is s.Cai, "the new prey"
    assert s.is_at("Polling") and s.Ana.points == 1
    s.all_pass()
    assert decided(s) == [(0, 0)]


@rule("vtes.ending.oust.zero-pool")
def test_a_seat_leaving_while_another_is_asked() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    dora = s.Dan.ready_minion("Dora", title=T.PRINCE)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.passes_of("Ana")
    s.concedes("Dan")
    assert s.Dan.ousted and s.seat_asked() is s.Bea and s.asked == "polling", "the same seat is asked again"
    assert dora.zone == "removed" and s.Cai.points == 1 and s.Cai.pool == 36
    s.passes_of("Bea Eva Cai")
    assert decided(s) == [(0, 0)]


@rule("vtes.ending.oust.own-turn")
def test_a_seat_leaving_in_its_own_action() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    (card,) = s.Ana.hand(EACH_LOSES)
    s.Ana.plays(EACH_LOSES, anna)
    s.all_pass(until="no-attempt")
    assert s.seat_asked() is s.Ana
    s.concedes("Ana")
    assert s.Ana.ousted and card.zone == "removed" == anna.zone and not s.is_at("Action")
    assert s.g.turn_frame().seat == s.Bea.seat and s.g.turns == 2
    assert list(s.g.points) == [0, 0, 0, 0, 1] and s.Eva.pool == 36


@rule("vtes.ending.oust.own-turn")
def test_a_seat_leaving_while_it_chooses_terms() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    s.Ana.hand("#vote: two Methuselahs lose 2 pool")
    s.Ana.plays("#vote: two Methuselahs lose 2 pool", anna)
    s.all_pass(until="terms")
    s.Ana.chooses(s.Cai)
    s.concedes("Ana")
    assert s.g.turn_frame().seat == s.Bea.seat and decided(s) == [] and s.Cai.pool == 30

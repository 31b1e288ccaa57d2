"""Ousting Methuselahs: when it happens, what leaves with them, victory points and pool."""

from __future__ import annotations

from carmilla.games.vtes.words import E, T, W, Z
from tests.games.vtes.rules.politics import EACH_LOSES, casts, decided, pools, turn_comes_to, votes_are_open
from tests.games.vtes.scene import CardIn, Player, Scene, scene
from tests.marks import rule

DRAIN = "#drain 3 of two neighbours"
LOSE_AND_GAIN = "#vote: each loses 1 pool, then its caller gains 2"


def bleeds_out(s: Scene, minion: CardIn) -> None:
    """An unblocked bleed takes the prey's last pool."""
    s.players[minion.controller].bleeds(minion)
    s.all_pass(until="after-resolution")


def vote_passes(s: Scene, minion: CardIn, card: str = EACH_LOSES) -> None:
    votes_are_open(s, minion, card)
    casts(s, s.players[minion.controller], minion)
    s.all_pass()


def points(s: Scene) -> list[int]:
    return list(s.g.points)


def given_to(card: CardIn, player: Player) -> CardIn:
    """Another Methuselah controls the card."""
    g = card.scene.g
    g.put(card.id, g.zone_of(card.id), player.seat)
    return card


def rows(s: Scene, player: Player) -> list[int]:
    """How many cards lie in each zone of a Methuselah that is in the game."""
    return [len(s.g.row(zone, player.seat)) for zone in range(len(s.g.ZONES)) if zone != Z.REMOVED]


# ---- when
@rule("vtes.ending.oust.zero-pool", "vtes.ending.oust.at-once")
def test_a_methuselah_without_pool_is_ousted_at_once() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    s.Bea.ready_minion("Beth")
    s.Bea.has_pool(1)
    s.Ana.hand("#unlock after resolution")
    bleeds_out(s, anna)
    assert s.Bea.ousted and s.Ana.points == 1 and s.Ana.pool == 36
    assert s.Ana.asked == "after-resolution" and s.Ana.may_play("#unlock after resolution"), "only now"
    told = [event[0] for event in s.events() if event[0] in (E.POOL, E.OUSTED, E.POINTS)]  # the first lays out the scene
    assert told[1:] == [E.POOL, E.OUSTED, E.POINTS, E.POOL]


@rule("vtes.ending.oust.zero-pool")
def test_nothing_is_asked_of_an_ousted_methuselah() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    s.Bea.ready_minion("Beth")
    s.Bea.location("#location: 3 votes")
    s.Bea.has_pool(1)
    s.Ana.hand(EACH_LOSES)
    bleeds_out(s, anna)
    while s.g.turns < 3:
        assert s.seat_asked() is not s.Bea
        s.seat_asked().passes()
    assert [s.g.question(s.Bea.seat), s.Bea.options] == [None, []]


@rule("vtes.ending.oust.zero-pool")
def test_within_one_effect_a_gain_may_still_save() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    for player in (s.Ana, s.Cai):
        player.has_pool(1)
    s.Ana.hand(LOSE_AND_GAIN)
    vote_passes(s, anna, LOSE_AND_GAIN)
    assert not s.Ana.ousted and s.Ana.pool == 2 and s.Cai.ousted


@rule("vtes.ending.oust.at-once")
def test_an_oust_during_a_vote_comes_before_anything_else_is_asked() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    cora = s.Cai.ready_minion("Cora", title=T.PRINCE)
    s.Dan.hand(DRAIN)
    for player in (s.Bea, s.Cai):
        player.has_pool(3)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    turn_comes_to(s, s.Dan)
    s.Dan.plays(DRAIN, None, s.Bea)
    s.all_pass()
    assert s.Bea.ousted and s.Cai.ousted and cora.zone == "removed"
    assert s.Ana.asked == "polling" and s.Ana.points == 1 and s.Ana.pool == 36
    s.Ana.votes(anna)
    s.passes_of("Ana Dan Eva")
    assert decided(s) == [(1, 0)] and pools(s)[3:] == [29, 29]


# ---- what leaves with them
@rule("vtes.ending.oust.cards-removed")
def test_all_cards_of_the_ousted_are_removed_not_burned() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth, babs = s.Bea.ready_minion("Beth"), s.Bea.in_torpor("Babs")
    club, hall = beth.bears("#club"), s.Bea.location("#location: 3 votes")
    s.Bea.has_pool(1)
    bleeds_out(s, anna)
    for card in (beth, babs, club, hall):
        assert card.zone == "removed" and card.controller == "Bea" and not s.g.speaks(card.id)
    assert beth.blood == 0 and not babs.wounded and s.g.active[W.POLLING] == ()
    moved = [event for event in s.saw(0) if event[2] // s.g.seats == Z.ASH]
    assert moved == [], "nothing burned"


@rule("vtes.ending.oust.uncontrolled")
def test_hand_piles_and_uncontrolled_cards_leave_as_well() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    cards = [*s.Bea.hand("#wake"), *s.Bea.ash_heap("#club"), s.Bea.uncontrolled("Babs")]
    s.Bea.has_pool(1)
    bleeds_out(s, anna)
    assert rows(s, s.Bea) == [0] * (len(s.g.ZONES) - 1)
    assert all(card.zone == "removed" for card in cards)
    owned = [card for card in range(1, len(s.g.ident)) if s.g.owner[card] == s.Bea.seat]
    assert sorted(s.g.row(Z.REMOVED, s.Bea.seat)) == owned


@rule("vtes.ending.oust.uncontrolled", "vtes.ending.oust.cards-elsewhere")
def test_cards_of_the_ousted_that_others_control_stay_until_they_burn() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = given_to(s.Bea.ready_minion("Beth", title=T.PRINCE, blood=2), s.Ana)
    dora = s.Dan.ready_minion("Dora", title=T.JUSTICAR)
    babs = given_to(s.Bea.in_torpor("Babs"), s.Ana)
    s.Bea.has_pool(1)
    bleeds_out(s, anna)
    assert s.Bea.ousted and beth.ready and beth.controller == "Ana" and beth.blood == 2 and babs.zone == "torpor"
    s.all_pass(until="minion")
    s.Ana.diablerises(beth, babs)
    s.all_pass(until="polling")
    assert babs.zone == "removed", "there is no ash heap of theirs any more"
    casts(s, s.Dan, dora)
    s.all_pass()
    assert beth.zone == "removed" and s.g.row(Z.ASH, s.Bea.seat) == ()


@rule("vtes.ending.oust.cards-returned")
def test_cards_of_others_do_not_come_back_during_the_game() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    cora = given_to(s.Cai.ready_minion("Cora"), s.Bea)
    club = given_to(s.Cai.attach("#club", cora), s.Bea)
    s.Bea.has_pool(1)
    before = rows(s, s.Cai)
    bleeds_out(s, anna)
    for card in (cora, club):
        assert card.zone == "removed" and card.controller == "Cai"
    assert rows(s, s.Cai) == before


@rule("vtes.ending.oust.attached")
def test_what_rivals_control_on_a_removed_card_burns_and_control_decides() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.ready_minion("Beth")
    dora = s.Dan.ready_minion("Dora")
    on_beth = s.Cai.attach("#employ +1 bleed", beth)
    on_that = s.Bea.attach("#club", on_beth)
    on_dora = s.Bea.attach("#employ +1 bleed", dora)
    on_that_one = s.Eva.attach("#club", on_dora)
    s.Bea.has_pool(1)
    bleeds_out(s, anna)
    assert on_beth.burned and on_beth.controller == "Cai" and on_beth.life == 0
    assert on_dora.zone == "removed" == on_that.zone and dora.ready and s.g.on(dora.id) == []
    assert on_that_one.burned and on_that_one.controller == "Eva"


@rule("vtes.ending.oust.edge")
def test_the_edge_of_the_ousted_goes_back_to_the_centre() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    s.Bea.has_edge()
    s.Bea.has_pool(1)
    s.Ana.hand(EACH_LOSES)
    vote_passes(s, anna)
    assert s.Bea.ousted and s.g.edge == -1
    assert [event[0] for event in s.saw(E.EDGE)][-1] == -1


@rule("vtes.ending.oust.edge")
def test_a_bleed_that_ousts_passes_the_edge_on() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    s.Bea.has_edge()
    s.Bea.has_pool(1)
    bleeds_out(s, anna)
    assert s.Bea.ousted and s.Ana.edge


@rule("vtes.ending.oust.mid-action")
def test_an_action_aimed_at_somebody_who_is_gone_goes_on_without_effect() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    s.Eva.has_edge()
    s.Ana.bleeds(anna)
    s.all_pass(until="no-attempt")
    s.concedes("Bea")
    assert s.is_at("Action") and s.Ana.pool == 36
    s.all_pass(until="after-resolution")
    assert anna.locked and s.Eva.edge and pools(s)[2:] == [30, 30, 30], "nobody is bled, and the Edge does not move"
    s.all_pass(until="minion")


@rule("vtes.ending.oust.mid-action")
def test_an_action_card_with_a_target_that_is_gone_has_no_effect() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    (card,) = s.Ana.hand("#lock a minion")
    beth = s.Bea.ready_minion("Beth")
    s.Ana.plays("#lock a minion", anna, beth)
    s.all_pass(until="no-attempt")
    s.concedes("Bea")
    s.all_pass(until="minion")
    assert card.burned and beth.zone == "removed" and not beth.locked


# ---- victory points and pool
@rule("vtes.ending.vp.prey", "vtes.ending.vp.prey.pool")
def test_the_predator_gets_a_point_and_six_pool_whoever_did_it() -> None:
    s = scene()
    dora = s.Dan.ready_minion("Dora", title=T.PRIMOGEN)
    s.Ana.ready_minion("Anna")
    s.Dan.hand(DRAIN)
    s.Bea.has_pool(3)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, CardIn(s.Ana.scene, s.g.row(Z.READY, s.Ana.seat)[0]))
    turn_comes_to(s, s.Dan)
    s.Dan.plays(DRAIN, None, s.Bea)
    s.all_pass()
    assert points(s) == [1, 0, 0, 0, 0] and pools(s)[0] == 36 and pools(s)[2:] == [27, 30, 30] and dora.ready
    assert s.g.prey_of(s.Ana.seat) == s.Cai.seat and s.g.predator_of(s.Cai.seat) == s.Ana.seat


@rule("vtes.ending.vp.last")
def test_the_last_methuselah_gets_one_more_point() -> None:
    s = scene("Ana Bea")
    anna = s.Ana.ready_minion("Anna")
    s.Bea.has_pool(1)
    s.Ana.bleeds(anna)
    while s.g.to_act():
        s.seat_asked().passes()
    assert points(s) == [2, 0] and s.Ana.pool == 36 and s.g.stack == []


@rule("vtes.ending.vp.last")
def test_nobody_is_last_while_two_are_left() -> None:
    s = scene("Ana Bea Cai")
    anna = s.Ana.ready_minion("Anna")
    s.Bea.has_pool(1)
    bleeds_out(s, anna)
    assert points(s) == [1, 0, 0] and s.g.stack
    s.concedes("Cai")
    assert points(s) == [3, 0, 0] and s.g.stack == [] and s.g.to_act() == []


@rule("vtes.ending.simultaneous")
def test_whoever_is_ousted_with_their_prey_gets_the_point_but_no_pool() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    for player in (s.Ana, s.Bea):
        player.has_pool(1)
    s.Ana.hand(EACH_LOSES)
    vote_passes(s, anna)
    assert s.Ana.ousted and s.Bea.ousted, "the 6 pool does not save Ana"
    assert points(s) == [1, 0, 0, 0, 1] and s.Ana.pool == 0
    assert pools(s)[2:] == [29, 29, 35]


@rule("vtes.ending.simultaneous.several")
def test_several_ousted_at_once() -> None:
    """Each one whose prey was among them gets a point, survivor or not."""
    s = scene("Ana Bea Cai Dan Eva Fay")
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    for player in (s.Bea, s.Cai, s.Eva):
        player.has_pool(1)
    s.Ana.hand(EACH_LOSES)
    vote_passes(s, anna)
    assert points(s) == [1, 1, 0, 1, 0, 0]
    assert pools(s) == [35, 0, 0, 35, 0, 29]
    assert s.g.in_play() == [s.Ana.seat, s.Dan.seat, s.Fay.seat]


@rule("vtes.ending.simultaneous.chain")
def test_of_two_neighbours_the_survivor_claims_the_first_alone() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    for player in (s.Bea, s.Cai):
        player.has_pool(1)
    s.Ana.hand(EACH_LOSES)
    vote_passes(s, anna)
    assert points(s) == [1, 1, 0, 0, 0] and s.Ana.pool == 29 + 6
    assert s.g.prey_of(s.Ana.seat) == s.Dan.seat


@rule("vtes.ending.simultaneous.all")
def test_when_all_are_ousted_at_once_nobody_is_the_last() -> None:
    s = scene("Ana Bea Cai")
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    for player in (s.Ana, s.Bea, s.Cai):
        player.has_pool(1)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    s.Ana.votes(anna)
    s.passes_of("Ana Bea Cai")
    assert points(s) == [1, 1, 1] and pools(s) == [0, 0, 0] and s.g.in_play() == []
    assert s.g.stack == [] and s.g.to_act() == []


@rule("vtes.ending.vp.last", "vtes.ending.vp.prey.pool")
def test_the_game_ends_in_the_middle_of_a_vote() -> None:
    s = scene("Ana Bea Cai")
    anna = s.Ana.ready_minion("Anna", title=T.PRIMOGEN)
    s.Bea.hand(DRAIN)
    for player in (s.Ana, s.Cai):
        player.has_pool(3)
    s.Ana.hand(EACH_LOSES)
    votes_are_open(s, anna)
    turn_comes_to(s, s.Bea)
    s.Bea.plays(DRAIN, None, s.Cai)
    s.all_pass()
    assert s.g.stack == [] and s.g.to_act() == [] and decided(s) == []
    assert points(s) == [0, 2, 1] and s.Bea.pool == 36


def test_a_played_card_of_the_ousted_costs_nothing_more_and_has_no_effect() -> None:
    """Somebody leaves while the card they play is waiting in its as-played window."""
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.ready_minion("Beth", locked=True, blood=2)
    (card,) = s.Bea.hand("#unlock")
    s.Ana.bleeds(anna)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.plays("#unlock", beth)
    s.concedes("Bea")
    assert card.zone == "removed" == beth.zone and s.asked == "no-attempt"
    s.all_pass(until="minion")
    assert beth.blood == 0 and anna.locked


@rule("vtes.action.resolve.fizzle-targets")
def test_an_action_card_with_nothing_left_to_choose_has_no_effect() -> None:
    s = scene("Ana Bea Cai")
    anna = s.Ana.ready_minion("Anna")
    s.Ana.hand("#two Methuselahs burn 1 pool")
    s.Ana.plays("#two Methuselahs burn 1 pool", anna, s.Bea)
    assert s.asked == "choice"
    s.concedes("Cai")
    assert s.asked == "as-played", s.where()
    s.all_pass(until="minion")
    assert s.Bea.pool == 30 + 6 and anna.locked


@rule("vtes.action.resolve.fizzle-targets")
def test_a_card_with_nothing_left_to_choose_has_no_effect() -> None:
    s = scene("Ana Bea Cai", phase="master_phase")
    anna = s.Ana.ready_minion("Anna")
    s.Bea.ready_minion("Beth")
    s.Ana.hand("#master: send into combat")
    s.Ana.plays("#master: send into combat", None, anna)
    assert s.asked == "choice"
    s.concedes("Bea")
    s.all_pass(until="minion")
    assert s.saw(E.COMBAT) == [] and len(s.cards_in("ash", "Ana")) == 1


@rule("vtes.ending.oust.cards-removed")
def test_what_has_left_the_game_is_not_stolen() -> None:
    s = scene("Ana Bea Cai")
    anna, beth = s.Ana.ready_minion("Anna"), s.Bea.ready_minion("Beth")
    anna.bears("#club"), anna.bears("#charm")
    club = beth.bears("#club")
    beth.bears("#charm")
    s.Ana.hand("#rush", "#steal equipment")
    s.Bea.hand("#steal equipment")
    s.Ana.plays("#rush", anna, beth)
    s.all_pass(until="strike")
    s.Ana.plays("#steal equipment", anna)
    s.all_pass(until="strike")
    s.Bea.plays("#steal equipment", beth)
    s.all_pass(until="destroy")
    s.Ana.chooses(club)
    s.concedes("Bea")
    assert club.zone == "removed" and s.asked == "end-of-round"


@rule("vtes.ending.oust.cards-removed")
def test_a_minion_that_has_left_the_game_gains_nothing() -> None:
    s = scene("Ana Bea Cai")
    anna, beth = s.Ana.ready_minion("Anna", blood=1), s.Bea.ready_minion("Beth")
    club = anna.bears("#club")
    anna.bears("#charm")
    s.Ana.hand("#rush", "#steal 2")
    s.Bea.hand("#steal equipment")
    s.Ana.plays("#rush", anna, beth)
    s.all_pass(until="strike")
    s.Ana.plays("#steal 2", anna)
    s.all_pass(until="strike")
    s.Bea.plays("#steal equipment", beth)
    s.all_pass(until="destroy")
    s.concedes("Ana")
    assert anna.zone == club.zone == "removed" and anna.blood == 0


@rule("vtes.ending.oust.cards-removed")
def test_a_blocking_minion_that_has_left_the_game_is_not_locked() -> None:
    s = scene("Ana Bea Cai")
    anna, beth = s.Ana.ready_minion("Anna"), s.Bea.ready_minion("Beth")
    s.Ana.hand("#lock the blocking minion")
    s.Ana.bleeds(anna)
    s.all_pass(until="no-attempt")
    s.Ana.passes()
    s.Bea.blocks(beth)
    s.Ana.plays("#lock the blocking minion", anna)
    s.concedes("Bea")
    s.all_pass(until="minion")
    assert beth.zone == "removed" and not beth.locked

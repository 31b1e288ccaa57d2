"""End of the game, the score, ties; teams; Relics and Location cards; house cards."""

from __future__ import annotations

import pytest

import carmilla
from carmilla.errors import Refused
from carmilla.games.vendetta.rules.frenzy import Elimination
from carmilla.games.vendetta.spec import GAME
from carmilla.games.vendetta.words import V, Z
from carmilla.kernel.options import pack
from tests.games.vendetta.scene import HAVEN, answer_all, choose_clans, scene, table
from tests.marks import rule


@rule("vendetta.end.when", "vendetta.round.three")
def test_the_game_ends_after_the_third_round() -> None:
    g = table(4)
    answer_all(g, "nothing")
    assert g.pending is None
    assert not g.stack
    assert g.round == 3
    assert any(g.all_at(loc) for loc in g.locations())  # nothing was put back
    assert len(g.victors()) == 1


@rule("vendetta.end.example", "vendetta.end.score", "vendetta.diablerie.score")
def test_house_worked_example_score() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.ally("VI01", "VI02", "AL17")  # two Victims, an Ally worth 3
    s.Ana.drained("VI03")
    s.Ana.drained("AL01")  # a Vampire worth 1 when drained
    s.Ana.has_influence(5)
    s.tokens("Ana", 0, 1)
    assert s.g.score(0) == 10
    assert sum(n for _, _, n in s.g.score_lines(0)) == 10
    assert [what for what, _, _ in s.g.score_lines(0)] == ["alliance"] * 3 + ["drained"] * 2 + ["influence", "diablerie"]


@rule("vendetta.end.winner", "vendetta.end.tie")
def test_the_highest_score_wins_then_blood_then_the_order_from_the_last_token() -> None:
    s = scene("ventrue brujah toreador", pools="5 6 6")
    s.Ana.has_influence(4)
    assert s.g.victors() == [0]
    s.Ana.has_influence(3)
    s.Bea.blood(1, 9)  # assigned blood does not count
    assert s.g.final_order() == [1, 2, 0]
    s.g.take_last_ambition(2)
    assert s.g.final_order() == [2, 1, 0]


@rule("vendetta.end.tie", "vendetta.contradiction.cards")
def test_who_wins_all_ties_wins_that_of_the_score() -> None:
    s = scene("ventrue brujah toreador", pools="6 2 6")
    s.Ana.has_influence(6)
    s.Bea.ally("AL08")
    assert s.g.score(0) == s.g.score(1)
    assert s.g.victors() == [1]


# ---- teams


@rule("vendetta.team.example", "vendetta.team.seating")
def test_modo_por_equipos_six_players() -> None:
    s = scene("toreador gangrel brujah tremere ventrue nosferatu", teams=True)
    assert [s.g.team_of(seat) for seat in s.g.order()] == [0, 1, 2, 0, 1, 2]
    assert [s.g.partner(seat) for seat in range(6)] == [3, 4, 5, 0, 1, 2]


@rule("vendetta.team.players", "vendetta.team.setup", "vendetta.team.formed")
def test_teams_of_two_with_four_and_six_before_the_clans_are_chosen() -> None:
    for seats, locations in ((4, 3), (6, 4)):
        g = table(seats, teams="on")
        assert g.teams
        assert len(g.locations()) == locations
        assert g.partner(0) == seats // 2
        assert g.clan == [-1] * seats
        assert len(g.options(g.ambition)) == seats + 1
    for seats in (3, 5):
        with pytest.raises(Refused):
            carmilla.new("vendetta", seats=seats, seed=1, options={"teams": "on"})


@rule("vendetta.team.rivals")
def test_each_time_the_owner_says_whether_the_partner_is_meant() -> None:
    s = scene("brujah ventrue toreador gangrel", teams=True)
    s.Ana.at(1, "BR07", "BR09")  # setup: steal 1; consequence: steal 1
    s.Bea.at(1, "VE08")
    s.Cai.at(1, "TO02")
    s.resolve(1)
    assert s.asked() == ["Ana partner"]
    s.answer("Ana", "no")
    assert (s.Bea.pool, s.Cai.pool) == (5, 6)
    assert s.asked() == ["Ana partner"]  # anew for the next effect
    s.answer("Ana", "yes")
    s.over()
    assert (s.Bea.pool, s.Cai.pool) == (4, 5)


@rule("vendetta.team.rivals")
def test_a_lasting_card_is_settled_when_played_and_changed_at_the_start_of_a_turn() -> None:
    s = scene("brujah ventrue toreador gangrel", teams=True)
    s.Ana.hand("BR03", "BR08")
    s.Cai.hand("TO08", "TO09")
    s.turn("Ana")
    s.answer("Ana", "play BR03 1")
    s.reaches("partner")
    s.answer("Ana", "no")
    s.turn_ends("Ana")
    s.plays("Cai", "play TO08 2")
    assert s.Cai.pool == 6
    s.turn("Ana")
    s.answer("Ana", "spare BR03 0")
    s.answer("Ana", "play BR08 1")
    assert "spare BR03 1" not in s.offered("Ana")
    s.answer("Ana", "end")
    s.plays("Cai", "play TO09 2")
    assert s.Cai.pool == 5


@rule("vendetta.team.rivals", "vendetta.conflict.modifier-order")
def test_power_of_the_partner_is_settled_before_the_totals() -> None:
    for answer, second in (("no", "Cai"), ("yes", "Bea")):
        s = scene("gangrel ventrue toreador brujah", teams=True)
        s.Ana.at(1, "GA02")
        s.Ana.blood(1, 9)
        s.Cai.at(1, "TO07")  # 3, or halved 1
        s.Bea.blood(1, 2)
        s.resolve(1)
        s.answer("Ana", answer)
        s.over()
        assert [name for name in ("Bea", "Cai") if s.players[["Ana", "Bea", "Cai"].index(name)].alliance()] == [second]


@rule("vendetta.team.frenzy")
def test_the_partners_frenzy_gives_nothing() -> None:
    s = scene("brujah ventrue toreador gangrel", teams=True, pools="6 1 1 6")
    s.Ana.ally("AL12", "AL15")  # one influence more; 2 blood for each Frenzy of an opponent
    s.loses(("Cai", 1), by="Ana")
    s.over()
    assert (s.Ana.influence, s.Ana.pool) == (3, 6)
    s.loses(("Bea", 1), by="Ana")
    s.over()
    assert (s.Ana.influence, s.Ana.pool) == (5, 8)


@rule("vendetta.team.ranking")
def test_partners_are_ranked_each_on_their_own() -> None:
    s = scene("brujah ventrue toreador gangrel", teams=True)
    for player, n in zip(s.players, (1, 3, 2, 0), strict=True):
        player.blood(1, n)
    assert s.g.ranking(0) == [1, 2, 0]


@rule("vendetta.team.score", "vendetta.team.tie")
def test_the_team_with_the_highest_sum_wins_ties_by_blood_then_turn_order() -> None:
    s = scene("brujah ventrue toreador gangrel", teams=True, pools="6 6 6 6")
    s.Ana.has_influence(9)
    s.Cai.has_influence(0)
    s.Bea.has_influence(5)
    s.Dan.has_influence(5)
    assert s.g.victors() == [1, 3]  # 10 against 9
    s.Cai.has_influence(1)
    s.Dan.holds(7)
    assert s.g.victors() == [1, 3]  # more blood
    s.Dan.holds(6)
    assert s.g.victors() == [0, 2]
    s.g.take_last_ambition(3)
    assert s.g.victors() == [1, 3]
    s.Ana.ally("AL08")  # a tie between teams is not her owner's
    s.Ana.has_influence(9 - 3)
    assert s.g.victors() == [1, 3]


@rule("vendetta.team.eliminated", "vendetta.diablerie.last-one")
def test_a_team_goes_on_with_the_partner_who_is_left() -> None:
    s = scene("brujah ventrue toreador gangrel", teams=True)
    s.under_game()
    s.Cai.has_influence(20)
    s.g.stack[0].goto("final_score")
    s.g.call(Elimination((0,)))
    s.g.pump()
    assert s.g.victors() == [2]
    s = scene("brujah ventrue toreador gangrel", teams=True)
    s.under_game()
    s.Bea.hand("VE08")
    s.turn("Bea")
    for seat in (0, 2):
        s.g.concede(seat)
    assert s.g.pending is None
    assert s.g.victors() == [1, 3]


# ---- Relics and Location cards


@rule("vendetta.relic.offer", "vendetta.relic.choice")
def test_relics_are_chosen_counter_clockwise_the_ambition_holder_last() -> None:
    g = table(4, relics="on")
    first = g.ambition
    choose_clans(g)
    assert len(g.row(Z.OFFER, 0)) == 5
    assert all(g.sees(viewer, card) for viewer in range(5) for card in g.row(Z.OFFER, 0))
    asked = []
    while g.ASKS[g.pending.questions[0].ask] == "relic":  # type: ignore[union-attr]
        asked += g.to_act()
        g.submit(asked[-1], g.options(asked[-1])[0])
    assert asked == [(first + i) % 4 for i in (3, 2, 1, 0)]
    assert g.row(Z.OFFER, 0) == ()


@rule("vendetta.relic.once", "vendetta.relic.score")
def test_a_relic_is_used_once_and_counts_used_or_not() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.relic("RE2")  # Sargon, worth 0
    s.Bea.relic("RE1")  # worth 2
    s.Ana.drained("VI01")
    s.Ana.drained("VI02")
    s.Ana.hand("VE08")
    s.turn("Ana")
    s.answer("Ana", "use RE2")
    s.answer("Ana", "card VI01")
    assert "use RE2" not in s.offered("Ana")
    assert s.why_not("Ana", pack(V.USE, s.g.row(Z.USED, 0)[0], 0)) == "not-offered"
    assert s.g.score(1) == 3 + 2
    s.g.use_up(s.g.row(Z.RELIC, 1)[0])
    assert s.g.score(1) == 3 + 2


@rule("vendetta.relic.sargon")
def test_sargon_brings_a_drained_card_back() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.relic("RE2")
    s.Ana.drained("AL01")
    s.tokens("Ana", 1)
    s.Ana.hand("VE08")
    s.turn("Ana")
    s.answer("Ana", "use RE2")
    assert s.Ana.alliance() == ["AL01"]
    assert s.Ana.pool == 6  # it has not joined anew
    assert s.Ana.tokens == 1
    assert "drain AL01" in s.offered("Ana")


@rule("vendetta.relic.chalice")
def test_the_chalice_plays_one_blood_at_each_location() -> None:
    s = scene("ventrue brujah gangrel", pools="3 6 6")
    s.Ana.relic("RE1")
    s.Cai.at(1, "GA06")
    s.round_from("resolution")
    assert s.asked() == ["Ana may"]
    s.answer("Ana", "yes")
    s.answer("Ana", "location 1")
    s.answer("Ana", "location haven")
    assert (s.Ana.pool, s.Ana.assigned(1), s.Ana.assigned(2), s.Ana.assigned(HAVEN)) == (1, 1, 0, 1)
    assert s.Cai.assigned(1) == 0  # no card was played
    s = scene("ventrue brujah gangrel", pools="1 6 6")
    s.Ana.relic("RE1")
    s.round_from("resolution")
    s.over()


@rule("vendetta.locations.deal")
def test_location_cards_lie_on_every_location_but_the_haven() -> None:
    for seats in (4, 5):
        g = table(seats, locations="on")
        choose_clans(g)
        assert [len(g.row(Z.PLACE, loc)) for loc in g.locations()] == [1] * g.haven + [0]
        assert all(g.sees(viewer, g.row(Z.PLACE, loc)[0]) for viewer in range(seats + 1) for loc in range(g.haven))


@rule("vendetta.locations.succubus")
def test_succubus_club_gives_up_to_three_own_blood_back() -> None:
    s = scene("ventrue brujah toreador")
    s.location(1, "LO1")
    s.Ana.at(1, "VE08")
    s.Ana.blood(1, 4)
    s.Bea.blood(1, 1)
    s.Cai.blood(1, 2)
    s.resolve(1, stay=False)
    s.go("Ana stay; Bea stay; Cai withdraw")
    assert s.offered("Ana") == ["amount 0", "amount 1", "amount 2", "amount 3"]
    s.answer("Ana", "amount 3")
    s.answer("Bea", "amount 1")
    s.over()  # who withdrew has nothing there
    assert (s.Ana.pool, s.Ana.assigned(1), s.Bea.pool) == (9, 1, 7)


@rule("vendetta.locations.collar")
def test_the_collar_gives_one_more_influence_for_a_frenzy_here() -> None:
    for loc, influence in ((1, 5), (2, 4)):
        s = scene("ventrue brujah toreador", pools="6 1 6")
        s.location(1, "LO2")
        s.loses(("Bea", 1), by="Ana", loc=loc)
        s.over()
        assert s.Ana.influence == influence


# ---- without our own cards


def test_without_house_cards() -> None:
    g = table(4, house_cards="off")
    choose_clans(g)
    assert len([card for card in g.row(Z.VICTIMS, 0) if g.text(card).house]) == 0
    assert g.victims_left() == 31
    g = table(4, house_cards="off", locations="on")
    choose_clans(g)
    assert [g.text(g.row(Z.PLACE, loc)[0]).house for loc in range(2)] == [False, False]
    for seats, options in ((4, {"relics": "on"}), (5, {"locations": "on"})):
        with pytest.raises(Refused) as refused:
            carmilla.new("vendetta", seats=seats, seed=1, options={"house_cards": "off", **options})
        assert refused.value.code == "house-cards-needed"


def test_everything_is_shown_at_the_end_where_the_table_wishes_it() -> None:
    for wish in ("off", "on"):
        g = table(4, reveal_at_end=wish)
        answer_all(g, "nothing")
        unseen = [card for seat in (1, 2, 3) for card in g.hand(seat) + g.deck(seat) if not g.sees(0, card)]
        assert bool(unseen) == (wish == "off")
        assert GAME.winners(g) == g.victors()

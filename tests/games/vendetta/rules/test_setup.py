"""Setup: who begins, Locations, clans, hands, pools, alliances."""

from __future__ import annotations

import pytest

from carmilla.errors import Refused
from carmilla.games.vendetta.words import B, D, Z
from tests.games.vendetta.scene import answer_all, choose_clans, codes, row_of, table
from tests.marks import rule


@rule("vendetta.setup.first-player", "vendetta.setup.clans-offered", "vendetta.setup.clan-choice")
def test_clans_are_offered_and_taken_from_the_ambition_holder_clockwise() -> None:
    assert {table(4, b"%d" % seed).ambition for seed in range(30)} == {0, 1, 2, 3}
    g = table(4)
    assert len(g.options(g.ambition)) == 5
    first = g.options(g.ambition)[0]
    asked = [g.ambition]
    g.submit(g.ambition, first)
    assert first not in g.options(g.to_act()[0])
    refused = g.why_not(g.to_act()[0], first)
    assert refused is not None
    assert refused.code == "taken"
    asked += choose_clans(g)
    assert asked == [(asked[0] + i) % 4 for i in range(4)]
    assert len(set(g.clan)) == 4
    assert g.offered_clans == 0  # the last sheet is back in the box


@rule("vendetta.setup.locations", "vendetta.setup.locations-by-players", "vendetta.game.players")
def test_three_locations_up_to_four_players_four_from_five_on() -> None:
    for seats, locations in ((3, 3), (4, 3), (5, 4), (6, 4)):
        g = table(seats)
        assert len(g.locations()) == locations
        assert g.haven == locations - 1
        assert g.teams == (seats == 6)


@pytest.mark.parametrize("seats", [2, 7])
@rule("vendetta.game.players")
def test_nobody_else_can_play(seats: int) -> None:
    import carmilla

    assert table(3).seats == 3
    with pytest.raises(Refused):
        carmilla.new("vendetta", seats=seats, seed=1)


@rule("vendetta.setup.victim-deck", "vendetta.setup.ally-deck")
def test_victims_lie_face_up_and_nobody_knows_the_allies() -> None:
    g = table(4)
    choose_clans(g)
    victims = [card for card in range(1, len(g.ident)) if g.back[card] == B.VICTIM]
    assert len(victims) == 35
    assert all(g.sees(viewer, card) for viewer in range(5) for card in victims)
    assert {g.text(card).kind for card in g.row(Z.ALLY_DECK, 0)} <= {D.VAMPIRE, D.HUMAN}
    assert len(g.row(Z.ALLY_DECK, 0)) == 30 - 3
    assert not any(g.sees(viewer, card) for viewer in range(5) for card in g.row(Z.ALLY_DECK, 0))


@rule("vendetta.setup.starting-hand", "vendetta.setup.clan-deck")
def test_hunt_and_ready_are_the_hand_and_everybody_knows_it() -> None:
    g = table(4)
    choose_clans(g)
    for seat in range(4):
        assert sorted(g.text(card).name for card in g.hand(seat)) == ["Hunt", "Ready"]
        assert len(g.deck(seat)) + len(g.row(Z.DRAWN, seat)) == 7
        assert {g.text(card).clan for card in g.deck(seat)} == {g.clan[seat]}
        other = (seat + 1) % 4
        assert row_of(g, other, "hand", seat)["certain"] == sorted(g.ident[card] for card in g.hand(seat))
        assert not any(g.sees(viewer, card) for viewer in range(5) for card in g.deck(seat))


@rule("vendetta.setup.pool", "vendetta.setup.first-victim", "vendetta.victim.values")
def test_the_starting_pool_and_the_first_victim() -> None:
    g = table(4)
    assert g.pool == [6] * 4
    assert g.influence == [3] * 4
    choose_clans(g)
    assert len(g.victims()) == 35
    for seat in range(4):
        assert [g.text(card).kind for card in g.alliance(seat)] == [D.VICTIM]
        victim = g.text(g.alliance(seat)[0])
        assert (victim.influence, victim.kiss, victim.drain, victim.drained, victim.abilities) == (1, 1, 3, 0, ())


@rule("vendetta.setup.tokens", "vendetta.setup.positions", "vendetta.setup.supply")
def test_one_stay_one_withdraw_a_position_at_each_location() -> None:
    g = table(4)
    answer_all(g, "turn")
    places = {option >> 20 & 4095 for option in g.options(g.to_act()[0]) if g.VERBS.token(option).startswith("play")}
    assert places == set(g.locations())
    assert all(g.cards_at(seat, loc) == () for seat in range(4) for loc in g.locations())
    g.gain_blood(0, 100)  # the supply has no bottom
    assert g.pool[0] > 100
    answer_all(g, "token")
    assert [g.VERBS.token(option) for option in g.options(g.to_act()[0])] == ["stay", "withdraw"]


@rule("vendetta.location.ally", "vendetta.info.public")
def test_an_ally_lies_face_up_on_each_location_before_anybody_plans() -> None:
    g = table(5)
    answer_all(g, "keep")
    for loc in g.locations():
        assert len(g.prize(loc)) == 1
        assert all(g.sees(viewer, g.prize(loc)[0]) for viewer in range(6))
    seen = g.COLUMNS
    public = {column.name for column in seen if column.see == 0}
    assert {"pool", "influence", "blood", "tokens_up", "tokens_down"} <= public
    assert all(row_of(g, 0, "hand", seat)["count"] == 2 for seat in range(1, 5))
    assert g.knows_list(0, 1)


@rule("vendetta.three.tier", "vendetta.variant.combine")
def test_variants_may_be_used_together() -> None:
    g = table(3, relics="on", locations="on")
    answer_all(g, "keep")
    assert g.relics
    assert g.location_cards
    assert g.seats == 3
    assert all(len(g.row(Z.RELIC, seat)) == 1 for seat in range(3))
    assert all(len(g.row(Z.PLACE, loc)) == 1 for loc in range(g.haven))


def test_the_same_key_sets_up_the_same_table() -> None:
    one, other = table(4, b"same"), table(4, b"same")
    for g in (one, other):
        answer_all(g, "turn")
    assert [codes(one, row) for row in one.rows] == [codes(other, row) for row in other.rows]

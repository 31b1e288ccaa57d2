"""Kiss and hand building."""

from __future__ import annotations

from carmilla.games.vendetta.rules.rounds import Round
from carmilla.games.vendetta.words import Z
from carmilla.kernel.options import a_of, pack
from tests.games.vendetta.scene import Scene, answer_all, choose_clans, row_of, scene, table
from tests.marks import rule


def kiss(s: Scene) -> None:
    s.g.call(Round())
    s.g.pump()


@rule("vendetta.kiss.gain", "vendetta.kiss.first-round")
def test_house_worked_example_kiss_in_round_one() -> None:
    g = table(4)
    choose_clans(g)
    assert g.round == 1
    assert g.pool == [7] * 4
    assert g.influence == [3] * 4


@rule("vendetta.kiss.drained", "vendetta.kiss.gain")
def test_drained_cards_give_no_kiss() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.ally("VI01", "AL16")  # 1 and 3
    s.Bea.ally("VI02")
    s.Bea.drained("AL28")
    kiss(s)
    assert s.Ana.pool == 10
    assert s.Bea.pool == 7


@rule("vendetta.kiss.negative", "vendetta.frenzy.no-causer")
def test_a_negative_kiss_is_lost_and_nobody_is_credited_with_the_frenzy() -> None:
    s = scene("ventrue brujah toreador", pools="1 6 6")
    s.Ana.ally("AL12")  # Talley: kiss -1
    s.Bea.ally("VI01")
    before = [player.influence for player in s.players]
    kiss(s)
    assert s.Ana.under() == ["AL12"]  # drained in the Frenzy
    assert s.Ana.pool == s.g.text(s.g.drained(0)[0]).drain
    assert [player.influence for player in s.players] == before


@rule("vendetta.hand.draw", "vendetta.hand.keep", "vendetta.hand.simultaneous")
def test_everybody_sees_two_and_keeps_one_at_once_and_unseen() -> None:
    g = table(4)
    answer_all(g, "keep")
    assert g.to_act() == [0, 1, 2, 3]
    for seat in range(4):
        drawn = g.row(Z.DRAWN, seat)
        assert len(drawn) == 2
        assert all(g.sees(seat, card) for card in drawn)
        assert not any(g.sees(other, card) for other in range(5) for card in drawn if other != seat)
    kept = [g.options(seat)[1] for seat in range(4)]
    rest = [a_of(g.options(seat)[0]) for seat in range(4)]
    for seat in range(4):
        refused = g.why_not(seat, pack(9, g.deck(seat)[-1]))
        assert refused is not None
        assert refused.code == "not-drawn"
    for seat in range(3):
        g.submit(seat, kept[seat])
        assert a_of(kept[seat]) not in g.hand(seat)  # nothing happens before all have answered
    g.submit(3, kept[3])
    for seat in range(4):
        assert a_of(kept[seat]) in g.hand(seat)
        assert g.deck(seat)[0] == rest[seat]
        assert g.sees(seat, rest[seat])
        assert not g.sees((seat + 1) % 4, rest[seat])


@rule("vendetta.hand.round-one", "vendetta.hand.keep")
def test_construccion_de_la_mano_round_one() -> None:
    g = table(4)
    answer_all(g, "turn")
    for seat in range(4):
        names = sorted(g.text(card).name for card in g.hand(seat))
        assert len(names) == 3
        assert {"Hunt", "Ready"} <= set(names)
        assert len(g.deck(seat)) == 6


@rule("vendetta.hand.grows", "vendetta.round-end.cards-return", "vendetta.plan.count")
def test_the_hand_grows_by_one_each_round() -> None:
    g = table(4, b"quiet")
    sizes: list[int] = []
    turns: list[int] = []
    rounds = 0
    while g.pending is not None:
        seat = g.to_act()[0]
        ask = g.ASKS[g.pending.questions[0].ask]
        if ask == "turn" and g.round > rounds:
            rounds = g.round
            sizes.append(len(g.hand(seat)))
            turns.append(0)
        options = g.options(seat)
        if ask == "turn" and not g.turn_played:
            turns[-1] += 1
            play = [option for option in options if g.VERBS.token(option).startswith("play")][0]
            g.submit(seat, play)
            continue
        quiet = [option for option in options if g.VERBS.token(option) in ("end", "stay", "no")]
        g.submit(seat, quiet[0] if quiet else options[0])
    assert sizes[0] == 3
    assert turns == [4 * 2, 4 * 3, 4 * 4]


@rule("vendetta.three.hand", "vendetta.three.turns")
def test_three_players_keep_two_of_three_in_round_one_alone() -> None:
    g = table(3)
    answer_all(g, "keep")
    assert all(len(g.row(Z.DRAWN, seat)) == 3 for seat in range(3))
    answer_all(g, "turn")
    assert all(len(g.hand(seat)) == 4 and len(g.deck(seat)) == 5 for seat in range(3))
    plays = 0
    while g.pending is not None and g.round == 1:
        seat = g.to_act()[0]
        plays += len(g.options(seat)) > 0 and g.ASKS[g.pending.questions[0].ask] == "turn" and not g.turn_played
        quiet = [option for option in g.options(seat) if g.VERBS.token(option) in ("end", "stay", "no")]
        g.submit(seat, quiet[0] if quiet else g.options(seat)[0])
    assert plays == 3 * 3
    answer_all(g, "keep")
    assert all(len(g.row(Z.DRAWN, seat)) == 2 for seat in range(3))


@rule("vendetta.plan.one-left")
def test_one_card_is_left_in_hand_after_planning() -> None:
    g = table(4)
    answer_all(g, "token")
    assert [len(g.hand(seat)) for seat in range(4)] == [1] * 4
    assert all(row_of(g, 0, "hand", seat)["count"] == 1 for seat in range(4))
    assert not any(g.sees(0, card) for seat in range(1, 4) for card in g.hand(seat))

"""Losing blood and Frenzy."""

from __future__ import annotations

from tests.games.vendetta.scene import scene
from tests.marks import rule


@rule("vendetta.frenzy.trigger", "vendetta.frenzy.credit", "vendetta.frenzy.excess")
def test_a_pool_at_zero_goes_into_frenzy_immediately() -> None:
    s = scene("ventrue brujah toreador", pools="6 1 6")
    s.Bea.ally("VI01")
    s.Ana.at(1, "VE04")
    s.Bea.at(1, "BR08")
    s.Cai.at(1, "TO09", "TO01")  # two consequence cards of one player
    s.Cai.ally("VI02", "VI03")
    s.resolve(1)
    s.answer("Cai", "use TO09")
    s.over()
    assert s.Bea.under() == ["VI01"]
    assert s.Bea.pool == 3 - 1  # drained before the second card took more
    assert s.Cai.influence == 3 + 1 + 1  # the Frenzy, and second place


@rule("vendetta.frenzy.example", "vendetta.frenzy.gain", "vendetta.frenzy.excess")
def test_house_worked_example_frenzy() -> None:
    s = scene("ventrue brujah toreador", pools="6 2 6")
    s.Bea.ally("VI01")
    s.loses(("Bea", 4), by="Ana")
    s.over()
    assert (s.Bea.pool, s.Bea.alliance(), s.Ana.influence) == (3, [], 4)


@rule("vendetta.example.partial-steal", "vendetta.contradiction.partial", "vendetta.term.steal")
def test_reglas_contradictorias_three_of_two() -> None:
    s = scene("ventrue brujah toreador", pools="6 2 6")
    s.Bea.ally("VI01")
    s.loses(("Bea", 3), by="Ana", steals=True)
    s.over()
    assert s.Ana.pool == 8
    assert s.Bea.under() == ["VI01"]


@rule("vendetta.frenzy.draw")
def test_the_drained_card_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(20):
        s = scene("ventrue brujah toreador", pools="6 1 6")
        s.g.key = b"%d" % seed
        s.Bea.ally("VI01", "AL16", "AL17")
        s.loses(("Bea", 1), by="Ana")
        s.over()
        drawn |= set(s.Bea.under())
    assert drawn == {"VI01", "AL16", "AL17"}


@rule("vendetta.frenzy.vampire", "vendetta.diablerie.third")
def test_a_vampire_drawn_is_diablerie_and_may_eliminate() -> None:
    s = scene("ventrue brujah toreador", pools="6 1 6")
    s.Bea.ally("AL09")
    s.tokens("Bea", 1)
    s.loses(("Bea", 1), by="Ana")
    s.over()
    assert s.Bea.tokens == 2
    s.Bea.ally("AL10")
    s.loses(("Bea", 9), by="Ana")
    s.over()
    assert not s.Bea.is_in()


@rule("vendetta.frenzy.empty", "vendetta.term.no-influence")
def test_with_an_empty_alliance_one_influence_for_exactly_one_blood() -> None:
    for influence, left in ((3, 2), (0, 0)):
        s = scene("ventrue brujah toreador", pools="6 1 6")
        s.Bea.has_influence(influence)
        s.Bea.drained("VI01")
        s.loses(("Bea", 1), by="Ana")
        s.over()
        assert (s.Bea.pool, s.Bea.influence) == (1, left)


@rule("vendetta.frenzy.not-voluntary", "vendetta.blood.last")
def test_nobody_can_empty_the_own_pool() -> None:
    s = scene("ventrue brujah toreador", pools="1 6 6")
    s.Ana.hand("VE08")
    s.Ana.ally("VI01")
    s.turn("Ana")
    assert all(told.split()[0] in ("play", "drain") and not told.endswith("down") for told in s.offered("Ana"))


@rule("vendetta.frenzy.choice")
def test_a_chosen_loss_leaves_one_blood_but_a_theft_may_be_chosen() -> None:
    s = scene("nosferatu brujah ventrue", pools="6 2 6")
    s.Ana.at(1, "NO06")  # One Step Ahead
    s.Bea.at(1, "BR01", down=True)
    s.resolve(1)
    s.over()  # not even asked: the loss of 2 is not offered with 2 blood
    assert not s.g.up[s.g.cards_at(1, 0)[0]]
    s = scene("ventrue brujah toreador", pools="6 2 6")
    s.Ana.at(1, "VE03")  # Curfew: stolen from, or no effects
    s.Bea.at(1, "BR08")
    s.Bea.ally("VI01")
    s.resolve(1)
    assert s.offered("Bea") == ["way 0", "way 1"]
    s.answer("Bea", "way 0")
    s.over()
    assert s.Ana.pool == 8
    assert s.Ana.influence == 3 + 1 + 1  # the thief is credited, and won


@rule("vendetta.frenzy.who-caused", "vendetta.frenzy.place")
def test_the_player_in_whose_position_the_card_lies_is_the_cause() -> None:
    s = scene("brujah ventrue toreador", pools="6 1 6")
    s.Ana.at(2, "BR03")  # Challenge punishes plays elsewhere
    s.Ana.at(1, "BR08")  # Brujah Ready at Location 1
    s.Bea.hand("VE08")
    s.Bea.ally("VI01")
    s.location(1, "LO2")  # The Collar: a Frenzy here
    s.turn("Bea")
    s.answer("Bea", "play VE08 1")
    assert s.Bea.under() == ["VI01"]
    # Bea is a Rival at Location 1, so Ready counts; the Frenzy is at Location 2, so The Collar does not
    assert s.Ana.influence == 3 + 1 + 1


@rule("vendetta.frenzy.no-causer", "vendetta.frenzy.self")
def test_without_another_cause_nobody_gains_influence() -> None:
    for by in ("", "Bea"):
        s = scene("ventrue brujah toreador", pools="6 1 6")
        s.Bea.ally("VI01")
        s.loses(("Bea", 1), by=by)
        s.over()
        assert [player.influence for player in s.players] == [3, 3, 3]
        assert s.Bea.under() == ["VI01"]


@rule("vendetta.frenzy.zero-blood")
def test_a_drain_of_no_blood_does_not_end_the_frenzy() -> None:
    s = scene("ventrue brujah toreador", pools="6 1 6")
    s.Bea.ally("AL25")  # Elena Cortez gives nothing
    s.loses(("Bea", 1), by="Ana")
    s.over()
    assert s.Bea.under() == ["AL25"]
    assert (s.Bea.pool, s.Bea.influence, s.Ana.influence) == (1, 2, 4)  # credited once


@rule("vendetta.frenzy.several", "vendetta.order.ambition")
def test_an_effect_on_several_is_applied_to_all_then_frenzies_in_turn_order() -> None:
    s = scene("ventrue brujah toreador gangrel", pools="6 2 2 2")
    s.ambition("Cai")
    for player, code in ((s.Bea, "VI01"), (s.Cai, "VI02"), (s.Dan, "VI03")):
        player.ally(code)
    from carmilla.kernel.events import Recorder

    s.g.recorder = Recorder(5)
    s.loses(("Bea", 2), ("Cai", 2), ("Dan", 2), by="Ana")
    s.over()
    events = [(s.g.EVENTS[int(event[0])].name, event[1]) for event in s.g.recorder.streams[4]]
    names = [name for name, _ in events]
    assert [seat for name, seat in events if name == "frenzy"] == [2, 3, 1]
    assert max(i for i, name in enumerate(names) if name == "lost") < names.index("frenzy")
    assert s.Ana.influence == 3 + 3


@rule("vendetta.frenzy.special-allies")
def test_portia_is_left_out_and_miguel_is_taken() -> None:
    for seed in range(5):
        s = scene("ventrue brujah toreador", pools="6 1 1")
        s.g.key = b"%d" % seed
        s.Bea.ally("AL11", "AL30", "VI01")
        s.loses(("Bea", 1), by="Ana")
        s.over()
        assert s.Bea.under() == ["AL30"]
    s = scene("ventrue brujah toreador", pools="6 1 6")
    s.Bea.ally("AL11")
    s.loses(("Bea", 1), by="Ana")
    s.over()
    assert (s.Bea.under(), s.Bea.pool, s.Bea.influence) == ([], 1, 2)


@rule("vendetta.term.gain", "vendetta.term.lose")
def test_gain_from_the_supply_lose_to_it() -> None:
    s = scene("ventrue brujah toreador")
    s.g.gain_blood(0, 2)
    assert s.Ana.pool == 8
    s.Ana.at(1, "VE08")
    s.Bea.at(1, "BR04")
    s.resolve(1)
    s.over()
    assert (s.Ana.pool, s.Bea.pool) == (7, 6)  # the Rival loses 1; nobody has it


@rule("vendetta.diablerie.eliminated-board", "vendetta.reward.order")
def test_a_ranking_stands_but_an_eliminated_player_gets_no_reward() -> None:
    s = scene("ventrue brujah toreador", pools="6 1 6")
    s.Ana.at(1, "VE02")
    s.Bea.at(1, "BR01")  # picked by Diplomacy: second with its blood
    s.Bea.blood(1, 1)
    s.Bea.ally("AL09")
    s.tokens("Bea", 2)
    s.Cai.at(1, "TO09")
    s.prize(1, "AL02")
    s.resolve(1)
    s.over()
    assert not s.Bea.is_in()
    assert s.Cai.alliance() == []  # the Victim of the second place is not passed on
    assert s.g.victims_left() == 35

"""The Relics: what each does, and what it does not."""

from __future__ import annotations

import pytest

from carmilla.games.vendetta.words import K
from tests.games.vendetta.cards.stage import HAVEN, Stage, stage
from tests.marks import rule


def three() -> Stage:
    """Ana Ventrue, Bea Brujah, Cai Toreador."""
    return stage("ventrue brujah toreador")


def at_the_moment(s: Stage, key: int) -> None:
    s.g.moment(key)
    s.g.pump()


@rule("vendetta.relic.chalice", "vendetta.relic.once")
def test_re1_plays_one_blood_at_each_location_once() -> None:
    s = three()
    s.Ana.relic("RE1")
    s.Ana.holds(4)
    at_the_moment(s, K.RESOLUTION_STARTS)
    s.go("Ana yes")
    s.over()  # nothing is left to choose
    assert [s.Ana.assigned(loc) for loc in (1, 2, HAVEN)] == [1, 1, 1] and s.Ana.pool == 1
    at_the_moment(s, K.RESOLUTION_STARTS)
    s.over()


@rule("vendetta.relic.chalice")
def test_re1_chooses_where_when_the_blood_does_not_reach_and_is_not_offered_with_one() -> None:
    s = three()
    s.Ana.relic("RE1")
    s.Ana.holds(3)
    at_the_moment(s, K.RESOLUTION_STARTS)
    s.go("Ana yes; Ana location 1; Ana location haven")
    s.over()
    assert [s.Ana.assigned(loc) for loc in (1, 2, HAVEN)] == [1, 0, 1] and s.Ana.pool == 1
    s = three()
    s.Ana.relic("RE1")
    s.Ana.holds(1)
    at_the_moment(s, K.RESOLUTION_STARTS)
    s.over()


@rule("vendetta.relic.chalice")
def test_re1_plays_no_card_and_may_wait() -> None:
    s = stage("ventrue gangrel toreador")
    s.Ana.relic("RE1")
    s.Bea.at(1, "GA06")
    at_the_moment(s, K.RESOLUTION_STARTS)
    s.go("Ana no")
    at_the_moment(s, K.RESOLUTION_STARTS)
    s.go("Ana yes")
    s.over()
    assert s.Bea.assigned(1) == 0 and s.Ana.assigned(1) == 1


@rule("vendetta.relic.sargon")
def test_re2_returns_a_drained_card_which_has_not_joined_anew() -> None:
    s = three()
    s.Ana.relic("RE2")
    s.Ana.drained("AL01")
    s.Ana.drained("VI01")
    s.Ana.hand("VE01")
    s.turn("Ana")
    s.go("Ana use RE2; Ana card AL01")
    assert s.Ana.alliance() == ["AL01"] and s.Ana.under() == ["VI01"] and s.Ana.pool == 6
    assert "use RE2" not in s.offered("Ana") and "drain AL01" in s.offered("Ana")


@rule("vendetta.relic.sargon")
def test_re2_is_not_offered_without_a_drained_card() -> None:
    s = three()
    s.Ana.relic("RE2")
    s.Ana.ally("VI01")
    s.Ana.hand("VE01")
    s.turn("Ana")
    assert "use RE2" not in s.offered("Ana") and s.refusal_of("Ana", "RE2") == "nothing-to-choose"


def test_re3_looks_at_all_face_down_cards_of_one_opponent_before_the_tokens() -> None:
    s = three()
    s.Ana.relic("RE3")
    s.Ana.blood(1, 1)
    first, second = s.Bea.at(1, "BR03", down=True), s.Bea.at(1, "BR07", down=True)
    other = s.Cai.at(1, "TO01", down=True)
    s.resolve(1, stay=False)
    s.go("Ana yes")
    assert s.offered("Ana") == ["seat Bea", "seat Cai"]
    s.go("Ana seat Bea")
    assert s.Ana.knows(first) and s.Ana.knows(second) and not s.Ana.knows(other) and not s.Cai.knows(first)
    s.all_stay()
    s.over()


def test_re3_is_not_offered_where_its_owner_has_nothing_or_nobody_a_face_down_card() -> None:
    s = three()
    s.Ana.relic("RE3")
    s.Bea.at(1, "BR03", down=True)
    s.resolve(1, stay=False)
    assert s.asked() == ["Bea token"]
    s = three()
    s.Ana.relic("RE3")
    s.Ana.at(1, "VE08", down=True)
    s.Bea.at(1, "BR03")
    s.resolve(1, stay=False)
    assert s.asked() == ["Ana token", "Bea token"]


def frenzy_of_ana() -> Stage:
    s = three()
    s.Ana.relic("RE4")
    s.Ana.ally("VI01")
    s.Ana.holds(1)
    s.Ana.blood(1, 1)
    s.Bea.at(1, "BR04")
    s.Bea.ally("AL12", "AL15")
    s.no_victims()
    return s


def test_re4_replaces_the_whole_frenzy() -> None:
    s = frenzy_of_ana()
    s.resolve(1)
    s.go("Ana yes")
    s.over()
    assert s.Ana.pool == 2 and s.Ana.alliance() == ["VI01"] and s.Bea.influence == 3 + 1 and s.Bea.pool == 6


def test_re4_may_be_declined_and_serves_its_owner_alone() -> None:
    s = frenzy_of_ana()
    s.resolve(1)
    s.go("Ana no")
    s.over()
    assert s.Ana.pool == 3 and s.Ana.under() == ["VI01"] and s.Bea.influence == 3 + 1 + 2
    s = frenzy_of_ana()
    s.Ana.holds(6)
    s.Cai.blood(1, 1)
    s.Cai.holds(1)
    s.resolve(1)
    s.over()
    assert s.Cai.pool == 1


def test_re5_moves_a_card_as_it_lies_and_up_to_two_of_its_blood() -> None:
    s = stage("ventrue gangrel toreador")
    s.Ana.relic("RE5")
    s.Bea.at(2, "GA06")
    hidden = s.Ana.at(1, "VE05", down=True)
    s.Ana.blood(1, 3)
    s.Ana.hand("VE01")
    s.turn("Ana")
    s.go("Ana play VE01 haven; Ana use RE5; Ana card VE05")
    assert s.offered("Ana") == ["amount 0", "amount 1", "amount 2"]
    s.go("Ana amount 2")
    assert s.offered("Ana") == ["location 2", "location haven"]
    s.go("Ana location 2")
    assert s.Ana.cards(2) == ["VE05"] and not s.g.up[hidden] and not s.Bea.knows(hidden)
    assert s.Ana.assigned(1) == 1 and s.Ana.assigned(2) == 2 and s.Bea.assigned(2) == 0
    assert "use RE5" not in s.offered("Ana")


def test_re5_is_not_offered_before_the_card_of_the_turn() -> None:
    s = three()
    s.Ana.relic("RE5")
    s.Ana.at(1, "VE05")
    s.Ana.hand("VE01")
    s.turn("Ana")
    assert "use RE5" not in s.offered("Ana") and s.refusal_of("Ana", "RE5") == "after-card"


def second_of_two(relic: str = "RE6") -> Stage:
    s = three()
    s.Ana.relic(relic)
    s.Ana.at(1, "VE08")
    s.Bea.at(1, "BR01")
    return s


def test_re6_adds_a_victim_to_a_second_place() -> None:
    s = second_of_two()
    s.resolve(1)
    s.go("Ana yes")
    s.over()
    assert len(s.Ana.alliance()) == 2


@pytest.mark.parametrize("victims", [True, False])
def test_re6_is_not_offered_to_the_winner_nor_with_an_empty_pile(victims: bool) -> None:
    s = second_of_two()
    if victims:
        s.Ana.blood(1, 5)
    else:
        s.no_victims()
    s.resolve(1)
    s.over()
    assert s.Ana.alliance() == []


def test_re7_adds_two_to_the_total_and_can_win() -> None:
    s = three()
    s.Ana.relic("RE7")
    s.Ana.at(1, "VE08")
    s.Bea.at(1, "BR05")
    s.resolve(1)
    s.go("Ana yes")
    s.over()
    assert s.g.winner == 0 and s.Ana.power(1) == 2  # the two are gone with the conflict


def test_re7_needs_a_card_that_stayed() -> None:
    s = three()
    s.Ana.relic("RE7")
    s.Ana.blood(1, 2)
    s.Bea.at(1, "BR07")
    s.resolve(1)
    s.over()
    s.Ana.at(2, "VE08")
    s.Bea.at(2, "BR06")
    s.resolve(2, stay=False)
    s.go("Ana withdraw; Bea stay")
    s.over()


def test_re8_takes_the_ambition_token_and_turn_order_follows() -> None:
    s = three()
    s.Bea.relic("RE8")
    at_the_moment(s, K.PLANNING_STARTS)
    s.go("Bea yes")
    s.over()
    assert s.g.order() == [1, 2, 0]


def test_re8_is_not_offered_to_the_holder_of_the_token() -> None:
    s = three()
    s.Ana.relic("RE8")
    at_the_moment(s, K.PLANNING_STARTS)
    s.over()


@rule("vendetta.relic.once", "vendetta.relic.score")
def test_relics_used_are_offered_no_more_and_score_all_the_same() -> None:
    s = second_of_two()
    before = s.g.score(0)
    s.resolve(1)
    s.go("Ana yes")
    s.over()
    s.Ana.at(2, "VE05")
    s.Bea.at(2, "BR03")
    s.resolve(2)
    s.over()
    assert s.g.score(0) == before + 1 + 1 + 1 + 1 + 1  # two places with a Victim each, and one Victim more

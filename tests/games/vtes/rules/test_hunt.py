"""Hunt."""

from __future__ import annotations

from carmilla.games.vtes.rules.action import SUCCESSFUL, Action
from carmilla.games.vtes.words import V
from tests.games.vtes.rules.actions import comes_to, result
from tests.games.vtes.scene import scene
from tests.marks import rule


@rule("vtes.action.hunt.how")
def test_a_hunt_is_the_plain_action_or_comes_from_a_card() -> None:
    s = scene()
    plain, carded = s.Ana.ready_minion("plain", blood=1), s.Ana.ready_minion("carded", blood=1)
    s.Ana.hand("#hunt at +2")
    s.Ana.hunts(plain)
    s.all_pass(until="minion")
    s.Ana.plays("#hunt at +2", carded)
    s.all_pass(until="minion")
    assert (plain.blood, carded.blood) == (2, 4)


@rule("vtes.action.hunt.how")
def test_a_vampire_without_blood_may_hunt_through_a_card() -> None:
    s = scene()
    empty, other = s.Ana.ready_minion("empty", blood=0), s.Ana.ready_minion("other", blood=2)
    s.Ana.hand("#hunt at +2")
    assert s.Ana.may(V.HUNT, empty) and s.Ana.may_play("#hunt at +2", empty)
    assert not s.Ana.may(V.HUNT, other) and s.Ana.why_not(V.HUNT, other) == "not-now"
    assert not s.Ana.may_play("#hunt at +2", other)
    s.Ana.plays("#hunt at +2", empty)
    s.all_pass(until="minion")
    assert empty.blood == 3


@rule("vtes.action.hunt.amount", "vtes.action.hunt.effect")
def test_a_successful_hunt_gives_1_blood() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    s.Ana.hunts(colette)
    s.all_pass(until="after-resolution")
    assert colette.blood == 3


@rule("vtes.action.hunt.increase")
def test_modifiers_raise_the_hunt() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    s.Ana.hand("#hunt+1")
    s.Ana.hunts(colette)
    comes_to(s, s.Ana, "no-attempt")
    s.Ana.plays("#hunt+1", colette)
    s.all_pass(until="minion")
    assert colette.blood == 4


@rule("vtes.action.hunt.who")
def test_only_ready_unlocked_vampires_hunt() -> None:
    s = scene()
    colette, ally = s.Ana.ready_minion("Colette"), s.Ana.ally("#recruit, 2 pool")
    locked, fallen = s.Ana.ready_minion("locked", locked=True), s.Ana.in_torpor("fallen")
    s.Ana.hand("#hunt at +2")
    assert s.Ana.may(V.HUNT, colette)
    for minion, why in ((ally, "not-a-vampire"), (locked, "locked"), (fallen, "in-torpor")):
        assert not s.Ana.may(V.HUNT, minion) and s.Ana.why_not(V.HUNT, minion) == why
    assert not s.Ana.may_play("#hunt at +2", ally) and s.Ana.why_not_play("#hunt at +2", ally) == "not-a-vampire"


@rule("vtes.action.hunt.cost")
def test_the_plain_hunt_costs_nothing() -> None:
    s = scene()
    empty = s.Ana.ready_minion("empty", blood=0)
    s.Ana.hunts(empty)
    s.all_pass(until="minion")
    assert empty.blood == 1 and s.Ana.pool == 30


@rule("vtes.action.hunt.undirected", "vtes.action.hunt.stealth")
def test_a_hunt_has_no_target_and_1_stealth() -> None:
    s = scene()
    colette = s.Ana.ready_minion("Colette", blood=2)
    s.Ana.hunts(colette)
    assert s.frame(Action).targets == () and s.g.stealth() == 1


@rule("vtes.action.hunt.excess", "vtes.action.hunt.full")
def test_what_exceeds_the_capacity_drains_off_at_once() -> None:
    s = scene()
    almost, full = s.Ana.ready_minion("almost", capacity=4, blood=3), s.Ana.ready_minion("full", capacity=4, blood=4)
    s.Ana.hand("#hunt at +2")
    s.Ana.plays("#hunt at +2", almost)
    s.all_pass(until="after-resolution")
    assert almost.blood == 4
    s.all_pass(until="minion")
    assert s.Ana.may(V.HUNT, full)
    s.Ana.hunts(full)
    s.all_pass(until="minion")
    assert full.blood == 4 and full.locked


@rule("vtes.action.hunt.faq.full-capacity")
def test_full_capacity() -> None:
    """General questions, Hunt: a vampire may hunt though full."""
    s = scene()
    colette = s.Ana.ready_minion("Colette", capacity=5, blood=5)
    s.Ana.hunts(colette)
    s.all_pass(until="minion")
    assert result(s) == [SUCCESSFUL]
    assert colette.blood == 5 and colette.locked

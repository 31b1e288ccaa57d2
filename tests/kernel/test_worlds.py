"""Plans against the enumeration of all permutations: which worlds there are, and that each has the same chance."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carmilla.kernel.facts import Fact, Facts, Identities
from carmilla.kernel.rng import Rng
from carmilla.kernel.worlds import MOST_PLANS, PLANS, Groups, Plan, below, compositions, deal, multinomial, plan_for, possible, shuffled

pytestmark = pytest.mark.compiled

Laid = tuple[int, ...]  # identities in rising order of the places


def agrees(places: list[int], laid: Laid, fact: Fact) -> bool:
    there = Counter(identity for place, identity in zip(places, laid, strict=True) if fact[0] >> place & 1)
    return (there & Counter(fact[1])).total() >= fact[2]


def enumerated(facts: Facts, groups: Groups) -> Counter[Laid]:
    """Every world with the number of permutations of the cards that lead to it."""
    places = [place for place in range(64) if any(mask >> place & 1 for mask, _ in groups)]
    found: Counter[Laid] = Counter()
    for orders in itertools.product(*(itertools.permutations(pool) for _, pool in groups)):
        lies = {
            place: identity
            for (mask, _), order in zip(groups, orders, strict=True)
            for place, identity in zip([p for p in places if mask >> p & 1], order, strict=True)
        }
        laid = tuple(lies[place] for place in places)
        if all(agrees(places, laid, fact) for fact in facts):
            found[laid] += 1
    return found


def permutations_of(plan: Plan) -> int:
    """`ways` counts which cards go to which column, not their order there."""
    ways = plan.ways
    for column in plan.columns:
        ways *= factorial(len(column))
    return ways


UNIQUE: Groups = ((0b111111, (0, 1, 2, 3, 4, 5)),)
COPIES: Groups = ((0b111111, (0, 0, 0, 1, 1, 2)),)
BACKS: Groups = ((0b001111, (0, 0, 1, 2)), (0b1110000, (7, 8, 8)))

CASES: dict[str, tuple[Facts, Groups]] = {
    "no facts": ((), COPIES),
    "two of three": (((0b000111, (0, 1), 2),), UNIQUE),
    "overlapping": (((0b001111, (0, 1), 2), (0b000110, (0, 1), 1), (0b111000, (2, 3), 1)), UNIQUE),
    "one copy of three": (((0b000011, (0,), 1),), COPIES),
    "two copies of three": (((0b000111, (0, 0, 2), 2),), COPIES),
    "copies, overlapping": (((0b001110, (0, 1, 1), 2), (0b111000, (0, 0, 1), 2)), COPIES),
    "two backs": (((0b000011, (0,), 1), (0b0110000, (8,), 1)), BACKS),
    "a fact about both backs": (((0b0011100, (1, 7), 1), (0b1100000, (7, 8), 2)), BACKS),
}


@pytest.mark.parametrize("case", sorted(CASES))
def test_every_world_has_the_chance_of_its_permutations(case: str) -> None:
    facts, groups = CASES[case]
    worlds = enumerated(facts, groups)
    plan = Plan(facts, groups)
    assert permutations_of(plan) == worlds.total()
    draws = 2500
    rng = Rng(case.encode())
    drawn = Counter(tuple(deal(plan, rng)) for _ in range(draws))
    assert drawn.keys() <= worlds.keys()
    chi_square = sum(
        (drawn[world] - draws * weight / worlds.total()) ** 2 / (draws * weight / worlds.total()) for world, weight in worlds.items()
    )
    freedom = len(worlds) - 1
    assert abs(chi_square - freedom) < 3.5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("case", sorted(CASES))
def test_possible_is_what_lies_there_in_some_world(case: str) -> None:
    facts, groups = CASES[case]
    plan = Plan(facts, groups)
    for position, place in enumerate(plan.places):
        assert possible(plan, place) == tuple(sorted({world[position] for world in enumerated(facts, groups)}))


def facts_about(size: int) -> st.SearchStrategy[Facts]:
    identities = st.lists(st.integers(0, 3), min_size=1, max_size=4).map(lambda listed: tuple(sorted(listed)))
    fact = st.tuples(st.integers(1, (1 << size) - 1), identities, st.integers(1, 3))
    return st.lists(fact, max_size=3).map(tuple)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(facts_about(6), st.lists(st.integers(0, 3), min_size=6, max_size=6), st.integers(0, 99))
def test_as_many_permutations_as_by_enumeration(facts: Facts, cards: list[int], seed: int) -> None:
    groups: Groups = ((0b111111, tuple(sorted(cards))),)
    worlds = enumerated(facts, groups)
    plan = Plan(facts, groups)
    assert permutations_of(plan) == worlds.total()
    for position in range(6):
        assert possible(plan, position) == tuple(sorted({world[position] for world in worlds}))
    if worlds:
        assert tuple(deal(plan, Rng(b"%d" % seed))) in worlds
    else:
        with pytest.raises(ValueError, match="no world"):
            deal(plan, Rng())


def test_places_keep_their_numbers() -> None:
    plan = Plan(((0b1000100, (5,), 1), (0b0000100, (4,), 1)), ((0b1010100, (4, 5, 6)),))
    assert plan.places == [2, 4, 6]
    assert deal(plan, Rng()) == [4, 6, 5]


def test_groups_are_exact_and_do_not_share_what_a_fact_names() -> None:
    with pytest.raises(ValueError, match="as many cards as places"):
        Plan((), ((0b11, (1,)),))
    with pytest.raises(ValueError, match="each place in one group"):
        Plan((), ((0b11, (1, 2)), (0b10, (3,))))
    with pytest.raises(ValueError, match="lies in one group"):
        Plan(((0b11, (1,), 1),), ((0b01, (1,)), (0b10, (1,))))
    assert deal(Plan(((0b11, (2,), 1),), ((0b01, (1,)), (0b110, (1, 2)))), Rng())[1] == 2


def test_a_plan_is_made_once_and_the_oldest_is_forgotten() -> None:
    PLANS.clear()
    first = plan_for((), ((0b1, (0,)),))
    assert plan_for((), ((0b1, (0,)),)) is first
    for identity in range(1, MOST_PLANS + 1):
        plan_for((), ((0b1, (identity,)),))
    assert len(PLANS) == MOST_PLANS
    assert plan_for((), ((0b1, (0,)),)) is not first


def test_a_large_pool_with_copies_is_dealt_as_its_facts_say() -> None:
    hand, laid, pile = 0b11111111, 0b100000000, ((1 << 80) - 1) << 9
    pool: Identities = tuple(sorted(card // 4 for card in range(89)))
    facts: Facts = ((hand | laid, (0, 1, 2, 3, 3, 4), 5), (pile, (7, 7, 9), 3))
    plan = Plan(facts, ((hand | laid | pile, pool),))
    rng = Rng(b"large")
    for _ in range(20):
        dealt = deal(plan, rng)
        assert tuple(sorted(dealt)) == pool
        assert all(agrees(plan.places, tuple(dealt), fact) for fact in facts)


def test_the_same_generator_deals_the_same() -> None:
    facts, groups = CASES["copies, overlapping"]
    assert [deal(Plan(facts, groups), Rng(b"same", n)) for n in range(9)] == [
        deal(plan_for(facts, groups), Rng(b"same", n)) for n in range(9)
    ]


# ---- parts


def test_shuffled_follows_the_keys_and_equal_keys_keep_the_order() -> None:
    assert shuffled([10, 11, 12, 13], [5, 1, 5, 0]) == [13, 11, 10, 12]
    cards = list(range(350))
    again = shuffled(cards, Rng(b"shuffle").keys(350))
    assert again != cards
    assert sorted(again) == cards


def test_below_is_uniform_beyond_one_word() -> None:
    rng = Rng(b"wide")
    for n in (1, 3, 1 << 64, (1 << 64) + 1, 3 << 70, 10**60):
        drawn = [below(n, rng) for _ in range(300)]
        assert all(0 <= number < n for number in drawn)
        assert n < 9 or 100 < sum(number < n // 2 for number in drawn) < 200


def test_compositions_fit_the_room() -> None:
    assert compositions(3, [2, 1, 3]) == [counts for counts in itertools.product(range(3), range(2), range(4)) if sum(counts) == 3]
    assert compositions(5, [2, 2]) == []
    assert compositions(0, []) == [()]


def test_multinomial_counts_who_goes_where() -> None:
    chance = random.Random(5)
    for _ in range(20):
        counts = tuple(chance.randint(0, 3) for _ in range(3))
        names = [column for column, count in enumerate(counts) for _ in range(count)]
        assert multinomial(counts) == (len(set(itertools.permutations(names))) if len(names) < 7 else multinomial(counts[::-1]))

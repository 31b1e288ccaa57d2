"""Facts against examples by hand, and against the explicit set of all worlds that fit what a viewer was told."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carmilla.kernel.facts import (
    MOST_FACTS,
    Fact,
    Facts,
    Identities,
    Pool,
    breadth,
    certain,
    forget,
    learn,
    narrowest,
    other_side,
    possible,
    remap,
    says_something,
    tidy,
)
from carmilla.kernel.options import NONE

pytestmark = pytest.mark.compiled

HUNT, READY, TRAP = 0, 1, 2
DECK: Identities = tuple(range(9))
ALL_NINE = 0b111111111
HAND = 0b000000111
FIRST_HAND: Facts = ((HAND, (HUNT, READY), 2),)


# ---- by hand


def test_a_first_hand_is_hunt_ready_and_one_more() -> None:
    assert forget((), [(0b001, HUNT), (0b010, READY)], HAND, ALL_NINE, DECK) == FIRST_HAND


def test_a_card_laid_face_down_is_still_one_of_the_three() -> None:
    laid, hand, drawn = 0b0001, 0b0110, 0b1000
    after_the_draw = forget(FIRST_HAND, [], hand | drawn, ALL_NINE, DECK)
    assert after_the_draw == ((laid | hand | drawn, (HUNT, READY), 2),)
    assert certain(after_the_draw, laid, ALL_NINE, DECK) == NONE
    turned_up_hunt = learn(after_the_draw, laid, HUNT, ALL_NINE & ~laid, DECK[1:])
    assert turned_up_hunt == ((hand | drawn, (READY,), 1),)
    turned_up_another = learn(after_the_draw, laid, TRAP, ALL_NINE & ~laid, (0, 1, *DECK[3:]))
    assert turned_up_another == ((hand | drawn, (HUNT, READY), 2),)


def test_the_last_of_three_is_certain_once_two_are_shown() -> None:
    facts: Facts = ((HAND, (HUNT, READY, TRAP), 3),)
    facts = learn(facts, 0b001, READY, ALL_NINE & ~0b001, (0, *DECK[2:]))
    assert facts == ((0b110, (HUNT, TRAP), 2),)
    facts = learn(facts, 0b100, HUNT, ALL_NINE & ~0b101, DECK[2:])
    assert facts == ((0b010, (TRAP,), 1),)
    assert certain(facts, 0b010, ALL_NINE & ~0b101, DECK[2:]) == TRAP


def test_a_known_card_returned_to_a_hand_is_one_of_the_hand() -> None:
    assert forget((), [(0b1000, TRAP)], 0b1111, 0b11111111, None) == ((0b1111, (TRAP,), 1),)


def test_a_known_card_shuffled_among_all_that_is_unknown_says_nothing() -> None:
    assert forget((), [(0b1000, TRAP)], ALL_NINE, ALL_NINE, DECK) == ()
    assert forget((), [(0b1000, TRAP)], ALL_NINE, ALL_NINE, None) == ((ALL_NINE, (TRAP,), 1),)


def test_two_known_cards_mixed_are_certain_again_when_one_is_shown() -> None:
    facts = forget((), [(0b01, HUNT), (0b10, READY)], 0b11, ALL_NINE, DECK)
    assert facts == ((0b11, (HUNT, READY), 2),)
    assert possible(facts, 0b01, ALL_NINE, DECK) == (HUNT, READY)
    assert possible(facts, 0b100, ALL_NINE, DECK) == DECK[2:]
    facts = learn(facts, 0b10, HUNT, ALL_NINE & ~0b10, DECK[1:])
    assert certain(facts, 0b01, ALL_NINE & ~0b10, DECK[1:]) == READY


def test_overlapping_mixes_keep_both_bounds() -> None:
    facts = forget((), [(0b01, HUNT), (0b10, READY)], 0b11, ALL_NINE, DECK)
    facts = forget(facts, [], 0b110, ALL_NINE, DECK)
    assert facts == ((0b001, (HUNT, READY), 1), (0b111, (HUNT, READY), 2))
    facts = forget(facts, [], 0b1001, ALL_NINE, DECK)
    assert facts == ((0b0110, (HUNT, READY), 1), (0b1001, (HUNT, READY), 1), (0b1111, (HUNT, READY), 2))


def test_facts_that_share_a_place_add_up_before_they_are_mixed_away() -> None:
    facts: Facts = ((0b0011, (HUNT,), 1), (0b0110, (READY,), 1))
    assert forget(facts, [], 0b1010, 0b111111, None) == (
        (0b0101, (HUNT, READY), 1),
        (0b1011, (HUNT,), 1),
        (0b1110, (READY,), 1),
        (0b1111, (HUNT, READY), 2),
    )


def test_what_is_left_over_is_certain_from_the_other_side() -> None:
    facts: Facts = ((0b01, (HUNT,), 1),)
    assert certain(facts, 0b10, 0b11, (HUNT, READY)) == READY
    assert certain(facts, 0b10, 0b11, None) == NONE
    assert possible(facts, 0b10, 0b11, None) is None


def test_the_narrower_side_is_kept() -> None:
    four_of_five: Fact = (0b01111, (1, 2, 3, 4), 4)
    assert tidy([four_of_five], 0b11111, (0, 1, 2, 3, 4)) == ((0b10000, (0,), 1),)
    assert other_side((0b10000, (0,), 1), 0b11111, (0, 1, 2, 3, 4)) == four_of_five


def test_equally_narrow_sides_are_both_kept() -> None:
    facts: Facts = ((0b01, (HUNT,), 1), (0b10, (READY,), 1))
    assert tidy([facts[0]], 0b11, (HUNT, READY)) == tidy([facts[1]], 0b11, (HUNT, READY)) == facts


def test_what_too_few_other_cards_force_is_dropped() -> None:
    pool = (1, 1, 1, 2, 2, 2)
    assert tidy([(0b111, (1, 2), 1)], 0b111111, pool) == ()
    assert tidy([(0b111, (1, 2), 2)], 0b111111, pool) == ((0b111, (1, 2), 2),)
    assert tidy([(0b1111, (1,), 1)], 0b111111, pool) == ()
    assert tidy([(0b111, (1,), 1)], 0b111111, pool) == ((0b111, (1,), 1),)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.lists(st.integers(0, 3), min_size=1, max_size=6), st.data())
def test_a_fact_says_something_unless_every_choice_of_cards_agrees(cards: list[int], data: st.DataObject) -> None:
    pool = tuple(sorted(cards))
    identities = tuple(sorted(data.draw(st.permutations(cards))[: data.draw(st.integers(0, len(cards)))]))
    places = data.draw(st.integers(0, len(cards)))
    least = min(sum((Counter(there) & Counter(identities)).values()) for there in itertools.combinations(pool, places))
    for count in range(-1, len(cards) + 2):
        assert says_something(((1 << places) - 1, identities, count), pool) == (count > least)


def test_a_pool_of_one_identity_leaves_no_question() -> None:
    assert certain((), 0b1, 0b111, (4, 4, 4)) == 4


def test_every_place_of_a_full_fact_of_one_identity_is_certain() -> None:
    facts = forget((), [(0b01, 4), (0b10, 4)], 0b11, 0b1111, None)
    assert [certain(facts, 1 << place, 0b1111, None) for place in range(3)] == [4, 4, NONE]


def test_showing_a_card_takes_one_copy_from_the_facts_about_its_place() -> None:
    facts: Facts = ((0b111, (4, 4, 5), 3),)
    assert learn(facts, 0b001, 4, 0b11110, None) == ((0b110, (4, 5), 2),)
    assert learn(facts, 0b001, 5, 0b11110, None) == ((0b110, (4, 4), 2),)


def test_a_copy_shown_elsewhere_counts_only_where_the_list_is_known() -> None:
    facts: Facts = ((0b00011, (4, 5), 1),)
    assert learn(facts, 0b100000, 4, 0b011111, None) == facts
    assert learn(facts, 0b100000, 4, 0b011111, (4, 5, 6, 6, 6)) == facts
    assert learn(facts, 0b100000, 4, 0b011111, (5, 6, 6, 6, 6)) == ((0b00011, (5,), 1),)


def test_what_another_fact_implies_is_dropped() -> None:
    strong: Fact = (0b0011, (1, 2), 2)
    assert tidy([strong, (0b0111, (1, 2), 2), (0b0011, (1,), 1), (0b0001, (1, 2), 1), (0b0011, (2, 3), 1)], 0b1111, None) == (strong,)
    assert tidy([strong, (0b1100, (7,), 1), (0b1100, (7,), 0)], 0b1111, None) == (strong, (0b1100, (7,), 1))


def test_facts_follow_their_places_to_new_numbers() -> None:
    assert remap(((0b0011, (1, 2), 2), (0b0110, (3,), 1)), [3, 2, 0, 1]) == ((0b0101, (3,), 1), (0b1100, (1, 2), 2))


def test_too_many_facts_leave_the_narrow_ones() -> None:
    few = tuple((1 << place, (place,), 1) for place in range(MOST_FACTS))
    assert narrowest(few) == few
    assert narrowest((*few, (3 << MOST_FACTS, (0,), 1))) == few
    assert [breadth(fact) for fact in few] == [2] * MOST_FACTS


# ---- against all worlds

World = tuple[int, ...]
Operation = tuple[str, tuple[int, ...]]  # "show" one place, "mix" several


def agreeing(world: World, fact: Fact) -> int:
    places, identities, _ = fact
    there = Counter(identity for place, identity in enumerate(world) if places >> place & 1)
    return (there & Counter(identities)).total()


class Viewer:
    """A hidden table with one viewer: its facts by the module, its worlds by enumeration."""

    def __init__(self, cards: list[int], universe: tuple[int, ...], public: bool, seed: int) -> None:
        self.random = random.Random(seed)
        self.truth = self.random.sample(cards, len(cards))
        self.public = public
        self.start: set[World] = set(itertools.permutations(cards) if public else itertools.product(universe, repeat=len(cards)))
        self.worlds = self.start
        self.known = 0
        self.facts: Facts = ()

    def free(self) -> int:
        return (1 << len(self.truth)) - 1 & ~self.known

    def pool(self) -> Pool:
        return tuple(sorted(identity for place, identity in enumerate(self.truth) if not self.known >> place & 1)) if self.public else None

    def show(self, place: int) -> None:
        if not self.known >> place & 1:
            self.known |= 1 << place
            self.worlds = {world for world in self.worlds if world[place] == self.truth[place]}
            self.facts = learn(self.facts, 1 << place, self.truth[place], self.free(), self.pool())

    def mix(self, places: tuple[int, ...]) -> None:
        mixed = sum(1 << place for place in places)
        lost = [(1 << place, self.truth[place]) for place in places if self.known >> place & 1]
        self.known &= ~mixed
        self.facts = forget(self.facts, lost, mixed, self.free(), self.pool())
        self.truth = list(laid(tuple(self.truth), places, self.random.sample([self.truth[place] for place in places], len(places))))
        sorted_worlds = {laid(world, places, sorted(world[place] for place in places)) for world in self.worlds}
        self.worlds = {
            laid(world, places, order) for world in sorted_worlds for order in itertools.permutations([world[place] for place in places])
        }

    def do(self, operation: Operation) -> None:
        verb, places = operation
        if verb == "show":
            self.show(places[0])
        elif len(places) > 1:
            self.mix(places)

    def allowed(self) -> set[World]:
        """What knowledge bits and facts together allow."""
        seen = [place for place in range(len(self.truth)) if self.known >> place & 1]
        return {
            world
            for world in self.start
            if all(world[place] == self.truth[place] for place in seen) and all(agreeing(world, fact) >= fact[2] for fact in self.facts)
        }

    def check(self) -> int:
        """Worlds that the facts allow though they are excluded. Nothing that is possible may ever be denied."""
        assert tuple(self.truth) in self.worlds
        allowed = self.allowed()
        assert self.worlds <= allowed
        for place in range(len(self.truth)):
            if not self.known >> place & 1:
                real = {world[place] for world in self.worlds}
                said = possible(self.facts, 1 << place, self.free(), self.pool())
                assert said is None or real <= set(said)
                identity = certain(self.facts, 1 << place, self.free(), self.pool())
                assert identity == NONE or real == {identity}
        return len(allowed - self.worlds)

    def sayable(self) -> bool:
        """Would some true fact exclude more than the facts held?"""
        too_much = self.allowed() - self.worlds
        most = Counter(self.truth) if self.public else Counter({identity: 3 for world in self.start for identity in world})
        kinds = sorted(most)
        for places in range(1, 1 << len(self.truth)):
            for copies in itertools.product(*(range(most[kind] + 1) for kind in kinds)):
                identities = tuple(kind for kind, count in zip(kinds, copies, strict=True) for _ in range(count))
                least = min(agreeing(world, (places, identities, 0)) for world in self.worlds)
                if any(agreeing(world, (places, identities, 0)) < least for world in too_much):
                    return True
        return False


def laid(world: World, places: tuple[int, ...], identities: list[int] | tuple[int, ...]) -> World:
    changed = list(world)
    for place, identity in zip(places, identities, strict=True):
        changed[place] = identity
    return tuple(changed)


def unique(seed: int, size: int) -> Viewer:
    return Viewer(list(range(size)), (), True, seed)


def copies(seed: int, size: int) -> Viewer:
    return Viewer(random.Random(seed).choices(range(4), k=size), (), True, seed)


def secret(seed: int, size: int) -> Viewer:
    return Viewer(random.Random(seed).choices(range(3), k=size), (0, 1, 2, 3), False, seed)


SETTINGS = {"unique": unique, "copies": copies, "secret": secret}


class OneHand:
    """A hand, a pile and a table as in a card game: a card that enters the hand is mixed with the whole hand."""

    def __init__(self, size: int, seed: int) -> None:
        self.random = random.Random(seed)
        self.hand, self.pile, self.table = [0, 1, 2], list(range(3, size)), [0][:0]

    def next(self) -> list[Operation]:
        verb = self.random.choice(("draw", "draw known", "choose", "lay", "play", "look", "home", "bury", "shuffle", "reveal hand"))
        if verb.startswith("draw") and self.pile:
            self.hand.append(self.pile.pop(0))
            shown: list[Operation] = [("show", (self.hand[-1],))] if verb == "draw known" else []
            return [*shown, ("mix", tuple(self.hand))]
        if verb == "choose" and len(self.pile) > 1:
            drawn = (self.pile.pop(0), self.pile.pop(0))
            self.hand.append(drawn[0])
            self.pile.append(drawn[1])
            return [("mix", drawn), ("mix", tuple(self.hand))]
        if verb in ("lay", "play") and self.hand:
            self.table.append(self.hand.pop(self.random.randrange(len(self.hand))))
            return [("show", (self.table[-1],))] if verb == "play" else []
        if verb == "look" and self.table:
            return [("show", (self.random.choice(self.table),))]
        if verb == "home" and self.table:
            self.hand, self.table = self.hand + self.table, []
            return [("mix", tuple(self.hand))]
        if verb == "bury" and self.table:
            self.pile.append(self.table.pop())
            return []
        if verb == "shuffle":
            return [("mix", tuple(self.pile))]
        if verb == "reveal hand" and self.random.random() < 0.3:
            return [*[("show", (place,)) for place in self.hand], ("mix", tuple(self.hand))]
        return []


@pytest.mark.parametrize(("setting", "size", "games", "most_missing"), [("unique", 6, 25, 0), ("copies", 6, 50, 2), ("secret", 5, 15, 2)])
def test_a_hand_a_pile_and_a_table(setting: str, size: int, games: int, most_missing: int) -> None:
    compared = missing = 0
    for seed in range(games):
        viewer, game = SETTINGS[setting](seed, size), OneHand(size, seed)
        for _ in range(30):
            for operation in game.next():
                viewer.do(operation)
            compared += 1
            if viewer.check():
                assert not viewer.sayable()
                missing += 1
                break
    assert compared > 25 * games
    assert missing <= most_missing


@pytest.mark.parametrize(("setting", "size", "games", "most_missing"), [("unique", 5, 120, 0), ("copies", 6, 120, 2), ("secret", 4, 80, 2)])
def test_any_overlapping_mixes(setting: str, size: int, games: int, most_missing: int) -> None:
    missing = 0
    for seed in range(games):
        viewer, chance = SETTINGS[setting](seed, size), random.Random(seed)
        for _ in range(14):
            if chance.random() < 0.5:
                viewer.do(("show", (chance.randrange(size),)))
            else:
                viewer.do(("mix", tuple(chance.sample(range(size), chance.randint(2, size)))))
            if viewer.check():
                assert not viewer.sayable()
                missing += 1
                break
    assert missing <= most_missing


def operations(size: int) -> st.SearchStrategy[list[Operation]]:
    place = st.integers(0, size - 1)
    show = st.tuples(st.just("show"), st.tuples(place))
    mix = st.tuples(st.just("mix"), st.sets(place, min_size=2).map(lambda places: tuple(sorted(places))))
    return st.lists(st.one_of(show, mix), max_size=10)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from(sorted(SETTINGS)), st.integers(0, 99), operations(5))
def test_facts_never_claim_too_much_and_all_that_counts_can_say(setting: str, seed: int, sequence: list[Operation]) -> None:
    viewer = SETTINGS[setting](seed, 5)
    for operation in sequence:
        viewer.do(operation)
    if viewer.check():
        assert not viewer.sayable()


# ---- order, and numbers of places


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from(sorted(SETTINGS)), st.integers(0, 99), operations(5), st.permutations(range(5)))
def test_facts_do_not_depend_on_the_order_in_which_cards_are_shown(
    setting: str, seed: int, told: list[Operation], order: list[int]
) -> None:
    viewer = SETTINGS[setting](seed, 5)
    for operation in told:
        viewer.do(operation)
    facts, known = viewer.facts, viewer.known
    for count in range(1, 5):
        outcomes: set[Facts] = set()
        for places in (order[:count], order[:count][::-1]):
            viewer.facts, viewer.known = facts, known
            for place in places:
                viewer.show(place)
            outcomes.add(viewer.facts)
        assert len(outcomes) == 1


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from(sorted(SETTINGS)), st.integers(0, 99), operations(6))
def test_what_is_mixed_apart_may_be_mixed_in_any_order(setting: str, seed: int, told: list[Operation]) -> None:
    viewer = SETTINGS[setting](seed, 6 if setting != "secret" else 4)
    for operation in told:
        viewer.do((operation[0], tuple(place % len(viewer.truth) for place in operation[1][:1])))
    start, facts, known = list(viewer.truth), viewer.facts, viewer.known
    outcomes: list[set[World]] = []
    for order in (((0, 1), (2, 3)), ((2, 3), (0, 1))):
        viewer.truth, viewer.facts, viewer.known, viewer.worlds = list(start), facts, known, viewer.start
        for places in order:
            viewer.mix(places)
        viewer.truth = list(start)
        outcomes.append(viewer.allowed())
    assert outcomes[0] == outcomes[1]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from(sorted(SETTINGS)), st.integers(0, 99), operations(5), st.permutations(range(5)))
def test_facts_do_not_depend_on_the_numbers_of_places(setting: str, seed: int, told: list[Operation], order: list[int]) -> None:
    one, other = SETTINGS[setting](seed, 5), SETTINGS[setting](seed, 5)
    other.truth = [one.truth[order.index(place)] for place in range(5)]
    for verb, places in told:
        one.do((verb, places))
        other.do((verb, tuple(order[place] for place in places)))
        other.truth = [one.truth[order.index(place)] for place in range(5)]
        assert other.facts == remap(one.facts, order)

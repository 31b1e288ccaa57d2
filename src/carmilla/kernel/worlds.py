"""Worlds: every way to lay the cards that a viewer has not seen into their places, such that the viewer's facts hold.

A `Plan` draws one of them so that every permutation of the cards has the same chance; copies of an identity are different
cards here. Cards and places come in groups that cannot mix, such as the backs of one owner's cards: each group is a mask of
free places and the identities that lie there.

Places that no fact tells apart form a column; cards that no fact tells apart form a row. A row is split over the columns of
its group, row after row. What the later rows may still do depends only on the room left and on the counts still needed, so
equal situations are one `Node`, and the plan is a small graph of them with the number of permutations below each.

Without facts there is nothing to plan: `shuffled` is enough.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from .facts import Facts, Identities

if TYPE_CHECKING:
    from .rng import Rng

Groups = tuple[tuple[int, Identities], ...]
Counts = tuple[int, ...]

MOST_PLANS: Final = 1000
KEY_BITS: Final = 64


class Row:
    """Cards that no fact tells apart: all that are named by the same facts with every copy, or the copies of one identity of
    which some fact names fewer than there are. `limits`: what the row can add at most to each fact."""

    def __init__(self, group: int, identities: list[int], limits: Counts) -> None:
        self.group = group
        self.identities = identities
        self.limits = limits


class Split:
    """So many cards of a row go to each column of its group; `choices` of cards do that."""

    def __init__(self, counts: Counts, choices: int, then: Node) -> None:
        self.counts = counts
        self.choices = choices
        self.then = then


class Node:
    """A situation before a row is split: room in each column, and what each fact still needs. `ways`: the permutations from here."""

    def __init__(self, room: Counts, needs: Counts) -> None:
        self.room = room
        self.needs = needs
        self.ways = 0
        self.splits: list[Split] = []


class Plan:
    """`ways` is 0 if the facts cannot hold for these cards."""

    def __init__(self, facts: Facts, groups: Groups) -> None:
        self.places: list[int] = numbers(all_places(groups))
        self.columns: list[list[int]] = []  # positions in `places`
        self.columns_of: list[list[int]] = []  # per group
        position_of = {place: position for position, place in enumerate(self.places)}
        for mask, _ in groups:
            classes = columns(mask, facts)
            self.columns_of.append(list(range(len(self.columns), len(self.columns) + len(classes))))
            for places in classes:
                self.columns.append([position_of[place] for place in places])
        self.names: list[Counts] = [tuple([int(bool(fact[0] >> self.places[column[0]] & 1)) for fact in facts]) for column in self.columns]
        self.rows: list[Row] = rows(facts, groups)
        self.later: list[Counts] = later_limits(self.rows, len(facts))
        self.layers: list[list[Node]] = []  # per row: the situations before it
        self.start = Node(tuple([len(column) for column in self.columns]), tuple([fact[2] for fact in facts]))
        self.unfold()
        self.ways = self.start.ways

    def unfold(self) -> None:
        before = [self.start]
        for at in range(len(self.rows)):
            self.layers.append(before)
            met: dict[tuple[Counts, Counts], Node] = {}
            for node in before:
                self.branch(node, at, met)
            before = list(met.values())
        for node in before:
            node.ways = 1
        for at in range(len(self.rows) - 1, -1, -1):
            for node in self.layers[at]:
                node.splits = [split for split in node.splits if split.then.ways]
                node.ways = sum([split.choices * split.then.ways for split in node.splits])

    def branch(self, node: Node, at: int, met: dict[tuple[Counts, Counts], Node]) -> None:
        row = self.rows[at]
        taken = self.columns_of[row.group]
        last_of_group = at + 1 == len(self.rows) or self.rows[at + 1].group != row.group
        open_room = [node.room[column] for column in taken]
        for counts in [tuple(open_room)] if last_of_group else compositions(len(row.identities), open_room):
            room = list(node.room)
            for column, count in zip(taken, counts, strict=True):
                room[column] -= count
            needs = self.still_needed(node.needs, at, counts)
            if needs is None:
                continue
            situation = (tuple(room), needs)
            then = met.get(situation)
            if then is None:
                then = met[situation] = Node(situation[0], needs)
            node.splits.append(Split(counts, multinomial(counts), then))

    def still_needed(self, needs: Counts, at: int, counts: Counts) -> Counts | None:
        """What each fact needs after this row; None if the later rows cannot give it."""
        row = self.rows[at]
        taken = self.columns_of[row.group]
        still: list[int] = []
        for fact in range(len(needs)):
            need = needs[fact]
            if need and row.limits[fact]:
                there = 0
                for column, count in zip(taken, counts, strict=True):
                    if self.names[column][fact]:
                        there += count
                need = max(0, need - min(there, row.limits[fact]))
            if need > self.later[at][fact]:
                return None
            still.append(need)
        return tuple(still)


PLANS: Final[dict[tuple[Facts, Groups], Plan]] = {}


def plan_for(facts: Facts, groups: Groups) -> Plan:
    key = (facts, groups)
    plan = PLANS.get(key)
    if plan is None:
        plan = Plan(facts, groups)
        if len(PLANS) >= MOST_PLANS:
            del PLANS[next(iter(PLANS))]
        PLANS[key] = plan
    return plan


def deal(plan: Plan, rng: Rng) -> list[int]:
    """An identity for each of `plan.places`."""
    if not plan.ways:
        raise ValueError("no world fits these facts")
    size = len(plan.places)
    keys = rng.keys(2 * size)
    drawn = below(plan.ways, rng)
    laid: list[list[int]] = [[] for _ in plan.columns]
    node = plan.start
    used = 0
    for row in plan.rows:
        for split in node.splits:
            span = split.choices * split.then.ways
            if drawn < span:
                break
            drawn -= span
        node = split.then
        drawn %= node.ways
        count = len(row.identities)
        cards = shuffled(row.identities, keys[used : used + count])
        used += count
        for column, share in zip(plan.columns_of[row.group], split.counts, strict=True):
            laid[column] += cards[:share]
            cards = cards[share:]
    dealt = [0] * size
    for positions, cards in zip(plan.columns, laid, strict=True):
        for position, identity in zip(positions, shuffled(cards, keys[used : used + len(cards)]), strict=True):
            dealt[position] = identity
        used += len(cards)
    return dealt


def possible(plan: Plan, place: int) -> Identities:
    """The identities, each once, that the place with this number holds in some world."""
    at = plan.places.index(place)
    found: set[int] = set()
    for row, nodes in zip(plan.rows, plan.layers, strict=True):
        for i, column in enumerate(plan.columns_of[row.group]):
            if at in plan.columns[column]:
                for node in nodes:
                    for split in node.splits:
                        if split.counts[i]:
                            found.update(row.identities)
    return tuple(sorted(found))


def shuffled(cards: list[int], keys: list[int]) -> list[int]:
    """In the order of as many random keys; equal keys leave the order as it was."""
    return [cards[i] for i in sorted(range(len(cards)), key=keys.__getitem__)]


def below(n: int, rng: Rng) -> int:
    """Uniform in 0 … n-1, however large."""
    bits = n.bit_length()
    if bits <= KEY_BITS:
        return rng.below(n)
    words = (bits + KEY_BITS - 1) // KEY_BITS
    while True:
        drawn = 0
        for key in rng.keys(words):
            drawn = drawn << KEY_BITS | key
        drawn >>= words * KEY_BITS - bits
        if drawn < n:
            return drawn


# ---- classes of places and of cards


def all_places(groups: Groups) -> int:
    free = 0
    for mask, pool in groups:
        if free & mask or mask.bit_count() != len(pool):
            raise ValueError("as many cards as places, each place in one group")
        free |= mask
    return free


def numbers(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def columns(mask: int, facts: Facts) -> list[list[int]]:
    """The places of a mask, those together that the same facts name."""
    together: dict[Counts, list[int]] = {}
    for place in numbers(mask):
        named = tuple([fact[0] >> place & 1 for fact in facts])
        together.setdefault(named, []).append(place)
    return [together[named] for named in sorted(together)]


def rows(facts: Facts, groups: Groups) -> list[Row]:
    """The largest row of a group comes last: what is left of the room is then its only split."""
    found: list[Row] = []
    for group, (_, pool) in enumerate(groups):
        covered: dict[Counts, list[int]] = {}
        in_group: list[Row] = []
        for identity in sorted(set(pool)):
            copies = pool.count(identity)
            limits = tuple([min(fact[1].count(identity), copies) for fact in facts])
            elsewhere = sum([other.count(identity) for _, other in groups]) - copies
            if elsewhere and any(limits):
                raise ValueError("an identity that a fact names lies in one group")
            if all([limit in (0, copies) for limit in limits]):
                named = tuple([int(limit > 0) for limit in limits])
                covered.setdefault(named, []).extend([identity] * copies)
            else:
                in_group.append(Row(group, [identity] * copies, limits))
        for named in sorted(covered):
            in_group.append(Row(group, covered[named], tuple([len(covered[named]) * bit for bit in named])))
        last = 0
        for i in range(len(in_group)):
            if len(in_group[i].identities) > len(in_group[last].identities):
                last = i
        found += in_group[:last] + in_group[last + 1 :] + in_group[last : last + 1]
    return found


def later_limits(all_rows: list[Row], facts: int) -> list[Counts]:
    """Per row, what the rows after it can add at most to each fact."""
    found: list[Counts] = []
    total = [0] * facts
    for i in range(len(all_rows) - 1, -1, -1):
        found.append(tuple(total))
        total = [before + limit for before, limit in zip(total, all_rows[i].limits, strict=True)]
    found.reverse()
    return found


# ---- counting


def compositions(total: int, room: list[int]) -> list[Counts]:
    """The ways to write a total as counts that fit the room."""
    later = sum(room)
    begun: list[tuple[Counts, int]] = [((), total)]
    for space in room:
        later -= space
        longer: list[tuple[Counts, int]] = []
        for counts, left in begun:
            for count in range(max(0, left - later), min(left, space) + 1):
                longer.append(((*counts, count), left - count))
        begun = longer
    return [counts for counts, _ in begun]


def multinomial(counts: Counts) -> int:
    """The ways to tell apart who goes where."""
    ways, total = 1, 0
    for count in counts:
        total += count
        ways *= comb(total, count)
    return ways

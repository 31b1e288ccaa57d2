"""The auditor: what a viewer can know, worked out from its events alone, and compared whole with what bits and facts claim.

It is written without the kernel's knowledge code. For each viewer and each group of cards (one owner, one back) it keeps
every world that fits. Cards that nothing distinguishes for this viewer lie in one bin; a world says what each bin holds.

Where the viewer knows the list, a world names every card. Where it does not, a world names the cards that it has seen, and a
bin may hold anything besides; of two worlds, one of which says more, only the one that says less is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from carmilla.kernel.api import NONE, Table
from carmilla.kernel.events import CONCEALED, MOVED, SHOWN, SHUFFLED

from .common import Findings

Held = tuple[int, ...]  # definitions, rising
World = tuple[Held, ...]  # bin by bin

MOST_WORLDS = 4000


class Bin:
    """Cards among which the viewer sees no difference."""

    def __init__(self, group: Group, size: int) -> None:
        self.group, self.size = group, size


class Group:
    """One owner's cards with one back, as one viewer knows them."""

    def __init__(self, owner: int, back: int, size: int, pool: Held | None) -> None:
        self.owner, self.back, self.pool = owner, back, pool
        self.bins: list[Bin] = [Bin(self, size)]
        self.worlds: set[World] = {(pool or (),)}
        self.lost = False  # too many worlds to keep
        self.compared: object = None

    def at(self, bin_: Bin) -> int:
        return self.bins.index(bin_)

    def take(self, bin_: Bin, identity: int) -> Bin:
        """One card leaves a bin, or is looked at where it lies alone. `identity`: what it is, if the viewer was told."""
        i = self.at(bin_)
        if bin_.size == 1:
            self.worlds = self.fitting({self.alone(world, i, identity) for world in self.worlds})
            return bin_
        one = Bin(self, 1)
        bin_.size -= 1
        found: set[World | None] = set()
        for world in self.worlds:
            held = world[i]
            for card in set(held):
                found.add(self.alone((*replaced(world, i, without(held, card)), (card,)), len(world), identity))
            if self.pool is None and len(held) <= bin_.size:
                found.add(self.alone((*world, ()), len(world), identity))
        self.bins.append(one)
        self.worlds = self.fitting(found)
        return one

    def alone(self, world: World, i: int, identity: int) -> World | None:
        """The world with the single card of a bin shown to be this; None if it is another."""
        if identity == NONE or world[i] == (identity,):
            return world
        if self.pool is None and world[i] == ():
            return replaced(world, i, (identity,))
        return None

    def merge(self, bins: list[Bin]) -> Bin:
        """The cards of these bins can no longer be told apart."""
        first = bins[0]
        kept = [i for i, bin_ in enumerate(self.bins) if bin_ is first or bin_ not in bins]
        mixed = [self.at(bin_) for bin_ in bins]
        found: set[World | None] = set()
        for world in self.worlds:
            together = tuple(sorted([card for i in mixed for card in world[i]]))
            found.add(tuple([together if self.bins[i] is first else world[i] for i in kept]))
        first.size = sum([bin_.size for bin_ in bins])
        self.bins = [self.bins[i] for i in kept]
        self.worlds = self.fitting(found)
        return first

    def fitting(self, found: set[World | None]) -> set[World]:
        worlds = {world for world in found if world is not None}
        self.compared = None
        if self.pool is None and len(worlds) > 1:
            worlds = {world for world in worlds if not any([other != world and within(other, world) for other in worlds])}
        self.lost = self.lost or len(worlds) > MOST_WORLDS
        return set(sorted(worlds)[:1]) if self.lost else worlds


class Witness:
    """One viewer: reads its events, and nothing else."""

    def __init__(self, viewer: int, rows: list[list[Bin]], groups: list[Group]) -> None:
        self.viewer, self.rows, self.groups = viewer, rows, groups
        self.read = 0
        self.shown_now: list[Bin] = []

    def hear(self, event: list[object]) -> None:
        kind = event[0]
        if kind == MOVED:
            _, card, old, new, _, left, took = event
            assert (
                isinstance(card, list) and isinstance(old, int) and isinstance(new, int) and isinstance(left, int) and isinstance(took, int)
            )
            row = self.rows[old]
            taken = row.pop(len(row) - 1 - max(left, 0))
            one = taken.group.take(taken, card[1])
            to = self.rows[new]
            to.insert(len(to) - max(took, 0), one)
            if took == NONE:
                self.mix(new)
        elif kind == SHOWN:
            _, card, _, at, place = event
            assert isinstance(card, list) and isinstance(at, int) and isinstance(place, int)
            if card[1] != NONE:
                row = self.rows[at]
                i = self.unshown(at) if place == NONE else len(row) - 1 - place
                row[i] = row[i].group.take(row[i], card[1])
                if place == NONE:
                    self.shown_now.append(row[i])
        elif kind in (SHUFFLED, CONCEALED):
            assert isinstance(event[1], int)
            self.mix(event[1])

    def unshown(self, at: int) -> int:
        """Among cards that cannot be told apart: one that is not being shown already."""
        return [i for i, bin_ in enumerate(self.rows[at]) if bin_ not in self.shown_now][0]

    def mix(self, at: int) -> None:
        self.shown_now = []
        row = self.rows[at]
        merged: dict[Group, Bin] = {}
        for group in {bin_.group for bin_ in row}:
            bins = list(dict.fromkeys([bin_ for bin_ in row if bin_.group is group]))
            merged[group] = group.merge(bins) if len(bins) > 1 else bins[0]
        self.rows[at] = [merged[bin_.group] for bin_ in row]


# ---- the beginning


def witnesses(g: Table) -> list[Witness]:
    """One per viewer, each knowing where the cards lay before the first event, and the lists that the game lets it know."""
    counts = [len(row) for row in g.rows]
    assert g.recorder is not None
    for event in g.recorder.streams[g.seats]:
        if event[0] == MOVED:
            counts[event[2]] += 1
            counts[event[3]] -= 1
    return [witness(g, viewer, counts) for viewer in range(g.seats + 1)]


def witness(g: Table, viewer: int, counts: list[int]) -> Witness:
    rows: list[list[Bin]] = [[] for _ in counts]
    groups: list[Group] = []
    for owner in range(g.owners()):
        cards = range(g.first_card[owner], g.first_card[owner + 1])
        begun = [at for at in range(owner % g.seats, len(counts), g.seats) if counts[at]]
        for back in sorted({g.back[card] for card in cards}):
            held = sorted([g.ident[card] for card in cards if g.back[card] == back])
            group = Group(owner, back, len(held), tuple(held) if g.knows_list(viewer, owner) else None)
            groups.append(group)
            at = [at for at in begun if counts[at] == len(held)][0]
            begun.remove(at)
            rows[at] = [group.bins[0]] * len(held)
    return Witness(viewer, rows, groups)


# ---- comparing


class Audit:
    """The witnesses of a recorded table from its beginning on, and what they find."""

    def __init__(self, g: Table, differences: Findings, missing: Findings) -> None:
        self.g, self.differences, self.missing = g, differences, missing
        self.cards, self.witnesses = len(g.ident), witnesses(g)
        self.compared = 0

    def compare(self, when: str) -> None:
        g = self.g
        assert g.recorder is not None
        if len(g.ident) != self.cards:  # laid out in the course of the game: nothing was known of any before
            self.cards, self.witnesses = len(g.ident), witnesses(g)
        judged: dict[object, tuple[str, str]] = {}  # viewers who know the same are judged once
        for witness in self.witnesses:
            stream = g.recorder.streams[witness.viewer]
            for event in stream[witness.read :]:
                witness.hear(event)
            witness.read = len(stream)
            for group in witness.groups:
                claim = Claim(g, witness, group)
                if not group.lost and group.compared != claim.key:
                    group.compared = claim.key
                    self.compared += 1
                    label = f"{when}: viewer {witness.viewer} of {group.owner}'s cards"
                    key = (group.owner, group.back, group.pool, claim.key)
                    if key not in judged:
                        judged[key] = claim.against_list() if group.pool is not None else claim.against_unknown()
                    surplus, missing = judged[key]
                    if surplus:
                        self.differences.add(f"{label}: {surplus}; {claim.told()}")
                    if missing:
                        self.missing.add(f"{label}: {missing}; {claim.told()}")


class Claim:
    """What the kernel's bits and facts say of a group, in the bins of a witness."""

    def __init__(self, g: Table, witness: Witness, group: Group) -> None:
        self.group, self.pool = group, group.pool
        number = {bin_: i for i, bin_ in enumerate(group.bins)}
        self.sizes = [bin_.size for bin_ in group.bins]
        self.bits: list[list[int]] = [[] for _ in group.bins]
        lies: dict[int, int] = {}
        for at, row in enumerate(g.rows):
            for card, bin_ in zip(row, witness.rows[at], strict=True):
                if bin_.group is group:
                    lies[card] = number[bin_]
                    if g.known[card] >> witness.viewer & 1:
                        self.bits[number[bin_]].append(g.ident[card])
        first = g.first_card[group.owner]
        self.facts: list[tuple[frozenset[int], Held, int]] = []
        self.cuts = ""
        for places, identities, least in g.facts_of(witness.viewer, group.owner):
            cards = [first + i for i in range(places.bit_length()) if places >> i & 1 and first + i in lies]
            bins = frozenset([lies[card] for card in cards])
            if sum([self.sizes[i] - len(self.bits[i]) for i in bins]) > len(cards):
                self.cuts = f"a fact about part of what cannot be told apart: {(sorted(bins), identities, least)}"
            if cards:
                self.facts.append((bins, identities, least))
        self.key = (tuple([tuple(sorted(held)) for held in self.bits]), tuple(self.facts), tuple(self.sizes), frozenset(group.worlds))

    def told(self) -> str:
        worlds = sorted(self.group.worlds)
        facts = [(sorted(bins), identities, least) for bins, identities, least in self.facts]
        return f"bins {self.sizes}, bits {self.bits}, facts {facts}, {len(worlds)} worlds like {worlds[:1]}"

    def fits(self, world: World) -> bool:
        return all([self.holds(world, fact) for fact in self.facts])

    def holds(self, world: Sequence[Sequence[int]], fact: tuple[frozenset[int], Held, int]) -> bool:
        """What lies under bits is no longer a matter of facts."""
        bins, identities, least = fact
        if least <= 0:
            return True
        free = [card for i in bins for card in minus(world[i], self.bits[i])]
        return sum([min(free.count(card), identities.count(card)) for card in set(identities)]) >= least

    def has_bits(self, world: World) -> bool:
        return all([within_one(tuple(sorted(bits)), held) for bits, held in zip(self.bits, world, strict=True)])

    # ---- where the list is known
    def against_list(self) -> tuple[str, str]:
        if not self.group.worlds:
            return "no world fits what it was told", ""
        surplus = [world for world in self.group.worlds if not self.has_bits(world) or not self.fits(world)]
        if surplus or self.cuts:
            return self.cuts or f"excludes {surplus[0]}", ""
        allowed = self.allowed()
        extra = [world for world in allowed if world not in self.group.worlds]
        return "", f"allows {extra[0]}" if extra else ""

    def allowed(self) -> list[World]:
        """Every world that bits and facts leave, unless they are too many. Card by card, those that facts name first: what can no
        longer come to fit is not gone on with."""
        assert self.pool is not None
        rest = minus(self.pool, [card for bits in self.bits for card in bits])
        kinds = sorted(set(rest), key=lambda kind: (-sum([kind in identities for _, identities, _ in self.facts]), kind))
        begun: list[list[list[int]]] = [[list(bits) for bits in self.bits]]
        for i, kind in enumerate(kinds):
            to_come = [sum([min(rest.count(k), identities.count(k)) for k in kinds[i + 1 :]]) for _, identities, _ in self.facts]
            needs = [(bins, identities, least - more) for (bins, identities, least), more in zip(self.facts, to_come, strict=True)]
            longer: list[list[list[int]]] = []
            for world in begun:
                left = [size - len(held) for size, held in zip(self.sizes, world, strict=True)]
                for counts in shares(rest.count(kind), left):
                    more_of_it = [held + [kind] * n if n else held for held, n in zip(world, counts, strict=True)]
                    if all([self.holds(more_of_it, need) for need in needs]):
                        longer.append(more_of_it)
            begun = longer
            if len(begun) > MOST_WORLDS * 4:
                return []
        return [tuple([tuple(sorted(held)) for held in world]) for world in begun]

    # ---- where it is not
    def against_unknown(self) -> tuple[str, str]:
        """A world that says least is the hardest for a claim; the least that a claim allows is the hardest for the worlds."""
        if not self.group.worlds:
            return "no world fits what it was told", ""
        surplus = [world for world in self.group.worlds if not self.has_bits(world) or not self.fits(world)]
        if surplus or self.cuts:
            return self.cuts or f"excludes {surplus[0]}", ""
        for least in self.least():
            if not any([within(world, least) for world in self.group.worlds]):
                return "", f"allows {least}"
        return "", ""

    def least(self) -> list[World]:
        """Worlds that say just enough for every fact."""
        start: World = tuple([tuple(sorted(bits)) for bits in self.bits])
        found: list[World] = []
        met: set[World] = {start}
        open_: list[World] = [start]
        while open_ and len(met) < MOST_WORLDS:
            world = open_.pop()
            unmet = [fact for fact in self.facts if not self.holds(world, fact)]
            if not unmet:
                found.append(world)
                continue
            bins, identities, _ = unmet[0]
            for i in bins:
                if len(world[i]) < self.sizes[i]:
                    for card in set(identities):
                        more = replaced(world, i, tuple(sorted((*world[i], card))))
                        if more not in met:
                            met.add(more)
                            open_.append(more)
        return found


# ---- worlds


def replaced(world: World, i: int, held: Held) -> World:
    return (*world[:i], held, *world[i + 1 :])


def without(held: Held, card: int) -> Held:
    i = held.index(card)
    return held[:i] + held[i + 1 :]


def minus(held: Sequence[int], cards: list[int]) -> list[int]:
    left = list(held)
    for card in cards:
        left.remove(card)
    return left


def within_one(less: Held, more: Held) -> bool:
    return all([less.count(card) <= more.count(card) for card in set(less)])


def within(less: World, more: World) -> bool:
    """Does the second world say all that the first says?"""
    return all([within_one(a, b) for a, b in zip(less, more, strict=True)])


def shares(total: int, room: list[int]) -> list[tuple[int, ...]]:
    """The ways to lay so many equal cards into bins."""
    begun: list[tuple[int, ...]] = [()]
    for i, space in enumerate(room):
        later = sum(room[i + 1 :])
        begun = [(*counts, n) for counts in begun for n in range(max(0, total - sum(counts) - later), min(space, total - sum(counts)) + 1)]
    return begun

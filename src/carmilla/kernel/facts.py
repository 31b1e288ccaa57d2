"""Facts: what one viewer knows about one owner's cards beyond the cards it was shown.

A fact `(places, identities, least)` says: of these identities, counted with copies, at least `least` lie among these places.
With `count(x)` cards of identity `x` in the places and `copies(x)` of `x` in the identities, the sum over `x` of
`min(count(x), copies(x))` is not below `least`. The facts of a viewer hold together and are true in every world that fits
what the viewer was told; they never claim more.

Places are bits of an owner-local mask and are *free*: this viewer has not been shown, or can no longer tell, what lies there.
A card keeps its place while it moves where everybody can follow it; where it cannot be followed, the places are *mixed*.
Identities are definition numbers in rising order, repeated for copies.

`pool` is what the free places hold, all together, where the viewer knows the list (an own deck, a printed one). Then every
fact can be read from the other side, a copy that lies elsewhere is not looked for here, and the side with fewer places and
identities is the one that is kept. It is None where the list is secret: then nothing follows from what lies elsewhere.

`free` and `pool` are always those after the event. No facts is by far the commonest case: callers test `if facts` first.
"""

from __future__ import annotations

from typing import Final

from .options import NONE

Identities = tuple[int, ...]
Fact = tuple[int, Identities, int]
Facts = tuple[Fact, ...]
Pool = Identities | None

MOST_ROUNDS: Final = 3
MOST_FACTS: Final = 24


def learn(facts: Facts, place: int, identity: int, free: int, pool: Pool) -> Facts:
    """The card at this place is shown to be this identity; the place is free no longer."""
    told: list[Fact] = []
    for places, identities, least in facts:
        if places & place and identity in identities:
            identities = without(identities, (identity,))
            least -= 1
        told.append((places & ~place, identities, least))
    return tidy(told, free, pool)


def forget(facts: Facts, lost: list[tuple[int, int]], mixed: int, free: int, pool: Pool) -> Facts:
    """The mixed places can no longer be told apart. `lost`: those that were known, each with its identity; free from now on."""
    known = list(facts)
    if lost:
        places = 0
        for place, _ in lost:
            places |= place
        known.append((places, tuple(sorted([identity for _, identity in lost])), len(lost)))
    told: list[Fact] = []
    for fact in close(known, mixed, free, pool):
        if not crosses(fact, mixed):
            told.append(fact)
            continue
        places, identities, least = fact
        told.append((places | mixed, identities, least))
        told.append((places & ~mixed, identities, least - (places & mixed).bit_count()))
    return narrowest(tidy(told, free, pool))


def remap(facts: Facts, order: list[int]) -> Facts:
    """The same facts after place number `i` became number `order[i]`."""
    moved: list[Fact] = []
    for places, identities, least in facts:
        target = 0
        while places:
            lowest = places & -places
            target |= 1 << order[lowest.bit_length() - 1]
            places ^= lowest
        moved.append((target, identities, least))
    return tuple(sorted(moved))


def possible(facts: Facts, place: int, free: int, pool: Pool) -> Pool:
    """The identities, each once, that a free place may hold by what each fact says alone; None: any. `worlds.possible` is exact."""
    choice: Pool = None if pool is None else tuple(sorted(set(pool)))
    for fact in facts:
        for places, identities, least in sides(fact, free, pool):
            if places & place and least == places.bit_count():
                allowed = tuple(sorted(set(identities)))
                choice = allowed if choice is None else common(choice, allowed)
    return choice


def certain(facts: Facts, place: int, free: int, pool: Pool) -> int:
    """The identity that must lie at this free place, or NONE."""
    choice = possible(facts, place, free, pool)
    return choice[0] if choice is not None and len(choice) == 1 else NONE


# ---- what follows from facts


def close(facts: list[Fact], mixed: int, free: int, pool: Pool) -> Facts:
    """The facts and what follows from them in pairs, as far as mixing these places would lose it."""
    known = tidy(facts, free, pool)
    for _ in range(MOST_ROUNDS):
        told = list(known)
        for i in range(len(known)):
            for j in range(i):
                if crosses(known[i], mixed) or crosses(known[j], mixed):
                    both = joined(known[i], known[j])
                    if both[2] > max(known[i][2], known[j][2]):
                        told.append(both)
        if len(told) == len(known):
            break
        grown = tidy(told, free, pool)
        if grown == known or len(grown) > MOST_FACTS:
            break
        known = grown
    return known


def crosses(fact: Fact, mixed: int) -> bool:
    """Some of the mixed places belong to the fact and some do not."""
    return 0 != fact[0] & mixed != mixed


def joined(a: Fact, b: Fact) -> Fact:
    """Both facts in one: what both counted is a card at a place of both and a copy that both name."""
    counted_twice = min((a[0] & b[0]).bit_count(), len(common(a[1], b[1])))
    return (a[0] | b[0], merged(a[1], b[1]), a[2] + b[2] - counted_twice)


def sides(fact: Fact, free: int, pool: Pool) -> list[Fact]:
    """The fact, and the same fact told of all other free places and all other cards."""
    if pool is None:
        return [fact]
    return [fact, other_side(fact, free, pool)]


def other_side(fact: Fact, free: int, pool: Identities) -> Fact:
    places, identities, least = fact
    return (free & ~places, without(pool, identities), least + len(pool) - places.bit_count() - len(identities))


def tidy(facts: list[Fact], free: int, pool: Pool) -> Facts:
    """The same knowledge in rising order, without what says nothing and what another fact implies."""
    telling: set[Fact] = set()
    for fact in facts:
        if pool is None:
            if fact[2] > 0:
                telling.add(fact)
        else:
            telling.update(narrower(fact, free, pool))
    candidates = sorted(telling)
    if len(candidates) < 2:
        return tuple(candidates)
    kept: list[Fact] = []
    for weak in candidates:
        implied = False
        for strong in candidates:
            if strong != weak and implies(strong, weak):
                implied = True
                break
        if not implied:
            kept.append(weak)
    return tuple(kept)


def narrower(fact: Fact, free: int, pool: Identities) -> list[Fact]:
    """The narrower side of a fact, or both if they are equally narrow; nothing if the count has no choice."""
    fact = (fact[0], common(fact[1], pool), fact[2])
    told = [fact]
    if breadth(fact) >= len(pool):
        told.append(other_side(fact, free, pool))
        if breadth(fact) > len(pool):
            del told[0]
    return [side for side in told if says_something(side, pool)]


def says_something(fact: Fact, pool: Identities) -> bool:
    """Could fewer of these identities lie among so many places? The other kinds fill places for nothing, and so do the copies of
    a kind beyond those named, once all that are named lie there too."""
    places, identities, least = fact
    if least <= 0:
        return False
    kinds = sorted(set(identities))
    fewer = least - 1
    unfilled = places.bit_count() - fewer - len([identity for identity in pool if identity not in kinds])
    if unfilled <= 0:
        return True
    free_copies = [0] * least  # by how many of those named lie there
    for kind in kinds:
        named = identities.count(kind)
        beyond = pool.count(kind) - named
        if beyond:
            for there in range(fewer, named - 1, -1):
                free_copies[there] = max(free_copies[there], free_copies[there - named] + beyond)
    return unfilled <= free_copies[fewer]


def narrowest(facts: Facts) -> Facts:
    """The facts, or if they are too many those that name the fewest places and identities; the choice knows no place number."""
    if len(facts) <= MOST_FACTS:
        return facts
    too_wide = sorted([breadth(fact) for fact in facts])[MOST_FACTS]
    return tuple([fact for fact in facts if breadth(fact) < too_wide])


def breadth(fact: Fact) -> int:
    return fact[0].bit_count() + len(fact[1])


def implies(strong: Fact, weak: Fact) -> bool:
    """Losing one place or one copy loses at most one of the count."""
    spare = strong[2] - weak[2] - (strong[0] & ~weak[0]).bit_count()
    return spare >= 0 and len(without(strong[1], weak[1])) <= spare


# ---- identities with copies, as rising tuples


def merged(a: Identities, b: Identities) -> Identities:
    return tuple(sorted(a + b))


def common(a: Identities, b: Identities) -> Identities:
    if a == b:
        return a
    if len(set(a)) == len(a):
        return tuple([identity for identity in a if identity in b])
    both: list[int] = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            both.append(a[i])
            i += 1
            j += 1
        elif a[i] < b[j]:
            i += 1
        else:
            j += 1
    return tuple(both)


def without(a: Identities, b: Identities) -> Identities:
    if len(set(a)) == len(a):
        return tuple([identity for identity in a if identity not in b])
    rest: list[int] = []
    j = 0
    for identity in a:
        while j < len(b) and b[j] < identity:
            j += 1
        if j < len(b) and b[j] == identity:
            j += 1
        else:
            rest.append(identity)
    return tuple(rest)

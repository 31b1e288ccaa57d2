"""How many sequences of answers there are to some depth: any change of what is legal shows in these numbers."""

from __future__ import annotations

from carmilla.kernel.api import Game, Table


def position_of(game: Game, name: str = "") -> Table:
    """A named position; without a name, a table just begun."""
    if name:
        return game.position(name)
    return game.new(game.default_seats, b"perft", {option.name: option.default for option in game.options})


def nodes(g: Table, depth: int) -> list[int]:
    """The number of sequences of 1, 2, … `depth` answers. Simultaneous questions are answered in the order of seats."""
    counts = [0] * depth
    descend(g, 0, counts)
    return counts


def descend(g: Table, at: int, counts: list[int]) -> None:
    if g.pending is None:
        return
    seat = g.to_act()[0]
    options = g.options(seat)
    counts[at] += len(options)
    if at + 1 < len(counts):
        for option in options:
            descend(after(g, seat, option), at + 1, counts)


def after(g: Table, seat: int, option: int) -> Table:
    table = g.fork()
    assert isinstance(table, Table)
    code = table.submit(seat, option)
    assert code == 0, f"{g.VERBS.token(option)} is offered and refused: {code}"
    return table


def by_option(g: Table, depth: int) -> dict[str, int]:
    """Per first answer, the sequences of `depth` answers that begin with it."""
    if g.pending is None:
        return {}
    seat = g.to_act()[0]
    return {g.VERBS.token(option): (nodes(after(g, seat, option), depth - 1)[-1] if depth > 1 else 1) for option in g.options(seat)}


def differences(expected: dict[str, int], found: dict[str, int]) -> list[str]:
    """What to look at when the numbers do not agree."""
    told: list[str] = []
    for token in sorted(expected.keys() | found.keys()):
        was, now = expected.get(token), found.get(token)
        if was != now:
            told.append(f"{token}: {'not offered' if was is None else was} before, {'not offered' if now is None else now} now")
    return told

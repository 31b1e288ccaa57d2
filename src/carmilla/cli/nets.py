"""`carmilla fuzz` and `carmilla perft`: the nets of `carmilla.nets`, from the command line."""

from __future__ import annotations

from carmilla.errors import Refused, listed, shortened
from carmilla.games import find

from .output import Output, Progress
from .tables import game_and_setup, with_slice


class Steps:
    """A bar told how much is done, where nets tell it so."""

    def __init__(self, bar: Progress) -> None:
        self.bar, self.done = bar, 0

    def __call__(self, done: int) -> None:
        self.bar.advance(done - self.done)
        self.done = done


def torture(game: str, games: int, seed: int, seats: int | None, pairs: list[str], out: Output) -> int:
    from carmilla.nets import torture as net

    spec, setup = game_and_setup(game, seats, pairs)
    with out.progress(games, "cli-playing") as bar:
        report = net.torture(spec, games, seed, setup.seats, setup.options, Steps(bar))
    found = report.result()
    texts = found.pop("found")
    if out.json:
        out.document(with_slice(found, spec))
    else:
        out.line(out.say("fuzz-counts", **found))
    for text in texts:
        out.complain(text)
    return 1 if found["violations"] else 0


def count(game: str, position: str, depth: int, out: Output) -> int:
    from carmilla.nets import perft

    spec = find(game)
    if position and position not in spec.positions():
        names = {"game": spec.name, "position": shortened(position), "known": listed(spec.positions()) or "–"}
        raise Refused("unknown-position", names)
    nodes = perft.nodes(perft.position_of(spec, position), depth)
    by_depth = {str(level): number for level, number in enumerate(nodes, 1)}
    if out.json:
        out.document(with_slice({"game": spec.name, "position": position, "nodes": by_depth}, spec))
    else:
        out.table([(level, str(number)) for level, number in by_depth.items()])
    return 0

"""`carmilla fuzz`, `leaks` and `perft`: the nets of `carmilla.nets`, from the command line."""

from __future__ import annotations

from typing import Any

from carmilla.errors import Refused, listed, shortened
from carmilla.games import find
from carmilla.kernel.api import Game

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
    from carmilla.nets import cycling
    from carmilla.nets import torture as net

    spec, setup = game_and_setup(game, seats, [*find(game).hard, *pairs])
    with out.progress(games, "cli-playing") as bar:
        report = net.torture(spec, games, seed, setup.seats, setup.options, Steps(bar))
    found = report.result()
    found["never_reached"] = cycling.cycle(spec, games, seed, setup.seats, setup.options).never
    if found["never_reached"]:
        out.note(out.say("fuzz-never", things=", ".join(found["never_reached"])))
    return tell(found, out.say("fuzz-counts", **numbers(found)), spec, bool(found["violations"]), out)


def compare_pairs(game: str, pairs: int, seed: int, seats: int | None, options: list[str], out: Output) -> int:
    from carmilla.nets import leaks as net

    spec, setup = game_and_setup(game, seats, [*find(game).hard, *options])
    with out.progress(pairs, "cli-comparing") as bar:
        report = net.leaks(spec, pairs, seed, setup.seats, setup.options, Steps(bar))
    found = report.result()
    return tell(found, out.say("leaks-counts", **numbers(found)), spec, bool(found["leaks"] or found["auditor_differences"]), out)


def numbers(found: dict[str, Any]) -> dict[str, int]:
    return {name.replace("_", "-"): value for name, value in found.items() if isinstance(value, int)}


def tell(found: dict[str, Any], sentence: str, spec: Game, failed: bool, out: Output) -> int:
    """The counts on stdout, what was found on stderr."""
    texts = found.pop("found")
    if out.json:
        out.document(with_slice(found, spec))
    else:
        out.line(sentence)
    for text in texts:
        out.complain(text)
    return 1 if failed else 0


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

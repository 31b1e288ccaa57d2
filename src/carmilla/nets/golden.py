"""Golden playthroughs: games as text, to be read in a diff. Replayed, they must tell the same story word for word.

`python -m carmilla.nets.golden FOLDER` records every file of a folder anew, each as its first lines say;
`python -m carmilla.nets.golden FOLDER --cover GAME` chooses the files of a game anew, until every question is asked in one.
"""

from __future__ import annotations

import argparse
import random
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from carmilla.games import find
from carmilla.kernel.api import Recorder, Table, digest, question
from carmilla.kernel.events import token_for
from carmilla.kernel.options import CARD, DEFINITION, NONE, ZONE_OF
from carmilla.kernel.views import under_way

from .common import hard, pick, play_on, setting

KINDS = ("game", "seats", "seed", "options", "position", "skip", "decisions")
MOST_TRIES = 400
POSITION_TRIES = 40
EAGER = 0.5  # how often a pass is not considered


@dataclass
class Header:
    """What a golden is made from. The first `skip` answers are given at random and not told."""

    game: str
    seats: int
    seed: int
    skip: int = 0
    decisions: int = 60
    options: dict[str, str] = field(default_factory=dict)
    position: str = ""  # where it begins, if it has a name

    def lines(self) -> list[str]:
        options = " ".join([f"{name}={value}" for name, value in sorted(self.options.items())])
        values = (self.game, self.seats, self.seed, options, self.position, self.skip, self.decisions)
        return [f"{kind}: {value}".rstrip() for kind, value in zip(KINDS, values, strict=True)]

    def table(self) -> Table:
        game = find(self.game)
        g = game.position(self.position) if self.position else setting(game, self.seats, self.options).table(self.seed)
        recorder, g.recorder = Recorder(g.seats + 1) if self.position else g.recorder, None
        play_on(g, self.seed, self.skip, EAGER)
        if self.skip and recorder is not None:
            recorder.streams = [[] for _ in recorder.streams]
        g.recorder = recorder
        return g


def header_of(text: str) -> Header:
    said = dict([line.split(":", 1) for line in text.splitlines()[: len(KINDS)]])
    options = dict([option.split("=", 1) for option in said["options"].split()])
    seats, seed, skip, decisions = [int(said[kind]) for kind in ("seats", "seed", "skip", "decisions")]
    return Header(said["game"].strip(), seats, seed, skip, decisions, options, said["position"].strip())


def recorded(header: Header) -> str:
    """A playthrough with answers at random."""
    return told(header, None)


def replayed(text: str) -> str:
    """The same answers, told anew."""
    return told(header_of(text), [line.split()[1:] for line in text.splitlines() if line.startswith("answer ")])


def difference(text: str) -> str:
    """The first line that a replay tells otherwise, or ""."""
    before, now = text.splitlines(), replayed(text).splitlines()
    for number, (was, new) in enumerate(zip(before, now, strict=False), 1):
        if was != new:
            return f"line {number}\n- {was}\n+ {new}"
    return "" if len(before) == len(now) else f"{len(before)} lines before, {len(now)} now"


def told(header: Header, answers: list[list[str]] | None) -> str:
    g, chance = header.table(), random.Random(header.seed)
    lines, heard = header.lines(), [0] * (header.seats + 1)
    lines += news(g, heard)
    for number in range(header.decisions if answers is None else len(answers)):
        if g.pending is None:
            break
        lines += ["", f"= {number}", *questions(g)]
        if answers is None:
            seat = chance.choice(g.to_act())
            token = token_for(g, seat, pick(g.options(seat), chance, EAGER))
        else:
            seat, token = int(answers[number][0]), answers[number][1]
        lines.append(f"answer {seat} {token}")
        options = {token_for(g, seat, option): option for option in g.options(seat)}
        if token not in options:
            lines.append("refused")
            break
        g.submit(seat, options[token])
        lines += [*news(g, heard), f"digest {digest(g)}"]
    return "\n".join(lines) + "\n"


def questions(g: Table) -> list[str]:
    assert g.pending is not None
    lines = ["stack " + " ".join([f"{type(frame).__name__}.{under_way(frame)}" for frame in g.stack])]
    for q in g.pending.questions:
        asked = question(g, q.seat)
        assert asked is not None
        so_far = f" after {' '.join(asked['picks'])}" if asked["picks"] else ""
        span = "" if asked["kind"] == "pick" else f" {asked['kind']} {asked['low']}-{asked['high']}"
        lines.append(f"ask {q.seat} {asked['ask']}{span}{so_far}: " + ("answered" if q.done else " ".join(asked["options"])))
    return lines


def news(g: Table, heard: list[int]) -> list[str]:
    """What each viewer was told since the last time; those who heard the same, together."""
    assert g.recorder is not None
    by_text: dict[str, list[str]] = {}
    for viewer, stream in enumerate(g.recorder.streams):
        text = "; ".join([event_of(g, event) for event in stream[heard[viewer] :]])
        heard[viewer] = len(stream)
        if text:
            by_text.setdefault(text, []).append("spectator" if viewer == g.seats else str(viewer))
    return [f"told {' '.join(viewers)}: {text}" for text, viewers in by_text.items()]


def event_of(g: Table, event: list[Any]) -> str:
    kind = g.EVENTS[event[0]]
    words = [kind.name]
    for i, arg in enumerate(event[1:]):
        element = kind.elements[i] if i < len(kind.elements) else ""
        if element == CARD:
            words.append(f"c{arg[0]}" + ("" if arg[1] == NONE else f"={g.definitions[arg[1]].name}"))
        elif element == DEFINITION:
            words.append(g.definitions[arg].name if arg != NONE else "-")
        elif element == ZONE_OF:
            words.append(f"{g.ZONES[arg // g.seats].name}/{arg % g.seats}")
        else:
            words.append(str(arg))
    return " ".join(words)


def asked_in(text: str) -> set[str]:
    """The names of the questions that it contains."""
    return {line.split()[2].rstrip(":") for line in text.splitlines() if line.startswith("ask ")}


def files(folder: Path, game: str = "*") -> list[Path]:
    return sorted(folder.glob(f"{game}/*.txt"))


def cover(folder: Path, name: str, decisions: int) -> None:
    """Recordings, each from somewhere in a random game or from a named position, until every question is asked in one of them."""
    game = find(name)
    covered: set[str] = set()
    for path in files(folder, name):
        path.unlink()
    (folder / name).mkdir(parents=True, exist_ok=True)
    headers = [
        Header(name, game.seats[seed % len(game.seats)], seed, 0, decisions, hard(game) if seed % 4 > 1 else {})
        for seed in range(MOST_TRIES)
    ]
    headers += [
        Header(name, game.default_seats, seed, 0, decisions, {}, place) for place in game.positions() for seed in range(POSITION_TRIES)
    ]
    for header in headers:
        g = header.table()
        wanted = set(g.ASKS.values()) - covered
        if not wanted:
            return
        found = first_asked(g, wanted, header.seed)
        if found >= 0:
            header.skip = max(0, found - decisions // 3)
            text = recorded(header)
            if asked_in(text) & wanted:
                file = f"{header.position or 'game'}-{header.seed:03}.txt"
                (folder / name / file).write_text(text, encoding="utf-8")
                covered |= asked_in(text)
    print("never asked:", ", ".join(sorted(wanted)), file=sys.stderr)


def first_asked(g: Table, wanted: set[str], seed: int) -> int:
    """How many random answers it takes until one of these questions is asked, or NONE."""
    g.recorder = None
    chance, answers = random.Random(seed), 0
    while g.pending is not None:
        if wanted & {g.ASKS.get(q.ask, "") for q in g.pending.questions}:
            return answers
        seat = chance.choice(g.to_act())
        g.submit(seat, pick(g.options(seat), chance, EAGER))
        answers += 1
    return NONE


def main() -> None:
    parser = argparse.ArgumentParser(description="Golden playthroughs, recorded anew.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--cover", default="", metavar="GAME")
    parser.add_argument("--decisions", type=int, default=60)
    asked = parser.parse_args()
    if asked.cover:
        cover(asked.folder, asked.cover, asked.decisions)
        return
    for path in files(asked.folder):
        path.write_text(recorded(header_of(path.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()

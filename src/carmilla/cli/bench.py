"""`carmilla bench`: how fast it is. Random games, and what is done to single positions, taken from all parts of such games."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from statistics import mean
from time import perf_counter, process_time
from typing import Any

from carmilla import views
from carmilla.ai.arena import MOST_DECISIONS, DoesNotEnd, players
from carmilla.ai.policies import Policy
from carmilla.games import LISTED
from carmilla.kernel.api import Game, Recorder, Rng, Table
from carmilla.match import Match, Setup, key_of, load

from .doctor import is_compiled
from .output import Output, Progress
from .tables import game_and_setup

ROUNDS = 3
SECONDS_A_ROUND = 1.0
PARTS = 10  # a position from each tenth of a game
GAMES_FOR_POSITIONS = 3
REPEATS = 5
STEPS_PER_GAME = 6  # for the progress bar


def measure(names: list[str], seats: int | None, pairs: list[str], out: Output) -> int:
    games: dict[str, dict[str, Any]] = {}
    chosen = [(name, *game_and_setup(name, seats, pairs)) for name in names or LISTED]
    with out.progress(len(chosen) * STEPS_PER_GAME, "cli-measuring") as progress:
        for name, spec, setup in chosen:
            games[name] = figures(spec, setup, progress)
    compiled, milliseconds = is_compiled(), help_ms()
    if out.json:
        out.document({"games": games, "compiled": compiled, "help_ms": milliseconds})
        return 0
    out.line(out.say("doctor-compiled") if compiled else out.say("doctor-interpreted"))
    for name, found in games.items():
        out.line(out.say("bench-slice", game=name) if found["slice"] else name)
        out.table([(figure.replace("_", " "), str(value)) for figure, value in found.items() if figure != "slice"], "  ")
    out.line(out.say("bench-help", ms=milliseconds))
    return 0


def figures(spec: Game, setup: Setup, progress: Progress) -> dict[str, Any]:
    speeds = fastest(spec, setup, recorded=False)
    progress.advance(2)
    recorded = fastest(spec, setup, recorded=True)
    progress.advance(2)
    positions = [table for game in range(GAMES_FOR_POSITIONS) for table in spread_through(spec, setup, game)]
    progress.advance(1)
    found = {
        "games_per_second": speeds[0],
        "decisions_per_second": speeds[1],
        "choices_per_second": speeds[2],
        "choices_recorded_per_second": recorded[2],
        **of_positions(spec, setup, positions),
        "slice": spec.slice,
    }
    progress.advance(1)
    return found


# ---- whole games


class Run:
    """Games one after another, counted."""

    def __init__(self, spec: Game, setup: Setup, recorded: bool) -> None:
        self.spec, self.setup, self.recorded = spec, setup, recorded
        self.games = self.decisions = self.choices = 0

    def play(self, number: int) -> None:
        g = start(self.spec, self.setup, number)
        policies = players(("1",) * self.setup.seats, number)
        log: list[tuple[int, int]] = []
        if self.recorded:
            g.recorder = Recorder(self.setup.seats + 1)
        while g.pending is not None:
            seat = g.to_act()[0]
            options = g.options(seat)
            option = policies[seat].choose(options)
            if len(options) > 1:
                self.choices += 1
            if self.recorded:
                log.append((seat, option))
            g.submit(seat, option)
            self.decisions += 1
            if self.decisions > MOST_DECISIONS * (self.games + 1):
                raise DoesNotEnd(f"game {number}")
        self.games += 1


def start(spec: Game, setup: Setup, number: int) -> Table:
    g = spec.new(setup.seats, key_of(number, b"bench"), setup.options, setup.decks or None)
    g.recorder = None
    return g


def fastest(spec: Game, setup: Setup, recorded: bool) -> tuple[float, float, float]:
    """Games, decisions and choices a second: the best of some rounds over the same games, in time of this process."""
    count, taken = 1, 0.0
    while True:
        run, taken = timed_run(spec, setup, recorded, count)
        if taken >= SECONDS_A_ROUND / 4:
            break
        count *= 2
    count = max(1, round(count * SECONDS_A_ROUND / taken))
    best = float("inf")
    for _ in range(ROUNDS):
        run, taken = timed_run(spec, setup, recorded, count)
        best = min(best, taken)
    return round(run.games / best, 2), round(run.decisions / best, 1), round(run.choices / best, 1)


def timed_run(spec: Game, setup: Setup, recorded: bool, count: int) -> tuple[Run, float]:
    run, began = Run(spec, setup, recorded), process_time()
    for number in range(count):
        run.play(number)
    return run, process_time() - began


# ---- positions


def spread_through(spec: Game, setup: Setup, number: int) -> list[Table]:
    """A table from each part of a game, the last ones just before its end."""
    whole = Run(spec, setup, recorded=False)
    whole.play(number)
    wanted = {max(0, whole.decisions * part // PARTS - 1) for part in range(1, PARTS + 1)}
    g, policies = start(spec, setup, number), players(("1",) * setup.seats, number)
    tables = []
    for decision in range(whole.decisions):
        if decision in wanted:
            tables.append(table_of(g))
        step(g, policies)
    return tables


def step(g: Table, policies: list[Policy]) -> None:
    seat = g.to_act()[0]
    g.submit(seat, policies[seat].choose(g.options(seat)))


def table_of(g: Table) -> Table:
    fork = g.fork()
    assert isinstance(fork, Table)
    return fork


def of_positions(spec: Game, setup: Setup, positions: list[Table]) -> dict[str, Any]:
    seats = range(setup.seats)
    matches = [Match(spec, table, setup, None) for table in positions]
    saves = [match.save() for match in matches]
    keys = [key_of(seat, b"bench-redeal") for seat in seats]
    redeals = [partial(spec.deal, g, seat, Rng(keys[seat])) for g in positions for seat in seats]
    looks = [partial(views.view, spec, g, seat) for g in positions for seat in seats]
    return {
        "fork_us": microseconds([g.fork for g in positions], 40),
        "view_us": microseconds(looks),
        "redeal_us": microseconds(redeals),
        "save_us": microseconds([match.save for match in matches]),
        "load_us": microseconds([partial(load, data) for data in saves]),
        "save_bytes": max(len(data) for data in saves),
    }


def microseconds(calls: Sequence[Callable[[], Any]], times: int = 4) -> float:
    """The mean over the calls, each at the best of its repeats."""
    return round(mean(best_of(call, times) for call in calls) * 1e6, 2)


def best_of(call: Callable[[], Any], times: int) -> float:
    best = float("inf")
    for _ in range(REPEATS):
        began = perf_counter()
        for _ in range(times):
            call()
        best = min(best, (perf_counter() - began) / times)
    return best


def help_ms() -> float:
    """`carmilla --help`, from the start of Python to its end."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = perf_counter()
        subprocess.run([sys.executable, "-m", "carmilla", "--help"], check=True, capture_output=True)
        best = min(best, perf_counter() - began)
    return round(best * 1e3, 1)

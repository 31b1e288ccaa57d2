"""`carmilla sim`: many games between bots, on one process or several, with the same digest however they are shared out."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import traceback
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from carmilla.ai.arena import Course, Thinking, play, players
from carmilla.ai.policies import known
from carmilla.errors import Refused
from carmilla.games import find
from carmilla.kernel.api import digest
from carmilla.match import Setup, key_of, setup_of
from carmilla.record import Line, MatchLog, header_of, write

from .output import Output, Progress
from .tables import option_values, with_slice

Z_95 = 1.959963984540054
CHUNKS_PER_WORKER = 16


@dataclass(frozen=True)
class Plan:
    setup: Setup  # its key is put in game by game
    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool
    out: Path | None

    def bots_of(self, index: int) -> tuple[str, ...]:
        """By seat. With rotation, each deal is played once with every bot on every seat."""
        turn = index % len(self.bots) if self.rotate else 0
        return self.bots[turn:] + self.bots[:turn]

    def setup_of(self, index: int) -> Setup:
        deal = index // len(self.bots) if self.rotate else index
        return replace(self.setup, key=key_of(self.seed, b"sim%d" % deal))


@dataclass
class Outcome:
    index: int
    bots: tuple[str, ...]
    decisions: int = 0
    winners: list[int] = field(default_factory=list)
    digest: str = ""
    error: str = ""
    thinking: dict[str, Thinking] = field(default_factory=dict)


def plan(game: str, seats: int | None, bots: str, games: int, seed: int, rotate: bool, pairs: list[str], out: Path | None) -> Plan:
    spec = find(game)
    names = tuple(known(name.strip(), game) for name in bots.split(",")) if bots else ("1",)
    if seats is None and len(names) > 1:
        seats = len(names)
    setup = setup_of(spec, seats, b"", option_values(pairs))
    if len(names) == 1:
        names *= setup.seats
    if len(names) != setup.seats:
        raise Refused("bot-count", {"bots": len(names), "seats": setup.seats})
    if rotate and games % setup.seats:
        raise Refused("rotation-games", {"games": games, "seats": setup.seats})
    return Plan(setup, names, games, seed, rotate, out)


# ---- one game


def play_one(what: Plan, index: int) -> Outcome:
    spec, setup, bots = find(what.setup.game), what.setup_of(index), what.bots_of(index)
    outcome = Outcome(index, bots)
    course = Course(bots, thinking=outcome.thinking, entries=None if what.out is None else [])
    g = None
    try:
        g = setup.table(spec)
        g.recorder = None
        play(g, players(bots, what.seed, index, game=setup.game), course)
        outcome.winners, outcome.digest = spec.winners(g), digest(g)
    except Exception:  # one game that fails is counted, and the others go on
        outcome.error = traceback.format_exc(limit=-4)
    outcome.decisions = course.decisions
    if what.out is not None and course.entries is not None and g is not None:
        name = f"{setup.game}-{what.seed}-{index:06}.ndjson"
        write(what.out / name, match_log(setup, outcome, course, g))
    return outcome


def match_log(setup: Setup, outcome: Outcome, course: Course, g: Any) -> MatchLog:
    token = g.VERBS.token
    lines = [
        Line(n=n, seat=e.seat, ask=g.ASKS.get(e.ask, ""), token=token(e.option), offered=e.offered, digest=e.digest)
        for n, e in enumerate(course.entries or [], 1)
    ]
    header = header_of(
        setup,
        bots=list(outcome.bots),
        decisions=outcome.decisions,
        winners=outcome.winners,
        digest=outcome.digest,
        error=outcome.error,
    )
    return MatchLog(header, tuple(lines))


def play_some(what: Plan, first: int, last: int) -> list[Outcome]:
    return [play_one(what, index) for index in range(first, last)]


# ---- all games


def outcomes(what: Plan, workers: int, progress: Progress) -> list[Outcome]:
    done: list[Outcome] = []
    if workers == 1:
        for index in range(what.games):
            done.append(play_one(what, index))
            progress.advance(1)
        return done
    size = max(1, what.games // (workers * CHUNKS_PER_WORKER))
    with processes(workers) as pool:
        chunks = [pool.submit(play_some, what, first, min(first + size, what.games)) for first in range(0, what.games, size)]
        for chunk in as_completed(chunks):
            some = results(chunk)
            done += some
            progress.advance(len(some))
    return sorted(done, key=lambda outcome: outcome.index)


def results(chunk: Future[list[Outcome]]) -> list[Outcome]:
    try:
        return chunk.result()
    except BrokenProcessPool as error:
        raise Refused("worker-lost") from error


@contextmanager
def processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Workers that stop when we are stopped: they leave the interruption to us."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    pool.shutdown()


def simulate(what: Plan, workers: int, out: Output) -> int:
    if what.out is not None:
        what.out.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    with out.progress(what.games, "cli-playing") as progress:
        done = outcomes(what, min(workers, what.games), progress)
    document = summary(what, done, perf_counter() - began)
    failed = [outcome for outcome in done if outcome.error]
    for outcome in failed[:3]:
        out.note(out.say("sim-error", game=str(outcome.index), decision=str(outcome.decisions + 1)) + "\n" + outcome.error)
    if out.json:
        out.document(with_slice(document, find(what.setup.game)))
    else:
        show(document, out)
    return 1 if failed else 0


# ---- what it came to


def summary(what: Plan, done: list[Outcome], seconds: float) -> dict[str, Any]:
    decisions = sum(outcome.decisions for outcome in done)
    finished = [outcome for outcome in done if not outcome.error]
    whole = hashlib.blake2b(digest_size=16)
    for outcome in done:
        whole.update(f"{outcome.index}:{outcome.digest or 'error'}\n".encode())
    return {
        "game": what.setup.game,
        "seats": what.setup.seats,
        "games": what.games,
        "finished": len(finished),
        "errors": len(done) - len(finished),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "wins": [sum(seat in outcome.winners for outcome in finished) for seat in range(what.setup.seats)],
        "wins_by_bot": {bot: wins_of(bot, finished) for bot in sorted(set(what.bots))},
        "bot_ms": {bot: thinking_of(bot, done) for bot in sorted(set(what.bots))},
        "digest": whole.hexdigest(),
    }


def wins_of(bot: str, finished: list[Outcome]) -> dict[str, Any]:
    games = sum(outcome.bots.count(bot) for outcome in finished)
    wins = sum(outcome.bots[seat] == bot for outcome in finished for seat in outcome.winners)
    low, high = wilson(wins, games)
    return {"wins": wins, "games": games, "share": round(wins / games, 4) if games else 0.0, "low": low, "high": high}


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval of Wilson at 95 %."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)


def thinking_of(bot: str, done: list[Outcome]) -> dict[str, float]:
    every = Thinking()
    for outcome in done:
        every.add(outcome.thinking.get(bot, Thinking()))
    return {"mean": round(every.total / max(every.answers, 1) / 1e6, 6), "max": round(every.longest / 1e6, 6)}


def show(document: dict[str, Any], out: Output) -> None:
    counts = {name: document[name] for name in ("games", "finished", "errors", "decisions", "seconds")}
    out.line(out.say("sim-summary", game=document["game"], seats=document["seats"], rate=round(document["decisions_per_second"]), **counts))
    for bot, won in document["wins_by_bot"].items():
        shares = {name: round(100 * won[name], 1) for name in ("share", "low", "high")}
        out.line(
            out.say(
                "sim-bot", bot=bot, wins=won["wins"], games=won["games"], mean=round(1000 * document["bot_ms"][bot]["mean"], 1), **shares
            )
        )
    out.line(out.say("sim-seats", wins=", ".join(str(wins) for wins in document["wins"])))
    out.line(out.say("sim-digest", digest=document["digest"]))

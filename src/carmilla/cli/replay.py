"""`carmilla replay`: a recorded match, shown or run again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from carmilla.errors import Refused
from carmilla.match import Match
from carmilla.protocol import Seen
from carmilla.record import Differs, Line, MatchLog, check, fresh, read, rerun

from .output import Output


def compare(file: Path, out: Output) -> int:
    verdict = check(read(file))
    if out.json:
        out.document({"decisions": verdict.decisions, "ok": verdict.ok, "first_difference": verdict.first_difference})
    elif verdict.ok:
        out.line(out.say("replay-same", decisions=verdict.decisions))
    else:
        out.line(out.say("replay-differs", n=str(verdict.first_difference), detail=verdict.detail))
    return 0 if verdict.ok else 1


def show(file: Path, seat: int | None, out: Output) -> int:
    log = read(file)
    if seat is not None and not 0 <= seat < log.header.seats:
        raise Refused("no-such-seat", {"seat": seat, "seats": log.header.seats})
    if out.json:
        header = {name: value for name, value in msgspec.to_builtins(log.header).items() if name != "key"}
        told = {} if seat is None else {"seat": seat, "events": [msgspec.to_builtins(event) for event in events(log, seat)]}
        out.document({"header": header, **told} if told else {"header": header, "lines": [msgspec.to_builtins(line) for line in log.lines]})
        return 0
    out.line(out.say("replay-header", game=log.header.game, seats=log.header.seats, decisions=len(log.lines)))
    if seat is None:
        out.table([row(line) for line in log.lines])
    else:
        for event in events(log, seat):
            out.line(f"{event.n:6} {event.kind} {' '.join(worded(arg) for arg in event.args)}".rstrip())
    if log.header.error:
        out.note(out.say("replay-error", error=log.header.error))
    else:
        out.line(out.say("replay-winners", winners=", ".join(str(seat) for seat in log.header.winners) or "–"))
    return 0


def row(line: Line) -> tuple[str, ...]:
    return str(line.n).rjust(6), f"s{line.seat}", line.ask, line.token


def worded(arg: Any) -> str:
    """An argument of an event; a card is its handle, and its definition if the seat saw it."""
    if isinstance(arg, list):
        return ".".join(str(part) for part in arg if part != -1)
    return str(arg)


def events(log: MatchLog, seat: int) -> Iterator[Seen]:
    """What the seat was told, from a new run of the match; it ends early where the run differs."""
    match = fresh(log)
    yield from match.events(seat)
    since = len(match.events(seat))
    try:
        for _ in rerun(log, match):
            told = told_since(match, seat, since)
            since += len(told)
            yield from told
    except Differs as difference:
        sys.stderr.write(f"{difference}\n")


def told_since(match: Match, seat: int, since: int) -> list[Seen]:
    return match.events(seat, since)

"""`carmilla replay`: a recorded match, shown or run again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from carmilla.errors import Refused
from carmilla.kernel.api import NONE, Table
from carmilla.kernel.options import CARD, FIELD, SEAT, verb_of
from carmilla.kernel.windows import Window
from carmilla.protocol import Seen
from carmilla.record import Differs, MatchLog, carry_out, check, fresh, read, rerun

from .output import Output

PASSED = "pass"


def compare(file: Path, out: Output) -> int:
    verdict = check(read(file))
    if out.json:
        out.document({"decisions": verdict.decisions, "ok": verdict.ok, "first_difference": verdict.first_difference})
    elif verdict.ok:
        out.line(out.say("replay-same", decisions=verdict.decisions))
    elif verdict.why is not None:
        out.line(out.say("replay-differs", n=str(verdict.first_difference), detail=verdict.why.text(out.lang)))
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
        for line in answers(log):
            out.line(line)
    else:
        for event in events(log, seat):
            out.line(f"{event.n:6} {event.kind} {' '.join(worded(arg) for arg in event.args)}".rstrip())
    if log.header.error:
        out.note(out.say("replay-error", error=log.header.error))
    elif len(log.lines) < log.header.decisions:
        raise Differs("log-ends", {"n": len(log.lines), "all": log.header.decisions})
    else:
        out.line(out.say("replay-winners", winners=", ".join(str(seat) for seat in log.header.winners) or "–"))
    return 0


def answers(log: MatchLog) -> Iterator[str]:
    """Who answered what, deeper in where the question came from deeper in the rules; passes are left out."""
    match = fresh(log)
    places = [place(match.table)]
    for number, line in enumerate(log.lines):
        if line.token != PASSED:
            depth, where = places[number]
            yield f"{line.n:6}  seat {line.seat}  {'  ' * depth}{where}: {named(match.table, line.token)}"
        carry_out(match, line)
        places.append(place(match.table))


def place(g: Table) -> tuple[int, str]:
    """How deep in procedures somebody is asked, and by which step of which."""
    frames = [frame for frame in g.stack if not isinstance(frame, Window)]
    if not frames:
        return 0, ""
    top = frames[-1]
    return len(frames) - 1, f"{type(top).__name__}.{top.STEPS[max(top.at - 1, 0)]}"


def named(g: Table, token: str) -> str:
    """An answer with the names of its cards."""
    return ", ".join(named_pick(g, word) for word in token.removesuffix(",").split(","))


def named_pick(g: Table, token: str) -> str:
    option = g.VERBS.parse(token)
    if option == NONE:
        return token
    verb = g.VERBS.by_number[verb_of(option)]
    parts = [verb.name]
    for i, element in enumerate(verb.fields):
        value = option >> 8 + 12 * i & FIELD
        if element == CARD and value:
            parts.append(f"{g.definition(value).name} (c{value})")
        elif element == SEAT:
            parts.append(f"seat {value}")
        elif element and element != CARD and value:
            parts.append(str(value))
    return f"{parts[0]} {' → '.join(parts[1:])}".rstrip()


def worded(arg: Any) -> str:
    """An argument of an event; a card is its handle, and its definition if the seat saw it."""
    if isinstance(arg, list):
        return ".".join(str(part) for part in arg if part != -1)
    return str(arg)


def events(log: MatchLog, seat: int) -> Iterator[Seen]:
    """What the seat was told, from a new run of the match."""
    match = fresh(log)
    yield from match.events(seat)
    since = len(match.events(seat))
    for _ in rerun(log, match):
        told = match.events(seat, since)
        since += len(told)
        yield from told

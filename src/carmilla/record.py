"""Match logs: one file per match, a header line and then one line per decision. With them the match can be run again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from . import saves
from .errors import Refused, shortened
from .games import find
from .kernel.api import NONE, codes
from .match import CONCEDE, RETRACT, UNDO, Match, Picks, Setup, begin

FORM = "match-log"
SCHEMA = 1


class Header(msgspec.Struct, kw_only=True):
    """`key` is the secret that everything random followed from: such a file is for whoever ran the match."""

    carmilla: str = FORM
    schema: int = SCHEMA
    game: str
    rules: str
    seats: int
    options: dict[str, str]
    decks: list[Any]
    key: str
    key_hash: str
    bots: list[str] = []
    decisions: int
    winners: list[int] = []
    digest: str = ""  # of the table after the last decision
    error: str = ""

    def setup(self) -> Setup:
        return Setup(self.game, self.seats, bytes.fromhex(self.key), self.options, self.decks, self.rules)


class Line(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One decision: who was asked what, and the answer (a chain in one message: its tokens with commas)."""

    n: int
    seat: int
    ask: str = ""
    token: str
    offered: int = 0  # how many options there were
    digest: str = ""


@dataclass(frozen=True)
class MatchLog:
    header: Header
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Verdict:
    """Of running a log again: how far it went, and the number of the first decision that differs."""

    decisions: int
    first_difference: int | None
    why: Refused | None = None

    @property
    def ok(self) -> bool:
        return self.first_difference is None


def header_of(setup: Setup, **rest: Any) -> Header:
    return Header(**setup.header(), key=setup.key.hex(), **rest)


def log_of(match: Match) -> MatchLog:
    """The log of a match that was recorded."""
    lines = []
    for n, entry in enumerate(match.log, 1):
        seat, _, token = entry.partition(" ")
        lines.append(Line(n=n, seat=int(seat), token=token))
    return MatchLog(header_of(match.setup, decisions=len(lines), winners=match.winners, digest=match.digest), tuple(lines))


def write(path: Path, log: MatchLog) -> None:
    encoder = msgspec.json.Encoder()
    saves.write_file(path, encoder.encode_lines([log.header, *log.lines]))


def read(path: Path) -> MatchLog:
    first, _, rest = path.read_bytes().partition(b"\n")
    try:
        header = msgspec.json.decode(first, type=Header)
        lines = msgspec.json.Decoder(Line).decode_lines(rest)
        if header.carmilla != FORM or hashlib.blake2b(bytes.fromhex(header.key), digest_size=16).hexdigest() != header.key_hash:
            raise Refused("not-a-match-log", {"path": path})
    except (msgspec.DecodeError, ValueError) as error:
        raise Refused("not-a-match-log", {"path": path}) from error
    if header.schema > SCHEMA:
        raise Refused("newer-match-log", {"path": path, "schema": header.schema, "known": SCHEMA})
    return MatchLog(header, tuple(lines))


class Differs(Refused):
    """A decision of the log does not fit the match that is run again."""


def rerun(log: MatchLog, match: Match) -> Iterator[Line]:
    """Carries out line after line, yielding each when it is done."""
    for number, line in enumerate(log.lines, 1):
        if line.n != number:
            raise Differs("log-gap", {"n": number})
        carry_out(match, line)
        yield line


def fresh(log: MatchLog) -> Match:
    """The match of this log, before its first decision."""
    spec = find(log.header.game)
    if log.header.seats not in spec.seats:
        raise Differs("log-header")
    return begin(spec, log.header.setup())


def carry_out(match: Match, line: Line) -> None:
    g = match.table
    if line.offered and line.offered != len(g.options(line.seat)):
        raise Differs("log-options", {"then": line.offered, "now": len(g.options(line.seat))})
    picks = picks_of(match, line.token)
    q = g.question(line.seat)
    if isinstance(picks, str):
        by_hand = {RETRACT: match.retract, CONCEDE: match.concede, UNDO: match.undo}
        by_hand[picks](line.seat)
    elif q is None:
        raise Differs("log-seat", {"seat": line.seat})
    else:
        code = g.code_of_chain(line.seat, list(picks)) if isinstance(picks, tuple) else g.code(q, picks)
        if code != codes.OK:
            raise Differs("log-refused", {"token": shortened(line.token)})
        match.do(line.seat, picks)
    if line.digest and line.digest != match.digest:
        raise Differs("log-position")


def picks_of(match: Match, token: str) -> Picks:
    if token in (RETRACT, CONCEDE, UNDO):
        return token
    options = [match.table.VERBS.parse(word) for word in token.removesuffix(",").split(",")]
    if NONE in options:
        raise Differs("log-token", {"token": shortened(token)})
    return tuple(options) if "," in token else options[0]


def check(log: MatchLog) -> Verdict:
    """Runs it again and compares: who is asked, what is offered, what is accepted, and the position now and then."""
    done = 0
    try:
        match = fresh(log)
        for _ in rerun(log, match):
            done += 1
    except Exception as error:  # whatever happens now and did not then is a difference
        why = error if isinstance(error, Refused) else Differs("log-fault", {"detail": str(error) or type(error).__name__})
        return Verdict(done, done + 1, why)
    if done < log.header.decisions:
        return Verdict(done, done + 1, Differs("log-ends", {"n": done, "all": log.header.decisions}))
    if log.header.digest and log.header.digest != match.digest:
        return Verdict(done, done, Differs("log-position"))
    return Verdict(done, None)

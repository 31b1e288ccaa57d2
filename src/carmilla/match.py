"""The public interface: a match is a table being played, with its log. `new` begins one, `load` goes on with a saved one."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from . import __version__, saves, views
from .errors import Refused, listed, shortened
from .games import find
from .kernel.api import (
    DONE,
    NONE,
    REWOUND,
    SPLIT,
    SUBSET,
    Game,
    History,
    Question,
    Recorder,
    Rng,
    Table,
    codes,
    decode,
    digest,
    encode,
)
from .protocol import Prompt, Seen, View

# entries of the log that are no answers
RETRACT, CONCEDE, UNDO = "!retract", "!concede", "!undo"
KEPT_IN_A_SAVE = 16  # how many answers can be undone after loading

Picks = int | tuple[int, ...] | str  # what one entry of the log says: an option, a whole chain, one of the three above


@dataclass(frozen=True)
class Setup:
    """What a table was made from. With it, the same tokens tell the same story."""

    game: str
    seats: int
    key: bytes
    options: dict[str, str]
    decks: list[Any]
    rules: str = __version__

    def header(self) -> dict[str, Any]:
        """Everything but the secret key; its hash shows later that a key is the right one."""
        sealed = hashlib.blake2b(self.key, digest_size=16).hexdigest()
        return {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "decks": self.decks,
            "key_hash": sealed,
        }

    def table(self, spec: Game) -> Table:
        return spec.new(self.seats, self.key, self.options, self.decks or None)


@dataclass
class Diary:
    """What a match remembers beside its table: the log, what each viewer was told, the tables that an undo goes back to."""

    recorder: Recorder
    log: list[tuple[int, Picks]] = field(default_factory=list)
    history: History = field(default_factory=History)
    whose: list[int] = field(default_factory=list)  # answer each clone of the history stands before

    def before(self, seat: int, g: Table) -> None:
        earlier = len(self.history.kept)
        self.history.before(g)
        now = len(self.history.kept)
        if now > earlier:
            self.whose.append(seat)
        elif now < earlier or g.pending is None or not g.pending.several:  # emptied first
            self.whose = [seat] * now

    def undoable(self, g: Table) -> int:
        """How many answers can be taken back."""
        kept = self.history.kept
        here = kept and kept[-1].barrier == g.barrier and (g.pending is None or not g.pending.several)
        return len(kept) if here else 0


@dataclass(frozen=True)
class Reason:
    """Why a token cannot be the answer now: a stable code, the rule behind it (or ""), what the sentence mentions."""

    code: str
    arguments: dict[str, str]
    rule: str

    def text(self, lang: str = "en") -> str:
        from .text import has_message, message

        for ident in (f"reason-{self.arguments.get('game', '')}-{self.code}", f"reason-{self.code}"):
            if has_message(lang, ident):
                return message(lang, ident, **self.arguments)
        return message(lang, f"error-{self.code}", **self.arguments)


class Match:
    """A table being played. It holds every secret: a player gets `decision`, `view` and `events` of its own seat, no more."""

    __slots__ = ("diary", "setup", "spec", "table")

    def __init__(self, spec: Game, table: Table, setup: Setup, diary: Diary | None) -> None:
        self.spec, self.table, self.setup, self.diary = spec, table, setup, diary
        if diary is not None:
            table.recorder = diary.recorder

    def __repr__(self) -> str:
        return f"<Match of {self.setup.game}, {self.setup.seats} seats, {'over' if self.over else f'waits for {self.to_act}'}>"

    # ---- how it stands
    @property
    def over(self) -> bool:
        return self.table.pending is None

    @property
    def to_act(self) -> list[int]:
        """The seats that are asked, in the order of seats."""
        return self.table.to_act()

    @property
    def scores(self) -> list[float]:
        return self.spec.scores(self.table)

    @property
    def winners(self) -> list[int]:
        return self.spec.winners(self.table) if self.over else []

    @property
    def digest(self) -> str:
        """Equal for equal positions."""
        return digest(self.table)

    @property
    def log(self) -> list[str]:
        """Every answer so far, "seat token", cards by their ids. A chain in one message is "seat token,token" (or "seat token,").
        For the host: it tells all."""
        return [f"{seat} {self._words(picks)}" for seat, picks in self._diary().log]

    def decision(self, seat: int) -> Prompt:
        """The question to this seat, with its options as tokens."""
        self._question(seat)
        prompt = views.prompt(self.table, seat)
        assert prompt is not None
        return prompt

    def view(self, seat: int) -> View:
        """What this seat may see; the seat after the last is the spectator."""
        return views.view(self.spec, self.table, self._viewer(seat))

    def events(self, seat: int, since: int = 0) -> list[Seen]:
        """What this seat was told, from its event number `since` on."""
        stream, since = self._diary().recorder.streams[self._viewer(seat)], max(since, 0)
        return [views.seen(self.table, number, event) for number, event in enumerate(stream[since:], since)]

    def why_not(self, seat: int, token: str) -> Reason | None:
        """Why this token cannot be the (next) answer of the seat; None if it can."""
        try:
            self._question(seat)
            option = self._option(seat, token)
        except Refused as refused:
            return Reason(refused.code, refused.arguments, "")
        found = self.table.why_not(seat, option)
        if found is None:
            return None
        return Reason(found.code, {"token": token, "seat": str(seat), "game": self.setup.game}, found.rule)

    # ---- answering
    def answer(self, seat: int, token: str | Sequence[str], n: int | None = None) -> None:
        """One pick, or a list with the whole chain, all or nothing; `n`: the question meant, by its number."""
        q = self._question(seat, n)
        g = self.table
        picks: Picks
        if isinstance(token, list | tuple):
            picks = self._whole(q, [self._option(seat, word) for word in token])
            code = g.code_of_chain(seat, list(picks))
        else:
            picks = self._option(seat, token)
            code = g.code(q, picks)
        if code != codes.OK:
            raise self._refusal(q, code, token if isinstance(token, str) else " ".join(token))
        self.do(seat, picks)

    def retract(self, seat: int, n: int | None = None) -> None:
        """Takes an answer back while others still think, or the picks of a chain that is not complete."""
        q = self._question(seat, n, answered=True)
        if not (q.picks or q.done) or self.table.answered_itself(q):
            raise Refused("nothing-to-retract", {"seat": seat})
        self.do(seat, RETRACT)

    def concede(self, seat: int) -> None:
        """The seat leaves the game, whoever is asked."""
        if self.over:
            raise Refused("game-over")
        if not self._is_seat(seat) or self.table.gone >> seat & 1:
            raise Refused("no-such-seat", {"seat": shortened(seat), "seats": self.setup.seats})
        self.do(seat, CONCEDE)

    def undo(self, seat: int) -> None:
        """Takes the seat's last answer back, if since then nobody has learnt anything and nobody else has answered."""
        diary = self._diary()
        if not diary.undoable(self.table) or diary.whose[-1] != seat:
            raise Refused("nothing-to-undo", {"seat": shortened(seat)})
        self.do(seat, UNDO)

    # ---- other tables
    def fork(self) -> Match:
        """The same position, going its own way. It keeps no log, no events and nothing to undo."""
        return Match(self.spec, copy(self.table), self.setup, None)

    def redeal(self, seat: int, seed: int = 0) -> Match:
        """The same story for this seat, what it cannot know dealt again."""
        key = key_of(seed, b"redeal")
        return Match(self.spec, self.spec.deal(self.table, self._viewer(seat), Rng(key)), self.setup, None)

    # ---- saving
    def save(self) -> bytes:
        """Everything, secrets included: for the host, not for a player."""
        snapshot = encode(self.table)
        document: dict[str, Any] = {
            "setup": msgspec.to_builtins(self.setup, builtin_types=(bytes,)),
            "layout": layout(self.table),
            "snapshot": snapshot,
            "diary": None,
        }
        if self.diary is not None:
            most = min(self.diary.undoable(self.table), KEPT_IN_A_SAVE)
            kept = [difference(encode(table), snapshot) for table in self.diary.history.kept[-most:]] if most else []
            whose = self.diary.whose[-most:] if most else []
            document["diary"] = [self.diary.log, self.diary.recorder.streams, kept, whose]
        return saves.pack(document)

    # ---- inside
    def _diary(self) -> Diary:
        if self.diary is None:
            raise Refused("not-recorded")
        return self.diary

    def _words(self, picks: Picks) -> str:
        token = self.table.VERBS.token
        if isinstance(picks, tuple):
            return ",".join([token(option) for option in picks]) + ("," if len(picks) == 1 else "")
        return token(picks) if isinstance(picks, int) else picks

    def _is_seat(self, seat: object, beyond: int = 0) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.setup.seats + beyond

    def _viewer(self, seat: int) -> int:
        if not self._is_seat(seat, beyond=1):
            raise Refused("no-such-seat", {"seat": shortened(seat), "seats": self.setup.seats})
        return seat

    def _question(self, seat: int, n: int | None = None, answered: bool = False) -> Question:
        """The open question to this seat; with `answered`, also one whose answer waits for those of others."""
        if self.over:
            raise Refused("game-over")
        q = self.table.question(seat) if self._is_seat(seat) else None
        if q is None or self.table.gone >> seat & 1:
            raise Refused("not-asked", {"seat": shortened(seat)})
        if n is not None and n != self.table.numbers[seat]:
            raise Refused("stale-number", {"number": shortened(n), "current": self.table.numbers[seat]})
        if q.done and not answered:
            raise Refused("answered", {"seat": seat})
        return q

    def _option(self, seat: int, token: object) -> int:
        """The option that a token of this seat stands for, its cards called by the seat's handles."""
        g = self.table
        if not isinstance(token, str) or g.VERBS.parse(token) == NONE:
            raise Refused("malformed-token", {"token": shortened(token)})
        ids = {handle: card for card, handle in enumerate(g.handle) if handle and g.handle_for(seat, card)}
        option = g.VERBS.parse(token, {0: 0, **ids})
        if option == NONE:
            raise Refused("not-offered", {"token": shortened(token)})
        return option

    def _whole(self, q: Question, picks: list[int]) -> tuple[int, ...]:
        """A list as the table wants it: where the order says nothing, in the order of options, and closed at the end."""
        if q.kind in (SUBSET, SPLIT):
            place = {option: i for i, option in enumerate(self.table.base_of(q))}
            picks = sorted([pick for pick in picks if pick != DONE], key=lambda pick: place.get(pick, len(place)))
            if q.kind == SUBSET and self.table.code_of_chain(q.seat, [*picks, DONE]) == codes.OK:
                picks.append(DONE)
        return tuple(picks)

    def _refusal(self, q: Question, code: int, token: str) -> Refused:
        name = CHAIN_CODES.get(code, "not-offered")
        return Refused(name, {"token": shortened(token), "seat": q.seat, "low": q.low, "high": q.high})

    def do(self, seat: int, picks: Picks) -> None:
        """Carries out what was found good. A fault in the rules leaves everything as it was."""
        diary, table = self.diary, self.table
        if diary is None:
            carry_out(self, seat, picks)
            return
        safe, lengths = copy(table), [len(stream) for stream in diary.recorder.streams]
        kept, whose = list(diary.history.kept), list(diary.whose)
        try:
            carry_out(self, seat, picks)
        except BaseException:
            self.table, diary.history.kept, diary.whose = safe, kept, whose
            safe.recorder = diary.recorder
            for stream, length in zip(diary.recorder.streams, lengths, strict=True):
                del stream[length:]
            raise
        diary.log.append((seat, picks))


CHAIN_CODES = {
    codes.TOO_FEW: "too-few",
    codes.TOO_MANY: "too-many",
    codes.OUT_OF_ORDER: "out-of-order",
    codes.TWICE: "twice",
    codes.OUT_OF_RANGE: "out-of-range",
}


def carry_out(match: Match, seat: int, picks: Picks) -> None:
    g = match.table
    if match.diary is not None and not isinstance(picks, str):
        match.diary.before(seat, g)
    if picks == RETRACT:
        g.retract(seat)
    elif picks == CONCEDE:
        g.concede(seat)
    elif picks == UNDO and match.diary is not None:
        rewind(match, match.diary)
    elif isinstance(picks, int):
        g.submit(seat, picks)
    elif isinstance(picks, tuple):
        g.submit_all(seat, list(picks))


def rewind(match: Match, diary: Diary) -> None:
    old = diary.history.undo(match.table)
    assert old is not None
    diary.whose.pop()
    old.recorder = diary.recorder
    match.table = old
    old.told(REWOUND)


# ---- beginning


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    decks: Sequence[Any] = (),
    record: bool = True,
) -> Match:
    """A new match. Without a seed, nobody can repeat it."""
    spec = find(game)
    key = os.urandom(32) if seed is None else key_of(seed)
    return begin(spec, setup_of(spec, seats, key, options or {}, decks), record)


def setup_of(spec: Game, seats: int | None, key: bytes, options: Mapping[str, str], decks: Sequence[Any] = ()) -> Setup:
    count = spec.default_seats if seats is None else seats
    if count not in spec.seats or isinstance(count, bool):
        raise Refused("seat-count", {"game": spec.name, "seats": shortened(count), "known": listed(spec.seats)})
    if decks and len(decks) != count:
        raise Refused("deck-count", {"decks": len(decks), "seats": count})
    for number, deck in enumerate(decks, 1):
        if spec.deck_problem(deck):
            raise Refused(spec.deck_problem(deck), {"game": spec.name, "deck": number})
    chosen = chosen_options(spec, options)
    if spec.options_problem(count, chosen):
        raise Refused(spec.options_problem(count, chosen), {"game": spec.name, "seats": count})
    return Setup(spec.name, count, key, chosen, list(decks))


def chosen_options(spec: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of the table, those not named at their default."""
    known = {option.name: option for option in spec.options}
    for name, value in options.items():
        if name not in known:
            raise Refused("unknown-option", {"game": spec.name, "option": shortened(name), "known": listed(list(known)) or "–"})
        if value not in known[name].values:
            raise Refused("option-value", {"option": name, "value": shortened(value), "known": listed(known[name].values)})
    return {name: options.get(name, option.default) for name, option in known.items()}


def begin(spec: Game, setup: Setup, record: bool = True) -> Match:
    table = setup.table(spec)
    recorder, table.recorder = table.recorder, None
    return Match(spec, table, setup, Diary(recorder or Recorder(setup.seats + 1)) if record else None)


def key_of(seed: int, purpose: bytes = b"match") -> bytes:
    """A secret key from a number that a person can write down."""
    return hashlib.blake2b(str(seed).encode(), key=b"carmilla", person=purpose, digest_size=32).digest()


def copy(g: Table) -> Table:
    new = g.fork()
    assert isinstance(new, Table)
    return new


# ---- loading


def load(data: bytes) -> Match:
    """The match that was saved."""
    document = saves.unpack(data)
    try:
        setup = msgspec.convert(document["setup"], Setup, builtin_types=(bytes,))
        known, snapshot, diary = document["layout"], document["snapshot"], document["diary"]
    except (KeyError, msgspec.ValidationError) as error:
        raise Refused("altered-save") from error
    spec = find(setup.game)
    if known != layout(spec.blank()):
        raise Refused("other-rules-save", {"game": setup.game, "rules": setup.rules, "known": __version__})
    try:
        return Match(spec, decode(spec.blank(), snapshot), setup, None if diary is None else read_diary(spec, diary, snapshot))
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise Refused("altered-save") from error


def read_diary(spec: Game, data: list[Any], snapshot: list[Any]) -> Diary:
    log, streams, kept, whose = data
    diary = Diary(Recorder(len(streams)), whose=whose)
    diary.recorder.streams = streams
    diary.log = [(seat, tuple(picks) if isinstance(picks, list) else picks) for seat, picks in log]
    diary.history.kept = [decode(spec.blank(), restored(other, snapshot)) for other in kept]
    return diary


def difference(snapshot: list[Any], base: list[Any]) -> list[Any]:
    """A snapshot without the columns that it shares with another."""
    columns = {str(i): value for i, value in enumerate(snapshot[1]) if value != base[1][i]}
    return [snapshot[0], columns, *snapshot[2:]]


def restored(other: list[Any], base: list[Any]) -> list[Any]:
    columns = [other[1].get(str(i), value) for i, value in enumerate(base[1])]
    return [other[0], columns, *other[2:]]


def layout(g: Table) -> str:
    """Of everything that a snapshot refers to by number or name."""
    shape: list[object] = [[definition.name for definition in g.definitions]]
    shape.append([[column.name, column.shape, column.keep] for column in g.COLUMNS])
    shape.append([[name, *frame.SLOTS, *frame.STEPS] for name, frame in sorted(g.FRAMES.items())])
    shape.append([[number, verb.name, *verb.fields] for number, verb in sorted(g.VERBS.by_number.items())])
    shape.append([[zone.name, zone.seen, zone.apart, zone.stacked] for zone in g.ZONES])
    shape.append([sorted(g.ASKS.items()), g.LINGERING, g.INDEX_ROWS])
    shape.append([[number, kind.name, *kind.elements] for number, kind in sorted(g.EVENTS.items())])
    return hashlib.blake2b(repr(shape).encode(), digest_size=8).hexdigest()

"""Games that wait to be gone on with, and the replays of those that are over."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from carmilla import record, saves
from carmilla.errors import Refused
from carmilla.match import Match, load

SAVE, REPLAY = ".save", ".ndjson"


class Seats(msgspec.Struct):
    """Who sits where, and what of the game is no part of the table."""

    humans: list[int]
    bots: dict[int, str]
    told: dict[int, int] = {}  # by seat: how many events it has been told
    history: dict[int, list[list[int]]] = {}  # by round: influence and blood of each seat


@dataclass
class Kept:
    """A game in a file, or not yet."""

    match: Match
    seats: Seats
    file: Path | None = None
    stem: str = field(default_factory=lambda: datetime.now().astimezone().strftime("%Y%m%d-%H%M%S"))

    def name(self, ending: str) -> str:
        mark = str(self.match.setup.header()["key_hash"])[:4]
        return f"{self.match.setup.game}-{self.stem}-{mark}{ending}"


def home() -> Path:
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "carmilla"


def folder(kind: str) -> Path:
    return home() / kind


def save(kept: Kept, where: Path | None = None) -> Path:
    """Into the file named, else into the one it came from, else into a new one."""
    path = where or kept.file or folder("saves") / kept.name(SAVE)
    if where is not None and path.exists() and not is_save(path):
        raise Refused("file-in-the-way", {"path": path})
    data = saves.pack({"play": msgspec.to_builtins(kept.seats, str_keys=True), "match": kept.match.save()})
    if where is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    saves.write_file(path, data)
    kept.file = path
    return path


def save_somewhere(kept: Kept) -> Path:
    """When nobody can be asked: where saves belong, else where temporary files do."""
    try:
        return save(kept)
    except (OSError, Refused):
        return save(kept, Path(tempfile.gettempdir()) / kept.name(SAVE))


def is_save(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(saves.MAGIC)) == saves.MAGIC


def newest(game: str) -> Path:
    there = folder("saves")
    found = sorted(there.glob(f"{game}-*{SAVE}"), key=lambda path: path.stat().st_mtime_ns) if there.is_dir() else []
    if not found:
        raise Refused("no-save", {"folder": there})
    return found[-1]


def restore(path: Path, game: str) -> Kept:
    document: dict[str, Any] = saves.unpack(path.read_bytes())
    if "play" not in document:
        raise Refused("not-a-played-save", {"path": path})
    try:
        seats = msgspec.convert(document["play"], Seats, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("altered-save") from error
    match = load(document["match"])
    if match.setup.game != game:
        raise Refused("save-of-another-game", {"path": path, "game": match.setup.game})
    return Kept(match, seats, path)


def finish(kept: Kept) -> Path:
    """Writes the replay; the save of a game that is over is not needed any more."""
    path = folder("replays") / kept.name(REPLAY)
    path.parent.mkdir(parents=True, exist_ok=True)
    record.write(path, record.log_of(kept.match))
    if kept.file is not None and kept.file.parent == folder("saves"):
        kept.file.unlink(missing_ok=True)
    return path

"""The rules index: every normative statement of a rulebook, where the code enforces it, and which tests show it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from carmilla.errors import Refused, listed, shortened
from carmilla.text import message

from .attached import Attachment, attachments
from .cited import citations

PACKAGE = Path(__file__).parent.parent
GAMES = PACKAGE / "games"
EXAMPLE = "example"


@dataclass(frozen=True)
class Entry:
    id: str
    heading: str
    says: str
    kind: str
    tier: str
    card: str = ""
    never: str = ""  # what must not be offered
    recommend: str = ""  # how an ambiguity is read


@dataclass(frozen=True)
class Line:
    """One entry of a report."""

    entry: Entry
    attached: tuple[str, ...]
    tests: tuple[str, ...]
    exempt: str = ""

    @property
    def cited(self) -> bool:
        return bool(self.tests or self.exempt)

    def as_json(self) -> dict[str, Any]:
        entry = self.entry
        shown = {"id": entry.id, "says": entry.says, "kind": entry.kind, "tier": entry.tier, "heading": entry.heading}
        return shown | {"attached": list(self.attached), "tests": list(self.tests)} | ({"exempt": self.exempt} if self.exempt else {})


@dataclass(frozen=True)
class Report:
    game: str
    lines: tuple[Line, ...]
    uncited_only: bool = False
    has_tests: bool = True
    shown: tuple[Line, ...] = field(init=False)

    def __post_init__(self) -> None:
        shown = tuple(line for line in self.lines if not (self.uncited_only and line.cited))
        object.__setattr__(self, "shown", shown)

    @property
    def total(self) -> int:
        return len(self.lines)

    @property
    def cited(self) -> int:
        return sum(line.cited for line in self.lines)

    @property
    def uncited(self) -> int:
        return self.total - self.cited

    def as_json(self) -> dict[str, Any]:
        counts = {"total": self.total, "cited": self.cited, "uncited": self.uncited}
        return counts | ({"entries": [line.as_json() for line in self.shown]} if self.uncited_only else {})

    def as_text(self, lang: str = "en") -> str:
        counts = message(lang, "rules-counts", total=str(self.total), cited=str(self.cited), uncited=str(self.uncited))
        return "\n".join([*(_block(line, lang) for line in self.shown), counts])

    def note(self, lang: str = "en") -> str:
        """What the reader has to know about the counts, or ""."""
        return "" if self.has_tests else message(lang, "rules-without-tests")


def games() -> tuple[str, ...]:
    """The games that carry an index."""
    return tuple(sorted(path.parent.parent.name for path in GAMES.glob("*/rules/index.yaml")))


@cache
def index(game: str) -> dict[str, Entry]:
    """Every entry of a game by its id, in the rulebook's order."""
    if game not in games():
        raise Refused("no-rules-index", {"game": shortened(game), "known": listed(games())})
    raw = _read(GAMES / game / "rules" / "index.yaml")
    return {item["id"]: _entry(item) for item in (*raw["rules"], *raw.get("card_clarifications", ()))}


@cache
def exempt(game: str) -> dict[str, str]:
    """Entries that need no test, each with the reason."""
    path = GAMES / game / "rules" / "exempt.yaml"
    return dict(_read(path) or {}) if path.exists() else {}


def entries(game: str, under: Sequence[str] = (), tiers: Sequence[str] = ()) -> tuple[Entry, ...]:
    """The entries below any of the prefixes (whole segments, with or without the game's name) and of any of the tiers."""
    everything = tuple(index(game).values())
    known = sorted({entry.tier for entry in everything})
    for tier in tiers:
        if tier not in known:
            raise Refused("unknown-tier", {"tier": shortened(tier), "known": listed(known)})
    prefixes = [prefix if prefix.split(".")[0] == game else f"{game}.{prefix}" for prefix in under]
    for prefix in prefixes:
        if not any(is_under(entry.id, prefix) for entry in everything):
            raise Refused("unknown-prefix", {"game": game, "prefix": shortened(prefix)})
    return tuple(
        entry
        for entry in everything
        if (not tiers or entry.tier in tiers) and (not prefixes or any(is_under(entry.id, prefix) for prefix in prefixes))
    )


def is_under(ident: str, prefix: str) -> bool:
    return ident == prefix or ident.startswith(prefix + ".")


def report(game: str, under: Sequence[str] = (), tiers: Sequence[str] = (), uncited: bool = False, tests: Path | None = None) -> Report:
    """What `carmilla rules` prints. Without `tests`, the folder beside the sources is read."""
    wanted = entries(game, under, tiers)
    folder = tests or folder_of_tests()
    tests_of = citations(folder) if folder else {}
    places = attached(game)
    lines = (Line(entry, _places(places.get(entry.id, ())), tests_of.get(entry.id, ()), exempt(game).get(entry.id, "")) for entry in wanted)
    return Report(game, tuple(lines), uncited, folder is not None)


def folder_of_tests() -> Path | None:
    """The project's own tests, when this is a checkout."""
    root = PACKAGE.parent.parent
    return root / "tests" if (root / "pyproject.toml").exists() and (root / "tests").is_dir() else None


def attached(game: str) -> dict[str, tuple[Attachment, ...]]:
    """Per entry, the code that it is attached to. An example belongs to the code of the section that it illustrates."""
    found: dict[str, tuple[Attachment, ...]] = {}
    for attachment in attachments(PACKAGE):
        found[attachment.rule] = (*found.get(attachment.rule, ()), attachment)
    examples = [entry.id for entry in index(game).values() if entry.kind == EXAMPLE and entry.id not in found]
    of_sections = {ident: _under(section_of(ident), found) for ident in examples}
    return {rule: places for rule, places in (found | of_sections).items() if places and is_under(rule, game)}


def section_of(example: str) -> str:
    return re.split(r"\.(?:example|faq)\b", example)[0]


def _under(section: str, found: dict[str, tuple[Attachment, ...]]) -> tuple[Attachment, ...]:
    return tuple(attachment for rule, places in found.items() if is_under(rule, section) for attachment in places)


def _places(found: Iterable[Attachment]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(attachment.place for attachment in found))


def _block(line: Line, lang: str) -> str:
    rows = [message(lang, "rules-attached", places=", ".join(line.attached))] if line.attached else []
    rows += [message(lang, "rules-shown-by", test=test) for test in line.tests]
    rows += [message(lang, "rules-exempt", reason=line.exempt)] if line.exempt else []
    rows += [] if line.cited else [message(lang, "rules-not-cited")]
    return "\n  ".join([line.entry.id, line.entry.says, *rows])


def _entry(item: dict[str, Any]) -> Entry:
    text = {name: item.get(name, "") for name in ("id", "heading", "says", "kind", "tier", "card", "recommend")}
    return Entry(**text, never=item.get("not", ""))


def _read(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))

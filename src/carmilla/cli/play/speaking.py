"""One person at the screen: what that seat is told, and what it was told before."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from carmilla.errors import Refused
from carmilla.match import Match


def telling_of(game: str) -> Any:
    """How a game is told in sentences; a game without that cannot be played here."""
    name = f"carmilla.games.{game}.telling"
    if find_spec(name) is None:
        raise Refused("not-playable-yet", {"game": game})
    return import_module(name)


@dataclass
class Speaker:
    seat: int
    names: Any
    news: Any
    tables: Any
    questions: Any
    told: int = 0
    log: list[str] = field(default_factory=list)

    @classmethod
    def to(cls, match: Match, seat: int, lang: str, told: int = 0) -> Speaker:
        """`told`: how many events this seat has heard of already."""
        telling = telling_of(match.setup.game)
        names = telling.Names(lang, seat)
        tables = telling.Tables(names)
        view = match.view(seat)
        speaker = cls(seat, names, telling.News(names, match.setup.seats, view.columns["haven"]), tables, telling.Questions(names, tables))
        speaker.log = speaker.news.tell(match.events(seat)[:told])
        speaker.told = told
        return speaker

    def news_of(self, match: Match) -> list[str]:
        events = match.events(self.seat, self.told)
        self.told += len(events)
        said: list[str] = self.news.tell(events)
        self.log += said
        return said

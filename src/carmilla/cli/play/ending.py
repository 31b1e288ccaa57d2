"""The end of a game: who wins, what every score is made of, how it came about, and where the replay is."""

from __future__ import annotations

from carmilla.errors import Refused

from . import saving
from .saving import Kept
from .screen import Screen
from .speaking import Speaker

INFLUENCE, BLOOD = "█", "▒"
LONGEST = 20


class Ending:
    def __init__(self, screen: Screen, kept: Kept, news: list[str]) -> None:
        self.screen, self.kept, self.match, self.news = screen, kept, kept.match, news
        seat = kept.seats.humans[0] if len(kept.seats.humans) == 1 else kept.match.setup.seats
        self.speaker = Speaker.to(kept.match, seat, screen.out.lang)
        self.view = kept.match.view(seat)

    def tell(self) -> None:
        self.screen.line()
        self.screen.lines(self.news)
        self.screen.line()
        self.screen.tell("over")
        self.winners()
        self.scores()
        self.chart()
        self.replay()

    def winners(self) -> None:
        names = [self.speaker.names.own_name(seat) for seat in self.match.winners]
        if self.match.winners == [self.speaker.seat]:
            self.screen.tell("winner-you")
        else:
            self.screen.tell("winner", count=len(names), names=", ".join(names))

    def scores(self) -> None:
        self.screen.lines(self.speaker.tables.team_scores(self.view))
        for seat, total, lines in self.speaker.tables.score_lines(self.view):
            self.screen.line()
            self.screen.tell("score", name=self.speaker.names.name(seat), n=total)
            for line in lines:
                self.screen.line(line, hang=5)

    def chart(self) -> None:
        """A bar of influence, then a bar of blood, by player and round."""
        history = self.kept.seats.history
        most = max([n for both in history.values() for row in both for n in row], default=0)
        self.screen.line()
        self.screen.tell("chart", influence=INFLUENCE, blood=BLOOD)
        room = min(LONGEST, self.screen.width - 22)
        for seat in range(self.match.setup.seats):
            self.screen.line(f"{self.speaker.names.name(seat)}")
            for at, (influence, blood) in sorted(history.items()):
                when = self.screen.say("chart-end") if at == max(history) else self.screen.say("chart-round", n=at)
                for mark, n in ((INFLUENCE, influence[seat]), (BLOOD, blood[seat])):
                    bar = mark * (round(n * room / most) if most > room else n)
                    self.screen.line(f"  {when if mark == INFLUENCE else '':9} {n:3} {bar}".rstrip())

    def replay(self) -> None:
        self.screen.line()
        try:
            path = saving.finish(self.kept)
        except (OSError, Refused) as error:
            reason = error.text(self.screen.out.lang) if isinstance(error, Refused) else error.strerror or str(error)
            self.screen.tell("replay-unwritten", reason=reason)
            return
        self.screen.tell("replay", path=str(path))
        if self.screen.out.json:
            winners, scores = self.match.winners, self.match.scores
            self.screen.out.document({"game": self.match.setup.game, "winners": winners, "scores": scores, "replay": str(path)})

"""Strict scenes for the rules: the stage of the card tests, and what a whole round or a whole table needs besides.

s = scene("ventrue brujah toreador", pools="3 6 6")
s.Ana.at(1, "VE08", down=True)
s.resolve(1, stay=False)
s.go("Ana withdraw")
s.over()
"""

from __future__ import annotations

from typing import Any

from carmilla.games.vendetta.rules.frenzy import LOSE, STEAL, Loss
from carmilla.games.vendetta.rules.rounds import Game
from carmilla.games.vendetta.spec import GAME
from carmilla.games.vendetta.table import Vendetta
from carmilla.games.vendetta.words import Z
from carmilla.kernel.options import NONE, PASS
from tests.games.vendetta.cards.stage import HAVEN, NAMES, Stage


class Scene(Stage):
    """A stage whose players hold so much blood, with one of them holding the Ambition token."""

    def set_pools(self, pools: str) -> None:
        for player, n in zip(self.players, pools.split(), strict=True):
            player.holds(int(n))

    def ambition(self, name: str) -> None:
        self.g.take_ambition(NAMES.index(name))

    @property
    def holder(self) -> str:
        return NAMES[self.g.ambition]

    def tokens(self, name: str, up: int, down: int = 0) -> None:
        """Diablerie tokens."""
        self.g.set_tokens(NAMES.index(name), up, down)

    def loses(self, *hits: tuple[str, int], by: str = "", loc: int | None = None, steals: bool = False) -> None:
        """Blood taken by an effect that a test makes up."""
        flat: tuple[int, ...] = ()
        for name, n in hits:
            flat += (NAMES.index(name), n)
        causer = NAMES.index(by) if by else NONE
        self.g.call(Loss(STEAL if steals else LOSE, flat, 0, causer, NONE if loc is None else loc - 1))
        self.g.pump()

    def reaches(self, question: str) -> None:
        """The next question is this one."""
        assert [self.question(seat) for seat in self.g.to_act()][:1] == [question], self.asked()

    def deals_hands(self) -> None:
        """The first hands, as in the setup: Hunt, Ready, the rest shuffled."""
        for seat in range(self.g.seats):
            self.g.first_hand(seat)

    def deals_victims(self) -> None:
        for seat in range(self.g.seats):
            self.g.add_victim(seat)

    def under_game(self) -> None:
        """What follows is played inside a game, so that it can be won."""
        game = Game()
        game.goto("round_over")
        self.g.call(game)

    def any_answers(self) -> None:
        """The game is played to its end with whatever comes first."""
        while self.g.pending is not None:
            seat = self.g.to_act()[0]
            self.g.submit(seat, self.g.options(seat)[0])

    def why_not(self, name: str, option: int = PASS) -> str:
        reason = self.g.why_not(NAMES.index(name), option)
        return "" if reason is None else reason.code


def scene(clans: str, round_: int = 1, teams: bool = False, pools: str = "") -> Scene:
    s = Scene(clans, round_, teams)
    if pools:
        s.set_pools(pools)
    return s


def table(seats: int = 4, key: bytes = b"rules", **options: str) -> Vendetta:
    """A table as it is set up, before the clans are chosen."""
    g = GAME.new(seats, key, options)
    assert isinstance(g, Vendetta)
    return g


def choose_clans(g: Vendetta) -> list[int]:
    """Everybody takes the first clan offered; in which order they were asked."""
    asked: list[int] = []
    while g.pending is not None and g.ASKS[g.pending.questions[0].ask] == "clan":
        asked += g.to_act()
        g.submit(asked[-1], g.options(asked[-1])[0])
    return asked


def answer_all(g: Vendetta, until: str) -> None:
    """Everybody answers with what is offered first, until such a question."""
    while g.pending is not None and g.ASKS[g.pending.questions[0].ask] != until:
        seat = g.to_act()[0]
        g.submit(seat, g.options(seat)[0])


def codes(g: Vendetta, cards: tuple[int, ...]) -> list[str]:
    return sorted([g.text(card).code for card in cards])


def view(g: Vendetta, seat: int) -> dict[str, Any]:
    from carmilla.kernel.views import picture

    return picture(g, seat)


def row_of(g: Vendetta, seat: int, zone: str, whose: int) -> dict[str, Any]:
    """What a viewer sees of one row."""
    for part in view(g, seat)["rows"]:
        if part["zone"] == zone and part["seat"] == whose:
            return dict(part)
    return {}


__all__ = ["HAVEN", "NAMES", "Scene", "Z", "answer_all", "choose_clans", "codes", "row_of", "scene", "table", "view"]

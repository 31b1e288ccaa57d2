"""What scenes of actions have in common."""

from __future__ import annotations

from carmilla.games.vtes.words import E, V, Z
from carmilla.kernel.options import NOBODY, PASS, a_of
from tests.games.vtes.scene import CardIn, Player, Scene


def asked_in_order(s: Scene) -> str:
    """Everybody passes in the window that is open: who was asked, in that order."""
    window, names = s.top_window(), []
    while s.top_window() == window and s.asked:
        names.append(name_of(s, s.seat_asked()))
        s.seat_asked().passes()
    return " ".join(names)


def name_of(s: Scene, player: Player) -> str:
    return s.names[player.seat]


def comes_to(s: Scene, player: Player, window: str) -> None:
    """Everybody passes until this Methuselah is asked in a window of that name."""
    for _ in range(50):
        if s.asked == window and s.seat_asked() is player:
            return
        s.seat_asked().passes()
    raise AssertionError(f"{name_of(s, player)} is never asked {window}; {s.where()}")


def attempts(s: Scene, minion: CardIn) -> None:
    """The first block attempt of this minion that its Methuselah may declare, and nothing else is done before."""
    player = s.players[minion.controller]
    comes_to(s, player, "no-attempt")
    player.blocks(minion)


def card(s: Scene, name: str) -> CardIn:
    """The one card of this name, wherever it lies."""
    found = [CardIn(s, c) for c in range(1, len(s.g.ident)) if s.g.text(c).name == name]
    assert len(found) == 1, f"{len(found)} cards are called {name}"
    return found[0]


def drawn_since(s: Scene, player: Player, library: int) -> int:
    """How many cards have been drawn from a library that had so many."""
    return library - len(s.g.row(Z.LIBRARY, player.seat))


def library_of(s: Scene, player: Player) -> int:
    return len(s.g.row(Z.LIBRARY, player.seat))


def result(s: Scene) -> list[int]:
    """How each action of the scene has ended: SUCCESSFUL, BLOCKED."""
    return [event[1] for event in s.saw(E.RESULT)]


def fights_on(s: Scene, until: str = "minion") -> None:
    """Everybody passes; who has to strike does it with bare hands, at the opposing minion."""
    for _ in range(200):
        if s.asked == until:
            return
        player = s.seat_asked()
        strikes = [o for o in player.offers(V.STRIKE) if a_of(o) == NOBODY]
        player.answers(PASS if PASS in player.options else strikes[0])
    raise AssertionError(f"never came to {until}; {s.where()}")

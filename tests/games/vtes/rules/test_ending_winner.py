"""The end of the game, and who has won it."""

from __future__ import annotations

from carmilla.games.vtes.spec import GAME
from tests.games.vtes.scene import Scene, scene
from tests.marks import rule


def winners(s: Scene) -> list[str]:
    return [s.names[seat] for seat in GAME.winners(s.g)]


@rule("vtes.ending.end", "vtes.ending.new-prey")
def test_the_game_goes_on_until_one_methuselah_is_left() -> None:
    s = scene("Ana Bea Cai Dan")
    s.started()
    assert s.g.prey_of(s.Ana.seat) == s.Bea.seat
    s.concedes("Bea")
    assert s.g.prey_of(s.Ana.seat) == s.Cai.seat and s.g.predator_of(s.Cai.seat) == s.Ana.seat
    s.concedes("Dan")
    assert s.g.stack and winners(s) == [] and s.g.prey_of(s.Cai.seat) == s.Ana.seat
    s.concedes("Ana")
    assert s.g.stack == [] and s.g.to_act() == [] and s.g.in_play() == [s.Cai.seat]


@rule("vtes.ending.end")
def test_nothing_is_asked_once_the_game_is_decided() -> None:
    """A rival concedes in the middle of what is otherwise always carried through."""
    s = scene("Ana Bea")
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    beth.bears("#club")
    s.Ana.diablerises(anna, beth)
    s.all_pass(until="equipment")
    s.concedes("Bea")
    assert s.g.stack == [] and s.g.to_act() == [] and list(s.g.points) == [2, 0] and winners(s) == ["Ana"]
    s.concedes("Ana")
    assert list(s.g.points) == [2, 0], "it is over: there is nothing to concede"


@rule("vtes.ending.winner")
def test_most_victory_points_win_even_if_ousted() -> None:
    s = scene()
    s.started()
    for name in ("Bea", "Cai", "Dan"):
        s.concedes(name)
    assert list(s.g.points) == [3, 0, 0, 0, 0]
    s.concedes("Ana")
    assert list(s.g.points) == [3, 0, 0, 0, 2] and winners(s) == ["Ana"] and s.Ana.ousted


@rule("vtes.ending.tie")
def test_with_a_tie_nobody_wins() -> None:
    s = scene("Ana Bea Cai Dan")
    s.started()
    for name in ("Bea", "Cai", "Ana"):
        s.concedes(name)
    assert list(s.g.points) == [2, 0, 0, 2] and winners(s) == []


@rule("vtes.ending.example.five-players")
def test_five_methuselahs_to_one() -> None:
    """Ending the Game, the example: Justine, Lisa, Richard, Scott and Steve."""
    s = scene("Justine Lisa Richard Scott Steve", turn="Justine")
    s.started()
    for ousted, predator in (("Steve", "Scott"), ("Scott", "Richard"), ("Lisa", "Justine")):
        before = s.players[predator].pool
        s.concedes(ousted)
        assert s.players[predator].pool == before + 6
    assert s.g.prey_of(s.players["Justine"].seat) == s.players["Richard"].seat
    assert s.g.prey_of(s.players["Richard"].seat) == s.players["Justine"].seat
    s.concedes("Richard")
    assert list(s.g.points) == [3, 0, 1, 1, 0] and winners(s) == ["Justine"] and s.g.stack == []

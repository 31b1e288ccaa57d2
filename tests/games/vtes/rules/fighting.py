"""What scenes of combat have in common: Ana's minion acts, Bea's opposes it, Cai sits by."""

from __future__ import annotations

from typing import Any

from carmilla.games.vtes.rules.combat import Combat
from carmilla.games.vtes.words import E, V
from carmilla.kernel.options import b_of, pack
from tests.games.vtes.scene import CardIn, Player, Scene, scene

HAND = V.STRIKE


def duel(acting: dict[str, Any] | None = None, opposing: dict[str, Any] | None = None) -> tuple[Scene, CardIn, CardIn]:
    """A scene with one vampire each for Ana and Bea."""
    s = scene("Ana Bea Cai")
    return s, s.Ana.ready_minion("Colette", **(acting or {})), s.Bea.ready_minion("Ayelech", **(opposing or {}))


def fight(s: Scene, acting: CardIn, opposing: CardIn) -> None:
    """The opposing minion blocks the acting one's bleed, and they come to the first window of combat."""
    s.players[acting.controller].bleeds(acting)
    blocked(s, opposing)


def blocked(s: Scene, opposing: CardIn) -> None:
    defender = s.players[opposing.controller]
    s.all_pass(until="no-attempt")
    while s.seat_asked() is not defender:
        s.seat_asked().passes()
    defender.blocks(opposing)
    s.all_pass(until="before-range")


def plays(s: Scene, player: Player, name: str, by: CardIn | None = None) -> None:
    """A card that nobody does anything about as it is played."""
    comes_to(s, player)
    player.plays(name, by)
    if s.asked == "as-played":
        s.all_pass()


def comes_to(s: Scene, player: Player) -> None:
    """Everybody passes until this Methuselah is asked, in the same window."""
    window = s.asked
    while s.seat_asked() is not player:
        assert s.asked == window, s.where()
        s.seat_asked().passes()


def strikes(s: Scene, player: Player, weapon: CardIn | None = None, at: CardIn | None = None) -> None:
    """By hand, or with a card in play; at the opposing minion, or at a retainer."""
    s.all_pass(until="strike")
    if weapon is None:
        player.answers(HAND)
    else:
        found = [o for o in player.offers(V.STRIKE, weapon) if b_of(o) == (at.id if at is not None else 0)]
        player.answers(player.only(found, f"striking with {weapon}"))


def plays_strike(s: Scene, player: Player, name: str) -> None:
    s.all_pass(until="strike")
    plays(s, player, name)


def may_strike(player: Player, weapon: CardIn | None = None, at: CardIn | None = None) -> bool:
    return player.may(V.STRIKE, weapon if weapon is not None else 0, at)


def maneuvers(s: Scene, player: Player, source: CardIn) -> None:
    """With the maneuver of a weapon, or one that a card has given."""
    s.all_pass(until="range")
    comes_to(s, player)
    player.answers(player.only(player.offers(V.MANEUVER, source), f"the maneuver of {source}"))


def both_strike_by_hand(s: Scene) -> None:
    strikes(s, s.Ana)
    strikes(s, s.Bea)


def combat(s: Scene) -> Combat:
    frame = s.frame(Combat)
    assert frame is not None, s.where()
    assert isinstance(frame, Combat)
    return frame


def range_of(s: Scene) -> int:
    return combat(s).range


def over(s: Scene) -> None:
    """Everybody passes till combat and its action are over."""
    s.all_pass(until="minion")
    assert not s.is_at("Combat")


def asked_to(s: Scene, until: str) -> list[str]:
    """Everybody passes until that question: the questions asked on the way."""
    asked: list[str] = []
    while s.asked != until:
        assert s.asked, s.where()
        if not asked or asked[-1] != s.asked:
            asked.append(s.asked)
        s.seat_asked().passes()
    return asked


def strikes_made(s: Scene) -> list[str]:
    """The strikes that everybody was told of, in order."""
    return [event[1] for event in s.saw(E.STRIKES)]


def damage_done(s: Scene) -> list[tuple[str, int, int]]:
    """Each damage successfully inflicted: on whom, how much of it normal, how much aggravated."""
    g = s.g
    return [(g.definitions[event[0][1]].name, event[1], event[2]) for event in s.saw(E.DAMAGE)]


def play_option(card: CardIn, by: CardIn, face: int = 0) -> int:
    return pack(V.PLAY, card.id, by.id, 0, face)

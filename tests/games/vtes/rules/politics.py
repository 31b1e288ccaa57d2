"""What scenes of referendums have in common."""

from __future__ import annotations

from carmilla.games.vtes.words import E, V
from carmilla.kernel.options import pack
from tests.games.vtes.scene import CardIn, Player, Scene

EACH_LOSES = "#vote: each loses 1 pool"


def votes_are_open(s: Scene, minion: CardIn, card: str = EACH_LOSES) -> None:
    """This minion's political action succeeds, and nobody uses anything before votes are cast."""
    s.players[minion.controller].plays(card, minion)
    s.all_pass(until="polling")


def turn_comes_to(s: Scene, player: Player) -> None:
    """Everybody passes until this Methuselah is asked."""
    window = s.asked
    while s.seat_asked() is not player:
        assert s.asked == window, s.where()
        s.seat_asked().passes()


def casts(s: Scene, player: Player, source: CardIn, for_: bool = True) -> None:
    turn_comes_to(s, player)
    player.votes(source, for_)


def burns_card(s: Scene, player: Player, card: CardIn, for_: bool = True) -> None:
    turn_comes_to(s, player)
    player.answers(pack(V.CARD_VOTE, card.id, 0, 0, int(for_)))


def burns_edge(s: Scene, player: Player, for_: bool = True) -> None:
    turn_comes_to(s, player)
    player.answers(pack(V.EDGE_VOTE, 0, 0, 0, int(for_)))


def may_vote(player: Player, source: CardIn) -> bool:
    return player.may(V.VOTE, source)


def may_burn(player: Player, card: CardIn) -> bool:
    return player.may(V.CARD_VOTE, card)


def card_in_limbo(s: Scene, name: str) -> CardIn:
    """The card of this name that has been played and not yet resolved."""
    cards = [CardIn(s, card) for card in range(1, len(s.g.ident)) if s.g.text(card).name == name]
    return next(card for card in cards if card.zone == "limbo")


def decided(s: Scene) -> list[tuple[int, int]]:
    """Each referendum so far: votes for, votes against."""
    return [(event[0], event[1]) for event in s.saw(E.DECIDED)]


def pools(s: Scene) -> list[int]:
    return list(s.g.pool)

"""What holds of every table of VTES while somebody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carmilla.games.vtes.rules.combat import Combat
from carmilla.games.vtes.rules.damage import Damage
from carmilla.games.vtes.rules.play import AdjustHand, Play
from carmilla.games.vtes.words import K, Z

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

WITH_COUNTERS = (Z.READY, Z.TORPOR, Z.ATTACHED, Z.IN_PLAY, Z.UNCONTROLLED)


def broken(g: Vtes) -> list[str]:
    return cards(g) + methuselahs(g)


def cards(g: Vtes) -> list[str]:
    found: list[str] = []
    fighting = any([isinstance(frame, Combat | Damage) for frame in g.stack])
    played = [frame.card for frame in g.stack if isinstance(frame, Play)]
    action = g.action_or_none()
    for card in range(1, len(g.ident)):
        zone, kind = g.zone_of(card), g.text(card).kind
        if not g.speaks(card) and (g.locked[card] or g.wounded[card] or g.host[card]):
            found.append(f"card {card} is marked out of play")
        if g.blood[card] and zone not in WITH_COUNTERS:
            found.append(f"card {card} has counters out of play")
        if kind == K.VAMPIRE and zone in (Z.READY, Z.TORPOR) and g.blood[card] > g.capacity(card):
            found.append(f"card {card} holds more blood than it can")
        if zone == Z.ATTACHED and not g.is_minion_in_play(g.host[card]):
            found.append(f"card {card} lies on what is no minion in play")
        if zone == Z.READY and g.wounded[card] and not fighting:
            found.append(f"card {card} is wounded and does not lie in torpor")
        if zone == Z.LIMBO and card not in played and (action is None or card != action.card):
            found.append(f"card {card} was played, and nothing is done with it")
    return found


def methuselahs(g: Vtes) -> list[str]:
    found: list[str] = []
    playing = any([isinstance(frame, Play) for frame in g.stack])
    adjusting = any([isinstance(frame, AdjustHand) for frame in g.stack])
    for seat in g.in_play():
        if g.debt[seat] and not playing:
            found.append(f"seat {seat} is owed cards, and nothing is being played")
        if g.in_effect():
            continue
        if g.pool[seat] <= 0:
            found.append(f"seat {seat} plays on without pool")
        if g.hand_differs(seat) and not adjusting:
            found.append(f"seat {seat} has a hand of the wrong size")
    return found

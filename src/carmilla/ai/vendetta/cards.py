"""What clan cards do besides their Power, as level 3 enters it: further Power, blood taken from each Rival, and the rest in influence."""

from __future__ import annotations

from typing import Final

from carmilla.games.vendetta.spec import CardText, Vendetta

from .values import VICTIM, blood_worth

# Power that comes later than the card
FURTHER: Final = {
    "GA04": 1.0,
    "GA05": 2.5,
    "GA08": 2.0,
    "MA01": 3.5,
    "MA02": 1.0,
    "MA03": 2.0,
    "MA06": 2.2,
    "MA07": 1.0,
    "NO05": 1.5,
    "TO03": 0.7,
    "TO07": 1.5,
    "TR04": 0.7,
    "TR07": 0.7,
    "VE06": 0.8,
}
FOR_EACH_PLAY_OF_OTHERS: Final = {"GA06": 0.35, "NO03": 0.35}
# blood that each Rival loses, and whether it comes to the player
LOSSES: Final = {"BR04": 2, "BR05": 3, "BR06": 1, "TR05": 4, "TR06": 1}
STEALS: Final = {
    "BR07": 1,
    "BR09": 1,
    "GA09": 1,
    "MA05": 1,
    "MA09": 1,
    "NO07": 1,
    "NO09": 1,
    "TO09": 1,
    "TR09": 1,
    "VE03": 1,
    "VE05": 1,
    "VE09": 1,
}
LASTING: Final = frozenset({"BR03", "GA06", "NO02", "NO03", "NO04", "TR04", "VE01", "VE05", "NO06"})
HURT: Final = 0.06  # what it is worth that a Rival has one blood less
FRENZY: Final = 1.0
NEAR_FRENZY: Final = 0.3


def losses(g: Vendetta, text: CardText, seat: int) -> tuple[int, bool]:
    """How much each Rival loses by this card, and whether the player has it then."""
    if text.code == "TO01":
        return len(g.alliance(seat)) // 2, True
    if text.code == "BR04":
        return g.round, False
    return (STEALS[text.code], True) if text.code in STEALS else (LOSSES.get(text.code, 0), False)


def hits_worth(g: Vendetta, text: CardText, seat: int, there: dict[int, float]) -> float:
    n, stolen = losses(g, text, seat)
    if not n:
        return 0.0
    worth = 0.0
    for rival, chance in there.items():
        pool = g.pool[rival]
        each = min(n, pool) * (HURT + (blood_worth(g) if stolen else 0.0))
        each += FRENZY if pool <= n else NEAR_FRENZY if pool == n + 1 else 0.0
        worth += chance * each
    return worth


def own_worth(g: Vendetta, text: CardText, seat: int, plays_of_others: int) -> float:
    """What comes to the player whatever the Rivals have."""
    blood, code, pool = blood_worth(g), text.code, g.pool[seat]
    if code == "TO08":
        return VICTIM + 0.2
    if code == "TO04":
        return 0.7
    if code == "VE07":
        return 3 * blood
    if code == "VE01":
        return 0.2
    if code == "TR03":
        return max(7 - pool, 1) * blood
    if code in ("TR02", "TR05", "TR07"):
        return -(pool // 2) * blood
    if code == "GA01":
        return 1.5 * blood
    if code == "BR03":
        return (HURT + 0.08) * plays_of_others
    return 0.0


def further_power(text: CardText, plays_of_others: int) -> float:
    return FURTHER.get(text.code, 0.0) + FOR_EACH_PLAY_OF_OTHERS.get(text.code, 0.0) * plays_of_others


def keeping_worth(g: Vendetta, text: CardText, seat: int) -> float:
    """For the choice of what to hold: Power, and what the card does, against two Rivals."""
    rivals = dict.fromkeys([other for other in g.order() if other != seat][:2], 0.8)
    effects = hits_worth(g, text, seat, rivals) + own_worth(g, text, seat, 6)
    return CHANGING.get(text.code, float(text.power)) + further_power(text, 6) + 2.0 * effects


# what cards with a changing Power come to as a rule
CHANGING: Final = {
    "BR02": 3.5,
    "MA08": 1.7,
    "MA04": 4.0,
    "TO02": 4.0,
    "TO05": 4.0,
    "TR01": 4.5,
    "VE01": 4.5,
    "VE04": 3.8,
    "VE02": 5.0,
    "GA02": 4.0,
}

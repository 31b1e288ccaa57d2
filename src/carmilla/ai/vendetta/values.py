"""What things are worth, in influence: blood, places, Allies."""

from __future__ import annotations

from typing import Final

from carmilla.games.vendetta.spec import REWARDS, ROUNDS, CardText, D, Vendetta

BLOOD: Final = (0.30, 0.28, 0.24, 0.05)  # by round: what one in the pool will still bring
THIN_POOL: Final = (1.5, 0.7, 0.25)  # what a pool of 0, 1, 2 has to fear of a Frenzy
KISS: Final = 0.26
VICTIM: Final = 1.0


def blood_worth(g: Vendetta) -> float:
    return BLOOD[min(g.round, ROUNDS)]


def pool_worth(g: Vendetta, pool: int) -> float:
    thin = THIN_POOL[pool] if 0 <= pool < len(THIN_POOL) else 0.0
    return pool * blood_worth(g) - thin


def card_worth(g: Vendetta, text: CardText) -> float:
    """A card in the alliance."""
    return text.influence + KISS * text.kiss * max(ROUNDS - g.round, 0)


def prize_worth(g: Vendetta, loc: int) -> float:
    return sum([card_worth(g, g.text(card)) + joining(g.text(card)) for card in g.prize(loc)])


def joining(text: CardText) -> float:
    """What an Ally does on joining, and later."""
    return JOINING.get(text.code, 0.0)


JOINING: Final = {
    "AL01": 0.8,
    "AL02": 1.2,
    "AL03": 0.3,
    "AL04": 1.2,
    "AL05": 0.4,
    "AL06": 1.3,
    "AL07": 0.2,
    "AL12": 0.3,
    "AL22": 0.8,
    "AL23": 0.3,
    "AL26": 1.0,
    "AL29": 0.8,
}


def place_worths(g: Vendetta, loc: int) -> tuple[float, ...]:
    """What the first, second, third and fourth place bring there."""
    first, second, third = REWARDS[g.rewards][g.round - 1]
    haven = 1.3 if loc == g.haven else 0.0
    victim = VICTIM + KISS * max(ROUNDS - g.round, 0) if g.victims_left() else 0.0
    return (first + haven + prize_worth(g, loc), second + victim, float(third), 0.0)


def final_influence(g: Vendetta, seat: int) -> float:
    """The score as it stands, of a team together, and what the alliance will still bring."""
    if not g.in_game(seat):
        return -10.0
    team = [other for other in range(g.seats) if g.team_of(other) == g.team_of(seat) and g.in_game(other)]
    coming = max(ROUNDS - g.round, 0) * KISS
    kiss = sum([g.text(card).kiss for card in g.alliance(seat)])
    return float(sum([g.score(other) for other in team])) + coming * kiss


def printed_worth(text: CardText) -> float:
    return float(text.power) if text.kind == D.CLAN else float(text.influence)

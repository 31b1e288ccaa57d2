"""The bots of Vendetta by name."""

from __future__ import annotations

from carmilla.ai.policies import Policy

from .greedy import Greedy
from .heuristic import Heuristic


def bot(name: str, seed: int) -> Policy:
    if name == "2":
        return Greedy(seed)
    return Heuristic(seed, bluffs=name != "3-bluff", withdraws=name != "3-withdraw")

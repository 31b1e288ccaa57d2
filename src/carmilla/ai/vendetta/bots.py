"""The bots of Vendetta by name."""

from __future__ import annotations

from carmilla.ai.policies import Policy

from .greedy import Greedy


def bot(name: str, seed: int) -> Policy:
    return Greedy(seed)

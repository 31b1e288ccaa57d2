"""Dealing again: the clan decks as far as the facts allow. Nothing else of Vendetta outlasts the step that reveals it."""

from __future__ import annotations

from carmilla.kernel.dealer import PermuteDealer


class VendettaDealer(PermuteDealer):
    """Bids, tokens and cards kept wait as answers; those the kernel chooses again."""

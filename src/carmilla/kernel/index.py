"""The index of active abilities: which cards say something about a window, a stat, an event. Nothing ever scans the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table


def entry(card: int, ability: int) -> int:
    return card << 8 | ability


def card_of(entry: int) -> int:
    return entry >> 8


def ability_of(entry: int) -> int:
    return entry & 255


def activate(g: Table, card: int) -> None:
    """The card's abilities begin to hold."""
    for i, ability in enumerate(g.definition(card).abilities):
        for key in ability.keys:
            g.active[key] = tuple(sorted([*g.active[key], entry(card, i)]))


def deactivate(g: Table, card: int) -> None:
    """They hold no longer."""
    for ability in g.definition(card).abilities:
        for key in ability.keys:
            g.active[key] = tuple([e for e in g.active[key] if e >> 8 != card])


def rebuild(g: Table) -> None:
    """From nothing: after a re-deal, and to check that it never drifted."""
    g.active = [()] * g.INDEX_ROWS
    for card in range(1, len(g.ident)):
        if g.speaks(card):
            activate(g, card)

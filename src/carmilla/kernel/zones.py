"""Zones: the places where cards lie, one row per zone and seat, and who can see and tell apart what lies there."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = 0
OWNER: Final = 1  # the seat whose row it is
NOBODY_SEES: Final = 2


class Zone:
    """`seen`: who learns a card that comes here. `apart`: who can tell its cards apart, as each keeps its place.

    `stacked`: a pile that is counted, not listed; places in it are kept, but no card there is followed by a handle.
    """

    def __init__(self, name: str, seen: int = EVERYBODY, apart: int = EVERYBODY, stacked: bool = False) -> None:
        self.name, self.seen, self.apart, self.stacked = name, seen, apart, stacked


def viewers(who: int, seat: int, seats: int) -> int:
    """As bits; the spectator is the viewer after the last seat."""
    if who == EVERYBODY:
        return (1 << seats + 1) - 1
    return 1 << seat if who == OWNER else 0

"""Vampire table games with the rules enforced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .errors import Refused
    from .match import Match, Reason, load, new

__all__ = ["Match", "Reason", "Refused", "load", "new"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Imported when first used: the command line stays quick."""
    if name == "Refused":
        from .errors import Refused

        return Refused
    if name in __all__:
        from . import match

        return getattr(match, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])

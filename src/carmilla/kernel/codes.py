"""Why an answer is refused: small numbers on the way, stable names for whoever asks."""

from __future__ import annotations

from typing import Final

OK: Final = 0
NOT_ASKED: Final = 1
ANSWERED: Final = 2
TOO_FEW: Final = 3
TOO_MANY: Final = 4
OUT_OF_ORDER: Final = 5
TWICE: Final = 6
STALE: Final = 7
NO_SUCH_OPTION: Final = 8
OUT_OF_RANGE: Final = 9
NOT_NOW: Final = 10
FIRST_CODE: Final = 32  # a game's own codes start here

NAMES: Final = {
    NOT_ASKED: "not-asked",
    ANSWERED: "answered",
    TOO_FEW: "too-few",
    TOO_MANY: "too-many",
    OUT_OF_ORDER: "out-of-order",
    TWICE: "twice",
    STALE: "stale",
    NO_SUCH_OPTION: "no-such-option",
    OUT_OF_RANGE: "out-of-range",
    NOT_NOW: "not-now",
}


class Reason:
    """Why not: a stable name, the rule behind it (or ""), and what the sentence about it mentions."""

    def __init__(self, code: str, rule: str = "", option: int = NO_SUCH_OPTION) -> None:
        self.code, self.rule, self.option = code, rule, option

"""What a table remembers, and the numbers that stand for things."""

from __future__ import annotations

from typing import Final

from carmilla.kernel.codes import FIRST_CODE
from carmilla.kernel.columns import ONE, ONWARD, PER_SEAT, PUBLIC, SECRET, SET_ONCE, TUPLE, Column
from carmilla.kernel.events import FIRST_EVENT, Kind
from carmilla.kernel.options import CARD, FIRST_VERB, FLAG, NUMBER, SEAT, Verb
from carmilla.kernel.table import Definition
from carmilla.kernel.zones import NOBODY_SEES, OWNER, Zone

WALKER: Final = 0
PLACES: Final = 8
TRAIL: Final = 4
GOAL: Final = 10
FIRST_BLOOD: Final = 6
BLOOD_FOR_AN_ASSAULT: Final = 4


class C:
    """Cards, by definition."""

    HUNT: Final = 0
    READY: Final = 1
    AMBUSH: Final = 2
    ASSAULT: Final = 3
    WHISPER: Final = 4
    RUMOUR: Final = 5


class Z:
    """Zones."""

    DECK: Final = 0
    OFFER: Final = 1
    HAND: Final = 2
    LAID: Final = 3
    PLAYED: Final = 4
    DISCARDED: Final = 5


class Q:
    """Windows and other questions."""

    STEPPING: Final = 0
    KEEPING: Final = 1
    ORDERING: Final = 2
    FORETELLING: Final = 3
    SHARING: Final = 4
    LAYING: Final = 5
    LOOKING: Final = 6
    PLAYING: Final = 7
    RAIDING: Final = 8
    ATTACKING: Final = 9
    GUARDING: Final = 10
    ANSWERING: Final = 11
    SEARCHING: Final = 12


class V:
    """Verbs."""

    STEP: Final = FIRST_VERB
    TAKE: Final = FIRST_VERB + 1
    SHARE: Final = FIRST_VERB + 2
    LAY: Final = FIRST_VERB + 3
    LOOK: Final = FIRST_VERB + 4
    PLAY: Final = FIRST_VERB + 5
    RAID: Final = FIRST_VERB + 6
    GUARD: Final = FIRST_VERB + 7
    SEARCH: Final = FIRST_VERB + 8


class R:
    """Refusals."""

    NOT_THERE: Final = FIRST_CODE
    NOT_YOUR_CARD: Final = FIRST_CODE + 1
    ALREADY_SEEN: Final = FIRST_CODE + 2
    NO_BLOOD: Final = FIRST_CODE + 3
    WRONG_CARD: Final = FIRST_CODE + 4
    WRONG_SEAT: Final = FIRST_CODE + 5


class E:
    """Events."""

    BLOOD: Final = FIRST_EVENT
    PRESTIGE: Final = FIRST_EVENT + 1
    LANTERN: Final = FIRST_EVENT + 2
    STEPPED: Final = FIRST_EVENT + 3
    SEARCHED: Final = FIRST_EVENT + 4
    LIFTED: Final = FIRST_EVENT + 5
    FORETOLD: Final = FIRST_EVENT + 6
    NIGHTFALL: Final = FIRST_EVENT + 7


DEFINITIONS: Final = [Definition(name) for name in ("Hunt", "Ready", "Ambush", "Assault", "Whisper", "Rumour")]
DECKS: Final = (
    (C.HUNT, C.READY, C.AMBUSH, C.AMBUSH, C.ASSAULT, C.WHISPER, C.RUMOUR, C.READY),
    (C.HUNT, C.READY, C.AMBUSH, C.ASSAULT, C.ASSAULT, C.WHISPER, C.WHISPER, C.RUMOUR),
    (C.HUNT, C.READY, C.HUNT, C.AMBUSH, C.AMBUSH, C.ASSAULT, C.RUMOUR, C.RUMOUR),
    (C.HUNT, C.READY, C.READY, C.AMBUSH, C.ASSAULT, C.WHISPER, C.WHISPER, C.HUNT),
    (C.HUNT, C.READY, C.AMBUSH, C.ASSAULT, C.ASSAULT, C.ASSAULT, C.WHISPER, C.RUMOUR),
)

ZONES: Final = (
    Zone("deck", seen=NOBODY_SEES, stacked=True),
    Zone("offer", seen=OWNER, apart=OWNER),
    Zone("hand", seen=OWNER, apart=OWNER),
    Zone("laid", seen=OWNER),
    Zone("played"),
    Zone("discarded"),
)

ASKS: Final = {
    Q.STEPPING: "stepping",
    Q.KEEPING: "keeping",
    Q.ORDERING: "ordering",
    Q.FORETELLING: "foretelling",
    Q.SHARING: "sharing",
    Q.LAYING: "laying",
    Q.LOOKING: "looking",
    Q.PLAYING: "playing",
    Q.RAIDING: "raiding",
    Q.ATTACKING: "attacking",
    Q.GUARDING: "guarding",
    Q.ANSWERING: "answering",
    Q.SEARCHING: "searching",
}

VERBS: Final = {
    V.STEP: Verb("step", a=NUMBER),
    V.TAKE: Verb("take", a=CARD),
    V.SHARE: Verb("share", a=SEAT),
    V.LAY: Verb("lay", a=CARD),
    V.LOOK: Verb("look", a=CARD),
    V.PLAY: Verb("play", a=CARD, b=SEAT),
    V.RAID: Verb("raid", a=SEAT, b=SEAT),
    V.GUARD: Verb("guard", a=SEAT),
    V.SEARCH: Verb("search", a=NUMBER),
}
VERB_OF_ASK: Final = {
    Q.STEPPING: V.STEP,
    Q.KEEPING: V.TAKE,
    Q.ORDERING: V.TAKE,
    Q.SHARING: V.SHARE,
    Q.LAYING: V.LAY,
    Q.LOOKING: V.LOOK,
    Q.PLAYING: V.PLAY,
    Q.RAIDING: V.RAID,
    Q.ATTACKING: V.LAY,
    Q.GUARDING: V.GUARD,
    Q.ANSWERING: V.LAY,
    Q.SEARCHING: V.SEARCH,
}

REFUSALS: Final = {
    R.NOT_THERE: "not-there",
    R.NOT_YOUR_CARD: "not-your-card",
    R.ALREADY_SEEN: "already-seen",
    R.NO_BLOOD: "no-blood",
    R.WRONG_CARD: "wrong-card",
    R.WRONG_SEAT: "wrong-seat",
}

EVENTS: Final = {
    E.BLOOD: Kind("blood", SEAT, NUMBER),
    E.PRESTIGE: Kind("prestige", SEAT, NUMBER),
    E.LANTERN: Kind("lantern", SEAT),
    E.STEPPED: Kind("stepped"),
    E.SEARCHED: Kind("searched", SEAT, NUMBER, NUMBER),
    E.LIFTED: Kind("lifted"),
    E.FORETOLD: Kind("foretold", SEAT, NUMBER),
    E.NIGHTFALL: Kind("nightfall", NUMBER),
}

# What the hunters are told of the trail, clue by clue: (STARTED, hunters' places as bits, 0), (WENT_ON, 0, 0), and
# (FOUND, place, which of the trail) or (FOUND, place, NONE). The walk is not part of anything that a raid may undo.
STARTED: Final = 0
WENT_ON: Final = 1
FOUND: Final = 2

COLUMNS: Final = (
    Column("nights", ONE, NUMBER, keep=SET_ONCE),
    Column("bluffs", ONE, FLAG, keep=SET_ONCE),
    Column("night", ONE, NUMBER),
    Column("lantern", ONE, SEAT),
    Column("blood", PER_SEAT, NUMBER),
    Column("prestige", PER_SEAT, NUMBER),
    Column("pawn", PER_SEAT, NUMBER),
    Column("trail", TUPLE, NUMBER, SECRET, ONWARD),
    Column("told_of_trail", TUPLE, NUMBER, PUBLIC, ONWARD),
)


def neighbours(place: int) -> list[int]:
    """The city is a cube: the numbers of neighbours differ in one bit."""
    return [place ^ 1, place ^ 2, place ^ 4]

"""What a table of VTES remembers. Who may see each column and whether it goes back is declared here, once."""

from __future__ import annotations

from array import array

from carmilla.kernel.columns import ONE, PER_CARD, PER_SEAT, Column
from carmilla.kernel.events import Kind
from carmilla.kernel.options import CARD, FLAG, NONE, NUMBER, OPTION, SEAT, Verb
from carmilla.kernel.table import Table
from carmilla.kernel.zones import EVERYBODY, NOBODY_SEES, OWNER, Zone

from .words import E, V

COLUMNS = (
    Column("host", PER_CARD, CARD),  # the card that it lies on
    Column("blood", PER_CARD, NUMBER),  # counters: blood on a vampire, life on an ally or retainer
    Column("locked", PER_CARD, FLAG),
    Column("wounded", PER_CARD, FLAG),
    Column("pool", PER_SEAT, NUMBER),
    Column("points", PER_SEAT, NUMBER),  # victory points
    Column("debt", PER_SEAT, NUMBER),  # cards to draw once the outermost as-played window has closed
    Column("hand_size", PER_SEAT, NUMBER),
    Column("held_back", PER_SEAT, NUMBER),  # cards not replaced until the next unlock phase
    Column("masters_owed", PER_SEAT, NUMBER),  # out-of-turn masters played against the next master phase
    Column("edge", ONE, SEAT),
    Column("turns", ONE, NUMBER),
    Column("most_turns", ONE, NUMBER),
)

ZONES = (
    Zone("library", NOBODY_SEES, EVERYBODY, stacked=True),
    Zone("crypt", NOBODY_SEES, EVERYBODY, stacked=True),
    Zone("hand", OWNER, OWNER),
    Zone("uncontrolled", OWNER, EVERYBODY),
    Zone("ready"),
    Zone("torpor"),
    Zone("attached"),
    Zone("in-play"),
    Zone("limbo"),
    Zone("ash"),
    Zone("removed", NOBODY_SEES, EVERYBODY),
)

VERBS = {
    V.PLAY: Verb("play", a=CARD, b=CARD, n=NUMBER),
    V.USE: Verb("use", a=CARD, b=CARD, n=NUMBER),
    V.BLEED: Verb("bleed", a=CARD, b=SEAT),
    V.HUNT: Verb("hunt", a=CARD),
    V.LEAVE_TORPOR: Verb("leave-torpor", a=CARD),
    V.RESCUE: Verb("rescue", a=CARD, b=CARD),
    V.DIABLERISE: Verb("diablerise", a=CARD, b=CARD),
    V.BLOCK: Verb("block", a=CARD),
    V.STRIKE: Verb("strike", a=CARD, b=CARD, n=NUMBER),
    V.TARGET: Verb("target", a=CARD),
    V.METHUSELAH: Verb("methuselah", a=SEAT),
    V.VOTE: Verb("vote", a=CARD, n=NUMBER),
    V.CARD_VOTE: Verb("burn-for-vote", a=CARD, n=NUMBER),
    V.EDGE_VOTE: Verb("burn-edge", n=NUMBER),
    V.TRANSFER: Verb("transfer", a=CARD),
    V.WITHDRAW: Verb("take-back", a=CARD),
    V.CRYPT: Verb("crypt"),
    V.DISCARD: Verb("discard", a=CARD),
    V.PREVENT: Verb("prevent", n=NUMBER),
    V.BRING_OUT: Verb("bring-out", a=CARD),
    V.GAIN: Verb("gain"),
    V.MANEUVER: Verb("maneuver", a=CARD, n=NUMBER),
    V.PRESS: Verb("press", a=CARD),
    V.HIT: Verb("hit", a=CARD, b=CARD, c=FLAG, n=NUMBER),
}

EVENTS = {
    E.LOCKED: Kind("locked", CARD),
    E.UNLOCKED: Kind("unlocked", CARD),
    E.BLOOD: Kind("blood", CARD, NUMBER),
    E.POOL: Kind("pool", SEAT, NUMBER),
    E.EDGE: Kind("edge", SEAT),
    E.WOUNDED: Kind("wounded", CARD),
    E.HEALED: Kind("healed", CARD),
    E.ATTACHED: Kind("attached", CARD, CARD),
    E.POINTS: Kind("points", SEAT, NUMBER),
    E.LINGERS: Kind("lingers", NUMBER, CARD, NUMBER),
    E.TURN: Kind("turn", SEAT, NUMBER),
    E.ACTION: Kind("action", CARD, NUMBER, CARD, SEAT),
    E.BLOCK: Kind("block", CARD),
    E.RETARGETED: Kind("retargeted", SEAT),
    E.RESULT: Kind("result", CARD, NUMBER),
    E.COMBAT: Kind("combat", CARD, CARD),
    E.ROUND: Kind("round", NUMBER),
    E.RANGE: Kind("range", NUMBER),
    E.STRIKES: Kind("strikes", CARD, OPTION),
    E.DAMAGE: Kind("damage", CARD, NUMBER, NUMBER),
    E.COMBAT_OVER: Kind("combat-over"),
    E.CALLED: Kind("called", SEAT, CARD),
    E.VOTED: Kind("voted", SEAT, CARD, NUMBER, NUMBER),
    E.DECIDED: Kind("decided", NUMBER, NUMBER),
    E.DIABLERIE: Kind("diablerie", CARD, CARD),
    E.OUSTED: Kind("ousted", SEAT),
    E.CANCELLED: Kind("cancelled", CARD),
    E.DEBT: Kind("debt", SEAT, NUMBER),
    E.PRESSED: Kind("pressed", CARD, FLAG),
    E.HAND_SIZE: Kind("hand-size", SEAT, NUMBER),
    E.MASTERS: Kind("masters", SEAT, NUMBER),
    E.DETACHED: Kind("detached", CARD),
    E.SPENT: Kind("spent", NUMBER, CARD),
}


class State(Table):
    """The columns as attributes."""

    LINGERING = ("number", "number", "card", "number", "card")  # serial of the frame, key, on whom, how much, from which card

    def __init__(self) -> None:
        super().__init__()
        self.host: array[int] = array("H")
        self.blood: bytearray = bytearray()
        self.locked: bytearray = bytearray()
        self.wounded: bytearray = bytearray()
        self.pool: list[int] = []
        self.points: list[int] = []
        self.debt: list[int] = []
        self.hand_size: list[int] = []
        self.held_back: list[int] = []
        self.masters_owed: list[int] = []
        self.edge: int = NONE
        self.turns: int = 0
        self.most_turns: int = 60

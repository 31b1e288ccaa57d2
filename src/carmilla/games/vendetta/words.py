"""The words of the rulebook, as numbers: zones, moments, questions, verbs, kinds of card, events, reasons."""

from __future__ import annotations

from typing import Final

from carmilla.kernel.codes import FIRST_CODE
from carmilla.kernel.events import FIRST_EVENT, Kind
from carmilla.kernel.options import CARD, DEFINITION, FIRST_VERB, FLAG, NUMBER, SEAT, Verb
from carmilla.kernel.zones import NOBODY_SEES, OWNER, Zone

LOCATIONS: Final = 4  # at most
ROUNDS: Final = 3
VICTIMS: Final = 35
PLAIN_VICTIM: Final = "VI"  # the code of one without a name
TURNED: Final = 1  # the number of a play: face down


class Z:
    """Zones. One row per seat; of what lies at a Location or belongs to nobody, the row says which Location, or is the first."""

    DECK: Final = 0
    DRAWN: Final = 1  # looked at in hand building
    HAND: Final = 2
    POSITION: Final = 3  # and the next three: the Positions at Location 1 … 4
    ALLIANCE: Final = 7
    DRAINED: Final = 8
    RELIC: Final = 9
    USED: Final = 10  # Relics turned face down
    ALLY_DECK: Final = 11
    VICTIMS: Final = 12
    BOX: Final = 13  # Relics not offered
    OFFER: Final = 14  # Relics to choose from
    PRIZE: Final = 15  # by Location: its Ally
    PLACE: Final = 16  # by Location: its Location card
    OUT: Final = 17  # of the game
    LOCATION_BOX: Final = 18


ZONES: Final = (
    Zone("deck", seen=NOBODY_SEES, stacked=True),
    Zone("drawn", seen=OWNER, apart=OWNER),
    Zone("hand", seen=OWNER, apart=OWNER),
    Zone("position-1", seen=OWNER),
    Zone("position-2", seen=OWNER),
    Zone("position-3", seen=OWNER),
    Zone("position-4", seen=OWNER),
    Zone("alliance"),
    Zone("drained"),
    Zone("relic"),
    Zone("used-relic"),
    Zone("ally-deck", seen=NOBODY_SEES, stacked=True),
    Zone("victims", stacked=True),
    Zone("relic-box", seen=NOBODY_SEES, stacked=True),
    Zone("relic-offer"),
    Zone("prize"),
    Zone("place"),
    Zone("out", seen=NOBODY_SEES, stacked=True),
    Zone("location-box", seen=NOBODY_SEES, stacked=True),
)


class B:
    """Backs. A clan's cards have the clan's own."""

    ALLY: Final = 7
    VICTIM: Final = 8
    RELIC: Final = 9
    LOCATION: Final = 10


class C:
    """Clans."""

    BRUJAH: Final = 0
    GANGREL: Final = 1
    MALKAVIAN: Final = 2
    NOSFERATU: Final = 3
    TOREADOR: Final = 4
    TREMERE: Final = 5
    VENTRUE: Final = 6


CLANS: Final = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")


class D:
    """Kinds of card."""

    CLAN: Final = 0
    VAMPIRE: Final = 1
    HUMAN: Final = 2
    VICTIM: Final = 3
    RELIC: Final = 4
    LOCATION: Final = 5


class T:
    """When a clan card works: its colour and symbol."""

    PASSIVE: Final = 0
    SETUP: Final = 1
    CONFLICT: Final = 2
    CONSEQUENCE: Final = 3


class K:
    """What an ability is about: the rows of the index."""

    # moments: the frame `Moment` carries out everything that waits for one of these
    SETUP: Final = 0
    CONSEQUENCE: Final = 1
    BEFORE_TOKENS: Final = 2
    TOKENS_REVEALED: Final = 3
    REVEAL_BEGINS: Final = 4
    REVEAL_CHOICES: Final = 5
    AFTER_REVEAL: Final = 6
    BEFORE_COMPARISON: Final = 7
    JOINED: Final = 8
    REWARDED: Final = 9
    RESOLVED: Final = 10
    CARD_PLAYED: Final = 11
    WITHDREW: Final = 12
    BLOOD_LEFT: Final = 13
    FRENZY: Final = 14
    PLANNING_STARTS: Final = 15
    PLANNING_ENDS: Final = 16
    RESOLUTION_STARTS: Final = 17
    END_OF_ROUND: Final = 18
    OWN_TURN: Final = 19  # an action of the planning turn
    # numbers
    POWER: Final = 20
    BLOOD_POWER: Final = 21
    FACE_DOWN_PRICE: Final = 22
    FREE_FACE_DOWN: Final = 23
    PLAY_PRICE: Final = 24
    FRENZY_INFLUENCE: Final = 25
    REWARD_INFLUENCE: Final = 26
    DIABLERIE_TOKENS: Final = 27
    FINAL_INFLUENCE: Final = 28
    # instead of something
    WITHDRAWAL: Final = 29
    INSTEAD_OF_FRENZY: Final = 30
    DRAIN_IN_FRENZY: Final = 31
    BLOOD_TO_SUPPLY: Final = 32
    RANDOM_DRAW: Final = 33
    # rules
    MUST_PLAY_FACE_DOWN: Final = 34
    SEES_FACE_DOWN: Final = 35
    NO_LOSS: Final = 36
    WINS_TIES: Final = 37
    NOT_DRAINED: Final = 38
    MAY_EXCHANGE: Final = 39
    WITHDRAW_ANYWHERE: Final = 40


KEYS: Final = 41
AT_ONE_LOCATION: Final = (K.SETUP, K.CONSEQUENCE, K.TOKENS_REVEALED, K.REVEAL_BEGINS, K.REVEAL_CHOICES, K.AFTER_REVEAL)


class L:
    """What lasts until a frame ends: the second place of a lingering effect."""

    FACE_DOWN_POWER: Final = 0  # face-down cards of this seat at this Location count n
    TOTAL_PLUS: Final = 1  # this seat's total at this Location is n higher
    SKIPS: Final = 2  # this seat has no setup and consequence effects at this Location
    IMMUNE_TO: Final = 3  # this card's effects take no blood from this seat
    LATER: Final = 4  # the ability n of the definition in the place of the Location, for this seat, at its moment
    SPARES: Final = 5  # this card leaves its owner's partner alone (n 1), or means it (0)
    KEPT_DOWN: Final = 6  # this card stays face down at the reveal


LINGERING: Final = (NUMBER, NUMBER, CARD, SEAT, NUMBER, NUMBER)  # serial, key, card, seat, Location, n


class Q:
    """Questions."""

    CLAN: Final = 0
    RELIC: Final = 1
    KEEP: Final = 2
    EXCHANGE: Final = 3
    TURN: Final = 4
    TOKEN: Final = 5
    ORDER: Final = 6  # which of the own effects of one moment comes first
    MAY: Final = 7
    CHOOSE: Final = 8
    WAY: Final = 9  # each of several chooses one of the ways of an effect
    BID: Final = 10
    TURN_DOWN: Final = 11
    UP_OR_DOWN: Final = 12
    WITHDRAW_TO: Final = 13
    PARTNER: Final = 14
    TAKE_BACK: Final = 15


ASKS: Final = {
    Q.CLAN: "clan",
    Q.RELIC: "relic",
    Q.KEEP: "keep",
    Q.EXCHANGE: "exchange",
    Q.TURN: "turn",
    Q.TOKEN: "token",
    Q.ORDER: "order",
    Q.MAY: "may",
    Q.CHOOSE: "choose",
    Q.WAY: "way",
    Q.BID: "bid",
    Q.TURN_DOWN: "turn-down",
    Q.UP_OR_DOWN: "up-or-down",
    Q.WITHDRAW_TO: "withdraw-to",
    Q.PARTNER: "partner",
    Q.TAKE_BACK: "take-back",
}


class V:
    """Verbs. Those below the first are never answers: frames remember by them."""

    CHOSE: Final = FIRST_VERB - 2  # this seat chose this number
    LATER: Final = FIRST_VERB - 1  # what a card that is elsewhere by now still owes: definition, ability
    CLAN: Final = FIRST_VERB
    CARD: Final = FIRST_VERB + 1
    SEAT: Final = FIRST_VERB + 2
    LOCATION: Final = FIRST_VERB + 3
    PLAY: Final = FIRST_VERB + 4  # a card, at a Location, face down (1) or not
    DRAIN: Final = FIRST_VERB + 5
    BLOOD: Final = FIRST_VERB + 6
    DIABLERIE: Final = FIRST_VERB + 7  # a token is turned face down
    USE: Final = FIRST_VERB + 8  # a card's ability, by its number
    END: Final = FIRST_VERB + 9
    STAY: Final = FIRST_VERB + 10
    WITHDRAW: Final = FIRST_VERB + 11
    YES: Final = FIRST_VERB + 12
    NO: Final = FIRST_VERB + 13
    WAY: Final = FIRST_VERB + 14  # one of the ways of an effect, by its number
    SPARE: Final = FIRST_VERB + 15  # a card leaves the partner alone (1), or not any more (0)


VERBS: Final = {
    V.CLAN: Verb("clan", a=NUMBER),
    V.CARD: Verb("card", a=CARD),
    V.SEAT: Verb("seat", a=SEAT),
    V.LOCATION: Verb("location", a=NUMBER),
    V.PLAY: Verb("play", a=CARD, b=NUMBER, n=FLAG),
    V.DRAIN: Verb("drain", a=CARD),
    V.BLOOD: Verb("blood", n=NUMBER),
    V.DIABLERIE: Verb("diablerie"),
    V.USE: Verb("use", a=CARD, b=NUMBER),
    V.LATER: Verb("later", a=DEFINITION, b=NUMBER),
    V.END: Verb("end"),
    V.STAY: Verb("stay"),
    V.WITHDRAW: Verb("withdraw"),
    V.YES: Verb("yes"),
    V.NO: Verb("no"),
    V.WAY: Verb("way", n=NUMBER),
    V.CHOSE: Verb("chose", a=SEAT, n=NUMBER),
    V.SPARE: Verb("spare", a=CARD, n=FLAG),
}


class E:
    """Events."""

    BLOOD: Final = FIRST_EVENT  # gained from or lost to the supply: seat, n
    INFLUENCE: Final = FIRST_EVENT + 1
    ASSIGNED: Final = FIRST_EVENT + 2  # blood at a Position: seat, Location, n
    AMBITION: Final = FIRST_EVENT + 3
    ROUND: Final = FIRST_EVENT + 4
    CLAN: Final = FIRST_EVENT + 5
    TURNED: Final = FIRST_EVENT + 6  # a card, face up (1) or down
    PLAYED: Final = FIRST_EVENT + 7  # seat, card, Location, face down?
    TOKEN: Final = FIRST_EVENT + 8  # Stay (0) or Withdraw (1): seat, which
    TOTAL: Final = FIRST_EVENT + 9  # seat, Location, total Power
    DIABLERIE: Final = FIRST_EVENT + 10  # tokens face up, face down: seat, up, down
    FRENZY: Final = FIRST_EVENT + 11  # seat, by
    DRAWN: Final = FIRST_EVENT + 12  # in Frenzy: seat, card
    STOLEN: Final = FIRST_EVENT + 13  # from, by, n
    SPENT: Final = FIRST_EVENT + 14  # seat, n
    LOST: Final = FIRST_EVENT + 15  # seat, n
    BID: Final = FIRST_EVENT + 16  # seat, n
    USED: Final = FIRST_EVENT + 17  # an ability: seat, card, its number
    LOCATION: Final = FIRST_EVENT + 18  # begins to be resolved
    ELIMINATED: Final = FIRST_EVENT + 19
    LINGERS: Final = FIRST_EVENT + 20  # key, seat, Location, n
    PLACE: Final = FIRST_EVENT + 21  # in the ranking: seat, Location, place
    WAY: Final = FIRST_EVENT + 22  # seat, the way it chose


EVENTS: Final = {
    E.BLOOD: Kind("blood", SEAT, NUMBER),
    E.INFLUENCE: Kind("influence", SEAT, NUMBER),
    E.ASSIGNED: Kind("assigned", SEAT, NUMBER, NUMBER),
    E.AMBITION: Kind("ambition", SEAT),
    E.ROUND: Kind("round", NUMBER),
    E.CLAN: Kind("clan", SEAT, NUMBER),
    E.TURNED: Kind("turned", CARD, FLAG),
    E.PLAYED: Kind("played", SEAT, CARD, NUMBER, FLAG),
    E.TOKEN: Kind("token", SEAT, FLAG),
    E.TOTAL: Kind("total", SEAT, NUMBER, NUMBER),
    E.DIABLERIE: Kind("diablerie", SEAT, NUMBER, NUMBER),
    E.FRENZY: Kind("frenzy", SEAT, SEAT),
    E.DRAWN: Kind("drawn", SEAT, CARD),
    E.STOLEN: Kind("stolen", SEAT, SEAT, NUMBER),
    E.SPENT: Kind("spent", SEAT, NUMBER),
    E.LOST: Kind("lost", SEAT, NUMBER),
    E.BID: Kind("bid", SEAT, NUMBER),
    E.USED: Kind("used", SEAT, CARD, NUMBER),
    E.LOCATION: Kind("location", NUMBER),
    E.ELIMINATED: Kind("eliminated", SEAT, NUMBER),
    E.LINGERS: Kind("lingers", NUMBER, SEAT, NUMBER, NUMBER),
    E.PLACE: Kind("place", SEAT, NUMBER, NUMBER),
    E.WAY: Kind("way", SEAT, NUMBER),
}


class R:
    """Reasons why not."""

    NOT_OFFERED: Final = FIRST_CODE
    TAKEN: Final = FIRST_CODE + 1
    NOT_IN_HAND: Final = FIRST_CODE + 2
    NO_SUCH_LOCATION: Final = FIRST_CODE + 3
    LAST_BLOOD: Final = FIRST_CODE + 4
    ONE_CARD: Final = FIRST_CODE + 5  # a turn
    MUST_PLAY: Final = FIRST_CODE + 6
    ONLY_FACE_DOWN: Final = FIRST_CODE + 7
    CARD_FIRST: Final = FIRST_CODE + 8
    BLOOD_LIMIT: Final = FIRST_CODE + 9
    BLOOD_GIVEN: Final = FIRST_CODE + 10
    NO_TOKEN: Final = FIRST_CODE + 11
    NOT_IN_ALLIANCE: Final = FIRST_CODE + 12
    NOT_DRAINED: Final = FIRST_CODE + 13
    NOT_DRAWN: Final = FIRST_CODE + 14
    AFTER_CARD: Final = FIRST_CODE + 15  # it may be used once the card of the turn has been played
    NOTHING_TO_CHOOSE: Final = FIRST_CODE + 16


# code: its stable name, and the rule behind it
REASONS: Final = {
    R.NOT_OFFERED: ("not-offered", ""),
    R.TAKEN: ("taken", "setup.clan-choice"),
    R.NOT_IN_HAND: ("not-in-hand", "play.own-position"),
    R.NO_SUCH_LOCATION: ("no-such-location", "setup.locations-by-players"),
    R.LAST_BLOOD: ("last-blood", "blood.last"),
    R.ONE_CARD: ("one-card", "plan.must-play"),
    R.MUST_PLAY: ("must-play", "plan.must-play"),
    R.ONLY_FACE_DOWN: ("only-face-down", "card.no03"),
    R.CARD_FIRST: ("card-first", "blood.after-card"),
    R.BLOOD_LIMIT: ("blood-limit", "blood.limit"),
    R.BLOOD_GIVEN: ("blood-given", "blood.limit"),
    R.NO_TOKEN: ("no-token", "diablerie.use"),
    R.NOT_IN_ALLIANCE: ("not-in-alliance", "drain.once"),
    R.NOT_DRAINED: ("cannot-be-drained", "card.al11"),
    R.NOT_DRAWN: ("not-drawn", "hand.keep"),
    R.AFTER_CARD: ("after-card", ""),
    R.NOTHING_TO_CHOOSE: ("nothing-to-choose", ""),
}

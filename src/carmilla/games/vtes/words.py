"""The words of the rulebook, as numbers: windows, questions, verbs, kinds of card, stats, limits, reasons."""

from __future__ import annotations

from typing import Final

from carmilla.kernel.codes import FIRST_CODE
from carmilla.kernel.events import FIRST_EVENT
from carmilla.kernel.options import FIRST_VERB


class W:
    """Windows, and the other moments at which a card may be played; an ability names the ones it is for."""

    AS_PLAYED: Final = 0
    ANNOUNCED: Final = 1  # as the action is announced
    NO_ATTEMPT: Final = 2  # situation A: no block attempt is under way
    ATTEMPT: Final = 3  # situation B: a block attempt is under way
    DECLINED: Final = 4  # situation C: all have declined to block
    AFTER_RESOLUTION: Final = 5
    BEFORE_RANGE: Final = 6
    RANGE: Final = 7
    BEFORE_STRIKES: Final = 8
    STRIKES_CHOSEN: Final = 9
    PREVENTION: Final = 10
    ADDITIONAL: Final = 11
    PRESS: Final = 12
    END_OF_ROUND: Final = 13
    AFTER_COMBAT: Final = 14
    TORPOR: Final = 15  # a vampire would go to torpor
    BEFORE_VOTES: Final = 16
    POLLING: Final = 17
    # questions to one seat that are no windows
    STRIKE: Final = 32
    MASTER: Final = 33
    MINION: Final = 34
    INFLUENCE: Final = 35
    DISCARD: Final = 36
    CHOICE: Final = 37  # a choice announced with a card
    TERMS: Final = 38
    EQUIPMENT: Final = 39  # of a diablerised vampire
    RESCUE: Final = 40  # who pays how much for a rescue
    DRINK: Final = 41  # diablerise the vampire whose leaving torpor was blocked?
    POINT: Final = 42  # which kind of damage to prevent first
    TRIM: Final = 43  # discarding down to the hand size
    EDGE: Final = 44  # gain 1 pool for the Edge?
    AIM: Final = 45  # a strike card at the opposing minion or a retainer
    DESTROY: Final = 46  # which equipment a strike destroys or steals
    COST: Final = 47  # what to lock or discard for a card that is being paid for


COMBAT_WINDOWS: Final = (
    W.BEFORE_RANGE,
    W.RANGE,
    W.BEFORE_STRIKES,
    W.STRIKES_CHOSEN,
    W.PREVENTION,
    W.ADDITIONAL,
    W.PRESS,
    W.END_OF_ROUND,
    W.AFTER_COMBAT,
    W.TORPOR,
    W.STRIKE,
)
BLOCK_WINDOWS: Final = (W.NO_ATTEMPT, W.ATTEMPT, W.DECLINED)

ASKS: Final = {
    W.AS_PLAYED: "as-played",
    W.ANNOUNCED: "announced",
    W.NO_ATTEMPT: "no-attempt",
    W.ATTEMPT: "attempt",
    W.DECLINED: "declined",
    W.AFTER_RESOLUTION: "after-resolution",
    W.BEFORE_RANGE: "before-range",
    W.RANGE: "range",
    W.BEFORE_STRIKES: "before-strikes",
    W.STRIKES_CHOSEN: "strikes-chosen",
    W.PREVENTION: "prevention",
    W.ADDITIONAL: "additional",
    W.PRESS: "press",
    W.END_OF_ROUND: "end-of-round",
    W.AFTER_COMBAT: "after-combat",
    W.TORPOR: "torpor",
    W.BEFORE_VOTES: "before-votes",
    W.POLLING: "polling",
    W.STRIKE: "strike",
    W.MASTER: "master",
    W.MINION: "minion",
    W.INFLUENCE: "influence",
    W.DISCARD: "discard",
    W.CHOICE: "choice",
    W.TERMS: "terms",
    W.EQUIPMENT: "equipment",
    W.RESCUE: "rescue",
    W.DRINK: "drink",
    W.POINT: "point",
    W.TRIM: "trim",
    W.EDGE: "edge",
    W.AIM: "aim",
    W.DESTROY: "destroy",
    W.COST: "cost",
}


class V:
    """Verbs of options."""

    PLAY: Final = FIRST_VERB  # a card, by a minion (or by the Methuselah), one of its faces
    USE: Final = FIRST_VERB + 1  # an ability of a card in play, by a minion
    BLEED: Final = FIRST_VERB + 2
    HUNT: Final = FIRST_VERB + 3
    LEAVE_TORPOR: Final = FIRST_VERB + 4
    RESCUE: Final = FIRST_VERB + 5
    DIABLERISE: Final = FIRST_VERB + 6
    BLOCK: Final = FIRST_VERB + 7
    STRIKE: Final = FIRST_VERB + 8  # with a card in play (or by hand), at the opposing minion or a retainer
    TARGET: Final = FIRST_VERB + 9  # a card, as a choice
    METHUSELAH: Final = FIRST_VERB + 10  # a seat, as a choice
    VOTE: Final = FIRST_VERB + 11  # of a vampire, for (1) or against (0)
    CARD_VOTE: Final = FIRST_VERB + 12  # a political action card burned for a vote
    EDGE_VOTE: Final = FIRST_VERB + 13
    TRANSFER: Final = FIRST_VERB + 14  # a pool counter to an uncontrolled vampire
    WITHDRAW: Final = FIRST_VERB + 15  # a counter from it back to the pool
    CRYPT: Final = FIRST_VERB + 16  # four transfers and 1 pool for a crypt card
    DISCARD: Final = FIRST_VERB + 17
    PREVENT: Final = FIRST_VERB + 18  # aggravated (1) or normal (0) damage first
    BRING_OUT: Final = FIRST_VERB + 19
    GAIN: Final = FIRST_VERB + 20  # what is on offer
    MANEUVER: Final = FIRST_VERB + 21  # of a weapon, or one that a card has given
    PRESS: Final = FIRST_VERB + 22  # that a card has given
    HIT: Final = FIRST_VERB + 23  # never offered: damage to a card, from a card, aggravated (1) or not, so many points


class K:
    """Kinds of card."""

    MASTER: Final = 0
    ACTION: Final = 1
    POLITICAL: Final = 2
    EQUIPMENT: Final = 3
    RETAINER: Final = 4
    ALLY: Final = 5
    MODIFIER: Final = 6
    REACTION: Final = 7
    COMBAT: Final = 8
    VAMPIRE: Final = 9


ACTION_KINDS: Final = (K.ACTION, K.POLITICAL, K.EQUIPMENT, K.RETAINER, K.ALLY)
PERMANENT_KINDS: Final = (K.EQUIPMENT, K.RETAINER, K.ALLY)


class S:
    """Stats; what lingers is kept under the same numbers."""

    STEALTH: Final = 0
    INTERCEPT: Final = 1
    BLEED: Final = 2
    HUNT: Final = 3
    STRENGTH: Final = 4
    VOTES: Final = 5  # in a referendum, beside those of a title
    # what lingers without being a number
    RAISED_BLEED: Final = 8  # by an action modifier (source), so much (amount)
    WOKEN: Final = 9
    BLED: Final = 10  # this turn
    POLITICKED: Final = 11
    ACTED_WITH: Final = 12  # a card of this name (amount), or this copy in play (source), for an action this turn
    PLAYED: Final = 13  # a modifier or reaction of this name (amount) during this action
    MANEUVERED: Final = 14  # this combat, with this weapon (source)
    GAINED: Final = 15  # additional strikes, this round
    HANDS_AGGRAVATED: Final = 16
    RECRUITED: Final = 17  # this turn
    ROUND_DAMAGE: Final = 18
    ABSTAINS: Final = 19
    USED: Final = 20  # an ability (amount) of this card in play (source)
    HELD_MANEUVER: Final = 22  # given by a card (source), this round; it must be used (2) or may be (1)
    HELD_PRESS: Final = 23
    STOLEN: Final = 24  # equipment that its new bearer cannot use this round
    STRONGER: Final = 25  # this minion's strike, by so much damage
    GOES_FIRST: Final = 26  # this minion counts as the acting one in the combat that follows


INDEX_ROWS: Final = 64  # the rows of the index: windows and questions by their number; stats from STAT_ROW on
STAT_ROW: Final = 48


class Z:
    """Zones."""

    LIBRARY: Final = 0
    CRYPT: Final = 1
    HAND: Final = 2
    UNCONTROLLED: Final = 3
    READY: Final = 4
    TORPOR: Final = 5
    ATTACHED: Final = 6  # on another card: equipment, retainers
    IN_PLAY: Final = 7  # a permanent that lies by itself
    LIMBO: Final = 8  # played, not yet resolved: out of play
    ASH: Final = 9
    REMOVED: Final = 10


class T:
    """Titles, by the votes they give."""

    NONE: Final = 0
    PRIMOGEN: Final = 1
    PRINCE: Final = 2
    JUSTICAR: Final = 3
    INNER_CIRCLE: Final = 4


class D:
    """Disciplines, as bits; superior ones in a mask of their own."""

    NONE: Final = 0
    AUSPEX: Final = 1
    CELERITY: Final = 2
    DOMINATE: Final = 4
    FORTITUDE: Final = 8
    OBFUSCATE: Final = 16
    POTENCE: Final = 32
    PRESENCE: Final = 64


LIBRARY_BACK: Final = 0
CRYPT_BACK: Final = 1
CLOSE: Final = 0
LONG: Final = 1
FOR: Final = 1
AGAINST: Final = 0
HAND_SIZE: Final = 7
STARTING_POOL: Final = 30
OUST_POOL: Final = 6


class E:
    """Events."""

    LOCKED: Final = FIRST_EVENT
    UNLOCKED: Final = FIRST_EVENT + 1
    BLOOD: Final = FIRST_EVENT + 2  # a card's counters changed by, from or to the bank
    POOL: Final = FIRST_EVENT + 3
    EDGE: Final = FIRST_EVENT + 4
    WOUNDED: Final = FIRST_EVENT + 5
    HEALED: Final = FIRST_EVENT + 6
    ATTACHED: Final = FIRST_EVENT + 7
    POINTS: Final = FIRST_EVENT + 8
    LINGERS: Final = FIRST_EVENT + 9
    TURN: Final = FIRST_EVENT + 10
    ACTION: Final = FIRST_EVENT + 11
    BLOCK: Final = FIRST_EVENT + 12
    RETARGETED: Final = FIRST_EVENT + 13
    RESULT: Final = FIRST_EVENT + 14
    COMBAT: Final = FIRST_EVENT + 15
    ROUND: Final = FIRST_EVENT + 16
    RANGE: Final = FIRST_EVENT + 17
    STRIKES: Final = FIRST_EVENT + 18
    DAMAGE: Final = FIRST_EVENT + 19
    COMBAT_OVER: Final = FIRST_EVENT + 20
    CALLED: Final = FIRST_EVENT + 21
    VOTED: Final = FIRST_EVENT + 22
    DECIDED: Final = FIRST_EVENT + 23
    DIABLERIE: Final = FIRST_EVENT + 24
    OUSTED: Final = FIRST_EVENT + 25
    CANCELLED: Final = FIRST_EVENT + 26
    DEBT: Final = FIRST_EVENT + 27
    PRESSED: Final = FIRST_EVENT + 28
    HAND_SIZE: Final = FIRST_EVENT + 29
    MASTERS: Final = FIRST_EVENT + 30  # owed
    DETACHED: Final = FIRST_EVENT + 31
    SPENT: Final = FIRST_EVENT + 32  # something that lingered


class R:
    """Why not."""

    NOT_IN_HAND: Final = FIRST_CODE
    WRONG_MOMENT: Final = FIRST_CODE + 1
    WRONG_USER: Final = FIRST_CODE + 2
    NOT_READY: Final = FIRST_CODE + 3
    LOCKED: Final = FIRST_CODE + 4
    DISCIPLINE: Final = FIRST_CODE + 5
    REQUIREMENT: Final = FIRST_CODE + 6
    BLOOD: Final = FIRST_CODE + 7
    POOL: Final = FIRST_CODE + 8
    REPEATED_ACTION: Final = FIRST_CODE + 9
    REPEATED_CARD: Final = FIRST_CODE + 10
    NO_TARGET: Final = FIRST_CODE + 11
    NOT_ENTITLED: Final = FIRST_CODE + 12
    DECLINED: Final = FIRST_CODE + 13
    TRIED: Final = FIRST_CODE + 14
    NOT_NEEDED: Final = FIRST_CODE + 15
    NO_BLEED: Final = FIRST_CODE + 16
    NOT_DECLINED: Final = FIRST_CODE + 17
    LIMITED: Final = FIRST_CODE + 18
    IN_TORPOR: Final = FIRST_CODE + 19
    NOT_A_VAMPIRE: Final = FIRST_CODE + 20
    BARRED: Final = FIRST_CODE + 21
    RANGE: Final = FIRST_CODE + 22
    COMMITTED: Final = FIRST_CODE + 23
    TWICE_IN_A_ROW: Final = FIRST_CODE + 24
    NO_DAMAGE: Final = FIRST_CODE + 25
    ONE_SOURCE: Final = FIRST_CODE + 26
    NO_PRESS: Final = FIRST_CODE + 27
    VOTED: Final = FIRST_CODE + 28
    NO_VOTES: Final = FIRST_CODE + 29
    TRANSFERS: Final = FIRST_CODE + 30
    NO_EDGE: Final = FIRST_CODE + 31
    CONDITION: Final = FIRST_CODE + 32
    IN_COMBAT: Final = FIRST_CODE + 33
    AWAKE: Final = FIRST_CODE + 34
    ACTED: Final = FIRST_CODE + 35
    OWN_MINION: Final = FIRST_CODE + 36
    MASTER_PLAYED: Final = FIRST_CODE + 37
    UNREADY_VOTER: Final = FIRST_CODE + 38
    ABSTAINS: Final = FIRST_CODE + 39
    CARD_VOTE_USED: Final = FIRST_CODE + 40
    NOT_POLITICAL: Final = FIRST_CODE + 41
    BLOOD_CURSED: Final = FIRST_CODE + 42
    SECOND_SOURCE: Final = FIRST_CODE + 43
    PRESS_TWICE: Final = FIRST_CODE + 44
    MUST_USE: Final = FIRST_CODE + 45
    STOLEN: Final = FIRST_CODE + 46
    LONG_ONLY: Final = FIRST_CODE + 47
    NO_MANEUVER: Final = FIRST_CODE + 48
    NOT_FALLING: Final = FIRST_CODE + 49
    NO_DISCARD: Final = FIRST_CODE + 60
    NEEDED_NOW: Final = FIRST_CODE + 61
    CONTROLLED: Final = FIRST_CODE + 62
    RECRUITED: Final = FIRST_CODE + 63


# per reason: its stable name and the entry of the rules index that it enforces
REASONS: Final = {
    R.NOT_IN_HAND: ("not-in-hand", "general.play.announce"),
    R.WRONG_MOMENT: ("wrong-moment", "general.effects.requirements"),
    R.WRONG_USER: ("wrong-user", "general.requirements.minion"),
    R.NOT_READY: ("not-ready", "action.block.ready-unlocked"),
    R.LOCKED: ("locked", "action.course.reactions-others"),
    R.DISCIPLINE: ("discipline", "general.requirements.per-effect"),
    R.REQUIREMENT: ("requirement", "general.requirements.text"),
    R.BLOOD: ("blood", "general.requirements.blood-cost"),
    R.POOL: ("pool", "general.requirements.pool-cost"),
    R.REPEATED_ACTION: ("repeated-action", "general.non-repeat.action-card"),
    R.REPEATED_CARD: ("repeated-card", "general.non-repeat.modifier"),
    R.NO_TARGET: ("no-target", "action.course.announce.details"),
    R.NOT_ENTITLED: ("not-entitled", "action.block.who-directed"),
    R.DECLINED: ("declined", "action.block.decline-final"),
    R.TRIED: ("tried", "action.block.again"),
    R.NOT_NEEDED: ("not-needed", "action.course.stealth.only-needed"),
    R.NO_BLEED: ("no-bleed", "action.bleed.increase"),
    R.NOT_DECLINED: ("not-declined", "action.resolve.faq.redirect-after-decline"),
    R.LIMITED: ("limited", "action.bleed.limited"),
    R.IN_TORPOR: ("in-torpor", "torpor.only-leave"),
    R.NOT_A_VAMPIRE: ("not-a-vampire", "action.hunt.who"),
    R.BARRED: ("barred", "referendum.polling.fitting"),
    R.RANGE: ("range", "combat.range.gates"),
    R.COMMITTED: ("committed", "combat.strike.committed"),
    R.TWICE_IN_A_ROW: ("twice-in-a-row", "combat.range.no-two-in-row"),
    R.NO_DAMAGE: ("no-damage", "combat.damage.prevent.until"),
    R.ONE_SOURCE: ("one-source", "combat.additional.limited"),
    R.NO_PRESS: ("no-press", "combat.press.end-only-cancels"),
    R.VOTED: ("voted", "referendum.polling.final"),
    R.NO_VOTES: ("no-votes", "referendum.votes.none-inherent"),
    R.TRANSFERS: ("transfers", "influence.transfers"),
    R.NO_EDGE: ("no-edge", "referendum.votes.edge"),
    R.CONDITION: ("condition", "general.effects.requirements"),
    R.IN_COMBAT: ("in-combat", "combat.only-combat-cards"),
    R.AWAKE: ("awake", "terms.wake.effect"),
    R.ACTED: ("acted", "general.non-repeat.bleed"),
    R.OWN_MINION: ("own-minion", "combat.not-own"),
    R.MASTER_PLAYED: ("master-played", "turn.master.out-of-turn.one"),
    R.UNREADY_VOTER: ("unready-voter", "referendum.votes.only-ready"),
    R.ABSTAINS: ("abstains", "referendum.votes.cancelled"),
    R.CARD_VOTE_USED: ("card-vote-used", "referendum.votes.political-card.limit"),
    R.NOT_POLITICAL: ("not-political", "referendum.votes.political-card"),
    R.BLOOD_CURSED: ("blood-cursed", "action.diablerise.who"),
    R.SECOND_SOURCE: ("second-source", "combat.range.one-strike-source"),
    R.PRESS_TWICE: ("press-twice", "combat.press.no-two-in-row"),
    R.MUST_USE: ("must-use", "combat.must-use-maneuver"),
    R.STOLEN: ("stolen", "combat.effect.steal-equipment.not-this-round"),
    R.LONG_ONLY: ("long-only", "combat.retainers.long-only"),
    R.NO_MANEUVER: ("no-maneuver", "combat.range.no-maneuver"),
    R.NOT_FALLING: ("not-falling", "diablerie.definition"),
    R.NO_DISCARD: ("no-discard", "general.requirements.methuselah-resources"),
    R.CONTROLLED: ("controlled", "influence.bring-out"),
    R.RECRUITED: ("recruited", "action.ally.no-act-this-turn"),
    R.NEEDED_NOW: ("needed-now", "general.requirements.cost-reducer"),
}

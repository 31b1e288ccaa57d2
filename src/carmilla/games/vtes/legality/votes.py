"""Who may cast which votes, and the other choices of referendums and diableries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carmilla.games.vtes.rules.diablerie import Diablerie, equipment_on
from carmilla.games.vtes.rules.referendum import CastVotes, Polling, votes_of
from carmilla.games.vtes.rules.torpor import BlockedLeaving
from carmilla.games.vtes.words import AGAINST, FOR, K, R, S, V, W, Z
from carmilla.kernel.codes import NO_SUCH_OPTION, OK
from carmilla.kernel.decisions import Question
from carmilla.kernel.options import PASS, a_of, n_of, pack, verb_of
from carmilla.kernel.resolve import Choose

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes

SOURCES = (Z.READY, Z.ATTACHED, Z.IN_PLAY)


def may_have_a_say(g: Vtes, seat: int) -> bool:
    """While votes are cast, by what everybody sees: cards in hand, or a source that has not been used."""
    polling = g.polling()
    assert polling is not None
    if g.row(Z.HAND, seat) or g.edge == seat:
        return True
    if polling.card and polling.caller == seat and not polling.has_used_card(seat):
        return True
    for zone in SOURCES:
        for source in g.row(zone, seat):
            if may_vote(g, polling, seat, source) == OK:
                return True
    return False


def add_votes(g: Vtes, seat: int, ask: int, out: list[int]) -> None:
    polling = g.polling()
    # rule: referendum.faq.votes-only-polling
    if ask != W.POLLING or polling is None:
        return
    for zone in SOURCES:
        for source in g.row(zone, seat):
            if may_vote(g, polling, seat, source) == OK:
                out += [pack(V.VOTE, source, 0, 0, side) for side in (AGAINST, FOR)]
    for card in (*g.row(Z.HAND, seat), polling.card):
        if may_use_card(g, polling, seat, card) == OK:
            out += [pack(V.CARD_VOTE, card, 0, 0, side) for side in (AGAINST, FOR)]
    if g.edge == seat:
        out += [pack(V.EDGE_VOTE, 0, 0, 0, side) for side in (AGAINST, FOR)]


def options(g: Vtes, q: Question) -> list[int]:
    """What the other questions of this chapter offer."""
    top = g.stack[-1]
    if isinstance(top, Choose):
        return top.options(g)
    if isinstance(top, Diablerie):
        return [pack(V.TARGET, card) for card in equipment_on(g, top.victim)]
    assert isinstance(top, BlockedLeaving)
    return [PASS, pack(V.DIABLERISE, top.blocker, top.vampire)]


def check(g: Vtes, q: Question, option: int) -> int:
    if q.ask not in (W.POLLING, W.BEFORE_VOTES):
        return OK if option in options(g, q) else NO_SUCH_OPTION
    polling = g.polling()
    verb = verb_of(option)
    if polling is None or verb not in (V.VOTE, V.CARD_VOTE, V.EDGE_VOTE) or n_of(option) not in (FOR, AGAINST):
        return NO_SUCH_OPTION
    # rule: referendum.before-votes, referendum.faq.votes-only-polling
    if q.ask != W.POLLING:
        return R.WRONG_MOMENT
    if verb == V.VOTE:
        return may_vote(g, polling, q.seat, a_of(option))
    if verb == V.CARD_VOTE:
        return may_use_card(g, polling, q.seat, a_of(option))
    # rule: referendum.votes.edge
    return OK if g.edge == q.seat else R.NO_EDGE


def may_vote(g: Vtes, polling: Polling, seat: int, source: int) -> int:
    """May this vampire or other source cast its votes now?"""
    if not source or not g.speaks(source) or g.place_of(source) != seat:
        return R.WRONG_USER
    # rule: torpor.no-votes, referendum.votes.only-ready, referendum.votes.titles
    if g.text(source).kind in (K.VAMPIRE, K.ALLY) and not g.ready(source):
        return R.UNREADY_VOTER
    # rule: referendum.votes.cancelled
    if g.lingers(S.ABSTAINS, source):
        return R.ABSTAINS
    # rule: referendum.polling.final
    if polling.side_of(source) in (FOR, AGAINST):
        return R.VOTED
    # rule: referendum.votes.none-inherent
    return OK if votes_of(g, source) > 0 else R.NO_VOTES


def may_use_card(g: Vtes, polling: Polling, seat: int, card: int) -> int:
    """May this political action card give this Methuselah a vote?"""
    # rule: referendum.votes.political-card.limit
    if polling.has_used_card(seat):
        return R.CARD_VOTE_USED
    # rule: referendum.votes.political-card.caller, referendum.faq.no-second-card
    if polling.card and polling.caller == seat:
        # rule: referendum.faq.vote-against-own
        return OK if card == polling.card else R.CARD_VOTE_USED
    # rule: cards.library.political.two-uses
    if not card or g.zone[card] != Z.HAND * g.seats + seat:
        return R.NOT_IN_HAND
    # rule: referendum.votes.political-card
    return OK if g.text(card).kind == K.POLITICAL else R.NOT_POLITICAL


def cast(g: Vtes, seat: int, option: int) -> None:
    """Carries out a vote."""
    g.call(CastVotes(seat, option))

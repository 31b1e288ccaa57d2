"""Referendums: choosing the terms, polling, resolving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carmilla.games.vtes.words import AGAINST, FOR, E, K, S, V, W, Z
from carmilla.kernel.codes import OK
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NOBODY, NONE, PASS, a_of, n_of, pack, verb_of
from carmilla.kernel.resolve import Choose, Resolve, Speaking

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


# rule: referendum.part-of-resolution, referendum.blocked-none
class Referendum(Speaking["Vtes"]):
    """Resolving a Referendum: choosing the terms, polling, resolving."""

    # rule: referendum.steps
    STEPS = ("choose_terms", "polling", "resolve")
    SLOTS = ("seat: seat", "card: card", "user: card", "ability: number", "binds: many option", "carried: flag")

    def __init__(self, seat: int = NONE, card: int = NOBODY, user: int = NOBODY, ability: int = 0) -> None:
        self.seat, self.card, self.user, self.ability = seat, card, user, ability
        self.binds: tuple[int, ...] = ()
        self.carried: bool = False

    # rule: referendum.terms
    def choose_terms(self, g: Vtes) -> None:
        face, context = g.face(self.card, self.ability), self.context()
        # rule: referendum.terms.legal
        if face.refusal(g, context) != OK or not face.can_choose(g, context):
            g.finish(self)
            return
        g.tell(E.CALLED, self.seat, self.card)
        if face.choose:
            g.call(Choose(self.seat, self.card, self.user, self.ability, W.TERMS), into=("binds",))

    def polling(self, g: Vtes) -> None:
        # rule: referendum.terms.legal
        if not g.face(self.card, self.ability).is_chosen(self.binds):
            g.finish(self)
            return
        # rule: referendum.votes.political-card.caller
        called_by = self.card if g.text(self.card).kind == K.POLITICAL else NOBODY
        g.call(Polling(self.seat, called_by), into=("carried",))

    # rule: referendum.fails
    def resolve(self, g: Vtes) -> None:
        if self.carried:
            # rule: referendum.effects
            g.call(Resolve(self.seat, self.card, self.user, self.ability, self.binds))


# rule: referendum.votes.none-inherent, referendum.locked-irrelevant, referendum.polling.final
class Polling(Frame["Vtes"]):
    """Resolving a Referendum: polling. Who has cast what, and how many votes it was, is public, and stays as it was cast."""

    STEPS = ("before_votes", "cast_votes", "count")
    SLOTS = ("caller: seat", "card: card", "hunted: card", "voters: many seat", "cast: many option", "counts: many number")

    def __init__(self, caller: int = NONE, card: int = NOBODY, hunted: int = NOBODY) -> None:
        self.caller, self.card, self.hunted = caller, card, hunted
        self.voters: tuple[int, ...] = ()
        self.cast: tuple[int, ...] = ()
        self.counts: tuple[int, ...] = ()

    @property
    def blood_hunt(self) -> bool:
        return self.hunted != NOBODY

    # rule: referendum.before-votes
    def before_votes(self, g: Vtes) -> None:
        g.window(W.BEFORE_VOTES)

    # rule: referendum.polling.free, referendum.polling.ends
    def cast_votes(self, g: Vtes) -> None:
        g.window(W.POLLING)

    def count(self, g: Vtes) -> None:
        in_favour, against = self.votes(FOR), self.votes(AGAINST)
        g.tell(E.DECIDED, in_favour, against)
        # rule: referendum.passes, referendum.tie
        g.finish(self, in_favour > against)

    def still(self, g: Vtes) -> bool:
        """A vote about a diablerist who is gone decides nothing."""
        return not self.hunted or g.speaks(self.hunted)

    def votes(self, side: int) -> int:
        # rule: referendum.votes.side, referendum.votes.split, referendum.example.sources
        return sum([self.counts[i] for i, vote in enumerate(self.cast) if n_of(vote) == side])

    def side_of(self, source: int) -> int:
        """The way this vampire or other source has cast its votes, or NONE."""
        for vote in self.cast:
            if verb_of(vote) == V.VOTE and a_of(vote) == source:
                return n_of(vote)
        return NONE

    def has_used_card(self, seat: int) -> bool:
        """Has this Methuselah the vote of a political action card already?"""
        for i, vote in enumerate(self.cast):
            if self.voters[i] == seat and verb_of(vote) == V.CARD_VOTE:
                return True
        return False

    # rule: referendum.polling.open
    def add(self, g: Vtes, seat: int, vote: int, n: int) -> None:
        self.voters += (seat,)
        self.cast += (vote,)
        self.counts += (n,)
        g.tell(E.VOTED, seat, a_of(vote), n_of(vote), n)

    def cancel(self, g: Vtes, source: int) -> None:
        """Takes the votes of this source away again; it casts none in this referendum."""
        # rule: referendum.votes.cancelled
        kept = [i for i, vote in enumerate(self.cast) if verb_of(vote) != V.VOTE or a_of(vote) != source]
        self.voters = tuple([self.voters[i] for i in kept])
        self.counts = tuple([self.counts[i] for i in kept])
        self.cast = tuple([self.cast[i] for i in kept])
        g.linger(self.serial, S.ABSTAINS, source)


class CastVotes(Frame["Vtes"]):
    """Gaining Votes: the votes of one source are cast, all the same way."""

    EFFECT = True
    STEPS = ("cast",)
    SLOTS = ("seat: seat", "vote: option")

    def __init__(self, seat: int = NONE, vote: int = PASS) -> None:
        self.seat, self.vote = seat, vote

    def cast(self, g: Vtes) -> None:
        polling, verb, card = g.polling(), verb_of(self.vote), a_of(self.vote)
        assert polling is not None
        if verb == V.VOTE:
            # rule: referendum.votes.source-together
            polling.add(g, self.seat, self.vote, votes_of(g, card))
            return
        if verb == V.CARD_VOTE and card != polling.card:
            # rule: referendum.votes.political-card.burned
            g.put(card, Z.ASH, g.owner[card])
        elif verb == V.EDGE_VOTE:
            # rule: referendum.votes.edge
            g.give_edge(NONE)
        # rule: referendum.votes.political-card, referendum.faq.vote-is-methuselahs
        polling.add(g, self.seat, self.vote, 1)


def votes_of(g: Vtes, source: int) -> int:
    """How many votes a vampire or other source has in the referendum under way."""
    # rule: referendum.votes.primogen, referendum.votes.prince-baron, referendum.votes.justicar, referendum.votes.inner-circle
    by_title = g.text(source).title  # titles are numbered by the votes they give
    # rule: referendum.votes.ability
    return by_title + g.sum_of(S.VOTES, source)


def gain_votes(g: Vtes, source: int, n: int) -> None:
    """More votes for a vampire or other source, in this referendum."""
    polling = g.polling()
    if polling is None or g.lingers(S.ABSTAINS, source):
        return
    side = polling.side_of(source)
    if side == NONE:
        g.linger(polling.serial, S.VOTES, source, n)
    else:
        # rule: referendum.votes.later-same
        polling.add(g, g.place_of(source), pack(V.VOTE, source, 0, 0, side), n)


FRAMES: Final = (Referendum, Polling, CastVotes)

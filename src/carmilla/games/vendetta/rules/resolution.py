"""Resolution: Location by Location, withdraw, reveal, setup, conflict, consequence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carmilla.games.vendetta.words import E, K, L, Q, V
from carmilla.kernel.decisions import PICK, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import NONE, a_of, pack, verb_of

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta

# influence for the first, second and third place in rounds 1, 2 and 3; see the table option `rewards`
REWARDS: Final = (
    ((1, 1, 0), (2, 1, 1), (3, 1, 1)),
    ((1, 1, 0), (2, 1, 1), (3, 2, 1)),
    ((1, 0, 0), (1, 1, 0), (2, 1, 0)),
)


class Resolution(Frame["Vendetta"]):
    """5. Resolución: every Location, the Prince's Haven last."""

    STEPS = ("resolution_starts", "next_location")
    SLOTS = ("loc: number",)

    def __init__(self) -> None:
        self.loc: int = 0

    def resolution_starts(self, g: Vendetta) -> None:
        g.moment(K.RESOLUTION_STARTS)

    def next_location(self, g: Vendetta) -> None:
        # rule: resolve.location-by-location, resolve.haven-last, resolve.ends-round
        if self.loc <= g.haven:
            self.loc += 1
            self.goto("next_location")
            g.call(Location(self.loc - 1))


class Location(Frame["Vendetta"]):
    """5. Resolución: the five steps of one Location: withdraw, reveal, setup, conflict, consequence."""

    # rule: resolve.steps
    STEPS = (
        "before_tokens",
        "withdraw",
        "reveal_tokens",
        "withdrawals",
        "reveal_begins",
        "reveal_choices",
        "reveal",
        "after_reveal",
        "setup",
        "partners",
        "conflict",
        "ranking",
        "consequence",
        "resolved",
        "clear_location",
    )
    SLOTS = ("loc: number", "answers: many option", "leaving: many seat", "alone: flag")

    def __init__(self, loc: int = 0) -> None:
        self.loc = loc
        self.answers: tuple[tuple[int, ...], ...] = ()
        self.leaving: tuple[int, ...] = ()
        self.alone: bool = False

    def here(self, g: Vendetta) -> list[int]:
        return [seat for seat in g.order() if g.present(seat, self.loc)]

    def before_tokens(self, g: Vendetta) -> None:
        g.begin_location(self.loc)
        # rule: resolve.empty
        if self.here(g):
            g.moment(K.BEFORE_TOKENS, self.loc, where=self.loc)
        else:
            self.goto("clear_location")

    def withdraw(self, g: Vendetta) -> None:
        # rule: withdraw.who, withdraw.secret, withdraw.reveal-together
        g.ask_all([Question(seat, PICK, Q.TOKEN, gone=(pack(V.STAY),)) for seat in self.here(g)], "answers")

    def reveal_tokens(self, g: Vendetta) -> None:
        # rule: withdraw.stay, withdraw.leave, withdraw.order
        for seat, picked in self.answers:
            if g.in_game(seat):
                g.show_token(seat, verb_of(picked) == V.WITHDRAW)
        leaving = [seat for seat, picked in self.answers if verb_of(picked) == V.WITHDRAW]
        self.leaving, self.answers = tuple([seat for seat in g.order() if seat in leaving]), ()
        g.moment(K.TOKENS_REVEALED, self.loc, where=self.loc)

    def withdrawals(self, g: Vendetta) -> None:
        if self.leaving:
            seat, self.leaving = self.leaving[0], self.leaving[1:]
            self.goto("withdrawals")
            if g.in_game(seat):
                g.call(Withdrawal(seat, self.loc))

    def reveal_begins(self, g: Vendetta) -> None:
        # rule: conflict.alone
        self.alone = len(self.here(g)) == 1
        g.take_part(self.here(g))
        # rule: reveal.order, reveal.passive-moment
        g.moment(K.REVEAL_BEGINS, self.loc, where=self.loc)

    def reveal_choices(self, g: Vendetta) -> None:
        g.moment(K.REVEAL_CHOICES, self.loc, where=self.loc)

    def reveal(self, g: Vendetta) -> None:
        # rule: reveal.all, passive.reveal-only
        kept = [effect[2] for effect in g.lingering if effect[1] == L.KEPT_DOWN]
        for seat in self.here(g):
            for card in g.cards_at(seat, self.loc):
                if card not in kept:
                    g.turn(card, True)

    def after_reveal(self, g: Vendetta) -> None:
        # rule: passive.after-reveal, reveal.after-order
        g.moment(K.AFTER_REVEAL, self.loc, where=self.loc)

    def setup(self, g: Vendetta) -> None:
        # rule: active.resolution-only, active.types, setup-step.order, conflict.alone-steps
        g.moment(K.SETUP, self.loc, where=self.loc)

    def partners(self, g: Vendetta) -> None:
        if g.teams:
            g.call(ConflictPartners(self.loc, self.serial))

    def conflict(self, g: Vendetta) -> None:
        # rule: conflict.two-parts, conflict.effects, conflict.own-order
        g.moment(K.BEFORE_COMPARISON, self.loc, where=self.loc)

    def ranking(self, g: Vendetta) -> None:
        # rule: conflict.nobody, conflict.blood-only, example.nobody, reward.haven-none
        if not g.all_at(self.loc):
            return
        ranked = g.ranking(self.loc)
        for i, seat in enumerate(ranked):
            g.tell(E.TOTAL, seat, self.loc, g.total(seat, self.loc))
            g.tell(E.PLACE, seat, self.loc, i + 1)
        if ranked:
            # rule: conflict.alone, reward.fourth, example.alone
            g.win(ranked[0])
            g.call(Rewards(self.loc, tuple(ranked[:1] if self.alone else ranked[:3])))

    def consequence(self, g: Vendetta) -> None:
        # rule: consequence.order, consequence.losers
        g.moment(K.CONSEQUENCE, self.loc, where=self.loc)

    def resolved(self, g: Vendetta) -> None:
        g.moment(K.RESOLVED, self.loc, where=self.loc)

    def clear_location(self, g: Vendetta) -> None:
        # rule: conflict.nobody, consequence.cards-stay, consequence.resolved-location
        for card in g.prize(self.loc):
            g.remove(card)
        g.end_location(self.loc)


class ConflictPartners(Frame["Vendetta"]):
    """Modo por equipos: before the totals, whoever changes the Power of others' cards says whether the partner is meant."""

    STEPS = ("next_card", "answered")
    SLOTS = ("loc: number", "span: number", "asked: many card", "card: card", "answer: option")

    def __init__(self, loc: int = 0, span: int = 0) -> None:
        self.loc, self.span = loc, span
        self.asked: tuple[int, ...] = ()
        self.card: int = 0
        self.answer: int = 0

    def next_card(self, g: Vendetta) -> None:
        for seat in g.order():
            if not g.present(g.partner(seat), self.loc):
                continue
            for card in g.cards_at(seat, self.loc):
                if card not in self.asked and g.changes_others(card):
                    self.card = card
                    # rule: team.rivals
                    g.ask(Question(seat, PICK, Q.PARTNER, gone=(pack(V.NO),)), "answer")
                    return
        g.finish(self)

    def answered(self, g: Vendetta) -> None:
        self.asked += (self.card,)
        if g.is_assigned(self.card):
            g.spare(self.span, self.card, verb_of(self.answer) == V.NO)
        self.goto("next_card")


class Withdrawal(Frame["Vendetta"]):
    """5.1 Retirada: one player leaves: blood to the pool, cards face up to the Haven, from there to hand."""

    UNCUT = True
    STEPS = ("instead", "where_to", "carry_out", "withdrawn")
    SLOTS = ("seat: seat", "loc: number", "moved: number", "used: flag", "to: option", "tried: many card")

    def __init__(self, seat: int = NONE, loc: int = 0) -> None:
        self.seat, self.loc = seat, loc
        self.moved: int = 0
        self.used: bool = False
        self.to: int = 0
        self.tried: tuple[int, ...] = ()

    def instead(self, g: Vendetta) -> None:
        self.moved = len(g.cards_at(self.seat, self.loc))
        self.used = False
        for entry in g.holding(K.WITHDRAWAL, self.seat, 0, self.loc, self.moved, self.seat):
            g.call(g.effect_of(entry, self.seat, self.seat, 0, self.loc, self.moved), into=("used",))
            return

    def where_to(self, g: Vendetta) -> None:
        self.to = pack(V.LOCATION, g.haven)
        free = g.holding(K.WITHDRAW_ANYWHERE, self.seat, 0, self.loc, self.moved)
        if not self.used and self.loc != g.haven and free and len(self.options(g, self.seat)) > 1:
            g.ask(Question(self.seat, PICK, Q.WITHDRAW_TO, gone=(self.to,)), "to")

    def options(self, g: Vendetta, seat: int) -> list[int]:
        return [pack(V.LOCATION, loc) for loc in g.locations() if loc != self.loc and not g.is_resolved(loc)]

    def carry_out(self, g: Vendetta) -> None:
        if self.used or not g.in_game(self.seat):
            return
        # rule: withdraw.blood, example.withdraw
        g.pour(self.seat, g.take_assigned(self.seat, self.loc, g.blood[self.loc][self.seat]))
        cards = g.cards_at(self.seat, self.loc)
        # rule: withdraw.haven
        if self.loc == g.haven:
            self.moved = 0
            for owner in g.order():
                g.send_all_home(owner, tuple([card for card in cards if g.owner[card] == owner]))
            return
        for card in cards:
            # rule: withdraw.cards, withdraw.passive-moved
            g.turn(card, True)
            g.move_card(card, a_of(self.to))

    def withdrawn(self, g: Vendetta) -> None:
        if g.in_game(self.seat):
            g.leave_location(self.seat, self.loc)
            g.moment(K.WITHDREW, self.loc, self.seat, 0, self.loc, self.moved)


class Rewards(Frame["Vendetta"]):
    """Recompensas de los conflictos: in rank order, card, influence, Ambition token, and what the Ally does on joining."""

    STEPS = ("card_and_influence", "joined", "rewarded", "next_rank")
    SLOTS = ("loc: number", "ranked: many seat", "place: number", "ally: card")

    def __init__(self, loc: int = 0, ranked: tuple[int, ...] = ()) -> None:
        self.loc, self.ranked = loc, ranked
        self.place: int = 0
        self.ally: int = 0

    def card_and_influence(self, g: Vendetta) -> None:
        seat = self.ranked[self.place]
        # rule: reward.order
        if not g.in_game(seat):
            self.goto("next_rank")
            return
        self.ally = 0
        if self.place == 0:
            # rule: reward.first, reward.join-at-once
            for card in g.prize(self.loc):
                self.ally = card
                g.join(seat, card, self.loc)
                g.receive(seat)
        elif self.place == 1 and g.add_victim(seat):  # rule: reward.second, reward.third
            g.receive(seat)
        # rule: reward.influence
        n = REWARDS[g.rewards][g.round - 1][self.place]
        n += g.number_of(K.REWARD_INFLUENCE, 0, seat, 0, self.loc, self.place + 1)
        if self.loc == g.haven and self.place == 0:
            n += 1  # rule: reward.haven
        g.add_influence(seat, n)
        if self.loc == g.haven and self.place == 0:
            # rule: reward.haven-ambition, reward.haven-at-once
            g.take_ambition(seat)
            g.take_last_ambition(seat)

    def joined(self, g: Vendetta) -> None:
        if self.ally:
            g.moment(K.JOINED, self.loc, self.ranked[self.place], self.ally, self.loc, 0)

    def rewarded(self, g: Vendetta) -> None:
        g.moment(K.REWARDED, self.loc, self.ranked[self.place], 0, self.loc, self.place + 1)

    def next_rank(self, g: Vendetta) -> None:
        self.place += 1
        if self.place < len(self.ranked) and not g.decided():
            self.goto("card_and_influence")


FRAMES: Final[tuple[Any, ...]] = (Resolution, Location, ConflictPartners, Withdrawal, Rewards)

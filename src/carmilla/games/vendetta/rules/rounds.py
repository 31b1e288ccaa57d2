"""The course of play: clans, then three rounds of Kiss, preparation, hand building, planning and resolution, then the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carmilla.games.vendetta.words import ROUNDS, K, Q, Z
from carmilla.kernel.decisions import PICK, SUBSET, Question
from carmilla.kernel.frames import Frame
from carmilla.kernel.options import a_of

from .frenzy import LOSE, Loss
from .planning import Planning
from .resolution import Resolution

if TYPE_CHECKING:
    from carmilla.games.vendetta.table import Vendetta


class Game(Frame["Vendetta"]):
    """Desarrollo de la partida: the setup, three rounds, the score."""

    # rule: round.three
    STEPS = ("choose_clans", "lay_out", "choose_relics", "first_victims", "next_round", "round_over", "final_score")
    SLOTS = ()

    def choose_clans(self, g: Vendetta) -> None:
        g.call(ClanChoice())

    def lay_out(self, g: Vendetta) -> None:
        g.lay_out_cards()

    def choose_relics(self, g: Vendetta) -> None:
        if g.relics:
            g.call(RelicChoice())

    def first_victims(self, g: Vendetta) -> None:
        # rule: setup.first-victim
        for seat in g.order():
            g.add_victim(seat)

    def next_round(self, g: Vendetta) -> None:
        g.begin_round()
        g.call(Round())

    def round_over(self, g: Vendetta) -> None:
        # rule: round-end.procedure, end.when
        if g.round < ROUNDS:
            self.goto("next_round")

    def final_score(self, g: Vendetta) -> None:
        """Also where the game goes when one player or one team is left."""
        if g.reveal_at_end:
            g.reveal_everything()


class ClanChoice(Frame["Vendetta"]):
    """Preparación de la partida: from the Ambition holder clockwise each player takes one of the clans offered."""

    STEPS = ("next_player", "clan_chosen")
    SLOTS = ("waiting: many seat", "asked_once: flag", "pick: option")

    def __init__(self) -> None:
        self.waiting: tuple[int, ...] = ()
        self.asked_once: bool = False
        self.pick: int = 0

    def next_player(self, g: Vendetta) -> None:
        if not self.asked_once:
            self.waiting, self.asked_once = tuple(g.order()), True
        self.waiting = tuple([seat for seat in self.waiting if g.in_game(seat)])
        if self.waiting:
            # rule: setup.clan-choice
            g.ask(Question(self.waiting[0], PICK, Q.CLAN, gone=(0,)), "pick")
            return
        g.put_back_clans()
        g.finish(self)

    def clan_chosen(self, g: Vendetta) -> None:
        if self.pick:
            g.choose_clan(self.waiting[0], a_of(self.pick))
        self.waiting = self.waiting[1:]
        self.goto("next_player")


class RelicChoice(Frame["Vendetta"]):
    """Cartas de Reliquia: from the player at the Ambition holder's right, counter-clockwise, each takes one of the Relics offered."""

    STEPS = ("next_player", "relic_chosen")
    SLOTS = ("waiting: many seat", "asked_once: flag", "pick: option")

    def __init__(self) -> None:
        self.waiting: tuple[int, ...] = ()
        self.asked_once: bool = False
        self.pick: int = 0

    def next_player(self, g: Vendetta) -> None:
        if not self.asked_once:
            # rule: relic.choice
            self.waiting, self.asked_once = tuple(g.order()[::-1]), True
        self.waiting = tuple([seat for seat in self.waiting if g.in_game(seat)])
        if self.waiting:
            g.ask(Question(self.waiting[0], PICK, Q.RELIC, gone=(0,)), "pick")
            return
        for card in g.row(Z.OFFER, 0):
            g.remove(card)
        g.finish(self)

    def relic_chosen(self, g: Vendetta) -> None:
        if self.pick:
            g.put(a_of(self.pick), Z.RELIC, self.waiting[0])
        self.waiting = self.waiting[1:]
        self.goto("next_player")


class Round(Frame["Vendetta"]):
    """Desarrollo de la partida: Kiss, Location preparation, hand building, planning, resolution."""

    # rule: round.phases
    STEPS = ("kiss", "prepare_locations", "build_hands", "planning", "resolution", "assigned_blood", "cards_return", "end_of_round")
    SLOTS = ("kissed: many seat",)

    def __init__(self) -> None:
        self.kissed: tuple[int, ...] = ()

    def kiss(self, g: Vendetta) -> None:
        for seat in g.order():
            if seat not in self.kissed:
                self.kissed += (seat,)
                # rule: kiss.gain, kiss.drained, kiss.first-round
                n = sum([g.text(card).kiss for card in g.alliance(seat)])
                g.gain_blood(seat, n)
                if n < 0:
                    self.goto("kiss")
                    # rule: kiss.negative
                    g.call(Loss(LOSE, (seat, -n)))
                    return

    def prepare_locations(self, g: Vendetta) -> None:
        # rule: location.ally
        g.lay_allies()

    def build_hands(self, g: Vendetta) -> None:
        g.call(HandBuilding())

    def planning(self, g: Vendetta) -> None:
        g.call(Planning())

    def resolution(self, g: Vendetta) -> None:
        g.call(Resolution())

    def assigned_blood(self, g: Vendetta) -> None:
        # rule: round-end.procedure
        if g.round == ROUNDS:
            g.finish(self)
            return
        # rule: round-end.blood
        for loc in g.locations():
            for seat in g.order():
                g.return_blood(seat, loc, g.blood[loc][seat])

    def cards_return(self, g: Vendetta) -> None:
        # rule: round-end.cards-return, hand.grows
        lying = [card for loc in g.locations() for card in g.all_at(loc)]
        for owner in g.order():
            g.send_all_home(owner, tuple([card for card in lying if g.owner[card] == owner]))
        # rule: round-end.diablerie
        for seat in g.order():
            g.set_tokens(seat, g.tokens_up[seat] + g.tokens_down[seat], 0)

    def end_of_round(self, g: Vendetta) -> None:
        # rule: round-end.pool-stays
        g.moment(K.END_OF_ROUND)


class HandBuilding(Frame["Vendetta"]):
    """3. Construcción de la mano: each looks at the top two cards of the Clan deck, in secret and at once, and keeps one."""

    STEPS = ("look", "choose", "chosen")
    SLOTS = ("answers: secret many option",)

    def __init__(self) -> None:
        self.answers: tuple[tuple[int, ...], ...] = ()

    def look(self, g: Vendetta) -> None:
        # rule: hand.draw, three.hand
        for seat in g.order():
            for _ in range(self.seen(g)):
                g.draw(seat, Z.DRAWN)

    def seen(self, g: Vendetta) -> int:
        return 3 if g.seats == 3 and g.round == 1 else 2

    def choose(self, g: Vendetta) -> None:
        # rule: hand.keep, hand.simultaneous, hand.round-one
        g.ask_all([self.question(g, seat) for seat in g.order() if len(g.row(Z.DRAWN, seat)) > 1], "answers")

    def question(self, g: Vendetta, seat: int) -> Question:
        if g.may_exchange(seat):
            return Question(seat, PICK, Q.EXCHANGE, gone=())
        keep = self.seen(g) - 1
        return Question(seat, PICK if keep == 1 else SUBSET, Q.KEEP, keep, keep, gone=())

    def chosen(self, g: Vendetta) -> None:
        answers, self.answers = self.answers, ()
        for seat, *picks in answers:
            if not g.in_game(seat) or not picks:
                continue
            cards = [a_of(pick) for pick in picks]
            if g.may_exchange(seat):
                # rule: card.al27
                for card in g.row(Z.DRAWN, seat):
                    g.put(card, Z.HAND, seat)
                g.put_under(seat, cards[0])
            else:
                for card in cards:
                    g.put(card, Z.HAND, seat)
                for card in g.row(Z.DRAWN, seat):
                    g.put_under(seat, card)
        for seat in g.order():
            for card in g.row(Z.DRAWN, seat):
                g.put(card, Z.HAND, seat)


FRAMES: Final[tuple[Any, ...]] = (Game, ClanChoice, RelicChoice, Round, HandBuilding)

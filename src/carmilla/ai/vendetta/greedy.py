"""Level 2: an honest beginner, who tries each option once and takes the best immediate result."""

from __future__ import annotations

from typing import Final

from carmilla.ai.thinking import Deal, Thinker
from carmilla.games.vendetta.spec import D, Q, V, Vendetta
from carmilla.kernel.api import DONE
from carmilla.kernel.options import a_of, b_of, n_of, verb_of

from .ahead import outcome
from .values import final_influence, place_worths, pool_worth, printed_worth

MARGIN: Final = 0.01  # what a point of Power is worth that changes no place
Places = dict[tuple[int, ...], float]


class Greedy(Thinker):
    def decide(self, deal: Deal, seat: int) -> int:
        g = deal()
        assert isinstance(g, Vendetta)
        options = g.options(seat)
        q = g.question(seat)
        ask = -1 if q is None else q.ask
        if ask in (Q.CLAN, Q.KEEP, Q.EXCHANGE, Q.RELIC):
            worths = [printed(g, option, ask) for option in options]
        elif ask == Q.TURN:
            places: Places = {}
            worths = [planned(g, seat, option, places) for option in options]
        else:
            worths = [outcome(g, seat, option) for option in options]
        return worths.index(max(worths))


def printed(g: Vendetta, option: int, ask: int) -> float:
    if option == DONE:
        return 0.0
    if ask == Q.CLAN:
        texts = [text for text in g.definitions if text.kind == D.CLAN and text.clan == a_of(option)]
        return float(sum([text.power for text in texts]))
    worth = printed_worth(g.text(a_of(option)))
    return -worth if ask == Q.EXCHANGE else worth


def planned(g: Vendetta, seat: int, option: int, places: Places) -> float:
    """What the table is worth to this seat after that option, if nothing more were played."""
    if verb_of(option) == V.PLAY and n_of(option) and not g.must_play_down(seat, b_of(option)):
        return -100.0
    t = g.fork()
    assert isinstance(t, Vendetta)
    t.submit(seat, option)
    if not t.in_game(seat):
        return -100.0
    worth = final_influence(t, seat) + pool_worth(t, t.pool[seat])
    for loc in t.locations():
        if t.is_resolved(loc):
            continue
        key = (loc, t.pool[seat], *t.blood[loc], *t.all_at(loc))
        if key not in places:
            places[key] = place_now(t, seat, loc)
        worth += places[key]
    return worth


def place_now(g: Vendetta, seat: int, loc: int) -> float:
    ranked = g.ranking(loc)
    if seat not in ranked:
        return 0.0
    worths, place = place_worths(g, loc), ranked.index(seat)
    mine = g.total(seat, loc)
    others = max([g.total(other, loc) for other in ranked if other != seat], default=0)
    prize = 0.0 if place and len(ranked) == 1 else worths[min(place, len(worths) - 1)]
    return prize + MARGIN * (mine - others)

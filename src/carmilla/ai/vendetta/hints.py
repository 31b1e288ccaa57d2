"""Why an answer is advised: a message whose numbers are true of the position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carmilla.games.vendetta.spec import REWARDS, Names, PlanningTurn, Q, TakeEffect, V, Vendetta
from carmilla.kernel.options import AMOUNT_OF, a_of, b_of, n_of, verb_of


@dataclass(frozen=True)
class Advice:
    """An option, and a message with its arguments: cards as definitions, Locations as numbers."""

    option: int
    ident: str
    args: dict[str, int]

    def sentence(self, g: Vendetta, seat: int, lang: str) -> str:
        names = Names(lang, seat)
        said: dict[str, Any] = dict(self.args)
        if "card" in said:
            said["card"] = names.card(said["card"])
        if "place" in said:
            said["place"] = names.place(said["place"], g.haven)
        if "clan" in said:
            said["clan"] = names.clan(said["clan"])
        return names.say(f"hint-{self.ident}", **said)


def advice(g: Vendetta, seat: int, option: int) -> Advice:
    """`g` is a deal: of others' cards only those that lie face up are read."""
    verb, q = verb_of(option), g.question(seat)
    ask = None if q is None else q.ask
    if verb == V.PLAY:
        return on_play(g, seat, option)
    if ask == Q.TURN:
        return on_turn(g, seat, option)
    if ask == Q.TOKEN:
        ident = "stay" if verb == V.STAY else "withdraw"
        args = {**at_place(g, seat, g.resolving), "blood": g.blood[g.resolving][seat], "cards": len(g.cards_at(seat, g.resolving))}
        return Advice(option, ident, args)
    if ask == Q.CLAN:
        return Advice(option, "clan", {"clan": a_of(option)})
    if ask == Q.KEEP:
        return Advice(option, "keep", {"card": g.ident[a_of(option)], "power": g.text(a_of(option)).power})
    if verb == AMOUNT_OF:
        return Advice(option, "amount", {"n": n_of(option), "pool": g.pool[seat]})
    top = g.stack[-1]
    if ask == Q.MAY and isinstance(top, TakeEffect):
        return Advice(option, "use" if verb == V.YES else "leave", {"card": top.definition, "pool": g.pool[seat]})
    options = g.options(seat)
    return Advice(option, "ahead", {"number": options.index(option) + 1, "count": len(options)})


def on_play(g: Vendetta, seat: int, option: int) -> Advice:
    card, loc = a_of(option), b_of(option)
    t = g.fork()
    assert isinstance(t, Vendetta)
    t.recorder = None
    t.assign_card(seat, card, loc, False)
    args = {**at_place(t, seat, loc), "card": g.ident[card]}
    if n_of(option):
        return Advice(option, "hide", {**args, "price": g.price(seat, loc, True)})
    return Advice(option, "play", {**args, "prize": first_influence(g, loc)})


def on_turn(g: Vendetta, seat: int, option: int) -> Advice:
    turn, verb = g.stack[-1], verb_of(option)
    if verb == V.DRAIN:
        text = g.text(a_of(option))
        lost = g.influence_of(a_of(option)) - text.drained
        return Advice(option, "drain", {"card": g.ident[a_of(option)], "blood": text.drain, "lost": lost})
    if not isinstance(turn, PlanningTurn) or turn.loc < 0:
        return Advice(option, "nothing", {"pool": g.pool[seat]})
    args = at_place(g, seat, turn.loc)
    if verb == V.BLOOD:
        return Advice(option, "blood", {**args, "n": n_of(option), "left": g.pool[seat] - n_of(option)})
    if verb == V.DIABLERIE:
        return Advice(option, "token", args)
    return Advice(option, "end", {**args, "pool": g.pool[seat]})


def at_place(g: Vendetta, seat: int, loc: int) -> dict[str, int]:
    """The own Power there once the own cards are turned up, the highest that others show, and how many of their cards lie face down."""
    others = [other for other in g.order() if other != seat]
    shown = max([g.total(other, loc) for other in others], default=0)
    hidden = len([card for other in others for card in g.cards_at(other, loc) if not g.up[card]])
    t = g.fork()
    assert isinstance(t, Vendetta)
    t.recorder = None
    for card in t.cards_at(seat, loc):
        t.turn(card, True)
    return {"place": loc, "power": t.total(seat, loc), "others": shown, "hidden": hidden}


def first_influence(g: Vendetta, loc: int) -> int:
    """What the first place brings in influence: the reward, the Haven's own, the Ally."""
    return REWARDS[g.rewards][g.round - 1][0] + int(loc == g.haven) + sum([g.text(card).influence for card in g.prize(loc)])

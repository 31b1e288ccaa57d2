"""The bots of Vendetta: what they see, what they answer, and why they say so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from carmilla.ai.arena import Course, play, players
from carmilla.ai.policies import levels, policy
from carmilla.ai.vendetta.heuristic import Heuristic
from carmilla.ai.vendetta.hints import Advice
from carmilla.errors import Refused
from carmilla.games.vendetta.spec import GAME, REWARDS, Q, V, Vendetta, Z
from carmilla.kernel.api import Rng, digest
from carmilla.kernel.events import token_for
from carmilla.kernel.options import a_of, b_of, n_of, pack, verb_of

OWN = ("2", "3", "3-bluff", "3-withdraw")


def table(key: bytes, seats: int = 4, **options: str) -> Vendetta:
    g = GAME.new(seats, key, options)
    g.recorder = None
    return g


def moments(g: Vendetta, bots: tuple[str, ...], every: int = 1) -> Iterator[tuple[Vendetta, int]]:
    """A game between these bots, stopped before answers that are choices."""
    policies, n = players(bots, 5, game="vendetta"), 0
    while g.pending is not None:
        seat = g.to_act()[0]
        options = g.options(seat)
        if len(options) > 1:
            n += 1
            if n % every == 0:
                yield g, seat
        g.submit(seat, policies[seat].answer(g, seat, options))


def test_the_bots_of_a_game() -> None:
    assert levels("vendetta") == ["0", "1", *OWN]
    assert levels("lab") == ["0", "1"]
    with pytest.raises(Refused):
        policy("3", 1, "lab")


@pytest.mark.parametrize("bot", OWN)
def test_what_a_seat_cannot_see_changes_no_answer(bot: str) -> None:
    for g, seat in moments(table(b"alike"), ("3", "2", "1", "1"), every=7):
        other = GAME.deal(g, seat, Rng(b"another"))
        answers = []
        for t in (g, other):
            option = policy(bot, 9, "vendetta").answer(t, seat, t.options(seat))
            answers.append(token_for(t, seat, option))
        assert answers[0] == answers[1]


def test_a_deal_offers_the_same_options_in_the_same_order() -> None:
    for g, seat in moments(table(b"order", relics="on"), ("1", "1", "1", "1")):
        dealt = GAME.deal(g, seat, Rng(b"order"))
        assert [token_for(g, seat, o) for o in g.options(seat)] == [token_for(dealt, seat, o) for o in dealt.options(seat)]


@pytest.mark.parametrize("bot", OWN)
def test_looking_ahead_leaves_the_table_alone(bot: str) -> None:
    for g, seat in moments(table(b"alone"), ("2", "1", "1", "1"), every=9):
        before = digest(g)
        policy(bot, 3, "vendetta").answer(g, seat, g.options(seat))
        assert digest(g) == before


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"teams": "on", "relics": "on"}), (5, {"locations": "on"}), (6, {})])
def test_they_play_at_every_table(seats: int, options: dict[str, str]) -> None:
    g = table(b"every", seats, **options)
    bots = ("3", "2", "0", "1", "3-bluff", "3-withdraw")[:seats]
    play(g, players(bots, 1, game="vendetta"), Course(bots))
    assert not g.stack
    assert g.victors()


def test_the_passer_says_no() -> None:
    for g, seat in moments(table(b"no"), ("0", "1", "1", "1")):
        if seat:
            continue
        q, options = g.question(seat), g.options(seat)
        option = policy("0", 1, "vendetta").answer(g, seat, options)
        assert q is not None
        assert verb_of(option) not in (V.BLOOD, V.DRAIN, V.USE, V.DIABLERIE, V.WITHDRAW, V.YES)
        if q.ask == Q.TURN and any(verb_of(o) == V.PLAY and not n_of(o) for o in options):
            assert (verb_of(option), n_of(option)) == (V.PLAY, 0)


def test_the_beginner_plays_openly_and_drains_nothing_at_a_loss() -> None:
    for key in (b"a", b"b", b"c"):
        for g, seat in moments(table(key), ("2", "2", "1", "1")):
            if seat > 1:
                continue
            option = policy("2", 1, "vendetta").answer(g, seat, g.options(seat))
            if verb_of(option) == V.PLAY and any(verb_of(o) == V.PLAY and not n_of(o) for o in g.options(seat)):
                assert not n_of(option)
            if verb_of(option) == V.DRAIN:
                assert g.text(a_of(option)).drain >= 2 * (g.influence_of(a_of(option)) - g.text(a_of(option)).drained)


@pytest.mark.parametrize(("bot", "never"), [("3-bluff", "hide"), ("3-withdraw", "withdraw")])
def test_what_is_switched_off_is_not_done(bot: str, never: str) -> None:
    done = {"hide": 0, "withdraw": 0}
    for key in (b"x", b"y"):
        for g, seat in moments(table(key), (bot,) * 4):
            option = policy(bot, 1, "vendetta").answer(g, seat, g.options(seat))
            could_show = pack(V.PLAY, a_of(option), b_of(option)) in g.options(seat)
            done["hide"] += verb_of(option) == V.PLAY and n_of(option) == 1 and could_show
            done["withdraw"] += verb_of(option) == V.WITHDRAW
    assert done.pop(never) == 0
    assert all(done.values())


# ---- hints


def highest_shown(g: Vendetta, seat: int, loc: int) -> int:
    return max([g.total(other, loc) for other in g.order() if other != seat])


def true_of(g: Vendetta, seat: int, given: Advice) -> None:
    args = given.args
    if "place" in args:
        loc = args["place"]
        assert args["others"] == highest_shown(g, seat, loc) or given.ident in ("play", "hide")
        assert args["hidden"] == len(g.face_down(loc, seat))
    if "pool" in args:
        assert args["pool"] == g.pool[seat]
    if given.ident == "play":
        ally = sum([g.text(card).influence for card in g.prize(args["place"])])
        assert args["prize"] == REWARDS[g.rewards][g.round - 1][0] + ally + (args["place"] == g.haven)
    if given.ident in ("play", "hide", "keep"):
        zone = Z.DRAWN if given.ident == "keep" else Z.HAND
        assert args["card"] in [g.ident[card] for card in g.row(zone, seat)]
    if given.ident in ("play", "end", "stay"):
        assert args["power"] >= 0
    if given.ident == "blood":
        assert args["left"] + args["n"] == g.pool[seat]
    if given.ident == "withdraw":
        assert (args["blood"], args["cards"]) == (g.blood[args["place"]][seat], len(g.cards_at(seat, args["place"])))


def test_the_numbers_of_a_hint_are_true() -> None:
    said = set()
    for key in (b"h1", b"h2"):
        for g, seat in moments(table(key), ("3", "3", "3", "3"), every=2):
            adviser = Heuristic(4)
            given = adviser.advise(g, seat)
            assert g.options(seat).index(Heuristic(4).answer(g, seat, g.options(seat))) >= 0
            true_of(g, seat, given)
            said.add(given.ident)
    assert {"play", "blood", "end", "stay", "withdraw", "keep"} <= said


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_hint_says_its_numbers(lang: str) -> None:
    for g, seat in moments(table(b"say"), ("3", "3", "3", "3"), every=5):
        given = Heuristic(4).advise(g, seat)
        sentence = Heuristic(4).hint(g, seat, lang)
        spoken = [value for name, value in given.args.items() if name in ("power", "others", "pool", "n", "left", "prize", "price")]
        if given.ident in ("play", "end", "stay", "withdraw", "blood"):
            assert {str(value) for value in spoken} <= set(re.findall(r"\d+", sentence))
        assert sentence[0].isupper()
        assert sentence.endswith(".")

"""Cards of nobody, cards laid out in the course of a game, cards that come to a hand together."""

from __future__ import annotations

from carmilla.games.lab.state import DEFINITIONS, C, Z
from carmilla.games.lab.table import Lab
from carmilla.kernel.api import Recorder, Rng, decode, encode, picture
from carmilla.kernel.dealer import PermuteDealer
from carmilla.kernel.worlds import plan_for
from carmilla.nets.auditor import Audit
from carmilla.nets.common import Findings
from carmilla.nets.invariants import broken

SEATS = 3
TABLE = SEATS  # the owner after the last seat
HANDS = (C.HUNT, C.READY, C.AMBUSH, C.ASSAULT, C.WHISPER)
COMMON = (C.RUMOUR, C.RUMOUR, C.WHISPER, C.HUNT)


def empty() -> Lab:
    g = Lab()
    g.recorder = Recorder(SEATS + 1)
    g.lay_out(SEATS)
    g.definitions = DEFINITIONS
    g.key, g.blood, g.prestige, g.pawn = b"table", [6] * SEATS, [0] * SEATS, [-1] * SEATS
    g.first_card = [1] * (SEATS + 1)
    return g


def laid_out() -> Lab:
    """Five cards for each seat, four in a common deck."""
    g = empty()
    own = [(definition, seat, seat, Z.DECK) for seat in range(SEATS) for definition in HANDS]
    g.place_new(own + [(definition, TABLE, 9, Z.DISCARDED) for definition in COMMON])
    return g


def test_the_table_owns_what_belongs_to_nobody() -> None:
    g = laid_out()
    assert g.owners() == SEATS + 1
    assert len(g.row(Z.DISCARDED, 0)) == len(COMMON)
    assert all(g.owner[card] == TABLE for card in g.row(Z.DISCARDED, 0))
    assert [g.first_card[owner + 1] - g.first_card[owner] for owner in range(g.owners())] == [5, 5, 5, 4]
    own = empty()
    own.place_new([(definition, seat, seat, Z.DECK) for seat in range(SEATS) for definition in HANDS])
    assert own.owners() == SEATS


def test_common_cards_are_moved_dealt_again_saved_and_seen_like_others() -> None:
    g = laid_out()
    first = g.row(Z.DISCARDED, 0)[0]
    g.show(first, 1)
    g.move(first, Z.PLAYED, 2)
    assert g.sees(1, first)
    assert any("owner" in extra for part in picture(g, 1)["rows"] for _, _, extra in part.get("cards", []))
    for seed in range(5):
        dealt = PermuteDealer().deal(g, 0, Rng(b"%d" % seed))
        assert sorted(dealt.ident) == sorted(g.ident)
        played = dealt.row(Z.PLAYED, 2)[0]
        assert dealt.ident[played] == g.ident[first]
        assert not broken(dealt)
    assert encode(decode(Lab(), encode(g))) == encode(g)


def test_facts_about_common_cards_hold_for_every_viewer() -> None:
    g = laid_out()
    hidden = list(g.row(Z.DISCARDED, 0)[:2])
    for card in hidden:
        g.show(card, g.everybody())
        g.move(card, Z.HAND, 1)  # among others there: who cannot tell them apart keeps a fact
    assert g.facts_of(0, TABLE)
    assert g.facts_of(SEATS, TABLE)
    assert not broken(g)
    for seed in range(5):
        dealt = PermuteDealer().deal(g, 0, Rng(b"%d" % seed))
        assert sorted([dealt.ident[card] for card in dealt.row(Z.HAND, 1)]) == sorted([g.ident[card] for card in hidden])


def test_the_auditor_begins_with_the_cards() -> None:
    g = empty()
    differences, missing = Findings(), Findings()
    audit = Audit(g, differences, missing)
    audit.compare("before")
    own = [(definition, seat, seat, Z.DECK) for seat in range(SEATS) for definition in HANDS]
    g.place_new(own)
    for seat in range(SEATS):
        g.first_hand(seat)
    audit.compare("after")
    assert audit.compared > 0
    assert differences.count == missing.count == 0


def ways(g: Lab) -> int:
    """In how many worlds the first seat's cards may lie, for the second."""
    free, pool = g.free_places(1, 0, 0), g.pool_of(1, 0, 0)
    assert pool is not None
    return plan_for(g.facts_of(1, 0), ((free, pool),)).ways


def test_cards_that_come_together_are_known_together() -> None:
    """The same is known as if they came one by one."""
    together, one_by_one = laid_out(), laid_out()
    for g in (together, one_by_one):
        for card in g.row(Z.DECK, 0)[:4]:
            if card != g.row(Z.DECK, 0)[-1]:
                g.show(card, g.everybody())
            g.move(card, Z.PLAYED, 0)
    lying = together.row(Z.PLAYED, 0)
    together.move_all(lying, Z.HAND, 0)
    for card in lying:
        one_by_one.move(card, Z.HAND, 0)
    assert together.row(Z.HAND, 0) == one_by_one.row(Z.HAND, 0)
    assert together.known == one_by_one.known
    assert ways(together) == ways(one_by_one) > 0
    before = together.facts
    together.move_all((), Z.HAND, 0)
    assert together.facts == before != ()


def test_auditor_agrees_with_cards_that_come_together() -> None:
    g = laid_out()
    differences, missing = Findings(), Findings()
    audit = Audit(g, differences, missing)
    for seat in range(SEATS):
        g.first_hand(seat)
        for card in g.row(Z.HAND, seat)[:2]:
            g.move(card, Z.LAID, seat)
        audit.compare("laid")
        g.reveal(g.row(Z.LAID, seat)[0], g.everybody())
        g.move_all(g.row(Z.LAID, seat), Z.HAND, seat)
        audit.compare("home")
    assert differences.count == missing.count == 0

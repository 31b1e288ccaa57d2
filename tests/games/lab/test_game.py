"""The lab plays by its rulebook, and always to an end."""

from __future__ import annotations

import random
import re

import pytest

import carmilla.games.lab as package
from carmilla.games.lab.rules import DUSK_ASKS, FRAMES, Night
from carmilla.games.lab.spec import GAME
from carmilla.games.lab.state import ASKS, DECKS, TRAIL, C, Q, R, V, Z, neighbours
from carmilla.games.lab.table import Lab
from carmilla.kernel.codes import OK
from carmilla.kernel.options import NONE, PASS, amount, pack, verb_of
from tests.kernel.bench import answers, asked, deal_to, dusk, forked, lab, lay, pass_until, passes


def play_on(g: Lab, rng: random.Random) -> int:
    """To the end; how many answers it took."""
    count = 0
    while g.pending is not None:
        seat = rng.choice(g.to_act())
        assert g.submit(seat, rng.choice(g.options(seat))) == OK
        count += 1
    return count


def test_a_random_game_ends_after_some_hundred_answers_and_somebody_wins() -> None:
    counts = []
    for seed in range(40):
        g = lab(3 + seed % 3, seed)
        counts.append(play_on(g, random.Random(seed)))
        assert GAME.winners(g)
        assert set(GAME.winners(g)) <= set(g.living())
    assert 100 <= sorted(counts)[20] <= 300
    assert max(counts) < 500


def test_whoever_concedes_whenever_the_game_goes_on_to_its_end() -> None:
    g, rng = lab(4, 1), random.Random(1)
    for i in range(200):
        if g.pending is None:
            break
        for seat in g.living():
            fork = forked(g)
            fork.concede(seat)
            assert seat not in fork.living()
            if i % 10 == seat:
                play_on(fork, random.Random(seat))
                assert seat not in GAME.winners(fork)
        g.submit(g.to_act()[0], rng.choice(g.options(g.to_act()[0])))


def test_when_one_seat_is_left_it_has_won() -> None:
    g = lab(3)
    g.concede(0)
    assert g.pending is not None
    g.concede(2)
    assert g.pending is None
    assert GAME.winners(g) == [1]


def test_every_question_every_verb_and_every_procedure_comes_up() -> None:
    asks: set[int] = set()
    verbs: set[int] = set()
    frames: set[str] = set()
    for seed in range(8):
        g, rng = lab(3 + seed % 3, seed), random.Random(seed)
        while g.pending is not None:
            frames |= {type(frame).__name__ for frame in g.stack}
            asks |= set(asked(g))
            seat = g.to_act()[0]
            option = rng.choice(g.options(seat))
            verbs.add(verb_of(option))
            answers(g, (seat, option))
    assert asks == set(ASKS)
    assert {V.STEP, V.TAKE, V.SHARE, V.LAY, V.LOOK, V.PLAY, V.RAID, V.GUARD, V.SEARCH} <= verbs
    assert frames == {"Vigil", "Night", "Raid", "Window"}  # in the others nobody is asked


def test_every_frame_is_named_after_a_heading_of_the_rulebook() -> None:
    assert package.__doc__ is not None
    headings = set(re.findall(r"(?:^|(?<=\. ))([A-Z][a-z]+)\. ", package.__doc__, re.MULTILINE))
    assert {"Vigil", "Night", "Dusk", "Laying", "Looking", "Playing", "Raid", "Search", "Dawn", "Leaving"} <= headings
    for frame in FRAMES:
        assert frame.__doc__.partition(":")[0] in headings


# ---- what is known of hands


def in_places(g: Lab, seat: int, cards: tuple[int, ...]) -> int:
    return sum([1 << card - g.first_card[seat] for card in cards])


def test_everybody_knows_that_a_first_hand_is_a_hunt_a_ready_and_one_card_more() -> None:
    g = lab(3)
    for seat in range(3):
        hand = g.row(Z.HAND, seat)
        assert len(hand) == 3
        for viewer in range(4):
            if viewer == seat:
                assert all(g.sees(viewer, card) for card in hand)
            else:
                assert not any(g.sees(viewer, card) for card in hand)
                assert g.facts_of(viewer, seat) == ((in_places(g, seat, hand), (C.HUNT, C.READY), 2),)


def test_of_the_three_one_is_laid_and_only_who_pays_and_looks_learns_which() -> None:
    g = lab(3)
    pass_until(g, Q.LAYING)
    hand = g.row(Z.HAND, 0)
    known_before = in_places(g, 0, hand)
    answers(g, (0, lay(hand[0])))
    passes(g, 1, 2)
    assert g.facts_of(1, 0) == g.facts_of(2, 0) == ((known_before, (C.HUNT, C.READY), 2),)
    blood = g.blood[1]
    answers(g, (1, pack(V.LOOK, hand[0])))
    assert g.blood[1] == blood - 1
    assert g.sees(1, hand[0])
    assert not g.sees(2, hand[0])
    assert g.facts_of(1, 0) == ((in_places(g, 0, hand[1:]), (C.READY,), 1),)  # it was the Hunt
    assert g.facts_of(2, 0) == ((known_before, (C.HUNT, C.READY), 2),)


def test_cards_that_go_home_together_can_be_any_of_the_hand_again_and_what_was_seen_is_not_forgotten() -> None:
    g = lab(3)
    deal_to(g, 0, C.RUMOUR)
    pass_until(g, Q.LAYING)
    rumour, *rest = g.row(Z.HAND, 0)
    answers(g, (0, lay(rumour)))
    passes(g, 1, 2)
    answers(g, (1, pack(V.LOOK, rumour)))
    pass_until(g, Q.SEARCHING)
    while asked(g) == [Q.SEARCHING]:
        passes(g, *g.to_act())
    hand = in_places(g, 0, (*rest, rumour))
    assert g.facts_of(1, 0)[0][0] == g.facts_of(2, 0)[0][0] == hand
    assert C.RUMOUR in g.facts_of(1, 0)[0][1]
    assert C.RUMOUR not in g.facts_of(2, 0)[0][1]


def test_the_lists_are_public() -> None:
    g = lab(4)
    for viewer in range(5):
        for owner in range(4):
            assert g.knows_list(viewer, owner)
            pool = g.pool_of(viewer, owner, g.back[g.first_card[owner]])
            assert pool is not None
            own = range(g.first_card[owner], g.first_card[owner + 1])
            assert len(pool) == 8 - sum([g.sees(viewer, card) for card in own])
            assert sorted(DECKS[owner]) == sorted(g.ident[g.first_card[owner] : g.first_card[owner + 1]])


# ---- dusk


def at_dusk(ask: int, seats: int = 5) -> tuple[Lab, int]:
    g = lab(seats)
    assert g.pending is not None
    return g, next(q.seat for q in g.pending.questions if q.ask == ask)


def finish_dusk(g: Lab) -> None:
    night = g.night
    while asked(g)[0] < Q.LAYING:
        dusk(g)
    assert g.night == night


def test_each_hunter_does_another_thing_every_night() -> None:
    g = lab(5)
    seen: list[list[int]] = []
    for _ in range(4):
        assert g.pending is not None
        assert g.pending.questions[0].ask == Q.STEPPING
        seen.append([q.ask for q in g.pending.questions[1:]])
        night = g.night
        pass_until(g, Q.SEARCHING)
        while g.night == night:
            passes(g, *g.to_act())
    for seat in range(4):
        assert sorted(asks[seat] for asks in seen) == sorted(DUSK_ASKS)


def test_one_or_two_of_three_cards_are_kept_and_the_rest_goes_under_the_deck() -> None:
    g, seat = at_dusk(Q.KEEPING)
    offer, deck = g.row(Z.OFFER, seat), g.row(Z.DECK, seat)
    assert len(offer) == 3
    assert g.submit_all(seat, [pack(V.TAKE, offer[0]), pack(V.TAKE, offer[2])]) == OK
    finish_dusk(g)
    assert g.row(Z.HAND, seat)[-2:] == (offer[0], offer[2])
    assert g.row(Z.DECK, seat) == (offer[1], *deck)


def test_three_cards_are_put_back_in_an_order_and_one_is_drawn() -> None:
    g, seat = at_dusk(Q.ORDERING)
    a, b, c = g.row(Z.OFFER, seat)
    assert g.submit_all(seat, [pack(V.TAKE, card) for card in (b, c, a)]) == OK
    finish_dusk(g)
    assert g.row(Z.HAND, seat)[-1] == a
    assert g.row(Z.DECK, seat)[-2:] == (b, c)
    assert g.sees(seat, c)
    assert not g.sees(0, c)


def test_whoever_foretells_how_many_cards_are_laid_gains_prestige_at_dawn() -> None:
    for foretold, prestige in ((2, 1), (1, 0)):
        g, seat = at_dusk(Q.FORETELLING)
        answers(g, (seat, amount(foretold)))
        pass_until(g, Q.LAYING)
        for layer in (0, 1):
            answers(g, (layer, g.options(layer)[1]))
        pass_until(g, Q.SEARCHING)
        while asked(g) == [Q.SEARCHING]:
            passes(g, *g.to_act())
        assert g.prestige[seat] == prestige


def test_two_blood_are_shared_out_among_others() -> None:
    g, seat = at_dusk(Q.SHARING)
    before = g.blood[:]
    other = (seat + 1) % 5
    assert g.submit_all(seat, [pack(V.SHARE, 0), pack(V.SHARE, other)]) == (OK if other else R.WRONG_SEAT)
    finish_dusk(g)
    assert g.blood == [blood + (s in (0, other)) for s, blood in enumerate(before)]


def test_nobody_shares_with_itself_nor_with_who_has_left() -> None:
    g, seat = at_dusk(Q.SHARING)
    assert g.submit(seat, pack(V.SHARE, seat)) == R.WRONG_SEAT
    g.concede(0)
    assert g.submit(seat, pack(V.SHARE, 0)) == R.WRONG_SEAT


# ---- the walk


def test_the_walker_starts_where_no_hunter_stands_and_goes_on_to_neighbours_off_its_trail() -> None:
    g = lab(4)
    assert {option >> 8 for option in g.options(0)} == set(range(8)) - {0, 3, 5}
    for night in range(4):
        trail = g.trail
        if trail:
            assert {option >> 8 for option in g.options(0)} == set(neighbours(trail[0])) - set(trail)
        pass_until(g, Q.SEARCHING)
        while asked(g) == [Q.SEARCHING]:
            passes(g, *g.to_act())
        assert g.trail[1:] == trail[: TRAIL - 1]
        assert g.prestige[0] == night + 1


def test_the_walker_is_never_stuck() -> None:
    trails: list[tuple[int, ...]] = [(place,) for place in range(8)]
    for _ in range(TRAIL + 1):
        trails = [(to, *trail[: TRAIL - 1]) for trail in trails for to in neighbours(trail[0]) if to not in trail]
        for trail in trails:
            assert set(neighbours(trail[0])) - set(trail)


def searching(trail: tuple[int, ...], pawn: int) -> Lab:
    """The second seat is asked."""
    g = lab(3)
    pass_until(g, Q.SEARCHING)
    passes(g, 1)
    g.trail, g.pawn[2] = trail, pawn
    return g


@pytest.mark.parametrize(("place", "prestige"), [(1, 0), (0, 1), (2, 2)])
def test_a_search_tells_what_lies_on_the_trail(place: int, prestige: int) -> None:
    g = searching((2, 0, 4), 0)
    answers(g, (2, pack(V.SEARCH, place)))
    assert g.prestige[2] == prestige
    assert g.pawn[2] == place
    assert (g.trail == ()) == (place == 2)


def test_a_hunter_searches_where_it_is_or_next_to_it() -> None:
    g = searching((2, 0, 4), 1)
    assert {option >> 8 for option in g.options(2)[1:]} == {1, 0, 3, 5}
    assert g.submit(2, pack(V.SEARCH, 6)) == R.NOT_THERE


def test_a_walker_that_leaves_takes_its_trail_along() -> None:
    g = searching((2, 0, 4), 0)
    g.concede(0)
    assert g.trail == ()
    assert Q.STEPPING not in asked(g)
    pass_until(g, Q.RAIDING)
    while asked(g) == [Q.RAIDING]:
        passes(g, *g.to_act())
    assert asked(g)[0] < Q.LAYING  # there is nothing to search for


# ---- raids


def raid(attack: int, reply: int, blood: int = 6, bluffs: str = "yes") -> Lab:
    g = lab(3, bluffs=bluffs)
    deal_to(g, 1, attack)
    deal_to(g, 2, reply)
    g.blood[1], g.blood[2] = blood, 6
    pass_until(g, Q.RAIDING)
    passes(g, 0)
    g.blood[1], g.blood[2] = blood, 6
    answers(g, (1, pack(V.RAID, 1, 2)))
    return g


@pytest.mark.parametrize(
    ("attack", "reply", "hurt"),
    [(C.AMBUSH, NONE, 2), (C.ASSAULT, NONE, 3), (C.AMBUSH, C.READY, 0), (C.ASSAULT, C.READY, 1), (C.AMBUSH, C.RUMOUR, 2)],
)
def test_a_blow_is_as_hard_as_its_card_less_the_answer(attack: int, reply: int, hurt: int) -> None:
    g = raid(attack, reply if reply != NONE else C.HUNT)
    answers(g, (1, lay(g.row(Z.HAND, 1)[0])))
    passes(g, 2, 0)
    answers(g, (2, PASS if reply == NONE else lay(g.row(Z.HAND, 2)[0])))
    assert g.blood[2] == 6 - hurt - (reply != NONE)
    assert g.prestige[1] == (1 if hurt else 0)
    assert len(g.row(Z.DISCARDED, 1)) == 1


def test_an_assault_needs_four_blood_when_it_is_shown() -> None:
    g = raid(C.ASSAULT, C.HUNT, blood=3)
    answers(g, (1, lay(g.row(Z.HAND, 1)[0])))
    passes(g, 2, 0, 2)
    assert asked(g) == [Q.GUARDING]
    assert len(g.row(Z.DISCARDED, 1)) == 1


def test_without_bluffs_only_legal_cards_are_offered_in_a_raid() -> None:
    g = raid(C.RUMOUR, C.HUNT, bluffs="no")
    rumour = g.row(Z.HAND, 1)[0]
    assert lay(rumour) not in g.options(1)
    assert g.submit(1, lay(rumour)) == R.WRONG_CARD
    passes(g, 1, 2, 0)
    hunt = g.row(Z.HAND, 2)[0]
    assert lay(hunt) not in g.options(2)
    assert any(g.ident[option >> 8 & 4095] == C.READY for option in g.options(2)[1:])


def test_a_seat_without_blood_is_out_at_once() -> None:
    g = raid(C.ASSAULT, C.HUNT)
    g.blood[2] = 2
    answers(g, (1, lay(g.row(Z.HAND, 1)[0])))
    passes(g, 2, 0, 2)
    assert g.living() == [0, 1]
    assert asked(g) == [Q.SEARCHING]


def test_refusals_have_names() -> None:
    g = lab(3)
    pass_until(g, Q.LAYING)
    reason = g.why_not(0, lay(g.row(Z.DECK, 0)[0]))
    assert reason is not None
    assert reason.code == "not-your-card"


# ---- its door


def test_a_game_lasts_the_nights_that_were_agreed() -> None:
    for nights in ("2", "6"):
        g = lab(3, nights=nights)
        while g.pending is not None:
            answers(g, (g.to_act()[0], g.options(g.to_act()[0])[0]))
        assert g.night == int(nights)


def test_positions_can_be_counted_from() -> None:
    for name in GAME.positions():
        assert GAME.position(name).pending is not None
    assert asked(GAME.position("raid")) == [Q.RAIDING]
    with pytest.raises(KeyError):
        GAME.position("nowhere")


def test_the_lab_is_in_no_listing() -> None:
    assert not GAME.listed


def test_what_was_answered_at_dusk_is_not_kept() -> None:
    g = lab(4)
    pass_until(g, Q.LAYING)
    assert [frame.answers for frame in g.stack if isinstance(frame, Night)] == [()]

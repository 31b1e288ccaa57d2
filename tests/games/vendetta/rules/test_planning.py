"""Planning: turns, cards, blood, drains, Diablerie."""

from __future__ import annotations

from carmilla.games.vendetta.rules.frenzy import Elimination
from carmilla.games.vendetta.rules.planning import Planning
from carmilla.games.vendetta.words import V, Z
from carmilla.kernel.options import pack
from tests.games.vendetta.scene import NAMES, Scene, scene
from tests.marks import rule


def hands(s: Scene) -> None:
    """Three cards each that react to nothing."""
    s.Ana.hand("VE08", "VE09", "VE04")
    s.Bea.hand("BR01", "BR04", "BR07")
    s.Cai.hand("TO02", "TO05", "TO08")


def quick(s: Scene) -> None:
    """Whoever is asked plays the first card, and no more."""
    seat = s.g.to_act()[0]
    s.g.submit(seat, s.g.options(seat)[0])
    if s.g.to_act() == [seat] and s.g.turn_played:
        s.answer(NAMES[seat], "end")


@rule("vendetta.plan.turns", "vendetta.order.ambition", "vendetta.plan.count")
def test_turns_go_clockwise_from_the_ambition_holder_one_card_each() -> None:
    s = scene("ventrue brujah toreador gangrel")
    s.ambition("Cai")
    for player, clan in zip(s.players, ("VE", "BR", "TO", "GA"), strict=True):
        player.hand(f"{clan}08", f"{clan}09", f"{clan}01")
    s.g.call(Planning())
    s.g.pump()
    asked: list[int] = []
    while s.g.pending is not None:
        asked.append(s.g.to_act()[0])
        quick(s)
    assert asked == [2, 3, 0, 1] * 2  # two turns in round 1, whatever else is in hand
    assert all(len(player.in_hand()) == 1 for player in s.players)


@rule("vendetta.plan.must-play", "vendetta.play.own-position", "vendetta.term.assigned-card")
def test_exactly_one_card_must_be_played_to_the_own_position() -> None:
    s = scene("ventrue brujah toreador")
    hands(s)
    s.turn("Ana")
    assert "end" not in s.offered("Ana")
    assert s.why_not("Ana", pack(V.END)) == "must-play"
    assert len([told for told in s.offered("Ana") if told.startswith("play")]) == 3 * 3 * 2  # no seat to choose: the own Position
    other = s.g.hand(1)[0]
    assert s.why_not("Ana", pack(V.PLAY, other, 0)) == "not-in-hand"
    assert s.why_not("Ana", pack(V.PLAY, s.g.hand(0)[0], 3)) == "no-such-location"
    s.answer("Ana", "play VE04 2")
    assert s.Ana.cards(2) == ["VE04"]
    assert s.why_not("Ana", pack(V.PLAY, s.g.hand(0)[0], 0)) == "one-card"
    s.answer("Ana", "end")
    s.over()


@rule("vendetta.play.face-up-free", "vendetta.play.face-down-cost")
def test_face_up_is_free_and_face_down_costs_one_blood_but_not_the_last() -> None:
    s = scene("ventrue brujah toreador", pools="2 1 6")
    hands(s)
    s.turn("Ana")
    s.answer("Ana", "play VE04 1 down")
    assert s.Ana.pool == 1
    s.turn_ends("Ana")
    s.turn("Bea")
    assert not [told for told in s.offered("Bea") if told.endswith("down")]
    assert s.why_not("Bea", pack(V.PLAY, s.g.hand(1)[0], 0, 0, 1)) == "last-blood"
    s.answer("Bea", "play BR01 1")
    assert s.Bea.pool == 1
    s.turn_ends("Bea")


@rule("vendetta.play.face-down-dead", "vendetta.play.owner-looks", "vendetta.term.face")
def test_a_face_down_card_is_seen_by_its_owner_alone_and_does_nothing() -> None:
    s = scene("brujah ventrue toreador")
    card = s.Ana.at(1, "BR03", down=True)  # Challenge
    assert s.Ana.knows(card)
    assert not s.Bea.knows(card)
    assert s.g.power(card) == 0
    s.Bea.hand("VE08")
    s.turn("Bea")
    s.answer("Bea", "play VE08 2")
    assert s.Bea.pool == 6  # no Challenge


@rule("vendetta.passive.face-up", "vendetta.passive.too-late")
def test_a_passive_card_works_face_up_and_only_from_then_on() -> None:
    s = scene("brujah ventrue toreador")
    card = s.Ana.at(1, "BR03", down=True)
    s.Bea.hand("VE08", "VE04")
    s.plays("Bea", "play VE08 2")
    s.g.turn(card, True)
    assert s.Bea.pool == 6  # not punished afterwards
    s.turn("Bea")
    s.answer("Bea", "play VE04 2")
    assert s.Bea.pool == 5


@rule("vendetta.plan.may-blood", "vendetta.blood.limit", "vendetta.play.face-down-not-limit")
def test_up_to_three_blood_go_with_the_card_once_and_to_its_location() -> None:
    s = scene("ventrue brujah toreador", pools="9 3 6")
    hands(s)
    s.turn("Ana")
    assert s.why_not("Ana", pack(V.BLOOD, n=1)) == "card-first"
    s.answer("Ana", "play VE04 2 down")
    assert [told for told in s.offered("Ana") if told.startswith("blood")] == ["blood 1", "blood 2", "blood 3"]  # the price does not count
    assert s.why_not("Ana", pack(V.BLOOD, n=4)) == "blood-limit"
    s.answer("Ana", "blood 3")
    assert (s.Ana.assigned(1), s.Ana.assigned(2), s.Ana.pool) == (0, 3, 5)
    s.turn_ends("Ana")
    s.plays("Ana", "play VE08 2", "blood 3")  # the limit counts anew for each card
    assert s.Ana.assigned(2) == 6


@rule("vendetta.blood.last", "vendetta.blood.after-card")
def test_the_last_blood_is_never_offered_and_blood_follows_its_card() -> None:
    s = scene("ventrue brujah toreador", pools="6 3 6")
    hands(s)
    s.turn("Bea")
    s.answer("Bea", "play BR01 1")
    assert [told for told in s.offered("Bea") if told.startswith("blood")] == ["blood 1", "blood 2"]
    assert s.why_not("Bea", pack(V.BLOOD, n=3)) == "last-blood"
    s.answer("Bea", "blood 2")
    assert s.Bea.pool == 1
    s.over()  # nothing more can be done: nobody is asked


@rule("vendetta.plan.may-drain", "vendetta.drain.gain", "vendetta.drain.acts-at-once")
def test_drains_at_any_point_of_the_own_turn_and_only_there() -> None:
    s = scene("ventrue brujah toreador", pools="1 6 6")
    hands(s)
    s.Ana.ally("VI01", "VI02")
    s.Bea.ally("VI03")
    s.turn("Ana")
    assert "drain VI03" not in s.offered("Ana")
    s.answer("Ana", "drain VI01")
    assert s.Ana.pool == 4
    s.answer("Ana", "play VE08 1 down")  # paid with the blood of the drain
    s.answer("Ana", "drain VI02")
    s.answer("Ana", "blood 3")
    assert s.Ana.pool == 3
    s.turn_ends("Ana")
    s.resolve(1)  # no drain is offered outside planning


@rule("vendetta.drain.replaces", "vendetta.drain.once")
def test_a_drained_card_is_turned_under_and_drained_once() -> None:
    s = scene("ventrue brujah toreador")
    hands(s)
    s.Ana.ally("AL23")  # Tom Kimber: 4, drained 2
    before = s.g.score(0)
    s.turn("Ana")
    card = s.g.alliance(0)[0]
    s.answer("Ana", "drain AL23")
    assert s.Ana.under() == ["AL23"]
    assert "drain AL23" not in s.offered("Ana")
    assert s.why_not("Ana", pack(V.DRAIN, card)) == "not-in-alliance"
    assert s.g.score(0) == before - 2


@rule("vendetta.drain.loses-ability", "vendetta.ally.ability")
def test_an_ability_needs_its_ally_undrained_in_the_own_alliance() -> None:
    s = scene("ventrue brujah toreador", pools="2 6 6")
    hands(s)
    s.prize(1, "AL07")  # Erichtho on a Location helps nobody
    assert s.g.price(0, 0, True) == 1
    s.g.join(0, s.g.prize(0)[0], 0)
    assert s.g.price(0, 0, True) == 0
    assert s.g.price(1, 0, True) == 1
    s.turn("Ana")
    s.answer("Ana", "drain AL07")
    assert s.g.price(0, 0, True) == 1


@rule("vendetta.drain.leaves-alliance")
def test_a_drained_card_counts_no_more_as_alliance() -> None:
    s = scene("toreador brujah ventrue")
    s.Ana.ally("VI01", "VI02")
    s.Ana.at(1, "TO02")  # Entourage: 1 for each card of the alliance
    assert s.Ana.power(1) == 2
    s.Ana.hand("TO08")
    s.turn("Ana")
    s.answer("Ana", "drain VI01")
    assert s.Ana.power(1) == 1


@rule("vendetta.example.maria", "vendetta.blood.after-card")
def test_desangrar_maria() -> None:
    s = scene("ventrue brujah toreador", pools="3 6 6")
    hands(s)
    s.Ana.ally("VI01")
    s.turn("Ana")
    s.answer("Ana", "play VE04 1 down")
    assert s.Ana.pool == 2
    s.answer("Ana", "drain VI01")
    s.answer("Ana", "blood 3")
    s.turn_ends("Ana")
    assert (s.Ana.assigned(1), s.Ana.pool, s.Ana.alliance(), s.Ana.under()) == (3, 2, [], ["VI01"])
    assert s.g.score_lines(0)[0][2] == 0


@rule("vendetta.diablerie.when", "vendetta.diablerie.token")
def test_draining_a_vampire_is_diablerie_and_nobody_else() -> None:
    s = scene("ventrue brujah toreador")
    hands(s)
    s.Ana.ally("VI01", "AL16", "AL09")  # a Victim, a Human, a Vampire
    s.turn("Ana")
    s.answer("Ana", "drain VI01")
    s.answer("Ana", "drain AL16")
    assert s.Ana.tokens == 0
    s.answer("Ana", "drain AL09")
    assert s.Ana.tokens == 1


@rule("vendetta.diablerie.use", "vendetta.diablerie.outside-limit", "vendetta.diablerie.not-from-pool")
def test_tokens_assign_blood_from_the_supply_with_the_card() -> None:
    s = scene("ventrue brujah toreador", pools="1 6 6")
    hands(s)
    s.tokens("Ana", 1, 1)
    s.turn("Ana")
    assert "diablerie" not in s.offered("Ana")
    assert s.why_not("Ana", pack(V.DIABLERIE)) == "card-first"
    s.answer("Ana", "play VE08 1")
    s.answer("Ana", "diablerie")
    assert (s.Ana.assigned(1), s.Ana.pool) == (1, 1)
    s.over()  # the other token lies face down already
    assert (s.g.tokens_up[0], s.g.tokens_down[0]) == (0, 2)


@rule("vendetta.example.fer", "vendetta.diablerie.outside-limit")
def test_diablerie_fer() -> None:
    s = scene("ventrue brujah toreador", pools="4 6 6")
    hands(s)
    s.tokens("Ana", 2)
    s.plays("Ana", "play VE08 2", "blood 3", "diablerie", "diablerie")
    assert (s.Ana.assigned(2), s.Ana.pool, s.Ana.tokens) == (5, 1, 2)
    assert (s.g.tokens_up[0], s.g.tokens_down[0]) == (0, 2)
    assert s.g.score_lines(0)[-1][2] == -2


@rule("vendetta.diablerie.voluntary-third", "vendetta.diablerie.third", "vendetta.diablerie.eliminated-board")
def test_the_third_token_may_be_taken_and_eliminates_at_once() -> None:
    s = scene("ventrue brujah toreador")
    hands(s)
    s.tokens("Ana", 2)
    s.Ana.ally("AL09")
    s.Ana.at(1, "VE02")
    s.Ana.blood(1, 2)
    foreign = s.Ana.at(1, "BR06")  # another player's card in that Position
    s.turn("Ana")
    s.answer("Ana", "drain AL09")
    s.over()  # the turn is over as well
    assert not s.Ana.is_in()
    assert s.g.ambition == 1  # the token goes on clockwise
    assert s.g.all_at(0) == []
    assert s.g.blood[0][0] == 0
    assert foreign in s.g.hand(1)
    assert s.Ana.in_hand() == s.Ana.alliance() == s.Ana.under() == []
    assert s.g.order() == [1, 2]


@rule("vendetta.diablerie.last-one")
def test_the_last_player_left_wins_at_once() -> None:
    s = scene("ventrue brujah toreador")
    hands(s)
    s.g.call(Elimination((0,)))
    s.g.pump()
    s.under_game()
    s.tokens("Cai", 2)
    s.Cai.ally("AL10")
    s.turn("Cai")
    s.answer("Cai", "drain AL10")
    assert s.g.pending is None
    assert s.g.victors() == [1]


@rule("vendetta.plan.hand-empty", "vendetta.plan.count")
def test_without_a_card_in_hand_there_is_no_turn() -> None:
    s = scene("ventrue brujah toreador")
    s.Ana.hand("VE08")
    s.g.call(Planning())
    s.g.pump()
    assert s.g.to_act() == [0]
    quick(s)
    s.over()


@rule("vendetta.plan.no-legal-play")
def test_who_cannot_play_anywhere_may_drain_and_else_passes() -> None:
    s = scene("ventrue nosferatu toreador", pools="1 6 6")
    s.Ana.hand("VE08")
    s.Ana.ally("VI01")
    s.Bea.at(1, "NO03")
    for code, loc in (("NO04", 2), ("NO05", "haven")):
        twin = s.find(code)
        s.g.ident[twin] = s.g.ident[s.g.cards_at(1, 0)[0]]  # as if there were three of them
        s.g.put(twin, Z.POSITION + s.place(loc), 1)
    s.turn("Ana")
    assert s.offered("Ana") == ["end", "drain VI01"]
    s.answer("Ana", "drain VI01")
    assert "end" not in s.offered("Ana")
    assert all(told.endswith("down") for told in s.offered("Ana") if told.startswith("play"))


@rule("vendetta.play.by-effect", "vendetta.term.play-card")
def test_an_effect_plays_cards_face_up_without_blood_and_each_is_reacted_to() -> None:
    s = scene("malkavian gangrel ventrue")
    s.Ana.at(1, "MA03")  # Madness Network: the rest of the hand
    s.Ana.hand("MA08", "MA04")
    s.Bea.at(1, "GA06")  # On the Prowl: 1 blood for each card an opponent plays there
    s.resolve(1)
    s.over()
    assert s.Ana.cards(1) == ["MA03", "MA04", "MA08"]
    assert s.Bea.assigned(1) == 2
    assert s.Ana.assigned(1) == 0


@rule("vendetta.info.windows", "vendetta.info.known-later")
def test_what_is_asked_never_depends_on_a_face_down_card() -> None:
    asked: list[list[str]] = []
    for hidden in ("BR03", "BR08"):
        s = scene("brujah ventrue toreador")
        s.Ana.at(1, hidden, down=True)
        s.Bea.hand("VE08")
        s.turn("Bea")
        s.answer("Bea", "play VE08 2")
        asked.append(s.asked())
    assert asked[0] == asked[1]

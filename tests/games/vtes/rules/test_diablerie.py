"""Diablerie: blood, equipment, burning the victim, as one unit."""

from __future__ import annotations

from carmilla.games.vtes.words import E, T, V
from carmilla.kernel.options import DONE, pack
from tests.games.vtes.rules.politics import decided
from tests.games.vtes.scene import CardIn, Player, Scene, scene
from tests.marks import rule

CLUB, SIGHT, ORATORY = "#equip club", "#equip +1 intercept", "#equip +1 vote"


def diablerie_succeeds(s: Scene, diablerist: CardIn, victim: CardIn, until: str = "polling") -> None:
    s.players[diablerist.controller].diablerises(diablerist, victim)
    s.all_pass(until=until)


def takes(player: Player, *equipment: CardIn) -> None:
    """From the victim: these, and no more."""
    for card in equipment:
        player.answers(pack(V.TARGET, card.id))
    if player.asked == "equipment":
        player.answers(DONE)


@rule("vtes.diablerie.definition", "vtes.diablerie.burn")
def test_a_diablerie_burns_its_victim() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=1)
    beth = s.Bea.in_torpor("Beth", blood=2)
    diablerie_succeeds(s, anna, beth)
    assert beth.burned and beth.controller == "Bea" and beth.blood == 0 and not beth.wounded
    assert [[cards[1] for cards in event] for event in s.saw(E.DIABLERIE)] == [[s.g.ident[anna.id], s.g.ident[beth.id]]]


@rule("vtes.diablerie.blood")
def test_first_all_blood_of_the_victim_moves_to_the_diablerist() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", capacity=6, blood=1)
    beth = s.Bea.in_torpor("Beth", blood=4)
    beth.bears(CLUB)
    diablerie_succeeds(s, anna, beth, until="equipment")
    assert anna.blood == 5 and beth.blood == 0 and beth.zone == "torpor", "the blood has moved, and she has not burned yet"


@rule("vtes.diablerie.blood")
def test_blood_beyond_the_diablerists_capacity_drains_off() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", capacity=4, blood=3)
    beth = s.Bea.in_torpor("Beth", blood=5)
    diablerie_succeeds(s, anna, beth)
    assert anna.blood == 4 and beth.blood == 0


@rule("vtes.diablerie.equipment", "vtes.diablerie.burn")
def test_the_diablerist_takes_equipment_card_by_card() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    club, sight = beth.bears(CLUB), beth.bears(SIGHT)
    retainer = beth.bears("#employ +1 bleed")
    diablerie_succeeds(s, anna, beth, until="equipment")
    assert s.Ana.may(V.TARGET, club) and s.Ana.may(V.TARGET, sight) and not s.Ana.may(V.TARGET, retainer)
    assert s.Ana.why_not(V.TARGET, retainer) == "no-such-option" == s.Ana.why_not(V.TARGET, anna)
    takes(s.Ana, sight)
    assert sight.zone == "attached" and sight.controller == "Ana" and s.g.host[sight.id] == anna.id
    assert club.burned and retainer.burned and beth.burned and retainer.life == 0


@rule("vtes.diablerie.equipment")
def test_the_diablerist_may_take_all_equipment_or_none() -> None:
    for taken in (0, 2):
        s = scene()
        anna = s.Ana.ready_minion("Anna")
        beth = s.Bea.in_torpor("Beth")
        things = [beth.bears(CLUB), beth.bears(SIGHT)]
        diablerie_succeeds(s, anna, beth, until="equipment")
        takes(s.Ana, *things[:taken])
        assert s.g.on(anna.id) == sorted(card.id for card in things[:taken])
        assert all(card.burned for card in things[taken:])


@rule("vtes.diablerie.equipment")
def test_what_the_equipment_says_holds_for_the_diablerist_at_once() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    oratory = beth.bears(ORATORY)
    diablerie_succeeds(s, anna, beth, until="equipment")
    takes(s.Ana, oratory)
    s.all_pass(until="polling")
    s.Ana.votes(anna, for_=False)
    s.all_pass()
    assert decided(s) == [(0, 1)]


@rule("vtes.diablerie.burn")
def test_cards_of_others_on_the_victim_burn_too() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    beth = s.Bea.in_torpor("Beth")
    grip = s.Cai.attach("#employ +1 bleed", beth)
    diablerie_succeeds(s, anna, beth)
    assert grip.burned and grip.controller == "Cai" and s.g.host[grip.id] == 0


@rule("vtes.diablerie.unit")
def test_nothing_can_be_used_between_the_steps_of_a_diablerie() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=2)
    beth = s.Bea.in_torpor("Beth")
    club = beth.bears(CLUB)
    hall = s.Bea.location("#location: 3 votes")
    s.Ana.hand("#unlock after resolution")
    diablerie_succeeds(s, anna, beth, until="equipment")
    assert s.g.to_act() == [s.Ana.seat] and s.g.question(s.Bea.seat) is None
    assert s.Ana.options == [DONE, pack(V.TARGET, club.id)]
    takes(s.Ana)
    assert beth.burned and s.asked == "polling", "the hunt is right behind it"
    assert s.Ana.why_not_play("#unlock after resolution", anna) in ("barred", "wrong-moment")
    s.passes_of("Ana")
    assert s.Bea.may_use(hall)
    s.all_pass()
    assert s.asked == "after-resolution" and s.Ana.may_play("#unlock after resolution", anna)


@rule("vtes.diablerie.unit")
def test_a_seat_leaving_in_the_middle_does_not_stop_the_diablerie() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=1)
    beth = s.Bea.in_torpor("Beth", blood=3)
    beth.bears(CLUB)
    diablerie_succeeds(s, anna, beth, until="equipment")
    s.concedes("Dan")
    assert s.Ana.asked == "equipment"
    takes(s.Ana)
    assert beth.burned and anna.blood == 4 and s.asked == "polling"


@rule("vtes.diablerie.unit")
def test_the_victims_methuselah_may_leave_in_the_middle() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=1)
    beth = s.Bea.in_torpor("Beth", blood=3)
    club = beth.bears(CLUB)
    diablerie_succeeds(s, anna, beth, until="equipment")
    s.concedes("Bea")
    assert s.asked == "polling" and anna.blood == 4, "there is nothing left to take"
    assert beth.zone == "removed" == club.zone


@rule("vtes.diablerie.unit")
def test_the_diablerists_methuselah_may_leave_in_the_middle() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=1)
    beth = s.Bea.in_torpor("Beth", blood=3)
    club = beth.bears(CLUB)
    diablerie_succeeds(s, anna, beth, until="equipment")
    s.concedes("Ana")
    assert beth.burned and club.burned and anna.zone == "removed"
    assert s.asked in ("master", "minion") and s.seat_asked() is s.Bea and decided(s) == []


@rule("vtes.diablerie.ready-only")
def test_only_ready_vampires_commit_diablerie() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna")
    alba = s.Ana.in_torpor("Alba")
    beth = s.Bea.in_torpor("Beth")
    assert s.Ana.may(V.DIABLERISE, anna, beth)
    assert not s.Ana.may(V.DIABLERISE, alba) and s.Ana.why_not(V.DIABLERISE, alba, beth) == "in-torpor"


@rule("vtes.diablerie.own-vampire")
def test_a_vampire_may_diablerise_another_of_the_same_methuselah() -> None:
    s = scene()
    anna = s.Ana.ready_minion("Anna", blood=1, title=T.PRIMOGEN)
    alba = s.Ana.in_torpor("Alba", blood=2)
    club = alba.bears(CLUB)
    diablerie_succeeds(s, anna, alba, until="equipment")
    takes(s.Ana, club)
    assert alba.burned and anna.blood == 3 and s.g.host[club.id] == anna.id and s.asked == "polling"

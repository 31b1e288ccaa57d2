"""What people act in waits until the effect that calls for it is over."""

from __future__ import annotations

from carmilla.kernel.frames import Frame
from tests.kernel.bench import Bench, bench


class Tells(Frame[Bench]):
    STEPS = ("tell",)
    SLOTS = ("line: text",)

    def __init__(self, line: str = "") -> None:
        self.line = line

    def tell(self, g: Bench) -> None:
        g.say(self.line)


class Within(Frame[Bench]):
    """A part of an effect: it queues two procedures."""

    STEPS = ("queue", "go_on")
    SLOTS = ()

    def queue(self, g: Bench) -> None:
        g.queue(Tells("first"))
        g.queue(Tells("second"))
        g.say("queued")

    def go_on(self, g: Bench) -> None:
        g.say("effect goes on")


class WithinEffect(Within):
    EFFECT = True


class Effect(Frame[Bench]):
    EFFECT = True
    STEPS = ("part", "rest")
    SLOTS = ()

    def part(self, g: Bench) -> None:
        g.call(WithinEffect())

    def rest(self, g: Bench) -> None:
        g.say("effect over")


class Caller(Frame[Bench]):
    STEPS = ("call", "after")
    SLOTS = ()

    def call(self, g: Bench) -> None:
        g.call(Effect())

    def after(self, g: Bench) -> None:
        g.say("caller goes on")


class Leaver(Caller):
    """Its effect ends with the departure of the caller, which cuts off what waits and may be cut."""

    def call(self, g: Bench) -> None:
        g.leave(self, "after")
        g.call(Effect())


def test_what_is_queued_comes_in_order_after_the_outermost_effect() -> None:
    assert bench(Caller()).lines == ["queued", "effect goes on", "effect over", "first", "second", "caller goes on"]


def test_without_an_open_effect_it_comes_at_once() -> None:
    class Once(Frame[Bench]):
        STEPS = ("queue", "go_on")
        SLOTS = ()

        def queue(self, g: Bench) -> None:
            g.queue(Tells("at once"))

        def go_on(self, g: Bench) -> None:
            g.say("goes on")

    assert bench(Once()).lines == ["at once", "goes on"]


def test_a_departure_cuts_off_what_waits() -> None:
    assert bench(Leaver()).lines == ["queued", "effect goes on", "effect over", "caller goes on"]

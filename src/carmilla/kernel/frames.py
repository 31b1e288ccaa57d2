"""Frames: the procedures of a rulebook, under way. What happens next in a game is what its stack of frames says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from .options import ELEMENTS

if TYPE_CHECKING:
    from .table import Table

G = TypeVar("G", bound="Table")

WORDS_OF_A_SLOT: Final = ("secret", "derived", "many")


class Slot:
    """One remembered value of a frame: its name, what it stands for, and who may see it."""

    def __init__(self, text: str) -> None:
        self.name, _, rest = text.partition(":")
        words = rest.split()
        self.element: str = words[-1] if words else ""
        self.secret: bool = "secret" in words
        self.derived: bool = "derived" in words
        self.many: bool = "many" in words
        assert self.element in ELEMENTS, text
        assert all([word in WORDS_OF_A_SLOT for word in words[:-1]]), text


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """A procedure of a rulebook under way.

    STEPS are its steps, in the rulebook's order: names of methods, called one after the other. SLOTS declare the values
    it remembers, each "name: element" (with `many` for a tuple of them, `secret`, `derived`); the constructor's
    arguments are the same, each with a default. A step that calls a frame or asks a question does nothing afterwards
    that depends on the outcome: the outcome is put into the slot named, and the next step reads it.
    """

    STEPS: ClassVar[tuple[str, ...]] = ()
    SLOTS: ClassVar[tuple[str, ...]] = ()
    EFFECT: ClassVar[bool] = False  # nothing may come between its parts
    UNCUT: ClassVar[bool] = False  # always carried through, although people are asked inside

    at: int = 0
    serial: int = 0
    into: tuple[str, ...] = ()

    def goto(self, step: str) -> None:
        self.at = self.STEPS.index(step)

    def begun(self, step: str) -> bool:
        return self.at > self.STEPS.index(step)

    def step(self) -> str:
        """The step that comes next, or "" at the end."""
        return self.STEPS[self.at] if self.at < len(self.STEPS) else ""

    def still(self, g: G) -> bool:
        """Does the window that this frame opened still matter? Asked after each use in it."""
        return True

    def passed(self, g: G, seat: int) -> None:
        """A seat has passed in the window that this frame opened: what that gives up is for this frame to remember."""

    def left(self, g: G) -> None:
        """Pays what is owed when the frame is cut off. It may neither call nor ask."""

    def asked_again(self, step: str) -> None:
        """Its question was interrupted: the step that asked runs anew."""
        self.goto(step)


# per frame class, filled by `declare`: the slots, and their names alone
SLOTS_OF: Final[dict[Any, tuple[Slot, ...]]] = {}
NAMES_OF: Final[dict[Any, tuple[str, ...]]] = {}


def declare_frame(cls: Any) -> None:
    slots = tuple([Slot(text) for text in cls.SLOTS])
    SLOTS_OF[cls] = slots
    NAMES_OF[cls] = tuple([slot.name for slot in slots])


def values_of(frame: Frame[Any]) -> list[Any]:
    return [getattr(frame, name) for name in NAMES_OF[type(frame)]]


def copy_of(frame: Frame[Any]) -> Frame[Any]:
    make = cast(Any, type(frame))
    new: Frame[Any] = make()
    for name in NAMES_OF[type(frame)]:
        setattr(new, name, getattr(frame, name))
    new.at, new.serial, new.into = frame.at, frame.serial, frame.into
    return new

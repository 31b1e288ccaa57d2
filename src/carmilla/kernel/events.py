"""Events: what each viewer is told, put together for that viewer at the moment it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from .options import CARD, FIELD, NONE, NUMBER, OPTION, SEAT, ZONE_OF, verb_of

if TYPE_CHECKING:
    from .knowledge import Knowing


class Kind:
    """A kind of event: its name, and what its arguments stand for."""

    def __init__(self, name: str, *elements: str) -> None:
        self.name, self.elements = name, elements


MOVED: Final = 0
SHOWN: Final = 1
SHUFFLED: Final = 2
CONCEALED: Final = 3
ASKED: Final = 4
ANSWERED: Final = 5
REWOUND: Final = 6
LEFT: Final = 7
FIRST_EVENT: Final = 16  # a game's own kinds start here

KERNEL_EVENTS: Final = {
    MOVED: Kind("moved", CARD, ZONE_OF, ZONE_OF, NUMBER, NUMBER, NUMBER),  # its handle from now on; places it left and took
    SHOWN: Kind("shown", CARD, "seats", ZONE_OF, NUMBER),  # to whom, where: row and place
    SHUFFLED: Kind("shuffled", ZONE_OF),
    CONCEALED: Kind("concealed", ZONE_OF),
    ASKED: Kind("asked", SEAT, NUMBER),
    ANSWERED: Kind("answered", SEAT, OPTION),
    REWOUND: Kind("rewound"),
    LEFT: Kind("left", "seats"),
}


def token_for(g: Knowing, viewer: int, option: int) -> str:
    """The text of an option, its cards called as this viewer calls them: 0 for one it cannot follow."""
    names = g.handle
    if option >= 0:
        for shift in g.VERBS.card_shifts.get(verb_of(option), ()):
            card = option >> shift & FIELD
            if card < len(names) and names[card] and not g.tellers[g.zone[card]] >> viewer & 1:
                names = names[:]
                names[card] = 0
    return g.VERBS.token(option, names)


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorder:
    """One stream per viewer. A card is told as its handle and, to whoever sees it, its definition; a place in a row, counted
    from the top, to whoever can tell the cards of that row apart."""

    def __init__(self, viewers: int) -> None:
        self.streams: list[list[list[Any]]] = [[] for _ in range(viewers)]

    def tell(self, g: Knowing, to: int, kind: int, args: tuple[int, ...]) -> None:
        elements = g.EVENTS[kind].elements
        for viewer, stream in enumerate(self.streams):
            if to >> viewer & 1:
                event: list[Any] = [kind]
                for element, arg in zip(elements, args, strict=True):
                    if element == CARD:
                        event.append([g.handle_for(viewer, arg), g.seen_by(viewer, arg)])
                    elif element == OPTION:
                        event.append(token_for(g, viewer, arg))
                    else:
                        event.append(arg)
                stream.append(event)

    def shown(self, g: Knowing, card: int, to: int) -> None:
        row = g.zone[card]
        place = g.place_from_top(card)
        for viewer, stream in enumerate(self.streams):
            apart = g.tellers[row] >> viewer & 1
            stream.append([SHOWN, [g.handle_for(viewer, card), g.seen_by(viewer, card)], to, row, place if apart else NONE])

    def moved(self, g: Knowing, card: int, old: int, new: int, earlier: int, saw: int, left: int, took: int) -> None:
        """`earlier`: the handle it had; `saw`: who had seen it before it moved; `left`, `took`: places from the top."""
        sees = saw | g.known[card]
        for viewer, stream in enumerate(self.streams):
            bit = 1 << viewer
            told: list[Any] = [MOVED, [0, g.ident[card] if sees & bit else NONE], old, new, 0, NONE, NONE]
            if g.tellers[old] & bit:
                told[1][0], told[5] = earlier, left
            if g.tellers[new] & bit:
                told[4], told[6] = g.handle[card], took
            stream.append(told)

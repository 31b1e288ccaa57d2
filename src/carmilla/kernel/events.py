"""Events: what each viewer is told, put together for that viewer at the moment it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .options import CARD, NONE, NUMBER, OPTION, SEAT, ZONE_OF

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
    MOVED: Kind("moved", CARD, ZONE_OF, ZONE_OF, NUMBER),  # the number is its handle from now on
    SHOWN: Kind("shown", CARD, "seats"),
    SHUFFLED: Kind("shuffled", ZONE_OF),
    CONCEALED: Kind("concealed", ZONE_OF),
    ASKED: Kind("asked", SEAT, NUMBER),
    ANSWERED: Kind("answered", SEAT, OPTION),
    REWOUND: Kind("rewound"),
    LEFT: Kind("left", "seats"),
}


class Recorder:
    """One stream per viewer. A card is told as its handle and, to whoever sees it, its definition."""

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
                        event.append(g.VERBS.token(arg, g.handle))
                    else:
                        event.append(arg)
                stream.append(event)

    def moved(self, g: Knowing, card: int, old: int, new: int, earlier: int, saw: int) -> None:
        """`earlier`: the handle it had; `saw`: who had seen it before it moved."""
        sees = saw | g.known[card]
        for viewer, stream in enumerate(self.streams):
            before = earlier if g.tellers[old] >> viewer & 1 else 0
            after = g.handle[card] if g.tellers[new] >> viewer & 1 else 0
            stream.append([MOVED, [before, g.ident[card] if sees >> viewer & 1 else NONE], old, new, after])

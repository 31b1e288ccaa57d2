"""`carmilla options`: what can be chosen about a table before the game begins."""

from __future__ import annotations

from carmilla.ai.policies import levels
from carmilla.games import find

from .output import Output


def listing(game: str, out: Output) -> int:
    spec = find(game)
    if out.json:
        options = [{"name": o.name, "values": list(o.values), "default": o.default, "meaning": out.say(o.meaning)} for o in spec.options]
        bots = [{"bot": level, "meaning": out.say(f"bot-{level}")} for level in levels(spec.name)]
        seats = {"seats": list(spec.seats), "default_seats": spec.default_seats}
        out.document({"game": spec.name, **seats, "options": options, "bots": bots})
        return 0
    out.line(out.say("options-seats", seats=", ".join(str(n) for n in spec.seats), default=str(spec.default_seats)))
    out.line()
    out.line(out.say("options-table") if spec.options else out.say("options-none"))
    values = [("|".join(v + "*" if v == o.default else v for v in o.values), o) for o in spec.options]
    out.table([(o.name, value, out.say(o.meaning)) for value, o in values], "  ")
    out.line()
    out.line(out.say("options-bots"))
    out.table([(level, out.say(f"bot-{level}")) for level in levels(spec.name)], "  ")
    return 0

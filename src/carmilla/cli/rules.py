"""`carmilla rules`: the rules index of a game, with the tests that cite each entry."""

from __future__ import annotations

from carmilla.games import LISTED, UNLISTED, find
from carmilla.rulesindex import report

from .output import Output


def tell(game: str, uncited: bool, under: list[str], tiers: list[str], out: Output) -> int:
    if game not in (*LISTED, *UNLISTED):
        find(game)
    found = report(game, under, tiers, uncited)
    if out.json:
        out.document(found.as_json())
    else:
        out.line(found.as_text(out.lang))
    if found.note(out.lang):
        out.note(found.note(out.lang))
    return 0

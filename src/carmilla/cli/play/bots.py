"""The other players. A bot is made anew for each answer, from a seed of its own that the
position gives: so a game that was saved, or in which something was taken back, goes on as it would have."""

from __future__ import annotations

from carmilla.ai.arena import seed_of
from carmilla.ai.policies import Policy, levels, policy
from carmilla.match import Match

HIGHEST_BY_DEFAULT = 3


def default_level(game: str) -> str:
    """The best there is, 3 at most."""
    return str(max([int(level) for level in levels(game) if level.isdigit() and int(level) <= HIGHEST_BY_DEFAULT]))


def bot_for(match: Match, seat: int, level: str) -> Policy:
    secret = int.from_bytes(match.setup.key, "little")
    return policy(level, seed_of(secret, seat, int(match.digest, 16)), match.setup.game)


def answer(match: Match, seat: int, level: str) -> None:
    g = match.table
    match.do(seat, bot_for(match, seat, level).answer(g, seat, g.options(seat)))


def hint(match: Match, seat: int, lang: str) -> str:
    """What the best bot would do and why, from what the seat may know; nothing, if it does not say."""
    advise = getattr(bot_for(match, seat, default_level(match.setup.game)), "hint", None)
    if advise is None:
        return ""
    said: str = advise(match.table, seat, lang)
    return said

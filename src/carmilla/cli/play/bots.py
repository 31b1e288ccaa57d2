"""The other players. A bot is made anew for each answer, from a seed of its own: so a game that was saved goes on as it would have."""

from __future__ import annotations

from carmilla.ai.arena import seed_of
from carmilla.ai.policies import LEVELS, policy
from carmilla.match import Match

HIGHEST_BY_DEFAULT = 3


def default_level() -> str:
    """The best there is, 3 at most."""
    return str(max([int(level) for level in LEVELS if level.isdigit() and int(level) <= HIGHEST_BY_DEFAULT]))


def adviser(bots: dict[int, str]) -> str:
    """Whose advice is asked: the best bot of this table, or the best there is where only people play."""
    return max(bots.values(), default=default_level())


def hint(match: Match, seat: int, bots: dict[int, str], lang: str) -> str:
    """What the adviser would do and why, from what the seat may know; nothing, if it does not say."""
    level = adviser(bots)
    advise = getattr(policy(level, seed_of(match.setup.key, seat)), "hint", None)
    if advise is None:
        return ""
    said: str = advise(match.table, seat, lang)
    return said


def answer(match: Match, seat: int, level: str) -> None:
    g = match.table
    options = g.options(seat)
    bot = policy(level, seed_of(match.setup.key, seat, len(match.log)))
    match.do(seat, bot.choose(options))

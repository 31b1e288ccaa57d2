"""Setting a table up."""

from __future__ import annotations

from carmilla.kernel.events import Recorder
from carmilla.kernel.rng import Rng

from .abilities import Ability, CardText, Part
from .cards.pool import DEFINITIONS
from .rules.rounds import Game
from .table import Vendetta
from .words import CLANS

PROGRAMS: list[list[tuple[Part, ...]]] = []
SEED = b"setup"


def learn(g: Vendetta, definitions: list[CardText]) -> None:
    """What is printed, and the programs of it."""
    g.definitions = list(definitions)
    g.programs = [[ability.program() for ability in text.abilities if isinstance(ability, Ability)] for text in definitions]


def empty_table() -> Vendetta:
    g = Vendetta()
    if not PROGRAMS:
        learn(g, DEFINITIONS)
        PROGRAMS.extend(g.programs)
    g.definitions, g.programs = DEFINITIONS, PROGRAMS
    return g


def new_table(
    seats: int,
    key: bytes,
    teams: bool = False,
    relics: bool = False,
    location_cards: bool = False,
    house_cards: bool = True,
    reveal_at_end: bool = False,
    rewards: int = 0,
) -> Vendetta:
    g = empty_table()
    g.recorder = Recorder(seats + 1)
    rng = Rng(key + SEED)
    # rule: setup.first-player, setup.clans-offered
    first, offered = rng.below(seats), rng.shuffled(list(range(len(CLANS))))[: seats + 1]
    clans = sum([1 << clan for clan in offered])
    # rule: setup.locations, setup.locations-by-players, game.players, three.tier
    g.set_out(seats, key, 3 if seats > 4 else 2, first, clans)
    # rule: team.players, team.setup, team.formed, variant.combine
    g.set_options(teams, relics, location_cards, house_cards, reveal_at_end, rewards)
    g.call(Game())
    g.pump()
    return g

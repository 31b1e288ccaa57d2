"""The commands and their flags, one function each. What they do stands in a module of its own, imported when it is called.

The `help` of a flag names the message `help-flag-…`; without one, the name of the flag does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from .help import Command, Group, Reader
from .output import Output

app = typer.Typer(
    cls=Group,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)

Game = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Quiet = Annotated[bool, typer.Option("--quiet")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|es")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="K=V")]
Seed = Annotated[int, typer.Option("--seed", metavar="S")]

MAY_STAND_ALONE = {"play": ("--resume", "newest")}  # a flag without its value, and the value that it has then
SEVERAL_VALUES = {"rules": ("--under", "--tier")}  # flags that take every word that follows


def spread(args: list[str]) -> list[str]:
    """`--under A B` as `--under A --under B`, once the game has been named."""
    if args and args[0] in MAY_STAND_ALONE:
        flag, value = MAY_STAND_ALONE[args[0]]
        alone = [word == flag and (i + 1 == len(args) or args[i + 1].startswith("-")) for i, word in enumerate(args)]
        return [f"{word}={value}" if bare else word for word, bare in zip(args, alone, strict=True)]
    many = SEVERAL_VALUES.get(args[0], ()) if args else ()
    if len(args) < 2 or args[1].startswith("-"):
        return args
    out: list[str] = []
    flag, values = "", 0
    for word in args:
        if word.startswith("-"):
            flag, values = word if word in many else "", 0
        elif flag:
            values += 1
            if values > 1:
                out.append(flag)
        out.append(word)
    return out


def output(json: bool, quiet: bool, lang: str) -> Output:
    return Output(json, quiet, lang or Reader.lang)


@app.callback(invoke_without_command=True)
def carmilla(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = "",
) -> None:
    if version:
        from carmilla import __version__

        typer.echo(__version__)
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command(cls=Command)
def sim(
    game: Game,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", metavar="L,…", help="bots")] = "",
    games: Annotated[int, typer.Option("--games", metavar="K", min=1)] = 100,
    seed: Seed = 0,
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    option: Options = None,
    workers: Annotated[int, typer.Option("--workers", metavar="W", min=1)] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    json: Json = False,
    quiet: Quiet = False,
    lang: Lang = "",
) -> int:
    from .sim import plan, simulate

    return simulate(plan(game, seats, bots, games, seed, rotate, option or [], out), workers, output(json, quiet, lang))


@app.command(cls=Command)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    check: Annotated[bool, typer.Option("--check")] = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", help="replay-seat")] = None,
    json: Json = False,
    quiet: Quiet = False,
    lang: Lang = "",
) -> int:
    from .replay import compare, show

    where = output(json, quiet, lang)
    return compare(file, where) if check else show(file, seat, where)


@app.command(cls=Command)
def fuzz(
    game: Game,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1, help="fuzz-games")] = 10,
    seed: Seed = 0,
    seats: Seats = None,
    option: Options = None,
    json: Json = False,
    quiet: Quiet = False,
    lang: Lang = "",
) -> int:
    from .nets import torture

    return torture(game, games, seed, seats, option or [], output(json, quiet, lang))


@app.command(cls=Command)
def leaks(
    game: Game,
    pairs: Annotated[int, typer.Option("--pairs", metavar="K", min=1)] = 100,
    seed: Seed = 0,
    seats: Seats = None,
    option: Options = None,
    json: Json = False,
    quiet: Quiet = False,
    lang: Lang = "",
) -> int:
    from .nets import compare_pairs

    return compare_pairs(game, pairs, seed, seats, option or [], output(json, quiet, lang))


@app.command(cls=Command)
def perft(
    game: Game,
    position: Annotated[str, typer.Option("--position", metavar="NAME")] = "",
    depth: Annotated[int, typer.Option("--depth", metavar="D", min=1, max=12)] = 3,
    json: Json = False,
    quiet: Quiet = False,
    lang: Lang = "",
) -> int:
    from .nets import count

    return count(game, position, depth, output(json, quiet, lang))


@app.command(cls=Command)
def rules(
    game: Game,
    uncited: Annotated[bool, typer.Option("--uncited")] = False,
    under: Annotated[list[str] | None, typer.Option("--under", metavar="PREFIX…")] = None,
    tier: Annotated[list[str] | None, typer.Option("--tier", metavar="T…")] = None,
    json: Json = False,
    quiet: Quiet = False,
    lang: Lang = "",
) -> int:
    from .rules import tell

    return tell(game, uncited, under or [], tier or [], output(json, quiet, lang))


@app.command(cls=Command)
def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME…]", show_default=False)] = None,
    seats: Seats = None,
    option: Options = None,
    json: Json = False,
    quiet: Quiet = False,
    lang: Lang = "",
) -> int:
    from .bench import measure

    return measure(game or [], seats, option or [], output(json, quiet, lang))


@app.command(cls=Command)
def options(game: Game, json: Json = False, quiet: Quiet = False, lang: Lang = "") -> int:
    from .options import listing

    return listing(game, output(json, quiet, lang))


@app.command(cls=Command)
def play(
    game: Game,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", metavar="L,…", help="play-bots")] = "",
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="play-seed")] = None,
    option: Options = None,
    deck: Annotated[list[Path] | None, typer.Option("--deck", metavar="FILE")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="play-seat")] = None,
    humans: Annotated[int, typer.Option("--humans", metavar="H", min=1)] = 1,
    resume: Annotated[str, typer.Option("--resume", metavar="[FILE]")] = "",
    plain: Annotated[bool, typer.Option("--plain")] = False,
    json: Json = False,
    quiet: Quiet = False,
    lang: Lang = "",
) -> int:
    from .play import Wishes
    from .play import play as begin

    wishes = Wishes(game, seats, bots, seed, option or [], deck or [], seat, humans, resume, plain)
    return begin(wishes, output(json, quiet, lang))


@app.command(cls=Command)
def doctor(json: Json = False, quiet: Quiet = False, lang: Lang = "") -> int:
    from .doctor import examine

    return examine(output(json, quiet, lang))


__all__: list[Any] = ["app", "spread"]

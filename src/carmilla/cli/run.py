"""Runs one command line, and says in one sentence what went wrong: the exit status tells scripts, the sentence tells people."""

from __future__ import annotations

import os
import re
import sys
from typing import cast

import typer

from carmilla.errors import Refused

from .help import Reader
from .output import Output, chosen_language

USAGE_ERROR = cast(type[Exception], typer.BadParameter.__mro__[1])  # the class that all complaints about a command line share
FINE, CHECK_FAILED, USAGE, NOT_FOUND, INTERRUPTED = 0, 1, 2, 3, 130

NOT_THERE = {
    "file-not-found",
    "no-rules-index",
    "no-save",
    "unknown-card",
    "unknown-game",
    "unknown-position",
    "unknown-prefix",
    "unknown-tier",
}
MISWRITTEN = {
    "bad-argument",
    "bot-count",
    "missing-argument",
    "number-too-large",
    "number-too-small",
    "number-wanted",
    "option-form",
    "option-value",
    "rotation-games",
    "seat-count",
    "unknown-bot",
    "unknown-command",
    "unknown-flag",
    "unknown-language",
    "unknown-option",
    "usage",
}


def run(args: list[str]) -> int:
    """The exit status of `carmilla` with these arguments."""
    out = Output(json="--json" in args, quiet="--quiet" in args, lang=chosen_language(args))
    try:
        status = carried_out(args, out)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return stopped(out)
    except BrokenPipeError:
        return deafened()


def carried_out(args: list[str], out: Output) -> int:
    from .app import app, spread

    try:
        out.check_language()
        Reader.lang = out.lang
        status = app(spread(asked_for_help(args)), prog_name="carmilla", standalone_mode=False)
        if status == INTERRUPTED:  # what an interruption has become on its way here
            return stopped(out)
        return status if isinstance(status, int) else FINE
    except Refused as refused:
        return told(out, refused)
    except typer.Exit as leaving:
        return leaving.exit_code
    except (typer.Abort, EOFError):
        return stopped(out)
    except BrokenPipeError:
        raise
    except OSError as error:
        return told(out, of_the_system(error))
    except USAGE_ERROR as error:
        return told(out, of_usage(error))


def asked_for_help(args: list[str]) -> list[str]:
    """`carmilla help sim` is `carmilla sim --help`."""
    return [*args[1:], "--help"] if args[:1] == ["help"] else args


def told(out: Output, refused: Refused) -> int:
    out.refused(refused)
    return NOT_FOUND if refused.code in NOT_THERE else USAGE if refused.code in MISWRITTEN else CHECK_FAILED


def stopped(out: Output) -> int:
    out.complain(out.say("cli-interrupted"))
    return INTERRUPTED


def deafened() -> int:
    """Whoever read our output has had enough; what Python would flush at the end goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return FINE


def of_the_system(error: OSError) -> Refused:
    path = error.filename or ""
    if isinstance(error, FileNotFoundError):
        return Refused("file-not-found", {"path": path})
    return Refused("system", {"path": path, "detail": error.strerror or str(error)})


def of_usage(error: BaseException) -> Refused:
    """What the reader of arguments complains about, as a refusal in our words."""
    kinds = {kind.__name__ for kind in type(error).__mro__}
    param = getattr(error, "param", None)
    name = param.get_error_hint().strip("'") if param is not None and hasattr(param, "get_error_hint") else ""
    if param is not None and param.opts and param.param_type_name == "option":
        name = param.opts[0]
    if "NoSuchOption" in kinds:
        return Refused("unknown-flag", {"flag": getattr(error, "option_name", "")})
    if "MissingParameter" in kinds:
        return Refused("missing-argument", {"name": name})
    detail = getattr(error, "message", str(error))
    return of_a_value(name, detail) if "BadParameter" in kinds and name else Refused("usage", {"detail": detail})


def of_a_value(name: str, detail: str) -> Refused:
    bound = re.search(r"(greater|less) than or equal to (-?\d+)", detail)
    if bound and bound[1] == "greater":
        return Refused("number-too-small", {"name": name, "least": bound[2]})
    if bound:
        return Refused("number-too-large", {"name": name, "most": bound[2]})
    if "integer" in detail:
        return Refused("number-wanted", {"name": name})
    return Refused("bad-argument", {"name": name, "detail": detail})

"""Messages in every language of the program: Project Fluent catalogues, one `.ftl` file per language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

ENGLISH = "en"
SUFFIX = ".ftl"


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, in alphabetical order."""
    return tuple(sorted(entry.name.removesuffix(SUFFIX) for entry in files(__name__).iterdir() if entry.name.endswith(SUFFIX)))


def catalogue(lang: str) -> str:
    """The source of a language's catalogue."""
    if lang not in languages():
        raise KeyError(lang)
    return files(__name__).joinpath(lang + SUFFIX).read_text(encoding="utf-8")


def message(lang: str, ident: str, /, **args: FluentType | str) -> str:
    """The message with this id, its variables filled in. An unknown id or a variable left out is a fault of the caller."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(ident).value
    if pattern is None:
        raise KeyError(ident)
    text, errors = bundle.format_pattern(pattern, {name.replace("_", "-"): value for name, value in args.items()})
    if errors:
        raise ValueError(f"{lang}: {ident}: {errors[0]}")
    return str(text)


def has_message(lang: str, ident: str) -> bool:
    return bool(_bundle(lang).has_message(ident))


def detect_language(env: Mapping[str, str]) -> str:
    """The language asked for by the environment, in the order that POSIX gives, else English."""
    for variable in ("CARMILLA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = env.get(variable, "")
        if asked:
            short = asked.replace("-", "_").split("_")[0].split(".")[0].lower()
            return short if short in languages() else ENGLISH
    return ENGLISH


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(lang)))
    return bundle

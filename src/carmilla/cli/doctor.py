"""`carmilla doctor`: what is installed, what is missing, what it means."""

from __future__ import annotations

import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Any

from .output import Output, console

OLDEST = (3, 11)


def is_compiled() -> bool:
    from carmilla.kernel import table

    return (table.__file__ or "").endswith((".so", ".pyd"))


def needed() -> list[str]:
    """The packages that the program cannot do without."""
    names = [line.split(";")[0].strip() for line in requires("carmilla") or [] if "extra ==" not in line]
    return ["".join(c if c.isalnum() or c in "-_." else " " for c in name).split()[0] for name in names]


def installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def findings() -> dict[str, Any]:
    from carmilla import __version__
    from carmilla.text import catalogue, languages

    packages = {name: installed(name) for name in needed()}
    messages = {lang: sum(1 for line in catalogue(lang).splitlines() if " = " in line and line[0].isalpha()) for lang in languages()}
    python = platform.python_version()
    return {
        "carmilla": __version__,
        "python": python,
        "compiled": is_compiled(),
        "packages": packages,
        "catalogues": messages,
        "terminal": terminal(),
        "ok": sys.version_info[:2] >= OLDEST and all(packages.values()) and len(set(messages.values())) == 1,
    }


def terminal() -> dict[str, Any]:
    on = console(sys.stdout)
    width = shutil.get_terminal_size().columns
    return {"interactive": sys.stdout.isatty(), "colour": on.color_system, "width": width, "encoding": sys.stdout.encoding}


def examine(out: Output) -> int:
    found = findings()
    if out.json:
        out.document(found)
        return 0 if found["ok"] else 1
    out.line(out.say("doctor-program", carmilla=found["carmilla"], python=found["python"]))
    out.line(out.say("doctor-compiled") if found["compiled"] else out.say("doctor-interpreted"))
    for name, number in found["packages"].items():
        if number is None:
            out.line(out.say("doctor-missing", name=name))
    here = ", ".join(f"{name} {number}" for name, number in found["packages"].items() if number)
    out.line(out.say("doctor-packages", packages=here))
    out.line(out.say("doctor-catalogues", catalogues=", ".join(f"{lang} ({n})" for lang, n in found["catalogues"].items())))
    seen = found["terminal"]
    out.line(out.say("doctor-terminal", width=str(seen["width"]), encoding=seen["encoding"], colour=seen["colour"] or "–"))
    out.line(out.say("doctor-fine") if found["ok"] else out.say("doctor-not-fine"))
    return 0 if found["ok"] else 1

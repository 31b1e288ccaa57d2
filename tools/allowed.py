"""A contract for import-linter: what a package may import, and nothing else. Standard library included unless named."""

from __future__ import annotations

import fnmatch
import sys
from collections.abc import Iterable

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AllowedContract(Contract):
    """Each of `sources` (a `*` stands for one name) may import itself, the standard library and `allowed`.

    In `allowed`, a `*` stands for one name, and a `**` at the end for everything below.
    """

    sources = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField(), required=False, default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        allowed: list[str] = list(self.allowed)  # type: ignore[call-overload]
        broken = [
            f"{module}:{line} may not import {imported}"
            for source in self.sources  # type: ignore[attr-defined]
            for package in packages(graph.modules, source)
            for module in sorted(graph.modules)
            if within(module, package)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if not within(imported, package) and not permitted(imported, allowed)
            for line in sorted({detail["line_number"] for detail in graph.get_import_details(importer=module, imported=imported)})
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["broken"]:
            output.print_error(line)


def packages(modules: Iterable[str], pattern: str) -> list[str]:
    """The modules that the pattern names: `carmilla.games.*` is each game."""
    depth = pattern.count(".")
    return sorted(module for module in modules if module.count(".") == depth and fnmatch.fnmatchcase(module, pattern))


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def permitted(imported: str, allowed: list[str]) -> bool:
    parts = imported.split(".")
    return parts[0] in sys.stdlib_module_names or any(matches(parts, pattern.split(".")) for pattern in allowed)


def matches(parts: list[str], pattern: list[str]) -> bool:
    if pattern[-1] == "**":
        pattern = pattern[:-1]
        parts = parts[: len(pattern)]
    return len(parts) == len(pattern) and all(map(fnmatch.fnmatchcase, parts, pattern))

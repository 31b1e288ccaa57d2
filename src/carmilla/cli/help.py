"""Help in the language of the reader. Examples come first; the texts of a command `x` are the messages `help-x…`."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

INDENT = "  "
WIDTH = 26


class Reader:
    lang = "en"  # of the command line at hand


def say(ident: str) -> str:
    from carmilla.text import message

    return message(Reader.lang, ident)


def examples(name: str) -> list[str]:
    lines = say(f"help-examples-{name}").splitlines()
    return [f"{say('help-examples')}:", *(INDENT + line for line in lines), ""]


def rows(pairs: list[tuple[str, str]]) -> list[str]:
    return [f"{INDENT}{left.ljust(WIDTH)} {right}" if len(left) <= WIDTH else f"{INDENT}{left}  {right}" for left, right in pairs]


def parameters(command: Any, ctx: Any) -> list[str]:
    """The arguments and flags, those that every command has at the end."""
    pairs = []
    for param in command.get_params(ctx):
        name = param.name or ""
        if param.param_type_name == "argument":
            pairs.append((param.make_metavar(ctx) if param.metavar is None else param.metavar, say(f"help-argument-{name}")))
        else:
            left = ", ".join(param.opts) + (f" {param.metavar}" if param.metavar else "")
            ident = name if name == "help" or not param.help else param.help
            pairs.append((left, say(f"help-flag-{ident}")))
    return rows(pairs)


class Command(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        usage = (
            " ".join([ctx.command_path, *self.collect_usage_pieces(ctx)]).replace("[OPTIONS]", "[--…]").replace("{", "").replace("}", "")
        )
        lines = [*examples(self.name or ""), f"{say('help-usage')}: {usage}", "", say(f"help-command-{self.name}"), ""]
        return "\n".join([*lines, *parameters(self, ctx)])


class Group(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        lines = [*examples("carmilla"), say("help-about"), "", f"{say('help-usage')}: carmilla COMMAND [--…]", ""]
        names = [(name, say(f"help-command-{name}").splitlines()[0]) for name in self.list_commands(ctx)]
        return "\n".join([*lines, f"{say('help-commands')}:", *rows(names), "", say("help-more")])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        from carmilla.errors import Refused, listed, nearest, shortened

        if args and not args[0].startswith("-") and args[0] not in self.commands:
            near = nearest(args[0], tuple(self.commands))
            raise Refused("unknown-command", {"command": shortened(args[0]), "known": listed(near)})
        return super().resolve_command(ctx, args)

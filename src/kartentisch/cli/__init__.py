"""The command `kartentisch`.

Errors of content (an illegal move in a record, a wrong option) end with status 1, wrong usage with 2;
both say why on standard error, without a traceback.
"""

import io
import os
import sys

import typer

from kartentisch.cli.arena import arena
from kartentisch.cli.bench import bench
from kartentisch.cli.console import fail
from kartentisch.cli.records import check, verify
from kartentisch.cli.rules import rules
from kartentisch.cli.serve import play, serve
from kartentisch.cli.simulate import simulate
from kartentisch.core.errors import KartentischError

app = typer.Typer(
    help="A table for three card games: 8-28, Compañeros and Schatzsuche.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.callback()(play)
for command in (simulate, check, bench, rules, arena, serve, verify):
    app.command()(command)


def main() -> None:
    """Run the command; refuse with a reason, never with a traceback."""
    # A terminal that lacks a letter shows its code instead.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        app()
    except KartentischError as error:
        fail(str(error))
    except BrokenPipeError:
        # Whoever read our output has gone: nothing more to say, also not at the interpreter's end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))

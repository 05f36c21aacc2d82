"""What the commands print, and how they refuse."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kartentisch.core.compiled import is_compiled_before

out = Console()
err = Console(stderr=True)


def fail(reason: str) -> None:
    """Say why and end with status 1."""
    err.print(f"kartentisch: {reason}", style="red", markup=False, highlight=False, soft_wrap=True)
    sys.exit(1)


@contextmanager
def progress_bar(title: str, total: float) -> Iterator[Progress]:
    """A bar on standard error while something lasts; silent when that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        progress.add_task(title, total=total)
        yield progress


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Give errors of reading and writing the name of the file."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def advance(progress: Progress, steps: float = 1) -> None:
    """Move the bar on."""
    progress.advance(progress.task_ids[0], steps)


@cache
def announce_compilation(function: Callable[..., object]) -> None:
    """Say, once, why the first start takes longer."""
    if not is_compiled_before(function):
        err.print(
            "Compiling the rules for this machine: about 10 seconds, the next time none ...", style="dim"
        )

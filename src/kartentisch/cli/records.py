"""`kartentisch check` and `kartentisch verify`: records against the rules, decks against the shuffle."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from kartentisch.cli.console import advance, announce_compilation, naming, out, progress_bar
from kartentisch.core.errors import KartentischError
from kartentisch.games import find_game
from kartentisch.records.record import decode
from kartentisch.records.replay import check as check_record


def check(
    files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Files of records.")],
) -> None:
    """Replay records and report every wrong one with deal, move and rule."""
    right = wrong = 0
    with progress_bar("records", sum(path.stat().st_size for path in files)) as progress:
        for path in files:
            count = 0
            for place, error in check_file(path, progress):
                count += 1
                if error is None:
                    right += 1
                else:
                    wrong += 1
                    out.print(f"{place}: {error}", markup=False, highlight=False, soft_wrap=True)
            if count == 0:
                wrong += 1
                out.print(f"{path}: no record in it", markup=False, highlight=False, soft_wrap=True)
    out.print(f"{right} right, {wrong} wrong", highlight=False, style="red" if wrong else "green")
    if wrong:
        raise typer.Exit(1)


def check_file(path: Path, progress: Progress) -> Iterator[tuple[str, str | None]]:
    """Every record of a file by its place, with what is wrong in it."""
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if line.strip():
                    yield f"{path}:{number}", what_is_wrong(line)
                advance(progress, len(line))
    except OSError as error:
        yield str(path), error.strerror or "it cannot be read"


def what_is_wrong(line: bytes) -> str | None:
    """Why a line is no valid record."""
    try:
        record = decode(line)
        announce_compilation(find_game(record.game).rules["apply"])
        check_record(record)
    except KartentischError as error:
        return str(error)
    return None


def verify(
    files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Files of records.")],
) -> None:
    """Check that the decks of a table's records follow from the shuffle that was committed to."""
    from kartentisch.table.record import decode as decode_table
    from kartentisch.table.record import verify as verify_decks

    wrong = 0
    for path in files:
        with naming(path):
            lines = [line for line in path.read_bytes().splitlines() if line.strip()]
        for number, line in enumerate(lines, start=1):
            try:
                record = decode_table(line)
                announce_compilation(find_game(record.game).rules["apply"])
                decks = len(list(verify_decks(record)))
                result = f"{decks} decks, all as committed to before the game"
            except KartentischError as error:
                wrong += 1
                result = str(error)
            out.print(f"{path}:{number}: {result}", markup=False, highlight=False, soft_wrap=True)
        if not lines:
            wrong += 1
            out.print(f"{path}: no record in it", markup=False, highlight=False, soft_wrap=True)
    if wrong:
        raise typer.Exit(1)

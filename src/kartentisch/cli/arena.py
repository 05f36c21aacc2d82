"""`kartentisch arena`: let bots play against each other."""

import json
from math import ceil
from pathlib import Path
from time import perf_counter, thread_time
from typing import Annotated

import typer
from rich.table import Table

from kartentisch.cli.arguments import (
    Json,
    Players,
    WhichGame,
    known_bots,
    parse_budgets,
    parse_options,
    players_of,
)
from kartentisch.cli.console import announce_compilation, naming, out, progress_bar
from kartentisch.lab.arena import Match, Result, play_blocks


def arena(
    game: WhichGame,
    bots: Annotated[str, typer.Option(help="Two or more bots, with commas.")],
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="At most so many games.")] = 300,
    until: Annotated[
        float | None, typer.Option(min=0.001, max=1, help="Stop when the intervals are this narrow.")
    ] = None,
    budget: Annotated[
        str, typer.Option(help="Milliseconds for each move, of all bots or of each: expert=10,ismcts=50.")
    ] = "10",
    cpu_time: Annotated[
        bool, typer.Option("--cpu-time", help="Count only time on the processor: for a busy machine.")
    ] = False,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="The same seed gives the same decks.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="key=value, may be repeated.")] = None,
    file: Annotated[Path | None, typer.Option(dir_okay=False, help="Write every block here.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play against each other with the same decks in all seats."""
    seats = players_of(game, players)
    names = known_bots(bots)
    if len(names) < 2:
        raise typer.BadParameter("an arena takes two bots or more")
    efforts = parse_budgets(budget, names, thread_time if cpu_time else perf_counter)
    match = Match(game, seats, parse_options(game, option or []), names, seed, efforts)
    announce_compilation(game.rules["apply"])
    blocks = ceil(games / (seats * len(match.line_ups())))
    with progress_bar(f"{game.title}, blocks", blocks) as progress:
        for number, so_far in enumerate(play_blocks(match, sequential=until is not None), start=1):
            width = so_far.widest()
            progress.update(
                progress.task_ids[0], advance=1, description=f"{game.title}, interval {width:.3f}"
            )
            if number == blocks or (until is not None and width <= until):
                break
    if file is not None:
        with naming(file):
            file.write_text(json.dumps(so_far.as_json(match, with_blocks=True)) + "\n")
    if as_json:
        print(json.dumps(so_far.as_json(match), indent=2))
    else:
        out.print(arena_table(match, so_far))


def arena_table(match: Match, result: Result) -> Table:
    """What the bots have reached, for people."""
    budgets = ", ".join(f"{bot} {match.effort_of(bot).milliseconds:g}" for bot in dict.fromkeys(match.bots))
    table = Table(
        title=f"{match.game.title}, {match.players} players, {budgets} ms a move",
        caption=f"{result.count} blocks of equal decks; an equal share is {1 / match.players:.1%}",
    )
    for title in ("line-up", "bot", "win share", "points", "rank", "p50 ms", "p99 ms"):
        table.add_column(title, justify="left" if title in ("line-up", "bot") else "right")
    for row in result.rows():
        table.add_row(
            row.line_up,
            row.bot,
            f"{row.win_share:.1%} ± {row.half_width:.1%}",
            f"{row.points:.1f}",
            f"{row.rank:.2f}",
            f"{row.p50_ms:.2f}",
            f"{row.p99_ms:.2f}",
        )
    return table

"""`kartentisch bench`: how fast it is here."""

import json
import os
from typing import Annotated

import typer
from rich.table import Table

from kartentisch.cli.arguments import GAME_NAMES, Json, known_game, players_of
from kartentisch.cli.console import advance, announce_compilation, out, progress_bar
from kartentisch.games import GAMES
from kartentisch.lab import bench as measure


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=f"{GAME_NAMES}; all games by default.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many players; 4 where allowed by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="For each figure.")] = 3.0,
    batch: Annotated[
        bool, typer.Option("--batch", help="Also steps of 4,096 games at once, on all cores.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure random play on one core and the start of the compiled code."""
    chosen = [known_game(game)] if game else list(GAMES.values())
    counts = [
        players_of(rules, min(4, rules.players[-1]) if players is None else players) for rules in chosen
    ]
    for rules in chosen:
        announce_compilation(rules.play_games)
    figures: dict[str, dict[str, float]] = {}
    with progress_bar("measuring", len(chosen) * (2 if batch else 1) + 1) as progress:
        for rules, count in zip(chosen, counts, strict=True):
            figure = figures[f"{rules.id}/{count}"] = measure.random_play(rules, count, seconds)
            advance(progress)
            if batch:
                threads = os.cpu_count() or 1
                figure["batch_steps_per_second"] = measure.batch_steps(rules, count, seconds, threads)
                advance(progress)
        figures["startup"] = measure.startup(chosen[0], counts[0])
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        out.print(bench_table(figures))


def bench_table(figures: dict[str, dict[str, float]]) -> Table:
    """The figures for people."""
    start = figures["startup"]
    table = Table(
        title="Random play on one core",
        caption=f"start: {start['cold_seconds']:.1f} s cold, {start['warm_seconds']:.2f} s warm",
    )
    table.add_column("game/players")
    table.add_column("actions a second", justify="right")
    table.add_column("games a second", justify="right")
    table.add_column("batch steps a second", justify="right")
    for name, figure in figures.items():
        if name != "startup":
            steps = figure.get("batch_steps_per_second")
            table.add_row(
                name,
                f"{figure['actions_per_second']:,.0f}",
                f"{figure['games_per_second']:,.0f}",
                f"{steps:,.0f}" if steps else "",
            )
    return table

"""`kartentisch bench`: how fast it is here."""

import json
import os
from math import ceil
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from kartentisch.cli.arguments import GAME_NAMES, Json, known_game, players_of
from kartentisch.cli.console import advance, announce_compilation, out, progress_bar
from kartentisch.core.game import Game
from kartentisch.games import GAMES
from kartentisch.lab import bench as measure


def bench(
    what: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]|server", help=f"{GAME_NAMES}|server; all games by default."),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many players; 4 where allowed by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="For each figure.")] = 3.0,
    batch: Annotated[
        bool, typer.Option("--batch", help="Also steps of 4,096 games at once, on all cores.")
    ] = False,
    tables: Annotated[
        int, typer.Option(min=1, max=10_000, help="For `server`: with three sockets each.")
    ] = 200,
    played: Annotated[str, typer.Option(metavar="GAME", help="For `server`: what is played.")] = "companeros",
    idle: Annotated[
        bool, typer.Option("--idle", help="For `server`: games that have begun, but nobody moves.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure random play on one core and the start of the compiled code, or a server under load."""
    if what == "server":
        bench_server(known_game(played), tables, seconds, idle, as_json)
        return
    chosen = [known_game(what)] if what else list(GAMES.values())
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


def bench_server(game: Game, tables: int, seconds: float, idle: bool, as_json: bool) -> None:
    """Measure a server in a process of its own, with three sockets a table."""
    from kartentisch.server.load import measure as measure_server

    announce_compilation(game.rules["apply"])
    with progress_bar("measuring", tables + ceil(seconds)) as progress:
        figures = measure_server(game.id, tables, seconds, not idle, lambda: advance(progress))
    if as_json:
        print(json.dumps(msgspec.to_builtins(figures), indent=2))
        return
    table = Table(title=f"A server with {tables} tables of {game.title}", show_header=False)
    for name, value in msgspec.structs.asdict(figures).items():
        if isinstance(value, float):
            table.add_row(name.replace("_", " "), f"{value:,.1f}")
    out.print(table)


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

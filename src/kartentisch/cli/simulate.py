"""`kartentisch simulate`: play games with bots."""

import json
import os
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from kartentisch.cli.arguments import Json, Players, WhichGame, parse_bots, parse_options, players_of
from kartentisch.cli.console import advance, announce_compilation, naming, out, progress_bar
from kartentisch.lab.simulate import Series, Totals, simulate_and_record
from kartentisch.lab.simulate import simulate as play_series
from kartentisch.records.record import encode


def simulate(
    game: WhichGame,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1_000,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="The same seed gives the same games.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="key=value, may be repeated.")] = None,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each, with commas.")
    ] = "random",
    record: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Write the games' records here.")
    ] = None,
    threads: Annotated[
        int, typer.Option(min=1, max=256, help="At the same time; records are written by one.")
    ] = os.cpu_count() or 1,
    as_json: Json = False,
) -> None:
    """Play games with bots and show what came of them."""
    seats = players_of(game, players)
    options = parse_options(game, option or [])
    names = parse_bots(bots, seats)
    series = Series(game, seats, seed, options, tuple(names))
    announce_compilation(game.play_games if series.is_random else game.rules["apply"])
    begin = perf_counter()
    with progress_bar(f"{game.title}, {seats} players", games) as progress:
        if record is None:
            totals = play_series(series, games, threads, lambda count: advance(progress, count))
        else:
            totals = Totals(seats)
            with naming(record), record.open("wb") as file:
                for played in simulate_and_record(series, games, totals):
                    file.write(encode(played) + b"\n")
                    advance(progress)
    if as_json:
        print(json.dumps(simulation_json(series, totals), indent=2))
    else:
        out.print(simulation_table(series, totals, perf_counter() - begin))


def simulation_json(series: Series, totals: Totals) -> dict[str, object]:
    """The result of a simulation as data."""
    return {
        "game": series.game.id,
        "players": series.players,
        "options": dict(series.options),
        "games": totals.games,
        "seed": series.seed,
        "seats": [
            {
                "bot": bot,
                "mean_points": totals.mean(seat),
                "standard_error": totals.standard_error(seat),
                "win_share": totals.win_share(seat),
            }
            for seat, bot in enumerate(series.bots)
        ],
        "moves_per_game": totals.moves / totals.games,
        "deals_per_game": totals.deals / totals.games,
    }


def simulation_table(series: Series, totals: Totals, seconds: float) -> Table:
    """The result of a simulation for people."""
    moves, deals = totals.moves / totals.games, totals.deals / totals.games
    table = Table(
        title=f"{series.game.title}, {totals.games:,} games, seed {series.seed}",
        caption=f"{moves:.1f} moves and {deals:.1f} deals a game; {totals.moves:,} moves in {seconds:.1f} s",
    )
    for title in ("seat", "bot", "mean points", "± standard error", "win share"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for seat, bot in enumerate(series.bots):
        error = totals.standard_error(seat)
        table.add_row(
            str(seat),
            bot,
            f"{totals.mean(seat):.3f}",
            "–" if error is None else f"{error:.3f}",
            f"{totals.win_share(seat):.2%}",
        )
    return table

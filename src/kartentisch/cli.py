"""The command `kartentisch`.

Errors of content (an illegal move in a record, a wrong option) end with status 1, wrong usage with 2;
both say why on standard error, without a traceback.
"""

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from math import ceil
from pathlib import Path
from time import perf_counter, thread_time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kartentisch.bots import BOTS, Effort
from kartentisch.core.compiled import is_compiled_before
from kartentisch.core.errors import KartentischError, UnknownGame, WrongOption
from kartentisch.core.game import Game
from kartentisch.core.options import Value
from kartentisch.games import GAMES, find_game
from kartentisch.games.record import decode, encode
from kartentisch.games.replay import check as check_record
from kartentisch.games.texts import LANGUAGES, rules_text
from kartentisch.lab import bench as measure
from kartentisch.lab.arena import Match, Result, play_blocks
from kartentisch.lab.simulate import Series, Totals, simulate_and_record
from kartentisch.lab.simulate import simulate as play_series

app = typer.Typer(
    help="A table for three card games: 8-28, Compañeros and Schatzsuche.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)


def known_game(text: str) -> Game:
    """The game of an argument."""
    try:
        return find_game(text)
    except UnknownGame as error:
        raise typer.BadParameter(error.reason) from None


def known_language(text: str) -> str:
    """The language of an argument."""
    if text not in LANGUAGES:
        raise typer.BadParameter(f"there is no language {text!r}; there are: {', '.join(LANGUAGES)}")
    return text


GAME_NAMES = "|".join(GAMES)
WhichGame = Annotated[Game, typer.Argument(parser=known_game, metavar="GAME", help=GAME_NAMES)]
Players = Annotated[int | None, typer.Option(help="How many players; the fewest by default.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


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


def players_of(game: Game, players: int | None) -> int:
    """The number of players, checked."""
    chosen = game.players[0] if players is None else players
    game.check_players(chosen)
    return chosen


def parse_options(game: Game, texts: list[str]) -> dict[str, Value]:
    """Options written as key=value."""
    options: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongOption(f"an option is written key=value, not {text!r}")
        if name in options:
            raise WrongOption(f"the option {name!r} is given twice")
        known = next((option for option in game.options if option.name == name), None)
        options[name] = value if known is None else known.parse(value)
    return game.complete_options(options)


def known_bots(text: str) -> list[str]:
    """The names of bots, separated by commas."""
    names = text.split(",")
    for name in names:
        if name not in BOTS:
            raise typer.BadParameter(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return names


def parse_bots(text: str, players: int) -> list[str]:
    """One bot for all seats, or one for each."""
    names = known_bots(text)
    if len(names) not in (1, players):
        raise typer.BadParameter(
            f"{len(names)} bots for {players} players: name one bot, or one for each seat"
        )
    return names * players if len(names) == 1 else names


def parse_budgets(text: str, bots: list[str], clock: Callable[[], float]) -> dict[str, Effort]:
    """The effort of each bot: one number of milliseconds for all, or bot=number for each."""
    given = dict.fromkeys(bots, text)
    if "=" in text:
        given = {bot: number for bot, _, number in (part.partition("=") for part in text.split(","))}
    if set(given) != set(bots):
        raise typer.BadParameter(f"budgets for {', '.join(given)}, but the bots are {', '.join(bots)}")
    try:
        budgets = {bot: float(number) for bot, number in given.items()}
    except ValueError:
        raise typer.BadParameter(f"{text!r} is no number of milliseconds") from None
    if not all(0.1 <= budget <= 60_000 for budget in budgets.values()):
        raise typer.BadParameter("a budget is from 0.1 to 60,000 milliseconds")
    return {bot: Effort(budget, clock=clock) for bot, budget in budgets.items()}


@app.callback()
def play(context: typer.Context) -> None:
    """Without a command: serve tables on this machine and open them in the browser."""
    if context.invoked_subcommand is None:
        from kartentisch.server.play import play as serve_and_show

        serve_and_show(lambda text: err.print(text, highlight=False))


@app.command()
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


@app.command()
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


@app.command()
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
    idle: Annotated[bool, typer.Option("--idle", help="For `server`: nobody moves.")] = False,
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


@app.command()
def rules(
    game: WhichGame,
    lang: Annotated[str, typer.Option(parser=known_language, help="|".join(LANGUAGES))] = "en",
) -> None:
    """Show a game's rules for players, with worked examples."""
    announce_compilation(game.rules["apply"])
    text = rules_text(game.id, lang)
    if out.is_terminal:
        from rich.markdown import Markdown

        out.print(Markdown(text), width=min(out.width, 100))
    else:
        print(text)


@app.command()
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


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="The port to listen on.")] = 8028,
    workers: Annotated[int, typer.Option(help="Processes; several need PostgreSQL.")] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="KARTENTISCH_DATABASE",
            help="sqlite:///FILE or postgresql://...; a file in your data directory by default.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin whose pages may open sockets.")
    ] = None,
    rate: Annotated[
        float, typer.Option(min=1, help="Messages a second that one socket may send in the long run.")
    ] = 20.0,
) -> None:
    """Serve tables over the network."""
    # Imported here: the other commands start faster without it.
    from kartentisch.server.run import serve as run_server
    from kartentisch.server.settings import Settings, default_database

    settings = Settings(
        database=database or default_database(),
        origins=tuple(origin or ()),
        messages_per_second=rate,
        messages_at_once=round(3 * rate),
        requests_per_second=rate / 4,
        requests_at_once=round(3 * rate),
    )
    if err.is_terminal:  # elsewhere every line is JSON
        err.print(f"Tables are served on http://{host}:{port}", highlight=False)
    run_server(settings, host, port, workers)


@app.command()
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

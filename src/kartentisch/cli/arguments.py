"""Arguments and options that several commands take."""

from collections.abc import Callable
from typing import Annotated

import typer

from kartentisch.bots import BOTS, Effort
from kartentisch.core.errors import UnknownGame, WrongOption
from kartentisch.core.game import Game
from kartentisch.core.options import Value
from kartentisch.games import GAMES, find_game
from kartentisch.texts.rules import LANGUAGES


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

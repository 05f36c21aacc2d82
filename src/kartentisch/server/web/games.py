"""The games that can be played here."""

from typing import Final

import msgspec
from litestar import get

from kartentisch.bots import bots_for
from kartentisch.games import GAMES
from kartentisch.learn import has_lesson
from kartentisch.table.decide import LARGEST_NUMBER


class OptionInfo(msgspec.Struct):
    """An option of a game: the first value is the default; a number has its limits instead."""

    name: str
    rule: str
    values: list[str | bool | int] | None
    least: int | None
    most: int | None


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: str
    least_players: int
    most_players: int
    options: list[OptionInfo]
    bots: list[str]
    lesson: bool  # whether there is a guided first round


@get("/api/games", tags=["games"], summary="List the games", response_description="All games")
async def list_games() -> list[GameInfo]:
    """The games, their options and their bots."""
    return [
        GameInfo(
            id=game.id,
            title=game.title,
            least_players=game.players[0],
            most_players=game.players[-1],
            options=[
                OptionInfo(
                    option.name,
                    option.rule,
                    None,
                    option.values[0],
                    min(option.values[-1], LARGEST_NUMBER),
                )
                if isinstance(option.values, range)
                else OptionInfo(option.name, option.rule, list(option.values), None, None)
                for option in game.options
            ],
            bots=list(bots_for(game)),
            lesson=has_lesson(game.id),
        )
        for game in GAMES.values()
    ]


HANDLERS: Final = [list_games]

TYPES: Final = [GameInfo]

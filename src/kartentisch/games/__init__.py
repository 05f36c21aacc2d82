"""The three games, and their records. A fourth game is a folder and one line in `GAMES`.

Only `kartentisch.core` may be used here.
"""

from typing import Final

from kartentisch.core.errors import UnknownGame
from kartentisch.core.game import Game
from kartentisch.games import companeros, eight28, schatzsuche

GAMES: Final[dict[str, Game]] = {game.id: game for game in (eight28.GAME, companeros.GAME, schatzsuche.GAME)}


def find_game(id: str) -> Game:
    """The game with this id."""
    if id not in GAMES:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(GAMES)}")
    return GAMES[id]


__all__ = ["GAMES", "find_game"]

"""What bots know of the games that the tests are about."""

from kartentisch.bots import game_bots
from kartentisch.bots.bundle import GameBots
from kartentisch.core.game import Game


def bots_of(game: Game) -> GameBots:
    """The bots of a game that has some."""
    bots = game_bots(game)
    assert bots is not None
    return bots

"""A bot's move at a table: chosen from what its seat knows."""

from secrets import randbits

from kartentisch.bots import BOTS, Effort, bots_for
from kartentisch.core.contract import NEEDS_DEAL, Record
from kartentisch.core.game import Game
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES


def choose(game: Game, bot: str, seen: Record, effort: Effort) -> str:
    """The bot's move; holds no lock and may run in a thread of its own."""
    stream = new_stream(randbits(63))
    return game.actions[BOTS[bot].choose(game, seen, stream, effort)]


def warm_up() -> None:
    """Compile all rules and bots, or load what was compiled before, so that nobody waits in a game."""
    for game in GAMES.values():
        players = game.players[0]
        state = game.new(players)
        deck = game.sorted_deck(players)
        if state.phase == NEEDS_DEAL:
            game.deal(state, deck)
        for bot in bots_for(game):
            choose(game, bot, game.observe(state, int(state.to_move)), Effort(worlds=1))
        game.play(state, int(state.to_move), game.legal_moves(state)[0])

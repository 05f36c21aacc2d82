"""Digests of random games: every state, observation and imagined world that occurs, as one hash.

`python -m tests.games.digest` prints them, so that compiled and interpreted runs can be compared.
"""

import hashlib
import json

from kartentisch.core.compiled import INTERPRETED
from kartentisch.core.contract import NEEDS_DEAL, PHASE_OF_GAME
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from kartentisch.lab.simulate import Series
from kartentisch.records.record import encode
from kartentisch.testing import Setup, setups
from kartentisch.testing.conformance import random_game


def digest_of_games(setup: Setup, seed: int, games: int) -> str:
    """A hash of everything that happens in some games."""
    digest = hashlib.sha256()
    game = setup.game
    for number in range(games):
        stream = new_stream(seed, number)
        for count, recorder in enumerate(random_game(setup, stream)):
            digest.update(recorder.state.tobytes())
            if recorder.state.phase == NEEDS_DEAL or count % 4 == 0:
                for seat in range(setup.players):
                    seen = game.observe(recorder.state, seat)
                    digest.update(seen.tobytes())
                    world = game.imagine(seen, stream)
                    digest.update(world.tobytes())
                    if recorder.state.phase >= PHASE_OF_GAME:
                        digest.update(bytes(game.deck_behind(world, recorder.moves_of_deal())))
                    digest.update(repr(game.view(seen)).encode())
        record, states, _ = Series(game, setup.players, seed, setup.options).record(number)
        digest.update(encode(record))
        digest.update(states.tobytes())
    return digest.hexdigest()


def digests(seed: int = 28, games: int = 1) -> dict[str, str]:
    """The digests of all setups with the fewest and the most players."""
    chosen = [
        setup
        for game in GAMES.values()
        for setup in setups(game)
        if setup.players in (game.players[0], game.players[-1])
    ]
    return {str(setup): digest_of_games(setup, seed, games) for setup in chosen}


if __name__ == "__main__":
    print(json.dumps({"interpreted": INTERPRETED, "digests": digests()}))

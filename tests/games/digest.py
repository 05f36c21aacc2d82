"""Digests of random games: every state, observation, view, refusal and imagined world, as one hash.

`python -m tests.games.digest` prints them, so that compiled and interpreted runs can be compared.
"""

import hashlib
import json

from kartentisch.core.compiled import INTERPRETED
from kartentisch.core.contract import NEEDS_DEAL, PHASE_OF_GAME, Record
from kartentisch.core.live import Live
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
        live = Live(game, setup.players, setup.options, 0)
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
                digest.update(what_people_see(live, recorder.state))
        record, states, _ = Series(game, setup.players, seed, setup.options).record(number)
        digest.update(encode(record))
        digest.update(states.tobytes())
    return digest.hexdigest()


def what_people_see(live: Live, state: Record) -> bytes:
    """All views, the open one of a replay included, the preview of each move, and why others are refused."""
    live.restore(state.tobytes())
    game = live.game
    seats = range(int(state.players))
    shown = [live.open_view(), *(live.view(seat) for seat in (None, *seats))]
    shown += [live.preview(seat) or b"" for seat in seats]
    shown += [repr(live.refusals(seat)).encode() for seat in seats]
    if state.phase >= PHASE_OF_GAME:
        seen = game.observe(state, int(state.to_move))
        shown.append(bytes(int(game.rules["refusal"](seen, action)) for action in range(len(game.actions))))
    return b"".join(shown)


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

"""The rollout policy of Compañeros: what `regular` does, without its randomness."""

import numpy as np
import pytest

from kartentisch.bots.games.companeros.heuristics import cards_to_come, profit, regular, worths_of_places
from kartentisch.bots.games.companeros.rollout import choose
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.rng import new_stream
from kartentisch.games.companeros.game import GAME
from kartentisch.games.companeros.state import PLAY
from kartentisch.testing import Setup
from kartentisch.testing.conformance import random_game


@pytest.mark.parametrize("players", GAME.players)
def test_regular_and_rollout_agree_but_for_near_ties(players: int) -> None:
    notes, checked = np.zeros(6, np.uint64), 0
    for seed in range(4):
        for recorder in random_game(Setup(GAME, players, {"games": 2}), new_stream(seed)):
            state = recorder.state
            if state.phase == NEEDS_DEAL or GAME.over(state):
                continue
            seen = GAME.observe(state, int(state.to_move))
            by_rollout = int(choose(state, seen, notes, new_stream(1)))
            by_regular = int(regular(seen, new_stream(seed)))
            if state.phase == PLAY:
                places, to_play = worths_of_places(seen), cards_to_come(seen)
                profits = [profit(seen, card, places, to_play) for card in (by_rollout, by_regular)]
                assert 0.0 <= profits[0] - profits[1] < 0.1
            else:
                assert by_rollout == by_regular
            checked += 1
    assert checked > 200

"""Rollout policies read only what their seat knows."""

from typing import Any

import numpy as np
import pytest

from kartentisch.bots import defaults
from kartentisch.bots.bundle import GameBots
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from kartentisch.testing import Setup, setups
from kartentisch.testing.conformance import random_game
from tests.bots.bundles import bots_of

ALL_SETUPS = [setup for game in GAMES.values() for setup in setups(game) if setup.players in (3, 6)]


def choice(bots: GameBots, game: Any, state: Any) -> int:
    """The rollout policy's move in a state."""
    seen = np.zeros(1, game.observation)
    return int(bots.rollout.choose(state, seen[0], bots.opponent.new_notes(), new_stream(1)))


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=str)
def test_rollout_policies_read_only_what_their_seat_knows(setup: Setup) -> None:
    """In every world that fits its knowledge a seat makes the same legal move, which the tree tries too."""
    game, bots = setup.game, bots_of(setup.game)
    tree_moves = game.rules["legal"] if bots.pruning is defaults else bots.pruning.tree_moves
    for recorder in random_game(setup, new_stream(11)):
        state = recorder.state
        if state.phase == NEEDS_DEAL or game.over(state):
            continue
        world = game.imagine(game.observe(state, int(state.to_move)), new_stream(12))
        move = choice(bots, game, state)
        assert move == choice(bots, game, world)
        assert move in game.legal_actions(state)
        assert int(tree_moves(state)) >> move - int(game.rules["first_action"](state)) & 1

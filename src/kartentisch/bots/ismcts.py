"""The bot `ismcts`: the reference opponent that the field knows."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from kartentisch.bots import tree
from kartentisch.bots.base import Effort, spend
from kartentisch.core.game import Game
from kartentisch.core.playout import random_move
from kartentisch.core.rng import Stream

_NODES = 2**15
_EDGES = 2**16


@cache
def kernel(game: Game) -> Callable[..., None]:
    """The compiled search of a game."""
    return game.bound(random_move, tree.choose_edge, tree.iterate)


class Ismcts:
    """Information-set Monte Carlo tree search; the move visited most is made."""

    def plays(self, game: Game) -> bool:
        """Any game."""
        return True

    def choose(self, game: Game, seen: Any, stream: Stream, effort: Effort) -> int:
        """The move visited most."""
        end = effort.end()
        if int(seen.legal).bit_count() == 1:
            return int(seen.first_action) + int(seen.legal).bit_length() - 1
        root, scratch = np.zeros(1, game.observation), np.zeros(1, game.observation)
        root[0] = seen
        words = scratch.view(np.uint64)
        nodes, edges = np.zeros(_NODES, tree.NODE), np.zeros(_EDGES, tree.EDGE)
        counts, spread = np.zeros(2, np.int64), np.array([1e9, -1e9])
        states, path = np.zeros(1, game.state), np.zeros(tree.MOST_STEPS, np.int64)
        deck = np.array(game.full_deck(seen), np.uint8)

        def iterate(count: int) -> None:
            kernel(game)(
                root, count, stream, deck, states, scratch, words, nodes, edges, counts, spread, path
            )

        spend(effort.clock, end, effort.worlds, iterate)
        used = edges[: counts[1]]
        visits = np.where(used["node"] == used[0]["node"], used["visits"], -1)  # edge 0 is one of the root's
        return int(seen.first_action) + int(used[int(np.argmax(visits))]["move"])

"""The bot `expert`: imagined worlds, the same for all candidates, the worse half dropped in turn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import ceil, log2
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots import search
from kartentisch.bots.base import Effort, Thumb, spend
from kartentisch.core.game import Game
from kartentisch.core.rng import Stream


@cache
def kernel(game: Game, thumb: Thumb) -> Callable[..., None]:
    """The compiled search of a game."""
    return game.bound(
        search.finish_deal,
        search.weigh_moves,
        policy=thumb.quick or thumb.regular,
        value=thumb.value,
        imagine=thumb.imagine or game.rules["imagine"],
    )


@dataclass(frozen=True)
class Expert:
    """Search by sequential halving within a time, or through a fixed number of worlds."""

    thumbs: Mapping[str, Thumb]

    def plays(self, game: Game) -> bool:
        """Whether there is a quick player for the play-outs."""
        return game.id in self.thumbs

    def choose(self, game: Game, seen: Any, stream: Stream, effort: Effort) -> int:
        """The candidate that is worth most over the worlds seen."""
        thumb = self.thumbs[game.id]
        shortlist = int(thumb.shortlist(seen))
        candidates = [move for move in range(64) if shortlist >> move & 1]
        if not candidates:
            return int(thumb.regular(seen, stream))
        sums = weigh(game, thumb, seen, candidates, stream, effort)
        best = max(candidates, key=lambda move: sums[move])
        return int(thumb.carry_out(seen, int(seen.first_action) + best))


def weigh(
    game: Game, thumb: Thumb, seen: Any, candidates: list[int], stream: Stream, effort: Effort
) -> NDArray[np.float64]:
    """The values of the candidates; those dropped on the way count as worthless."""
    root, scratch = np.zeros(1, game.observation), np.zeros(1, game.observation)
    root[0] = seen
    sums, states = np.zeros(64), np.zeros(2, game.state)
    deck = np.array(game.full_deck(seen), np.uint8)
    weigh_moves = kernel(game, thumb)
    rounds = ceil(log2(len(candidates)))
    worlds = None if effort.worlds is None or not rounds else max(1, effort.worlds // rounds)
    alive = list(candidates)
    for _ in range(rounds):
        mask = np.uint64(sum(1 << move for move in alive))

        def run(count: int, mask: np.uint64 = mask) -> None:
            weigh_moves(root, mask, count, stream, deck, states, scratch, sums)

        spend(effort.milliseconds / 1000 / rounds, worlds, run)
        alive.sort(key=lambda move: -sums[move])
        kept = ceil(len(alive) / 2)
        sums[alive[kept:]] = -1.0
        alive = alive[:kept]
    return sums

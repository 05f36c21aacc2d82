"""The prior of 8-28: the network's advantage of taking, as a chance to win.

Search and network together win more than either alone.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.games.eight28.heuristics import spread_to_come, value
from kartentisch.bots.games.eight28.network import advantage, read_table
from kartentisch.bots.games.eight28.opponent import Notes
from kartentisch.core.compiled import compiled
from kartentisch.games.eight28.cards import RED_POINTS
from kartentisch.games.eight28.rules import TAKE
from kartentisch.games.eight28.state import OFFER, Observation

LIMIT: Final = 0.3  # in chance to win


@compiled
def evaluate(seen: Observation, notes: Notes, values: NDArray[np.float64]) -> None:
    """Write the prior of taking the card."""
    if seen.phase != OFFER:
        return
    read_table(seen, seen.seat, notes.activations)
    middle = seen.middle_blue + RED_POINTS * seen.middle_red
    points = advantage(seen, seen.seat, seen.own_secret, notes.activations) * middle / 10.0
    chance = value(seen, seen.seat)
    prior = points * chance * (1.0 - chance) / spread_to_come(seen)  # by the slope of `value`
    values[TAKE] = min(LIMIT, max(-LIMIT, prior))

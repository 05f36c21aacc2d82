"""The worlds of an endgame of Compañeros."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.search.worlds import TOO_MANY, deal_out
from kartentisch.core.compiled import compiled
from kartentisch.games.companeros.knowledge import cards_in_hand, unseen_cards
from kartentisch.games.companeros.state import PLAY, TAKE, Observation


@compiled
def all_worlds(seen: Observation, worlds: NDArray[Any]) -> int:
    """All ways to deal the unseen cards to the other hands."""
    if seen.phase != PLAY and seen.phase != TAKE:
        return TOO_MANY
    allowed = np.zeros(seen.players, np.uint64)
    sizes = np.zeros(seen.players, np.int64)
    for seat in range(seen.players):
        allowed[seat] = seen.own_hand if seat == seen.seat else unseen_cards(seen)
        sizes[seat] = cards_in_hand(seen, seat)
    return deal_out(seen, allowed, sizes, worlds)

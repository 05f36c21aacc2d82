"""The worlds of an endgame of Schatzsuche."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.search.worlds import TOO_MANY, deal_out
from kartentisch.core.bits import lowest
from kartentisch.core.compiled import compiled
from kartentisch.games.schatzsuche.cards import LAST_ROUND, PLAYERS
from kartentisch.games.schatzsuche.knowledge import cards_in_hand, possible_cards, unseen_cards
from kartentisch.games.schatzsuche.state import NOT_YET, PLAY, Observation


@compiled
def all_worlds(seen: Observation, worlds: NDArray[Any]) -> int:
    """All ways to deal the unseen cards that respect the shown voids."""
    if seen.phase != PLAY:
        return TOO_MANY
    unseen = unseen_cards(seen)
    allowed = np.zeros(PLAYERS, np.uint64)
    sizes = np.zeros(PLAYERS, np.int64)
    for seat in range(PLAYERS):
        allowed[seat] = seen.own_hand if seat == seen.seat else possible_cards(seen, seat, unseen)
        sizes[seat] = cards_in_hand(seen, seat)
    count = deal_out(seen, allowed, sizes, worlds)
    for number in range(count):
        worlds[number].golden_card = NOT_YET
        if seen.round_number == LAST_ROUND:
            hands = worlds[number].hands
            worlds[number].golden_card = lowest(unseen & ~(hands[0] | hands[1] | hands[2]))
    return count

"""Tricks are what explanations count in Schatzsuche."""

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.games.schatzsuche.cards import winning_cards
from kartentisch.core.bits import bit
from kartentisch.core.compiled import compiled
from kartentisch.games.schatzsuche.cards import PLAYERS
from kartentisch.games.schatzsuche.rules import FIRST_CARD, FIRST_FLIP
from kartentisch.games.schatzsuche.state import PLAY, Observation, State


@compiled
def count(state: State, action: int, counts: NDArray[np.float64]) -> None:
    """Count a trick that the third card completes."""
    if state.phase == PLAY and state.cards_in_trick == PLAYERS - 1 and FIRST_CARD <= action < FIRST_FLIP:
        wins = winning_cards(state) & bit(action - FIRST_CARD)
        counts[state.to_move if wins else state.best_seat] += 1.0


def distribution(seen: Observation, counts: NDArray[np.float64]) -> list[float]:
    """The shares of the numbers of tricks in this round, those already taken included."""
    total = int(seen.tricks[seen.seat]) + counts.astype(np.int64)
    return [float(share) for share in np.bincount(total, minlength=int(seen.round_number) + 1) / len(counts)]

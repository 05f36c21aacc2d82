"""Which moves of Schatzsuche are worth a search: bids and cards that break no rule."""

from kartentisch.bots.games.schatzsuche.cards import turn_or_play
from kartentisch.core.bits import NONE, bit
from kartentisch.core.compiled import compiled
from kartentisch.games.schatzsuche.cards import ALL_CARDS
from kartentisch.games.schatzsuche.rules import FIRST_CARD, legal_bids, legal_plays
from kartentisch.games.schatzsuche.state import BID, OBJECT, PLAY, Observation, State


@compiled
def candidates(seen: Observation) -> int:
    """Bids and cards; `regular` decides on guesses and objections."""
    if seen.phase == BID:
        return seen.legal
    return legal_plays(seen, seen.own_hand) if seen.phase == PLAY else NONE


@compiled
def tree_moves(state: State) -> int:
    """By hand no colour card is turned, and nobody objects (S12)."""
    if state.phase == PLAY:
        return legal_plays(state, state.hands[state.to_move])
    if state.phase == BID:
        return legal_bids(state)
    return bit(0) if state.phase == OBJECT else ALL_CARDS


@compiled
def carry_out(seen: Observation, action: int) -> int:
    """By hand a card may require that colour cards are turned over first."""
    return turn_or_play(seen, action - FIRST_CARD) if seen.phase == PLAY else action

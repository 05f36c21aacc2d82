"""The rollout policy of Compañeros: `regular` without its randomness."""

from kartentisch.bots.api import Notes
from kartentisch.bots.games.companeros.heuristics import (
    cards_to_come,
    profit,
    richest_colour,
    worths_of_places,
)
from kartentisch.core.bits import NONE, lowest, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.rng import Stream
from kartentisch.games.companeros.rules import FIRST_TAKE
from kartentisch.games.companeros.state import TAKE, Observation, State


@compiled
def choose(state: State, seen: Observation, notes: Notes, stream: Stream) -> int:
    """The richest colour, or the card with the greatest profit."""
    if state.phase == TAKE:
        return FIRST_TAKE + richest_colour(state)
    places, to_play = worths_of_places(state), cards_to_come(state)
    cards = state.hands[state.to_move]
    best = lowest(cards)
    best_score = -1e9
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        score = profit(state, card, places, to_play)
        if score > best_score:
            best_score = score
            best = card
    return best

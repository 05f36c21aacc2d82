"""Random play: whole games at the speed of the rules, with or without a log.

Written once against the contract; `Game.play_games` is this bound to a game.
"""

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import nth, popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import (
    NEEDS_DEAL,
    OVER,
    Deck,
    Record,
    apply,
    cards_needed,
    deal,
    first_action,
    legal,
    start,
)
from kartentisch.core.layout import MAX_SEATS, Count, Row, SeatCounts, layout, numbers
from kartentisch.core.options import Codes
from kartentisch.core.rng import Stream, below, seed_stream, shuffle


class LoggedMove:
    """One move of a logged game."""

    deal: Count
    seat: Count
    action: Count


class LoggedDeal:
    """One deal of a logged game, with the points after it."""

    first: Count
    points: SeatCounts
    deck: Annotated[Row, numbers("u1", 64)]


LOGGED_MOVE = layout(LoggedMove)
LOGGED_DEAL = layout(LoggedDeal)


@compiled
def random_action(first: int, moves: int, stream: Stream) -> int:
    """One of a set of moves that are counted from `first`, each equally likely."""
    return first + nth(moves, below(stream, popcount(moves)))


def random_move(state: Record, stream: Stream) -> int:
    """One of the legal moves, each equally likely."""
    return random_action(first_action(state), legal(state), stream)


def play_game(state: Record, stream: Stream, deck: Deck, moves: NDArray[Any], deals: NDArray[Any]) -> int:
    """Play to the end and return the number of moves; log them as far as the arrays have room."""
    count = 0
    while state.phase != OVER:
        number = state.deal_number
        if state.phase == NEEDS_DEAL:
            shuffle(stream, deck, len(deck), cards_needed(state))
            if number < len(deals):
                deals[number].first = state.first
                for index in range(len(deck)):
                    deals[number].deck[index] = deck[index]
            deal(state, deck)
        else:
            action = random_move(state, stream)
            if count < len(moves):
                moves[count].deal = number
                moves[count].seat = state.to_move
                moves[count].action = action
            count += 1
            apply(state, action)
            if state.deal_number != number and number < len(deals):
                for seat in range(MAX_SEATS):
                    deals[number].points[seat] = state.points[seat]
    return count


def play_games(
    states: NDArray[Any],
    players: int,
    options: Codes,
    full_deck: Deck,
    seed: int,
    first_game: int,
    lengths: NDArray[np.int64],
    moves: NDArray[Any],
    deals: NDArray[Any],
) -> None:
    """Play one game in each of the states; who begins is drawn as well."""
    stream = np.zeros(1, np.uint64)
    deck = np.zeros(len(full_deck), np.uint8)
    for index in range(len(states)):
        seed_stream(stream, seed, first_game + index)
        for card in range(len(full_deck)):
            deck[card] = full_deck[card]
        start(states[index], players, options, below(stream, players))
        lengths[index] = play_game(states[index], stream, deck, moves, deals)

"""The quick player of the expert's play-outs in Compañeros: he reads his own hand and what lies open."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.base import Foresight, Notes
from kartentisch.bots.worlds import TOO_MANY, share_out
from kartentisch.core.bits import NONE, i64, lowest, u64, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.rng import Stream
from kartentisch.games.companeros.cards import HAND_SIZE, VALUES, colour_of, value_of
from kartentisch.games.companeros.knowledge import cards_in_hand, unseen_cards
from kartentisch.games.companeros.rules import FIRST_TAKE
from kartentisch.games.companeros.state import NOT_PLAYED, PLAY, TAKE, Observation, State

_COLOUR = u64(2**VALUES - 1)
# The worth of each set of cards of one colour
_WORTH: Final = np.array(
    [sum(value + 1 for value in range(VALUES) if cards >> value & 1) for cards in range(2**VALUES)]
)
_BYTE: Final = u64(8)


@compiled
def quick(state: State, seen: Observation, notes: Notes, stream: Stream) -> int:
    """The richest colour, or the card whose place in the order of serving is worth most above its price."""
    if state.phase == TAKE:
        return FIRST_TAKE + richest_colour(state)
    places = worths_of_places(state)
    to_play = cards_to_come(state)
    cards = state.hands[state.to_move]
    best = lowest(cards)
    best_score = -1e9
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        score = appeal(state, card, places, to_play)
        if score > best_score:
            best_score = score
            best = card
    return best


@compiled
def appeal(state: State, card: int, places: int, to_play: int) -> float:
    """What a card brings above its price: in the last round it is of no further use."""
    price = 0.35 if state.round_number < HAND_SIZE else 0.0
    return expected_take(state, card, places, to_play) - price * value_of(card)


@compiled
def worth_in_display(state: State, colour: int) -> int:
    """What a colour of the display is worth."""
    return i64(_WORTH[(state.display >> u64(VALUES * colour)) & _COLOUR])


@compiled
def richest_colour(state: State) -> int:
    """The colour worth most in the display."""
    best = 0
    most = 0
    for colour in range(state.players):
        here = worth_in_display(state, colour)
        if here > most:
            most = here
            best = colour
    return best


@compiled
def worths_of_places(state: State) -> int:
    """What is left at each place of serving if all take the richest, a byte each from the lowest on."""
    places = NONE
    for colour in range(state.players):
        here = u64(worth_in_display(state, colour))
        # Insert it behind the greater ones.
        shift = NONE
        while (places >> shift) & u64(255) > here:
            shift += _BYTE
        below = (places >> shift) << (shift + _BYTE)
        places = (places & ((u64(1) << shift) - u64(1))) | (here << shift) | below
    return places


@compiled
def worth_of_place(places: int, place: int) -> int:
    """The worth of one place."""
    return i64((places >> (_BYTE * u64(place))) & u64(255))


@compiled
def cards_to_come(state: State) -> int:
    """How many others still play a card to this round."""
    count = -1
    for seat in range(state.players):
        if state.played[seat] == NOT_PLAYED:
            count += 1
    return count


@compiled
def expected_take(state: State, card: int, places: int, to_play: int) -> float:
    """What a card brings as the round lies, less what those still to play may spoil."""
    colour = colour_of(card)
    own_value = state.colour_value[colour] + value_of(card)
    place = 0
    for seat in range(state.players):
        other = state.played[seat]
        if other == NOT_PLAYED:
            continue
        if colour_of(other) == colour:
            place += 1 if other > card else 0
            continue
        value = state.colour_value[colour_of(other)]
        if value == own_value:
            return 0.15 * to_play * worth_of_place(places, 0)  # a tie unless somebody breaks it
        if value > own_value:
            place += 1
            for rival in range(state.players):
                if rival != colour and rival != colour_of(other) and state.colour_value[rival] == value:
                    return 0.0  # C4
    # Each of those still to play gets ahead with a chance that falls with the colour's value.
    ahead = to_play * max(0.05, 0.75 - 0.05 * own_value)
    low = int(ahead)
    part = ahead - low
    return (1.0 - part) * worth_of_place(places, place + low) + part * worth_of_place(places, place + low + 1)


@compiled
def worlds_left(seen: Observation, worlds: NDArray[Any]) -> int:
    """All ways in which the unseen cards can lie in the other hands."""
    if seen.phase != PLAY and seen.phase != TAKE:
        return TOO_MANY
    allowed = np.zeros(seen.players, np.uint64)
    sizes = np.zeros(seen.players, np.int64)
    for seat in range(seen.players):
        allowed[seat] = seen.own_hand if seat == seen.seat else unseen_cards(seen)
        sizes[seat] = cards_in_hand(seen, seat)
    return share_out(seen, allowed, sizes, worlds)


FORESIGHT: Final = Foresight(quick=quick, worlds_left=worlds_left, deep=True)

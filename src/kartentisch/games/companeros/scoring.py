"""Who is served, and in which order (C3, C4)."""

from kartentisch.core.bits import NONE, bit, highest
from kartentisch.core.compiled import compiled
from kartentisch.core.layout import Row
from kartentisch.core.seats import steps_left
from kartentisch.games.companeros.cards import cards_of_colour
from kartentisch.games.companeros.state import NOT_PLAYED, Public, State


@compiled
def highest_value_below(values: Row, limit: int, colours: int) -> int:
    """The highest colour value below a limit, 0 if there is none."""
    best = 0
    for colour in range(colours):
        if best < values[colour] < limit:
            best = values[colour]
    return best


@compiled
def colours_with_value(values: Row, value: int, colours: int) -> int:
    """How many colours have this value."""
    count = 0
    for colour in range(colours):
        if values[colour] == value:
            count += 1
    return count


@compiled
def colour_with_value(values: Row, value: int) -> int:
    """The first colour with this value."""
    colour = 0
    while values[colour] != value:
        colour += 1
    return colour


@compiled
def cards_played(state: Public) -> int:
    """The set of this round's cards."""
    cards = NONE
    for seat in range(state.players):
        if state.played[seat] != NOT_PLAYED:
            cards |= bit(state.played[seat])
    return cards


@compiled
def player_of(state: State, card: int) -> int:
    """Who played this card."""
    seat = 0
    while state.played[seat] != card:
        seat += 1
    return seat


@compiled
def order_of_serving(state: State) -> None:
    """Note who is served as the cards lie: the highest colour value first, in it the highest card (C3).

    Where two or more colours have the same value, they and all below get nothing (C4).
    """
    played = cards_played(state)
    state.served_count = 0
    limit = 1_000
    while True:
        value = highest_value_below(state.colour_value, limit, state.players)
        if value == 0 or colours_with_value(state.colour_value, value, state.players) > 1:
            return
        cards = played & cards_of_colour(colour_with_value(state.colour_value, value))
        while cards != NONE:
            card = highest(cards)
            cards ^= bit(card)
            state.served[state.served_count] = player_of(state, card)
            state.served_count += 1
        limit = value


@compiled
def next_starter(state: State) -> int:
    """The leader by the sum of all games; of several the first clockwise from the last starter (C10)."""
    best = state.first
    for step in range(state.players):
        seat = steps_left(state.first, step, state.players)
        if state.points[seat] > state.points[best]:
            best = seat
    return best

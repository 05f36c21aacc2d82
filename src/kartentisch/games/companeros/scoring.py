"""Who is served, and in which order (C3, C4)."""

from typing import Final

from kartentisch.core.bits import NONE, bit, highest
from kartentisch.core.compiled import compiled
from kartentisch.core.layout import Row
from kartentisch.core.seats import steps_left
from kartentisch.games.companeros.cards import cards_of_colour
from kartentisch.games.companeros.state import NOT_PLAYED, Public, State

MORE_THAN_ANY: Final = 1_000  # any colour value
NO_COLOUR: Final = -1


@compiled
def highest_value_below(values: Row, limit: int, colours: int) -> int:
    """The highest colour value below a limit, 0 if there is none."""
    best = 0
    for colour in range(colours):
        if best < values[colour] < limit:
            best = values[colour]
    return best


@compiled
def highest_tie(values: Row, colours: int) -> int:
    """The highest value that two or more colours have, 0 if there is none: it ends the distribution (C4)."""
    tie = 0
    for colour in range(colours):
        for other in range(colour):
            if values[colour] == values[other]:
                tie = max(tie, values[colour])
    return tie


@compiled
def colour_with_value(values: Row, value: int, after: int, colours: int) -> int:
    """The next colour with this value after another one; as many as there are colours if there is none."""
    colour = after + 1
    while colour < colours and values[colour] != value:
        colour += 1
    return colour


@compiled
def cards_played(state: Public) -> int:
    """The set of this round's cards."""
    return set_of_cards(state.played, state.players)


@compiled
def set_of_cards(played: Row, players: int) -> int:
    """The set of the cards that were played."""
    cards = NONE
    for seat in range(players):
        if played[seat] != NOT_PLAYED:
            cards |= bit(played[seat])
    return cards


@compiled
def player_of(played: Row, card: int) -> int:
    """Who played this card."""
    seat = 0
    while played[seat] != card:
        seat += 1
    return seat


@compiled
def order_of_serving(state: State) -> None:
    """Note who is served as the cards lie: the highest colour value first, in it the highest card (C3).

    Where two or more colours have the same value, they and all below get nothing (C4).
    """
    state.served_count = 0
    lying = cards_played(state)
    tie = highest_tie(state.colour_value, state.players)
    value = highest_value_below(state.colour_value, MORE_THAN_ANY, state.players)
    while value > tie:
        colour = colour_with_value(state.colour_value, value, NO_COLOUR, state.players)
        cards = lying & cards_of_colour(colour)
        while cards != NONE:
            card = highest(cards)
            cards ^= bit(card)
            state.served[state.served_count] = player_of(state.played, card)
            state.served_count += 1
        value = highest_value_below(state.colour_value, value, state.players)


@compiled
def next_starter(state: State) -> int:
    """The leader by the sum of all games; of several the first clockwise from the last starter (C10)."""
    best = state.first
    for step in range(state.players):
        seat = steps_left(state.first, step, state.players)
        if state.points[seat] > state.points[best]:
            best = seat
    return best

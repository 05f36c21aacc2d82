"""Heuristics for Compañeros: who is served in which order, what that is worth, and what a card costs."""

from typing import Final

from kartentisch.bots.search.score import chance_to_win, share_of_victory
from kartentisch.core.bits import NONE, first_bits, i64, lowest, u64, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import OVER
from kartentisch.core.rng import Stream, below
from kartentisch.games.companeros.cards import COLOUR_WORTHS, HAND_SIZE, VALUES, colour_of, value_of
from kartentisch.games.companeros.rules import FIRST_TAKE
from kartentisch.games.companeros.scoring import colours_with_value
from kartentisch.games.companeros.state import NOT_PLAYED, TAKE, Observation, Public, State

_PRICE: Final = 0.35  # of a card in points for each of its value, while rounds are left
_TIE_BROKEN: Final = 0.15  # the chance that a player still to come breaks a tie
# The chance that a player still to come gets ahead, by the value of the card's colour
_AHEAD: Final = 0.75
_AHEAD_FALL: Final = 0.05
_AHEAD_LEAST: Final = 0.05

_SPREAD: Final = 12.0  # of the points of one game

_BYTE: Final = u64(8)


@compiled
def beginner(seen: Observation, stream: Stream) -> int:
    """Play high for a rich display, low for a poor one; take the richest colour."""
    if seen.phase == TAKE:
        return FIRST_TAKE + richest_colour(seen)
    rich = worth_of_place(worths_of_places(seen), 0) >= 8 + below(stream, 6)
    best = lowest(seen.own_hand)
    cards = seen.own_hand
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        higher = value_of(card) > value_of(best)
        if higher == rich and value_of(card) != value_of(best):
            best = card
    return best


@compiled
def regular(seen: Observation, stream: Stream) -> int:
    """Play the card with the greatest profit, small differences left to chance; take the richest colour."""
    if seen.phase == TAKE:
        return FIRST_TAKE + richest_colour(seen)
    places, to_play = worths_of_places(seen), cards_to_come(seen)
    best = lowest(seen.own_hand)
    best_score = -1e9
    cards = seen.own_hand
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        score = profit(seen, card, places, to_play) + below(stream, 100) * 0.001
        if score > best_score:
            best_score = score
            best = card
    return best


@compiled
def value(state: State, seat: int) -> float:
    """The chance to win the match; in its last game a lead counts beside the victory itself."""
    spread = _SPREAD * (1.0 + state.games - state.deal_number) ** 0.5
    chance = chance_to_win(state.points, seat, state.players, spread)
    if state.phase != OVER:
        return chance
    return 0.5 * chance + 0.5 * share_of_victory(state.points, seat, state.players)


# What `regular` and the rollouts share: functions of what everybody sees


@compiled
def worth_in_display(table: Public, colour: int) -> int:
    """What a colour of the display is worth."""
    return i64(COLOUR_WORTHS[(table.display >> u64(VALUES * colour)) & first_bits(VALUES)])


@compiled
def richest_colour(table: Public) -> int:
    """The colour worth most in the display."""
    best = 0
    most = 0
    for colour in range(table.players):
        here = worth_in_display(table, colour)
        if here > most:
            most = here
            best = colour
    return best


@compiled
def worths_of_places(table: Public) -> int:
    """What is left at each place in the order of serving if all take the richest, in a byte each."""
    places = NONE
    for colour in range(table.players):
        here = u64(worth_in_display(table, colour))
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
def cards_to_come(table: Public) -> int:
    """How many others still play a card to this round."""
    count = -1
    for seat in range(table.players):
        if table.played[seat] == NOT_PLAYED:
            count += 1
    return count


@compiled
def profit(table: Public, card: int, places: int, to_play: int) -> float:
    """What a card takes less its price: high cards are worth keeping, except in the last round."""
    price = _PRICE if table.round_number < HAND_SIZE else 0.0
    return expected_take(table, card, places, to_play) - price * value_of(card)


@compiled
def expected_take(table: Public, card: int, places: int, to_play: int) -> float:
    """What a card takes as the round stands, less what the players to come may spoil."""
    colour = colour_of(card)
    own_value = table.colour_value[colour] + value_of(card)
    place = 0
    for seat in range(table.players):
        other = table.played[seat]
        if other == NOT_PLAYED:
            continue
        if colour_of(other) == colour:
            place += 1 if other > card else 0
            continue
        value = table.colour_value[colour_of(other)]
        if value == own_value:
            return _TIE_BROKEN * to_play * worth_of_place(places, 0)
        if value > own_value:
            place += 1
            if colours_with_value(table.colour_value, value, table.players) > 1:
                return 0.0  # C4
    ahead = to_play * max(_AHEAD_LEAST, _AHEAD - _AHEAD_FALL * own_value)
    low = int(ahead)
    part = ahead - low
    return (1.0 - part) * worth_of_place(places, place + low) + part * worth_of_place(places, place + low + 1)

"""Rules of thumb for Compañeros: which card is served, what that is worth, and what it costs."""

from typing import Final

from kartentisch.bots.base import Thumb
from kartentisch.bots.score import chance_to_win, share_of_victory
from kartentisch.core.bits import NONE, lowest, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import OVER
from kartentisch.core.rng import Stream, below
from kartentisch.games.companeros.cards import HAND_SIZE, cards_of_colour, colour_of, value_of, worth
from kartentisch.games.companeros.rules import FIRST_TAKE
from kartentisch.games.companeros.state import NOT_PLAYED, TAKE, Observation, State


@compiled
def beginner(seen: Observation, stream: Stream) -> int:
    """Play high for a rich display, low for a poor one; take the richest colour."""
    if seen.phase == TAKE:
        return FIRST_TAKE + richest_colour(seen)
    rich = worth_of_place(seen, 0) >= 8 + below(stream, 6)
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
    """Play the card whose place in the order of serving is worth most above its own price."""
    if seen.phase == TAKE:
        return FIRST_TAKE + richest_colour(seen)
    best = lowest(seen.own_hand)
    best_score = -1e9
    cards = seen.own_hand
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        score = expected_take(seen, card) - price(seen, card) + below(stream, 100) * 0.001
        if score > best_score:
            best_score = score
            best = card
    return best


@compiled
def richest_colour(seen: Observation) -> int:
    """The colour worth most in the display."""
    best = 0
    for colour in range(1, seen.players):
        if worth(seen.display & cards_of_colour(colour)) > worth(seen.display & cards_of_colour(best)):
            best = colour
    return best


@compiled
def worth_of_place(seen: Observation, place: int) -> int:
    """What is left for the one served at this place if all before him take the richest."""
    display = seen.display
    for _ in range(place):
        best = NONE
        for colour in range(seen.players):
            cards = display & cards_of_colour(colour)
            if worth(cards) > worth(best):
                best = cards
        display &= ~best
    most = 0
    for colour in range(seen.players):
        most = max(most, worth(display & cards_of_colour(colour)))
    return most


@compiled
def price(seen: Observation, card: int) -> float:
    """High cards are worth keeping while rounds are left."""
    return 0.35 * value_of(card) if seen.round_number < HAND_SIZE else 0.0


@compiled
def expected_take(seen: Observation, card: int) -> float:
    """What a card brings as the round lies, less what those still to play may spoil."""
    colour = colour_of(card)
    own_value = seen.colour_value[colour] + value_of(card)
    place = 0
    to_play = -1
    for seat in range(seen.players):
        if seen.played[seat] == NOT_PLAYED:
            to_play += 1
        elif colour_of(seen.played[seat]) == colour:
            if seen.played[seat] > card:
                place += 1
        else:
            other = seen.colour_value[colour_of(seen.played[seat])]
            if other == own_value:
                return 0.15 * to_play * worth_of_place(seen, 0)  # a tie unless somebody breaks it
            if other > own_value:
                place += 1
                if tied_above(seen, other, colour):
                    return 0.0
    # Each of those still to play gets ahead with a chance that falls with the colour's value.
    ahead = to_play * max(0.05, 0.75 - 0.05 * own_value)
    low = int(ahead)
    part = ahead - low
    return (1.0 - part) * worth_of_place(seen, place + low) + part * worth_of_place(seen, place + low + 1)


@compiled
def tied_above(seen: Observation, value: int, own_colour: int) -> bool:
    """Whether two other colours have this value, which ends the distribution (C4)."""
    count = 0
    for colour in range(seen.players):
        if colour != own_colour and seen.colour_value[colour] == value:
            count += 1
    return count > 1


# For the search


@compiled
def value(state: State, seat: int) -> float:
    """The chance to win the match; in its last game a lead counts beside the victory itself."""
    spread = 12.0 * (1.0 + state.games - state.deal_number) ** 0.5
    chance = chance_to_win(state.points, seat, state.players, spread)
    if state.phase != OVER:
        return chance
    return 0.5 * chance + 0.5 * share_of_victory(state.points, seat, state.players)


THUMB: Final = Thumb(beginner, regular, value)

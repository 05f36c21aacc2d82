"""What a seat knows in Schatzsuche, and the deals that fit it.

Hidden are the other hands and the cards not dealt, the golden card among them. A colour card that the
referee turned proves that its player is out of that suit; one turned by hand is a claim, not a proof.
"""

from collections.abc import Sequence
from math import comb
from typing import Final

import numpy as np

from kartentisch.core.bits import NONE, bit, lowest, popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NOBODY
from kartentisch.core.knowledge import observe_table
from kartentisch.core.layout import copy_shared
from kartentisch.core.rng import Stream, below_large, draw
from kartentisch.core.seats import left_of
from kartentisch.games.schatzsuche.cards import ALL_CARDS, CARDS, LAST_ROUND, PLAYERS, SUITS, cards_of_suit
from kartentisch.games.schatzsuche.options import BY_HAND
from kartentisch.games.schatzsuche.rules import FIRST_CARD, FIRST_FLIP, first_action, legal
from kartentisch.games.schatzsuche.state import BID, NOT_YET, OBJECT, PLAY, Observation, State

# CHOOSE[n, k]: in how many ways k of n cards can be chosen
CHOOSE: Final = np.array([[comb(total, count) for count in range(33)] for total in range(33)])


@compiled
def observe(state: State, seat: int, observation: Observation) -> None:
    """All that lies or lay open, and the seat's own hand."""
    observe_table(state, seat, observation, first_action(state), legal(state))
    observation.own_hand = state.hands[seat] if seat != NOBODY else NONE


@compiled
def cards_in_hand(observation: Observation, seat: int) -> int:
    """How many cards a seat holds, as everybody can count."""
    phase = observation.phase
    if phase != BID and phase != PLAY and phase != OBJECT:
        return 0
    complete_tricks = observation.played_count // PLAYERS
    distance = seat - observation.leader + (PLAYERS if seat < observation.leader else 0)
    has_played = phase == PLAY and distance < observation.cards_in_trick
    return observation.round_number - complete_tricks - (1 if has_played else 0)


@compiled
def unseen_cards(observation: Observation) -> int:
    """The cards in the other hands and those not dealt."""
    seen = observation.own_hand | bit(observation.trump_card)
    for place in range(observation.played_count):
        seen |= bit(observation.played[place])
    return ALL_CARDS & ~seen


@compiled
def possible_cards(observation: Observation, seat: int, unseen: int) -> int:
    """The unseen cards that a seat may hold: none of a suit it has shown to be out of."""
    if observation.colour_cards != BY_HAND:
        for suit in range(len(SUITS)):
            if observation.turned[seat] & bit(suit):
                unseen &= ~cards_of_suit(suit)
    return unseen


@compiled
def imagine(observation: Observation, stream: Stream, state: State) -> None:
    """Share out the unseen cards; every deal that respects the shown voids is equally likely."""
    copy_shared(observation, state)
    state.hands[:] = NONE
    state.golden_card = observation.golden_shown
    if observation.trump_card == NOT_YET:
        return
    unseen = unseen_cards(observation)
    left = left_of(observation.seat, PLAYERS)
    right = left_of(left, PLAYERS)
    size_left = cards_in_hand(observation, left)
    size_right = cards_in_hand(observation, right)
    for_left = possible_cards(observation, left, unseen)
    for_right = possible_cards(observation, right, unseen)
    both = for_left & for_right
    only_left = for_left & ~both
    only_right = for_right & ~both
    own_left, own_right = draw_own_counts(
        stream, popcount(only_left), popcount(only_right), popcount(both), size_left, size_right
    )
    shared_left = draw(stream, both, size_left - own_left)
    shared_right = draw(stream, both & ~shared_left, size_right - own_right)
    state.hands[observation.seat] = observation.own_hand
    state.hands[left] = shared_left | draw(stream, only_left, own_left)
    state.hands[right] = shared_right | draw(stream, only_right, own_right)
    if observation.round_number == LAST_ROUND and observation.golden_shown == NOT_YET:
        state.golden_card = lowest(unseen & ~(state.hands[left] | state.hands[right]))


@compiled
def draw_own_counts(
    stream: Stream, only_left: int, only_right: int, both: int, size_left: int, size_right: int
) -> tuple[int, int]:
    """How many cards each gets of those that only they may hold.

    Each answer is as likely as the number of deals in which it is so.
    """
    drawn = (0, 0)
    deals = 0
    for own_left in range(min(only_left, size_left) + 1):
        for own_right in range(min(only_right, size_right) + 1):
            shared_left = size_left - own_left
            shared_right = size_right - own_right
            if shared_left + shared_right > both:
                continue
            here = (
                CHOOSE[only_left, own_left]
                * CHOOSE[only_right, own_right]
                * CHOOSE[both, shared_left]
                * CHOOSE[both - shared_left, shared_right]
            )
            deals += here
            if below_large(stream, deals) < here:
                drawn = (own_left, own_right)
    return drawn


def cards_shown(seen: Observation) -> int:
    """How many cards of the deal everybody has seen."""
    return seen.played_count + (seen.trump_card != NOT_YET) + (seen.golden_shown != NOT_YET)


def deck_behind(world: State, moves: Sequence[tuple[int, int]]) -> list[int]:
    """A deck with which the same moves of this deal lead to this world."""
    if world.trump_card == NOT_YET:
        return list(range(len(CARDS)))  # not dealt yet: any deck does
    played = [(seat, action - FIRST_CARD) for seat, action in moves if FIRST_CARD <= action < FIRST_FLIP]
    hands = [
        [card for card in range(len(CARDS)) if int(world.hands[seat]) >> card & 1]
        + [card for player, card in played if player == seat]
        for seat in range(PLAYERS)
    ]
    order = [hands[(world.first + 1 + step) % PLAYERS] for step in range(PLAYERS)]
    golden = [int(world.golden_card)] if world.round_number == LAST_ROUND else []
    dealt = [hand[index] for index in range(world.round_number) for hand in order]
    top = [*golden, *dealt]
    rest = sorted(set(range(len(CARDS))) - {*top, int(world.trump_card)})
    return [*top, int(world.trump_card), *rest]

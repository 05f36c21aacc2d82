"""The opponent model of 8-28: what takes and passes tell about the secret cards.

A player follows either `regular` or the network. Inference assumes a noisier and more cautious network
player than the rollouts do.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.games.eight28.heuristics import wants_more
from kartentisch.bots.games.eight28.luck import Luck, new_luck
from kartentisch.bots.games.eight28.network import (
    Activations,
    advantage,
    chance_to_take,
    new_activations,
    read_table,
)
from kartentisch.core.bits import NONE, bit, popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.layout import MAX_SEATS
from kartentisch.games.eight28.cards import CARDS, RED_GEMS
from kartentisch.games.eight28.options import Options
from kartentisch.games.eight28.rules import PASS, TAKE, apply, begin_lap, start
from kartentisch.games.eight28.state import NOT_SHOWN, Observation, Public, State

REGULAR_SHARE: Final = 0.25  # the prior share of players who follow `regular`
CAUTION: Final = 0.5  # the advantage in points that a network player asks for
TEMPERATURE: Final = 0.5  # of a network player, in points
ERROR_RATE: Final = 0.06  # of a network player
REGULAR_ERROR_RATE: Final = 0.03


class Notes(NamedTuple):
    """What each secret card of each seat would mean, and the workspaces of network and luck."""

    likely: NDArray[np.float64]  # the likelihood of what the seat did in this round
    regular: NDArray[np.float64]  # the posterior that it follows `regular`
    activations: Activations
    luck: Luck


def new_notes() -> Notes:
    """Memory for the notes."""
    likely, regular = np.zeros((2, MAX_SEATS, len(CARDS)))
    return Notes(likely, regular, new_activations(), new_luck())


@compiled
def take_notes(seen: Observation, notes: Notes, past: State) -> bool:
    """Replay the round and note the likelihood of each secret card; whether any is hidden."""
    notes.likely[:] = 1.0 - REGULAR_SHARE
    notes.regular[:] = REGULAR_SHARE
    notes.luck.begin[0] = seen.taken
    if seen.phase == NEEDS_DEAL or seen.shown[seen.seat] != NOT_SHOWN:
        notes.regular[seen.seat] = 0.0
        return False
    begin_replay(seen, past)
    while not is_now(seen, past):
        seat = past.to_move
        action = move_made(seen, past)
        if seat != seen.seat:
            note_move(past, seat, action, notes)
        apply(past, action)
    for seat in range(seen.players):
        for card in range(len(CARDS)):
            notes.likely[seat, card] += notes.regular[seat, card]
            notes.regular[seat, card] /= notes.likely[seat, card]
    notes.regular[seen.seat] = 0.0
    return True


@compiled
def likelihood(seen: Observation, world: State, notes: Notes, past: State) -> float:
    """The likelihood of what the others did with the secret cards of a world."""
    likely = 1.0
    for seat in range(seen.players):
        if seat != seen.seat:
            likely *= notes.likely[seat, world.secret[seat]]
    return likely


@compiled
def note_move(table: Public, seat: int, action: int, notes: Notes) -> None:
    """Update the likelihoods of a seat's secret cards by its move."""
    read_table(table, seat, notes.activations)
    for card in range(len(CARDS)):
        chance = chance_to_take(advantage(table, seat, card, notes.activations) - CAUTION, TEMPERATURE)
        chance = ERROR_RATE + (1.0 - 2.0 * ERROR_RATE) * chance
        regular = 1.0 - REGULAR_ERROR_RATE if wants_more(table, seat, card) else REGULAR_ERROR_RATE
        notes.likely[seat, card] *= chance if action == TAKE else 1.0 - chance
        notes.regular[seat, card] *= regular if action == TAKE else 1.0 - regular


# The moves of the round, from what everybody sees


@compiled
def begin_replay(seen: Observation, past: State) -> None:
    """Set a state to the beginning of this round, as far as it was public."""
    start(past, seen.players, Options(seen.deck, seen.passing), seen.first)
    laps = popcount(seen.first_of_lap) + (seen.taken_this_lap == 0)
    red = min(laps, RED_GEMS - seen.supply_red)  # they all came in this round, since it is the last
    blue = min(laps - red, seen.middle_blue)  # the last laps had none if all gems are gone
    past.supply_red = seen.supply_red + red
    past.middle_red = seen.middle_red - red
    past.supply_blue = seen.supply_blue + blue
    past.middle_blue = seen.middle_blue - blue
    for index in range(seen.taken):
        past.pile[index] = seen.taken_card[index]
    begin_lap(past, seen.first)


@compiled
def is_now(seen: Observation, past: State) -> bool:
    """Whether the replay has reached the observation."""
    return (
        past.taken == seen.taken
        and past.card_giver == seen.card_giver
        and past.taken_this_lap == seen.taken_this_lap
        and past.to_move == seen.to_move
    )


@compiled
def move_made(seen: Observation, past: State) -> int:
    """What the seat to move did: it took the next card if that is its own and of this lap."""
    index = past.taken
    if index == seen.taken or seen.taken_by[index] != past.to_move:
        return PASS
    is_first = seen.first_of_lap & bit(index) != NONE
    return TAKE if is_first == (past.taken_this_lap == 0) else PASS

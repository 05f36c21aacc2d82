"""The quick player of 8-28: takes cards as good players do, and guesses secret cards by what was done.

The others may be players by rule of thumb, or players whose eagerness the network knows. They are thought to
play on as well as it does; but where their moves so far are read, to be more cautious and less exact.
"""

from math import exp
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.base import Foresight
from kartentisch.bots.eight28 import better_half, spread_to_come, value, wants_more
from kartentisch.bots.eight28_habits import Mind, eagerness, look_around, new_mind
from kartentisch.bots.eight28_luck import Luck, draw_own, new_luck
from kartentisch.core.bits import NONE, bit, popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.rng import Stream, fraction_ahead
from kartentisch.games.eight28.cards import CARDS, RED_GEMS, RED_POINTS
from kartentisch.games.eight28.knowledge import observe
from kartentisch.games.eight28.rules import PASS, TAKE, apply, begin_lap, start
from kartentisch.games.eight28.state import CHOOSE, NOT_SHOWN, OFFER, Observation, Public, State

HEAT: Final = 0.12  # differences of so many points are mixed
BY_THUMB: Final = 0.25  # the part of the others who play by rule of thumb
MOST_HUNCH: Final = 0.3  # of the chance to win

# Where moves are read
CAUTION: Final = 0.5  # a card must be worth so many points
INEXACT: Final = 0.5  # differences of so many points are mixed
SLIP: Final = 0.06  # how often players do what they do not want
THUMB_SLIP: Final = 0.03  # and those by rule of thumb depart from it


class Notes(NamedTuple):
    """What each secret card of each seat would mean, and room to think."""

    likely: NDArray[np.float64]  # how likely the seat does what it has done in this round
    like_thumb: NDArray[np.float64]  # how likely it then plays by rule of thumb
    mind: Mind
    luck: Luck


@compiled
def quick(state: State, seen: Observation, notes: Notes, stream: Stream) -> int:
    """Take or pass as the seat to move is thought to do, choose the better half."""
    seat = state.to_move
    if state.phase == CHOOSE:
        observe(state, seat, seen)
        return better_half(seen)
    secret = state.secret[seat]
    if fraction_ahead(stream, seat) < notes.like_thumb[seat, secret]:
        return TAKE if wants_more(state, seat, secret) else PASS
    look_around(state, seat, notes.mind)
    chance = chance_to_take(eagerness(state, seat, secret, notes.mind), HEAT)
    lap = 1 + popcount(state.first_of_lap) + (state.taken_this_lap == 0)
    return TAKE if fraction_ahead(stream, lap * MAX_SEATS + seat) < chance else PASS


@compiled
def even_out(state: State, action: int, notes: Notes) -> None:
    """All candidates meet with the same luck: who takes a card draws his own."""
    if state.phase == OFFER and action == TAKE:
        draw_own(state, notes.luck)


@compiled
def chance_to_take(better: float, heat: float) -> float:
    """How often one takes a card that is worth so many points; small differences are mixed."""
    return 1.0 / (1.0 + exp(-better / heat))


@compiled
def hunch(seen: Observation, notes: Notes, hunches: NDArray[np.float64]) -> None:
    """What the network's points for taking the card are worth in chance to win."""
    if seen.phase != OFFER:
        return
    look_around(seen, seen.seat, notes.mind)
    middle = seen.middle_blue + RED_POINTS * seen.middle_red
    points = eagerness(seen, seen.seat, seen.own_secret, notes.mind) * middle / 10.0
    chance = value(seen, seen.seat)
    worth = points * chance * (1.0 - chance) / spread_to_come(seen)
    hunches[TAKE] = min(MOST_HUNCH, max(-MOST_HUNCH, worth))


# What the others may hold


def new_notes() -> Notes:
    """Nothing is known of anybody."""
    likely, like_thumb = np.zeros((2, MAX_SEATS, len(CARDS)))
    return Notes(likely, like_thumb, new_mind(), new_luck())


@compiled
def take_notes(seen: Observation, notes: Notes, past: State) -> bool:
    """Go through the round so far and note what each secret card makes of it; whether any is hidden."""
    notes.likely[:] = 1.0 - BY_THUMB
    notes.like_thumb[:] = BY_THUMB
    notes.luck.begin[0] = seen.taken
    if seen.phase == NEEDS_DEAL or seen.shown[seen.seat] != NOT_SHOWN:
        notes.like_thumb[seen.seat] = 0.0
        return False
    begin_again(seen, past)
    while not is_now(seen, past):
        seat = past.to_move
        action = what_was_done(seen, past)
        if seat != seen.seat:
            note_move(past, seat, action, notes)
        apply(past, action)
    for seat in range(seen.players):
        for card in range(len(CARDS)):
            notes.likely[seat, card] += notes.like_thumb[seat, card]
            notes.like_thumb[seat, card] /= notes.likely[seat, card]
    notes.like_thumb[seen.seat] = 0.0
    return True


@compiled
def begin_again(seen: Observation, past: State) -> None:
    """The beginning of this round, as far as it lay open."""
    options = np.zeros(2, np.int32)
    options[0] = seen.deck
    options[1] = seen.passing
    start(past, seen.players, options, seen.first)
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
    """Whether the moves made again have led to what is seen."""
    return (
        past.taken == seen.taken
        and past.card_giver == seen.card_giver
        and past.taken_this_lap == seen.taken_this_lap
        and past.to_move == seen.to_move
    )


@compiled
def what_was_done(seen: Observation, past: State) -> int:
    """What the seat to move did: the next card is his if he took it in this lap."""
    index = past.taken
    if index == seen.taken or seen.taken_by[index] != past.to_move:
        return PASS
    is_first = seen.first_of_lap & bit(index) != NONE
    return TAKE if is_first == (past.taken_this_lap == 0) else PASS


@compiled
def note_move(table: Public, seat: int, action: int, notes: Notes) -> None:
    """Note how likely each secret card makes this move."""
    look_around(table, seat, notes.mind)
    for card in range(len(CARDS)):
        chance = chance_to_take(eagerness(table, seat, card, notes.mind) - CAUTION, INEXACT)
        chance = SLIP + (1.0 - 2.0 * SLIP) * chance
        by_thumb = 1.0 - THUMB_SLIP if wants_more(table, seat, card) else THUMB_SLIP
        notes.likely[seat, card] *= chance if action == TAKE else 1.0 - chance
        notes.like_thumb[seat, card] *= by_thumb if action == TAKE else 1.0 - by_thumb


@compiled
def likelihood(seen: Observation, world: State, notes: Notes, past: State) -> float:
    """How likely the others with these secret cards do what they have done."""
    likely = 1.0
    for seat in range(seen.players):
        if seat != seen.seat:
            likely *= notes.likely[seat, world.secret[seat]]
    return likely


FORESIGHT: Final = Foresight(
    quick,
    new_notes=new_notes,
    take_notes=take_notes,
    likelihood=likelihood,
    even_out=even_out,
    hunch=hunch,
    mixing=0.002,
)

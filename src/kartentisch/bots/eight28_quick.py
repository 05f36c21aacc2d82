"""The quick player of 8-28: takes cards as good players do, and guesses secret cards by what was done.

The others may be players by rule of thumb, or players whose eagerness the network knows, only more cautious
and less exact than it is.
"""

from math import exp
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.base import Foresight
from kartentisch.bots.eight28 import better_half, wants_more
from kartentisch.bots.eight28_habits import Mind, eagerness, look_around, new_mind
from kartentisch.bots.eight28_luck import Luck, draw_own, new_luck
from kartentisch.core.bits import NONE, bit, popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.rng import Stream, fraction_ahead
from kartentisch.games.eight28.cards import CARDS, RED_GEMS
from kartentisch.games.eight28.knowledge import observe
from kartentisch.games.eight28.rules import PASS, TAKE, apply, begin_lap, start
from kartentisch.games.eight28.state import CHOOSE, NOT_SHOWN, OFFER, Observation, Public, State

OWN_HEAT: Final = 0.12  # differences of so many points are mixed
HEAT: Final = 0.5  # so many by the others
CAUTION: Final = 0.5  # a card must be worth so many points to them
SLIP: Final = 0.06  # how often they do what they do not want
BY_THUMB: Final = 0.25  # the part of the others who play by rule of thumb,
THUMB_SLIP: Final = 0.03  # and how often those depart from it


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
    by_thumb = notes.like_thumb[seat, secret]
    is_other = by_thumb > 0.0
    if is_other and fraction_ahead(stream, seat) < by_thumb:
        return TAKE if wants_more(state, seat, secret) else PASS
    look_around(state, seat, notes.mind)
    better = eagerness(state, seat, secret, notes.mind)
    chance = chance_to_take(better - CAUTION, HEAT) if is_other else chance_to_take(better, OWN_HEAT)
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
        chance = chance_to_take(eagerness(table, seat, card, notes.mind) - CAUTION, HEAT)
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
    quick, new_notes=new_notes, take_notes=take_notes, likelihood=likelihood, even_out=even_out, mixing=0.002
)

"""What a seat knows in Compañeros, and the deals that fit it: only the other hands are hidden."""

from collections.abc import Sequence

from kartentisch.core.bits import NONE
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NOBODY
from kartentisch.core.knowledge import observe_table
from kartentisch.core.layout import copy_shared
from kartentisch.core.rng import Stream, draw
from kartentisch.games.companeros.cards import HAND_SIZE, VALUES, all_cards
from kartentisch.games.companeros.rules import FIRST_TAKE, first_action, legal
from kartentisch.games.companeros.scoring import cards_played
from kartentisch.games.companeros.state import NOT_PLAYED, PLAY, TAKE, Observation, State


@compiled
def observe(state: State, seat: int, observation: Observation) -> None:
    """All that lies or lay open, and the seat's own hand."""
    observe_table(state, seat, observation, first_action(state), legal(state))
    observation.own_hand = state.hands[seat] if seat != NOBODY else NONE


@compiled
def cards_in_hand(observation: Observation, seat: int) -> int:
    """How many cards a seat holds, as everybody can count."""
    if observation.phase != PLAY and observation.phase != TAKE:
        return 0
    return HAND_SIZE - observation.round_number + (1 if observation.played[seat] == NOT_PLAYED else 0)


@compiled
def unseen_cards(observation: Observation) -> int:
    """The cards in the other hands, in any order."""
    seen = observation.display | observation.own_hand | cards_played(observation)
    for seat in range(observation.players):
        seen |= observation.taken[seat]
    return all_cards(observation.players) & ~seen


@compiled
def imagine(observation: Observation, stream: Stream, state: State) -> None:
    """Share out the unseen cards among the other hands."""
    copy_shared(observation, state)
    unseen = unseen_cards(observation)
    for seat in range(observation.players):
        if seat == observation.seat:
            state.hands[seat] = observation.own_hand
        else:
            state.hands[seat] = draw(stream, unseen, cards_in_hand(observation, seat))
            unseen &= ~state.hands[seat]
    for seat in range(observation.players, len(state.hands)):
        state.hands[seat] = NONE


def cards_shown(seen: Observation) -> int:
    """How many cards of the deal everybody has seen."""
    played = seen.players - list(seen.played[: seen.players]).count(NOT_PLAYED)
    return seen.display.bit_count() + sum(map(int.bit_count, seen.taken)) + played


def deck_behind(world: State, moves: Sequence[tuple[int, int]]) -> list[int]:
    """A deck with which the same moves of this deal lead to this world."""
    players = int(world.players)
    hands = [
        [card for card in range(VALUES * players) if int(world.hands[seat]) >> card & 1]
        + [action for mover, action in moves if mover == seat and action < FIRST_TAKE]
        for seat in range(players)
    ]
    order = [hands[(world.first + step) % players] for step in range(players)]
    dealt = [hand[index] for index in range(HAND_SIZE) for hand in order]
    return sorted(set(range(VALUES * players)) - set(dealt)) + dealt

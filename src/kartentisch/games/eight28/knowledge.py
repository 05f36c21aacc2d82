"""What a seat knows in 8-28, and the deals that fit it.

Hidden are the others' secret cards and the order of the pile. What the others took or declined is
public but rules out no deal.
"""

from collections.abc import Sequence

from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NEEDS_DEAL, NOBODY
from kartentisch.core.knowledge import observe_table
from kartentisch.core.layout import copy_shared
from kartentisch.core.rng import Stream, shuffle
from kartentisch.games.eight28.cards import CARDS, DECK_SIZE
from kartentisch.games.eight28.rules import first_action, legal
from kartentisch.games.eight28.state import NOT_SHOWN, Observation, State


@compiled
def observe(state: State, seat: int, observation: Observation) -> None:
    """All that lies open, and the seat's own secret card."""
    observe_table(state, seat, observation, first_action(state), legal(state))
    knows = seat != NOBODY and state.phase != NEEDS_DEAL
    observation.own_secret = state.secret[seat] if knows else NOT_SHOWN


@compiled
def imagine(observation: Observation, stream: Stream, state: State) -> None:
    """Shuffle all cards that the seat has not seen into the others' secrets and the pile."""
    copy_shared(observation, state)
    if observation.phase == NEEDS_DEAL:
        return
    players = observation.players
    secrets_are_shown = observation.shown[observation.seat] != NOT_SHOWN
    # The taken cards are the top of the original pile; behind them lie the unseen ones.
    size = observation.taken
    for index in range(size):
        state.pile[index] = observation.taken_card[index]
    for card in range(len(CARDS)):
        count = observation.unseen[card]
        if card == observation.own_secret and not secrets_are_shown:
            count -= 1
        for _ in range(count):
            state.pile[size] = card
            size += 1
    hidden = state.pile[observation.taken : size]
    shuffle(stream, hidden, len(hidden), len(hidden))
    for seat in range(players):
        if secrets_are_shown:
            state.secret[seat] = observation.shown[seat]
        elif seat == observation.seat:
            state.secret[seat] = observation.own_secret
        else:
            size -= 1
            state.secret[seat] = state.pile[size]
            state.pile[size] = 0


def cards_shown(seen: Observation) -> int:
    """How many cards of the deal everybody has seen."""
    return DECK_SIZE - sum(seen.unseen)


def deck_behind(world: State, moves: Sequence[tuple[int, int]]) -> list[int]:
    """A deck with which the same moves of this deal lead to this world."""
    players = int(world.players)
    secrets = [int(world.secret[(world.first + 1 + step) % players]) for step in range(players)]
    return secrets + [int(card) for card in world.pile[: DECK_SIZE - players]]

"""A fourth game, as small as the contract allows: two cards each, the higher card played wins a point.

It stands in for a newcomer's game: everything generic must work for it untouched.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

from kartentisch.core.bits import NONE, bit, first_bits, popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NEEDS_DEAL, NOBODY, OVER, PHASE_OF_GAME, Common, Deck, Seen
from kartentisch.core.game import Game
from kartentisch.core.layout import Bits, Count, SeatBits, clear, copy_shared, layout
from kartentisch.core.options import Values
from kartentisch.core.refusals import Refusal
from kartentisch.core.rng import Stream, draw
from kartentisch.core.seats import left_of
from kartentisch.core.view import PHASES, TableView, Word, Words, show_table

PLAY: Final = PHASE_OF_GAME
CARDS: Final = tuple("abcdefgh")
HAND: Final = 2


class Public(Common):
    prize: Count
    best_card: Count
    best_seat: Count
    played: Bits


class Options(NamedTuple):
    prize: Annotated[int, Values("H2", range(1, 4))]


class State(Public):
    hands: SeatBits


class Observation(Seen, Public):
    own_hand: Bits


@compiled
def start(state: State, players: int, options: Options, first: int) -> None:
    clear(state)
    state.players = players
    state.prize = options.prize
    state.first = first
    state.phase = NEEDS_DEAL
    state.to_move = NOBODY


@compiled
def cards_needed(state: State) -> int:
    return HAND * state.players


@compiled
def deal(state: State, deck: Deck) -> None:
    for index in range(HAND * state.players):
        state.hands[index % state.players] |= bit(deck[index])
    state.phase = PLAY
    state.to_move = state.first
    state.best_card = NOBODY


@compiled
def first_action(state: State) -> int:
    return 0


@compiled
def legal(state: State) -> int:
    return state.hands[state.to_move]


@compiled
def apply(state: State, action: int) -> None:
    seat = state.to_move
    state.hands[seat] ^= bit(action)
    state.played |= bit(action)
    if action > state.best_card:
        state.best_card = action
        state.best_seat = seat
    state.to_move = left_of(seat, state.players)
    if state.to_move == state.first:
        state.points[state.best_seat] += state.prize
        state.best_card = NOBODY
        if popcount(state.played) == HAND * state.players:
            state.deal_number = 1
            state.phase = OVER
            state.to_move = NOBODY


@compiled
def observe(state: State, seat: int, observation: Observation) -> None:
    copy_shared(state, observation)
    observation.seat = seat
    observation.legal = legal(state) if seat != NOBODY and seat == state.to_move else NONE
    observation.own_hand = state.hands[seat] if seat != NOBODY else NONE


@compiled
def imagine(observation: Observation, stream: Stream, state: State) -> None:
    copy_shared(observation, state)
    if observation.phase != PLAY:
        return
    unseen = first_bits(len(CARDS)) & ~(observation.played | observation.own_hand)
    rounds = popcount(observation.played) // observation.players
    in_round = popcount(observation.played) % observation.players
    for step in range(observation.players):
        seat = (observation.first + step) % observation.players
        size = HAND - rounds - (1 if step < in_round else 0)
        if seat == observation.seat:
            state.hands[seat] = observation.own_hand
        else:
            state.hands[seat] = draw(stream, unseen, size)
            unseen &= ~state.hands[seat]


def deck_behind(world: State, moves: Sequence[tuple[int, int]]) -> list[int]:
    players = int(world.players)
    hands = [
        [card for card in range(len(CARDS)) if int(world.hands[seat]) >> card & 1]
        + [action for mover, action in moves if mover == seat]
        for seat in range(players)
    ]
    dealt = [hands[index % players][index // players] for index in range(HAND * players)]
    return dealt + sorted(set(range(len(CARDS))) - set(dealt))


class View(TableView):
    phase: Annotated[int, Word((*PHASES, "play"))]
    hand: Annotated[int, Words(CARDS)]


@compiled
def show(seen: Observation, view: View) -> None:
    show_table(seen, view)
    view.hand = seen.own_hand


@compiled
def uncover(state: State, view: View) -> None:
    pass


@compiled
def refusal(seen: Observation, action: int) -> int:
    return 0


@compiled
def at_hand(seen: Observation) -> int:
    return seen.legal


CONTRACT: Final[dict[str, Any]] = {
    "start": start,
    "cards_needed": cards_needed,
    "deal": deal,
    "first_action": first_action,
    "legal": legal,
    "apply": apply,
    "observe": observe,
    "imagine": imagine,
    "show": show,
    "uncover": uncover,
    "refusal": refusal,
    "at_hand": at_hand,
}


def make_game(**changed: Any) -> Game:
    """The game, or one with some of its rules replaced by broken ones."""
    return Game(
        id="fourth",
        title="High Card",
        package=__package__ or "",
        players=range(2, 4),
        players_rule="H0",
        declared_options=Options,
        cards=CARDS,
        deck_rule="H1",
        first_rule="H1",
        full_deck=lambda state: range(len(CARDS)),
        actions=CARDS,
        turn_rules={PLAY: "H1"},
        state=layout(State),
        observation=layout(Observation),
        rules=CONTRACT | changed,
        deck_behind=deck_behind,
        view_type=View,
        refusals=(Refusal("not-in-hand", "H1", "{move} is not in hand"),),
        cards_shown=lambda state: int(state.played).bit_count(),
    )

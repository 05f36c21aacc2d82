"""The course of a game of Compañeros: dealing, playing, taking, nine rounds (C1-C10)."""

from kartentisch.core.bits import NONE, bit
from kartentisch.core.compiled import compiled, outlined
from kartentisch.core.contract import NOBODY, Deck
from kartentisch.core.course import await_deal, end
from kartentisch.core.layout import clear
from kartentisch.core.seats import left_of
from kartentisch.games.companeros.cards import (
    CARDS,
    COLOURS,
    HAND_SIZE,
    VALUES,
    cards_of_colour,
    colour_of,
    value_of,
    worth,
)
from kartentisch.games.companeros.options import Options
from kartentisch.games.companeros.scoring import cards_played, next_starter, order_of_serving
from kartentisch.games.companeros.state import NOT_PLAYED, PLAY, TAKE, State

# The fixed list of moves: a card, or a colour to take
ACTIONS = CARDS + tuple(f"take {colour}" for colour in COLOURS)
FIRST_TAKE = len(CARDS)


@outlined
def start(state: State, players: int, options: Options, first: int) -> None:
    """The match begins; `first` starts its first game."""
    clear(state)
    state.players = players
    state.games = options.games
    state.piles = options.piles
    state.first = first
    state.starter = first
    state.last_starter = NOBODY
    clear_round(state)
    await_deal(state)


@compiled
def cards_needed(state: State) -> int:
    """All cards come into play."""
    return VALUES * state.players


@compiled
def deal(state: State, deck: Deck) -> None:
    """One card a player as the open display, the others one by one from the starter on (C1)."""
    state.display = NONE
    for index in range(state.players):
        state.display |= bit(deck[index])
    state.hands[:] = NONE
    seat = state.first
    for index in range(state.players, VALUES * state.players):
        state.hands[seat] |= bit(deck[index])
        seat = left_of(seat, state.players)
    state.taken[:] = NONE
    state.game_points[:] = 0
    state.round_number = 0
    state.last_starter = NOBODY
    begin_round(state, state.first)


@compiled
def begin_round(state: State, starter: int) -> None:
    """The starting player plays first (C2)."""
    state.round_number += 1
    state.starter = starter
    clear_round(state)
    state.phase = PLAY
    state.to_move = starter


@compiled
def clear_round(state: State) -> None:
    """Nobody has played or is served."""
    state.played[:] = NOT_PLAYED
    state.colour_value[:] = 0
    state.served[:] = NOBODY
    state.served_count = 0
    state.served_so_far = 0


@compiled
def first_action(state: State) -> int:
    """Cards while playing, colours while taking."""
    return FIRST_TAKE if state.phase == TAKE else 0


@compiled
def legal(state: State) -> int:
    """Any card in hand (C2), or any colour in the display (C5)."""
    if state.phase == PLAY:
        return state.hands[state.to_move]
    return colours_in_display(state)


@compiled
def colours_in_display(state: State) -> int:
    """The set of colours of which cards lie in the display."""
    colours = NONE
    for colour in range(state.players):
        if state.display & cards_of_colour(colour):
            colours |= bit(colour)
    return colours


@compiled
def apply(state: State, action: int) -> None:
    """Make a legal move."""
    if state.phase == PLAY:
        apply_play(state, action)
    else:
        apply_take(state, action - FIRST_TAKE)


@compiled
def apply_play(state: State, card: int) -> None:
    """Play a card openly (C2); when all have played, the display is distributed."""
    seat = state.to_move
    state.hands[seat] ^= bit(card)
    state.played[seat] = card
    state.colour_value[colour_of(card)] += value_of(card)
    state.to_move = left_of(seat, state.players)
    if state.to_move == state.starter:
        order_of_serving(state)
        serve_next(state)


@compiled
def serve_next(state: State) -> None:
    """The next in order takes; with the display empty the rest get nothing (C5)."""
    if state.served_so_far < state.served_count and state.display:
        state.phase = TAKE
        state.to_move = state.served[state.served_so_far]
    else:
        end_round(state)


@compiled
def apply_take(state: State, colour: int) -> None:
    """Take all cards of one colour as points (C5, C8)."""
    cards = state.display & cards_of_colour(colour)
    state.display ^= cards
    state.taken[state.to_move] |= cards
    state.game_points[state.to_move] += worth(cards)
    state.points[state.to_move] += worth(cards)
    state.served_so_far += 1
    serve_next(state)


@compiled
def end_round(state: State) -> None:
    """The played cards join the display (C6); nine rounds are a game (C8)."""
    remember_round(state)
    state.display |= cards_played(state)
    # C7: who was served first starts; if nobody was, the starter stays.
    starter = state.served[0] if state.served_count > 0 else state.starter
    if state.round_number < HAND_SIZE:
        begin_round(state, starter)
    else:
        end_game(state)


@compiled
def remember_round(state: State) -> None:
    """What was played, and how many took, is seen while the next round is played."""
    state.last_starter = state.starter
    for seat in range(state.players):
        state.last_played[seat] = state.played[seat]
    state.last_takers = state.served_so_far


@outlined
def end_game(state: State) -> None:
    """The match goes on with the leader as starter until all its games are played (C10)."""
    state.deal_number += 1
    if state.deal_number < state.games:
        state.first = next_starter(state)
        await_deal(state)
    else:
        end(state)

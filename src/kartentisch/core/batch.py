"""Many games at once: one step moves all of them and shows each seat to move what it knows.

Written once against the contract. Games that end begin anew by themselves; the work is shared among
threads, since compiled code holds no lock.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import u64
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import (
    NEEDS_DEAL,
    OVER,
    Deck,
    Record,
    apply,
    cards_needed,
    deal,
    observe,
    start,
)
from kartentisch.core.errors import IllegalMove, KartentischError, MalformedMove
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.options import Codes
from kartentisch.core.playout import random_action
from kartentisch.core.rng import Stream, below, seed_stream, shuffle

if TYPE_CHECKING:
    from kartentisch.core.game import Game, Options


def go_on(state: Record, stream: Stream, deck: Deck) -> None:
    """Deal if cards are needed."""
    if state.phase == NEEDS_DEAL:
        shuffle(stream, deck, len(deck), cards_needed(state))
        deal(state, deck)


def show(state: Record, observation: Record, mask: NDArray[np.bool_]) -> None:
    """Write down what the seat to move knows and may do."""
    observe(state, state.to_move, observation)
    mask[:] = False
    moves, action = observation.legal, observation.first_action
    while moves:
        mask[action] = (moves & u64(1)) != u64(0)
        moves >>= u64(1)
        action += 1


def begin(state: Record, stream: Stream, deck: Deck, players: int, options: Codes) -> None:
    """Begin a new game in a state that may hold an old one."""
    start(state, players, options, below(stream, players))
    go_on(state, stream, deck)


def begin_games(
    states: NDArray[Any],
    streams: NDArray[np.uint64],
    decks: NDArray[np.uint8],
    players: int,
    options: Codes,
    seed: int,
    first_game: int,
    observations: NDArray[Any],
    masks: NDArray[np.bool_],
) -> None:
    """Begin a game in every state."""
    for index in range(len(states)):
        seed_stream(streams[index], seed, first_game + index)
        begin(states[index], streams[index], decks[index], players, options)
        show(states[index], observations[index], masks[index])


def step_games(
    states: NDArray[Any],
    streams: NDArray[np.uint64],
    decks: NDArray[np.uint8],
    players: int,
    options: Codes,
    actions: NDArray[np.int32],
    observations: NDArray[Any],
    masks: NDArray[np.bool_],
    ended: NDArray[np.bool_],
    final_points: NDArray[np.int32],
) -> None:
    """Make one legal move in every game; where one ends keep its points and begin another."""
    for index in range(len(states)):
        state = states[index]
        apply(state, actions[index])
        ended[index] = state.phase == OVER
        if ended[index]:
            for seat in range(MAX_SEATS):
                final_points[index, seat] = state.points[seat]
            begin(state, streams[index], decks[index], players, options)
        else:
            go_on(state, streams[index], decks[index])
        show(state, observations[index], masks[index])


@compiled
def choose_games(observations: NDArray[Any], streams: NDArray[np.uint64], actions: NDArray[np.int32]) -> None:
    """Choose a random legal move in every game."""
    for index in range(len(actions)):
        seen = observations[index]
        actions[index] = random_action(seen.first_action, seen.legal, streams[index])


class Batch:
    """Games that are stepped together.

    After each step `observations` and `masks` hold what the seats to move know and may do, `ended`
    says which games have just ended (and begun anew) and `final_points` with how many points.
    """

    def __init__(
        self,
        game: "Game",
        players: int,
        size: int,
        *,
        seed: int,
        options: "Options | None" = None,
        threads: int = 1,
    ) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.options = game.option_codes(options or {})
        self.states = np.zeros(size, game.state)
        self.observations = np.zeros(size, game.observation)
        self.masks = np.zeros((size, len(game.actions)), np.bool_)
        self.ended = np.zeros(size, np.bool_)
        self.final_points = np.zeros((size, MAX_SEATS), np.int32)
        self._streams = np.zeros((size, 1), np.uint64)
        self._decks = np.tile(game.sorted_deck(players, options), (size, 1))
        self._rows = np.arange(size)
        bounds = np.linspace(0, size, threads + 1).astype(int)
        self._parts = [slice(low, high) for low, high in pairwise(bounds)]
        self._workers = ThreadPoolExecutor(threads)
        game.begin_batch(
            self.states,
            self._streams,
            self._decks,
            players,
            self.options,
            np.uint64(seed % 2**64),
            np.uint64(0),
            self.observations,
            self.masks,
        )

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Make one move in every game; if one of them is illegal, nothing is moved."""
        actions = np.asarray(actions)
        if actions.shape != self._rows.shape or not np.issubdtype(actions.dtype, np.integer):
            raise MalformedMove(f"one move number for each of the {len(self._rows)} games is wanted")
        in_list = (actions >= 0) & (actions < len(self.game.actions))
        legal = in_list & self.masks[self._rows, np.where(in_list, actions, 0)]
        if not legal.all():
            index = int(np.argmin(legal))
            raise self._reason(index, int(actions[index]), bool(in_list[index]))
        checked = np.ascontiguousarray(actions, np.int32)
        list(self._workers.map(lambda part: self._step_part(part, checked), self._parts))

    def random_actions(self) -> NDArray[np.int32]:
        """A random legal move for every game."""
        actions = np.zeros(len(self.states), np.int32)
        choose_games(self.observations, self._streams, actions)
        return actions

    def _step_part(self, part: slice, actions: NDArray[np.int32]) -> None:
        self.game.step_batch(
            self.states[part],
            self._streams[part],
            self._decks[part],
            self.players,
            self.options,
            actions[part],
            self.observations[part],
            self.masks[part],
            self.ended[part],
            self.final_points[part],
        )

    def _reason(self, index: int, action: int, in_list: bool) -> KartentischError:
        where = f"game {index} of the batch: "
        if not in_list:
            return MalformedMove(f"{where}there is no move {action} of {self.game.title}")
        state = self.states[index]
        error = self.game.refusal(self.game.observe(state, int(state.to_move)), action)
        return IllegalMove(where + error.reason, error.rule or "", error.code)

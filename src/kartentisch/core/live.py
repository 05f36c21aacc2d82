"""A game being played, for Python that looks at it often.

NumPy's records are slow to read field by field, and slow to hand to compiled code. Here the state stays in an
array, a move is one compiled call, and what everybody knows is looked up once as plain data.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.contract import Deck, Record, apply, observe
from kartentisch.core.game import Game, Options
from kartentisch.core.layout import plain_rows, shared_size


def apply_move(states: NDArray[Any], action: int) -> None:
    """Make a move that is known to be legal."""
    apply(states[0], action)


def observe_all(states: NDArray[Any], observations: NDArray[Any]) -> None:
    """What each seat knows."""
    state = states[0]
    for seat in range(state.players):
        observe(state, seat, observations[seat])


_bound: dict[Game, tuple[Callable[..., None], Callable[..., None]]] = {}


class Live:
    """A game, its state and everybody's knowledge."""

    def __init__(self, game: Game, players: int, options: Options, first: int) -> None:
        self.game = game
        self._states = np.zeros(1, game.state)
        self._states[0] = game.new(players, options, first)
        self._bytes = self._states.view(np.uint8)  # NumPy copies records field by field
        self.state: Record = self._states[0]
        self._observations = np.zeros(players, game.observation)
        self._read = plain_rows(game.observation, shared_size(game.state, game.observation))
        self._known: tuple[Any, list[Any]] | None = None
        if game not in _bound:
            _bound[game] = (game.bound(apply_move), game.bound(observe_all))
        self._apply, self._observe_all = _bound[game]

    @property
    def seen(self) -> list[Any]:
        """What each seat knows, with plain fields."""
        return self._look()[1]

    @property
    def public(self) -> Any:
        """What everybody knows, with plain fields."""
        return self._look()[0]

    def _look(self) -> tuple[Any, list[Any]]:
        if self._known is None:
            self._observe_all(self._states, self._observations)
            self._known = self._read(self._observations)
        return self._known

    def deal(self, deck: Deck) -> None:
        """Deal from a complete deck of card numbers."""
        self.game.deal(self.state, deck)
        self._known = None

    def check(self, seat: int, move: str) -> int:
        """The number of a move that this seat may make now; else an error that says why not."""
        action = self.game.action(move)
        if type(seat) is int and 0 <= seat < len(self.seen):
            seen = self.seen[seat]
            place = action - seen.first_action
            if 0 <= place < 64 and seen.legal >> place & 1:
                return action
        return self.game.check(self.state, seat, move)

    def play(self, seat: int, move: str) -> None:
        """Make a seat's move."""
        self._apply(self._states, self.check(seat, move))
        self._known = None

    def save(self) -> bytes:
        """The state as it is, to come back to."""
        return self._bytes.tobytes()

    def restore(self, saved: bytes) -> None:
        """Back to a saved state."""
        self._bytes[:] = np.frombuffer(saved, np.uint8)
        self._known = None

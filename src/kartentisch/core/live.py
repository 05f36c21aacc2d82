"""A game being played, for Python that looks at it often.

NumPy's records are slow to read field by field, and slow to hand to compiled code. Here the state stays in an
array, a move is one compiled call, and what everybody knows is looked up once as plain data.
"""

from collections.abc import Callable
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import NONE, u64
from kartentisch.core.contract import NOBODY, Deck, Record, apply, at_hand, observe, refusal, show, uncover
from kartentisch.core.game import Game, Options
from kartentisch.core.layout import clear, plain_rows, shared_size
from kartentisch.core.refusals import Refusal
from kartentisch.core.view_json import Page


def members(bits: int) -> list[int]:
    """The elements of a set, the lowest first."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def apply_move(states: NDArray[Any], action: int) -> None:
    """Make a move that is known to be legal."""
    apply(states[0], action)


def observe_all(states: NDArray[Any], observations: NDArray[Any]) -> None:
    """What each seat knows."""
    state = states[0]
    for seat in range(state.players):
        observe(state, seat, observations[seat])


def show_seat(states: NDArray[Any], seat: int, scratch: NDArray[Any], views: NDArray[Any]) -> None:
    """What a seat, or a spectator, sees."""
    observe(states[0], seat, scratch[0])
    clear(views[0])
    show(scratch[0], views[0])


def show_open(states: NDArray[Any], scratch: NDArray[Any], views: NDArray[Any]) -> None:
    """What a spectator sees, with the secrets of all seats."""
    observe(states[0], NOBODY, scratch[0])
    clear(views[0])
    show(scratch[0], views[0])
    uncover(states[0], views[0])


def refuse_at_hand(observations: NDArray[Any], seat: int, reasons: NDArray[np.int64]) -> int:
    """Why each move at hand that is not allowed is not; returns the set of these moves."""
    seen = observations[seat]
    refused: int = at_hand(seen) & ~seen.legal
    for place in range(len(reasons)):
        if refused >> u64(place) & u64(1) != NONE:
            reasons[place] = refusal(seen, seen.first_action + place)
    return refused


def foresee_moves(observations: NDArray[Any], seat: int, previews: NDArray[Any]) -> None:
    """A preview of each legal move."""
    clear(previews[0])
    foresee(observations[seat], previews[0])


def foresee(observation: Record, preview: Record) -> None:
    """Fill in a preview of each legal move, in games that have one."""
    raise NotImplementedError


class _Kernels:
    """The compiled functions of a game, and one thread's room for what they show."""

    def __init__(self, game: Game) -> None:
        self.apply: Callable[..., None] = game.bound(apply_move)
        self.observe_all: Callable[..., None] = game.bound(observe_all)
        self.show_seat: Callable[..., None] = game.bound(show_seat)
        self.show_open: Callable[..., None] = game.bound(show_open)
        self.refuse_at_hand: Callable[..., int] = game.bound(refuse_at_hand)
        self.scratch = np.zeros(1, game.observation)
        self.page = Page(game.view_kind)
        self.reasons = np.zeros(64, np.int64)
        self.preview: Page | None = None
        if game.preview is not None and game.foresee is not None:
            self.preview = Page(game.preview)
            self.foresee_moves: Callable[..., None] = game.bound(foresee_moves, foresee=game.foresee)


_of_thread = local()


def _kernels_of(game: Game) -> _Kernels:
    kernels: dict[Game, _Kernels] = vars(_of_thread).setdefault("kernels", {})
    if game not in kernels:
        kernels[game] = _Kernels(game)
    return kernels[game]


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
            _kernels_of(self.game).observe_all(self._states, self._observations)
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
        _kernels_of(self.game).apply(self._states, self.check(seat, move))
        self._known = None

    # What people see

    def view(self, seat: int | None) -> bytes:
        """The view of a seat, or of a spectator, as JSON."""
        kernels = _kernels_of(self.game)
        number = NOBODY if seat is None else seat
        kernels.show_seat(self._states, number, kernels.scratch, kernels.page.records)
        return kernels.page.json()

    def open_view(self) -> bytes:
        """The view of a spectator with the secrets of all seats, for a replay."""
        kernels = _kernels_of(self.game)
        kernels.show_open(self._states, kernels.scratch, kernels.page.records)
        return kernels.page.json()

    def hands(self) -> list[list[str]]:
        """The hand of each seat, in games in which one has a hand."""
        return [
            [self.game.cards[card] for card in members(getattr(seen, "own_hand", 0))] for seen in self.seen
        ]

    def refusals(self, seat: int) -> dict[str, Refusal]:
        """Why each move at hand is not allowed, when it is the seat's turn."""
        seen = self.seen[seat]
        if not seen.legal:
            return {}
        game = self.game
        kernels = _kernels_of(game)
        refused = kernels.refuse_at_hand(self._observations, seat, kernels.reasons)
        return {
            game.actions[seen.first_action + place]: game.refusals[kernels.reasons[place]]
            for place in members(int(refused))
        }

    def preview(self, seat: int) -> bytes | None:
        """A preview of each legal move of a seat as JSON, in games that have one."""
        kernels = _kernels_of(self.game)
        if kernels.preview is None:
            return None
        self._look()
        kernels.foresee_moves(self._observations, seat, kernels.preview.records)
        return kernels.preview.json()

    def save(self) -> bytes:
        """The state as it is, to come back to."""
        return self._bytes.tobytes()

    def restore(self, saved: bytes) -> None:
        """Back to a saved state."""
        self._bytes[:] = np.frombuffer(saved, np.uint8)
        self._known = None

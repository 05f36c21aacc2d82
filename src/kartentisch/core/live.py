"""A game being played, for Python that looks at it often.

NumPy's records are slow to read field by field, and slow to hand to compiled code. Here the state stays in an
array, a move is one compiled call, and what everybody knows is looked up once as plain data.
"""

from collections.abc import Callable, Iterable
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.core.bits import NONE, u64
from kartentisch.core.contract import (
    NOBODY,
    Deck,
    Record,
    apply,
    at_hand,
    first_action,
    legal,
    observe,
    refusal,
    show,
    uncover,
)
from kartentisch.core.game import Game, Options
from kartentisch.core.layout import clear, plain_beginning, shared_size
from kartentisch.core.refusals import Refusal
from kartentisch.core.view_json import Page, Paper, write_json


def members(bits: int) -> list[int]:
    """The elements of a set, the lowest first."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def find_turn(states: NDArray[Any], turn: NDArray[np.uint64]) -> None:
    """The legal moves of whoever is to move: the first action of the phase, and the set."""
    state = states[0]
    turn[0] = u64(first_action(state))
    turn[1] = legal(state) if state.to_move != NOBODY else NONE


def apply_move(states: NDArray[Any], action: int, turn: NDArray[np.uint64]) -> None:
    """Make a move that is known to be legal, and find whose turn it is then."""
    apply(states[0], action)
    find_turn(states, turn)


def write_views(
    states: NDArray[Any],
    audience: int,
    scratch: NDArray[Any],
    views: NDArray[Any],
    paper: Paper,
    ends: NDArray[np.int64],
) -> None:
    """Write what everybody in the audience sees; its bit 0 is a spectator, bit 1 seat 0 and so on."""
    end = 0
    for place in range(states[0].players + 1):
        if audience >> place & 1:
            observe(states[0], place - 1, scratch[0])
            clear(views[0])
            show(scratch[0], views[0])
            end = write_json(paper, end)
        ends[place] = end


def show_open(states: NDArray[Any], scratch: NDArray[Any], views: NDArray[Any]) -> None:
    """What a spectator sees, with the secrets of all seats."""
    observe(states[0], NOBODY, scratch[0])
    clear(views[0])
    show(scratch[0], views[0])
    uncover(states[0], views[0])


def refuse_at_hand(states: NDArray[Any], scratch: NDArray[Any], reasons: NDArray[np.int64]) -> int:
    """Why each move at hand that is not allowed is not; returns the set of these moves."""
    seen = scratch[0]
    observe(states[0], states[0].to_move, seen)
    refused: int = at_hand(seen) & ~seen.legal
    for place in range(len(reasons)):
        if refused >> u64(place) & u64(1) != NONE:
            reasons[place] = refusal(seen, seen.first_action + place)
    return refused


def foresee_moves(states: NDArray[Any], seat: int, scratch: NDArray[Any], previews: NDArray[Any]) -> None:
    """A preview of each legal move."""
    observe(states[0], seat, scratch[0])
    clear(previews[0])
    foresee(scratch[0], previews[0])


def foresee(observation: Record, preview: Record) -> None:
    """Fill in a preview of each legal move, in games that have one."""
    raise NotImplementedError


class _Kernels:
    """The compiled functions of a game, and one thread's room for what they show."""

    def __init__(self, game: Game) -> None:
        self.find_turn: Callable[..., None] = game.bound(find_turn)
        self.apply: Callable[..., None] = game.bound(find_turn, apply_move)
        self.write_views: Callable[..., None] = game.bound(write_views)
        self.show_open: Callable[..., None] = game.bound(show_open)
        self.refuse_at_hand: Callable[..., int] = game.bound(refuse_at_hand)
        self.scratch = np.zeros(1, game.observation)
        self.turn = np.zeros(2, np.uint64)
        self.reasons = np.zeros(64, np.int64)
        views = game.players[-1] + 1
        self.page = Page(game.view_kind, views)
        self.ends = np.zeros(views, np.int64)
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
    """A game and its state."""

    def __init__(self, game: Game, players: int, options: Options, first: int) -> None:
        self.game = game
        self._states = np.zeros(1, game.state)
        self._states[0] = game.new(players, options, first)
        self._bytes = self._states.view(np.uint8)  # NumPy copies records field by field
        self.state: Record = self._states[0]
        self._read = plain_beginning(game.state, shared_size(game.state, game.observation))
        self._public: Any = None
        self._turn: list[int] | None = None  # the phase's first action, and the set of legal moves

    @property
    def public(self) -> Any:
        """What everybody knows, with plain fields."""
        if self._public is None:
            self._public = self._read(self._bytes)
        return self._public

    def deal(self, deck: Deck) -> None:
        """Deal from a complete deck of card numbers."""
        self.game.deal(self.state, deck)
        self._public = self._turn = None

    def check(self, seat: int, move: str) -> int:
        """The number of a move that this seat may make now; else an error that says why not."""
        action = self.game.action(move)
        if type(seat) is int and seat == self.public.to_move:
            first, legal = self._find_turn()
            place = action - first
            if 0 <= place < 64 and legal >> place & 1:
                return action
        return self.game.check(self.state, seat, move)

    def play(self, seat: int, move: str) -> None:
        """Make a seat's move."""
        kernels = _kernels_of(self.game)
        kernels.apply(self._states, self.check(seat, move), kernels.turn)
        self._public = None
        self._turn = kernels.turn.tolist()

    def legal_moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, none if it is not to move."""
        if seat != self.public.to_move:
            return []
        first, legal = self._find_turn()
        return [self.game.actions[first + place] for place in members(legal)]

    def _find_turn(self) -> list[int]:
        if self._turn is None:
            kernels = _kernels_of(self.game)
            kernels.find_turn(self._states, kernels.turn)
            self._turn = kernels.turn.tolist()
        return self._turn

    # What people see

    def views(self, audience: Iterable[int | None]) -> dict[int | None, bytes]:
        """The views of seats, and of spectators (None), as JSON."""
        kernels = _kernels_of(self.game)
        page, ends = kernels.page, kernels.ends
        places = {seat: 0 if seat is None else seat + 1 for seat in audience}
        chosen = sum(1 << place for place in places.values())
        kernels.write_views(self._states, chosen, kernels.scratch, page.records, page.paper, ends)
        bounds = [0, *ends.tolist()]
        return {
            seat: bytes(page.written[bounds[place] : bounds[place + 1]]) for seat, place in places.items()
        }

    def view(self, seat: int | None) -> bytes:
        """The view of a seat, or of a spectator, as JSON."""
        return self.views([seat])[seat]

    def open_view(self) -> bytes:
        """The view of a spectator with the secrets of all seats, for a replay."""
        kernels = _kernels_of(self.game)
        kernels.show_open(self._states, kernels.scratch, kernels.page.records)
        return kernels.page.json()

    def hands(self) -> list[list[str]]:
        """The hand of each seat, in games in which one has a hand."""
        seen = (self.game.observe(self.state, seat) for seat in range(self.public.players))
        return [[self.game.cards[card] for card in members(int(getattr(one, "own_hand", 0)))] for one in seen]

    def refusals(self, seat: int) -> dict[str, Refusal]:
        """Why each move at hand is not allowed, when it is the seat's turn."""
        if seat != self.public.to_move:
            return {}
        game, kernels = self.game, _kernels_of(self.game)
        refused = kernels.refuse_at_hand(self._states, kernels.scratch, kernels.reasons)
        first = self._find_turn()[0]
        return {
            game.actions[first + place]: game.refusals[kernels.reasons[place]]
            for place in members(int(refused))
        }

    def preview(self, seat: int) -> bytes | None:
        """A preview of each legal move of a seat as JSON, in games that have one."""
        kernels = _kernels_of(self.game)
        if kernels.preview is None:
            return None
        kernels.foresee_moves(self._states, seat, kernels.scratch, kernels.preview.records)
        return kernels.preview.json()

    def save(self) -> bytes:
        """The state as it is, to come back to."""
        return self._bytes.tobytes()

    def restore(self, saved: bytes) -> None:
        """Back to a saved state."""
        self._bytes[:] = np.frombuffer(saved, np.uint8)
        self._public = self._turn = None

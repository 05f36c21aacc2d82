"""A table for tests: decks by their top cards, moves by name, everything checked by the engine."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from kartentisch import find_game
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.errors import IllegalMove, KartentischError
from kartentisch.core.game import Options
from kartentisch.core.live import Live
from kartentisch.core.view import struct_of


def complete_deck(game: str, players: int, top: Sequence[str], options: Options | None = None) -> list[str]:
    """The complete deck with these cards on top and the rest below in the order of the card list."""
    rules = find_game(game)
    rest = [rules.cards[card] for card in rules.sorted_deck(players, options)]
    for card in top:
        rest.remove(card)
    return [*top, *rest]


class Table:
    """One game in progress; card lists and moves are written as in docs/rules.md, separated by blanks."""

    def __init__(self, game: str, players: int, first: int = 0, **options: Any) -> None:
        self.game = find_game(game)
        self.players = players
        self.options: dict[str, Any] = options
        self.state = self.game.new(players, options, first)

    def deal(self, top: str = "") -> "Table":
        """Deal a deck with these cards on top."""
        deck = complete_deck(self.game.id, self.players, top.split(), self.options)
        self.game.deal(self.state, self.game.deck_numbers(deck, self.players, self.options))
        return self

    def play(self, *moves: str) -> "Table":
        """Make moves in order, each by the seat whose turn it is; `"2: bid 1"` also checks the seat."""
        for move in moves:
            seat, colon, name = move.rpartition(": ")
            self.game.play(self.state, int(seat) if colon else int(self.state.to_move), name)
        return self

    @property
    def legal(self) -> list[str]:
        """The legal moves of the seat to move."""
        return self.game.legal_moves(self.state)

    @property
    def points(self) -> list[int]:
        """Everybody's points."""
        return self.game.points(self.state)

    @property
    def to_move(self) -> int | None:
        """Who is to move."""
        return self.game.to_move(self.state)

    @property
    def needs_deal(self) -> bool:
        """Whether cards are to be dealt."""
        return bool(self.state.phase == NEEDS_DEAL)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    def view(self, seat: int | None) -> Any:
        """What a seat sees."""
        return self.game.view(self.game.observe(self.state, seat))

    def open_view(self) -> Any:
        """What a replay shows, with the secrets of all seats."""
        return msgspec.json.decode(self._live().open_view(), type=struct_of(self.game.view_type))

    def forbidden(self, seat: int) -> dict[str, str]:
        """The moves that a seat sees before it and may not make, with the codes of why."""
        return {move: why.code for move, why in self._live().refusals(seat).items()}

    def _live(self) -> Live:
        live = Live(self.game, self.players, self.options, 0)
        live.restore(self.state.tobytes())
        return live


def refused(table: Table, seat: int, move: str) -> tuple[type[KartentischError], str | None]:
    """The error and the rule with which a move is refused; nothing may change by it."""
    before = table.state.tobytes()
    with pytest.raises(KartentischError) as error:
        table.game.play(table.state, seat, move)
    assert table.state.tobytes() == before
    return type(error.value), error.value.rule


def refusal_code(table: Table, move: str) -> str:
    """The code with which a move of the seat to move is refused."""
    with pytest.raises(IllegalMove) as error:
        table.play(move)
    return error.value.code

"""Positions for the worked examples of the rule texts: real deals, real moves, results as text.

What the helpers write (names, numbers, rows of a table) reads the same in every language.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from kartentisch.core.contract import Deck, Record
from kartentisch.core.game import Game, Options

Examples: TypeAlias = dict[str, Callable[[], dict[str, object]]]

NAMES: Final = ("Ada", "Bruno", "Clara", "David", "Emma", "Hugo")
NOTHING: Final = "–"


class Scene(msgspec.Struct):
    """A moment of an example, to be drawn: the table as a seat or a spectator sees it."""

    view: Any
    legal: list[str]  # the seat's legal moves


def scene(game: Game, state: Record, seat: int | None = None) -> Scene:
    """The table as it is now."""
    legal = game.legal_moves(state) if seat is not None and seat == game.to_move(state) else []
    return Scene(seen(game, state, seat), legal)


def deal_on_top(game: Game, state: Record, top: Sequence[str], options: Options | None = None) -> None:
    """Deal a complete deck with these cards on top."""
    game.deal(state, deck_with(game, int(state.players), top, options))


def deck_with(game: Game, players: int, top: Sequence[str], options: Options | None = None) -> Deck:
    """A complete deck with these cards on top."""
    rest = [game.cards[card] for card in game.sorted_deck(players, options)]
    for card in top:
        rest.remove(card)
    return game.deck_numbers([*top, *rest], players, options)


def play(game: Game, state: Record, *moves: str) -> None:
    """Make moves in order, each by the seat whose turn it is."""
    for move in moves:
        game.play(state, int(state.to_move), move)


def seen(game: Game, state: Record, seat: int | None = None) -> Any:
    """The view of a seat, or of a spectator."""
    return game.view(game.observe(state, seat))


def listed(values: Iterable[object]) -> str:
    """Values with commas between them, or a dash."""
    return ", ".join(map(str, values)) or NOTHING


def signed(points: int) -> str:
    """Points with a proper minus sign."""
    return str(points).replace("-", "−")


def rows(table: Iterable[Iterable[object]]) -> str:
    """The rows of a Markdown table, without its head."""
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in table)

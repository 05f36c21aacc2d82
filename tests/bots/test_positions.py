"""No foolishness: in clear positions `regular` and `expert` choose a right move, `beginner` mostly."""

from functools import cache
from typing import Any

import pytest

from kartentisch.bots import BOTS, Effort
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from tests.bots.position import accepted, positions, set_up

SEEDS = range(3)
CLEAR = [
    pytest.param(game, position, id=f"{game}: {position['name']}")
    for game in GAMES
    for position in positions(game)
]


def share_of_right_moves(bot: str, game: str, position: dict[str, Any], seeds: range) -> float:
    """How often a bot finds a right move."""
    table = set_up(game, position)
    seen = table.game.observe(table.state, table.to_move)
    right = accepted(table, position)
    moves = [
        table.game.actions[BOTS[bot].choose(table.game, seen, new_stream(seed), Effort(worlds=400))]
        for seed in seeds
    ]
    return sum(move in right for move in moves) / len(moves)


@cache
def average(bot: str, game: str) -> float:
    """How often a bot finds a right move over all positions of a game."""
    shares = [share_of_right_moves(bot, game, position, range(20)) for position in positions(game)]
    return sum(shares) / len(shares)


@pytest.mark.parametrize("bot", ["regular", "expert"])
@pytest.mark.parametrize(("game", "position"), CLEAR)
def test_clear_position(bot: str, game: str, position: dict[str, Any]) -> None:
    assert share_of_right_moves(bot, game, position, SEEDS) == 1.0, position["reason"]


@pytest.mark.parametrize(("game", "position"), CLEAR)
def test_position_asks_for_a_choice(game: str, position: dict[str, Any]) -> None:
    table = set_up(game, position)
    right = accepted(table, position)
    assert right < set(table.legal)
    assert right
    assert position["reason"].endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_beginner_is_right_more_often_than_not_and_random_less(game: str) -> None:
    assert average("beginner", game) > 0.6
    assert average("random", game) < average("beginner", game) - 0.1


@pytest.mark.parametrize("game", GAMES)
def test_at_least_twenty_positions_with_names_of_their_own(game: str) -> None:
    names = [position["name"] for position in positions(game)]
    assert len(names) == len(set(names)) >= 20

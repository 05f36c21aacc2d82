"""The levels of the bots: each beats the one below, and all can be repeated."""

from typing import Any

import pytest

from kartentisch import find_game
from kartentisch.bots import BOTS, Effort
from kartentisch.games import GAMES
from kartentisch.lab.arena import Match, play_blocks
from kartentisch.lab.seating import play_with_bots


def shares(game: str, players: int, bots: tuple[str, str], blocks: int, worlds: int = 40) -> dict[Any, float]:
    """The win shares after so many blocks with a fixed number of worlds, so that they can be repeated."""
    match = Match(find_game(game), players, {}, bots, 5, Effort(worlds=worlds))
    for result in play_blocks(match, sequential=False):
        if result.count == blocks:
            break
    return {(row.line_up, row.bot): row.win_share for row in result.rows()}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [("beginner", "random"), ("regular", "beginner")])
def test_each_level_beats_the_one_below(game: str, players: int, bots: tuple[str, str]) -> None:
    if players not in GAMES[game].players:
        players = 3
    better, worse = bots
    reached = shares(game, players, bots, blocks=20)
    assert reached[f"one {better} among {worse}", better] > 1 / players + 0.08
    assert reached[f"one {worse} among {better}", worse] < 1 / players - 0.05


@pytest.mark.slow
@pytest.mark.parametrize("game", ["companeros", "schatzsuche"])
def test_expert_beats_regular(game: str) -> None:
    reached = shares(game, 3, ("expert", "regular"), blocks=8, worlds=120)
    assert reached["one expert among regular", "expert"] > 1 / 3 + 0.08


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_repeat_themselves_with_fixed_worlds(game: str, bot: str) -> None:
    games = [
        play_with_bots(find_game(game), [bot, "random", "random"], {}, 0, 3, 1, Effort(worlds=3)).record()
        for _ in range(2)
    ]
    assert games[0] == games[1]

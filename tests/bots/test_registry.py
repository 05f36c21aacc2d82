"""The registry: a game brings its bots, and knows no other game."""

import grimp
import pytest

from kartentisch import find_game
from kartentisch.bots import BOTS, Effort, bots_for, explain
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from tests.games import fourth_game


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    """Which module imports which."""
    return grimp.build_graph("kartentisch", cache_dir=None)


def test_a_new_game_has_the_bots_that_need_no_heuristics() -> None:
    assert set(bots_for(fourth_game.make_game())) == {"random", "ismcts"}
    assert set(bots_for(find_game("eight28"))) == set(BOTS)


def test_a_game_without_bots_cannot_be_explained() -> None:
    game = fourth_game.make_game()
    with pytest.raises(LookupError, match="High Card"):
        explain(game, game.observe(game.new(2), 0), new_stream(1), Effort(worlds=1))


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_a_game_import_no_other_game(game: str, imports: grimp.ImportGraph) -> None:
    used = imports.find_upstream_modules(f"kartentisch.bots.games.{game}", as_package=True)
    for other in set(GAMES) - {game}:
        assert not {name for name in used if f".{other}." in f"{name}."}

"""Determinized search: worlds by their weights, a workspace for each thread that carries nothing over."""

from dataclasses import replace
from threading import Thread
from typing import Any, cast

import numpy as np
import pytest

from kartentisch import find_game
from kartentisch.bots import BOTS, Effort
from kartentisch.bots.api import OpponentModel
from kartentisch.bots.search.determinized import sample, search_for
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from tests.bots.bundles import bots_of
from tests.games.schatzsuche.tables import deal_hands, round_table
from tests.games.table import Table


def test_worlds_are_sampled_by_their_weights() -> None:
    stream = new_stream(1)
    cumulative = np.cumsum([1.0, 0.0, 3.0, 4.0])
    counts = np.bincount([sample(cumulative, stream) for _ in range(4_000)], minlength=4)
    assert counts[1] == 0
    assert np.allclose(counts / 4_000, [1 / 8, 0.0, 3 / 8, 4 / 8], atol=0.03)


def test_a_search_does_not_depend_on_the_one_before() -> None:
    game = find_game("schatzsuche")
    table = deal_hands(round_table(4), "HA C8 S7 SA", "C9 CJ S9 SJ", "CQ CK SQ SK", trump="H7").play("bid 2")
    seen = game.observe(table.state, 1)
    first = BOTS["expert"].choose(game, seen, new_stream(3), Effort(worlds=50))
    sums = search_for(game, bots_of(game)).space.sums.copy()
    other = Table("schatzsuche", 3).deal()
    BOTS["expert"].choose(game, game.observe(other.state, 1), new_stream(4), Effort(worlds=50))
    assert BOTS["expert"].choose(game, seen, new_stream(3), Effort(worlds=50)) == first
    assert np.array_equal(search_for(game, bots_of(game)).space.sums, sums)


def test_every_thread_has_its_own_workspace() -> None:
    game = find_game("companeros")
    bots = bots_of(game)
    searches = [search_for(game, bots)]
    thread = Thread(target=lambda: searches.append(search_for(game, bots)))
    thread.start()
    thread.join()
    assert searches[0] is search_for(game, bots)
    assert searches[0] is not searches[1]
    assert searches[0].space.sums is not searches[1].space.sums


def test_all_tricks_of_a_rollout_are_counted() -> None:
    """Whatever is bid, everybody's tricks of a round add up to its cards."""
    game = find_game("schatzsuche")
    table = deal_hands(round_table(4), "HA C8 S7 SA", "C9 CJ S9 SJ", "CQ CK SQ SK", trump="H7")
    search = search_for(game, bots_of(game))
    search.start(game.observe(table.state, 0))
    search.prepare(new_stream(5), Effort(worlds=10))
    for _ in range(10):
        search.evaluate(list(range(5)), 1, new_stream(6))
        assert (search.space.counts[:5].sum(axis=1) == 4).all()


def test_expert_bids_on_a_sure_trick() -> None:
    table = deal_hands(round_table(1), "HA", "C9", "CQ", trump="H7")
    chosen = BOTS["expert"].choose(
        table.game, table.game.observe(table.state, 0), new_stream(1), Effort(worlds=20)
    )
    assert table.game.actions[chosen] == "bid 1"


@pytest.mark.parametrize(("game_id", "is_randomised"), [("eight28", True), ("companeros", False)])
def test_expert_randomises_between_near_equal_moves_in_8_28(game_id: str, is_randomised: bool) -> None:
    game = find_game(game_id)
    search = search_for(game, bots_of(game))
    stream = new_stream(28)
    search.priors[:] = 0.0
    for ahead, least, most in [(0.0005, 300, 500), (0.005, 20, 130), (0.05, 0, 0)]:
        search.worlds, search.space.sums[0], search.space.sums[1] = 100, 20.0, 20.0 + 100 * ahead
        seconds = [search.randomised(1, 0, stream) for _ in range(1000)].count(0)
        assert (least <= seconds <= most) if is_randomised else seconds == 0


def test_the_prior_decides_between_moves_of_the_same_value() -> None:
    """Where the worlds see no difference, the prior does, until the next search."""
    game = find_game("eight28")
    search = search_for(game, bots_of(game))
    search.worlds, search.space.sums[:2], search.priors[:2] = 100, 20.0, [0.1, 0.0]
    assert [search.value(move) for move in (0, 1)] == pytest.approx([0.3, 0.2])
    table = Table("eight28", 3).deal("9 9 1 1/11 1/11 6").play("pass", "pass", "take", "pass", "take")
    table.play("pass", "pass", "pass", "pass")  # both halves can be chosen
    seen = game.observe(table.state, int(table.state.to_move))
    BOTS["expert"].choose(game, seen, new_stream(1), Effort(worlds=2))
    assert not search.priors.any()


@pytest.mark.parametrize("game_id", GAMES)
def test_notes_are_taken_once_a_decision(game_id: str) -> None:
    """Also where an endgame is solved first."""
    game = find_game(game_id)
    bots, taken = bots_of(game), []

    class Counting:
        """The game's opponent model, with a look at its calls."""

        def __getattr__(self, name: str) -> Any:
            return getattr(bots.opponent, name)

        def take_notes(self, seen: Any, notes: Any, past: Any) -> bool:
            taken.append(seen)
            return bots.opponent.take_notes(seen, notes, past)

    search = search_for(game, bots)
    search.bots = replace(bots, opponent=cast(OpponentModel, Counting()))
    try:
        table = Table(game_id, 3).deal()
        while len(game.legal_actions(table.state)) < 2:
            table.play(table.legal[0])
        seen = game.observe(table.state, int(table.state.to_move))
        BOTS["expert"].choose(game, seen, new_stream(1), Effort(worlds=4))
    finally:
        search.bots = bots
    assert len(taken) == 1

"""Budgets: time and worlds are spent, and searching bots stop."""

import pytest

from kartentisch.bots import BOTS, Effort
from kartentisch.bots.search.budget import pool_size, spend
from kartentisch.core.rng import new_stream
from tests.games.table import Table


def test_time_is_spent_by_a_clock_that_stands_still_for_a_moment() -> None:
    ticks = iter([0.0, 0.0, 0.0, 0.0004, 0.0004, 0.002])
    counts: list[int] = []
    spend(lambda: next(ticks), 0.002, None, counts.append)
    assert len(counts) == 5
    assert all(count >= 1 for count in counts)


@pytest.mark.parametrize("bot", ["expert", "ismcts"])
def test_searching_bots_stop_when_their_time_is_over(bot: str) -> None:
    """Only that they stop and choose a legal move; how long they take is in the benchmarks."""
    table = Table("companeros", 3).deal()
    seen = table.game.observe(table.state, 0)
    action = BOTS[bot].choose(table.game, seen, new_stream(4), Effort(milliseconds=3))
    assert table.game.actions[action] in table.legal


def test_pool_grows_with_the_effort() -> None:
    sizes = [
        pool_size(Effort(worlds=1)),
        pool_size(Effort(worlds=100)),
        pool_size(Effort(milliseconds=5_000)),
    ]
    assert sizes == sorted(set(sizes))

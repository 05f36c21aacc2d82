"""The prior of 8-28."""

import numpy as np
import pytest

from kartentisch import find_game
from kartentisch.bots.games.eight28.network import MOST_LOW
from kartentisch.bots.games.eight28.opponent import new_notes
from kartentisch.bots.games.eight28.prior import LIMIT, evaluate
from kartentisch.games.eight28.cards import CARDS
from kartentisch.games.eight28.rules import PASS, TAKE
from tests.games.table import Table

GAME = find_game("eight28")


@pytest.mark.parametrize(("secret", "looks_good"), [("5", False), ("9", True)])
def test_the_prior_grows_with_the_points_at_stake(secret: str, looks_good: bool) -> None:
    """With 8 or 12 against 20, if the round would end; the more gems lie there, the more it counts."""
    table = Table("eight28", 3, first=2).deal().play("pass", "pass")
    seat = int(table.state.to_move)
    table.state.sum_up[0], table.state.sum_up[seat] = 20, 3
    table.state.secret[seat] = CARDS.index(secret)
    seen = [GAME.observe(table.state, seat) for _ in range(3)]
    priors = np.zeros((3, 2))
    for index, gems in enumerate((0, 4, 12)):
        seen[index].middle_blue, seen[index].supply_blue = gems, 55 - gems
        evaluate(seen[index], new_notes(), priors[index])
    assert priors[0, TAKE] == 0.0
    nothing, some, more = priors[:, TAKE] if looks_good else -priors[:, TAKE]
    assert nothing < some < more <= LIMIT
    assert not priors[:, PASS].any()


def test_the_prior_is_limited() -> None:
    table = Table("eight28", 3).deal()
    seen, priors = GAME.observe(table.state, 1), np.zeros(2)
    seen.sum_up[1], seen.middle_red = MOST_LOW, 15
    evaluate(seen, new_notes(), priors)
    assert priors[TAKE] == -LIMIT

"""Learning the habits of 8-28: the slopes are those of the error, and learning goes on step by step."""

import numpy as np

from kartentisch.bots.eight28_habits import (
    DEEPER,
    HIDDEN,
    MOST_INPUTS,
    WEIGHTS,
    Floats,
    add_up,
    answer,
    inputs,
    split,
    think,
)
from tests.games.table import Table
from tools import habits


def error(weights: Floats, memory: np.void, rows: np.ndarray, amounts: Floats, reward: float) -> float:
    """Half the squared error of what the network foresees for a move."""
    first, second, third = split(weights)
    sums, hidden, deeper = (np.zeros(size, np.float32) for size in (HIDDEN, HIDDEN, DEEPER))
    add_up(first, rows, amounts, memory["count"], sums)
    think(first, second, sums, memory["hand"], hidden, deeper)
    side = 0.5 if memory["takes"] else -0.5
    return float(answer(third, deeper, 1) + side * answer(third, deeper, 0) - reward) ** 2 / 2


def test_slopes_are_those_of_the_error() -> None:
    table = Table("eight28", 4).deal().play("take", "pass", "take")
    rows, amounts = np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS, np.float32)
    memories = np.zeros(1, habits.MEMORY)
    memories[0]["count"] = inputs(table.state, int(table.state.to_move), rows, amounts)
    memories[0]["hand"], memories[0]["takes"] = 7, 1
    weights, slopes = habits.at_first(4), np.zeros(WEIGHTS, np.float32)
    sums, hidden, deeper, d_deeper = (np.zeros(size, np.float32) for size in (HIDDEN, HIDDEN, DEEPER, DEEPER))
    work = (sums, hidden, deeper, d_deeper)
    habits.learn_from(weights, slopes, memories[0], rows, amounts, 2.5, work)
    steepest = np.argsort(-np.abs(slopes))[:40]
    for index in steepest:
        up, down = weights.copy(), weights.copy()
        up[index] += 0.001
        down[index] -= 0.001
        measured = (
            error(up, memories[0], rows, amounts, 2.5) - error(down, memories[0], rows, amounts, 2.5)
        ) / 0.002
        assert abs(measured - slopes[index]) < 0.02 * abs(slopes[index]) + 0.005


def test_learning_goes_on_step_by_step() -> None:
    learned = habits.learn(3, 600)
    assert np.isfinite(learned).all()
    assert (learned != habits.at_first(3)).any()

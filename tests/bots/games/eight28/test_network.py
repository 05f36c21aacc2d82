"""The network of 8-28 and its training: the gradients are those of the error, steps change the weights."""

import numpy as np
import pytest

from kartentisch import find_game
from kartentisch.bots.games.eight28.network import (
    DEEPER,
    HIDDEN,
    MOST_INPUTS,
    MOST_LOW,
    WEIGHTS,
    Floats,
    advantage,
    encode,
    first_layer,
    forward,
    new_activations,
    output,
    read_table,
    split,
)
from kartentisch.games.eight28.cards import CARDS
from tests.games.table import Table
from tools import train_eight28 as training

GAME = find_game("eight28")


def error(weights: Floats, decision: np.void, rows: np.ndarray, amounts: Floats, reward: float) -> float:
    """Half the squared error of what the network predicts for a move."""
    first, second, third = split(weights)
    sums, hidden, deeper = (np.zeros(size, np.float32) for size in (HIDDEN, HIDDEN, DEEPER))
    first_layer(first, rows, amounts, decision["count"], sums)
    forward(first, second, sums, decision["hand"], hidden, deeper)
    side = 0.5 if decision["takes"] else -0.5
    return float(output(third, deeper, 1) + side * output(third, deeper, 0) - reward) ** 2 / 2


def test_gradients_are_those_of_the_error() -> None:
    table = Table("eight28", 4).deal().play("take", "pass", "take")
    rows, amounts = np.zeros(MOST_INPUTS, np.int64), np.zeros(MOST_INPUTS, np.float32)
    decisions = np.zeros(1, training.DECISION)
    decisions[0]["count"] = encode(table.state, int(table.state.to_move), rows, amounts)
    decisions[0]["hand"], decisions[0]["takes"] = 7, 1
    weights, gradients = training.initial_weights(4), np.zeros(WEIGHTS, np.float32)
    sums, hidden, deeper, d_deeper = (np.zeros(size, np.float32) for size in (HIDDEN, HIDDEN, DEEPER, DEEPER))
    work = (sums, hidden, deeper, d_deeper)
    training.add_gradients(weights, gradients, decisions[0], rows, amounts, 2.5, work)
    steepest = np.argsort(-np.abs(gradients))[:40]
    for index in steepest:
        up, down = weights.copy(), weights.copy()
        up[index] += 0.001
        down[index] -= 0.001
        measured = (
            error(up, decisions[0], rows, amounts, 2.5) - error(down, decisions[0], rows, amounts, 2.5)
        ) / 0.002
        assert abs(measured - gradients[index]) < 0.02 * abs(gradients[index]) + 0.005


def test_training_changes_the_weights() -> None:
    trained = training.train(3, 600)
    assert np.isfinite(trained).all()
    assert (trained != training.initial_weights(3)).any()


@pytest.mark.parametrize("players", GAME.players)
def test_the_network_plays_like_a_good_player(players: int) -> None:
    """If the round would end: nobody takes with 8, with 12 against 20 one does; nobody with more than 27."""
    table = Table("eight28", players, first=players - 1).deal()
    table.play(*["pass"] * (players - 1))
    seat = int(table.state.to_move)
    table.state.sum_up[0] = 20
    table.state.sum_up[seat] = 3
    activations = new_activations()
    read_table(table.state, seat, activations)
    assert advantage(table.state, seat, CARDS.index("5"), activations) < 0.0
    assert advantage(table.state, seat, CARDS.index("9"), activations) > 0.0
    table.state.sum_up[seat] = MOST_LOW
    assert advantage(table.state, seat, CARDS.index("1"), activations) < -10.0

"""Train the network of 8-28 by self-play: `python -m tools.train_eight28 [ROUNDS]`.

The players of a table are learners, `regular`, and others who are bolder or more cautious than the
learners, so that the policy does not only work against itself. The network learns to predict the reward
of a move: own points of the round less the others' mean, as if ten points lay in the middle. Learners
follow a logistic policy whose temperature falls. The weights are written beside `network.py`.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.games.eight28.heuristics import better_half, wants_more
from kartentisch.bots.games.eight28.network import (
    DEEPER,
    FILE,
    HIDDEN,
    MOST_INPUTS,
    MOST_LOW,
    WEIGHTS,
    Floats,
    chance_to_take,
    encode,
    first_layer,
    forward,
    hand_number,
    output,
    split,
)
from kartentisch.core.compiled import compile_function, compiled
from kartentisch.core.contract import NEEDS_DEAL, OVER
from kartentisch.core.layout import MAX_SEATS, Count, Float, SeatCounts, SeatFloats, layout
from kartentisch.core.rng import Stream, below, fraction, new_stream, shuffle
from kartentisch.games.eight28.cards import RED_POINTS
from kartentisch.games.eight28.game import GAME
from kartentisch.games.eight28.knowledge import observe
from kartentisch.games.eight28.options import FIFTEEN_ONES, FINAL, MAY_RETURN, Options
from kartentisch.games.eight28.rules import PASS, TAKE, apply, deal, start
from kartentisch.games.eight28.scoring import elevens, lowest_total
from kartentisch.games.eight28.state import CHOOSE, State

ROUNDS = 5_000_000  # with each number of players
SERIES = 20_000  # rounds with the same hyperparameters
MOST_MOVES = 64  # of one player in one round that are learned from
EXPLORATION = 0.03  # how often the other move is tried
LOWEST_TEMPERATURE = 0.12  # in points
LEARNER, REGULAR, OTHER = range(3)


class Decision:
    """A move of a learner, kept until the round is over."""

    count: Count  # of inputs
    hand: Count
    takes: Count


class Players:
    """Who plays this round."""

    kind: SeatCounts
    caution: SeatFloats  # the advantage in points that the seat asks for
    temperature: SeatFloats  # in points
    moves: SeatCounts  # decisions so far
    before: SeatCounts  # points before the round


class Hyperparameters:
    """How a series is trained."""

    temperature: Float
    rate: Float
    batch: Count
    decay: Float  # the share of the newest weights in the moving average


DECISION, PLAYERS, HYPERPARAMETERS = layout(Decision), layout(Players), layout(Hyperparameters)


@compiled
def choose_players(seated: Any, players: int, temperature: float, points: Any, stream: Stream) -> None:
    """Half of the players are learners, a fifth are `regular`, the others bolder or more cautious."""
    for seat in range(players):
        number = below(stream, 10)
        seated.kind[seat] = LEARNER if number < 5 else (REGULAR if number < 7 else OTHER)
        is_other = seated.kind[seat] == OTHER
        seated.caution[seat] = 2.0 * fraction(stream) - 0.5 if is_other else 0.0
        seated.temperature[seat] = 0.65 * fraction(stream) + 0.15 if is_other else temperature
        seated.moves[seat] = 0
        seated.before[seat] = points[seat]


@compiled
def add_gradients(
    weights: Floats,
    gradients: Floats,
    decision: Any,
    rows: NDArray[np.int64],
    amounts: Floats,
    reward: float,
    work: tuple[Floats, Floats, Floats, Floats],
) -> None:
    """Add the gradients of the squared prediction error of a move (backpropagation)."""
    first, second, third = split(weights)
    d_first, d_second, d_third = split(gradients)
    sums, hidden, deeper, d_deeper = work
    first_layer(first, rows, amounts, decision.count, sums)
    forward(first, second, sums, decision.hand, hidden, deeper)
    side = 0.5 if decision.takes else -0.5
    error = output(third, deeper, 1) + side * output(third, deeper, 0) - reward
    gain, base = np.float32(side * error), np.float32(error)
    d_third[0, DEEPER] += gain
    d_third[1, DEEPER] += base
    for unit in range(DEEPER):
        d_deeper[unit] = 0.0
        if deeper[unit] > 0.0:
            d_deeper[unit] = gain * third[0, unit] + base * third[1, unit]
            d_third[0, unit] += gain * deeper[unit]
            d_third[1, unit] += base * deeper[unit]
            d_second[HIDDEN, unit] += d_deeper[unit]
    for unit in range(HIDDEN):
        gradient = np.float32(0.0)
        if hidden[unit] > 0.0:
            for behind in range(DEEPER):
                gradient += d_deeper[behind] * second[unit, behind]
                d_second[unit, behind] += d_deeper[behind] * hidden[unit]
        sums[unit] = gradient
    d_hand = d_first[decision.hand]
    for unit in range(HIDDEN):
        d_hand[unit] += sums[unit]
    for index in range(decision.count):
        d_row = d_first[rows[index]]
        for unit in range(HIDDEN):
            d_row[unit] += amounts[index] * sums[unit]


@compiled
def step_adam(
    weights: Floats, gradients: Floats, moments: Floats, average: Floats, step: int, settings: Any
) -> None:
    """One step of Adam (Kingma and Ba); clears the gradients."""
    scale_1, scale_2 = 1.0 / (1.0 - 0.9**step), 1.0 / (1.0 - 0.999**step)
    for index in range(len(weights)):
        gradient = gradients[index] / settings.batch
        gradients[index] = 0.0
        moments[0, index] += 0.1 * (gradient - moments[0, index])
        moments[1, index] += 0.001 * (gradient * gradient - moments[1, index])
        spread = np.sqrt(moments[1, index] * scale_2) + 1e-6
        weights[index] -= settings.rate * moments[0, index] * scale_1 / spread
        average[index] += settings.decay * (weights[index] - average[index])


@compiled
def reward_of(state: State, seated: Any, seat: int) -> float:
    """Own points of the round less the others' mean, with ten points in the middle."""
    paid = 0
    for other in range(state.players):
        paid += state.points[other] - seated.before[other]
    own = state.points[seat] - seated.before[seat]
    middle = state.shared_blue + RED_POINTS * state.shared_red
    reward: float = 10.0 / max(1, middle) * (own - (paid - own) / (state.players - 1))
    return reward


def play_rounds(
    rounds: int,
    players: int,
    weights: Floats,
    gradients: Floats,
    moments: Floats,
    average: Floats,
    settings: Any,
    steps: NDArray[np.int64],
    stream: Stream,
    deck: NDArray[np.uint8],
    states: NDArray[Any],
    seen: NDArray[Any],
    seats: NDArray[Any],
    decisions: NDArray[Any],
    rows: NDArray[np.int64],
    amounts: Floats,
) -> None:
    """Play rounds and learn from them."""
    state, seated = states[0], seats[0]
    sums, hidden = np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32)
    deeper, d_deeper = np.zeros(DEEPER, np.float32), np.zeros(DEEPER, np.float32)
    work = (sums, hidden, deeper, d_deeper)
    first, second, third = split(weights)
    done = 0
    learned = 0
    while done < rounds:
        passing = FINAL if below(stream, 10) == 0 else MAY_RETURN
        start(state, players, Options(FIFTEEN_ONES, passing), below(stream, players))
        while state.phase != OVER:
            if state.phase == NEEDS_DEAL:
                shuffle(stream, deck, len(deck), len(deck))
                deal(state, deck)
                choose_players(seated, players, settings.temperature, state.points, stream)
            seat = state.to_move
            low = lowest_total(state, seat)
            if state.phase == CHOOSE:
                observe(state, seat, seen[0])
                action = better_half(seen[0])
            elif low > MOST_LOW:
                action = PASS
            elif seated.kind[seat] == REGULAR:
                action = TAKE if wants_more(state, seat, state.secret[seat]) else PASS
            else:
                place = min(seated.moves[seat], MOST_MOVES - 1)
                decision = decisions[seat, place]
                decision.count = encode(state, seat, rows[seat, place], amounts[seat, place])
                decision.hand = hand_number(low, elevens(state, seat))
                first_layer(first, rows[seat, place], amounts[seat, place], decision.count, sums)
                forward(first, second, sums, decision.hand, hidden, deeper)
                better = output(third, deeper, 0) - seated.caution[seat]
                taking = chance_to_take(better, seated.temperature[seat])
                decision.takes = fraction(stream) < EXPLORATION + (1.0 - 2.0 * EXPLORATION) * taking
                action = TAKE if decision.takes else PASS
                seated.moves[seat] = place + 1
            apply(state, action)
            if state.phase != NEEDS_DEAL and state.phase != OVER:
                continue
            done += 1
            for seat in range(players):
                if seated.kind[seat] != LEARNER:
                    continue
                reward = reward_of(state, seated, seat)
                for place in range(seated.moves[seat]):
                    learned += 1
                    add_gradients(
                        weights,
                        gradients,
                        decisions[seat, place],
                        rows[seat, place],
                        amounts[seat, place],
                        reward,
                        work,
                    )
            if learned >= settings.batch:
                learned = 0
                steps[0] += 1
                step_adam(weights, gradients, moments, average, steps[0], settings)


def initial_weights(players: int) -> Floats:
    """Small random weights."""
    random = np.random.default_rng(players)
    weights = np.zeros(WEIGHTS, np.float32)
    first, second, third = split(weights)
    first[:] = random.normal(0.0, 0.15, first.shape)
    second[:HIDDEN] = random.normal(0.0, (2.0 / HIDDEN) ** 0.5, (HIDDEN, DEEPER))
    third[:, :DEEPER] = random.normal(0.0, 0.1, (len(third), DEEPER))
    return weights


def series(rounds: int) -> Iterator[Any]:
    """The hyperparameters of one series after the other: the temperature falls."""
    count = max(1, rounds // SERIES)
    for number in range(count):
        part = number / count
        settings = np.zeros(1, HYPERPARAMETERS)
        settings[0].temperature = max(LOWEST_TEMPERATURE, 0.0025**part)
        settings[0].rate = 0.002 * 0.02**part
        settings[0].batch = 4096 if part < 0.5 else 16384
        settings[0].decay = 0.01 if part < 0.5 else 0.001
        yield settings


def train(players: int, rounds: int) -> Floats:
    """The weights for a number of players: the moving average over the last steps."""
    run = compile_function(play_rounds, inline=False, keep=False)
    stream, deck = new_stream(828, players), GAME.sorted_deck(players)
    weights = initial_weights(players)
    average, gradients, moments = weights.copy(), np.zeros_like(weights), np.zeros((2, WEIGHTS), np.float32)
    steps = np.zeros(1, np.int64)
    states, seen = np.zeros(1, GAME.state), np.zeros(1, GAME.observation)
    seats, decisions = np.zeros(1, PLAYERS), np.zeros((MAX_SEATS, MOST_MOVES), DECISION)
    rows = np.zeros((MAX_SEATS, MOST_MOVES, MOST_INPUTS), np.int64)
    amounts = np.zeros(rows.shape, np.float32)
    learner = (weights, gradients, moments, average)
    table = (stream, deck, states, seen, seats, decisions, rows, amounts)
    for number, settings in enumerate(series(rounds)):
        run(min(rounds, SERIES), players, *learner, settings[0], steps, *table)
        if number % 10 == 9:
            print(f"{players} players: {(number + 1) * SERIES:,} rounds", file=sys.stderr)
    return average


def main(rounds: int) -> NDArray[np.float16]:
    """The weights for all numbers of players."""
    with ProcessPoolExecutor(2) as workers:
        learned = workers.map(train, GAME.players, [rounds] * len(GAME.players))
        return np.stack(list(learned)).astype(np.float16)


if __name__ == "__main__":
    np.save(FILE, main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS))

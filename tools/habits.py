"""Learn by self-play how eager good players of 8-28 take a card: `python -m tools.habits [ROUNDS]`.

At every table sit learners, players by rule of thumb, and others who are bolder or more cautious than the
learners, so that nothing is learned that only works among one's like. What a move was worth (own points of
the round less the others' on average, as if ten points lay in the middle) is what the network learns to
foresee; learners take a card where that is worth more. Near ties stay mixed. The weights are written into the
bots' folder.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.eight28 import better_half, wants_more
from kartentisch.bots.eight28_habits import (
    DEEPER,
    FILE,
    HIDDEN,
    MOST_INPUTS,
    MOST_LOW,
    WEIGHTS,
    Floats,
    add_up,
    answer,
    hand_number,
    inputs,
    split,
    think,
)
from kartentisch.core.compiled import compile_function, compiled
from kartentisch.core.contract import NEEDS_DEAL, OVER
from kartentisch.core.layout import MAX_SEATS, Count, Float, SeatCounts, SeatFloats, layout
from kartentisch.core.rng import Stream, below, fraction, new_stream, shuffle
from kartentisch.games.eight28.cards import RED_POINTS
from kartentisch.games.eight28.game import GAME
from kartentisch.games.eight28.knowledge import observe
from kartentisch.games.eight28.options import FINAL
from kartentisch.games.eight28.rules import PASS, TAKE, apply, deal, start
from kartentisch.games.eight28.scoring import elevens, lowest_total
from kartentisch.games.eight28.state import CHOOSE, State

ROUNDS = 5_000_000  # with each number of players
SERIES = 20_000  # rounds with the same settings
MOST_MOVES = 64  # of one player in one round that are learned from
SLIP = 0.03  # how often the other move is tried
COOLEST = 0.12  # differences of so many points stay mixed in the end
LEARNER, BY_THUMB, OTHERWISE = range(3)


class Memory:
    """A move that is learned from when the round is over."""

    count: Count  # of inputs
    hand: Count
    takes: Count


class Company:
    """Who sits at the table in this round."""

    kind: SeatCounts
    caution: SeatFloats  # a card must be worth so many points
    heat: SeatFloats  # differences of so many points are mixed
    moves: SeatCounts  # remembered so far
    before: SeatCounts  # points before the round


class Settings:
    """How one learns in a series."""

    heat: Float
    rate: Float
    batch: Count
    memory: Float  # the weight of the newest weights in the average


MEMORY, COMPANY, SETTINGS = layout(Memory), layout(Company), layout(Settings)


@compiled
def choose_company(company: Any, players: int, heat: float, points: Any, stream: Stream) -> None:
    """Half of the players learn, a fifth plays by rule of thumb, the others are bolder or more cautious."""
    for seat in range(players):
        number = below(stream, 10)
        company.kind[seat] = LEARNER if number < 5 else (BY_THUMB if number < 7 else OTHERWISE)
        is_other = company.kind[seat] == OTHERWISE
        company.caution[seat] = 2.0 * fraction(stream) - 0.5 if is_other else 0.0
        company.heat[seat] = 0.65 * fraction(stream) + 0.15 if is_other else heat
        company.moves[seat] = 0
        company.before[seat] = points[seat]


@compiled
def learn_from(
    weights: Floats,
    slopes: Floats,
    memory: Any,
    rows: NDArray[np.int64],
    amounts: Floats,
    reward: float,
    work: tuple[Floats, Floats, Floats, Floats],
) -> None:
    """Add the slopes of the squared error of what was foreseen for a move (backpropagation)."""
    first, second, third = split(weights)
    d_first, d_second, d_third = split(slopes)
    sums, hidden, deeper, d_deeper = work
    add_up(first, rows, amounts, memory.count, sums)
    think(first, second, sums, memory.hand, hidden, deeper)
    side = 0.5 if memory.takes else -0.5
    error = answer(third, deeper, 1) + side * answer(third, deeper, 0) - reward
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
        slope = np.float32(0.0)
        if hidden[unit] > 0.0:
            for behind in range(DEEPER):
                slope += d_deeper[behind] * second[unit, behind]
                d_second[unit, behind] += d_deeper[behind] * hidden[unit]
        sums[unit] = slope
    d_hand = d_first[memory.hand]
    for unit in range(HIDDEN):
        d_hand[unit] += sums[unit]
    for index in range(memory.count):
        d_row = d_first[rows[index]]
        for unit in range(HIDDEN):
            d_row[unit] += amounts[index] * sums[unit]


@compiled
def improve(
    weights: Floats, slopes: Floats, moments: Floats, average: Floats, step: int, settings: Any
) -> None:
    """One step of Adam (Kingma and Ba), then forget the slopes."""
    scale_1, scale_2 = 1.0 / (1.0 - 0.9**step), 1.0 / (1.0 - 0.999**step)
    for index in range(len(weights)):
        slope = slopes[index] / settings.batch
        slopes[index] = 0.0
        moments[0, index] += 0.1 * (slope - moments[0, index])
        moments[1, index] += 0.001 * (slope * slope - moments[1, index])
        spread = np.sqrt(moments[1, index] * scale_2) + 1e-6
        weights[index] -= settings.rate * moments[0, index] * scale_1 / spread
        average[index] += settings.memory * (weights[index] - average[index])


@compiled
def reward_of(state: State, company: Any, seat: int) -> float:
    """Own points of the round less the others' on average, with ten points in the middle."""
    paid = 0
    for other in range(state.players):
        paid += state.points[other] - company.before[other]
    own = state.points[seat] - company.before[seat]
    middle = state.shared_blue + RED_POINTS * state.shared_red
    reward: float = 10.0 / max(1, middle) * (own - (paid - own) / (state.players - 1))
    return reward


def play_rounds(
    rounds: int,
    players: int,
    weights: Floats,
    slopes: Floats,
    moments: Floats,
    average: Floats,
    settings: Any,
    steps: NDArray[np.int64],
    stream: Stream,
    deck: NDArray[np.uint8],
    states: NDArray[Any],
    seen: NDArray[Any],
    companies: NDArray[Any],
    memories: NDArray[Any],
    rows: NDArray[np.int64],
    amounts: Floats,
) -> None:
    """Play so many rounds and learn from them."""
    state, company = states[0], companies[0]
    sums, hidden = np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32)
    deeper, d_deeper = np.zeros(DEEPER, np.float32), np.zeros(DEEPER, np.float32)
    work = (sums, hidden, deeper, d_deeper)
    options = np.zeros(2, np.int32)
    first, second, third = split(weights)
    done = 0
    learned = 0
    while done < rounds:
        options[1] = FINAL if below(stream, 10) == 0 else 0
        start(state, players, options, below(stream, players))
        while state.phase != OVER:
            if state.phase == NEEDS_DEAL:
                shuffle(stream, deck, len(deck), len(deck))
                deal(state, deck)
                choose_company(company, players, settings.heat, state.points, stream)
            seat = state.to_move
            low = lowest_total(state, seat)
            if state.phase == CHOOSE:
                observe(state, seat, seen[0])
                action = better_half(seen[0])
            elif low > MOST_LOW:
                action = PASS
            elif company.kind[seat] == BY_THUMB:
                action = TAKE if wants_more(state, seat, state.secret[seat]) else PASS
            else:
                place = min(company.moves[seat], MOST_MOVES - 1)
                memory = memories[seat, place]
                memory.count = inputs(state, seat, rows[seat, place], amounts[seat, place])
                memory.hand = hand_number(low, elevens(state, seat))
                add_up(first, rows[seat, place], amounts[seat, place], memory.count, sums)
                think(first, second, sums, memory.hand, hidden, deeper)
                better = answer(third, deeper, 0) - company.caution[seat]
                chance = SLIP + (1.0 - 2.0 * SLIP) / (1.0 + np.exp(-better / company.heat[seat]))
                memory.takes = fraction(stream) < chance
                action = TAKE if memory.takes else PASS
                company.moves[seat] = place + 1
            apply(state, action)
            if state.phase != NEEDS_DEAL and state.phase != OVER:
                continue
            done += 1
            for seat in range(players):
                if company.kind[seat] != LEARNER:
                    continue
                reward = reward_of(state, company, seat)
                for place in range(company.moves[seat]):
                    learned += 1
                    learn_from(
                        weights,
                        slopes,
                        memories[seat, place],
                        rows[seat, place],
                        amounts[seat, place],
                        reward,
                        work,
                    )
            if learned >= settings.batch:
                learned = 0
                steps[0] += 1
                improve(weights, slopes, moments, average, steps[0], settings)


def at_first(players: int) -> Floats:
    """Small weights at random."""
    random = np.random.default_rng(players)
    weights = np.zeros(WEIGHTS, np.float32)
    first, second, third = split(weights)
    first[:] = random.normal(0.0, 0.15, first.shape)
    second[:HIDDEN] = random.normal(0.0, (2.0 / HIDDEN) ** 0.5, (HIDDEN, DEEPER))
    third[:, :DEEPER] = random.normal(0.0, 0.1, (len(third), DEEPER))
    return weights


def series(rounds: int) -> Iterator[Any]:
    """The settings of one series after the other: less and less is left to chance."""
    count = max(1, rounds // SERIES)
    for number in range(count):
        part = number / count
        settings = np.zeros(1, SETTINGS)
        settings[0].heat = max(COOLEST, 0.0025**part)
        settings[0].rate = 0.002 * 0.02**part
        settings[0].batch = 4096 if part < 0.5 else 16384
        settings[0].memory = 0.01 if part < 0.5 else 0.001
        yield settings


def learn(players: int, rounds: int) -> Floats:
    """The weights for so many players: the average over the last steps."""
    run = compile_function(play_rounds, inline=False, keep=False)
    stream, deck = new_stream(828, players), GAME.sorted_deck(players)
    weights = at_first(players)
    average, slopes, moments = weights.copy(), np.zeros_like(weights), np.zeros((2, WEIGHTS), np.float32)
    steps = np.zeros(1, np.int64)
    states, seen = np.zeros(1, GAME.state), np.zeros(1, GAME.observation)
    companies, memories = np.zeros(1, COMPANY), np.zeros((MAX_SEATS, MOST_MOVES), MEMORY)
    rows = np.zeros((MAX_SEATS, MOST_MOVES, MOST_INPUTS), np.int64)
    amounts = np.zeros(rows.shape, np.float32)
    learner = (weights, slopes, moments, average)
    table = (stream, deck, states, seen, companies, memories, rows, amounts)
    for number, settings in enumerate(series(rounds)):
        run(min(rounds, SERIES), players, *learner, settings[0], steps, *table)
        if number % 10 == 9:
            print(f"{players} players: {(number + 1) * SERIES:,} rounds", file=sys.stderr)
    return average


def main(rounds: int) -> NDArray[np.float16]:
    """The weights for all numbers of players."""
    with ProcessPoolExecutor(2) as workers:
        learned = workers.map(learn, GAME.players, [rounds] * len(GAME.players))
        return np.stack(list(learned)).astype(np.float16)


if __name__ == "__main__":
    np.save(FILE, main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS))

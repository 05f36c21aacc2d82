"""Learn by self-play how often good players of 8-28 take a card: `python -m tools.habits [GAMES]`.

Everybody plays by the same table and tries any move now and then. What a move was worth (own points of the
round less the others' on average) is averaged for each situation and hand; the better move becomes the habit.
Near ties stay mixed, so that nobody can be read like a book. The result is written into the bots' folder.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.bots.eight28 import better_half
from kartentisch.bots.eight28_quick import HANDS, MOST_LOW, SITUATIONS, hand_number, situation
from kartentisch.core.compiled import compile_function
from kartentisch.core.contract import NEEDS_DEAL, OVER
from kartentisch.core.rng import Stream, below, new_stream, shuffle
from kartentisch.games.eight28.game import GAME
from kartentisch.games.eight28.knowledge import observe
from kartentisch.games.eight28.rules import PASS, TAKE, apply, deal, start
from kartentisch.games.eight28.scoring import elevens, lowest_total
from kartentisch.games.eight28.state import CHOOSE

FILE = Path(__file__).parents[1] / "src/kartentisch/bots/eight28_habits.py"
GAMES = 1_500_000
SERIES = 3_000  # games after which the habits follow what was learned
MOST_MOVES = 128  # of one player in one round
# Until this part of the games: differences of so many points are mixed, news count so much.
STAGES = ((0.3, 0.3, 0.005), (0.6, 0.1, 0.001), (1.0, 0.06, 0.0003))
TEXT = '''"""How often good players of 8-28 take a card, in ninths: written by `python -m tools.habits`.

Rows are situations, columns hands (`situation` and `hand_number` in `eight28_quick`); the last row of each
number of players is the average over all situations.
"""

from typing import Final

HABITS: Final = (
{tables}
)
'''


def play_games(
    games: int,
    players: int,
    habits: NDArray[np.float64],
    worth: NDArray[np.float64],
    tries: NDArray[np.int64],
    news: float,
    stream: Stream,
    deck: NDArray[np.uint8],
    states: NDArray[Any],
    seen: NDArray[Any],
) -> None:
    """Play so many games by the habits and learn what the moves are worth."""
    state = states[0]
    moves = np.zeros((players, MOST_MOVES), np.int64)
    count = np.zeros(players, np.int64)
    before = np.zeros(players, np.int64)
    for _ in range(games):
        start(state, players, np.zeros(2, np.int32), below(stream, players))
        while state.phase != OVER:
            if state.phase == NEEDS_DEAL:
                shuffle(stream, deck, len(deck), len(deck))
                deal(state, deck)
                for seat in range(players):
                    count[seat] = 0
                    before[seat] = state.points[seat]
            seat = state.to_move
            low = lowest_total(state, seat)
            if state.phase == CHOOSE:
                observe(state, seat, seen[0])
                action = better_half(seen[0])
            elif low > MOST_LOW:
                action = PASS
            else:
                place = situation(state, seat) * HANDS + hand_number(low, elevens(state, seat))
                chance = 0.05 + 0.9 * habits[place]  # any move is tried now and then
                action = TAKE if below(stream, 1 << 20) < chance * (1 << 20) else PASS
                if count[seat] < MOST_MOVES:
                    moves[seat, count[seat]] = 2 * place + action
                    count[seat] += 1
            apply(state, action)
            if state.phase == NEEDS_DEAL or state.phase == OVER:
                paid = 0
                for seat in range(players):
                    paid += state.points[seat] - before[seat]
                for seat in range(players):
                    own = state.points[seat] - before[seat]
                    reward = own - (paid - own) / (players - 1)
                    for index in range(count[seat]):
                        place, action = divmod(moves[seat, index], 2)
                        tries[place, action] += 1
                        weight = max(news, 1.0 / tries[place, action])
                        worth[place, action] += weight * (reward - worth[place, action])


def learn(players: int, games: int) -> NDArray[np.float64]:
    """The habits of so many players: how often each hand takes a card in each situation."""
    run = compile_function(play_games, inline=False, keep=False)
    stream, deck = new_stream(828, players), GAME.sorted_deck(players)
    states, seen = np.zeros(1, GAME.state), np.zeros(1, GAME.observation)
    worth, tries = np.zeros((SITUATIONS * HANDS, 2)), np.zeros((SITUATIONS * HANDS, 2), np.int64)
    low = np.arange(SITUATIONS * HANDS) % MOST_LOW + 1
    habits = np.where((low <= 4) | ((low > 8) & (low < 23)), 0.9, 0.1)
    for done in range(0, games, SERIES):
        mixing, news = next((mixing, news) for until, mixing, news in STAGES if done < until * games)
        run(SERIES, players, habits, worth, tries, news, stream, deck, states, seen)
        better = (worth[:, TAKE] - worth[:, PASS]) / mixing
        learned = 1 / (1 + np.exp(-np.clip(better, -30, 30)))
        habits = np.where(tries.min(axis=1) > 20, learned, habits)
    rows = habits.reshape(SITUATIONS, HANDS)
    often = tries.sum(axis=1).reshape(SITUATIONS, HANDS) + 1e-9
    return np.vstack([rows, (rows * often).sum(axis=0) / often.sum(axis=0)])


def as_text(habits: NDArray[np.float64]) -> str:
    """The habits of one number of players as lines of digits."""
    rows = ("".join(str(round(9 * chance)) for chance in row) for row in habits)
    return "    (\n" + "".join(f'        "{row}",\n' for row in rows) + "    ),"


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    FILE.write_text(TEXT.format(tables="\n".join(as_text(learn(players, games)) for players in GAME.players)))

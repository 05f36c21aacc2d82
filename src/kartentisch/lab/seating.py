"""Seat bots at a table and let them play a game."""

from collections.abc import Callable, Sequence
from time import perf_counter

from kartentisch.bots import BOTS, Effort
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.game import Game, Options
from kartentisch.core.rng import new_stream, shuffle
from kartentisch.games.replay import Recorder


def play_with_bots(
    game: Game,
    bots: Sequence[str],
    options: Options,
    first: int,
    seed: int,
    number: int,
    effort: Effort,
    decided: Callable[[str, float], None] = lambda bot, seconds: None,
) -> Recorder:
    """Game `number` of a seed: decks and each seat's random numbers depend on these two alone.

    `decided` hears of every decision, by whom and how long it took.
    """
    players = len(bots)
    decks, *streams = (new_stream(seed, number * (players + 1) + stream) for stream in range(players + 1))
    recorder = Recorder(game, players, options, first)
    state = recorder.state
    while not game.over(state):
        if state.phase == NEEDS_DEAL:
            deck = game.sorted_deck(players, options)
            shuffle(decks, deck, len(deck), len(deck))
            recorder.deal(deck)
            continue
        seat = int(state.to_move)
        seen = game.observe(state, seat)
        begin = perf_counter()
        action = BOTS[bots[seat]].choose(game, seen, streams[seat], effort)
        decided(bots[seat], perf_counter() - begin)
        recorder.play(seat, game.actions[action])
    return recorder

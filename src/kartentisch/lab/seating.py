"""Seat bots at a table and let them play a game."""

from collections.abc import Callable, Mapping, Sequence

from kartentisch.bots import BOTS, Effort
from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.game import Game, Options
from kartentisch.core.rng import new_stream, shuffle
from kartentisch.records.recorder import Recorder


def play_with_bots(
    game: Game,
    bots: Sequence[str],
    options: Options,
    first: int,
    seed: int,
    number: int,
    effort: Effort | Mapping[str, Effort],
    decided: Callable[[str, float], None] = lambda bot, seconds: None,
) -> Recorder:
    """Game `number` of a seed: decks and each seat's random numbers depend on these two alone.

    `effort` is that of all bots, or of each by its name. `decided` is called with the bot and the seconds of
    every decision.
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
        own = effort if isinstance(effort, Effort) else effort[bots[seat]]
        begin = own.clock()
        action = BOTS[bots[seat]].choose(game, seen, streams[seat], own)
        decided(bots[seat], own.clock() - begin)
        recorder.play(seat, game.actions[action])
    return recorder

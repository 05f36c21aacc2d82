"""Do the bots decide as before? Write their decisions before a change, compare after it.

    python -m tools.decisions before.json
    python -m tools.decisions --compare before.json

Positions come from seeded games of `ismcts`, which uses no heuristics, with every number of players and every
option. Worlds and seeds are fixed, so nothing depends on the time.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import ceil
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kartentisch.bots import BOTS, Effort, explain
from kartentisch.core.contract import NEEDS_DEAL, Record
from kartentisch.core.game import Game
from kartentisch.core.playout import random_action
from kartentisch.core.rng import below, new_stream, shuffle
from kartentisch.games import GAMES
from kartentisch.testing import Setup, setups

POSITIONS = 2_000  # a game
EXPLAINED = 10  # one position of so many is explained
SAMPLED = 3  # one decision of so many becomes a position
RANDOM = 4  # one move of so many is random
SEED = 28
EFFORTS = {
    "beginner": Effort(worlds=1),
    "regular": Effort(worlds=1),
    "expert": Effort(worlds=24),
    "ismcts": Effort(worlds=60),
}
EXPLAIN_EFFORT = Effort(worlds=24)
PLAY_EFFORT = Effort(worlds=8)

Decisions = dict[str, dict[str, Any]]


def positions(setup: Setup, wanted: int) -> Iterator[Record]:
    """So many observations of seats that have a choice, from as many games as it takes."""
    game, found = setup.game, 0
    for number in range(wanted):
        stream = new_stream(SEED, number)
        state = game.new(setup.players, setup.options, number % setup.players)
        while not game.over(state):
            if state.phase == NEEDS_DEAL:
                deck = game.sorted_deck(setup.players, setup.options)
                shuffle(stream, deck, len(deck), len(deck))
                game.deal(state, deck)
                continue
            seen = game.observe(state, int(state.to_move))
            if int(seen.legal).bit_count() > 1 and below(stream, SAMPLED) == 0:
                yield seen
                found += 1
                if found == wanted:
                    return
            if below(stream, RANDOM) == 0:
                action = int(random_action(seen.first_action, seen.legal, stream))
            else:
                action = BOTS["ismcts"].choose(game, seen, stream, PLAY_EFFORT)
            game.rules["apply"](state, action)


def positions_of(game: Game) -> list[Record]:
    """The positions of a game, as many of every setup."""
    every = list(setups(game))
    share = ceil(POSITIONS / len(every))
    return [seen.copy() for setup in every for seen in positions(setup, share)][:POSITIONS]


def decisions_of(game: Game, progress: Progress) -> dict[str, Any]:
    """What every bot decides in every position of a game, and some explanations."""
    task = progress.add_task(game.id, total=POSITIONS)
    choices: dict[str, list[str]] = {bot: [] for bot in EFFORTS}
    explanations = []
    digest = sha256()
    for number, seen in enumerate(positions_of(game)):
        digest.update(seen.tobytes())
        for bot, effort in EFFORTS.items():
            action = BOTS[bot].choose(game, seen, new_stream(SEED, number), effort)
            choices[bot].append(game.actions[action])
        if number % EXPLAINED == 0:
            found = explain(game, seen, new_stream(SEED, number), EXPLAIN_EFFORT)
            explanations.append(msgspec.to_builtins(found))
        progress.advance(task)
    return {"positions": digest.hexdigest(), **choices, "explain": explanations}


def all_decisions() -> Decisions:
    """The decisions in all games."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        return {game.id: decisions_of(game, progress) for game in GAMES.values()}


def differences(before: Decisions, now: Decisions) -> Iterator[str]:
    """How many decisions differ, one line for each kind of them in each game."""
    for game in before:
        for kind, earlier in before[game].items():
            later = now[game][kind]
            if kind == "positions":
                yield f"{game:12} positions: {'equal' if earlier == later else 'DIFFERENT'}"
                continue
            count = sum(one != other for one, other in zip(earlier, later, strict=True))
            yield f"{game:12} {kind:9}: {count} of {len(earlier)} differ"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the decisions, or compare them with those of a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--compare", action="store_true", help="compare with the file instead of writing it")
    chosen = parser.parse_args(arguments)
    before = json.loads(chosen.file.read_text()) if chosen.compare else None
    now: Decisions = json.loads(json.dumps(all_decisions()))
    if before is None:
        chosen.file.write_text(json.dumps(now))
        return 0
    print("\n".join(differences(before, now)))
    return 0 if before == now else 1


if __name__ == "__main__":
    raise SystemExit(main())

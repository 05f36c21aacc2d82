"""How long bots take for their first move after the warm-up, and for later ones.

python -m tools.first_move --budget 10
"""

from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from statistics import quantiles
from time import perf_counter
from typing import Any

from kartentisch.bots import Effort, bots_for
from kartentisch.core.game import Game
from kartentisch.games import GAMES
from kartentisch.table.play import begun, choose, warm_up_bots, warm_up_rules

_MOVES = 100


def milliseconds(game: Game, bot: str, seen: Any, budget: float) -> float:
    """The wall time of one choice."""
    begin = perf_counter()
    choose(game, bot, seen, Effort(budget))
    return 1000 * (perf_counter() - begin)


def main() -> None:
    """Warm up in a thread as the server does, then measure in the same thread."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=float, default=10.0, help="milliseconds a move")
    budget = parser.parse_args().budget
    print("game         bot         first     p50     p99 ms")
    with ThreadPoolExecutor(1) as thread:
        thread.submit(warm_up_rules).result()
        thread.submit(warm_up_bots).result()
        for game in GAMES.values():
            live = begun(game)
            seen = game.observe(live.state, live.public.to_move)
            for bot in bots_for(game):
                first, *others = (
                    thread.submit(milliseconds, game, bot, seen, budget).result() for _ in range(1 + _MOVES)
                )
                shares = quantiles(others, n=100)
                print(f"{game.id:<12} {bot:<9} {first:7.3f} {shares[49]:7.3f} {shares[98]:7.3f}")


if __name__ == "__main__":
    main()

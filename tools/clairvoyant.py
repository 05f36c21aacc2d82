"""How close the expert of 8-28 comes to cheaters: `python -m tools.clairvoyant --blocks 100`.

8-28 has much luck, so the expert is compared with two cheaters: the expert who also sees the secret
cards, and a player who sees the pile as well and knows how `regular` plays. Each sits alone among bots of
another level with the same decks in all seats, then one of those bots among each of them. Equally strong
players would have equal shares.
"""

import argparse
from collections.abc import Callable, Sequence
from math import nan
from typing import Any

from kartentisch.bots import BOTS, Bot, Effort, bots_for
from kartentisch.bots.games.eight28.heuristics import regular, value
from kartentisch.core.contract import NEEDS_DEAL, OVER
from kartentisch.core.rng import Stream, new_stream, shuffle
from kartentisch.games.eight28.game import GAME
from kartentisch.games.eight28.state import OFFER
from kartentisch.lab.arena import half_width, standing

Player = Callable[[Any, int, Stream, Effort], int]


def expert(state: Any, seat: int, stream: Stream, effort: Effort) -> int:
    """The honest expert."""
    return BOTS["expert"].choose(GAME, GAME.observe(state, seat), stream, effort)


def sees_secrets(state: Any, seat: int, stream: Stream, effort: Effort) -> int:
    """The expert who sees all secret cards."""
    seen = GAME.observe(state, seat)
    if state.phase == OFFER:
        for other in range(state.players):
            seen.shown[other] = state.secret[other]
            seen.unseen[state.secret[other]] -= 1
    return BOTS["expert"].choose(GAME, seen, stream, effort)


def sees_all(state: Any, seat: int, stream: Stream, effort: Effort) -> int:
    """Tries every move in the true world, with `regular` as the rollout policy."""

    def result(action: int) -> float:
        world = state.copy()
        GAME.rules["apply"](world, action)
        while world.phase not in (NEEDS_DEAL, OVER):
            GAME.rules["apply"](world, regular(GAME.observe(world, int(world.to_move)), stream))
        return value(world, seat)

    return max(GAME.legal_actions(state), key=result)


def play(
    player: Player,
    against: Bot,
    seat: int,
    alone: bool,
    players: int,
    number: int,
    seed: int,
    effort: Effort,
) -> list[int]:
    """The points of game `number` of a seed: the player sits here among bots, or in all other seats."""
    decks, stream = new_stream(seed, 2 * number), new_stream(seed, 2 * number + 1)
    state = GAME.new(players, {}, number % players)
    while state.phase != OVER:
        mover = int(state.to_move)
        if state.phase == NEEDS_DEAL:
            deck = GAME.sorted_deck(players)
            shuffle(decks, deck, len(deck), len(deck))
            GAME.deal(state, deck)
        elif (mover == seat) == alone:
            GAME.rules["apply"](state, player(state, mover, stream, effort))
        else:
            GAME.rules["apply"](state, against.choose(GAME, GAME.observe(state, mover), stream, effort))
    return GAME.points(state)


def share_of_block(
    player: Player, against: Bot, alone: bool, players: int, number: int, seed: int, effort: Effort
) -> float:
    """The win share of the single player, over all seats with the same decks."""
    shares = []
    for seat in range(players):
        points = play(player, against, seat, alone, players, number, seed, effort)
        shares.append(standing(points[seat], points)[0])
    return sum(shares) / players


def compare(alone: bool, against: Bot, players: int, blocks: int, seed: int, effort: Effort) -> None:
    """Print the win shares in one line-up, and the part of the possible gain that the expert gets."""
    equal = 1 / players
    gain = None
    for player in (expert, sees_secrets, sees_all):
        shares = [
            share_of_block(player, against, alone, players, number, seed, effort) for number in range(blocks)
        ]
        mean = sum(shares) / blocks
        gain = mean - equal if gain is None else gain
        part = gain / (mean - equal) if mean != equal else nan
        print(
            f"  {player.__name__:13}{mean:7.1%} ± {half_width(shares, sequential=False):.1%}"
            f"   the expert gets {part:.0%} of this difference from {equal:.1%}"
        )


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare one among the rest, and the rest against one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--against", choices=bots_for(GAME), default="regular")
    parser.add_argument("--blocks", type=int, default=100)
    parser.add_argument("--budget", type=float, default=10.0, help="milliseconds a move")
    parser.add_argument("--worlds", type=int, help="worlds a move instead of a time")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    against = BOTS[chosen.against]
    settings = (against, chosen.players, chosen.blocks, chosen.seed, Effort(chosen.budget, chosen.worlds))
    print(f"one of them among {chosen.against}: win share")
    compare(True, *settings)
    print(f"one {chosen.against} among them: win share")
    compare(False, *settings)


if __name__ == "__main__":
    main()

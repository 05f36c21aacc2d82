"""What bots know of Schatzsuche."""

from typing import Final

from kartentisch.bots.bundle import GameBots
from kartentisch.bots.games.schatzsuche import facts, hands, heuristics, opponent, pruning, rollout, tally

BOTS: Final = GameBots(heuristics, rollout, facts, pruning, opponent, tally=tally, hands=hands, has_tree=True)

__all__ = ["BOTS"]

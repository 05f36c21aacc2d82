"""What bots know of Compañeros."""

from typing import Final

from kartentisch.bots.bundle import GameBots
from kartentisch.bots.games.companeros import facts, hands, heuristics, rollout

BOTS: Final = GameBots(heuristics, rollout, facts, hands=hands, has_tree=True)

__all__ = ["BOTS"]

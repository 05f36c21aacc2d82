"""What bots know of 8-28."""

from typing import Final

from kartentisch.bots.bundle import GameBots
from kartentisch.bots.games.eight28 import facts, heuristics, luck, opponent, prior, rollout

BOTS: Final = GameBots(
    heuristics, rollout, facts, opponent=opponent, prior=prior, luck=luck, temperature=0.002
)

__all__ = ["BOTS"]

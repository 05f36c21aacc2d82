"""Bots choose a move from what a seat knows: from an observation, never from a state.

Only `kartentisch.core` and `kartentisch.games` may be used here.
"""

from kartentisch.bots.api import Bot, Effort
from kartentisch.bots.explain.explanation import Explanation, Fact, MoveView
from kartentisch.bots.registry import BOTS, bots_for, explain, game_bots

__all__ = ["BOTS", "Bot", "Effort", "Explanation", "Fact", "MoveView", "bots_for", "explain", "game_bots"]

"""Schatzsuche: bid your tricks, guess the golden card (rules S1-S12 in docs/rules.md).

Only `kartentisch.core` may be used here.
"""

from kartentisch.games.schatzsuche.game import GAME

__all__ = ["GAME"]

"""Compañeros: tricks by the sums of colours (rules C1-C10 in docs/rules.md).

Only `kartentisch.core` may be used here.
"""

from kartentisch.games.companeros.game import GAME

__all__ = ["GAME"]

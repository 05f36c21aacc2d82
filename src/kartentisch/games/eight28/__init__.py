"""8-28: push your luck for gems at 8 and at 28 (rules E1-E19 in docs/rules.md).

Only `kartentisch.core` may be used here.
"""

from kartentisch.games.eight28.game import GAME

__all__ = ["GAME"]

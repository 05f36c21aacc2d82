"""All that bots know of one game as one value, and generic code bound to it.

Generic code calls the roles by the global names below. `GameBots.bound` puts the game's modules in their
place.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Final, cast

from kartentisch.bots import defaults
from kartentisch.bots.api import (
    CommonRandomNumbers,
    Facts,
    Heuristics,
    HiddenHands,
    OpponentModel,
    Prior,
    Pruning,
    RolloutPolicy,
    Tally,
)
from kartentisch.core.binding import Meaning
from kartentisch.core.game import Game

heuristics: Heuristics = cast(Heuristics, defaults)  # without a default: every game has its own
rollout: RolloutPolicy = cast(RolloutPolicy, defaults)  # likewise
pruning: Pruning = defaults
opponent: OpponentModel = defaults
luck: CommonRandomNumbers = defaults
tally: Tally = defaults

# The roles that compiled code calls
_COMPILED_ROLES: Final = ("heuristics", "rollout", "pruning", "opponent", "luck", "tally")


@dataclass(frozen=True)
class GameBots:
    """The modules that play the roles in one game, and the settings of its search."""

    heuristics: Heuristics
    rollout: RolloutPolicy
    facts: Facts
    pruning: Pruning = defaults
    opponent: OpponentModel = defaults
    prior: Prior = defaults
    luck: CommonRandomNumbers = defaults
    tally: Tally = defaults
    hands: HiddenHands | None = None  # None: endgames are not solved
    # Whether a tree grows below the candidates: only where nothing but moves is shown during a deal
    has_tree: bool = False
    # For randomising between near-equal moves, in chance to win; 0: the best move is made
    temperature: float = 0.0

    def bound(self, game: Game, *functions: Callable[..., Any], **more: Meaning) -> Callable[..., Any]:
        """Bind generic functions to the game and these roles; returns the last."""
        roles = {name: getattr(self, name) for name in _COMPILED_ROLES}
        own = {
            name: _bound_defaults(game) if role is defaults else cast(ModuleType, role)
            for name, role in roles.items()
        }
        return game.bound(*functions, **own, **more)


@cache
def _bound_defaults(game: Game) -> ModuleType:
    return game.bound_module(defaults)

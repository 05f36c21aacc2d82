"""Bots choose a move from what a seat knows: from an observation, never from a state.

Only `kartentisch.core` and `kartentisch.games` may be used here.
"""

from collections.abc import Callable
from typing import Any, Final

from kartentisch.bots import uniform
from kartentisch.core.rng import Stream

BOTS: Final[dict[str, Callable[[Any, Stream], int]]] = {"random": uniform.choose}

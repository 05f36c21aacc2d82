"""The bot `random`: any legal move, each equally likely."""

from typing import Any

from kartentisch.core.compiled import compiled
from kartentisch.core.playout import random_action
from kartentisch.core.rng import Stream


@compiled
def choose(observation: Any, stream: Stream) -> int:
    """A legal move of the observing seat."""
    return random_action(observation.first_action, observation.legal, stream)

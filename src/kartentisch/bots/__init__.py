"""Bots choose a move from what a seat knows: from an observation, never from a state.

Only `kartentisch.core` and `kartentisch.games` may be used here.
"""

from typing import Any, Final

from kartentisch.bots import (
    companeros,
    companeros_quick,
    eight28,
    eight28_quick,
    schatzsuche,
    schatzsuche_quick,
)
from kartentisch.bots.base import Bot, Effort, RuleOfThumb
from kartentisch.bots.expert import Expert, Skill
from kartentisch.bots.explain import Explanation, Fact, MoveView, explain_with
from kartentisch.bots.facts import FACTS
from kartentisch.bots.ismcts import Ismcts
from kartentisch.bots.uniform import Uniform
from kartentisch.core.game import Game
from kartentisch.core.rng import Stream

_THUMBS: Final = {"eight28": eight28.THUMB, "companeros": companeros.THUMB, "schatzsuche": schatzsuche.THUMB}
_FORESIGHT: Final = {
    "eight28": eight28_quick.FORESIGHT,
    "companeros": companeros_quick.FORESIGHT,
    "schatzsuche": schatzsuche_quick.FORESIGHT,
}
SKILLS: Final = {game: Skill(thumb, _FORESIGHT[game]) for game, thumb in _THUMBS.items()}

BOTS: Final[dict[str, Bot]] = {
    "random": Uniform(),
    "beginner": RuleOfThumb({game: thumb.beginner for game, thumb in _THUMBS.items()}),
    "regular": RuleOfThumb({game: thumb.regular for game, thumb in _THUMBS.items()}),
    "ismcts": Ismcts(),
    "expert": Expert(SKILLS),
}


def bots_for(game: Game) -> dict[str, Bot]:
    """The bots that know a game."""
    return {name: bot for name, bot in BOTS.items() if bot.plays(game)}


def explain(game: Game, seen: Any, stream: Stream, effort: Effort) -> Explanation:
    """The expert's view of every legal move of the observing seat, whose turn it is."""
    return explain_with(SKILLS, FACTS, game, seen, stream, effort)


__all__ = ["BOTS", "Bot", "Effort", "Explanation", "Fact", "MoveView", "bots_for", "explain"]

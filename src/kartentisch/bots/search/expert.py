"""The bot `expert`: exact in endgames, else determinized search."""

from collections.abc import Callable
from dataclasses import dataclass

from kartentisch.bots.api import Effort
from kartentisch.bots.bundle import GameBots
from kartentisch.bots.search.determinized import search_for
from kartentisch.bots.search.moves import moves_in
from kartentisch.core.contract import Record
from kartentisch.core.game import Game
from kartentisch.core.rng import Stream


@dataclass(frozen=True)
class Expert:
    """The strongest bot."""

    find: Callable[[Game], GameBots | None]

    def plays(self, game: Game) -> bool:
        """Whether the game has a rollout policy."""
        return self.find(game) is not None

    def choose(self, game: Game, seen: Record, stream: Stream, effort: Effort) -> int:
        """The move of greatest value; the search decides between moves of the same exact value."""
        end = effort.end()
        bots = self.find(game)
        assert bots is not None
        candidates = moves_in(int(bots.pruning.candidates(seen)))
        if not candidates:
            return int(bots.heuristics.regular(seen, stream))
        if len(candidates) > 1:
            search = search_for(game, bots)
            search.start(seen)
            solved = search.solve(candidates, effort, end)
            candidates = solved.best_of(candidates) if solved else candidates
        if len(candidates) > 1:
            search.prepare(stream, effort)
            candidates = [search.halve(candidates, stream, effort, end)]
        return int(bots.pruning.carry_out(seen, int(seen.first_action) + candidates[0]))

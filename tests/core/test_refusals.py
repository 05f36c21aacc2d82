"""Refusals: every reason occurs, each is known without making the move, and only what is at hand is told."""

from typing import Any

import pytest

from kartentisch.core.contract import PHASE_OF_GAME
from kartentisch.core.errors import IllegalMove
from kartentisch.core.game import Game
from kartentisch.core.live import Live, members
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from kartentisch.testing import setups
from kartentisch.testing.conformance import random_game

ALL_GAMES = [pytest.param(game, id=game.id) for game in GAMES.values()]


def illegal_actions(seen: Any, game: Game) -> list[int]:
    """Every move that the observing seat may not make."""
    allowed = {int(seen.first_action) + place for place in members(int(seen.legal))}
    return [action for action in range(len(game.actions)) if action not in allowed]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_reason_occurs_and_is_known_without_making_the_move(game: Game) -> None:
    met: set[str] = set()
    for setup in setups(game):
        for recorder in random_game(setup, new_stream(14, setup.players)):
            state = recorder.state
            if state.phase < PHASE_OF_GAME:
                continue
            seat = int(state.to_move)
            seen = game.observe(state, seat)
            before = state.tobytes(), seen.tobytes()
            for action in illegal_actions(seen, game):
                error = game.refusal(seen, action)
                if error.code in met:
                    continue
                met.add(error.code)
                with pytest.raises(IllegalMove) as refused:
                    game.check(state, seat, game.actions[action])
                assert (refused.value.code, str(refused.value)) == (error.code, str(error))
            assert (state.tobytes(), seen.tobytes()) == before
    assert met == {refusal.code for refusal in game.refusals}


@pytest.mark.parametrize("game", ALL_GAMES)
def test_reasons_have_codes_of_their_own_and_name_a_rule(game: Game) -> None:
    codes = [refusal.code for refusal in game.refusals]
    assert len(set(codes)) == len(codes)
    assert all(refusal.rule and refusal.text for refusal in game.refusals)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_moves_at_hand_that_are_not_allowed_are_refused_with_the_same_code(game: Game) -> None:
    for setup in setups(game):
        live = Live(game, setup.players, setup.options, 0)
        for recorder in random_game(setup, new_stream(28, setup.players)):
            state = recorder.state
            live.restore(state.tobytes())
            for seat in range(setup.players):
                told = live.refusals(seat)
                if seat != state.to_move:
                    assert told == {}
                seen = game.observe(state, seat)
                for move, why in told.items():
                    action = game.actions.index(move)
                    assert action in illegal_actions(seen, game)
                    assert game.refusal(seen, action).code == why.code
            assert live.save() == state.tobytes()

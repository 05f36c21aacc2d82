"""The engine against the independent referee, move by move, and records altered at random."""

import random
from typing import Any

import pytest

from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.errors import KartentischError
from kartentisch.games import GAMES
from kartentisch.testing import Setup, setups
from tests.games.judging import REFEREES
from tests.games.referee import Illegal

# Ways to choose a move that lead to unlike games
STYLES: dict[str, Any] = {
    "any": lambda moves, rng: rng.choice(moves),
    "first": lambda moves, rng: moves[0],
    "last": lambda moves, rng: moves[-1],
    "mostly first": lambda moves, rng: moves[0] if rng.random() < 0.9 else rng.choice(moves),
    "mostly last": lambda moves, rng: moves[-1] if rng.random() < 0.8 else rng.choice(moves),
}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("setup", [s for game in GAMES.values() for s in setups(game)], ids=str)
def test_engine_and_referee_agree_move_by_move(setup: Setup, style: str) -> None:
    rng = random.Random(f"{setup}{style}")
    game = setup.game
    first = rng.randrange(setup.players)
    state = game.new(setup.players, setup.options, first)
    referee = REFEREES[game.id](setup.players, dict(setup.options), first)
    deck = [game.cards[card] for card in game.sorted_deck(setup.players, setup.options)]
    while not game.over(state):
        assert (referee.deal_number, referee.first) == (state.deal_number, state.first)
        assert referee.needs_deck() == bool(state.phase == NEEDS_DEAL)
        if referee.needs_deck():
            rng.shuffle(deck)
            referee.deal(list(deck))
            game.deal(state, game.deck_numbers(deck, setup.players, setup.options))
            continue
        seat, moves = referee.to_move(), game.legal_moves(state)
        assert game.to_move(state) == seat
        assert sorted(moves) == sorted(referee.legal())
        assert seat is not None
        wrong = rng.choice(game.actions)
        if wrong not in moves:
            with pytest.raises(KartentischError):
                game.play(state, seat, wrong)
            with pytest.raises(Illegal):
                referee.play(seat, wrong)
        move = STYLES[style](moves, rng)
        game.play(state, seat, move)
        referee.play(seat, move)
        assert game.points(state) == referee.points()
    assert referee.over()
    assert game.winners(state) == referee.winners()

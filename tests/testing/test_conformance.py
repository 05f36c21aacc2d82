"""The conformance kit on the three games, on a fourth one, and on games that break the contract."""

from typing import Any

import pytest

from kartentisch.core.bits import NONE, bit, first_bits, lowest, popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NOBODY
from kartentisch.core.layout import copy_shared
from kartentisch.core.rng import new_stream
from kartentisch.games import GAMES
from kartentisch.testing import CHECKS, Setup, check_game, setups
from kartentisch.testing.conformance import check_knowledge, some_positions
from tests.games import fourth_game

ALL_SETUPS = [setup for game in GAMES.values() for setup in setups(game)]


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=str)
def test_game_conforms(setup: Setup) -> None:
    for number, run in enumerate(CHECKS.values()):
        run(setup, new_stream(1, number))


def peek_setups() -> list[Setup]:
    """The setups in which something different is hidden or known."""
    return [setup for setup in ALL_SETUPS if setup.players in (3, 6) and setup.options.get("games", 1) == 1]


def _share(setup: Setup) -> int:
    """Many seats take long: positions with few make up most of the number."""
    return 4 if setup.players == 3 else 1


@pytest.mark.parametrize("setup", peek_setups(), ids=str)
def test_nobody_peeks_on_thousands_of_positions(setup: Setup) -> None:
    """With all its setups together these are 2,100 positions of every game, each seen by every seat."""
    positions = 0
    stream = new_stream(7)
    setups = [other for other in peek_setups() if other.game is setup.game]
    wanted = 2_100 * _share(setup) / sum(map(_share, setups))
    while positions < wanted:
        before = stream.copy()
        positions += sum(1 for _ in some_positions(setup, before))
        check_knowledge(setup, stream)


def test_fourth_game_needs_one_line_in_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    game = fourth_game.make_game()
    with pytest.raises(AssertionError, match="not in the registry"):
        check_game(game)
    monkeypatch.setitem(GAMES, game.id, game)
    check_game(game)


@compiled
def observe_everything(state: Any, seat: int, observation: Any) -> None:
    """A leak: the neighbour's cards count as one's own."""
    copy_shared(state, observation)
    observation.seat = seat
    observation.legal = state.hands[seat] if seat != NOBODY and seat == state.to_move else NONE
    observation.own_hand = state.hands[0] | state.hands[1] if seat != NOBODY else NONE


@compiled
def observe_with_own_first_seat(state: Any, seat: int, observation: Any) -> None:
    """Something that all know, told to each seat otherwise."""
    fourth_game.observe(state, seat, observation)
    observation.first = max(seat, 0)


@compiled
def deal_and_tell(state: Any, deck: Any) -> None:
    """A leak through a field that everybody sees."""
    fourth_game.deal(state, deck)
    state.best_seat = lowest(state.hands[state.first])


@compiled
def imagine_the_first_cards(observation: Any, stream: Any, state: Any) -> None:
    """Worlds that forget one's own hand."""
    copy_shared(observation, state)
    for seat in range(observation.players):
        state.hands[seat] = bit(seat)


@compiled
def legal_without_end(state: Any) -> int:
    """Any card at all."""
    return first_bits(8)


@compiled
def apply_nothing(state: Any, action: int) -> None:
    """A game that stands still."""


@compiled
def apply_without_points(state: Any, action: int) -> None:
    """A rule that forgets to end the game."""
    state.hands[state.to_move] ^= bit(action)
    state.played |= bit(action)
    state.to_move = (state.to_move + 1) % state.players
    if popcount(state.played) == 2 * state.players:
        state.phase = 0
        state.to_move = NOBODY
        state.played = NONE


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"observe": observe_everything}, "knowledge"),
        ({"observe": observe_with_own_first_seat}, "told otherwise"),
        ({"deal": deal_and_tell}, "knowledge"),
        ({"imagine": imagine_the_first_cards}, "knowledge"),
        ({"legal": legal_without_end}, "refusals"),
        ({"apply": apply_nothing}, "refusals|course"),
        ({"apply": apply_without_points}, "refusals|course"),
    ],
)
def test_kit_finds_a_broken_game(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, Any], complaint: str
) -> None:
    game = fourth_game.make_game(**changed)
    monkeypatch.setitem(GAMES, game.id, game)
    monkeypatch.setattr("kartentisch.testing.conformance.MOST_MOVES", 200)
    with pytest.raises(AssertionError, match=complaint):
        check_game(game)


def test_game_that_lacks_a_rule_is_refused() -> None:
    game = fourth_game.make_game()
    rules = {name: rule for name, rule in game.rules.items() if name != "imagine"}
    with pytest.raises(TypeError, match="imagine"):
        type(game)(**{**vars_of(game), "rules": rules})


def vars_of(game: Any) -> dict[str, Any]:
    """The fields of a game value."""
    return {name: getattr(game, name) for name in type(game).__dataclass_fields__}

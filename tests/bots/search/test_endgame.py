"""Exact endgames: all worlds, the values of a naive recursion, what the expert makes of it."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, combinations, count
from math import factorial, prod
from typing import Any

import numpy as np
import pytest

from kartentisch import find_game
from kartentisch.bots import BOTS, Effort, defaults, explain
from kartentisch.bots.search.determinized import search_for
from kartentisch.bots.search.endgame import ExactEndgame
from kartentisch.bots.search.moves import mask_of, moves_in
from kartentisch.bots.search.worlds import TOO_MANY
from kartentisch.core.bits import u64
from kartentisch.core.contract import NEEDS_DEAL, OVER
from kartentisch.core.game import Game
from kartentisch.core.rng import new_stream, shuffle
from kartentisch.games.schatzsuche.cards import CARDS, PLAYERS
from kartentisch.games.schatzsuche.knowledge import cards_in_hand, possible_cards, unseen_cards
from kartentisch.games.schatzsuche.rules import begin_round
from kartentisch.games.schatzsuche.state import BID
from tests.bots.bundles import bots_of

SETUPS = [("companeros", 3), ("companeros", 4), ("schatzsuche", 3)]
FIXED = Effort(worlds=1)


def positions(game: Game, players: int, seed: int) -> Iterator[Any]:
    """All states of a deal in which there is a choice of cards or colours; of Schatzsuche round 9 or 10."""
    stream = new_stream(seed)
    state = game.new(players, {}, seed % players)
    if game.id == "schatzsuche":
        state.deal_number = 8 + seed % 2
        state.points[:PLAYERS] = [12, 30, 21]
        begin_round(state, seed % players)
    number = int(state.deal_number)
    while state.phase != OVER and state.deal_number == number:
        if state.phase == NEEDS_DEAL:
            deck = game.sorted_deck(players, {})
            shuffle(stream, deck, len(deck), len(deck))
            game.deal(state, deck)
            continue
        seen = game.observe(state, int(state.to_move))
        bots = bots_of(game)
        choices = int(bots.pruning.candidates(seen)).bit_count()
        if choices > 1 and (game.id != "schatzsuche" or state.phase != BID):
            yield state.copy()
        game.rules["apply"](state, int(bots.heuristics.regular(seen, stream)))


def listed(game: Game, seen: Any, room: int = 2_000) -> Any:
    """The worlds that fit an observation, or none if there are more than there is room for."""
    worlds = np.zeros(room, game.state)
    hands = bots_of(game).hands
    assert hands is not None
    return worlds[: max(0, int(hands.all_worlds(seen, worlds)))]


def solved(game: Game, state: Any) -> tuple[ExactEndgame, list[int]] | None:
    """The solution of an endgame for the seat to move, and its candidates."""
    seen = game.observe(state, int(state.to_move))
    bots = bots_of(game)
    moves = moves_in(int(bots.pruning.candidates(seen)))
    search = search_for(game, bots)
    search.start(seen)
    answer = search.solve(moves, FIXED, 0.0)
    return (answer, moves) if answer else None


# The naive recursion


def moves_of(game: Game, state: Any) -> list[int]:
    """The moves that are tried: all legal ones, but in Schatzsuche no guesses and objections."""
    own = bots_of(game).pruning
    return moves_in(int((game.rules["legal"] if own is defaults else own.tree_moves)(state)))


def after(game: Game, state: Any, move: int) -> Any:
    """The state after a move."""
    copy = state.copy()
    game.rules["apply"](copy, int(game.rules["first_action"](state)) + move)
    return copy


def outcome(game: Game, worlds: dict[int, Any], weights: list[float], number: int) -> dict[int, list[float]]:
    """By world, the values to everybody if each makes the best move for the hand they hold."""
    some = next(iter(worlds.values()))
    if some.phase == OVER or some.deal_number != number:
        value = bots_of(game).heuristics.value
        return {key: [value(world, seat) for seat in range(world.players)] for key, world in worlds.items()}
    mover = int(some.to_move)
    groups = defaultdict(list)
    for key, world in worlds.items():
        groups[int(world.hands[mover])].append(key)
    choices = {}
    for move in range(64):
        possible = {
            key: after(game, world, move) for key, world in worlds.items() if move in moves_of(game, world)
        }
        if possible:
            choices[move] = outcome(game, possible, weights, number)
    result = {}
    for group in groups.values():
        worth = {
            move: sum(weights[key] * values[key][mover] for key in group)
            for move, values in choices.items()
            if group[0] in values
        }
        best = next(move for move in worth if worth[move] >= max(worth.values()) * (1 - 1e-9))
        result.update({key: choices[best][key] for key in group})
    return result


def worth_of(game: Game, worlds: Any, weights: list[float], seat: int, own_hand: int, move: int) -> float:
    """The mean value of a move over the worlds with one's own hand."""
    number = int(worlds[0].deal_number)
    possible = {
        key: after(game, world, move) for key, world in enumerate(worlds) if move in moves_of(game, world)
    }
    values = outcome(game, possible, weights, number)
    own = [key for key in possible if int(worlds[key].hands[seat]) == own_hand]
    return sum(weights[key] * values[key][seat] for key in own) / sum(weights[key] for key in own)


def weights_of(game: Game, seen: Any, worlds: Any) -> list[float]:
    """How likely the worlds are."""
    opponent = bots_of(game).opponent
    notes = opponent.new_notes()
    opponent.take_notes(seen, notes, worlds[0].copy())
    return [opponent.likelihood(seen, world, notes, world.copy()) for world in worlds]


# All worlds


@pytest.mark.parametrize(("game_id", "players"), SETUPS)
def test_all_worlds_are_listed_once_and_fit(game_id: str, players: int) -> None:
    game, stream = find_game(game_id), new_stream(1)
    checked = 0
    for seed in range(2):
        for state in positions(game, players, seed):
            for seat in (*range(players), None):
                seen = game.observe(state, seat)
                worlds = listed(game, seen, 200)
                keys = {world.tobytes() for world in worlds}
                assert len(keys) == len(worlds)
                assert all(game.observe(world, seat).tobytes() == seen.tobytes() for world in worlds)
                if len(worlds) and seat is not None:
                    assert all(game.imagine(seen, stream).tobytes() in keys for _ in range(20))
                    checked += 1
    assert checked > 15


@pytest.mark.parametrize("players", [3, 4])
def test_number_of_worlds_companeros(players: int) -> None:
    game = find_game("companeros")
    for state in list(positions(game, players, 3))[-8:]:
        hands = [int(hand).bit_count() for hand in state.hands[:players]]
        for seat in (*range(players), None):
            hidden = [size for other, size in enumerate(hands) if other != seat]
            expected = factorial(sum(hidden)) // prod(map(factorial, hidden))
            found = len(listed(game, game.observe(state, seat)))
            assert found == (expected if expected <= 2_000 else 0)


def test_number_of_worlds_schatzsuche() -> None:
    game = find_game("schatzsuche")
    with_voids = 0
    for seed in range(6):
        for state in list(positions(game, 3, seed))[-3:]:
            seen = game.observe(state, int(state.to_move))
            others = [seat for seat in range(PLAYERS) if seat != seen.seat]
            unseen = int(unseen_cards(seen))
            may_hold = [
                [
                    card
                    for card in range(len(CARDS))
                    if int(possible_cards(seen, seat, u64(unseen))) >> card & 1
                ]
                for seat in others
            ]
            with_voids += any(len(cards) < unseen.bit_count() for cards in may_hold)
            expected = sum(
                not set(one) & set(other)
                for one in combinations(may_hold[0], cards_in_hand(seen, others[0]))
                for other in combinations(may_hold[1], cards_in_hand(seen, others[1]))
            )
            assert len(listed(game, seen, 5_000)) == (expected if expected <= 5_000 else 0)
    assert with_voids > 3


def test_too_many_worlds_are_refused() -> None:
    for game_id, players in SETUPS:
        game = find_game(game_id)
        state = next(positions(game, players, 1))
        hands = bots_of(game).hands
        assert hands is not None
        assert hands.all_worlds(game.observe(state, 0), np.zeros(100, game.state)) == TOO_MANY
        assert solved(game, state) is None


# Values


@pytest.mark.parametrize(("game_id", "players"), SETUPS)
def test_values_are_those_of_a_naive_recursion(game_id: str, players: int) -> None:
    """Also in positions with too many worlds for those who do not know the hand of the seat that asks."""
    game = find_game(game_id)
    kinds = {True: 0, False: 0}
    for seed in range(12):
        for state in positions(game, players, seed):
            answer = solved(game, state)
            if answer is None or answer[0].space.progress[0].steps > 2_500:
                continue
            endgame, moves = answer
            seat = int(state.to_move)
            seen = game.observe(state, seat)
            public = game.observe(state, None)
            is_public = len(listed(game, public)) == endgame.space.progress[0].worlds
            if kinds[is_public] == 2:
                continue
            kinds[is_public] += 1
            knowledge = public if is_public else seen
            worlds = listed(game, knowledge)
            assert len(worlds) == endgame.space.progress[0].worlds
            weights = weights_of(game, knowledge, worlds)
            for move in moves:
                expected = worth_of(game, worlds, weights, seat, int(seen.own_hand), move)
                assert endgame.space.values[move, 0] == pytest.approx(expected, abs=1e-12)
    assert kinds == {True: 2, False: 0 if players == 4 else 2}


def perfect(game: Game, state: Any, number: int) -> list[float]:
    """What everybody gets if all cards lie open."""
    if state.phase == OVER or state.deal_number != number:
        return [bots_of(game).heuristics.value(state, seat) for seat in range(state.players)]
    outcomes = [perfect(game, after(game, state, move), number) for move in moves_of(game, state)]
    best = max(values[int(state.to_move)] for values in outcomes)
    return next(values for values in outcomes if values[int(state.to_move)] >= best * (1 - 1e-9))


@pytest.mark.parametrize(("game_id", "players"), SETUPS)
def test_one_world_is_solved_as_if_all_cards_lay_open(game_id: str, players: int) -> None:
    game = find_game(game_id)
    bots = bots_of(game)
    root = np.zeros(1, game.observation)
    endgame = ExactEndgame(game, bots, root, bots.opponent.new_notes())
    for state in list(positions(game, players, 2))[-5:]:

        def only_this(seen: Any, worlds: Any, state: Any = state) -> int:
            worlds[0] = state
            return 1

        endgame.all_worlds = only_this
        seat = int(state.to_move)
        moves = moves_of(game, state)
        root[0] = game.observe(state, seat)
        assert endgame.solve(mask_of(moves), FIXED, 0.0)
        for move in moves:
            expected = perfect(game, after(game, state, move), int(state.deal_number))[seat]
            assert endgame.space.values[move, 0] == pytest.approx(expected, abs=1e-12)


# The expert


@pytest.mark.parametrize(("game_id", "players"), SETUPS)
def test_expert_plays_endgames_alike_whatever_the_chances(game_id: str, players: int) -> None:
    """Where a search through one world is arbitrary."""
    game = find_game(game_id)
    search = search_for(game, bots_of(game))
    arbitrary = 0
    for seed in range(40):
        for state in positions(game, players, seed):
            answer = solved(game, state)
            if answer is None or len(answer[0].best_of(answer[1])) > 1:
                continue
            (best,) = answer[0].best_of(answer[1])
            seen = game.observe(state, int(state.to_move))
            searched = set()
            for number in range(20):
                search.start(seen)
                search.prepare(new_stream(number), FIXED)
                searched.add(search.halve(answer[1], new_stream(number), FIXED, 0.0))
            if len(searched) == 1:
                continue
            chosen = {BOTS["expert"].choose(game, seen, new_stream(number), FIXED) for number in range(20)}
            assert chosen == {int(seen.first_action) + best}
            arbitrary += 1
        if arbitrary >= 3:
            return
    raise AssertionError("no position in which a search through one world is arbitrary")


def test_equal_moves_are_left_to_the_search() -> None:
    game = find_game("schatzsuche")
    for state in chain.from_iterable(positions(game, 3, seed) for seed in range(30)):
        answer = solved(game, state)
        if answer and 1 < len(answer[0].best_of(answer[1])) < len(answer[1]):
            equal = answer[0].best_of(answer[1])
            seen = game.observe(state, int(state.to_move))
            chosen = {BOTS["expert"].choose(game, seen, new_stream(number), FIXED) for number in range(20)}
            assert chosen <= {int(seen.first_action) + move for move in equal}
            return
    raise AssertionError("no position with equal moves")


def test_an_endgame_that_takes_too_long_is_left_to_the_search() -> None:
    game = find_game("companeros")
    state = list(positions(game, 3, 1))[-1]
    seen = game.observe(state, int(state.to_move))
    clock = count().__next__  # a second passes with every look at it
    effort = Effort(milliseconds=50, clock=clock)
    search = search_for(game, bots_of(game))
    search.start(seen)
    assert search.solve([0], effort, effort.end()) is None
    assert BOTS["expert"].choose(game, seen, new_stream(1), effort) in game.legal_actions(state)


def test_explanations_of_endgames_are_exact() -> None:
    game = find_game("companeros")
    for state in positions(game, 3, 5):
        answer = solved(game, state)
        if answer is None:
            continue
        seen = game.observe(state, int(state.to_move))
        views = [explain(game, seen, new_stream(number), Effort(worlds=2)) for number in range(5)]
        shown = {tuple((move.chance, move.points) for move in view.moves) for view in views}
        assert len(shown) == 1
        best = {game.action(view.best) - int(seen.first_action) for view in views}
        assert best <= set(answer[0].best_of(answer[1]))


def test_a_game_without_hands_is_refused() -> None:
    """Records must have the fields that the protocols name."""
    game, bots = find_game("eight28"), bots_of(find_game("companeros"))
    with pytest.raises(TypeError, match="hands"):
        ExactEndgame(game, bots, np.zeros(1, game.observation), bots.opponent.new_notes())

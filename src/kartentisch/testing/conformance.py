"""The checks of the conformance kit; each takes one game with one number of players and options."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby, product
from typing import Any

import numpy as np

from kartentisch.bots import Effort, bots_for
from kartentisch.core.batch import Batch
from kartentisch.core.contract import NEEDS_DEAL, NOBODY, PHASE_OF_GAME, Deck, Record
from kartentisch.core.errors import IllegalMove, KartentischError, MalformedMove, WrongDeck, WrongSeat
from kartentisch.core.game import Game
from kartentisch.core.layout import shared_size
from kartentisch.core.options import Value
from kartentisch.core.rng import Stream, below, new_stream, shuffle
from kartentisch.games import GAMES
from kartentisch.lab.simulate import Series
from kartentisch.records.record import decode, encode
from kartentisch.records.recorder import Recorder
from kartentisch.records.replay import check, walk

# No game of this kind lasts longer; a rule that never ends is found by this.
MOST_MOVES = 100_000


@dataclass(frozen=True)
class Setup:
    """One way to play a game."""

    game: Game
    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}/{self.players}[{chosen}]"


def setups(game: Game) -> Iterator[Setup]:
    """Every number of players with every combination of options; of numbers the smallest two."""
    choices = [
        option.values[:2] if isinstance(option.values, range) else option.values for option in game.options
    ]
    for players in game.players:
        for values in product(*choices):
            names = (option.name for option in game.options)
            yield Setup(game, players, dict(zip(names, values, strict=True)))


def check_game(game: Game, seed: int = 0, games: int = 2) -> None:
    """Run every check on every setup of a game."""
    assert GAMES.get(game.id) is game, f"{game.id} is not in the registry"
    for setup in setups(game):
        for name, run in CHECKS.items():
            for number in range(games):
                try:
                    run(setup, new_stream(seed, number))
                except AssertionError as error:
                    raise AssertionError(f"{setup}: {name}: {error}") from error


def shuffled_deck(setup: Setup, stream: Stream) -> Deck:
    """A complete deck in random order."""
    deck = setup.game.sorted_deck(setup.players, setup.options)
    shuffle(stream, deck, len(deck), len(deck))
    return deck


def random_game(setup: Setup, stream: Stream) -> Iterator[Recorder]:
    """A game with random moves through the checked methods, after each deal and move."""
    game = setup.game
    recorder = Recorder(game, setup.players, setup.options, int(below(stream, setup.players)))
    for _ in range(MOST_MOVES):
        yield recorder
        if game.over(recorder.state):
            return
        if recorder.state.phase == NEEDS_DEAL:
            recorder.deal(shuffled_deck(setup, stream))
        else:
            moves = game.legal_moves(recorder.state)
            assert moves, "nobody can move, but the game is not over"
            recorder.play(int(recorder.state.to_move), moves[int(below(stream, len(moves)))])
    raise AssertionError(f"the game does not end within {MOST_MOVES} moves")


def some_positions(setup: Setup, stream: Stream, every: int = 5) -> Iterator[Record]:
    """Some states of a random game, the first and the last among them."""
    for number, recorder in enumerate(random_game(setup, stream)):
        if number % every == 0 or setup.game.over(recorder.state):
            yield recorder.state


def refused(expected: type[KartentischError], state: Record, act: Callable[[], Any]) -> None:
    """Assert that something is refused with this error and a reason, and changes nothing."""
    before = state.tobytes()
    error = None
    try:
        act()
    except expected as refusal:
        error = refusal
    assert error is not None, f"not refused with {expected.__name__}"
    assert error.reason, "the error gives no reason"
    assert error.rule or not isinstance(error, IllegalMove), "the error names no rule"
    assert state.tobytes() == before, f"{expected.__name__} changed the state"


def check_names(setup: Setup, stream: Stream) -> None:
    """Moves and cards have names that lead back to them."""
    game = setup.game
    assert len(set(game.actions)) == len(game.actions), "two moves of one name"
    assert len(set(game.cards)) == len(game.cards), "two cards of one name"
    assert all(game.action(move) == number for number, move in enumerate(game.actions))


def check_refusals(setup: Setup, stream: Stream) -> None:
    """Wrong players, options, decks, seats and moves are refused, and nothing changes."""
    game = setup.game
    start = game.new(setup.players, setup.options)
    for players in (game.players[0] - 1, game.players[-1] + 1, True, "3"):
        refused(KartentischError, start, lambda players=players: game.new(players, setup.options))  # type: ignore[misc]
    refused(KartentischError, start, lambda: game.new(setup.players, setup.options, setup.players))
    refused(KartentischError, start, lambda: game.new(setup.players, {"no such option": 1}))
    for option in game.options:
        for value in (None, 1.0, "no such value", -1, [True]):
            refused(KartentischError, start, lambda o=option, v=value: game.new(setup.players, {o.name: v}))  # type: ignore[misc]
    names = [game.cards[card] for card in shuffled_deck(setup, stream)]
    for deck in (names[1:], [*names, names[0]], [*names[:-1], "no such card"], [*names[:-1], None]):
        refused(
            WrongDeck,
            start,
            lambda deck=deck: game.deck_numbers(deck, setup.players, setup.options),  # type: ignore[misc]
        )
    for state in some_positions(setup, stream):
        seat = game.to_move(state)
        refused(MalformedMove, state, lambda state=state: game.play(state, 0, "no such move"))  # type: ignore[misc]
        if seat is None:
            refused(WrongSeat, state, lambda state=state: game.play(state, 0, game.actions[0]))  # type: ignore[misc]
            continue
        refused(WrongDeck, state, lambda state=state: game.deal(state, shuffled_deck(setup, stream)))  # type: ignore[misc]
        legal = game.legal_moves(state)
        for other in (*(other for other in range(setup.players) if other != seat), -1, setup.players, None):
            refused(WrongSeat, state, lambda s=state, o=other, m=legal[0]: game.play(s, o, m))  # type: ignore[misc]
        for move in set(game.actions) - set(legal):
            refused(IllegalMove, state, lambda s=state, o=seat, m=move: game.play(s, o, m))  # type: ignore[misc]


def check_course(setup: Setup, stream: Stream) -> None:
    """A game ends, somebody wins, legal moves agree in all forms, copies share no memory."""
    game = setup.game
    for state in some_positions(setup, stream, every=1):
        mask = game.legal_mask(state)
        assert [game.actions[action] for action in np.flatnonzero(mask)] == game.legal_moves(state)
        assert mask.any() == (game.to_move(state) is not None), "legal moves exactly when somebody is to move"
        assert game.over(state) == bool(game.winners(state)), "winners exactly when the game is over"
        if mask.any():
            before, copy = state.tobytes(), state.copy()
            game.play(copy, int(copy.to_move), game.legal_moves(copy)[0])
            assert state.tobytes() == before, "a copy shares memory with its original"
            assert copy.tobytes() != before, "a move changes nothing"


def check_records(setup: Setup, stream: Stream) -> None:
    """At every point the record is valid, survives writing and reading, and replays to the same bytes."""
    states = []
    recorder = None
    for number, recorder in enumerate(random_game(setup, stream)):
        if recorder.state.phase != NEEDS_DEAL:
            states.append(recorder.state.tobytes())
        if number % 50 == 0:
            check(decode(encode(recorder.record())))
    assert recorder is not None
    record = decode(encode(recorder.record()))
    check(record)
    replayed = (at.state.tobytes() for at in walk(record) if at.state.phase != NEEDS_DEAL)
    # The end of a deal and the beginning of the next may be the same state.
    assert [state for state, _ in groupby(replayed)] == states, "the replay passes through other states"


def check_knowledge(setup: Setup, stream: Stream) -> None:
    """Nobody peeks: another deal that fits what a seat knows changes nothing that reaches the seat.

    The other deal is really dealt and the same moves are really made, so that a hidden card cannot
    have got into a public field on the way either.
    """
    game = setup.game
    public = shared_size(game.state, game.observation)
    before_deal = None
    for number, recorder in enumerate(random_game(setup, stream)):
        state = recorder.state
        if before_deal is None or before_deal.deal_number != state.deal_number:
            before_deal = state.copy()
        if number % 5 > 1 and not game.over(state):
            continue
        for seat in range(setup.players):
            seen = game.observe(state, seat)
            assert seen.tobytes()[:public] == state.tobytes()[:public], "what all know is told otherwise"
            world = game.imagine(seen, stream)
            again = game.observe(world, seat)
            assert again.tobytes() == seen.tobytes(), f"seat {seat} can tell the deals apart"
            if state.phase >= PHASE_OF_GAME:
                other = dealt_again(setup, before_deal, world, recorder.moves_of_deal())
                check_same_knowledge(setup, seat, state, other, stream)


def dealt_again(setup: Setup, before_deal: Record, world: Record, moves: list[tuple[int, int]]) -> Record:
    """The state after the same moves with the deck that lies behind an imagined world."""
    game = setup.game
    state = before_deal.copy()
    deck = np.array(game.deck_behind(world, moves), np.uint8)
    for seat, action in [(NOBODY, NOBODY), *moves]:
        if seat != NOBODY:
            game.play(state, seat, game.actions[action])
        if state.phase == NEEDS_DEAL and world.phase != NEEDS_DEAL:
            game.deal(state, deck)
    return state


def check_same_knowledge(setup: Setup, seat: int, state: Record, other: Record, stream: Stream) -> None:
    """What reaches a seat, and the spectators, is the same in both states."""
    game = setup.game
    seen, again = game.observe(state, seat), game.observe(other, seat)
    assert again.tobytes() == seen.tobytes(), f"seat {seat} can tell the deals apart"
    assert game.observe(other, None).tobytes() == game.observe(state, None).tobytes(), "a spectator peeks"
    assert game.view(again) == game.view(seen), f"seat {seat} sees another view"
    to_move = game.to_move(state) == seat
    assert bool(seen.legal) == to_move, "legal moves for another seat than the one to move"
    if to_move:
        assert game.legal_moves(other) == game.legal_moves(state), "the legal moves depend on hidden cards"
        check_bots(setup, seen, again, stream)


def check_bots(setup: Setup, seen: Record, again: Record, stream: Stream) -> None:
    """Every bot makes the same legal choice from the same knowledge and random numbers."""
    for name, bot in bots_for(setup.game).items():
        first, second = (
            bot.choose(setup.game, knowledge, stream.copy(), Effort(worlds=4)) for knowledge in (seen, again)
        )
        offset = first - int(seen.first_action)
        assert first == second, f"{name} peeks"
        assert int(seen.legal) >> offset & 1, f"{name} makes an illegal move"


def check_imagined_worlds(setup: Setup, stream: Stream) -> None:
    """An imagined world is a real one: it can be played to the end."""
    game = setup.game
    deck = shuffled_deck(setup, stream)
    for state in some_positions(setup, stream, every=20):
        for seat in range(setup.players):
            world = game.imagine(game.observe(state, seat), stream)
            for _ in range(MOST_MOVES):
                if game.over(world):
                    break
                if world.phase == NEEDS_DEAL:
                    game.deal(world, deck)
                else:
                    moves = game.legal_moves(world)
                    game.play(world, int(world.to_move), moves[int(below(stream, len(moves)))])
            assert game.over(world), "an imagined world does not end"


def check_compiled_play(setup: Setup, stream: Stream) -> None:
    """The fast loop plays by the same rules: its records are valid, and batches agree with single steps."""
    series = Series(setup.game, setup.players, int(stream[0]), setup.options)
    record, states, lengths = series.record(0)
    check(record)
    assert record.scores == setup.game.points(states[0])
    assert sum(len(deal.moves) for deal in record.deals) == lengths[0]
    batch = Batch(setup.game, setup.players, 3, seed=int(stream[0]), options=setup.options)
    for _ in range(30):
        actions = batch.random_actions()
        alone = batch.states.copy()
        batch.step(actions)
        for index, action in enumerate(actions):
            setup.game.rules["apply"](alone[index], action)
            if alone[index].phase >= PHASE_OF_GAME:
                assert alone[index].tobytes() == batch.states[index].tobytes(), "the batch plays otherwise"


def check_random_numbers(setup: Setup, stream: Stream) -> None:
    """The same seed gives the same game, and no global generator is used."""
    series = Series(setup.game, setup.players, int(stream[0]), setup.options)
    before = global_generators()
    first, second = (series.play(7, 2)[0].tobytes() for _ in range(2))
    assert first == second, "the same seed gives another game"
    assert series.play(8, 1)[0].tobytes() == first[len(first) // 2 :], "a game depends on the one before"
    assert global_generators() == before, "a global random generator was used"


def global_generators() -> tuple[object, ...]:
    """The states of the generators that everybody shares."""
    return random.getstate(), repr(np.random.get_state())  # noqa: NPY002 (just this one is to be left alone)


CHECKS: dict[str, Callable[[Setup, Stream], None]] = {
    check.__name__.removeprefix("check_"): check
    for check in (
        check_names,
        check_refusals,
        check_course,
        check_records,
        check_knowledge,
        check_imagined_worlds,
        check_compiled_play,
        check_random_numbers,
    )
}

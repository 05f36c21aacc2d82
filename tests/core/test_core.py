"""Bit sets, random numbers, records, options, batches and the cache of compiled code."""

import os
import subprocess
import sys
from ast import literal_eval
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartentisch import find_game
from kartentisch.core import compiled
from kartentisch.core.batch import Batch
from kartentisch.core.bits import bit, first_bits, highest, lowest, nth, popcount, u64, without_lowest
from kartentisch.core.compiled import INTERPRETED
from kartentisch.core.errors import (
    BrokenRecord,
    IllegalMove,
    KartentischError,
    MalformedMove,
    WrongDeck,
    WrongOption,
    WrongPlayers,
)
from kartentisch.core.layout import Bits, Count, Row, copy_shared, layout, numbers, shared_size
from kartentisch.core.options import Values, codes, complete, options_of
from kartentisch.core.rng import below, below_large, draw, new_stream, next_word, shuffle
from kartentisch.core.seats import left_of, steps_left
from tests.games.chi_square import chi_square_p_value

masks = st.integers(0, 2**64 - 1)


@compiled.compiled
def bit_facts(mask: Any, index: int) -> Any:
    return popcount(mask), lowest(mask), highest(mask), without_lowest(mask), nth(mask, index)


@given(masks.filter(bool), st.integers(0, 63))
def test_bit_sets_agree_with_python_sets(mask: int, index: int) -> None:
    elements = [number for number in range(64) if mask >> number & 1]
    index %= len(elements)
    count, first, last, rest, chosen = bit_facts(np.uint64(mask), index)
    assert (count, first, last) == (len(elements), elements[0], elements[-1])
    assert int(rest) == mask - (1 << elements[0])
    assert chosen == elements[index]


def test_sets_of_the_first_elements() -> None:
    assert [int(first_bits(count)) for count in (0, 1, 5, 63)] == [0, 1, 31, 2**63 - 1]
    assert int(bit(63)) == 2**63


def test_stream_is_splitmix64() -> None:
    """The published first numbers of SplitMix64 for the seed 1234567."""
    stream = np.array([1234567], np.uint64)
    wanted = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [int(next_word(stream)) for _ in wanted] == wanted


def test_streams_of_a_seed_differ() -> None:
    words = {int(next_word(new_stream(seed, number))) for seed in range(50) for number in range(50)}
    assert len(words) == 2500


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 51, 1000])
@pytest.mark.parametrize("draw_below", [below, below_large])
def test_bounded_numbers_are_uniform(bound: int, draw_below: Any) -> None:
    stream = new_stream(bound)
    counts = Counter(int(draw_below(stream, bound)) for _ in range(30 * bound))
    assert set(counts) <= set(range(bound))
    assert (
        chi_square_p_value([counts[number] for number in range(bound)]) > 1e-3
        if bound > 1
        else counts == {0: 30}
    )


def test_large_bounds_are_reached() -> None:
    stream = new_stream(1)
    numbers = [int(below_large(stream, 3 * 10**13)) for _ in range(500)]
    assert 0 <= min(numbers) < 10**12
    assert 29 * 10**12 < max(numbers) < 3 * 10**13


def test_shuffle_makes_every_order_equally_often() -> None:
    stream = new_stream(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 100):
        cards = np.arange(4, dtype=np.uint8)
        shuffle(stream, cards, 4, 4)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 24
    assert chi_square_p_value(list(orders.values())) > 1e-3


def test_shuffling_only_the_needed_cards_draws_the_same_top() -> None:
    whole, part = np.arange(32, dtype=np.uint8), np.arange(32, dtype=np.uint8)
    shuffle(new_stream(9), whole, 32, 32)
    shuffle(new_stream(9), part, 32, 7)
    assert whole[:7].tolist() == part[:7].tolist()
    assert sorted(part.tolist()) == list(range(32))


def test_drawn_subsets_are_uniform() -> None:
    stream = new_stream(6)
    subsets = Counter(int(draw(stream, u64(0b10110101), 2)) for _ in range(10 * 200))
    assert len(subsets) == 10
    assert all(mask & ~0b10110101 == 0 and mask.bit_count() == 2 for mask in subsets)
    assert chi_square_p_value(list(subsets.values())) > 1e-3


def test_seats_go_clockwise() -> None:
    assert [left_of(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [steps_left(3, steps, 5) for steps in range(5)] == [3, 4, 0, 1, 2]


class Beginning:
    count: Count
    cards: Annotated[Row, numbers("u1", 51)]
    mask: Bits


class Longer(Beginning):
    hidden: Bits


class Other(Beginning):
    own: Count


def test_records_of_one_family_share_their_beginning() -> None:
    longer, other = np.zeros(1, layout(Longer))[0], np.zeros(1, layout(Other))[0]
    longer.count, longer.mask, longer.hidden, other.own = 3, 2**63, 77, 5
    longer.cards[50] = 9
    copy_records(longer, other)
    assert (other.count, other.mask, other.own, other.cards[50]) == (3, 2**63, 5, 9)
    assert shared_size(longer.dtype, other.dtype) == layout(Beginning).itemsize
    assert shared_size(longer.dtype, longer.dtype) == longer.dtype.itemsize


@compiled.compiled
def copy_records(source: Any, target: Any) -> None:
    copy_shared(source, target)


def test_no_byte_of_a_record_belongs_to_no_field() -> None:
    for game in ("eight28", "companeros", "schatzsuche"):
        for record in (find_game(game).state, find_game(game).observation):
            assert record.fields is not None
            assert sum(field[0].itemsize for field in record.fields.values()) == record.itemsize


def test_field_named_like_a_method_of_numpy_is_refused() -> None:
    class Clash:
        round: Annotated[int, np.dtype("i4")]

    with pytest.raises(TypeError, match="round"):
        layout(Clash)


class Agreed(NamedTuple):
    deck: Annotated[int, Values("E1", ("small", "large"))]
    fast: Annotated[int, Values("E2", (False, True))]
    games: Annotated[int, Values("E3", range(1, 10))]


OPTIONS = options_of(Agreed)


def test_options_are_completed_and_coded() -> None:
    assert complete(OPTIONS, {"games": 4}) == {"deck": "small", "fast": False, "games": 4}
    assert codes(Agreed, {"deck": "large", "fast": True, "games": 9}) == Agreed(deck=1, fast=1, games=9)


@pytest.mark.parametrize(
    "given",
    [{"deck": 0}, {"deck": None}, {"fast": 1}, {"fast": "true"}, {"games": True}, {"games": 0}, {"x": 1}],
)
def test_wrong_options_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(WrongOption):
        complete(OPTIONS, given)


def test_options_are_read_from_text() -> None:
    deck, fast, games = OPTIONS
    assert (deck.parse("large"), fast.parse("true"), games.parse("7")) == ("large", True, 7)
    for option, text in (
        (deck, "huge"),
        (fast, "1"),
        (fast, "True"),
        (games, "x"),
        (games, "-1"),
        (games, "10" * 9),
    ):
        with pytest.raises(WrongOption, match=f"not '{text}'|not {text}"):
            option.parse(text)


def test_errors_name_reason_rule_and_place() -> None:
    assert str(KartentischError("so")) == "so"
    assert str(IllegalMove("follow suit", "S6", "follow-suit")) == "follow suit (S6)"
    assert str(BrokenRecord("follow suit", "S6", 3, 5)) == "deal 3, move 5: follow suit (S6)"
    assert str(BrokenRecord("nothing in it")) == "nothing in it"


def test_batch_plays_on_and_counts_finished_games() -> None:
    batch = Batch(find_game("companeros"), 3, 64, seed=5, threads=2)
    ended = 0
    for _ in range(200):
        batch.step(batch.random_actions())
        ended += int(batch.ended.sum())
        assert batch.masks.any(axis=1).all()
        assert (batch.observations["seat"] == batch.states["to_move"]).all()
    assert ended > 64
    assert (batch.final_points[batch.ended][:, :3].sum(axis=1) > 100).all()


def test_batch_does_not_depend_on_threads() -> None:
    one, three = (Batch(find_game("eight28"), 4, 100, seed=8, threads=threads) for threads in (1, 3))
    for _ in range(150):
        actions = one.random_actions()
        assert (three.random_actions() == actions).all()
        one.step(actions)
        three.step(actions)
    assert one.states.tobytes() == three.states.tobytes()


def test_illegal_move_in_a_batch_moves_nothing() -> None:
    batch = Batch(find_game("schatzsuche"), 3, 10, seed=1)
    actions = batch.random_actions()
    actions[3] = 0
    before = batch.states.tobytes()
    with pytest.raises(IllegalMove, match="game 3 of the batch: a bid is to be made now"):
        batch.step(actions)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("action", [-1, 99])
def test_action_outside_the_list_is_refused_in_a_batch(action: int) -> None:
    batch = Batch(find_game("schatzsuche"), 3, 4, seed=1)
    actions = batch.random_actions()
    actions[2] = action
    before = batch.states.tobytes()
    with pytest.raises(MalformedMove, match="game 2 of the batch: there is no move"):
        batch.step(actions)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    "actions", [[0], [[32]] * 10, [32.0] * 10, ["bid 0"] * 10, np.full((10, 1), 32), np.int32(32), None]
)
def test_moves_of_the_wrong_form_are_refused_in_a_batch(actions: Any) -> None:
    batch = Batch(find_game("schatzsuche"), 3, 10, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(MalformedMove, match="one move number for each of the 10 games"):
        batch.step(actions)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    "deck",
    [
        np.zeros(30, np.uint8),
        np.full(30, 200, np.uint8),
        np.zeros(0, np.uint8),
        np.arange(30),
        [0] * 30,
        None,
    ],
)
def test_deck_that_is_not_complete_is_refused(deck: Any) -> None:
    game = find_game("companeros")
    state = game.new(3)
    before = state.tobytes()
    with pytest.raises(WrongDeck, match="complete deck"):
        game.deal(state, deck)
    assert state.tobytes() == before


def test_seeds_are_taken_modulo_2_to_the_64() -> None:
    assert new_stream(-1) == new_stream(2**64 - 1)
    assert new_stream(5, -2) == new_stream(5 + 2**64, 2**64 - 2)


def test_observing_a_seat_that_does_not_exist_is_refused() -> None:
    game = find_game("companeros")
    state = game.new(3)
    for seat in (3, -1, "0"):
        with pytest.raises(WrongPlayers):
            game.observe(state, seat)  # type: ignore[arg-type]
    with pytest.raises(WrongPlayers, match="spectator"):
        game.imagine(game.observe(state, None), new_stream(1))


def run_python(code: str, folder: Path) -> str:
    """What a new process prints that keeps its compiled code in this folder."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder), "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_old_folders_of_compiled_code_are_forgotten(tmp_path: Path) -> None:
    for number in range(6):
        (tmp_path / f"compiled-{number:016}").mkdir()
        os.utime(tmp_path / f"compiled-{number:016}", (number, number))
    code = "from kartentisch.core.compiled import cache_folder; print(cache_folder().name)"
    name = run_python(code, tmp_path)
    left = {path.name for path in tmp_path.iterdir() if path.is_dir()}
    assert left == {f"compiled-{4:016}", f"compiled-{5:016}", name}


@pytest.mark.parametrize("name", ["code.py", "array.npy"])
def test_compiled_code_belongs_to_its_sources_and_arrays(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "_PACKAGE", tmp_path)
    monkeypatch.setattr(compiled.config, "CACHE_DIR", str(tmp_path / "cache"))
    (tmp_path / "bots").mkdir()
    folders = set()
    for content in (b"1", b"2", b"1"):
        (tmp_path / "bots" / name).write_bytes(content)
        folders.add(compiled.cache_folder.__wrapped__())
    assert len(folders) == 2


def test_compiled_code_is_found_again(tmp_path: Path) -> None:
    code = (
        "from kartentisch.core.seats import left_of, steps_left; left_of(1, 3);"
        "from kartentisch.core.compiled import is_compiled_before as before;"
        "print(before(left_of), before(steps_left), sum(left_of.stats.cache_hits.values()))"
    )
    assert run_python(code, tmp_path) == "True False 0"
    assert run_python(code, tmp_path) == "True False 1"


def test_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    code = "from kartentisch.core.seats import left_of; print(left_of(2, 3))"
    assert run_python(code, tmp_path / "file") == "0"


def test_numbas_own_settings_are_left_alone() -> None:
    @numba.njit(cache=True)
    def own(x: int) -> int:
        return x + 1

    assert own(1) == 2
    assert INTERPRETED or "kartentisch/compiled-" not in str(own.stats.cache_path)


def test_a_function_that_is_bound_otherwise_is_another_one(tmp_path: Path) -> None:
    """Compiled code is found again by what its names mean, not by its own name and the game alone."""
    code = (
        "from kartentisch import find_game; from kartentisch.core.playout import random_move;"
        "from kartentisch.core.rng import new_stream; from kartentisch.games.eight28.rules import legal;"
        "from kartentisch.games.eight28.rules import still_asked; game = find_game('eight28');"
        "state = game.new(3); game.deal(state, game.sorted_deck(3));"
        "print([[int(game.bound(random_move, legal=rule)(state, new_stream(number))) for number in range(9)]"
        " for rule in ({rules})])"
    )
    legal, asked = literal_eval(run_python(code.format(rules="legal, still_asked"), tmp_path))
    assert max(legal) < max(asked)  # two moves, three seats
    assert literal_eval(run_python(code.format(rules="still_asked, legal"), tmp_path)) == [asked, legal]


def test_numbas_own_settings_survive_games_bound_in_several_threads() -> None:
    def own(x: int) -> int:
        return x + 1

    before = compiled.config.CACHE_DIR
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: compiled.outlined(own), range(100)))
    assert before == compiled.config.CACHE_DIR


@pytest.mark.parametrize(
    ("observed", "p_value"),
    [([10, 10, 10, 10], 1.0), ([16, 8, 12, 4], 0.046), ([44, 56], 0.230), ([30, 20, 25, 25, 20, 30], 0.549)],
)
def test_chi_square_agrees_with_published_tables(observed: list[float], p_value: float) -> None:
    assert chi_square_p_value(observed) == pytest.approx(p_value, abs=0.012)

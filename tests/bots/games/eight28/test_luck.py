"""Common random numbers in 8-28: everybody draws their own cards, and no card is likelier than another."""

from collections import Counter
from itertools import permutations
from math import factorial

import numpy as np
import pytest

from kartentisch import find_game
from kartentisch.bots import Effort
from kartentisch.bots.games.eight28 import BOTS
from kartentisch.bots.games.eight28.luck import draw_own, new_luck
from kartentisch.bots.search.determinized import search_for
from kartentisch.core.rng import below, fraction_ahead, new_stream, next_word
from kartentisch.games.eight28.rules import PASS, TAKE
from kartentisch.games.eight28.state import OFFER
from tests.games.table import Table

GAME = find_game("eight28")


def cards_of_round(table: Table) -> list[int]:
    """All cards, in any order."""
    return sorted([*table.state.pile[: 51 - table.players], *table.state.secret[: table.players]])


@pytest.mark.parametrize("players", GAME.players)
def test_cards_change_places_but_none_is_lost(players: int) -> None:
    """All cards of the round stay in it, and those that lie open stay as they lie, to the end of the pile."""
    for seed in range(20):
        table, luck, stream = Table("eight28", players).deal(), new_luck(), new_stream(seed)
        before = cards_of_round(table)
        while table.state.phase == OFFER:
            taken = [int(card) for card in table.state.pile[: table.state.taken]]
            if below(stream, 3) > 0:
                draw_own(table.state, luck)
                assert [int(card) for card in table.state.pile[: table.state.taken]] == taken
                table.play("take")
            else:
                table.play("pass")
            if table.state.phase == OFFER:
                assert cards_of_round(table) == before


def test_everybody_draws_the_same_cards_whatever_the_others_do() -> None:
    """Seats 1 and 2 get the same cards, whether seat 0 takes none, one or two and whoever takes first."""
    drawn = []
    for takers in ([1, 2, 1, 2], [0, 1, 2, 0, 2, 1], [2, 0, 1, 2, 1]):
        table, luck = Table("eight28", 3, first=2).deal("1 1 1 2 3 4 5 6 7 9 10 8 1/11"), new_luck()
        for seat in takers:
            while table.to_move != seat:
                table.play("pass")
            draw_own(table.state, luck)
            table.play("take")
        by_seat: dict[int, list[str]] = {1: [], 2: []}
        for index in range(int(table.state.taken)):
            by_seat.get(int(table.state.taken_by[index]), []).append(
                GAME.cards[int(table.state.taken_card[index])]
            )
        drawn.append(by_seat)
    assert drawn == [{1: ["3", "6"], 2: ["4", "7"]}] * 3


def test_every_order_of_the_pile_is_as_likely_as_before() -> None:
    """Four draws by three seats make each order of the last four cards of one order of the pile."""
    results: Counter[tuple[int, ...]] = Counter()
    for order in permutations(range(4)):
        table, luck = Table("eight28", 3).deal(), new_luck()
        table.state.taken = 44  # four cards of 48 are left
        luck.begin[0] = 44
        table.state.pile[44:48] = order
        for seat in (2, 2, 0, 1):
            table.state.to_move = seat
            draw_own(table.state, luck)
            table.state.taken += 1
        results[tuple(int(card) for card in table.state.pile[44:48])] += 1
    assert len(results) == factorial(4)


def test_a_look_ahead_leaves_the_stream_where_it_is() -> None:
    stream = new_stream(3)
    ahead = [fraction_ahead(stream, places) for places in (1, 2, 3)]
    assert ahead == [(int(next_word(stream)) >> 11) * 2.0**-53 for _ in range(3)]


def test_candidates_are_compared_with_the_same_luck() -> None:
    """The results of taking and passing are correlated between worlds."""
    table = Table("eight28", 4, first=3).deal("9 3 1 10 5 2 6").play("take", "take", "take", "pass")
    search, stream = search_for(GAME, BOTS), new_stream(8)
    search.start(GAME.observe(table.state, 0))
    search.prepare(stream, Effort(worlds=200))
    results = []
    for _ in range(400):
        search.evaluate([TAKE, PASS], 1, stream)
        results.append(search.space.results[[TAKE, PASS], 0].copy())
    taking, passing = np.array(results).T
    together = np.mean((taking - taking.mean()) * (passing - passing.mean()))
    assert together > 0.4 * taking.std() * passing.std()

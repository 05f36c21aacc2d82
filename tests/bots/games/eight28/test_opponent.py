"""The opponent model of 8-28: it replays the round, and infers the others' secret cards."""

import pytest

from kartentisch import find_game
from kartentisch.bots.games.eight28.heuristics import wants_more
from kartentisch.bots.games.eight28.opponent import (
    REGULAR_SHARE,
    begin_replay,
    is_now,
    move_made,
    new_notes,
    take_notes,
)
from kartentisch.core.rng import new_stream
from kartentisch.games.eight28.cards import CARDS
from kartentisch.games.eight28.state import OFFER
from kartentisch.testing.conformance import Setup, random_game
from tests.games.table import Table

GAME = find_game("eight28")


def likely_cards(table: Table, seat: int, other: int) -> dict[str, float]:
    """The likelihood of what another seat did with each secret card, as a seat sees it."""
    notes = new_notes()
    assert take_notes(GAME.observe(table.state, seat), notes, table.state.copy())
    return dict(zip(CARDS, notes.likely[other], strict=True))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("passing", ["may_return", "final"])
def test_the_moves_of_the_round_are_known_from_what_everybody_sees(players: int, passing: str) -> None:
    """The replay from what a seat sees makes the moves that were made."""
    laps = 0
    past = GAME.new(players)
    for recorder in random_game(Setup(GAME, players, {"passing": passing}), new_stream(3)):
        if recorder.state.phase != OFFER:
            continue
        seen = GAME.observe(recorder.state, int(recorder.state.to_move))
        begin_replay(seen, past)
        made = []
        while not is_now(seen, past):
            made.append((int(past.to_move), int(move_made(seen, past))))
            GAME.rules["apply"](past, made[-1][1])
        assert made == recorder.moves_of_deal()
        for gems in ("supply_blue", "supply_red", "middle_blue", "middle_red"):
            assert getattr(past, gems) == getattr(seen, gems)
        laps = max(laps, int(seen.first_of_lap).bit_count())
    assert laps > 2


def test_who_stops_at_five_probably_has_eight() -> None:
    """Seat 1 shows a 5 and has declined twice, the second time although the round could have ended."""
    table = Table("eight28", 3, first=2).deal("9 3 1 10 5 2").play("take", "take", "take", "pass", "take")
    table.play("take", "pass")
    likely = likely_cards(table, 2, 1)
    assert max(likely, key=lambda card: likely[card]) == "3"
    assert min(likely.values()) > 0.0  # nothing is ruled out


def test_who_follows_regular_is_recognised() -> None:
    table = Table("eight28", 3).deal()
    while table.state.phase == OFFER and table.state.taken < 8:
        seat = int(table.state.to_move)
        table.play("take" if wants_more(table.state, seat, table.state.secret[seat]) else "pass")
    observer = int(table.state.to_move)
    notes = new_notes()
    take_notes(GAME.observe(table.state, observer), notes, table.state.copy())
    others = [seat for seat in range(3) if seat != observer]
    for seat in others:
        assert notes.regular[seat, table.state.secret[seat]] > REGULAR_SHARE
    assert (notes.regular[observer] == 0.0).all()  # the observer follows the network


def test_shown_cards_need_no_notes() -> None:
    table = Table("eight28", 3).deal("9 9 1 1/11 1/11 6").play("pass", "pass", "take", "pass", "take")
    table.play("pass", "pass", "pass", "pass")
    seen = GAME.observe(table.state, int(table.state.to_move))
    assert not take_notes(seen, new_notes(), table.state.copy())

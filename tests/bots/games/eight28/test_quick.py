"""The quick player of 8-28: he knows what was done, and reads the others' secret cards from it."""

import numpy as np
import pytest

from kartentisch import find_game
from kartentisch.bots.eight28 import wants_more
from kartentisch.bots.eight28_habits import MOST_LOW, eagerness, look_around, new_mind
from kartentisch.bots.eight28_quick import (
    BY_THUMB,
    MOST_HUNCH,
    begin_again,
    hunch,
    is_now,
    new_notes,
    quick,
    take_notes,
    what_was_done,
)
from kartentisch.core.rng import new_stream
from kartentisch.games.eight28.cards import CARDS
from kartentisch.games.eight28.rules import PASS, TAKE
from kartentisch.games.eight28.state import OFFER
from kartentisch.testing.conformance import Setup, random_game
from tests.games.table import Table
from tools import clairvoyant, fit_eight28

GAME = find_game("eight28")


def likely_cards(table: Table, seat: int, other: int) -> dict[str, float]:
    """How likely each secret card of another makes what he has done, as a seat sees it."""
    notes = new_notes()
    assert take_notes(GAME.observe(table.state, seat), notes, table.state.copy())
    return dict(zip(CARDS, notes.likely[other], strict=True))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("passing", ["may_return", "final"])
def test_what_was_done_is_known_from_what_lies_open(players: int, passing: str) -> None:
    """The moves of the round made again, from nothing but what a seat sees, are those that were made."""
    laps = 0
    past = GAME.new(players)
    for recorder in random_game(Setup(GAME, players, {"passing": passing}), new_stream(3)):
        if recorder.state.phase != OFFER:
            continue
        seen = GAME.observe(recorder.state, int(recorder.state.to_move))
        begin_again(seen, past)
        made = []
        while not is_now(seen, past):
            made.append((int(past.to_move), int(what_was_done(seen, past))))
            GAME.rules["apply"](past, made[-1][1])
        assert made == recorder.moves_of_deal()
        for gems in ("supply_blue", "supply_red", "middle_blue", "middle_red"):
            assert getattr(past, gems) == getattr(seen, gems)
        laps = max(laps, int(seen.first_of_lap).bit_count())
    assert laps > 2


def test_who_stops_at_five_is_thought_to_have_eight() -> None:
    """Seat 1 shows a 5 and has declined twice, the second time although the round could have ended."""
    table = Table("eight28", 3, first=2).deal("9 3 1 10 5 2").play("take", "take", "take", "pass", "take")
    table.play("take", "pass")
    likely = likely_cards(table, 2, 1)
    assert max(likely, key=lambda card: likely[card]) == "3"
    assert min(likely.values()) > 0.0  # nothing is ruled out


def test_who_plays_by_rule_of_thumb_is_known_by_it() -> None:
    table = Table("eight28", 3).deal()
    while table.state.phase == OFFER and table.state.taken < 8:
        seat = int(table.state.to_move)
        table.play("take" if wants_more(table.state, seat, table.state.secret[seat]) else "pass")
    observer = int(table.state.to_move)
    notes = new_notes()
    take_notes(GAME.observe(table.state, observer), notes, table.state.copy())
    others = [seat for seat in range(3) if seat != observer]
    for seat in others:
        assert notes.like_thumb[seat, table.state.secret[seat]] > BY_THUMB
    assert (notes.like_thumb[observer] == 0.0).all()  # he himself plays on as well as he can


def test_open_cards_need_no_notes() -> None:
    table = Table("eight28", 3).deal("9 9 1 1/11 1/11 6").play("pass", "pass", "take", "pass", "take")
    table.play("pass", "pass", "pass", "pass")
    seen = GAME.observe(table.state, int(table.state.to_move))
    assert not take_notes(seen, new_notes(), table.state.copy())


@pytest.mark.parametrize("players", GAME.players)
def test_habits_are_those_of_good_players(players: int) -> None:
    """If the round would end: nobody takes with 8, who has 12 against 20 does; nobody with more than 27."""
    table = Table("eight28", players, first=players - 1).deal()
    table.play(*["pass"] * (players - 1))
    seat = int(table.state.to_move)
    table.state.sum_up[0] = 20
    table.state.sum_up[seat] = 3
    mind = new_mind()
    look_around(table.state, seat, mind)
    assert eagerness(table.state, seat, CARDS.index("5"), mind) < 0.0
    assert eagerness(table.state, seat, CARDS.index("9"), mind) > 0.0
    table.state.sum_up[seat] = MOST_LOW
    assert eagerness(table.state, seat, CARDS.index("1"), mind) < -10.0


@pytest.mark.parametrize(("secret", "looks_good"), [("5", False), ("9", True)])
def test_first_sight_counts_the_points_at_stake(secret: str, looks_good: bool) -> None:
    """With 8 or 12 against 20, if the round would end; the more gems lie there, the more it counts."""
    table = Table("eight28", 3, first=2).deal().play("pass", "pass")
    seat = int(table.state.to_move)
    table.state.sum_up[0], table.state.sum_up[seat] = 20, 3
    table.state.secret[seat] = CARDS.index(secret)
    seen = [GAME.observe(table.state, seat) for _ in range(3)]
    hunches = np.zeros((3, 2))
    for index, gems in enumerate((0, 4, 12)):
        seen[index].middle_blue, seen[index].supply_blue = gems, 55 - gems
        hunch(seen[index], new_notes(), hunches[index])
    assert hunches[0, TAKE] == 0.0
    nothing, some, more = hunches[:, TAKE] if looks_good else -hunches[:, TAKE]
    assert nothing < some < more <= MOST_HUNCH
    assert not hunches[:, PASS].any()


def test_at_first_sight_nobody_is_sure() -> None:
    table = Table("eight28", 3).deal()
    seen, hunches = GAME.observe(table.state, 1), np.zeros(2)
    seen.sum_up[1], seen.middle_red = MOST_LOW, 15
    hunch(seen, new_notes(), hunches)
    assert hunches[TAKE] == -MOST_HUNCH


def test_everybody_plays_on_as_the_network_says() -> None:
    """Not as cautious as where moves are read: a card worth a third of a point is taken by most."""
    table = Table("eight28", 3, first=2).deal().play("pass", "pass")
    seat, notes = int(table.state.to_move), new_notes()
    observer = GAME.observe(table.state, (seat + 1) % 3)
    take_notes(observer, notes, table.state.copy())
    notes.like_thumb[:] = 0.0
    look_around(table.state, seat, notes.mind)
    for card in range(len(CARDS)):
        worth = eagerness(table.state, seat, card, notes.mind)
        table.state.secret[seat] = card
        scratch = GAME.observe(table.state, seat)
        taken = [quick(table.state, scratch, notes, new_stream(number)) for number in range(200)].count(TAKE)
        assert taken > 180 if worth > 0.33 else taken < 20 if worth < -0.33 else 0 < taken < 200


def test_the_clairvoyant_comparison_runs(capsys: pytest.CaptureFixture[str]) -> None:
    clairvoyant.main(["--blocks", "2", "--worlds", "5"])
    first_words = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert first_words == 2 * ["one", "expert", "sees_secrets", "sees_all"]


def test_the_figures_that_fit_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Of players by rule of thumb much can be read, and two moves differ by less than by their luck."""
    fit_eight28.main(["--games", "4", "--bots", "regular"])
    guesses, luck = (line.split() for line in capsys.readouterr().out.splitlines())
    assert guesses[0] == "regular"
    assert float(guesses[guesses.index("by") - 1]) < float(guesses[guesses.index("bits") - 1]) - 0.3
    single, difference = (float(word.rstrip(",")) for word in luck if word.startswith("0."))
    assert difference < 1.2 * single

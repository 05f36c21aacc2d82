"""8-28: what the view tells people beyond the cards: odds, laps, totals, sharing out (E5, E6, E10-E16)."""

import random
from typing import Any

import pytest

from kartentisch.core.view import struct_of
from kartentisch.games.eight28 import view as described
from tests.games.eight28.rounds import middle, owned, play_round, secrets
from tests.games.table import Table

_Gems: Any = struct_of(described.Gems)


def Gems(blue: int, red: int) -> Any:
    return _Gems(blue, red, blue + 2 * red)


def shuffle_and_deal(table: Table, chance: random.Random) -> None:
    deck = [table.game.cards[card] for card in table.game.sorted_deck(table.players, {})]
    table.deal(" ".join(chance.sample(deck, len(deck))))


def odds(table: Table, viewer: int | None, seat: int) -> tuple[int, int, int] | None:
    found = table.view(viewer).odds[seat]
    return found and (found.cards, found.past_8, found.bust)


def answers(table: Table) -> list[str | None]:
    return [player.answer for player in table.view(None).players]


def heaps(table: Table) -> dict[str, Any]:
    share_out = table.view(None).share_out
    return {heap.target: heap for heap in share_out.heaps}


def test_chance_to_bust_counts_ones_own_secret_card_E6() -> None:
    table = Table("eight28", 3, first=2).deal("9 1 1 10 5 7")
    table.play("0: take", "1: pass", "2: pass", "1: pass", "2: pass", "0: take")
    # Seat 0 has 9 in secret and 10 + 5 face up: 24, so that 5 and more is too much.
    unseen = 51 - 3
    assert odds(table, 0, 0) == (unseen, unseen, 2 + 3 + 3 + 4 + 2 + 2)
    # The others see only 15: with a secret card of at least 1 nothing leads to 28 for certain.
    assert odds(table, 1, 0) == (unseen, unseen, 0)
    assert odds(table, None, 0) == (unseen + 1, unseen + 1, 0)


def test_chance_to_go_past_8_counts_a_one_or_eleven_as_one_E6() -> None:
    table = Table("eight28", 3, first=2).deal("1/11 1 1 6").play("0: take")
    # Seat 0 has 7: a 1 or a 1/11 fits, all others do not.
    assert odds(table, 0, 0) == (49, 49 - 15 - 7, 0)


def test_who_is_out_or_declined_for_good_has_no_odds_E6_E9() -> None:
    table = Table("eight28", 3, first=2, passing="final").deal("1 1 1 10 10 8")
    table.play("0: take", "1: pass", "2: take", "2: take")
    assert odds(table, None, 1) is None
    assert odds(table, None, 0) is not None
    table = Table("eight28", 3, first=2).deal("1 1 1 10 10 8")
    table.play("0: take", "1: pass", "2: pass", "1: pass", "2: pass", "0: take", "2: pass", "0: take")
    assert table.view(1).players[0].out
    assert odds(table, 1, 0) is None


def test_there_are_no_odds_without_an_offer_E5() -> None:
    table = play_round(Table("eight28", 3), "1/11", "3", "4")
    assert table.legal == ["8", "28"]
    assert table.view(0).odds == [None, None, None]


def test_odds_are_the_same_as_by_trying_every_unseen_card_E6_E10() -> None:
    chance = random.Random(28)
    low = {card: 1 if card == "1/11" else int(card) for card in [*map(str, range(1, 11)), "1/11"]}
    for _ in range(40):
        table = Table("eight28", 4)
        shuffle_and_deal(table, chance)
        while table.legal == ["take", "pass"]:
            for viewer in (None, 0, 1, 2, 3):
                view = table.view(viewer)
                for player, found in zip(view.players, view.odds, strict=True):
                    if player.out:
                        assert found is None
                        continue
                    least = sum(low[card] for card in player.face_up) + low.get(player.secret, 1)
                    too_much = {
                        target: sum(
                            count for card, count in view.unseen.items() if least + low[card] > target
                        )
                        for target in (8, 28)
                    }
                    assert (found.cards, found.past_8, found.bust) == (
                        sum(view.unseen.values()),
                        too_much[8],
                        too_much[28],
                    )
            table.play(chance.choice(["take", "take", "pass"]))


def test_answers_are_those_of_this_lap_E5() -> None:
    table = Table("eight28", 4, first=0).deal()
    assert answers(table) == [None, None, None, None]
    table.play("1: pass", "2: take", "3: pass")
    assert answers(table) == [None, "pass", "take", "pass"]
    table.play("0: pass")
    assert answers(table) == [None, None, None, None]


def test_who_goes_out_has_taken_in_this_lap_E6() -> None:
    table = Table("eight28", 3, first=2).deal("1 1 1 10 10 8")
    table.play("0: take", "1: pass", "2: pass", "1: pass", "2: pass", "0: take", "2: pass", "0: take")
    assert answers(table) == ["take", None, "pass"]


def test_totals_that_can_play_for_each_half_E12() -> None:
    table = play_round(Table("eight28", 4), "1/11 4 1/11", "9 10 10", "3", "2 9 9 10")
    playable = [(player.for_8, player.for_28) for player in table.view(None).players]
    assert playable == [(6, 26), (None, None), (3, None), (None, None)]


def test_own_totals_count_the_secret_card_for_each_half_E12() -> None:
    table = Table("eight28", 3, first=2).deal("1/11 1 1 6").play("0: take")
    assert [table.view(0).players[0].for_8, table.view(0).players[0].for_28] == [7, 17]
    assert [table.view(1).players[0].for_8, table.view(1).players[0].for_28] == [6, None]


def test_nothing_is_shared_out_before_the_cards_are_shown_E10() -> None:
    table = Table("eight28", 3)
    assert table.view(None).share_out is None
    assert table.deal().view(0).share_out is None


def test_seven_gems_are_shared_as_one_each_three_and_the_rest_E14_E15_E16() -> None:
    table = play_round(Table("eight28", 4), "5 3", "7 1", "10 9 9", "10 8 7", middle=(7, 0))
    found = heaps(table)
    assert (found["8"].total, found["8"].winners, found["8"].shares) == (8, [0, 1], [Gems(1, 0)] * 2)
    assert (found["8"].gems, found["8"].stays) == (Gems(3, 0), Gems(1, 0))
    assert (found["28"].total, found["28"].winners, found["28"].shares) == (28, [2], [Gems(3, 0)])
    assert table.view(None).share_out.rest == Gems(1, 0)
    assert middle(table) == (2, 0)


def test_direct_hit_gets_one_heap_E11() -> None:
    table = play_round(Table("eight28", 3), "6 1/11 1/11", "8", "9", middle=(5, 0))
    found = heaps(table)
    assert list(found) == ["both"]
    assert (found["both"].winners, found["both"].shares) == ([0], [Gems(5, 0)])


def test_half_that_nobody_plays_for_stays_E16() -> None:
    found = heaps(play_round(Table("eight28", 3), "9", "10", "10 1", middle=(6, 0)))
    assert (found["8"].total, found["8"].winners, found["8"].stays) == (None, [], Gems(3, 0))


def test_share_out_as_it_stands_while_halves_are_chosen_E12() -> None:
    table = play_round(Table("eight28", 3), "1/11", "3", "9", middle=(6, 0))
    assert heaps(table)["8"].winners == [1]
    assert heaps(table)["28"].winners == [2]
    table.play("28")
    assert heaps(table)["28"].winners == [0]


def test_share_out_is_gone_with_the_next_deal_E10() -> None:
    table = play_round(Table("eight28", 3), "9", "10", "10")
    assert table.view(None).share_out is not None
    assert table.deal().view(None).share_out is None


@pytest.mark.parametrize("seed", range(12))
def test_shares_are_what_was_paid_E11_E13_E14_E15_E16(seed: int) -> None:
    chance = random.Random(seed)
    players = chance.randint(3, 6)
    table = Table("eight28", players)
    while not table.over:
        shuffle_and_deal(table, chance)
        before = owned(table)
        while not (table.needs_deal or table.over):
            if table.legal == ["take", "pass"]:
                table.play(chance.choices(["take", "pass"], [1, 2])[0])
            else:
                table.play(chance.choice(table.legal))
        share_out = table.view(None).share_out
        paid = [[0, 0] for _ in range(players)]
        left = [share_out.rest.blue, share_out.rest.red]
        for heap in share_out.heaps:
            left = [left[0] + heap.stays.blue, left[1] + heap.stays.red]
            for seat, share in zip(heap.winners, heap.shares, strict=True):
                paid[seat] = [paid[seat][0] + share.blue, paid[seat][1] + share.red]
        after = [(blue + more[0], red + more[1]) for (blue, red), more in zip(before, paid, strict=True)]
        assert after == owned(table)
        assert tuple(left) == middle(table)


def test_each_seat_sees_its_own_secret_card_and_a_replay_all_E3() -> None:
    table = Table("eight28", 3, first=2).deal("9 2 1/11")
    assert secrets(table, None) == [None, None, None]
    assert [secrets(table, seat)[seat] for seat in range(3)] == ["9", "2", "1/11"]
    assert [player.secret for player in table.open_view().players] == ["9", "2", "1/11"]


def test_there_is_nothing_to_uncover_before_the_first_deal_E3() -> None:
    assert [player.secret for player in Table("eight28", 3).open_view().players] == [None] * 3


def test_totals_and_odds_of_a_replay_count_all_secret_cards_E6_E10() -> None:
    table = Table("eight28", 3, first=2).deal("9 2 1/11 10").play("0: take")
    view = table.open_view()
    assert [player.totals for player in view.players] == [[19], [2], [1, 11]]
    assert view.unseen["9"] == view.unseen["2"] == 2
    assert [found.cards for found in view.odds] == [51 - 4] * 3
    # With 19 a 10 is too much; two 9, two 10 and all 8 and 7 go past 8 with 2, all but the 7 with 1.
    odds = [(found.past_8, found.bust) for found in view.odds]
    assert odds == [(51 - 4, 2), (2 + 2 + 4 + 3, 0), (2 + 2 + 4, 0)]


def test_who_took_in_an_earlier_lap_has_not_answered_in_this_one_E5() -> None:
    table = Table("eight28", 3, first=2).deal().play("0: take", "1: pass", "2: pass", "1: pass")
    assert answers(table) == [None, "pass", None]


def test_who_is_out_is_asked_no_more_and_has_no_answer_E6() -> None:
    table = Table("eight28", 3, first=2).deal("1 1 1 10 10 8")
    table.play("0: take", "1: pass", "2: pass", "1: pass", "2: pass", "0: take", "2: pass", "0: take")
    table.play("1: take")
    assert (table.to_move, table.view(None).players[0].out) == (1, True)
    assert answers(table) == [None, None, None]


def test_who_is_out_has_no_total_to_play_for_E6() -> None:
    table = Table("eight28", 3, first=2).deal("1 1 1 10 10 8")
    table.play("0: take", "1: pass", "2: pass", "1: pass", "2: pass", "0: take", "2: pass", "0: take")
    player = table.view(1).players[0]
    assert (player.out, player.totals) == (True, [28])
    assert (player.for_8, player.for_28) == (None, None)


def test_who_declined_for_good_is_marked_and_answers_no_more_E9() -> None:
    table = Table("eight28", 3, first=2, passing="final").deal()
    table.play("0: take", "1: pass", "2: take", "2: take")
    assert [player.declined for player in table.view(None).players] == [False, True, False]
    assert (table.to_move, answers(table)) == (0, [None, None, "take"])


def test_exactly_8_is_a_total_for_the_first_half_E12() -> None:
    table = Table("eight28", 3, first=2).deal("5 1 1 3").play("0: take")
    assert table.view(0).players[0].for_8 == 8


def test_red_gems_over_are_shown_apart_E14() -> None:
    table = play_round(Table("eight28", 3), "5", "9", "10", middle=(0, 3))
    found = table.view(None).share_out
    assert [heap.gems for heap in found.heaps] == [Gems(0, 1), Gems(0, 1)]
    assert found.rest == Gems(0, 1)


def test_while_halves_are_chosen_the_gems_of_the_middle_are_laid_out_E14() -> None:
    table = play_round(Table("eight28", 3), "1/11", "3", "9", middle=(4, 4))
    assert table.legal == ["8", "28"]
    found = table.view(None).share_out
    assert sum(heap.gems.blue for heap in found.heaps) + found.rest.blue == 4
    assert sum(heap.gems.red for heap in found.heaps) + found.rest.red == 4


def test_each_share_shows_the_red_gems_that_are_left_for_it_E15() -> None:
    table = play_round(Table("eight28", 4), "5 3", "7 1", "9", "10 9", middle=(7, 3))
    found = heaps(table)["8"]
    assert found.winners == [0, 1]
    assert [share.blue + 2 * share.red for share in found.shares] == [3, 3]
    assert sum(share.red for share in found.shares) + found.stays.red == found.gems.red
    assert sum(share.blue for share in found.shares) + found.stays.blue == found.gems.blue


def test_heaps_show_the_best_total_that_plays_for_them_E13() -> None:
    found = heaps(play_round(Table("eight28", 4), "5 1", "7", "10 9", "10 9 2"))
    assert (found["8"].total, found["8"].winners) == (7, [1])
    assert (found["28"].total, found["28"].winners) == (21, [3])


def test_gem_that_cannot_be_shared_stays_E15() -> None:
    found = heaps(play_round(Table("eight28", 4), "5", "2 3", "10 9", "10", middle=(0, 2)))
    assert (found["8"].winners, found["8"].shares) == ([0, 1], [Gems(0, 0)] * 2)
    assert (found["8"].gems, found["8"].stays) == (Gems(0, 1), Gems(0, 1))
    assert found["28"].shares == [Gems(0, 1)]


def test_halves_are_laid_out_so_that_most_is_paid_E15() -> None:
    found = heaps(play_round(Table("eight28", 3), "5", "10 9", "9 10", middle=(2, 1)))
    assert (found["8"].gems, found["8"].shares) == (Gems(0, 1), [Gems(0, 1)])
    assert (found["28"].gems, found["28"].shares) == (Gems(2, 0), [Gems(1, 0)] * 2)

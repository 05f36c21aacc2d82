"""The expert's search: worlds by their shares, a memory that carries nothing over, threads of their own."""

from threading import Thread

import numpy as np

from kartentisch import find_game
from kartentisch.bots import BOTS, SKILLS, Effort
from kartentisch.bots.expert import desk_for, pool_size
from kartentisch.bots.search import drawn_by_share
from kartentisch.core.rng import new_stream
from tests.games.schatzsuche.tables import deal_hands, round_table
from tests.games.table import Table


def test_worlds_are_drawn_by_their_shares() -> None:
    stream = new_stream(1)
    shares = np.cumsum([1.0, 0.0, 3.0, 4.0])
    counts = np.bincount([drawn_by_share(shares, stream) for _ in range(4_000)], minlength=4)
    assert counts[1] == 0
    assert np.allclose(counts / 4_000, [1 / 8, 0.0, 3 / 8, 4 / 8], atol=0.03)


def test_pool_grows_with_the_effort() -> None:
    sizes = [
        pool_size(Effort(worlds=1)),
        pool_size(Effort(worlds=100)),
        pool_size(Effort(milliseconds=5_000)),
    ]
    assert sizes == sorted(set(sizes))


def test_a_search_does_not_depend_on_the_one_before() -> None:
    game = find_game("schatzsuche")
    table = deal_hands(round_table(4), "HA C8 S7 SA", "C9 CJ S9 SJ", "CQ CK SQ SK", trump="H7").play("bid 2")
    seen = game.observe(table.state, 1)
    first = BOTS["expert"].choose(game, seen, new_stream(3), Effort(worlds=50))
    sums = desk_for(game, SKILLS["schatzsuche"]).sums.copy()
    other = Table("schatzsuche", 3).deal()
    BOTS["expert"].choose(game, game.observe(other.state, 1), new_stream(4), Effort(worlds=50))
    assert BOTS["expert"].choose(game, seen, new_stream(3), Effort(worlds=50)) == first
    assert np.array_equal(desk_for(game, SKILLS["schatzsuche"]).sums, sums)


def test_every_thread_has_its_own_desk() -> None:
    game, skill = find_game("companeros"), SKILLS["companeros"]
    desks = [desk_for(game, skill)]
    thread = Thread(target=lambda: desks.append(desk_for(game, skill)))
    thread.start()
    thread.join()
    assert desks[0] is desk_for(game, skill)
    assert desks[0] is not desks[1]


def test_all_tricks_of_a_play_out_are_counted() -> None:
    """Whatever is bid, everybody's tricks of a round add up to its cards."""
    game, skill = find_game("schatzsuche"), SKILLS["schatzsuche"]
    table = deal_hands(round_table(4), "HA C8 S7 SA", "C9 CJ S9 SJ", "CQ CK SQ SK", trump="H7")
    desk = desk_for(game, skill)
    desk.begin(game, game.observe(table.state, 0), new_stream(5), Effort(worlds=10))
    for _ in range(10):
        desk.weigh(np.uint64(0b11111), 1, new_stream(6))
        assert (desk.tallies[:5].sum(axis=1) == 4).all()


def test_expert_bids_on_a_sure_trick() -> None:
    table = deal_hands(round_table(1), "HA", "C9", "CQ", trump="H7")
    chosen = BOTS["expert"].choose(
        table.game, table.game.observe(table.state, 0), new_stream(1), Effort(worlds=20)
    )
    assert table.game.actions[chosen] == "bid 1"

"""The opponent model of Schatzsuche."""

from kartentisch.bots.games.schatzsuche import opponent
from tests.games.schatzsuche.tables import deal_hands, round_table


def test_worlds_follow_the_bids() -> None:
    """Weak hands are likelier behind low bids, strong ones behind high bids; neither is ruled out."""
    weak, strong = "C7 C8 S7 S8 D7", "HA HT CA SA DA"
    likely = {}
    for bid in (0, 4):
        for hand in (weak, strong):
            table = deal_hands(round_table(5), hand, "C9 CJ S9 SJ D9", "CQ CK SQ SK DQ", trump="H7")
            table.play(f"bid {bid}")
            seen, notes = table.game.observe(table.state, 1), opponent.new_notes()
            assert opponent.take_notes(seen, notes, table.state.copy())
            likely[bid, hand] = opponent.likelihood(seen, table.state, notes, table.state.copy())
    assert likely[0, weak] > likely[0, strong] > 0.0
    assert likely[4, strong] > likely[4, weak] > 0.0

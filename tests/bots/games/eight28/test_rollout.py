"""The rollout policy of 8-28."""

from kartentisch import find_game
from kartentisch.bots.games.eight28.network import advantage, read_table
from kartentisch.bots.games.eight28.opponent import new_notes, take_notes
from kartentisch.bots.games.eight28.rollout import choose
from kartentisch.core.rng import new_stream
from kartentisch.games.eight28.cards import CARDS
from kartentisch.games.eight28.rules import TAKE
from tests.games.table import Table

GAME = find_game("eight28")


def test_rollouts_follow_the_network() -> None:
    """Less cautious than in inference: most take a card with an advantage of a third of a point."""
    table = Table("eight28", 3, first=2).deal().play("pass", "pass")
    seat, notes = int(table.state.to_move), new_notes()
    observer = GAME.observe(table.state, (seat + 1) % 3)
    take_notes(observer, notes, table.state.copy())
    notes.regular[:] = 0.0
    read_table(table.state, seat, notes.activations)
    for card in range(len(CARDS)):
        worth = advantage(table.state, seat, card, notes.activations)
        table.state.secret[seat] = card
        scratch = GAME.observe(table.state, seat)
        taken = [choose(table.state, scratch, notes, new_stream(number)) for number in range(200)].count(TAKE)
        assert taken > 180 if worth > 0.33 else taken < 20 if worth < -0.33 else 0 < taken < 200

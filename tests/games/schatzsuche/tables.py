"""Tables of Schatzsuche for the tests: what the players hold, instead of a deck."""

from typing import Any

from kartentisch.games.schatzsuche.rules import begin_round
from tests.games.table import Table

DEALER = 2  # unless a test says otherwise: seat 0 bids and leads first
EVERYBODY = (0, 1, 2, None)


def round_table(number: int, dealer: int = DEALER, **options: Any) -> Table:
    """A table at the beginning of a round, as if nobody had won or lost anything so far."""
    table = Table("schatzsuche", 3, dealer, **options)
    table.state.deal_number = number - 1
    begin_round(table.state, dealer)
    return table


def deal_hands(table: Table, *hands: str, trump: str, golden: str = "") -> Table:
    """Deal the whole hands of seat 0, 1 and 2, turn up the trump card, lay aside the golden card."""
    first = int(table.state.first) + 1
    turns = zip(*(hands[(first + step) % 3].split() for step in range(3)), strict=True)
    return table.deal(" ".join([golden, *(card for turn in turns for card in turn), trump]))


def dealt(*hands: str, trump: str, bids: str = "0 0 0", dealer: int = DEALER, **options: Any) -> Table:
    """A table after the bids (left of the dealer first) in the round that has hands of this size."""
    table = round_table(len(hands[0].split()), dealer, **options)
    deal_hands(table, *hands, trump=trump)
    return table.play(*(f"bid {tricks}" for tricks in bids.split()))


def play_out(table: Table, prefer: str = "") -> Table:
    """Play until cards are needed or the round has ended: the first legal move, better one that begins so."""
    number = table.state.deal_number
    while table.to_move is not None and table.state.deal_number == number:
        table.play(next((move for move in table.legal if move.startswith(prefer)), table.legal[0]))
    return table


def turned(table: Table) -> list[str]:
    """The suits that each player shows to be out of."""
    return ["".join(player.turned) for player in table.view(None).players]


def tricks(table: Table) -> list[int]:
    """How many tricks each player has taken in this round."""
    return [player.tricks for player in table.view(None).players]

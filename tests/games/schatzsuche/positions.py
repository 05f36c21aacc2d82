"""Clear positions of Schatzsuche: `round`, `trump` (the card turned up), `hands` from the dealer's left."""

from typing import Any

from kartentisch.core.contract import NEEDS_DEAL
from tests.bots.position import full_hands, parts, play_earlier_rounds
from tests.games.table import Table


def lay_out(table: Table, position: dict[str, Any]) -> None:
    number = position.get("round", 1)
    play_earlier_rounds(table, number)
    moves = parts(position.get("moves", ""))
    if table.state.phase != NEEDS_DEAL:  # the guesses of the last round come first (S10)
        guesses = [move for move in moves if move.startswith("guess")]
        moves = moves[len(guesses) :]
        table.play(*guesses)
    if table.needs_deal:
        golden = position.get("golden", "").split()
        hands = full_hands(table, position["hands"], number, [position["trump"], *golden])
        dealt = [hand[index] for index in range(number) for hand in hands]
        table.deal(" ".join([*golden, *dealt, position["trump"]]))
    table.play(*moves)

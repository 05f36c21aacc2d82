"""Clear positions of 8-28: `round` (1 unless told; earlier ones are played at random), `secrets` from the
left of the first card-giver, and in `moves` each taken card, as in `take 5`."""

from typing import Any

from tests.bots.position import parts, play_earlier_rounds
from tests.games.table import Table


def lay_out(table: Table, position: dict[str, Any]) -> None:
    play_earlier_rounds(table, position.get("round", 1))
    moves = parts(position.get("moves", ""))
    taken = [move.removeprefix("take ") for move in moves if move.startswith("take")]
    table.deal(" ".join([*position["secrets"].split(), *taken]))
    table.play(*(move.split()[0] for move in moves))

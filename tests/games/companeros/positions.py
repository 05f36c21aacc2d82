"""Clear positions of Compañeros: `display` and `hands` (from seat 0) at the beginning of this round, and
`earlier`, the moves of the rounds before, as in `2: r5`."""

from typing import Any

from tests.bots.position import full_hands, parts
from tests.games.table import Table


def lay_out(table: Table, position: dict[str, Any]) -> None:
    earlier = parts(position.get("earlier", ""))
    display = position["display"].split()
    played: list[list[str]] = [[] for _ in range(table.players)]
    for seat, _, move in (move.partition(": ") for move in earlier):
        if not move.startswith("take"):
            played[int(seat)].append(move)
    left = 9 - len(played[0])
    hands = full_hands(
        table, position["hands"], left, [*display, *(card for cards in played for card in cards)]
    )
    full = [[*cards, *hand] for cards, hand in zip(played, hands, strict=True)]
    order = [full[(int(table.state.first) + step) % table.players] for step in range(table.players)]
    dealt = [hand[index] for index in range(9) for hand in order]
    deck = [table.game.cards[card] for card in table.game.sorted_deck(table.players, table.options)]
    table.deal(" ".join([*(card for card in deck if card not in dealt), *dealt])).play(*earlier)
    lies = {card for index, card in enumerate(table.game.cards) if int(table.state.display) >> index & 1}
    assert lies == set(display), f"in the display lie {sorted(lies)}"
    table.play(*parts(position.get("moves", "")))

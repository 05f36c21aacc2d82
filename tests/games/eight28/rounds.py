"""Whole rounds of 8-28 in one line: who ends with which cards, and what lies where."""

from tests.games.table import Table

Gems = tuple[int, int]  # blue, red


def play_round(table: Table, *hands: str, middle: Gems | None = None) -> Table:
    """Deal and play so that seat 0, 1, ... ends with these cards, the first of each hand being secret.

    All take their cards one in each lap; then comes the lap in which nobody takes. Who goes out must
    have one of the longest hands. `middle` replaces the gems that the laps have laid.
    """
    secrets = [hand.split()[0] for hand in hands]
    face_up = [hand.split()[1:] for hand in hands]
    first = int(table.state.first)
    top = [secrets[seat] for seat in clockwise(first + 1, table.players)]
    moves = []
    for lap in range(max(len(cards) for cards in face_up)):
        for seat in clockwise(first + lap + 1, table.players):
            if face_up[seat]:
                top.append(face_up[seat].pop(0))
                moves.append(f"{seat}: take")
            else:
                moves.append(f"{seat}: pass")
    table.deal(" ".join(top)).play(*moves)
    if middle is not None:
        table.state.middle_blue, table.state.middle_red = middle
    return pass_lap(table)


def pass_lap(table: Table) -> Table:
    """Everyone who is asked in this lap declines."""
    for _ in range(table.players):
        if "pass" in table.legal:
            table.play("pass")
    return table


def pass_rounds(table: Table, rounds: int) -> Table:
    """Rounds of a single lap: nobody takes a card, all have a secret 1."""
    for _ in range(rounds):
        pass_lap(table.deal())
    return table


def clockwise(seat: int, players: int) -> list[int]:
    """All seats once, this one first."""
    return [(seat + step) % players for step in range(players)]


def supply(table: Table) -> Gems:
    """The gems in the supply."""
    return int(table.state.supply_blue), int(table.state.supply_red)


def middle(table: Table) -> Gems:
    """The gems in the middle."""
    return int(table.state.middle_blue), int(table.state.middle_red)


def owned(table: Table) -> list[Gems]:
    """Everybody's gems."""
    return [(int(table.state.blue[seat]), int(table.state.red[seat])) for seat in range(table.players)]


def asked_in_lap(table: Table) -> list[int]:
    """Who is asked until the lap ends, all declining; never more than two laps' worth."""
    giver = table.state.card_giver
    asked: list[int] = []
    while "pass" in table.legal and table.state.card_giver == giver and len(asked) < 2 * table.players:
        asked.append(int(table.state.to_move))
        table.play("pass")
    return asked


def face_up(table: Table, seat: int) -> list[str]:
    """The cards that lie open before a seat."""
    cards: list[str] = table.view(None).players[seat].face_up
    return cards


def secrets(table: Table, seat: int | None) -> list[str | None]:
    """The secret cards as a seat or a spectator sees them."""
    return [player.secret for player in table.view(seat).players]

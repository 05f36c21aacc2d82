"""Tables of Compañeros for the tests: what the players hold, instead of a deck."""

from kartentisch.games.companeros.cards import CARDS
from tests.games.table import Table


def names(cards: int) -> list[str]:
    """The cards of a set."""
    return [card for number, card in enumerate(CARDS) if cards >> number & 1]


def deal_hands(table: Table, display: str, *hands: str) -> Table:
    """Deal this display and these cards first to seat 0, 1, ...; the rest of the deck follows."""
    starter = int(table.state.first)
    clockwise = [hands[(starter + step) % table.players].split() for step in range(table.players)]
    turns = zip(*clockwise, strict=True)
    return table.deal(" ".join([display, *(card for turn in turns for card in turn)]))


def played(cards: str) -> Table:
    """Seat 0, 1, ... have each played a card in the first round; the display is what is lowest else."""
    hands = cards.split()
    table = Table("companeros", len(hands))
    deck = [table.game.cards[card] for card in table.game.sorted_deck(table.players)]
    others = [card for card in deck if card not in hands]
    return deal_hands(table, " ".join(others[: table.players]), *hands).play(*hands)


def play_out(table: Table) -> Table:
    """Play the first legal move until the game has ended."""
    while table.to_move is not None:
        table.play(table.legal[0])
    return table


def value(cards: list[str]) -> int:
    """The sum of the values of cards."""
    return sum(int(card[1:]) for card in cards)


def known_example() -> Table:
    """The example of docs/rules.md, when all six have played."""
    table = Table("companeros", 6)
    deal_hands(table, "y7 y4 r8 r1 g6 b4", "g7", "g2", "y9", "r5", "b10", "r6")
    return table.play("0: g7", "1: g2", "2: y9", "3: r5", "4: b10", "5: r6")

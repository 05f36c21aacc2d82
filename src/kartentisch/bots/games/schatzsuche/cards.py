"""Which card to play to a trick: what `regular`, `beginner` and the rollouts of Schatzsuche share."""

from kartentisch.core.bits import NONE, bit, first_bits, highest, lowest
from kartentisch.core.compiled import compiled
from kartentisch.games.schatzsuche.cards import PLAYERS, RANKS, SUITS, cards_of_suit, rank_of, suit_of
from kartentisch.games.schatzsuche.options import BY_HAND
from kartentisch.games.schatzsuche.rules import FIRST_CARD, FIRST_FLIP
from kartentisch.games.schatzsuche.scoring import FOLLOWS, TRUMPS, to_turn
from kartentisch.games.schatzsuche.state import Observation, Public

_ABOVE_ALL = len(RANKS)  # what a trump is stronger than other cards


@compiled
def wants_tricks(table: Public, seat: int) -> bool:
    """Whether the seat has bid more tricks than it has taken."""
    return table.bids[seat] > table.tricks[seat]


@compiled
def follow(table: Public, cards: int, wants: bool) -> int:
    """The card to follow with: win while tricks are wanted, else lose with the strongest card possible.

    The last to play wins as cheaply as possible, the second with what is most likely to hold.
    """
    is_last = table.cards_in_trick == PLAYERS - 1
    winning = cards & winning_cards(table)
    losing = cards & ~winning
    if wants:
        if winning == NONE:
            return weakest(losing, table.trump)
        return lowest(winning) if is_last else highest(winning)
    if losing:
        return strongest(losing, table.trump)
    return highest(winning) if is_last else lowest(winning)


@compiled
def winning_cards(table: Public) -> int:
    """The cards that would take the trick as it lies (S7); those of them that are legal are of one suit."""
    trumps = cards_of_suit(table.trump)
    if table.best_strength >= TRUMPS:
        return trumps & ~first_bits(len(RANKS) * table.trump + table.best_strength - TRUMPS + 1)
    led = cards_of_suit(table.suit_led)
    return trumps | (led & ~first_bits(len(RANKS) * table.suit_led + table.best_strength - FOLLOWS + 1))


@compiled
def weakest(cards: int, trump: int) -> int:
    """The card of lowest rank, trumps last."""
    best = lowest(cards)
    least = 99
    for suit in range(len(SUITS)):
        own = cards & cards_of_suit(suit)
        if own:
            rank = rank_of(lowest(own)) + (_ABOVE_ALL if suit == trump else 0)
            if rank < least:
                least = rank
                best = lowest(own)
    return best


@compiled
def strongest(cards: int, trump: int) -> int:
    """The card of highest rank, trumps first."""
    best = lowest(cards)
    most = -1
    for suit in range(len(SUITS)):
        own = cards & cards_of_suit(suit)
        if own:
            rank = rank_of(highest(own)) + (_ABOVE_ALL if suit == trump else 0)
            if rank > most:
                most = rank
                best = highest(own)
    return best


@compiled
def played_cards(table: Public) -> int:
    """The cards that nobody can hold any more."""
    cards = bit(table.trump_card)
    for place in range(table.played_count):
        cards |= bit(table.played[place])
    return cards


@compiled
def turn_or_play(seen: Observation, card: int) -> int:
    """Play a card; by hand, first turn over the colour cards that it requires (S12)."""
    if seen.colour_cards == BY_HAND and seen.cards_in_trick > 0:
        # a colour card moves only once in a turn
        missing = to_turn(seen, suit_of(card)) & ~(seen.turned[seen.seat] | seen.moved)
        if missing != NONE:
            return FIRST_FLIP + lowest(missing)
    return FIRST_CARD + card

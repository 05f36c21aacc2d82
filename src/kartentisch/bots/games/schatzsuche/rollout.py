"""The rollout policy of Schatzsuche."""

from kartentisch.bots.api import Notes
from kartentisch.bots.games.schatzsuche.bids import expected_tricks
from kartentisch.bots.games.schatzsuche.cards import follow, played_cards, wants_tricks
from kartentisch.core.bits import first_bits, highest, lowest, popcount
from kartentisch.core.compiled import compiled
from kartentisch.core.playout import random_action
from kartentisch.core.rng import Stream
from kartentisch.games.schatzsuche.cards import ALL_CARDS, SUITS, cards_of_suit
from kartentisch.games.schatzsuche.rules import FIRST_BID, FIRST_CARD, FIRST_GUESS, OK, legal_plays
from kartentisch.games.schatzsuche.state import BID, OBJECT, PLAY, Observation, State


@compiled
def choose(state: State, seen: Observation, notes: Notes, stream: Stream) -> int:
    """Bid the expected tricks, win while tricks are wanted, then lose with the highest card possible."""
    if state.phase == PLAY:
        return FIRST_CARD + choose_card(state, state.hands[state.to_move])
    if state.phase == BID:
        return FIRST_BID + choose_bid(state, state.hands[state.to_move])
    return OK if state.phase == OBJECT else random_action(FIRST_GUESS, ALL_CARDS, stream)


@compiled
def choose_bid(state: State, hand: int) -> int:
    """The expected tricks; they are fitted to bids, which are a little low: one too many costs more (S8)."""
    return max(0, min(state.round_number, int(expected_tricks(state, hand) + 0.5)))


@compiled
def choose_card(state: State, hand: int) -> int:
    """The card to play, by whether tricks are still wanted."""
    cards = legal_plays(state, hand)
    wants = wants_tricks(state, state.to_move)
    if state.cards_in_trick > 0:
        return follow(state, cards, wants)
    unseen = ALL_CARDS & ~(hand | played_cards(state))
    return lead_to_win(state, cards, unseen) if wants else lead_to_lose(cards, unseen)


@compiled
def lead_to_win(state: State, cards: int, unseen: int) -> int:
    """Lead what few can beat and many can follow; trumps take tricks later too."""
    best = lowest(cards)
    best_score = -99
    for suit in range(len(SUITS)):
        own = cards & cards_of_suit(suit)
        if own:
            card = highest(own)
            others = unseen & cards_of_suit(suit)
            above = popcount(others & ~first_bits(card + 1))
            score = -4 * above + (popcount(others) if suit != state.trump else -1)
            if score > best_score:
                best_score = score
                best = card
    return best


@compiled
def lead_to_lose(cards: int, unseen: int) -> int:
    """Lead what most unseen cards beat."""
    best = lowest(cards)
    best_score = -99
    for suit in range(len(SUITS)):
        own = cards & cards_of_suit(suit)
        if own:
            card = lowest(own)
            score = popcount(unseen & cards_of_suit(suit) & ~first_bits(card + 1))
            if score > best_score:
                best_score = score
                best = card
    return best

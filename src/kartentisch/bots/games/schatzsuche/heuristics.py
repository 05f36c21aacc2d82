"""Heuristics for Schatzsuche: guesses, bids, cards, objections, and the value of points."""

from typing import Final

from kartentisch.bots.games.schatzsuche.bids import best_bid, chance_of_trick, obvious_winners
from kartentisch.bots.games.schatzsuche.cards import (
    follow,
    strongest,
    turn_or_play,
    wants_tricks,
    weakest,
)
from kartentisch.bots.search.score import chance_to_win, share_of_victory
from kartentisch.core.bits import NONE, bit, lowest, popcount, without_lowest
from kartentisch.core.compiled import compiled
from kartentisch.core.contract import NOBODY, OVER
from kartentisch.core.playout import random_action
from kartentisch.core.rng import Stream, below
from kartentisch.core.seats import left_of
from kartentisch.games.schatzsuche.cards import LAST_ROUND, PLAYERS, suit_of
from kartentisch.games.schatzsuche.knowledge import unseen_cards
from kartentisch.games.schatzsuche.rules import FIRST_BID, FIRST_GUESS, FIRST_OBJECT, OK, legal_plays
from kartentisch.games.schatzsuche.state import BID, GUESS, NOT_YET, OBJECT, Observation, State

_KEPT_TRUMP: Final = 0.3  # how much less likely a trump is led that can take a trick later

# The spread of the points to come, fitted by tools/fit_schatzsuche.py
_GOLDEN_CARD: Final = 33.0
_EACH_TRICK: Final = 1.9  # in a round with so many tricks
_SCALE: Final = 0.78


@compiled
def beginner(seen: Observation, stream: Stream) -> int:
    """Bid the obvious winners, try to take them, then duck; overlook some of the others' faults."""
    if seen.phase == GUESS:
        return random_action(seen.first_action, seen.legal, stream)
    if seen.phase == BID:
        return FIRST_BID + obvious_winners(seen)
    if seen.phase == OBJECT:
        return visible_fault(seen) if below(stream, 2) == 0 else OK
    cards = legal_plays(seen, seen.own_hand)
    return turn_or_play(
        seen, strongest(cards, seen.trump) if wants_tricks(seen, seen.seat) else weakest(cards, seen.trump)
    )


@compiled
def regular(seen: Observation, stream: Stream) -> int:
    """Bid by the odds, win as cheaply as possible while tricks are wanted, then lose as high as possible."""
    if seen.phase == GUESS:
        return guess_by_standing(seen, stream)
    if seen.phase == BID:
        return FIRST_BID + best_bid(seen)
    if seen.phase == OBJECT:
        return visible_fault(seen)
    cards = legal_plays(seen, seen.own_hand)
    if seen.cards_in_trick == 0:
        return turn_or_play(seen, lead_by_odds(seen, cards))
    return turn_or_play(seen, follow(seen, cards, wants_tricks(seen, seen.seat)))


@compiled
def value(state: State, seat: int) -> float:
    """The chance to win the game with these points, before the rounds to come and the golden card."""
    if state.phase == OVER:
        return share_of_victory(state.points, seat, PLAYERS)
    return chance_to_win(state.points, seat, PLAYERS, spread_to_come(state.deal_number))


@compiled
def spread_to_come(rounds: int) -> float:
    """The spread of the points to come after so many rounds."""
    variance: float = _GOLDEN_CARD**2
    for round_number in range(rounds + 1, LAST_ROUND + 1):
        variance += (_EACH_TRICK * round_number) ** 2
    spread: float = _SCALE * variance**0.5
    return spread


@compiled
def guess_by_standing(seen: Observation, stream: Stream) -> int:
    """All cards are equally likely: the leader repeats the closest rival's guess, the others avoid it."""
    rival = NOBODY
    named = NONE
    leads = True
    for seat in range(PLAYERS):
        if seat != seen.seat:
            leads = leads and seen.points[seat] <= seen.points[seen.seat]
            if seen.guesses[seat] != NOT_YET:
                named |= bit(seen.guesses[seat])
                if rival == NOBODY or seen.points[seat] > seen.points[rival]:
                    rival = seat
    if leads and rival != NOBODY:
        return FIRST_GUESS + seen.guesses[rival]
    return random_action(seen.first_action, seen.legal & ~named, stream)


@compiled
def visible_fault(seen: Observation) -> int:
    """Object to a fault that everybody can see, the left neighbour's first; say ok if none is left (S12)."""
    seat = left_of(seen.seat, PLAYERS)
    for _ in range(PLAYERS - 1):
        if seen.faults[seat] > 0:
            return FIRST_OBJECT + seat
        seat = left_of(seat, PLAYERS)
    return OK


@compiled
def lead_by_odds(seen: Observation, cards: int) -> int:
    """Lead the likeliest winner if tricks are wanted, else the likeliest loser."""
    wanted = seen.bids[seen.seat] - seen.tricks[seen.seat]
    needs_all = wanted >= popcount(seen.own_hand)
    unseen = unseen_cards(seen)
    best = lowest(cards)
    best_score = -1e9
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        chance = chance_of_trick(seen, card, unseen)
        if suit_of(card) == seen.trump and wanted > 0 and not needs_all:
            chance -= _KEPT_TRUMP
        score = chance if wanted > 0 else -chance
        if score > best_score:
            best_score = score
            best = card
    return best

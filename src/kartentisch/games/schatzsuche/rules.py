"""The course of Schatzsuche: guesses, deals, bids, tricks and objections (S1-S7, S10, S12)."""

from kartentisch.core.bits import NONE, bit, first_bits, u64
from kartentisch.core.compiled import compiled, outlined
from kartentisch.core.contract import Deck
from kartentisch.core.course import await_deal, end
from kartentisch.core.layout import clear
from kartentisch.core.seats import left_of
from kartentisch.games.schatzsuche.cards import (
    ALL_CARDS,
    CARDS,
    LAST_ROUND,
    PLAYERS,
    SUITS,
    cards_of_suit,
    suit_of,
)
from kartentisch.games.schatzsuche.options import BY_HAND, Options
from kartentisch.games.schatzsuche.scoring import (
    TURNED_BACK,
    fault_of,
    must_trump,
    next_dealer,
    score_round,
    strength,
    to_turn,
)
from kartentisch.games.schatzsuche.state import BID, GUESS, NOT_YET, OBJECT, PLAY, Public, State

# The fixed list of moves
ACTIONS = (
    *(f"guess {card}" for card in CARDS),
    *(f"bid {tricks}" for tricks in range(LAST_ROUND + 1)),
    *CARDS,
    *(f"flip {suit}" for suit in SUITS),
    *(f"unflip {suit}" for suit in SUITS),
    "ok",
    *(f"object {seat}" for seat in range(PLAYERS)),
)
FIRST_GUESS = ACTIONS.index("guess C7")
FIRST_BID = ACTIONS.index("bid 0")
FIRST_CARD = ACTIONS.index("C7")
FIRST_FLIP = ACTIONS.index("flip C")
FIRST_UNFLIP = ACTIONS.index("unflip C")
OK = ACTIONS.index("ok")
FIRST_OBJECT = ACTIONS.index("object 0")

_ALL_SUITS = u64(0b1111)


@outlined
def start(state: State, players: int, options: Options, first: int) -> None:
    """Ten rounds, the first about to be dealt (S1)."""
    clear(state)
    state.players = players
    state.discard_when_trumped = options.discard_when_trumped
    state.colour_cards = options.colour_cards
    state.guesses[:] = NOT_YET
    state.golden_shown = NOT_YET
    state.golden_card = NOT_YET
    clear_table(state)
    begin_round(state, first)


@outlined
def begin_round(state: State, dealer: int) -> None:
    """Round k has k cards (S1); before the last one the golden card is guessed (S10).

    What was bid and taken in the round before lies on the table until cards are dealt.
    """
    state.round_number = state.deal_number + 1
    state.first = dealer
    state.trump_card = NOT_YET
    state.leader = left_of(dealer, PLAYERS)
    state.turned[:] = NONE  # S2, ruling
    state.faults[:] = 0
    if state.round_number == LAST_ROUND:
        state.phase = GUESS
        state.to_move = state.leader
    else:
        await_deal(state)


@compiled
def clear_table(state: State) -> None:
    """Nothing is bid, played or taken yet."""
    state.bids[:] = NOT_YET
    state.tricks[:] = 0
    state.penalties[:] = 0
    state.played[:] = 0
    state.played_count = 0
    state.last_leader = NOT_YET


@compiled
def cards_needed(state: State) -> int:
    """The cards dealt and the one turned up; in the last round all (S3, S10)."""
    return len(CARDS) if state.round_number == LAST_ROUND else PLAYERS * state.round_number + 1


@compiled
def deal(state: State, deck: Deck) -> None:
    """One card at a time from the left of the dealer, then one turned up (S3).

    In the last round the top card is laid aside first as the golden card (S10).
    """
    clear_table(state)
    top = 0
    if state.round_number == LAST_ROUND:
        state.golden_card = deck[0]
        top = 1
    state.hands[:] = NONE
    seat = state.first
    for _ in range(PLAYERS * state.round_number):
        seat = left_of(seat, PLAYERS)
        state.hands[seat] |= bit(deck[top])
        top += 1
    state.trump_card = deck[top]
    state.trump = suit_of(state.trump_card)
    state.phase = BID
    state.to_move = left_of(state.first, PLAYERS)


@compiled
def first_action(state: State) -> int:
    """Each phase has moves of its own."""
    if state.phase == PLAY:
        return FIRST_CARD
    if state.phase == BID:
        return FIRST_BID
    return OK if state.phase == OBJECT else FIRST_GUESS


@compiled
def legal(state: State) -> int:
    """The legal moves of the phase."""
    if state.phase == PLAY:
        hand = state.hands[state.to_move]
        return legal_turns(state, hand) if state.colour_cards == BY_HAND else legal_plays(state, hand)
    if state.phase == BID:
        return legal_bids(state)
    return legal_objections(state) if state.phase == OBJECT else ALL_CARDS


@compiled
def legal_bids(state: State) -> int:
    """0 to k tricks, any sum (S4)."""
    return first_bits(state.round_number + 1)


@compiled
def legal_plays(state: Public, hand: int) -> int:
    """The cards of a hand that may be played to the trick, with a referee (S6)."""
    if state.cards_in_trick == 0:
        return hand
    following = hand & cards_of_suit(state.suit_led)
    trumps = hand & cards_of_suit(state.trump)
    otherwise = trumps if trumps and must_trump(state) else hand
    return following if following else otherwise


@compiled
def legal_turns(state: State, hand: int) -> int:
    """By hand: any card held, and any colour card that has not been moved in this turn (S12)."""
    turned = state.turned[state.to_move]
    may_move = _ALL_SUITS & ~state.moved
    flips = (~turned & may_move) << u64(FIRST_FLIP - FIRST_CARD)
    unflips = (turned & may_move) << u64(FIRST_UNFLIP - FIRST_CARD)
    return hand | flips | unflips


@compiled
def legal_objections(state: State) -> int:
    """By hand: ok, or an objection to another player's card, each of them once (S12)."""
    barred = bit(state.to_move) | state.objected
    return first_bits(1 + PLAYERS) & ~(barred << u64(FIRST_OBJECT - OK))


@compiled
def apply(state: State, action: int) -> None:
    """Make a legal move."""
    if state.phase == PLAY:
        if action < FIRST_FLIP:
            apply_play(state, action - FIRST_CARD)
        elif action < FIRST_UNFLIP:
            apply_flip(state, action - FIRST_FLIP)
        else:
            apply_unflip(state, action - FIRST_UNFLIP)
    elif state.phase == BID:
        apply_bid(state, action - FIRST_BID)
    elif state.phase == OBJECT:
        apply_objection(state, action)
    else:
        apply_guess(state, action - FIRST_GUESS)


@compiled
def apply_guess(state: State, card: int) -> None:
    """Name the golden card; left of the dealer first, the dealer last (S10)."""
    state.guesses[state.to_move] = card
    if state.to_move == state.first:
        await_deal(state)
    else:
        state.to_move = left_of(state.to_move, PLAYERS)


@compiled
def apply_bid(state: State, tricks: int) -> None:
    """Bid; the dealer is the last (S4), left of them leads to the first trick (S5)."""
    state.bids[state.to_move] = tricks
    if state.to_move == state.first:
        state.phase = PLAY
    state.to_move = left_of(state.to_move, PLAYERS)


@compiled
def apply_play(state: State, card: int) -> None:
    """Play a card; the third one completes the trick."""
    seat = state.to_move
    if state.cards_in_trick == 0:
        state.suit_led = suit_of(card)
        state.best_strength = 0
    if state.colour_cards == BY_HAND:
        state.faults[seat] = fault_of(state, seat, card)
    else:
        state.turned[seat] |= to_turn(state, suit_of(card))
    own_strength = strength(card, state.suit_led, state.trump)
    wins = own_strength > state.best_strength
    state.best_strength = own_strength if wins else state.best_strength
    state.best_seat = seat if wins else state.best_seat
    state.hands[seat] ^= bit(card)
    state.played[state.played_count] = card
    state.played_count += 1
    state.cards_in_trick += 1
    state.moved = NONE
    if state.cards_in_trick == PLAYERS:
        end_trick(state)
    else:
        state.to_move = left_of(seat, PLAYERS)


@compiled
def end_trick(state: State) -> None:
    """The winner takes the trick (S7); by hand everybody may object first (S12)."""
    state.tricks[state.best_seat] += 1
    state.last_leader = state.leader
    state.leader = state.best_seat
    state.to_move = state.best_seat
    state.cards_in_trick = 0
    if state.colour_cards == BY_HAND:
        state.phase = OBJECT
        state.answers = 0
    else:
        lead_or_score(state)


@compiled
def lead_or_score(state: State) -> None:
    """The winner leads to the next trick (S5); after the last one the round is scored."""
    if state.played_count < PLAYERS * state.round_number:
        state.phase = PLAY
        state.to_move = state.leader
        return
    score_round(state)
    state.deal_number += 1
    if state.round_number < LAST_ROUND:
        begin_round(state, next_dealer(state.points, state.first))
    else:
        end(state)


@compiled
def apply_flip(state: State, suit: int) -> None:
    """By hand: turn a colour card over (S12)."""
    state.turned[state.to_move] |= bit(suit)
    state.moved |= bit(suit)


@compiled
def apply_unflip(state: State, suit: int) -> None:
    """By hand: turn a colour card back up, which costs 50 points at once (S12)."""
    state.turned[state.to_move] ^= bit(suit)
    state.moved |= bit(suit)
    pay_penalty(state, state.to_move, TURNED_BACK)


@compiled
def pay_penalty(state: State, seat: int, points: int) -> None:
    """Penalties count with the round's points (S12)."""
    state.points[seat] -= points
    state.penalties[seat] += points


@compiled
def apply_objection(state: State, action: int) -> None:
    """By hand: a right objection costs the offender, each fault once; ok ends a seat's objections (S12)."""
    if action != OK:
        offender = action - FIRST_OBJECT
        pay_penalty(state, offender, state.faults[offender])
        state.faults[offender] = 0
        state.objected |= bit(offender)
        return
    state.objected = NONE
    state.answers += 1
    if state.answers < PLAYERS:
        state.to_move = left_of(state.to_move, PLAYERS)
    else:
        state.faults[:] = 0
        lead_or_score(state)

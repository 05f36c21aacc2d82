"""The course of a round of 8-28: dealing, laps and offers, choosing a half (E3-E9, E12, E17, E18)."""

from kartentisch.core.bits import NONE, bit, first_bits, u64
from kartentisch.core.compiled import compiled, outlined
from kartentisch.core.contract import NOBODY, Deck
from kartentisch.core.course import await_deal, end
from kartentisch.core.layout import clear
from kartentisch.core.seats import left_of, steps_left
from kartentisch.games.eight28.cards import (
    BLUE_GEMS,
    DECK_SIZE,
    DECKS,
    ONE_OR_ELEVEN,
    RED_GEMS,
    SECOND_TARGET,
    low_value,
)
from kartentisch.games.eight28.options import FINAL, Options
from kartentisch.games.eight28.scoring import (
    any_direct_hit,
    can_play_for_both,
    distribute,
    settle_hands_without_choice,
)
from kartentisch.games.eight28.state import (
    CHOOSE,
    FIRST_HALF,
    NEITHER,
    NOT_SHOWN,
    OFFER,
    SECOND_HALF,
    Public,
    State,
)

# The fixed list of moves
ACTIONS = ("take", "pass", "8", "28")
TAKE, PASS, CHOOSE_8, CHOOSE_28 = range(4)

_OFFER_MOVES = u64(0b0011)
_CHOOSE_MOVES = u64(0b1100)


@compiled
def start(state: State, players: int, options: Options, first: int) -> None:
    """All gems in the supply (E2), the first card-giver about to deal."""
    clear(state)
    state.players = players
    state.deck = options.deck
    state.passing = options.passing
    state.supply_blue = BLUE_GEMS
    state.supply_red = RED_GEMS
    state.first = first
    state.card_giver = first
    gather_cards(state)
    await_deal(state)


@compiled
def gather_cards(state: State) -> None:
    """Nothing of an earlier round lies on the table: all cards are unseen, nobody is out (E3)."""
    for card in range(len(DECKS[0])):
        state.unseen[card] = DECKS[state.deck, card]
    state.taken = 0
    state.taken_card[:] = 0
    state.taken_by[:] = 0
    state.first_of_lap = NONE
    state.out = NONE
    state.declined = NONE
    state.passes[:] = 0
    state.sum_up[:] = 0
    state.elevens_up[:] = 0
    state.shown[:] = NOT_SHOWN
    state.half[:] = NEITHER


@compiled
def cards_needed(state: State) -> int:
    """Any card of the pile may be taken."""
    return DECK_SIZE


@compiled
def deal(state: State, deck: Deck) -> None:
    """One secret card each, from the left of the first card-giver; the rest is the pile (E3)."""
    seat = state.first
    for index in range(state.players):
        seat = left_of(seat, state.players)
        state.secret[seat] = deck[index]
    for index in range(DECK_SIZE):
        in_pile = index + state.players < DECK_SIZE
        state.pile[index] = deck[index + state.players] if in_pile else 0
    gather_cards(state)
    begin_lap(state, state.first)


@compiled
def begin_lap(state: State, card_giver: int) -> None:
    """Action A (E4), then the first offer of action B (E5)."""
    state.card_giver = card_giver
    if state.supply_blue > 0:
        state.supply_blue -= 1
        state.middle_blue += 1
    elif state.supply_red > 0:
        state.supply_red -= 1
        state.middle_red += 1
    state.taken_this_lap = 0
    state.phase = OFFER
    state.to_move = next_asked(state, card_giver)


@compiled
def still_asked(state: Public) -> int:
    """The seats that are still offered cards: neither out (E6) nor declined for good (E9)."""
    return first_bits(state.players) & ~(state.out | state.declined)


@compiled
def next_asked(state: Public, seat: int) -> int:
    """The next to be asked in this lap, clockwise and ending with the card-giver, or NOBODY (E5)."""
    asked = still_asked(state)
    while True:
        seat = left_of(seat, state.players)
        if asked & bit(seat):
            return seat
        if seat == state.card_giver:
            return NOBODY


@compiled
def next_card_giver(state: State) -> int:
    """The pile goes to the left; players who are out are passed over (E7)."""
    seat = left_of(state.card_giver, state.players)
    while state.out & bit(seat):
        seat = left_of(seat, state.players)
    return seat


@compiled
def first_action(state: State) -> int:
    """All four moves fit into one mask."""
    return 0


@compiled
def legal(state: State) -> int:
    """Take or pass while cards are offered (E5), a half while choosing (E12)."""
    return _OFFER_MOVES if state.phase == OFFER else _CHOOSE_MOVES


@compiled
def apply(state: State, action: int) -> None:
    """Make a legal move."""
    if state.phase == OFFER:
        apply_offer(state, action)
    else:
        apply_choice(state, action)


@compiled
def apply_offer(state: State, action: int) -> None:
    """A card is taken or declined; then the next is asked, or the lap or the round ends."""
    seat = state.to_move
    state.passes[seat] += 1  # taking a card sets it back
    if action == TAKE:
        take_card(state, seat)
    elif state.passing == FINAL:
        state.declined |= bit(seat)
    pile_is_empty = state.taken == DECK_SIZE - state.players
    if pile_is_empty or still_asked(state) == NONE:
        end_round(state)  # E8, ruling
        return
    # The card-giver is the last of a lap.
    asked = NOBODY if seat == state.card_giver else next_asked(state, seat)
    if asked != NOBODY:
        state.to_move = asked
    elif state.taken_this_lap == 0:
        end_round(state)  # E8
    else:
        begin_lap(state, next_card_giver(state))


@compiled
def take_card(state: State, seat: int) -> None:
    """Lay the top card of the pile face up (E5); 28 or more in any case is out (E6)."""
    card = state.pile[state.taken]
    state.taken_card[state.taken] = card
    state.taken_by[state.taken] = seat
    if state.taken_this_lap == 0:
        state.first_of_lap |= bit(state.taken)
    state.taken += 1
    state.taken_this_lap += 1
    state.passes[seat] = 0
    state.unseen[card] -= 1
    state.sum_up[seat] += low_value(card)
    if card == ONE_OR_ELEVEN:
        state.elevens_up[seat] += 1
    if state.sum_up[seat] >= SECOND_TARGET:
        state.out |= bit(seat)


@outlined
def end_round(state: State) -> None:
    """Everyone shows the secret card (E10); direct hits come first (E11), then the choices (E12)."""
    for seat in range(state.players):
        state.shown[seat] = state.secret[seat]
        state.unseen[state.secret[seat]] -= 1
    if any_direct_hit(state):
        finish_round(state)
        return
    settle_hands_without_choice(state)
    ask_next_chooser(state)


@compiled
def ask_next_chooser(state: State) -> None:
    """The choosers decide clockwise beginning with the last card-giver (E12)."""
    for step in range(state.players):
        seat = steps_left(state.card_giver, step, state.players)
        if state.half[seat] == NEITHER and can_play_for_both(state, seat):
            state.phase = CHOOSE
            state.to_move = seat
            return
    finish_round(state)


@compiled
def apply_choice(state: State, action: int) -> None:
    """A hand that can do both plays for one half only (E12)."""
    state.half[state.to_move] = FIRST_HALF if action == CHOOSE_8 else SECOND_HALF
    ask_next_chooser(state)


@outlined
def finish_round(state: State) -> None:
    """Distribute; the round with the first red gem was the last (E18), else the next begins (E17)."""
    distribute(state)
    state.deal_number += 1
    if state.supply_red < RED_GEMS:
        end(state)
    else:
        state.first = left_of(state.card_giver, state.players)
        await_deal(state)

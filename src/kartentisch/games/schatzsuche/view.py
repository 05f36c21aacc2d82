"""The table of Schatzsuche as a seat, or a spectator, sees it."""

from typing import Annotated, TypeAlias

from kartentisch.core.bits import bit
from kartentisch.core.compiled import outlined
from kartentisch.core.contract import NOBODY
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.view import (
    ABSENT,
    PHASES,
    Listed,
    ListOf,
    Number,
    NumberKind,
    NumberOrNone,
    Part,
    Seat,
    SeatOrNone,
    TableView,
    Word,
    Words,
    append,
    show_table,
)
from kartentisch.games.schatzsuche.cards import CARDS, PLAYERS, SUITS
from kartentisch.games.schatzsuche.knowledge import cards_in_hand
from kartentisch.games.schatzsuche.scoring import points_for_bid, points_for_guess
from kartentisch.games.schatzsuche.state import BID, NOT_YET, OBJECT, PLAY, Observation, State

CardOrNone: TypeAlias = Annotated[int, Word(CARDS, none=True)]
Cards: TypeAlias = Annotated[int, Words(CARDS)]
Suits: TypeAlias = Annotated[int, Words(SUITS)]
Seats: TypeAlias = Annotated[Listed[int], ListOf(NumberKind(), PLAYERS)]
Trick: TypeAlias = Annotated[Listed[int], ListOf(Word(CARDS), PLAYERS)]


class Player:
    """One player's bid, tricks, colour cards and points."""

    cards: Number  # in hand
    bid: NumberOrNone
    tricks: Number
    turned: Suits  # suits whose colour cards are turned over
    guess: CardOrNone
    penalties: Number  # paid in this round, with `by_hand`
    round_points: NumberOrNone  # for bid and tricks, when the round has ended
    gain: NumberOrNone  # of the round that has ended: its points less the penalties
    guess_points: NumberOrNone  # when the golden card is shown
    points_of_rounds: Number  # in all, without those for the golden card
    points: Number  # in all


class View(TableView):
    """The table as one seat, or a spectator, sees it; `first` is the dealer.

    Bids, tricks and the last trick of a round are seen until the next deal.
    """

    phase: Annotated[int, Word((*PHASES, "guess", "bid", "play", "object"))]
    round_: Number
    hand: Cards
    trump_card: CardOrNone
    leader: Seat
    trick: Trick  # in the order played, the leader's card first
    last_trick: Trick  # the last complete one; objections are to this
    last_leader: SeatOrNone  # who led to it
    last_winner: SeatOrNone  # who took it
    taking: SeatOrNone  # who takes the trick as it lies
    bid_sum: Number  # of all bids so far
    moved: Suits  # colour cards moved in this turn
    objected: Seats  # seats whose cards the seat to move has objected to
    players: Annotated[Listed[Player], ListOf(Part(Player), MAX_SEATS)]
    golden_card: CardOrNone


@outlined
def show(seen: Observation, view: View) -> None:
    """Fill in what the seat sees."""
    show_table(seen, view)
    view.round_ = seen.round_number
    view.hand = seen.own_hand
    view.trump_card = seen.trump_card
    view.moved = seen.moved
    view.golden_card = seen.golden_shown
    show_tricks(seen, view)
    for seat in range(PLAYERS):
        if seen.objected & bit(seat):
            append(view.objected, seat)
        if seen.bids[seat] != NOT_YET:
            view.bid_sum += seen.bids[seat]
        show_player(seen, seat, view.players.entries[seat])
    view.players.count = PLAYERS


@outlined
def show_tricks(seen: Observation, view: View) -> None:
    """The trick as it lies, and the last complete one; each winner leads to the next (S5)."""
    view.leader = seen.leader
    complete = seen.played_count - seen.played_count % PLAYERS
    for place in range(complete, seen.played_count):
        append(view.trick, seen.played[place])
    for place in range(max(0, complete - PLAYERS), complete):
        append(view.last_trick, seen.played[place])
    view.last_leader = seen.last_leader
    view.last_winner = NOBODY
    if seen.last_leader != NOT_YET:
        view.last_winner = seen.leader if seen.cards_in_trick > 0 else seen.best_seat
    view.taking = seen.best_seat if seen.cards_in_trick > 0 else NOBODY


@outlined
def show_player(seen: Observation, seat: int, player: Player) -> None:
    """One player's bid, tricks, colour cards and points."""
    player.cards = cards_in_hand(seen, seat)
    player.bid = seen.bids[seat] if seen.bids[seat] != NOT_YET else ABSENT
    player.tricks = seen.tricks[seat]
    player.turned = seen.turned[seat]
    player.guess = seen.guesses[seat]
    player.penalties = seen.penalties[seat]
    player.round_points = ABSENT
    player.gain = ABSENT
    is_played = seen.phase == BID or seen.phase == PLAY or seen.phase == OBJECT
    if not is_played and seen.bids[seat] != NOT_YET:
        player.round_points = points_for_bid(seen.deal_number, seen.bids[seat], seen.tricks[seat])
        player.gain = player.round_points - seen.penalties[seat]
    player.guess_points = ABSENT
    player.points = seen.points[seat]
    player.points_of_rounds = seen.points[seat]
    if seen.golden_shown != NOT_YET:
        player.guess_points = points_for_guess(seen.guesses[seat], seen.golden_shown)
        player.points_of_rounds -= player.guess_points


@outlined
def uncover(state: State, view: View) -> None:
    """There are no secrets but the hands."""

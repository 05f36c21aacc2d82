"""What a seat knows in Schatzsuche, as typed data for people."""

import msgspec
from msgspec.structs import replace

from kartentisch.core.compiled import interpreted
from kartentisch.core.view import TableView, names_among, shared_view
from kartentisch.games.schatzsuche.cards import CARDS, PLAYERS, SUITS
from kartentisch.games.schatzsuche.knowledge import cards_in_hand
from kartentisch.games.schatzsuche.scoring import points_for_bid, points_for_guess
from kartentisch.games.schatzsuche.state import BID, GUESS, NOT_YET, OBJECT, PLAY, Observation

_cards_in_hand = interpreted(cards_in_hand)
_cards = names_among(CARDS)
_suits = names_among(SUITS)
_PHASES = {GUESS: "guess", BID: "bid", PLAY: "play", OBJECT: "object"}
_ROUND_IS_PLAYED = (BID, PLAY, OBJECT)


class Player(msgspec.Struct):
    """One player's bid, tricks, colour cards and points."""

    cards: int  # in hand
    bid: int | None
    tricks: int
    turned: list[str]  # suits whose colour cards are turned over
    guess: str | None
    penalties: int  # paid in this round, with `by_hand`
    round_points: int | None  # for bid and tricks, when the round has ended
    guess_points: int | None  # when the golden card is shown
    points: int  # in all


class View(TableView, kw_only=True):
    """The table as one seat, or a spectator, sees it; `first` is the dealer.

    Bids, tricks and the last trick of a round are seen until the next deal.
    """

    round: int
    hand: list[str]
    trump_card: str | None
    leader: int
    trick: list[str]  # in the order played, the leader's card first
    last_trick: list[str]  # the last complete one; objections are to this
    last_leader: int | None  # who led to it
    last_winner: int | None  # who took it
    taking: int | None  # who takes the trick as it lies
    bid_sum: int  # of all bids so far
    moved: list[str]  # colour cards moved in this turn
    objected: list[int]  # seats whose cards the seat to move has objected to
    players: list[Player]
    golden_card: str | None


def own_view(view: View, seen: Observation) -> View:
    """With the seat's own hand."""
    return replace(view, seat=seen.seat, hand=_cards(seen.own_hand))


def public_view(seen: Observation) -> View:
    """What everybody sees."""
    played = [CARDS[card] for card in seen.played[: seen.played_count]]
    complete = len(played) - len(played) % PLAYERS
    return View(
        **shared_view(seen, _PHASES),
        round=seen.round_number,
        hand=[],
        trump_card=_card(seen.trump_card),
        leader=seen.leader,
        trick=played[complete:],
        last_trick=played[max(0, complete - PLAYERS) : complete],
        last_leader=None if seen.last_leader == NOT_YET else seen.last_leader,
        last_winner=_last_winner(seen),
        taking=seen.best_seat if seen.cards_in_trick else None,
        bid_sum=sum(bid for bid in seen.bids if bid > 0),
        moved=_suits(seen.moved),
        objected=[seat for seat in range(PLAYERS) if int(seen.objected) >> seat & 1],
        players=[
            Player(
                cards=_cards_in_hand(seen, seat),
                bid=None if seen.bids[seat] == NOT_YET else seen.bids[seat],
                tricks=seen.tricks[seat],
                turned=_suits(seen.turned[seat]),
                guess=_card(seen.guesses[seat]),
                penalties=seen.penalties[seat],
                round_points=_round_points(seen, seat),
                guess_points=_guess_points(seen, seat),
                points=seen.points[seat],
            )
            for seat in range(PLAYERS)
        ],
        golden_card=_card(seen.golden_shown),
    )


def _last_winner(seen: Observation) -> int | None:
    """Each winner leads to the next trick (S5)."""
    if seen.last_leader == NOT_YET:
        return None
    return seen.leader if seen.cards_in_trick else seen.best_seat


def _round_points(seen: Observation, seat: int) -> int | None:
    if seen.phase in _ROUND_IS_PLAYED or seen.bids[seat] == NOT_YET:
        return None
    return int(points_for_bid(seen.deal_number, seen.bids[seat], seen.tricks[seat]))


def _guess_points(seen: Observation, seat: int) -> int | None:
    if seen.golden_shown == NOT_YET:
        return None
    return int(points_for_guess(seen.guesses[seat], seen.golden_shown))


def _card(card: int) -> str | None:
    return None if card == NOT_YET else CARDS[card]

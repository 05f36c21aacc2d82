"""What a seat knows in Schatzsuche, as typed data for people."""

from functools import cache

import msgspec
from msgspec.structs import replace

from kartentisch.core.compiled import interpreted
from kartentisch.core.view import TableView, shared_view
from kartentisch.games.schatzsuche.cards import CARDS, PLAYERS, SUITS, suit_of
from kartentisch.games.schatzsuche.knowledge import cards_in_hand
from kartentisch.games.schatzsuche.scoring import strength
from kartentisch.games.schatzsuche.state import BID, GUESS, NOT_YET, OBJECT, PLAY, Observation

_cards_in_hand = interpreted(cards_in_hand)
_suit_of = cache(suit_of)
_strength = cache(strength)
_PHASES = {GUESS: "guess", BID: "bid", PLAY: "play", OBJECT: "object"}


class Player(msgspec.Struct):
    """One player's bid, tricks, colour cards and points."""

    cards: int  # in hand
    bid: int | None
    tricks: int
    turned: list[str]  # suits whose colour cards are turned over
    guess: str | None
    points: int


class View(TableView, kw_only=True):
    """The table as one seat, or a spectator, sees it; `first` is the dealer."""

    round: int
    hand: list[str]
    trump_card: str | None
    leader: int
    trick: list[str]  # in the order played, the leader's card first
    last_trick: list[str]  # the last complete one; objections are to this
    last_leader: int | None  # who led to it
    moved: list[str]  # colour cards moved in this turn
    players: list[Player]
    golden_card: str | None


def own_view(view: View, seen: Observation) -> View:
    """With the seat's own hand."""
    hand = [CARDS[number] for number in range(len(CARDS)) if seen.own_hand >> number & 1]
    return replace(view, seat=seen.seat, hand=hand)


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
        last_leader=leader_of_last_trick(seen),
        moved=_suits(seen.moved),
        players=[
            Player(
                cards=_cards_in_hand(seen, seat),
                bid=None if seen.bids[seat] == NOT_YET else seen.bids[seat],
                tricks=seen.tricks[seat],
                turned=_suits(seen.turned[seat]),
                guess=_card(seen.guesses[seat]),
                points=seen.points[seat],
            )
            for seat in range(PLAYERS)
        ],
        golden_card=_card(seen.golden_shown),
    )


def leader_of_last_trick(seen: Observation) -> int | None:
    """Who led to the last complete trick: each winner leads to the next (S5)."""
    leader, last = (seen.first + 1) % PLAYERS, None
    for begin in range(0, seen.played_count - PLAYERS + 1, PLAYERS):
        cards = list(seen.played[begin : begin + PLAYERS])
        suit_led = _suit_of(cards[0])
        strengths = [_strength(card, suit_led, seen.trump) for card in cards]
        last, leader = leader, (leader + strengths.index(max(strengths))) % PLAYERS
    return last


def _card(card: int) -> str | None:
    return None if card == NOT_YET else CARDS[card]


def _suits(suits: int) -> list[str]:
    return [suit for number, suit in enumerate(SUITS) if int(suits) >> number & 1]

"""What lies on the table in 8-28: for all to see, in secret, and as one seat knows it."""

from typing import Annotated, Final, TypeAlias

from kartentisch.core.contract import PHASE_OF_GAME, Common, Seen
from kartentisch.core.layout import Bits, Count, Row, SeatCounts, layout, numbers
from kartentisch.games.eight28.cards import CARDS, DECK_SIZE

OFFER: Final = PHASE_OF_GAME  # a card is offered: take or pass
CHOOSE: Final = PHASE_OF_GAME + 1  # a hand that can play for both halves chooses one

NOT_SHOWN: Final = -1

# Codes of the half a hand plays for
NEITHER: Final = 0
FIRST_HALF: Final = 1
SECOND_HALF: Final = 2


CardByCard: TypeAlias = Annotated[Row, numbers("u1", DECK_SIZE)]
CountsOfCards: TypeAlias = Annotated[Row, numbers("i4", len(CARDS))]


class Public(Common):
    """Seen by everybody; the seat to move is the one asked."""

    deck: Count
    passing: Count
    card_giver: Count
    taken_this_lap: Count
    out: Bits  # seats that are out (E6)
    declined: Bits  # seats that declined for good (E9, `final`)
    passes: SeatCounts  # how often each seat has declined since its last card of this round
    supply_blue: Count
    supply_red: Count
    middle_blue: Count
    middle_red: Count
    shared_blue: Count  # the middle before the last distribution
    shared_red: Count
    blue: SeatCounts
    red: SeatCounts
    sum_up: SeatCounts  # of the face-up cards with every 1/11 as 1
    elevens_up: SeatCounts  # face-up 1/11
    taken: Count  # cards taken in this round, in order:
    taken_card: CardByCard
    taken_by: CardByCard
    first_of_lap: Bits  # which of them were the first of their lap
    unseen: CountsOfCards  # how often each card is not yet face up
    shown: SeatCounts  # secret cards shown in the distribution, or NOT_SHOWN
    half: SeatCounts  # the half each hand plays for, or NEITHER


class State(Public):
    """Everything, the secret cards and the pile included."""

    secret: SeatCounts
    pile: CardByCard  # in the order in which its cards are offered


class Observation(Seen, Public):
    """What one seat knows."""

    own_secret: Count


STATE: Final = layout(State)
OBSERVATION: Final = layout(Observation)

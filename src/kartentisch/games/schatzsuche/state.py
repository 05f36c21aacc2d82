"""What lies on the table in Schatzsuche: for all to see, in the hands, and as one seat knows it."""

from typing import Annotated, Final, TypeAlias

from kartentisch.core.contract import PHASE_OF_GAME, Common, Seen
from kartentisch.core.layout import Bits, Count, Row, SeatBits, SeatCounts, layout, numbers
from kartentisch.games.schatzsuche.cards import LAST_ROUND, PLAYERS

GUESS: Final = PHASE_OF_GAME  # everyone names the golden card
BID: Final = PHASE_OF_GAME + 1  # everyone says how many tricks they expect
PLAY: Final = PHASE_OF_GAME + 2  # everyone plays a card to the trick
OBJECT: Final = PHASE_OF_GAME + 3  # by hand: everyone objects to cards of the trick, then says ok

NOT_YET: Final = -1


CardByCard: TypeAlias = Annotated[Row, numbers("u1", PLAYERS * LAST_ROUND)]


class Public(Common):
    """Seen by everybody; `first` is the dealer."""

    discard_when_trumped: Count
    colour_cards: Count
    round_number: Count  # 1 to 10: also the number of cards dealt to each
    trump_card: Count  # or NOT_YET
    trump: Count  # its suit
    bids: SeatCounts  # or NOT_YET
    tricks: SeatCounts
    penalties: SeatCounts  # paid in this round (S12)
    leader: Count  # of this trick
    last_leader: Count  # of the last complete trick of this round, or NOT_YET
    cards_in_trick: Count
    suit_led: Count
    best_strength: Count  # of the card that takes the trick so far
    best_seat: Count
    played: CardByCard  # all cards of this round in the order in which they were played
    played_count: Count
    turned: SeatBits  # the suits whose colour cards are turned over (S2)
    moved: Bits  # colour cards that the seat to move has moved in this turn (S12)
    faults: SeatCounts  # what a right objection to this trick's card costs (S12)
    objected: Bits  # seats whose cards the seat to move has objected to (S12)
    answers: Count  # how many have said ok in OBJECT
    guesses: SeatCounts  # of the golden card, or NOT_YET
    golden_shown: Count  # the golden card when it is shown, else NOT_YET


class State(Public):
    """Everything, the hands and the golden card included."""

    hands: SeatBits
    golden_card: Count


class Observation(Seen, Public):
    """What one seat knows."""

    own_hand: Bits


STATE: Final = layout(State)
OBSERVATION: Final = layout(Observation)

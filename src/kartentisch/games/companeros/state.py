"""What lies on the table in Compañeros: for all to see, in the hands, and as one seat knows it."""

from typing import Final

from kartentisch.core.contract import PHASE_OF_GAME, Common, Seen
from kartentisch.core.layout import Bits, Count, SeatBits, SeatCounts, layout

PLAY: Final = PHASE_OF_GAME  # everyone plays a card
TAKE: Final = PHASE_OF_GAME + 1  # those who are served take a colour

NOT_PLAYED: Final = -1


class Public(Common):
    """Seen, and remembered, by everybody."""

    games: Count
    piles: Count
    round_number: Count  # 1 to 9
    starter: Count  # of this round
    display: Bits
    played: SeatCounts  # this round's cards, or NOT_PLAYED
    colour_value: SeatCounts  # sum of this round's cards, by colour (C3)
    served: SeatCounts  # the seats that are served, in order
    served_count: Count
    served_so_far: Count
    taken: SeatBits  # everybody's pile in this game
    game_points: SeatCounts  # of this game alone
    last_starter: Count  # of the last complete round of this game, or NOBODY
    last_played: SeatCounts  # its cards
    last_takers: Count  # how many of those served had taken


class State(Public):
    """Everything, the hands included."""

    hands: SeatBits


class Observation(Seen, Public):
    """What one seat knows."""

    own_hand: Bits


STATE: Final = layout(State)
OBSERVATION: Final = layout(Observation)

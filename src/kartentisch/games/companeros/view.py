"""What a seat knows in Compañeros, as typed data for people."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from kartentisch.core.compiled import interpreted
from kartentisch.core.view import TableView, shared_view
from kartentisch.games.companeros.cards import CARDS, COLOURS
from kartentisch.games.companeros.knowledge import cards_in_hand
from kartentisch.games.companeros.options import OPEN
from kartentisch.games.companeros.state import NOT_PLAYED, PLAY, TAKE, Observation

_cards_in_hand = interpreted(cards_in_hand)
_PHASES = {PLAY: "play", TAKE: "take"}


class Player(msgspec.Struct):
    """One player's cards and points; closed piles are counted after the game only (C9)."""

    cards: int  # in hand
    played: str | None
    pile_size: int
    pile: list[str] | None
    points: int  # of the match, without a closed pile


class View(TableView, kw_only=True):
    """The table as one seat, or a spectator, sees it."""

    game: int
    games: int
    round: int
    starter: int
    hand: list[str]
    players: list[Player]
    display: list[str]
    colour_values: dict[str, int]
    served: list[int]  # seats in the order in which they are served
    served_so_far: int


@lru_cache(10_000)
def names(cards: int) -> list[str]:
    """The cards of a set; a view shares them with others, so nobody changes them."""
    return [CARDS[number] for number in range(cards.bit_length()) if cards >> number & 1]


def own_view(view: View, seen: Observation) -> View:
    """With the seat's own hand."""
    return replace(view, seat=seen.seat, hand=names(seen.own_hand))


def public_view(seen: Observation) -> View:
    """What everybody sees."""
    shown = seen.piles == OPEN or seen.phase not in _PHASES
    shared = shared_view(seen, _PHASES)
    return View(
        **shared,
        game=shared["deal_number"],
        games=seen.games,
        round=seen.round_number,
        starter=seen.starter,
        hand=[],
        players=[
            Player(
                cards=_cards_in_hand(seen, seat),
                played=None if seen.played[seat] == NOT_PLAYED else CARDS[seen.played[seat]],
                pile_size=seen.taken[seat].bit_count(),
                pile=names(seen.taken[seat]) if shown else None,
                points=int(seen.points[seat] - (0 if shown else seen.game_points[seat])),
            )
            for seat in range(seen.players)
        ],
        display=names(seen.display),
        colour_values={
            colour: seen.colour_value[number] for number, colour in enumerate(COLOURS[: seen.players])
        },
        served=list(seen.served[: seen.served_count]),
        served_so_far=seen.served_so_far,
    )

"""What a seat knows in Compañeros, as typed data for people."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from kartentisch.core.compiled import interpreted
from kartentisch.core.contract import NOBODY
from kartentisch.core.layout import Row
from kartentisch.core.view import TableView, names_among, shared_view
from kartentisch.games.companeros.cards import CARDS, COLOUR_WORTHS, COLOURS, VALUES
from kartentisch.games.companeros.knowledge import cards_in_hand
from kartentisch.games.companeros.options import OPEN
from kartentisch.games.companeros.state import NOT_PLAYED, PLAY, TAKE, Observation

_cards_in_hand = interpreted(cards_in_hand)
names = names_among(CARDS)
_PHASES = {PLAY: "play", TAKE: "take"}
_CARDS_OF_COLOUR = (1 << VALUES) - 1
_WORTH = tuple(COLOUR_WORTHS.tolist())


class Group(msgspec.Struct):
    """The colours that have one value in this round, and who played them, the highest card first."""

    value: int
    colours: list[str]  # several in a tie
    seats: list[int]
    blocked: bool  # in a tie or below one: gets nothing (C4)


class Standing(msgspec.Struct):
    """What the round's cards come to if no other is played."""

    groups: list[Group]  # from the highest value down
    serving: list[int]  # the seats that take, in order; the display has a colour for each (C5)


class LastRound(msgspec.Struct):
    """The last complete round of this game, as it lay before its cards joined the display (C6).

    Of that display only what has not been taken since is shown: piles may be closed (C9).
    """

    round: int
    starter: int
    played: list[str]  # by seat
    display: list[str]
    worth: dict[str, int]  # of this display, by colour
    standing: Standing  # all of those serving have taken


class Player(msgspec.Struct):
    """One player's cards and points; closed piles are counted after the game only (C9)."""

    cards: int  # in hand
    played: str | None
    pile_size: int
    pile: list[str] | None
    pile_worth: dict[str, int] | None  # of the pile, by colour
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
    worth: dict[str, int]  # of the display, by colour
    colour_values: dict[str, int]
    served: list[int]  # seats in the order in which they are served
    served_so_far: int
    standing: Standing
    last_round: LastRound | None


@lru_cache(10_000)
def worth_by_colour(cards: int) -> dict[str, int]:
    """The sum of the values of a set of cards in each of its colours; views share it."""
    return {
        colour: _WORTH[cards >> VALUES * number & _CARDS_OF_COLOUR]
        for number, colour in enumerate(COLOURS)
        if cards >> VALUES * number & _CARDS_OF_COLOUR
    }


def standing(played: Iterable[int], colour_value: Row | list[int], takers: int) -> Standing:
    """Who takes as the cards lie (C3, C4), as many at most as there are colours to take (C5)."""
    order = sorted(
        (-colour_value[card // VALUES], card // VALUES, -card, seat)
        for seat, card in enumerate(played)
        if card != NOT_PLAYED
    )
    groups: list[Group] = []
    serving: list[int] = []
    blocked = False
    for value, number, _, seat in order:
        colour = COLOURS[number]
        if not groups or groups[-1].value != -value:
            groups.append(Group(-value, [colour], [seat], blocked))
            continue
        group = groups[-1]
        group.seats.append(seat)
        if group.colours[-1] != colour:
            group.colours.append(colour)
            group.blocked = blocked = True
    for group in groups:
        if not group.blocked:
            serving += group.seats
    return Standing(groups, serving[:takers])


def own_view(view: View, seen: Observation) -> View:
    """With the seat's own hand."""
    return replace(view, seat=seen.seat, hand=names(seen.own_hand))


def prospects(seen: Observation) -> dict[str, Standing]:
    """The standing after each card of one's hand, when one is to play."""
    if seen.phase != PLAY or seen.to_move != seen.seat:
        return {}
    takers = len(worth_by_colour(seen.display))
    return {card: _prospect(seen, CARDS.index(card), takers) for card in names(seen.own_hand)}


def _prospect(seen: Observation, card: int, takers: int) -> Standing:
    played, colour_value = list(seen.played), list(seen.colour_value)
    played[seen.seat] = card
    colour_value[card // VALUES] += card % VALUES + 1
    return standing(played, colour_value, takers)


def public_view(seen: Observation) -> View:
    """What everybody sees."""
    playing = seen.phase in _PHASES
    shown = seen.piles == OPEN or not playing
    shared = shared_view(seen, _PHASES)
    worth = worth_by_colour(seen.display)
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
                pile_worth=worth_by_colour(seen.taken[seat]) if shown else None,
                points=int(seen.points[seat] - (0 if shown else seen.game_points[seat])),
            )
            for seat in range(seen.players)
        ],
        display=names(seen.display),
        worth=worth,
        colour_values={
            colour: seen.colour_value[number] for number, colour in enumerate(COLOURS[: seen.players])
        },
        served=list(seen.served[: seen.served_count]),
        served_so_far=seen.served_so_far,
        standing=standing(seen.played if playing else (), seen.colour_value, seen.served_so_far + len(worth)),
        last_round=_last_round(seen, playing),
    )


def _last_round(seen: Observation, playing: bool) -> LastRound | None:
    if seen.last_starter == NOBODY:
        return None
    played = tuple(seen.last_played[: seen.players])
    display = seen.display
    for card in played:
        display &= ~(1 << card)
    return LastRound(
        round=seen.round_number - (1 if playing else 0),
        starter=seen.last_starter,
        played=[CARDS[card] for card in played],
        display=names(display),
        worth=worth_by_colour(display),
        standing=_final_standing(played, seen.last_takers),
    )


@lru_cache(10_000)
def _final_standing(played: tuple[int, ...], takers: int) -> Standing:
    """Of a round in which so many took; views share it, so nobody changes it."""
    colour_value = [0] * len(COLOURS)
    for card in played:
        colour_value[card // VALUES] += card % VALUES + 1
    return standing(played, colour_value, takers)

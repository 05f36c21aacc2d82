"""What a seat knows in 8-28, as typed data for people."""

import msgspec
from msgspec.structs import replace

from kartentisch.core.view import TableView, shared_view
from kartentisch.games.eight28.cards import CARDS, ONE_OR_ELEVEN, RED_GEMS, low_value
from kartentisch.games.eight28.state import (
    CHOOSE,
    FIRST_HALF,
    NOT_SHOWN,
    OFFER,
    SECOND_HALF,
    Observation,
)

_PHASES = {OFFER: "offer", CHOOSE: "choose"}
_HALVES = {FIRST_HALF: "8", SECOND_HALF: "28"}


class Gems(msgspec.Struct):
    """So many blue and red gems."""

    blue: int
    red: int


class Player(msgspec.Struct):
    """One player's cards and gems."""

    face_up: list[str]
    secret: str | None  # one's own, or shown in the distribution
    totals: list[int]  # of all cards that this view shows
    out: bool
    declined: bool  # for good, with the option `passing`: `final`
    half: str | None
    gems: Gems
    points: int


class View(TableView, kw_only=True):
    """The table as one seat, or a spectator, sees it."""

    card_giver: int
    players: list[Player]
    supply: Gems
    middle: Gems
    pile: int
    unseen: dict[str, int]  # cards this view does not show, by kind
    last_round: bool


def own_view(view: View, seen: Observation) -> View:
    """With the seat's own secret card."""
    seat, secret = seen.seat, seen.own_secret
    if secret == NOT_SHOWN or seen.shown[seat] != NOT_SHOWN:
        return replace(view, seat=seat)
    players = list(view.players)
    cards = [*_face_up(seen, seat), secret]
    players[seat] = replace(players[seat], secret=CARDS[secret], totals=totals(cards))
    unseen = {**view.unseen, CARDS[secret]: view.unseen[CARDS[secret]] - 1}
    return replace(view, seat=seat, players=players, unseen=unseen)


def public_view(seen: Observation) -> View:
    """What everybody sees."""
    players = []
    for seat in range(seen.players):
        secret = seen.shown[seat]
        face_up = _face_up(seen, seat)
        players.append(
            Player(
                face_up=[CARDS[card] for card in face_up],
                secret=None if secret == NOT_SHOWN else CARDS[secret],
                totals=totals(face_up + [secret] * (secret != NOT_SHOWN)),
                out=bool(seen.out >> seat & 1),
                declined=bool(seen.declined >> seat & 1),
                half=_HALVES.get(seen.half[seat]),
                gems=Gems(seen.blue[seat], seen.red[seat]),
                points=seen.points[seat],
            )
        )
    return View(
        **shared_view(seen, _PHASES),
        card_giver=seen.card_giver,
        players=players,
        supply=Gems(seen.supply_blue, seen.supply_red),
        middle=Gems(seen.middle_blue, seen.middle_red),
        pile=sum(seen.unseen) - sum(player.secret is None for player in players),
        unseen=dict(zip(CARDS, seen.unseen, strict=False)),
        last_round=seen.supply_red < RED_GEMS,
    )


def _face_up(seen: Observation, seat: int) -> list[int]:
    return [seen.taken_card[index] for index in range(seen.taken) if seen.taken_by[index] == seat]


def totals(cards: list[int]) -> list[int]:
    """All sums of a hand, each 1/11 as 1 or 11 (E10)."""
    lowest = sum(int(low_value(card)) for card in cards)
    return [lowest + 10 * count for count in range(cards.count(ONE_OR_ELEVEN) + 1)]

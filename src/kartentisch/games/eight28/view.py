"""What a seat knows in 8-28, as typed data for people."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from kartentisch.core.compiled import interpreted
from kartentisch.core.view import TableView, shared_view
from kartentisch.games.eight28.cards import CARDS, ONE_OR_ELEVEN, RED_GEMS, RED_POINTS, low_value
from kartentisch.games.eight28.scoring import best_layout, largest_share, value_of_halves
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
_LOW_VALUES = [int(interpreted(low_value)(card)) for card in range(len(CARDS))]


# What heaps are laid out for
FIRST_TARGET: Final = "8"
SECOND_TARGET: Final = "28"
BOTH_TARGETS: Final = "both"


class Gems(msgspec.Struct):
    """So many blue and red gems."""

    blue: int
    red: int


class Player(msgspec.Struct):
    """One player's cards and gems."""

    face_up: list[str]
    secret: str | None  # one's own, or shown in the distribution
    totals: list[int]  # of all cards that this view shows
    for_8: int | None  # the one of them that can play for the first half
    for_28: int | None  # and for the second
    out: bool
    declined: bool  # for good, with the option `passing`: `final`
    answer: str | None  # take or pass in this lap; who declined for good is asked no more
    half: str | None
    gems: Gems
    points: int


class Odds(msgspec.Struct):
    """How many of the cards that may lie on top of the pile lead too far; a hidden secret card counts 1."""

    cards: int
    past_8: int
    bust: int  # past 28: out at once, or with nothing to play for


class Heap(msgspec.Struct):
    """Gems that are laid out for a target, and what becomes of them."""

    target: str  # 8, 28, or both: the whole middle for direct hits
    gems: Gems
    total: int | None  # the best that plays for it
    winners: list[int]
    shares: list[Gems]  # of the winners, in their order
    stays: Gems  # does not go up, or nobody plays for it


class ShareOut(msgspec.Struct):
    """A distribution; while halves are still chosen, as it stands."""

    heaps: list[Heap]  # in the order in which they are shared out
    rest: Gems  # over when the halves are laid out


class View(TableView, kw_only=True):
    """The table as one seat, or a spectator, sees it."""

    card_giver: int
    players: list[Player]
    supply: Gems
    middle: Gems
    pile: int
    unseen: dict[str, int]  # cards this view does not show, by kind
    odds: list[Odds | None]  # by seat; null for one who is asked no more
    share_out: ShareOut | None  # after a round; while halves are chosen, as it stands
    last_round: bool


def own_view(view: View, seen: Observation) -> View:
    """With the seat's own secret card."""
    seat, secret = seen.seat, seen.own_secret
    players = list(view.players)
    player = players[seat]
    if secret == NOT_SHOWN or player.secret is not None:
        return replace(view, seat=seat)
    sums = _sums_with(player.totals, secret)
    for_8, for_28 = _playable(sums, player.out)
    players[seat] = replace(player, secret=CARDS[secret], totals=sums, for_8=for_8, for_28=for_28)
    unseen = {**view.unseen, CARDS[secret]: view.unseen[CARDS[secret]] - 1}
    return replace(view, seat=seat, players=players, unseen=unseen, odds=odds(players, unseen, view.phase))


def public_view(seen: Observation) -> View:
    """What everybody sees."""
    players = []
    answers = _answers(seen)
    taken = list(zip(seen.taken_card[: seen.taken], seen.taken_by, strict=False))
    for seat in range(seen.players):
        secret = seen.shown[seat]
        face_up = [card for card, taker in taken if taker == seat]
        out = bool(seen.out >> seat & 1)
        sums = totals(face_up + [secret] * (secret != NOT_SHOWN))
        for_8, for_28 = _playable(sums, out)
        players.append(
            Player(
                face_up=[CARDS[card] for card in face_up],
                secret=None if secret == NOT_SHOWN else CARDS[secret],
                totals=sums,
                for_8=for_8,
                for_28=for_28,
                out=out,
                declined=bool(seen.declined >> seat & 1),
                answer=answers.get(seat),
                half=_HALVES.get(seen.half[seat]),
                gems=Gems(seen.blue[seat], seen.red[seat]),
                points=seen.points[seat],
            )
        )
    shared = shared_view(seen, _PHASES)
    unseen = dict(zip(CARDS, seen.unseen, strict=False))
    return View(
        **shared,
        card_giver=seen.card_giver,
        players=players,
        supply=Gems(seen.supply_blue, seen.supply_red),
        middle=Gems(seen.middle_blue, seen.middle_red),
        pile=sum(seen.unseen) - sum(player.secret is None for player in players),
        unseen=unseen,
        odds=odds(players, unseen, shared["phase"]),
        share_out=_share_out(seen, players),
        last_round=seen.supply_red < RED_GEMS,
    )


def odds(players: list[Player], unseen: dict[str, int], phase: str) -> list[Odds | None]:
    """By what the view shows, each unseen card may as well lie on top of the pile as any other."""
    if phase != _PHASES[OFFER]:
        return [None] * len(players)
    counts = list(unseen.values())
    cards = sum(counts)
    # How many of the unseen cards are worth more than 0, 1, 2 ... 9.
    above = [cards] * 10
    at_most = counts[ONE_OR_ELEVEN]
    for value in range(1, 10):
        at_most += counts[value - 1]
        above[value] = cards - at_most
    found: list[Odds | None] = []
    for player in players:
        if player.out or player.declined:
            found.append(None)
            continue
        least = player.totals[0] + (player.secret is None)
        found.append(Odds(cards, _too_much(above, 8 - least), _too_much(above, 28 - least)))
    return found


def _too_much(above: list[int], room: int) -> int:
    """How many cards are worth more than there is room for."""
    return above[max(room, 0)] if room < len(above) else 0


def _answers(seen: Observation) -> dict[int, str]:
    """Who has taken or declined in this lap."""
    if seen.phase != OFFER:
        return {}
    answers = {}
    seat = (seen.card_giver + 1) % seen.players
    while seat != seen.to_move:
        if not (seen.out | seen.declined) >> seat & 1:
            answers[seat] = "pass"
        seat = (seat + 1) % seen.players
    for index in range(seen.taken - seen.taken_this_lap, seen.taken):
        answers[seen.taken_by[index]] = "take"
    return answers


def _share_out(seen: Observation, players: list[Player]) -> ShareOut | None:
    """The distribution after a round, or as it stands while halves are chosen."""
    if seen.shown[0] == NOT_SHOWN:
        return None
    if seen.phase == CHOOSE:
        middle = Gems(seen.middle_blue, seen.middle_red)
    else:
        middle = Gems(seen.shared_blue, seen.shared_red)
    hits = [seat for seat, player in enumerate(players) if player.for_8 == 8 and player.for_28 == 28]
    if hits:
        return _share_direct_hits(middle, hits)
    return _share_halves(
        middle,
        [player.for_8 if player.half == "8" else None for player in players],
        [player.for_28 if player.half == "28" else None for player in players],
    )


def _share_direct_hits(middle: Gems, hits: list[int]) -> ShareOut:
    """The whole middle goes to the direct hits (E11)."""
    return ShareOut([_heap(BOTH_TARGETS, middle, None, hits)], Gems(0, 0))


def _share_halves(middle: Gems, first: Sequence[int | None], second: Sequence[int | None]) -> ShareOut:
    """By halves, after the totals with which the seats play for the first and for the second (E13)."""
    best_first, best_second = _best(first), _best(second)
    winners_first, winners_second = _seats_with(first, best_first), _seats_with(second, best_second)
    half = int(value_of_halves(middle.blue, middle.red))
    red_first, red_second = interpreted(best_layout)(
        middle.blue, middle.red, half, len(winners_first), len(winners_second)
    )
    gems_first = Gems(half - RED_POINTS * red_first, red_first)
    gems_second = Gems(half - RED_POINTS * red_second, red_second)
    return ShareOut(
        [
            _heap(FIRST_TARGET, gems_first, best_first, winners_first),
            _heap(SECOND_TARGET, gems_second, best_second, winners_second),
        ],
        _left(middle, [gems_first, gems_second]),
    )


def _heap(target: str, gems: Gems, total: int | None, winners: list[int]) -> Heap:
    share = int(largest_share(gems.blue, gems.red, len(winners)))
    shares = []
    red = gems.red
    for _ in winners:
        own_red = min(red, share // RED_POINTS)  # red gems first, in seat order (E15)
        red -= own_red
        shares.append(Gems(share - RED_POINTS * own_red, own_red))
    return Heap(target, gems, total, winners, shares, _left(gems, shares))


def _left(gems: Gems, taken: list[Gems]) -> Gems:
    return Gems(gems.blue - sum(part.blue for part in taken), gems.red - sum(part.red for part in taken))


def _best(totals: Sequence[int | None]) -> int | None:
    return max((total for total in totals if total is not None), default=None)


def _seats_with(totals: Sequence[int | None], best: int | None) -> list[int]:
    return [] if best is None else [seat for seat, total in enumerate(totals) if total == best]


def _playable(sums: list[int], out: bool) -> tuple[int | None, int | None]:
    """The totals with which a hand can play for the first and for the second half (E12)."""
    if out:
        return None, None
    return (
        sums[0] if sums[0] <= 8 else None,
        max((total for total in sums if 9 <= total <= 28), default=None),
    )


def totals(cards: list[int]) -> list[int]:
    """All sums of a hand, each 1/11 as 1 or 11 (E10)."""
    lowest = sum(_LOW_VALUES[card] for card in cards)
    return [lowest + 10 * count for count in range(cards.count(ONE_OR_ELEVEN) + 1)]


def _sums_with(sums: list[int], card: int) -> list[int]:
    """All sums of a hand that gets one more card."""
    lowest = sums[0] + _LOW_VALUES[card]
    return [lowest + 10 * count for count in range(len(sums) + (card == ONE_OR_ELEVEN))]

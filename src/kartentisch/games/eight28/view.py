"""The table of 8-28 as a seat, or a spectator, sees it."""

from typing import Annotated, Final, TypeAlias

from kartentisch.core.bits import NONE, bit, first_bits, popcount
from kartentisch.core.compiled import outlined
from kartentisch.core.contract import NOBODY
from kartentisch.core.layout import MAX_SEATS
from kartentisch.core.seats import left_of
from kartentisch.core.view import (
    ABSENT,
    PHASES,
    Flag,
    Listed,
    ListOf,
    Maybe,
    MaybePart,
    Number,
    NumberByWord,
    NumberKind,
    NumberOrNone,
    Numbers,
    Part,
    Seat,
    TableView,
    Word,
    append,
    show_table,
)
from kartentisch.games.eight28.cards import (
    CARDS,
    DECK_SIZE,
    ELEVEN_MORE,
    FIRST_TARGET,
    ONE_OR_ELEVEN,
    RED_GEMS,
    RED_POINTS,
    SECOND_TARGET,
    low_value,
)
from kartentisch.games.eight28.scoring import (
    best_layout,
    best_second_total,
    best_total,
    direct_hits,
    is_in,
    largest_share,
    red_in_share,
    value_of_gems,
    value_of_halves,
    winners_of_half,
)
from kartentisch.games.eight28.state import (
    CHOOSE,
    FIRST_HALF,
    NEITHER,
    NOT_SHOWN,
    OFFER,
    SECOND_HALF,
    Observation,
    Public,
    State,
)

MOST_ELEVENS: Final = 8
NOTHING_YET: Final = -1

# What a seat has answered in this lap
TOOK: Final = 0
PASSED: Final = 1

# What heaps are laid out for
TARGETS: Final = ("8", "28", "both")
FOR_8, FOR_28, FOR_BOTH = range(len(TARGETS))

Totals: TypeAlias = Annotated[Listed[int], ListOf(NumberKind(), MOST_ELEVENS + 1)]
Seats: TypeAlias = Annotated[Listed[int], ListOf(NumberKind(), MAX_SEATS)]
Answer: TypeAlias = Annotated[int, Word(("take", "pass"), none=True)]


class Gems:
    """So many blue and red gems."""

    blue: Number
    red: Number
    value: Number  # in points (E2)


class Player:
    """One player's cards and gems."""

    face_up: Annotated[Listed[int], ListOf(Word(CARDS), DECK_SIZE)]
    secret: Annotated[int, Word(CARDS, none=True)]  # the viewer's own, or shown in the distribution
    totals: Totals  # of all cards that this view shows
    for_8: NumberOrNone  # the one of them that can play for the first half
    for_28: NumberOrNone  # and for the second
    out: Flag
    declined: Flag  # for good, with the option `passing`: `final`
    answer: Answer  # take or pass in this lap; who declined for good is asked no more
    half: Annotated[int, Word(("8", "28"), none=True)]
    gems: Annotated[Gems, Part(Gems)]
    points: Number


class Odds:
    """How many of the cards that may lie on top of the pile lead too far; a hidden secret card counts 1."""

    cards: Number
    past_8: Number
    bust: Number  # past 28: out at once, or with nothing to play for


class Heap:
    """Gems that are laid out for a target, and what becomes of them."""

    target: Annotated[int, Word(TARGETS)]  # 8, 28, or both: the whole middle for direct hits
    gems: Annotated[Gems, Part(Gems)]
    total: NumberOrNone  # the best that plays for it
    winners: Seats
    shares: Annotated[Listed[Gems], ListOf(Part(Gems), MAX_SEATS)]  # of the winners, in their order
    stays: Annotated[Gems, Part(Gems)]  # does not go up, or nobody plays for it


class ShareOut:
    """A distribution; while halves are still chosen, as it stands."""

    heaps: Annotated[Listed[Heap], ListOf(Part(Heap), 2)]  # in the order in which they are shared out
    rest: Annotated[Gems, Part(Gems)]  # over when the halves are laid out


OddsBySeat: TypeAlias = Annotated[Listed[Maybe[Odds]], ListOf(MaybePart(Odds), MAX_SEATS)]
MaybeShareOut: TypeAlias = Annotated[Maybe[ShareOut], MaybePart(ShareOut)]


class View(TableView):
    """The table as one seat, or a spectator, sees it."""

    phase: Annotated[int, Word((*PHASES, "offer", "choose"))]
    card_giver: Seat
    players: Annotated[Listed[Player], ListOf(Part(Player), MAX_SEATS)]
    supply: Annotated[Gems, Part(Gems)]
    middle: Annotated[Gems, Part(Gems)]
    pile: Number
    unseen: Annotated[NumberByWord, Numbers(CARDS)]  # cards this view does not show, by kind
    odds: OddsBySeat  # by seat; null for one who is asked no more
    share_out: MaybeShareOut  # after a round; while halves are chosen, as it stands
    last_round: Flag


@outlined
def show(seen: Observation, view: View) -> None:
    """Fill in what the seat sees."""
    show_table(seen, view)
    view.card_giver = seen.card_giver
    show_gems(view.supply, seen.supply_blue, seen.supply_red)
    show_gems(view.middle, seen.middle_blue, seen.middle_red)
    view.last_round = seen.supply_red < RED_GEMS
    for seat in range(seen.players):
        show_player(seen, seat, view.players.entries[seat])
    view.players.count = seen.players
    show_face_up(seen, view)
    show_answers(seen, view)
    for seat in range(seen.players):
        view.players.entries[seat].secret = seen.shown[seat]
    if seen.seat != NOBODY and seen.shown[seen.seat] == NOT_SHOWN:
        view.players.entries[seen.seat].secret = seen.own_secret
    show_totals(seen, view)
    if seen.shown[0] != NOT_SHOWN:
        show_share_out(seen, view)


@outlined
def uncover(state: State, view: View) -> None:
    """Add the secret cards."""
    for seat in range(state.players):
        if view.phase >= len(PHASES):
            view.players.entries[seat].secret = state.secret[seat]
    show_totals(state, view)


@outlined
def show_gems(gems: Gems, blue: int, red: int) -> None:
    """So many gems and their value."""
    gems.blue = blue
    gems.red = red
    gems.value = value_of_gems(blue, red)


@outlined
def show_player(table: Public, seat: int, player: Player) -> None:
    """What lies before a seat, without its cards."""
    player.out = not is_in(table, seat)
    player.declined = table.declined & bit(seat) != NONE
    player.answer = NOTHING_YET
    player.half = table.half[seat] - FIRST_HALF if table.half[seat] != NEITHER else NOTHING_YET
    show_gems(player.gems, table.blue[seat], table.red[seat])
    player.points = table.points[seat]


@outlined
def show_face_up(table: Public, view: View) -> None:
    """The face-up cards, in the order in which they were taken."""
    for index in range(table.taken):
        append(view.players.entries[table.taken_by[index]].face_up, table.taken_card[index])


@outlined
def show_answers(table: Public, view: View) -> None:
    """Who has taken or declined in this lap."""
    if table.phase != OFFER:
        return
    seat = left_of(table.card_giver, table.players)
    while seat != table.to_move:
        if (table.out | table.declined) & bit(seat) == NONE:
            view.players.entries[seat].answer = PASSED
        seat = left_of(seat, table.players)
    for index in range(table.taken - table.taken_this_lap, table.taken):
        view.players.entries[table.taken_by[index]].answer = TOOK


# What follows from the secret cards that the view shows


@outlined
def show_totals(table: Public, view: View) -> None:
    """Totals, unseen cards and odds, by the secret cards that the view shows."""
    hidden = 0
    view.unseen.keys = first_bits(len(CARDS))
    for card in range(len(CARDS)):
        view.unseen.values[card] = table.unseen[card]
    pile = 0
    for card in range(len(CARDS)):
        pile += table.unseen[card]
    for seat in range(table.players):
        player = view.players.entries[seat]
        show_hand(table, seat, player)
        if table.shown[seat] == NOT_SHOWN:
            hidden += 1
            if player.secret != NOT_SHOWN:
                view.unseen.values[player.secret] -= 1
    view.pile = pile - hidden
    show_odds(table, view)


@outlined
def show_hand(table: Public, seat: int, player: Player) -> None:
    """All totals of the cards shown, and those that play for a half (E10, E12)."""
    lowest = table.sum_up[seat]
    elevens = table.elevens_up[seat]
    if player.secret != NOT_SHOWN:
        lowest += low_value(player.secret)
        elevens += 1 if player.secret == ONE_OR_ELEVEN else 0
    player.totals.count = 0
    for count in range(elevens + 1):
        append(player.totals, lowest + ELEVEN_MORE * count)
    player.for_8 = ABSENT
    player.for_28 = ABSENT
    if is_in(table, seat):
        best = best_second_total(lowest, elevens)
        player.for_8 = lowest if lowest <= FIRST_TARGET else ABSENT
        player.for_28 = best if best > 0 else ABSENT


@outlined
def show_odds(table: Public, view: View) -> None:
    """By what the view shows, each unseen card may as well lie on top of the pile as any other."""
    view.odds.count = table.players
    for seat in range(table.players):
        player = view.players.entries[seat]
        entry = view.odds.entries[seat]
        entry.present = table.phase == OFFER and not player.out and not player.declined
        if entry.present:
            least = player.totals.entries[0] + (1 if player.secret == NOT_SHOWN else 0)
            entry.value.cards = cards_above(view, 0)
            entry.value.past_8 = cards_above(view, FIRST_TARGET - least)
            entry.value.bust = cards_above(view, SECOND_TARGET - least)


@outlined
def cards_above(view: View, room: int) -> int:
    """How many unseen cards are worth more than there is room for."""
    count = 0
    for card in range(len(CARDS)):
        if low_value(card) > room:
            count += view.unseen.values[card]
    return count


# The distribution


@outlined
def show_share_out(table: Public, view: View) -> None:
    """The distribution after a round, or as it stands while halves are chosen."""
    share_out = view.share_out.value
    view.share_out.present = True
    choosing = table.phase == CHOOSE
    blue = table.middle_blue if choosing else table.shared_blue
    red = table.middle_red if choosing else table.shared_red
    hits = direct_hits(table)
    if hits:
        share_out.heaps.count = 1
        show_heap(share_out.heaps.entries[0], FOR_BOTH, blue, red, 0, hits)
        return
    first = winners_of_half(table, FIRST_HALF)
    second = winners_of_half(table, SECOND_HALF)
    half = value_of_halves(blue, red)
    red_first, red_second = best_layout(blue, red, half, popcount(first), popcount(second))
    blue_first = half - RED_POINTS * red_first
    blue_second = half - RED_POINTS * red_second
    share_out.heaps.count = 2
    best_first = best_total(table, FIRST_HALF)
    best_second = best_total(table, SECOND_HALF)
    show_heap(share_out.heaps.entries[0], FOR_8, blue_first, red_first, best_first, first)
    show_heap(share_out.heaps.entries[1], FOR_28, blue_second, red_second, best_second, second)
    show_gems(share_out.rest, blue - blue_first - blue_second, red - red_first - red_second)


@outlined
def show_heap(heap: Heap, target: int, blue: int, red: int, total: int, winners: int) -> None:
    """A heap, and what each of its winners is paid (E15)."""
    heap.target = target
    show_gems(heap.gems, blue, red)
    heap.total = total if total > 0 else ABSENT
    share = largest_share(blue, red, popcount(winners))
    for seat in range(MAX_SEATS):
        if winners & bit(seat):
            append(heap.winners, seat)
            part = heap.shares.entries[heap.shares.count]
            heap.shares.count += 1
            own_red = red_in_share(share, red)
            own_blue = share - RED_POINTS * own_red
            show_gems(part, own_blue, own_red)
            red -= own_red
            blue -= own_blue
    show_gems(heap.stays, blue, red)

"""The table of Compañeros as a seat, or a spectator, sees it."""

from typing import Annotated, Final, TypeAlias

from kartentisch.core.bits import NONE, bit, first_bits, highest, lowest, popcount, without_lowest
from kartentisch.core.compiled import outlined
from kartentisch.core.contract import NOBODY
from kartentisch.core.layout import MAX_SEATS, SeatCounts
from kartentisch.core.view import (
    ABSENT,
    ABSENT_SET,
    PHASES,
    ByWord,
    Flag,
    Keyed,
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
    Words,
    append,
    show_table,
)
from kartentisch.games.companeros.cards import (
    CARDS,
    COLOURS,
    HAND_SIZE,
    cards_of_colour,
    colour_of,
    value_of,
    worth,
)
from kartentisch.games.companeros.knowledge import cards_in_hand
from kartentisch.games.companeros.options import OPEN
from kartentisch.games.companeros.scoring import (
    MORE_THAN_ANY,
    NO_COLOUR,
    colour_with_value,
    highest_tie,
    highest_value_below,
    player_of,
    set_of_cards,
)
from kartentisch.games.companeros.state import PLAY, TAKE, Observation, State

Cards: TypeAlias = Annotated[int, Words(CARDS)]
ByColour: TypeAlias = Annotated[NumberByWord, Numbers(COLOURS)]
Seats: TypeAlias = Annotated[Listed[int], ListOf(NumberKind(), MAX_SEATS)]


class Group:
    """The colours that have one value in this round, and who played them, the highest card first."""

    value: Number
    colours: Annotated[Listed[int], ListOf(Word(COLOURS), len(COLOURS))]  # several in a tie
    seats: Seats
    blocked: Flag  # in a tie or below one: gets nothing (C4)


class Standing:
    """What the round's cards come to if no other is played."""

    played: SeatCounts
    colour_value: SeatCounts
    groups: Annotated[Listed[Group], ListOf(Part(Group), MAX_SEATS)]  # from the highest value down
    serving: Seats  # the seats that take, in order; the display has a colour for each (C5)


class LastRound:
    """The last complete round of this game, as it lay before its cards joined the display (C6).

    Of that display only what has not been taken since is shown: piles may be closed (C9).
    """

    round_: Number
    starter: Seat
    played: Annotated[Listed[int], ListOf(Word(CARDS), MAX_SEATS)]  # by seat
    display: Cards
    worth: ByColour  # of this display, by colour
    standing: Annotated[Standing, Part(Standing)]  # all of those serving have taken


class Player:
    """One player's cards and points; closed piles are counted after the game only (C9)."""

    cards: Number  # in hand
    played: Annotated[int, Word(CARDS, none=True)]
    pile_size: Number
    pile: Annotated[int, Words(CARDS, none=True)]
    pile_worth: Annotated[NumberByWord, Numbers(COLOURS, none=True)]  # of the pile, by colour
    pile_points: NumberOrNone  # of the whole pile
    points: Number  # of the match, without a closed pile


class View(TableView):
    """The table as one seat, or a spectator, sees it."""

    phase: Annotated[int, Word((*PHASES, "play", "take"))]
    game: Number
    games: Number
    round_: Number
    starter: Seat
    hand: Cards
    players: Annotated[Listed[Player], ListOf(Part(Player), MAX_SEATS)]
    display: Cards
    worth: ByColour  # of the display, by colour
    colour_values: ByColour
    served: Seats  # seats in the order in which they are served
    served_so_far: Number
    standing: Annotated[Standing, Part(Standing)]
    last_round: Annotated[Maybe[LastRound], MaybePart(LastRound)]


PREVIEW: Final = ByWord(CARDS, Standing, HAND_SIZE)


@outlined
def show(seen: Observation, view: View) -> None:
    """Fill in what the seat sees."""
    show_table(seen, view)
    view.game = view.deal_number
    view.games = seen.games
    view.round_ = seen.round_number
    view.starter = seen.starter
    view.hand = seen.own_hand
    view.display = seen.display
    show_worth(seen.display, view.worth)
    view.colour_values.keys = first_bits(seen.players)
    for colour in range(seen.players):
        view.colour_values.values[colour] = seen.colour_value[colour]
    for place in range(seen.served_count):
        append(view.served, seen.served[place])
    view.served_so_far = seen.served_so_far
    playing = seen.phase == PLAY or seen.phase == TAKE
    for seat in range(seen.players):
        show_player(seen, seat, seen.piles == OPEN or not playing, view.players.entries[seat])
    view.players.count = seen.players
    if playing:
        lay_round(seen, view.standing)
        show_standing(view.standing, seen.players, seen.served_so_far + popcount(view.worth.keys))
    if seen.last_starter != NOBODY:
        show_last_round(seen, playing, view.last_round)


@outlined
def uncover(state: State, view: View) -> None:
    """There are no secrets but the hands."""


@outlined
def show_player(seen: Observation, seat: int, shown: bool, player: Player) -> None:
    """One player's cards and points; `shown` is the pile (C9)."""
    player.cards = cards_in_hand(seen, seat)
    player.played = seen.played[seat]
    player.pile_size = popcount(seen.taken[seat])
    player.points = seen.points[seat]
    if shown:
        player.pile = seen.taken[seat]
        show_worth(seen.taken[seat], player.pile_worth)
        player.pile_points = worth(seen.taken[seat])
    else:
        player.pile_points = ABSENT
        player.pile = ABSENT_SET
        player.pile_worth.keys = ABSENT_SET
        player.points -= seen.game_points[seat]


@outlined
def show_worth(cards: int, by_colour: NumberByWord) -> None:
    """The sum of the values of a set of cards in each of its colours."""
    by_colour.keys = NONE
    for colour in range(len(COLOURS)):
        own = cards & cards_of_colour(colour)
        if own:
            by_colour.keys |= bit(colour)
            by_colour.values[colour] = worth(own)


# Who takes


@outlined
def lay_round(seen: Observation, standing: Standing) -> None:
    """Lay out the cards of this round."""
    for seat in range(seen.players):
        standing.played[seat] = seen.played[seat]
        standing.colour_value[seat] = seen.colour_value[seat]


@outlined
def show_standing(standing: Standing, players: int, takers: int) -> None:
    """Who takes as the cards lie (C3, C4), as many at most as there are colours to take (C5)."""
    lying = set_of_cards(standing.played, players)
    tie = highest_tie(standing.colour_value, players)
    standing.groups.count = 0
    standing.serving.count = 0
    value = highest_value_below(standing.colour_value, MORE_THAN_ANY, players)
    while value > 0:
        group = standing.groups.entries[standing.groups.count]
        standing.groups.count += 1
        group.value = value
        group.blocked = value <= tie
        group.colours.count = 0
        group.seats.count = 0
        colour = colour_with_value(standing.colour_value, value, NO_COLOUR, players)
        while colour < players:
            append(group.colours, colour)
            cards = lying & cards_of_colour(colour)
            while cards != NONE:
                card = highest(cards)
                cards ^= bit(card)
                seat = player_of(standing.played, card)
                append(group.seats, seat)
                if value > tie and standing.serving.count < takers:
                    append(standing.serving, seat)
            colour = colour_with_value(standing.colour_value, value, colour, players)
        value = highest_value_below(standing.colour_value, value, players)


@outlined
def show_last_round(seen: Observation, playing: bool, last_round: Maybe[LastRound]) -> None:
    """The last complete round of this game."""
    last_round.present = True
    last = last_round.value
    last.round_ = seen.round_number - (1 if playing else 0)
    last.starter = seen.last_starter
    for seat in range(seen.players):
        card = seen.last_played[seat]
        append(last.played, card)
        last.standing.played[seat] = card
        last.standing.colour_value[colour_of(card)] += value_of(card)
    last.display = seen.display & ~set_of_cards(seen.last_played, seen.players)
    show_worth(last.display, last.worth)
    show_standing(last.standing, seen.players, seen.last_takers)


@outlined
def foresee(seen: Observation, preview: Listed[Keyed[Standing]]) -> None:
    """The standing after each card in hand, for the seat that is to play."""
    if seen.phase != PLAY or seen.to_move != seen.seat:
        return
    takers = 0
    for colour in range(seen.players):
        takers += 1 if seen.display & cards_of_colour(colour) else 0
    cards = seen.own_hand
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        entry = preview.entries[preview.count]
        preview.count += 1
        entry.key = card
        lay_round(seen, entry.value)
        entry.value.played[seen.seat] = card
        entry.value.colour_value[colour_of(card)] += value_of(card)
        show_standing(entry.value, seen.players, takers)

"""The table as a seat or a spectator sees it: never more than that."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal

import msgspec

from kartentisch.core.contract import Record
from kartentisch.core.layout import plain
from kartentisch.table.events import ClockSetting
from kartentisch.table.news import News
from kartentisch.table.table import Status, Table


class SeatInfo(msgspec.Struct):
    """Who sits on a seat."""

    kind: Literal["person", "bot", "empty"]
    name: str | None
    bot: str | None
    here: bool  # connected; bots always are
    away: bool  # a bot plays for the person
    cut: bool  # has added a value to the shuffle
    clock_ms: int | None


class TableInfo(msgspec.Struct):
    """The table around the cards: the same for everybody."""

    id: str
    game: str
    options: dict[str, str | bool | int]
    players: int
    open: bool
    clock: ClockSetting | None
    bot_pause_ms: int
    status: Status
    seats: list[SeatInfo]
    host: int | None
    commitment: str
    previous: str | None
    next: str | None  # the table of the rematch
    winners: list[int]


class Frame(msgspec.Struct):
    """The table after an event, as one seat or a spectator sees it."""

    seq: int
    news: News | None  # what has just happened
    table: TableInfo
    view: Any  # the game's own view, once it has begun
    legal: list[str]  # one's own legal moves
    may_undo: bool


def table_info(table: Table, here: Collection[int]) -> TableInfo:
    """What everybody sees around the cards; `here` are the seats whose persons are connected."""
    opened = table.opened
    return TableInfo(
        id=table.id,
        game=opened.game,
        options=opened.options,
        players=opened.players,
        open=opened.open,
        clock=opened.clock,
        bot_pause_ms=opened.bot_pause_ms,
        status=table.status,
        seats=[
            SeatInfo(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                here=seat.bot is not None or number in here,
                away=seat.away,
                cut=seat.value is not None,
                clock_ms=None if opened.clock is None else seat.clock_ms,
            )
            for number, seat in enumerate(table.seats)
        ],
        host=table.host,
        commitment=table.commitment,
        previous=opened.previous,
        next=table.next_table,
        winners=[] if table.state is None else table.game.winners(table.state),
    )


def frames(
    table: Table, news: News | None, here: Collection[int], audience: Iterable[int | None]
) -> Mapping[int | None, Frame]:
    """The frame of each seat of the audience; None is a spectator."""
    # What all see alike is encoded once.
    info: Any = msgspec.Raw(msgspec.json.encode(table_info(table, here)))
    told: Any = msgspec.Raw(msgspec.json.encode(news))
    return {seat: _frame(table, told, info, seat) for seat in audience}


def _frame(table: Table, news: Any, info: Any, seat: int | None) -> Frame:
    if table.state is None:
        return Frame(table.seq, news, info, None, [], False)
    seen = plain(table.game.observe(table.state, seat))
    legal = _legal_moves(table, seen) if table.status == "playing" else []
    return Frame(table.seq, news, info, table.game.view_of(seen), legal, table.may_undo(seat))


def _legal_moves(table: Table, seen: Record) -> list[str]:
    mask, first = seen.legal, seen.first_action
    actions = table.game.actions
    return [actions[first + place] for place in range(mask.bit_length()) if mask >> place & 1]

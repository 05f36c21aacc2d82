"""The table as a seat or a spectator sees it: never more than that."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

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


class MoveRefusal(msgspec.Struct):
    """Why a move is not allowed."""

    code: str
    rule: str | None


class Frame(msgspec.Struct):
    """The table after an event, as one seat or a spectator sees it."""

    seq: int
    news: News | None  # what has just happened
    table: TableInfo
    view: Any  # the game's own view, once it has begun
    legal: list[str]  # this seat's legal moves
    may_undo: bool
    prospects: Any = None  # a preview of each legal move, on request
    refusals: dict[str, MoveRefusal] = {}  # on the seat's turn: why visible moves are illegal


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
        bot_pause_ms=table.bot_pause_ms,
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
        winners=table.game.winners(table.live.state) if table.status == "over" else [],
    )


def frames(
    table: Table, news: News | None, here: Collection[int], audience: Iterable[int | None]
) -> Mapping[int | None, Frame]:
    """The frame of each seat of the audience; None is a spectator."""
    # What all see alike is encoded once, and what is around the cards only when it changes.
    key = (table.around, frozenset(here))
    if table.encoded_info is None or table.encoded_info[0] != key:
        table.encoded_info = (key, msgspec.json.encode(table_info(table, here)))
    info: Any = msgspec.Raw(table.encoded_info[1])
    told: Any = msgspec.Raw(msgspec.json.encode(news))
    if table.recorder is None:
        return {seat: Frame(table.seq, told, info, None, [], False) for seat in audience}
    views = table.live.views(audience)
    return {seat: _frame(table, told, info, msgspec.Raw(view), seat) for seat, view in views.items()}


def with_prospects(table: Table, frame: Frame) -> Frame:
    """The frame of the table as it is now, with what each move of its seat would come to."""
    preview = table.live.preview(table.live.public.to_move) if frame.legal else None
    return frame if preview is None else replace(frame, prospects=msgspec.Raw(preview))


def _frame(table: Table, news: Any, info: Any, view: Any, seat: int | None) -> Frame:
    if seat is None:
        return Frame(table.seq, news, info, view, [], False)
    legal = table.live.legal_moves(seat) if table.status == "playing" else []
    refused = table.live.refusals(seat) if legal else {}
    refusals = {move: MoveRefusal(why.code, why.rule) for move, why in refused.items()}
    return Frame(table.seq, news, info, view, legal, table.may_undo(seat), None, refusals)

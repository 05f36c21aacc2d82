"""A finished game step by step, with the cards of every seat open."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kartentisch.table.errors import Refused
from kartentisch.table.events import AnyEvent, Moved, Opened, Undone
from kartentisch.table.news import Dealt, News
from kartentisch.table.table import Table
from kartentisch.table.view import TableInfo, table_info


class ReplayStep(msgspec.Struct):
    """The table after a deal or a move, as nobody saw it while the game was played."""

    news: Dealt | Moved
    deal: int  # deals count from 1
    view: Any  # the game's own view for spectators, with the secret cards of all seats
    hands: list[list[str]]  # of each seat, in games in which one has a hand


class Replay(msgspec.Struct):
    """A game that nobody plays any more; moves that were taken back are left out."""

    table: TableInfo
    steps: list[ReplayStep]


def replay(id: str, log: Sequence[AnyEvent]) -> Replay:
    """The steps of the game that a table's log tells, once nobody plays it any more."""
    opened, *events = log
    assert isinstance(opened, Opened)
    table = Table(id, opened)
    steps: list[ReplayStep] = []
    deal = 1

    def show(news: News) -> None:
        if isinstance(news, Dealt):
            steps.append(_step(table, news, news.number))
        elif isinstance(news, Moved):
            steps.append(_step(table, news, deal))
        elif isinstance(news, Undone):  # its move was the last thing that happened to the cards
            steps.pop()

    for event in events:
        deal = len(table.sheet) + 1
        table.apply(event, show)
    if table.revealed() is None:
        raise Refused("not-over", "there is a replay when the game is over")
    return Replay(table_info(table, here=()), steps)


def _step(table: Table, news: Dealt | Moved, deal: int) -> ReplayStep:
    """What everybody sees, with the secrets of all seats, and their hands beside it."""
    return ReplayStep(news, deal, msgspec.Raw(table.live.open_view()), table.live.hands())

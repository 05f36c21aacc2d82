"""The record of a table's game, with its shuffle to be checked."""

from collections.abc import Iterator

import msgspec

from kartentisch.core.errors import BrokenRecord
from kartentisch.records.record import Record, decode_as
from kartentisch.records.replay import check
from kartentisch.table import shuffle
from kartentisch.table.errors import Refused
from kartentisch.table.shuffle import Shuffle
from kartentisch.table.table import Table


class TableRecord(Record, kw_only=True, omit_defaults=True):
    """A record, who played, and what the decks follow from."""

    table: str = ""
    names: list[str] = msgspec.field(default_factory=list)
    shuffle: Shuffle | None = None
    first_drawn: bool = False  # whether the shuffle drew who began; else it was agreed on


def table_record(table: Table) -> TableRecord:
    """The record of a game that nobody plays any more: it shows all cards."""
    revealed = table.revealed()
    if table.recorder is None or revealed is None:
        raise Refused("not-over", "there is a record when the game is over")
    record = table.recorder.record()
    if record.deals:  # the last deck was perhaps not dealt yet, but it was settled
        last = record.deals[-1]
        last.deck = shuffle.deck(revealed, len(record.deals), last.deck)
    return TableRecord(
        **msgspec.structs.asdict(record),
        table=table.id,
        names=[seat.name or "" for seat in table.seats],
        shuffle=revealed,
        first_drawn=table.first_drawn,
    )


def decode(line: bytes) -> TableRecord:
    """The record of a line of JSON, with its shuffle."""
    return decode_as(TableRecord, line)


def verify(record: TableRecord) -> Iterator[int]:
    """Check the game and who began, then deck after deck; yields the number of each that is right."""
    check(record)
    if record.shuffle is None:
        raise BrokenRecord("the record does not say what its decks follow from")
    shuffle.check(record.shuffle, record.players)
    if record.first_drawn and record.deals and record.deals[0].first != shuffle.first_seat(record.shuffle):
        raise BrokenRecord("who begins does not follow from the shuffle", deal=1)
    for number, deal in enumerate(record.deals, start=1):
        if shuffle.deck(record.shuffle, number, deal.deck) != deal.deck:
            raise BrokenRecord("the deck does not follow from the shuffle", deal=number)
        yield number

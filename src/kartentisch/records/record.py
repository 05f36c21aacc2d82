"""Game records: one game or match as one line of JSON (docs/rules.md, "Game record")."""

from typing import TypeAlias, TypeVar

import msgspec

from kartentisch.core.errors import BrokenRecord

VERSION = 1

Move: TypeAlias = tuple[int, str]


class Deal(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One round (8-28, Schatzsuche) or one game of the match (Compañeros)."""

    first: int
    deck: list[str]
    moves: list[Move]
    scores: list[int] | None = None


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One game or match; further keys are ignored."""

    record: int
    game: str
    players: int
    options: dict[str, str | bool | int] = {}
    deals: list[Deal]
    scores: list[int]
    winners: list[int]
    unfinished: bool = False


AnyRecord = TypeVar("AnyRecord", bound=Record)


def encode(record: Record) -> bytes:
    """The record as a line of JSON, without the line's end."""
    return msgspec.json.encode(record)


def decode(line: bytes | str) -> Record:
    """Decode a line of JSON; `kartentisch.records.replay` checks it against the rules."""
    return decode_as(Record, line)


def decode_as(kind: type[AnyRecord], line: bytes | str) -> AnyRecord:
    """The same for a kind of record with further keys."""
    try:
        # Decoded first: msgspec does not look at the text of keys that it ignores.
        text = line if isinstance(line, str) else line.decode()
        record = msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise BrokenRecord(f"not a record: {error}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BrokenRecord(f"not JSON: {error}") from None
    except RecursionError:
        raise BrokenRecord("not a record: nested too deeply") from None
    if record.record != VERSION:
        raise BrokenRecord(f"records of version {record.record} are not known, only of version {VERSION}")
    return record

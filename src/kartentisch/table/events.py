"""The events of a table: the table is its log, the state is the log replayed."""

from typing import Final, Literal, TypeAlias

import msgspec

By: TypeAlias = Literal["person", "bot", "clock"]


class ClockSetting(msgspec.Struct, frozen=True):
    """So much time for the whole game, and so much more after each move."""

    bank_seconds: int
    increment_seconds: int


class Event(msgspec.Struct, tag_field="type", tag=str.lower):
    """Something that happened at a table."""


class Opened(Event, kw_only=True):
    """The table was set up; the secret decides its decks."""

    game: str
    options: dict[str, str | bool | int]
    players: int
    open: bool  # listed for everybody, or by invitation only
    secret: str
    clock: ClockSetting | None = None
    bot_pause_ms: int = 0
    previous: str | None = None  # the table of which this is the rematch


class Seated(Event):
    """A person sat down; of the seat's token only the hash is kept."""

    seat: int
    name: str
    token_hash: str


class BotSeated(Event, tag="bot-seated"):
    """A bot was put on a seat."""

    seat: int
    bot: str


class Freed(Event):
    """A seat is empty again, before the game."""

    seat: int


class Cut(Event):
    """A seat added its value to the shuffle."""

    seat: int
    value: str


class Started(Event):
    """The game began; `first` is the first card-giver, starter or dealer."""

    first: int
    drawn: bool = False  # by the shuffle; else it was agreed on


class Moved(Event):
    """A seat's move; the time is what it took from the seat's clock."""

    seat: int
    move: str
    by: By = "person"
    used_ms: int = 0


class Undone(Event):
    """The seat took its last move back."""

    seat: int


class Away(Event):
    """The person left or was disconnected for long: a bot plays on."""

    seat: int


class Back(Event):
    """The person has the seat back."""

    seat: int


class Paused(Event):
    """The seat to move was disconnected: its clock stands still from here on."""

    seat: int
    used_ms: int


class Paced(Event):
    """The host changed how long bots wait before a move."""

    pause_ms: int


class Abandoned(Event):
    """The table ended without a result."""


class Rematched(Event):
    """The same people go on at another table."""

    table: str


AnyEvent: TypeAlias = (
    Opened
    | Seated
    | BotSeated
    | Freed
    | Cut
    | Started
    | Moved
    | Undone
    | Away
    | Back
    | Paused
    | Paced
    | Abandoned
    | Rematched
)

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(AnyEvent).decode

"""The messages of a table's web socket, version 1 (docs/protocol.md).

Every message of a client gets exactly one answer, with the `id` that the client gave: `welcome`, `update`,
`chat`, `sheet`, `done`, `pong` or `refused`.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from kartentisch.table.view import Frame

VERSION: Final = 1
LARGEST_MESSAGE: Final = 4_096  # bytes
LONGEST_TEXT: Final = 200

Preset: TypeAlias = Literal["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "one-more", "bye"]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class ClientMessage(
    msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True
):
    """A message of a client; the answer carries its `id`."""

    id: Number | None = None


class Hello(ClientMessage):
    """The first message: who you are. Without a token you are a spectator."""

    version: int
    token: str | None = None
    prospects: bool = False  # whether the newest frame previews the outcome of each of your moves


class Cut(ClientMessage):
    """Your part of the shuffle, before the game: 32 random hexadecimal digits."""

    value: str


class Bot(ClientMessage):
    """The host puts a bot on a seat, or frees the seat."""

    seat: Number
    bot: str | None


class Pace(ClientMessage):
    """The host sets how long bots wait before a move."""

    pause_ms: Number


class Start(ClientMessage):
    """The host starts the game; `first` is the first card-giver, starter or dealer, drawn if null."""

    first: Number | None = None


class Move(ClientMessage):
    """A move; `seq` is the last event you have seen."""

    seq: Number
    move: str


class Undo(ClientMessage):
    """Take back your last move; `seq` is the last event you have seen."""

    seq: Number


class Leave(ClientMessage):
    """Leave: before the game the seat becomes empty, during it a bot plays on."""


class Back(ClientMessage):
    """Take your seat back from the bot."""


class Rematch(ClientMessage):
    """Open the next table for the same people; its id is in `table.next`."""


class Say(ClientMessage):
    """Chat: either a preset or a short text."""

    preset: Preset | None = None
    text: str | None = None


class Mute(ClientMessage):
    """Mute or unmute the chat of a seat, or of all spectators (null)."""

    seat: Number | None
    muted: bool = True


class Sheet(ClientMessage):
    """Request the score sheet."""


class Ping(ClientMessage):
    """Check that the server is there."""


AnyClientMessage: TypeAlias = (
    Hello | Cut | Bot | Pace | Start | Move | Undo | Leave | Back | Rematch | Say | Mute | Sheet | Ping
)


class ServerMessage(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """A message of the server; `id` is that of the message it answers, if any."""

    id: int | None = None


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of chat: plain text, never markup."""

    seat: int | None  # None for a spectator
    name: str | None
    preset: Preset | None
    text: str | None
    at: int  # milliseconds since 1970


class Welcome(ServerMessage):
    """The answer to `hello`: your seat, and the table as it is."""

    version: int
    seat: int | None
    frame: Frame
    chat: list[ChatLine]


class Update(ServerMessage):
    """Something happened: show the frames one after the other."""

    frames: list[Frame]


class Chat(ServerMessage):
    """Somebody said something."""

    line: ChatLine


class Scores(ServerMessage, tag="sheet"):
    """The score sheet: the table at the end of each deal, as everybody saw it."""

    deals: list[Any]  # the game's own view for spectators


class Done(ServerMessage):
    """Done, with nothing to show."""


class Pong(ServerMessage):
    """The server is there."""


class Refusal(ServerMessage, tag="refused"):
    """Refused: a code for translations, the reason in English, and the rule that decides, if any."""

    code: str
    reason: str
    rule: str | None = None


AnyServerMessage: TypeAlias = Welcome | Update | Chat | Scores | Done | Pong | Refusal

encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[AnyClientMessage]] = msgspec.json.Decoder(AnyClientMessage)
decode: Final = _decoder.decode

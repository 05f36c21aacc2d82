"""The messages of a table's web socket, version 1 (docs/protocol.md).

Every message of a client gets exactly one answer: an `update`, `chat`, `sheet`, `done`, `pong` or `refused`,
with the `id` that the client gave.
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
    """What a client sends; `id` comes back in the answer."""

    id: Number | None = None


class Hello(ClientMessage):
    """The first message: who one is. Without a token one watches."""

    version: int
    token: str | None = None
    prospects: bool = False  # whether the newest frame shall tell what each of one's moves would come to


class Cut(ClientMessage):
    """One's own part of the shuffle, before the game: 32 hexadecimal digits, freshly drawn."""

    value: str


class Bot(ClientMessage):
    """The host puts a bot on a seat, or frees the seat."""

    seat: Number
    bot: str | None


class Pace(ClientMessage):
    """The host lets bots wait so long before a move."""

    pause_ms: Number


class Start(ClientMessage):
    """The host starts the game; `first` is the first card-giver, starter or dealer, drawn if it is null."""

    first: Number | None = None


class Move(ClientMessage):
    """A move, made after having seen event `seq`."""

    seq: Number
    move: str


class Undo(ClientMessage):
    """Take one's last move back, after having seen event `seq`."""

    seq: Number


class Leave(ClientMessage):
    """Get up: a bot plays on."""


class Back(ClientMessage):
    """Take one's seat back from the bot."""


class Rematch(ClientMessage):
    """Open the next table for the same people; they find it in `table.next`."""


class Say(ClientMessage):
    """Chat: a preset or a short text."""

    preset: Preset | None = None
    text: str | None = None


class Mute(ClientMessage):
    """Hear no more from a seat, or from spectators (null), or hear them again."""

    seat: Number | None
    muted: bool = True


class Sheet(ClientMessage):
    """Ask for the score sheet."""


class Ping(ClientMessage):
    """Ask whether the server is there."""


AnyClientMessage: TypeAlias = (
    Hello | Cut | Bot | Pace | Start | Move | Undo | Leave | Back | Rematch | Say | Mute | Sheet | Ping
)


class ServerMessage(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends; `id` is that of the message it answers, if it answers one."""

    id: int | None = None


class ChatLine(msgspec.Struct, kw_only=True):
    """Something said: text is text, never markup."""

    seat: int | None  # None for a spectator
    name: str | None
    preset: Preset | None
    text: str | None
    at: int  # milliseconds since 1970


class Welcome(ServerMessage):
    """The answer to `hello`: one's seat, and the table as it is."""

    version: int
    seat: int | None
    frame: Frame
    chat: list[ChatLine]


class Update(ServerMessage):
    """Something happened: the frames are to be shown one after the other."""

    frames: list[Frame]


class Chat(ServerMessage):
    """Somebody said something."""

    line: ChatLine


class Scores(ServerMessage, tag="sheet"):
    """The score sheet: the table at the end of each deal, as everybody saw it."""

    deals: list[Any]  # the game's own view for spectators


class Done(ServerMessage):
    """It is done, and there is nothing to show."""


class Pong(ServerMessage):
    """The server is there."""


class Refusal(ServerMessage, tag="refused"):
    """It was not done: a code for translations, the reason in English, the rule if one decides."""

    code: str
    reason: str
    rule: str | None = None


AnyServerMessage: TypeAlias = Welcome | Update | Chat | Scores | Done | Pong | Refusal

encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[AnyClientMessage]] = msgspec.json.Decoder(AnyClientMessage)
decode: Final = _decoder.decode

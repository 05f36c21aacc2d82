"""The types of the protocol as data, in TypeScript's notation: for its documentation and for the browser."""

import inspect
import re
from collections.abc import Iterable
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from kartentisch.core.examples import Scene
from kartentisch.core.view import described_by, struct_of
from kartentisch.games import GAMES, pages
from kartentisch.learn import Area, Lesson
from kartentisch.server.rooms import protocol
from kartentisch.server.web import games, status, tables
from kartentisch.server.web.problems import Problem
from kartentisch.table import news, shuffle
from kartentisch.table.events import ClockSetting
from kartentisch.table.record import TableRecord
from kartentisch.table.replay import Replay, ReplayStep
from kartentisch.table.table import Status
from kartentisch.table.view import Frame, SeatInfo, TableInfo

Struct: TypeAlias = type[msgspec.Struct]

CLIENT: Final[tuple[Struct, ...]] = get_args(protocol.AnyClientMessage)
SERVER: Final[tuple[Struct, ...]] = get_args(protocol.AnyServerMessage)
NEWS: Final[tuple[Struct, ...]] = get_args(news.News)
TABLE: Final[tuple[Struct, ...]] = (Frame, TableInfo, SeatInfo, ClockSetting, protocol.ChatLine)
VIEWS: Final[dict[str, Struct]] = {game.id: struct_of(game.view_type) for game in GAMES.values()}
REQUESTS: Final[tuple[Struct, ...]] = (tables.NewTable, tables.Join)
ANSWERS: Final[tuple[Struct, ...]] = (
    games.GameInfo,
    games.OptionInfo,
    tables.Place,
    Problem,
    status.Health,
    TableRecord,
    Replay,
    ReplayStep,
    pages.RulesPage,
    Lesson,
)

_SIMPLE: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
_VIEW_FIELDS: Final = {
    (Frame, "view"): "AnyView | null",
    (Frame, "prospects"): "Record<string, CompanerosStanding> | null",
    (ReplayStep, "view"): "AnyView",
    (Scene, "view"): "AnyView",
    (protocol.Scores, "deals"): "AnyView[]",
}
_COMMENT: Final = re.compile(r"^    (\w+?)_?: [^#\n]*  # (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Field:
    """A field of a message."""

    name: str
    type: str
    optional: bool
    note: str


@dataclass(frozen=True)
class Shape:
    """A message or a part of one."""

    name: str
    text: str
    tag: str | None
    fields: list[Field]


def name_of(struct: Struct) -> str:
    """The name in TypeScript: messages, news and the parts of a game carry what they belong to."""
    game = next((game for game in GAMES if struct.__module__.startswith(f"kartentisch.games.{game}.")), "")
    prefixes = {CLIENT: "Client", SERVER: "Server", NEWS: "News", (shuffle.Cut,): "Shuffle"}
    prefix = next((prefix for structs, prefix in prefixes.items() if struct in structs), game.title())
    return prefix + struct.__name__


ALIASES: Final[dict[str, tuple[str, list[str]]]] = {
    "Preset": ("What can be said without typing.", [f'"{word}"' for word in get_args(protocol.Preset)]),
    "Status": ("How a table stands.", [f'"{word}"' for word in get_args(Status)]),
    "Area": ("A part of a table that a lesson points at.", [f'"{word}"' for word in get_args(Area)]),
    "News": ("What has just happened.", [name_of(struct) for struct in NEWS]),
    "AnyView": ("The table's cards in any of the games.", [name_of(view) for view in VIEWS.values()]),
    "RulesBlock": ("A part of a section.", [name_of(block) for block in get_args(pages.Block)]),
    "ClientMessage": ("What a client sends.", [name_of(struct) for struct in CLIENT]),
    "ServerMessage": ("What the server sends.", [name_of(struct) for struct in SERVER]),
}


def shape(struct: Struct) -> Shape:
    """A type as data; a field with a default may be left out by a client, and is sent by the server."""
    config = struct.__struct_config__
    hints = get_type_hints(struct)
    may_omit = struct in CLIENT or struct in REQUESTS or config.omit_defaults
    notes = _notes(struct)
    fields = [
        Field(
            field.encode_name,
            _VIEW_FIELDS.get((struct, field.name)) or notation(hints[field.name]),
            may_omit and not field.required,
            notes.get(field.name, "").replace("None", "null"),
        )
        for field in msgspec.structs.fields(struct)
    ]
    tag = None if config.tag is None else str(config.tag)
    return Shape(name_of(struct), inspect.cleandoc(struct.__doc__ or ""), tag, fields)


def _notes(struct: Struct) -> dict[str, str]:
    """The comments behind the fields, those of the parents too."""
    notes: dict[str, str] = {}
    for cls in reversed(described_by(struct).__mro__):
        if cls.__module__.startswith("kartentisch."):
            notes.update(_COMMENT.findall(inspect.getsource(cls)))
    return notes


def notation(hint: Any) -> str:
    """A type in TypeScript's notation."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return name_of(hint)
    if origin is Literal:
        return " | ".join(_shorten([f'"{value}"' for value in arguments]))
    if origin in (Union, UnionType):
        members = [word for argument in arguments for word in notation(argument).split(" | ")]
        return " | ".join(_shorten(members))
    if origin is list:
        item = notation(arguments[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{', '.join(map(notation, arguments))}>"
    if origin is tuple:
        return f"[{', '.join(map(notation, arguments))}]"
    raise TypeError(f"there is no notation for {hint}")


def _shorten(members: list[str]) -> list[str]:
    for alias, (_, parts) in ALIASES.items():
        if set(parts) <= set(members):
            members = [alias, *(member for member in members if member not in parts)]
    return members


def parts_of(structs: Iterable[Struct]) -> list[Struct]:
    """The types and all further ones that their fields speak of, each once."""
    found: dict[Struct, None] = {}

    def add(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if hint not in found:
                found[hint] = None
                for inner in get_type_hints(hint).values():
                    add(inner)
        else:
            for inner in get_args(hint):
                add(inner)

    for struct in structs:
        add(struct)
    return list(found)

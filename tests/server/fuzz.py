"""Malformed and hostile messages, from a seed."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec

from kartentisch.server.rooms import protocol

_TOKEN = "A" * 43
_VALUE = "0123456789abcdef" * 2
_TEXTS = ("", "\x00", "é" * 100, "\U0001f0cf", "<b>hi</b>", "\u202e", "x" * 3000, "'; DROP TABLE events; --")
_NUMBERS = (-1, 0, 1, 2**31 - 1, 2**31, 2**63, 2**64, -(2**63), 10**300, 0.5, 1e300, -0.0)
_OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"a": 1}, [1, "a", None])
# What json.dumps would not write
_BROKEN = (
    "",
    "{",
    "}",
    "null",
    "[]",
    "1",
    '"',
    "\x00",
    "{}",
    "{'type':'ping'}",
    '{"type":"ping",}',
    "\ufeff{}",
)
_ESCAPES = (r"\ud800", r"\udfff\ud800", r"\u0000", r"\x", r"\u12", r"\ud83c\udccf")
_NOT_NUMBERS = ("NaN", "Infinity", "-", "01", "1e", "1e999", "9" * 3000, "0x10")


def _valid(chance: random.Random, seq: int, legal: list[str]) -> dict[str, Any]:
    """A message of the protocol, also with moves that are none here and now."""
    kind = chance.choice(
        ("hello", "cut", "bot", "pace", "start", "move", "undo", "back", "say", "mute", "sheet", "ping")
    )
    near = seq + chance.choice((-2, -1, 0, 0, 1))
    fields: dict[str, dict[str, Any]] = {
        "hello": {"version": chance.choice((1, 1, 2)), "token": chance.choice((None, _TOKEN))},
        "cut": {"value": _VALUE},
        "bot": {"seat": chance.randrange(4), "bot": chance.choice((None, "regular", "nobody"))},
        "pace": {"pause_ms": chance.choice((0, 5_001))},
        "start": {"first": chance.randrange(4)},
        "move": {"seq": near, "move": chance.choice((*legal, "7", "take", "no such move"))},
        "undo": {"seq": near},
        "say": {"text": chance.choice(_TEXTS)} if chance.random() < 0.5 else {"preset": "hello"},
        "mute": {"seat": chance.choice((None, 0, 1, 2, 3))},
    }
    return {"type": kind, "id": chance.randrange(2**31), **fields.get(kind, {})}


def _anything(chance: random.Random) -> Any:
    return chance.choice(chance.choice((_TEXTS, _NUMBERS, _OTHERS)))


def _another_value(chance: random.Random, message: dict[str, Any]) -> str:
    message[chance.choice(list(message))] = _anything(chance)
    return json.dumps(message)


def _another_tag(chance: random.Random, message: dict[str, Any]) -> str:
    message["type"] = chance.choice(("Move", "welcome", "update", "hello ", "", "opened", "freed", 1, None))
    return json.dumps(message)


def _another_field(chance: random.Random, message: dict[str, Any]) -> str:
    message[chance.choice(("seat", "by", "used_ms", "token", "__class__", "", "x" * 500))] = _anything(chance)
    return json.dumps(message)


def _missing_field(chance: random.Random, message: dict[str, Any]) -> str:
    del message[chance.choice(list(message))]
    return json.dumps(message)


def _field_twice(chance: random.Random, message: dict[str, Any]) -> str:
    name = chance.choice(list(message))
    return json.dumps(message)[:-1] + f", {json.dumps(name)}: {json.dumps(_anything(chance))}" + "}"


def _strange_text(chance: random.Random, message: dict[str, Any]) -> str:
    message[chance.choice(list(message))] = "@@"
    return json.dumps(message).replace("@@", chance.choice(_ESCAPES))


def _strange_number(chance: random.Random, message: dict[str, Any]) -> str:
    message[chance.choice(list(message))] = "@@"
    return json.dumps(message).replace('"@@"', chance.choice(_NOT_NUMBERS))


def _nested(chance: random.Random, message: dict[str, Any]) -> str:
    depth = chance.choice((10, 300, 1500))
    inner = chance.choice(
        ("[" * depth + "]" * depth, "[" * depth, '{"a":' * (depth // 4) + "1" + "}" * (depth // 4))
    )
    message[chance.choice(list(message))] = "@@"
    return json.dumps(message).replace('"@@"', inner)


def _cut_off(chance: random.Random, message: dict[str, Any]) -> str:
    text = json.dumps(message)
    return text[: chance.randrange(len(text))]


def _other_characters(chance: random.Random, message: dict[str, Any]) -> str:
    text = list(json.dumps(message))
    for _ in range(chance.randrange(1, 5)):
        text[chance.randrange(len(text))] = chr(chance.randrange(256))
    return "".join(text)


def _broken(chance: random.Random, message: dict[str, Any]) -> str:
    return chance.choice(_BROKEN)


def _not_json(chance: random.Random, message: dict[str, Any]) -> str:
    return chance.randbytes(chance.randrange(60)).decode("latin-1")


def _long(chance: random.Random, message: dict[str, Any]) -> str:
    return json.dumps(message) + " " * chance.choice((3900, 4096, 4097, 10_000, 60_000))


def _unchanged(chance: random.Random, message: dict[str, Any]) -> str:
    return json.dumps(message)


def _binary(chance: random.Random, message: dict[str, Any]) -> bytes:
    return chance.choice((json.dumps(message).encode(), chance.randbytes(chance.randrange(200)), bytes(5000)))


_CHANGES: tuple[Callable[[random.Random, dict[str, Any]], str | bytes], ...] = (
    _another_value,
    _another_tag,
    _another_field,
    _missing_field,
    _field_twice,
    _strange_text,
    _strange_number,
    _nested,
    _cut_off,
    _other_characters,
    _broken,
    _not_json,
    _unchanged,
    _unchanged,
    _binary,
)


def strange_message(chance: random.Random, seq: int, legal: list[str]) -> tuple[str | bytes, int | None]:
    """A message, and the id that its answer is to have; what the server understands always has one."""
    change = _long if chance.random() < 0.005 else chance.choice(_CHANGES)
    message = change(chance, _valid(chance, seq, legal))
    understood = understand(message)
    if understood is not None and understood.id is None:
        return strange_message(chance, seq, legal)
    return message, None if understood is None else understood.id


def understand(message: str | bytes) -> protocol.AnyClientMessage | None:
    """The message as the protocol reads it, if it can."""
    if isinstance(message, bytes) or len(message.encode()) > protocol.LARGEST_MESSAGE:
        return None
    try:
        return protocol.decode(message)
    except (msgspec.DecodeError, RecursionError):
        return None

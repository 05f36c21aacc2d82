"""Writes the types of the protocol for the browser: python -m tools.typescript."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kartentisch.server.rooms import protocol
from tools.shapes import (
    ALIASES,
    ANSWERS,
    CLIENT,
    NEWS,
    REQUESTS,
    SERVER,
    TABLE,
    VIEWS,
    Shape,
    Struct,
    name_of,
    parts_of,
    shape,
)

FILE: Final = Path(__file__).parents[1] / "web/src/protocol.ts"
_HEAD: Final = (
    "// Written by `make types` from the server's types: change those instead. See docs/protocol.md.\n"
)
_WIDTH: Final = 110


def typescript() -> str:
    """The whole file."""
    constants = [
        f"export const VERSION = {protocol.VERSION};",
        f"export const LARGEST_MESSAGE = {protocol.LARGEST_MESSAGE}; // bytes",
        f"export const LONGEST_TEXT = {protocol.LONGEST_TEXT}; // characters of chat",
    ]
    groups: dict[str, Iterable[Struct]] = {
        "What a client sends": CLIENT,
        "What the server sends": SERVER,
        "The table": TABLE,
        "News": NEWS,
        "The games": VIEWS.values(),
        "HTTP": (*REQUESTS, *ANSWERS),
    }
    sections = [_HEAD + "\n" + "\n".join(constants) + "\n"]
    written: set[Struct] = set()
    homes = {struct for structs in groups.values() for struct in structs}
    for title, structs in groups.items():
        section = [f"// {title}\n"]
        own = set(structs)
        for struct in parts_of(structs):
            if struct not in written and (struct in own or struct not in homes):
                written.add(struct)
                section.append(_interface(shape(struct)))
        sections.append("\n".join(section))
    views = "\n".join(f"  {game}: {name_of(view)};" for game, view in VIEWS.items())
    sections.append(
        f"/** The view of each game, by the game's id. */\nexport interface Views {{\n{views}\n}}\n"
    )
    sections += [_alias(name, text, parts) for name, (text, parts) in ALIASES.items()]
    return "\n".join(sections)


def _interface(struct: Shape) -> str:
    lines = [] if struct.tag is None else [f'  type: "{struct.tag}";']
    for field in struct.fields:
        if field.note:
            lines.append(f"  /** {field.note} */")
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {field.type};")
    return f"{_comment(struct.text)}export interface {struct.name} {{\n" + "\n".join(lines) + "\n}\n"


def _comment(text: str) -> str:
    first, *rest = text.splitlines()
    if not rest:
        return f"/** {first} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in (first, *rest)) + " */\n"


def _alias(name: str, text: str, parts: list[str]) -> str:
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) > _WIDTH:
        line = f"export type {name} =\n  | " + "\n  | ".join(parts) + ";"
    return f"{_comment(text)}{line}\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript())

"""Writes the tables of docs/protocol.md between their markers: python -m tools.protocol_docs."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.shapes import ALIASES, CLIENT, NEWS, SERVER, TABLE, Struct, shape

FILE: Final = Path(__file__).parents[1] / "docs/protocol.md"
_GROUPS: Final[dict[str, Iterable[Struct]]] = {
    "client messages": CLIENT,
    "server messages": SERVER,
    "table": TABLE,
    "news": NEWS,
}


def filled(page: str) -> str:
    """The page with all its tables as the types are now."""
    for name, structs in _GROUPS.items():
        begin, end = f"<!-- {name}, written by `make types` -->\n", f"<!-- end of {name} -->"
        if begin not in page or end not in page:
            raise ValueError(f"the page has no place for: {name}")
        before, _, rest = page.partition(begin)
        tables = "\n".join(_table(struct) for struct in structs)
        page = f"{before}{begin}\n{tables}\n{end}{rest.partition(end)[2]}"
    return page


def _table(struct: Struct) -> str:
    message = shape(struct)
    title = f"`{message.tag or message.name}`"
    text = " ".join(message.text.split())
    # What all messages have is said once.
    fields = [field for field in message.fields if field.name != "id" or message.tag is None]
    if not fields:
        return f"**{title}** {text}\n"
    rows = [
        f"| `{field.name}`{' (optional)' if field.optional else ''} | {_cell(field.type)} | {field.note} |"
        for field in fields
    ]
    return "\n".join([f"**{title}** {text}", "", "| field | type | |", "|---|---|---|", *rows, ""])


def _cell(text: str) -> str:
    """A type for a cell: sets of words are spelt out, and a cell cannot hold a bare bar."""
    for name, (_, parts) in ALIASES.items():
        if parts[0].startswith('"'):
            text = re.sub(rf"\b{name}\b", " | ".join(parts), text)
    return "`" + text.replace("|", "\\|") + "`"


if __name__ == "__main__":
    FILE.write_text(filled(FILE.read_text()))

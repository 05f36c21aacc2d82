"""docs/protocol.md and the types of the browser cannot drift: they are compared with the server's code."""

import ast
import inspect
import re
from pathlib import Path

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from kartentisch.core import errors
from kartentisch.core.errors import KartentischError
from kartentisch.games import GAMES
from kartentisch.server import run
from kartentisch.server.rooms import chat, protocol
from kartentisch.server.settings import Settings
from kartentisch.server.web import app, direct, problems, sockets, wire
from kartentisch.table import decide
from kartentisch.table.errors import code_of
from tools import protocol_docs, shapes, typescript

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/protocol.md").read_text()

# Errors of files and flags, which no client can cause; an illegal move has codes of its own.
NO_REFUSALS = {"WrongDeck", "BrokenRecord", "IllegalMove"}


def section(title: str) -> str:
    """The text under a title of the page, up to the next title of its kind."""
    hashes = title.split(" ")[0]
    return re.split(rf"^{hashes} ", PAGE.partition(f"\n{title}\n")[2], flags=re.MULTILINE)[0]


def first_cells(text: str) -> list[str]:
    """What stands in code in the first column of the tables of a text."""
    rows = re.findall(r"^\| ([^|]*)", text, re.MULTILINE)
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row)]


def test_tables_of_the_page_are_those_of_the_types() -> None:
    assert protocol_docs.filled(PAGE) == PAGE, "run `make types`"


def test_typescript_is_that_of_the_types() -> None:
    assert typescript.FILE.read_text() == typescript.typescript(), "run `make types`"


def test_typescript_has_every_message_and_no_name_twice() -> None:
    text = typescript.typescript()
    names = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(names) == len(set(names))
    for struct in (*shapes.CLIENT, *shapes.SERVER, *shapes.NEWS, *shapes.VIEWS.values()):
        assert shapes.name_of(struct) in names
    code = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    used = set(re.findall(r"\b[A-Z]\w+(?=[\[;, |>)])", code))
    assert len(used) > 40
    assert used - {"Record", "VERSION", "LARGEST_MESSAGE", "LONGEST_TEXT"} <= set(names)


def test_types_that_have_no_notation_are_refused() -> None:
    with pytest.raises(TypeError, match="no notation"):
        shapes.notation(bytes)


def codes_in_code() -> set[str]:
    """Every code with which something is refused, gathered from the sources."""
    codes = set()
    for path in (ROOT / "src/kartentisch").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and re.search(r"\b(Refused|Problem)$", ast.unparse(node.func)):
                if isinstance(node.args[0], ast.Constant):
                    codes.add(str(node.args[0].value))
                else:
                    assert ast.unparse(node.args[0]) == "code", (
                        f"{path}:{node.lineno}: a code that no test sees"
                    )
    codes.update(re.findall(r'"([a-z]+-[a-z-]+)"', inspect.getsource(problems.http_problem)))
    for kind in KartentischError.__subclasses__():
        if kind.__module__ == errors.__name__ and kind.__name__ not in NO_REFUSALS:
            codes.add(code_of(kind("reason")))
    return codes


def codes_of_illegal_moves() -> set[str]:
    """The codes of all games' refusals."""
    return {refusal.code for game in GAMES.values() for refusal in game.refusals}


def test_every_refusal_is_in_the_page_and_no_other() -> None:
    general, _, moves = section("## Refusals").partition("A move that the rules")
    assert len(codes_in_code()) > 30
    assert sorted(first_cells(general)) == sorted(codes_in_code())
    assert sorted(first_cells(moves)) == sorted(codes_of_illegal_moves())


def test_every_request_is_in_the_page() -> None:
    paths = set()
    for handler in app.API_HANDLERS:
        assert isinstance(handler, HTTPRouteHandler)
        for method in handler.http_methods:
            paths |= {f"{method} {path.replace(':str', '')}" for path in handler.paths}
    assert set(first_cells(section("## HTTP"))) == paths


def test_every_message_has_its_answer_in_the_page() -> None:
    table = section("### What a client sends").partition("<!--")[0]
    tags = [str(struct.__struct_config__.tag) for struct in shapes.CLIENT]
    assert sorted(first_cells(table)) == sorted(tags)


def test_every_close_code_is_in_the_page() -> None:
    codes = {code for code in vars(sockets).values() if type(code) is int and 1000 <= code < 5000}
    table = set(map(int, re.findall(r"^\| (\d+) ", section("## How a socket is closed"), re.MULTILINE)))
    assert {sockets.POLICY, sockets.UNKNOWN_TABLE, sockets.NO_HELLO} <= codes
    assert codes <= table


def test_limits_of_the_page_are_those_of_the_code() -> None:
    settings = Settings()
    text = section("## Limits")
    for row in (
        f"| a message | {protocol.LARGEST_MESSAGE} bytes",
        f"| a web socket frame | {run._LARGEST_FRAME} bytes",
        f"| {settings.messages_per_second:g} a second, {settings.messages_at_once} at once (`--rate`)",
        f"| 1 in {1 / chat.PER_SECOND:g} seconds, {chat.AT_ONCE} at once",
        f"| a text of chat | {protocol.LONGEST_TEXT} characters",
        f"| a name | {decide.LONGEST_NAME} characters",
        f"| unsent messages of a slow reader | {wire.MOST_WAITING_BYTES} bytes,",
        f" bytes, or for {wire.SLOW_READER_SECONDS:g} seconds |",
        f"| fragments of a message | {direct._MOST_FRAGMENTS} ",
        f"| {settings.requests_per_second:g} a second, {settings.requests_at_once} at once",
        f"| sockets of one address | {settings.sockets_per_address} ",
        f"| a number as an option | {decide.LARGEST_NUMBER} ",
        f"| the body of a request | {app.LARGEST_BODY} bytes",
    ):
        assert row in text, row
    assert f"within {settings.hello_within_seconds:g} seconds" in PAGE
    assert f"for {settings.away_after_seconds:g} seconds" in PAGE


def test_examples_of_the_page_are_messages() -> None:
    shown = re.search(r"```\n(> .*?)```", PAGE, re.DOTALL)
    assert shown
    for line in shown[1].splitlines():
        if line.startswith("> "):
            msgspec.json.decode(line[2:], type=protocol.AnyClientMessage)
        else:
            assert re.match(r'< \{"type":"(welcome|update|refused)","id":', line)

"""How fast the transport alone is: python -m tools.bare_transport [TABLES] [SECONDS].

The load of `tools.bench_server` on an application that computes and stores nothing: every
move sends 1.4 kB of padding to the three sockets of a table. The ratio to this says more than moves a second,
since machines differ, and the same one from hour to hour.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, WebSocket, get, post, websocket

from tools.bench_server import SEATS, measure

PADDING: Final = "x" * 1_300


class Table:
    """Who is connected, and how many moves were made."""

    def __init__(self) -> None:
        self.sockets: list[WebSocket[Any, Any, Any]] = []
        self.taken = 0
        self.seq = 1

    def place(self, table_id: str) -> dict[str, Any]:
        """The next seat."""
        self.taken += 1
        return {"token": str(self.taken), "table": {"id": table_id, "status": "waiting"}}

    def frame(self, seat: int) -> dict[str, Any]:
        """As much as a real one, without anything in it."""
        legal = ["move"] if self.seq % SEATS == seat else []
        table = {"id": "", "status": "playing"}
        return {"seq": self.seq, "table": table, "legal": legal, "padding": PADDING}


tables: Final[dict[str, Table]] = {}


@post("/api/tables")
async def open_table(data: dict[str, Any]) -> dict[str, Any]:
    """A new table with its first seat."""
    table_id = str(len(tables))
    tables[table_id] = Table()
    return tables[table_id].place(table_id)


@post("/api/tables/{table_id:str}/seats")
async def sit_down(table_id: str, data: dict[str, Any]) -> dict[str, Any]:
    """Another seat."""
    return tables[table_id].place(table_id)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics() -> str:
    """Always ready."""
    return "\nkartentisch_warm 1\n"


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Every message but the first goes on to all."""
    await socket.accept()
    table = tables[table_id]
    table.sockets.append(socket)
    await socket.receive_data("text")
    await send(socket, {"type": "welcome", "frame": table.frame(len(table.sockets) - 1)})
    while True:
        await socket.receive_data("text")
        table.seq += 1
        for seat, other in enumerate(table.sockets):
            await send(other, {"type": "update", "frames": [table.frame(seat)]})


async def send(socket: WebSocket[Any, Any, Any], message: dict[str, Any]) -> None:
    """As text."""
    await socket.send_data(msgspec.json.encode(message).decode(), "text")


app = Litestar([open_table, sit_down, metrics, table_socket])


def bare_command(port: int, folder: Path) -> list[str]:
    """The application under Uvicorn."""
    command = [sys.executable, "-m", "uvicorn", "tools.bare_transport:app", "--port", str(port)]
    return [
        *command,
        "--ws",
        "websockets-sansio",
        "--ws-per-message-deflate",
        "false",
        "--log-level",
        "critical",
    ]


if __name__ == "__main__":
    count, seconds = (int(given) for given in (sys.argv[1:] or ["200", "6"]))
    figures = measure("companeros", count, seconds, name="bare transport", command_for=bare_command)
    print(msgspec.json.format(msgspec.json.encode(figures)).decode())

"""A player of any game, from outside: python bot.py http://127.0.0.1:8028 TABLE NAME (docs/protocol.md)."""

import asyncio
import json
import secrets
import sys
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def choose(legal: list[str], view: dict[str, Any]) -> str:
    """A little sense for each game; yours will be better."""
    me = view["players"][view["seat"]]
    if view["phase"] == "play":  # high cards, but low ones when all tricks of the bid are made
        pick = min if me.get("tricks", 0) >= me.get("bid", 1) else max
        cards = [move for move in legal if " " not in move]
        return pick(cards, key=lambda card: "12345678910JQKTA".index(card[1:]))
    high = int(max(me.get("totals", [0])) > 17)
    return legal[{"bid": len(legal) // 3, "offer": high, "choose": high}.get(view["phase"], 0)]


async def play(socket: ClientConnection, token: str) -> str:
    """Play until the game is over; returns how it ended."""
    await socket.send(json.dumps({"type": "hello", "version": 1, "token": token}))
    while True:
        message = json.loads(await socket.recv())
        if message["type"] in ("welcome", "update"):
            frame = message["frames"][-1] if message["type"] == "update" else message["frame"]
            if frame["table"]["status"] in ("over", "abandoned"):
                return f"{frame['table']['status']}, winners: {frame['table']['winners']}"
            if message["type"] == "welcome" and frame["table"]["status"] == "waiting":
                await socket.send(json.dumps({"type": "cut", "value": secrets.token_hex(16)}))
        elif message["type"] == "refused" and message["code"] in ("too-fast", "storage"):
            await asyncio.sleep(0.5)  # then once more
        elif message["type"] == "refused" and message["code"] not in ("stale", "away", "too-late"):
            sys.exit(f"{message['code']}: {message['reason']}")
        else:
            continue
        if frame["legal"]:
            move = choose(frame["legal"], frame["view"])
            await socket.send(json.dumps({"type": "move", "seq": frame["seq"], "move": move}))


async def main(server: str, table: str, name: str) -> None:
    """Sit down and play; when the connection is lost, `connect` tries again, each time a little later."""
    body, url = json.dumps({"name": name}).encode(), f"{server}/api/tables/{table}"
    with urlopen(Request(f"{url}/seats", body, {"Content-Type": "application/json"})) as answer:
        token = json.load(answer)["token"]
    async for socket in connect(f"ws{url.removeprefix('http')}/socket"):
        with suppress(ConnectionClosed):
            print(await play(socket, token))
            break


asyncio.run(main(*sys.argv[1:]))

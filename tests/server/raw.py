"""A client of few lines that can send anything."""

import json
import socket

from websockets.utils import apply_mask

from tests.server.processes import Server

TEXT, FIRST_FRAGMENT, FRAGMENT, PING, PONG = 0x81, 0x01, 0x00, 0x89, 0x8A
MASK = b"mask"


def handshake(table_id: str) -> bytes:
    return (
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def frame(kind: int, data: bytes) -> bytes:
    """A masked frame as clients send them."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([kind]) + length + MASK + apply_mask(data, MASK)


def raw_client(server: Server, table_id: str, token: str) -> socket.socket:
    """A client that has said hello."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.settimeout(60)
    client.connect(("127.0.0.1", server.port))
    client.sendall(handshake(table_id))
    assert client.recv(4096).startswith(b"HTTP/1.1 101 ")
    client.sendall(frame(TEXT, json.dumps({"type": "hello", "version": 1, "token": token}).encode()))
    return client

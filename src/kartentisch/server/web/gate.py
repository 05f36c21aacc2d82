"""The gate: what a connection may cost before and while it is served.

uvicorn limits neither the size of headers nor the time in which a request has to arrive. This class adds both
to its protocol for HTTP, and counts connections. `gate_protocol` checks that uvicorn's class is as expected.
"""

import asyncio
from asyncio import TimerHandle, Transport
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from kartentisch.server.limits import network_of
from kartentisch.server.metrics import TURNED_AWAY
from kartentisch.server.settings import Settings
from kartentisch.server.web.problems import Problem

_STATUS_LINES: Final = {
    400: b"HTTP/1.1 400 Bad Request\r\n",
    408: b"HTTP/1.1 408 Request Timeout\r\n",
    413: b"HTTP/1.1 413 Content Too Large\r\n",
    429: b"HTTP/1.1 429 Too Many Requests\r\n",
    431: b"HTTP/1.1 431 Request Header Fields Too Large\r\n",
    503: b"HTTP/1.1 503 Service Unavailable\r\n",
}
_USED: Final = ("loop", "transport", "client", "connections", "server_state", "cycle", "config")


class Gate(HttpToolsProtocol):
    """Serves HTTP within limits; a web socket leaves it with the upgrade and has limits of its own."""

    settings: ClassVar[Settings] = Settings(database="")
    _of_address: ClassVar[Counter[str]] = Counter()
    _incomplete: ClassVar[dict["Gate", None]] = {}  # connections without a whole request, the oldest first
    _address: str | None = None  # while this connection is counted
    _timer: TimerHandle | None = None
    _slow_timer: TimerHandle | None = None
    _in_headers = True
    _received = 0  # bytes of the present request
    _lines = 0  # of its headers
    _longest = 0  # of these lines

    # Coming and going

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Count the connection, or turn it away."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not is_trusted(host, self.config.forwarded_allow_ips):
            address = network_of(host)
            if self._of_address[address] >= self.settings.connections_per_address:
                self._refuse(429, "too-fast", "too many connections from this address")
                return
            self._address = address
            self._of_address[address] += 1
        if len(self.connections) > self.settings.connections_in_all and not self._make_room():
            self._refuse(503, "full", "too many connections; try again later")
            return
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        """Stop to count this connection and to watch it."""
        self._stop_timer()
        if self._slow_timer is not None:
            self._slow_timer.cancel()
        if self._address is not None:
            self._of_address[self._address] -= 1
            if not self._of_address[self._address]:
                del self._of_address[self._address]
            self._address = None

    def _make_room(self) -> bool:
        """End the connection that has owed us a request for longest."""
        oldest = next(iter(self._incomplete), None)
        if oldest is None:
            return False
        oldest._refuse(503, "full", "too many connections; try again later")
        return True

    # Time

    def _await_request(self) -> None:
        self._stop_timer()
        self._incomplete[self] = None
        self._timer = self.loop.call_later(self.settings.request_within_seconds, self._too_late)

    def _stop_timer(self) -> None:
        self._incomplete.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._refuse(408, "too-slow", "the request did not arrive in time")

    def pause_writing(self) -> None:
        """The client does not read its answer as fast as it is written."""
        super().pause_writing()
        self._slow_timer = self.loop.call_later(self.settings.answer_within_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads."""
        super().resume_writing()
        if self._slow_timer is not None:
            self._slow_timer.cancel()

    # Size

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_headers = True
        self._received = self._lines = self._longest = 0
        self._await_request()

    def on_url(self, url: bytes) -> None:
        """A part of the path."""
        super().on_url(url)
        self._longest = max(self._longest, len(self.url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the headers, or of the trailer."""
        self._lines += 1
        self._longest = max(self._longest, len(name) + len(value))
        if not self._has_too_much():
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Serve the request, unless its headers are too large."""
        self._in_headers = False
        if not self._has_too_much():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        if not self._has_too_much():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request has arrived."""
        self._stop_timer()
        if not self._has_too_much():
            super().on_message_complete()

    def _has_too_much(self) -> bool:
        return (
            self._lines > self.settings.most_header_lines or self._longest > self.settings.longest_header_line
        )

    def data_received(self, data: bytes) -> None:
        """Read on, unless the request is too large."""
        if self.transport.is_closing():
            return
        self._received += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._has_too_much() or (self._in_headers and self._received > self.settings.largest_headers):
            self._refuse(431, "too-large", "the headers are too large")
        elif self._received > self.settings.largest_request:
            self._refuse(413, "too-large", "the request is too large")

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the web socket's protocol, if that understands the request."""
        if self._has_too_much():
            return
        self._leave()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WebSocketsSansIOProtocol) and not protocol.handshake_initiated:
            self._refuse(400, "wrong-request", "this is no request for a web socket")

    def _refuse(self, status: int, code: str, reason: str) -> None:
        """Answer if that is still possible, and close."""
        self._stop_timer()
        if self.transport.is_closing():
            return
        TURNED_AWAY.labels(code).inc()
        if self.cycle is not None and not self.cycle.response_complete:  # an answer is under way
            self.transport.abort()
            return
        body = msgspec.json.encode(Problem(code, reason))
        headers = [*self.server_state.default_headers, (b"content-type", b"application/json")]
        headers += [(b"content-length", str(len(body)).encode()), (b"connection", b"close")]
        lines = [b"%s: %s\r\n" % header for header in headers]
        self.transport.write(b"".join([_STATUS_LINES[status], *lines, b"\r\n", body]))
        self.transport.close()


def is_trusted(host: str, proxies: str | list[str]) -> bool:
    """Whether this is a proxy that speaks for many addresses (uvicorn's FORWARDED_ALLOW_IPS)."""
    names = [name.strip() for name in proxies.split(",")] if isinstance(proxies, str) else proxies
    if "*" in names or host in names:
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any("/" in name and address in ip_network(name, strict=False) for name in names)


def gate_protocol(settings: Settings) -> type[Gate]:
    """The class for uvicorn; raises `TypeError` if uvicorn's own class is not as expected."""
    overridden = [name for name in vars(Gate) if not name.startswith("_") and callable(vars(Gate)[name])]
    loop = asyncio.new_event_loop()
    try:
        config = uvicorn.Config(_no_app, log_config=None, ws="none")
        http = HttpToolsProtocol(config, ServerState(), {}, loop)
        socket = WebSocketsSansIOProtocol(config, ServerState(), {}, loop)
    finally:
        loop.close()
    missing = [name for name in (*overridden, *_USED) if not hasattr(http, name)]
    missing += [name for name in ("handshake_initiated",) if not hasattr(socket, name)]
    if missing:
        raise TypeError(f"uvicorn's protocol has no {', '.join(missing)}")
    Gate.settings = settings
    return Gate


async def _no_app(scope: Any, receive: Any, send: Any) -> None: ...

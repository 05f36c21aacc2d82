"""A network between a browser and a server that can be cut."""

import socket
from contextlib import suppress
from threading import Thread


class Relay:
    """Passes bytes on, on a port of its own, as long as it is not cut."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._whole = True
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """End all connections and let no new one through."""
        self._whole = False
        for end in list(self._open):
            self._close(end)

    def mend(self) -> None:
        """Let new connections through."""
        self._whole = True

    def close(self) -> None:
        """For good."""
        self.cut()
        self._close(self._listening)

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._target))
                self._open |= {near, far}
                for source, target in ((near, far), (far, near)):
                    Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):  # cut
            while data := source.recv(65_536):
                target.sendall(data)
        for end in (source, target):
            self._close(end)

    def _close(self, end: socket.socket) -> None:
        self._open.discard(end)
        with suppress(OSError):  # both ends do it
            end.shutdown(socket.SHUT_RDWR)
        end.close()

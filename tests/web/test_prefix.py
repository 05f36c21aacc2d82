"""The client under a path of another site, behind nginx with TLS."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.nginx import Nginx
from tests.server.processes import Server
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]


@pytest.fixture
def nginx(tmp_path: Path, server: Server) -> Iterator[Nginx]:
    running = Nginx(tmp_path, server.port, "/cards/")
    running.start()
    yield running
    running.stop()


def test_a_game_under_a_path(new_guest: Callable[..., Guest], nginx: Nginx) -> None:
    guest = new_guest(nginx.address)
    guest.play_now("companeros")
    assert guest.page.url.startswith(f"{nginx.address}/#/table/")
    guest.play_on(random.Random(1), until=2)

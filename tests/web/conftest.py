import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.processes import Server
from tests.web.guest import Guest
from tests.web.relay import Relay

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder).start()
    yield running
    running.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill and start again."""
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path).start()
    yield running
    running.kill()


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    """A network to the server that the test may cut."""
    running = Relay(server.port)
    yield running
    running.close()


@pytest.fixture
def new_guest(browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Opens browsers of people who have nothing in common.

    No page may complain in its console; only of a lost connection, if the test says that it cuts it.
    """
    guests: list[Guest] = []

    def new(
        address: str,
        language: str = "en",
        phone: bool = False,
        may_lose_connection: bool = False,
        **settings: object,
    ) -> Guest:
        guest = Guest.open(browser, address, language, phone, settings, may_lose_connection)
        guests.append(guest)
        return guest

    yield new
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.close()
    assert complaints == []


@pytest.fixture
def page(new_guest: Callable[..., Guest], server: Server) -> Page:
    """One page in English, at once without animation."""
    return new_guest(server.address).page

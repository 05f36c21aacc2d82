"""The last trick, round or share-out on request: by button or key, and right after a reload."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.processes import Server
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]


def play_until_there_is_one(guest: Guest, button: Locator) -> None:
    """Make moves at random until there is something to look back at, and one is to move again."""
    chance = random.Random(3)
    while button.count() == 0 or button.is_disabled():
        guest.play_on(chance, until=1)
        expect(guest.moves().first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language", "key"),
    [
        ("eight28", "de", "eight28-look"),
        ("companeros", "it", "companeros-last-round"),
        ("schatzsuche", "fr", "schatzsuche-last-trick"),
    ],
)
def test_what_was_last_is_seen_again_even_after_a_reload(
    new_guest: Callable[..., Guest], server: Server, game: str, language: str, key: str
) -> None:
    guest = new_guest(server.address, language)
    keyboard = guest.page.keyboard
    button = guest.button(key, guest.board())
    panel = guest.page.get_by_role("dialog", name=guest.words(key))
    guest.play_now(game)
    play_until_there_is_one(guest, button)

    button.click()
    expect(panel.get_by_role("listitem").first).to_be_visible()
    shown = panel.inner_text()
    keyboard.press("l")
    expect(panel).to_be_hidden()

    guest.page.reload()
    expect(button).to_be_enabled()
    keyboard.press("l")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    assert panel.inner_text() == shown
    keyboard.press("Escape")
    keyboard.press("?")
    expect(guest.page.get_by_role("dialog").get_by_text(guest.words("key-last"))).to_be_visible()

"""Pages that everybody can use: axe-core finds nothing, no text overflows at 360×640 in any language."""

from collections.abc import Callable

import pytest

from kartentisch.games import GAMES
from kartentisch.games.texts import LANGUAGES
from tests.server.processes import Server
from tests.web.access import check
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_lobby(new_guest: Callable[..., Guest], server: Server, language: str, theme: str) -> None:
    guest = new_guest(server.address, language, phone=True, theme=theme)
    guest.visit()
    tiles = guest.page.get_by_role("article")
    tiles.first.wait_for()
    for tile in tiles.all():
        tile.get_by_text(guest.words("home-options")).click()
    check(guest)
    guest.button("home-invite", tiles.first).click()
    guest.page.get_by_role("img", name=guest.words("lobby-qr")).wait_for()
    check(guest)
    guest.button("lobby-fill").click()
    guest.page.get_by_role("combobox", name=guest.words("lobby-bot-for", seat=4)).wait_for()
    check(guest)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_table(new_guest: Callable[..., Guest], server: Server, game: str, language: str) -> None:
    guest = new_guest(server.address, language, phone=True, theme="light" if language == "fr" else "dark")
    guest.play_now(game)
    guest.moves().first.wait_for()
    check(guest, scrolls=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_of_the_table(new_guest: Callable[..., Guest], server: Server, language: str) -> None:
    guest = new_guest(server.address, language, phone=True)
    guest.play_now("companeros")
    for panel in ("sheet", "chat", "settings", "leave"):
        guest.button(panel).click()
        guest.page.get_by_role("dialog", name=guest.words(panel)).wait_for()
        check(guest)
        guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("?")
    guest.page.get_by_role("dialog", name=guest.words("help")).wait_for()
    check(guest)

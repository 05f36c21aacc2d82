"""Text at twice its size on a phone, and a large screen: everything is in reach, if need be by scrolling."""

from collections.abc import Callable, Iterator

import pytest

from kartentisch.games import GAMES
from kartentisch.texts.rules import LANGUAGES
from tests.server.processes import Server
from tests.web.access import check
from tests.web.guest import Guest

TWICE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
# Buttons that lie outside of the window wherever one scrolls to, or that something else covers.
OUT_OF_REACH = """() => [
    ...document.querySelectorAll("header a, header button, main button")
].filter((button) => {
    button.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    // Cards of a hand lie on each other; their corner is free.
    const within = button.dataset.card ? [left + 8, top + 12] : [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(...within);
    const outside = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
    return outside || !(button === hit || button.contains(hit));
}).map((button) => button.outerHTML.slice(0, 160))"""
SCROLLING = """() => [...document.querySelectorAll("main, main *")].filter((element) => {
    const isHigh = element.scrollHeight > element.clientHeight;
    return isHigh && ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
}).map((element) => element.outerHTML.slice(0, 160))"""
WIDE_PANELS = """() => [...document.querySelectorAll("dialog[open]")].filter(
    (panel) => panel.scrollWidth > panel.clientWidth
).map((panel) => panel.innerText)"""

pytestmark = [pytest.mark.slow]


def pages(guest: Guest) -> Iterator[str]:
    """Home, lobby, table and its panels, one after the other."""
    page = guest.page
    guest.visit()
    tiles = page.get_by_role("article")
    tiles.first.wait_for()
    for tile in tiles.all():
        tile.get_by_text(guest.words("home-options")).click()
    yield "home"
    guest.button("home-invite", tiles.first).click()
    page.get_by_role("img", name=guest.words("lobby-qr")).wait_for()
    guest.button("lobby-fill").click()
    page.get_by_role("combobox", name=guest.words("lobby-bot-for", seat=4)).wait_for()
    yield "lobby"
    guest.visit("#/table/0000000000000000000000")
    page.get_by_role("heading", name=guest.words("table-gone")).wait_for()
    yield "gone"
    for game in GAMES:
        guest.play_now(game)
        guest.moves().first.wait_for()
        yield "table"
    for panel in ("chat", "settings", "leave"):
        guest.button(panel).click()
        page.get_by_role("dialog", name=guest.words(panel)).wait_for()
        yield panel
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name=guest.words("help")).wait_for()
    yield "help"


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_at_twice_its_size_on_a_phone(
    new_guest: Callable[..., Guest], server: Server, language: str
) -> None:
    guest = new_guest(server.address, language, phone=True, name="Maximiliane")
    guest.context.add_init_script(TWICE)
    for name in pages(guest):
        check(guest, scrolls=name != "table")
        assert guest.page.evaluate(WIDE_PANELS) == []
        if name == "table":
            assert guest.page.evaluate(OUT_OF_REACH) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_screen(new_guest: Callable[..., Guest], server: Server, language: str) -> None:
    guest = new_guest(server.address, language, theme="light" if language == "de" else "dark")
    guest.page.set_viewport_size({"width": 1920, "height": 1080})
    for name in pages(guest):
        check(guest, scrolls=name == "home")
        if name == "table":
            assert guest.page.evaluate(SCROLLING) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_at_a_table_on_a_phone(
    new_guest: Callable[..., Guest], server: Server, game: str
) -> None:
    guest = new_guest(server.address, "de", phone=True)
    guest.play_now(game)
    guest.moves().first.wait_for()
    assert guest.page.evaluate(SCROLLING) == []
    assert guest.page.evaluate(OUT_OF_REACH) == []

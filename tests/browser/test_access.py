"""Pages that everybody can use: axe-core finds nothing, no text overflows at 360×640 in any language."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from kartentisch.games.texts import LANGUAGES
from tests.browser.guest import Guest
from tests.server.processes import Server

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
OVERFLOWING = """() => [...document.querySelectorAll("body *")].filter((element) => {
    const style = getComputedStyle(element);
    const hidden = element.closest(".visually-hidden, [aria-hidden=true], dialog:not([open])");
    const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const wide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    return !hidden && text && wide && style.overflowX !== "auto" && !(element instanceof SVGElement);
}).map((element) => element.outerHTML.slice(0, 160))"""

pytestmark = [pytest.mark.slow]


def violations(page: Page) -> list[str]:
    """What axe-core objects to. It runs beside the page: the page's own policy allows no such script."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def check(guest: Guest, scrolls: bool = True) -> None:
    """The page as it stands now."""
    assert violations(guest.page) == []
    assert guest.page.evaluate(OVERFLOWING) == []
    width, height = guest.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    viewport = guest.page.viewport_size
    assert viewport is not None
    assert width <= viewport["width"]
    if not scrolls:
        assert height <= viewport["height"]


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
@pytest.mark.parametrize("game", ["eight28", "companeros", "schatzsuche"])
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

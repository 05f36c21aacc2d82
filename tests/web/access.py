"""What every page must offer: axe-core finds nothing, no text overflows, nothing is wider than the window."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.guest import Guest

_AXE: Final = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
# The languages differ in their texts alone; in the tests one of these is dark and one is light.
_AXE_LANGUAGES: Final = ("de", "fr")
_OVERFLOWING: Final = """() => [...document.querySelectorAll("body *")].filter((element) => {
    const style = getComputedStyle(element);
    const hidden = element.closest(".visually-hidden, [aria-hidden=true], dialog:not([open])");
    const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const wide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    const heard = style.clipPath === "inset(50%)"; // only by screen readers
    const scrolls = style.overflowX === "auto";
    return !hidden && !heard && text && wide && !scrolls && !(element instanceof SVGElement);
}).map((element) => element.outerHTML.slice(0, 160))"""


def violations(page: Page) -> list[str]:
    """What axe-core objects to. It runs beside the page: the page's own policy allows no such script."""
    page.evaluate(_AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def check(guest: Guest, scrolls: bool = True) -> None:
    """The page as it stands now."""
    if guest.words.language in _AXE_LANGUAGES:
        assert violations(guest.page) == []
    assert guest.page.evaluate(_OVERFLOWING) == []
    width, height = guest.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    viewport = guest.page.viewport_size
    assert viewport is not None
    assert width <= viewport["width"]
    if not scrolls:
        assert height <= viewport["height"]

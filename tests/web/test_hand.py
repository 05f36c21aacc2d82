"""One's own cards: drawn to another place by mouse, finger or keys; a tap still plays."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.server.processes import Server
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]
STEPS = 8


def cards(guest: Guest) -> Locator:
    return guest.page.get_by_role("list", name=guest.words("hand")).get_by_role("button")


def order(guest: Guest) -> list[re.Pattern[str]]:
    """The names of the cards; what they would come to changes with the moves of the others."""
    names = [re.match(r"\s*\w+ \d+", text) for text in cards(guest).all_text_contents()]
    return [re.compile(rf"^{name[0]}\b") for name in names if name]


def sit_down(guest: Guest) -> None:
    guest.play_now("companeros")
    guest.moves().first.wait_for()
    expect(cards(guest)).to_have_count(9)


def corner(card: Locator) -> tuple[float, float]:
    """A point that no other card covers."""
    box = card.bounding_box()
    assert box is not None
    return box["x"] + 10, box["y"] + 30


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    session.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
    )


def test_a_finger_draws_a_card_and_a_tap_plays_one(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address, phone=True)
    sit_down(guest)
    before = order(guest)
    (x, y), (end, _) = corner(cards(guest).nth(1)), corner(cards(guest).nth(6))
    session = guest.context.new_cdp_session(guest.page)
    touch(session, "touchStart", (x, y))
    for step in range(1, STEPS + 1):
        touch(session, "touchMove", (x + (end - x) * step / STEPS, y))
    touch(session, "touchEnd")
    moved = [before[0], *before[2:7], before[1], *before[7:]]
    expect(cards(guest)).to_have_text(moved)
    guest.page.reload()
    expect(cards(guest)).to_have_text(moved)
    cards(guest).nth(3).tap(position={"x": 10, "y": 30})
    expect(cards(guest)).to_have_count(8)


def test_a_mouse_draws_a_card(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address)
    sit_down(guest)
    before = order(guest)
    (x, y), (end, _) = corner(cards(guest).nth(7)), corner(cards(guest).nth(2))
    mouse = guest.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(end, y, steps=STEPS)
    mouse.up()
    moved = [*before[:2], before[7], *before[2:7], before[8]]
    expect(cards(guest)).to_have_text(moved)
    mouse.click(end, y)
    expect(cards(guest)).to_have_text([card for card in moved if card != before[7]])


def test_keys_move_a_card(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address)
    sit_down(guest)
    before = order(guest)
    guest.page.keyboard.press("3")
    expect(cards(guest).nth(2)).to_be_focused()
    guest.page.keyboard.press("Shift+ArrowLeft")
    expect(cards(guest)).to_have_text([before[0], before[2], before[1], *before[3:]])
    expect(cards(guest).nth(1)).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(cards(guest)).to_have_text([before[0], before[1], *before[3:]])


def test_two_taps_bid_and_keys_lead_to_bids(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address, twoTap=True)
    guest.play_now("schatzsuche")
    bidding = guest.page.get_by_role("group", name=guest.words("schatzsuche-how-many"))
    bids = bidding.get_by_role("button")
    expect(bids).to_have_count(2)
    guest.page.keyboard.press("1")
    expect(bids.nth(1)).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(bids.nth(1)).to_have_attribute("aria-pressed", "true")
    bids.nth(0).click()
    expect(bids.nth(0)).to_have_attribute("aria-pressed", "true")
    bids.nth(0).click()
    expect(bidding).to_have_count(0)

"""Chat: what is said arrives, and whom one mutes one does not hear."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.processes import Server
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]


def say(guest: Guest, text: str) -> None:
    """Write something in the open panel and see it there."""
    guest.page.get_by_role("textbox", name=guest.words("chat-write")).fill(text)
    guest.button("chat-send").click()
    expect(heard(guest)).to_contain_text(text)


def heard(guest: Guest) -> Locator:
    return guest.page.get_by_role("log", name=guest.words("chat"))


def mute(guest: Guest, name: str) -> Locator:
    """By keyboard: from the last button on to the list of names."""
    group = guest.page.get_by_role("group", name=guest.words("chat-mute"))
    if not group.is_visible():
        guest.button("chat-send").focus()
        guest.page.keyboard.press("Tab")
        guest.page.keyboard.press("Enter")
    box = group.get_by_role("checkbox", name=name, exact=True)
    box.focus()
    guest.page.keyboard.press("Space")
    return box


def test_seats_and_spectators_are_muted(new_guest: Callable[..., Guest], server: Server) -> None:
    ann = new_guest(server.address, "en", name="Ann")
    ben = new_guest(server.address, "it", phone=True, name="Ben")
    watcher = new_guest(server.address, "en")
    ann.visit()
    ann.button("home-invite", ann.page.get_by_role("article", name="Compañeros")).click()
    link = ann.page.get_by_role("textbox", name=ann.words("lobby-link")).input_value()
    ben.page.goto(link)
    ben.button("lobby-sit-down").click()
    watcher.page.goto(link)
    ann.page.get_by_role("listitem").filter(has_text="Ben").wait_for()
    ann.button("lobby-fill").click()
    ann.button("lobby-start").click()
    for guest in (ann, ben, watcher):
        guest.board().wait_for()
        guest.button("chat").click()
    say(ann, "first")
    expect(heard(ben)).to_contain_text("first")

    expect(mute(ben, "Ann")).to_be_checked()
    expect(mute(ben, ben.words("chat-spectators"))).to_be_checked()
    expect(heard(ben)).not_to_contain_text("first")
    say(ann, "second")
    say(watcher, "from behind")
    say(ben, "third")
    expect(heard(ann)).to_contain_text("third")
    expect(heard(ben)).not_to_contain_text("second")

    ben.page.reload()
    ben.button("chat").click()
    say(ben, "fourth")
    expect(heard(ben)).not_to_contain_text("second")
    expect(heard(ben)).not_to_contain_text("from behind")
    expect(mute(ben, "Ann")).not_to_be_checked()
    say(ann, "fifth")
    expect(heard(ben)).to_contain_text("fifth")
    expect(heard(ben)).to_contain_text("second")
    expect(heard(ben)).not_to_contain_text("from behind")

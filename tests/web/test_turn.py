"""One's turn is seen in the title of the tab, heard if wanted, and notified to whoever looks elsewhere."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.processes import Server
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]

# What the browser would show and play is noted instead.
STUBS = """
globalThis.notified = [];
globalThis.tones = [];
globalThis.allowed = "granted";
globalThis.Notification = class {
    static get permission() { return allowed; }
    static requestPermission() { return Promise.resolve(allowed); }
    constructor(title, { body }) { notified.push([title, body]); }
};
const volume = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
const gain = () => ({ gain: volume, connect: (next) => next });
globalThis.AudioContext = class {
    currentTime = 0;
    state = "running";
    createGain = gain;
    createOscillator() {
        const frequency = { value: 0 };
        return { frequency, connect: (next) => next, start: () => tones.push(frequency.value), stop() {} };
    }
};
"""
LOOKS_ELSEWHERE = "() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"


def sit_down(guest: Guest) -> None:
    """At a table where one's first move is followed by those of bots, then by the next turn."""
    guest.context.add_init_script(STUBS)
    guest.play_now("companeros")
    guest.moves().first.wait_for()


def move(guest: Guest) -> None:
    seq = guest.board().get_attribute("data-seq") or ""
    guest.moves().first.click(position={"x": 8, "y": 12})
    expect(guest.board()).not_to_have_attribute("data-seq", seq)
    guest.moves().first.wait_for()


def noted(guest: Guest, what: str) -> Any:
    return guest.page.evaluate(f"() => {what}")


def test_the_title_says_whose_turn_it_is(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address, "fr")
    sit_down(guest)
    expect(guest.page).to_have_title(f"● {guest.words('seat-your-turn')} – Compañeros")
    watcher = new_guest(server.address, "de")
    watcher.page.goto(guest.page.url)
    watcher.board().wait_for()
    expect(watcher.page).to_have_title("Compañeros")


def test_silent_unless_wanted(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address)
    sit_down(guest)
    guest.page.evaluate(LOOKS_ELSEWHERE)
    move(guest)
    assert noted(guest, "tones") == []
    assert noted(guest, "notified") == []


def test_a_tone_for_each_turn(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address, sound=True)
    sit_down(guest)
    assert noted(guest, "tones") == [523, 784]
    watcher = new_guest(server.address)
    watcher.page.goto(guest.page.url)  # somebody comes, but it is still the same turn
    watcher.board().wait_for()
    watcher.button("chat").click()
    watcher.button("preset-hello").click()
    guest.page.get_by_role("button", name=re.compile(f"^{guest.words('chat')}, 1")).wait_for()
    assert noted(guest, "tones") == [523, 784]


def test_a_notification_only_for_whoever_looks_elsewhere(
    new_guest: Callable[..., Guest], server: Server
) -> None:
    guest = new_guest(server.address, notify=True)
    sit_down(guest)
    assert noted(guest, "notified") == []
    guest.page.evaluate(LOOKS_ELSEWHERE)
    while not noted(guest, "notified"):  # whoever takes last may also play the next card: that is one turn
        move(guest)
    assert noted(guest, "notified") == [["Compañeros", guest.words("seat-your-turn")]]


def test_a_browser_that_forbids_notifications(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address, "it")
    sit_down(guest)
    guest.page.evaluate("() => (allowed = 'denied')")
    guest.button("settings").click()
    switch = guest.page.get_by_role("checkbox", name=guest.words("setting-notify"))
    switch.click()
    expect(guest.page.get_by_text(guest.words("setting-notify-forbidden"))).to_be_visible()
    expect(switch).not_to_be_checked()
    guest.page.evaluate("() => (allowed = 'granted')")
    switch.click()
    expect(switch).to_be_checked()
    expect(guest.page.get_by_text(guest.words("setting-notify-forbidden"))).to_be_hidden()

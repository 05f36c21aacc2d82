"""After the game: result, replay and "Was the shuffle fair?"."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from kartentisch.games import GAMES
from kartentisch.games.texts import LANGUAGES
from tests.server.processes import Server
from tests.web.access import check
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]


# Plays the first legal move until the game is over, on the seat that this browser has.
PLAY_TO_THE_END = """table => new Promise((resolve, reject) => {
    const seat = JSON.parse(localStorage.getItem("kartentisch.seats")).find((seat) => seat.table === table);
    const address = new URL(`api/tables/${table}/socket`, document.baseURI);
    address.protocol = "ws:";
    const socket = new WebSocket(address);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 1, token: seat.token }));
    socket.onclose = reject;
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        const frame = message.frames?.at(-1) ?? message.frame;
        if (frame?.table.status === "over") resolve();
        else if (frame?.legal.length) {
            socket.send(JSON.stringify({ type: "move", seq: frame.seq, move: frame.legal[0] }));
        }
    };
})"""


def finish(guest: Guest, game: str) -> str:
    """Sit down, cut, and have the game played to its end at once; returns the table's id."""
    guest.play_now(game)
    table = guest.page.url.rpartition("/")[2]
    guest.page.evaluate(PLAY_TO_THE_END, table)
    guest.result().wait_for()
    return table


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> dict[str, str]:
    """A finished game of each kind, by the table's id."""
    guest = Guest.open(browser, server.address, "en", False, {"name": "Ann"})
    tables = {game: finish(guest, game) for game in GAMES}
    guest.close()
    return tables


def fairness(guest: Guest) -> Locator:
    """The panel that says whether the shuffle was fair."""
    guest.button("fair-question").click()
    return guest.page.get_by_role("dialog", name=guest.words("fair-question"))


@pytest.mark.parametrize(
    ("game", "language"), [("eight28", "en"), ("companeros", "de"), ("schatzsuche", "fr")]
)
def test_a_real_game_was_shuffled_fairly(
    new_guest: Callable[..., Guest], server: Server, game: str, language: str
) -> None:
    guest = new_guest(server.address, language, phone=True)
    finish(guest, game)
    check(guest, scrolls=False)
    panel = fairness(guest)
    expect(panel.get_by_role("status")).to_contain_text(re.compile(r"^✓ (Yes|Ja|Oui)\."))
    panel.get_by_text(guest.words("fair-details")).click()
    expect(panel.get_by_text(guest.words("fair-note-yes"))).to_be_visible()
    expect(panel.get_by_text(guest.words("fair-deck-yes", number=1))).to_be_visible()
    check(guest)


def tampered(change: Callable[[dict], None]) -> Callable[[Route], None]:  # type: ignore[type-arg]
    """Answers with the record of the server, changed."""

    def answer(route: Route) -> None:
        record = route.fetch().json()
        change(record)
        route.fulfill(json=record)

    return answer


def test_a_changed_deck_is_unfair(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address, "it", theme="light")
    finish(guest, "companeros")
    guest.page.route("**/record", tampered(lambda record: record["deals"][0]["deck"].reverse()))
    panel = fairness(guest)
    expect(panel.get_by_role("status")).to_contain_text(guest.words("fair-no"))
    panel.get_by_text(guest.words("fair-details")).click()
    expect(panel.get_by_text(guest.words("fair-deck-no", number=1))).to_be_visible()
    check(guest)


def test_another_cut_than_the_browser_noted_is_unfair(
    new_guest: Callable[..., Guest], server: Server
) -> None:
    guest = new_guest(server.address)
    table = finish(guest, "companeros")
    note = json.loads(guest.page.evaluate("() => localStorage.getItem('kartentisch.cuts')"))[0]
    assert note["table"] == table
    note["value"] = "0" * 32
    guest.page.evaluate("note => localStorage.setItem('kartentisch.cuts', note)", json.dumps([note]))
    panel = fairness(guest)
    expect(panel.get_by_role("status")).to_contain_text(guest.words("fair-no"))
    panel.get_by_text(guest.words("fair-details")).click()
    expect(panel.get_by_text(guest.words("fair-note-no"))).to_be_visible()


def test_the_record_is_downloaded(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address)
    table = finish(guest, "companeros")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name=guest.words("record-download")).click()
    record = json.loads(Path(download.value.path()).read_text())
    assert record["table"] == table
    assert download.value.suggested_filename == f"kartentisch-{table}.json"


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_replay(new_guest: Callable[..., Guest], server: Server, game: str) -> None:
    """Somebody who was not there opens the link and goes through the game by buttons and keys."""
    player = new_guest(server.address)
    finish(player, game)
    player.button("share").click()
    address = player.page.get_by_role("textbox", name=player.words("share-link")).input_value()

    guest = new_guest(server.address)
    page = guest.page
    page.goto(address)
    slider = page.get_by_role("slider", name=guest.words("replay-step"))
    expect(slider).to_have_value("0")
    last = slider.get_attribute("max") or ""
    guest.button("replay-forward").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(last)
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    guest.button("replay-play").click()
    page.wait_for_function("slider => Number(slider.value) >= 3", arg=slider.element_handle())
    guest.button("replay-pause").click()
    rounds = page.get_by_role("combobox", name=guest.words("replay-jump"))
    rounds.select_option(index=1)
    expect(rounds).to_have_value("1")
    place = slider.input_value()
    assert 1 < int(place) < int(last)
    page.reload()
    expect(slider).to_have_value(place)


@pytest.mark.parametrize(
    ("game", "last"), [("eight28", "eight28-look"), ("companeros", "companeros-last-round")]
)
def test_a_replay_looks_back_too(
    new_guest: Callable[..., Guest], server: Server, finished: dict[str, str], game: str, last: str
) -> None:
    guest = new_guest(server.address)
    guest.visit(f"#/replay/{finished[game]}")
    guest.page.get_by_role("slider").wait_for()
    guest.page.keyboard.press("End")
    guest.page.keyboard.press("ArrowLeft")  # in the last round, and not at its end
    guest.page.keyboard.press("l")
    panel = guest.page.get_by_role("dialog", name=guest.words(last))
    expect(panel.get_by_role("listitem").first).to_be_visible()


def test_every_hand_is_open(
    new_guest: Callable[..., Guest], server: Server, finished: dict[str, str]
) -> None:
    guest = new_guest(server.address)
    guest.visit(f"#/replay/{finished['companeros']}")
    hands = guest.page.get_by_role("list", name=guest.words("replay-hands"))
    for name in ("Ann", "Bruno", "Clara", "Dario"):
        hand = hands.get_by_role("list", name=guest.words("replay-hand-of", name=name))
        expect(hand.get_by_role("listitem")).to_have_count(9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replays_fit_on_a_phone(
    new_guest: Callable[..., Guest], server: Server, finished: dict[str, str], language: str
) -> None:
    guest = new_guest(server.address, language, phone=True, theme="light" if language == "de" else "dark")
    for table in finished.values():
        guest.visit(f"#/replay/{table}/12")
        guest.page.get_by_role("slider").wait_for()
        check(guest, scrolls=False)
        guest.button("sheet").click()
        check(guest)
        guest.page.keyboard.press("Escape")
        guest.button("share").click()
        check(guest)


def test_there_is_no_replay_of_a_running_game(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address)
    guest.play_now("companeros")
    table = guest.page.url.rpartition("/")[2]
    guest.visit(f"#/replay/{table}")
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.words("refused-not-over"))
    guest.complaints.clear()  # the browser notes the refused request

"""A game of which the page knows nothing: listed, played, replayed and explained by `plain` all the same."""

import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.games.fourth_game import make_game
from tests.server.processes import Process, Server
from tests.web.access import check
from tests.web.guest import Guest

ROOT = Path(__file__).parents[2]
GAME = make_game()

pytestmark = [pytest.mark.slow]

# Registered as a newcomer would, then the ordinary server. The fifth game has a rich view.
CODE = """
import runpy
from dataclasses import replace
from kartentisch.games import GAMES, schatzsuche
from tests.games.fourth_game import make_game
for game in (make_game(), replace(schatzsuche.GAME, id="fifth", title="Fifth Game")):
    GAMES[game.id] = game
runpy.run_module("kartentisch", run_name="__main__", alter_sys=True)
"""


class ServerWithFourthGame(Server):
    """A server with games that the page does not know."""

    def _launch(self) -> Process:
        command = [sys.executable, "-c", CODE, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--rate", "100000"]
        with self.log_path.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True, cwd=ROOT)


@pytest.fixture(scope="module")
def fourth_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fourth")
    running = ServerWithFourthGame(f"sqlite:///{folder / 'tables.sqlite3'}", folder).start()
    yield running
    running.kill()


def tile(guest: Guest, title: str = GAME.title) -> Locator:
    return guest.page.get_by_role("article", name=title)


def begin(guest: Guest, title: str = GAME.title) -> None:
    guest.visit()
    guest.button("home-play-now", tile(guest, title)).click()
    guest.board().wait_for()


@pytest.mark.parametrize(("language", "phone"), [("de", True), ("fr", False)])
def test_it_is_on_the_home_page(
    new_guest: Callable[..., Guest], fourth_server: Server, language: str, phone: bool
) -> None:
    guest = new_guest(fourth_server.address, language, phone=phone)
    guest.visit()
    expect(guest.page.get_by_role("article")).to_have_count(5)
    expect(tile(guest).get_by_role("link")).to_have_text([guest.words("learn-rules")])
    tile(guest).get_by_text(guest.words("home-options")).click()
    expect(tile(guest).get_by_role("combobox", name="prize")).to_have_value("1")
    check(guest)


@pytest.mark.parametrize(("language", "phone"), [("de", True), ("en", False)])
def test_it_is_played_to_its_end_and_replayed(
    new_guest: Callable[..., Guest], fourth_server: Server, language: str, phone: bool
) -> None:
    guest = new_guest(fourth_server.address, language, phone=phone)
    begin(guest)
    check(guest, scrolls=False)
    made = guest.play_on(random.Random(4))
    assert made == 2
    expect(guest.result()).to_be_visible()
    check(guest, scrolls=False)
    guest.page.get_by_role("link", name=guest.words("replay-watch")).click()
    hands = guest.page.get_by_role("list", name=guest.words("replay-hands"), exact=True)
    expect(hands.locator("ul li")).to_have_count(2 * 3)
    guest.button("replay-forward").click()
    expect(hands.locator("ul li")).to_have_count(2 * 3 - 1)
    check(guest, scrolls=False)


@pytest.mark.parametrize(("language", "phone"), [("fr", True), ("de", False)])
def test_any_view_is_drawn_with_moves_points_and_a_sheet(
    new_guest: Callable[..., Guest], fourth_server: Server, language: str, phone: bool
) -> None:
    guest = new_guest(fourth_server.address, language, phone=phone)
    begin(guest, "Fifth Game")
    expect(guest.page.get_by_role("group", name=guest.words("your-moves"))).to_contain_text("bid 0")
    expect(guest.board().get_by_text("trump card")).to_be_visible()
    guest.play_on(random.Random(4), until=5)
    expect(guest.moves().first).to_be_visible()
    check(guest, scrolls=False)
    guest.button("sheet").click()
    rows = guest.page.get_by_role("dialog").get_by_role("row")
    expect(rows.nth(1).get_by_role("cell")).to_have_text([re.compile(r"-?\d+")] * 3)
    check(guest)


# The page sends another move than the one that was clicked, and hears another code.
MEDDLE = """
globalThis.WebSocket = class extends WebSocket {
    send(text) {
        const message = JSON.parse(text);
        if (message.type === "move") message.move = globalThis.instead;
        super.send(JSON.stringify(message));
    }
    set onmessage(hear) {
        super.onmessage = ({ data }) => hear({ data: data.replace('"not-in-hand"', '"%s"') });
    }
};
"""


@pytest.mark.parametrize("code", ["not-in-hand", "a-code-of-its-own"])
def test_a_refusal_without_a_text_is_told_by_its_reason(
    new_guest: Callable[..., Guest], fourth_server: Server, code: str
) -> None:
    guest = new_guest(fourth_server.address, "en")
    guest.context.add_init_script(MEDDLE % code)
    begin(guest)
    expect(guest.moves().first).to_be_visible()
    held = [move.get_attribute("data-card") for move in guest.moves().all()]
    other = next(card for card in GAME.cards if card not in held)
    guest.page.evaluate("card => (globalThis.instead = card)", other)
    guest.moves().first.click()
    told = guest.words("refused-not-in-hand") if code == "not-in-hand" else f"{other} is not in hand"
    expect(guest.page.get_by_role("alert")).to_contain_text(told)
    expect(guest.page.get_by_role("link", name=guest.words("learn-read-rule", rule="H1"))).to_be_visible()


@pytest.mark.parametrize("language", ["de", "en"])
def test_its_rules_can_be_read(new_guest: Callable[..., Guest], fourth_server: Server, language: str) -> None:
    guest = new_guest(fourth_server.address, language, phone=True)
    guest.visit()
    tile(guest).get_by_role("link", name=guest.words("learn-rules")).click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(GAME.title)
    expect(guest.page.get_by_role("heading", level=2)).to_have_count(4)
    expect(guest.page.get_by_role("link", name=guest.words("learn-guided"))).to_have_count(0)
    check(guest)


def test_people_meet_in_its_lobby(new_guest: Callable[..., Guest], fourth_server: Server) -> None:
    guest = new_guest(fourth_server.address, "it")
    guest.visit()
    guest.button("home-invite", tile(guest)).click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(GAME.title)
    expect(guest.page.get_by_role("combobox", name=guest.words("lobby-first"))).to_be_visible()
    guest.button("lobby-fill").click()
    guest.button("lobby-start").click()
    guest.board().wait_for()
    assert guest.play_on(random.Random(5)) == 2

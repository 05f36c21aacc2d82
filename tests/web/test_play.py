"""Whole games in the browser, by roles and accessible names."""

import random
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.processes import Server
from tests.web.guest import Guest
from tests.web.relay import Relay

pytestmark = [pytest.mark.slow]


@pytest.mark.parametrize(
    ("game", "language"), [("eight28", "de"), ("companeros", "fr"), ("schatzsuche", "it")]
)
def test_a_whole_game_against_bots(
    new_guest: Callable[..., Guest], server: Server, game: str, language: str
) -> None:
    guest = new_guest(server.address, language, phone=game == "companeros")
    guest.play_now(game)
    guest.play_on(random.Random(28))
    expect(guest.result()).to_be_visible()
    before = guest.page.url
    guest.result().click()
    expect(guest.page).not_to_have_url(before)
    guest.board().wait_for()


def test_bots_follow_the_speed_that_is_chosen_at_the_table(
    new_guest: Callable[..., Guest], server: Server
) -> None:
    guest = new_guest(server.address, pace="calm")
    guest.play_now("companeros")
    table_id = guest.page.url.rpartition("/")[2]

    def pause() -> int:
        return int(httpx.get(f"{server.address}/api/tables/{table_id}").json()["bot_pause_ms"])

    assert pause() == 1_500
    guest.button("settings").click()
    guest.page.get_by_role("combobox", name=guest.words("setting-pace")).select_option("instant")
    guest.page.keyboard.press("Escape")
    guest.play_on(random.Random(1), until=2)
    assert pause() == 0


def test_a_link_is_copied_also_where_pages_have_no_clipboard(
    new_guest: Callable[..., Guest], server: Server
) -> None:
    guest = new_guest(server.address)
    guest.context.add_init_script("delete Navigator.prototype.clipboard")  # as over plain http
    guest.visit()
    tile = guest.page.get_by_role("article", name=guest.words("game-companeros"))
    guest.button("home-invite", tile).click()
    guest.button("lobby-copy").click()
    expect(guest.button("lobby-copied")).to_be_visible()


def test_a_reload_keeps_the_seat(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address)
    chance = random.Random(8)
    guest.play_now("companeros")
    guest.play_on(chance, until=3)
    guest.page.reload()
    guest.play_on(chance)


def test_the_server_is_killed_and_nothing_is_lost(
    new_guest: Callable[..., Guest], own_server: Server
) -> None:
    guest = new_guest(own_server.address, may_lose_connection=True)
    chance = random.Random(8)
    guest.play_now("schatzsuche")
    guest.play_on(chance, until=6)
    own_server.kill()
    expect(guest.offline()).to_be_visible()
    own_server.start()
    expect(guest.offline()).to_be_hidden()
    guest.play_on(chance, until=20)


def take_turns(chance: random.Random, *guests: Guest, until: int | None = None) -> None:
    """Whoever may move does so, until so many moves were made or the game is over for all."""
    made = 0
    while (until is None or made < until) and not all(guest.is_over() for guest in guests):
        for guest in guests:
            if guest.moves().count():
                made += guest.play_on(chance, until=1)


def test_two_people_a_bot_and_a_spectator_and_a_lost_connection(
    new_guest: Callable[..., Guest], server: Server, relay: Relay
) -> None:
    host = new_guest(server.address, "en", name="Ann")
    friend = new_guest(relay.address, "de", phone=True, may_lose_connection=True, name="Ben")
    watcher = new_guest(server.address, "fr")
    host.visit()
    host.button("home-invite", host.page.get_by_role("article", name="Compañeros")).click()
    link = host.page.get_by_role("textbox", name=host.words("lobby-link")).input_value()
    for guest in (friend, watcher):
        guest.visit(f"#{urlsplit(link).fragment}")
    friend.button("lobby-sit-down").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    host.button("lobby-fill").click()
    host.button("lobby-start").click()
    for guest in (host, friend, watcher):
        guest.board().wait_for()
    chance = random.Random(28)
    take_turns(chance, host, friend, until=6)
    relay.cut()
    expect(friend.offline()).to_be_visible()
    absent = (
        host.board()
        .get_by_text(host.words("seat-gone"))
        .or_(host.board().get_by_text(host.words("seat-away")))
    )
    expect(absent.first).to_be_visible()
    relay.mend()
    expect(friend.offline()).to_be_hidden()
    expect(absent).to_have_count(0)
    take_turns(chance, host, friend)
    expect(watcher.page.get_by_text(watcher.words("watching"), exact=True)).to_be_visible()
    expect(watcher.page.get_by_role("heading", level=2)).to_be_visible()

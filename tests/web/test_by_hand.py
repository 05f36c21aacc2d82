"""Schatzsuche with the colour cards by hand (S12): players turn their own and look at each other's cards."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.processes import Server
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]


def table_by_hand(guest: Guest) -> None:
    """Begin a game against bots in which everybody turns the colour cards."""
    guest.visit()
    tile = guest.page.get_by_role("article", name="Schatzsuche")
    tile.get_by_text(guest.words("home-options")).click()
    tile.get_by_role("combobox", name=guest.words("option-colour_cards")).select_option("by_hand")
    guest.button("home-play-now", tile).click()
    guest.board().wait_for()


def test_both_others_cards_can_be_called_out_before_the_ok_S12(
    new_guest: Callable[..., Guest], server: Server
) -> None:
    guest = new_guest(server.address, phone=True, name="Ann")
    words = guest.words
    table_by_hand(guest)
    board = guest.board()
    faults = board.get_by_text(words("schatzsuche-object-short"), exact=True)
    ok = guest.button("schatzsuche-move-ok", board)
    chance = random.Random(3)
    while not ok.count():
        guest.play_on(chance, until=1)
        guest.moves().first.wait_for()
    expect(board).to_contain_text(words("schatzsuche-all-right"))
    expect(faults).to_have_count(2)
    faults.first.click()
    expect(faults).to_have_count(1)
    expect(board).to_contain_text(words("schatzsuche-anything-else"))
    faults.first.click()
    expect(faults).to_have_count(0)
    ok.click()
    expect(ok).to_have_count(0)
    guest.play_on(chance, until=3)


def test_a_colour_card_is_turned_and_turned_back_for_50_points_S12(
    new_guest: Callable[..., Guest], server: Server
) -> None:
    guest = new_guest(server.address, phone=True, name="Ann")
    words = guest.words
    table_by_hand(guest)
    own = guest.page.get_by_role("list", name=words("schatzsuche-colour-cards", name="Ann"))
    turned = own.get_by_role("button", disabled=False).and_(guest.page.locator("[aria-expanded]"))
    chance = random.Random(12)
    while (
        not turned.count()
    ):  # any move: bids, cards turned over, cards played, a look at those of the others
        guest.play_on(chance, until=1)
        guest.moves().first.wait_for()
    named = turned.first.get_attribute("aria-label")
    suits = [words(f"suit-{letter}") for letter in "CSHD"]
    suit = next(suit for suit in suits if words("schatzsuche-turned", suit=suit) == named)
    turned.first.click()
    guest.button("schatzsuche-turn-back", suit=suit).click()
    expect(own.get_by_role("button", name=words("schatzsuche-move-flip", suit=suit))).to_be_visible()
    expect(guest.board()).to_contain_text(words("schatzsuche-story-unflip", name="Ann", suit=suit))
    guest.play_on(chance, until=8)

"""A card that may not be played: the page says why, and which rule forbids it."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kartentisch.texts.rules import LANGUAGES
from tests.server.processes import Server
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forbidden_card_names_its_rule_S6(
    new_guest: Callable[..., Guest], server: Server, language: str
) -> None:
    guest = new_guest(server.address, language, phone=True)
    guest.play_now("schatzsuche")
    chance = random.Random(6)
    hand = guest.page.get_by_role("list", name=guest.words("hand"))
    forbidden, allowed = (hand.get_by_role("button", disabled=disabled) for disabled in (True, False))
    guest.moves().first.wait_for()
    while not (forbidden.count() and allowed.count()):
        guest.play_on(chance, until=1)
        guest.moves().first.wait_for()
    forbidden.first.click(force=True, position={"x": 8, "y": 12})
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.words("rule-S6"))
    guest.button("close").click()
    expect(guest.page.get_by_role("alert")).to_have_count(0)

"""Learning: rules pages with live examples, and the guided rounds."""

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from kartentisch.games import GAMES
from kartentisch.games.texts import LANGUAGES
from tests.server.processes import Server
from tests.web.access import check
from tests.web.guest import Guest

Json = dict[str, Any]

# What the bubble lies on of all that it speaks about; where something can be pressed, only that is meant.
COVERED = """([bubble, areas]) => {
    const box = bubble.getBoundingClientRect();
    const covers = (element) => {
        const other = element.getBoundingClientRect();
        return other.left < box.right && box.left < other.right
            && other.top < box.bottom && box.top < other.bottom;
    };
    return areas.flatMap((area) => {
        const all = [...document.querySelectorAll(`[data-area~="${area}"]`)];
        const button = "button:not(:disabled, [aria-disabled=true])";
        const pressable = all.filter((element) => element.querySelector(button));
        return (pressable.length ? pressable : all).filter(covers);
    });
}"""

pytestmark = [pytest.mark.slow]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_fit_on_a_phone(
    new_guest: Callable[..., Guest], server: Server, game: str, language: str
) -> None:
    guest = new_guest(server.address, language, phone=True, theme="light" if language == "fr" else "dark")
    guest.visit(f"#/learn/{game}")
    page = httpx.get(f"{server.address}/api/rules/{game}/{language}", timeout=60).json()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(page["title"])
    for section in page["sections"]:
        expect(guest.page.get_by_role("heading", level=2, name=section["title"], exact=True)).to_be_attached()
    check(guest)


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_a_trick_lies_on_the_table_of_its_example(
    new_guest: Callable[..., Guest], server: Server, pace: str
) -> None:
    guest = new_guest(server.address, pace=pace)
    guest.visit("#/learn/schatzsuche")
    example = guest.page.get_by_role("figure").nth(1)
    trick = example.locator(".trick li")
    expect(trick).to_have_count(3)
    guest.button("learn-next", example).click()
    expect(example.get_by_text(guest.words("learn-scene", number=2, count=2))).to_be_visible()
    guest.page.wait_for_timeout(2_500)  # as long as a trick lies at a table
    expect(trick).to_have_count(3)


def test_examples_are_gone_through(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address)
    guest.visit("#/learn/companeros")
    example = guest.page.get_by_role("figure").first
    expect(example.get_by_text(guest.words("learn-scene", number=1, count=4))).to_be_visible()
    for number in (2, 3, 4):
        guest.button("learn-next", example).click()
        expect(example.get_by_text(guest.words("learn-scene", number=number, count=4))).to_be_visible()
    guest.button("learn-before", example).click()
    expect(example.get_by_text(guest.words("learn-scene", number=3, count=4))).to_be_visible()
    expect(example.get_by_role("img", name=guest.words("learn-example", number=3, count=4))).to_be_visible()


def test_the_language_of_the_rules_is_changed(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address, "de")
    guest.visit("#/learn/schatzsuche")
    heading = guest.page.get_by_role("heading", level=2)
    expect(heading.first).to_have_text("Auf einen Blick")
    guest.page.get_by_role("combobox", name=guest.words("language")).select_option("en")
    expect(heading.first).to_have_text("At a glance")


def test_a_rule_is_found_by_its_number(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address, "fr", phone=True)
    guest.visit("#/learn/eight28/E13")
    mark = guest.page.get_by_role("link", name=guest.words("learn-rule", rule="E13"), exact=True)
    expect(mark).to_be_focused()
    expect(mark).to_be_in_viewport()
    guest.visit("#/learn/eight28/E1")
    first = guest.page.get_by_role("link", name=guest.words("learn-rule", rule="E1"), exact=True)
    expect(first).to_be_in_viewport()


def test_a_refused_card_leads_to_its_rule(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address)
    guest.play_now("schatzsuche")
    chance = random.Random(6)
    hand = guest.page.get_by_role("list", name=guest.words("hand"))
    refused = hand.get_by_role("button", disabled=True)
    allowed = hand.get_by_role("button", disabled=False)
    while not (refused.count() and allowed.count()):
        guest.play_on(chance, until=1)
        guest.moves().first.wait_for()
    refused.first.click(force=True)
    with guest.context.expect_page() as opened:
        guest.page.get_by_role("alert").get_by_role("link").click()
    rule = opened.value.url.rpartition("/")[2]
    mark = opened.value.get_by_role("link", name=guest.words("learn-rule", rule=rule), exact=True)
    expect(mark).to_be_focused()


class Learner:
    """Goes through a guided round and tries every move that is offered until it is the one explained."""

    def __init__(self, guest: Guest, lesson: Json) -> None:
        self.guest = guest
        self.lesson = lesson
        self.bubble = guest.page.get_by_role("region", name=guest.words("learn-bubble"))
        self.friendly_words = 0

    def said(self) -> Locator:
        return self.bubble.get_by_role("status")

    def step(self, number: int) -> Locator:
        count = len(self.lesson["steps"])
        return self.guest.page.get_by_text(self.guest.words("learn-step", number=number, count=count))

    def go(self, number: int) -> None:
        """Do what the step asks for."""
        step = self.lesson["steps"][number - 1]
        expect(self.step(number)).to_be_visible()
        expect(self.said()).to_have_text(self.guest.words(step["text"]))
        self.covers_nothing(step["highlight"])
        if step["move"] is None:
            self.guest.button("learn-next", self.bubble).click()
            return
        for place in range(self.guest.moves().count()):
            self.guest.moves().nth(place).click()
            expect(self.said().or_(self.step(number + 1)).first).to_be_visible()
            if self.step(number + 1).is_visible():
                return
            expect(self.said()).to_have_text(self.guest.words(step["other"]))
            self.covers_nothing(step["highlight"])
            self.friendly_words += 1
        raise AssertionError(f"no button makes the move {step['move']}")

    def covers_nothing(self, areas: list[str]) -> None:
        handle = self.bubble.element_handle()
        self.guest.page.wait_for_function(f"parts => ({COVERED})(parts).length === 0", arg=[handle, areas])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_round(new_guest: Callable[..., Guest], server: Server, game: str, language: str) -> None:
    guest = new_guest(server.address, language, phone=True, theme="light" if language == "fr" else "dark")
    lesson: Json = httpx.get(f"{server.address}/api/learn/{game}", timeout=60).json()
    guest.visit(f"#/guide/{game}")
    learner = Learner(guest, lesson)
    last = len(lesson["steps"])
    for number in range(1, last):
        learner.go(number)
        if number in (1, 3, last - 1):
            expect(learner.step(number + 1)).to_be_visible()
            expect(learner.bubble).to_be_visible()
            check(guest, scrolls=False)
    expect(learner.step(last)).to_be_visible()
    assert learner.friendly_words > 0
    check(guest, scrolls=False)
    guest.button("home-play-now").click()
    expect(guest.moves().first).to_be_visible()


@pytest.mark.parametrize(("game", "round_end"), [("companeros", 5), ("eight28", 9)])
def test_the_bubble_waits_until_the_table_has_settled(
    new_guest: Callable[..., Guest], server: Server, game: str, round_end: int
) -> None:
    guest = new_guest(server.address, pace="brisk")
    lesson: Json = httpx.get(f"{server.address}/api/learn/{game}", timeout=60).json()
    guest.visit(f"#/guide/{game}")
    learner = Learner(guest, lesson)
    for number in range(1, round_end):
        learner.go(number)
    expect(learner.said()).to_have_text(guest.words(lesson["steps"][round_end - 1]["text"]))
    when_spoken = guest.board().inner_text()
    guest.page.wait_for_timeout(2_000)
    assert guest.board().inner_text() == when_spoken


def test_one_step_back(new_guest: Callable[..., Guest], server: Server) -> None:
    guest = new_guest(server.address)
    lesson: Json = httpx.get(f"{server.address}/api/learn/eight28", timeout=60).json()
    guest.visit("#/guide/eight28")
    learner = Learner(guest, lesson)
    learner.go(1)
    learner.go(2)
    expect(learner.step(3)).to_be_visible()
    guest.button("learn-before").click()
    expect(learner.said()).to_have_text(guest.words(lesson["steps"][1]["text"]))
    learner.go(2)
    learner.go(3)

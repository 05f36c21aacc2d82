"""A person with their own browser, who uses only roles and accessible names."""

import json
import random
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from tests.web.words import Words

PHONE: Final = (360, 640)
DESKTOP: Final = (1440, 900)
PATIENCE_MS: Final = 60_000  # a server may still have to compile the rules
expect.set_options(timeout=PATIENCE_MS)
_MOST_MOVES: Final = 2_000


@dataclass
class Guest:
    """Their page and language, and what the page complained about."""

    context: BrowserContext
    page: Page
    words: Words
    address: str
    may_lose_connection: bool = False
    complaints: list[str] = field(default_factory=list)

    @classmethod
    def open(
        cls,
        browser: Browser,
        address: str,
        language: str,
        phone: bool,
        settings: dict[str, object],
        may_lose_connection: bool = False,
    ) -> "Guest":
        width, height = PHONE if phone else DESKTOP
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce",
            has_touch=phone,
            ignore_https_errors=True,
        )
        choices = json.dumps({"pace": "instant", "twoTap": False, **settings})
        context.add_init_script(
            f"localStorage.getItem('kartentisch.settings') ?? "
            f"localStorage.setItem('kartentisch.settings', {json.dumps(choices)})"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        guest = cls(context, page, Words(language), address, may_lose_connection)
        page.on("console", guest._note_console)
        page.on("pageerror", lambda error: guest.complaints.append(str(error)))
        page.on("request", guest._note_request)
        return guest

    def _note_console(self, message: ConsoleMessage) -> None:
        is_about_loss = "WebSocket connection to" in message.text or "net::ERR_" in message.text
        if message.type in ("error", "warning") and not (is_about_loss and self.may_lose_connection):
            self.complaints.append(message.text)

    def _note_request(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"request to another host: {request.url}")

    def close(self) -> None:
        self.context.close()

    # What they do

    def visit(self, path: str = "") -> None:
        self.page.goto(f"{self.address}/{path}")

    def button(self, key: str, within: Page | Locator | None = None, **values: str | int) -> Locator:
        """A button by the key of its text."""
        return (within or self.page).get_by_role("button", name=self.words(key, **values), exact=True)

    def play_now(self, game: str) -> None:
        """Begin a game against bots from the home page."""
        self.visit()
        tile = self.page.get_by_role("article", name=self.words(f"game-{game}"))
        self.button("home-play-now", tile).click()
        self.board().wait_for()

    def offline(self) -> Locator:
        """What the page says while it has no connection."""
        return self.page.get_by_text(self.words("connection-offline"))

    def board(self) -> Locator:
        return self.page.get_by_role("main", name=self.words("table"), exact=True)

    def is_over(self) -> bool:
        return self.result().count() > 0

    def result(self) -> Locator:
        """The panel that ends a game: it has a way to play again."""
        return self.button("rematch").or_(
            self.page.get_by_role("link", name=self.words("rematch-go"), exact=True)
        )

    def moves(self) -> Locator:
        """Everything on the board that makes a move now; a button that only shows something says so."""
        buttons = self.board().get_by_role("button", disabled=False)
        return buttons.and_(self.page.locator(":not([aria-expanded]):not([aria-haspopup])"))

    def play_on(self, chance: random.Random, until: int = _MOST_MOVES) -> int:
        """Make moves at random, as long as the game lasts or so many; returns how many were made."""
        made = 0
        for _ in range(_MOST_MOVES):
            if made == until:
                return made
            expect(self.moves().or_(self.result()).first).to_be_visible()
            if self.is_over():
                return made
            made += self._move(chance)
        raise AssertionError("the game does not end")

    def _move(self, chance: random.Random) -> bool:
        seq = self.board().get_attribute("data-seq") or ""
        moves = self.moves()
        count = moves.count()
        if count == 0:
            return False
        # Near the corner: cards of a hand lie on each other.
        moves.nth(chance.randrange(count)).click(position={"x": 8, "y": 12})
        expect(self.board()).not_to_have_attribute("data-seq", seq)
        return True

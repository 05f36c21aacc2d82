"""Take the pictures of the documentation from the client as it is: `make screenshots`.

Every page and the typical moments of each table, on a phone and on a large screen. Names given as arguments
limit it to pictures that begin so. A page that does not look as expected ends it with an error.
"""

import argparse
import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, expect, sync_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.web.guest import Guest
from tools.studio import Json, Look, SeededServer, Studio, Visitor, Wanted

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "screenshots"  # to look at; not in the repository
SHOWN: Final = ROOT / "docs" / "images"  # those that a page shows
CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium")

DARK: Final = (Look("phone"), Look("desktop"))
BOTH: Final = (*DARK, Look("phone", "light"), Look("desktop", "light"))


@dataclass(frozen=True)
class Page:
    """A page by its address, and how it is got ready; what comes back is to be at the picture's top."""

    name: str
    prepare: Callable[[Guest], Locator | None]
    looks: tuple[Look, ...] = DARK
    address: str = ""
    whole: bool = False

    def count(self) -> int:
        """How many pictures it is."""
        return len(self.looks)

    def picture(self, studio: Studio) -> None:
        """Open it and take them."""
        with studio.visitor() as visitor:
            visitor.guest.visit(self.address)
            top = self.prepare(visitor.guest)
            studio.take(visitor.guest, self.name, self.looks, self.whole, top)


@dataclass(frozen=True)
class Moment:
    """A moment of a game: the first fitting frame after so many own moves, and then some time later."""

    name: str
    wanted: Wanted
    moves: int = 0
    later_ms: int = 0  # of moments that pass by themselves
    looks: tuple[Look, ...] = DARK


@dataclass(frozen=True)
class Table:
    """A game against bots with its moments in their order; then, if it is played on, what comes after it."""

    name: str
    game: str
    moments: tuple[Moment, ...]
    options: dict[str, str] = field(default_factory=dict)  # the values by the keys of their labels
    to_the_end: bool = True

    def count(self) -> int:
        """How many pictures it is."""
        return sum(len(moment.looks) for moment in self.moments) + (3 * len(DARK) if self.to_the_end else 0)

    def picture(self, studio: Studio) -> None:
        """Play it and take them."""
        with studio.visitor() as player:
            self._begin(player)
            for moment in self.moments:
                player.choose("setting-pace", "normal" if moment.later_ms else "instant")
                player.play_until(moment.wanted, moment.moves)
                player.pass_time(moment.later_ms)
                studio.take(player.guest, f"{self.name}-{moment.name}", moment.looks)
            if self.to_the_end:
                self._end(studio, player)

    def _begin(self, player: Visitor) -> None:
        guest = player.guest
        guest.visit()
        tile = guest.page.get_by_role("article", name=guest.words(f"game-{self.game}"))
        if self.options:
            tile.get_by_text(guest.words("home-options")).click()
        for label, value in self.options.items():
            tile.get_by_role("combobox", name=guest.words(label)).select_option(value)
        guest.button("home-play-now", tile).click()
        guest.board().wait_for()
        player.stop_time()

    def _end(self, studio: Studio, player: Visitor) -> None:
        guest = player.guest
        guest.button("sheet").click()
        sheet = guest.page.get_by_role("dialog", name=guest.words("sheet"))
        sheet.get_by_role("table").wait_for()
        studio.take(guest, f"{self.name}-sheet", DARK)
        guest.page.keyboard.press("Escape")
        player.choose("setting-pace", "instant")
        player.play_until(is_over)
        player.pass_time(15_000)  # the end is looked at before the result covers it
        guest.result().wait_for()
        studio.take(guest, f"{self.name}-result", DARK)
        guest.page.get_by_role("link", name=guest.words("replay-watch")).click()
        slider = guest.page.get_by_role("slider", name=guest.words("replay-step"))
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        studio.take(guest, f"{self.name}-replay", DARK)


@dataclass(frozen=True)
class Story:
    """Something that takes several people or more than one page."""

    name: str
    picture: Callable[[Studio], None]
    pictures: int

    def count(self) -> int:
        """How many pictures it is."""
        return self.pictures


# Frames


def own_turn(now: Json, before: Json) -> bool:
    """One may make a move."""
    return bool(now["legal"])


def own(phase: str) -> Wanted:
    """One's own move in a phase."""
    return lambda now, before: bool(now["legal"] and now["view"]["phase"] == phase)


def deal_has_ended(now: Json, before: Json) -> bool:
    """The last move of a deal was made."""
    return bool(now["view"]["phase"] == "deal" != before["view"]["phase"])


def round_has_ended(now: Json, before: Json) -> bool:
    """The last move of a round of Compañeros was made."""
    return bool(now["view"]["round"] != before["view"]["round"] and now["news"]["type"] == "moved")


def own_card_in_a_tie(now: Json, before: Json) -> bool:
    """Two colours are worth the same before one plays."""
    return own("play")(now, before) and any(
        len(group["colours"]) > 1 for group in now["view"]["standing"]["groups"]
    )


def is_over(now: Json, before: Json) -> bool:
    """The last move was made."""
    return bool(now["table"]["status"] == "over")


def own_card_in_a_trick(now: Json, before: Json) -> bool:
    """One has to follow."""
    return own("play")(now, before) and bool(now["view"]["trick"])


def some_cards_are_forbidden(now: Json, before: Json) -> bool:
    """Some cards may be played, and others may not."""
    hand = set(now["view"]["hand"])
    return bool(hand.intersection(now["legal"]) and hand.difference(now["legal"]))


# Pages


def tiles(guest: Guest) -> None:
    """The games are shown."""
    guest.page.get_by_role("article").first.wait_for()


def options(guest: Guest) -> Locator:
    """The options of a game are opened."""
    tile = guest.page.get_by_role("article", name=guest.words("game-schatzsuche"))
    tile.get_by_text(guest.words("home-options")).click()
    return tile.get_by_role("heading")


def settings(guest: Guest) -> None:
    """The panel of settings is open."""
    guest.button("settings").click()
    guest.page.get_by_role("dialog", name=guest.words("settings")).wait_for()


def no_answer(guest: Guest) -> None:
    """The server does not answer."""
    guest.page.route("**/api/games", lambda route: route.abort())
    guest.page.reload()
    guest.page.get_by_role("alert").wait_for()


def heading(key: str) -> Callable[[Guest], None]:
    """A heading by the key of its text."""
    return lambda guest: guest.page.get_by_role("heading", name=guest.words(key)).wait_for()


def example(guest: Guest) -> Locator:
    """The first example of a page of rules."""
    figure = guest.page.get_by_role("figure").first
    figure.wait_for()
    return figure


def lesson(steps: int) -> Callable[[Guest], None]:
    """A guided round after so many steps; every move is tried until it is the one explained."""

    def go(guest: Guest) -> None:
        bubble = guest.page.get_by_role("region", name=guest.words("learn-bubble"))
        progress = guest.page.get_by_role("progressbar", name=guest.words("learn-progress"))
        for number in range(1, steps + 1):
            bubble.wait_for()
            for button in guest.button("learn-next", bubble).all() or guest.moves().all():
                button.click(position={"x": 8, "y": 12})
                if progress.get_attribute("value") != str(number):
                    break
        expect(progress).to_have_attribute("value", str(steps + 1))
        bubble.wait_for()

    return go


PAGES: Final = (
    Page("home", tiles, BOTH),
    Page("home-options", options),
    Page("settings", settings),
    Page("error", no_answer),
    Page("table-gone", heading("table-gone"), DARK, "#/table/0000000000000000000000"),
    Page("rules", heading("game-schatzsuche"), DARK, "#/learn/schatzsuche"),
    Page("rules-example", example, DARK, "#/learn/companeros"),
    Page("guided-eight28", lesson(4), DARK, "#/guide/eight28"),
    Page("guided-companeros", lesson(3), DARK, "#/guide/companeros"),
    Page("guided-schatzsuche", lesson(3), DARK, "#/guide/schatzsuche"),
)

TABLES: Final = (
    Table(
        "eight28",
        "eight28",
        (
            Moment("first-turn", own_turn),
            Moment("middle", own_turn, moves=3, looks=BOTH),
            Moment("round-end", deal_has_ended, later_ms=4_000),
        ),
    ),
    Table(
        "companeros",
        "companeros",
        (
            Moment("first-turn", own_turn),
            Moment("middle", own("play"), moves=2, looks=BOTH),
            Moment("taking", own("take")),
            Moment("round-end", round_has_ended, later_ms=600),
        ),
    ),
    Table(
        "schatzsuche",
        "schatzsuche",
        (
            Moment("bidding", own("bid")),
            Moment("trick", own_card_in_a_trick, moves=24, looks=BOTH),
            Moment("round-end", deal_has_ended, later_ms=3_000),
            Moment("golden-card", own("guess")),
            Moment("golden-card-shown", is_over, later_ms=4_000),
        ),
    ),
    Table(
        "eight28-six",
        "eight28",
        (Moment("middle", own_turn, moves=2),),
        {"option-players": "6"},
        to_the_end=False,
    ),
    Table(
        "companeros-six",
        "companeros",
        (Moment("middle", own("play"), moves=2), Moment("tie", own_card_in_a_tie)),
        {"option-players": "6"},
        to_the_end=False,
    ),
    Table(
        "schatzsuche-by-hand",
        "schatzsuche",
        (Moment("trick", own_card_in_a_trick, moves=24), Moment("checking", own("object"))),
        {"option-colour_cards": "by_hand"},
        to_the_end=False,
    ),
)


# Stories of more than one page


def lobby(studio: Studio) -> None:
    """Two people wait for a third."""
    with studio.visitor() as host, studio.visitor("Ben") as friend:
        host.guest.visit()
        tile = host.guest.page.get_by_role("article", name=host.guest.words("game-companeros"))
        host.guest.button("home-invite", tile).click()
        link = host.guest.page.get_by_role("textbox", name=host.guest.words("lobby-link")).input_value()
        friend.guest.page.goto(link)
        friend.guest.button("lobby-sit-down").wait_for()
        studio.take(friend.guest, "invited", DARK, whole=True)
        friend.guest.button("lobby-sit-down").click()
        host.guest.page.get_by_role("listitem").filter(has_text="Ben").wait_for()
        seat = host.guest.words("lobby-bot-for", seat=3)
        host.guest.page.get_by_role("combobox", name=seat).select_option("expert")
        host.guest.page.get_by_role("listitem").filter(has_text="Clara").wait_for()
        studio.take(host.guest, "lobby", BOTH, whole=True)


def chat(studio: Studio) -> None:
    """A conversation, seen by a spectator and by a player whose connection is then lost."""
    with studio.visitor() as player, studio.visitor("Ben") as watcher:
        player.guest.play_now("companeros")
        watcher.guest.page.goto(player.guest.page.url)
        watcher.guest.page.get_by_text(watcher.guest.words("watching"), exact=True).wait_for()
        studio.take(watcher.guest, "spectator", DARK)
        player.guest.button("chat").click()
        player.guest.button("preset-hello").click()
        player.guest.page.get_by_role("log").get_by_text(player.guest.words("preset-hello")).wait_for()
        studio.take(player.guest, "chat", DARK)
        player.guest.page.keyboard.press("Escape")
        studio.server.kill()
        player.guest.page.get_by_text(player.guest.words("connection-offline")).wait_for()
        studio.take(player.guest, "reconnecting", DARK)
        studio.server.start()
        player.guest.page.get_by_text(player.guest.words("connection-offline")).wait_for(state="hidden")


def fairness(studio: Studio) -> None:
    """Whether the shuffle of a finished game was fair, with everything that was checked."""
    with studio.visitor() as player:
        player.guest.play_now("companeros")
        player.guest.play_on(player.chance)
        player.guest.button("fair-question").click()
        panel = player.guest.page.get_by_role("dialog", name=player.guest.words("fair-question"))
        panel.get_by_role("status").filter(has_text="✓").wait_for()
        panel.get_by_text(player.guest.words("fair-details")).click()
        studio.take(player.guest, "fairness", DARK)
        player.guest.page.keyboard.press("Escape")
        player.guest.button("share").click()
        player.guest.page.get_by_role("dialog", name=player.guest.words("share")).wait_for()
        studio.take(player.guest, "share", DARK)


def panels(studio: Studio) -> None:
    """What one can look at beside the cards."""
    with studio.visitor() as player:
        guest = player.guest
        guest.play_now("schatzsuche")
        guest.play_on(player.chance, until=9)
        last_trick = guest.button("schatzsuche-last-trick")
        while not last_trick.count() or last_trick.is_disabled():
            guest.play_on(player.chance, until=1)
            guest.moves().first.wait_for()
        for name, key, title in (("help", "?", "help"), ("last-trick", "l", "schatzsuche-last-trick")):
            guest.page.keyboard.press(key)
            guest.page.get_by_role("dialog", name=guest.words(title)).wait_for()
            studio.take(guest, name, DARK)
            guest.page.keyboard.press("Escape")
        guest.button("leave").click()
        guest.page.get_by_role("dialog", name=guest.words("leave")).wait_for()
        studio.take(guest, "leave", DARK)


def refusal(studio: Studio) -> None:
    """A card that may not be played, and why."""
    with studio.visitor() as player:
        player.guest.play_now("schatzsuche")
        player.stop_time()
        player.play_until(some_cards_are_forbidden, moves=16)
        hand = player.guest.page.get_by_role("list", name=player.guest.words("hand"))
        hand.get_by_role("button", disabled=True).first.click(force=True, position={"x": 8, "y": 12})
        player.guest.page.get_by_role("alert").wait_for()
        studio.take(player.guest, "schatzsuche-refused", DARK)


def home_with_tables(studio: Studio) -> None:
    """Open tables and a running game."""
    with studio.visitor() as player, studio.visitor("Ben") as host:
        player.guest.play_now("eight28")
        host.guest.visit()
        tile = host.guest.page.get_by_role("article", name=host.guest.words("game-companeros"))
        tile.get_by_text(host.guest.words("home-options")).click()
        tile.get_by_role("checkbox").check()
        host.guest.button("home-invite", tile).click()
        host.guest.page.get_by_role("textbox", name=host.guest.words("lobby-link")).wait_for()
        player.guest.visit()
        for key in ("home-go-on", "home-join"):
            player.guest.page.get_by_role("link", name=player.guest.words(key)).first.wait_for()
        lists = player.guest.page.get_by_role("region", name=player.guest.words("home-my-games"))
        studio.take(player.guest, "home-tables", DARK, top=lists)


STORIES: Final = (
    Story("lobby", lobby, 6),
    Story("chat", chat, 6),
    Story("fairness", fairness, 4),
    Story("panels", panels, 6),
    Story("schatzsuche-refused", refusal, 2),
    Story("home-tables", home_with_tables, 2),
)


def main() -> None:
    """Take them, and copy those that a page shows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="how names begin; all by default")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    album: tuple[Page | Table | Story, ...] = (*PAGES, *TABLES, *STORIES)
    chosen = [part for part in album if part.name.startswith(tuple(arguments.names) or "")]
    arguments.folder.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        tempfile.TemporaryDirectory(prefix="kartentisch-") as temporary,
        sync_playwright() as playwright,
        Progress(*columns) as progress,
    ):
        task = progress.add_task("starting", total=sum(part.count() for part in chosen))
        server = SeededServer(f"sqlite:///{temporary}/tables.sqlite3", Path(temporary)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            studio = Studio(browser, server, arguments.folder)
            studio.on_picture = lambda name: progress.update(task, advance=1, description=name)
            for part in chosen:
                part.picture(studio)
        finally:
            browser.close()
            server.kill()
    for file in studio.files:
        if (SHOWN / file.name).exists():
            shutil.copy(file, SHOWN)
    print(f"{len(studio.files)} pictures in {arguments.folder}")


if __name__ == "__main__":
    main()

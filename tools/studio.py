"""How pictures of the client are taken: a server with fixed decks, guests whose time stands still."""

import base64
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator

from tests.server.processes import Process, Server
from tests.web.guest import DESKTOP, PHONE, Guest

Json = dict[str, Any]
Wanted = Callable[[Json, Json], bool]  # of a frame and the frame before it

_SEED: Final = 28
_QUALITY: Final = 62
_SIZES: Final = {"phone": PHONE, "desktop": DESKTOP}
_SCALES: Final = {"phone": 1.0, "desktop": 0.75}
_MOST_STEPS: Final = 20_000
_FINE_MS: Final = 50
_COARSE_MS: Final = 200  # no frame worth a picture is shown for less

# The same chance in every run, each use with a stream of its own.
_SEEDED_SERVER: Final = f"""
import random, runpy, secrets
decks, bots = (random.Random(f"{_SEED} {{use}}") for use in ("decks", "bots"))
secrets.token_hex = lambda count: decks.randbytes(count).hex()
secrets.randbits = bots.getrandbits
runpy.run_module("kartentisch", run_name="__main__", alter_sys=True)
"""
_SEEDED_BROWSER: Final = f"""
let last = {_SEED};
Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647;
crypto.getRandomValues = (values) => values.fill({_SEED});
"""
# Keeps every frame that the page hears of.
_LISTENER: Final = """
globalThis.heard = [];
globalThis.WebSocket = class extends WebSocket {
    constructor(...args) {
        super(...args);
        this.addEventListener("message", ({ data }) => {
            const message = JSON.parse(data);
            heard.push(...(message.frames ?? (message.frame ? [message.frame] : [])));
        });
    }
};
"""
_AT_REST: Final = """async () => {
    document.activeElement?.blur();
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}"""


class Look(NamedTuple):
    """A screen, and the light."""

    size: str
    theme: str = "dark"

    def file_name(self, name: str) -> str:
        """What the picture of this look is called."""
        return f"{name}-{self.size}{'-light' if self.theme == 'light' else ''}.webp"


class SeededServer(Server):
    """A server whose decks, bots and first players are the same in every run."""

    def _launch(self) -> Process:
        command = [sys.executable, "-c", _SEEDED_SERVER, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--rate", "100000"]
        with self.log_path.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)


@dataclass
class Visitor:
    """A guest whose page shows one frame after the other only when it is told to."""

    guest: Guest
    chance: random.Random = field(default_factory=lambda: random.Random(_SEED))
    place: int = 0  # of the shown frame among all that were heard of
    before: Json | None = None  # the frame shown before it

    def stop_time(self) -> None:
        """From now on time only passes in `pass_time`."""
        page = self.guest.page
        page.clock.install()
        page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))

    def pass_time(self, milliseconds: int) -> None:
        """Let timers run."""
        self.guest.page.clock.run_for(milliseconds)

    def choose(self, label: str, value: str) -> None:
        """Choose in the panel of settings; its labels are keys of texts."""
        self.guest.button("settings").click()
        self.guest.page.get_by_role("combobox", name=self.guest.words(label)).select_option(value)
        self.guest.page.keyboard.press("Escape")

    def is_called(self) -> bool:
        """Whether the page says that it is the guest's turn; it also has buttons that make no move."""
        return self.guest.page.title().startswith("●")

    def frames(self) -> list[Json]:
        """The frame before the shown one, the shown one, and those that wait."""
        seq = int(self.guest.board().get_attribute("data-seq") or 0)
        heard: list[Json] = self.guest.page.evaluate("place => heard.slice(place)", self.place)
        # Frames of events that belong together share their number: it is the first one that has just come,
        # and the last one if it is the guest's turn now.
        same = [number for number, frame in enumerate(heard) if frame["seq"] == seq]
        shown = same[-1] if self.is_called() else same[0]
        if shown:
            self.before = heard[shown - 1]
        self.place += shown
        return [self.before or heard[0], *heard[shown:]]

    def play_until(self, wanted: Wanted, moves: int = 0) -> None:
        """Make so many moves at random, and more until a frame is shown that is wanted."""
        made = 0
        for _ in range(_MOST_STEPS):
            frames = self.frames()
            last = frames[-1]["seq"]
            fits = [made >= moves and wanted(now, before) for before, now in pairwise(frames)]
            moved = len(fits) > 1 and bool(frames[1]["legal"])  # the shown frame is about to go
            if fits[0] and not moved:
                return
            if len(fits) > 1:
                self.pass_time(_FINE_MS if any(fits) else _COARSE_MS)
            elif self.is_called():
                buttons = self.guest.moves().all()
                # Near the corner: cards of a hand lie on each other.
                self.chance.choice(buttons).click(position={"x": 8, "y": 12})
                self._wait_for_news(last)
                made += 1
            else:
                self._wait_for_news(last)
        raise RuntimeError("the moment that is wanted does not come")

    def _wait_for_news(self, seq: int) -> None:
        self.guest.page.wait_for_function("seq => heard.at(-1).seq > seq", arg=seq, polling=_FINE_MS)


class Studio:
    """Takes pictures into a folder."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.files: list[Path] = []
        self.on_picture: Callable[[str], object] = print

    @contextmanager
    def visitor(self, name: str = "Ann") -> Iterator[Visitor]:
        """Somebody with a browser of their own."""
        guest = Guest.open(self.browser, self.server.address, "en", False, {"name": name})
        guest.context.add_init_script(_SEEDED_BROWSER + _LISTENER)
        yield Visitor(guest)
        guest.close()

    def take(
        self,
        guest: Guest,
        name: str,
        looks: tuple[Look, ...],
        whole: bool = False,
        top: Locator | None = None,
    ) -> None:
        """A picture for each look: the whole page, or what the window shows of it, with this at its top."""
        camera = guest.context.new_cdp_session(guest.page)
        for look in looks:
            width, height = _SIZES[look.size]
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.emulate_media(color_scheme=look.theme, reduced_motion="reduce")  # type: ignore[arg-type]
            guest.page.evaluate(_AT_REST)
            if whole:
                height = guest.page.evaluate("() => document.documentElement.scrollHeight")
            if top is not None:
                top.evaluate("element => element.scrollIntoView()")
            y = guest.page.evaluate("() => window.scrollY")
            clip = {"x": 0, "y": y, "width": width, "height": height, "scale": _SCALES[look.size]}
            shot = camera.send(
                "Page.captureScreenshot",
                {"format": "webp", "quality": _QUALITY, "clip": clip, "captureBeyondViewport": whole},
            )
            file = self.folder / look.file_name(name)
            file.write_bytes(base64.b64decode(shot["data"]))
            self.files.append(file)
            self.on_picture(file.name)
        camera.detach()

"""Guided rounds: a script of cards and moves, played by the engine into frames with explanations."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias

import msgspec

from kartentisch.core.errors import KartentischError, UnknownGame
from kartentisch.core.examples import deck_with
from kartentisch.core.live import Live
from kartentisch.games import find_game
from kartentisch.table.errors import code_of
from kartentisch.table.events import By, Moved
from kartentisch.table.news import Dealt, News
from kartentisch.table.view import Frame, MoveRefusal, SeatInfo, TableInfo

LEARNER = 0

Area: TypeAlias = Literal[
    "actions",
    "bids",
    "colour-cards",
    "display",
    "gems",
    "hand",
    "middle",
    "players",
    "points",
    "secret",
    "supply",
    "totals",
    "trick",
    "trump",
    "values",
]


class ScriptStep(msgspec.Struct, forbid_unknown_fields=True):
    """What happens first, and what the learner is to do then."""

    name: str
    highlight: list[Area]
    deal: str | None = None  # the cards on top of the deck
    others: list[str] = []
    move: str | None = None


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A guided round as it is written down."""

    game: str
    players: int
    first: int
    names: list[str]  # of the others
    steps: list[ScriptStep]
    options: dict[str, str | bool | int] = {}


# msgspec prepares a type when it is first needed; in two threads at once that may end the process.
msgspec.json.Decoder(Script)


class LessonStep(msgspec.Struct):
    """Frames to be shown one after the other, then a text, then perhaps a move of the learner."""

    frames: list[Frame]  # the last one is what the text is about; none if nothing has changed
    text: str  # the key of the explanation
    highlight: list[Area]
    move: str | None  # what the learner is to do, or null if reading is enough
    other: str | None  # the key of what to say to another legal move
    refused: dict[str, MoveRefusal]  # the cards in hand that may not be played


class Lesson(msgspec.Struct):
    """A first round of a game in which a beginner on seat 0 makes the moves."""

    game: str
    steps: list[LessonStep]


def has_lesson(game_id: str) -> bool:
    """Whether a game has a guided round."""
    return _file(game_id).is_file()


def script(game_id: str) -> Script:
    """The guided round of a game as it is written down."""
    if not has_lesson(game_id):
        raise UnknownGame(f"there is no guided round of {game_id!r}")
    return msgspec.toml.decode(_file(game_id).read_text("utf-8"), type=Script)


def _file(game_id: str) -> Traversable:
    return files("kartentisch.learn") / f"{find_game(game_id).id}.toml"


def lesson(game_id: str) -> Lesson:
    """The guided round of a game, played."""
    return played(script(game_id))


def played(written: Script) -> Lesson:
    """A script, played by the engine."""
    course = _Course(written)
    return Lesson(written.game, [course.play(step) for step in written.steps])


class _Course:
    """A guided round on its way."""

    def __init__(self, written: Script) -> None:
        self.written = written
        self.game = find_game(written.game)
        self.live = Live(self.game, written.players, written.options, written.first)
        self.table = _table_info(written)
        self.seq = 0
        self.waiting: list[Frame] = []  # to be shown in the next step

    def play(self, step: ScriptStep) -> LessonStep:
        """Let happen what comes before the learner's move, explain, then make that move."""
        if step.deal is not None:
            number = self.live.public.deal_number + 1
            written = self.written
            self.live.deal(deck_with(self.game, written.players, step.deal.split(), written.options))
            self._show(Dealt(number))
        for move in step.others:
            self._move(move, "bot")
        frames, self.waiting = self.waiting, []
        text = f"learn-{self.game.id}-{step.name}"
        if step.move is None:
            return LessonStep(frames, text, step.highlight, None, None, {})
        alternatives = len(self._legal()) > 1
        refused = self._refused()
        self._move(step.move, "person")
        other = f"{text}-other" if alternatives else None
        return LessonStep(frames, text, step.highlight, step.move, other, refused)

    def _move(self, move: str, by: By) -> None:
        seat = self.live.public.to_move
        if (seat == LEARNER) != (by == "person"):
            raise ValueError(f"{move!r} is not a move of the one who is to move, seat {seat}")
        self.live.play(seat, move)
        self._show(Moved(seat, move, by))

    def _show(self, news: News) -> None:
        self.seq += 1
        legal = self._legal()
        preview = self.live.preview(LEARNER) if legal else None
        prospects = None if preview is None else msgspec.Raw(preview)
        view = msgspec.Raw(self.live.view(LEARNER))
        self.waiting.append(Frame(self.seq, news, self.table, view, legal, False, prospects))

    def _legal(self) -> list[str]:
        return self.game.legal_moves(self.live.state) if self.live.public.to_move == LEARNER else []

    def _refused(self) -> dict[str, MoveRefusal]:
        refused = {}
        for card in self.live.hands()[LEARNER]:
            try:
                self.live.check(LEARNER, card)
            except KartentischError as error:
                refused[card] = MoveRefusal(code_of(error), error.rule)
        return refused


def _table_info(written: Script) -> TableInfo:
    learner = SeatInfo("person", name=None, bot=None, here=True, away=False, cut=False, clock_ms=None)
    others = [
        SeatInfo("bot", name=name, bot=None, here=True, away=False, cut=False, clock_ms=None)
        for name in written.names
    ]
    return TableInfo(
        id="",
        game=written.game,
        options=find_game(written.game).complete_options(written.options),
        players=written.players,
        open=False,
        clock=None,
        bot_pause_ms=0,
        status="playing",
        seats=[learner, *others],
        host=LEARNER,
        commitment="",
        previous=None,
        next=None,
        winners=[],
    )

"""A table as its events make it: who sits where, and the game so far."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import lt
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from kartentisch.core.contract import NEEDS_DEAL, NOBODY, OVER
from kartentisch.core.live import Live
from kartentisch.games import find_game
from kartentisch.records.recorder import Recorder
from kartentisch.table import shuffle
from kartentisch.table.events import (
    Abandoned,
    AnyEvent,
    Away,
    Back,
    BotSeated,
    Cut,
    Freed,
    Moved,
    Opened,
    Paced,
    Paused,
    Rematched,
    Seated,
    Started,
    Undone,
)
from kartentisch.table.news import CHANGED, Dealt, News

Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned"]
STAND_IN = "regular"  # the bot that plays for a person who is away

Show: TypeAlias = Callable[[News], None]


@dataclass
class Seat:
    """A seat: a person's, a bot's or empty."""

    name: str | None = None
    bot: str | None = None
    token_hash: str | None = None
    value: str | None = None  # the seat's part of the shuffle
    joined: int = 0  # the event that seated the person
    away: bool = False
    clock_ms: int = 0

    @property
    def kind(self) -> Literal["person", "bot", "empty"]:
        """Who sits here."""
        if self.bot is not None:
            return "bot"
        return "empty" if self.name is None else "person"


class _LastMove(NamedTuple):
    """Who moved, the state before, and whether it stands for good."""

    seat: int
    before: bytes
    final: bool


class Table:
    """The log of a table, replayed event by event."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.seq = 1
        self.opened = opened
        self.game = find_game(opened.game)
        self.commitment = shuffle.commitment(opened.secret)
        self.seats = [Seat() for _ in range(opened.players)]
        self.bot_pause_ms = opened.bot_pause_ms
        self.status: Status = "waiting"
        self.recorder: Recorder | None = None
        self.next_table: str | None = None
        self.sheet: list[msgspec.Raw] = []  # the table at the end of each deal, as everybody saw it
        self.position_since = 1  # the event that brought about the position of the cards
        self.around = 0  # grows when anything changes that is not about cards
        self.encoded_info: tuple[object, bytes] | None = None  # kept by the view
        self.first_drawn = False  # whether the shuffle drew who began
        self._shuffle: shuffle.Shuffle | None = None
        self._last_moves: list[_LastMove] = []  # of one seat, since another has moved

    # What is so

    @property
    def live(self) -> Live:
        """The game once it has begun, with its state: for the authority alone, never for a player."""
        return self._recorder.live

    @property
    def host(self) -> int | None:
        """The person who has sat here longest: starts the game and fills the seats."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return self.seats.index(min(people, key=lambda seat: seat.joined)) if people else None

    @property
    def to_move(self) -> int | None:
        """Who is to move, if anybody."""
        if self.status != "playing" or self.live.public.to_move == NOBODY:
            return None
        return int(self.live.public.to_move)

    def due(self) -> int | None:
        """The seat for which a bot is to move now; nothing moves while no person is at the table."""
        seat = self.to_move
        if seat is None or not (self.seats[seat].kind == "bot" or self.seats[seat].away):
            return None
        return seat if any(other.kind == "person" and not other.away for other in self.seats) else None

    def bot_of(self, seat: int) -> str:
        """The name of the bot that plays for a seat."""
        return self.seats[seat].bot or STAND_IN

    def may_undo(self, seat: int | None) -> bool:
        """Whether a seat may take back: nobody else has moved, and its move showed nothing new."""
        if self.status != "playing" or not self._last_moves:
            return False
        last = self._last_moves[-1]
        return last.seat == seat and not last.final

    def settled_shuffle(self) -> shuffle.Shuffle:
        """What the decks follow from if the game starts now: for the authority alone."""
        return shuffle.reveal(self.opened.secret, [seat.value for seat in self.seats])

    def revealed(self) -> shuffle.Shuffle | None:
        """The shuffle with its secret, once nobody plays any more."""
        return self._shuffle if self.status in ("over", "abandoned") else None

    # What happens

    def apply(self, event: AnyEvent, show: Show = lambda news: None) -> None:
        """Let an event happen; `show` is called at each point that people are to see."""
        self.seq += 1
        if self.opened.clock is not None or not isinstance(event, Moved | Undone):
            self.around += 1
        if isinstance(event, Started | Moved | Undone):
            self.position_since = self.seq
        match event:
            case Seated():
                seat = Seat(event.name, token_hash=event.token_hash, joined=self.seq)
                self.seats[event.seat] = seat
            case BotSeated():
                self.seats[event.seat] = Seat(name=event.bot, bot=event.bot)
            case Freed():
                self.seats[event.seat] = Seat()
            case Cut():
                self.seats[event.seat].value = event.value
            case Started():
                self._start(event, show)
                return
            case Moved():
                self._move(event, show)
                return
            case Undone():
                self._recorder.take_back(self._last_moves.pop().before)
                if self.opened.clock is not None:  # or time could be won by moving to and fro
                    self._use_time(event.seat, 1000 * self.opened.clock.increment_seconds)
                show(event)
                return
            case Away() | Back():
                self.seats[event.seat].away = isinstance(event, Away)
                show(event)
                return
            case Paused():
                self._use_time(event.seat, event.used_ms)
            case Paced():
                self.bot_pause_ms = event.pause_ms
            case Abandoned():
                self.status = "abandoned"
                show(event)
                return
            case Rematched():
                self.next_table = event.table
                show(event)
                return
            case Opened():
                raise ValueError("a table is opened once")
        show(CHANGED)

    @property
    def _recorder(self) -> Recorder:
        assert self.recorder is not None
        return self.recorder

    def _start(self, event: Started, show: Show) -> None:
        self.status = "playing"
        self._shuffle = self.settled_shuffle()
        self.first_drawn = event.drawn
        self.recorder = Recorder(self.game, self.opened.players, self.opened.options, event.first)
        if self.opened.clock is not None:
            for seat in self.seats:
                seat.clock_ms = 1000 * self.opened.clock.bank_seconds
        show(event)
        self._deal(show)

    def _move(self, event: Moved, show: Show) -> None:
        live = self.live
        saved, before = live.save(), live.public
        self._recorder.play(event.seat, event.move)
        after = live.public
        self._use_time(event.seat, event.used_ms)
        if self.opened.clock is not None:
            self.seats[event.seat].clock_ms += 1000 * self.opened.clock.increment_seconds
        if self._last_moves and self._last_moves[-1].seat != event.seat:
            self._last_moves.clear()
        final = event.by != "person" or self._has_shown(before, after)
        self._last_moves.append(_LastMove(event.seat, saved, final))
        if after.deal_number != before.deal_number:
            self.sheet.append(msgspec.Raw(live.view(None)))
        if after.phase == OVER:
            self.status = "over"
            self.around += 1
        show(event)
        if after.phase == NEEDS_DEAL:
            self._deal(show)

    def _has_shown(self, before: Any, after: Any) -> bool:
        """Whether a move has shown anything new to anyone, if only its own card; penalties stand as well."""
        return (
            after.deal_number != before.deal_number
            or after.phase == NEEDS_DEAL
            or (after.points != before.points and any(map(lt, after.points, before.points)))
            or self.game.cards_shown(after) > self.game.cards_shown(before)
        )

    def _deal(self, show: Show) -> None:
        while self.live.public.phase == NEEDS_DEAL:
            number = self.live.public.deal_number + 1
            cards = [self.game.cards[card] for card in self.game.full_deck(self.live.state)]
            assert self._shuffle is not None
            order = shuffle.deck(self._shuffle, number, cards)
            self._recorder.deal(self.game.card_numbers(order))
            show(Dealt(number))

    def _use_time(self, seat: int, used_ms: int) -> None:
        self.seats[seat].clock_ms = max(0, self.seats[seat].clock_ms - used_ms)

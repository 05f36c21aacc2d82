"""What may be done at a table, by whom and when: each function returns the event or refuses it.

Nothing changes here. The event happens by `Table.apply`, after it has been stored.
"""

from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

from kartentisch.bots import bots_for
from kartentisch.core.errors import WrongOption
from kartentisch.core.game import Options
from kartentisch.games import find_game
from kartentisch.table import shuffle
from kartentisch.table.errors import Refused
from kartentisch.table.events import (
    Abandoned,
    AnyEvent,
    Away,
    Back,
    BotSeated,
    By,
    ClockSetting,
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
from kartentisch.table.shuffle import is_value, new_secret
from kartentisch.table.table import Table

LONGEST_NAME = 20
LONGEST_BANK_SECONDS = 4 * 60 * 60
LONGEST_INCREMENT_SECONDS = 10 * 60
LONGEST_PAUSE_MS = 5_000
LARGEST_NUMBER = 100  # of an option: what has happened at a table is kept in memory


def new_token() -> str:
    """A token that nobody can guess: whoever has it has the seat."""
    return token_urlsafe(32)


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def seat_of(table: Table, token: str) -> int:
    """The seat to which a token belongs; every seat is compared, in constant time."""
    wanted = hash_token(token)
    found = [
        number
        for number, seat in enumerate(table.seats)
        if compare_digest(seat.token_hash or "no person here", wanted)
    ]
    if not found:
        raise Refused("unknown-token", "this token belongs to no seat of the table")
    return found[0]


# Before the game


def open_table(
    game_id: str,
    players: int,
    options: Options,
    open: bool,
    clock: ClockSetting | None = None,
    bot_pause_ms: int = 0,
) -> Opened:
    """A table for a game."""
    game = find_game(game_id)
    game.check_players(players)
    complete = game.complete_options(options)
    for option in game.options:
        if isinstance(option.values, range) and int(complete[option.name]) > LARGEST_NUMBER:
            raise WrongOption(f"{option.name} is at most {LARGEST_NUMBER} at a table", option.rule)
    if clock is not None and not (
        0 <= clock.bank_seconds <= LONGEST_BANK_SECONDS
        and 0 <= clock.increment_seconds <= LONGEST_INCREMENT_SECONDS
        and clock.bank_seconds + clock.increment_seconds > 0
    ):
        raise Refused("wrong-clock", "a clock has some time: at most 4 hours, and 10 minutes more a move")
    _only_a_possible_pause(bot_pause_ms)
    return Opened(
        game=game.id,
        options=complete,
        players=players,
        open=open,
        secret=new_secret(),
        clock=clock,
        bot_pause_ms=bot_pause_ms,
    )


def first_seat(name: str, token: str) -> Seated:
    """The person who opens a table sits on seat 0."""
    return Seated(0, _clean_name(name), hash_token(token))


def sit(table: Table, name: str, token: str, seat: int | None = None) -> Seated:
    """A person sits down, on a seat of their choice or on the first empty one."""
    _only_before_the_game(table)
    name = _clean_name(name)
    empty = [number for number, place in enumerate(table.seats) if place.kind == "empty"]
    if not empty:
        raise Refused("table-full", "all seats are taken")
    if seat is None:
        seat = empty[0]
    elif seat not in empty:
        raise Refused("seat-taken", f"seat {seat} is not empty")
    return Seated(seat, name, hash_token(token))


def _clean_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("wrong-name", f"a name has 1 to {LONGEST_NAME} characters")
    return name


def place_bot(table: Table, by: int, seat: int, bot: str | None) -> AnyEvent:
    """The host puts a bot on a seat that no other person has, or frees it."""
    _only_before_the_game(table)
    _only_the_host(table, by)
    _only_a_seat(table, seat)
    if seat == by:
        raise Refused("seat-taken", f"the host sits on seat {seat}; leave frees it")
    if bot is None:
        if table.seats[seat].kind == "empty":
            raise Refused("already-empty", f"seat {seat} is empty already")
        return Freed(seat)
    if table.seats[seat].kind == "person":
        raise Refused("seat-taken", f"a person sits on seat {seat}")
    if bot not in bots_for(table.game):
        raise Refused("unknown-bot", f"there is no bot {bot!r}; there are: {', '.join(bots_for(table.game))}")
    return BotSeated(seat, bot)


def cut(table: Table, seat: int, value: str) -> Cut:
    """A seat adds its value to the shuffle."""
    _only_before_the_game(table)
    if table.seats[seat].value is not None:
        raise Refused("already-cut", "a seat adds one value to the shuffle")
    if not is_value(value):
        raise Refused("wrong-value", "a value for the shuffle has 32 hexadecimal digits, in small letters")
    return Cut(seat, value)


def pace(table: Table, by: int, pause_ms: int) -> Paced:
    """The host lets bots wait longer or shorter before a move."""
    _only_the_host(table, by)
    _only_a_possible_pause(pause_ms)
    if table.status not in ("waiting", "playing"):
        raise Refused("not-playing", "nobody plays here any more")
    return Paced(pause_ms)


def _only_a_possible_pause(pause_ms: int) -> None:
    if not 0 <= pause_ms <= LONGEST_PAUSE_MS:
        raise Refused("wrong-pause", f"bots wait at most {LONGEST_PAUSE_MS} ms before a move")


def start(table: Table, by: int, first: int | None) -> Started:
    """The host starts the game when every seat is taken; who begins is drawn if nobody was agreed on."""
    _only_before_the_game(table)
    _only_the_host(table, by)
    if first is not None:
        _only_a_seat(table, first)
    if any(seat.kind == "empty" for seat in table.seats):
        raise Refused("seats-empty", "there are empty seats; bots can take them")
    return (
        Started(shuffle.first_seat(table.settled_shuffle()), drawn=True) if first is None else Started(first)
    )


def _only_a_seat(table: Table, seat: int) -> None:
    if seat not in range(len(table.seats)):
        raise Refused("no-such-seat", f"there is no seat {seat}")


def _only_before_the_game(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("too-late", "the game has begun already")


def _only_the_host(table: Table, by: int) -> None:
    if table.host != by:
        raise Refused("host-only", "only the host, who has been here longest, may do this")


# The game


def move(table: Table, seat: int, seq: int, move: str, by: By = "person", used_ms: int = 0) -> Moved:
    """A seat's move, made by a person who has seen event `seq`, or for them."""
    _only_while_playing(table)
    _only_up_to_date(table, seq)
    if by == "person" and table.seats[seat].away:
        raise Refused("away", "a bot plays for this seat; take the seat back first")
    if by == "bot" and table.seats[seat].kind == "person" and not table.seats[seat].away:
        raise Refused("not-away", "the person is there")
    table.live.check(seat, move)
    return Moved(seat, move, by, used_ms)


def undo(table: Table, seat: int, seq: int) -> Undone:
    """A seat takes its last move back."""
    _only_while_playing(table)
    _only_up_to_date(table, seq)
    if not table.may_undo(seat):
        raise Refused("no-undo", "only one's own last move can be taken back, if it showed nothing new")
    return Undone(seat)


def leave(table: Table, seat: int) -> AnyEvent:
    """A person gets up: the seat is free before the game, a bot plays on during it."""
    if table.status == "waiting":
        return Freed(seat)
    return away(table, seat)


def away(table: Table, seat: int) -> Away:
    """A person is not there."""
    _only_while_playing(table)
    if table.seats[seat].kind != "person" or table.seats[seat].away:
        raise Refused("away", f"no person is at seat {seat}")
    return Away(seat)


def back(table: Table, seat: int) -> Back:
    """A person takes the seat back."""
    if not table.seats[seat].away:
        raise Refused("not-away", "the seat is yours")
    return Back(seat)


def pause(table: Table, seat: int, used_ms: int) -> Paused:
    """The clock of the seat to move stands still."""
    _only_while_playing(table)
    if table.to_move != seat:
        raise Refused("wrong-seat", f"the clock of seat {seat} does not run")
    return Paused(seat, used_ms)


def _only_while_playing(table: Table) -> None:
    if table.status != "playing":
        reasons = {"waiting": "the game has not begun", "over": "the game is over"}
        raise Refused("not-playing", reasons.get(table.status, "the table was abandoned"))


def _only_up_to_date(table: Table, seq: int) -> None:
    if not table.position_since <= seq <= table.seq:
        raise Refused("stale", f"the table is at event {table.seq}, the message was for event {seq}")


# The end


def abandon(table: Table) -> Abandoned:
    """The table ends without a result."""
    if table.status not in ("waiting", "playing"):
        raise Refused("not-playing", "the table has ended already")
    return Abandoned()


def rematch(table: Table, id: str) -> tuple[Rematched, list[AnyEvent]]:
    """The same people at the next table, with the same tokens: the event here, and the log there."""
    if table.status != "over":
        raise Refused("not-over", "a rematch is possible when the game is over")
    if table.next_table is not None:
        raise Refused("rematched", "the next table is open already")
    opened = table.opened
    log: list[AnyEvent] = [
        Opened(
            game=opened.game,
            options=opened.options,
            players=opened.players,
            open=False,
            secret=new_secret(),
            clock=opened.clock,
            bot_pause_ms=table.bot_pause_ms,
            previous=table.id,
        )
    ]
    people = sorted((seat.joined, number) for number, seat in enumerate(table.seats) if seat.kind == "person")
    for _, number in people:
        person = table.seats[number]
        assert person.name is not None
        assert person.token_hash is not None
        log.append(Seated(number, person.name, person.token_hash))
    log += [BotSeated(number, seat.bot) for number, seat in enumerate(table.seats) if seat.bot is not None]
    return Rematched(id), log

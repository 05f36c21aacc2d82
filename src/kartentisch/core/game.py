"""A game as a plain value: its compiled rules, its names, and the checked way to play it.

The methods check everything and raise typed errors before anything changes; the compiled functions
in `rules` check nothing and are for code that has made sure.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from kartentisch.core import batch, playout
from kartentisch.core.binding import Meaning, bind, bind_module
from kartentisch.core.contract import CONTRACT, NEEDS_DEAL, NOBODY, OVER, Deck, Record
from kartentisch.core.errors import IllegalMove, MalformedMove, WrongDeck, WrongPlayers, WrongSeat
from kartentisch.core.options import Codes, Option, codes, complete, options_of
from kartentisch.core.refusals import Refusal
from kartentisch.core.rng import Stream
from kartentisch.core.view import ByWord, Part, struct_of
from kartentisch.core.view_json import Page

Options = Mapping[str, object]


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """Everything the rest of the program knows of a game."""

    id: str
    title: str
    package: str  # where its texts, examples and lesson lie
    players: range
    players_rule: str
    declared_options: type[Codes]
    cards: tuple[str, ...]
    deck_rule: str
    first_rule: str  # who begins the next deal
    full_deck: Callable[[Record], Sequence[int]]  # of a state that needs cards
    actions: tuple[str, ...]
    turn_rules: Mapping[int, str]
    state: np.dtype[Any]
    observation: np.dtype[Any]
    rules: Mapping[str, Callable[..., Any]]
    # A deck with which the same moves (seat, number) of the deal lead to an imagined world
    deck_behind: Callable[[Record, Sequence[tuple[int, int]]], Sequence[int]]
    view_type: type
    refusals: tuple[Refusal, ...]
    cards_shown: Callable[[Record], int]  # how many cards of the deal everybody has seen
    # Optional preview of each legal move: what it is, and the compiled function that fills it
    preview: ByWord | None = None
    foresee: Callable[[Record, Record], None] | None = None

    def __post_init__(self) -> None:
        missing = {function.__name__ for function in CONTRACT} - set(self.rules)
        if missing:
            raise TypeError(f"{self.id} lacks {sorted(missing)}")

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    # The beginning and the deals

    def new(self, players: int, options: Options | None = None, first: int = 0) -> Record:
        """A game about to begin: `first` is its first card-giver, starter or dealer."""
        self.check_players(players)
        if type(first) is not int or first not in range(players):
            raise WrongPlayers(f"there is no seat {first!r} among {players} players")
        state = np.zeros(1, self.state)[0]
        self.rules["start"](state, players, self.option_codes(options or {}), first)
        return state

    def check_players(self, players: int) -> None:
        """Refuse a number of players the game is not for."""
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            wanted = f"exactly {low}" if low == high else f"{low} to {high}"
            raise WrongPlayers(f"{self.title} is for {wanted} players, not {players!r}", self.players_rule)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options, in the order in which they are declared."""
        return options_of(self.declared_options)

    def complete_options(self, options: Options) -> dict[str, str | bool | int]:
        """All options with their values, checked."""
        return complete(self.options, options)

    def option_codes(self, options: Options) -> Codes:
        """All options as the integers that the rules use."""
        return codes(self.declared_options, options)

    def sorted_deck(self, players: int, options: Options | None = None) -> Deck:
        """The complete deck as card numbers, not shuffled."""
        return np.array(self.full_deck(self.new(players, options)), np.uint8)

    def deck_numbers(self, deck: Sequence[str], players: int, options: Options | None = None) -> Deck:
        """The numbers of the cards of a complete deck; anything else is refused."""
        numbers = self.card_numbers(deck)
        self._check_deck(numbers, self.new(players, options))
        return numbers

    def card_numbers(self, cards: Sequence[str]) -> Deck:
        """The numbers of cards."""
        try:
            return np.array([self._card_number[card] for card in cards], np.uint8)
        except (KeyError, TypeError):
            unknown = next(card for card in cards if card not in self.cards)
            raise WrongDeck(f"{unknown!r} is no card of {self.title}", self.deck_rule) from None

    def deal(self, state: Record, deck: Deck) -> None:
        """Deal from a complete deck of card numbers."""
        if state.phase != NEEDS_DEAL:
            raise WrongDeck("no cards are to be dealt now", self.deck_rule)
        self._check_deck(deck, state)
        self.rules["deal"](state, deck)

    def _check_deck(self, deck: Deck, state: Record) -> None:
        full = self.full_deck(state)
        if not isinstance(deck, np.ndarray) or deck.dtype != np.uint8 or deck.shape != (len(full),):
            raise WrongDeck(f"not a complete deck: {len(full)} card numbers are wanted", self.deck_rule)
        counts, wanted = (np.bincount(cards, minlength=256) for cards in (deck, full))
        if (counts != wanted).any():
            card = int(np.argmax(counts != wanted))
            name = self.cards[card] if card < len(self.cards) else f"card {card}"
            raise WrongDeck(
                f"not the complete deck: {name} {counts[card]} times instead of {wanted[card]}",
                self.deck_rule,
            )

    # Moves

    def to_move(self, state: Record) -> int | None:
        """Who is to move, if anybody."""
        return None if state.to_move == NOBODY else int(state.to_move)

    def legal_actions(self, state: Record) -> list[int]:
        """The numbers of the legal moves."""
        if state.to_move == NOBODY:
            return []
        mask = int(self.rules["legal"](state))
        offset = int(self.rules["first_action"](state))
        return [offset + index for index in range(mask.bit_length()) if mask >> index & 1]

    def legal_moves(self, state: Record) -> list[str]:
        """The legal moves as text."""
        return [self.actions[action] for action in self.legal_actions(state)]

    def legal_mask(self, state: Record) -> NDArray[np.bool_]:
        """The legal moves as a mask over the fixed list `actions`."""
        mask = np.zeros(len(self.actions), np.bool_)
        mask[self.legal_actions(state)] = True
        return mask

    def action(self, move: str) -> int:
        """The number of a move."""
        try:
            return self._action_number[move]
        except (KeyError, TypeError):
            raise MalformedMove(f"{move!r} is no move of {self.title}") from None

    def check(self, state: Record, seat: int, move: str) -> int:
        """The number of a move that this seat may make now; else an error that says why not."""
        action = self.action(move)
        if state.phase == OVER:
            raise WrongSeat("the game is over")
        if state.phase == NEEDS_DEAL:
            raise WrongSeat("the cards are not dealt yet", self.deck_rule)
        if type(seat) is not int or seat != state.to_move:
            rule = self.turn_rules[int(state.phase)]
            raise WrongSeat(f"seat {state.to_move} is to move, not seat {seat!r}", rule)
        offset = action - int(self.rules["first_action"](state))
        if not (0 <= offset < 64 and int(self.rules["legal"](state)) >> offset & 1):
            raise self.refusal(self.observe(state, seat), action)
        return action

    def refusal(self, seen: Record, action: int) -> IllegalMove:
        """Why the observing seat, whose turn it is, may not make a move."""
        return self.refusals[int(self.rules["refusal"](seen, action))].error(self.actions[action], seen)

    def play(self, state: Record, seat: int, move: str) -> None:
        """Make a seat's move."""
        self.rules["apply"](state, self.check(state, seat, move))

    # The end

    def over(self, state: Record) -> bool:
        """Whether the game has ended."""
        return bool(state.phase == OVER)

    def points(self, state: Record) -> list[int]:
        """Everybody's points so far."""
        return [int(points) for points in state.points[: state.players]]

    def winners(self, state: Record) -> list[int]:
        """The seats with the most points once the game is over; ties are shared victories."""
        points = self.points(state)
        return [seat for seat, own in enumerate(points) if own == max(points)] if self.over(state) else []

    # Knowledge

    def observe(self, state: Record, seat: int | None) -> Record:
        """What a seat knows, or a spectator."""
        if seat is not None and (type(seat) is not int or seat not in range(state.players)):
            raise WrongPlayers(f"there is no seat {seat!r} among {state.players} players")
        observation = np.zeros(1, self.observation)[0]
        self.rules["observe"](state, NOBODY if seat is None else seat, observation)
        return observation

    def view(self, observation: Record) -> Any:
        """The same knowledge as typed data for people."""
        return msgspec.json.decode(self.view_json(observation), type=struct_of(self.view_type))

    def view_json(self, observation: Record) -> bytes:
        """The same as JSON."""
        page = Page(self.view_kind)
        self.rules["show"](observation, page.records[0])
        return page.json()

    def prospects(self, observation: Record) -> dict[str, Any]:
        """A preview of each legal move of the seat to move as typed data, in games that have one."""
        if self.preview is None or self.foresee is None:
            return {}
        page = Page(self.preview)
        self.foresee(observation, page.records[0])
        found: dict[str, Any] = msgspec.json.decode(page.json(), type=self.preview.type)
        return found

    @property
    def view_kind(self) -> Part:
        """What a view of this game is."""
        return Part(self.view_type)

    def imagine(self, observation: Record, stream: Stream) -> Record:
        """A state drawn uniformly from all that fit what a seat knows."""
        if observation.seat == NOBODY:
            raise WrongPlayers("only a seat can imagine the other hands, not a spectator")
        state = np.zeros(1, self.state)[0]
        self.rules["imagine"](observation, stream, state)
        return state

    # Generic code bound to this game

    @cached_property
    def play_games(self) -> Callable[..., None]:
        """`playout.play_games` for this game."""
        return self.bound(playout.random_move, playout.play_game, playout.play_games)

    @cached_property
    def begin_batch(self) -> Callable[..., None]:
        """`batch.begin_games` for this game."""
        return self.bound(batch.go_on, batch.show, batch.begin, batch.begin_games)

    @cached_property
    def step_batch(self) -> Callable[..., None]:
        """`batch.step_games` for this game."""
        return self.bound(batch.go_on, batch.show, batch.begin, batch.step_games)

    def bound(self, *functions: Callable[..., Any], **more: Meaning) -> Callable[..., Any]:
        """Bind generic functions, each of which may use those before it; returns the last."""
        names: dict[str, Meaning] = {**self.rules, **more}
        for function in functions:
            function = bind(function, self.id, names)
            names[function.__name__] = function
        return function

    def bound_module(self, module: ModuleType) -> ModuleType:
        """A copy of a module of generic functions, bound to the game."""
        return bind_module(module, self.id, dict(self.rules))

    @cached_property
    def _card_number(self) -> dict[str, int]:
        return {card: number for number, card in enumerate(self.cards)}

    @cached_property
    def _action_number(self) -> dict[str, int]:
        return {move: number for number, move in enumerate(self.actions)}

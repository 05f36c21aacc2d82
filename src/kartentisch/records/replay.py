"""Write records while playing, replay them to any point, check them against the rules."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from kartentisch.core.contract import NEEDS_DEAL, Deck
from kartentisch.core.contract import Record as State
from kartentisch.core.errors import BrokenRecord, KartentischError
from kartentisch.core.game import Game, Options
from kartentisch.core.live import Live
from kartentisch.games import find_game
from kartentisch.records.record import VERSION, Deal, Record


class Position(NamedTuple):
    """A point of a record: so many moves of a deal are made; the state goes on with the replay."""

    deal: int
    moves: int
    state: State


class Recorder:
    """A game in progress that writes its own record."""

    def __init__(self, game: Game, players: int, options: Options | None = None, first: int = 0) -> None:
        self.game = game
        self.players = players
        self.options = options or {}
        self.live = Live(game, players, self.options, first)
        self._deals: list[Deal] = []

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.live.state

    def deal(self, deck: Deck) -> None:
        """Deal from a complete deck of card numbers."""
        number, first = self.live.public.deal_number, self.live.public.first
        self.live.deal(deck)
        self._entry(number, first).deck = [self.game.cards[card] for card in deck]

    def play(self, seat: int, move: str) -> None:
        """Make a move."""
        number, first = self.live.public.deal_number, self.live.public.first
        self.live.play(seat, move)
        entry = self._entry(number, first)
        entry.moves.append((seat, move))
        if self.live.public.deal_number > number:
            entry.scores = list(self.live.public.points[: self.players])

    def take_back(self, saved: bytes) -> None:
        """Undo the last move, which led from this saved state and did not end a deal."""
        self.live.restore(saved)
        self._deals[-1].moves.pop()

    def _entry(self, number: int, first: int) -> Deal:
        if number == len(self._deals):
            # Before the deal any order of the cards is as good: none of them has been used.
            cards = self.game.full_deck(self.state)
            self._deals.append(Deal(first=first, deck=[self.game.cards[card] for card in cards], moves=[]))
        return self._deals[-1]

    def moves_of_deal(self) -> list[tuple[int, int]]:
        """The seats and numbers of the moves in the deal that is played."""
        if len(self._deals) <= self.state.deal_number:
            return []
        return [(seat, self.game.action(move)) for seat, move in self._deals[-1].moves]

    def record(self) -> Record:
        """The record so far, marked as unfinished before the end."""
        complete = [deal.scores for deal in self._deals if deal.scores is not None]
        return Record(
            record=VERSION,
            game=self.game.id,
            players=self.players,
            options=self.game.complete_options(self.options),
            deals=[msgspec.structs.replace(deal, moves=list(deal.moves)) for deal in self._deals],
            scores=complete[-1] if complete else [0] * self.players,
            winners=self.game.winners(self.state),
            unfinished=not self.game.over(self.state),
        )


def replay(record: Record, deal: int | None = None, moves: int | None = None) -> State:
    """The state at a point of the record: at its end, or after so many moves of a deal (from 0)."""
    if not record.deals:
        raise BrokenRecord("the record has no deal")
    deal = len(record.deals) - 1 if deal is None else deal
    if deal not in range(len(record.deals)):
        raise BrokenRecord(f"the record has {len(record.deals)} deals, not one with the index {deal}")
    last = len(record.deals[deal].moves)
    moves = last if moves is None else moves
    if moves not in range(last + 1):
        raise BrokenRecord(f"the deal has {last} moves, not {moves}", deal=deal + 1)
    return next(at.state for at in walk(record) if (at.deal, at.moves) == (deal, moves))


def check(record: Record) -> None:
    """Refuse a record that does not follow the rules from its first card to its winners."""
    state = None
    for position in walk(record):
        state = position.state
    game = find_game(record.game)
    before_last = _scores_after(record, len(record.deals) - 1)
    if record.unfinished:
        if state is not None and game.over(state):
            raise BrokenRecord("the game is over, but the record says unfinished")
        # A last deal may stop right after its last move, counted or not.
        allowed = [before_last]
        if state is not None and state.deal_number == len(record.deals):
            allowed = [game.points(state)] + ([] if record.deals[-1].scores else [before_last])
    else:
        if state is None or not game.over(state):
            raise BrokenRecord(
                "deals are missing: the game is not over", game.first_rule, len(record.deals) or None
            )
        allowed = [game.points(state)]
    if record.scores not in allowed:
        raise BrokenRecord(f"the final scores are {allowed[0]}, not {record.scores}")
    winners = [] if state is None else game.winners(state)
    if record.winners != winners:
        raise BrokenRecord(f"the winners are {winners}, not {record.winners}")


def _scores_after(record: Record, deals: int) -> list[int]:
    """The points after so many complete deals."""
    scores = record.deals[deals - 1].scores if deals > 0 else None
    return scores or [0] * record.players


def walk(record: Record) -> Iterator[Position]:
    """Play a record move by move; everything is checked but its final scores and winners."""
    game = find_game(record.game)
    game.check_players(record.players)
    game.complete_options(record.options)
    if not record.deals:
        return
    place: tuple[int, int | None] = (0, None)
    try:
        state = game.new(record.players, record.options, record.deals[0].first)
        for index, deal in enumerate(record.deals):
            place = (index, None)
            last = index == len(record.deals) - 1
            _check_begin(game, state, deal)
            deck = game.deck_numbers(deal.deck, record.players, record.options)
            _deal_if_needed(game, state, index, deck)
            yield Position(index, 0, state)
            for number, (seat, move) in enumerate(deal.moves):
                place = (index, number)
                if state.deal_number != index:
                    raise BrokenRecord("the deal is over already")
                game.play(state, seat, move)
                _deal_if_needed(game, state, index, deck)
                yield Position(index, number + 1, state)
            place = (index, None)
            _check_end(game, state, index, deal, may_stop=last and record.unfinished)
    except KartentischError as error:
        move_number = None if place[1] is None else place[1] + 1
        raise BrokenRecord(error.reason, error.rule, place[0] + 1, move_number) from None


def _deal_if_needed(game: Game, state: State, index: int, deck: Deck) -> None:
    if state.phase == NEEDS_DEAL and state.deal_number == index:
        game.deal(state, deck)


def _check_begin(game: Game, state: State, deal: Deal) -> None:
    if game.over(state):
        raise BrokenRecord("the game was over before this deal")
    if deal.first != state.first:
        raise BrokenRecord(f"seat {state.first} begins, not seat {deal.first}", game.first_rule)


def _check_end(game: Game, state: State, index: int, deal: Deal, may_stop: bool) -> None:
    if state.deal_number == index:
        if not may_stop:
            rule = game.turn_rules[int(state.phase)]
            raise BrokenRecord(f"moves are missing: seat {state.to_move} is to move", rule)
        if deal.scores is not None:
            raise BrokenRecord("an unfinished deal has no scores")
    elif deal.scores is None and not may_stop:
        raise BrokenRecord("the deal's scores are missing")
    elif deal.scores is not None and deal.scores != game.points(state):
        raise BrokenRecord(f"the scores are {game.points(state)}, not {deal.scores}")

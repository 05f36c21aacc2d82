"""Replay records to any point, check them against the rules."""

from collections.abc import Iterator
from typing import NamedTuple

from kartentisch.core.contract import NEEDS_DEAL, Deck
from kartentisch.core.contract import Record as State
from kartentisch.core.errors import BrokenRecord, KartentischError
from kartentisch.core.game import Game
from kartentisch.games import find_game
from kartentisch.records.record import Deal, Record


class Position(NamedTuple):
    """A point of a record: so many moves of a deal are made; the state goes on with the replay."""

    deal: int
    moves: int
    state: State


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

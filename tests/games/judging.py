"""An independent referee for every game: the oracle the tests hold the engine against.
It is written from RULES.md alone, slow and plain, and imports nothing of the engine.
`replay` judges a whole game record."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.games.referee import Illegal, Referee

REFEREES: dict[str, type[Referee]] = {
    path.parent.name: import_module(f"tests.games.{path.parent.name}.referee").REFEREE
    for path in sorted(Path(__file__).parent.glob("*/referee.py"))
}


def replay(record: dict[str, Any]) -> Referee:
    """Replay a record and return the referee at its end; Illegal if anything in it is wrong."""
    if field(record, "record", int) != 1:
        raise Illegal("the record is not of version 1")
    game = field(record, "game", str)
    if game not in REFEREES:
        raise Illegal(f"there is no game {game!r}")
    players = field(record, "players", int)
    options = field(record, "options", dict) if "options" in record else {}
    deals = field(record, "deals", list)
    unfinished = field(record, "unfinished", bool) if "unfinished" in record else False

    # The table chooses who begins the first deal; a game broken off before it has nobody yet.
    first = field(deals[0], "first", int) if deals else 0
    referee = REFEREES[game](players, options, first)
    scores = [0] * players
    for number, entry in enumerate(deals):
        if replay_deal(referee, number, entry):
            scores = referee.points()
            may_lack_scores = unfinished and number == len(deals) - 1
            if "scores" in entry or not may_lack_scores:
                check_numbers(entry, "scores", scores)
        elif not unfinished or number < len(deals) - 1:
            raise Illegal(f"deal {number} has too few moves")
        elif "scores" in entry:
            raise Illegal(f"deal {number} has scores but is not complete")

    if unfinished and referee.over():
        raise Illegal("the game is over, but the record calls it unfinished")
    if not unfinished and not referee.over():
        raise Illegal("the record has too few deals")
    check_numbers(record, "scores", scores)
    check_numbers(record, "winners", referee.winners())
    return referee


def replay_deal(referee: Referee, number: int, entry: object) -> bool:
    """Replay one entry of `deals` and say whether it is complete."""

    def complete() -> bool:
        return referee.over() or referee.deal_number > number

    if complete():
        raise Illegal("the record has too many deals")
    if field(entry, "first", int) != referee.first:
        raise Illegal(f"deal {number} must begin with seat {referee.first}")
    deck = field(entry, "deck", list)
    if not all(type(card) is str for card in deck) or Counter(deck) != referee.complete_deck():
        raise Illegal(f"the deck of deal {number} is not complete")
    if referee.needs_deck():
        referee.deal(deck)
    for decision in field(entry, "moves", list):
        if type(decision) is not list or [type(part) for part in decision] != [int, str]:
            raise Illegal(f"{decision!r} is not a seat and a move")
        if complete():
            raise Illegal(f"deal {number} has too many moves")
        referee.play(decision[0], decision[1])
        # S10: the guesses of round 10 come before its deal.
        if not complete() and referee.needs_deck():
            referee.deal(deck)
    return complete()


def field(mapping: object, name: str, kind: type) -> Any:
    if type(mapping) is not dict or name not in mapping:
        raise Illegal(f"{name!r} is missing")
    if type(mapping[name]) is not kind:
        raise Illegal(f"{name!r} must be of type {kind.__name__}")
    return mapping[name]


def check_numbers(mapping: object, name: str, right: list[int]) -> None:
    numbers = field(mapping, name, list)
    if any(type(number) is not int for number in numbers) or numbers != right:
        raise Illegal(f"{name} must be {right}, not {numbers}")

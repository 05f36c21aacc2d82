"""Clear positions: files that a card player can read, turned into real games.

Every `tests/games/*/positions.toml` is a list of positions of one game. A position is set up by dealing a
deck made for it and by really making its moves, so it is legal by construction. What all positions have:

    name      what it is about
    players   how many, 3 unless told
    options   the options that differ from the default
    first     who begins the (first) deal; the last seat unless told, so that seat 0 is asked first
    moves     the moves of the deal so far, with commas
    accept    the moves that a good player calls right, with commas; or instead
    avoid     those that he calls wrong
    reason    why, in one sentence

What a game adds is described and laid out in its `positions.py`; what is left out is filled up.
"""

import tomllib
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from kartentisch.core.playout import random_action
from kartentisch.core.rng import new_stream, shuffle
from tests.games.table import Table

GAMES = Path(__file__).parents[1] / "games"


def positions(game: str) -> Iterator[dict[str, Any]]:
    """The positions of a game's file."""
    yield from tomllib.loads((GAMES / game / "positions.toml").read_text())["position"]


def parts(text: str) -> list[str]:
    """What stands between commas."""
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def set_up(game: str, position: dict[str, Any]) -> Table:
    """A table at which the position lies, with the player in question to move."""
    players = position.get("players", 3)
    table = Table(game, players, position.get("first", players - 1), **position.get("options", {}))
    import_module(f"tests.games.{game}.positions").lay_out(table, position)
    return table


def accepted(table: Table, position: dict[str, Any]) -> set[str]:
    """The moves of a position that count as right."""
    if "avoid" in position:
        return set(table.legal) - set(parts(position["avoid"]))
    return set(parts(position["accept"]))


def play_earlier_rounds(table: Table, number: int) -> None:
    """Play at random until this round is to be dealt."""
    stream = new_stream(1)
    while table.state.deal_number < number - 1:
        if table.needs_deal:
            deck = table.game.sorted_deck(table.players, table.options)
            shuffle(stream, deck, len(deck), len(deck))
            table.game.deal(table.state, deck)
        else:
            seen = table.game.observe(table.state, table.to_move)
            table.play(table.game.actions[int(random_action(seen.first_action, seen.legal, stream))])


def full_hands(table: Table, hands: Sequence[str], size: int, used: Sequence[str]) -> list[list[str]]:
    """The hands filled up to a size with cards that are not used otherwise."""
    wanted = [hand.split() for hand in hands] + [[]] * (table.players - len(hands))
    deck = [table.game.cards[card] for card in table.game.sorted_deck(table.players, table.options)]
    taken = {*used, *(card for hand in wanted for card in hand)}
    rest = iter([card for card in deck if card not in taken])
    return [hand + [next(rest) for _ in range(size - len(hand))] for hand in wanted]

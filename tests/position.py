"""Clear positions: files that a card player can read, turned into real games.

Every file in `tests/positions` is a list of positions of one game. A position is set up by dealing a deck
made for it and by really making its moves, so it is legal by construction. What all positions have:

    name      what it is about
    players   how many, 3 unless told
    options   the options that differ from the default
    first     who begins the (first) deal; the last seat unless told, so that seat 0 is asked first
    moves     the moves of the deal so far, with commas
    accept    the moves that a good player calls right, with commas; or instead
    avoid     those that he calls wrong
    reason    why, in one sentence

8-28: `round` (1 unless told; earlier ones are played at random), `secrets` from the left of the first
card-giver, and in `moves` each taken card, as in `take 5`. Schatzsuche: `round`, `trump` (the card turned
up) and `hands` from the left of the dealer. Compañeros: `display` and `hands` (from seat 0) at the
beginning of this round, and `earlier`, the moves of the rounds before, as in `2: r5`. What is left out is
filled up with other cards.
"""

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.playout import random_action
from kartentisch.core.rng import new_stream, shuffle
from tests.table import Table

FOLDER = Path(__file__).parent / "positions"


def positions(game: str) -> Iterator[dict[str, Any]]:
    """The positions of a game's file."""
    yield from tomllib.loads((FOLDER / f"{game}.toml").read_text())["position"]


def parts(text: str) -> list[str]:
    """What stands between commas."""
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def set_up(game: str, position: dict[str, Any]) -> Table:
    """A table at which the position lies, with the player in question to move."""
    players = position.get("players", 3)
    table = Table(game, players, position.get("first", players - 1), **position.get("options", {}))
    {"eight28": _set_up_eight28, "companeros": _set_up_companeros, "schatzsuche": _set_up_schatzsuche}[game](
        table, position
    )
    return table


def accepted(table: Table, position: dict[str, Any]) -> set[str]:
    """The moves of a position that count as right."""
    if "avoid" in position:
        return set(table.legal) - set(parts(position["avoid"]))
    return set(parts(position["accept"]))


def _play_earlier_rounds(table: Table, number: int) -> None:
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


def _full_hands(table: Table, hands: Sequence[str], size: int, used: Sequence[str]) -> list[list[str]]:
    """The hands filled up to a size with cards that are not used otherwise."""
    wanted = [hand.split() for hand in hands] + [[]] * (table.players - len(hands))
    deck = [table.game.cards[card] for card in table.game.sorted_deck(table.players, table.options)]
    taken = {*used, *(card for hand in wanted for card in hand)}
    rest = iter([card for card in deck if card not in taken])
    return [hand + [next(rest) for _ in range(size - len(hand))] for hand in wanted]


def _set_up_eight28(table: Table, position: dict[str, Any]) -> None:
    _play_earlier_rounds(table, position.get("round", 1))
    moves = parts(position.get("moves", ""))
    taken = [move.removeprefix("take ") for move in moves if move.startswith("take")]
    table.deal(" ".join([*position["secrets"].split(), *taken]))
    table.play(*(move.split()[0] for move in moves))


def _set_up_schatzsuche(table: Table, position: dict[str, Any]) -> None:
    number = position.get("round", 1)
    _play_earlier_rounds(table, number)
    moves = parts(position.get("moves", ""))
    if table.state.phase != NEEDS_DEAL:  # the guesses of the last round come first (S10)
        guesses = [move for move in moves if move.startswith("guess")]
        moves = moves[len(guesses) :]
        table.play(*guesses)
    if table.needs_deal:
        golden = position.get("golden", "").split()
        hands = _full_hands(table, position["hands"], number, [position["trump"], *golden])
        dealt = [hand[index] for index in range(number) for hand in hands]
        table.deal(" ".join([*golden, *dealt, position["trump"]]))
    table.play(*moves)


def _set_up_companeros(table: Table, position: dict[str, Any]) -> None:
    earlier = parts(position.get("earlier", ""))
    display = position["display"].split()
    played: list[list[str]] = [[] for _ in range(table.players)]
    for seat, _, move in (move.partition(": ") for move in earlier):
        if not move.startswith("take"):
            played[int(seat)].append(move)
    left = 9 - len(played[0])
    hands = _full_hands(
        table, position["hands"], left, [*display, *(card for cards in played for card in cards)]
    )
    full = [[*cards, *hand] for cards, hand in zip(played, hands, strict=True)]
    order = [full[(int(table.state.first) + step) % table.players] for step in range(table.players)]
    dealt = [hand[index] for index in range(9) for hand in order]
    deck = [table.game.cards[card] for card in table.game.sorted_deck(table.players, table.options)]
    table.deal(" ".join([*(card for card in deck if card not in dealt), *dealt])).play(*earlier)
    lies = {card for index, card in enumerate(table.game.cards) if int(table.state.display) >> index & 1}
    assert lies == set(display), f"in the display lie {sorted(lies)}"
    table.play(*parts(position.get("moves", "")))

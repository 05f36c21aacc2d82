"""What all referees have in common: the interface, and the refusal of illegal moves and decks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import ClassVar


class Illegal(ValueError):
    """Something that RULES.md does not allow; the message says what."""


class Referee(ABC):
    """One game or match, from its first deal to its winners."""

    PLAYERS: ClassVar[range]
    DEFAULTS: ClassVar[dict[str, object]]

    def __init__(self, players: int, options: dict[str, object], first: int) -> None:
        if players not in self.PLAYERS:
            raise Illegal(f"{players} players cannot play this game")
        if first not in range(players):
            raise Illegal(f"there is no seat {first}")
        for option, value in options.items():
            if option not in self.DEFAULTS or not self.allowed(option, value):
                raise Illegal(f"option {option!r} cannot be {value!r}")
        self.players = players
        self.options = {**self.DEFAULTS, **options}
        self.first = first
        self.deal_number = 0

    @staticmethod
    @abstractmethod
    def allowed(option: str, value: object) -> bool:
        """Whether this value of a known option exists."""

    @abstractmethod
    def complete_deck(self) -> Counter[str]: ...

    @abstractmethod
    def needs_deck(self) -> bool: ...

    @abstractmethod
    def lay_out(self, deck: list[str]) -> None:
        """Deal from a deck that is known to be complete."""

    @abstractmethod
    def to_move(self) -> int | None: ...

    @abstractmethod
    def legal(self) -> list[str]: ...

    @abstractmethod
    def carry_out(self, seat: int, move: str) -> None:
        """Make a move that is known to be legal."""

    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def points(self) -> list[int]: ...

    @abstractmethod
    def cards(self) -> Counter[str]:
        """All cards of the last deal, wherever they lie now."""

    def deal(self, deck: list[str]) -> None:
        if not self.needs_deck():
            raise Illegal("no deck is needed now")
        if Counter(deck) != self.complete_deck():
            raise Illegal("the deck is not complete")
        self.lay_out(list(deck))

    def play(self, seat: int, move: str) -> None:
        if self.to_move() is None:
            raise Illegal("nobody is to move")
        if seat != self.to_move():
            raise Illegal(f"seat {seat} plays {move!r}, but it is the turn of seat {self.to_move()}")
        if move not in self.legal():
            raise Illegal(f"seat {seat} may not play {move!r}, only {self.legal()}")
        self.carry_out(seat, move)

    def winners(self) -> list[int]:
        """The seats with the most points; ties are shared victories."""
        if not self.over():
            return []
        return [seat for seat in range(self.players) if self.points()[seat] == max(self.points())]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in clockwise order, the given one first."""
        return [(seat + step) % self.players for step in range(self.players)]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

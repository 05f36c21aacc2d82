"""Compañeros, rules C1 to C10 of RULES.md."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tests.games.referee import Referee

COLOURS = ["r", "y", "g", "b", "p", "o"]


def colour(card: str) -> str:
    return card[0]


def value(card: str) -> int:
    return int(card[1:])


class Companeros(Referee):
    PLAYERS = range(3, 7)
    DEFAULTS: ClassVar[dict[str, object]] = {"piles": "closed", "games": 1}

    def __init__(self, players: int, options: dict[str, object], first: int) -> None:
        super().__init__(players, options, first)
        self.earlier_points = [0] * players  # of the games before this one
        self.display: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.taken: list[list[str]] = [[] for _ in range(players)]
        self.played: dict[int, str] = {}
        self.to_be_served: list[int] = []
        self.starter = first  # of the round
        self.rounds_played = 0
        self.waits_for_deck = True
        self.finished = False

    @staticmethod
    def allowed(option: str, value: object) -> bool:
        if option == "piles":
            return value in ("closed", "open")
        return type(value) is int and value >= 1

    def complete_deck(self) -> Counter[str]:
        return Counter(f"{c}{v}" for c in COLOURS[: self.players] for v in range(1, 11))  # C1

    def needs_deck(self) -> bool:
        return self.waits_for_deck

    def lay_out(self, deck: list[str]) -> None:
        self.display = deck[: self.players]  # C1
        self.hands = [[] for _ in range(self.players)]
        self.taken = [[] for _ in range(self.players)]
        seat = self.first
        for card in deck[self.players :]:
            self.hands[seat].append(card)
            seat = self.left_of(seat)
        self.starter = self.first
        self.rounds_played = 0
        self.waits_for_deck = False

    def to_move(self) -> int | None:
        if self.waits_for_deck or self.finished:
            return None
        if self.to_be_served:
            return self.to_be_served[0]
        return next(seat for seat in self.clockwise_from(self.starter) if seat not in self.played)  # C2

    def legal(self) -> list[str]:
        seat = self.to_move()
        if seat is None:
            return []
        if self.to_be_served:  # C5: he must take
            return [f"take {c}" for c in COLOURS if c in map(colour, self.display)]
        return list(self.hands[seat])  # C2: no card is barred

    def carry_out(self, seat: int, move: str) -> None:
        if self.to_be_served:
            self.take(seat, move.removeprefix("take "))
        else:
            self.hands[seat].remove(move)
            self.played[seat] = move
            if len(self.played) == self.players:
                self.begin_distribution()

    def begin_distribution(self) -> None:
        self.to_be_served = self.serving_order()
        if self.to_be_served:
            self.starter = self.to_be_served[0]  # C7
        else:
            self.end_round()

    def serving_order(self) -> list[int]:
        """C3, C4: the players served, if the display lasts."""
        colour_value: Counter[str] = Counter()
        for card in self.played.values():
            colour_value[colour(card)] += value(card)
        order: list[int] = []
        for worth in sorted(set(colour_value.values()), reverse=True):
            colours = [c for c in colour_value if colour_value[c] == worth]
            if len(colours) > 1:
                break  # C4
            seats = [seat for seat in self.played if colour(self.played[seat]) == colours[0]]
            order += sorted(seats, key=lambda seat: value(self.played[seat]), reverse=True)
        return order

    def take(self, seat: int, chosen: str) -> None:
        self.taken[seat] += [card for card in self.display if colour(card) == chosen]
        self.display = [card for card in self.display if colour(card) != chosen]
        self.to_be_served.remove(seat)
        if not self.to_be_served or not self.display:  # C5: an empty display serves nobody
            self.end_round()

    def end_round(self) -> None:
        self.to_be_served = []
        self.display += self.played.values()  # C6
        self.played = {}
        self.rounds_played += 1
        if self.rounds_played == 9:
            self.end_game()  # C8

    def end_game(self) -> None:
        if self.deal_number + 1 == self.options["games"]:
            self.finished = True
            return
        points = self.points()
        # C10: the leader; of several the first one clockwise from this game's starter.
        self.first = next(seat for seat in self.clockwise_from(self.first) if points[seat] == max(points))
        self.earlier_points = points
        self.deal_number += 1
        self.waits_for_deck = True

    def over(self) -> bool:
        return self.finished

    def points(self) -> list[int]:
        if self.waits_for_deck:  # the cards taken in the last game are already counted
            return list(self.earlier_points)
        return [self.earlier_points[seat] + sum(map(value, self.taken[seat])) for seat in range(self.players)]

    def cards(self) -> Counter[str]:
        everywhere = Counter(self.display) + Counter(self.played.values())
        for seat in range(self.players):
            everywhere += Counter(self.hands[seat]) + Counter(self.taken[seat])
        return everywhere


REFEREE = Companeros

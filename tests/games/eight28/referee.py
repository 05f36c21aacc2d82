"""8-28, rules E1 to E19 of RULES.md."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tests.games.eight28.referee_gems import Gems, best_layout, largest_share, pay_piles
from tests.games.referee import Referee


def total_with_ones(hand: list[str]) -> int:
    return sum(1 if card == "1/11" else int(card) for card in hand)


def totals(hand: list[str]) -> list[int]:
    """E10: all totals of a hand."""
    return [total_with_ones(hand) + 10 * elevens for elevens in range(hand.count("1/11") + 1)]


def best_for(half: str, hand: list[str]) -> int | None:
    """E12, E13: the highest total with which a hand can play for a half."""
    fitting = range(9) if half == "8" else range(9, 29)
    return max((total for total in totals(hand) if total in fitting), default=None)


class Eight28(Referee):
    PLAYERS = range(3, 7)
    DEFAULTS: ClassVar[dict[str, object]] = {"deck": "fifteen_ones", "passing": "may_return"}

    def __init__(self, players: int, options: dict[str, object], first: int) -> None:
        super().__init__(players, options, first)
        self.supply = Gems(blue=55, red=15)  # E2
        self.middle = Gems(0, 0)
        self.owned = [Gems(0, 0) for _ in range(players)]
        self.secret: list[str] = []
        self.face_up: list[list[str]] = [[] for _ in range(players)]
        self.pile: list[str] = []
        self.card_giver = first
        self.declined: set[int] = set()  # in this round
        self.still_to_ask: list[int] = []  # in this lap
        self.taken_this_lap = False
        self.still_to_choose: list[int] = []
        self.plays_for: dict[int, str] = {}
        self.red_gem_laid = False
        self.waits_for_deck = True
        self.finished = False

    @staticmethod
    def allowed(option: str, value: object) -> bool:
        if option == "deck":
            return value in ("fifteen_ones", "sixteen_ones")
        return value in ("may_return", "final")

    def complete_deck(self) -> Counter[str]:
        deck = Counter({str(value): 3 for value in range(2, 11)})  # E1
        deck["1/11"] = 8
        if self.options["deck"] == "fifteen_ones":
            deck["1"] = 15
            deck["8"] = 4
        else:
            deck["1"] = 16
        return deck

    def needs_deck(self) -> bool:
        return self.waits_for_deck

    def lay_out(self, deck: list[str]) -> None:
        self.secret = [""] * self.players
        for seat in self.clockwise_from(self.left_of(self.first)):  # E3
            self.secret[seat] = deck.pop(0)
        self.pile = deck
        self.face_up = [[] for _ in range(self.players)]
        self.declined = set()
        self.plays_for = {}
        self.card_giver = self.first
        self.waits_for_deck = False
        self.begin_lap()

    def out(self, seat: int) -> bool:
        return total_with_ones(self.face_up[seat]) >= 28  # E6

    def can_be_asked(self, seat: int) -> bool:
        bound = self.options["passing"] == "final" and seat in self.declined  # E9
        return not self.out(seat) and not bound

    def begin_lap(self) -> None:
        if self.supply.blue > 0:  # E4
            self.supply = self.supply.without(Gems(1, 0))
            self.middle = self.middle.plus(Gems(1, 0))
        elif self.supply.red > 0:
            self.supply = self.supply.without(Gems(0, 1))
            self.middle = self.middle.plus(Gems(0, 1))
            self.red_gem_laid = True
        clockwise = self.clockwise_from(self.left_of(self.card_giver))  # E5: ends with the giver
        self.still_to_ask = [seat for seat in clockwise if self.can_be_asked(seat)]
        self.taken_this_lap = False

    def to_move(self) -> int | None:
        if self.waits_for_deck or self.finished:
            return None
        return self.still_to_choose[0] if self.still_to_choose else self.still_to_ask[0]

    def legal(self) -> list[str]:
        if self.to_move() is None:
            return []
        return ["8", "28"] if self.still_to_choose else ["take", "pass"]

    def carry_out(self, seat: int, move: str) -> None:
        if self.still_to_choose:
            self.plays_for[seat] = move
            self.still_to_choose.remove(seat)
            if not self.still_to_choose:
                self.distribute_halves()
            return
        self.still_to_ask.remove(seat)
        if move == "take":
            self.face_up[seat].append(self.pile.pop(0))
            self.taken_this_lap = True
        else:
            self.declined.add(seat)
        self.go_on()

    def go_on(self) -> None:
        nobody_left = not any(self.can_be_asked(seat) for seat in range(self.players))
        lap_is_over = not self.still_to_ask
        if not self.pile or nobody_left or (lap_is_over and not self.taken_this_lap):  # E8
            self.still_to_ask = []
            self.begin_distribution()
        elif lap_is_over:
            clockwise = self.clockwise_from(self.left_of(self.card_giver))
            self.card_giver = next(seat for seat in clockwise if not self.out(seat))  # E7
            self.begin_lap()

    def hand(self, seat: int) -> list[str]:
        return [self.secret[seat], *self.face_up[seat]]

    def begin_distribution(self) -> None:
        still_in = [seat for seat in self.clockwise_from(self.card_giver) if not self.out(seat)]
        direct_hits = [seat for seat in still_in if {8, 28} <= set(totals(self.hand(seat)))]
        if direct_hits:  # E11
            share = largest_share(self.middle, len(direct_hits))
            self.pay(direct_hits, share, self.middle)
            self.end_round()
            return
        for seat in still_in:  # E12
            halves = [half for half in ("8", "28") if best_for(half, self.hand(seat)) is not None]
            if len(halves) == 2:
                self.still_to_choose.append(seat)
            elif len(halves) == 1:
                self.plays_for[seat] = halves[0]
        if not self.still_to_choose:
            self.distribute_halves()

    def half_winners(self, half: str) -> list[int]:
        """E13: everyone with the highest total that plays for this half."""
        rivals = {}
        for seat, chosen in self.plays_for.items():
            total = best_for(half, self.hand(seat))
            if chosen == half and total is not None:
                rivals[seat] = total
        return [seat for seat in rivals if rivals[seat] == max(rivals.values())]

    def distribute_halves(self) -> None:
        first_winners = self.half_winners("8")
        second_winners = self.half_winners("28")
        layout = best_layout(self.middle, len(first_winners), len(second_winners))
        self.pay(first_winners, layout.first_share, layout.first)
        self.pay(second_winners, layout.second_share, layout.second)
        self.end_round()

    def pay(self, seats: list[int], share: int, gems: Gems) -> None:
        """E15, E16: what is not paid stays in the middle."""
        for seat, pile in zip(sorted(seats), pay_piles(len(seats), share, gems), strict=True):
            self.middle = self.middle.without(pile)
            self.owned[seat] = self.owned[seat].plus(pile)

    def end_round(self) -> None:
        if self.red_gem_laid:  # E18
            self.finished = True
            return
        self.first = self.left_of(self.card_giver)  # E17
        self.deal_number += 1
        self.waits_for_deck = True

    def over(self) -> bool:
        return self.finished

    def points(self) -> list[int]:
        return [gems.value() for gems in self.owned]  # E19

    def cards(self) -> Counter[str]:
        everywhere = Counter(self.pile) + Counter(self.secret)
        for face_up in self.face_up:
            everywhere += Counter(face_up)
        return everywhere

    def gems(self) -> tuple[int, int]:
        everywhere = self.supply.plus(self.middle)
        for owned in self.owned:
            everywhere = everywhere.plus(owned)
        return everywhere.blue, everywhere.red


REFEREE = Eight28

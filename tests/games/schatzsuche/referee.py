"""Schatzsuche, rules S1 to S12 of RULES.md."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tests.games.referee import Referee

SUITS = ["C", "S", "H", "D"]
RANKS = ["7", "8", "9", "J", "Q", "K", "T", "A"]  # S1: rising


def suit(card: str) -> str:
    return card[0]


def rank(card: str) -> str:
    return card[1]


def round_points(number: int, bid: int, taken: int) -> int:
    """S8."""
    if taken >= bid:
        return number * (bid - (taken - bid))
    return -number * (bid - taken)


def golden_points(guess: str, golden_card: str) -> int:
    """S10: not added up."""
    if guess == golden_card:
        return 160
    if rank(guess) == rank(golden_card):
        return 40
    if suit(guess) == suit(golden_card):
        return 20
    return 0


class Schatzsuche(Referee):
    PLAYERS = range(3, 4)
    DEFAULTS: ClassVar[dict[str, object]] = {"discard_when_trumped": False, "colour_cards": "automatic"}

    def __init__(self, players: int, options: dict[str, object], first: int) -> None:
        super().__init__(players, options, first)
        self.by_hand = self.options["colour_cards"] == "by_hand"
        self.totals = [0, 0, 0]
        self.hands: list[list[str]] = [[], [], []]
        self.stock: list[str] = []
        self.played_out: list[str] = []  # the cards of the finished tricks
        self.trump_card = ""
        self.golden_card = ""
        self.waits_for_deck = True
        self.finished = False
        self.begin_round()

    @staticmethod
    def allowed(option: str, value: object) -> bool:
        if option == "colour_cards":
            return value in ("automatic", "by_hand")
        return type(value) is bool

    def complete_deck(self) -> Counter[str]:
        return Counter(s + r for s in SUITS for r in RANKS)

    def round_number(self) -> int:
        return self.deal_number + 1

    def begin_round(self) -> None:
        self.guesses: dict[int, str] = {}
        self.bids: dict[int, int] = {}
        self.tricks_taken = [0, 0, 0]
        self.turned: list[set[str]] = [set(), set(), set()]  # S2: all face up
        self.leader = self.left_of(self.first)  # S5
        self.waits_for_deck = self.round_number() < 10  # S10: the guesses come first
        self.begin_trick()

    def begin_trick(self) -> None:
        self.trick: dict[int, str] = {}  # in the order of play
        self.moved_this_turn: set[str] = set()
        self.faults: dict[int, int] = {}  # S12: what a right objection would cost
        self.still_to_speak: list[int] = []
        self.objected_to: set[int] = set()  # by the one who speaks

    def needs_deck(self) -> bool:
        return self.waits_for_deck

    def lay_out(self, deck: list[str]) -> None:
        self.golden_card = deck.pop(0) if self.round_number() == 10 else ""  # S10
        self.hands = [[], [], []]
        for _ in range(self.round_number()):  # S3
            for seat in self.clockwise_from(self.left_of(self.first)):
                self.hands[seat].append(deck.pop(0))
        self.trump_card = deck.pop(0)
        self.stock = deck
        self.played_out = []
        self.waits_for_deck = False

    def guessing(self) -> bool:
        return self.round_number() == 10 and len(self.guesses) < 3

    def to_move(self) -> int | None:
        if self.waits_for_deck or self.finished:
            return None
        from_left_of_dealer = self.clockwise_from(self.left_of(self.first))
        if self.guessing():
            return next(seat for seat in from_left_of_dealer if seat not in self.guesses)
        if len(self.bids) < 3:
            return next(seat for seat in from_left_of_dealer if seat not in self.bids)  # S4
        if self.still_to_speak:
            return self.still_to_speak[0]
        return next(seat for seat in self.clockwise_from(self.leader) if seat not in self.trick)

    def legal(self) -> list[str]:
        seat = self.to_move()
        if seat is None:
            return []
        if self.guessing():
            return [f"guess {s}{r}" for s in SUITS for r in RANKS]
        if len(self.bids) < 3:
            return [f"bid {bid}" for bid in range(self.round_number() + 1)]
        if self.still_to_speak:
            others = [other for other in range(3) if other != seat and other not in self.objected_to]
            return ["ok"] + [f"object {other}" for other in others]
        if not self.by_hand:
            return self.cards_allowed(seat)
        may_move = [s for s in SUITS if s not in self.moved_this_turn]
        flips = [f"flip {s}" for s in may_move if s not in self.turned[seat]]
        unflips = [f"unflip {s}" for s in may_move if s in self.turned[seat]]
        return self.hands[seat] + flips + unflips

    def suit_led(self) -> str | None:
        return suit(self.trick[self.leader]) if self.trick else None

    def trump(self) -> str:
        return suit(self.trump_card)

    def freed_by_a_trump(self) -> bool:
        """S6: with the option a trumped trick frees those who cannot follow."""
        trumped = self.suit_led() != self.trump() and self.trump() in map(suit, self.trick.values())
        return trumped and self.options["discard_when_trumped"] is True

    def cards_allowed(self, seat: int) -> list[str]:
        """S6."""
        hand = self.hands[seat]
        following = [card for card in hand if suit(card) == self.suit_led()]
        trumps = [card for card in hand if suit(card) == self.trump()]
        if not self.trick:
            return list(hand)
        if following:
            return following
        if trumps and not self.freed_by_a_trump():
            return trumps
        return list(hand)

    def carry_out(self, seat: int, move: str) -> None:
        word, _, rest = move.partition(" ")
        if word == "guess":
            self.guesses[seat] = rest
            self.waits_for_deck = len(self.guesses) == 3
        elif word == "bid":
            self.bids[seat] = int(rest)
        elif word == "flip":
            self.turned[seat].add(rest)
            self.moved_this_turn.add(rest)
        elif word == "unflip":
            self.turned[seat].remove(rest)
            self.moved_this_turn.add(rest)
            self.totals[seat] -= 50  # S12
        elif word == "object":
            self.totals[int(rest)] -= self.faults.pop(int(rest), 0)  # S12: paid once
            self.objected_to.add(int(rest))
        elif word == "ok":
            self.still_to_speak.remove(seat)
            self.objected_to = set()
            if not self.still_to_speak:
                self.end_trick()
        else:
            self.play_card(seat, move)

    def play_card(self, seat: int, card: str) -> None:
        if self.by_hand:
            self.faults[seat] = self.fault(seat, card)
        else:
            self.turn_colour_cards(seat)
        self.hands[seat].remove(card)
        self.trick[seat] = card
        self.moved_this_turn = set()
        if len(self.trick) == 3:
            if self.by_hand:
                self.still_to_speak = self.clockwise_from(self.trick_winner())
            else:
                self.end_trick()

    def turn_colour_cards(self, seat: int) -> None:
        """S6: the referee turns what the player must turn before his card."""
        suits = [suit(card) for card in self.hands[seat]]
        led = self.suit_led()
        if led is None or led in suits:
            return
        self.turned[seat].add(led)
        if self.trump() not in suits and not self.freed_by_a_trump():
            self.turned[seat].add(self.trump())

    def fault(self, seat: int, card: str) -> int:
        """S12: what a right objection to this card costs, looked at just before it is played."""
        led = self.suit_led()
        turned = self.turned[seat]
        if suit(card) in turned:
            return 25
        if led is None or suit(card) == led:
            return 0
        cost = 0 if led in turned else 10
        discarded = suit(card) != self.trump() and led != self.trump()
        if discarded and self.trump() not in turned and not self.freed_by_a_trump():
            cost += 10
        return cost

    def trick_winner(self) -> int:
        """S7."""
        trumped = self.trump() in map(suit, self.trick.values())
        winning_suit = self.trump() if trumped else self.suit_led()
        rivals = [seat for seat in self.trick if suit(self.trick[seat]) == winning_suit]
        return max(rivals, key=lambda seat: RANKS.index(rank(self.trick[seat])))

    def end_trick(self) -> None:
        self.leader = self.trick_winner()  # S5
        self.tricks_taken[self.leader] += 1
        self.played_out += self.trick.values()
        self.begin_trick()
        if not any(self.hands):
            self.end_round()

    def end_round(self) -> None:
        for seat in range(3):
            self.totals[seat] += round_points(self.round_number(), self.bids[seat], self.tricks_taken[seat])
            if self.round_number() == 10:
                self.totals[seat] += golden_points(self.guesses[seat], self.golden_card)
        if self.round_number() == 10:
            self.finished = True
            return
        self.first = self.next_dealer()
        self.deal_number += 1
        self.begin_round()

    def next_dealer(self) -> int:
        """S9."""
        leaders = [seat for seat in range(3) if self.totals[seat] == max(self.totals)]
        if len(leaders) == 1:
            return leaders[0]
        if len(leaders) == 2:
            return next(seat for seat in range(3) if seat not in leaders)
        return self.first

    def over(self) -> bool:
        return self.finished

    def points(self) -> list[int]:
        return list(self.totals)

    def cards(self) -> Counter[str]:
        everywhere = Counter(self.stock) + Counter(self.played_out) + Counter(self.trick.values())
        everywhere += Counter(card for card in (self.trump_card, self.golden_card) if card)
        for hand in self.hands:
            everywhere += Counter(hand)
        return everywhere


REFEREE = Schatzsuche

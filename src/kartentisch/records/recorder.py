"""Write the record of a game while it is played."""

import msgspec

from kartentisch.core.contract import Deck
from kartentisch.core.contract import Record as State
from kartentisch.core.game import Game, Options
from kartentisch.core.live import Live
from kartentisch.records.record import VERSION, Deal, Record


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

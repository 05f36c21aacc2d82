"""Properties that hold in every game, however it is played: Hypothesis chooses decks and moves."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kartentisch.core.contract import NEEDS_DEAL
from kartentisch.core.rng import new_stream, shuffle
from kartentisch.games import GAMES
from kartentisch.records.record import decode, encode
from kartentisch.records.recorder import Recorder
from kartentisch.records.replay import check, replay
from kartentisch.testing import Setup, setups
from tests.games import judging

ALL_SETUPS = [setup for game in GAMES.values() for setup in setups(game)]

# A round of 8-28 has at most 48 laps with a card taken and one without; nothing else comes near that.
MOST_MOVES_IN_A_DEAL = 6 * 49 + 6


class Play:
    """A game whose decks and moves come from Hypothesis."""

    def __init__(self, setup: Setup, seed: int, choices: list[int]) -> None:
        self.setup = setup
        self.game = setup.game
        self.stream = new_stream(seed)
        self.choices = choices
        self.recorder = Recorder(setup.game, setup.players, setup.options, seed % setup.players)

    def run(self, look: Any) -> Recorder:
        """Play to the end; `look` sees every state after a deal or a move."""
        state = self.recorder.state
        moves_in_deal, number = 0, 0
        while not self.game.over(state):
            deal_number = int(state.deal_number)
            if state.phase == NEEDS_DEAL:
                deck = self.game.sorted_deck(self.setup.players, self.setup.options)
                shuffle(self.stream, deck, len(deck), len(deck))
                self.recorder.deal(deck)
            else:
                moves = self.game.legal_moves(state)
                choice = self.choices[number % len(self.choices)]
                self.recorder.play(int(state.to_move), moves[choice % len(moves)])
                number += 1
                moves_in_deal += 1
            assert moves_in_deal <= MOST_MOVES_IN_A_DEAL, "a round does not end"
            if state.deal_number != deal_number:
                moves_in_deal = 0
            look(state)
        return self.recorder


plays = st.builds(
    Play,
    st.sampled_from(ALL_SETUPS),
    st.integers(0, 2**64 - 1),
    st.lists(st.integers(0, 40), min_size=1, max_size=60),
)
enough = settings(max_examples=60)


def members(mask: int) -> list[int]:
    """The elements of a bit set."""
    return [number for number in range(64) if int(mask) >> number & 1]


def all_cards(game: str, state: Any) -> Counter[int]:
    """Every card, wherever it lies."""
    cards: Counter[int] = Counter()
    if game == "eight28":
        cards.update(int(card) for card in state.pile[: 51 - state.players])
        cards.update(int(card) for card in state.secret[: state.players])
    elif game == "companeros":
        cards.update(members(state.display))
        for seat in range(state.players):
            cards.update(members(state.hands[seat]))
            cards.update(members(state.taken[seat]))
        cards.update(int(card) for card in state.played[: state.players] if card >= 0)
    else:
        for seat in range(3):
            cards.update(members(state.hands[seat]))
        cards.update(int(card) for card in state.played[: state.played_count])
        cards[int(state.trump_card)] += 1
    return cards


@enough
@given(plays)
def test_cards_are_conserved(play: Play) -> None:
    deck = Counter(play.game.sorted_deck(play.setup.players, play.setup.options).tolist())

    def look(state: Any) -> None:
        if state.phase == NEEDS_DEAL or play.game.over(state):
            return
        if play.game.id == "schatzsuche" and state.trump_card < 0:
            return
        cards = all_cards(play.game.id, state)
        if play.game.id == "schatzsuche":
            assert cards.total() == 3 * state.round_number + 1
            assert cards <= deck
            if state.round_number == 10:
                assert cards + Counter([int(state.golden_card)]) == deck
        else:
            assert cards == deck

    play.run(look)


@enough
@given(plays.filter(lambda play: play.game.id == "eight28"))
def test_gems_are_conserved(play: Play) -> None:
    def look(state: Any) -> None:
        seats = range(state.players)
        assert state.supply_blue + state.middle_blue + sum(int(state.blue[seat]) for seat in seats) == 55
        assert state.supply_red + state.middle_red + sum(int(state.red[seat]) for seat in seats) == 15
        gems = (
            state.supply_blue,
            state.supply_red,
            state.middle_blue,
            state.middle_red,
            *state.blue,
            *state.red,
        )
        assert min(int(gem) for gem in gems) >= 0
        assert all(state.points[seat] == state.blue[seat] + 2 * state.red[seat] for seat in seats)

    play.run(look)


@enough
@given(plays)
def test_points_match_an_independent_recount_from_the_log(play: Play) -> None:
    record = play.run(lambda state: None).record()
    recount = judging.replay(
        {
            "record": 1,
            "game": record.game,
            "players": record.players,
            "options": record.options,
            "deals": [
                {"first": d.first, "deck": d.deck, "moves": [list(m) for m in d.moves], "scores": d.scores}
                for d in record.deals
            ],
            "scores": record.scores,
            "winners": record.winners,
        }
    )
    assert recount.points() == record.scores
    assert recount.winners() == record.winners


@enough
@given(plays)
def test_applying_and_replaying_agree(play: Play) -> None:
    recorder = play.run(lambda state: None)
    record = decode(encode(recorder.record()))
    check(record)
    assert replay(record).tobytes() == recorder.state.tobytes()


@enough
@given(plays)
def test_copies_share_no_memory(play: Play) -> None:
    kept: list[tuple[Any, bytes]] = []

    def look(state: Any) -> None:
        if len(kept) < 200:
            kept.append((state.copy(), state.tobytes()))

    play.run(look)
    assert all(copy.tobytes() == content for copy, content in kept)


@enough
@given(plays)
def test_observations_hold_only_what_was_shown(play: Play) -> None:
    """A hidden card never stands in the fields that everybody sees."""
    game = play.game

    def look(state: Any) -> None:
        if state.phase == NEEDS_DEAL or game.over(state):
            return
        hidden = state.copy()
        for name in set(game.state.names or ()) - set(game.observation.names or ()):
            hidden[name] = 0
        for seat in (None, *range(play.setup.players)):
            told = game.observe(state, seat)
            blank = game.observe(hidden, seat)
            for name in game.observation.names or ():
                if name not in ("own_hand", "own_secret", "legal"):
                    assert told[name].tobytes() == blank[name].tobytes()

    play.run(look)

"""8-28 as a value: the contract filled in."""

from typing import Final

from kartentisch.core.binding import contract_of
from kartentisch.core.game import Game
from kartentisch.games.eight28 import knowledge, refusals, rules, view
from kartentisch.games.eight28.cards import CARDS, DECKS
from kartentisch.games.eight28.options import Options
from kartentisch.games.eight28.state import CHOOSE, OBSERVATION, OFFER, STATE, State


def full_deck(state: State) -> list[int]:
    """All 51 cards (E1)."""
    return [card for card, count in enumerate(DECKS[state.deck]) for _ in range(count)]


GAME: Final = Game(
    id="eight28",
    title="8-28",
    package="kartentisch.games.eight28",
    players=range(3, 7),
    players_rule="E3",
    declared_options=Options,
    cards=CARDS,
    deck_rule="E1",
    first_rule="E17",
    full_deck=full_deck,
    actions=rules.ACTIONS,
    turn_rules={OFFER: "E5", CHOOSE: "E12"},
    state=STATE,
    observation=OBSERVATION,
    view_type=view.View,
    rules=contract_of(rules, knowledge, view, refusals),
    refusals=refusals.REFUSALS,
    deck_behind=knowledge.deck_behind,
    cards_shown=knowledge.cards_shown,
)

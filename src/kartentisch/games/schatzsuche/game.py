"""Schatzsuche as a value: the contract filled in."""

from typing import Final

from kartentisch.core.binding import contract_of
from kartentisch.core.game import Game
from kartentisch.games.schatzsuche import knowledge, refusals, rules, view
from kartentisch.games.schatzsuche.cards import CARDS, PLAYERS
from kartentisch.games.schatzsuche.options import Options
from kartentisch.games.schatzsuche.state import BID, GUESS, OBJECT, OBSERVATION, PLAY, STATE, State


def full_deck(state: State) -> range:
    """All 32 cards (S1)."""
    return range(len(CARDS))


GAME: Final = Game(
    id="schatzsuche",
    title="Schatzsuche",
    package="kartentisch.games.schatzsuche",
    players=range(PLAYERS, PLAYERS + 1),
    players_rule="S1",
    declared_options=Options,
    cards=CARDS,
    deck_rule="S1",
    first_rule="S9",
    full_deck=full_deck,
    actions=rules.ACTIONS,
    turn_rules={GUESS: "S10", BID: "S4", PLAY: "S5", OBJECT: "S12"},
    state=STATE,
    observation=OBSERVATION,
    view_type=view.View,
    rules=contract_of(rules, knowledge, view, refusals),
    refusals=refusals.REFUSALS,
    deck_behind=knowledge.deck_behind,
    cards_shown=knowledge.cards_shown,
)

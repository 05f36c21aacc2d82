"""Compañeros as a value: the contract filled in."""

from typing import Final

from kartentisch.core.binding import contract_of
from kartentisch.core.game import Game
from kartentisch.games.companeros import knowledge, refusals, rules, view
from kartentisch.games.companeros.cards import CARDS, VALUES
from kartentisch.games.companeros.options import Options
from kartentisch.games.companeros.state import OBSERVATION, PLAY, STATE, TAKE, State


def full_deck(state: State) -> range:
    """The cards 1 to 10 of as many colours as there are players (C1)."""
    return range(VALUES * int(state.players))


GAME: Final = Game(
    id="companeros",
    title="Compañeros",
    package="kartentisch.games.companeros",
    players=range(3, 7),
    players_rule="C1",
    declared_options=Options,
    cards=CARDS,
    deck_rule="C1",
    first_rule="C10",
    full_deck=full_deck,
    actions=rules.ACTIONS,
    turn_rules={PLAY: "C2", TAKE: "C3"},
    state=STATE,
    observation=OBSERVATION,
    view_type=view.View,
    rules=contract_of(rules, knowledge, view, refusals),
    refusals=refusals.REFUSALS,
    deck_behind=knowledge.deck_behind,
    cards_shown=knowledge.cards_shown,
    preview=view.PREVIEW,
    foresee=view.foresee,
)

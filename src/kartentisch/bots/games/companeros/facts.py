"""The facts of Compañeros that explanations can name."""

from collections.abc import Iterator

from kartentisch.bots.api import Subject
from kartentisch.bots.explain.facts import facts_about_hands
from kartentisch.games.companeros.cards import CARDS, COLOURS, VALUES
from kartentisch.games.companeros.rules import FIRST_TAKE
from kartentisch.games.companeros.state import Observation, State


def in_world(seen: Observation, world: State) -> Iterator[Subject]:
    """The others' hands."""
    return facts_about_hands(seen, world, CARDS, COLOURS[: int(seen.players)])


def known(seen: Observation, action: int) -> Iterator[Subject]:
    """The colours with which a card ties as the round stands (C4)."""
    if action >= FIRST_TAKE:
        return
    colour, value = divmod(action, VALUES)
    total = int(seen.colour_value[colour]) + value + 1
    for other in range(int(seen.players)):
        if other != colour and seen.colour_value[other] == total:
            yield Subject("ties_now", None, COLOURS[other], total)

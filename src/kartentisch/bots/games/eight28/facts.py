"""The facts of 8-28 that explanations can name."""

from collections.abc import Iterator

from kartentisch.bots.api import Subject
from kartentisch.bots.explain.facts import others
from kartentisch.games.eight28.cards import CARDS, DECK_SIZE, SECOND_TARGET, low_value
from kartentisch.games.eight28.state import OFFER, Observation, State


def in_world(seen: Observation, world: State) -> Iterator[Subject]:
    """The others' secret cards, and the card on offer with its effect."""
    for seat in others(seen):
        yield Subject("holds", seat, CARDS[int(world.secret[seat])])
    if seen.phase == OFFER and seen.taken < DECK_SIZE - seen.players:
        card = int(world.pile[int(seen.taken)])
        yield Subject("next_card", None, CARDS[card])
        total = int(seen.sum_up[seen.seat]) + int(low_value(card))
        if total >= SECOND_TARGET:
            yield Subject("puts_out")
        elif total + int(low_value(int(seen.own_secret))) > SECOND_TARGET:
            yield Subject("goes_over")


def known(seen: Observation, action: int) -> Iterator[Subject]:
    """Nothing: the cards on the table speak for themselves."""
    return iter(())

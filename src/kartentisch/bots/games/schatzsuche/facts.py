"""The facts of Schatzsuche that explanations can name."""

from collections.abc import Iterator

from kartentisch.bots.api import Subject
from kartentisch.bots.explain.facts import facts_about_hands, others
from kartentisch.games.schatzsuche.cards import CARDS, RANKS, SUITS
from kartentisch.games.schatzsuche.knowledge import unseen_cards
from kartentisch.games.schatzsuche.rules import FIRST_CARD, FIRST_FLIP
from kartentisch.games.schatzsuche.state import NOT_YET, Observation, State


def in_world(seen: Observation, world: State) -> Iterator[Subject]:
    """The others' hands."""
    return facts_about_hands(seen, world, CARDS, SUITS)


def known(seen: Observation, action: int) -> Iterator[Subject]:
    """How many cards above a card are still out, and who has shown a void in its suit."""
    if not FIRST_CARD <= action < FIRST_FLIP or seen.trump_card == NOT_YET:
        return
    suit, rank = divmod(action - FIRST_CARD, len(RANKS))
    of_suit = int(unseen_cards(seen)) >> len(RANKS) * suit & (1 << len(RANKS)) - 1
    yield Subject("above_still_out", None, SUITS[suit], (of_suit >> rank + 1).bit_count())
    for seat in others(seen):
        if int(seen.turned[seat]) >> suit & 1:
            yield Subject("shown_void", seat, SUITS[suit])

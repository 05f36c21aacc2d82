"""What people hear who do not see the table: each thing once, the move before what comes of it."""

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest

from tests.server.processes import Server
from tests.web.guest import Guest

pytestmark = [pytest.mark.slow]

# All that live regions say, in order
LISTEN = """
globalThis.heard = [];
new MutationObserver((changes) => {
    for (const { target } of changes) {
        const region = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)
            ?.closest?.("[aria-live=polite], [role=log], [role=status]");
        const text = region?.textContent.trim();
        if (text) heard.push(text);
    }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def heard(guest: Guest, game: str, moves: int) -> list[str]:
    guest.context.add_init_script(LISTEN)
    guest.play_now(game)
    guest.play_on(random.Random(28), until=moves)
    texts: list[str] = guest.page.evaluate("() => heard")
    return texts


def test_a_trick_is_told_after_its_last_card(new_guest: Callable[..., Guest], server: Server) -> None:
    told = heard(new_guest(server.address), "schatzsuche", moves=8)
    outcomes = [text for text in told if "wins the trick" in text]
    assert outcomes
    for text in outcomes:
        assert re.match(r"\w+ plays the .* wins the trick", text), text
    bids = Counter(re.findall(r"\w+ bids \d", " ".join(told)))
    assert bids
    assert sum(bids.values()) <= 3 * sum("Round" in text for text in told)


def test_who_takes_is_told_after_the_last_card_of_a_round(
    new_guest: Callable[..., Guest], server: Server
) -> None:
    told = heard(new_guest(server.address), "companeros", moves=8)
    orders = [text for text in told if "Taking in this order" in text]
    assert orders
    for text in orders:
        assert re.match(r"\w+ plays .* Taking in this order", text), text
    assert len(told) == len(
        [text for text, next_one in zip(told, [*told[1:], ""], strict=True) if text != next_one]
    )

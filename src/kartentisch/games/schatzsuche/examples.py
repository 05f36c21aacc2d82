"""The worked examples of the rule texts of Schatzsuche, played by the engine.

Left of the dealer sits the first of `NAMES`, who leads; the dealer is the third.
"""

from collections.abc import Sequence
from typing import Final

from kartentisch.core.contract import NEEDS_DEAL, Record
from kartentisch.core.examples import NAMES, Examples, deal_on_top, listed, play, rows, scene, seen, signed
from kartentisch.core.game import Options
from kartentisch.games.schatzsuche.cards import CARDS, PLAYERS
from kartentisch.games.schatzsuche.game import GAME
from kartentisch.games.schatzsuche.scoring import points_for_bid, points_for_guess
from kartentisch.games.schatzsuche.state import OBJECT, PLAY

BID_ROUND: Final = 8
BID: Final = 5
TRICKS: Final = (7, 5, 2)

HANDS: Final = ("CK HK D9", "SJ H8 DA", "S7 SA HT")
TRUMP: Final = "D7"
# What is played before the seat that is asked: it follows, must trump, is free, is free as trump was led
PLAYED_BEFORE: Final = ("HK", "CK", "CK DA", "D9 DA")
PLAYED_TRICKS: Final = ("HK H8 HT", "CK DA SA")

TWO_LEAD: Final = ("HA", "H8", "S9")
TWO_LEAD_BIDS: Final = (0, 0, 0)

GOLDEN_CARD: Final = "HA"
GUESSES: Final = ("HT", "CA", "HA")

BY_HAND: Final = {"colour_cards": "by_hand"}
# The second player trumps though they could follow, and then leads the suit that they should have followed.
BY_HAND_TRICK: Final = ("HK", "DA", "HT")
BY_HAND_NEXT_TRICK: Final = ("H8", "S7", "D9")
BY_HAND_DISCARD: Final = ("HK", "SJ", "HT")  # or they discard


def bid() -> dict[str, object]:
    """The points for tricks bid and taken (S8)."""
    return {
        "round": BID_ROUND,
        "bid": BID,
        "rows": rows((tricks, signed(int(points_for_bid(BID_ROUND, BID, tricks)))) for tricks in TRICKS),
        "scenes": [],
    }


def legal_cards() -> dict[str, object]:
    """Follow suit, else trump, else discard; what is turned over by it (S6)."""
    table = []
    scenes = []
    for played in PLAYED_BEFORE:
        state = first_trick(HANDS)
        play(GAME, state, *played.split())
        seat = int(state.to_move)
        scenes.append(scene(GAME, state, seat))
        allowed = GAME.legal_moves(state)
        hand = seen(GAME, state, seat).hand
        play(GAME, state, allowed[0])
        turned = seen(GAME, state).players[seat].turned
        table.append((listed(played.split()), listed(hand), listed(allowed), listed(turned)))
    return {"trump": TRUMP, "rows": rows(table), "scenes": scenes}


def trick() -> dict[str, object]:
    """The highest trump wins, without trump the highest card of the suit led (S7)."""
    table = []
    scenes = []
    for cards in PLAYED_TRICKS:
        state = first_trick(HANDS)
        leader = int(state.leader)
        play(GAME, state, *cards.split())
        table.append((*cards.split(), NAMES[(int(state.leader) - leader) % PLAYERS]))
        scenes.append(scene(GAME, state))
    return {"rows": rows(table), "scenes": scenes}


def two_lead() -> dict[str, object]:
    """If two share the lead, the third player deals (S9)."""
    state = GAME.new(PLAYERS, first=PLAYERS - 1)
    deal_on_top(GAME, state, [*TWO_LEAD, TRUMP])
    play(GAME, state, *(f"bid {tricks}" for tricks in TWO_LEAD_BIDS), *TWO_LEAD)
    return {
        "cards": listed(TWO_LEAD),
        "bids": listed(TWO_LEAD_BIDS),
        "points": listed(
            f"{name} {signed(points)}" for name, points in zip(NAMES, GAME.points(state), strict=False)
        ),
        "dealer": NAMES[int(state.first)],
        "scenes": [scene(GAME, state)],
    }


def golden_card() -> dict[str, object]:
    """The points for the right suit, the right rank, or both (S10)."""
    golden = CARDS.index(GOLDEN_CARD)
    return {
        "card": GOLDEN_CARD,
        "rows": rows((guess, int(points_for_guess(CARDS.index(guess), golden))) for guess in GUESSES),
        "scenes": [],
    }


def by_hand() -> dict[str, object]:
    """What faults with the colour cards cost the second player (S12)."""
    lead, trump, _ = BY_HAND_TRICK
    suit = lead[0]
    not_turned = first_trick(HANDS, BY_HAND)
    offender = (int(not_turned.leader) + 1) % PLAYERS
    play(GAME, not_turned, *BY_HAND_TRICK)
    neither_turned = first_trick(HANDS, BY_HAND)
    play(GAME, neither_turned, *BY_HAND_DISCARD)
    scenes = [scene(GAME, not_turned), scene(GAME, neither_turned)]

    turned = first_trick(HANDS, BY_HAND)
    play(GAME, turned, lead, f"flip {suit}", *BY_HAND_TRICK[1:], *["ok"] * PLAYERS)
    turned_back = turned.copy()
    play(GAME, turned_back, f"unflip {suit}")
    turned_back_cost = GAME.points(turned_back)[offender] - GAME.points(turned)[offender]
    play(GAME, turned, *BY_HAND_NEXT_TRICK)
    scenes.append(scene(GAME, turned))
    return {
        "hand": listed(HANDS[1].split()),
        "lead": lead,
        "trump": trump,
        "discard": BY_HAND_DISCARD[1],
        "next": BY_HAND_NEXT_TRICK[0],
        "not_turned": signed(objected(not_turned, offender)),
        "neither_turned": signed(objected(neither_turned, offender)),
        "turned_suit": signed(objected(turned, offender)),
        "turned_back": signed(turned_back_cost),
        "scenes": scenes,
    }


def first_trick(hands: Sequence[str], options: Options | None = None) -> Record:
    """The round with as many cards as these hands have, dealt and bid, about to be led to."""
    cards = [hand.split() for hand in hands]
    state = GAME.new(PLAYERS, options, first=PLAYERS - 1)
    while state.round_number < len(cards[0]):
        if state.phase == NEEDS_DEAL:
            GAME.deal(state, GAME.sorted_deck(PLAYERS, options))
        play(GAME, state, GAME.legal_moves(state)[0])
    deal_on_top(GAME, state, [*(card for lap in zip(*cards, strict=True) for card in lap), TRUMP], options)
    while state.phase != PLAY:
        play(GAME, state, "bid 1")
    return state


def objected(state: Record, offender: int) -> int:
    """The points that the offender gets when everybody else objects to their card."""
    before = GAME.points(state)[offender]
    objection = f"object {offender}"
    while state.phase == OBJECT:
        play(GAME, state, objection if objection in GAME.legal_moves(state) else "ok")
    return GAME.points(state)[offender] - before


EXAMPLES: Final[Examples] = {
    "bid": bid,
    "legal_cards": legal_cards,
    "trick": trick,
    "two_lead": two_lead,
    "golden_card": golden_card,
    "by_hand": by_hand,
}

"""The worked examples of the rule texts of 8-28, played by the engine.

A hand is written with its secret card first. Everybody takes one card a lap until their hand is complete.
"""

from collections.abc import Sequence
from typing import Final

from kartentisch.core.contract import Record
from kartentisch.core.examples import NAMES, Examples, deal_on_top, listed, play, rows, scene, seen
from kartentisch.games.eight28.game import GAME
from kartentisch.games.eight28.scoring import first_half_total, second_half_total, value_of_halves
from kartentisch.games.eight28.state import OFFER

TWO_EIGHTS: Final = ("5 3", "7 1", "10 1 4 1 3 2 7", "9 6 10")
NOBODY_EXACT: Final = ("5 1", "3 1", "9 2 10 5", "10 8 5")
CHOICE: Final = ("4 1/11 1/11", "5 2", "10 2 6 7")
DIRECT_HIT: Final = ("2 1/11 1/11 4", "3 5", "10 9 9")
OUT: Final = ("3 10 9 9", "4 10 8 1/11", "6")


def two_eights() -> dict[str, object]:
    """Equal totals share a half; what does not go up stays (E13-E16)."""
    return distribution(TWO_EIGHTS)


def nobody_exact() -> dict[str, object]:
    """The highest total without going over wins its half (E13)."""
    return distribution(NOBODY_EXACT)


def direct_hit() -> dict[str, object]:
    """Exactly 8 and exactly 28 takes the whole middle (E11)."""
    return distribution(DIRECT_HIT)


def choice() -> dict[str, object]:
    """A hand that can play for both halves must choose (E12)."""
    state = all_taken(CHOICE)
    decline_all(state)
    seat = int(state.to_move)
    totals = {"8": int(first_half_total(state, seat)), "28": int(second_half_total(state, seat))}
    lowest, middle, highest = seen(GAME, state).players[seat].totals
    results = []
    for half in GAME.legal_moves(state):
        played = state.copy()
        play(GAME, played, half)
        results.append((half, totals[half], GAME.points(played)[seat]))
    return {
        "name": NAMES[seat],
        "cards": listed(CHOICE[seat].split()),
        "lowest": lowest,
        "middle": middle,
        "highest": highest,
        "others": listed(
            f"{NAMES[other]} {listed(player.totals)}"
            for other, player in enumerate(seen(GAME, state).players)
            if other != seat
        ),
        "rows": rows(results),
        "scenes": [scene(GAME, state, seat)],
    }


def out() -> dict[str, object]:
    """Only face-up cards count, each 1/11 as 1 (E6)."""
    state = all_taken(OUT)
    players = seen(GAME, state).players
    return {
        "rows": rows(
            (NAMES[seat], listed(player.face_up), listed(player.totals))
            for seat, player in enumerate(players)
            if player.face_up
        ),
        "out": listed(NAMES[seat] for seat, player in enumerate(players) if player.out),
        "still_in": listed(NAMES[seat] for seat, player in enumerate(players) if not player.out),
        "scenes": [scene(GAME, state)],
    }


def distribution(hands: Sequence[str]) -> dict[str, object]:
    """The hands, their totals, and what each is paid."""
    state = all_taken(hands)
    before = scene(GAME, state)
    gems = decline_all(state)
    view = seen(GAME, state)
    return {
        "gems": gems,
        "half": int(value_of_halves(gems, 0)),
        "rest": view.middle.blue,
        "rows": rows(
            (NAMES[seat], listed(hands[seat].split()), listed(player.totals), player.gems.blue)
            for seat, player in enumerate(view.players)
        ),
        "scenes": [before, scene(GAME, state)],
    }


def all_taken(hands: Sequence[str]) -> Record:
    """Deal and play until everybody has taken their hand; the last seat gives the first lap."""
    cards = [hand.split() for hand in hands]
    pile = [
        hand[lap]
        for lap in range(1, max(map(len, cards)))
        for hand in cards[lap - 1 :] + cards[: lap - 1]  # the giver moves on with each lap (E7)
        if lap < len(hand)
    ]
    state = GAME.new(len(cards), first=len(cards) - 1)
    deal_on_top(GAME, state, [*(hand[0] for hand in cards), *pile])
    missing = [len(hand) - 1 for hand in cards]
    while any(missing):
        seat = int(state.to_move)
        play(GAME, state, "take" if missing[seat] else "pass")
        missing[seat] = max(0, missing[seat] - 1)
    return state


def decline_all(state: Record) -> int:
    """Everybody declines until the round ends; the blue gems that then lie in the middle."""
    gems = 0
    while state.phase == OFFER:
        gems = int(state.middle_blue)
        play(GAME, state, "pass")
    return gems


EXAMPLES: Final[Examples] = {
    "two_eights": two_eights,
    "nobody_exact": nobody_exact,
    "choice": choice,
    "direct_hit": direct_hit,
    "out": out,
}

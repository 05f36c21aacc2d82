"""The worked examples of the rule texts of Compañeros, played by the engine.

Cards that are played are written in the order of play, from the starter on.
"""

from typing import Final

from kartentisch.core.contract import Record
from kartentisch.core.examples import NAMES, Examples, deal_on_top, listed, play, rows, scene, seen
from kartentisch.games.companeros.game import GAME

DISPLAY: Final = "y7 y4 r8 r1 g6 b4"
PLAYED: Final = "g7 g2 y9 r5 b10 r6"
CHOSEN: Final = "y r g"  # the colours that those who are served take, in order
STARTER: Final = 0

TIE_DISPLAY: Final = "r9 y5 g8 b2"
TIE_PLAYED: Final = "r4 y7 r3 g6"
TIE_STARTER: Final = 1


def serving() -> dict[str, object]:
    """Colours are served from the highest value down until two are equal (C3-C7)."""
    state = dealt(DISPLAY, PLAYED, STARTER)
    play(GAME, state, *PLAYED.split())
    table = seen(GAME, state)
    scenes = [scene(GAME, state)]
    takings: dict[int, list[str]] = {}
    for colour in CHOSEN.split():
        display = seen(GAME, state).display
        takings[int(state.to_move)] = [card for card in display if card.startswith(colour)]
        play(GAME, state, f"take {colour}")
        scenes.append(scene(GAME, state))
    after = seen(GAME, state)
    return {
        "display": listed(table.display),
        "rows": rows(
            (
                NAMES[seat],
                player.played,
                table.colour_values[player.played[0]],
                listed(takings.get(seat, [])),
                GAME.points(state)[seat],
            )
            for seat, player in enumerate(table.players)
        ),
        "order": listed(NAMES[seat] for seat in table.served),
        "stays": listed(card for card in after.display if card not in PLAYED.split()),
        "new_display": listed(after.display),
        "starter": NAMES[after.starter],
        "scenes": scenes,
    }


def tie_at_the_top() -> dict[str, object]:
    """Two highest colours of the same value: nobody is served, the starter stays (C4, C7)."""
    state = dealt(TIE_DISPLAY, TIE_PLAYED, TIE_STARTER)
    display = seen(GAME, state).display
    played = []
    values = ""
    scenes = []
    for card in TIE_PLAYED.split():
        played.append(f"{NAMES[int(state.to_move)]} {card}")
        values = listed(
            f"{colour} {value}" for colour, value in seen(GAME, state).colour_values.items() if value
        )
        scenes = [scene(GAME, state)]
        play(GAME, state, card)
    after = seen(GAME, state)
    return {
        "played": listed(played),
        "values": values,  # before the last card: with the last one the round is over
        "served": sum(player.pile_size > 0 for player in after.players),
        "before": len(display),
        "after": len(after.display),
        "starter": NAMES[after.starter],
        "scenes": [*scenes, scene(GAME, state)],
    }


def dealt(display: str, played: str, starter: int) -> Record:
    """A game with this display in which everybody holds the card that they are to play."""
    state = GAME.new(len(played.split()), first=starter)
    deal_on_top(GAME, state, [*display.split(), *played.split()])
    return state


EXAMPLES: Final[Examples] = {"serving": serving, "tie_at_the_top": tie_at_the_top}

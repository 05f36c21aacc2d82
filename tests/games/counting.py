"""Counting lines of play: the card player's perft.

A count file has a game broken off at some point and, per depth, how many lines of that many moves go
on from there within the deal (`lines`) and how many different states they reach (`positions`). The
lines are counted by the independent referee when the files are written:

    python -m tests.games.counting
"""

import copy
import json
from pathlib import Path
from typing import Any

from kartentisch import find_game
from kartentisch.records.record import decode
from kartentisch.records.replay import replay
from tests.games import judging

FILES = {
    f"{path.parts[-3]}-{path.stem}": path for path in sorted(Path(__file__).parent.glob("*/counts/*.json"))
}


def count_with_engine(record: dict[str, Any], depth: int) -> tuple[list[int], list[int]]:
    """Lines and different states per depth, by the engine."""
    game = find_game(record["game"])
    begin = replay(decode(json.dumps(record)))
    level = [begin]
    lines, positions = [], []
    for _ in range(depth):
        following = []
        for state in level:
            if state.deal_number == begin.deal_number:
                for move in game.legal_moves(state):
                    after = state.copy()
                    game.play(after, int(state.to_move), move)
                    following.append(after)
        level = following
        lines.append(len(level))
        positions.append(len({state.tobytes() for state in level}))
    return lines, positions


def count_with_referee(record: dict[str, Any], depth: int) -> list[int]:
    """Lines per depth, by the referee."""
    begin = judging.replay(record)
    level = [begin]
    lines = []
    for _ in range(depth):
        following = []
        for position in level:
            seat = position.to_move()
            if position.deal_number == begin.deal_number and seat is not None:
                for move in position.legal():
                    after = copy.deepcopy(position)
                    after.play(seat, move)
                    following.append(after)
        level = following
        lines.append(len(level))
    return lines


def write() -> None:
    """Count all files anew."""
    for name, path in FILES.items():
        entry = json.loads(path.read_text())
        lines = count_with_referee(entry["record"], entry["depth"])
        ours, positions = count_with_engine(entry["record"], entry["depth"])
        assert ours == lines, f"{name}: engine {ours}, referee {lines}"
        entry |= {"lines": lines, "positions": positions}
        path.write_text(json.dumps(entry, ensure_ascii=False) + "\n")
        print(name, lines, positions)


if __name__ == "__main__":
    write()

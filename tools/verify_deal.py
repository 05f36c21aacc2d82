"""Check the shuffles of a table's record (docs/fairness.md): python3 verify_deal.py RECORD [NOTED ...].

NOTED are values written down before the game, the commitment or one's own cut: they must be in the record.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

SCHEME = "kartentisch-1"


def draw(secret: str, cuts: list[str], use: str, sizes: Iterable[int]) -> Iterator[int]:
    """A number below each of the sizes."""
    key, words, block = sha256("\n".join([SCHEME, secret, *cuts, use]).encode()).digest(), b"", 0
    for size in sizes:
        word = 2**32
        while word >= 2**32 // size * size:  # beyond the last whole multiple some places would be likelier
            if not words:
                words, block = sha256(key + block.to_bytes(8, "big")).digest(), block + 1
            word, words = int.from_bytes(words[:4], "big"), words[4:]
        yield word % size


def shuffled(secret: str, cuts: list[str], number: int, cards: list[str]) -> list[str]:
    """The cards in the order of a deal."""
    deck, lasts = sorted(cards), range(len(cards) - 1, 0, -1)
    for last, place in zip(lasts, draw(secret, cuts, str(number), (last + 1 for last in lasts)), strict=True):
        deck[last], deck[place] = deck[place], deck[last]
    return deck


def problems(record: dict[str, Any], noted: list[str]) -> Iterator[str]:
    """All that is wrong; prints a line for each deal."""
    shuffle, secret = record["shuffle"], record["shuffle"]["secret"]
    cuts = [cut["value"] for cut in shuffle["cuts"]]
    if shuffle["scheme"] != SCHEME or not re.fullmatch("[0-9a-f]{64}", secret):
        yield f"the shuffle is not of the kind {SCHEME}"
    if sha256(secret.encode()).hexdigest() != shuffle["commitment"]:
        yield "the secret is not the one that was committed to"
    if len(cuts) != record["players"] or not all(re.fullmatch("[0-9a-f]{32}", cut) for cut in cuts):
        yield "there is not one cut of 32 hexadecimal digits for each seat"
    firsts = [deal["first"] for deal in record["deals"][:1] if record.get("first_drawn")]
    if any(first != next(draw(secret, cuts, "first", [len(cuts)])) for first in firsts):
        yield "who begins does not follow from the shuffle"
    for seat, cut in enumerate(shuffle["cuts"]):
        derived = sha256(f"{SCHEME}\n{secret}\nseat {seat}".encode()).hexdigest()[:32]
        if cut["by"] != "seat" and cut["value"] != derived:
            yield f"the server chose the cut of seat {seat} instead of deriving it"
    own = [shuffle["commitment"], *(cut["value"] for cut in shuffle["cuts"] if cut["by"] == "seat")]
    yield from (f"{note} is not in the record" for note in noted if note not in own)
    for number, deal in enumerate(record["deals"], start=1):
        right = shuffled(secret, cuts, number, deal["deck"]) == deal["deck"]
        print(f"deal {number}: {len(deal['deck'])} cards, {'right' if right else 'WRONG'}")
        if not right:
            yield f"the deck of deal {number} does not follow from the shuffle"


if __name__ == "__main__":
    try:
        found = list(problems(json.loads(Path(sys.argv[1]).read_bytes()), sys.argv[2:]))
    except Exception as error:  # whatever a broken file may lead to
        sys.exit(__doc__ if len(sys.argv) == 1 else f"Not the record of a table: {error!r}")
    sys.exit("NOT as committed to: " + "; ".join(found) if found else print("All decks are as committed to."))

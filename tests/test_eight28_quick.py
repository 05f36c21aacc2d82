"""The quick player of 8-28: his worlds fit what is seen, and he reads the others' takes and passes."""

from collections import Counter

import pytest

from kartentisch.bots.eight28_quick import (
    ON_AVERAGE,
    TAKES,
    hand_number,
    imagine_by_habits,
    likelihood,
    situation,
)
from kartentisch.core.rng import new_stream
from kartentisch.games.eight28.cards import CARDS, DECKS
from tests.table import Table
from tools import clairvoyant


def after_a_lap() -> Table:
    """Seat 1 shows a 5 and has declined once; seat 2 is asked."""
    return Table("eight28", 3, first=2).deal("9 3 1 10 5 2").play("take", "take", "take", "pass")


def test_worlds_fit_what_is_seen() -> None:
    table = after_a_lap()
    seen = table.game.observe(table.state, 2)
    stream = new_stream(1)
    for _ in range(50):
        world = table.game.new(3)
        imagine_by_habits(seen, stream, world)
        assert table.game.observe(world, 2).tobytes() == seen.tobytes()
        cards = [int(card) for card in (*world.secret[:3], *world.pile[:48])]
        assert [cards.count(card) for card in range(len(CARDS))] == list(DECKS[0])


def test_who_stops_at_five_is_thought_to_have_eight() -> None:
    table = after_a_lap()
    seen = table.game.observe(table.state, 2)
    stream = new_stream(2)
    secrets: Counter[str] = Counter()
    for _ in range(2_000):
        world = table.game.new(3)
        imagine_by_habits(seen, stream, world)
        secrets[CARDS[world.secret[1]]] += 1
    assert secrets["3"] > 2 * secrets["4"] > 0  # as many of both are unseen
    assert likelihood(seen, 1, CARDS.index("3")) > likelihood(seen, 1, CARDS.index("9"))


def test_nobody_takes_a_card_with_eight_in_hand() -> None:
    assert (TAKES[:, ON_AVERAGE, hand_number(8, 0)] < 0.05).all()


@pytest.mark.parametrize("passing", ["may_return", "final"])
def test_situation_tells_what_a_pass_means(passing: str) -> None:
    table = Table("eight28", 3, first=2, passing=passing).deal("9 3 1 10 5 2")
    final = passing == "final"
    assert situation(table.state, 0) % 3 == (2 if final else 1)
    table.play("take")
    assert situation(table.state, 1) % 3 == (2 if final else 0)


def test_the_clairvoyant_comparison_runs(capsys: pytest.CaptureFixture[str]) -> None:
    clairvoyant.main(["--blocks", "2", "--worlds", "5"])
    first_words = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert first_words == 2 * ["one", "expert", "sees_secrets", "sees_all"]

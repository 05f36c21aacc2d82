"""The tools that measure the expert of 8-28."""

import pytest

from tools import clairvoyant, fit_eight28


def test_the_clairvoyant_comparison_runs(capsys: pytest.CaptureFixture[str]) -> None:
    clairvoyant.main(["--blocks", "2", "--worlds", "5"])
    first_words = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert first_words == 2 * ["one", "expert", "sees_secrets", "sees_all"]


def test_the_figures_that_fit_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The cards of `regular` can be inferred, and common random numbers make two moves differ less."""
    fit_eight28.main(["--games", "4", "--bots", "regular"])
    guesses, luck = (line.split() for line in capsys.readouterr().out.splitlines())
    assert guesses[0] == "regular"
    assert float(guesses[guesses.index("by") - 1]) < float(guesses[guesses.index("bits") - 1]) - 0.3
    single, difference = (float(word.rstrip(",")) for word in luck if word.startswith("0."))
    assert difference < 1.2 * single

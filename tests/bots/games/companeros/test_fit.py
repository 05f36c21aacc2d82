"""What the cards played in Compañeros tell about the hands."""

import pytest

from tools import fit_companeros


def test_the_cards_of_regular_tell_something(capsys: pytest.CaptureFixture[str]) -> None:
    """`regular` plays much as the model does, so the true hand is likelier than another."""
    fit_companeros.main(["--games", "12", "--bots", "regular"])
    bot, *_, figures = capsys.readouterr().out.partition(":")
    assert bot.startswith("regular")
    gain, width = figures.split(",")[0].split("±")
    assert float(gain) > float(width)

"""What cards played in Compañeros tell of the hands they came from."""

import pytest

from tools import fit_companeros


def test_cards_of_players_by_rule_of_thumb_tell_something(capsys: pytest.CaptureFixture[str]) -> None:
    """They choose much as the model says, so that the true hand is likelier than another."""
    fit_companeros.main(["--games", "12", "--bots", "regular"])
    bot, *_, figures = capsys.readouterr().out.partition(":")
    assert bot.startswith("regular")
    gain, width = figures.split(",")[0].split("±")
    assert float(gain) > float(width)

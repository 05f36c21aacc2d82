"""The options of Schatzsuche (S6, S12)."""

import pytest

from kartentisch import find_game
from kartentisch.core.errors import WrongOption
from tests.games.schatzsuche.tables import dealt
from tests.games.table import Table


def test_defaults() -> None:
    options = find_game("schatzsuche").complete_options({})
    assert options == {"discard_when_trumped": False, "colour_cards": "automatic"}


def test_a_trumped_trick_frees_nobody_unless_agreed_S6() -> None:
    table = dealt("H7 S7", "C8 DA", "C9 D8", trump="D7").play("0: H7", "1: DA")
    assert table.legal == ["D8"]
    table = dealt("H7 S7", "C8 DA", "C9 D8", trump="D7", discard_when_trumped=False).play("0: H7", "1: DA")
    assert table.legal == ["D8"]


def test_the_referee_turns_the_colour_cards_unless_agreed_otherwise_S12() -> None:
    assert dealt("H7 S7", "C8 DA", "C9 D8", trump="D7").legal == ["S7", "H7"]
    assert dealt("H7 S7", "C8 DA", "C9 D8", trump="D7", colour_cards="automatic").legal == ["S7", "H7"]
    assert "flip H" in dealt("H7 S7", "C8 DA", "C9 D8", trump="D7", colour_cards="by_hand").legal


@pytest.mark.parametrize("value", ["true", 1, 0, None])
def test_freeing_is_agreed_or_not_S6(value: object) -> None:
    with pytest.raises(WrongOption) as error:
        Table("schatzsuche", 3, discard_when_trumped=value)
    assert error.value.rule == "S6"


@pytest.mark.parametrize("value", ["by hand", "", True, 1])
def test_colour_cards_are_turned_in_no_other_way_S12(value: object) -> None:
    with pytest.raises(WrongOption) as error:
        Table("schatzsuche", 3, colour_cards=value)
    assert error.value.rule == "S12"


def test_other_options_are_refused() -> None:
    with pytest.raises(WrongOption):
        Table("schatzsuche", 3, games=2)

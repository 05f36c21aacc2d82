"""The conformance kit: what every game must do, as checks that a new game passes through.

`check_game(game)` runs all of them; each raises AssertionError with the reason. Anything below the
command line may be used here.
"""

from kartentisch.testing.conformance import CHECKS, Setup, check_game, setups

__all__ = ["CHECKS", "Setup", "check_game", "setups"]

"""Kartentisch: a table for three card games, for people, for bots and for the lab."""

from kartentisch.games import GAMES, find_game

__version__ = "0.1.0"
__all__ = ["GAMES", "find_game"]

"""Explanations: how the expert values each move, and which facts that depends on.

Knows no game: `bots/games/<id>/facts.py` says what can be named.
"""

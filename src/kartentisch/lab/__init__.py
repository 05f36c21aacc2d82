"""The laboratory: play many games, count them, measure speed.

Only `kartentisch.core`, `kartentisch.games` and `kartentisch.bots` may be used here.
"""

"""Game records: written, read, replayed to any point, checked.

Only `kartentisch.core` and `kartentisch.games` may be used here.
"""

"""One running game with its seats, as an event log: the authority, without a network.

Only `kartentisch.core`, `kartentisch.games` and `kartentisch.bots` may be used here.
"""

from kartentisch.table.table import Table

__all__ = ["Table"]

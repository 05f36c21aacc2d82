"""What people are told of an event, so that they can see it happen."""

from typing import Final, TypeAlias

from kartentisch.table.events import Abandoned, Away, Back, Event, Moved, Rematched, Started, Undone


class Changed(Event):
    """Somebody sat down, left, or got ready; the clock stands still; or bots wait longer or shorter."""


class Dealt(Event):
    """The cards of a deal were dealt; deals count from 1."""

    number: int


News: TypeAlias = Changed | Started | Dealt | Moved | Undone | Away | Back | Abandoned | Rematched

CHANGED: Final = Changed()

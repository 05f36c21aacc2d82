"""Spending a budget of time or worlds."""

from collections.abc import Callable

from kartentisch.bots.api import Effort

_PORTION_SECONDS = 0.0005
_TICK = 1e-7  # a clock may stand still for a moment
LARGEST_POOL = 4_000


def spend(clock: Callable[[], float], end: float, fixed: int | None, run: Callable[[int], None]) -> None:
    """Run a fixed number of iterations, or small portions until the end; at least one iteration."""
    if fixed is not None:
        run(fixed)
        return
    count = 1
    now = clock()
    while True:
        before = now
        run(count)
        now = clock()
        if now >= end:
            return
        each = max(_TICK, now - before) / count
        count = max(1, min(4 * count, int(min(_PORTION_SECONDS, end - now) / each)))


def pool_size(effort: Effort) -> int:
    """The number of worlds to sample from: a tenth of the time at most, several for each world searched."""
    wanted = 200 * effort.milliseconds if effort.worlds is None else 8 * effort.worlds
    return min(LARGEST_POOL, max(8, int(wanted)))

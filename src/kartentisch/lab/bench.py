"""Measure speed: random play on one core, batches, and the start of a fresh process."""

import os
import subprocess
import sys
import tempfile
from time import perf_counter

import numpy as np

from kartentisch.core.batch import Batch
from kartentisch.core.game import Game
from kartentisch.lab.simulate import Series

BATCH_SIZE = 4_096
_CHUNK = 500


def random_play(game: Game, players: int, seconds: float) -> dict[str, float]:
    """Whole games with random moves, deals included, on one core."""
    series = Series(game, players, seed=1, options={})
    series.play(0, 1)  # compile
    games = actions = 0
    begin = perf_counter()
    while (elapsed := perf_counter() - begin) < seconds:
        _, lengths, _, _ = series.play(games, _CHUNK)
        games += _CHUNK
        actions += int(lengths.sum())
    return {"actions_per_second": actions / elapsed, "games_per_second": games / elapsed}


def batch_steps(game: Game, players: int, seconds: float, threads: int) -> float:
    """Steps per second of many games at once, each with observation and mask; choosing is not timed."""
    batch = Batch(game, players, BATCH_SIZE, seed=1, threads=threads)
    batch.step(batch.random_actions())  # compile
    steps, elapsed = 0, 0.0
    while elapsed < seconds:
        actions = batch.random_actions()
        begin = perf_counter()
        batch.step(actions)
        elapsed += perf_counter() - begin
        steps += BATCH_SIZE
    return steps / elapsed


def startup(game: Game, players: int) -> dict[str, float]:
    """Seconds that `kartentisch simulate` takes for one game in a new process, without and with its cache."""
    command = [sys.executable, "-m", "kartentisch", "simulate", game.id]
    command += ["--players", str(players), "--games", "1", "--seed", "1", "--json"]
    with tempfile.TemporaryDirectory() as folder:
        seconds = []
        for _ in range(4):
            begin = perf_counter()
            subprocess.run(
                command, env={**os.environ, "NUMBA_CACHE_DIR": folder}, check=True, capture_output=True
            )
            seconds.append(perf_counter() - begin)
    return {"cold_seconds": seconds[0], "warm_seconds": float(np.median(seconds[1:]))}

"""Compile functions with Numba into a cache folder that belongs to exactly these sources.

Numba does not notice changes in other files, so the folder's name is a hash of all
sources that are compiled.
With `NUMBA_DISABLE_JIT=1` everything runs as plain Python: that run gives coverage and proves that
compiled equals interpreted.
"""

import hashlib
import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar, cast

import numpy as np
import platformdirs
from filelock import FileLock
from numba import config as numba_config
from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])

config: Any = numba_config
INTERPRETED: bool = bool(config.DISABLE_JIT)

_PACKAGE = Path(__file__).resolve().parents[1]
_COMPILED_PARTS = ("core", "games", "bots", "lab")
_KEPT_FOLDERS = 3

# Numba reads its cache folder from one setting for the whole process; games are bound in several threads.
_one_setting = Lock()


@cache
def cache_folder() -> Path | None:
    """The folder of the compiled code, or None where nothing can be written."""
    sources = hashlib.sha256()
    for part in _COMPILED_PARTS:
        for kind in ("*.py", "*.npy"):  # arrays become part of the code
            for path in sorted((_PACKAGE / part).rglob(kind)):
                sources.update(path.read_bytes())
    base = Path(config.CACHE_DIR or platformdirs.user_cache_path("kartentisch"))
    folder = base / f"compiled-{sources.hexdigest()[:16]}"
    try:
        if not folder.exists():
            _forget_old_folders(base)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # the folders used last are kept
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _forget_old_folders(base: Path) -> None:
    folders = sorted(base.glob("compiled-*"), key=lambda path: path.stat().st_mtime)
    for folder in folders[: 1 - _KEPT_FOLDERS]:
        shutil.rmtree(folder, ignore_errors=True)


def compiled(function: Function) -> Function:
    """Compile a function and inline it wherever it is called.

    Inlining makes rollouts a third faster: a call costs as much as most rules.
    """
    return compile_function(function, inline=True, keep=True)


def outlined(function: Function) -> Function:
    """Compile a function without inlining it: for what happens once in a round or more rarely."""
    return compile_function(function, inline=False, keep=True)


def compile_function(function: Function, *, inline: bool, keep: bool) -> Function:
    """Compile `function`; `keep` stores the result on disk for the next process."""
    if INTERPRETED:
        # Unsigned arithmetic wraps around in C; NumPy's scalars would warn of it.
        return np.errstate(over="ignore")(function)
    folder = cache_folder() if keep else None
    compiler = njit(nogil=True, cache=folder is not None, error_model="numpy", forceinline=inline)
    with _one_setting:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder or "")
        try:
            dispatcher = compiler(function)
        finally:
            config.CACHE_DIR = before
    if folder is not None:
        _save_one_at_a_time(dispatcher, folder)
    return cast(Function, dispatcher)


def interpreted(function: Function) -> Function:
    """The Python function behind a compiled one, to be called with plain data."""
    return cast(Function, getattr(function, "py_func", function))


def _save_one_at_a_time(dispatcher: Any, folder: Path) -> None:
    """Let no two processes write into the cache at once: Numba would mix up their versions of a function."""
    save = dispatcher._cache.save_overload

    def locked_save(signature: Any, data: Any) -> None:
        with FileLock(folder / "lock"):
            save(signature, data)

    dispatcher._cache.save_overload = locked_save


def is_compiled_before(function: Any) -> bool:
    """Whether an earlier process has left compiled code of this function."""
    if INTERPRETED:
        return True
    path = function.stats.cache_path
    return path is not None and any(Path(path).glob(f"{function._cache._impl.filename_base}.*.nbc"))

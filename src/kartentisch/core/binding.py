"""Bind code that is generic over games to one game.

Numba misses its disk cache for functions that get rules as arguments or closures. So generic
functions use the contract's global names, and binding copies such a function with the game's rules
in its globals, and the game and a mark of the rules in its qualified name, by which the cache knows it.
"""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, cast
from zlib import crc32

from kartentisch.core.compiled import Function, compile_function
from kartentisch.core.contract import CONTRACT


def bind(function: Function, game: str, names: dict[str, Callable[..., Any]]) -> Function:
    """A compiled copy of `function` in which the given global names mean this game's functions."""
    source = cast(FunctionType, function)
    copy = FunctionType(source.__code__, source.__globals__ | names, source.__name__)
    copy.__qualname__ = f"{game}.{source.__name__}.{mark_of(names)}"
    copy.__module__ = source.__module__
    copy.__doc__ = source.__doc__
    # Only the package's own sources are in the cache folder's hash.
    ours = all(rule.__module__.startswith("kartentisch.") for rule in names.values())
    return compile_function(cast(Function, copy), inline=True, keep=ours)


def mark_of(names: dict[str, Callable[..., Any]]) -> str:
    """A mark of what the names mean: the same function bound otherwise is another one."""
    meanings = (f"{name}={rule.__module__}.{rule.__qualname__}" for name, rule in sorted(names.items()))
    return f"{crc32(' '.join(meanings).encode()):08x}"


def contract_of(*modules: ModuleType) -> dict[str, Callable[..., Any]]:
    """The contract's functions, wherever among a game's modules they are."""
    wanted = [function.__name__ for function in CONTRACT]
    return {name: vars(module)[name] for name in wanted for module in modules if name in vars(module)}

"""Bind code that is generic over games to one game.

Numba misses its disk cache for functions that get rules as arguments or closures. So generic
functions use the contract's global names, and binding copies such a function with the game's rules
in its globals, and the game and a mark of the rules in its qualified name, by which the cache knows it.
"""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeAlias, cast
from zlib import crc32

from kartentisch.core.compiled import Function, compile_function
from kartentisch.core.contract import CONTRACT

# Of a global name: a compiled function, or a module of them
Meaning: TypeAlias = Callable[..., Any] | ModuleType


def bind(function: Function, game: str, names: dict[str, Meaning]) -> Function:
    """A compiled copy of `function` in which the given global names mean this game's functions."""
    source = cast(FunctionType, function)
    copy = FunctionType(source.__code__, source.__globals__ | names, source.__name__)
    copy.__qualname__ = f"{game}.{source.__name__}.{mark_of(names)}"
    copy.__module__ = source.__module__
    copy.__doc__ = source.__doc__
    # Only the package's own sources are in the cache folder's hash.
    ours = all(full_name(meaning).startswith("kartentisch.") for meaning in names.values())
    return compile_function(cast(Function, copy), inline=True, keep=ours)


def bind_module(module: ModuleType, game: str, names: dict[str, Meaning]) -> ModuleType:
    """A copy of a module of generic functions, each bound to the game."""
    copy = ModuleType(module.__name__, module.__doc__)
    for name, function in vars(module).items():
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            setattr(copy, name, bind(function, game, names))
    return copy


def mark_of(names: dict[str, Meaning]) -> str:
    """A mark of what the names mean: the same function bound otherwise is another one."""
    meanings = (f"{name}={full_name(meaning)}" for name, meaning in sorted(names.items()))
    return f"{crc32(' '.join(meanings).encode()):08x}"


def full_name(meaning: Meaning) -> str:
    """The name of a function or module, from the package on."""
    if isinstance(meaning, ModuleType):
        return meaning.__name__
    return f"{meaning.__module__}.{meaning.__qualname__}"


def contract_of(*modules: ModuleType) -> dict[str, Callable[..., Any]]:
    """The contract's functions, wherever among a game's modules they are."""
    wanted = [function.__name__ for function in CONTRACT]
    return {name: vars(module)[name] for name in wanted for module in modules if name in vars(module)}

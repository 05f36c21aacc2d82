"""Sets of up to 64 cards, seats or moves as bits of an unsigned 64-bit integer.

Masks stay `u64` all the way: Numba turns a mix of signed and unsigned integers into floats.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.extending import intrinsic

from kartentisch.core.compiled import INTERPRETED, compiled

if TYPE_CHECKING:

    def u64(value: int) -> int:
        """The value as an unsigned 64-bit integer."""

    def i64(value: int) -> int:
        """The value as a signed 64-bit integer."""

else:
    u64 = np.uint64
    i64 = np.int64

NONE = u64(0)

if TYPE_CHECKING or INTERPRETED:

    def popcount(mask: int) -> int:
        """How many elements the set has."""
        return int(mask).bit_count()

    def lowest(mask: int) -> int:
        """The smallest element of a set that is not empty."""
        return (int(mask) & -int(mask)).bit_length() - 1

    def highest(mask: int) -> int:
        """The largest element of a set that is not empty."""
        return int(mask).bit_length() - 1

else:

    @intrinsic
    def popcount(typing: Any, mask: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), generate

    @intrinsic
    def lowest(typing: Any, mask: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            never_empty = context.get_constant(types.boolean, True)
            return builder.cttz(arguments[0], never_empty)

        return types.int64(types.uint64), generate

    @intrinsic
    def highest(typing: Any, mask: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            never_empty = context.get_constant(types.boolean, True)
            zeros = builder.ctlz(arguments[0], never_empty)
            return builder.sub(context.get_constant(types.int64, 63), zeros)

        return types.int64(types.uint64), generate


@compiled
def bit(element: int) -> int:
    """The set with this one element."""
    return u64(1) << u64(element)


@compiled
def first_bits(count: int) -> int:
    """The set of 0 to count - 1, for fewer than 64 elements."""
    return bit(count) - u64(1)


@compiled
def without_lowest(mask: int) -> int:
    """The set without its smallest element."""
    return mask & (mask - u64(1))


def _has_deposit() -> bool:
    """Whether the processor has the instruction that makes `nth` a single step (pdep of BMI2)."""
    return not INTERPRETED and bool(get_host_cpu_features().get("bmi2"))


if TYPE_CHECKING or not _has_deposit():

    @compiled
    def nth(mask: int, index: int) -> int:
        """The element with `index` smaller ones in the set."""
        for _ in range(index):
            mask = without_lowest(mask)
        return lowest(mask)

else:

    @intrinsic
    def _deposit(typing: Any, bits: Any, mask: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            word = ir.IntType(64)
            kind = ir.FunctionType(word, (word, word))
            deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
            return builder.call(deposit, arguments)

        return types.uint64(types.uint64, types.uint64), generate

    @compiled
    def nth(mask: int, index: int) -> int:
        return lowest(_deposit(bit(index), mask))

"""Addresses out of 32-bit indices: the sum is taken in 64 bits, so that its terms need no extension each time
and its constants become part of the instruction.

An index is computed modulo 2**32, yet an access that takes place is inside its memory: the wrapped sum lies
in a known interval. If the sum without wrapping, which the terms' intervals bound, cannot be 2**32 away from
that interval, it is the index; whether a part of it has wrapped does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from burn_cube import dtypes as dt
from burn_cube.passes.ranges import Interval
from burn_cube.targets.llvm import access
from burn_cube.targets.llvm.shapes import UNIFORM
from burn_cube.targets.llvm.state import Memory, State, Term, Value
from burn_cube.targets.llvm.text import cell, register
from burn_cube.types import elem

_WRAP = 1 << 32
_ANY: Interval = (-(1 << 31), (1 << 31) - 1)


def element(s: State, memory: Memory, index: Value, offset: int = 0) -> str:
    """The address of the element at a uniform index, or at lane 0 of an affine one."""
    if elem(index.type) is not dt.I32 or memory.lanes_inside or not index.terms:
        return access.element(s, memory, register(elem(index.type)), index.registers[0], offset)
    terms, constant = _split(s, index, _reach(s, memory, index))
    pointer = memory.pointer
    # a term that is older changes less often: the processor's code keeps what loops do not change
    for factor, part in sorted(terms, key=lambda term: int("".join(filter(str.isdigit, term[1])))):
        moved = partial(_moved, s, memory, pointer, factor, part)
        pointer = s.once_here("address", f"{cell(memory.elem)} {pointer} {factor} {part}", moved)
    if constant + offset == 0:
        return pointer
    return s.writer.let(f"getelementptr {cell(memory.elem)}, ptr {pointer}, i64 {constant + offset}")


def _moved(s: State, memory: Memory, pointer: str, factor: int, part: str) -> str:
    full = extended(s, part)
    if factor != 1:
        full = s.writer.binary("mul", "i64", full, str(factor))
    return s.writer.let(f"getelementptr {cell(memory.elem)}, ptr {pointer}, i64 {full}")


def extended(s: State, narrow: str) -> str:
    """An i32 as i64."""
    if not narrow.startswith("%"):
        return narrow
    return s.wide.get(narrow) or s.once_here(
        "sext", narrow, lambda: s.writer.convert("sext", "i32", narrow, "i64")
    )


def _reach(s: State, memory: Memory, index: Value) -> Interval:
    """Where an index lies that some active lane uses; lane 0 itself may be outside and inactive."""
    most = min(s.ranges.limit, 1 << 31)
    across = 0 if index.shape == UNIFORM else index.shape.stride * (s.planes - 1)
    return (-most if memory.reversible else 0) - max(across, 0), most - 1 - min(across, 0)


def _split(s: State, index: Value, reach: Interval) -> tuple[list[tuple[int, str]], int]:
    """The registers with their factors, and the constant, that an index is the sum of."""
    left, leaves = [Term(index, 1, _ANY)], list[Term]()
    while left:
        term = left.pop()
        parts = [Term(part.value, term.factor * part.factor, part.interval) for part in term.value.terms]
        if _pays(s, term.value) and _is_exact([*leaves, *left, *parts], reach):
            left += parts
        else:
            leaves.append(term)
    registers = [(term.factor, term.value.registers[0]) for term in leaves]
    constant = sum(factor * int(part) for factor, part in registers if not part.startswith("%"))
    return [pair for pair in registers if pair[1].startswith("%")], constant


def _pays(s: State, value: Value) -> bool:
    """A product is taken apart only for the sake of a sum in it, or of what is there in 64 bits."""
    inner = [term.value for term in value.terms]
    return len(inner) > 1 or any(v.registers[0] in s.wide or _pays(s, v) for v in inner)


def _is_exact(terms: Sequence[Term], reach: Interval) -> bool:
    """Whether the sum of the terms cannot be a wrap away from where it is."""
    ends = [sorted(term.factor * end for end in term.interval) for term in terms]
    low, high = sum(end[0] for end in ends), sum(end[1] for end in ends)
    return reach[1] - _WRAP < low and high < reach[0] + _WRAP

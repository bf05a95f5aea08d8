"""Builds statements: one method a statement, types derived by the op table. Folds and simplifies nothing."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Literal

from burn_cube.dtypes import DType
from burn_cube.ir import nodes
from burn_cube.ir.nodes import Attr, Block, Bound, Const, Let, Operand, Stmt, Var
from burn_cube.ops import METADATA, OPS, result_type
from burn_cube.span import UNKNOWN, Span
from burn_cube.types import MemoryType, ValueType, VectorType, elem


def round_to(value: float, dtype: DType) -> float:
    """The nearest value of a float dtype (half to even, overflow to infinity), by one rounding."""
    if dtype.bits == 64 or value == 0 or not math.isfinite(value):
        return value
    bias = (1 << (dtype.bits - 2 - dtype.mantissa)) - 1
    exponent = math.frexp(value)[1]  # |value| < 2 ** exponent
    if exponent > bias + 1:
        return math.copysign(math.inf, value)
    # the last place: of the significand, or of the sub-normals
    quantum = max(exponent - dtype.mantissa - 1, 1 - bias - dtype.mantissa)
    rounded = math.ldexp(round(math.ldexp(value, -quantum)), quantum)
    return math.copysign(rounded if abs(rounded) < math.ldexp(1.0, bias + 1) else math.inf, value)


def wrap_to(value: int, dtype: DType) -> int:
    """The value of an integer dtype that equals `value` modulo 2 ** bits (`index` counts as 64 bits)."""
    bits = dtype.bits or 64
    low = value & ((1 << bits) - 1)
    return low - (1 << bits) if dtype.kind != "uint" and low >> (bits - 1) else low


def const(value: bool | int | float, type: ValueType) -> Const:
    """A constant of a type: converted, wrapped or rounded to it."""
    dtype = elem(type)
    if dtype.is_float:
        return Const(round_to(float(value), dtype), type)
    if dtype.is_integer:
        return Const(wrap_to(int(value), dtype), type)
    return Const(bool(value), type)


class Builder:
    """Emits statements in order; `span` is the place they are said to come from."""

    __slots__ = ("span", "stmts")

    def __init__(self, span: Span = UNKNOWN) -> None:
        self.stmts: list[Stmt] = []
        self.span = span

    def child(self) -> Builder:
        """An empty builder for a nested block, with the same span."""
        return Builder(self.span)

    def block(self, *results: Operand) -> Block:
        """What was emitted, as a block that yields `results`."""
        return Block(tuple(self.stmts), results)

    def emit(self, *stmts: Stmt) -> None:
        """Append finished statements."""
        self.stmts.extend(stmts)

    def op(self, op: str, *args: Operand, attrs: tuple[Attr, ...] = (), name: str = "") -> Var:
        """A row of the op table with effect `pure` or `plane`; RuleError if the operands do not fit."""
        types = () if op in METADATA else tuple(arg.value_type for arg in args)
        result = Var(name, result_type(op, types, attrs))
        if OPS[op].effect == "plane":
            self.stmts.append(nodes.Plane(result, op, args, self.span))
        else:
            self.stmts.append(Let(result, op, args, attrs, self.span))
        return result

    def builtin(self, topology: str) -> Var:
        """A topology value, of type `index`."""
        return self.op("builtin", attrs=(topology,), name=topology.lower())

    def cast(self, value: Operand, dtype: DType, name: str = "") -> Operand:
        """A value conversion; the value itself if it has the dtype already."""
        return value if elem(value.value_type) is dtype else self.op("cast", value, attrs=(dtype,), name=name)

    def alloc(
        self, type: MemoryType, init: Iterable[bool | int | float] | None = None, name: str = ""
    ) -> Var:
        """A memory; `init` holds the values of a const memory."""
        memory = Var(name, type)
        self.stmts.append(nodes.Alloc(memory, None if init is None else tuple(init), self.span))
        return memory

    def load(
        self,
        memory: Var,
        index: Operand,
        lanes: int = 0,
        bounds: Sequence[Bound] = (),
        mask: Operand | None = None,
        uniform: bool = False,
        name: str = "",
    ) -> Var:
        """A read of one scalar, or of a vector of `lanes` scalars if `lanes` is not 0."""
        scalar = memory.memory_type.elem
        result = Var(name, VectorType(scalar, lanes) if lanes else scalar)
        self.stmts.append(nodes.Load(result, memory, index, tuple(bounds), mask, uniform, self.span))
        return result

    def store(
        self,
        memory: Var,
        index: Operand,
        value: Operand,
        bounds: Sequence[Bound] = (),
        mask: Operand | None = None,
    ) -> None:
        """A write of a scalar or of the lanes of a vector."""
        self.stmts.append(nodes.Store(memory, index, value, tuple(bounds), mask, self.span))

    def atomic(
        self,
        op: nodes.AtomicOp,
        memory: Var,
        index: Operand,
        *args: Operand,
        bounds: Sequence[Bound] = (),
        mask: Operand | None = None,
        name: str = "",
    ) -> Var:
        """An atomic operation; gives the old value."""
        result = Var(name, memory.memory_type.elem)
        self.stmts.append(nodes.Atomic(result, op, memory, index, args, tuple(bounds), mask, self.span))
        return result

    def sync(self, scope: Literal["cube", "plane", "storage"] = "cube") -> None:
        """A barrier."""
        self.stmts.append(nodes.Sync(scope, self.span))

    def print(self, *parts: str | Operand) -> None:
        """A line of output."""
        self.stmts.append(nodes.Print(parts, self.span))

    def check(self, cond: Operand, message: str) -> None:
        """An assertion of the device."""
        self.stmts.append(nodes.Assert(cond, message, self.span))

    def if_(
        self,
        cond: Operand,
        then: Block,
        orelse: Block | None = None,
        why: nodes.Why = "if",
        names: Sequence[str] = (),
    ) -> tuple[Var, ...]:
        """A conditional; its results have the types that `then` yields."""
        results = _results(then.results, names)
        self.stmts.append(nodes.If(results, cond, then, orelse or Block(()), why, self.span))
        return results

    def for_(
        self,
        var: Var,
        start: Operand,
        stop: Operand,
        step: Operand,
        params: Sequence[Var],
        inits: Sequence[Operand],
        body: Block,
        unroll: int = 0,
    ) -> tuple[Var, ...]:
        """A counted loop; `params` are the carried values inside the body."""
        results = _results(params, [p.name for p in params])
        self.stmts.append(
            nodes.For(results, var, start, stop, step, tuple(params), tuple(inits), body, unroll, self.span)
        )
        return results

    def while_(
        self, params: Sequence[Var], inits: Sequence[Operand], cond: Block, body: Block
    ) -> tuple[Var, ...]:
        """A loop; `cond` yields one bool."""
        results = _results(params, [p.name for p in params])
        self.stmts.append(nodes.While(results, tuple(params), tuple(inits), cond, body, self.span))
        return results

    def switch(
        self, value: Operand, cases: Iterable[tuple[tuple[int, ...], Block]], default: Block
    ) -> tuple[Var, ...]:
        """A choice by constants; its results have the types that `default` yields."""
        results = _results(default.results, ())
        self.stmts.append(nodes.Switch(results, value, tuple(cases), default, self.span))
        return results


def _results(values: Sequence[Operand], names: Sequence[str]) -> tuple[Var, ...]:
    padded = (*names, *[""] * (len(values) - len(names)))
    return tuple(Var(name, value.value_type) for name, value in zip(padded, values, strict=True))

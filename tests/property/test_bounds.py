"""What pass bounds proves is true: kernels full of index arithmetic and conditions, run before and after."""

from __future__ import annotations

import random
from typing import Literal

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.interpreter import BufferValue, run
from burn_cube.ir import (
    Block,
    BufferParam,
    Builder,
    Function,
    Kernel,
    Operand,
    ScalarParam,
    Var,
    const,
    print_kernel,
    verify,
)
from burn_cube.passes import Context
from burn_cube.passes.bounds import bounds
from burn_cube.types import MemoryType, Space

_BINARY = (
    "add",
    "sub",
    "add",
    "sub",
    "mul",
    "min",
    "max",
    "floor_div",
    "mod",
    "rem",
    "trunc_div",
    "and",
    "shr",
    "shl",
)
_COMPARE = ("lt", "le", "gt", "ge", "eq", "ne")


def _library(op: str, dtype: str) -> Function:
    raise AssertionError((op, dtype))


class _Generator:
    def __init__(self, seed: int, bits: Literal[32, 64]) -> None:
        self.random = random.Random(seed)
        self.dtype = dt.I32 if bits == 32 else dt.I64
        self.x = Var("x", MemoryType(dt.I32, Space.GLOBAL))
        self.y = Var("y", MemoryType(dt.I32, Space.GLOBAL))
        self.scalars = [Var(f"s{i}", self.dtype) for i in range(3)]
        self.builder = Builder()
        self.lengths: list[tuple[Var, Operand]] = []
        self.values: list[Operand] = []
        self.loops = 0

    def kernel(self, bits: Literal[32, 64]) -> Kernel:
        b = self.builder
        for name in ("ABSOLUTE_POS", "UNIT_POS", "CUBE_POS", "CUBE_COUNT"):
            value = Var(name.lower(), self.dtype)
            b.stmts.append(_let(value, "builtin", (), (name,)))
            self.values.append(value)
        for memory in (self.x, self.y):
            length = Var("", self.dtype)
            b.stmts.append(_let(length, "len", (memory,), ()))
            self.lengths.append((memory, length))
            self.values.append(length)
        for n in (4, 16):
            memory = b.alloc(MemoryType(dt.I32, Space.LOCAL, n))
            self.lengths.append((memory, const(n, self.dtype)))
        self.values += self.scalars
        self.statements(b, list(self.values), 3)
        params = (BufferParam(self.x, None, "readwrite"), BufferParam(self.y, None, "readwrite"))
        scalars = tuple(ScalarParam(s) for s in self.scalars)
        return Kernel("k", (*params, *scalars), b.block(), (8, 1, 1), 4, bits)

    def operand(self, values: list[Operand]) -> Operand:
        if self.random.random() < 0.3:
            return const(self.random.choice([0, 1, 2, 3, 4, 7, 8, 16, -1, -2, 2**31 - 1]), self.dtype)
        return self.random.choice(values[-6:] if self.random.random() < 0.6 else values)

    def condition(self, b: Builder, values: list[Operand]) -> Operand:
        a, c = self.operand(values), self.operand([*values, *(n for _, n in self.lengths)])
        found: Operand = b.op(self.random.choice(_COMPARE), a, c)
        kind = self.random.random()
        if kind < 0.25:
            found = b.op(self.random.choice(["and", "or"]), found, self.condition(b, values))
        elif kind < 0.35:
            found = b.op("not", found)
        elif kind < 0.45:
            inner = b.child()
            right = self.condition(inner, values)
            sides = (inner.block(right), Block((), (const(False, dt.BOOL),)))
            if self.random.random() < 0.5:
                sides = (Block((), (const(True, dt.BOOL),)), inner.block(right))
            (found,) = b.if_(found, *sides)
        return found

    def statements(self, b: Builder, values: list[Operand], depth: int) -> None:
        for _ in range(self.random.randint(2, 7)):
            kind = self.random.random()
            if kind < 0.4:
                values.append(b.op(self.random.choice(_BINARY), self.operand(values), self.operand(values)))
            elif kind < 0.75 or depth == 0:
                self.access(b, values)
            elif kind < 0.9:
                cond = self.condition(b, values)
                then, orelse = b.child(), b.child()
                self.statements(then, list(values), depth - 1)
                self.statements(orelse, list(values), depth - 1)
                values += b.if_(cond, then.block(self.operand(values)), orelse.block(self.operand(values)))
            elif self.random.random() < 0.5:
                self.counted(b, values, depth)
            else:
                self.conditional(b, values, depth)

    def access(self, b: Builder, values: list[Operand]) -> None:
        memory, length = self.random.choice(self.lengths)
        index = self.operand(values)
        if self.random.random() < 0.5:
            loaded = b.load(memory, index, bounds=((index, length),))
            if self.random.random() < 0.2:
                values.append(b.cast(loaded, self.dtype))
        else:
            b.store(memory, index, b.cast(self.operand(values), dt.I32), bounds=((index, length),))

    def counted(self, b: Builder, values: list[Operand], depth: int) -> None:
        # few iterations: limits of at most 64, steps of any sign
        start = b.op("mod", self.operand(values), const(9, self.dtype))
        length = self.random.choice(self.lengths)[1]
        stop = b.op("min", self.random.choice([length, self.operand(values)]), const(20, self.dtype))
        step = const(self.random.choice([1, 1, 2, 3, -1, -2]), self.dtype)
        if step.value < 0:
            start, stop = stop, b.op("max", const(-1, self.dtype), b.op("neg", start))
        var, param = Var("k", self.dtype), Var("p", self.dtype)
        inner = b.child()
        known = [*values, var, param]
        self.statements(inner, known, depth - 1)
        result = inner.block(self.operand(known))
        values += b.for_(var, start, stop, step, (param,), (self.operand(values),), result)

    def conditional(self, b: Builder, values: list[Operand], depth: int) -> None:
        param, left = Var("w", self.dtype), Var("left", self.dtype)
        cond, body = b.child(), b.child()
        going = cond.op("gt", left, const(0, self.dtype))
        going = cond.op("and", self.condition(cond, [*values, param]), going)
        known = [*values, param]
        self.statements(body, known, depth - 1)
        less = body.op("sub", left, const(1, self.dtype))
        step = self.random.choice(["add", "sub", "shr", "floor_div", "max"])
        moved = (
            body.op(step, param, self.operand(known)) if self.random.random() < 0.8 else self.operand(known)
        )
        inits = (self.operand(values), const(self.random.randint(1, 6), self.dtype))
        values.append(b.while_((param, left), inits, cond.block(going), body.block(moved, less))[0])


def _let(result: Var, op: str, args: tuple[Operand, ...], attrs: tuple[str, ...]):  # type: ignore[no-untyped-def]
    from burn_cube.ir import Let

    return Let(result, op, args, attrs)


def _run(kernel: Kernel, seed: int) -> list[np.ndarray]:
    generator = random.Random(seed)
    pad = 3
    arrays = [np.arange(generator.randint(0, 24) + 2 * pad, dtype=np.int32) * 7 for _ in range(2)]
    buffers = [BufferValue(a, pad, len(a) - 2 * pad, len(a) - pad) for a in arrays]
    index = np.int32 if kernel.index_bits == 32 else np.int64
    edges = [0, 1, 5, -1, -3, 23, 2**31 - 1, -(2**31), 2**30]
    scalars = [index(generator.choice(edges)) for _ in range(3)]
    run(kernel, (2, 1, 1), [*buffers, *scalars], _library)
    return arrays


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("seed", range(60))
def test_what_is_proved_is_true(seed: int, bits: Literal[32, 64]) -> None:
    kernel = _Generator(seed, bits).kernel(bits)
    verify(kernel, "indexed")
    after = bounds(kernel, Context(_library))
    verify(after, "indexed")
    for data in range(4):
        expected = _run(kernel, data)
        for got, wanted in zip(_run(after, data), expected, strict=True):
            assert np.array_equal(got, wanted), print_kernel(kernel)

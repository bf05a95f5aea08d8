"""Whole kernels, free of races by construction.

A unit writes only its own cells of global and shared memory; it reads shared cells of others only after a
barrier, and another barrier comes before the next writes. Atomics on common cells use one operation a buffer,
whose order does not matter, and nobody looks at their results.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import (
    AtomicOp,
    Block,
    Bound,
    BufferParam,
    Builder,
    Const,
    Kernel,
    Operand,
    ScalarParam,
    Var,
)
from burn_cube.types import MemoryType, Space, ValueType, VectorType, elem, lanes
from tests.property.choices import Chooser
from tests.property.expressions import Expressions
from tests.property.scope import Operands, Scope

SLOTS = 12  # where a unit writes in its part of an output: a scalar, or a vector of at most 4
OWN = SLOTS + 3  # cells of a unit in each output
INPUT = 23  # elements of an input
CELLS = 5  # of an atomic buffer
_INPUT_DTYPES = tuple(d for d in dt.STORABLE)
_FLOAT_ATOMIC_OPS: tuple[AtomicOp, ...] = ("add", "sub", "min", "max", "exchange", "load", "store")
_ATOMIC_OPS: tuple[AtomicOp, ...] = (*_FLOAT_ATOMIC_OPS, "and", "or", "xor", "compare_exchange")
_ATOMIC_DTYPES = (dt.I32, dt.U32, dt.I64, dt.U64)
_TOPOLOGY = (
    *("UNIT_POS", "UNIT_POS_X", "UNIT_POS_Y", "ABSOLUTE_POS", "ABSOLUTE_POS_X", "ABSOLUTE_POS_Z", "CUBE_POS"),
    *(
        "CUBE_POS_Y",
        "CUBE_COUNT",
        "CUBE_DIM",
        "CUBE_DIM_Y",
        "PLANE_DIM",
        "PLANE_POS",
        "UNIT_POS_PLANE",
        "PLANE_COUNT",
    ),
)
_UNIFORM_TOPOLOGY = (
    "CUBE_POS",
    "CUBE_POS_Y",
    "CUBE_COUNT",
    "CUBE_DIM",
    "CUBE_DIM_Y",
    "PLANE_DIM",
    "PLANE_COUNT",
)


# of a matrix of 4 x 5 in INPUT elements: base and strides
MATRIX = (4, 5)
MATRIX_VIEWS = ((0, 5, 1), (0, 1, 4), (0, 0, 2), (15, -5, 1), (19, -5, -1), (1, 4, 1), (2, 0, 0))


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel, its grid, and how long each buffer is (None for a scalar).

    `matrix` holds base and strides of the tensors.
    """

    kernel: Kernel
    grid: tuple[int, int, int]
    lengths: tuple[int | None, ...]
    matrix: tuple[int, int, int]
    seed: int


@dataclass(slots=True)
class Generator:
    """Builds one kernel."""

    choose: Chooser
    plane_dim: int
    library: bool = False
    size: int = 14
    dtypes: tuple[DType, ...] = dt.ALL  # what the device has, and index
    params: list[BufferParam | ScalarParam] = field(default_factory=list[BufferParam | ScalarParam])
    lengths: list[int | None] = field(default_factory=list[int | None])
    inputs: list[Var] = field(default_factory=list[Var])
    outputs: list[Var] = field(default_factory=list[Var])
    cells: list[tuple[Var, AtomicOp]] = field(default_factory=list[tuple[Var, AtomicOp]])
    locals: list[Var] = field(default_factory=list[Var])
    operands: Operands = field(init=False)
    expressions: Expressions = field(init=False)
    slot: int = 0
    matrix: Var = field(init=False)
    position: Var = field(init=False)
    unit: Var = field(init=False)
    units: int = field(init=False)

    def case(self) -> Case:
        """A kernel with the launch that it is for."""
        choose = self.choose
        common = choose.pick((dt.I32, dt.F32))
        others = tuple(choose.pick(self.dtypes) for _ in range(3))
        self.operands = Operands(choose, tuple(dict.fromkeys((common, *others, dt.BOOL, dt.INDEX))))
        self.expressions = Expressions(self.operands, self.library)
        cube, grid = self.launch()
        self.units = cube[0] * cube[1] * cube[2]
        total = self.units * grid[0] * grid[1] * grid[2]
        self.parameters(total)
        b, scope = Builder(), Scope()
        self.prologue(b, scope)
        for _ in range(choose.between(1, self.size)):
            self.statement(b, scope, 0, uniform=True)
        self.results(b, scope)
        bits: Literal[32, 64] = choose.pick((64, 32) if dt.I64 in self.dtypes else (32,))
        mode: Literal["checked", "unchecked"] = "checked"
        plane_dim = min(self.plane_dim, 1 << (self.units - 1).bit_length())
        kernel = Kernel("fuzz", tuple(self.params), b.block(), cube, plane_dim, bits, mode)
        return Case(kernel, grid, tuple(self.lengths), choose.pick(MATRIX_VIEWS), choose.below(1 << 16))

    def launch(self) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """1-D, 2-D and 3-D cubes and grids of odd sizes."""
        pick = self.choose.pick
        cube = pick(
            ((8, 1, 1), (1, 1, 1), (19, 1, 1), (5, 3, 1), (3, 2, 5), (64, 1, 1), (33, 1, 1), (1, 7, 2))
        )
        grid = pick(((1, 1, 1), (3, 1, 1), (2, 2, 1), (1, 2, 3)))
        return cube, grid

    def parameters(self, total: int) -> None:
        """Inputs of storable dtypes, an output a dtype, atomic cells, scalars."""
        storable = [d for d in self.operands.dtypes if d is not dt.INDEX]
        for dtype in storable:
            self.inputs.append(self.buffer(f"in_{dtype}", dtype, "read", INPUT))
            short = self.choose.pick((total, total, max(0, total - 3)))
            self.outputs.append(self.buffer(f"out_{dtype}", dtype, "readwrite", short * OWN))
            var = Var(f"s_{dtype}", dtype)
            self.params.append(ScalarParam(var))
            self.lengths.append(None)
        self.matrix = self.buffer("matrix", storable[0], "read", INPUT, rank=2)
        if self.choose.chance(40):
            dtype = self.choose.pick([d for d in _ATOMIC_DTYPES if d in self.dtypes])
            op: AtomicOp = self.choose.pick(("add", "sub", "min", "max", "and", "or", "xor"))
            self.cells.append((self.buffer("cells", dtype, "readwrite", CELLS), op))

    def buffer(
        self,
        name: str,
        dtype: DType,
        access: Literal["read", "readwrite"],
        length: int,
        rank: int | None = None,
    ) -> Var:
        """A buffer parameter."""
        var = Var(name, MemoryType(dtype, Space.GLOBAL))
        self.params.append(BufferParam(var, rank, access))
        self.lengths.append(length)
        return var

    def prologue(self, b: Builder, scope: Scope) -> None:
        """What every kernel knows."""
        for param in self.params:
            if isinstance(param, ScalarParam):
                scope.values.append(param.var)
                scope.uniform.add(param.var)
        self.position = b.builtin("ABSOLUTE_POS")
        self.unit = b.builtin("UNIT_POS")
        scope.values += [self.position, self.unit]

    def results(self, b: Builder, scope: Scope) -> None:
        """The last values of each dtype go to own cells."""
        for output in self.outputs:
            dtype = output.memory_type.elem
            for value in [v for v in scope.values if elem(v.value_type) is dtype][-3:]:
                self.observe(b, value)

    # statements

    def statement(self, b: Builder, scope: Scope, depth: int, uniform: bool) -> None:
        """One statement of any kind; `uniform`: all units of the cube come here."""
        kinds = [
            *(self.let,) * 8,
            *(self.load, self.own, self.local, self.plane, self.topology),
            *(self.vector_load, self.table, self.atomic, self.own, self.own_atomic, self.element),
        ]
        if depth < 3:
            kinds += [self.branch, self.branch, self.counted, self.counted, self.switch, self.repeated]
        if uniform and depth < 2:
            kinds += [self.shared, self.shared, self.uniform_loop, self.uniform_branch]
        self.choose.pick(kinds)(b, scope, depth)

    def define(self, scope: Scope, var: Var | None) -> None:
        """A value becomes usable."""
        if var is not None:
            scope.values.append(var)

    def let(self, b: Builder, scope: Scope, depth: int) -> None:
        """An operation."""
        self.result(b, scope, self.expressions.pure(b, scope))

    def plane(self, b: Builder, scope: Scope, depth: int) -> None:
        """A plane operation."""
        self.result(b, scope, self.expressions.plane(b, scope))

    def result(self, b: Builder, scope: Scope, value: Var | None) -> None:
        """A value becomes usable; some can be seen from outside at once."""
        self.define(scope, value)
        if value is not None and self.choose.chance(40):
            self.observe(b, value)

    def observe(self, b: Builder, value: Operand) -> None:
        """Write a value, or a lane of it, to the next own cell."""
        self.slot = (self.slot + 1) % SLOTS
        t = value.value_type
        if isinstance(t, VectorType):
            value = b.op("extract", value, attrs=(self.choose.below(t.n),))
        outputs = [m for m in self.outputs if m.memory_type.elem is elem(t)] or self.outputs[:1]
        self.own_store(b, outputs[0], self.slot, b.cast(value, outputs[0].memory_type.elem))

    def topology(self, b: Builder, scope: Scope, depth: int) -> None:
        """A topology value."""
        name = self.choose.pick(_TOPOLOGY)
        var = b.builtin(name)
        self.define(scope, var)
        if name in _UNIFORM_TOPOLOGY:
            scope.uniform.add(var)

    def load(self, b: Builder, scope: Scope, depth: int) -> None:
        """A read of an input, inside or not."""
        memory = self.choose.pick(self.inputs)
        at = self.operands.index(b, scope, INPUT)
        length = b.op("len", memory)
        self.define(scope, b.load(memory, at, bounds=((at, length),)))

    def vector_load(self, b: Builder, scope: Scope, depth: int) -> None:
        """A read of a vector of an input."""
        memory = self.choose.pick(self.inputs)
        n = self.choose.pick((2, 4, 3, 8))
        at = self.operands.index(b, scope, INPUT // n)
        rows = b.op("floor_div", b.op("len", memory), Const(n, dt.INDEX))
        first = b.op("mul", at, Const(n, dt.INDEX))
        self.define(scope, b.load(memory, first, n, bounds=((at, rows),)))

    def table(self, b: Builder, scope: Scope, depth: int) -> None:
        """A constant table, read at run time."""
        dtype = self.choose.pick([d for d in self.operands.dtypes if d is not dt.INDEX])
        length = self.choose.between(1, 7)
        values = [self.operands.constant(dtype).value for _ in range(length)]
        memory = b.alloc(MemoryType(dtype, Space.CONST, length), values)
        self.define(scope, self.read(b, scope, memory))

    def read(self, b: Builder, scope: Scope, memory: Var) -> Var:
        """A read of a memory whose length is known."""
        length = memory.memory_type.length or 0
        at = self.operands.index(b, scope, length)
        return b.load(memory, at, bounds=((at, Const(length, dt.INDEX)),))

    def local(self, b: Builder, scope: Scope, depth: int) -> None:
        """A local array with some writes and reads."""
        dtype = self.choose.pick(self.operands.dtypes)
        length = self.choose.between(1, 6)
        memory = b.alloc(MemoryType(dtype, Space.LOCAL, length))
        for _ in range(self.choose.between(1, 3)):
            at = self.operands.index(b, scope, length)
            value = self.operands.any(b, scope, dtype)
            b.store(memory, at, value, bounds=((at, Const(length, dt.INDEX)),))
            self.define(scope, self.read(b, scope, memory))

    def own(self, b: Builder, scope: Scope, depth: int) -> None:
        """A write of an own cell of an output, or a read of one."""
        memory = self.choose.pick(self.outputs)
        slot = self.choose.below(SLOTS)
        if self.choose.chance(30):
            at = self.own_index(b, slot)
            self.define(scope, b.load(memory, at, bounds=((at, b.op("len", memory)),)))
            return
        t: ValueType = memory.memory_type.elem
        if self.choose.chance(30):
            t = VectorType(memory.memory_type.elem, self.choose.pick((2, 3, 4)))
        self.own_store(b, memory, slot, self.operands.any(b, scope, t))

    def own_index(self, b: Builder, slot: int) -> Var:
        """The number of an own cell."""
        return b.op("add", b.op("mul", self.position, Const(OWN, dt.INDEX)), Const(slot, dt.INDEX))

    def own_store(self, b: Builder, memory: Var, slot: int, value: Operand) -> None:
        """Write own cells; the bound is that of the last lane."""
        at = self.own_index(b, slot)
        last = b.op("add", at, Const(lanes(value.value_type) - 1, dt.INDEX))
        bounds: tuple[Bound, ...] = ((last, b.op("len", memory)),)
        b.store(memory, at, value, bounds=bounds)

    def own_atomic(self, b: Builder, scope: Scope, depth: int) -> None:
        """An atomic operation on an own cell, its result used."""
        outputs = [m for m in self.outputs if m.memory_type.elem is not dt.BOOL]
        memory = self.choose.pick(outputs)
        t = memory.memory_type.elem
        ops = _ATOMIC_OPS if t.is_integer else _FLOAT_ATOMIC_OPS
        op = self.choose.pick(ops)
        count = {"load": 0, "compare_exchange": 2}.get(op, 1)
        args = [self.operands.any(b, scope, t) for _ in range(count)]
        at = self.own_index(b, self.choose.below(SLOTS))
        self.define(scope, b.atomic(op, memory, at, *args, bounds=((at, b.op("len", memory)),)))

    def element(self, b: Builder, scope: Scope, depth: int) -> None:
        """An element of the matrix, whatever its strides."""
        i, j = (self.operands.index(b, scope, extent) for extent in MATRIX)
        extents = [b.op("shape", self.matrix, attrs=(d,)) for d in range(2)]
        strides = [b.op("stride", self.matrix, attrs=(d,)) for d in range(2)]
        at = b.op("add", b.op("mul", i, strides[0]), b.op("mul", j, strides[1]))
        bounds: tuple[Bound, ...] = ((i, extents[0]), (j, extents[1]))
        self.define(scope, b.load(self.matrix, at, bounds=bounds))

    def atomic(self, b: Builder, scope: Scope, depth: int) -> None:
        """An atomic operation on a common cell, its result unused."""
        if not self.cells:
            return
        memory, op = self.cells[0]
        at = self.operands.index(b, scope, CELLS)
        value = self.operands.any(b, scope, memory.memory_type.elem)
        b.atomic(op, memory, at, value, bounds=((at, b.op("len", memory)),))

    # control flow

    def block(
        self, scope: Scope, depth: int, uniform: bool, wanted: list[ValueType]
    ) -> tuple[Builder, list[Operand]]:
        """Some statements, and operands of the wanted types at their end."""
        b, inner = Builder(), scope.child()
        for _ in range(self.choose.between(1, 4)):
            self.statement(b, inner, depth + 1, uniform)
        return b, [self.operands.any(b, inner, t) for t in wanted]

    def types(self) -> list[ValueType]:
        """Types of what a control statement yields."""
        wanted = [
            self.operands.shaped(self.choose.pick(self.operands.dtypes)) for _ in range(self.choose.below(3))
        ]
        return list(wanted)

    def branch(self, b: Builder, scope: Scope, depth: int, uniform: bool = False) -> None:
        """An if whose condition differs by unit, or not."""
        cond = self.operands.any(b, scope, dt.BOOL, uniform)
        wanted = self.types()
        then, yields = self.block(scope, depth, uniform, wanted)
        orelse, others = self.block(scope, depth, uniform, wanted)
        scope.values += b.if_(cond, then.block(*yields), orelse.block(*others))

    def uniform_branch(self, b: Builder, scope: Scope, depth: int) -> None:
        """An if that all units of a cube decide alike, so that it may hold barriers."""
        self.branch(b, scope, depth, uniform=True)

    def switch(self, b: Builder, scope: Scope, depth: int) -> None:
        """A choice of three and a default."""
        dtype = self.choose.pick((dt.I32, dt.U8, dt.INDEX))
        value = self.operands.small(b, scope, dtype, 5)
        wanted = self.types()
        cases: list[tuple[tuple[int, ...], Block]] = []
        for labels in ((0,), (1, 3)):
            case, yields = self.block(scope, depth, False, wanted)
            cases.append((labels, case.block(*yields)))
        default, yields = self.block(scope, depth, False, wanted)
        scope.values += b.switch(value, cases, default.block(*yields))

    def counted(self, b: Builder, scope: Scope, depth: int, uniform: bool = False) -> None:
        """A loop of few iterations."""
        dtype = self.choose.pick([d for d in (dt.INDEX, dt.I32, dt.U8, dt.I64) if d in self.dtypes])
        start = Const(self.choose.below(3), dtype)
        stop = self.operands.small(b, scope, dtype, 5, uniform)
        step = Const(self.choose.pick((1, 2, 1, 0) if dtype is dt.U8 else (1, 2, -1, 0)), dtype)
        wanted = self.types()
        inits = [self.operands.any(b, scope, t) for t in wanted]
        params = [Var("p", t) for t in wanted]
        var, inner = Var("i", dtype), scope.child()
        inner.values += [var, *params]
        if uniform:
            inner.uniform.add(var)
        body, yields = self.block(inner, depth, uniform, wanted)
        unroll = self.choose.pick((0, 1, -1)) if isinstance(stop, Const) else 0
        scope.values += b.for_(var, start, stop, step, params, inits, body.block(*yields), unroll)

    def uniform_loop(self, b: Builder, scope: Scope, depth: int) -> None:
        """A loop that all units of a cube run alike."""
        self.counted(b, scope, depth, uniform=True)

    def repeated(self, b: Builder, scope: Scope, depth: int) -> None:
        """A while with a counter that ends it."""
        wanted = self.types()
        count = Var("n", dt.I32)
        params = [count, *(Var("p", t) for t in wanted)]
        inits = [Const(0, dt.I32), *(self.operands.any(b, scope, t) for t in wanted)]
        inner = scope.child()
        inner.values += params
        cond = Builder()
        few = cond.op("lt", count, Const(self.choose.between(1, 4), dt.I32))
        going = cond.op("and", few, self.operands.any(cond, inner, dt.BOOL))
        body, yields = self.block(inner, depth, False, wanted)
        following = body.op("add", count, Const(1, dt.I32))
        scope.values += b.while_(params, inits, cond.block(going), body.block(following, *yields))

    def shared(self, b: Builder, scope: Scope, depth: int) -> None:
        """Shared cells: own ones written, a barrier, any read, a barrier."""
        dtype = self.choose.pick([d for d in self.operands.dtypes if d is not dt.INDEX])
        each = self.choose.pick((1, 2, 1))
        length = self.units * each
        memory = b.alloc(MemoryType(dtype, Space.SHARED, length))
        limit = Const(length, dt.INDEX)
        for slot in range(each):
            at = b.op("add", b.op("mul", self.unit, Const(each, dt.INDEX)), Const(slot, dt.INDEX))
            b.store(memory, at, self.operands.any(b, scope, dtype), bounds=((at, limit),))
        b.sync()
        if self.choose.chance(30):  # one value for all: `uniform_load`
            at = Const(self.choose.below(length), dt.INDEX)
            value = b.load(memory, at, bounds=((at, limit),), uniform=True)
            self.define(scope, value)
            scope.uniform.add(value)
        for _ in range(self.choose.between(1, 2)):
            self.define(scope, self.read(b, scope, memory))
        if dtype in _ATOMIC_DTYPES and self.choose.chance(50):
            self.shared_atomic(b, scope, memory)
        b.sync()

    def shared_atomic(self, b: Builder, scope: Scope, memory: Var) -> None:
        """All units update shared cells, then read them."""
        dtype, length = memory.memory_type.elem, memory.memory_type.length or 0
        op: AtomicOp = self.choose.pick(("add", "max", "xor"))
        b.sync()
        at = self.operands.index(b, scope, length)
        b.atomic(op, memory, at, self.operands.any(b, scope, dtype), bounds=((at, Const(length, dt.INDEX)),))
        b.sync()
        self.define(scope, self.read(b, scope, memory))

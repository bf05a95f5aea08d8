"""Kernels of one row of the op table: one unit an element, arguments and results in buffers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.driver import Argument, Buffer, BufferArg, Driver, Module
from burn_cube.dtypes import DType
from burn_cube.interpreter import BufferValue, Library, run
from burn_cube.ir import BufferParam, Builder, Const, Kernel, Operand, Var
from burn_cube.ops import Attrs, Op, result_type
from burn_cube.types import MemoryType, Space, ValueType, VectorType, elem, lanes
from tests.edge_values import Array, edges, mixed

CUBE = 64
MOST_BUFFERS = 32
"""Of one kernel: more only make it longer to compile."""


@dataclass(frozen=True, slots=True)
class Call:
    """A row applied to operands of these types."""

    row: Op
    types: tuple[ValueType, ...]
    attrs: Attrs = ()

    @property
    def result(self) -> ValueType:
        """The result's type."""
        return result_type(self.row.name, self.types, self.attrs)

    def __str__(self) -> str:
        attrs = f" {list(self.attrs)}" if self.attrs else ""
        return f"{self.row.name}({', '.join(map(str, self.types))}){attrs}"


def stored(t: ValueType) -> DType:
    """The dtype in which a type's scalars stand in a buffer: `index` as i64."""
    return dt.I64 if elem(t) is dt.INDEX else elem(t)


def kernel_of(calls: list[Call], count: int, plane_dim: int, cube: int = CUBE) -> Kernel:
    """out_n[u] = row(in_n_0[u], in_n_1[u], ...) for each call n."""
    b, params = Builder(), list[BufferParam]()
    position = b.builtin("ABSOLUTE_POS")
    bounds = ((position, Const(count, dt.INDEX)),)

    def place(name: str, t: ValueType, access: str) -> tuple[Var, Operand]:
        var = Var(name, MemoryType(stored(t), Space.GLOBAL))
        params.append(BufferParam(var, None, "write" if access == "write" else "read"))
        n = lanes(t)
        return var, position if n == 1 else b.op("mul", position, Const(n, dt.INDEX))

    for number, call in enumerate(calls):
        args: list[Operand] = []
        for slot, t in enumerate(call.types):
            memory, at = place(f"in_{number}_{slot}", t, "read")
            loaded = b.load(memory, at, t.n if isinstance(t, VectorType) else 0, bounds=bounds)
            args.append(b.cast(loaded, elem(t)))
        result = b.cast(b.op(call.row.name, *args, attrs=call.attrs), stored(call.result))
        memory, at = place(f"out_{number}", call.result, "write")
        b.store(memory, at, result, bounds=bounds)
    return Kernel("rows", tuple(params), b.block(), (cube, 1, 1), plane_dim)


def groups(calls: list[Call], driver: Driver) -> list[list[Call]]:
    """The calls, as many at a time as a kernel may have buffers."""
    found: list[list[Call]] = []
    room = 0
    for call in calls:
        needed = len(call.types) + 1
        if needed > room:
            found.append([])
            room = min(driver.properties.max_bindings, MOST_BUFFERS)
        found[-1].append(call)
        room -= needed
    return found


def arguments(call: Call, count: int, seed: int) -> list[Array]:
    """Arrays (count, lanes) or (count,): first all pairs of edge values, then a mixture."""
    generator = np.random.default_rng(seed)
    arrays: list[Array] = []
    known = [edges(stored(t)) for t in call.types]
    for slot, t in enumerate(call.types):
        values = mixed(stored(t), count * lanes(t), generator)
        if len(known) >= 2 and slot < 2:
            pairs = np.repeat(known[0], len(known[1])) if slot == 0 else np.tile(known[1], len(known[0]))
            values[: min(len(pairs), len(values))] = pairs[: len(values)]
        elif slot == 0:
            values[: len(known[0])] = known[0][: len(values)]
        arrays.append(values.reshape(count, t.n) if isinstance(t, VectorType) else values)
    return arrays


def semantic(array: Array) -> Array:
    """The form of `burn_cube.semantics`: lanes first."""
    return np.ascontiguousarray(array.T)


def outputs(calls: list[Call], count: int) -> list[Array]:
    """Arrays for the results, filled with something else."""
    arrays: list[Array] = []
    for call in calls:
        t = call.result
        shape = (count, t.n) if isinstance(t, VectorType) else (count,)
        arrays.append(np.ones(shape, stored(t).numpy))
    return arrays


def flat(calls: list[Call], inputs: list[list[Array]], results: list[Array]) -> list[Array]:
    """All arrays in the order of the kernel's parameters, in one dimension."""
    arrays: list[Array] = []
    for given, result in zip(inputs, results, strict=True):
        arrays += [np.ascontiguousarray(array).reshape(-1) for array in given]
        arrays.append(result.reshape(-1))
    return arrays


def launch(driver: Driver, module: Module, arrays: list[Array], count: int, cube: int = CUBE) -> None:
    """Run a compiled kernel on arrays of the host, which it changes."""
    buffers = [_buffer(driver, array) for array in arrays]
    args: list[Argument] = [
        BufferArg(buffer, 0, len(array), len(array)) for buffer, array in zip(buffers, arrays, strict=True)
    ]
    driver.launch(module, (-(-count // cube), 1, 1), args)
    driver.sync()
    if not driver.properties.host_memory:
        for buffer, array in zip(buffers, arrays, strict=True):
            array[:] = driver.read(buffer, 0, array.nbytes).view(array.dtype)


def _buffer(driver: Driver, array: Array) -> Buffer:
    """The array itself, or a copy on the device."""
    if driver.properties.host_memory:
        return driver.wrap(array)
    buffer = driver.alloc(array.nbytes)
    driver.write(buffer, 0, array)
    return buffer


def interpret(kernel: Kernel, arrays: list[Array], count: int, library: Library) -> None:
    """Run a kernel on the interpreter."""
    values = [BufferValue(array, 0, len(array), len(array)) for array in arrays]
    run(kernel, (-(-count // kernel.units), 1, 1), values, library)

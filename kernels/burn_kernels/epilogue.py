"""What is done with the elements of a result in the kernel that computes them, in place of storing them.

A kernel that allows it is a function `body(..., out, ..., store, extra)`: it stores to `out` if `store` is
None; else it calls `store(value, plane, row, column, extra)` for each finished element. Of a matrix product
each row is a plane, and rows are 0; planes count over a whole batch. Of a convolution a plane is the space of
an output, and rows count over all its axes but the last. A body that needs room for sums has it in `out`; one
that has none is passed None there.
"""

from __future__ import annotations

import inspect
from typing import Any

import burn_cube as bc
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.launch.locks import lock
from burn_cube.record import field, record
from burn_kernels.arrays import Array

_MOST = 4096


@bc.cube
def put(
    out: Any, place: bc.index, value: Any, plane: bc.index, row: bc.index, column: bc.index, store: Any,
    extra: Any,
) -> None:  # fmt: skip
    """Store an element at a place of `out`, or hand it on."""
    if store is None:
        out[place] = bc.cast(value, out.dtype)
    else:
        store(value, plane, row, column, extra)


@bc.cube
def finish_tile(
    sums: bc.Local[bc.N], row: bc.index, column: bc.index, rows: bc.index, columns: bc.index,
    height: bc.Comptime[int], vectors: bc.Comptime[int], lanes: bc.Comptime[int],
    whole: bc.Comptime[bool], store: Any, extra: Any,
) -> None:  # fmt: skip
    """Hand on a tile that begins at (row, column), of which so many rows and columns exist; `whole`: all.

    The sums are copied to be looked up: they stay in registers.
    """
    done = bc.Local[bc.N](height * vectors)
    for s in bc.unroll(range(height * vectors)):
        done[s] = sums[s]
    if whole:
        for r in range(height):
            for v in bc.unroll(range(vectors)):
                store(done[r * vectors + v], row + r, bc.index(0), column + v * lanes + bc.UNIT_POS, extra)
    else:
        for r in range(min(height, rows)):
            for v in range(vectors):
                step = v * lanes + bc.UNIT_POS
                if step < columns:
                    store(done[r * vectors + v], row + r, bc.index(0), column + step, extra)


@record(eq=False)
class Epilogue:
    """`store` gets `extra` as a tuple: outputs, then arguments, whose annotations are `outputs` and
    `arguments`, then an index: how many planes of the result come before those that the body counts."""

    store: CubeFunction[Any, Any]
    outputs: tuple[str, ...]
    arguments: tuple[str, ...]
    _own: dict[object, CubeFunction[Any, Any]] = field(default_factory=dict[object, CubeFunction[Any, Any]])

    def kernel(self, body: CubeFunction[Any, Any], shared: int | None, sums: bool) -> CubeFunction[Any, Any]:
        """The body, ending in this. It gets what the body gets, outputs but the `shared` one, which is where
        the sums are, and arguments. `sums`: whether there is an array of sums."""
        own = body, shared, sums
        kernel = self._own.get(own)
        if kernel is None:
            key = self.store, self.outputs, self.arguments, *own
            with _lock:
                kernel = _kernels.get(key)
                if kernel is None:
                    if len(_kernels) >= _MOST:
                        _kernels.clear()
                    kernel = _kernels[key] = self._made(body, shared, sums)
            self._own[own] = kernel
        return kernel

    def _made(self, body: CubeFunction[Any, Any], shared: int | None, sums: bool) -> CubeFunction[Any, Any]:
        declared = [*inspect.signature(body.fn).parameters.values()][:-2]
        params = [
            f"{one.name}: {one.annotation.replace(' | None', '') if one.name == 'out' else one.annotation}"
            for one in declared if sums or one.name != "out"
        ]  # fmt: skip
        passed = [one.name if sums or one.name != "out" else "None" for one in declared]
        own: list[str] = []
        for at, annotation in enumerate((*self.outputs, *self.arguments, "bc.index")):
            if at == shared:
                own.append("out")
            else:
                own.append(f"own{at}")
                params.append(f"own{at}: {annotation}")
        name = self.store.name
        source = (
            f"def {name}({', '.join(params)}) -> None:\n"
            f"    body({', '.join(passed)}, store, ({', '.join(own)},))\n"
        )
        names: dict[str, Any] = {**body.names(), "bc": bc, "body": body, "store": self.store}
        exec(compile(source, "<epilogue>", "exec"), names)  # of our own writing
        return CubeFunction(names[name], source=source, early=False)


_kernels: dict[object, CubeFunction[Any, Any]] = {}
_lock = lock()


@record(eq=False)
class Finish:
    """An epilogue with what it writes and gets. The outputs have the shape of the result, in order.

    `dtypes`: of the outputs, by name. `first`: how many planes are before those of a launch.
    """

    epilogue: Epilogue
    outputs: tuple[Array, ...]
    dtypes: tuple[str, ...]
    arguments: tuple[Any, ...]
    first: int = 0

    def room(self, dtype: str) -> Array | None:
        """An output in which sums of a dtype may be kept until they are finished."""
        usable = not self.first and dtype in self.dtypes
        return self.outputs[self.dtypes.index(dtype)] if usable else None

    def bound(
        self, body: CubeFunction[Any, Any], out: Array | None
    ) -> tuple[CubeFunction[Any, Any], tuple[Any, ...]]:
        """The kernel, and what it gets after the arguments of the body. `out`: where sums are kept, which may
        be an output."""
        shared = (
            None if out is None else next((at for at, one in enumerate(self.outputs) if one is out), None)
        )
        kernel = self.epilogue.kernel(body, shared, out is not None)
        outputs = [one for at, one in enumerate(self.outputs) if at != shared]
        return kernel, (*outputs, *self.arguments, self.first)


def ending(
    plain: CubeFunction[Any, Any], body: CubeFunction[Any, Any], finish: Finish | None, out: Array | None
) -> tuple[Any, tuple[Any, ...]]:
    """The kernel to launch, and its last arguments."""
    return (plain, ()) if finish is None else finish.bound(body, out)


def given(out: Array | None) -> tuple[Array, ...]:
    """An array that a kernel has only if it stores its elements there itself."""
    return () if out is None else (out,)

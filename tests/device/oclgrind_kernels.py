"""Launches kernels on the OpenCL device that it finds: for `oclgrind`, which watches what they do.

`python oclgrind_kernels.py NAME...` prints a line for each kernel that ran; `list` prints the names. Kernels
whose name begins with "wrong" are wrong on purpose.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np

import burn_cube as bc
from burn_cube.driver import Driver
from burn_cube.launch import runtimes
from burn_kernels import (
    argmax,
    elementwise,
    index,
    matmul,
    matvec,
    nbody,
    norm,
    random,
    reduce,
    scan,
    softmax,
    stencil,
    transpose,
)
from tests.ops.kernel_runs import ArrayOn, numbers, run


@bc.cube
def racing(out: bc.Array[bc.f32]):
    tile = bc.Shared[bc.f32](16)
    tile[bc.UNIT_POS] = 1.0
    out[bc.UNIT_POS] = tile[15 - bc.UNIT_POS]  # without a barrier


@bc.cube(mode="unchecked")
def beyond(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[bc.UNIT_POS] = x[bc.UNIT_POS + 1024]  # further than buffers are rounded up


def _race(device: Driver) -> None:
    racing[1, 16](ArrayOn(device, (16,), "f32"))


def _outside(device: Driver) -> None:
    beyond[1, 16](ArrayOn.of(device, numbers(16)), ArrayOn(device, (16,), "f32"))


def _histogram(device: Driver) -> None:
    keys = np.random.default_rng(2).integers(-1, 11, 300).astype(np.int32)
    run(device, index.histogram, numbers(300), keys, out=(10,), partial=True)


def _layernorm(device: Driver) -> None:
    run(device, norm.layernorm, numbers(3, 100), numbers(100), numbers(100), out=(3, 100))


Launch = Callable[[Driver], object]
LAUNCHES: dict[str, Launch] = {
    "saxpy": lambda d: run(d, elementwise.saxpy, 2.5, numbers(100), numbers(100), out=(100,)),
    "chain": lambda d: run(d, elementwise.chain, 1.1, 0.3, numbers(70), numbers(70), out=(70,)),
    "broadcast": lambda d: run(d, elementwise.broadcast, *map(numbers, (3, 40, 40)), out=(3, 40)),
    "gather": lambda d: run(d, index.gather, numbers(50), np.arange(-4, 60, 2, dtype=np.int32), out=(32,)),
    "histogram": _histogram,
    "sum_all": lambda d: run(d, reduce.sum_all, numbers(3000), out=(1,), partial=True),
    "sum_rows": lambda d: run(d, reduce.sum_rows, numbers(5, 300), out=(5,)),
    "sum_columns": lambda d: run(d, reduce.sum_columns, numbers(70, 33), out=(33,), partial=True),
    "softmax": lambda d: run(d, softmax.softmax, numbers(3, 300), out=(3, 300)),
    "layernorm": _layernorm,
    "argmax": lambda d: run(d, argmax.argmax_rows, numbers(3, 300), out=(3,), dtype="i32"),
    "cumsum": lambda d: run(d, scan.cumsum, numbers(3000), out=(3000,), partial=True),
    "transpose": lambda d: run(d, transpose.transpose, numbers(17, 33), out=(33, 17)),
    "matmul": lambda d: run(d, matmul.matmul, numbers(9, 17), numbers(17, 33), out=(9, 33), partial=True),
    "matvec": lambda d: run(d, matvec.matvec, numbers(5, 100), numbers(100), out=(5,)),
    "vecmat": lambda d: run(d, matvec.vecmat, numbers(5), numbers(5, 40), out=(40,), partial=True),
    "stencil": lambda d: run(d, stencil.stencil, numbers(7, 40), out=(7, 40)),
    "nbody": lambda d: run(d, nbody.nbody, np.abs(numbers(4, 20)), out=(3, 20)),
    "uniform": lambda d: run(d, lambda out: random.random_uniform(out, 7), out=(300,)),
    "wrong: race": _race,
    "wrong: outside": _outside,
}


def _opened() -> Driver:
    """The device, although it does not promise exact floats: only accesses are looked at."""
    from burn_runtimes.opencl import devices, memory  # needs the extra

    devices._missing = lambda device: ""
    memory._PAGE = 1  # a buffer to each array: Oclgrind does not know where a part of one ends
    return runtimes.driver("opencl")


def main(names: list[str]) -> None:
    """Launch."""
    if names == ["list"]:
        print("\n".join(LAUNCHES))
        return
    device = _opened()
    print(f"on {device.properties.name}", flush=True)
    for name in names:
        LAUNCHES[name](device)
        device.sync()
        print(f"ran {name}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

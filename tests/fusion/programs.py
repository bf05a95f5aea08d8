"""Programs on tensors that run alike on each device, and what their runs must have in common.

A program is a list of steps. Each makes a value of others, and is done by one of a few threads; some read a
value at once, and some forget it, perhaps on another thread than that which made it.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field

import numpy as np

from burn_cube.dtypes import DType
from burn_dispatch import Device, Tensor
from burn_dispatch.ops import OPS
from tests.dispatch.recipes import Array, assert_close

Shape = tuple[int, ...]
MOST_THREADS = 3


@dataclass(frozen=True)
class Step:
    """What makes value number `value` of others; `row`: that of the op table with its tolerance."""

    label: str
    row: str
    inputs: tuple[int, ...]
    shape: Shape
    dtype: DType
    make: Callable[..., Tensor]
    """Of the device and the inputs."""
    exact: bool
    """Whether fused and unfused give the same bits: not after sums, whose order depends on strides."""
    thread: int = 0
    read: bool = False
    forgotten: tuple[int, ...] = ()
    """Values that nobody needs afterwards; another thread drops them."""


@dataclass
class Program:
    """Steps in order; a step's value has its number."""

    seed: int
    length: int
    steps: list[Step] = field(default_factory=list[Step])

    def __str__(self) -> str:
        lines = [
            f"{n}: {s.label}{list(s.inputs)} -> {s.dtype}{list(s.shape)}, thread {s.thread}"
            f"{', read' if s.read else ''}{f', forgets {list(s.forgotten)}' if s.forgotten else ''}"
            for n, s in enumerate(self.steps)
        ]
        return "\n".join([f"program({self.seed}, {self.length})", *lines])


def run(made: Program, device: Device, keep: bool = False) -> dict[int, Array]:
    """The values that a program has at its end, or read before; all if they are kept."""
    values: dict[int, Tensor] = {}
    found: dict[int, Array] = {}
    with ExitStack() as stack:
        threads = [stack.enter_context(ThreadPoolExecutor(1)) for _ in range(MOST_THREADS)]
        for number, step in enumerate(made.steps):
            threads[step.thread].submit(_step, number, step, device, values, found).result()
            if not keep:
                forget = threads[-1 - step.thread].submit(_forget, step.forgotten, values)
                forget.result()
        found |= {number: value.numpy() for number, value in values.items() if number not in found}
    return found


def _step(
    number: int, step: Step, device: Device, values: dict[int, Tensor], found: dict[int, Array]
) -> None:
    with np.errstate(all="ignore"):
        value = step.make(device, *[values[at] for at in step.inputs])
        assert (tuple(value.shape), value.dtype) == (step.shape, step.dtype), (number, step)
        values[number] = value
        if step.read:
            found[number] = value.numpy()


def _forget(numbers: tuple[int, ...], values: dict[int, Tensor]) -> None:
    for number in numbers:
        del values[number]


def compare_bits(made: Program, left: dict[int, Array], right: dict[int, Array]) -> None:
    """Values that two runs of a program gave: the same bits, but for NaN."""
    assert left.keys() == right.keys()
    for number, value in left.items():
        if made.steps[number].exact:
            what = f"value {number} of\n{made}\n"
            assert_close(value, right[number], OPS["float_copy"], what)


def compare_steps(made: Program, found: dict[int, Array], other: Device) -> None:
    """Each value of a run is what another backend makes of the step's inputs, as near as its row says."""
    for number, step in enumerate(made.steps):
        inputs = [Tensor.from_numpy(found[at], other) for at in step.inputs]
        with np.errstate(all="ignore"):
            wanted = step.make(other, *inputs).numpy()
        value = found[number]
        if step.label.startswith("max") and step.dtype.is_float:  # which zero is no matter
            value, wanted = (np.where(one == 0, np.zeros_like(one), one) for one in (value, wanted))
        assert_close(value, wanted, OPS[step.row], f"value {number} of\n{made}\n")

"""What `gpu_check.py` checks of arrays of CuPy and PyTorch on a GPU: contents, order, lifetimes.

Much is queued before each launch and after it, in streams that wait for nobody but by need: a wait that is
missing shows as a wrong number.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

import burn_cube as bc
from burn_dispatch.device import Device
from burn_dispatch.tensor import Tensor

N, ROUNDS = 1 << 22, 20


@bc.cube
def add_to(x: bc.Array[bc.f32], a: bc.f32):
    if bc.ABSOLUTE_POS < x.len():
        x[bc.ABSOLUTE_POS] += a


@dataclass(frozen=True)
class Library:
    """What the checks need of a library."""

    full: Callable[[float], Any]
    host: Callable[[Any], np.ndarray[Any, Any]]
    from_dlpack: Callable[[Any], Any]
    stream: Callable[[], AbstractContextManager[Any]]
    """What is inside runs in a stream that is not the default one."""


def _cupy() -> Library:
    cupy: Any = import_module("cupy")
    return Library(
        lambda value: cupy.full(N, value, cupy.float32), cupy.asnumpy, cupy.from_dlpack,
        lambda: cupy.cuda.Stream(non_blocking=True),
    )  # fmt: skip


def _torch() -> Library:
    torch: Any = import_module("torch")
    return Library(
        lambda value: torch.full((N,), value, dtype=torch.float32, device="cuda:0"),
        lambda array: array.cpu().numpy(),
        torch.from_dlpack,
        lambda: torch.cuda.stream(torch.cuda.Stream()),
    )


class OnlyInterface:
    """An array that shows itself by `__cuda_array_interface__` alone."""

    def __init__(self, array: Any) -> None:
        self.array = array

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.array.__cuda_array_interface__


Check = Callable[[Library, Device], Iterator[bool]]
LIBRARIES: dict[str, Callable[[], Library]] = {"cupy": _cupy, "torch": _torch}


def run(device: Device) -> dict[str, Any]:
    """For each library what was checked, and whether it was right."""
    found: dict[str, Any] = {"ok": True}
    for name, make in LIBRARIES.items():
        if find_spec(name) is None:
            found[name] = "not installed"
            continue
        library = make()
        results = {check.__name__: _right(check, library, device) for check in CHECKS}
        found[name] = {**results, "launch_us": _cost(library)}
        found["ok"] = found["ok"] and all(result is True for result in results.values())
    return found


def _right(
    check: Callable[[Library, Device], Iterator[bool]], library: Library, device: Device
) -> bool | str:
    """True, or what was wrong."""
    try:
        return all(list(check(library, device))) or "wrong values"
    except Exception as error:  # of either library: the other checks still run
        return f"{type(error).__name__}: {error}"


def _is(values: np.ndarray[Any, Any], expected: float) -> bool:
    return bool((values == expected).all())


def arguments_in_the_default_stream(library: Library, device: Device) -> Iterator[bool]:
    """Written, used by a kernel, changed, read: nobody waits by hand."""
    x = library.full(1.0)
    for number in range(ROUNDS):
        x *= 1.0
        add_to.forall(N)(x, 1.0)
        x += 1.0
        yield _is(library.host(x), 3.0 + 2 * number)


def arguments_by_the_interface(library: Library, device: Device) -> Iterator[bool]:
    """The same by `__cuda_array_interface__`."""
    x = library.full(1.0)
    for number in range(ROUNDS):
        add_to.forall(N)(OnlyInterface(x), 1.0)
        x += 1.0
        yield _is(library.host(x), 3.0 + 2 * number)


def arguments_of_another_stream(library: Library, device: Device) -> Iterator[bool]:
    """Written in a stream of the library's; the way back is by `sync`."""
    with library.stream():
        for number in range(ROUNDS):
            x = library.full(number)
            x += 1.0
            add_to.forall(N)(x, 1.0)
            device.sync()
            yield _is(library.host(x), number + 2.0)


def memory_that_goes_early(library: Library, device: Device) -> Iterator[bool]:
    """The library's array is gone before its kernel has run, and its memory wanted again."""
    total = Tensor.zeros(N, "f32", device)
    for _ in range(ROUNDS):
        x = library.full(1.0)
        add_to.forall(N)(x, 1.0)
        kept = Tensor.from_dlpack(x)
        del x
        other = library.full(7.0)
        yield _is(kept.numpy(), 2.0)
        yield _is(library.host(other), 7.0)
        del kept, other
    yield _is(total.numpy(), 0.0)


def tensors_in_the_library(library: Library, device: Device) -> Iterator[bool]:
    """Ours is gone while the library uses it, and the library's work may be queued when it lets go."""
    for number in range(ROUNDS):
        tensor = Tensor.full(N, float(number), "f32", device)
        add_to.forall(N)(tensor, 1.0)
        seen = library.from_dlpack(tensor)
        del tensor
        seen += 1.0
        yield _is(library.host(seen), number + 2.0)
        seen *= 0.0  # queued
        del seen
        gc.collect()
        again = Tensor.full(N, 5.0, "f32", device)
        yield _is(again.numpy(), 5.0)


CHECKS = (
    arguments_in_the_default_stream, arguments_by_the_interface, arguments_of_another_stream,
    memory_that_goes_early, tensors_in_the_library,
)  # fmt: skip


def _cost(library: Library) -> float:
    """Microseconds of a launch on an array of the library."""
    x, add, count = library.full(0.0), add_to[1, 64], 200
    add(x, 1.0)
    began = time.perf_counter()
    for _ in range(count):
        add(x, 1.0)
    return (time.perf_counter() - began) / count * 1e6

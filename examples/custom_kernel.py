"""A kernel of your own: gelu over an array, checked against `math.erf` and timed against NumPy.

python examples/custom_kernel.py --size 1048576
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_dispatch import Device, Tensor


@bc.cube
def gelu(x: bc.F) -> bc.F:
    return x * (1.0 + bc.erf(x * 0.7071067811865476)) * 0.5


@bc.cube
def gelu_kernel(x: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = gelu(x[i])


def milliseconds(run: Callable[[], object], repeat: int) -> float:
    """The median time of a call."""
    times: list[float] = []
    for _ in range(repeat):
        began = time.perf_counter()
        run()
        times.append(1000 * (time.perf_counter() - began))
    return statistics.median(times)


def reference(x: NDArray[np.float32]) -> NDArray[np.float64]:
    """The same by NumPy, whose core has no erf: `math.erf` for each element, in f64."""
    erf = np.vectorize(math.erf, otypes=[np.float64])
    wide = x.astype(np.float64)
    erfs: NDArray[np.float64] = erf(wide * math.sqrt(0.5))
    return wide * (1 + erfs) / 2


def tanh_gelu(x: NDArray[np.float32]) -> NDArray[np.floating]:
    """What NumPy programs use instead, since it has no erf: less exact, and here for its speed."""
    inner = x * (1 + 0.044715 * x * x)
    curve: NDArray[np.float32] = np.tanh(0.7978845608 * inner)
    return x * (1 + curve) / 2


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", type=int, default=1 << 20, help="number of elements (default: 1048576)")
    parser.add_argument("--repeat", type=int, default=50, help="timed launches (default: 50)")
    options = parser.parse_args(argv)

    device = Device.default()
    data = np.linspace(-6, 6, options.size, dtype=np.float32)
    x = Tensor.from_numpy(data, device)
    out = Tensor.empty_like(x)

    began = time.perf_counter()
    launch = gelu_kernel.forall(x.numel())
    launch(x, out)
    device.sync()
    first = 1000 * (time.perf_counter() - began)
    compiled = "the kernel read from disk" if gelu_kernel.cache_info().loaded else "compilation included"

    def run() -> None:
        launch(x, out)
        device.sync()

    warm = milliseconds(run, options.repeat)
    numpy = milliseconds(lambda: tanh_gelu(data), max(3, options.repeat // 10))
    worst = float(np.max(np.abs(out.numpy() - reference(data)), initial=0.0))

    print(f"gelu of {options.size} f32 elements ran on {device}")
    print(f"  checked    worst difference from NumPy with math.erf: {worst:.1e}")
    print(f"  first run  {first:.1f} ms, {compiled}")
    print(f"  then       {warm:.3f} ms ({2 * data.nbytes / warm / 1e6:.1f} GB/s read and written)")
    print(f"  NumPy      {numpy:.3f} ms for the tanh approximation: {numpy / warm:.1f} times as long")
    if worst > 1e-6:
        print("FAILED: the difference is larger than 1e-6")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

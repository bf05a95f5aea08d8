"""Warp: kernels on the CPU, launched by recorded commands."""

# pyright: basic, reportMissingImports=false, reportInvalidTypeForm=false, reportIndexIssue=false
# Warp's annotations are values of its own, and its kernels have no types for others.
# No `from __future__ import annotations`: Warp reads the annotations themselves.

import numpy as np
import warp as wp

from burn_dispatch.bench import cold
from burn_dispatch.bench.implementation import Operation, Prepared

wp.config.quiet = True
wp.init()
A1 = wp.array(dtype=wp.float32)
A2 = wp.array2d(dtype=wp.float32)
I1 = wp.array(dtype=wp.int32)
I2 = wp.array2d(dtype=wp.int32)
DTYPES = {"float32": wp.float32, "float64": wp.float64, "int32": wp.int32}


def kernel(function):
    """A kernel without a gradient, compiled by itself."""
    return wp.kernel(enable_backward=False, module="unique")(function)


def over(array):
    """Warp's view of a NumPy array."""
    return wp.array(array, dtype=DTYPES[array.dtype.name], device="cpu", copy=False)


# A variable that a loop changes is made by a constructor: a plain 0.0 would be a constant.


def into(kernel, dim, out, *args) -> Prepared:
    """A run that fills an array."""
    inputs = [over(arg) if isinstance(arg, np.ndarray) else arg for arg in (out, *args)]
    command = wp.launch(kernel, dim, inputs=inputs, device="cpu", record_cmd=True)
    return Prepared(command.launch, lambda: inputs[0].numpy())


@kernel
def saxpy_kernel(out: A1, a: wp.float32, x: A1, y: A1):
    i = wp.tid()
    out[i] = a * x[i] + y[i]


def saxpy(a, x, y) -> Prepared:
    return into(saxpy_kernel, x.size, np.empty_like(x), a, x, y)


@kernel
def chain_kernel(out: A1, a: wp.float32, b: wp.float32, x: A1, y: A1):
    i = wp.tid()
    u = x[i] * a + b
    gelu = 0.5 * u * (1.0 + wp.tanh(0.7978845608 * (u + 0.044715 * u * u * u)))
    out[i] = gelu / (1.0 + wp.exp(-y[i]))


def chain(a, b, x, y) -> Prepared:
    return into(chain_kernel, x.size, np.empty_like(x), a, b, x, y)


@kernel
def broadcast_kernel(out: A2, column: A1, row: A1, scale: A1):
    i, j = wp.tid()
    out[i, j] = (column[i] + row[j]) * scale[j]


def broadcast(column, row, scale) -> Prepared:
    shape = column.size, row.size
    return into(broadcast_kernel, shape, np.empty(shape, np.float32), column, row, scale)


def sum_all(x) -> Prepared:
    array = over(x)
    last = [0.0]

    def run():
        last[0] = wp.utils.array_sum(array)

    return Prepared(run, lambda: np.asarray(last))


@kernel
def sum_rows_kernel(out: A1, x: A2):
    i = wp.tid()
    total = wp.float32(0.0)
    for j in range(x.shape[1]):
        total += x[i, j]
    out[i] = total


def sum_rows(x) -> Prepared:
    return into(sum_rows_kernel, x.shape[0], np.empty(x.shape[0], np.float32), x)


@kernel
def softmax_kernel(out: A2, x: A2):
    i = wp.tid()
    top = float(x[i, 0])
    for j in range(x.shape[1]):
        top = wp.max(top, x[i, j])
    total = wp.float32(0.0)
    for j in range(x.shape[1]):
        e = wp.exp(x[i, j] - top)
        out[i, j] = e
        total += e
    for j in range(x.shape[1]):
        out[i, j] = out[i, j] / total


def softmax(x) -> Prepared:
    return into(softmax_kernel, x.shape[0], np.empty_like(x), x)


@kernel
def layernorm_kernel(out: A2, x: A2, gain: A1, bias: A1):
    i = wp.tid()
    n = float(x.shape[1])
    total = wp.float32(0.0)
    for j in range(x.shape[1]):
        total += x[i, j]
    mean = total / n
    squares = wp.float32(0.0)
    for j in range(x.shape[1]):
        squares += (x[i, j] - mean) * (x[i, j] - mean)
    factor = 1.0 / wp.sqrt(squares / n + 1e-5)
    for j in range(x.shape[1]):
        out[i, j] = (x[i, j] - mean) * factor * gain[j] + bias[j]


def layernorm(x, gain, bias) -> Prepared:
    return into(layernorm_kernel, x.shape[0], np.empty_like(x), x, gain, bias)


@kernel
def transpose_kernel(out: A2, x: A2):
    left, top = wp.tid()
    for j in range(left * 32, left * 32 + 32):
        for i in range(top * 32, top * 32 + 32):
            out[j, i] = x[i, j]


def transpose(x) -> Prepared:
    shape = x.shape[1], x.shape[0]
    return into(transpose_kernel, (shape[0] // 32, shape[1] // 32), np.empty(shape, np.float32), x)


@kernel
def gather_kernel(out: A1, x: A1, indices: I1):
    i = wp.tid()
    out[i] = x[indices[i]]


def gather(x, indices) -> Prepared:
    return into(gather_kernel, indices.size, np.empty(indices.size, np.float32), x, indices)


@kernel
def stencil_kernel(out: A2, x: A2):
    i, j = wp.tid()
    if i > 0 and j > 0 and i < x.shape[0] - 1 and j < x.shape[1] - 1:
        around = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]
        out[i, j] = 0.5 * x[i, j] + 0.125 * around


def stencil(x) -> Prepared:
    return into(stencil_kernel, x.shape, np.zeros_like(x), x)


@kernel
def mandelbrot_kernel(out: I2, most: int):
    i, j = wp.tid()
    step = 2.5 / float(out.shape[0])
    imaginary = float(i) * step - 1.25
    real = float(j) * step - 2.0
    x = wp.float32(0.0)
    y = wp.float32(0.0)
    count = wp.int32(0)
    while count < most:
        xx = x * x
        yy = y * y
        if xx + yy > 4.0:
            break
        y = 2.0 * x * y + imaginary
        x = xx - yy + real
        count += 1
    out[i, j] = count


def mandelbrot(side, most) -> Prepared:
    return into(mandelbrot_kernel, (side, side), np.empty((side, side), np.int32), most)


@kernel
def nbody_kernel(out: A2, bodies: A2):
    i = wp.tid()
    x = bodies[0, i]
    y = bodies[1, i]
    z = bodies[2, i]
    a = wp.float32(0.0)
    b = wp.float32(0.0)
    c = wp.float32(0.0)
    for j in range(bodies.shape[1]):
        dx = bodies[0, j] - x
        dy = bodies[1, j] - y
        dz = bodies[2, j] - z
        r = 1.0 / wp.sqrt(dx * dx + dy * dy + dz * dz + 1e-3)
        s = bodies[3, j] * r * r * r
        a += s * dx
        b += s * dy
        c += s * dz
    out[0, i] = a
    out[1, i] = b
    out[2, i] = c


def nbody(bodies) -> Prepared:
    return into(nbody_kernel, bodies.shape[1], np.empty((3, bodies.shape[1]), np.float32), bodies)


def cumsum(x) -> Prepared:
    out = np.empty_like(x)
    source, target = over(x), over(out)
    return Prepared(lambda: wp.utils.array_scan(source, target, inclusive=True), lambda: out)


@kernel
def argmax_rows_kernel(out: I1, x: A2):
    i = wp.tid()
    best = float(x[i, 0])
    where = wp.int32(0)
    for j in range(x.shape[1]):
        if x[i, j] > best:
            best = x[i, j]
            where = j
    out[i] = where


def argmax_rows(x) -> Prepared:
    return into(argmax_rows_kernel, x.shape[0], np.empty(x.shape[0], np.int32), x)


@kernel
def random_uniform_kernel(out: A1, seed: int):
    i = wp.tid()
    out[i] = wp.randf(wp.rand_init(seed, i))


def random_uniform(count, seed) -> Prepared:
    return into(random_uniform_kernel, count, np.empty(count, np.float32), seed)


@kernel
def random_normal_kernel(out: A1, seed: int):
    i = wp.tid()
    out[i] = wp.randn(wp.rand_init(seed, i))


def random_normal(count, seed) -> Prepared:
    return into(random_normal_kernel, count, np.empty(count, np.float32), seed)


def first_kernel(count, how) -> Prepared:
    return cold.prepare("import warp as wp", SAXPY, how)


SAXPY = """
wp.config.quiet = True
A1 = wp.array(dtype=wp.float32)
@wp.kernel
def saxpy(a: wp.float32, x: A1, y: A1, out: A1):
    i = wp.tid()
    out[i] = a * x[i] + y[i]
def run(a, x, y, out):
    arrays = [wp.array(array, dtype=wp.float32, device="cpu", copy=False) for array in (x, y, out)]
    if not cached:
        wp.clear_kernel_cache()
    wp.launch(saxpy, 64, inputs=[a, *arrays], device="cpu")
"""

OPERATIONS: dict[str, Operation] = {
    function.__name__: function
    for function in (
        *(saxpy, chain, broadcast, sum_all, sum_rows, softmax, layernorm, transpose, gather, stencil),
        *(mandelbrot, nbody, cumsum, argmax_rows, random_uniform, random_normal, first_kernel),
    )
} | {"launch": saxpy, "launch_bound": saxpy}

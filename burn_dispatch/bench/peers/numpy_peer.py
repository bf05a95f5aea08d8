"""NumPy: into arrays that exist already, in place where that saves memory traffic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_dispatch.bench.implementation import Operation, Prepared

Floats = NDArray[np.float32]


def into(out: NDArray[Any], run: Callable[[], object]) -> Prepared:
    """A run that fills an array."""
    return Prepared(run, lambda: out)


def saxpy(a: float, x: Floats, y: Floats) -> Prepared:
    """Two passes."""
    out, factor = np.empty_like(x), np.float32(a)

    def run() -> None:
        np.multiply(x, factor, out=out)
        np.add(out, y, out=out)

    return into(out, run)


def chain(a: float, b: float, x: Floats, y: Floats) -> Prepared:
    """Fifteen passes."""
    u, t, out = np.empty_like(x), np.empty_like(x), np.empty_like(x)
    factor, offset, half = np.float32(a), np.float32(b), np.float32(0.5)

    def run() -> None:
        np.multiply(x, factor, out=u)
        np.add(u, offset, out=u)
        np.multiply(u, u, out=t)
        np.multiply(t, u, out=t)
        np.multiply(t, np.float32(0.044715), out=t)
        np.add(t, u, out=t)
        np.multiply(t, np.float32(0.7978845608), out=t)
        np.tanh(t, out=t)
        np.add(t, np.float32(1), out=t)
        np.multiply(t, u, out=t)
        np.multiply(t, half, out=t)
        np.negative(y, out=out)
        np.exp(out, out=out)
        np.add(out, np.float32(1), out=out)
        np.divide(t, out, out=out)

    return into(out, run)


def broadcast(column: Floats, row: Floats, scale: Floats) -> Prepared:
    """Two passes."""
    out, tall = np.empty((column.size, row.size), np.float32), column[:, None]

    def run() -> None:
        np.add(tall, row, out=out)
        np.multiply(out, scale, out=out)

    return into(out, run)


def given(run: Callable[[], Any]) -> Prepared:
    """A run whose result is new each time."""
    last: list[Any] = [None]

    def keep() -> None:
        last[0] = run()

    return Prepared(keep, lambda: np.asarray(last[0]))


def sum_all(x: Floats) -> Prepared:
    """Pairwise summation."""
    return given(x.sum)


def sum_rows(x: Floats) -> Prepared:
    """Along the last axis."""
    return given(lambda: x.sum(1))


def sum_columns(x: Floats) -> Prepared:
    """Along the first axis."""
    return given(lambda: x.sum(0))


def softmax(x: Floats) -> Prepared:
    """Five passes."""
    out = np.empty_like(x)

    def run() -> None:
        np.subtract(x, x.max(-1, keepdims=True), out=out)
        np.exp(out, out=out)
        np.divide(out, out.sum(-1, keepdims=True), out=out)

    return into(out, run)


def layernorm(x: Floats, gain: Floats, bias: Floats) -> Prepared:
    """Seven passes."""
    out, squares = np.empty_like(x), np.empty_like(x)

    def run() -> None:
        np.subtract(x, x.mean(-1, keepdims=True), out=out)
        np.multiply(out, out, out=squares)
        np.divide(out, np.sqrt(squares.mean(-1, keepdims=True) + np.float32(1e-5)), out=out)
        np.multiply(out, gain, out=out)
        np.add(out, bias, out=out)

    return into(out, run)


def matmul(a: NDArray[Any], b: NDArray[Any]) -> Prepared:
    """By BLAS."""
    out = np.empty((a.shape[0], b.shape[1]), a.dtype)
    return into(out, lambda: np.matmul(a, b, out=out))


def matvec(a: Floats, x: Floats) -> Prepared:
    """By BLAS."""
    out = np.empty(a.shape[0], np.float32)
    return into(out, lambda: np.matmul(a, x, out=out))


def vecmat(x: Floats, a: Floats) -> Prepared:
    """By BLAS."""
    out = np.empty(a.shape[1], np.float32)
    return into(out, lambda: np.matmul(x, a, out=out))


def transpose(x: Floats) -> Prepared:
    """A copy of the transposed view."""
    out = np.empty((x.shape[1], x.shape[0]), x.dtype)
    return into(out, lambda: np.copyto(out, x.T))


def gather(x: Floats, indices: NDArray[np.int32]) -> Prepared:
    """`take`, whose fastest mode this is; it wants indices of 64 bits."""
    out, wide = np.empty(indices.size, x.dtype), indices.astype(np.intp)
    return into(out, lambda: np.take(x, wide, out=out, mode="clip"))


def histogram(weights: Floats, keys: NDArray[np.int32], bins: int) -> Prepared:
    """`bincount`, which sums in f64."""
    wide = keys.astype(np.intp)
    return given(lambda: np.bincount(wide, weights, bins))


def stencil(x: Floats) -> Prepared:
    """Six passes over the inner part."""
    out, inner = np.zeros_like(x), np.empty((x.shape[0] - 2, x.shape[1] - 2), x.dtype)
    centre = out[1:-1, 1:-1]

    def run() -> None:
        np.add(x[:-2, 1:-1], x[2:, 1:-1], out=centre)
        np.add(centre, x[1:-1, :-2], out=centre)
        np.add(centre, x[1:-1, 2:], out=centre)
        np.multiply(centre, np.float32(0.125), out=centre)
        np.multiply(x[1:-1, 1:-1], np.float32(0.5), out=inner)
        np.add(centre, inner, out=centre)

    return into(out, run)


def mandelbrot(side: int, most: int) -> Prepared:
    """All points for all rounds."""
    step = np.float32(2.5 / side)
    real = (np.arange(side, dtype=np.float32) * step - np.float32(2))[None, :]
    imaginary = (np.arange(side, dtype=np.float32) * step - np.float32(1.25))[:, None]
    count = np.zeros((side, side), np.int32)

    def run() -> None:
        x, y = np.zeros((2, side, side), np.float32)
        count[:] = 0
        with np.errstate(all="ignore"):
            for _ in range(most):
                xx, yy = x * x, y * y
                np.add(count, xx + yy <= 4, out=count)
                y *= x
                y *= 2
                y += imaginary
                np.subtract(xx, yy, out=x)
                x += real

    return into(count, run)


def nbody(bodies: Floats) -> Prepared:
    """Blocks of bodies against all."""
    place, mass = bodies[:3], bodies[3]
    out = np.empty(place.shape, np.float32)

    def run() -> None:
        for i in range(0, mass.size, 64):
            d = place[:, None, :] - place[:, i : i + 64, None]
            r = 1 / np.sqrt(np.einsum("cij,cij->ij", d, d) + np.float32(1e-3))
            r *= r * r
            r *= mass
            out[:, i : i + 64] = np.einsum("cij,ij->ci", d, r)

    return into(out, run)


def cumsum(x: Floats) -> Prepared:
    """One pass."""
    out = np.empty_like(x)
    return into(out, lambda: np.cumsum(x, out=out))


def argmax_rows(x: Floats) -> Prepared:
    """Along the last axis."""
    return given(lambda: x.argmax(1))


def random_uniform(count: int, seed: int) -> Prepared:
    """SFC64, the fastest generator of NumPy."""
    rng, out = np.random.Generator(np.random.SFC64(seed)), np.empty(count, np.float32)
    return into(out, lambda: rng.random(out=out, dtype=np.float32))


def random_normal(count: int, seed: int) -> Prepared:
    """SFC64 and the ziggurat."""
    rng, out = np.random.Generator(np.random.SFC64(seed)), np.empty(count, np.float32)
    return into(out, lambda: rng.standard_normal(out=out, dtype=np.float32))


OPERATIONS: dict[str, Operation] = {
    function.__name__: function
    for function in (
        *(
            saxpy,
            chain,
            broadcast,
            sum_all,
            sum_rows,
            sum_columns,
            softmax,
            layernorm,
            matmul,
            matvec,
            vecmat,
        ),
        *(transpose, gather, histogram, stencil, mandelbrot, nbody, cumsum, argmax_rows),
        *(random_uniform, random_normal),
    )
} | {"launch": saxpy, "launch_bound": saxpy}

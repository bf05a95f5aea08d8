"""What a kernel decides while it is compiled, and run-time variants (rows 7, 31, 32, 42, 78 and 101)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import targets
from burn_cube.driver import Driver
from tests.conformance.launching import Array, run, units, zeros


@bc.cube
def horner(x: bc.Array[bc.f32], out: bc.Array[bc.f32], powers: bc.Comptime[int]):
    i = bc.UNIT_POS
    total = 0.0
    for k in bc.unroll(range(powers)):
        total = total * x[i] + k
    out[i] = total


@bc.cube
def horner_in_a_loop(x: bc.Array[bc.f32], out: bc.Array[bc.f32], powers: bc.i32):
    i = bc.UNIT_POS
    total = 0.0
    for k in range(powers):
        total = total * x[i] + bc.f32(k)
    out[i] = total


@pytest.mark.capability(7)
@pytest.mark.parametrize("powers", [0, 1, 5])
def test_unrolled_loops_are_the_same_loops(runtime: Driver, powers: int) -> None:
    x, out, looped = units(32, "float32"), zeros(32, "float32"), zeros(32, "float32")
    run(horner, runtime, x, out, powers)
    run(horner_in_a_loop, runtime, x, looped, powers)
    assert out.tolist() == looped.tolist() == np.polyval(np.arange(powers), x.astype(np.float64)).tolist()
    text = horner.ir(runtime, x, out, powers)
    assert "for " not in text
    assert text.count("= mul ") == powers
    assert horner_in_a_loop.ir(runtime, x, looped, powers).count("for ") == 1


class Sum:
    """An implementation of a protocol: an identity and how to combine."""

    IDENTITY = 0

    @staticmethod
    @bc.cube
    def combine(a: bc.i32, b: bc.i32) -> bc.i32:
        return a + b


class Most:
    """Another one."""

    IDENTITY = -(2**31)

    @staticmethod
    @bc.cube
    def combine(a: bc.i32, b: bc.i32) -> bc.i32:
        return max(a, b)


@bc.cube
def folded(x: bc.Array[bc.i32], out: bc.Array[bc.i32], op: bc.Comptime[type]):
    i = bc.UNIT_POS
    total = bc.i32(op.IDENTITY)
    for value in x[4 * i : 4 * i + 4]:
        total = op.combine(total, value)
    out[i] = total


@pytest.mark.capability(31)
@pytest.mark.parametrize(("op", "expected"), [(Sum, np.sum), (Most, np.max)])
def test_protocols(runtime: Driver, op: type, expected: Any) -> None:
    x = np.random.default_rng(5).integers(-90, 90, 128, dtype=np.int32)
    out = zeros(32)
    run(folded, runtime, x, out, op)
    assert out.tolist() == expected(x.reshape(32, 4), axis=1).tolist()


@bc.struct
class Shape:
    """A run-time variant: `kind` says which payload counts."""

    kind: bc.i32
    radius: bc.f32
    width: bc.f32
    height: bc.f32

    def area(self):
        match self.kind:
            case 0:
                return 3.0 * self.radius * self.radius
            case 1:
                return self.width * self.height
            case _:
                return 0.0


@bc.cube
def areas(kinds: bc.Array[bc.i32], out: bc.Array[bc.f32]):
    i = bc.UNIT_POS
    shape = Shape(kinds[i], 2.0, 0.0, 0.0)
    if shape.kind == 1:  # another payload, on some units only
        shape = Shape(1, 0.0, bc.f32(i), 3.0)
    out[i] = shape.area()


@bc.cube
def option(x: bc.Array[bc.i32], key: bc.i32):
    """(whether it is there, where): a value that may be absent at run time."""
    for k in range(bc.i32(x.len())):
        if x[k] == key:
            return True, k
    return False, 0


@bc.cube
def found(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    there, at = option(x, bc.i32(i))
    out[i] = at if there else -1


@pytest.mark.capability(32)
def test_variants(runtime: Driver) -> None:
    kinds, out = (units() % 4 - 1).astype(np.int32), zeros(32, "float32")
    run(areas, runtime, kinds, out)
    assert out.tolist() == [{0: 12.0, 1: 3.0 * i}.get(k, 0.0) for i, k in enumerate(kinds.tolist())]
    x, places = (units(10) * 3).astype(np.int32), zeros(32)
    run(found, runtime, x, places)
    assert places.tolist() == [i // 3 if i % 3 == 0 and i < 30 else -1 for i in range(32)]


@bc.cube
def precise(a: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.UNIT_POS
    out[i] = a[i] * a[i] + a[31 - i]


@bc.cube(fast_math={"contract"})
def contracted(a: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.UNIT_POS
    out[i] = a[i] * a[i] + a[31 - i]


@pytest.mark.capability(42, 78)
def test_texts(runtime: Driver) -> None:
    a, out = zeros(32, "float32"), zeros(32, "float32")
    surface = precise.ir(runtime, a, out, cube_dim=32)
    assert surface.startswith('kernel "precise"')
    assert "fma" not in surface
    assert precise.ir(runtime, a, out, cube_dim=32) == surface
    text = contracted.source(runtime, a, out, cube_dim=32)
    assert ("@llvm.fma.v" if runtime.target == "llvm" else "fma") in text
    assert "fma" not in precise.source(runtime, a, out, cube_dim=32)


@pytest.mark.capability(42)
def test_ir_after_each_pass() -> None:
    """Each pass of a target can be looked at, and the last one is what the target gets."""
    a, out = zeros(32, "float32"), zeros(32, "float32")
    shown = [precise.ir("cpu", a, out, stage=name) for name, _ in targets.get("llvm").pipeline]
    assert all(text.startswith('kernel "precise"') for text in shown)
    assert len(set(shown)) > 3
    assert precise.ir("cpu", a, out, stage="final") == shown[-1]
    assembly = contracted.assembly("cpu", a, out, cube_dim=32)
    assert "fma" in assembly.lower() or "fmla" in assembly.lower()


def left_over(values: Sequence[int], lanes: int) -> list[int]:
    """What vectors of `lanes` values do not reach."""
    return list(values[len(values) // lanes * lanes :])


@bc.cube
def copied_as_vectors(x: bc.Array[bc.i32], out: bc.Array[bc.i32], start: bc.i32, n: bc.Comptime[int]):
    source = x[start:].vectorized(n)
    target = out[start:].vectorized(n)
    for k in range(bc.UNIT_POS, target.len(), bc.CUBE_DIM):
        target[k] = source[k] * 2


@pytest.mark.capability(101)
@pytest.mark.parametrize("n", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1, 6, 40])
def test_slices_as_vectors(runtime: Driver, n: int, start: int) -> None:
    x = units(39) + 1
    out: Array = np.full(39, -1, np.int32)
    run(copied_as_vectors, runtime, x.astype(np.int32), out, np.int32(start), n, units=4)
    rest = left_over(x[start:].tolist(), n)
    whole = x[start : 39 - len(rest)].tolist()
    assert out.tolist() == [-1] * min(start, 39) + [2 * v for v in whole] + [-1] * len(rest)

"""Every way to launch gives the same result, on every runtime."""

from __future__ import annotations

import copy
import pickle
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config
from burn_cube.driver import Driver
from tests.conformance.launching import units, zeros

FLOATS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
K = 1.0


@pytest.fixture(autouse=True)
def _host_arrays_run_there(runtime: Driver) -> Iterator[None]:
    with config.use(runtime=runtime.properties.runtime):
        yield


@bc.cube
def saxpy(a: bc.f32, x: bc.Array[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = a * x[i] + y[i]


@bc.cube
def assign(out: bc.Array[bc.F]):
    if bc.ABSOLUTE_POS == 0:
        out[0] = 5.0


@bc.cube
def positions(out: bc.Array[bc.u32]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = bc.u32(i) + 1


@bc.cube
def add_global(out: bc.Array[bc.f32]):
    out[bc.ABSOLUTE_POS] = K


@bc.cube
def power(x: bc.Array[bc.i32], out: bc.Array[bc.i32], n: bc.Comptime[int] = 1):
    i = bc.ABSOLUTE_POS
    total = 1
    for _ in bc.unroll(range(n)):
        total *= x[i]
    out[i] = total


X, Y = np.arange(1000, dtype=np.float32), np.linspace(0, 1, 1000, dtype=np.float32)
EXPECTED = 2 * X + Y


def fresh() -> Any:
    return np.zeros(1000, np.float32)


@pytest.mark.capability(1)
@pytest.mark.parametrize("name", FLOATS)
def test_a_value_for_each_float_dtype(runtime: Driver, name: str) -> None:
    out = np.zeros(3, FLOATS[name])
    assign[1, 4](out)
    assert out.tolist() == [5, 0, 0]


@pytest.mark.capability(1, 100)
@pytest.mark.parametrize(
    "launch",
    [
        lambda out: saxpy[4, 256](2.0, X, Y, out),
        lambda out: saxpy[4](2.0, X, Y, out),
        lambda out: saxpy[(4,), (256,)](2.0, X, Y, out),
        lambda out: saxpy[(2, 2), (64, 4)](2.0, X, Y, out),
        lambda out: saxpy[(2, 2, 2), (8, 4, 4)](2.0, X, Y, out),
        lambda out: saxpy[bc.CubeCount(4), bc.CubeDim(256)](2.0, X, Y, out),
        lambda out: saxpy[bc.CubeCount(2, 2), bc.CubeDim(16, 16)](2.0, X, Y, out),
        lambda out: saxpy[np.int64(4), np.int64(256)](2.0, X, Y, out),
        lambda out: saxpy[lambda a: -(-a.x.size // 100), 100](2.0, X, Y, out),
        lambda out: saxpy[lambda a: bc.CubeCount(a["out"].size), 1](2.0, X, Y, out),
        lambda out: saxpy.forall(1000)(2.0, X, Y, out),
        lambda out: saxpy.bind(4, 256)(2.0, X, Y, out),
        lambda out: saxpy.checked[4, 256](2.0, X, Y, out),
        lambda out: saxpy.unchecked[4, 256](2.0, X, Y, out),
        lambda out: saxpy.validate[4, 256](2.0, X, Y, out),
        lambda out: saxpy.unchecked.forall(1000)(2.0, X, Y, out),
        lambda out: saxpy.interpret[4, 256](2.0, X, Y, out),
        lambda out: saxpy.interpret(4, 256, 2.0, X, Y, out),
        lambda out: saxpy[4, 256](a=2.0, out=out, y=Y, x=X),
        lambda out: saxpy[4, 256](2, X, y=Y, out=out),
        lambda out: saxpy.launch(
            config.current().runtime, cube_count=4, cube_dim=256, args=(2.0, X, Y), kwargs={"out": out}
        ),
    ],
)
def test_forms(runtime: Driver, launch: Any) -> None:
    out = fresh()
    launch(out)
    np.testing.assert_array_equal(out, EXPECTED)


@pytest.mark.capability(2)
def test_checked_and_unchecked_are_different_kernels(runtime: Driver) -> None:
    @bc.cube
    def beyond(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
        i = bc.ABSOLUTE_POS
        out[i] = x[i + 1] + 10

    memory = units(10)
    out = np.full(10, -1, np.int32)
    beyond[1, 8](memory[1:5], out[1:6])
    assert out.tolist() == [-1, 12, 13, 14, 10, 10, -1, -1, -1, -1]
    inside = zeros(4)
    beyond.unchecked[1, 4](memory[:5], inside)
    assert inside.tolist() == [11, 12, 13, 14]
    assert beyond.source(runtime, memory, out) != beyond.source(runtime, memory, out, mode="unchecked")


@pytest.mark.capability(3)
def test_comptime_values_are_part_of_the_key(runtime: Driver) -> None:
    kernel = bc.cube(power.fn)
    x, out = units(8), zeros(8)
    for n in (2, 3, 2):
        kernel[1, 8](x, out, n)
        assert out.tolist() == (x**n).tolist()
    kernel[1, 8](x, out)
    assert out.tolist() == x.tolist()
    compiles, hits, size, _ = kernel.cache_info()
    assert (compiles, hits, size) == (3, 1, 3)


@pytest.mark.capability(3)
def test_only_what_matters_is_in_the_key(runtime: Driver) -> None:
    kernel = bc.cube(saxpy.fn)
    for n in (1, 7, 1000):
        out = np.zeros(n, np.float32)
        kernel[n, 16](float(n), X[:n], Y[:n], out)
        np.testing.assert_array_equal(out, np.float32(n) * X[:n] + Y[:n])
    kernel[4, 16](1, X.reshape(10, 100), Y, fresh())
    assert kernel.cache_info()[0] == 1
    kernel[4, 32](1, X, Y, fresh())
    assert kernel.cache_info()[0] == 2


class Shape(Enum):
    SQUARE = "square"
    CUBE = "cube"


@dataclass(frozen=True)
class Step:
    by: int
    shape: Shape


@bc.cube
def stepped(out: bc.Array[bc.i32], step: bc.Comptime[Step], name: bc.Comptime[str] = "plain"):
    i = bc.ABSOLUTE_POS
    value = bc.i32(i) + step.by
    if step.shape == Shape.CUBE:
        value = value * value * value
    else:
        value = value * value
    if name == "negative":
        value = -value
    out[i] = value


@pytest.mark.capability(5, 6)
def test_enums_dataclasses_and_strings_steer_the_code(runtime: Driver) -> None:
    out = zeros(4)
    stepped[1, 4](out, Step(1, Shape.SQUARE))
    assert out.tolist() == [1, 4, 9, 16]
    stepped[1, 4](out, Step(1, Shape.CUBE), "negative")
    assert out.tolist() == [-1, -8, -27, -64]


@bc.cube
def biased(x: bc.Array[bc.i32], bias: bc.Array[bc.i32] | None, out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if bias is None:
        out[i] = x[i]
    else:
        out[i] = x[i] + bias[i]


@pytest.mark.capability(33)
def test_an_absent_array_is_another_kernel(runtime: Driver) -> None:
    kernel = bc.cube(biased.fn)
    x, out = units(4), zeros(4)
    kernel[1, 4](x, None, out)
    assert out.tolist() == [0, 1, 2, 3]
    kernel[1, 4](x, x + 10, out)
    assert out.tolist() == [10, 12, 14, 16]
    assert kernel.cache_info()[0] == 2


@bc.cube
def summed(xs: list[bc.Array[bc.i32]], outs: list[bc.Array[bc.i32]], signs: bc.Comptime[tuple[int, ...]]):
    i = bc.ABSOLUTE_POS
    total = 0
    for x, sign in zip(xs, signs):  # noqa: B905  the kernel language has no strict=
        total += sign * x[i]
    for out in outs:
        out[i] = total


@pytest.mark.capability(34)
def test_a_list_of_arrays(runtime: Driver) -> None:
    first, second, third = units(4), units(4) * 10, units(4) * 100
    a, b = zeros(4), zeros(4)
    summed[1, 4]([first, second, third], [a, b], (1, -1, 1))
    assert a.tolist() == b.tolist() == (first - second + third).tolist()


@bc.cube
def doubled(x: bc.Array[bc.N], out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    out[i] = x[i] + x[i]


@pytest.mark.capability(35)
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int8", "int32", "uint64"])
def test_a_generic_dtype_is_chosen_by_the_arguments(runtime: Driver, dtype: str) -> None:
    x = np.arange(8).astype(dtype)
    out = np.zeros(8, dtype)
    doubled[1, 8](x, out)
    np.testing.assert_array_equal(out, x + x)


@bc.struct
class Affine:
    scale: bc.f32
    shift: bc.Array[bc.f32]
    twice: bc.Comptime[bool] = False

    def apply(self, x: bc.f32, i: bc.index) -> bc.f32:
        found = x * self.scale + self.shift[i]
        return found * 2.0 if self.twice else found


@bc.cube
def affine(f: Affine, x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    out[i] = f.apply(x[i], i)


@pytest.mark.capability(30)
def test_a_struct_of_scalars_arrays_and_comptime_values(runtime: Driver) -> None:
    x, shift, out = np.arange(4, dtype=np.float32), np.ones(4, np.float32), np.zeros(4, np.float32)
    affine[1, 4](Affine(3.0, shift), x, out)
    assert out.tolist() == [1, 4, 7, 10]
    affine[1, 4](Affine(3.0, shift, twice=True), x, out)
    assert out.tolist() == [2, 8, 14, 20]


@bc.cube
def add_five(x: bc.Array[bc.i32], out: bc.Inout[bc.Array[bc.i32]]):
    i = bc.ABSOLUTE_POS
    out[i] = x[i] + 5


@pytest.mark.capability(110)
def test_in_place_where_it_is_declared(runtime: Driver) -> None:
    x = units(8)
    add_five[1, 8](x, x)
    assert x.tolist() == list(range(5, 13))
    plain = bc.cube(doubled.fn)
    with pytest.raises(bc.LaunchError, match="argument out: the kernel writes it, and it shares memory"):
        plain[1, 8](x, x)
    with pytest.raises(bc.LaunchError, match="shares memory with argument x"):
        plain[1, 4](x[:5], x[4:])
    assert x.tolist() == list(range(5, 13))


@bc.cube
def transposed(x: bc.Tensor[bc.i32], out: bc.Tensor[bc.i32]):
    i, j = bc.ABSOLUTE_POS_Y, bc.ABSOLUTE_POS_X
    if i < x.shape(0) and j < x.shape(1):
        out[j, i] = x[i, j]


@pytest.mark.capability(100)
@pytest.mark.parametrize(
    "view",
    [lambda a: a, lambda a: a.T, lambda a: a[::2, ::-1], lambda a: a[1:, 2:], lambda a: a[::-2, ::3]],
)
def test_tensors_of_any_strides(runtime: Driver, view: Any) -> None:
    x = view(np.arange(42, dtype=np.int32).reshape(6, 7))
    memory = np.full((x.shape[1] * 2, x.shape[0] + 1), -1, np.int32)
    out = memory[::-2, 1:]
    transposed[(2, 2), (4, 4)](x, out)
    np.testing.assert_array_equal(out, x.T)
    assert (memory[:, 0] == -1).all()


@pytest.mark.capability(50)
def test_the_width_of_indices(runtime: Driver) -> None:
    @bc.cube(index=64)
    def wide(out: bc.Array[bc.u32]):
        out[bc.ABSOLUTE_POS] = bc.u32(bc.ABSOLUTE_POS)

    out = np.zeros(4, np.uint32)
    wide[1, 4](out)
    assert out.tolist() == [0, 1, 2, 3]
    assert "index 64" in wide.ir(runtime, out)
    assert "index 32" in positions.ir(runtime, out)

    @bc.cube
    def scalar(n: bc.index, out: bc.Array[bc.i64]):
        out[0] = bc.i64(n)

    big = np.zeros(1, np.int64)
    scalar[1, 1](2**40 + 1, big)
    assert big[0] == 2**40 + 1


@pytest.mark.capability(118)
def test_a_grid_of_zero_does_nothing(runtime: Driver) -> None:
    out = fresh()
    for grid in (0, (0, 0, 0), (4, 0), bc.CubeCount(0), lambda a: 0):
        saxpy[grid, 256](2.0, X, Y, out)
    saxpy.forall(0)(2.0, X[:0], Y[:0], out[:0])
    saxpy[4, 256](2.0, X[:0], Y[:0], out[:0])
    assert not out.any()
    with pytest.raises(bc.LaunchError, match="argument x: got dtype f64"):
        saxpy[0, 256](2.0, X.astype(np.float64), Y, out)


def test_a_changed_global_gives_a_new_kernel(runtime: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = bc.cube(add_global.fn)
    out = np.zeros(2, np.float32)
    for value in (1.0, 2.5, 1.0):
        monkeypatch.setitem(globals(), "K", value)
        kernel[1, 2](out)
        assert out.tolist() == [value, value]
    assert kernel.cache_info()[0] == 2


def test_many_threads_compile_one_kernel_once(runtime: Driver) -> None:
    kernel = bc.cube(saxpy.fn)
    outs = [fresh() for _ in range(16)]
    barrier = threading.Barrier(16)

    def work(out: Any) -> None:
        barrier.wait()
        for _ in range(3):
            kernel[4, 256](2.0, X, Y, out)

    threads = [threading.Thread(target=work, args=(out,)) for out in outs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for out in outs:
        np.testing.assert_array_equal(out, EXPECTED)
    assert kernel.cache_info()[:3] == (1, 47, 1)


@pytest.mark.capability(122)
def test_a_kernel_that_fails_leaves_the_others_usable(runtime: Driver) -> None:
    @bc.cube
    def bad(x: bc.Array[bc.f32], wrong: bc.Comptime[bool]):
        if wrong:
            x[0] = not_defined  # type: ignore # noqa: F821
        x[0] = 1.0

    out = np.zeros(1, np.float32)
    for _ in range(2):
        with pytest.raises(bc.CompileError, match="not_defined"):
            bad[1, 1](out, True)
    bad[1, 1](out, False)
    assert out[0] == 1


def test_kernels_pickle_by_name(runtime: Driver) -> None:
    again = pickle.loads(pickle.dumps(saxpy))
    assert again is saxpy
    assert copy.deepcopy(saxpy) is saxpy
    local = bc.cube(lambda x: x)
    with pytest.raises(pickle.PicklingError, match="got a local function"):
        pickle.dumps(local)


@pytest.mark.capability(42)
def test_settings_reach_launches(runtime: Driver, tmp_path: Path) -> None:
    kernel = bc.cube(saxpy.fn)
    with config.use(dump=str(tmp_path), verify=True, checks="unchecked"):
        kernel[4, 256](2.0, X, Y, fresh())
    (folder,) = tmp_path.iterdir()
    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "00-surface.ir"
    assert names[-1].startswith("target.")
    assert "unchecked" in (folder / "00-surface.ir").read_text()
    with config.use(interpret=True):
        out = fresh()
        kernel[4, 256](2.0, X, Y, out)
    np.testing.assert_array_equal(out, EXPECTED)

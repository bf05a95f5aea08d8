"""What a device cannot do is refused before anything runs, with what was asked for and what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config
from burn_cube.driver import Argument, Artifact, Driver, Module, Properties
from burn_cube.dtypes import F32, I32
from burn_cube.launch import runtimes
from burn_cube.launch.limits import folded
from burn_cube.record import replace
from burn_dispatch import Device, Tensor
from tests.conformance.launching import units, zeros


@bc.cube
def fill(out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = 1


@bc.cube
def shared(out: bc.Array[bc.i32], n: bc.Comptime[int]):
    tile = bc.Shared[bc.i32](n)
    tile[bc.UNIT_POS] = bc.i32(bc.UNIT_POS)
    bc.sync_cube()
    out[bc.UNIT_POS] = tile[n - 1 - bc.UNIT_POS]


@bc.cube
def local(out: bc.Array[bc.i32], n: bc.Comptime[int]):
    memory = bc.Local[bc.i32](n)
    memory[out.len() % n] = 1
    out[0] = memory[out.len() % n + bc.ABSOLUTE_POS]


@bc.cube
def many(xs: list[bc.Array[bc.i32]]):
    xs[0][0] = xs[1][0]


@bc.cube
def counted(cells: bc.Array[bc.i32]):
    bc.atomic_add(cells, 0, 1)


@bc.cube
def plane(out: bc.Array[bc.i32]):
    out[bc.ABSOLUTE_POS] = bc.plane_sum(out[bc.ABSOLUTE_POS])


SMALL = r"a small device \(\w+\)"


class Narrow:
    """The CPU with lower limits."""

    target = "llvm"

    def __init__(self, **limits: Any) -> None:
        self.inner = runtimes.driver("cpu")
        self.properties: Properties = replace(self.inner.properties, name="a small device", **limits)
        self.launches = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def compile(self, artifact: Artifact) -> Module:
        """As the CPU does."""
        return self.inner.compile(artifact)

    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """Count."""
        self.launches += 1
        self.inner.launch(module, grid, args)


def launch(kernel: Any, device: object, *args: object, grid: Any = 1, cube: Any = 1, **named: object) -> None:
    kernel.launch(device, cube_count=grid, cube_dim=cube, args=args, kwargs=named)


OUT = np.zeros(64, np.int32)


CUBE, COUNT = {"max_cube_dim": (32, 8, 4)}, {"max_cube_count": (9, 5, 3)}
LIMITS: list[tuple[dict[str, Any], Any, dict[str, Any], dict[str, Any], str]] = [
    (CUBE, fill, {"cube": 32}, {"cube": 33}, "33 units in x of a cube, expected at most 32"),
    (CUBE, fill, {"cube": (1, 8)}, {"cube": (1, 9)}, "9 units in y of a cube, expected at most 8"),
    (CUBE, fill, {"cube": (1, 1, 4)}, {"cube": (1, 1, 5)}, "5 units in z of a cube, expected at most 4"),
    (
        {"max_units_per_cube": 64},
        fill,
        {"cube": 64},
        {"cube": (13, 5)},
        "65 units in a cube, expected at most 64",
    ),
    (COUNT, fill, {"grid": 9}, {"grid": 10}, "10 cubes in x of the grid, expected at most 9"),
    (COUNT, fill, {"grid": (1, 5)}, {"grid": (1, 6)}, "6 cubes in y of the grid, expected at most 5"),
    (COUNT, fill, {"grid": (1, 1, 3)}, {"grid": (1, 1, 4)}, "4 cubes in z of the grid, expected at most 3"),
    (
        {"max_shared_bytes": 64},
        shared,
        {"n": 16},
        {"n": 17},
        "68 bytes of shared memory, expected at most 64",
    ),
    ({"max_local_bytes": 64}, local, {"n": 16}, {"n": 17}, "68 bytes of local memory, expected at most 64"),
]


@pytest.mark.capability(117)
@pytest.mark.parametrize(("limits", "kernel", "fits", "over", "message"), LIMITS)
def test_each_limit_and_one_more(
    limits: dict[str, Any], kernel: Any, fits: Any, over: Any, message: str
) -> None:
    device = Narrow(**limits)
    launch(kernel, device, OUT, **fits)
    assert device.launches == 1
    with pytest.raises(bc.LaunchError, match=f"cannot launch {kernel.name}: got {message} on a small device"):
        launch(kernel, device, OUT, **over)
    assert device.launches == 1


@pytest.mark.capability(117)
def test_bindings() -> None:
    device = Narrow(max_bindings=2)
    launch(many, device, [zeros(1), zeros(1)])
    with pytest.raises(bc.LaunchError, match=rf"got 3 arrays, expected at most 2 on {SMALL}"):
        launch(many, device, [zeros(1), zeros(1), zeros(1)])


@bc.cube(index=64)
def wide(x: bc.Array[bc.f32]):
    x[0] = 1.0


@pytest.mark.capability(117)
def test_index_64_is_what_asks_for_64_bits() -> None:
    device = Narrow(dtypes=frozenset({I32, F32}))
    with pytest.raises(
        bc.LaunchError, match=rf"wide: index=64 asks for 64 bits, and {SMALL} has no i64"
    ) as caught:
        launch(wide, device, np.zeros(1, np.float32))
    assert "leave index=64 out" in str(caught.value)
    assert device.launches == 0
    x = np.zeros(1, np.float32)
    launch(wide, Narrow(), x)
    assert x[0] == 1.0


@pytest.mark.capability(117)
def test_dtypes_and_features() -> None:
    device = Narrow(dtypes=frozenset({I32, F32}), features=frozenset())
    launch(fill, device, zeros(4))
    with pytest.raises(bc.LaunchError, match=rf"cannot launch fill: {SMALL} has no f64"):
        launch(fill, device, np.zeros(4))
    with pytest.raises(bc.LaunchError, match=rf"{SMALL} has no atomic operations") as caught:
        launch(counted, device, zeros(1))
    assert "bc.atomic_add(cells, 0, 1)" in str(caught.value)
    with pytest.raises(bc.LaunchError, match=rf"{SMALL} has no plane operations"):
        launch(plane, device, zeros(1))
    assert device.launches == 1


@pytest.mark.capability(118)
def test_forall_folds_a_grid_over_the_limit() -> None:
    small = Narrow(max_cube_count=(4, 3, 5), max_cube_dim=(8, 8, 8), max_units_per_cube=8)
    for cubes in range(60):
        x, y, z = folded(cubes, small.properties)
        assert x * y * z >= cubes
        assert x <= 4
        assert y <= 3
    assert folded(0, small.properties) == (0, 1, 1)
    memory = Tensor.from_numpy(np.zeros(300, np.int32), Device.cpu())

    class OnSmall:
        def __burn_cube_array__(self) -> Any:
            return replace(memory.__burn_cube_array__(), driver=small)

    fill.forall(300)(OnSmall())
    assert memory.numpy().tolist() == [1] * 300


@pytest.mark.capability(118)
def test_a_large_grid(runtime: Driver) -> None:
    out = np.zeros(3, np.int32)
    with pytest.raises(bc.LaunchError, match=r"got \d+ cubes in x of the grid, expected at most \d+"):
        launch(fill, runtime, out, grid=2**40)
    assert not out.any()


def test_the_device_must_be_one() -> None:
    class Elsewhere:
        def __init__(self, tensor: Tensor, driver: Any) -> None:
            self.tensor, self.driver = tensor, driver

        def __burn_cube_array__(self) -> Any:
            return replace(self.tensor.__burn_cube_array__(), driver=self.driver)

    tensor = Tensor.from_numpy(units(4), Device.cpu())
    far = Narrow(host_memory=False)
    with pytest.raises(bc.DeviceError, match=rf"got xs\.0 on .* and xs\.1 on {SMALL}, expected one device"):
        many[1, 1]([tensor, Elsewhere(tensor, far)])
    with pytest.raises(bc.LaunchError, match=rf"got an array in the host's memory, which {SMALL} cannot use"):
        many[1, 1]([Elsewhere(tensor, far), zeros(4)])
    with pytest.raises(bc.LaunchError, match=rf"argument out is on {SMALL}, not on"):
        launch(fill, "cpu", Elsewhere(tensor, far))
    with pytest.raises(bc.DeviceError, match="cannot open runtime 'abacus': it is not installed") as caught:
        launch(fill, "abacus", OUT)
    assert "installed are: cpu, " in str(caught.value)
    with pytest.raises(bc.LaunchError, match="got int as device, expected a Device"):
        launch(fill, 3, OUT)


def test_tensors_and_arrays_together() -> None:
    tensor = Tensor.from_numpy(np.arange(4, dtype=np.float32), Device.cpu())
    out = np.zeros(4, np.float32)

    @bc.cube
    def copied(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
        out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS]

    copied[1, 4](tensor, out)
    assert out.tolist() == [0, 1, 2, 3]
    with pytest.raises(bc.LaunchError, match="shares memory"):
        copied[1, 4](tensor, tensor)


@pytest.mark.parametrize("through_setting", [False, True])
def test_tensors_on_the_interpreter(through_setting: bool) -> None:
    tensor = Tensor.from_numpy(np.zeros(6, np.int32), Device.cpu())
    view = tensor[2:5]
    if through_setting:
        with config.use(interpret=True):
            fill[1, 8](view)
    else:
        fill.interpret[1, 8](view)
    assert tensor.numpy().tolist() == [0, 0, 1, 1, 1, 0]


@pytest.mark.capability(36)
def test_a_kernel_sees_the_properties_of_its_device(runtime: Driver) -> None:
    @bc.cube
    def width(out: bc.Array[bc.i32]):
        if bc.comptime(bc.device_properties().plane_dim >= 1):
            out[0] = bc.device_properties().plane_dim
        out[1] = bc.i32(bc.PLANE_DIM)

    out = zeros(2)
    launch(width, runtime, out, cube=256)
    assert out.tolist() == [runtime.properties.plane_dim] * 2
    launch(width, runtime, out, cube=3)
    assert out.tolist() == [runtime.properties.plane_dim, min(4, runtime.properties.plane_dim)]


@pytest.mark.capability(37)
def test_a_kernel_refuses_its_arguments_itself(runtime: Driver) -> None:
    @bc.cube
    def even(out: bc.Array[bc.i32], n: bc.Comptime[int]):
        if n % 2 != 0:
            bc.compile_error("n must be even")
        out[0] = n

    out = zeros(1)
    launch(even, runtime, out, n=2)
    assert out[0] == 2
    with pytest.raises(bc.CompileError, match="n must be even"):
        launch(even, runtime, out, n=3)
    assert out[0] == 2


CONFIGURATIONS: list[tuple[Any, Any, str]] = [
    (-1, 1, "got -1 in the grid, expected 0 or more"),
    (1, 0, "got 0 in the cube, expected 1 or more"),
    (1.5, 1, "got 1.5 in the grid, expected an int"),
    (True, 1, "got True in the grid, expected an int"),
    (1, "8", "got '8' in the cube, expected an int"),
    ((1, 2, 3, 4), 1, "got a grid of 4 dimensions, expected 1 to 3"),
    ((), 1, "got a grid of 0 dimensions"),
    (bc.CubeDim(1), 1, "got a grid of type CubeDim, expected CubeCount"),
    (1, bc.CubeCount(1), "got a cube of type CubeCount, expected CubeDim"),
    (lambda a: 1.5, 1, "got 1.5 in the grid"),
    (lambda a: a.nothing, 1, "the kernel has no argument 'nothing'"),
]


@pytest.mark.parametrize(("grid", "cube", "message"), CONFIGURATIONS, ids=lambda case: str(case)[:20])
def test_grids_and_cubes_that_are_none(grid: Any, cube: Any, message: str) -> None:
    with pytest.raises(bc.LaunchError if callable(grid) is False else Exception, match=message):
        fill[grid, cube](OUT)


def test_forall_takes_one_number() -> None:
    for n, message in (((4, 4), "got \\(4, 4\\) in the number of elements"), (-1, "got -1 in the number")):
        with pytest.raises(bc.LaunchError, match=message):
            fill.forall(n)


def test_too_many_in_brackets() -> None:
    with pytest.raises(bc.LaunchError, match=r"got 3 values in brackets(.*\n)+.*kernel\[\(4, 4\), 64\]"):
        fill[1, 1, 1](OUT)


@pytest.mark.capability(42)
def test_inspection() -> None:
    text = fill.ir("cpu", OUT)
    assert text.startswith('kernel "fill"')
    assert fill.ir("cpu", OUT, stage="final") != text
    assert "cube 32 1 1" in fill.ir(Device.cpu(), OUT, cube_dim=32)
    assert "define" in fill.source("cpu", OUT)
    assert "ret" in fill.assembly("cpu", OUT)
    with pytest.raises(bc.LaunchError, match=r"got stage 'nothing'.*\n= help: its passes are"):
        fill.ir("cpu", OUT, stage="nothing")
    with pytest.raises(bc.DeviceError, match="cannot show assembly: runtime reference makes none"):
        fill.assembly("reference", OUT)
    with pytest.raises(bc.LaunchError, match=r"got ndarray as device.*\n= help: the device comes first"):
        fill.ir(OUT)
    with pytest.raises(bc.LaunchError, match="got mode 'fast'"):
        fill.ir("cpu", OUT, mode="fast")


def test_errors_point_into_the_kernel_and_carry_few_frames() -> None:
    with pytest.raises(bc.LaunchError) as caught:
        fill[1, 1]([1, 2])
    lines = str(caught.value).splitlines()
    assert lines[0].startswith(f"{__file__}:")
    assert lines[1].endswith("def fill(out: bc.Array[bc.N]):")
    assert lines[2].strip(" |") == "^" * len("out: bc.Array[bc.N]")
    assert caught.value.__cause__ is None
    assert len(caught.traceback) <= 3


def test_no_index_beyond_32_bits_where_they_are_forced() -> None:
    @bc.cube(index=32)
    def narrow(n: bc.index, out: bc.Array[bc.i32]):
        out[0] = bc.i32(n)

    out = zeros(1)
    narrow[1, 1](7, out)
    assert out[0] == 7
    with pytest.raises(bc.LaunchError, match="got an extent of 2147483648, expected at most 1073741824"):
        narrow[1, 1](2**31, out)

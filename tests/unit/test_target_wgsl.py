"""The WGSL target: literals and expressions, and kernels that its rules make hard, run and given to Tint."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import dtypes as dt
from burn_cube import targets
from burn_cube.driver import Artifact
from burn_cube.dtypes import DType
from burn_cube.ir import Kernel
from burn_cube.launch.library import library
from burn_cube.passes import Context, run
from burn_cube.targets.wgsl import emit
from burn_cube.targets.wgsl.literals import number
from burn_cube.targets.wgsl.text import atom, bare, call, infix, is_atom
from tests import devices
from tests.device.tint import Tint, is_standard
from tests.lowering import lowered

F, J, B = np.zeros(64, np.float32), np.zeros(64, np.int32), np.zeros(64, np.uint8)


@pytest.fixture(scope="module")
def tint() -> Iterator[Tint]:
    """Tint, once."""
    found = Tint()
    yield found
    found.close()


def legal(kernel: Any, *args: Any, plane: int = 8, bits: int = 32, **named: Any) -> Kernel:
    """The kernel as the emitter takes it."""
    found = lowered(kernel, *args, plane=plane, bits=bits, **named).kernel
    return run(found, targets.get("wgsl").pipeline, Context(library), verify=True)


def artifact(kernel: Any, *args: Any, **named: Any) -> Artifact:
    """The text of a kernel."""
    return emit(legal(kernel, *args, **named))


@pytest.mark.parametrize(
    ("value", "dtype", "text"),
    [
        (True, dt.BOOL, "true"),
        (7, dt.I8, "7i"),
        (-(1 << 31), dt.I32, "bitcast<i32>(2147483648u)"),
        (0xFFFFFFFF, dt.U32, "4294967295u"),
        (-(1 << 63), dt.I64, "bitcast<i64>(9223372036854775808lu)"),
        (1.5, dt.F32, "1.5f"),
        (3.0, dt.F32, "3.0f"),
        (0.10000000149011612, dt.F32, "0.1f"),
        (1e20, dt.F32, "1e+20f"),
        (-0.0, dt.F32, "-0.0f"),
        (math.inf, dt.F32, "burn_f32(0x7f800000u)"),
        (2.0**-140, dt.F32, "burn_f32(0x200u)"),  # a sub-normal, which a compiler may drop
        (0.1, dt.F64, "0.1lf"),
        (-math.inf, dt.F64, "burn_f64(0xfff0000000000000lu)"),
        (1.5, dt.F16, "0x3e00u"),
        (1.5, dt.BF16, "0x3fc0u"),
    ],
)
def test_literals(value: bool | int | float, dtype: DType, text: str) -> None:
    assert number(value, dtype) == text


def test_parentheses() -> None:
    for text in ("x", "1.5f", "f(a + b)", "x[i + 1]", "bitcast<u32>(x)", "a.b[c].x", "f(a)(b)"):
        assert is_atom(text), text
    for text in ("a + b", "-x", "(a) + (b)", "f(a) + 1", "!x"):
        assert not is_atom(text), text
    assert atom("a + b") == "(a + b)"
    assert bare("((a + b))") == "a + b"
    assert bare("(a) + (b)") == "(a) + (b)"
    assert call("f", "(a + b)", "c") == "f(a + b, c)"
    assert infix("*", "a + b", "c") == "(a + b) * c"


@bc.cube
def names(where: bc.Array[bc.i32], crate: bc.Array[bc.i32], value: bc.Array[bc.u8], fused: bc.i32):
    record = bc.ABSOLUTE_POS
    unit = where[record] + fused
    if record < crate.len():
        crate[record] = unit
        value[record] = bc.u8(unit)


@bc.cube
def swapped(x: bc.Array[bc.i32], out: bc.Array[bc.i32], n: bc.i32):
    a, b, c = bc.i32(1), bc.i32(2), bc.i32(3)
    i = bc.ABSOLUTE_POS
    for _ in range(n):
        a, b, c = b, c, a + b
    left, right = x[i], a
    while left > 0:
        left, right = left - 1, right + left
    out[i] = right + c


@bc.cube
def stepping(out: bc.Array[bc.i32], start: bc.i32, stop: bc.i32, step: bc.i32):
    i = bc.ABSOLUTE_POS
    total = bc.i32(0)
    for k in range(start + bc.i32(i), stop, step):
        total = total * 3 + k
    for k in range(stop, start, -2):
        total += k
    for k in range(2147483640, 2147483647, 5):
        total ^= k
    out[i] = total


@bc.cube
def chosen(x: bc.Array[bc.i64], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    match x[i]:
        case 1 | 2:
            out[i] = 10
        case -5:
            out[i] = 20
        case _:
            out[i] = 30


@bc.cube
def alone(x: bc.Inout[bc.Array[bc.i32]], out: bc.Array[bc.i32]):
    """In a cube of one unit all is uniform: WGSL does not know."""
    tile = bc.Shared[bc.i32](8)
    x[1] = x[0] + 2
    if x[1] > 2:
        tile[0] = x[0]
        bc.sync_cube()
        out[0] = tile[0]
    for k in range(x[1]):
        tile[1] = bc.i32(k)
        bc.sync_cube()
        out[1] = tile[1]


@bc.cube
def told(x: bc.Array[bc.i32], out: bc.Inout[bc.Array[bc.i32]]):
    """A uniform load of memory that is written."""
    tile = bc.Shared[bc.i32](16)
    u = bc.UNIT_POS
    if u == 0:
        out[0] = x[3] + 2
    bc.sync_storage()
    n = bc.uniform_load(out, 0)
    bc.sync_storage()
    while n > 0:
        tile[u] = n
        bc.sync_cube()
        out[u] = tile[15 - u]
        n -= 1


@bc.cube
def promised(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    counts = bc.Shared[bc.u32](4)
    flags = bc.Shared[bc.bool](4)
    u = bc.UNIT_POS
    if u < 4:
        counts[u] = 0
        flags[u] = x[u] > 2
    bc.sync_cube()
    bc.atomic_add(counts, 1, bc.u32(x[u]))
    many = bc.uniform_load(counts, 1)
    if many > 3:
        bc.sync_cube()
        counts[u % 4] = many
    if bc.uniform_load(flags, 2):
        bc.sync_cube()
        out[u] = bc.i32(many)


@bc.cube
def tight(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    """20000 bytes in two memories that are never in use at once, and one of bytes."""
    u = bc.UNIT_POS
    first = bc.Shared[bc.f32](2500)
    marks = bc.Shared[bc.u8](1000)
    first[u] = x[u]
    marks[u] = bc.u8(u)
    bc.sync_cube()
    kept = first[31 - u] + bc.f32(marks[31 - u])
    bc.sync_cube()
    second = bc.Shared[bc.f32](2500)
    second[u] = kept
    bc.sync_cube()
    out[u] = second[31 - u]


@bc.cube
def remainders(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    y = x[i]
    out[4 * i] = (y + 1.0) - 1.0
    out[4 * i + 1] = y - y
    out[4 * i + 2] = y / 3.0
    out[4 * i + 3] = (y * 1e30) * 1e30 * 1e-30


@bc.cube
def zeroed(out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    total = bc.i32(0)
    for k in range(3):
        cells = bc.Local[bc.i32](4)
        cells[i % 4] += 1
        total += cells[0] + cells[1] + cells[2] + cells[3]
        total += bc.atomic_add(out, 100 + k, 1)  # outside: gives 0 each time
    out[i] = total


def _values(count: int, dtype: Any, generator: np.random.Generator) -> np.ndarray:
    return generator.integers(0, 5, count).astype(dtype)


CASES: dict[str, tuple[Any, tuple[Any, ...], int]] = {
    "names": (names, (J[:16], J[:16], B[:16], 3), 16),
    "swapped": (swapped, (J[:16], J[:16], 5), 16),
    "stepping": (stepping, (J[:16], -3, 40, 7), 16),
    "chosen": (chosen, (np.array([1, 2, -5, 7] * 4), J[:16]), 16),
    "alone": (alone, (J[:4], J[:4]), 1),
    "told": (told, (J[:16], J[:16]), 16),
    "promised": (promised, (J[:16], J[:16]), 16),
    "tight": (tight, (F[:32], F[:32]), 32),
    "remainders": (remainders, (F[:16], F), 16),
    "zeroed": (zeroed, (J[:16],), 16),
}


def _arguments(name: str) -> list[Any]:
    generator = np.random.default_rng(5)
    found: list[Any] = []
    for arg in CASES[name][1]:
        if not isinstance(arg, np.ndarray):
            found.append(arg)
        elif arg.dtype == np.float32:
            found.append((generator.integers(1, 4000, arg.size) / 1024).astype(np.float32))
        else:
            found.append(arg.copy() if arg.dtype == np.int64 else _values(arg.size, arg.dtype, generator))
    return found


@pytest.mark.parametrize("device", ["wgpu-lavapipe", "wgpu-swiftshader"])
@pytest.mark.parametrize("name", CASES)
def test_like_the_interpreter(name: str, device: str) -> None:
    try:
        driver = devices.open_device(device)
    except devices.Missing as error:
        pytest.skip(str(error))
    if name == "chosen" and dt.I64 not in driver.properties.dtypes:
        pytest.skip("the device has no i64")
    kernel, _, units = CASES[name]
    got, expected = _arguments(name), _arguments(name)
    kernel.launch(driver, cube_count=1, cube_dim=units, args=tuple(got))
    driver.sync()
    kernel.interpret[1, units](*expected)
    for one, other in zip(got, expected, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("name", CASES)
def test_tint_takes_it(name: str, tint: Tint) -> None:
    kernel, args, units = CASES[name]
    made = artifact(kernel, *args, cube=(units, 1, 1))
    assert is_standard(made) == (name != "chosen")
    if is_standard(made):
        tint.check(made)


def test_parameters_of_one_buffer_share_a_binding(tint: Tint) -> None:
    kernel = legal(names, *CASES["names"][1], cube=(16, 1, 1))
    shared = emit(kernel, ((0, 1),))
    assert "@binding(0) var<storage, read_write>" in shared.text
    assert "@binding(2) var<uniform>" in shared.text
    tint.check(shared)


def test_shared_memory_that_is_tight() -> None:
    made = artifact(tight, *CASES["tight"][1], cube=(32, 1, 1))
    assert "var<workgroup> shared_f32: array<f32, 2500>;" in made.text
    assert "array<atomic<u32>, 250>" in made.text
    assert made.shared_bytes == 11000


def test_sums_are_not_regrouped() -> None:
    text = artifact(remainders, *CASES["remainders"][1], cube=(16, 1, 1)).text
    assert re.search(r"burn_rounded_f32\((\w+) \+ 1\.0f\)", text)
    assert re.search(r"(\w+) - burn_rounded_f32\(\1\)", text)
    assert re.search(r"/ burn_rounded_f32\(3\.0f\)", text)
    assert re.search(r"burn_rounded_f32\(burn_rounded_f32\((\w+) \* 1e\+30f\) \* 1e\+30f\)", text)


def test_wide_positions() -> None:
    made = artifact(names, *CASES["names"][1], cube=(16, 1, 1), bits=64)
    assert "where_base: i64" in made.text
    assert "u32(record.where_base + absolute_pos)" in made.text

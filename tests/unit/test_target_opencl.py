"""What the emitter of C-like texts must not get wrong: order of assignments, names, limits of types."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import dtypes as dt
from burn_cube import targets
from burn_cube.driver import Artifact
from burn_cube.errors import DeviceError
from burn_cube.ir import Kernel
from burn_cube.launch.library import library
from burn_cube.ops import OPS
from burn_cube.passes import Context, run
from burn_cube.semantics import REFERENCE
from burn_cube.span import UNKNOWN
from burn_cube.targets.c_family.expressions import HALVES
from burn_cube.targets.c_family.literals import literal
from burn_cube.targets.c_family.text import PRODUCT, SUM, Expr, binary, choice, negation, unary
from burn_cube.targets.opencl import DIALECT
from burn_dispatch import Device, Tensor
from tests import op_kernels
from tests.edge_values import differences
from tests.lowering import lowered
from tests.op_kernels import Call


@pytest.fixture
def device() -> Device:
    try:
        found = Device.opencl(0)
        found.driver.sync()
    except DeviceError as error:
        pytest.skip(error.message)
    return found


def artifact(kernel: Any, *args: Any, **named: Any) -> Artifact:
    """The artifact for arguments like these."""
    return emitted(lowered(kernel, *args, plane=1, bits=32, **named).kernel)


def emitted(kernel: Kernel) -> Artifact:
    """The artifact of a kernel from the frontend."""
    target = targets.get("opencl")
    return target.emit(run(kernel, target.pipeline, Context(library), verify=True))


F, J = np.zeros(8, np.float32), np.zeros(8, np.int32)

# expressions


def test_precedence() -> None:
    a, b, c = (Expr(name) for name in "abc")
    total = binary("+", SUM, a, b)
    assert binary("*", PRODUCT, total, c).text == "(a + b) * c"
    assert binary("-", SUM, a, binary("-", SUM, b, c)).text == "a - (b - c)"
    assert binary("-", SUM, binary("-", SUM, a, b), c).text == "a - b - c"
    assert choice(choice(a, b, c), a, choice(b, a, c)).text == "(a ? b : c) ? a : b ? a : c"
    assert unary("-", unary("-", a)).text == "-(-a)"
    assert unary("-", Expr("-1", 15)).text == "-(-1)"
    assert negation(total).text == "!(a + b)"


@pytest.mark.parametrize(
    ("value", "dtype", "text"),
    [
        (True, dt.BOOL, "true"),
        (-(1 << 31), dt.I32, "-2147483647 - 1"),
        (-(1 << 63), dt.I64, "-9223372036854775807L - 1"),
        ((1 << 64) - 1, dt.U64, "18446744073709551615UL"),
        (-128, dt.I8, "-128"),
        (0.1, dt.F64, "0.1"),
        (float(np.float32(0.1)), dt.F32, "0.1f"),
        (-0.0, dt.F32, "-0.0f"),
        (16777216.0, dt.F32, "16777216.0f"),
        (float(np.float32(1e-45)), dt.F32, "1e-45f"),
        (math.inf, dt.F32, "(1.0f / 0.0f)"),
        (-math.inf, dt.F64, "-(1.0 / 0.0)"),
        (1.5, dt.F16, "0x3e00"),
        (1.5, dt.BF16, "0x3fc0"),
    ],
)
def test_literals(value: bool | int | float, dtype: dt.DType, text: str) -> None:
    assert literal(DIALECT, value, dtype).text == text


def test_halves_are_their_bits() -> None:
    assert all(DIALECT.types[half.name] == "ushort" for half in HALVES)


# order


@bc.cube
def rotated(out: bc.Array[bc.i32]):
    a, b, c = 1, 2, 3
    i = 0
    while i < 4:
        a, b, c = b, c + a, a
        i += 1
    out[0], out[1], out[2] = a, b, c


@bc.cube
def replaced(x: bc.Array[bc.i32], cells: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    old = x[i]
    x[i] = 7
    seen = cells[i]
    before = bc.atomic_add(cells, i, 5)
    x[i + 4] = old + before + seen


def test_carried_values_change_at_once(device: Device) -> None:
    out = Tensor.from_numpy(np.zeros(3, np.int32), device)
    rotated[1, 1](out)
    a, b, c = 1, 2, 3
    for _ in range(4):
        a, b, c = b, c + a, a
    assert out.numpy().tolist() == [a, b, c]


def test_reads_come_before_the_writes_that_follow(device: Device) -> None:
    x = Tensor.from_numpy(np.arange(8, dtype=np.int32), device)
    cells = Tensor.from_numpy(np.arange(4, dtype=np.int32) * 10, device)
    replaced[1, 4](x, cells)
    assert x.numpy().tolist() == [7, 7, 7, 7, 0, 21, 42, 63]
    assert cells.numpy().tolist() == [5, 15, 25, 35]


# names


@bc.cube
def sqrt(
    args: bc.Array[bc.f32],
    report: bc.Array[bc.f32],
    float4: bc.f32,
    INT_MAX: bc.f32,
    cube: bc.f32,
    linux: bc.f32,
):
    burn_cube = bc.ABSOLUTE_POS
    get_local_id = args[burn_cube] * float4
    barrier = bc.sqrt(get_local_id) + INT_MAX
    kernel = max(barrier, cube) // linux
    report[burn_cube] = kernel


def test_names_of_the_language(device: Device) -> None:
    x = np.arange(4, dtype=np.float32)
    out = Tensor.from_numpy(np.zeros(4, np.float32), device)
    sqrt[1, 4](Tensor.from_numpy(x, device), out, 4.0, 1.0, 2.0, 0.5)
    assert out.numpy().tolist() == (np.maximum(np.sqrt(x * 4) + 1, 2) // np.float32(0.5)).tolist()


# limits of types


@bc.cube
def ends(start: bc.N, stop: bc.N, step: bc.N, out: bc.Array[bc.i32], last: bc.Array[bc.N]):
    count = 0
    seen = start
    for i in range(start, stop, step):
        count += 1
        seen = i
        if count > 9:
            break
    out[0] = count
    last[0] = seen


@pytest.mark.parametrize(
    ("dtype", "start", "stop", "step"),
    [
        (np.int32, 2**31 - 5, 2**31 - 1, 3),
        (np.int32, -(2**31) + 4, -(2**31), -3),
        (np.int32, 0, 5, 0),
        (np.uint8, 250, 255, 4),
        (np.int8, 120, 127, 5),
        (np.int64, -(2**63), 2**63 - 1, 2**62),
        (np.uint32, 1, 2**32 - 1, 2**31),
    ],
)
def test_loops_end_where_their_type_does(
    device: Device, dtype: type[np.generic], start: int, stop: int, step: int
) -> None:
    out = Tensor.from_numpy(np.zeros(1, np.int32), device)
    last = Tensor.from_numpy(np.zeros(1, dtype), device)
    ends[1, 1](dtype(start), dtype(stop), dtype(step), out, last)  # type: ignore[call-arg]
    expected = list(range(start, stop, step)) if step else []
    assert out.numpy().tolist() == [len(expected)]
    assert last.numpy().tolist() == [expected[-1] if expected else start]


@bc.cube
def chosen(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    match x[i]:
        case -2147483648:
            out[i] = 1
        case -1 | 2147483647:
            out[i] = 2
        case _:
            out[i] = 3


def test_cases_of_extreme_numbers(device: Device) -> None:
    x = np.array([-(2**31), -1, 2**31 - 1, 0], np.int32)
    out = Tensor.from_numpy(np.zeros(4, np.int32), device)
    chosen[1, 4](Tensor.from_numpy(x, device), out)
    assert out.numpy().tolist() == [1, 2, 2, 3]


@bc.cube
def tables(out: bc.Array[bc.f64], flags: bc.Array[bc.bool]):
    i = bc.ABSOLUTE_POS
    odd = bc.Const([math.inf, -math.inf, -0.0, 5e-324], bc.f64)
    small = bc.Const([math.nan, 1e-45, math.inf, -0.0], bc.f32)
    yes = bc.Const([True, False, True, False], bc.bool)
    out[i] = odd[i]
    out[i + 4] = bc.f64(small[i])
    flags[i] = yes[i]


def test_tables_of_odd_numbers(device: Device) -> None:
    out = Tensor.from_numpy(np.zeros(8), device)
    flags = Tensor.from_numpy(np.zeros(4, np.bool_), device)
    tables[1, 4](out, flags)
    small = [math.nan, float(np.float32(1e-45)), math.inf, -0.0]
    assert [repr(v) for v in out.numpy().tolist()] == [
        repr(v) for v in (math.inf, -math.inf, -0.0, 5e-324, *small)
    ]
    assert flags.numpy().tolist() == [True, False, True, False]


# text


@bc.cube
def continued(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    # fmt: off
    total = x[bc.UNIT_POS] + \
        1.0  # ä
    # fmt: on
    out[bc.UNIT_POS] = total


def test_comments_end_with_their_line(device: Device) -> None:
    text = artifact(continued, F, F, cube=(8, 1, 1)).text
    assert text.isascii()
    assert not [line for line in text.splitlines() if line.endswith("\\")]
    out = Tensor.from_numpy(np.zeros(8, np.float32), device)
    continued[1, 8](Tensor.from_numpy(np.arange(8, dtype=np.float32), device), out)
    assert out.numpy().tolist() == [1, 2, 3, 4, 5, 6, 7, 8]


@bc.cube
def apart(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[bc.UNIT_POS] = x[bc.UNIT_POS]


@bc.cube
def together(x: bc.Array[bc.f32], both: bc.Inout[bc.Array[bc.f32]], out: bc.Array[bc.f32]):
    both[bc.UNIT_POS] = x[bc.UNIT_POS]
    out[bc.UNIT_POS] = x[bc.UNIT_POS] + both[bc.UNIT_POS]


def test_only_what_cannot_alias_is_restricted() -> None:
    text = artifact(apart, F, F).text
    assert "__global const float *restrict x" in text
    assert "__global float *restrict out" in text
    text = artifact(together, F, F, F).text
    assert "__global const float *x" in text
    assert "__global float *both" in text
    assert "__global float *restrict out" in text


def test_lines_know_where_they_come_from() -> None:
    found = artifact(apart, F, F, cube=(8, 1, 1))
    lines = found.text.splitlines()
    assert len(lines) == len(found.lines)
    (at,) = [number for number, line in enumerate(lines) if "out[unit_pos] =" in line]
    assert found.lines[at].file == __file__
    assert "out[bc.UNIT_POS] = x[bc.UNIT_POS]" in lines[at - 1]
    assert found.lines[0] is UNKNOWN


def test_a_kernel_prints_only_functions_that_it_calls() -> None:
    text = artifact(apart, F, F, cube=(8, 1, 1)).text
    assert [line for line in text.splitlines() if line.startswith("static inline")] == [
        "static inline uint burn_cube(void) {"
    ]


@bc.cube
def shared(out: bc.Array[bc.f32]):
    tile = bc.Shared[bc.f32](1024)
    tile[bc.UNIT_POS] = bc.f32(bc.UNIT_POS)
    bc.sync_cube()
    out[bc.UNIT_POS] = tile[3 - bc.UNIT_POS]


def test_shared_memory_is_an_array() -> None:
    assert "__local float tile[1024];" in artifact(shared, F, cube=(4, 1, 1)).text


# vectors


@bc.cube
def doubled(
    burn_in: bc.Array[bc.Vector[bc.f16, n]],  # noqa: F821
    out: bc.Array[bc.Vector[bc.f16, n]],  # noqa: F821
    n: bc.Comptime[int],
):
    i = bc.ABSOLUTE_POS
    out[i] = burn_in[i] * 2.0


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 7, 8, 16])
def test_accesses_to_several_elements_stay_inside(device: Device, n: int) -> None:
    count = 3 * n + 1  # the last vector would be partial: it is outside
    x = np.arange(count, dtype=np.float16)
    out = Tensor.from_numpy(np.full(count, -1, np.float16), device)
    doubled[1, 8](Tensor.from_numpy(x, device), out, n)
    whole = count // n * n
    assert out.numpy().tolist() == (x[:whole] * 2).tolist() + [-1] * (count - whole)


@bc.cube
def endless(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[bc.UNIT_POS] = x[bc.UNIT_POS] * math.inf


def test_products_with_infinity(device: Device) -> None:
    out = Tensor.from_numpy(np.zeros(4, np.float32), device)
    endless[1, 4](Tensor.from_numpy(np.array([1, -1, 0, 2], np.float32), device), out)
    assert [repr(v) for v in out.numpy().tolist()] == ["inf", "-inf", "nan", "inf"]


@pytest.mark.slow
@pytest.mark.parametrize("op", ["div", "sqrt"])
def test_rounding_in_integers(device: Device, op: str) -> None:
    """Where a device's own division is not exact enough."""
    count = 200_000
    call = Call(OPS[op], (dt.F32,) * OPS[op].arity)
    target = targets.get("opencl-rounded")
    kernel = run(op_kernels.kernel_of([call], count, 1), target.pipeline, Context(library), verify=True)
    found = target.emit(kernel)
    assert f"burn_{op}_f32(" in found.text
    args, result = op_kernels.arguments(call, count, 5), op_kernels.outputs([call], count)
    arrays = op_kernels.flat([call], [args], result)
    op_kernels.launch(device.driver, device.driver.compile(found), arrays, count)
    assert not len(differences(result[0], REFERENCE[op](*args)))

"""Control flow of the interpreter, on kernels written as IR text."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube.errors import DeviceError, InternalError
from burn_cube.interpreter import BufferValue, run
from burn_cube.ir import Function, parse_kernel
from burn_cube.semantics import Array


def _no_library(op: str, dtype: str) -> Function:
    raise AssertionError(f"no library function is called, got {op} {dtype}")


def _buffer(data: Array) -> BufferValue:
    return BufferValue(data, 0, len(data), len(data))


def _launch(body: str, *arrays: Array, cube: str = "8 1 1", grid: tuple[int, int, int] = (1, 1, 1)) -> None:
    names = {
        np.dtype("int32"): "i32",
        np.dtype("float32"): "f32",
        np.dtype("uint8"): "u8",
        np.dtype("int64"): "i64",
    }
    params = ", ".join(f"%a{n}: buffer {names[a.dtype]} readwrite" for n, a in enumerate(arrays))
    kernel = parse_kernel(f'kernel "k" ({params}) cube {cube} plane 4 index 64 checked {{\n{body}\n}}')
    run(kernel, grid, [_buffer(array) for array in arrays], _no_library)


_UNIT = "%u: index = builtin [UNIT_POS]\n%i: i32 = cast %u [i32]\n"


def test_sides_of_a_branch_merge() -> None:
    out = np.zeros(8, np.int32)
    _launch(
        _UNIT
        + """%c: bool = lt %i, 3:i32
        %r: i32 = if %c { %x: i32 = mul %i, 10:i32 yield %x } else { yield -1:i32 }
        store %a0[%u] (%u < 8:index) = %r""",
        out,
    )
    assert out.tolist() == [0, 10, 20, -1, -1, -1, -1, -1]


def test_a_side_that_no_unit_takes_does_not_run() -> None:
    out = np.zeros(8, np.int32)
    _launch(
        _UNIT
        + """%c: bool = lt %i, 99:i32
        if %c { store %a0[%u] (%u < 8:index) = 1:i32 } else { store %a0[%u] (%u < 8:index) = 2:i32 }""",
        out,
    )
    assert out.tolist() == [1] * 8


def test_loop_with_bounds_of_its_own_in_each_unit() -> None:
    out = np.zeros(8, np.int32)
    _launch(
        _UNIT
        + """%r: i32 = for %k: i32 = 0:i32 to %i step 1:i32 carry %s: i32 = 100:i32 {
            %t: i32 = add %s, %k  yield %t }
        store %a0[%u] (%u < 8:index) = %r""",
        out,
    )
    assert out.tolist() == [100 + sum(range(u)) for u in range(8)]


@pytest.mark.parametrize(
    ("dtype", "start", "stop", "step"),
    [
        ("i32", 5, -6, -3), ("i32", 0, 10, 3), ("i32", 3, 3, 1), ("i32", 0, 10, 0), ("i32", 0, 10, -1),
        ("u8", 250, 255, 2), ("u8", 0, 255, 100), ("u8", 9, 3, 1),
        ("i32", 2147483640, 2147483647, 4), ("i32", -2147483648, 2147483647, 2147483647),
        ("i64", -(2**63), 2**63 - 1, 2**63 - 1), ("i64", 2**63 - 1, -(2**63), -(2**63)),
    ],
)  # fmt: skip
def test_ranges_never_wrap(dtype: str, start: int, stop: int, step: int) -> None:
    out = np.zeros(16, np.int64)
    _launch(
        f"""%n: i64 = for %k: {dtype} = {start}:{dtype} to {stop}:{dtype} step {step}:{dtype}
            carry %c: i64 = 0:i64 {{
            %v: i64 = cast %k [i64]
            store %a0[%c] = %v
            %d: i64 = add %c, 1:i64
            yield %d
        }}
        store %a0[15:i64] = %n""",
        out,
        cube="1 1 1",
    )
    expected = list(range(start, stop, step)) if step else []
    assert out[: len(expected)].tolist() == expected
    assert out[15] == len(expected)


def test_while_stops_for_each_unit_on_its_own() -> None:
    out = np.zeros(8, np.int32)
    _launch(
        _UNIT
        + """%r: i32, %n: i32 = while carry %x: i32 = %i, %c: i32 = 0:i32 {
            %go: bool = lt %x, 20:i32 yield %go } do {
            %y: i32 = mul %x, 3:i32
            %z: i32 = add %y, 1:i32
            %d: i32 = add %c, 1:i32
            yield %z, %d }
        store %a0[%u] (%u < 8:index) = %r
        %v: index = add %u, 8:index
        store %a0[%v] (%v < 16:index) = %n""",
        out := np.zeros(16, np.int32),
    )

    def collatz_like(x: int) -> tuple[int, int]:
        count = 0
        while x < 20:
            x, count = 3 * x + 1, count + 1
        return x, count

    assert list(zip(out[:8].tolist(), out[8:].tolist(), strict=True)) == [collatz_like(u) for u in range(8)]


def test_loop_nested_in_branch_nested_in_loop() -> None:
    out = np.zeros(8, np.int32)
    _launch(
        _UNIT
        + """%r: i32 = for %k: i32 = 0:i32 to 4:i32 step 1:i32 carry %s: i32 = 0:i32 {
            %c: bool = lt %k, %i
            %t: i32 = if %c {
                %w: i32 = for %j: i32 = %k to %i step 2:i32 carry %q: i32 = %s {
                    %p: i32 = add %q, %j yield %p }
                yield %w
            } else { %m: i32 = sub %s, 1:i32 yield %m }
            yield %t }
        store %a0[%u] (%u < 8:index) = %r""",
        out,
    )

    def expected(i: int) -> int:
        s = 0
        for k in range(4):
            s = s + sum(range(k, i, 2)) if k < i else s - 1
        return s

    assert out.tolist() == [expected(u) for u in range(8)]


def test_switch_takes_the_case_of_each_unit() -> None:
    out = np.zeros(8, np.int32)
    _launch(
        _UNIT
        + """%r: i32 = switch %i {
            case 1, 3 { yield 10:i32 }
            case 2 { %x: i32 = mul %i, 100:i32 yield %x }
            default { yield -1:i32 } }
        store %a0[%u] (%u < 8:index) = %r""",
        out,
    )
    assert out.tolist() == [-1, 10, 200, 10, -1, -1, -1, -1]


def test_barrier_of_some_units_is_refused() -> None:
    with pytest.raises(
        DeviceError, match=r"got 3 units, expected all 8; unit \(3, 0, 0\) of cube \(0, 0, 0\)"
    ):
        _launch(_UNIT + "%c: bool = lt %i, 3:i32\nif %c { sync cube }", np.zeros(1, np.int32))


def test_barrier_of_some_cubes_is_legal() -> None:
    out = np.zeros(3, np.int32)
    _launch(
        """%c: index = builtin [CUBE_POS]
        %b: bool = eq %c, 1:index
        if %b { sync cube store %a0[%c] (%c < 3:index) = 7:i32 }""",
        out,
        grid=(3, 1, 1),
    )
    assert out.tolist() == [0, 7, 0]


def test_assertion_fails_the_launch() -> None:
    with pytest.raises(DeviceError, match="too large"):
        _launch(_UNIT + '%c: bool = lt %i, 7:i32\nassert %c, "too large"', np.zeros(1, np.int32))
    _launch(_UNIT + '%c: bool = lt %i, 8:i32\nassert %c, "too large"', np.zeros(1, np.int32))


def test_assertion_of_inactive_units_does_not_count() -> None:
    _launch(
        _UNIT + '%c: bool = lt %i, 3:i32\nif %c { assert %c, "never" }',
        np.zeros(1, np.int32),
    )


def test_print_goes_in_the_order_of_units(capsys: pytest.CaptureFixture[str]) -> None:
    _launch(
        _UNIT + '%f: f32 = cast %i [f32]\n%g: f32 = div %f, 10.0:f32\nprint "x", %i, %g',
        np.zeros(1, np.int32),
    )
    assert capsys.readouterr().out.splitlines()[:2] == ["x 0 0.0", "x 1 0.1"]


def test_access_that_no_bound_excludes_must_exist() -> None:
    with pytest.raises(InternalError, match="element 3 of a0 does not exist"):
        _launch(_UNIT + "store %a0[%u] = %i", np.zeros(3, np.int32))

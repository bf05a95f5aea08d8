"""Kernels that no author should write: each compiles in time, or is refused at its place."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.frontend.context import MOST_STATEMENTS

COUNTER = itertools.count()
HUGE = 2**100_000


class Broken:
    """An object of the host whose attributes fail."""

    @property
    def value(self) -> float:
        """Not there yet."""
        raise RuntimeError("not loaded")

    def __repr__(self) -> str:
        raise RuntimeError("not even this")


BROKEN = Broken()


@bc.cube
def unrolls_a_billion(out: bc.Array[bc.f32]):
    for _ in bc.unroll(range(10**9)):
        out[0] += 1.0


@bc.cube
def unrolls_twice(out: bc.Array[bc.f32]):
    for _ in bc.unroll(range(300)):
        for _ in bc.unroll(range(300)):
            out[0] += 1.0


@bc.cube
def loops_for_ever(out: bc.Array[bc.f32]):
    for _ in COUNTER:
        out[0] += 1.0


@bc.cube
def has_wide_vectors(out: bc.Array[bc.f32]):
    out[0] = bc.Vector[bc.f32, 1000000000](1.0)[0]


@bc.cube
def takes_wide_vectors(out: bc.Array[bc.Vector[bc.f32, "n"]], n: bc.Comptime[int] = 5000):  # noqa: F821, UP037
    out[0] = out[1]


@bc.cube
def has_an_empty_table(out: bc.Array[bc.f32]):
    out[0] = bc.Const([], bc.f32)[0]


@bc.cube
def has_a_huge_table(out: bc.Array[bc.f32]):
    out[0] = bc.Const(range(10**12), bc.f32)[0]


@bc.cube
def stores_huge(out: bc.Array[bc.f32]):
    out[0] = HUGE


@bc.cube
def reads_broken(out: bc.Array[bc.f32]):
    out[0] = BROKEN.value


@bc.cube
def stores_broken(out: bc.Array[bc.f32]):
    out[0] = BROKEN


@bc.cube
def indexes_beyond(out: bc.Array[bc.f32]):
    out[2**63] = 1.0


@bc.cube(index=32)
def wants_32(out: bc.Array[bc.f32]):
    out[2**40] = 1.0


@pytest.mark.parametrize(
    ("kernel", "message", "line"),
    [
        (unrolls_a_billion, f"got more than {MOST_STATEMENTS} operations", "range(10**9)"),
        (unrolls_twice, f"got more than {MOST_STATEMENTS} operations", "out[0] += 1.0"),
        (loops_for_ever, f"got more than {MOST_STATEMENTS} operations", "in COUNTER"),
        (has_wide_vectors, "got 1000000000 lanes, expected at most 4096", "1000000000"),
        (takes_wide_vectors, "got 5000, expected a comptime int of 1 to 4096", "n: bc.Comptime"),
        (has_an_empty_table, "got 0 numbers, expected 1 to 1048576", "bc.Const([]"),
        (has_a_huge_table, "got 1000000000000 numbers, expected 1 to 1048576", "bc.Const(range"),
        (stores_huge, "got an int of 100001 bits", "HUGE"),
        (reads_broken, "cannot read .value at compile time: RuntimeError: not loaded", "BROKEN.value"),
        (stores_broken, "got the compile-time value a Broken", "BROKEN"),
        (indexes_beyond, "got 9223372036854775808, expected less than 2**63", "2**63"),
        (wants_32, "a constant of it needs 64 bits", "def wants_32"),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_a_hostile_kernel_is_refused(kernel: Any, message: str, line: str) -> None:
    with pytest.raises(bc.CompileError) as caught:
        kernel[1, 1](np.zeros(8, np.float32))
    text = str(caught.value)
    assert message in text
    assert line in text.splitlines()[1]
    assert caught.value.help


def made(body: str) -> Any:
    """A kernel of generated text."""
    text = f"def kernel(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):\n{body}"
    names: dict[str, Any] = {"bc": bc}
    exec(text, names)
    return bc.cube(source=text)(names["kernel"])


def test_functions_that_double_each_other_are_refused() -> None:
    levels = [f"    def f{n}(v):\n        return f{n - 1}(v) * f{n - 1}(v + 1.0)\n" for n in range(1, 30)]
    body = "".join(["    def f0(v):\n        return v * 2.0\n", *levels, "    out[0] = f29(x[0])\n"])
    with pytest.raises(bc.CompileError, match=f"got more than {MOST_STATEMENTS} operations"):
        made(body)[1, 1](np.ones(4, np.float32), np.zeros(4, np.float32))


def test_a_sum_is_as_long_as_you_like() -> None:
    x, out = np.ones(4, np.float32), np.zeros(4, np.float32)
    made(f"    out[0] = {' + '.join(['x[1]'] * 900)}\n")[1, 1](x, out)
    assert out[0] == 900


def test_what_is_nested_too_deeply_is_refused() -> None:
    x, out = np.ones(4, np.float32), np.zeros(4, np.float32)
    kernel = made(f"    out[0] = {' ** '.join(['x[1]'] * 900)}\n")
    with pytest.raises(bc.CompileError, match="it is nested too deeply"):
        kernel[1, 1](x, out)


def test_a_long_block_is_compiled_in_time() -> None:
    x, out = np.ones(4, np.float32), np.zeros(4, np.float32)
    made("    for _ in bc.unroll(range(1500)):\n        out[0] += x[1]\n")[1, 1](x, out)
    assert out[0] == 1500


@bc.cube
def wide_constants(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    if i < 2**32:
        out[i] = x[i] + x[2**32 + 3] + x[0 : 2**32][i]
    out[2**32 + 1] = 7.0


@bc.cube
def wide_slice(x: bc.Array[bc.f32], out: bc.Array[bc.f32], a: bc.i64, b: bc.i64, c: bc.u64):
    i = bc.ABSOLUTE_POS
    out[i] = x[a:b][i] + 100.0 * bc.f32(x[bc.i64(1) : c].len())


@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
def test_an_index_keeps_constants_that_32_bits_do_not_hold(interpret: bool) -> None:
    x, out = np.arange(1, 9, dtype=np.float32), np.zeros(8, np.float32)
    form: Any = wide_constants.interpret if interpret else wide_constants
    form[1, 8](x, out)
    assert out.tolist() == (2 * x).tolist()


@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
def test_the_ends_of_a_slice_are_clamped_before_they_are_narrowed(interpret: bool) -> None:
    x, out = np.arange(1, 9, dtype=np.float32), np.zeros(8, np.float32)
    form: Any = wide_slice.interpret if interpret else wide_slice
    form[1, 8](x, out, -(2**32), 2**32, 2**64 - 1)
    assert out.tolist() == (x + 700).tolist()
    form[1, 8](x, out, 2**32, 2**33, 2**32)
    assert out.tolist() == [700.0] * 8


@bc.cube
def large_local(x: bc.Array[bc.i32], out: bc.Array[bc.f32]):
    cells = bc.Local[bc.f32](50_000)
    cells[x[0]] = 1.0
    out[0] = cells[x[1]]


def test_local_memory_is_counted_once_whatever_versions_are_made() -> None:
    out = np.zeros(1, np.float32)
    large_local[1, 1](np.array([7, 7], np.int32), out)
    assert out[0] == 1


@bc.struct
class Tree:
    """Holds itself."""

    left: Tree


@bc.cube
def walks(tree: Tree, out: bc.Array[bc.f32]):
    out[0] = 1.0


def test_a_struct_that_holds_itself_is_refused() -> None:
    tree: Any = Tree
    with pytest.raises(bc.CompileError, match="cannot read the fields of Tree: it holds itself"):
        walks[1, 1](tree(None), np.zeros(1, np.float32))


def test_what_decorators_do_not_take() -> None:
    number: Any = 5
    with pytest.raises(bc.CompileError, match="cannot make a struct of 5: expected a class"):
        bc.struct(number)
    with pytest.raises(bc.CompileError, match="got source=5, expected the text that defines it"):
        bc.cube(source=number)(lambda x: x)

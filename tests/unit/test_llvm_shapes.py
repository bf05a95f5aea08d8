"""The shape analysis of the CPU target: what is a scalar, what is a run of lanes, what is a vector."""

from __future__ import annotations

import pytest

from burn_cube import dtypes as dt
from burn_cube.ir import Block, BufferParam, Builder, Const, Kernel, Let, Var
from burn_cube.targets.llvm.shapes import STRIDED, UNIFORM, VARYING, Analysis, Shape, affine, builtin
from burn_cube.types import MemoryType, Space

INDEX = dt.I32
GLOBAL = MemoryType(dt.I32, Space.GLOBAL)


def number(value: int) -> Const:
    return Const(value, INDEX)


def position(b: Builder, name: str = "UNIT_POS") -> Var:
    result = Var(name.lower(), INDEX)
    b.emit(Let(result, "builtin", (), (name,)))
    return result


def shapes(b: Builder, *params: Var, plane: int = 8, cube: tuple[int, int, int] = (64, 1, 1)) -> Analysis:
    return Analysis(Kernel("k", tuple(BufferParam(p) for p in params), b.block(), cube, plane, 32))


@pytest.mark.parametrize(
    ("cube", "name", "expected"),
    [
        ((64, 1, 1), "UNIT_POS_X", affine(1)),
        ((7, 1, 1), "UNIT_POS_X", affine(1)),
        ((16, 4, 1), "UNIT_POS_X", affine(1)),
        ((16, 4, 1), "UNIT_POS_Y", UNIFORM),
        ((4, 4, 4), "UNIT_POS_X", VARYING),
        ((4, 4, 4), "UNIT_POS_Z", UNIFORM),
        ((4, 4, 4), "UNIT_POS_Y", VARYING),
        ((1, 64, 1), "UNIT_POS_Y", affine(1)),
        ((64, 1, 1), "PLANE_POS", UNIFORM),
        ((64, 1, 1), "UNIT_POS_PLANE", affine(1)),
        ((64, 1, 1), "CUBE_POS_X", UNIFORM),
    ],
)
def test_topology(cube: tuple[int, int, int], name: str, expected: Shape) -> None:
    assert builtin(Kernel("k", (), Block(()), cube, 8), name) == expected


def test_everything_is_scalar_in_a_plane_of_one_unit() -> None:
    b = Builder()
    x = position(b)
    assert shapes(b, plane=1).of(x) == UNIFORM


def test_integer_arithmetic_keeps_strides() -> None:
    b = Builder()
    x = position(b)
    three = b.op("mul", x, number(3))
    shifted = b.op("shl", x, number(2))
    less = b.op("sub", number(5), x)
    none = b.op("sub", three, three)
    square = b.op("mul", x, x)
    found = shapes(b)
    assert [found.of(v) for v in (three, shifted, less, none, square)] == [
        affine(3),
        affine(4),
        affine(-1),
        UNIFORM,
        VARYING,
    ]


def test_a_stride_known_at_run_time_is_strided() -> None:
    b = Builder()
    memory = Var("x", GLOBAL)
    x, width = position(b), b.load(memory, number(0))
    product = b.op("mul", x, width)
    moved = b.op("add", product, x)
    squared = b.op("mul", product, width)
    found = shapes(b, memory)
    assert [found.of(v) for v in (width, product, moved, squared)] == [UNIFORM, STRIDED, STRIDED, STRIDED]


def test_widening_forgets_the_stride_and_narrowing_keeps_it() -> None:
    b = Builder()
    x = position(b)
    wide, narrow = b.op("cast", x, attrs=(dt.I64,)), b.op("cast", x, attrs=(dt.I16,))
    found = shapes(b)
    assert (found.of(wide), found.of(narrow)) == (VARYING, affine(1))


def test_a_grid_stride_loop_stays_a_run_of_lanes() -> None:
    b, cond, body = Builder(), Builder(), Builder()
    start, at = position(b), Var("at", INDEX)
    more = cond.op("lt", at, number(1000))
    step = body.op("add", at, number(64))
    (last,) = b.while_((at,), (start,), cond.block(more), body.block(step))
    found = shapes(b)
    assert (found.of(at), found.of(last)) == (affine(1), VARYING)


def test_a_counter_is_scalar_in_a_loop_that_lanes_leave() -> None:
    b, cond, body = Builder(), Builder(), Builder()
    limit, count = position(b), Var("count", INDEX)
    more = cond.op("lt", count, limit)
    step = body.op("add", count, number(1))
    (last,) = b.while_((count,), (number(0),), cond.block(more), body.block(step))
    found = shapes(b)
    assert (found.of(count), found.of(last)) == (UNIFORM, VARYING)


def test_a_parameter_that_becomes_varying_is_varying_from_the_start() -> None:
    b, body = Builder(), Builder()
    x, total, i = position(b), Var("total", INDEX), Var("i", INDEX)
    square = body.op("mul", x, x)
    b.for_(
        i, number(0), number(9), number(1), (total,), (number(0),), body.block(body.op("add", total, square))
    )
    assert shapes(b).of(total) == VARYING


def test_branches_join_by_their_condition() -> None:
    b = Builder()
    x = position(b)
    varying = b.op("lt", x, number(3))
    uniform = b.op("lt", number(2), number(3))
    (one,) = b.if_(varying, Block((), (number(1),)), Block((), (number(2),)))
    (two,) = b.if_(uniform, Block((), (number(1),)), Block((), (number(2),)))
    after = b.op("add", x, number(1))
    (three,) = b.if_(uniform, Block((), (x,)), Block((), (after,)))
    found = shapes(b)
    assert [found.of(v) for v in (one, two, three)] == [VARYING, UNIFORM, affine(1)]

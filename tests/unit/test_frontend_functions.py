"""Functions, closures, structs, comptime values: what is inlined, bound and remembered."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from types import ModuleType

import numpy as np
import pytest

from burn_cube import lang as bc
from burn_cube.errors import CompileError
from tests.lowering import PROPERTIES, lowered, run, text


def ints(*values: int) -> np.ndarray:
    return np.array(values, np.int32)


def floats(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


@bc.cube
def square(x: bc.N) -> bc.N:
    return x * x


@bc.cube
def cube_of(x: bc.N) -> bc.N:
    return square(x) * x


@bc.cube
def nested(x: bc.Array[bc.N], out: bc.Array[bc.N]):
    out[0] = cube_of(x[0])
    out[1] = cube_of(x=2)


@pytest.mark.capability(24, 35)
@pytest.mark.parametrize("dtype", ["int32", "float32", "float16", "uint8"])
def test_generic_functions(dtype: str) -> None:
    out = np.zeros(2, dtype)
    run(nested, np.array([3], dtype), out)
    assert out.tolist() == [27, 8]


@bc.cube
def increment(i: bc.i32) -> bc.i32:
    i += 1
    return i


@bc.cube
def by_value(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = x[0]
    out[0] = increment(i) + increment(i)
    out[1] = i


@pytest.mark.capability(26)
def test_parameters_are_values() -> None:
    out = ints(0, 0)
    run(by_value, ints(5), out)
    assert out.tolist() == [12, 5]


@bc.cube
def apply(f: bc.Comptime[bc.Function], x: bc.i32) -> bc.i32:
    return f(x)


@bc.cube
def higher(x: bc.Array[bc.i32], out: bc.Array[bc.i32], f: bc.Comptime[bc.Function]):
    k = x[1]

    def scaled(v, by=2):
        return v * by + k

    out[0] = apply(f, x[0])
    out[1] = apply(lambda v: v + k, x[0])
    out[2] = scaled(x[0])
    out[3] = scaled(x[0], by=3)
    out[4] = apply(square, x[0])


@pytest.mark.capability(28)
def test_functions_as_arguments() -> None:
    captured = 100
    out = ints(0, 0, 0, 0, 0)
    run(higher, ints(7, 1), out, f=lambda v: v * captured)
    assert out.tolist() == [700, 8, 15, 22, 49]


@bc.cube
def split(x: bc.i32):
    return x // 10, (x % 10, x)


@bc.cube
def several(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    (a, (b, c)) = split(x[0])
    out[0], out[1] = a, b
    out[2] = c
    found = split(x[0]) if x[0] > 0 else (0, (0, 0))
    out[3] = found[1][0]


@pytest.mark.capability(29)
def test_several_results() -> None:
    out = ints(0, 0, 0, 0)
    run(several, ints(47), out)
    assert out.tolist() == [4, 7, 47, 7]


@bc.struct
class Counter:
    total: bc.f32
    count: bc.i32

    def add(self, value):
        self.total += value
        self.count += 1

    def mean(self):
        return self.total / bc.f32(self.count)

    @staticmethod
    def empty():
        return Counter(0.0, 0)


@bc.cube
def statistics(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    c = Counter(total=0.0, count=0)
    for i in range(x.len()):
        if x[i] < 0.0:
            continue
        c.add(x[i])
    c.total *= 2.0
    out[0] = c.mean()
    other = c
    other.count = 1
    out[1] = bc.f32(c.count)
    best = Counter(x[0], 0) if x[0] > x[1] else Counter(x[1], 1)
    out[2] = best.total
    out[3] = bc.f32(best.count)


@pytest.mark.capability(23, 30)
def test_structs_with_methods() -> None:
    out = floats(0, 0, 0, 0)
    run(statistics, floats(1, 2, -9, 6), out)
    assert out.tolist() == [6, 1, 2, 1]


@bc.struct
class Inner:
    scale: bc.f32
    power: bc.Comptime[int]


@bc.struct
class Job:
    data: bc.Array[bc.f32]
    inner: Inner
    tag: bc.Comptime[str]


@bc.cube
def jobs(job: Job, out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    if job.tag == "double":
        out[i] = job.data[i] ** job.inner.power * job.inner.scale * 2.0
    else:
        out[i] = job.data[i]


@pytest.mark.capability(30)
def test_structs_as_arguments() -> None:
    out = floats(0, 0)
    run(jobs, Job(floats(2, 3), Inner(10.0, 2), "double"), out, cube=2)
    assert out.tolist() == [80, 180]
    run(jobs, Job(floats(2, 3), Inner(10.0, 2), "copy"), out, cube=2)
    assert out.tolist() == [2, 3]


@bc.cube
def maybe(x: bc.Array[bc.f32], bias: bc.Array[bc.f32] | None, out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    v = x[i]
    if bias is not None:
        v += bias[i]
    out[i] = v


@pytest.mark.capability(33)
def test_an_absent_array() -> None:
    out = floats(0)
    run(maybe, floats(1), floats(5), out)
    assert out[0] == 6
    run(maybe, floats(1), None, out)
    assert out[0] == 1
    assert "bias" not in text(maybe, floats(1), None, out)


@bc.cube
def fused(xs: list[bc.Array[bc.f32]], outs: list[bc.Array[bc.f32]], ops: bc.Comptime[tuple[str, ...]]):
    i = bc.ABSOLUTE_POS
    values = [x[i] for x in xs]
    for op in ops:
        match op:
            case "add":
                values.append(values[0] + values[1])
            case "mul":
                values.append(values[-1] * values[2])
    for out, value in zip(outs, values[-2:], strict=True):
        out[i] = value


@pytest.mark.capability(34, 6)
def test_lists_of_arrays() -> None:
    a, b = floats(0), floats(0)
    run(fused, [floats(1), floats(2), floats(5)], [a, b], ("add", "mul"))
    assert (a[0], b[0]) == (3, 15)


class Mode(enum.Enum):
    PLAIN = 0
    SHIFT = 1


@dataclass(frozen=True)
class Assign:
    index: int
    value: int


@dataclass(frozen=True)
class Nothing:
    pass


@bc.cube
def chosen(
    out: bc.Array[bc.i32],
    mode: bc.Comptime[Mode],
    action: bc.Comptime[object],
    point: bc.Comptime[tuple[int, int]],
):
    if mode is Mode.SHIFT:
        out[3] = 7
    match action:
        case Assign(index, value):
            out[index] = value
        case Nothing():
            out[2] = 9
    match point:
        case (0, y):
            out[0] += y
        case (x, y) if x == y:
            out[0] += 100 * x
        case _:
            out[0] = -1


@pytest.mark.capability(5, 6)
def test_comptime_enums_dataclasses_and_tuples() -> None:
    out = ints(0, 0, 0, 0)
    run(chosen, out, Mode.SHIFT, Assign(1, 5), (0, 4))
    assert out.tolist() == [4, 5, 0, 7]
    out = ints(0, 0, 0, 0)
    run(chosen, out, Mode.PLAIN, Nothing(), (3, 3))
    assert out.tolist() == [300, 0, 9, 0]


class Add:
    IDENTITY = 0

    @staticmethod
    @bc.cube
    def combine(a: bc.i32, b: bc.i32) -> bc.i32:
        return a + b


class Max:
    IDENTITY = -1000

    @staticmethod
    @bc.cube
    def combine(a: bc.i32, b: bc.i32) -> bc.i32:
        return max(a, b)


@bc.cube
def reduced(x: bc.Array[bc.i32], out: bc.Array[bc.i32], op: bc.Comptime[type]):
    total = bc.i32(op.IDENTITY)
    for v in x:
        total = op.combine(total, v)
    out[0] = total


@pytest.mark.capability(31)
def test_protocols_chosen_at_compile_time() -> None:
    out = ints(0)
    run(reduced, ints(3, 9, 4), out, Add)
    assert out[0] == 16
    run(reduced, ints(3, 9, 4), out, Max)
    assert out[0] == 9


@bc.struct
class Shape:
    """A run-time variant: `kind` says which of the others counts."""

    kind: bc.i32
    radius: bc.f32
    side: bc.f32

    def area(self):
        match self.kind:
            case 0:
                return 3.0 * self.radius * self.radius
            case 1:
                return self.side * self.side
            case _:
                return 0.0


@bc.cube
def areas(x: bc.Array[bc.i32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    shape = Shape(x[i], 2.0, 3.0)
    out[i] = shape.area()


@pytest.mark.capability(32)
def test_run_time_variants() -> None:
    out = floats(0, 0, 0)
    run(areas, ints(0, 1, 5), out, cube=3)
    assert out.tolist() == [12, 9, 0]


SCALE = 2
TABLE = [1, 2, 3]
settings = ModuleType("settings")
settings.OFFSET = 10  # type: ignore[attr-defined]


def tile(n: int) -> int:
    return n * 4


@bc.cube
def outside(out: bc.Array[bc.i32]):
    out[0] = SCALE
    out[1] = settings.OFFSET
    out[2] = TABLE[1]
    out[3] = bc.comptime(tile(SCALE) + len(TABLE))
    out[4] = bc.device_properties().plane_dim


@pytest.mark.capability(3, 36)
def test_globals_are_dependencies(monkeypatch: pytest.MonkeyPatch) -> None:
    out = np.zeros(5, np.int32)
    run(outside, out)
    assert out.tolist() == [2, 10, 2, 11, PROPERTIES.plane_dim]
    found = lowered(outside, out).dependencies
    assert not any(dependency.changed() for dependency in found)

    def changed() -> set[str]:
        return {dependency.name for dependency in found if dependency.changed()}

    monkeypatch.setitem(globals(), "SCALE", 3)
    assert changed() == {"SCALE"}
    monkeypatch.setitem(globals(), "SCALE", 2.0)
    assert changed() == {"SCALE"}
    monkeypatch.setitem(globals(), "SCALE", 2)
    monkeypatch.setattr(settings, "OFFSET", 11)
    assert changed() == {"settings.OFFSET"}
    monkeypatch.undo()
    TABLE.append(4)
    try:
        assert changed() >= {"TABLE"}
    finally:
        TABLE.pop()
    monkeypatch.setitem(globals(), "tile", lambda n: n)
    assert changed() == {"tile"}


def test_closures_are_dependencies() -> None:
    n = 3

    @bc.cube
    def kernel(out: bc.Array[bc.i32]):
        out[0] = n

    (found,) = [d for d in lowered(kernel, ints(0)).dependencies if d.name == "n"]
    assert not found.changed()
    n = 4
    assert found.changed()


@bc.cube
def checked(out: bc.Array[bc.i32], n: bc.Comptime[int]):
    bc.static_assert(n < 4, f"n is {n}")
    bc.device_assert(out.len() > 0, "empty")
    bc.debug_print("n is", n, "length", out.len())
    out[0] = n


@pytest.mark.capability(37, 38, 39)
def test_assertions_and_print() -> None:
    shown = text(checked, ints(0), 3)
    assert '"empty"' in shown
    assert "print" in shown
    with pytest.raises(CompileError, match="n is 5"):
        text(checked, ints(0), 5)


@bc.cube(fast_math={"contract"})
def contracted(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = x[0] * x[1] + x[2]
    out[1] = x[0] * x[1] - x[2]
    out[2] = x[2] - x[0] * x[1]
    out[3] = separate(x[0], x[1], x[2])


@bc.cube
def separate(a: bc.f32, b: bc.f32, c: bc.f32) -> bc.f32:
    return a * b + c


@pytest.mark.capability(72, 78)
def test_contraction_is_per_function() -> None:
    out = floats(0, 0, 0, 0)
    shown = text(contracted, floats(1, 2, 3), out)
    assert shown.count("= fma ") == 3
    assert shown.count("= mul ") == 1
    run(contracted, floats(2, 5, 3), out)
    assert out.tolist() == [13, 7, -7, 13]


@bc.cube
def matched(x: bc.Array[bc.f32], bias: bc.Array[bc.f32] | None, out: bc.Array[bc.f32]):
    match bias:
        case None:
            out[0] = x[0]
        case found:
            out[0] = x[0] + found[0]


@pytest.mark.capability(33)
def test_match_on_an_absent_array() -> None:
    out = floats(0)
    run(matched, floats(1), None, out)
    assert out[0] == 1
    run(matched, floats(1), floats(2), out)
    assert out[0] == 3


@bc.cube
def defaults(out: bc.Array[bc.i32]):
    k = 1
    bound = lambda v, k=k: v + k  # noqa: E731  defaults of a lambda are what is tested

    def scaled(v, *, by=k * 10):
        return v * by

    k = 5
    out[0] = bound(10)
    out[1] = bound(10, 100)
    out[2] = scaled(3)
    out[3] = scaled(3, by=k)


def test_defaults_are_evaluated_where_a_function_is_defined() -> None:
    out = ints(0, 0, 0, 0)
    run(defaults, out)
    assert out.tolist() == [11, 110, 30, 15]


@bc.cube
def by_name_only(x: bc.i32, *, y: bc.i32) -> bc.i32:
    return x - y


@bc.cube
def named_arguments(out: bc.Array[bc.i32]):
    out[0] = by_name_only(5, y=3)


def test_keyword_only_parameters() -> None:
    out = ints(0)
    run(named_arguments, out)
    assert out.tolist() == [2]

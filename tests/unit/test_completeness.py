"""Op x dtype x target: every cell is spelled, legalised or listed as unsupported, and means what it should.

A cell that a target lists is not tried. Every other one is compiled by the target's pipeline, run on edge
values and random bits, and compared with `burn_cube.semantics` bit for bit; rows whose meaning is in the
interpreter or in the math library are compared with the interpreter.
"""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube import targets
from burn_cube.driver import Driver, Module
from burn_cube.dtypes import DType
from burn_cube.ir import Builder, Const, Kernel, Let, Operand, Store, statements
from burn_cube.launch.library import library
from burn_cube.ops import OPS, Op, RuleError
from burn_cube.passes import Context
from burn_cube.passes import run as run_passes
from burn_cube.passes.fold import fold
from burn_cube.record import replace
from burn_cube.semantics import REFERENCE
from burn_cube.targets import Target
from burn_cube.types import MemoryType, Space, VectorType, elem, mask_of
from tests import devices, op_kernels
from tests.edge_values import Array, differences, is_nan, tiny, without_tiny
from tests.op_kernels import Call

CONTEXT = Context(library)
METADATA = ("builtin", "len", "buffer_len", "shape", "stride")
PURE = [row for row in OPS.values() if row.effect == "pure" and not row.library and row.name not in METADATA]
LIBRARY = [row for row in OPS.values() if row.library]
PLANE = [row for row in OPS.values() if row.effect == "plane" and row.name != "plane_elect"]
VECTORS_ONLY = (
    "extract",
    "extract_dynamic",
    "insert",
    "insert_dynamic",
    "dot",
    "vector_sum",
    "magnitude",
    "normalize",
)
LANE_ARGUMENT = (
    "plane_broadcast",
    "plane_shuffle",
    "plane_shuffle_xor",
    "plane_shuffle_up",
    "plane_shuffle_down",
)
# target, or one of several for it -> the device that runs its kernels; skipped where the machine has none
RUNS_ON = {
    "llvm": "cpu",
    "opencl": "opencl",
    "wgsl": "wgpu-lavapipe",  # has numbers of 64 bits, and keeps sub-normals
    "wgsl-swiftshader": "wgpu-swiftshader",  # has not, and does not
}
TARGETS = ("llvm",)


def _sampled(target: str) -> object:
    """All rows run where a row takes a second; a sample where the emulator needs minutes for some."""
    return pytest.param(target, marks=pytest.mark.exhaustive if target.startswith("wgsl") else ())


ELSEWHERE = tuple(name for name in RUNS_ON if name not in TARGETS)
"""Whose compilers take long for a text: there, a row's dtypes share one."""
COUNT = 2400


def _calls(row: Op, dtype: DType) -> list[Call]:
    """The row on a scalar and on a vector of a dtype, in all its forms."""
    vector = VectorType(dtype, 3)
    special: dict[str, list[Call]] = {
        "select": [
            Call(row, (dt.BOOL, dtype, dtype)),
            Call(row, (dt.BOOL, vector, vector)),
            Call(row, (mask_of(vector), vector, vector)),
        ],
        "cast": [Call(row, (t,), (to,)) for to in dt.ALL for t in (dtype, vector)],
        "broadcast": [Call(row, (dtype,), (3,))],
        "construct": [Call(row, (dtype, dtype, dtype))],
        "extract": [Call(row, (vector,), (lane,)) for lane in range(3)],
        "insert": [Call(row, (vector, dtype), (lane,)) for lane in range(3)],
        "extract_dynamic": [Call(row, (vector, lane)) for lane in (dt.I32, dt.U8, dt.INDEX)],
        "insert_dynamic": [Call(row, (vector, dtype, lane)) for lane in (dt.I32, dt.U8, dt.INDEX)],
    }
    if row.name == "bitcast":
        return _bitcasts(row, dtype)
    if row.name in special:
        return special[row.name]
    if row.name in LANE_ARGUMENT:
        return [Call(row, (dtype, dt.U32)), Call(row, (vector, dt.U32))]
    if row.name == "plane_ballot":
        return [Call(row, (dtype,))]
    if row.name in VECTORS_ONLY:
        return [Call(row, (vector,) * row.arity), Call(row, (VectorType(dtype, 8),) * row.arity)]
    return [Call(row, (dtype,) * row.arity), Call(row, (vector,) * row.arity)]


def _bitcasts(row: Op, dtype: DType) -> list[Call]:
    calls: list[Call] = []
    for to, t in itertools.product(
        dt.ALL, (dtype, VectorType(dtype, 2), VectorType(dtype, 4), VectorType(dtype, 8))
    ):
        call = Call(row, (t,), (to,))
        try:
            assert call.result
        except RuleError:
            continue
        calls.append(call)
    return calls


def _cells(rows: list[Op], quick: int = 1) -> list[object]:
    """Each row with each dtype: one in so many is quick, other dtypes for each row."""
    found: list[object] = []
    for at, row in enumerate(rows):
        turn = at % min(quick, len(row.accepts))
        for number, dtype in enumerate(row.accepts):
            marks = () if number % quick == turn else (pytest.mark.slow,)
            found.append(pytest.param(row, dtype, id=f"{row.name}-{dtype}", marks=marks))
    return found


def _target(name: str) -> Target:
    """The target of one of `RUNS_ON`."""
    return targets.get(name.split("-")[0])


def _supported(name: str, calls: list[Call]) -> list[Call]:
    """The calls that the target does not list and the device has the dtypes for."""
    target, known = _target(name), _device(name).properties.dtypes

    def listed(call: Call) -> bool:
        names = {elem(t).name for t in (*call.types, call.result)}
        return any((call.row.name, name) in target.unsupported for name in names)

    def there(call: Call) -> bool:
        return all(op_kernels.stored(t) in known for t in (*call.types, call.result))

    return [call for call in calls if not listed(call) and there(call)]


def _device(name: str) -> Driver:
    """The driver that runs a target's kernels."""
    try:
        return devices.open_driver(RUNS_ON[name])
    except devices.Missing as missing:
        if name == "llvm":
            raise
        pytest.skip(str(missing))


def _compile(name: str, kernel: Kernel) -> tuple[Driver, Module]:
    """The kernel for the driver of a target."""
    device, target = _device(name), _target(name)
    if dt.I64 not in device.properties.dtypes:
        kernel = replace(kernel, index_bits=32)
    return device, device.compile(target.emit(run_passes(kernel, target.pipeline, CONTEXT, verify=True)))


def _flushes(name: str, row: Op) -> bool:
    """Whether a device makes sub-normals zeros, as WGSL lets it."""
    return bool(row.wgsl) and name == "wgsl-swiftshader"


def _without_nan_bits(call: Call, arrays: list[Array]) -> list[Array]:
    """The bits of a NaN are unspecified, so they may not decide a result."""
    decides = {"bitcast": 0, "copysign": 1}.get(call.row.name)
    if decides is not None and elem(call.types[decides]).is_float:
        array = arrays[decides]
        arrays[decides] = np.where(is_nan(array), array.dtype.type(1), array)
    return arrays


def _check(call: Call, got: Array, expected: Array, args: list[Array], flushes: bool = False) -> None:
    got, expected = got.reshape(-1), np.ascontiguousarray(expected).reshape(-1)
    wrong = differences(got, expected)
    if flushes:
        wrong = wrong[~(tiny(got[wrong]) & tiny(expected[wrong]))]
    if len(wrong):
        at = int(wrong[0])
        unit = at * len(args[0]) // len(got)
        given = ", ".join(repr(arg[unit]) for arg in args)
        pytest.fail(
            f"{call} of {given}: got {got[at]!r}, expected {expected[at]!r}, and {len(wrong) - 1} more differ"
        )


def _meaning(call: Call, args: list[Array]) -> Array:
    """What semantics says, units first, in the stored dtype."""
    values = [op_kernels.semantic(array) for array in args]
    result = np.ascontiguousarray(REFERENCE[call.row.name](*values, *call.attrs).T)
    return result.astype(op_kernels.stored(call.result).numpy)


@pytest.mark.capability(119)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("row", "dtype"), _cells(PURE, quick=4))
def test_pure_rows(row: Op, dtype: DType, target: str) -> None:
    for calls in op_kernels.groups(_supported(target, _calls(row, dtype)), _device(target)):
        _like_semantics(calls, target)


def _given(calls: list[Call], count: int, seed: int, target: str) -> list[list[Array]]:
    """Arguments of each call; without sub-normals where they would be zeros."""
    found = [_without_nan_bits(call, op_kernels.arguments(call, count, seed)) for call in calls]
    return [
        [without_tiny(array) for array in arrays] if _flushes(target, call.row) else arrays
        for call, arrays in zip(calls, found, strict=True)
    ]


def _like_semantics(calls: list[Call], target: str) -> None:
    """Compare a device with what the rows mean."""
    plane_dim = _device(target).properties.plane_dim
    device, module = _compile(target, op_kernels.kernel_of(calls, COUNT, plane_dim))
    inputs = _given(calls, COUNT, 7, target)
    results = op_kernels.outputs(calls, COUNT)
    op_kernels.launch(device, module, op_kernels.flat(calls, inputs, results), COUNT)
    for call, args, result in zip(calls, inputs, results, strict=True):
        _check(call, result, _meaning(call, args), args, _flushes(target, call.row))


def _like_the_interpreter(calls: list[Call], target: str, cube: int) -> None:
    """Compare a device with the interpreter."""
    cube = min(cube, _device(target).properties.max_units_per_cube)
    count = 3 * cube + 1  # the last cube has one unit whose result is kept
    kernel = op_kernels.kernel_of(calls, count, _device(target).properties.plane_dim, cube)
    inputs = _given(calls, count, 11, target)
    results, expected = op_kernels.outputs(calls, count), op_kernels.outputs(calls, count)
    device, module = _compile(target, kernel)
    op_kernels.launch(device, module, op_kernels.flat(calls, inputs, results), count, cube)
    op_kernels.interpret(kernel, op_kernels.flat(calls, inputs, expected), count, library)
    for call, args, got, wanted in zip(calls, inputs, results, expected, strict=True):
        _check(call, got, wanted, args, _flushes(target, call.row))


@pytest.mark.capability(119)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("row", "dtype"), _cells(LIBRARY, quick=4))
def test_library_rows(row: Op, dtype: DType, target: str) -> None:
    for calls in op_kernels.groups(_supported(target, [Call(row, (dtype,) * row.arity)]), _device(target)):
        _like_the_interpreter(calls, target, cube=640)


@pytest.mark.capability(119)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("row", "dtype"), _cells(PLANE, quick=4))
def test_plane_rows(row: Op, dtype: DType, target: str) -> None:
    if row.name == "plane_broadcast":
        return  # its lane must not differ by unit: tests/conformance/test_planes.py
    for calls in op_kernels.groups(_supported(target, _calls(row, dtype)), _device(target)):
        _like_the_interpreter(calls, target, cube=83)


@pytest.mark.slow
@pytest.mark.capability(119)
@pytest.mark.parametrize("target", [_sampled(name) for name in ELSEWHERE])
@pytest.mark.parametrize("row", [*PURE, *LIBRARY, *PLANE], ids=lambda row: row.name)
def test_rows_elsewhere(row: Op, target: str) -> None:
    if row.name == "plane_broadcast":
        return  # as above
    calls = [call for dtype in row.accepts for call in _calls(row, dtype)]
    if row.library:
        calls = [Call(row, (dtype,) * row.arity) for dtype in row.accepts]
    for some in op_kernels.groups(_supported(target, calls), _device(target)):
        if row in PURE:
            _like_semantics(some, target)
        else:
            _like_the_interpreter(some, target, cube=640 if row.library else 83)


@pytest.mark.capability(79)
@pytest.mark.parametrize(("row", "dtype"), _cells(PURE))
def test_folding_is_evaluation(row: Op, dtype: DType) -> None:
    """Constants in, the constant that semantics gives out."""
    calls = [call for call in _calls(row, dtype) if all(elem(t) == t for t in call.types)]
    for call in calls:
        args = _without_nan_bits(call, op_kernels.arguments(call, 60, 3))
        if call.row.name == "bitcast":  # a constant NaN would lose its bits
            kept = ~is_nan(_meaning(call, args).reshape(len(args[0]), -1)).any(axis=1)
            args = [array[kept] for array in args]
        tuples = list(zip(*[array.tolist() for array in args], strict=True))
        kernel = _constant_kernel(call, [_constants(call, values) for values in tuples])
        folded = fold(kernel, CONTEXT)
        left = [stmt.op for stmt in statements(folded.body) if isinstance(stmt, Let)]
        if isinstance(call.result, VectorType):
            continue  # a vector of lanes that differ is no constant
        assert not left, f"{call} stays after folding"
        got = [stmt.value for stmt in folded.body.stmts if isinstance(stmt, Store)]
        values = [value.value for value in got if isinstance(value, Const)]
        _check(call, _array(values, elem(call.result)), _meaning(call, args), args)


def _constants(call: Call, values: tuple[bool | int | float, ...]) -> tuple[Const, ...]:
    return tuple(Const(value, t) for value, t in zip(values, call.types, strict=True))


def _constant_kernel(call: Call, rows: list[tuple[Const, ...]]) -> Kernel:
    b = Builder()
    assert not isinstance(call.result, VectorType) or call.row.name in ("broadcast", "construct", "bitcast")
    memory = b.alloc(MemoryType(elem(call.result), Space.LOCAL, len(rows)))
    for number, args in enumerate(rows):
        value: Operand = b.op(call.row.name, *args, attrs=call.attrs)
        if not isinstance(call.result, VectorType):
            b.store(memory, Const(number, dt.INDEX), value)
    return Kernel("constants", (), b.block())


def _array(values: list[bool | int | float], dtype: DType) -> Array:
    wide = (
        np.array(values, np.float64) if dtype.is_float else np.array(values, op_kernels.stored(dtype).numpy)
    )
    with np.errstate(all="ignore"):
        return wide.astype(op_kernels.stored(dtype).numpy)


def test_every_listed_cell_exists() -> None:
    for name in RUNS_ON:
        for op, dtype in _target(name).unsupported:
            assert dt.BY_NAME[dtype] in OPS[op].accepts, (name, op, dtype)

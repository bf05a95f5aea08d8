"""What a launch makes of its arguments, before any compiler is asked."""

from __future__ import annotations

import array
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.driver import BufferArg, DeviceArray
from burn_cube.errors import CompileTypeError, LaunchError, LaunchTypeError, LaunchValueError
from burn_cube.frontend.annotations import Array, Comptime, F, Inout, Tensor, Vector
from burn_cube.frontend.decorator import CubeFunction, cube
from burn_cube.frontend.struct import struct
from burn_cube.launch import aliasing
from burn_cube.launch.aliasing import overlaps_itself
from burn_cube.launch.arguments import Arguments, Binding
from burn_cube.launch.arrays import ArrayArgument, is_contiguous
from burn_cube.launch.binders import Call
from burn_cube.signature import (
    AbsentSpec,
    ArraySpec,
    ComptimeSpec,
    ListSpec,
    ScalarSpec,
    Spec,
    StructSpec,
    TensorSpec,
    leaves,
)
from tests.fake_driver import FakeDriver

# mypy and pyright see the annotations below as run-time objects; launching is what is tested here
# mypy: ignore-errors

X = np.zeros(8, np.float32)


@cube
def arrays(x: Array[dt.F32], y: Array[dt.F32]): ...


@cube
def tensor(t: Tensor[dt.F32]): ...


@cube
def generic(x: Array[F], scale: F, y: Array[F] | None = None): ...


@cube
def comptime(n: Comptime[int], s: Comptime[float] = 0.5, f: Comptime[object] = None): ...


@cube
def vectors(x: Array[Vector[dt.F32, 4]]): ...


@struct
class Layer:
    weights: Array[F]
    rate: F
    size: Comptime[int]
    bias: Array[F] | None = None


@cube
def structs(layer: Layer, xs: list[Array[dt.I32]]): ...


@cube
def inout(x: Inout[Array[dt.F32]], y: Array[dt.F32]): ...


def scalar_kernel(dtype: object) -> CubeFunction[Any, Any]:
    @cube
    def kernel(value: dtype): ...

    return kernel


def bind(kernel: CubeFunction[Any, Any], *args: object, **kwargs: object) -> tuple[tuple[Spec, ...], Call]:
    binding = Binding(kernel)
    return binding.call(binding.values(args, kwargs))


def test_arrays_become_specs_and_arguments() -> None:
    specs, call = bind(arrays, X, np.ones((2, 3), np.float32))
    assert specs == (ArraySpec(dt.F32), ArraySpec(dt.F32))
    first, second = call.arrays
    assert (first.layout.length, second.layout.length, second.layout.shape) == (8, 6, (2, 3))
    assert second.layout.contiguous
    assert call.widest == 8


@pytest.mark.parametrize(
    "view",
    [
        np.arange(24, dtype=np.float32).reshape(4, 6)[1:, ::2],
        np.arange(24, dtype=np.float32).reshape(4, 6).T,
        np.arange(24, dtype=np.float32).reshape(4, 6)[::-1, ::-2],
        np.arange(24, dtype=np.float32)[::-3],
        np.broadcast_to(np.arange(6, dtype=np.float32), (4, 6)),
        np.broadcast_to(np.float32(7), (3, 2)),
    ],
)
def test_any_strides_for_a_tensor(view: np.ndarray) -> None:
    specs, call = bind(tensor, view)
    assert specs == (TensorSpec(dt.F32, view.ndim),)
    (found,) = call.arrays
    assert isinstance(found.memory, np.ndarray)
    memory, base = found.memory.reshape(-1), found.offset // 4
    for index in np.ndindex(view.shape):
        place = base + sum(i * s for i, s in zip(index, found.layout.strides, strict=True))
        assert 0 <= place < memory.size
        assert memory[place] == view[index]
    assert found.buffer_len == memory.size - base


@pytest.mark.capability(135)
def test_strided_memory_reaches_the_callers_array() -> None:
    data = np.arange(10, dtype=np.float32)
    _, call = bind(tensor, data[::-2])
    assert isinstance(call.arrays[0].memory, np.ndarray)
    call.arrays[0].memory[call.arrays[0].offset // 4] = 99
    assert data[9] == 99


def test_read_only_and_empty_arrays_bind() -> None:
    frozen = np.zeros(3, np.float32)
    frozen.flags.writeable = False
    _, call = bind(arrays, frozen, np.zeros((0, 5), np.float32))
    assert [a.layout.writable for a in call.arrays] == [False, True]
    assert call.arrays[1].layout.length == 0
    aliasing.check(call, (1,))
    with pytest.raises(LaunchValueError, match="argument x: got a read-only array, which the kernel writes"):
        aliasing.check(call, (0,))


BAD_ARRAYS: list[tuple[object, str]] = [
    (np.zeros((4, 4), np.float32)[:, ::2], r"got strides \(4, 2\) for shape \(4, 2\).*\n(.*\n)*.*bc\.Tensor"),
    (np.zeros(4), r"got dtype f64, expected f32.*\n(.*\n)*.*astype\(np\.float32\)"),
    (np.zeros(4, ">f4"), r"got dtype >f4, which kernels do not have.*\n(.*\n)*.*bytes are swapped"),
    (np.zeros(4, object), r"it holds Python objects"),
    (np.zeros(4, complex), r"got dtype complex128.*\n(.*\n)*.*x\.view\(np\.float64\)"),
    (np.zeros(4, "c8"), r"got dtype complex64.*\n(.*\n)*.*x\.view\(np\.float32\)"),
    (np.zeros(4, "U3"), r"got dtype <U3"),
    (np.zeros(17, np.uint8)[1:].view(np.float32), r"not aligned, expected an address divisible by 4"),
    (np.ma.masked_array(X, X > 0), r"got a masked array"),
    ([1.0, 2.0], r"got list, expected an array.*\n(.*\n)*.*np\.array"),
    (1.0, r"got float, expected an array"),
    (np.float32(1), r"got float32, expected an array"),
    (None, r"got NoneType, expected an array"),
    ("abc", r"got str, expected an array"),
    (b"abcd", r"got dtype u8, expected f32"),
    pytest.param(object(), r"got object, expected an array", id="object"),
]


@pytest.mark.parametrize(("value", "message"), BAD_ARRAYS, ids=lambda case: repr(case)[:30])
def test_what_no_kernel_takes_as_an_array(value: object, message: str) -> None:
    with pytest.raises(LaunchError, match=message) as caught:
        bind(arrays, value, X)
    assert str(caught.value).startswith(f"{__file__}:")
    assert "cannot launch arrays: argument x: " in str(caught.value)


def test_strides_that_split_elements_are_refused() -> None:
    packed = np.zeros(4, np.dtype([("a", "u1"), ("b", "f4")], align=False))["b"]
    with pytest.raises(LaunchValueError, match="not aligned"):
        bind(tensor, packed)
    odd = np.zeros(4, np.dtype([("b", "i2"), ("a", "u1"), ("c", "u1"), ("d", "i2")]))

    @cube
    def kernel(t: Tensor[dt.I16]): ...

    bind(kernel, odd["b"])
    wide = np.zeros(6, np.dtype([("b", "f4"), ("a", "i2"), ("c", "i2"), ("e", "i2"), ("f", "i2")]))
    bind(tensor, wide["b"])
    halves = np.lib.stride_tricks.as_strided(np.zeros(9, np.float32), (3,), (6,))
    with pytest.raises(
        LaunchValueError, match=r"strides of \(6,\) bytes, expected multiples of 4|not aligned"
    ):
        bind(tensor, halves)


class Exported:
    """An array of another library, through DLPack only."""

    def __init__(self, data: np.ndarray, device: tuple[int, int] = (1, 0)) -> None:
        self.data, self.device = data, device

    def __dlpack__(self, **kwargs: Any) -> Any:
        return self.data.__dlpack__(**kwargs)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device


@pytest.mark.capability(135)
def test_dlpack_shares_memory() -> None:
    _, call = bind(arrays, Exported(X), X)
    assert np.shares_memory(call.arrays[0].view, call.arrays[1].view)
    with pytest.raises(
        LaunchTypeError, match=r"use a Exported in place: it is on DLPack's device \(8, 0\), expected one of"
    ):
        bind(arrays, Exported(X, (8, 0)), X)


@pytest.mark.capability(135)
def test_the_buffer_protocol() -> None:
    values = array.array("f", [1, 2, 3])
    _, call = bind(arrays, values, memoryview(values))
    assert [a.layout.length for a in call.arrays] == [3, 3]
    assert np.shares_memory(call.arrays[0].view, call.arrays[1].view)

    @cube
    def octets(x: Array[dt.U8]): ...

    _, call = bind(octets, b"abc")
    assert (call.arrays[0].layout.length, call.arrays[0].layout.writable) == (3, False)


def test_arrays_of_another_layer() -> None:
    driver = FakeDriver()
    buffer = driver.alloc(400)

    class Owned:
        def __init__(self, offset: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> None:
            self.record = DeviceArray(driver, buffer, dt.F32, offset, shape, strides)

        def __burn_cube_array__(self) -> DeviceArray:
            return self.record

    _, call = bind(arrays, Owned(40, (5, 2), (2, 1)), Owned(80, (4,), (1,)))
    first, second = call.arrays
    assert (first.layout.length, first.buffer_len, first.offset) == (10, 90, 40)
    assert first.lower(driver, False) == BufferArg(buffer, 40, 10, 90)
    aliasing.check(call, (0, 1))
    _, call = bind(arrays, Owned(40, (5, 2), (2, 1)), Owned(76, (4,), (1,)))
    with pytest.raises(LaunchValueError, match="shares memory with argument y"):
        aliasing.check(call, (0,))
    with pytest.raises(LaunchTypeError, match=r"got strides \(3,\)"):
        bind(arrays, Owned(0, (4,), (3,)), X)
    assert second.driver is driver


class Fixed:
    def __init__(self, value: int) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fixed) and other.value == self.value


def test_comptime_values() -> None:
    specs, call = bind(comptime, 3)
    assert specs == (ComptimeSpec(3), ComptimeSpec(0.5), ComptimeSpec(None))
    assert call.arguments == []
    assert bind(comptime, np.int64(3), 1)[0] == (ComptimeSpec(3), ComptimeSpec(1.0), ComptimeSpec(None))
    assert ComptimeSpec(1) != ComptimeSpec(True)
    assert ComptimeSpec(0.0) != ComptimeSpec(-0.0)
    with pytest.raises(LaunchTypeError, match="argument n: got True of type bool, expected int"):
        bind(comptime, True)
    with pytest.raises(LaunchTypeError, match="argument n: got 'a' of type str, expected int"):
        bind(comptime, "a")
    for value in ([1], {}, Fixed(1)):
        with pytest.raises(LaunchTypeError, match="argument f: got a value that cannot be part of a key"):
            bind(comptime, 1, f=value)


def test_a_lambda_made_anew_is_the_same_compile_time_value() -> None:
    def make(k: object) -> Any:
        return lambda x: x + k

    def spec(f: object) -> Spec:
        return bind(comptime, 1, f=f)[0][2]

    assert spec(make(1)) == spec(make(1))
    assert spec(make(1)) != spec(make(2))
    assert spec(make(1)) != spec(make(1.0))
    assert spec(make(0.0)) != spec(make(-0.0))


def test_structs_and_lists_are_flattened_in_order() -> None:
    layer = Layer(X.astype(np.float64), 0.5, 3)
    values = [np.zeros(1, np.int32), np.zeros(2, np.int32)]
    specs, call = bind(structs, layer, values)
    assert specs == (
        StructSpec(
            Layer,
            (
                ("weights", ArraySpec(dt.F64)),
                ("rate", ScalarSpec(dt.F64)),
                ("size", ComptimeSpec(3)),
                ("bias", AbsentSpec()),
            ),
        ),
        ListSpec((ArraySpec(dt.I32), ArraySpec(dt.I32))),
    )
    names = [name for p, s in zip(("layer", "xs"), specs, strict=True) for name, _ in leaves(p, s)]
    assert names == ["layer.weights", "layer.rate", "xs.0", "xs.1"]
    places = [a.place.name if isinstance(a, ArrayArgument) else a for a in call.arguments]
    assert places == ["layer.weights", 0.5, "xs.0", "xs.1"]


def test_structs_and_lists_are_checked() -> None:
    with pytest.raises(LaunchTypeError, match="argument layer: got tuple, expected Layer"):
        bind(structs, (X, 1.0, 3), [])
    with pytest.raises(LaunchTypeError, match=r"argument layer\.bias: got f32, expected f64"):
        bind(structs, Layer(X.astype(np.float64), 1.0, 3, X), [])
    with pytest.raises(LaunchTypeError, match=r"argument xs\.1: got dtype f32, expected i32"):
        bind(structs, Layer(X, 1.0, 3), [np.zeros(1, np.int32), X])
    with pytest.raises(LaunchTypeError, match=r"argument xs: got ndarray, expected a list"):
        bind(structs, Layer(X, 1.0, 3), np.zeros(1, np.int32))


CALLS: list[tuple[tuple[object, ...], dict[str, object], str]] = [
    ((X,), {}, "got no argument for y"),
    ((), {}, "got no argument for x, y"),
    ((X, X, X), {}, "got 3 arguments by position, expected at most 2"),
    ((X, X), {"x": X}, "got argument x twice"),
    ((X,), {"z": X}, "it has no parameter z"),
    ((X,), {"yy": X}, r"it has no parameter yy.*\n(.*\n)*.*did you mean y\?"),
]


@pytest.mark.parametrize(("args", "kwargs", "message"), CALLS, ids=lambda case: repr(case)[-30:])
def test_calls_that_do_not_fit(args: tuple[object, ...], kwargs: dict[str, object], message: str) -> None:
    with pytest.raises(LaunchTypeError, match=message):
        bind(arrays, *args, **kwargs)


def test_names_and_defaults() -> None:
    assert bind(generic, scale=2, x=X)[0] == (ArraySpec(dt.F32), ScalarSpec(dt.F32), AbsentSpec())
    arguments = Arguments(("x", "n"), (X, 3))
    assert arguments.x is X
    assert arguments["n"] == 3
    assert list(arguments) == ["x", "n"]
    with pytest.raises(AttributeError, match="no argument 'm'"):
        _ = arguments.m


def test_a_parameter_without_annotation_cannot_be_launched() -> None:
    @cube
    def kernel(x, y: Vector[dt.F32, 4]): ...

    with pytest.raises(CompileTypeError, match="cannot compile kernel: parameter x has no annotation"):
        bind(kernel, X, X)
    with pytest.raises(CompileTypeError, match="write `def` for a kernel"):
        bind(cube(lambda x: x), X)


def test_a_written_array_shares_no_memory() -> None:
    _, call = bind(arrays, X, X)
    with pytest.raises(LaunchValueError, match=r"argument y: the kernel writes it.*argument x") as caught:
        aliasing.check(call, (1,))
    assert "bc.Inout" in str(caught.value)
    aliasing.check(call, ())
    _, call = bind(arrays, X[:4], X[4:])
    aliasing.check(call, (0, 1))
    _, call = bind(arrays, X[:5], X[4:])
    with pytest.raises(LaunchValueError, match="argument x: the kernel writes it"):
        aliasing.check(call, (0,))
    _, call = bind(arrays, X[:0], X)
    aliasing.check(call, (0, 1))


def test_inout_may_share_memory() -> None:
    _, call = bind(inout, X, X)
    aliasing.check(call, (0,))
    with pytest.raises(LaunchValueError, match="argument y: the kernel writes it"):
        aliasing.check(call, (1,))


def test_interleaved_views_do_not_overlap() -> None:
    @cube
    def kernel(x: Tensor[dt.F32], y: Tensor[dt.F32]): ...

    aliasing.check(bind(kernel, X[::2], X[1::2])[1], (0, 1))
    grid = np.zeros((4, 6), np.float32)
    aliasing.check(bind(kernel, grid[:, ::2], grid[:, 1::2])[1], (0, 1))
    for first, second in ((X[::2], X[::-2][::-1]), (X[::2], X[2::2]), (X[::2], X[:3]), (X[::2], X[::3])):
        shared = np.shares_memory(first, second)
        call = bind(kernel, first, second)[1]
        if shared:
            with pytest.raises(LaunchValueError, match="shares memory"):
                aliasing.check(call, (0,))


def test_elements_that_share_memory_cannot_be_written() -> None:
    window = np.lib.stride_tricks.sliding_window_view(X, 3, writeable=True)
    _, call = bind(tensor, window)
    assert overlaps_itself(call.arrays[0])
    with pytest.raises(LaunchValueError, match="by which elements that the kernel writes share memory"):
        aliasing.check(call, (0,))
    crossed = np.lib.stride_tricks.as_strided(np.zeros(8, np.float32), (3, 2), (8, 12))
    aliasing.check(bind(tensor, crossed)[1], (0,))
    _, call = bind(tensor, np.zeros((4, 6), np.float32)[::2, ::-3].T)
    aliasing.check(call, (0,))


def test_contiguity_of_shapes() -> None:
    assert is_contiguous((), ())
    assert is_contiguous((2, 3), (3, 1))
    assert is_contiguous((2, 1, 3), (3, 99, 1))
    assert is_contiguous((0, 3), (7, 7))
    assert not is_contiguous((2, 3), (1, 2))
    assert not is_contiguous((2, 3), (-3, 1))


def test_what_indexing_needs() -> None:
    base = np.zeros(1, np.float32)
    huge = np.lib.stride_tricks.as_strided(base, (2**20, 2**12), (0, 0))
    assert bind(tensor, huge)[1].widest == 2**32
    assert bind(scalar_kernel(dt.INDEX), -(2**40))[1].widest == 2**40


def test_comptime_numbers_that_are_equal_but_not_the_same() -> None:
    keys = [True, 1, 1.0, 0.0, -0.0, float("nan"), (1, 0.0), (1, -0.0), (1.0, 0.0)]
    assert len({ComptimeSpec(value) for value in keys}) == len(keys)
    assert ComptimeSpec(float("nan")) == ComptimeSpec(float("nan"))
    assert hash(ComptimeSpec(float("nan"))) == hash(ComptimeSpec(float("nan")))

"""Arrays that come to a launch: NumPy's, those of DLPack and the buffer protocol, or another layer's own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from burn_cube.driver import BufferArg, DeviceArray, Driver
from burn_cube.dtypes import DType, from_numpy
from burn_cube.errors import LaunchTypeError, LaunchValueError, shown
from burn_cube.launch.places import Place
from burn_cube.record import record

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from burn_cube.launch.foreign import Borrowed

    Host = NDArray[Any]


@record
class Layout:
    """What arrays of one dtype, shape, strides and flags share: found once, however many arrays come."""

    dtype: DType
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # elements
    length: int
    contiguous: bool
    writable: bool
    below: int  # elements that it touches before its first one
    above: int  # and after it
    widest: int  # the largest number that indexing it may need


class ArrayArgument:
    """An array of a launch. `offset`: bytes from the start of `memory`; `buffer_len`: elements from there.

    `view` is the caller's array, if it is in the host's memory.
    """

    __slots__ = ("buffer_len", "inout", "layout", "memory", "offset", "place", "view")
    borrowed: Borrowed | None = None  # of the class: all but `ForeignArgument` cost nothing more

    def __init__(
        self, place: Place, layout: Layout, inout: bool, offset: int, buffer_len: int,
        memory: Host | DeviceArray, view: Host | None,
    ) -> None:  # fmt: skip
        self.place, self.layout, self.inout = place, layout, inout
        self.offset, self.buffer_len = offset, buffer_len
        self.memory, self.view = memory, view

    @property
    def driver(self) -> Driver | None:
        """The driver that holds it; None for memory of the host."""
        return self.memory.driver if self.view is None and isinstance(self.memory, DeviceArray) else None

    def settle(self, driver: Driver) -> None:
        """Be on a device, if it is an array without memory that may be on any."""

    def lower(self, driver: Driver, strided: bool) -> BufferArg:
        """What the driver receives."""
        memory, layout = self.memory, self.layout
        buffer = memory.buffer if isinstance(memory, DeviceArray) else driver.wrap(memory)
        if strided:
            return BufferArg(
                buffer, self.offset, layout.length, self.buffer_len, layout.shape, layout.strides
            )
        return BufferArg(buffer, self.offset, layout.length, self.buffer_len)


class ForeignArgument(ArrayArgument):
    """An array of another library, in the memory of a device."""

    __slots__ = ("borrowed",)
    borrowed: Borrowed | None

    def settle(self, driver: Driver) -> None:
        """LaunchTypeError if the device takes nothing of other libraries."""
        borrowed = self.borrowed
        if borrowed is not None and borrowed.anywhere:
            from burn_cube.launch import foreign  # loaded: it has borrowed this

            try:
                self.memory = borrowed.on(driver)
            except foreign.ForeignError as error:
                raise LaunchTypeError(f"{self.place}: {error}", self.place.span) from None


_OWN: tuple[type, ...] = (np.ndarray, np.generic, int, float, complex, str, list, tuple, type)
"""NumPy's arrays, and what is none."""
_layouts: dict[object, Layout] = {}
_MOST_LAYOUTS = 4096


def resolve(value: object, place: Place, inout: bool = False) -> ArrayArgument:
    """The array that a value is; LaunchTypeError or LaunchValueError if a kernel cannot take it."""
    if type(value) is np.ndarray:
        return _from_host(value, place, inout)
    export = getattr(value, "__burn_cube_array__", None)  # isinstance with a Protocol takes far longer
    if callable(export) and not isinstance(value, type):
        return _from_device(_exported(export(), value, place), place, inout)
    if isinstance(value, _OWN):
        return _from_host(_as_numpy(value, place), place, inout)
    return _from_other(value, place, inout)


def shows(value: object, protocol: str) -> bool:
    """Whether a value has a protocol; one that raises something has it, and is told of where it is read."""
    try:
        return hasattr(value, protocol)
    except Exception:  # of a property
        return True


def _from_other(value: object, place: Place, inout: bool) -> ArrayArgument:
    """An array of another library: in the host's memory, or where its device is."""
    if shows(value, "__dlpack__"):
        from burn_cube.launch import dlpack  # loads much: most programs have NumPy's arrays only

        try:
            kind, _ = dlpack.device_of(value)
        except BufferError as error:
            raise LaunchTypeError(
                f"{place}: cannot use a {type(value).__name__}: {error}", place.span
            ) from None
        if kind != dlpack.DEVICES["cpu"]:
            return _from_foreign(value, place, inout)
        return _from_host(_from_dlpack(value, place), place, inout)
    if shows(value, "__cuda_array_interface__"):
        return _from_foreign(value, place, inout)
    return _from_host(_as_numpy(value, place), place, inout)


def _from_foreign(value: object, place: Place, inout: bool) -> ArrayArgument:
    from burn_cube.launch import foreign  # as above

    try:
        borrowed = foreign.borrow(value)
    except foreign.ForeignError as error:
        raise LaunchTypeError(
            f"{place}: cannot use a {type(value).__name__} in place: {error}",
            place.span,
            "use a runtime that owns that memory, or copy it to the host",
        ) from None
    layout, behind = layout_of(borrowed.array)
    made = ForeignArgument(place, layout, inout, borrowed.array.offset, behind, borrowed.array, None)
    made.borrowed = borrowed
    return made


def _from_host(array: Host, place: Place, inout: bool) -> ArrayArgument:
    key = (array.dtype, array.shape, array.strides, array.flags.num)
    layout = _layouts.get(key) or _remember(key, _host_layout(array, place))
    if layout.contiguous:
        return ArrayArgument(place, layout, inout, 0, layout.length, array, array)
    offset = layout.below * layout.dtype.size
    return ArrayArgument(place, layout, inout, offset, layout.above + 1, _gapless(array, layout), array)


def _exported(array: object, value: object, place: Place) -> DeviceArray:
    if isinstance(array, DeviceArray):
        return array
    raise LaunchTypeError(
        f"{place}: got a {type(value).__name__} whose __burn_cube_array__ gives {shown(array)}, "
        "expected a DeviceArray",
        place.span,
    )


def _from_device(array: DeviceArray, place: Place, inout: bool) -> ArrayArgument:
    layout, behind = layout_of(array)
    return ArrayArgument(place, layout, inout, array.offset, behind, array, None)


def layout_of(array: DeviceArray) -> tuple[Layout, int]:
    """The layout of a device's array, and how many elements there are from its first one on."""
    key = (array.dtype, array.shape, array.strides, array.writable)
    layout = _layouts.get(key) or _remember(
        key, _layout(array.dtype, array.shape, array.strides, array.writable)
    )
    return layout, (array.buffer.size - array.offset) // array.dtype.size


def _remember(key: object, layout: Layout) -> Layout:
    if len(_layouts) >= _MOST_LAYOUTS:
        _layouts.clear()
    _layouts[key] = layout
    return layout


def _host_layout(array: Host, place: Place) -> Layout:
    dtype = from_numpy(array.dtype)
    if dtype is None:
        raise _bad_dtype(array, place)
    size = dtype.size
    if not array.flags.aligned:
        raise LaunchValueError(
            f"{place}: got an array that is not aligned, expected an address divisible by {size}",
            place.span,
            "copy it: x.copy()",
        )
    if any(stride % size for stride in array.strides):
        raise LaunchValueError(
            f"{place}: got strides of {array.strides} bytes, expected multiples of {size}",
            place.span,
            "copy it: np.ascontiguousarray(x)",
        )
    strides = tuple([stride // size for stride in array.strides])
    return _layout(dtype, array.shape, strides, array.flags.writeable)


def _layout(dtype: DType, shape: tuple[int, ...], strides: tuple[int, ...], writable: bool) -> Layout:
    length, contiguous = math.prod(shape), is_contiguous(shape, strides)
    below, above = reach(shape, strides)
    spans = [abs(stride) * extent for extent, stride in zip(shape, strides, strict=True)]
    widest = length if contiguous else max(length, sum(spans), *shape)
    return Layout(dtype, shape, strides, length, contiguous, writable, below, above, widest)


def _gapless(array: Host, layout: Layout) -> Host:
    """The memory of a strided array from its lowest element to its highest, as the driver sees it."""
    flipped = array[tuple(slice(None, None, -1 if stride < 0 else 1) for stride in layout.strides)]
    return np.lib.stride_tricks.as_strided(
        flipped, (layout.below + layout.above + 1,), (layout.dtype.size,), writeable=layout.writable
    )


def reach(shape: tuple[int, ...], strides: tuple[int, ...]) -> tuple[int, int]:
    """How many elements below and above the first one the array touches."""
    below = above = 0
    if 0 not in shape:
        for extent, stride in zip(shape, strides, strict=True):
            if stride < 0:
                below -= stride * (extent - 1)
            else:
                above += stride * (extent - 1)
    return below, above


def is_contiguous(shape: tuple[int, ...], strides: tuple[int, ...]) -> bool:
    """Whether elements lie in order without gaps; dimensions of one element may have any stride."""
    if 0 in shape:
        return True
    expected = 1
    for extent, stride in zip(reversed(shape), reversed(strides), strict=True):
        if extent != 1 and stride != expected:
            return False
        expected *= extent
    return True


def check_vectors(array: ArrayArgument, lanes: int) -> None:
    """Refuse a tensor whose elements cannot be vectors: these lie side by side along the last dimension."""
    place, shape, strides = array.place, array.layout.shape, array.layout.strides
    if not shape or shape[-1] % lanes:
        raise LaunchValueError(
            f"{place}: got shape {shape}, expected a last extent divisible by {lanes}",
            place.span,
            f"its elements are vectors of {lanes} lanes: pad it, or annotate it as a tensor of scalars",
        )
    if shape[-1] > 1 and strides[-1] != 1:
        raise LaunchValueError(
            f"{place}: got strides {strides}, expected a last stride of 1",
            place.span,
            f"the {lanes} lanes of an element lie side by side: pass np.ascontiguousarray(x)",
        )


def _as_numpy(value: object, place: Place) -> Host:
    if isinstance(value, np.ma.MaskedArray):
        raise LaunchTypeError(
            f"{place}: got a masked array, expected a plain one", place.span, "pass x.filled(value)"
        )
    if isinstance(value, np.ndarray):
        return cast("Host", value)
    if isinstance(value, np.generic | int | float | complex | str | list | tuple | type):
        name = (
            f"the class {value.__name__}" if isinstance(value, type) else type(cast("object", value)).__name__
        )
        raise LaunchTypeError(
            f"{place}: got {name}, expected an array", place.span, "make one: np.array([...])"
        )
    try:
        return np.asarray(memoryview(cast("Any", value)))
    except (ValueError, BufferError) as error:  # released, closed, of a format that NumPy has not
        raise LaunchTypeError(
            f"{place}: cannot read the buffer of a {type(value).__name__}: {error}", place.span
        ) from None
    except TypeError:
        raise LaunchTypeError(
            f"{place}: got {type(value).__name__}, expected an array",
            place.span,
            "pass a NumPy array or a Tensor",
        ) from None


def _from_dlpack(value: Any, place: Place) -> Host:
    try:
        return np.from_dlpack(value)
    except Exception as error:  # whatever the exporting library raises
        raise LaunchTypeError(
            f"{place}: cannot read a {type(value).__name__} through DLPack: {error}", place.span
        ) from None


def _bad_dtype(array: Host, place: Place) -> LaunchTypeError:
    dtype = array.dtype
    help = None
    if dtype.newbyteorder("=") != dtype and from_numpy(dtype.newbyteorder("=")) is not None:
        help = "its bytes are swapped: pass x.astype(x.dtype.newbyteorder('='))"
    elif dtype.kind == "O":
        help = "it holds Python objects: give it a dtype, x.astype(np.float32)"
    elif dtype.kind == "c" and dtype.itemsize <= 16:
        help = f"pass real and imaginary parts in turn: x.view(np.float{4 * dtype.itemsize})"
    return LaunchTypeError(f"{place}: got dtype {dtype}, which kernels do not have", place.span, help)

"""What a plan says of each argument: the struct `item` of the compiled launcher (`launch.c`), packed."""

from __future__ import annotations

import enum
import struct
import types
from collections.abc import Sequence
from typing import cast

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.driver import DeviceArray
from burn_cube.dtypes import DType
from burn_cube.launch.arrays import ArrayArgument
from burn_cube.launch.binders import (
    ArrayBinder,
    Binder,
    ComptimeBinder,
    GenericScalarBinder,
    ListBinder,
    OptionalBinder,
    ScalarBinder,
    StructBinder,
    TensorBinder,
)
from burn_cube.launch.memory import word
from burn_cube.signature import ListSpec, ScalarSpec, Spec, StructSpec, TensorSpec

_ITEM = struct.Struct("11q")
_TOP = (1 << 63) - 1
_DOUBLE = struct.Struct("d")
_FIRST_SLOT = 16  # behind the reference count and the type


class _Kind(enum.IntEnum):
    HOST, DEVICE, INT, INDEX, FLOAT, BOOL, SAME, SAME_INT, SAME_FLOAT, SAME_TEXT, STRUCT, LIST = range(12)


_WRITTEN, _EXCLUSIVE = 1, 2
_TAKES_INT, _TAKES_FLOAT = 1, 2
_FORMAT = {dt.BF16: 0, dt.F16: 16, dt.F32: 32, dt.F64: 64}


class Ineligible(Exception):
    """The arguments are of a sort that compiled launchers leave to Python."""


class Items:
    """Gathers the items of a launch, and the objects whose addresses they hold."""

    def __init__(self, arguments: list[object], written: tuple[int, ...]) -> None:
        self.arguments, self.written = iter(enumerate(arguments)), written
        self.packed: list[bytes] = []
        self.held: list[object] = []
        self.slots = self.arrays = 0
        self._name: str | None = None  # of the field that comes next
        self._depth = 0  # of structs and lists

    def add(self, binder: Binder, value: object, spec: Spec) -> None:
        """The item of one parameter."""
        match binder:
            case OptionalBinder():
                if value is None:
                    self._same(None)
                else:
                    self.add(binder.inner, value, spec)
            case ArrayBinder():
                self._array(binder, value, spec)
            case ScalarBinder():
                self._scalar(binder.dtype, value, False)
            case GenericScalarBinder():
                assert isinstance(spec, ScalarSpec), spec
                self._scalar(spec.dtype, value, True)
            case ComptimeBinder():
                self._comptime(value)
            case ListBinder():
                assert isinstance(spec, ListSpec), spec
                self._list(binder, value, spec)
            case StructBinder():
                assert isinstance(spec, StructSpec), spec
                self._struct(binder, value, spec)
            case _:
                raise Ineligible

    def _list(self, binder: ListBinder, value: object, spec: ListSpec) -> None:
        if not isinstance(value, list | tuple) or type(cast("object", value)) not in (list, tuple):
            raise Ineligible  # its methods may be its own
        items = cast("Sequence[object]", value)
        self._put(_Kind.LIST, high=len(items))
        self._depth += 1
        for inner, item, of in zip(binder.binders, items, spec.items, strict=False):
            self.add(inner, item, of)
        self._depth -= 1

    def _struct(self, binder: StructBinder, value: object, spec: StructSpec) -> None:
        own = _plain_fields(value)
        self._put(_Kind.STRUCT, type=type(value), high=len(binder.fields))
        self._depth += 1
        for (name, inner), (_, of) in zip(binder.fields, spec.fields, strict=True):
            if name not in own or _is_computed(type(value), name):
                raise Ineligible
            self._name = name
            self.add(inner, own[name], of)
        self._depth -= 1

    def _put(
        self, kind: _Kind, *, flags: int = 0, type: object = None, dtype: object = None,
        driver: object = None, slot: int = 0, rank: int = 0, shift: int = 0, low: int = 0, high: int = 0,
    ) -> None:  # fmt: skip
        name, self._name = self._name, None
        self.held += (type, dtype, driver, name)
        self.packed.append(
            _ITEM.pack(kind, flags, id(type), id(dtype), id(driver), slot, rank, shift, low, high, id(name))
        )

    def _array(self, binder: ArrayBinder, value: object, spec: Spec) -> None:
        if isinstance(binder, TensorBinder) and binder.lanes is not None:
            raise Ineligible  # each shape and its strides must be checked
        if self._depth:
            raise Ineligible  # a struct may lose it while the kernel runs
        position, argument = next(self.arguments)
        assert isinstance(argument, ArrayArgument), argument
        written = position in self.written
        flags = _WRITTEN * written + _EXCLUSIVE * (written and not binder.inout)
        rank = spec.rank if isinstance(binder, TensorBinder) and isinstance(spec, TensorSpec) else -1
        shift = argument.layout.dtype.size.bit_length() - 1
        self.slots += 3 + 2 * max(rank, 0)
        self.arrays += 1
        memory = argument.memory
        if type(value) is np.ndarray:
            dtype = value.dtype
            self._put(_Kind.HOST, flags=flags, dtype=dtype, rank=rank, shift=shift)
        elif argument.view is None and isinstance(memory, DeviceArray):
            self._put(
                _Kind.DEVICE, flags=flags, type=type(value), dtype=memory.dtype, driver=memory.driver,
                slot=_slot(value, memory), rank=rank, shift=shift,
            )  # fmt: skip
        else:
            raise Ineligible

    def _scalar(self, dtype: DType, value: object, exact: bool) -> None:
        next(self.arguments)
        self.slots += 1
        if type(value) not in (bool, int, float):
            raise Ineligible
        if dtype is dt.BOOL:
            self._put(_Kind.BOOL)
        elif dtype.is_float:
            takes = (
                (_TAKES_INT if type(value) is int else _TAKES_FLOAT) if exact else _TAKES_INT | _TAKES_FLOAT
            )
            self._put(_Kind.FLOAT, flags=takes, low=_FORMAT[dtype])
        elif dtype is dt.INDEX:
            self._put(_Kind.INDEX, low=-_TOP, high=_TOP)
        else:
            low, high = dt.int_range(dtype)
            self._put(_Kind.INT, low=low, high=min(high, _TOP))

    def _comptime(self, value: object) -> None:
        if type(value) is int and -_TOP <= value <= _TOP:
            self._put(_Kind.SAME_INT, low=value)
        elif type(value) is float:
            self._put(_Kind.SAME_FLOAT, low=int.from_bytes(_DOUBLE.pack(value), "little", signed=True))
        elif type(value) is str:
            self._put(_Kind.SAME_TEXT, type=value)
        elif isinstance(value, types.FunctionType) and not _is_closed(value):
            raise Ineligible  # what it returns may change
        else:
            self._same(value)

    def _same(self, value: object) -> None:
        self._put(_Kind.SAME, type=value)


def _plain_fields(value: object) -> dict[str, object]:
    """The dict in which an object keeps what its fields are read from."""
    kind = type(value)
    if kind.__getattribute__ is not object.__getattribute__ or not hasattr(value, "__dict__"):
        raise Ineligible
    return vars(value)


def _is_computed(kind: type, name: str) -> bool:
    """Whether a property of the class, or the like, comes before the object's own value."""
    found: object = next((vars(base)[name] for base in kind.__mro__ if name in vars(base)), None)
    return hasattr(type(found), "__set__") or hasattr(type(found), "__delete__")


def _is_closed(function: types.FunctionType) -> bool:
    """Whether nothing that it brings along can change."""
    return not (function.__closure__ or function.__defaults__ or function.__kwdefaults__)


def _slot(value: object, array: DeviceArray) -> int:
    """Where the slot that `__burn_cube_slot__` names is inside an object."""
    kind = type(value)
    name = vars(kind).get("__burn_cube_slot__")  # of the class itself: a subclass may compute its arrays
    if not isinstance(name, str) or getattr(value, name) is not array:
        raise Ineligible
    return offset(value, array)


def offset(owner: object, value: object) -> int:
    """Where an object with `__slots__` holds a value; Ineligible unless exactly one slot does."""
    size = type(owner).__basicsize__
    found = [at for at in range(_FIRST_SLOT, size, 8) if word(id(owner) + at) == id(value)]
    if len(found) != 1:
        raise Ineligible
    return found[0]

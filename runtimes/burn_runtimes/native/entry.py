"""The compiled launcher: `launch.c`, shipped as LLVM IR text, given what it must know of this interpreter.

It reads fields of Python's and NumPy's objects. Where they are has been the same from Python 3.11 on, and is
tried here on objects whose contents are known; where anything differs, launches go through Python.
"""

from __future__ import annotations

import ctypes
import platform
import sys
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from burn_cube import config, dtypes
from burn_cube.driver import DeviceArray
from burn_cube.launch.memory import address_of_function, word
from burn_cube.launch.native import Plan
from burn_cube.launch.native_items import Ineligible, offset
from burn_runtimes.llvm_cpu import machine
from burn_runtimes.llvm_cpu.native_pool import supported

if TYPE_CHECKING:
    from burn_cube.frontend.decorator import Bound

_FASTCALL_WITH_KEYWORDS = 0x82

_FUNCTIONS = (
    "PyObject_Vectorcall", "Py_IncRef", "Py_DecRef", "PyDict_GetItemWithError",
    "PyObject_GenericGetDict",
    "PyLong_AsLongLongAndOverflow", "PyLong_FromLongLong", "PyFloat_Pack2", "PyUnicode_Compare",
    "PyContextVar_Get", "PyErr_Clear", "PyErr_CheckSignals", "PyEval_SaveThread", "PyEval_RestoreThread",
    "PyMem_RawMalloc", "PyMem_RawFree", "PyBytes_FromStringAndSize",
    "PyThread_get_thread_ident",
)  # fmt: skip


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


def made(function: int, bound: object) -> Bound:
    """A built-in function of a bound kernel; `function` is the launcher's address."""
    new = ctypes.pythonapi.PyCMethod_New
    new.restype = ctypes.py_object
    new.argtypes = (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p)
    found: Bound = new(ctypes.addressof(_method(function)), bound, None, None)
    return found


@cache
def _method(function: int) -> _MethodDef:
    """One for all, for ever: built-in functions do not own theirs."""
    made = _MethodDef(b"launch", function, _FASTCALL_WITH_KEYWORDS, b"Launches a kernel.")
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))
    return made


class Entries:
    """What all compiled launchers have; see `burn_cube.launch.native.NativeRuntime`."""

    def __init__(self, function: int) -> None:
        """`function`: the launcher's address."""
        self._function = function

    def entry(self, bound: object) -> Bound:
        """The built-in function that launches a bound kernel."""
        return made(self._function, bound)


@cache
def load() -> int | None:
    """The address of the launcher; None where it cannot run."""
    if not supported() or sys.implementation.name != "cpython" or "t" in sys.abiflags:  # free-threaded
        return None
    try:
        python = _python()
    except Ineligible:
        return None
    setup, launch = machine.load_text(text(), ("cube_launch_setup", "cube_launch"))
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(setup)(ctypes.addressof(python))
    return launch


def text() -> str:
    """`launch.c` for this machine."""
    return Path(__file__).with_name(f"launch.{platform.machine()}.ll").read_text("utf-8")


def _python() -> ctypes.Array[ctypes.c_int64]:
    """The struct `python` of `launch.c`; Ineligible if an object is not as expected."""
    if not all(check() for check in _CHECKS):
        raise Ineligible
    within, state = config.holders()
    functions = [address_of_function(getattr(ctypes.pythonapi, name)) for name in _FUNCTIONS]
    functions.append(address_of_function(ctypes.CDLL(None).clock_gettime))
    objects = (
        None,
        True,
        False,
        np.ndarray,
        int,
        float,
        str,
        list,
        tuple,
        DeviceArray,
        within,
        state,
    )  # they live for ever
    values = [*functions, *map(id, objects), *_offsets(state)]
    return (ctypes.c_int64 * len(values))(*values)


def _offsets(state: config.State) -> tuple[int, ...]:
    from burn_cube.launch.forms import BoundKernel  # the one class that launchers are bound to

    code, fail, next_plan = b"code", _no_failure, Plan(b"", None, None)
    plan = Plan(code, fail, "held", next_plan)
    bound = BoundKernel.__new__(BoundKernel)
    bound.plan = plan
    config.current()  # reads the settings, of which there are none before
    array = _probe_array()
    return (
        offset(state, state.base), offset(bound, plan), offset(plan, code), offset(plan, next_plan),
        offset(plan, fail), offset(array, array.record),
    )  # fmt: skip


def _no_failure(number: int) -> None:
    """Any function: it is looked for, not called."""


def _probe_array() -> DeviceArray:
    nothing: Any = None  # it is never launched
    array = DeviceArray(nothing, nothing, dtypes.F32, 0, (), ())
    object.__setattr__(array, "record", b"record")
    return array


def _type_field() -> bool:
    return all(word(id(value) + 8) == id(type(value)) for value in (1, 2.5, "x", np.ndarray, np.zeros(1)))


def _numpy_fields() -> bool:
    whole = np.zeros((3, 4, 5), np.float32)
    return all(map(_is_array, (whole, whole[::2, ::-1], whole.astype(np.int8)[0], np.ones(0), np.array(1))))


def _is_array(array: Any) -> bool:
    at = id(array)
    rank = ctypes.c_int32.from_address(at + 24).value
    flags = ctypes.c_int32.from_address(at + 64).value
    if rank != array.ndim or flags & 0x501 != array.flags.num & 0x501:
        return False
    shape = tuple(word(word(at + 32) + 8 * d) for d in range(rank))
    strides = tuple(word(word(at + 40) + 8 * d) for d in range(rank))
    same = (shape, strides, word(at + 16)) == (array.shape, array.strides, array.ctypes.data)
    return same and word(at + 56) == id(array.dtype)


def _value_fields() -> bool:
    held, number, kept = "held", 2.5, b"kept"
    cell = types.CellType(held)
    listed, together = [held, number], (number, held)
    return (
        word(id(cell) + 16) == id(held)
        and word(id(listed) + 16) == word(id(together) + 16) == 2
        and word(word(id(listed) + 24) + 8) == word(id(together) + 24) == id(number)
        and ctypes.c_double.from_address(id(number) + 16).value == number
        and ctypes.string_at(id(kept) + 32, 4) == kept
    )


_CHECKS: tuple[Callable[[], bool], ...] = (_type_field, _numpy_fields, _value_fields)

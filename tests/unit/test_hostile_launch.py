"""Launches that no kernel should get: each gives one error in our format, before anything runs."""

from __future__ import annotations

import mmap
import re
from collections.abc import Callable
from ctypes import c_void_p
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import burn_cube as bc
from burn_cube.errors import DeviceError
from burn_cube.launch import runtimes
from burn_dispatch.cli import main

HUGE = 10**5000  # Python refuses to write it out
OUT = np.zeros(8, np.float32)


@bc.cube
def copy(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i]


@bc.cube
def store_int(value: bc.i32, out: bc.Array[bc.i32]):
    out[0] = value


@bc.cube
def store_comptime(value: bc.Comptime[int], out: bc.Array[bc.f32]):
    out[0] = bc.f32(value)


@bc.cube
def store_float(value: bc.Comptime[float], out: bc.Array[bc.f32]):
    out[0] = value


@bc.struct
class Line:
    slope: bc.f32
    offset: bc.f32


@bc.cube
def store_line(line: Line, out: bc.Array[bc.f32]):
    out[0] = line.slope + line.offset


class Exporter:
    """Claims to be an array of another layer."""

    def __burn_cube_array__(self) -> int:
        return 5


class NoMethod:
    """Claims it with a number."""

    __burn_cube_array__ = 5


class NoRepr:
    """Fails even when it is shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr")


def line_without_slope() -> Line:
    """A struct that has lost a field."""
    make: Any = Line
    line: Line = make(1.0, 2.0)
    del line.slope
    return line


def fails(arguments: Any) -> int:
    """A grid of the user that goes wrong."""
    raise ZeroDivisionError("no data")


def asks(arguments: Any) -> int:
    """A grid that wants an argument which is not there."""
    wanted: int = arguments.y
    return wanted


def released() -> memoryview:
    """A buffer that is gone."""
    view = memoryview(bytearray(32))
    view.release()
    return view


def closed() -> mmap.mmap:
    """A file that is no longer in memory."""
    found = mmap.mmap(-1, 4096)
    found.close()
    return found


NO_TUPLE: Any = 5

LAUNCHES: list[tuple[str, Callable[[], object], str]] = [
    ("class", lambda: copy[1, 8](np.ndarray, OUT), "argument x: got the class ndarray, expected an array"),
    ("exporter", lambda: copy[1, 8](Exporter(), OUT), "whose __burn_cube_array__ gives 5"),
    ("no method", lambda: copy[1, 8](NoMethod(), OUT), "got NoMethod, expected an array"),
    ("released", lambda: copy[1, 8](released(), OUT), "cannot read the buffer of a memoryview: operation"),
    ("closed", lambda: copy[1, 8](closed(), OUT), "cannot read the buffer of a mmap: mmap closed or invalid"),
    ("pointers", lambda: copy[1, 8]((c_void_p * 8)(), OUT), "cannot read the buffer of a c_void_p_Array_8"),
    ("huge scalar", lambda: store_int[1, 1](HUGE, OUT), "got an int of 16610 bits, expected -2147483648"),
    ("long scalar", lambda: store_int[1, 1](10**400, OUT), "got an int of 1329 bits, expected"),
    ("no float", lambda: store_float[1, 1](HUGE, OUT), "got an int of 16610 bits, which a float cannot hold"),
    ("no int", lambda: store_comptime[1, 1](NoRepr(), OUT), "got a NoRepr of type NoRepr, expected int"),
    ("long value", lambda: store_comptime[1, 1]("x" * 500, OUT), "...' of type str".replace("'", "")),
    ("lost field", lambda: store_line[1, 1](line_without_slope(), OUT), "its field slope has no value"),
    ("grid array", lambda: copy[np.array([1, 2]), 8](OUT, OUT), "got array([1, 2]) in the grid"),
    ("cube class", lambda: copy[1, int](OUT, OUT), "got <class 'int'> in the cube, expected an int"),
    ("cube zero", lambda: copy[1, 0](OUT, OUT), "got 0 in the cube, expected 1 or more"),
    ("three", lambda: copy[1, 2, 3](OUT, OUT), "got 3 values in brackets"),
    ("huge grid", lambda: copy[HUGE, 8](OUT, OUT), "got an int of 16610 bits in the grid"),
    ("huge cube", lambda: copy[1, HUGE](OUT, OUT), "got an int of 16610 bits in the cube"),
    ("wide", lambda: copy.forall(2**70)(OUT, OUT), "in the number of elements, expected at most 2**63 - 1"),
    ("all units", lambda: copy[(2**31 - 1,) * 3, 8](OUT, OUT.copy()), "units in all, expected at most 2**63"),
    (
        "grid raises",
        lambda: copy[fails, 8](OUT, OUT),
        "the function of the grid failed with ZeroDivisionError",
    ),
    ("grid asks", lambda: copy[asks, 8](OUT, OUT), "the kernel has no argument 'y'"),
    (
        "no tuple",
        lambda: copy.launch("cpu", cube_count=1, args=NO_TUPLE),
        "got args=5 and kwargs={}, ",
    ),
    ("no dict", lambda: copy.launch("cpu", cube_count=1, kwargs=NO_TUPLE), "got args=() and kwargs=5"),
]


@pytest.mark.parametrize(
    ("launch", "message"), [row[1:] for row in LAUNCHES], ids=[row[0] for row in LAUNCHES]
)
def test_a_hostile_launch_is_refused(launch: Callable[[], object], message: str) -> None:
    with pytest.raises(bc.LaunchError) as caught:
        launch()
    text = str(caught.value)
    assert message in text
    assert re.match(rf"{re.escape(__file__)}:\d+:\d+: error: cannot launch \w+: ", text), text
    assert len(text.splitlines()[0]) < 400


def test_the_cause_of_a_failing_grid_is_kept() -> None:
    with pytest.raises(bc.LaunchError) as caught:
        copy[fails, 8](OUT, OUT)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_number_beyond_all_floats_is_infinite() -> None:
    out = np.zeros(1, np.float32)
    store_comptime[1, 1](HUGE, out)
    store_comptime[1, 1](-HUGE, other := np.zeros(1, np.float32))
    assert (out[0], other[0]) == (np.inf, -np.inf)
    store_comptime[1, 1](HUGE + 1, out)
    store_comptime[1, 1](HUGE, out)
    assert store_comptime.cache_info().compiles == 3


@bc.cube
def without_arguments() -> None:
    bc.debug_print("unit", bc.ABSOLUTE_POS)


@pytest.mark.parametrize("place", ["cpu", "reference", "opencl", "vulkan"])
def test_a_kernel_may_have_no_arguments(place: str, capfd: pytest.CaptureFixture[str]) -> None:
    try:
        driver = runtimes.driver(place)
    except DeviceError as error:
        pytest.skip(error.message)
    without_arguments.launch(driver, cube_count=2, cube_dim=3)
    driver.sync()
    assert capfd.readouterr().out.splitlines() == [f"unit {i}" for i in range(6)]


@pytest.mark.parametrize("target", ["cuda", "hip", "opencl", "wgsl"])
def test_the_text_of_a_kernel_without_arguments(target: str) -> None:
    found = CliRunner().invoke(main, ["show", f"{__file__}:without_arguments", "--target", target])
    assert found.exit_code == 0, found.output
    assert "report" in found.output

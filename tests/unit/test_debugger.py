"""Kernels under Python's debugger: the interpreter's results, the user's lines, names and frames."""

from __future__ import annotations

import bdb
import inspect
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.interpreter.debugger import unit_by_unit
from burn_cube.launch.runtimes import driver

Array = np.ndarray[Any, Any]


class Recorder(bdb.Bdb):
    """A debugger that goes line by line, and writes down what it sees in functions of this file."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, int, dict[str, Any]]] = []

    def user_line(self, frame: FrameType) -> None:
        """A line is about to run."""
        if frame.f_code.co_filename == __file__ and frame.f_code.co_name != "launch":
            self.seen.append((frame.f_code.co_name, frame.f_lineno, dict(frame.f_locals)))
        self.set_step()

    def at(self, name: str, line: int) -> list[dict[str, Any]]:
        """The variables each time that a line of a function was reached."""
        return [names for function, number, names in self.seen if (function, number) == (name, line)]


def recorded(launch: Callable[[], object]) -> Recorder:
    """Run under the recorder."""
    recorder = Recorder()
    before = sys.gettrace()
    try:
        recorder.runcall(launch)
    finally:
        sys.settrace(before)
    return recorder


def line_of(kernel: Any, text: str) -> int:
    """The line of this file where a kernel has a text."""
    lines, first = inspect.getsourcelines(kernel.fn)
    return first + next(k for k, line in enumerate(lines) if text in line)


OFFSET = 3


@bc.cube
def scaled(value: bc.f32, factor: bc.f32) -> bc.f32:
    product = value * factor
    if product > 50.0:
        return 50.0
    return product + 1.0


@bc.struct
class Pair:
    low: bc.f32
    high: bc.f32


@bc.cube
def everything(x: bc.Array[bc.f32], t: bc.Tensor[bc.f32], out: bc.Array[bc.f32], n: bc.Comptime[int]):
    tile = bc.Shared[bc.f32](16)
    u = bc.UNIT_POS
    i = bc.ABSOLUTE_POS
    tile[u] = x[i]
    bc.sync_cube()
    total = 0.0
    twice = n * 2
    for k in range(u % 4 + 1):
        value = tile[(u + k) % 16]
        total += scaled(value, 2.0)
    pair = (total, twice)
    limits = Pair(total, total + 1.0)
    vector = bc.Vector[bc.f32, 2](total, limits.high)
    part = x[4:8]
    total += bc.plane_sum(total) + vector[0] + part[0]
    out[i] = total + pair[1] + t[u // 4, u % 4] + OFFSET


def _arguments() -> tuple[Array, Array, Array]:
    tensor = np.arange(16, dtype=np.float32).reshape(4, 4).T
    return np.linspace(-3, 30, 32, dtype=np.float32), tensor, np.zeros(32, np.float32)


@pytest.mark.capability(116)
def test_stepping_shows_lines_names_and_frames() -> None:
    x, t, out = _arguments()

    def launch() -> None:
        everything.interpret[2, 16](x, t, out, n=5)

    recorder = recorded(launch)
    expected = np.zeros(32, np.float32)
    everything[2, 16](x, t, expected, 5)
    assert out.tobytes() == expected.tobytes()

    ends = recorder.at("everything", line_of(everything, "out[i] ="))
    assert [names["UNIT_POS"] for names in ends] == [*range(16)] * 2
    assert [names["CUBE_POS"] for names in ends] == [0] * 16 + [1] * 16
    last = ends[-1]
    assert (last["i"], last["twice"], last["n"], last["k"]) == (31, 10, 5, 3)
    assert last["x"].tobytes() == x.tobytes()
    assert last["tile"].tobytes() == x[16:].tobytes()
    assert np.array_equal(last["t"], t)
    assert np.array_equal(last["part"], x[4:8])
    assert last["pair"] == (last["limits"].low, 10)
    assert last["vector"].tolist() == [last["limits"].low, last["limits"].high]
    assert type(last["total"]) is np.float32

    products = recorder.at("scaled", line_of(scaled, "if product"))
    assert len(products) == 2 * 4 * (1 + 2 + 3 + 4)
    first = products[0]
    assert (first["value"], first["factor"], first["product"]) == (x[0], 2.0, x[0] * np.float32(2))
    assert 0 < len(recorder.at("scaled", line_of(scaled, "return 50.0"))) < len(products)


@bc.cube
def stops(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    square = x[i] * x[i]
    if i == 2:
        breakpoint()
    out[i] = square


def test_breakpoint_stops_under_interpret_only(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[tuple[str, int, dict[str, Any]]] = []

    def stop() -> None:
        frame = sys._getframe(1)
        stopped.append((frame.f_code.co_filename, frame.f_lineno, dict(frame.f_locals)))

    monkeypatch.setattr(sys, "breakpointhook", stop)
    x, out = np.arange(4, dtype=np.int32), np.zeros(4, np.int32)
    for form in (stops, stops.checked, stops.validate):
        form[1, 4](x, out)
    assert not stopped
    assert out.tolist() == [0, 1, 4, 9]
    stops.interpret[1, 4](x, out)
    ((file, line, names),) = stopped
    assert (file, line) == (__file__, line_of(stops, "breakpoint()"))
    assert names["square"] == 4


SCRIPT = """
import numpy as np
import burn_cube as bc


@bc.cube
def helper(a: bc.f32) -> bc.f32:
    half = a / 2.0
    return half


@bc.cube
def kernel(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    tile = bc.Shared[bc.f32](4)
    u = bc.UNIT_POS
    tile[u] = x[u]
    bc.sync_cube()
    other = tile[3 - u]
    result = helper(other)
    out[u] = result


x, out = np.arange(4, dtype=np.float32), np.zeros(4, np.float32)
kernel.interpret[1, 4](x, out)
print("result", out.tolist())
"""


def _pdb(tmp_path: Path, script: str, commands: list[str], *options: str) -> str:
    file = tmp_path / "program.py"
    file.write_text(textwrap.dedent(script).lstrip(), encoding="utf-8")
    text = "\n".join(commands) + "\n"
    ran = subprocess.run(
        [sys.executable, *options, str(file)],
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return ran.stdout + ran.stderr


@pytest.mark.capability(116)
def test_a_session_of_pdb(tmp_path: Path) -> None:
    commands = [
        "b program.py:16, UNIT_POS == 2",
        "c",
        "p u, tile[:3].tolist(), x.tolist()",
        "n",  # over the barrier: the others come, and it stays with the unit
        "p 'unit', UNIT_POS, tile.tolist()",
        "n",
        "s",
        "s",
        "n",
        "p 'half', half, a",
        "w",
        "clear 1",
        "c",
    ]
    shown = _pdb(tmp_path, SCRIPT, commands, "-m", "pdb")
    assert "program.py(16)kernel()\n-> bc.sync_cube()" in shown
    assert "[0.0, 1.0, 2.0], [0.0, 1.0, 2.0, 3.0])" in shown
    assert "('unit', 2, [0.0, 1.0, 2.0, 3.0])" in shown
    assert "program.py(7)helper()" in shown
    assert "'half'" in shown
    assert "program.py(18)kernel()\n-> result = helper(other)" in shown
    assert "result [1.5, 1.0, 0.5, 0.0]" in shown
    assert "/unit.py" not in shown, "stepping does not enter our code"


def test_breakpoint_opens_pdb(tmp_path: Path) -> None:
    line = "    out[u] = result\n"
    script = SCRIPT.replace(line, "    if u == 1:\n        breakpoint()\n" + line)
    shown = _pdb(tmp_path, script, ["p 'other', float(other), UNIT_POS", "s", "w", "c"])
    assert "('other', 2.0, 1)" in shown
    assert "-> out[u] = result" in shown
    assert "result [1.5, 1.0, 0.5, 0.0]" in shown


@bc.cube
def diverging(x: bc.Array[bc.i32], out: bc.Inout[bc.Array[bc.i32]], cells: bc.Inout[bc.Array[bc.i32]]):
    u = bc.UNIT_POS
    total = 0
    for k in range(u % 5):
        if (u + k) % 3 == 0:
            total += bc.plane_sum(x[u] + bc.i32(k))
        elif k == 2:
            total += bc.plane_inclusive_sum(x[u])
            if u % 2 == 0:
                continue
        total += bc.atomic_add(cells, u % 3, bc.i32(k))
        while total > 40:
            total -= bc.plane_max(total) // 2 + 1
            if total % 7 == 3:
                break
    match u % 4:
        case 0 | 2:
            total += bc.plane_sum(total)
        case 1:
            total -= 1
        case _:
            if bc.plane_any(total > 3):
                out[u] = total
                return
    out[u] = total * 2


def test_units_meet_as_on_the_interpreter() -> None:
    x = np.random.default_rng(1).integers(-9, 30, 70).astype(np.int32)
    found: list[tuple[bytes, bytes]] = []
    for _ in range(2):
        out, cells = np.zeros(70, np.int32), np.zeros(3, np.int32)
        diverging.interpret[1, 70](x, out, cells)
        found.append((out.tobytes(), cells.tobytes()))
    with unit_by_unit():
        out, cells = np.zeros(70, np.int32), np.zeros(3, np.int32)
        diverging.interpret[1, 70](x, out, cells)
    assert found == [(out.tobytes(), cells.tobytes())] * 2
    assert out.any()


@bc.cube
def reaches_out(out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    bc.device_assert(i < 6, "too far")
    out[i] = 1


def test_an_error_of_one_unit() -> None:
    out = np.zeros(8, np.int32)
    with unit_by_unit(), pytest.raises(bc.DeviceError, match="too far"):
        reaches_out.interpret[1, 8](out)
    assert out.tolist() == [1] * 6 + [0] * 2, "the units before had run to their ends"


@bc.cube
def fragments(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.load(c, x[256 * bc.PLANE_POS :], 16)
    if bc.UNIT_POS_PLANE == 0:
        breakpoint()
    bc.cmma.store(out[256 * bc.PLANE_POS :], c, 16)


@pytest.mark.capability(116)
def test_a_fragment_is_the_matrix_of_the_plane(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Array] = []
    monkeypatch.setattr(sys, "breakpointhook", lambda: seen.append(sys._getframe(1).f_locals["c"].copy()))
    x, out = np.arange(512, dtype=np.float32), np.zeros(512, np.float32)
    plane = driver("reference").properties.plane_dim
    fragments.interpret[1, 2 * plane](x, out)
    assert [matrix.tolist() for matrix in seen] == x.reshape(2, 16, 16).tolist()
    assert out.tolist() == x.tolist()

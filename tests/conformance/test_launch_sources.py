"""Kernels run from wherever they are written, and follow what they read."""

from __future__ import annotations

import importlib
import linecache
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import run, units, zeros

ROOT = Path(__file__).parents[2]


@bc.cube
def mapped(x: bc.Array[bc.i32], out: bc.Array[bc.i32], f: bc.Comptime[object]):
    i = bc.ABSOLUTE_POS
    out[i] = f(x[i])


@pytest.mark.capability(28)
def test_lambdas_of_one_line_are_told_apart(runtime: Driver) -> None:
    x, out = units(4), zeros(4)
    for f, g in ((lambda v: v + 1, lambda v: v * 3),):
        run(mapped, runtime, x, out, f, units=4)
        assert out.tolist() == [1, 2, 3, 4]
        run(mapped, runtime, x, out, g, units=4)
        assert out.tolist() == [0, 3, 6, 9]


def test_a_lambda_made_anew_compiles_once(runtime: Driver) -> None:
    kernel = bc.cube(mapped.fn)
    x, out = units(4), zeros(4)
    for k in (1, 2, 1, 2, 1):
        run(kernel, runtime, x, out, lambda v: v + k, units=4)  # noqa: B023  called before k changes
        assert out.tolist() == (x + k).tolist()
    assert kernel.cache_info()[0] == 2


@pytest.mark.capability(4)
def test_a_dead_branch_may_hold_what_no_target_has(runtime: Driver) -> None:
    @bc.cube
    def kernel(out: bc.Array[bc.N], exact: bc.Comptime[bool]):
        i = bc.ABSOLUTE_POS
        if exact:
            out[i] = bc.popcount(out[i])  # floats have none
        else:
            out[i] = 2

    out = np.zeros(2, np.float32)
    run(kernel, runtime, out, False, units=2)
    assert out.tolist() == [2, 2]
    with pytest.raises(bc.CompileError, match="popcount"):
        run(kernel, runtime, out, True, units=2)
    counts = np.array([7, 8], np.uint32)
    run(kernel, runtime, counts, True, units=2)
    assert counts.tolist() == [3, 1]


def test_executed_text(runtime: Driver) -> None:
    text = textwrap.dedent("""
        @bc.cube(source=text)
        def kernel(out: bc.Array[bc.i32]):
            out[bc.ABSOLUTE_POS] = 7
    """)
    names: dict[str, Any] = {"bc": bc, "text": text}
    exec(text, names)
    out = zeros(2)
    run(names["kernel"], runtime, out, units=2)
    assert out.tolist() == [7, 7]


def test_errors_in_executed_text_show_its_line(runtime: Driver) -> None:
    text = "@bc.cube(source=text)\ndef kernel(out: bc.Array[bc.i32]):\n    out[0] = 1.5\n"
    names: dict[str, Any] = {"bc": bc, "text": text}
    exec(text, names)
    with pytest.raises(bc.CompileError) as caught:
        run(names["kernel"], runtime, zeros(1))
    assert "    3 |     out[0] = 1.5" in str(caught.value)


def test_a_notebook_cell(runtime: Driver) -> None:
    text = "@bc.cube\ndef kernel(out: bc.Array[bc.i32]):\n    out[bc.ABSOLUTE_POS] = 8\n"
    name = "<ipython-input-1-0123456789ab>"
    linecache.cache[name] = (len(text), None, text.splitlines(True), name)
    names: dict[str, Any] = {"bc": bc}
    exec(compile(text, name, "exec"), names)
    out = zeros(2)
    run(names["kernel"], runtime, out, units=2)
    assert out.tolist() == [8, 8]


_HELPER = "import burn_cube as bc\n@bc.cube\ndef helper(x):\n    return x + {}\n"
_KERNEL = """
import burn_cube as bc
import {0} as helpers
@bc.cube
def kernel(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    out[i] = helpers.helper(x[i])
"""


def _module(folder: Path, name: str, text: str) -> ModuleType:
    (folder / f"{name}.py").write_text(text)
    importlib.invalidate_caches()
    return importlib.import_module(name)


def test_a_helper_that_changed_in_another_file(
    runtime: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    suffix = runtime.properties.runtime.replace("-", "_")
    helpers = _module(tmp_path, f"helpers_{suffix}", _HELPER.format(1))
    kernel = _module(tmp_path, f"kernels_{suffix}", _KERNEL.format(f"helpers_{suffix}")).kernel
    x, out = units(4), zeros(4)
    run(kernel, runtime, x, out, units=4)
    assert out.tolist() == [1, 2, 3, 4]
    path = tmp_path / f"helpers_{suffix}.py"
    path.write_text(_HELPER.format(100))
    os.utime(path, (1, 1))  # else the cached module could be taken, being of the same second and size
    importlib.reload(helpers)
    run(kernel, runtime, x, out, units=4)
    assert out.tolist() == [100, 101, 102, 103]


_PROMPT = """
import numpy as np
import burn_cube as bc
@bc.cube
def kernel(out: bc.Array[bc.i32]):
    out[bc.ABSOLUTE_POS] = 41

out = np.zeros(2, np.int32)
kernel.interpret(1, 2, out)
print("result", out.tolist())
"""


def test_a_script_from_a_pipe_says_what_to_do() -> None:
    done = subprocess.run(
        [sys.executable, "-i", "-q"], input=_PROMPT, capture_output=True, text=True, cwd=ROOT, timeout=120
    )
    if sys.version_info >= (3, 13):
        assert "result [41, 41]" in done.stdout, done.stderr
    else:
        assert "@bc.cube(source=text)" in done.stderr, done.stderr


def test_the_text_of_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "-Bc", _PROMPT], capture_output=True, text=True, cwd=ROOT, timeout=120
    )
    assert "result [41, 41]" in done.stdout, done.stderr


def test_the_prompt_of_python(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    pytest.importorskip("readline")
    script = tmp_path / "prompt.txt"
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "HOME": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-q"], stdin=slave, stdout=slave, stderr=slave, cwd=ROOT, env=environment
    )
    os.close(slave)
    for line in _PROMPT.strip().splitlines():
        os.write(master, line.encode() + b"\r")
        if line.endswith("41"):
            os.write(master, b"\r")
    os.write(master, b"exit()\r")
    seen = b""
    while process.poll() is None:
        try:
            seen += os.read(master, 65536)
        except OSError:  # the other side has closed
            break
    process.wait(timeout=60)
    os.close(master)
    script.write_bytes(seen)
    assert b"result [41, 41]" in seen, seen.decode(errors="replace")

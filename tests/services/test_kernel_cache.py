"""Compiled kernels on disk, on every device: a second process compiles nothing, a program can carry them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from burn_dispatch.cli import main

ROOT = Path(__file__).parents[2]
OTHERS = ("opencl", "wgpu-lavapipe", "cuda-on-cpu", "hip-on-cpu")
NAMES = ("cpu", *[pytest.param(name, marks=pytest.mark.slow) for name in OTHERS])
KERNELS = """
import burn_cube as bc


@bc.cube
def scale(x: bc.Array[bc.F], factor: bc.F, out: bc.Array[bc.F]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        out[i] = bc.exp(x[i]) * factor


@bc.cube
def twice(x: bc.Array[bc.i32], out: bc.Inout[bc.Array[bc.i32]]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        out[i] = x[i] * 2


@bc.cube
def corner(t: bc.Tensor[bc.f32], out: bc.Array[bc.f32], n: bc.Comptime[int]):
    if bc.ABSOLUTE_POS == 0:
        out[0] = t[t.shape(0) - 1, t.shape(1) - 1] + n
"""
OPEN = """
import json, sys
import numpy as np
from tests import devices
name = sys.argv[1]
try:
    driver = devices.open_driver(name)
except devices.Missing as error:
    print(json.dumps({"missing": str(error)}))
    sys.exit()
from burn_cube.launch import disk_cache, runtimes
from burn_dispatch import Device, Tensor, catalog
runtime, index = next(place for place, one in runtimes._open.items() if one is driver)
"""
FORBIDDEN = """
def compiler(*args, **kwargs):
    raise AssertionError("something is compiled")
from burn_cube import passes, targets
passes.run = targets.get = compiler  # before anything takes them from there
for kind in type(driver).__mro__[:-1]:
    if "compile" in vars(kind):
        kind.compile = compiler
if hasattr(driver, "compiler"):
    type(driver.compiler).__call__ = compiler
from burn_runtimes.llvm_cpu import machine
machine._object = machine._optimised = compiler
if name == "opencl":
    from burn_runtimes.opencl.module import OpenclModule
    OpenclModule._build = compiler
"""
USE = """
sys.path.insert(0, sys.argv[2])
from kernels import scale, twice, corner
device = Device(catalog.of_runtime(runtime), index)
x = Tensor.from_numpy(np.linspace(-1, 1, 500, dtype=np.float32), device)
out = Tensor.zeros(500, device=device)
scale[2, 256](x, 2.0, out)
wanted = 2 * np.exp(np.linspace(-1, 1, 500, dtype=np.float32))
assert np.allclose(out.numpy(), wanted, rtol=1e-5)
for _ in range(3):  # warm launches
    scale[2, 256](x, 2.0, out)
assert np.allclose(out.numpy(), wanted, rtol=1e-5)
values, doubled = Tensor.ones(500, "i32", device), Tensor.zeros(500, "i32", device)
twice[2, 256](values, doubled)
assert doubled.tolist() == [2] * 500
corner[1, 64](Tensor.full((3, 7), 5.0, device=device), out, 4)
assert out.numpy()[0] == 9
c = disk_cache.counts
print(json.dumps([c.hits, c.misses, c.writes, c.shipped]))
"""
INPLACE = USE.replace("twice[2, 256](values, doubled)", "doubled = values; twice[2, 256](values, values)")
SHIP = """
from click.testing import CliRunner
from burn_dispatch.cli import main
file, folder = sys.argv[2:]
for kernel, options in (("scale", ()), ("twice", ()), ("corner", ("-c", "n=4", "--cube", "64"))):
    words = ["compile", f"{file}:{kernel}", "--device", f"{runtime}:{index}", "--cache", folder, *options]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
print(json.dumps(done.output))
"""


def paths(place: Path) -> str:
    """What PYTHONPATH names for a source tree."""
    return os.pathsep.join(map(str, (place, place / "runtimes", place / "kernels")))


def start(code: str, *arguments: object, **environment: str) -> subprocess.Popen[str]:
    """A new process, its cache on."""
    settings = {"BURN_CUBE_DISK_CACHE": "1", "PYTHONPATH": paths(ROOT), **environment}
    return subprocess.Popen(
        [sys.executable, "-P", "-W", "ignore", "-c", code, *map(str, arguments)],
        env={**os.environ, **settings}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip


def finish(process: subprocess.Popen[str]) -> Any:
    """What it printed as JSON; skips for a device that is missing."""
    out, err = process.communicate(timeout=240)
    assert process.returncode == 0, err
    found = json.loads(out)
    if isinstance(found, dict):
        pytest.skip(found["missing"])
    return found


def run(code: str, *arguments: object, **environment: str) -> Any:
    """Start and finish."""
    return finish(start(code, *arguments, **environment))


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A folder with the module of kernels."""
    folder = tmp_path / "program"
    folder.mkdir()
    (folder / "kernels.py").write_text(KERNELS)
    return folder


@pytest.mark.capability(128)
@pytest.mark.parametrize("name", NAMES)
def test_a_second_process_compiles_nothing(name: str, program: Path, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    hits, misses, writes, shipped = run(OPEN + USE, name, program, BURN_CUBE_CACHE_DIR=cache)
    assert (hits, shipped) == (0, 0)
    assert misses == writes >= 3
    second = run(OPEN + FORBIDDEN + USE, name, program, BURN_CUBE_CACHE_DIR=cache)
    assert second == [second[0], 0, 0, 0]
    assert second[0] >= 3


@pytest.mark.capability(128)
def test_a_kernel_says_whether_it_was_compiled_or_loaded(program: Path, tmp_path: Path) -> None:
    code = OPEN + USE.replace("c.hits, c.misses, c.writes, c.shipped", "*scale.cache_info()")
    for loaded in (0, 1):
        assert run(code, "cpu", program, BURN_CUBE_CACHE_DIR=str(tmp_path / "cache")) == [1, 3, 1, loaded]


@pytest.mark.capability(128)
@pytest.mark.parametrize("name", NAMES)
def test_without_the_cache_the_compiler_would_be_called(name: str, program: Path, tmp_path: Path) -> None:
    """What the tests around forbid is what a process without kept kernels does."""
    done = start(OPEN + FORBIDDEN + USE, name, program, BURN_CUBE_CACHE_DIR=str(tmp_path))
    out, err = done.communicate(timeout=240)
    if done.returncode == 0:
        pytest.skip(json.loads(out)["missing"])
    assert "AssertionError: something is compiled" in err


@pytest.mark.capability(128)
@pytest.mark.parametrize("name", NAMES)
def test_damaged_entries_are_compiled_again(name: str, program: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    first = run(OPEN + USE, name, program, BURN_CUBE_CACHE_DIR=str(cache))
    for path in cache.iterdir():
        data = path.read_bytes()
        path.write_bytes(
            data[: len(data) // 2] + bytes([data[len(data) // 2] ^ 1]) + data[len(data) // 2 + 1 :]
        )
    assert run(OPEN + USE, name, program, BURN_CUBE_CACHE_DIR=str(cache)) == first
    assert run(OPEN + FORBIDDEN + USE, name, program, BURN_CUBE_CACHE_DIR=str(cache))[1:] == [0, 0, 0]


@pytest.mark.capability(128)
@pytest.mark.parametrize("name", NAMES)
def test_processes_at_once_share(name: str, program: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    started = [start(OPEN + USE, name, program, BURN_CUBE_CACHE_DIR=str(cache)) for _ in range(2)]
    found = [process.communicate(timeout=240) for process in started]
    assert [process.returncode for process in started] == [0, 0], found
    if isinstance(json.loads(found[0][0]), dict):
        pytest.skip(json.loads(found[0][0])["missing"])
    assert not list(cache.glob("*.part"))
    assert run(OPEN + FORBIDDEN + USE, name, program, BURN_CUBE_CACHE_DIR=str(cache))[1:] == [0, 0, 0]


@pytest.mark.capability(128)
@pytest.mark.slow
def test_a_kept_text_for_arrays_in_one_buffer(program: Path, tmp_path: Path) -> None:
    """WebGPU wants them in one binding: another text, made from the kept kernel, and kept too."""
    cache = str(tmp_path / "cache")
    run(OPEN + USE, "wgpu-lavapipe", program, BURN_CUBE_CACHE_DIR=cache)
    apart = run(OPEN + INPLACE, "wgpu-lavapipe", program, BURN_CUBE_CACHE_DIR=cache)
    assert apart[1:3] == [1, 1]
    assert run(OPEN + FORBIDDEN + INPLACE, "wgpu-lavapipe", program, BURN_CUBE_CACHE_DIR=cache)[1:] == [
        0,
        0,
        0,
    ]


def elsewhere(place: Path) -> str:
    """This package once more in another place, its files written at another time; what PYTHONPATH names."""
    for name in ("burn_cube", "burn_dispatch", "runtimes", "kernels"):
        ignored = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / name, place / name, ignore=ignored, copy_function=shutil.copyfile)
    return os.pathsep.join((paths(place), str(ROOT)))


@pytest.mark.capability(128)
@pytest.mark.parametrize("name", NAMES)
def test_a_program_carries_its_kernels(name: str, program: Path, tmp_path: Path) -> None:
    made, carried, home = tmp_path / "made", tmp_path / "carried", tmp_path / "home"
    said = run(OPEN + SHIP, name, program / "kernels.py", made, BURN_CUBE_CACHE_DIR=str(tmp_path / "unused"))
    assert said.startswith("wrote 1 kernel for ")
    assert said.endswith(f" to {made}\n")
    (program / "kernels.py").rename(carried.with_suffix(".py"))
    shutil.move(made, carried)
    (tmp_path / "other").mkdir()
    shutil.copyfile(carried.with_suffix(".py"), tmp_path / "other" / "kernels.py")
    before = {path.name: path.read_bytes() for path in carried.iterdir()}
    environment = {
        "PYTHONPATH": elsewhere(tmp_path / "installed"),
        "XDG_CACHE_HOME": str(home),
        "BURN_CUBE_SHIPPED_CACHE": os.pathsep.join((str(tmp_path / "none"), str(carried))),
    }
    located = (
        f"import burn_cube; assert burn_cube.__file__.startswith({str(tmp_path)!r}), burn_cube.__file__\n"
    )
    for _ in range(2):
        found = run(located + OPEN + FORBIDDEN + USE, name, tmp_path / "other", **environment)
        assert found == [0, 0, 0, found[3]]
        assert found[3] >= 3
    assert {path.name: path.read_bytes() for path in carried.iterdir()} == before


@pytest.mark.slow
def test_what_was_released_is_another_compiler_when_a_file_differs(program: Path, tmp_path: Path) -> None:
    made, place = tmp_path / "made", tmp_path / "installed"
    run(OPEN + SHIP, "cpu", program / "kernels.py", made)
    environment = {
        "PYTHONPATH": elsewhere(place), "BURN_CUBE_CACHE_DIR": str(tmp_path / "cache"),
        "BURN_CUBE_SHIPPED_CACHE": str(made),
    }  # fmt: skip
    changed = place / "burn_cube" / "passes" / "dce.py"
    changed.write_text(changed.read_text() + "\n")
    hits, misses, writes, shipped = run(OPEN + USE, "cpu", program, **environment)
    assert (hits, shipped) == (0, 0)
    assert misses == writes >= 3


@pytest.mark.slow
def test_damage_in_a_carried_folder_is_left_alone(program: Path, tmp_path: Path) -> None:
    made = tmp_path / "made"
    run(OPEN + SHIP, "cpu", program / "kernels.py", made)
    for path in made.iterdir():
        path.write_bytes(path.read_bytes()[:-1])
    before = {path.name: path.read_bytes() for path in made.iterdir()}
    environment = {"BURN_CUBE_CACHE_DIR": str(tmp_path / "cache"), "BURN_CUBE_SHIPPED_CACHE": str(made)}
    first = run(OPEN + USE, "cpu", program, **environment)
    assert first[0] == first[3] == 0
    assert first[1] == first[2]
    assert run(OPEN + FORBIDDEN + USE, "cpu", program, **environment)[1:] == [0, 0, 0]
    assert {path.name: path.read_bytes() for path in made.iterdir()} == before


@pytest.mark.slow
def test_the_users_cache_comes_first(program: Path, tmp_path: Path) -> None:
    made = tmp_path / "made"
    run(OPEN + SHIP, "cpu", program / "kernels.py", made)
    environment = {"BURN_CUBE_CACHE_DIR": str(tmp_path / "cache")}
    run(OPEN + USE, "cpu", program, **environment)
    found = run(OPEN + USE, "cpu", program, **environment, BURN_CUBE_SHIPPED_CACHE=str(made))
    assert found[1:] == [0, 0, 0]


@pytest.mark.slow
def test_a_level_of_processors_is_for_all_machines_of_it(program: Path, tmp_path: Path) -> None:
    """Code for a level takes nothing else from the machine: neither its name nor its caches."""
    made = tmp_path / "made"
    level = {"BURN_CUBE_CPU": "x86-64-v2"}
    run(OPEN + SHIP, "cpu", program / "kernels.py", made, **level)
    other = textwrap.dedent("""
        from burn_runtimes.llvm_cpu import machine
        machine.llvm.get_host_cpu_name = lambda: "another"
        class Elsewhere(type(machine.Path())):  # sizes of caches of another machine
            def read_text(self, *args, **kwargs):
                return "7K" if "/cache/index" in str(self) else super().read_text(*args, **kwargs)
        machine.Path = Elsewhere
    """)
    environment = {"BURN_CUBE_CACHE_DIR": str(tmp_path / "cache"), "BURN_CUBE_SHIPPED_CACHE": str(made)}
    found = run(other + OPEN + FORBIDDEN + USE, "cpu", program, **environment, **level)
    assert found == [0, 0, 0, found[3]]


def test_what_cannot_be_kept_is_listed(tmp_path: Path) -> None:
    file, folder = tmp_path / "kernels.py", tmp_path / "folder"
    file.write_text(
        textwrap.dedent("""
        import burn_cube as bc
        @bc.cube
        def loud(x: bc.Array[bc.f32]):
            bc.device_assert(x.len() > 0, "empty")
            x[0] = 1.0
        @bc.cube
        def quiet(x: bc.Array[bc.f32]):
            x[0] = 1.0
    """)
    )
    done = CliRunner().invoke(main, ["compile", str(file), "--device", "cpu", "--cache", str(folder)])
    assert done.exit_code == 1
    assert done.stdout.startswith("wrote 1 kernel for ")
    assert "cannot keep loud: it asserts or prints" in done.stderr

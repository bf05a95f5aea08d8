"""The command line: what it shows, as text and as JSON, and how it refuses what it cannot do."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from burn_cube import config
from burn_cube.driver import Driver
from burn_cube.errors import DeviceError
from burn_cube.launch import runtimes
from burn_dispatch import Device, catalog
from burn_dispatch.cli import libraries, main

COMMAND = [sys.executable, "-c", "from burn_dispatch.cli import main; main(prog_name='burn-cube')"]
KERNELS = """\
import enum

import burn_cube as bc


class Way(enum.Enum):
    UP = 1
    DOWN = 2


@bc.cube
def scale(x: bc.Array[bc.F], out: bc.Array[bc.F], factor: bc.F):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * factor


@bc.cube
def first_column(t: bc.Tensor[bc.N], out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = t[i, 0]


@bc.cube
def shift(x: bc.Array[bc.f32], out: bc.Array[bc.f32], way: bc.Comptime[Way], n: bc.Comptime[int] = 3):
    i = bc.ABSOLUTE_POS
    if bc.comptime(way is Way.UP):
        out[i] = x[i] + bc.f32(n)
    else:
        out[i] = x[i] - bc.f32(n)


@bc.cube
def biased(x: bc.Array[bc.f32], bias: bc.Array[bc.f32] | None, out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    if bc.comptime(bias is not None):
        out[i] = x[i] + bias[i]
    else:
        out[i] = x[i]


@bc.struct
class Rows:
    data: bc.Array[bc.N]
    strides: list[bc.index]


@bc.cube
def second_row(rows: Rows, out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        place = rows.strides[0]
        for axis in bc.unroll(range(len(rows.strides))):
            place += i * rows.strides[axis]
        out[i] = rows.data[place]


@bc.cube
def wrong(x: bc.Array[bc.f32]):
    x[0] = missing
"""


@pytest.fixture(autouse=True)
def environment() -> Iterator[pytest.MonkeyPatch]:
    """The settings of a fresh installation."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("BURN_DEVICE", raising=False)
        config.reload()
        yield patch
    config.reload()


@pytest.fixture
def kernels(tmp_path: Path) -> Path:
    """A file with kernels."""
    path = tmp_path / "kernels.py"
    path.write_text(KERNELS, encoding="utf-8")
    return path


def run(*args: object) -> Result:
    """What a command does."""
    return CliRunner().invoke(main, [str(arg) for arg in args])


def shown(*args: object) -> str:
    """The output of a command that succeeds."""
    result = run(*args)
    assert result.exit_code == 0, result.output
    assert not result.stderr
    return result.stdout


def refused(*args: object) -> str:
    """The error of a command that fails in the way it should."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert not result.stdout
    assert "Traceback" not in result.stderr
    return result.stderr


def test_version_and_help() -> None:
    assert shown("--version").strip() == f"burn-cube, version {version('burn-cube')}"
    text = shown("--help")
    for command in ("devices", "show", "doctor"):
        assert command in text
        assert "--json" in shown(command, "--help")


def test_devices_lists_limits_and_features() -> None:
    text = shown("devices", "cpu")
    assert text.startswith(f"cpu{' (default)' if Device.default() == Device.cpu() else ''}\n")
    for word in ("max units per cube: ", "plane dim: ", "dtypes: ", "features: ", " (1 MiB)"):
        assert word in text
    assert "\x1b" not in text


@pytest.mark.capability(149)
def test_devices_as_json_holds_every_property() -> None:
    (cpu,) = json.loads(shown("devices", "cpu", "--json"))["devices"]
    assert cpu["device"] == "cpu"
    assert cpu["default"] is (Device.default() == Device.cpu())
    assert "bf16" in cpu["dtypes"]
    assert cpu["max_units_per_cube"] >= 1024
    named = json.loads(shown("devices", "reference", "null", "--json"))["devices"]
    assert [(one["device"], one["default"]) for one in named] == [("reference", False), ("null", False)]


def test_devices_say_why_others_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def driver(name: str, index: int = 0) -> Driver:
        if name == "cpu":
            return opened(name, index)
        raise DeviceError(f"cannot open {name}: its library is on holiday", help="wait")

    opened = runtimes.driver
    monkeypatch.setattr(runtimes, "known", lambda: ("cpu", "cuda", "opencl"))
    monkeypatch.setattr(runtimes, "driver", driver)
    monkeypatch.setattr(catalog, "importable", lambda row: row.name != "opencl")
    text = shown("devices")
    assert text.startswith("cpu (default)\n")
    assert "\nmissing\n  cuda: cannot open cuda: its library is on holiday; wait\n" in text
    assert "\n  opencl: the OpenCL runtime needs the extra 'opencl' (pip install" in text
    assert "cannot list devices: there is none\n= help: cannot open cuda: its" in refused("devices", "cuda")
    assert "cannot find the backend 'gpu'" in refused("devices", "gpu")
    found = json.loads(shown("doctor", "--json"))
    devices = [one["device"] for one in found["devices"]]
    assert [name for name in devices if name not in ("libtorch", "flex", "ndarray")] == ["cpu"]
    assert found["missing"]["cuda"].startswith("cannot open cuda")


def test_doctor_tells_what_is_there_and_what_is_not() -> None:
    text = shown("doctor")
    for word in (version("numpy"), version("llvmlite"), "threads: ", "burn-cube.toml", "checks: checked"):
        assert word in text
    assert "pip install 'burn-cube[torch]'" in text
    found = json.loads(shown("doctor", "--json"))
    assert found["packages"]["core"]["numpy"] == version("numpy")
    assert found["cpu"]["threads"] >= 1
    with config.use(disk_cache=False):
        assert "kernel cache: in memory only" in shown("doctor")
    with config.use(disk_cache=True, cache_dir="kept-here"):
        assert json.loads(shown("doctor", "--json"))["places"]["kernel_cache"] == "kept-here"
    works = {one["device"].partition(":")[0] for one in found["devices"]}
    assert {"cpu", "reference", "null"} <= works
    assert works | set(found["missing"]) == {row.name for row in catalog.BACKENDS}
    assert not works & set(found["missing"])


def test_doctor_tells_of_libraries_and_driver_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pocl.icd").write_text("libpocl.so.2")
    (tmp_path / "README").write_text("no driver")
    monkeypatch.setattr(libraries, "_VENDOR_FOLDERS", {"opencl": (str(tmp_path),)})
    monkeypatch.setattr(
        libraries, "_LIBRARIES", {sys.platform: {"cuda": ("no-such-library.so.7",), "opencl": ()}}
    )
    monkeypatch.setenv("OCL_ICD_VENDORS", "elsewhere")
    assert libraries.vendors() == {"opencl": ["OCL_ICD_VENDORS=elsewhere", str(tmp_path / "pocl.icd")]}
    text = shown("doctor")
    assert "cuda: no-such-library.so.7 (not found)" in text
    assert f"opencl: OCL_ICD_VENDORS=elsewhere, {tmp_path / 'pocl.icd'}" in text


def test_doctor_survives_a_wrong_default(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("BURN_DEVICE", "toaster")
    config.reload()
    assert "default: error: Unknown BURN_DEVICE override: 'toaster'." in shown("doctor")
    assert "Unknown BURN_DEVICE override: 'toaster'." in refused("devices")


def test_an_unknown_setting_is_refused(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("BURN_CUBE_CHEKS", "validate")
    with pytest.raises(config.ConfigError):
        config.reload()


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["shoe"], "error: no such command 'shoe'"),
        (["devices", "--colour"], "error: no such option '--colour'"),
        (["show"], "error: missing argument 'FILE:KERNEL'"),
        (["show", "x.py:k", "--target", "mips"], "error: invalid value for '--target' / '-t': 'mips'"),
        (["show", "nowhere.py:k"], "error: cannot read nowhere.py:k: nowhere.py: there is no such file"),
        (
            ["show", "nowhere.py"],
            "error: cannot read nowhere.py: there is no such file\n= help: it was looked for in",
        ),
        (["show", "nowhere"], "error: cannot read nowhere: there is no such file\n= help: write FILE:KERNEL"),
        (["--loud"], "error: no such option '--loud'"),
    ],
)
def test_wrong_words_are_refused_in_one_line(args: list[str], text: str) -> None:
    error = refused(*args)
    assert error.startswith(text)
    assert error.count("\n= help: ") == 1


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "it is a folder" in refused("show", tmp_path)


@pytest.mark.parametrize(
    ("source", "place", "text"),
    [
        ("x = (1,\n", "1:5", "'(' was never closed"),
        ("import burn_cube\n\nx = 1 / 0\n", "3:5", "ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit(3)\n", "2:1", "SystemExit: 3"),
        ("import no_such_module\n", "1:1", "No module named 'no_such_module'"),
    ],
)
def test_a_file_that_does_not_load(tmp_path: Path, source: str, place: str, text: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(source, encoding="utf-8")
    error = refused("show", f"{path}:k")
    assert error.startswith(f"{path}:{place}: error: cannot ")
    assert text in error
    assert "^" in error


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_bytes(b"\x00\xff")
    assert "cannot parse" in refused("show", f"{path}:k")


def test_a_kernel_that_is_not_there(kernels: Path) -> None:
    error = refused("show", f"{kernels}:scael")
    assert "error: cannot find scael of" in error
    assert (
        "did you mean scale? its kernels are biased, first_column, scale, second_row, shift, wrong" in error
    )
    assert "got EnumType, expected a kernel" in refused("show", f"{kernels}:Way").replace("Meta", "Type")
    assert "it has 6 kernels" in refused("show", kernels)


def test_a_file_without_kernels(tmp_path: Path) -> None:
    path = tmp_path / "empty.py"
    path.write_text("x = 1\n", encoding="utf-8")
    assert "it has no kernel" in refused("show", path)


def test_the_ir_of_a_kernel(kernels: Path) -> None:
    text = shown("show", f"{kernels}:scale")
    assert "scale" in text
    assert "f32" in text
    assert "f16" in shown("show", f"{kernels}:scale", "--dtype", "f16")
    assert "bf16" in shown("show", f"{kernels}:scale", "-d", "F=bf16")
    assert "f64" in shown("show", f"{kernels}:scale", "--arg", "out=f64")
    assert shown("show", f"{kernels}:scale", "--stage", "final") != text


def test_the_text_of_the_target_and_the_machine_code(kernels: Path) -> None:
    assert "define " in shown("show", f"{kernels}:scale", "--target", "llvm")
    assembly = shown("show", f"{kernels}:scale", "--target", "asm")
    assert "ret" in assembly
    assert "define " not in assembly


def test_a_tensor_has_the_rank_that_the_kernel_uses(kernels: Path, tmp_path: Path) -> None:
    assert "%t: buffer f32 rank 2" in shown("show", f"{kernels}:first_column")
    path = tmp_path / "ranks.py"
    path.write_text(
        "import burn_cube as bc\n\n\n@bc.cube\n"
        "def planes(t: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]):\n    out[t.shape(2) - 1] = 0.0\n",
        encoding="utf-8",
    )
    text = shown("show", path, "--stage", "surface")
    assert "%t_shape2" in text
    assert "%out: buffer f32 rank 1" in text


def test_what_a_file_prints_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "loud.py"
    path.write_text(f"print('loud')\n{KERNELS}", encoding="utf-8")
    result = run("show", f"{path}:scale", "--json")
    assert json.loads(result.stdout)["kernel"] == "scale"
    assert result.stderr == "loud\n"


def test_the_list_of_workloads() -> None:
    plain = shown("bench", "--list").splitlines()
    records = [json.loads(line) for line in shown("bench", "--list", "--json").splitlines()]
    assert ["{suite}/{workload}/{dtype}/{size}".format(**record) for record in records] == plain


def test_arguments_by_option(kernels: Path) -> None:
    assert "i32" in shown("show", f"{kernels}:first_column", "--arg", "t=i32[2]")
    rows = shown("show", f"{kernels}:second_row", "-a", "rows.strides=index,index", "-a", "rows.data=u8")
    assert "buffer u8 read, %1: scalar index, %2: scalar index, %out" in rows
    absent, present = (shown("show", f"{kernels}:biased", *args) for args in ([], ["--arg", "bias=f32"]))
    assert "%bias" not in absent
    assert "%bias: buffer f32" in present
    up, down = (shown("show", f"{kernels}:shift", "-c", f"way={way}") for way in ("UP", "DOWN"))
    assert up != down
    assert up != shown("show", f"{kernels}:shift", "-c", "way=Way.UP", "-c", "n=5")


def test_json_holds_text_and_signature(kernels: Path) -> None:
    record: dict[str, Any] = json.loads(
        shown("show", f"{kernels}:scale", "--json", "--cube", "16,4", "--mode", "unchecked", "--index", "64")
    )
    assert record["kernel"] == "scale"
    assert record["cube_dim"] == [16, 4, 1]
    assert (record["mode"], record["index_bits"], record["stage"]) == ("unchecked", 64, "surface")
    assert "scale" in record["text"]


@pytest.mark.parametrize(
    ("kernel", "args", "text"),
    [
        ("scale", ["--dtype", "f23"], "cannot use dtype 'f23' for --dtype: expected one of bool"),
        ("scale", ["--dtype", "F=index"], "cannot use dtype 'index' for F"),
        ("scale", ["--arg", "x=i32"], "cannot use i32 for x: F accepts f16, bf16, f32, f64"),
        ("scale", ["--arg", "x=f16", "--arg", "out=f32"], "cannot use f32 for out: F is f16 already"),
        ("scale", ["--arg", "y=f32"], "cannot set y of scale: it takes no such argument"),
        ("scale", ["--arg", "x=f32[65]"], "expected a rank of at most 64"),
        ("scale", ["--dtype", "i32"], "cannot use i32 for --dtype: scale has no generic dtype that takes it"),
        ("scale", ["--dtype", "N=f32"], "cannot use f32 for --dtype: scale has no generic dtype N"),
        ("scale", ["--comptime", "x=1"], "by --comptime: it is no compile-time argument"),
        ("shift", ["-c", "way=UP", "--arg", "n=i32"], "by --arg: it is a compile-time argument"),
        ("scale", ["--arg", "x"], "cannot read --arg x: expected --arg NAME=VALUE"),
        ("scale", ["--arg", "x=f32[a]"], "cannot read --arg x=f32[a]"),
        ("biased", ["--arg", "x=f64"], "cannot use f64 for x: its annotation says f32"),
        ("scale", ["--cube", "big"], "cannot read --cube big"),
        ("scale", ["--cube", "0"], "got 0 in the cube"),
        ("scale", ["--stage", "magic"], "got stage 'magic', expected surface, final or a pass"),
        ("scale", ["--stage", "final", "--target", "asm"], "only --target ir has stages"),
        ("scale", ["--device", "toaster"], "cannot use the runtime 'toaster': it is not installed"),
        (
            "shift",
            [],
            "its comptime parameter way has no value\n= help: give one: --comptime way=VALUE (Way)",
        ),
        ("shift", ["-c", "way=LEFT"], "cannot set way to LEFT: expected one of UP, DOWN"),
        ("shift", ["-c", "way=UP", "-c", "n=many"], "expected int"),
        ("wrong", [], "kernels.py:61:12: error: "),
    ],
)
def test_options_that_do_not_fit(kernels: Path, kernel: str, args: list[str], text: str) -> None:
    assert text in refused("show", f"{kernels}:{kernel}", *args)


def test_the_installed_command_runs(kernels: Path) -> None:
    good = subprocess.run([*COMMAND, "show", f"{kernels}:scale"], capture_output=True, text=True, check=False)
    assert (good.returncode, good.stderr) == (0, "")
    assert "scale" in good.stdout
    bad = subprocess.run(
        [*COMMAND, "show", f"{kernels}:nothing"], capture_output=True, text=True, check=False
    )
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.startswith("error: cannot find nothing of ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_output_that_cannot_be_written() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        run = subprocess.run(
            [*COMMAND, "devices", "cpu"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (run.returncode, run.stderr) == (2, "error: cannot write the result: No space left on device\n")


def test_a_process_without_output() -> None:
    run = subprocess.run(
        ["sh", "-c", f"{shlex.join(COMMAND)} devices cpu >&-"], stderr=subprocess.PIPE, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")


def test_a_terminal_gets_colours(kernels: Path) -> None:
    pty = pytest.importorskip("pty")
    command = [sys.executable, "-c", "from burn_dispatch.cli import main; main(prog_name='burn-cube')"]
    for args in (["devices", "cpu"], ["show", f"{kernels}:scale", "--target", "llvm"]):
        leader, follower = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "200"}
        with subprocess.Popen([*command, *args], stdout=follower, env=environment) as process:
            os.close(follower)
            text = _everything(leader)
        assert process.returncode == 0
        assert "\x1b[" in text
        assert "cpu" in text or "@scale" in text


def _everything(leader: int) -> str:
    """What a program writes to a terminal until it ends."""
    parts: list[bytes] = []
    with os.fdopen(leader, "rb", buffering=0) as terminal:
        while True:
            try:
                part = terminal.read(4096)
            except OSError:  # Linux says so that the other side is gone
                break
            if not part:
                break
            parts.append(part)
    return b"".join(parts).decode()


def test_the_library_imports_neither_rich_nor_click() -> None:
    check = "import sys, burn_dispatch; print([m for m in ('rich', 'click', 'llvmlite') if m in sys.modules])"
    result = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"

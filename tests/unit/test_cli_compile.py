"""`burn-cube compile` and `show` for GPU targets: no device is needed, and what is written is complete."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from burn_dispatch.cli import binaries, main

KERNELS = """\
import burn_cube as bc


@bc.cube
def twice(x: bc.F) -> bc.F:
    return x * 2


@bc.cube
def scale(x: bc.Array[bc.F], out: bc.Array[bc.F], factor: bc.F):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = twice(x[i]) * factor


@bc.cube
def reverse(t: bc.Tensor[bc.i32]):
    tile = bc.Shared[bc.i32](64)
    tile[bc.UNIT_POS] = t[0, bc.UNIT_POS]
    bc.sync_cube()
    t[0, bc.UNIT_POS] = tile[63 - bc.UNIT_POS]


@bc.cube
def wide(out: bc.Array[bc.f64]):
    out[0] = 1.0
"""
MARKS = {"cuda": "__global__", "hip": "__global__", "opencl": "__kernel", "wgsl": "@compute"}
SUFFIXES = {"cuda": ".cu", "hip": ".hip", "opencl": ".cl", "wgsl": ".wgsl"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of kernels."""
    path = tmp_path / "kernels.py"
    path.write_text(KERNELS)
    return path


@pytest.fixture
def no_compilers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Text only."""
    monkeypatch.setattr(binaries, "DEFAULTS", dict.fromkeys(binaries.DEFAULTS, ()))


def ran(*args: object, code: int = 0) -> str:
    """What a command prints, to stderr if it fails."""
    done = CliRunner().invoke(main, [str(arg) for arg in args])
    assert done.exit_code == code, done.output
    return done.stderr if code else done.stdout


@pytest.mark.parametrize("target", MARKS)
def test_show(file: Path, target: str) -> None:
    text = ran("show", f"{file}:scale", "--target", target, "--dtype", "f16")
    assert MARKS[target] in text
    assert "kernels.py:12: if i < out.len():" in text
    found = json.loads(ran("show", f"{file}:scale", "--target", target, "--json"))
    assert (found["target"], found["kernel"], found["cube_dim"]) == (target, "scale", [256, 1, 1])


def test_show_for_a_device_of_another_kind(file: Path) -> None:
    error = ran("show", f"{file}:scale", "--target", "cuda", "--device", "cpu", code=2)
    assert "cannot show cuda for device cpu: its kernels are llvm\n= help: leave --device out" in error


def test_what_a_target_lacks_is_named(file: Path) -> None:
    assert "a device for wgsl (described) has no f64" in ran(
        "show", f"{file}:wide", "--target", "wgsl", code=2
    )


@pytest.mark.parametrize("target", MARKS)
def test_compile_writes_text_and_manifest(
    file: Path, target: str, tmp_path: Path, no_compilers: None
) -> None:
    out = tmp_path / "out" / target
    said = ran("compile", f"{file}:reverse", "-t", target, "-o", out, "--cube", "64")
    assert said == f"wrote 1 kernel to {out}\n"
    manifest = json.loads((out / "manifest.json").read_text())
    (entry,) = manifest["kernels"]
    assert manifest["target"] == target
    text = (out / entry["text"]).read_text()
    assert entry["text"] == f"reverse{SUFFIXES[target]}"
    assert entry["entry"] in text
    assert MARKS[target] in text
    assert entry["cube_dim"] == [64, 1, 1]
    assert entry["params"] == [
        {"name": "t", "kind": "buffer", "dtype": "i32", "rank": 2, "access": "readwrite"}
    ]
    kinds = [(field["kind"], field["param"], field["dim"]) for field in entry["fields"]]
    assert kinds[:3] == [("cube_count", -1, 0), ("cube_count", -1, 1), ("cube_count", -1, 2)]
    assert {("shape", 0, 0), ("shape", 0, 1), ("stride", 0, 1)} <= set(kinds)
    last = max(entry["fields"], key=lambda field: field["offset"])
    assert last["offset"] < entry["record_bytes"]
    assert entry["record_bytes"] % 16 == 0


def test_a_file_alone_means_all_its_kernels(file: Path, tmp_path: Path, no_compilers: None) -> None:
    said = ran("compile", file, "-t", "opencl", "-o", tmp_path / "out")
    assert said == f"wrote 3 kernels to {tmp_path / 'out'}\n"
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert names == ["manifest.json", "reverse.cl", "scale.cl", "wide.cl"]


@pytest.mark.skipif(find_spec("cuda") is None, reason="cuda-bindings is not installed")
def test_machine_code_where_the_compiler_is(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    ran("compile", f"{file}:scale", "-t", "cuda", "-o", out, "--arch", "sm_90", "--arch", "sm_80")
    (entry,) = json.loads((out / "manifest.json").read_text())["kernels"]
    assert set(entry["machine_code"]) == {"sm_80", "sm_90"}
    for name in entry["machine_code"].values():
        assert (out / name).read_bytes().startswith(b"\x7fELF")
    for taken in entry["resources"].values():
        assert set(taken) == {"registers", "spilled_bytes", "stack_bytes", "static_shared_bytes"}
        assert 0 < taken["registers"] < 32
        assert taken["spilled_bytes"] == taken["stack_bytes"] == taken["static_shared_bytes"] == 0


@pytest.mark.skipif(find_spec("cuda") is None, reason="cuda-bindings is not installed")
def test_resources_of_shared_memory(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    ran("compile", f"{file}:reverse", "-t", "cuda", "-o", out, "--arch", "sm_80")
    (entry,) = json.loads((out / "manifest.json").read_text())["kernels"]
    assert entry["resources"]["sm_80"]["static_shared_bytes"] == 64 * 4


def test_without_a_compiler_there_is_text(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(architecture: str) -> object:
        raise binaries.DeviceError(f"cannot compile for {architecture}: there is no compiler")

    monkeypatch.setattr(binaries, "_cuda", missing)
    args = ["compile", f"{file}:scale", "-t", "cuda", "-o", str(tmp_path / "out")]
    done = CliRunner().invoke(main, args)
    assert done.exit_code == 0
    assert done.stderr == "no machine code: cannot compile for sm_80: there is no compiler\n"
    assert json.loads((tmp_path / "out" / "manifest.json").read_text())["kernels"][0]["machine_code"] == {}
    assert "error: cannot compile for sm_90" in ran(*args, "--arch", "sm_90", code=2)


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["-t", "opencl"], "missing option '--output' / '-o'"),
        (["-o", "out"], "missing option '--target' / '-t'"),
        (["-t", "ir", "-o", "out"], "invalid value for '--target' / '-t': 'ir'"),
        (["-t", "opencl", "-o", "out", "--arch", "sm_80"], "cannot use --arch sm_80: opencl is compiled by"),
        (
            ["-t", "cuda", "-o", "out", "--arch", "gfx942"],
            "cannot use --arch gfx942: expected a name",
        ),
        (["-t", "hip", "-o", "out", "--cube", "2,x"], "cannot read --cube 2,x"),
    ],
)
def test_wrong_words(
    file: Path, args: list[str], error: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = ran("compile", file, *args, code=2)
    assert error in said
    assert "Traceback" not in said
    assert not (tmp_path / "out").exists()


def test_a_file_without_kernels(tmp_path: Path) -> None:
    path = tmp_path / "empty.py"
    path.write_text("x = 1\n")
    error = ran("compile", path, "-t", "wgsl", "-o", tmp_path / "out", code=2)
    assert f"cannot choose kernels of {path}: it has none" in error
    error = ran("compile", tmp_path / "none.py", "-t", "wgsl", "-o", tmp_path / "out", code=2)
    assert "there is no such file" in error


def test_a_folder_that_cannot_be_written(file: Path, tmp_path: Path, no_compilers: None) -> None:
    (tmp_path / "out").write_text("a file")
    assert "is a file" in ran("compile", file, "-t", "opencl", "-o", tmp_path / "out", code=2)
    error = ran("compile", file, "-t", "opencl", "-o", tmp_path / "out" / "below", code=2)
    assert error.startswith("error: cannot write the result: ")


MIXED = """\
import burn_cube as bc


@bc.cube
def sized(x: bc.Array[bc.f32], n: bc.Comptime[int]):
    x[0] = n


@bc.cube
def plain(x: bc.Array[bc.f32]):
    x[0] = 1.0
"""


def test_a_kernel_that_cannot_be_compiled_stops_no_other(tmp_path: Path, no_compilers: None) -> None:
    path, out = tmp_path / "mixed.py", tmp_path / "out"
    path.write_text(MIXED)
    said = ran("compile", path, "-t", "opencl", "-o", out, code=1)
    assert said.startswith("left out 1 kernel:\nerror: cannot specialise sized: its comptime parameter n has")
    assert [one["kernel"] for one in json.loads((out / "manifest.json").read_text())["kernels"]] == ["plain"]
    said = ran("compile", f"{path}:sized", "-t", "opencl", "-o", out, code=2)
    assert "cannot specialise sized" in said
    said = ran("export", f"{path}:sized", "--to", "web", "-o", out, code=2)
    assert "cannot specialise sized" in said


def test_a_folder_keeps_what_it_has(file: Path, tmp_path: Path, no_compilers: None) -> None:
    out = tmp_path / "out"
    ran("compile", f"{file}:reverse", "-t", "opencl", "-o", out)
    said = ran("compile", f"{file}:scale", "-t", "opencl", "-o", out)
    assert said == f"wrote 1 kernel to {out} (1 kept from before)\n"
    said = ran("compile", f"{file}:scale", "-t", "opencl", "-o", out, "-d", "f16")
    assert said == f"wrote 1 kernel to {out} (1 written anew, 1 kept from before)\n"
    kernels = json.loads((out / "manifest.json").read_text())["kernels"]
    assert [one["kernel"] for one in kernels] == ["reverse", "scale"]
    assert "f16" in kernels[1]["args"]["x"]
    said = ran("compile", f"{file}:scale", "-t", "cuda", "-o", out, code=2)
    assert "its manifest says target opencl, expected cuda" in said
    assert not (out / "scale.cu").exists()
    for text in ("no JSON", "[]", '{"kernels": 3}'):
        (out / "manifest.json").write_text(text)
        assert "is no manifest of ours" in ran("compile", f"{file}:scale", "-t", "cuda", "-o", out, code=2)


CLASH = """\
import burn_cube as bc


def make(step: int):
    @bc.cube
    def inner(x: bc.Array[bc.i32]):
        x[0] = step

    return inner


one, two = make(1), make(2)
"""


def test_a_clash_of_entries_names_both_kernels(tmp_path: Path, no_compilers: None) -> None:
    path, out = tmp_path / "clash.py", tmp_path / "out"
    path.write_text(CLASH)
    said = ran("compile", path, "-t", "opencl", "-o", out, code=2)
    assert "the kernels one and two have one entry, inner" in said
    assert not out.exists()
    long = "k" * 300
    path.write_text(
        KERNELS + "".join(f"\n\n@bc.cube\ndef {long}{c}(x: bc.Array[bc.f32]):\n    x[0] = 1\n" for c in "ab")
    )
    ran("compile", f"{path}:{long}a", "-t", "opencl", "-o", out)
    said = ran("compile", f"{path}:{long}b", "-t", "opencl", "-o", out, code=2)
    assert f"the kernels {long}a and {long}b have one entry, kkk" in said


def test_what_is_no_kernel_is_refused(file: Path) -> None:
    said = ran("show", f"{file}:", code=2)
    assert f"cannot read {file}:: no kernel follows the colon" in said
    said = ran("show", f"{file}:twice", code=2)
    assert "cannot use twice as a kernel: it returns a value, it is a function that kernels call" in said
    assert "its kernels are reverse, scale, wide" in said

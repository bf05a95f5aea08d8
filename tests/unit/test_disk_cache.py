"""Kernels on disk: a second process compiles nothing, and nothing on disk can make a launch wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import burn_cube as bc
from burn_cube import config
from burn_cube.launch import disk_cache
from burn_cube.launch.disk_cache import Key
from burn_dispatch.cli import main
from tests.unit import native_kernels as k

ENTRY = Key(("entry",))
PROGRAM = """
    import json, numpy as np, burn_cube as bc
    from burn_cube.launch import disk_cache
    from tests.unit.native_kernels import add, reverse
    x, y, out = (np.arange(128, dtype=np.float32) for _ in range(3))
    add[2, 64](x, y, out)
    assert out.tolist() == (x + y).tolist()
    reverse[2, 64](x, out)
    assert out.tolist() == x.reshape(2, 64)[:, ::-1].ravel().tolist()
    c = disk_cache.counts
    print(json.dumps([c.hits, c.misses, c.writes]))
"""


def start(folder: Path | None, code: str = PROGRAM, **environment: str) -> subprocess.Popen[str]:
    """A new process with the cache in a folder."""
    settings = {"BURN_CUBE_DISK_CACHE": "1", "BURN_CUBE_NATIVE_LAUNCH": "0", **environment}
    if folder is not None:
        settings["BURN_CUBE_CACHE_DIR"] = str(folder)
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code)],
        env={**os.environ, **settings}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def finish(process: subprocess.Popen[str]) -> Any:
    """What it printed."""
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    return json.loads(out)


def run(folder: Path | None, code: str = PROGRAM, **environment: str) -> Any:
    """Start and finish."""
    return finish(start(folder, code, **environment))


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The cache of this process, in a folder of its own."""
    with config.use(disk_cache=True, cache_dir=str(tmp_path / "cache")):
        yield tmp_path / "cache"


@pytest.mark.capability(128)
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    assert run(tmp_path) == [0, 2, 2]
    assert run(tmp_path) == [2, 0, 0]


def test_the_compiled_launcher_is_kept_too(tmp_path: Path) -> None:
    code = PROGRAM.replace("add[2, 64](x, y, out)", "[add[2, 64](x, y, out) for _ in range(3)]")
    assert run(tmp_path, code, BURN_CUBE_NATIVE_LAUNCH="1") == [0, 3, 3]
    assert run(tmp_path, code, BURN_CUBE_NATIVE_LAUNCH="1") == [3, 0, 0]


def test_four_processes_at_once(tmp_path: Path) -> None:
    for process in [start(tmp_path) for _ in range(4)]:
        hits, misses, _ = finish(process)
        assert hits + misses == 2
    assert run(tmp_path) == [2, 0, 0]
    assert not list(tmp_path.glob("*.part"))


def damage(data: bytes, how: str) -> bytes:
    """A file that something has spoilt."""
    middle = len(data) // 2
    return {
        "empty": b"",
        "short": data[:middle],
        "a bit": data[:middle] + bytes([data[middle] ^ 4]) + data[middle + 1 :],
        "another format": b"x" + data[1:],
        "zeros": bytes(len(data)),
    }[how]


@pytest.mark.parametrize("how", ["empty", "short", "a bit", "another format", "zeros"])
def test_a_damaged_entry_is_none(folder: Path, how: str) -> None:
    disk_cache.write(ENTRY, b"some object code")
    path = folder / f"{ENTRY.name()}.cube"
    path.write_bytes(damage(path.read_bytes(), how))
    assert disk_cache.read(ENTRY) is None
    assert not path.exists()


@pytest.mark.capability(128)
def test_a_damaged_entry_is_compiled_again(tmp_path: Path) -> None:
    run(tmp_path)
    for path in tmp_path.iterdir():
        path.write_bytes(damage(path.read_bytes(), "a bit"))
    assert run(tmp_path) == [0, 2, 2]
    assert run(tmp_path) == [2, 0, 0]


@pytest.mark.parametrize("name", ["file/below", "file"])
def test_a_folder_that_cannot_be_made_costs_nothing_else(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert run(tmp_path / name) == [0, 2, 0]


def test_a_folder_without_the_right_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "read-only")

    monkeypatch.setattr(Path, "write_bytes", refuse)  # root may write everywhere
    writes = disk_cache.counts.writes
    with config.use(disk_cache=True, cache_dir=str(tmp_path)):
        assert disk_cache.kept(ENTRY, lambda: b"made") == b"made"
    assert disk_cache.counts.writes == writes
    assert not list(tmp_path.iterdir())


def test_no_home(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert run(None, HOME=str(tmp_path / "file"), XDG_CACHE_HOME="") == [0, 2, 0]


def test_the_setting_turns_it_off(tmp_path: Path) -> None:
    assert run(tmp_path, BURN_CUBE_DISK_CACHE="0") == [0, 0, 0]
    assert not list(tmp_path.iterdir())


VARIANTS = {
    "the grid": ("add[2, 64]", "add[4, 64]", True),
    "the cube": ("add[2, 64]", "add[4, 32]", False),
    "the mode": ("add[2, 64]", "add.unchecked[2, 64]", False),
}


@pytest.mark.capability(128)
@pytest.mark.parametrize("change", VARIANTS)
def test_what_a_name_stands_for(tmp_path: Path, change: str) -> None:
    old, new, same = VARIANTS[change]
    run(tmp_path)
    assert run(tmp_path, PROGRAM.replace(old, new)) == ([2, 0, 0] if same else [1, 1, 1])


@pytest.mark.capability(128)
def test_another_compiler_has_other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    before = ENTRY.name(), ENTRY.released()
    assert Key(("ab", "c")).name() != Key(("a", "bc")).name()
    monkeypatch.setattr(disk_cache, "sources", lambda root: "changed")
    monkeypatch.setattr(disk_cache, "contents", lambda root: "changed")
    assert ENTRY.name() != before[0]
    assert ENTRY.released() != before[1]
    assert Key(("entry",), ("a folder of a driver",)).name() != ENTRY.name()


def test_changed_files_are_another_compiler(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    path = tmp_path / "inner" / "a.py"
    found = set()
    for text in ("x", "xy", "yx"):
        path.write_text(text)
        os.utime(path, ns=(0, len(found)))
        disk_cache.sources.cache_clear()
        found.add(disk_cache.sources(str(tmp_path)))
    disk_cache.sources.cache_clear()
    assert len(found) == 3


def test_the_oldest_entries_go(folder: Path) -> None:
    with config.use(cache_mib=1):
        for number in range(8):
            old = Key((f"old{number}",))
            disk_cache.write(old, bytes(300_000))
            path = folder / f"{old.name()}.cube"
            if path.exists():
                os.utime(path, (number, number))
        for number in range(disk_cache._LOOK_EVERY):
            disk_cache.write(Key((f"new{number}",)), b"small")
        names = {path.stem for path in folder.iterdir()}
    assert sum(path.stat().st_size for path in folder.iterdir()) <= 1 << 20
    assert Key(("old0",)).name() not in names
    assert Key(("new0",)).name() in names


def test_use_renews_an_entry(folder: Path) -> None:
    disk_cache.write(ENTRY, b"kept")
    path = folder / f"{ENTRY.name()}.cube"
    os.utime(path, (1, 1))
    assert disk_cache.read(ENTRY) == b"kept"
    assert path.stat().st_mtime > 1_000_000


def test_kernels_that_report_are_compiled_each_time(folder: Path) -> None:
    good = np.ones(8, np.int32)
    k.checked.launch("cpu", cube_count=1, cube_dim=8, args=(good,))
    assert not disk_cache.entries(folder)


def test_texts_of_a_kept_kernel_are_shown(folder: Path) -> None:
    def make() -> Any:
        @bc.cube
        def kernel(x: bc.Array[bc.f32]):
            x[bc.ABSOLUTE_POS] = 1.0

        return kernel

    x = np.zeros(16, np.float32)
    for _ in range(2):
        kernel = make()
        kernel[1, 16](x)
    assert len(disk_cache.entries(folder)) == 1
    assert "define void @kernel" in kernel.source("cpu", x, cube_dim=16)
    assert "kernel" in kernel.assembly("cpu", x, cube_dim=16)


def test_one_entry_serves_two_kernels_of_one_process(folder: Path) -> None:
    makers = [lambda: _kernel("a.py"), lambda: _kernel("b.py")]
    for make in makers:
        x = np.zeros(16, np.float32)
        make()[1, 16](x)
        assert x.tolist() == [2.0] * 16
    assert len(disk_cache.entries(folder)) == 1


@pytest.mark.capability(128)
@pytest.mark.parametrize("payload", [b"", b"of another driver" * 99])
def test_a_sound_entry_that_the_driver_does_not_take_is_compiled_again(folder: Path, payload: bytes) -> None:
    for turn in range(3):
        x = np.zeros(16, np.float32)
        _kernel("a.py")[1, 16](x)
        assert x.tolist() == [2.0] * 16
        (entry,) = disk_cache.entries(folder)
        assert entry.path.read_bytes()[-len(payload) :] != payload or not payload, turn
        if turn == 0:
            assert disk_cache._put(folder, entry.path.stem, payload)


def _kernel(file: str) -> Any:
    text = "def twin(x: bc.Array[bc.f32]):\n    x[bc.ABSOLUTE_POS] = 2.0\n"
    names: dict[str, Any] = {"bc": bc}
    exec(compile(text, file, "exec"), names)
    return bc.cube(source=text)(names["twin"])


def test_the_command_line(folder: Path) -> None:
    disk_cache.write(ENTRY, b"12345")
    shown = json.loads(CliRunner().invoke(main, ["cache", "info", "--json"]).output)
    assert (shown["entries"], shown["folder"], shown["enabled"]) == (1, str(folder), True)
    assert shown["bytes"] == (folder / f"{ENTRY.name()}.cube").stat().st_size
    assert "1" in CliRunner().invoke(main, ["cache", "info"]).output
    assert CliRunner().invoke(main, ["cache", "clear"]).output == "removed 1 entry\n"
    assert CliRunner().invoke(main, ["cache", "clear"]).output == "removed 0 entries\n"
    with config.use(disk_cache=False):
        assert CliRunner().invoke(main, ["cache", "info"]).exit_code == 0

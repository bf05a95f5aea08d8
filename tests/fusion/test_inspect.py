"""What `fusion.inspect` and the setting `fusion_log` say, and that they say it of what they should."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from burn_cube import config
from burn_cube.dtypes import BOOL, F32
from burn_cube.errors import ConfigError
from burn_dispatch import Device, Tensor, fusion
from burn_dispatch.fusion import report

CPU = Device.cpu()


def ones(*shape: int, device: Device = CPU) -> Tensor:
    """Data, which no kernel makes."""
    return Tensor.from_numpy(np.ones(shape, np.float32), device)


@pytest.mark.capability(137)
def test_a_kernel_is_told_with_all_that_it_does() -> None:
    x, y = ones(3, 4), ones(3, 1)
    with fusion.inspect() as found:
        z = (x * 2 + y).tanh()
        above = z > 1
        assert not found.kernels  # nothing has run yet
        z.numpy()
    (kernel,) = found.kernels
    assert kernel.name == "fused_mul_add_tanh_gt"
    assert (kernel.device, kernel.ops, kernel.shape) == ("cpu", ("mul", "add", "tanh", "gt"), (3, 4))
    assert (kernel.dtypes, kernel.in_place, kernel.reason) == ((F32, BOOL), (), "")
    assert kernel.text.startswith("def fused_mul_add_tanh_gt(x0: bc.Array[bc.f32], ")
    assert (kernel.bytes_read, kernel.bytes_written) == (48 + 12, 48 + 12)
    alone = (48 + 48) + (48 + 12 + 48) + (48 + 48) + (48 + 12)
    assert kernel.bytes_saved == alone - 60 - 60
    assert (found.ops, found.drains, found.bytes_saved) == (4, 1, kernel.bytes_saved)
    assert not above.numpy().any()


@pytest.mark.capability(137)
def test_only_what_is_asked_for_inside_is_told() -> None:
    x = ones(5)
    before = x + 1
    with fusion.inspect() as found:
        assert not found.kernels
        inside = x + 2
    after = x + 3
    after.numpy()
    assert [kernel.ops for kernel in found.kernels] == [("add",)]
    assert (before.numpy() == 2).all()
    assert (inside.numpy() == 3).all()


@pytest.mark.capability(137)
def test_ops_that_ran_alone_are_named() -> None:
    x = ones(4, 5)
    with fusion.inspect() as found:
        (x + 1).sort(0).numpy()
        x.clone()
        Tensor.from_numpy(np.ones(3, np.float32), CPU).numpy()  # computes nothing
    assert found.ran_alone == ("float_sort", "float_copy")
    assert [kernel.ops for kernel in found.kernels] == [("add",)]


@pytest.mark.capability(137)
def test_copies_and_constants_are_kernels_too() -> None:
    x = ones(130, 140)
    with fusion.inspect() as found:
        number = Tensor.full((3, 2), 2.0, "f32", CPU)
        turned = x.swap_dims(0, 1) + ones(140, 130)
        turned.numpy()
    assert [(kernel.name, kernel.bytes_read, kernel.bytes_written) for kernel in found.kernels] == [
        ("full", 0, 24),
        ("copy", 72800, 72800),
        ("fused_add", 145600, 72800),
    ]
    assert found.kernels[1].reason == "elements that lie otherwise are read as if in order"
    assert (number.numpy() == 2).all()


@pytest.mark.capability(137)
def test_the_table_is_readable() -> None:
    x = ones(300, 400)
    with fusion.inspect() as found:
        for _ in range(3):
            y = (x * 2 + 1).tanh()
            column = y[:, :1] * 2
            y.max().item()
    lines = found.format_table().splitlines()
    assert lines[0].split("  ")[0].strip() == "kernel"
    first, second = ([cell.strip() for cell in line.split("  ") if cell.strip()] for line in lines[2:4])
    assert first == ["fused_mul_add_tanh", "3", "3", "f32 [300, 400]", "468.8 KiB", "468.8 KiB", "1.8 MiB"]
    assert second == ["fused_mul", "3", "1", "f32 [300, 1]", "1.2 KiB", "1.2 KiB", "0 B", "another shape"]
    assert lines[-2].startswith(
        "6 kernels for 12 ops in 3 drains: 1.4 MiB read, 1.4 MiB written, 5.5 MiB saved"
    )
    assert lines[-1] == "ran alone: float_max x 3"
    assert str(found) == found.format_table()
    assert max(map(len, found.format_table(60).splitlines()[:-2])) <= 60
    assert column.shape == (300, 1)


@pytest.mark.capability(137)
def test_a_table_of_nothing() -> None:
    with fusion.inspect() as found:
        ones(3)
    assert found.format_table() == (
        "0 kernels for 0 ops in 0 drains: 0 B read, 0 B written, 0 B saved, 0 outputs in place"
    )


@pytest.mark.capability(137)
def test_a_thread_is_told_of_its_own_ops_unless_it_asks_for_all() -> None:
    x = ones(5)
    made: list[Tensor] = []

    def work() -> None:
        y = x + 1
        y.numpy()
        made.append(y * 3)  # waits in the queue of this thread

    with fusion.inspect() as mine, fusion.inspect(all_threads=True) as every:
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        assert (made[0].numpy() == 6).all()  # computed here, asked for there
        (x - 1).numpy()
    assert [kernel.ops for kernel in mine.kernels] == [("sub",)]
    assert [kernel.ops for kernel in every.kernels] == [("add",), ("mul",), ("sub",)]


@pytest.mark.capability(137)
def test_blocks_may_lie_in_each_other_and_end_by_errors() -> None:
    x = ones(5)
    with fusion.inspect() as outer:
        block = fusion.inspect()
        inner = block.__enter__()
        waits = x + 1
        block.__exit__(ValueError, ValueError("of the block"), None)
        assert not inner.kernels
        with fusion.inspect() as last:
            (x * 2).numpy()
    assert [kernel.ops for kernel in last.kernels] == [("mul",)]
    assert [kernel.ops for kernel in outer.kernels] == [("add",), ("mul",)]
    assert not report._open.reports
    assert (waits.numpy() == 2).all()


@pytest.mark.capability(137)
def test_nobody_is_told_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        pytest.fail("made for nobody")

    monkeypatch.setattr(report, "Watch", refuse)
    assert ((ones(3) + 1).sum().item()) == 6.0


@pytest.mark.capability(133)
def test_the_setting_fusion_turns_it_off() -> None:
    def kernels(device: Device) -> int:
        with fusion.inspect() as found:
            ((ones(3, device=device) + 1) * 2).numpy()
        return len(found.kernels)

    assert kernels(CPU) == 1
    assert kernels(CPU.without_fusion()) == 0
    with config.use(fusion=False):
        assert not CPU.is_fused()
        assert kernels(CPU) == 0
    program = "from burn_dispatch import Device; print(Device.cpu().is_fused())"
    for value, said in (("1", "True"), ("0", "False")):
        done = subprocess.run(
            [sys.executable, "-c", program], env={**os.environ, "BURN_FUSION": value},
            capture_output=True, text=True, check=True, timeout=60,
        )  # fmt: skip
        assert done.stdout.strip() == said


@pytest.mark.capability(133)
def test_the_log_says_what_ran(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fusion.log"
    x = ones(3, 4)
    with config.use(fusion_log=str(path)):
        (x * 2 + 1).max().numpy()
        (x - 1).numpy()
    assert path.read_text().splitlines() == [
        "fusion cpu: fused_mul_add: mul add; f32 [3, 4]; reads 48 B, writes 48 B, saves 96 B",
        "fusion: float_max ran alone",
        "fusion cpu: fused_sub: sub; f32 [3, 4]; reads 48 B, writes 48 B, saves 0 B",
    ]
    with config.use(fusion_log="stderr"):
        (x + 1).numpy()
    assert capsys.readouterr().err.startswith("fusion cpu: fused_add: add; ")


@pytest.mark.capability(133)
def test_a_log_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    x = ones(3)
    y = x + 1
    with config.use(fusion_log=str(tmp_path / "none" / "log")):
        with pytest.raises(ConfigError, match=r"cannot write the file of the setting fusion_log: .*none"):
            y.numpy()
        with pytest.raises(ConfigError, match="fusion_log"):
            x.sum()
    assert (y.numpy() == 2).all()  # nothing had run, and nothing was lost

"""`burn-cube bench` from end to end: kernels of a user, devices, caches, files, exit codes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from burn_cube.errors import CubeError, DeviceError
from burn_dispatch.bench import devices, limits, store
from burn_dispatch.bench.expected import expected
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.source import Source
from burn_dispatch.cli import main
from burn_dispatch.device import Device
from burn_kernels import probes
from tests.bench import made

FILE = str(Path(__file__).with_name("user_kernels.py"))
BAD = str(Path(__file__).with_name("bad_kernels.py"))


@pytest.fixture(autouse=True)
def folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine whose limits are known, and nothing is saved yet."""
    file = tmp_path / "limits.json"
    monkeypatch.setattr(limits, "path", lambda device: file)
    known = Limits(dict.fromkeys((w.key for w in probes.WORKLOADS), 1.0))
    limits.remember(file, probes.form(Device.cpu().properties), known)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *args, **kwargs: tmp_path)


def bench(*arguments: str, budget: str = "0.1") -> Result:
    return CliRunner().invoke(main, ["bench", *arguments, "--budget", budget])


def rows(result: Result) -> list[dict[str, Any]]:
    """What --json says of workloads."""
    return [row for row in map(json.loads, result.stdout.splitlines()) if "workload" in row]


def test_a_kernel_by_its_arguments():
    result = bench(f"{FILE}:lazy", "--arg", "x=f32[n]", "--axis", "n=2^6..2^8", "--device", "cpu", "--json")
    assert result.exit_code == 0, result.output
    found = rows(result)
    assert [row["size"] for row in found] == ["n=64", "n=128", "n=256"]
    assert all(row["verified"] and row["seconds"]["n"] >= 3 and row["gbps"] > 0 for row in found)


def test_a_file_with_a_wrong_kernel_is_an_error_and_shows_no_time():
    result = bench(FILE, "--compare", "numpy", "--device", "cpu", "--json")
    assert result.exit_code == 1, result.output
    by_name = {(row["workload"], row["implementation"]): row for row in rows(result)}
    assert by_name["wrong", "burn-cube"]["status"] == "wrong"
    assert by_name["wrong", "burn-cube"]["seconds"] is None
    assert by_name["double", "burn-cube"]["verified"]
    assert by_name["double", "burn-cube"]["best_peer"] == "numpy"
    assert ("long", "numpy") not in by_name


def test_a_broken_reference_is_one_clear_error():
    result = bench(f"{FILE}:lazy", "--arg", "x=f32[8]", "--reference", "failing", "--device", "cpu")
    assert result.exit_code == 2
    assert result.stderr == (
        "error: cannot check user/lazy/f32/8: its reference failed with KeyError: 'lost'\n"
    )


@pytest.mark.parametrize(
    ("reference", "message"),
    [
        ("nothing", "cannot check double: its reference gave (), and it writes out of shape (8,)"),
        ("short", "cannot check double: its reference gave (3,), and it writes out of shape (8,)"),
        ("twice", "cannot check double: its reference gave (8,), (8,), and it writes out of shape (8,)"),
        ("leaves", "its reference failed with SystemExit: 3"),
        ("ragged", "its reference failed with ValueError: "),
        ("objects", "its reference gave object, expected arrays of numbers"),
    ],
)
def test_a_reference_that_says_nothing_of_the_kernel(reference: str, message: str, tmp_path: Path):
    (workload,) = Source(f"{BAD}:double", {"arg": ["x=f32[8]"], "reference": [reference]}).workloads()[:1]
    with pytest.raises(CubeError) as error:
        expected(workload, 1, tmp_path / "expected.npz")
    assert message in error.value.message


def test_inputs_that_memory_has_no_room_for(tmp_path: Path):
    def inputs(rng: object) -> tuple[()]:
        raise MemoryError

    with pytest.raises(CubeError, match="cannot measure user/large/f32/n=1024: this machine has not enough"):
        expected(made.workload("large", inputs=inputs), 1, tmp_path / "expected.npz")


def test_a_baseline_of_other_workloads_is_an_error():
    store.save("other", made.compared(made.measured("burn-cube", 1.0)), made.AROUND)
    result = bench(f"{FILE}:lazy", "--arg", "x=f32[8]", "--device", "cpu", "--baseline", "other")
    assert result.exit_code == 2, result.output
    assert "cannot compare with other: it has none of these workloads" in result.stderr
    assert result.stdout == ""


def test_a_device_that_lacks_a_package_is_named_as_it_was_asked_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("burn_dispatch.catalog.enabled", lambda backend: backend.name == "cpu")
    with pytest.raises(DeviceError, match="cannot use a CUDA device"):
        devices.named("cuda")


def test_kernels_that_accumulate_are_checked_by_their_first_run():
    result = bench(f"{FILE}:accumulate", "--arg", "x=f32[8]", "--arg", "out=f32[8]:zeros", "--device", "cpu")
    assert result.exit_code == 0, result.output


@pytest.mark.slow
def test_cold_and_hot_caches():
    result = bench(f"{FILE}:lazy", "--arg", "x=f32[2^16]", "--cache", "both", "--device", "cpu", "--json")
    assert result.exit_code == 0, result.output
    assert [row["cache"] for row in rows(result)] == ["hot", "cold"]


@pytest.mark.slow
def test_several_devices():
    result = bench("--suite", "launch", "--filter", "eager_relu", "--device", "cpu,flex", "--json")
    assert result.exit_code == 0, result.output
    assert [row["device"] for row in rows(result)] == ["cpu", "flex"]
    kernels = bench("--suite", "launch", "--filter", "/launch/", "--device", "flex,cpu", "--json")
    assert [row["device"] for row in rows(kernels)] == ["cpu"]  # flex runs no kernels


@pytest.mark.slow
def test_times_by_the_clock_of_a_device():
    device = next((d for d in Device.enumerate("opencl", "vulkan")), None)
    if device is None:
        pytest.skip("no device with a clock")
    arguments = ("--arg", "x=f32[64]", "--device", str(device), "--json")
    result = bench(f"{FILE}:lazy", *arguments, budget="0.5")
    assert result.exit_code == 0, result.output
    assert [row["clock"] for row in rows(result)] == ["device"]


@pytest.mark.slow
@pytest.mark.capability(146)
def test_saved_runs_and_regressions(tmp_path: Path):
    arguments = ("--suite", "launch", "--filter", "launch_bound", "--device", "cpu")
    assert bench(*arguments, "--save", "before").exit_code == 0
    saved = json.loads(store.path("before").read_text())
    same = bench(*arguments, "--baseline", "before")
    assert re.search(r"against before: \d slower, \d faster, \d as before", same.stderr)
    (row,) = saved["records"]
    row["seconds"] |= {"median": row["seconds"]["median"] / 100, "noise": 0.0}
    store.path("before").write_text(json.dumps(saved))
    slower = bench(*arguments, "--baseline", "before")
    assert slower.exit_code == 1, slower.output
    assert "slower: launch/launch_bound/f32/64 burn-cube cpu hot" in slower.stderr
    row["seconds"]["median"] *= 10_000
    saved["environment"]["processor"] = "another"
    store.path("before").write_text(json.dumps(saved))
    faster = bench(*arguments, "--baseline", "before")
    assert faster.exit_code == 0, faster.output
    assert "before was measured on another machine: another" in faster.stderr
    assert "0 slower, 1 faster" in faster.stderr


def test_a_page_beside_the_table(tmp_path: Path):
    page = tmp_path / "page.html"
    result = bench(f"{FILE}:double", "--axis", "n=2^4..2^8", "--device", "cpu", "--html", str(page))
    assert result.exit_code == 0, result.output
    assert "double" in result.stdout
    text = page.read_text()
    assert "<h2>Sweeps</h2>" in text
    assert text.count('class="dot"') == 5 + 5  # roofline and sweep


@pytest.mark.slow
def test_csv_and_markdown():
    arguments = (f"{FILE}:lazy", "--arg", "x=f32[8]", "--device", "cpu")
    assert bench(*arguments, "--csv").stdout.startswith("suite,workload,device,")
    assert bench(*arguments, "--markdown").stdout.startswith("| workload | dtype |")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([f"{FILE}:lazy"], "no array is given"),
        ([f"{FILE}:lazi"], "did you mean lazy"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--tolerance", "-1"], "-1.0 is not in the range"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--mode", "validate"], "'validate' is not one of"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--compare", "numpy"], "no workload of"),
        (
            [f"{FILE}:lazy", "--arg", "x=f32[8]", "--html", "no/such/folder/page.html"],
            "there is no such folder",
        ),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--html", f"{FILE}/page.html"], "cannot write"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--save", f"{FILE}/run.json"], "cannot write"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--tolerance", "nan"], "nan is no finite number"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--tolerance", "inf"], "inf is no finite number"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--budget", "nan"], "nan is no finite number"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--device", ","], "cannot use device ',': it names none"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--device", "cpu:x"], "expected a number after the colon"),
        ([f"{FILE}:lazy", "--arg", "x=f32[8]", "--device", "cpu:7"], "there is one device, cpu:0"),
        ([f"{FILE}:lazy", "--arg", "x=f32[2^60]"], "its arrays take x 4.29e+09 GiB"),
        ([f"{FILE}:lazy", "--arg", "x=f32[n]"], "cannot read --arg x=n: there is no axis n"),
    ],
)
def test_bad_arguments(arguments: list[str], message: str):
    budget = () if "--budget" in arguments else ("--budget", "0.1")
    device = () if "--device" in arguments else ("--device", "cpu")
    result = CliRunner().invoke(main, ["bench", *arguments, *budget, *device])
    assert result.exit_code == 2, result.output
    assert message in result.output
    assert result.stdout == ""
    assert len(result.output.strip().splitlines()) <= 5


def test_the_list_of_a_kernel():
    result = CliRunner().invoke(main, ["bench", f"{FILE}:double", "--list"])
    assert result.output.splitlines() == [
        "user/double/f32/n=64", "user/double/f32/n=128", "user/double/f32/n=256", "user/long/f64/1000",
    ]  # fmt: skip

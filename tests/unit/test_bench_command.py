"""`burn-cube bench` from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from burn_dispatch.bench import limits, suites
from burn_dispatch.bench.implementation import OURS, Implementation
from burn_dispatch.bench.limits import Limits
from burn_dispatch.cli import main
from burn_dispatch.cli.bench_run import Asked
from burn_dispatch.device import Device
from burn_kernels import probes


def bench(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["bench", *arguments])


@pytest.fixture
def probed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine whose limits are known: probing takes long."""
    file = tmp_path / "limits.json"
    monkeypatch.setattr(limits, "path", lambda device: file)
    known = Limits(dict.fromkeys((w.key for w in probes.WORKLOADS), 1.0))
    limits.remember(file, probes.form(Device.default().properties), known)


def test_list():
    found = bench("--list").output.splitlines()
    assert found == [workload.key for workload in suites.WORKLOADS if workload.suite != "probes"]
    assert bench("--list", "--suite", "probes").output.startswith("probes/read/f32/256K\n")
    assert bench("--list", "--filter", "kernels/matmul/f64").output == "kernels/matmul/f64/1024\n"
    assert set(bench("--list", "--filter", "sum_*x4096").output.split()) == {
        *("kernels/sum_rows/f32/4096x4096", "kernels/sum_columns/f32/4096x4096"),
        *("tensor/sum_rows/f32/4096x4096", "tensor/sum_columns/f32/4096x4096"),
    }


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--filter", "nothing"], "error: no workload matches nothing"),
        (["--suite", "tensors"], "'tensors' is not one of"),
        (["--budget", "0"], "0.0 is not in the range x>0"),
        (["--budget", "soon"], "'soon' is not a valid float"),
        (["--seed", "-1"], "-1 is not in the range x>=0"),
        (["--compare", "cupy"], "cannot compare with 'cupy': expected some of numpy"),
        (["--device", "warp9"], "cannot use device 'warp9'"),
        (["--device", "flex", "--suite", "kernels"], "it runs operations on tensors only"),
        (["--cache", "warm"], "'warm' is not one of"),
        (["--arg", "x=f32[4]"], "--arg speaks of a kernel, and there is none"),
        (["nothing.py:kernel", "--suite", "kernels"], "cannot measure a suite and a kernel in one run"),
        (["nothing.py:kernel"], "there is no such file"),
        (["--baseline", "never-saved"], "there is no such run"),
        (["--save", "a/b"], "as the name of a run"),
        (["--frobnicate"], "no such option"),
    ],
)
def test_bad_arguments(arguments: list[str], message: str):
    result = bench(*arguments)
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output
    assert len(result.output.strip().splitlines()) <= 2


def test_a_peer_that_is_not_installed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("burn_dispatch.bench.peers.find_spec", lambda name: None)
    result = bench("--compare", "torch")
    assert result.exit_code == 2
    assert "cannot compare with torch: it is not installed" in result.output


@pytest.mark.usefixtures("probed")
def test_peers_that_are_not_installed_are_left_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("burn_dispatch.bench.peers.is_installed", lambda name: name == "numpy")
    arguments = ("--filter", "launch_bound", "--budget", "0.05", "--json")
    result = bench("--compare", "numpy,jax,torch.compile", *arguments)
    assert result.exit_code == 0, result.output
    assert "note: jax, torch.compile is not installed" in result.stderr
    assert '"implementation": "numpy"' in result.stdout


@pytest.mark.usefixtures("probed")
def test_a_run_as_json():
    result = bench(
        "--suite", "launch", "--filter", "bound", "--compare", "numpy", "--budget", "0.1", "--json"
    )
    assert result.exit_code == 0, result.output
    ours, numpy, around = (json.loads(line) for line in result.stdout.splitlines())
    assert (ours["implementation"], numpy["implementation"]) == ("burn-cube", "numpy")
    assert ours["verified"]
    assert numpy["verified"]
    assert (ours["device"], numpy["device"]) == ("cpu", "host")
    assert around["environment"]["packages"]["numpy"]
    assert ours["best_peer"] == "numpy"
    assert ours["ratio_best_peer"] == pytest.approx(ours["seconds"]["median"] / numpy["seconds"]["median"])


def test_probing_again_keeps_what_is_higher(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    file = tmp_path / "limits.json"
    monkeypatch.setattr(limits, "path", lambda device: file)
    form = probes.form(Device.cpu().properties)
    low, high = "probes/triad/f32/2M", "probes/fma/f32/registers"
    limits.remember(file, form, Limits({low: 1e-6, high: 1e6}))
    found = limits.Probed(Limits({low: 2e-6, high: 2.0}), {})
    monkeypatch.setattr(limits, "probe", lambda device, wanted, within, observe: found)
    result = bench("--filter", "kernels/saxpy/f32/64k", "--budget", "0.05", "--device", "cpu", "--probe")
    assert result.exit_code == 0, result.output
    assert limits.remembered(file, form) == Limits({low: 2e-6, high: 1e6})
    assert "1 result is above the limit" in result.stderr


@pytest.mark.usefixtures("probed")
def test_a_run_as_text():
    result = bench("--filter", "kernels/saxpy/f32/64k", "--budget", "0.05")
    assert result.exit_code == 0, result.output
    head, row = result.stdout.splitlines()
    assert head.split()[:4] == ["workload", "dtype", "size", "by"]
    assert row.split()[:4] == ["saxpy", "f32", "64k", "burn-cube"]
    assert " ok" in row


def test_a_failed_probe_does_not_end_the_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(limits, "path", lambda device: tmp_path / "limits.json")
    monkeypatch.setattr(
        limits,
        "probe",
        lambda device, wanted, within, observe: limits.Probed(
            Limits({}), {w.key: "too large" for w in wanted}
        ),
    )
    result = bench("--filter", "kernels/saxpy/f32/64k", "--budget", "0.05")
    assert result.exit_code == 0, result.output
    assert result.output.count("too large") == 1
    assert " ok" in result.stdout.splitlines()[-1]


def test_launches_are_not_probed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(limits, "path", lambda device: tmp_path / "limits.json")
    monkeypatch.setattr(limits, "probe", lambda *arguments: pytest.fail("probed"))
    result = bench("--suite", "launch", "--filter", "bound", "--budget", "0.05")
    assert result.exit_code == 0, result.output


def test_the_budget_is_for_both():
    who = (Implementation(OURS, "cpu"), Implementation("numpy"))
    asked = Asked(suites.WORKLOADS[:2], (), who, 1, 8.0)
    assert asked.probing == 4.0
    assert asked.plan(4.0).seconds == 1.0
    assert asked.plan(100.0).seconds == 0.5
    assert Asked(suites.WORKLOADS[:2], (), who, 1, None).probing is None

"""Workloads of a user's kernel: arguments by name, axes, references, and what is refused."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import CubeError
from burn_dispatch.bench import custom, worker
from burn_dispatch.bench.custom.case import Launch, difference
from burn_dispatch.bench.custom.expressions import numbers, whole
from burn_dispatch.bench.custom.points import axis
from burn_dispatch.bench.implementation import OURS, Implementation, Unchecked
from burn_dispatch.bench.source import Source
from burn_kernels.workload import Workload

FILE = str(Path(__file__).with_name("user_kernels.py"))
RNG = np.random.default_rng(3)


def workloads(kernel: str, **options: list[str]) -> tuple[Workload, ...]:
    return custom.workloads(f"{FILE}:{kernel}", options)


def one(kernel: str, *args: str, **options: list[str]) -> Workload:
    (found,) = workloads(kernel, arg=list(args), **options)
    return found


def result(workload: Workload, inputs: tuple[Any, ...]) -> tuple[Any, ...]:
    """Of a launch on the CPU."""
    bound = workload.bind(inputs, (), lambda shape, dtype: np.empty(shape, dtype))
    assert isinstance(bound, Launch)
    bound()
    return bound.results


@pytest.mark.parametrize(
    ("text", "value"),
    [("2^10", 1024), ("4*n", 28), ("cdiv(n, 2)", 4), ("n//2 + 1", 4), ("max(n, 9)", 9), ("-n % 5", 3),
     ("n*2/7", 2), ("2^3^1", 8)],
)  # fmt: skip
def test_expressions(text: str, value: int):
    assert whole("--arg x=", text, {"n": 7}) == (value,)


@pytest.mark.parametrize(
    "text",
    [
        "m",
        "n/2",
        "1/0",
        "2^1000",
        "9^9^9^9",
        "open('x')",
        "n.real",
        "'n'",
        "",
        "n n",
        "[n]",
        "True",
        "n if n else 1",
    ],
)
def test_what_is_no_expression(text: str):
    with pytest.raises(CubeError, match="cannot read --arg x="):
        whole("--arg x=", text, {"n": 7})


def test_several_numbers():
    assert numbers("--grid", "n, 2.5, 3", {"n": 7}) == (7, 2.5, 3)


@pytest.mark.parametrize(
    ("text", "values"),
    [("2^4..2^7", (16, 32, 64, 128)), ("1..100*4", (1, 4, 16, 64)), ("64..256+96", (64, 160, 256)),
     ("1, 7, 64", (1, 7, 64)), ("5", (5,)), ("100..500", (100, 200, 400))],
)  # fmt: skip
def test_axes(text: str, values: tuple[int, ...]):
    assert axis("n", text) == values


@pytest.mark.parametrize("text", ["2^7..2^4", "0..8", "1..8*1", "1..8+0", "x", "1..", "-4", "1.5..3"])
def test_what_is_no_axis(text: str):
    with pytest.raises(CubeError, match="cannot read --axis n="):
        axis("n", text)


def test_a_sweep_over_two_axes():
    found = workloads("lazy", arg=["x=f32[n, m]"], axis=["n=1,2", "m=3,5"])
    assert [w.size for w in found] == ["n=1,m=3", "n=1,m=5", "n=2,m=3", "n=2,m=5"]
    assert found[3].bytes == 2 * 4 * 10
    with pytest.raises(CubeError, match="got 1024 points, expected at most 1000"):
        workloads("lazy", arg=["x=f32[n, m]"], axis=["n=1..32+1", "m=1..32+1"])


def test_arguments_of_each_kind():
    args = ["t=f64[rows, n]", "i=i32[rows]:0..5", "a=2.5", "rounds=rounds+1", "bias=f32[rows]:ones"]
    (w,) = workloads("everything", arg=[*args, "width=n", "total=f64[rows]", "last=i32[rows]"],
                     axis=["rows=6", "n=4", "rounds=2"])  # fmt: skip
    t, i, a, width, bias, rounds, total, last = w.inputs(RNG)
    assert (t.shape, t.dtype, i.dtype, a, width, rounds) == ((6, 4), np.float64, np.int32, 2.5, 4, 3)
    assert set(i) <= set(range(5))
    assert bias.tolist() == [1] * 6
    assert np.isnan(total).all()  # nothing that could pass for a result
    assert (last == 85).all()
    expected = w.reference(t, i, a, width, bias, rounds, total, last)
    assert isinstance(expected, tuple)
    np.testing.assert_allclose(expected[0], t.sum(1) + 2.5 + 3 + 1)
    np.testing.assert_array_equal(expected[1], i)
    got = result(w, (t, i, a, width, bias, rounds, total, last))
    assert difference(got[0], expected[0]) < 1e-12
    assert difference(got[1], expected[1]) == 0
    assert (w.dtype, w.suite, w.name) == ("f64", "user", "everything")


def test_an_optional_argument_is_absent_by_default():
    w = one(
        "everything", "t=f32[3, 2]", "i=i32[3]", "a=1", "width=2", "rounds=1", "total=f32[3]", "last=i32[3]"
    )
    assert w.inputs(RNG)[4] is None


def test_an_axis_sets_the_parameter_of_its_name():
    args = ["t=f32[4, width]", "i=i32[4]", "a=0", "rounds=1", "total=f32[4]", "last=i32[4]"]
    found = workloads("everything", arg=args, axis=["width=2..8"])
    assert [w.inputs(RNG)[3] for w in found] == [2, 4, 8]


@pytest.mark.parametrize(
    ("fill", "check"),
    [
        ("zeros", lambda x: not x.any()),
        ("ones", lambda x: (x == 1).all()),
        ("arange", lambda x: x.tolist() == list(range(1000))),
        ("normal", lambda x: x.min() < -2 and x.max() > 2),
        ("uniform", lambda x: x.min() >= -2 and x.max() < 2 and x.std() > 1),
        ("-3..-2", lambda x: x.min() >= -3 and x.max() <= -2),
        ("1e-2..2.5e-2", lambda x: x.min() >= 0.0099 and x.max() <= 0.0251),
    ],
)
def test_fills(fill: str, check: Any):
    assert check(one("lazy", f"x=f32[1000]:{fill}").inputs(RNG)[0])


def test_arrays_that_nobody_speaks_of_are_like_the_first():
    x, out = one("lazy", "x=f32[30]").inputs(RNG)
    assert x.shape == out.shape == (30,)


def test_what_is_read_and_written_begins_with_numbers():
    w = one("accumulate", "x=f32[8]", "out=f32[8]:ones")
    x, out = w.inputs(RNG)
    assert w.bytes == 3 * 32
    (expected,) = w.reference(x, out)
    np.testing.assert_array_equal(expected, x + 1)
    np.testing.assert_array_equal(out, np.ones(8))  # the reference works on copies


def test_grid_cube_bytes_and_flops_are_expressions():
    options = {"bytes": ["6*n"], "flops": ["n"], "tolerance": ["0.5"], "mode": ["unchecked"]}
    (w,) = workloads("lazy", arg=["x=f32[n]"], axis=["n=512"], grid=["cdiv(n, 64)"], cube=["64"], **options)
    assert (w.bytes, w.flops, w.tolerance) == (3072, 512, 0.5)
    x, out = w.inputs(RNG)
    (got,) = result(w, (x, out))
    np.testing.assert_array_equal(got[:256], x[:256])


def test_the_reference_of_an_option():
    w = one("lazy", "x=f32[8]", reference=["halves"])
    x, out = w.inputs(RNG)
    expected = w.reference(x, out)
    assert difference(result(w, (x, out))[0], expected) == math.inf  # half of it is still NaN


def test_without_a_reference_a_large_launch_is_not_checked():
    w = one("lazy", "x=f32[2^23]")
    with pytest.raises(Unchecked, match="no reference, and 8388608 units"):
        w.reference(*w.inputs(RNG))


def test_declared_workloads():
    found = custom.workloads(f"{FILE}:double", {})
    assert [w.key for w in found] == [
        "user/double/f32/n=64", "user/double/f32/n=128", "user/double/f32/n=256", "user/long/f64/1000",
    ]  # fmt: skip
    assert found[0].flops == 64
    everything = custom.workloads(FILE, {})
    assert {w.name for w in everything} == {"double", "long", "wrong"}
    assert custom.peers(FILE, {}) == ("numpy",)
    (changed,) = [w for w in custom.workloads(f"{FILE}:double", {"axis": ["n=32"]}) if w.name == "double"]
    assert changed.size == "n=32"


def test_peers_of_a_declaration():
    (x, out) = custom.workloads(f"{FILE}:double", {})[0].inputs(RNG)
    prepared = custom.operations(f"{FILE}:double", {}, "numpy")["double"](x, out)
    prepared.run()
    (got,) = prepared.result()
    np.testing.assert_array_equal(got, x + x)
    assert custom.operations(f"{FILE}:double", {}, "jax") == {}


@pytest.mark.parametrize(
    ("got", "expected", "error"),
    [
        ([1.0, 2.0], [1.0, 2.5], 0.2),
        ([np.nan, 1.0], [np.nan, 1.0], 0.0),
        ([np.nan, 1.0], [2.0, 1.0], math.inf),
        ([1.0, 1.0], [np.nan, 1.0], math.inf),
        ([np.inf, 1.0], [-np.inf, 1.0], math.inf),
        ([], [], 0.0),
    ],
)
def test_differences(got: list[float], expected: list[float], error: float):
    assert difference(np.array(got), np.array(expected)) == pytest.approx(error)
    assert difference(np.array([1, 2]), np.array([1, 3])) == 0.5


@pytest.mark.parametrize(
    ("kernel", "options", "message"),
    [
        ("lazy", {}, "no array is given"),
        ("lazy", {"arg": ["x=f32"]}, "expected DTYPE[SHAPE]"),
        ("lazy", {"arg": ["x=f99[4]"]}, "cannot use dtype 'f99'"),
        ("lazy", {"arg": ["x=f32[n]"]}, "there is no axis n"),
        ("lazy", {"arg": ["y=f32[4]"]}, "it takes no such argument"),
        ("lazy", {"arg": ["x=f32[4]:ramp"]}, "expected LOW..HIGH or one of uniform"),
        *(
            ("lazy", {"arg": [f"x=f32[4]:{fill}"]}, f"got {fill}, expected LOW..HIGH")
            for fill in ("1.2.3..4", "1..0", "1..", "0..1e999", "nan..1")
        ),
        ("everything", {"arg": ["t=f32[2, 2]", "i=i32[2]:3..3", "a=1", "width=2", "rounds=1"]}, "got 3..3"),
        ("lazy", {"arg": ["x=f32[4]"], "bytes": ["-5"]}, "got -5, expected one number of at least 0"),
        ("lazy", {"arg": ["x=f32[4]"], "flops": ["1, 2"]}, "got 1, 2, expected one number of at least 0"),
        ("lazy", {"arg": ["x"]}, "expected --arg NAME=VALUE"),
        ("lazy", {"arg": ["x=f32[4]"], "axis": ["m=1..4"]}, "cannot sweep m"),
        ("lazy", {"arg": ["x=f32[4]"], "grid": ["1,2,3,4"]}, "grid"),
        ("lazy", {"arg": ["x=f32[4]"], "cube": ["0"]}, "cube"),
        ("lazy", {"arg": ["x=f32[4]"], "reference": ["halve"]}, "did you mean halves?"),
        ("everything", {"arg": ["t=f32[2, 2]", "rounds=1"]}, "parameter a has no value"),
        ("everything", {"arg": ["t=f32[2, 2]", "a=1", "width=1.5", "rounds=1"]}, "expected a value of index"),
        ("silent", {"arg": ["x=f32[4]"]}, "it writes no array"),
        ("listed", {"arg": ["out=f32[4]"]}, "parameter xs is no array, scalar or compile-time argument"),
    ],
)
def test_what_is_refused(kernel: str, options: dict[str, list[str]], message: str):
    with pytest.raises(CubeError) as error:
        custom.workloads(f"{FILE}:{kernel}", options)
    assert message in str(error.value)


def test_a_file_without_declarations(tmp_path: Path):
    path = tmp_path / "two.py"
    path.write_text(
        "import burn_cube as bc\n"
        + "".join(f"@bc.cube\ndef {n}(x: bc.Array[bc.f32]):\n    x[0] = 1.0\n" for n in "ab")
    )
    with pytest.raises(CubeError, match="none of its kernels declares a workload"):
        custom.workloads(str(path), {})


def test_a_worker_finds_a_wrong_kernel_and_times_nothing(tmp_path: Path):
    source = Source(f"{FILE}:wrong")
    served = worker.Worker(Implementation(OURS, "cpu"), source)
    (workload,) = source.workloads()
    inputs = workload.inputs(np.random.default_rng(1))
    np.savez(tmp_path / "expected.npz", 3 * inputs[0])
    found = served.prepare(workload.key, 1, str(tmp_path / "expected.npz"))
    assert found["verified"] is False
    assert served.prepared is None
    assert Source.of_text(source.as_text()) == source

"""The compiled launcher: used where it can be, and never with another result than Python's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config, dtypes
from burn_cube.errors import CompileError, DeviceError, LaunchError
from burn_cube.launch import native, runtimes
from burn_cube.record import replace
from burn_dispatch import Device, Tensor
from tests.unit import native_kernels as k
from tests.unit.native_kernels import compiled

Array = Any


def ones(*shape: int) -> Array:
    return np.ones(shape, np.float32)


def warm(kernel: Any, *args: object, grid: Any = 1, cube: Any = 64) -> Any:
    """A bound launcher that has launched once."""
    run = kernel.bind(grid, cube)
    run(*args)
    return run


@pytest.fixture(autouse=True)
def _native() -> None:
    assert getattr(runtimes.driver("cpu"), "native") is not None, "this machine should have it"  # noqa: B009


def test_a_warm_launch_is_compiled() -> None:
    x, y, out = ones(64), ones(64), ones(64)
    run = warm(k.add, x, y, out)
    out[:] = 0
    assert compiled(k.add, lambda: run(x, y, out)) == 1
    assert out.tolist() == [2.0] * 64


def test_brackets_give_a_compiled_launcher_from_the_third_launch_on() -> None:
    x, y, out = ones(64), ones(64), ones(64)
    counts = [compiled(k.add, lambda: k.add[1, 64](x, y, out)) for _ in range(4)]
    assert counts[2:] == [1, 1]
    assert k.add[1, 64] is k.add[1, 64]


@pytest.mark.parametrize(
    "form", [lambda: k.add[1, 64], lambda: k.add.forall(64), lambda: k.add.unchecked[1, 64]]
)
def test_what_was_held_from_before_the_first_launch_becomes_compiled(form: Callable[[], Any]) -> None:
    k.add.launcher.form().warm.clear()  # type: ignore[attr-defined]  # as in a new process
    k.add.launcher.form("unchecked").warm.clear()  # type: ignore[attr-defined]
    held, (x, y, out) = form(), (ones(64), ones(64), ones(64))
    counts = [compiled(k.add, lambda: held(x, y, out)) for _ in range(4)]
    assert counts == [0, 0, 1, 1]
    with pytest.raises(LaunchError, match="expected f32"):
        held(x, y, np.zeros(64, np.int32))
    out[:] = 0
    assert compiled(k.add, lambda: held(x, y, out=out)) == 1
    assert out.tolist() == [2.0] * 64


def test_arguments_that_compiled_code_does_not_take_are_not_offered_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    plan = native.plan

    def counted(launched: native.Launched, runtime: native.NativeRuntime) -> Any:
        asked.append(launched)
        return plan(launched, runtime)

    monkeypatch.setattr(native, "plan", counted)
    x, out = ones(64), ones(64)
    run = warm(k.add, x, memoryview(x), out)
    for _ in range(5):
        run(x, memoryview(x), out)
    assert len(asked) == 1
    run(x, x, out)
    assert compiled(k.add, lambda: run(x, x, out)) == 1


@pytest.mark.parametrize("brackets", [(True, 64), (1.0, 64), (1, 64.0)])
def test_what_equals_a_known_grid_and_is_none_is_still_refused(brackets: Any) -> None:
    x, y, out = ones(64), ones(64), ones(64)
    for _ in range(3):
        k.add[1, 64](x, y, out)
    with pytest.raises(LaunchError, match=r"expected an int|got (True|1.0|64.0)"):
        k.add[brackets]


def test_forms_and_forall_are_compiled_too() -> None:
    x, y, out = ones(64), ones(64), ones(64)
    for form in (lambda: k.add.unchecked[1, 64], lambda: k.add.forall(64), lambda: k.add[(1,), (8, 8)]):
        for _ in range(2):
            form()(x, y, out)
        assert compiled(k.add, lambda form=form: form()(x, y, out)) == 1  # type: ignore[misc]


def test_the_same_grid_in_other_words() -> None:
    x, y, out = ones(64), ones(64), ones(64)
    ways: list[Any] = [
        (1, 64),
        ((1,), (64,)),
        (np.int64(1), 64),
        (bc.CubeCount(1), bc.CubeDim(64)),
        ([1], [64]),
    ]
    for way in ways * 3:
        k.add[way](x, y, out)
    assert [compiled(k.add, lambda way=way: k.add[way](x, y, out)) for way in ways] == [1] * len(ways)  # type: ignore[misc]
    assert k.add[ways[0]] is k.add[ways[1]]


def test_a_grid_that_depends_on_the_arguments_is_left_to_python() -> None:
    x, y, out = ones(64), ones(64), ones(64)
    run = warm(k.add, x, y, out, grid=lambda a: -(-len(a.out) // 64))
    assert compiled(k.add, lambda: run(x, y, out)) == 0
    assert out.tolist() == [2.0] * 64


def test_keywords_are_put_in_order_and_wrong_counts_go_to_python() -> None:
    x, y, out = ones(64), ones(64), ones(64)
    run = warm(k.add, x, y, out)
    out[:] = 0
    assert compiled(k.add, lambda: run(x, out=out, y=y)) == 1
    assert out.tolist() == [2.0] * 64
    with pytest.raises(LaunchError, match="has no parameter z"):
        run(x, y, z=out)
    for args in ((x, y), (x, y, out, out), ()):
        with pytest.raises(LaunchError):
            run(*args)


BAD: list[tuple[str, Callable[[], Array], type[Exception]]] = [
    ("another dtype", lambda: np.zeros(64, np.float64), LaunchError),
    ("swapped bytes", lambda: np.zeros(64, ">f4"), LaunchError),
    ("gaps", lambda: ones(128)[::2], LaunchError),
    ("not aligned", lambda: np.zeros(257, np.uint8)[1:].view(np.float32), LaunchError),
    ("a list", lambda: [1.0] * 64, LaunchError),
    ("nothing", lambda: None, LaunchError),
    ("a masked array", lambda: np.ma.MaskedArray(ones(64)), LaunchError),
]


@pytest.mark.parametrize(("make", "error"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
@pytest.mark.parametrize("position", range(3))
def test_an_argument_that_python_refuses_is_refused(
    make: Callable[[], Array], error: type[Exception], position: int
) -> None:
    x, y, out = ones(64), ones(64), ones(64)
    run = warm(k.add, x, y, out)
    args: list[Any] = [x, y, out]
    args[position] = make()
    with pytest.raises(error) as native:
        run(*args)
    with config.use(native_launch=False), pytest.raises(error) as python:
        k.add[1, 64](*args)
    assert str(native.value) == str(python.value)
    assert compiled(k.add, lambda: run(x, y, out)) == 1


def test_a_read_only_array_may_be_read_and_not_written() -> None:
    x, y, out = ones(64), ones(64), ones(64)
    run = warm(k.add, x, y, out)
    x.flags.writeable = False
    assert compiled(k.add, lambda: run(x, y, out)) == 1
    with pytest.raises(LaunchError, match="read-only"):
        run(y, y, x)
    fixed = Tensor.ones(1, "f32", Device.cpu()).expand(64)
    with pytest.raises(LaunchError):
        run(y, y, fixed)


def test_a_subclass_of_ndarray_goes_to_python() -> None:
    class Sub(np.ndarray[Any, Any]):
        pass

    x, y, out = ones(64).view(Sub), ones(64), ones(64)
    run = warm(k.add, y, y, out)
    assert compiled(k.add, lambda: run(x, y, out)) == 0
    assert out.tolist() == [2.0] * 64


@pytest.mark.parametrize("length", [0, 1, 63])
def test_arrays_of_any_length(length: int) -> None:
    x, y, out = ones(64), ones(64), ones(64)
    run = warm(k.add, x, y, out)
    short = np.zeros(length, np.float32)
    assert compiled(k.add, lambda: run(x, y, short)) == 1
    assert short.tolist() == [2.0] * length


def test_an_empty_grid_does_nothing_but_still_checks() -> None:
    x, out = ones(64), np.zeros(64, np.float32)
    run = warm(k.add, x, x, out, grid=0)
    assert compiled(k.add, lambda: run(x, x, out)) == 1
    assert not out.any()
    with pytest.raises(LaunchError, match="shares memory"):
        run(x, x, x)


def test_a_written_array_shares_no_memory_with_another() -> None:
    whole = ones(192)
    x, y, out = whole[:64], whole[64:128], whole[128:]
    run = warm(k.add, x, y, out)
    assert compiled(k.add, lambda: run(x, y, out)) == 1  # neighbours
    for args in ((x, y, y), (x, y, whole[127:191]), (out, y, out), (whole, x, out)):
        with pytest.raises(LaunchError, match="shares memory"):
            run(*args)


def test_inout_arrays_may_be_the_same() -> None:
    x = ones(64)
    run = warm(k.shift, x, x)
    assert compiled(k.shift, lambda: run(x, x)) == 1
    assert x.tolist() == [3.0] * 64


def test_an_inout_array_is_still_none_of_the_exclusive_ones() -> None:
    x, out = ones(64), ones(64)
    run = warm(k.double_in_place, x, out)
    assert compiled(k.double_in_place, lambda: run(x, out)) == 1
    with pytest.raises(LaunchError, match="shares memory"):
        run(x, x)


VIEWS: dict[str, Callable[[Array], Array]] = {
    "whole": lambda a: a[:8, :8],
    "transposed": lambda a: a.T[:8, :8],
    "steps": lambda a: a[::2, 1::2],
    "backwards": lambda a: a[7::-1, 15:7:-1],
    "column": lambda a: a[:8, 3:4],
    "empty": lambda a: a[:0, :4],
}


@pytest.mark.parametrize("source", VIEWS)
@pytest.mark.parametrize("target", VIEWS)
@pytest.mark.parametrize("tensors", [False, True], ids=["numpy", "tensor"])
def test_strided_arrays(source: str, target: str, tensors: bool) -> None:
    first, second = np.arange(256, dtype=np.float32).reshape(16, 16), np.zeros((16, 16), np.float32)
    x, out = VIEWS[source](first), VIEWS[target](second)
    expected = np.zeros_like(out)
    part = tuple(slice(0, min(a, b)) for a, b in zip(x.shape, out.shape, strict=True))
    expected[part] = x[part]
    if tensors:
        x, out = (_tensor(whole, view) for whole, view in ((first, x), (second, out)))
    run = warm(k.copy_2d, x, out, cube=(8, 8))
    found = out.numpy() if tensors else out
    assert np.array_equal(found, expected)
    before = found.copy()
    launches = compiled(k.copy_2d, lambda: run(x, out))
    assert launches == (0 if not tensors and "empty" in (source, target) else 1)
    assert np.array_equal(out.numpy() if tensors else out, before)


def _tensor(whole: Array, view: Array) -> Tensor:
    """The same view of a tensor."""
    start = (view.__array_interface__["data"][0] - whole.__array_interface__["data"][0]) // 4
    base = Tensor.from_numpy(whole, Device.cpu())
    strides = tuple(stride // 4 for stride in view.strides)
    array = base.__burn_cube_array__()
    viewed = replace(array, offset=start * array.dtype.size, shape=view.shape, strides=strides)
    return base.__burn_cube_over__(viewed)


def test_a_written_array_must_not_meet_itself() -> None:
    x, out = ones(8, 8), np.zeros(64, np.float32)
    run = warm(k.copy_2d, x, ones(8, 8)[::-1], cube=(8, 8))
    twice = np.lib.stride_tricks.as_strided(out, (8, 8), (16, 4))
    with pytest.raises(LaunchError, match="share memory"):
        run(x, twice)
    apart = np.lib.stride_tricks.as_strided(out, (4, 2), (12, 4))
    assert compiled(k.copy_2d, lambda: run(x, apart)) == 1
    assert np.count_nonzero(out) == 8


def test_numbers_beyond_32_bits_choose_the_wide_kernel() -> None:
    out = np.zeros(5, np.int64)
    small = np.broadcast_to(ones(1), (3, 4))
    large = np.broadcast_to(ones(1), (1 << 33, 2))
    run = warm(k.facts, small, out)
    for _ in range(2):
        for x in (small, large):
            run(x, out)
            assert out.tolist() == [x.size, x.shape[0], 0, x.shape[1], 0]
    assert compiled(k.facts, lambda: (run(small, out), run(large, out))) == 2
    assert k.facts.cache_info().compiles == 2


def test_tensors_and_arrays_have_plans_of_their_own() -> None:
    x, y, out = ones(64), ones(64), ones(64)
    a, b, c = (Tensor.from_numpy(array, Device.cpu()) for array in (x, y, out))
    run = warm(k.add, x, y, out)
    run(a, b, c)
    run(x, b, c)
    for args in ((x, y, out), (a, b, c), (x, b, c)):
        assert compiled(k.add, lambda args=args: run(*args)) == 1  # type: ignore[misc]
    assert c.tolist() == [2.0] * 64


def test_a_new_tensor_is_compiled_at_once() -> None:
    x, out = Tensor.ones(64, "f32", Device.cpu()), Tensor.zeros(64, "f32", Device.cpu())
    run = warm(k.add, x, x, out)
    late = Tensor.full(64, 3.0, "f32", Device.cpu().without_fusion())
    assert [compiled(k.add, lambda: run(late, x, out)) for _ in range(2)] == [1, 1]
    assert out.tolist() == [4.0] * 64


def test_many_sorts_of_arguments_are_all_right() -> None:
    run = k.fill.bind(1, 4)
    for _ in range(3):
        for name in ("f16", "f32", "f64", "i8", "u8", "i32", "u64"):
            out = np.zeros(4, dtypes.BY_NAME[name].numpy)
            run(3, out)
            assert out.tolist() == [3] * 4, name


def test_changed_globals_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    out = np.zeros(4, np.int32)
    run = warm(k.uses_globals, out, cube=4)
    assert compiled(k.uses_globals, lambda: run(out)) == 1
    assert out.tolist() == [7] * 4
    monkeypatch.setattr(k, "FACTOR", 1000)
    run(out)
    assert out.tolist() == [1005] * 4
    monkeypatch.setitem(vars(k.module), "OFFSET", 7)
    run(out)
    assert out.tolist() == [1007] * 4
    assert compiled(k.uses_globals, lambda: run(out)) == 1
    monkeypatch.undo()
    run(out)
    assert out.tolist() == [7] * 4


def test_a_deleted_global_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    out = np.zeros(4, np.int32)
    run = warm(k.uses_globals, out, cube=4)
    monkeypatch.delattr(k, "FACTOR")
    with pytest.raises(CompileError, match="FACTOR"):
        run(out)


def test_changed_closures_are_seen() -> None:
    held = 3

    @bc.cube
    def kernel(out: bc.Array[bc.i32]):
        out[bc.ABSOLUTE_POS] = held

    out = np.zeros(4, np.int32)
    run = warm(kernel, out, cube=4)
    assert compiled(kernel, lambda: run(out)) == 1
    held = 4
    run(out)
    assert out.tolist() == [4] * 4


def test_what_may_change_inside_is_left_to_python() -> None:
    out = np.zeros(4, np.int32)
    run = warm(k.uses_a_list, out, cube=4)
    assert compiled(k.uses_a_list, lambda: run(out)) == 0
    k.LIST[0] = 9
    try:
        run(out)
    finally:
        k.LIST[0] = 1
    assert out.tolist() == [9] * 4


def test_changed_settings_are_seen() -> None:
    x, y, out = ones(64), ones(64), ones(64)
    run = warm(k.add, x, y, out)
    for changed in ({"native_launch": False}, {"interpret": True}, {"runtime": "reference"}):
        out[:] = 0
        with config.use(**changed):
            assert compiled(k.add, lambda: run(x, y, out)) == 0, changed
        assert out.tolist() == [2.0] * 64
        assert compiled(k.add, lambda: run(x, y, out)) == 1
    with config.use(checks="unchecked"):
        run(x, y, out)
        assert compiled(k.add, lambda: run(x, y, out)) == 1
    with config.use(checks="unchecked"):  # equal settings are one object
        assert compiled(k.add, lambda: run(x, y, out)) == 1


CHOICES = [("two", 2.0), (1000000, 3.0), (2.5, 4.0), (True, 1.0), (None, 1.0), (1, 1.0)]


def test_compile_time_arguments_count_by_value() -> None:
    out, bias = np.zeros(4, np.float32), ones(1)
    for value, expected in CHOICES:
        run = warm(k.choose, out, value, None, cube=4)
        same = {"two": "".join(["t", "wo"]), 1000000: int("1000000"), 2.5: float("2.5")}.get(value, value)
        assert compiled(k.choose, lambda run=run, same=same: run(out, same, None)) == 1  # type: ignore[misc]
        assert out[0] == expected
        for other, result in CHOICES:
            run(out, other, None)
            assert out[0] == result, (value, other)
            run(out, other, bias)
            assert out[0] == result + 1


def test_a_failed_assertion_is_raised() -> None:
    good, bad = np.ones(8, np.int32), np.array([1, 0] * 4, np.int32)
    run = warm(k.checked, good, cube=8)
    assert compiled(k.checked, lambda: run(good)) == 1
    for _ in range(3):

        def launch() -> None:
            with pytest.raises(DeviceError, match="must be positive"):
                run(bad)

        assert compiled(k.checked, launch) == 1
    assert compiled(k.checked, lambda: run(good)) == 1


def test_validation_is_compiled_too() -> None:
    x, out = ones(4), ones(64)
    run = k.add.validate[1, 64]
    for _ in range(3):
        run(out, out, np.zeros(64, np.float32))
    with pytest.raises(DeviceError, match=r"got index 4|out of bounds"):
        k.add.validate[1, 64](x, x, out)


def test_kernels_with_shared_memory() -> None:
    x, out = np.arange(128, dtype=np.float32), np.zeros(128, np.float32)
    run = warm(k.reverse, x, out, grid=2)
    out[:] = 0
    assert compiled(k.reverse, lambda: run(x, out)) == 1
    assert out.tolist() == x.reshape(2, 64)[:, ::-1].ravel().tolist()


def test_without_the_compiled_launcher_launches_are_the_same() -> None:
    x, y, out = ones(64), ones(64), np.zeros(64, np.float32)
    with config.use(native_launch=False):
        run = k.add.bind(1, 64)
        assert type(run).__name__ == "BoundKernel"
        assert compiled(k.add, lambda: [run(x, y, out) for _ in range(3)]) == 0
    assert out.tolist() == [2.0] * 64

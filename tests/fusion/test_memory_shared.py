"""Memory that others write while ops that read it wait: those have read it before, as if none had waited."""

from __future__ import annotations

import ctypes
import gc
import threading
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_dispatch import Device, Tensor, fusion
from burn_dispatch.fusion import readers
from tests import devices
from tests.fusion.counting import CPU, numbers, tensor

pytestmark = pytest.mark.capability(137)
N = 8


@bc.cube
def put(x: bc.Array[bc.f32], number: bc.f32):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] = number


WRITES = {
    "a launch": lambda x: put.forall(N)(x, 5.0),
    "copy_from": lambda x: x.copy_from(np.full(x.shape, 5, np.float32)),
    "a copy of a tensor": lambda x: x.copy_from(tensor(np.full(x.shape, 5, np.float32), x.device)),
}


def warm(x: Tensor) -> Any:
    """A launch that no Python code sees any more."""
    launch = put.bind(1, N)
    for _ in range(3):
        launch(x, 1.0)
    return launch


@pytest.mark.parametrize("name", WRITES)
def test_what_waits_has_read_what_is_written(name: str) -> None:
    x = tensor(numbers(N))
    y = x * 2
    WRITES[name](x)
    assert np.array_equal(y.numpy(), numbers(N) * 2)
    assert (x.numpy() == 5).all()
    assert ((x + 1).numpy() == 6).all()


@pytest.mark.parametrize("device", ["interpreter", "opencl", "wgpu-lavapipe"])
def test_the_same_on_other_devices(device: str) -> None:
    try:
        on = devices.tensor_device(device)
    except devices.Missing as error:
        pytest.skip(str(error))
    x = tensor(numbers(N), on)
    y = x * 2
    put.forall(N)(x, 5.0)
    assert np.array_equal(y.numpy(), numbers(N) * 2)
    assert ((x + 1).numpy() == 6).all()


VIEWS = {
    "itself": lambda x: x,
    "a part": lambda x: x[:N],
    "another shape": lambda x: x.reshape(2, 2, N // 2).reshape(2 * N)[:N],
    "a view of a view": lambda x: x[::1].reshape(2, N)[0],
}


@pytest.mark.parametrize("written", VIEWS)
@pytest.mark.parametrize("read", VIEWS)
def test_warm_launches_see_what_waits_through_any_view(read: str, written: str) -> None:
    x = tensor(np.ones(2 * N, np.float32))
    from_here, to_here = VIEWS[read](x), VIEWS[written](x)
    launch = warm(to_here)
    for number in range(3):
        y = from_here + 1
        launch(to_here, 10.0 + number)
        expected = 2.0 if number == 0 else 10.0 + number
        assert y.numpy()[0] == expected


def test_a_view_that_is_made_while_ops_wait() -> None:
    x = tensor(numbers(2 * N))
    y = x * 2
    part = x[N:]
    put.forall(N)(part, 5.0)
    assert np.array_equal(y.numpy(), numbers(2 * N) * 2)


def test_warm_launches_are_warm_again_when_the_ops_have_run() -> None:
    x = tensor(np.ones(N, np.float32))
    warm(x)
    known = x._array.record
    assert known is not None
    y = x + 1
    assert x._array.record is None
    y.numpy()
    assert x._array.record == known
    z = x[2:] + 1
    assert x._array.record is None
    z.numpy()
    assert x._array.record == known


def test_kernels_that_read_meanwhile_make_nobody_forget() -> None:
    x = tensor(np.ones((2, N), np.float32))
    launch = warm(x)
    for number in range(3):
        y = x + 1
        x.sort(0)
        launch(x, 10.0 + number)
        assert y.numpy()[0, 0] == (2.0 if number == 0 else 10.0 + number)


def test_ops_that_a_thread_has_asked_for_and_left() -> None:
    x = tensor(numbers(N))
    found: list[Tensor] = []
    for name, write in WRITES.items():
        before = x.numpy()
        thread = threading.Thread(target=lambda: found.append(x * 2))
        thread.start()
        thread.join()
        write(x)
        assert np.array_equal(found[-1].numpy(), before * 2), name
        x.copy_from(numbers(N))


def test_ops_that_several_threads_have_asked_for() -> None:
    x = tensor(np.ones(N, np.float32))
    launch = warm(x)
    found: list[Tensor] = []
    for number in range(3):
        thread = threading.Thread(target=lambda number=number: found.append(x + number))
        thread.start()
        thread.join()
    found[0].numpy()  # those of the others wait still
    launch(x, 7.0)
    assert [value.numpy()[0] for value in found] == [1.0, 2.0, 3.0]


def test_threads_that_end_leave_nothing_behind() -> None:
    x = tensor(numbers(N))
    x.numpy()

    def work() -> None:
        x.mul(2)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    del thread
    gc.collect()
    CPU.sync()
    assert not readers._readers


def test_a_graph_that_is_replayed() -> None:
    x = tensor(numbers(N))
    graph = bc.Graph(CPU)
    with graph.record():
        put.forall(N)(x, 5.0)
    y = x * 2
    graph.replay()
    assert np.array_equal(y.numpy(), numbers(N) * 2)
    found: list[Tensor] = []
    x.copy_from(numbers(N))
    thread = threading.Thread(target=lambda: found.append(x * 3))
    thread.start()
    thread.join()
    graph.replay()
    assert np.array_equal(found[0].numpy(), numbers(N) * 3)


def test_ops_that_are_recorded() -> None:
    """They run at each replay, and none takes the memory of an input that comes again."""
    x = tensor(numbers(N))
    graph = bc.Graph(CPU)
    before = x + 1
    with graph.record():
        y = x * 2
        z = (y + 1) * y
        del x
    assert len(graph) >= 1
    for _ in range(3):
        graph.replay()
        a = numbers(N) * 2
        assert np.array_equal(y.numpy(), a)
        assert np.array_equal(z.numpy(), (a + 1) * a)
    assert np.array_equal(before.numpy(), numbers(N) + 1)


def test_profiles_have_what_is_asked_for_inside() -> None:
    x = tensor(numbers(N))
    before = x + 1
    with CPU.profile() as profile:
        inside = (x * 2).exp()
    assert [launch.kernel for launch in profile.launches] == ["fused_mul_exp"]
    assert np.array_equal(before.numpy(), numbers(N) + 1)
    np.testing.assert_allclose(inside.numpy(), np.exp(numbers(N) * 2), rtol=1e-5)


def test_arrays_of_numpy_may_change_afterwards() -> None:
    array = numbers(N)
    x = Tensor.from_dlpack(array)
    y = x * 2
    z = x[2:] + 1
    array[:] = 100
    assert np.array_equal(y.numpy(), numbers(N) * 2)
    assert np.array_equal(z.numpy(), numbers(N)[2:] + 1)
    assert ((x + 1).numpy() == 101).all()


def test_memory_that_numpy_has_taken_may_change_afterwards() -> None:
    x = tensor(numbers(N))
    shared = np.from_dlpack(x)
    written = np.frombuffer((ctypes.c_char * shared.nbytes).from_address(shared.ctypes.data), np.float32)
    y, z = x * 2, x[1:].flip(0) + 1
    written[:] = 100
    assert np.array_equal(y.numpy(), numbers(N) * 2)
    assert np.array_equal(z.numpy(), numbers(N)[:0:-1] + 1)
    del shared
    with fusion.inspect() as report:
        ((x + 1) * 2).numpy()
    assert [kernel.ops for kernel in report.kernels] == [("add", "mul")]  # it waits again


@pytest.mark.parametrize("fused", [True, False])
def test_assignments(fused: bool) -> None:
    """Copies, views and what waits keep what they have, wherever the assignment writes."""
    device = CPU if fused else CPU.without_fusion()
    x = tensor(numbers(N), device)
    y = x * 2
    x[2] = 9.0
    a = numbers(N)
    assert np.array_equal(y.numpy(), a * 2)
    a[2] = 9
    assert np.array_equal(x.numpy(), a)
    y = x + 1  # waits
    y[1:4] = 7.0
    view = y[2:]
    y[0] = 5.0
    b = a + 1
    b[1:4] = 7
    assert np.array_equal(view.numpy(), b[2:])
    b[0] = 5
    assert np.array_equal(y.numpy(), b)
    mask = y > 3
    y[mask] = 0.0
    b[b > 3] = 0
    assert np.array_equal(y.numpy(), b)


def test_assignments_in_place_go_on_in_place() -> None:
    x = tensor(numbers(N))
    address = np.from_dlpack(x).ctypes.data
    for number in range(4):
        x[number] = float(number)
    assert np.from_dlpack(x).ctypes.data == address
    y = x * 2
    x[0] = 100.0
    assert y.numpy()[0] == 0.0


def test_a_device_without_fusion_writes_what_another_reads() -> None:
    x = tensor(numbers(N), CPU.without_fusion())
    y = tensor(numbers(N), CPU) + x
    x.copy_from(np.zeros(N, np.float32))
    assert np.array_equal(y.numpy(), numbers(N) * 2)


def test_devices_are_told_apart() -> None:
    reference = Device.from_runtime("reference")
    x, y = tensor(numbers(N)), tensor(numbers(N), reference)
    a, b = x + 1, y + 2
    assert np.array_equal(a.numpy(), numbers(N) + 1)
    assert np.array_equal(b.numpy(), numbers(N) + 2)

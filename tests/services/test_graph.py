"""Graphs on every device: what is recorded runs at each replay, on whatever the memory holds then."""

from __future__ import annotations

import gc
import threading
import weakref

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DeviceError, LaunchError
from burn_dispatch import Device, Tensor

N = 3000


@bc.cube
def add(x: bc.Array[bc.i32], number: bc.i32, out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        out[i] = x[i] + number


@bc.cube
def double(x: bc.Inout[bc.Array[bc.i32]]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] = x[i] * 2


@bc.cube
def swap(pairs: bc.Inout[bc.Array[bc.i32]], out: bc.Inout[bc.Array[bc.i32]]):
    shared = bc.Shared[bc.i32](64)
    shared[bc.UNIT_POS] = pairs[bc.ABSOLUTE_POS]
    bc.sync_cube()
    out[bc.ABSOLUTE_POS] = shared[bc.UNIT_POS ^ 1]


@bc.cube
def speaks(x: bc.Array[bc.i32]):
    bc.debug_print("x is", x[0])


def both(x: Tensor, middle: Tensor, out: Tensor) -> None:
    """Two kernels, of which the second needs the first."""
    add.forall(N)(x, 7, middle)
    double.forall(N)(middle)
    add.forall(N)(middle, -1, out)


@pytest.mark.capability(130)
def test_inputs_may_change_between_replays(device: Device) -> None:
    x, middle, out = (Tensor.zeros(N, "i32", device) for _ in range(3))
    graph = bc.Graph(device)
    with graph.record():
        both(x, middle, out)
    assert len(graph) == 3
    assert not out.numpy().any()  # nothing has run
    for number in range(4):
        values = np.arange(N, dtype=np.int32) * number
        x.copy_from(values)
        graph.replay()
        assert (out.numpy() == (values + 7) * 2 - 1).all()


@pytest.mark.capability(130)
def test_replays_and_launches_keep_their_order(device: Device) -> None:
    x = Tensor.ones(N, "i32", device)
    graph = bc.Graph(device)
    with graph.record():
        double.forall(N)(x)
    for _ in range(3):
        graph.replay()
        add.forall(1)(x[:1], 1, x[1:2])
        graph.replay()
    expected = [1, 1, 1]
    for _ in range(3):
        expected = [v * 2 for v in expected]
        expected[1] = expected[0] + 1
        expected = [v * 2 for v in expected]
    assert x[:3].tolist() == expected


@pytest.mark.capability(130)
def test_long_and_short_launches_in_any_number(device: Device) -> None:
    short, long, wide = (Tensor.ones(n, "i32", device) for n in (10, 200_000, 64 * 9))
    out = Tensor.zeros(64 * 9, "i32", device)
    graph = bc.Graph(device)
    with graph.record():
        for _ in range(5):
            double.forall(10)(short)
        double.forall(200_000)(long)
        for _ in range(4):
            double.forall(10)(short)
            double.forall(64 * 9)(wide)
        swap[9, 64](wide, out)
        double[0, 64](short)
    wide.copy_from(np.arange(64 * 9, dtype=np.int32))
    graph.replay()
    graph.replay()
    assert short.tolist() == [1 << 18] * 10
    assert (long.numpy() == 4).all()
    assert (out.numpy() == (np.arange(64 * 9) ^ 1) * 256).all()


@pytest.mark.capability(130)
def test_it_keeps_its_memory(device: Device) -> None:
    out = Tensor.zeros(N, "i32", device)

    def record() -> bc.Graph:
        x, middle = Tensor.full(N, 5, "i32", device), Tensor.empty(N, "i32", device)
        assert x.can_mut()
        made = bc.Graph(device)
        with made.record():
            both(x, middle, out)
        assert not x.can_mut()
        return made

    graph = record()
    gc.collect()
    device.memory_cleanup()
    others = [Tensor.full(N, 1000 + i, "i32", device) for i in range(4)]
    graph.replay()
    assert (out.numpy() == 23).all()
    assert all((other.numpy() == 1000 + i).all() for i, other in enumerate(others))
    used = device.memory_usage().used
    kept = weakref.ref(graph)
    del graph
    gc.collect()
    assert kept() is None
    device.sync()
    assert device.memory_usage().used == used - 8 * N


@pytest.mark.capability(130)
def test_what_cannot_be_recorded_is_refused(device: Device) -> None:
    x, out = Tensor.ones(N, "i32", device), Tensor.zeros(N, "i32", device)
    graph = bc.Graph(device)
    for what, forbidden in {
        "read a tensor": x.numpy,
        "write to a tensor": lambda: x.copy_from(np.zeros(N, np.int32)),
        "fill a tensor": lambda: Tensor.zeros(3, device=device),
        "wait for the device": device.sync,
        "replay a graph": graph.replay,
        "record another graph": lambda: bc.Graph(device).record().__enter__(),
    }.items():
        with pytest.raises(DeviceError, match=f"cannot {what} while a graph is recorded"), graph.record():
            forbidden()
        with pytest.raises(DeviceError, match="cannot replay a graph: none is recorded"):
            graph.replay()
    with pytest.raises(DeviceError, match="cannot record speaks: it prints or asserts"), graph.record():
        speaks[1, 1](x)
    with graph.record():
        scratch = Tensor.empty(N, "i32", device)
        add.forall(N)(x, 3, scratch)
        add.forall(N)(scratch, 3, out)
    graph.replay()
    assert (out.numpy() == 7).all()


@pytest.mark.capability(130, 135)
def test_tensors_are_not_shared_before_they_are_written() -> None:
    x = Tensor.ones(N, "i32", Device.cpu())
    graph = bc.Graph(Device.cpu())
    with pytest.raises(DeviceError, match="cannot share a tensor while a graph is recorded"), graph.record():
        np.from_dlpack(x)
    assert np.from_dlpack(x).all()


@pytest.mark.capability(130)
def test_other_devices_and_the_interpreter_are_refused() -> None:
    cpu, reference = Device.cpu(), Device.from_runtime("reference")
    x = Tensor.ones(4, "i32", reference)
    graph = bc.Graph(cpu)
    elsewhere = "cannot record double: it is launched on .*, the graph is for"
    with pytest.raises(LaunchError, match=elsewhere), graph.record():
        double.forall(4)(x)
    y = Tensor.ones(4, "i32", cpu)
    with pytest.raises(DeviceError, match="cannot launch double on the interpreter"), graph.record():
        double.interpret.forall(4)(y)


@pytest.mark.capability(130)
def test_a_graph_is_of_a_device() -> None:
    for wrong in (3, None, np.zeros(3)):
        with pytest.raises(LaunchError, match=r"cannot record a graph: got .* as device, ") as caught:
            bc.Graph(wrong)
        assert caught.value.help is None


@pytest.mark.capability(130)
def test_a_recording_is_of_one_thread(device: Device) -> None:
    x, y = Tensor.ones(N, "i32", device), Tensor.ones(N, "i32", device)
    graph = bc.Graph(device)
    with graph.record():
        thread = threading.Thread(target=lambda: double.forall(N)(y))
        thread.start()
        thread.join()
        double.forall(N)(x)
    assert len(graph) == 1
    assert (y.numpy() == 2).all()
    assert (x.numpy() == 1).all()
    for _ in range(8):
        work = threading.Thread(target=graph.replay)
        work.start()
        work.join()
    assert (x.numpy() == 256).all()
    tensors = [Tensor.full(N, seed, "i32", device) for seed in range(8)]
    outs = [Tensor.empty(N, "i32", device) for _ in tensors]
    graphs = [bc.Graph(device) for _ in tensors]
    for one, tensor, out in zip(graphs, tensors, outs, strict=True):
        with one.record():
            add.forall(N)(tensor, 5, out)
    works = [threading.Thread(target=lambda one=one: [one.replay() for _ in range(20)]) for one in graphs]
    for work in works:
        work.start()
    for work in works:
        work.join()
    assert all((out.numpy() == seed + 5).all() for seed, out in enumerate(outs))


@pytest.mark.capability(130)
def test_an_empty_graph_and_a_second_recording(device: Device) -> None:
    x = Tensor.ones(N, "i32", device)
    graph = bc.Graph(device)
    with graph.record():
        pass
    graph.replay()
    with graph.record():
        double.forall(N)(x)
    with graph.record():
        double.forall(N)(x)
        double.forall(N)(x)
    graph.replay()
    assert (x.numpy() == 4).all()


@pytest.mark.capability(127, 130)
def test_a_profile_shows_the_kernels_of_a_replay(device: Device) -> None:
    x, middle, out = (Tensor.zeros(N, "i32", device) for _ in range(3))
    graph = bc.Graph(device)
    with graph.record():
        both(x, middle, out)
    with device.profile() as profile:
        graph.replay()
    assert [launch.kernel for launch in profile.launches] == ["add", "double", "add"]
    assert (out.numpy() == 13).all()


@pytest.mark.capability(130)
def test_arrays_of_numpy_on_the_cpu() -> None:
    x, out = np.zeros(10, np.int32), np.zeros(10, np.int32)
    for _ in range(3):
        add.forall(10)(x, 2, out)
    out[:] = 0
    graph = bc.Graph("cpu")
    with graph.record():
        add.forall(10)(x, 2, out)
    assert not out.any()
    for number in range(3):
        x[:] = number
        graph.replay()
        assert out.tolist() == [number + 2] * 10

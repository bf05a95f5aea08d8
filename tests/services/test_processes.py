"""Processes: spawned and forked ones compute, a fork says what it cannot use, the end waits for nobody."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DeviceError
from burn_dispatch import Device, Tensor
from tests import devices

ROOT = Path(__file__).parents[2]
FORKS = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
STAND_INS = ("cuda-on-cpu", "hip-on-cpu")
OTHERS = ("opencl", "vulkan")
"""Devices that a machine without a GPU may have."""


@bc.cube
def square(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        out[i] = x[i] * x[i]


@bc.cube
def spin(x: bc.Array[bc.i32], turns: bc.i32):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        value = x[i]
        for _ in range(turns):
            value = value * 3 + 1
        x[i] = value


def opened(name: str) -> Device:
    """A device of the machine, or a stand-in."""
    if name == "cpu":
        return Device.cpu()
    found: Device = devices.tensor_device(name) if name in STAND_INS else getattr(Device, name)(0)
    return found


def there(name: str) -> None:
    """Skip a test of a device that the machine has not."""
    try:
        opened(name).driver.sync()
    except devices.Missing as error:
        pytest.skip(str(error))
    except DeviceError as error:
        pytest.skip(error.message)


def program(text: str, *arguments: str) -> str:
    """What a process prints; it must end by itself, and well."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", text, *arguments],
        capture_output=True, text=True, timeout=120, cwd=ROOT, check=False,
    )  # fmt: skip
    assert done.returncode == 0, (done.returncode, done.stdout, done.stderr)
    return done.stdout


IN_FLIGHT = """
import sys, threading
from burn_dispatch import Device, Tensor
from tests.services.test_processes import spin
device = getattr(Device, sys.argv[1])()
x = Tensor.zeros(100_000, "i32", device)
spin.forall(100_000)(x, 1)
def work():
    while True:
        spin.forall(100_000)(x, 300)
if device == Device.cpu():  # whose launches are waited for: in another thread
    threading.Thread(target=work, daemon=True).start()
else:
    for _ in range(20):
        spin.forall(100_000)(x, 300)
    device.flush()
print("done")
"""


@pytest.mark.capability(136)
@pytest.mark.parametrize("name", ["cpu", *OTHERS])
def test_the_end_comes_with_work_in_flight(name: str) -> None:
    if name != "cpu":
        there(name)
    assert program(IN_FLIGHT, name) == "done\n"


DAEMONS = """
import sys, threading, time
import numpy as np
from burn_dispatch import Device, Tensor
from tests.services.test_processes import opened, square
device = opened(sys.argv[1])
started = threading.Barrier(4)
def work():
    x = Tensor.from_numpy(np.arange(100_000, dtype=np.int32), device)
    out = Tensor.empty_like(x)
    square.forall(100_000)(x, out)
    out.numpy()
    started.wait()
    while True:
        square.forall(100_000)(x, out)
        square.forall(100_000)(x, Tensor.empty_like(x))
        out.numpy()
for _ in range(3):
    threading.Thread(target=work, daemon=True).start()
started.wait()
time.sleep(0.05)
print("done")
"""


@pytest.mark.capability(136)
@pytest.mark.parametrize("name", ["cpu", *OTHERS, *STAND_INS])
def test_the_end_comes_while_threads_work(name: str) -> None:
    if name != "cpu":
        there(name)
    for _ in range(2):
        assert program(DAEMONS, name) == "done\n"


IN_CHILD = """
import os, sys
import numpy as np
from burn_cube.errors import DeviceError
from burn_dispatch import Device, Tensor
from tests.services.test_processes import opened, square
device = opened(sys.argv[1])
x, out = Tensor.from_numpy(np.arange(10, dtype=np.int32), device), Tensor.zeros(10, "i32", device)
square.forall(10)(x, out)
child = os.fork()
if child == 0:
    uses = (
        lambda: square.forall(10)(x, out), out.numpy, device.sync, device.memory_usage,
        lambda: Tensor.zeros(3, device=device).numpy(), lambda: out.copy_from(np.zeros(10, np.int32)),
    )
    for use in uses:
        try:
            use()
            sys.exit(1)
        except DeviceError as error:
            assert error.message.endswith("in a forked process: its parent has opened it"), error
    a, b = np.arange(10, dtype=np.int32), np.zeros(10, np.int32)
    square.forall(10)(a, b)
    sys.exit(0 if b[3] == 9 and device.properties.name else 2)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), out.tolist()[-1])
"""


@FORKS
@pytest.mark.capability(136)
@pytest.mark.parametrize("name", [*OTHERS, *STAND_INS])
def test_a_fork_does_not_hang_on_the_parents_device(name: str) -> None:
    there(name)
    assert program(IN_CHILD, name) == "0 81\n"


BUSY = """
import os, sys, threading
import numpy as np
import burn_cube as bc
from burn_dispatch import Device, Tensor
from tests.services.test_processes import square
stop = False
def busy(seed):
    while not stop:  # locks of all sorts: compilers, caches, memory
        x = np.arange(50_000, dtype=np.int32)
        bc.cube(square.fn).forall(50_000)(x, x.copy())
        Tensor.zeros(1 << 20, "u8", Device.cpu()).numpy()
for _ in range(3):  # Python itself cannot fork while a module is imported
    bc.cube(square.fn).forall(50_000)(np.arange(50_000, dtype=np.int32), np.zeros(50_000, np.int32))
    square.forall(50_000)(np.arange(50_000, dtype=np.int32), np.zeros(50_000, np.int32))
Tensor.zeros(1 << 20, "u8", Device.cpu()).numpy()
threads = [threading.Thread(target=busy, args=(seed,)) for seed in range(3)]
for thread in threads:
    thread.start()
codes = []
for number in range(8):
    child = os.fork()
    if child == 0:
        x, out = np.arange(50_000, dtype=np.int32), np.zeros(50_000, np.int32)
        square.forall(50_000)(x, out)
        bc.cube(square.fn).forall(number + 1)(x, out)
        tensor = Tensor.from_numpy(out, Device.cpu())
        os._exit(0 if tensor.numpy()[300] == 90_000 else 1)
    codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
stop = True
for thread in threads:
    thread.join()
print(codes)
"""


@FORKS
@pytest.mark.slow
@pytest.mark.capability(136)
def test_a_fork_of_a_busy_process_computes() -> None:
    assert program(BUSY) == f"{[0] * 8}\n"


LINKING = """
import os, signal, threading
from burn_runtimes.llvm_cpu import machine
texts = ["define void @f%d() {\\n  ret void\\n}" % n for n in range(2)]
stop = False
def link(n):
    code = machine._object(texts[n])
    while not stop:
        machine._addresses(code, ("f%d" % n,))
threads = [threading.Thread(target=link, args=(n,)) for n in range(2)]
for thread in threads:
    thread.start()
codes = []
for _ in range(30):
    child = os.fork()
    if child == 0:
        signal.alarm(20)  # ends it if it hangs
        machine._addresses(machine._object(texts[0]), ("f0",))
        os._exit(0)
    codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    if codes[-1]:
        break
stop = True
for thread in threads:
    thread.join()
print(codes == [0] * 30)
"""


@FORKS
@pytest.mark.capability(136)
def test_a_fork_waits_until_no_thread_is_inside_of_llvm() -> None:
    assert program(LINKING) == "True\n"


def squares(kernel: bc.CubeFunction[..., None], values: Tensor) -> tuple[int, list[int]]:
    """What a process makes of what it was sent."""
    out = Tensor.zeros_like(values)
    kernel.forall(values.numel())(values, out)
    return os.getpid(), out.tolist()


@pytest.mark.capability(136)
def test_kernels_and_tensors_go_to_spawned_processes() -> None:
    values = [Tensor.from_numpy(np.arange(n, dtype=np.int32), Device.cpu()) for n in (4, 9)]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        found = [pool.submit(squares, square, value).result(timeout=100) for value in values]
    assert all(process != os.getpid() for process, _ in found)
    assert [result for _, result in found] == [[i * i for i in range(n)] for n in (4, 9)]


@pytest.mark.capability(136)
def test_a_kernel_pickles_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(square)) is square
    local = bc.cube(lambda: None)
    with pytest.raises(pickle.PicklingError, match="cannot pickle"):
        pickle.dumps(local)


@pytest.mark.capability(136)
@pytest.mark.parametrize("name", ["cpu", "reference"])
def test_drivers_pickle_by_their_names(name: str) -> None:
    driver = Device.from_runtime(name).driver
    assert pickle.loads(pickle.dumps(driver)) is driver


def test_a_graph_stays_in_its_process() -> None:
    graph = bc.Graph("cpu")
    x = np.arange(4, dtype=np.int32)
    with graph.record():
        square.forall(4)(x, x.copy())
    with pytest.raises(TypeError, match="cannot pickle a graph: it holds memory of this process"):
        pickle.dumps(graph)
    graph.replay()

"""Work that waits where a process begins, ends, or hands a tensor to another one."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from burn_dispatch import Device, Tensor
from tests.fusion.counting import CPU, numbers, tensor

pytestmark = pytest.mark.capability(136, 137)
ROOT = Path(__file__).parents[2]
FORKS = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")


def program(text: str) -> str:
    """What a program prints."""
    paths = os.pathsep.join([str(ROOT / part) for part in ("", "runtimes", "kernels")])
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", text],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


def test_tensors_that_wait_are_pickled_by_their_values() -> None:
    x = tensor(numbers(3, 4))
    y = (x * 2).swap_dims(0, 1)
    found: Tensor = pickle.loads(pickle.dumps(y))
    assert np.array_equal(found.numpy(), numbers(3, 4).T * 2)
    assert found.device == CPU
    assert np.array_equal((found + 1).numpy(), numbers(3, 4).T * 2 + 1)


def test_tensors_that_wait_go_to_other_devices() -> None:
    y = tensor(numbers(3, 4)) * 2
    for device in (Device.flex(), Device.ndarray(), Device.from_runtime("reference"), CPU.without_fusion()):
        moved = y.to(device)
        assert np.array_equal((moved + 1).numpy(), numbers(3, 4) * 2 + 1)
    back = y.to(Device.flex()).to(CPU)
    assert np.array_equal((back * y).numpy(), (numbers(3, 4) * 2) ** 2)


START = """
import os, threading
import numpy as np
from burn_dispatch import Device, Tensor
x = Tensor.from_numpy(np.arange(6, dtype=np.float32), Device.cpu())
"""
FORK = f"""{START}
found = []
thread = threading.Thread(target=lambda: found.append(x - 1))
thread.start(); thread.join()
y = x * 2 + 1
child = os.fork()
a = y.numpy().tolist(), found[0].numpy().tolist(), (y * x).numpy().tolist()
assert a[0] == [1, 3, 5, 7, 9, 11] and a[1] == [-1, 0, 1, 2, 3, 4] and a[2] == [0, 3, 10, 21, 36, 55], a
if child == 0:
    os._exit(7)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
print("done")
"""


@FORKS
def test_a_forked_child_computes_what_waited() -> None:
    assert program(FORK) == "done\n"


BUSY = f"""{START}
import time
for _ in range(3):  # a child cannot import what a thread was importing at the fork
    ((x * 0.5 + x).flip(0) + 1).numpy(), (x * 2 + 1).numpy(), x.sum().item()
stop = []
def work():
    y = x
    while not stop:
        y = (y * 0.5 + x).flip(0)
        z = y + 1
        z.numpy()
threads = [threading.Thread(target=work, daemon=True) for _ in range(3)]
for thread in threads:
    thread.start()
for _ in range(20):
    y = x * 2
    child = os.fork()
    if child == 0:
        ok = (y + 1).numpy().tolist() == [1, 3, 5, 7, 9, 11] and x.sum().item() == 15
        os._exit(7 if ok else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    time.sleep(0.003)
stop.append(True)
print("done")
"""


@FORKS
@pytest.mark.slow
def test_children_that_are_forked_while_threads_compute() -> None:
    assert program(BUSY) == "done\n"


def test_the_end_comes_with_work_that_waits() -> None:
    assert program(f"{START}\ny = x * 2\nz = y.exp()\nprint('done')") == "done\n"
    left = f"{START}\nkept = []\nt = threading.Thread(target=lambda: kept.append(x * 2))\nt.start(); t.join()"
    assert program(f"{left}\nprint('done')") == "done\n"


def test_the_end_comes_while_a_thread_notes_ops() -> None:
    text = f"""{START}
started = threading.Event()
def work():
    y = x
    while True:
        y = y * 0.5 + 1
        started.set()
threading.Thread(target=work, daemon=True).start()
started.wait()
print("done")
"""
    assert program(text) == "done\n"


def test_what_is_imported_for_fusion_is_little() -> None:
    """Planning is loaded with the first op that waits."""
    text = (
        "import sys, burn_dispatch; print([m for m in sys.modules if m.startswith('burn_dispatch.fusion.')])"
    )
    loaded = program(text)
    for module in ("groups", "kernels", "body", "program", "report_table"):
        assert f"burn_dispatch.fusion.{module}'" not in loaded

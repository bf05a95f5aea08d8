"""Times of the kernel library's workloads on a GPU, and of peers that are installed, each checked first."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

from burn_cube.errors import CubeError
from burn_dispatch.device import Device
from burn_dispatch.tensor import Tensor
from burn_kernels.catalog import WORKLOADS
from burn_kernels.workload import Workload

Found = dict[str, Any]
Run = tuple[Callable[[], object], Callable[[], Any], Callable[[], object]]
"""What runs, what gives the result on the host, and what waits."""
Peer = Callable[[Workload, tuple[Any, ...]], Run]
"""Takes the inputs."""
_SMALL = 3_000_000  # bytes or operations, for a device that is played by the processor
_BATCH = 2e-3  # seconds of calls between two looks at the clock
_SECONDS = 75.0


def run(device: Device, small: bool) -> Found:
    """A row for each workload that time allows."""
    peers = dict(_peers()) if not small else {}
    rows: list[Found] = []
    began = time.monotonic()
    for workload in WORKLOADS:
        if workload.suite not in ("kernels", "probes") or (small and not _is_small(workload)):
            continue
        if time.monotonic() - began > _SECONDS:
            break
        rows.append(_row(device, workload, peers))
    wrong = [row["workload"] for row in rows if "right" in row["ours"] and not row["ours"]["right"]]
    failed = [row["workload"] for row in rows if "error" in row["ours"]]
    return {
        "ok": bool(rows) and not wrong,
        "wrong": wrong,
        "failed": failed,
        "peers": sorted(peers),
        "rows": rows,
    }


def _is_small(workload: Workload) -> bool:
    return 0 < workload.bytes + workload.flops < _SMALL


def _row(device: Device, workload: Workload, peers: dict[str, Peer]) -> Found:
    inputs = workload.inputs(np.random.default_rng(1))
    expected = workload.reference(*inputs)
    row: Found = {"workload": workload.key}
    everyone: dict[str, Peer] = {"ours": lambda w, i: _ours(device, w, i), **peers}
    for name, peer in everyone.items():
        try:
            row[name] = _measured(workload, expected, peer(workload, inputs))
        except NotImplementedError:
            continue
        except (CubeError, RuntimeError, ValueError, TypeError, AttributeError) as error:
            row[name] = {"error": f"{type(error).__name__}: {error}"[:500]}
    return row


def _measured(workload: Workload, expected: Any, run: Run) -> Found:
    call, result, wait = run
    call()
    wait()
    error = workload.error(np.asarray(result()).reshape(expected.shape), expected)
    seconds = _seconds(call, wait)
    right = bool(error <= workload.tolerance)
    found: Found = {"us": seconds * 1e6, "right": right, "worst_error": float(error)}
    if workload.bytes:
        found["GB_per_s"] = workload.bytes / seconds / 1e9
    if workload.flops:
        found["GFLOP_per_s"] = workload.flops / seconds / 1e9
    return found


def _seconds(call: Callable[[], object], wait: Callable[[], object]) -> float:
    """The median of batches; each is waited for."""
    calls = 1
    while True:
        taken = _batch(call, wait, calls)
        if taken >= _BATCH or calls >= 1000:
            break
        calls = min(1000, max(calls * 2, int(calls * _BATCH / max(taken, 1e-7))))
    return statistics.median(_batch(call, wait, calls) / calls for _ in range(7))


def _batch(call: Callable[[], object], wait: Callable[[], object], calls: int) -> float:
    began = time.perf_counter()
    for _ in range(calls):
        call()
    wait()
    return time.perf_counter() - began


def _ours(device: Device, workload: Workload, inputs: tuple[Any, ...]) -> Run:
    def empty(shape: tuple[int, ...], dtype: str) -> Tensor:
        return Tensor.empty(shape, dtype, device)

    there = tuple(Tensor.from_numpy(x, device) if isinstance(x, np.ndarray) else x for x in inputs)
    outputs = tuple(empty(shape, dtype) for shape, dtype in workload.outputs(*inputs))
    return workload.bind(there, outputs, empty), outputs[0].numpy, device.sync


def _peers() -> Iterator[tuple[str, Peer]]:
    for name, module, make in (
        ("torch", "torch", _torch),
        ("cupy", "cupy", _cupy),
        ("triton", "triton", _triton),
    ):
        if find_spec(module) is not None:
            try:
                yield name, make()
            except (ImportError, RuntimeError) as error:
                print(f"no {name}: {error}")


def _torch() -> Peer:
    """Our peer for the processor, with its tensors on the GPU."""
    import torch

    from burn_dispatch.bench.implementation import Prepared
    from burn_dispatch.bench.peers import torch_peer

    if not torch.cuda.is_available():
        raise RuntimeError("PyTorch sees no GPU")
    torch.set_default_device("cuda")
    torch.backends.cuda.matmul.allow_tf32 = False
    module: Any = torch_peer
    module.tensor = lambda array: torch.from_numpy(array).cuda()
    module.into = lambda out, call: Prepared(call, lambda: out.cpu().numpy())
    module.given = lambda call: Prepared(call, lambda: call().cpu().numpy())

    def peer(workload: Workload, inputs: tuple[Any, ...]) -> Any:
        prepared = _prepared(module, workload, inputs)
        return prepared.run, prepared.result, torch.cuda.synchronize

    return peer


def _cupy() -> Peer:
    """Our NumPy peer, with CuPy for NumPy."""
    import cupy

    from burn_dispatch.bench.peers import numpy_peer

    module: Any = numpy_peer
    module.np = cupy

    def peer(workload: Workload, inputs: tuple[Any, ...]) -> Any:
        there = tuple(cupy.asarray(x) if isinstance(x, np.ndarray) else x for x in inputs)
        prepared = _prepared(module, workload, there)
        return prepared.run, lambda: cupy.asnumpy(prepared.result()), cupy.cuda.Device().synchronize

    return peer


def _prepared(module: Any, workload: Workload, inputs: tuple[Any, ...]) -> Any:
    function = getattr(module, workload.name, None)
    if function is None:
        raise NotImplementedError(workload.name)
    return function(*inputs)


def _triton() -> Peer:
    from tests.device import gpu_triton  # only where Triton is installed

    return gpu_triton.peer

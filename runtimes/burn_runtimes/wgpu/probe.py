"""What no adapter says of itself and kernels depend on: tried out, once, when a device is opened."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
from numpy.typing import NDArray
from wgpu import BufferUsage

from burn_cube.record import record

_FUSED = """\
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1)
fn main() {
  let a = bitcast<f32>(out[0]);
  out[1] = bitcast<u32>(fma(a, a, bitcast<f32>(out[1])));
}"""
_LANES = """\
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(64)
fn main(
  @builtin(local_invocation_index) unit: u32,
  @builtin(subgroup_size) size: u32
) {
  let lane = unit & (size - 1u);
  out[unit * 4u] = size;
  out[unit * 4u + 1u] = subgroupShuffle(unit, lane);
  if ((unit & 1u) == 1u) {
    out[unit * 4u + 2u] = subgroupBallot(true).x;
    for (var i = 0u; i < (unit & 3u); i += 1u) {
      out[unit * 4u + 3u] = subgroupShuffle(unit, lane) + subgroupBallot(true).x;
    }
  }
}"""


@record
class Facts:
    """`fused`: fma rounds once. `plane_dim`: units of a subgroup that can be relied on, else 1."""

    fused: bool
    plane_dim: int


def facts(device: Any, subgroup_size: int | None) -> Facts:
    """Run the kernels; `subgroup_size` is 0 if only they can tell, None if planes must have one unit."""
    return Facts(_is_fused(device), 1 if subgroup_size is None else _plane_dim(device, subgroup_size))


def _run(device: Any, code: str, words: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """A kernel of one buffer and one cube."""
    pipeline = device.create_compute_pipeline(
        layout="auto", compute={"module": device.create_shader_module(code=code), "entry_point": "main"}
    )
    buffer = device.create_buffer_with_data(
        data=words, usage=BufferUsage.STORAGE | BufferUsage.COPY_SRC | BufferUsage.COPY_DST
    )
    group = device.create_bind_group(
        layout=pipeline.get_bind_group_layout(0),
        entries=[{"binding": 0, "resource": {"buffer": buffer, "offset": 0, "size": buffer.size}}],
    )
    encoder = device.create_command_encoder()
    work = encoder.begin_compute_pass()
    work.set_pipeline(pipeline)
    work.set_bind_group(0, group)
    work.dispatch_workgroups(1)
    work.end()
    device.queue.submit([encoder.finish()])
    return np.frombuffer(device.queue.read_buffer(buffer), np.uint32)


def _is_fused(device: Any) -> bool:
    """(1 + 2**-12) ** 2 has a last bit that f32 has no room for: only a fused fma finds it."""
    a = 1 + 2.0**-12
    bits = struct.unpack("<2I", struct.pack("<2f", a, -(1 + 2.0**-11)))
    rest = _run(device, _FUSED, np.array(bits, np.uint32))[1:].view(np.float32)
    return bool(rest[0] == 2.0**-24)


def _plane_dim(device: Any, known: int) -> int:
    """Lanes must follow the order of units in a cube of one dimension, and branches keep to their units."""
    size = _size(_run(device, _LANES, np.zeros(256, np.uint32)))
    return size if known in (0, size) else 1


def _size(words: NDArray[np.uint32]) -> int:
    """The size of subgroups; 1 if anything is not as kernels need it."""
    rows = words.reshape(64, 4)
    unit, size = np.arange(64), int(rows[0, 0])
    if size < 2 or size & (size - 1) or (rows[:, 0] != size).any() or (rows[:, 1] != unit).any():
        return 1
    width = min(size, 32)
    odd = int("10" * (width // 2), 2)  # the odd lanes
    far = int("1000" * (width // 4) or "10", 2)  # those that run a loop again
    divergent = (rows[1::2, 2] == odd).all()
    first = rows[1::4, 3] == unit[1::4] + odd
    again = rows[3::4, 3] == unit[3::4] + far
    return size if divergent and first.all() and again.all() else 1

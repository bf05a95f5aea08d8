"""WebGPU devices through wgpu: Vulkan, Metal, DirectX 12 and OpenGL, whatever the machine has.

`wgpu` has all adapters, the best first; `vulkan` and `metal` those of one interface; `webgpu` all adapters,
but no feature beyond the WebGPU standard, so that what runs there runs in a browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burn_cube.errors import DeviceError

if TYPE_CHECKING:
    from burn_runtimes.wgpu.driver import WgpuDriver


def wgpu(index: int = 0) -> WgpuDriver:
    """An adapter of any interface."""
    return _create("wgpu", None, index)


def vulkan(index: int = 0) -> WgpuDriver:
    """A Vulkan adapter."""
    return _create("vulkan", "Vulkan", index)


def metal(index: int = 0) -> WgpuDriver:
    """A Metal adapter."""
    return _create("metal", "Metal", index)


def webgpu(index: int = 0) -> WgpuDriver:
    """An adapter of any interface, restricted to the standard."""
    return _create("webgpu", None, index)


def _create(runtime: str, backend: str | None, index: int) -> WgpuDriver:
    try:
        from burn_runtimes.wgpu import adapters  # wgpu is optional, and loads a large library
    except ImportError as error:
        raise DeviceError(
            f"cannot open runtime {runtime!r}: {error}", help="pip install 'burn-cube[wgpu]'"
        ) from error
    return adapters.open_driver(runtime, backend, index)

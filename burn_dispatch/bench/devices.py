"""Devices as options name them."""

from __future__ import annotations

from burn_cube import config
from burn_cube.errors import DeviceError
from burn_cube.launch import runtimes
from burn_dispatch import catalog, finding
from burn_dispatch.catalog import BY_ENV, CUBE
from burn_dispatch.device import Device


def named(text: str) -> Device:
    """`cpu`, `cuda:1`, `flex`, or an installed runtime such as `reference`; opened, so that it is there."""
    name = text.strip().lower()
    backend, index = BY_ENV.get(name.partition(":")[0]), name.partition(":")[2]
    if ":" in name and not (index.isascii() and index.isdigit()):
        raise DeviceError(f"cannot use device {text!r}: expected a number after the colon")
    if backend is not None:
        if not catalog.enabled(backend):
            raise finding.missing(backend)
        with config.use(device=name):
            device = Device.default()
    elif name in runtimes.known():
        device = Device.from_runtime(name)
    else:
        known = ", ".join(sorted({*BY_ENV, *runtimes.known()}))
        raise DeviceError(
            f"cannot use device {text!r}: there is none of this name", help=f"the names are: {known}"
        )
    _ = device.driver if runs_kernels(device) else device.executor
    return device


def chosen(texts: str) -> tuple[Device, ...]:
    """Devices separated by commas, each once; the default one for an empty text."""
    given = [text for text in texts.split(",") if text.strip()]
    if texts and not given:
        raise DeviceError(f"cannot use device {texts!r}: it names none")
    return tuple(dict.fromkeys(map(named, given))) or (Device.default(),)


def runs_kernels(device: Device) -> bool:
    """Whether it runs kernels of the language, and not only operations on tensors."""
    return device.backend.variant is CUBE


def on_host(device: Device) -> bool:
    """Whether it is the processor: its limits are those of other packages, too."""
    return not runs_kernels(device) or device.properties.host_memory

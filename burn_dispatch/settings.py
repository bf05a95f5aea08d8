"""The default dtypes of a device: set once, before the first op that needs one."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Literal

from burn_cube.dtypes import BOOL, BY_NAME, F32, DType
from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_cube.record import record, replace
from burn_dispatch import creation
from burn_dispatch.quantization import QuantScheme

if TYPE_CHECKING:
    from burn_dispatch.device import Device


DTypeUsage = Literal["storage", "arithmetic", "accelerated"]


class AlreadyInitializedError(DispatchValueError):
    """The settings of a device are in use."""


class UnsupportedDTypeError(DispatchValueError):
    """A device has no such dtype."""


@record
class DeviceSettings:
    """What a device uses where no dtype is given."""

    float_dtype: DType
    int_dtype: DType
    bool_dtype: DType = BOOL
    quantization: QuantScheme = QuantScheme()


_lock = Lock()
_locked: dict[Device, DeviceSettings] = {}


def settings(device: Device) -> DeviceSettings:
    """Those of a device; from now on they stay."""
    found = _locked.get(device)
    if found is not None:
        return found
    with _lock:
        return _locked.setdefault(device, _initial(device))


def configure(
    device: Device,
    float_dtype: creation.DTypeLike | None,
    int_dtype: creation.DTypeLike | None,
    bool_dtype: creation.DTypeLike | None = None,
    quantization: QuantScheme | None = None,
) -> DeviceSettings:
    """Choose the default dtypes. AlreadyInitializedError if they are in use, UnsupportedDTypeError."""
    chosen = _initial(device)
    if float_dtype is not None:
        chosen = replace(chosen, float_dtype=_checked(device, float_dtype, "float"))
    if int_dtype is not None:
        chosen = replace(chosen, int_dtype=_checked(device, int_dtype, "int"))
    if bool_dtype is not None:
        chosen = replace(chosen, bool_dtype=_checked(device, bool_dtype, "bool"))
    if quantization is not None:
        chosen = replace(chosen, quantization=_scheme(quantization))
    with _lock:
        if device in _locked:
            raise AlreadyInitializedError(
                f"cannot configure {device}: its settings were initialised already, by `configure` or by the "
                "first tensor that needed a default dtype",
                help="configure the device before any tensor is made on it",
            )
        _locked[device] = chosen
    return chosen


def usage(device: Device, wanted: creation.DTypeLike) -> frozenset[DTypeUsage]:
    """What a device does with a dtype."""
    dtype = creation.dtype_of("supports_dtype", wanted)
    if dtype not in device.executor.dtypes(device):
        return frozenset()
    found: set[DTypeUsage] = {"storage", "arithmetic"}
    cores = "cmma:tf32" if dtype is F32 else f"cmma:{dtype}"
    if device.backend.runtime is not None and cores in device.properties.features:
        found.add("accelerated")
    return frozenset(found)


def _initial(device: Device) -> DeviceSettings:
    variant = device.backend.variant
    return DeviceSettings(
        BY_NAME[variant.float_dtype],
        BY_NAME[variant.int_dtype],
        quantization=QuantScheme(store=variant.quantized_store),
    )


def _checked(device: Device, wanted: creation.DTypeLike, kind: str) -> DType:
    dtype = creation.dtype_of("configure", wanted)
    own = "float" if dtype.is_float else "bool" if dtype.kind == "bool" else "int"
    if own != kind:
        raise DispatchValueError(f"configure: got {dtype} as {kind}_dtype, expected a dtype of {kind}s")
    if not device.supports_dtype(dtype):
        raise UnsupportedDTypeError(f"Device {device} does not support the requested data type {dtype}")
    return dtype


def _scheme(wanted: object) -> QuantScheme:
    if isinstance(wanted, QuantScheme):
        return wanted
    raise DispatchTypeError(f"configure: got {shown(wanted)} as quantization, expected a QuantScheme")

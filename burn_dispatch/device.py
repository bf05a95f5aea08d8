"""Devices: where tensors live and kernels run. A `Device` is a name; its driver opens on first use."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from importlib import import_module
from itertools import starmap
from typing import TYPE_CHECKING, cast

from burn_cube import config
from burn_cube.driver import Driver, ManagesMemory, MemoryUsage, Properties
from burn_cube.errors import DeviceError, shown
from burn_cube.launch import graph, runtimes, waiting
from burn_cube.launch.profiling import Profile, profile
from burn_cube.record import field, record, replace
from burn_dispatch import catalog, dispatch, finding, seeds, settings
from burn_dispatch.catalog import BY_ID, CAPTURE, CUBE, Backend
from burn_dispatch.context import Context, GradientCheckpointing
from burn_dispatch.creation import DTypeLike
from burn_dispatch.quantization import QuantScheme
from burn_dispatch.settings import DeviceSettings, DTypeUsage

if TYPE_CHECKING:
    from burn_dispatch.performance import PerformanceStats


@record
class DeviceId:
    """A device as two 16-bit numbers: backend and type of device, index among its kind."""

    type_id: int
    index_id: int


def _expect_backend(given: object) -> None:
    if not isinstance(given, Backend):
        raise DeviceError(
            f"cannot make a Device of {shown(given)}",
            help="use Device.cpu(), Device.cuda(0), ..., or Device.from_runtime(name)",
        )


def _expect_index(given: object) -> None:
    if isinstance(given, bool) or not isinstance(given, int) or given < 0:
        raise DeviceError(f"device index must be a non-negative integer, got {shown(given)}")


@record(repr=False)
class Device:
    """A device. Two are equal if they are the same hardware; hashable; costs nothing until it is used."""

    backend: Backend
    index: int = 0
    context: Context = field(default=None, compare=False, repr=False)
    """Whether tensors made here are followed by autodiff, and how; no part of what the device is."""
    fuses: bool = field(default=True, compare=False, repr=False)
    """Whether ops may wait here, if the settings do not forbid it; no part of what the device is either."""

    def __post_init__(self) -> None:
        _expect_backend(self.backend)
        _expect_index(self.index)

    @staticmethod
    def cuda(index: int = 0) -> Device:
        """An NVIDIA GPU."""
        return _device("cuda", index)

    @staticmethod
    def rocm(index: int = 0) -> Device:
        """An AMD GPU."""
        return _device("rocm", index)

    @staticmethod
    def metal() -> Device:
        """An Apple GPU through Metal."""
        return _device("metal")

    @staticmethod
    def vulkan(index: int = 0) -> Device:
        """A GPU through Vulkan."""
        return _device("vulkan", index)

    @staticmethod
    def webgpu(index: int = 0) -> Device:
        """A GPU through WebGPU."""
        return _device("webgpu", index)

    @staticmethod
    def wgpu(index: int = 0) -> Device:
        """A GPU through whichever interface wgpu chooses."""
        return _device("wgpu", index)

    @staticmethod
    def opencl(index: int = 0) -> Device:
        """A device of an OpenCL driver."""
        return _device("opencl", index)

    @staticmethod
    def cpu() -> Device:
        """The CPU, with kernels compiled for it."""
        return _device("cpu")

    @staticmethod
    def flex() -> Device:
        """The CPU without the compiler of this project."""
        return _device("flex")

    @staticmethod
    def ndarray() -> Device:
        """The CPU through NumPy alone."""
        return _device("ndarray")

    @staticmethod
    def libtorch() -> Device:
        """The CPU through PyTorch."""
        return _device("libtorch")

    @staticmethod
    def remote(address: str, index: int = 0) -> Device:
        """A device of a server, such as `ws://host:port`."""
        return _device("remote", index, f" at {address}")

    @staticmethod
    def capture() -> Device:
        """A device that records instead of executing."""
        return _device("capture")

    @staticmethod
    def from_runtime(name: str) -> Device:
        """The device of an installed runtime: `reference`, `null`, or one that a third party ships."""
        if not isinstance(cast("object", name), str) or name not in runtimes.known():
            raise DeviceError(
                f"cannot use the runtime {shown(name)}: it is not installed",
                help=f"installed are: {', '.join(runtimes.known())}",
            )
        backend = catalog.of_runtime(name)
        if not catalog.importable(backend):
            raise finding.missing(backend)
        return Device(backend)

    @staticmethod
    def from_id(id: DeviceId) -> Device:
        """The device that has this id."""
        if not isinstance(cast("object", id), DeviceId):
            raise DeviceError(f"cannot use {shown(id)} as the id of a device: expected a DeviceId")
        backend = BY_ID.get(id.type_id)
        if backend is None:
            raise DeviceError("Unknown DispatchDevice ID", help=f"no backend has the type id {id.type_id}")
        return _device(backend.name, id.index_id)

    @staticmethod
    def default() -> Device:
        """What BURN_DEVICE names; else the first device found, GPUs before the CPU."""
        override = config.current().device
        if override:
            return Device(*finding.named(override))
        found = _first(runtimes.known())
        if found is None:
            records = catalog.enabled(catalog.BY_NAME["capture"])
            also = "; Device.capture() only records" if records else ""
            raise DeviceError(
                "cannot choose a default device: no execution backend is enabled",
                help=f"install burn-cube with its CPU runtime: pip install burn-cube{also}",
            )
        return found

    @staticmethod
    def enumerate(*names: str) -> Devices:
        """The devices there are, in the default order; only those of the named backends, if any is named.

        Devices that software emulates come last.
        """
        if not names:
            return _found(row for row in catalog.BACKENDS if row.default)
        rows = (*catalog.BACKENDS, *catalog.third_party())
        for name in names:
            if not any(row.name == name for row in rows):
                finding.row(name)
        return _found(row for row in rows if row.name in names)

    @staticmethod
    def enumerate_cube(runtime: str | None = None) -> Devices:
        """The devices of a runtime of Cube, or of all that are enabled; none if it is not installed."""
        rows = [row for row in (*catalog.BACKENDS, *catalog.third_party()) if row.variant is CUBE]
        known = {row.runtime for row in rows}
        if runtime is not None and not (isinstance(cast("object", runtime), str) and runtime in known):
            raise DeviceError(
                f"cannot find the runtime {shown(runtime)}",
                help=f"the names are: {', '.join(sorted(map(str, known)))}",
            )
        wanted = [row for row in rows if (row.default if runtime is None else row.runtime == runtime)]
        return _found(wanted)

    @staticmethod
    def count(name: str) -> int:
        """How many devices of a backend there are."""
        return len(Device.enumerate(name))

    @property
    def id(self) -> DeviceId:
        """Two numbers that `from_id` turns back into this device."""
        if self.backend.id is None:
            raise DeviceError(f"cannot give {self} an id: its runtime is not in the catalog of burn-cube")
        if self.index >= 1 << 16:
            raise DeviceError(f"cannot give {self} an id: its index is above {(1 << 16) - 1}")
        return DeviceId(self.backend.id, self.index)

    @property
    def name(self) -> str:
        """The path from dispatch down to the backend."""
        runtime = self.backend.runtime
        return f"dispatch<{self.backend.variant.name.lower() if runtime is None else f'cubecl<{runtime}>'}>"

    @property
    def driver(self) -> Driver:
        """The driver, opened on first use."""
        if self.backend.runtime is None:
            raise DeviceError(
                f"cannot run kernels on {self}: it is no runtime of the kernel language",
                help="use Device.cpu()",
            )
        return runtimes.driver(self.backend.runtime, self.index)

    @property
    def properties(self) -> Properties:
        """Limits and features."""
        return self.driver.properties

    @property
    def executor(self) -> dispatch.Backend:
        """What executes ops on tensors of the device."""
        module = self.backend.variant.module
        if module is None or not (self.backend.variant is CUBE or catalog.enabled(self.backend)):
            raise finding.missing(self.backend)
        return _executor(module)

    def autodiff(self) -> Device:
        """The device whose floats autodiff follows; itself if it is one."""
        if self.backend.variant is CAPTURE:
            raise DeviceError("Capture tensors do not support autodiff")
        return self if self.context is not None else self.with_context(GradientCheckpointing.DISABLED)

    def gradient_checkpointing(self) -> Device:
        """The device whose autodiff computes cheap intermediate values again instead of keeping them."""
        if self.context is None:
            raise DeviceError("Autodiff is not enabled on this device", help="device.autodiff() enables it")
        return self.with_context(GradientCheckpointing.BALANCED)

    def gradient_checkpointing_strategy(self) -> Context:
        """What autodiff keeps; None without autodiff."""
        return self.context

    def without_autodiff(self) -> Device:
        """The device alone."""
        return self.with_context(None)

    inner = without_autodiff

    def is_autodiff(self) -> bool:
        """Whether autodiff follows floats that are made here."""
        return self.context is not None

    def with_context(self, context: Context) -> Device:
        """The same hardware with another autodiff context."""
        return self if context is self.context else replace(self, context=context)

    def without_fusion(self) -> Device:
        """The device where every op on tensors that are made there runs at once."""
        return replace(self, fuses=False) if self.fuses else self

    def is_fused(self) -> bool:
        """Whether ops on tensors that are made here wait, to become one kernel: on runtimes of the kernel
        language, unless `without_fusion` or the setting `fusion` says otherwise."""
        return self.fuses and self.backend.variant is CUBE and config.current().fusion

    def settings(self) -> DeviceSettings:
        """The default dtypes; asking for them fixes them."""
        return settings.settings(self)

    def configure(
        self,
        *,
        float_dtype: DTypeLike | None = None,
        int_dtype: DTypeLike | None = None,
        bool_dtype: DTypeLike | None = None,
        quantization: QuantScheme | None = None,
    ) -> DeviceSettings:
        """Choose default dtypes and the scheme of quantised tensors, before the first tensor that needs one.

        AlreadyInitializedError afterwards; UnsupportedDTypeError for dtypes that the device lacks.
        """
        return settings.configure(self, float_dtype, int_dtype, bool_dtype, quantization)

    def supports_dtype(self, dtype: DTypeLike) -> bool:
        """Whether tensors of the dtype can be made here and computed with."""
        return {"storage", "arithmetic"} <= self.dtype_usage(dtype)

    def dtype_usage(self, dtype: DTypeLike) -> frozenset[DTypeUsage]:
        """What the device does with a dtype: storage, arithmetic, accelerated (products by tensor cores)."""
        return settings.usage(self, dtype)

    def seed(self, value: int) -> None:
        """Start the random numbers of the device again: they depend on the seed alone, not on the device."""
        waiting.finish()
        seeds.seed(self, value)

    def sync(self) -> None:
        """Wait until everything launched on the device has finished; raises what went wrong meanwhile."""
        graph.refuse("wait for the device")
        if self.backend.variant is CUBE:
            waiting.finish()
            self.driver.sync()

    def flush(self) -> None:
        """Hand all queued work to the device without waiting."""
        if self.backend.variant is CUBE:
            waiting.finish()
            self.driver.flush()

    def performance_stats(self, *keys: str) -> list[PerformanceStats]:
        """The limits of the device, one for each key, in their order: measured once, which takes a moment.

        Keys are those of `burn_dispatch.performance.keys()`, such as `copy/f32/12M` and `fma/f32/registers`;
        DeviceError for others. Only Cube's devices have limits: of others the list is empty.
        """
        if self.backend.variant is not CUBE:
            return []
        from burn_dispatch import performance

        return performance.measured(self.without_autodiff(), keys)

    def profile(self, name: str = "profile") -> AbstractContextManager[Profile]:
        """Watch the launches of this thread on the device inside a `with` block, as `bc.profile` does."""
        return profile(name, self.driver)

    def memory_usage(self) -> MemoryUsage:
        """Bytes in use, lost to padding, and reserved in all; and how many buffers there are."""
        waiting.finish()
        return self._memory.memory_usage()

    def memory_cleanup(self) -> None:
        """Give memory that no tensor uses to the system: runtimes keep it for tensors to come."""
        self._memory.memory_cleanup()

    def persistent_memory(self) -> AbstractContextManager[None]:
        """For weights: tensors that this thread makes inside have memory of their exact size, apart from the
        others', and it is kept for the like of them until `memory_cleanup`."""
        return _persistent(self._memory)

    @property
    def _memory(self) -> ManagesMemory:
        if self.backend.runtime is None:
            raise DeviceError(
                f"cannot look after the memory of {self}: it is no runtime of the kernel language"
            )
        driver = self.driver
        # a driver that a forked child has inherited says so when it is asked for anything
        if getattr(driver, "memory_usage", None) is not None:
            return cast("ManagesMemory", driver)
        raise DeviceError(f"cannot look after the memory of {self}: its runtime has no functions for it")

    def __str__(self) -> str:
        return f"{self.backend.name}:{self.index}" if self.backend.indexed else self.backend.name

    def __repr__(self) -> str:
        if self.context is None:
            return f"Device<{self}>"
        return f"Device<Autodiff {{ device: {self}, checkpointing: {self.context!r} }}>"


class Devices(tuple[Device, ...]):
    """Devices in the order in which they were found; what is done with all of them at once."""

    __slots__ = ()

    def autodiff(self) -> Devices:
        """Those whose floats autodiff follows."""
        return Devices([device.autodiff() for device in self])

    def configure(
        self,
        *,
        float_dtype: DTypeLike | None = None,
        int_dtype: DTypeLike | None = None,
        bool_dtype: DTypeLike | None = None,
        quantization: QuantScheme | None = None,
    ) -> Devices:
        """Choose the defaults of each, as `Device.configure` does."""
        for device in self:
            settings.configure(device, float_dtype, int_dtype, bool_dtype, quantization)
        return self


@contextmanager
def _persistent(memory: ManagesMemory) -> Generator[None]:
    """What was asked for inside is made inside, nothing else."""
    waiting.finish()
    with memory.persistent_memory():
        yield
        waiting.finish()


@cache
def _executor(module: str) -> dispatch.Backend:
    create = getattr(import_module(module), "create", None)
    if create is None:
        raise DeviceError(f"cannot use the backend of {module}: the module has no function `create`")
    created: dispatch.Backend = create()
    return created


def _device(name: str, index: int = 0, where: str = "") -> Device:
    return Device(*finding.checked(name, index, where))


@cache
def _first(known: tuple[str, ...]) -> Device | None:
    """The first device that these runtimes have; looked for once, since that opens drivers."""
    place = finding.first()
    return None if place is None else Device(*place)


def _found(rows: Iterable[Backend]) -> Devices:
    return Devices(starmap(Device, finding.found(tuple(rows))))

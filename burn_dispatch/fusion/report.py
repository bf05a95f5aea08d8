"""What fusion did: which kernels ran, how many ops each stands for, and what that saved.

Nobody is told unless somebody asks: by `inspect`, or by the setting `fusion_log`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from burn_cube import config
from burn_cube.dtypes import DType
from burn_cube.launch import logs, waiting
from burn_cube.launch.locks import lock
from burn_cube.record import record
from burn_dispatch.fusion.threads import thread_number

if TYPE_CHECKING:
    from burn_dispatch.device import Device
    from burn_dispatch.fusion.program import Program
    from burn_dispatch.layout import Shape


@record
class FusedKernel:
    """A kernel that ran for ops that had waited.

    `ops`: what it computes, by names, in order; of a copy or a constant, that alone. `shape`: what it goes
    over: that of its outputs, or of the rows that it reduces. `dtypes`: of its outputs. `in_place`: which of
    them took the memory of an input. `bytes_read`, `bytes_written`: each element counted once.
    `bytes_saved`: what the ops one by one would have read and written, less that. `reason`: why it is no part
    of an earlier kernel; "" of the first. `text`: the kernel, "" if it is one of Cube's own.
    """

    name: str
    device: str
    ops: tuple[str, ...]
    shape: Shape
    dtypes: tuple[DType, ...]
    in_place: tuple[int, ...]
    bytes_read: int
    bytes_written: int
    bytes_saved: int
    reason: str
    text: str

    def __str__(self) -> str:
        kinds = ", ".join([str(dtype) for dtype in self.dtypes])
        taken = f", {len(self.in_place)} in place" if self.in_place else ""
        why = f"; begun because: {self.reason}" if self.reason else ""
        return (
            f"{self.name}: {' '.join(self.ops)}; {kinds} {list(self.shape)}{taken}; "
            f"reads {self.bytes_read} B, writes {self.bytes_written} B, saves {self.bytes_saved} B{why}"
        )


class Report:
    """What ran in a block of `inspect`."""

    def __init__(self, thread: int | None) -> None:
        """Of what a thread asks for; None: of all threads."""
        self._thread = thread
        self._lock = lock()
        self._kernels: list[FusedKernel] = []
        self._alone: list[str] = []
        self._drains = 0

    @property
    def kernels(self) -> Sequence[FusedKernel]:
        """Each run of each kernel, in order: those of ops that waited, and copies and constants that they
        needed."""
        return tuple(self._kernels)

    @property
    def ran_alone(self) -> Sequence[str]:
        """Ops that did not wait, as the op table calls them; each may be several kernels."""
        return tuple(self._alone)

    @property
    def drains(self) -> int:
        """How often something that waited was computed."""
        return self._drains

    @property
    def ops(self) -> int:
        """How many ops the kernels stand for."""
        return sum([len(kernel.ops) for kernel in self._kernels])

    @property
    def in_place(self) -> int:
        """How many outputs took the memory of an input."""
        return sum([len(kernel.in_place) for kernel in self._kernels])

    @property
    def bytes_read(self) -> int:
        """By all kernels."""
        return sum([kernel.bytes_read for kernel in self._kernels])

    @property
    def bytes_written(self) -> int:
        """By all kernels."""
        return sum([kernel.bytes_written for kernel in self._kernels])

    @property
    def bytes_saved(self) -> int:
        """What the ops one by one would have read and written, less what the kernels did."""
        return sum([kernel.bytes_saved for kernel in self._kernels])

    def format_table(self, width: int = 140) -> str:
        """A row for each kernel, however often it ran, and a line about all."""
        from burn_dispatch.fusion import report_table  # programs that do not ask do without

        return report_table.text(self, width)

    def __str__(self) -> str:
        return self.format_table()

    def watches(self, thread: int) -> bool:
        """Whether it is about what a thread asks for."""
        return self._thread is None or self._thread == thread

    def drained(self, kernels: Sequence[FusedKernel]) -> None:
        """Note what ran."""
        with self._lock:
            self._kernels += kernels
            self._drains += 1

    def alone(self, op: str) -> None:
        """Note an op that did not wait."""
        with self._lock:
            self._alone.append(op)


class Watch:
    """Those who are told what is about to run."""

    def __init__(self, reports: Sequence[Report], log: str) -> None:
        """`log`: the setting. ConfigError if it cannot be written: nothing has run then."""
        self._reports = reports
        self._log = log
        self._write("")

    def drained(self, program: Program, device: Device) -> None:
        """A program was launched."""
        from burn_dispatch.fusion.accounts import kernels_of

        kernels = kernels_of(program, str(device))
        for report in self._reports:
            report.drained(kernels)
        self._write("".join([f"fusion {device}: {kernel}\n" for kernel in kernels]))

    def alone(self, op: str) -> None:
        """An op was computed that did not wait."""
        for report in self._reports:
            report.alone(op)
        self._write(f"fusion: {op} ran alone\n")

    def _write(self, text: str) -> None:
        logs.append("fusion_log", self._log, text)


class _Open:
    """The reports of blocks that run now."""

    __slots__ = ("lock", "reports")

    def __init__(self) -> None:
        self.lock = lock()
        self.reports: tuple[Report, ...] = ()


_open = _Open()


def watch(thread: int) -> Watch | None:
    """Who wants to know what runs of what a thread has asked for: mostly nobody."""
    log = config.current().fusion_log
    if not log and not _open.reports:
        return None
    reports = [report for report in _open.reports if report.watches(thread)]
    return Watch(reports, log) if reports or log else None


@contextmanager
def inspect(*, all_threads: bool = False) -> Generator[Report]:
    """Report what runs of that which this thread, or every thread, asks for inside a `with` block.

    What this thread has asked for before runs before; what it asks for inside has run at the end.
    """
    waiting.finish()
    report = Report(None if all_threads else thread_number())
    with _open.lock:
        _open.reports = (*_open.reports, report)
    try:
        yield report
        waiting.finish()
    finally:
        with _open.lock:
            _open.reports = tuple([one for one in _open.reports if one is not report])

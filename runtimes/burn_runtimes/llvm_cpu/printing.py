"""`debug_print`: the call from a running kernel, and the line it becomes."""

from __future__ import annotations

import ctypes
import threading

from burn_cube.ir.nodes import Kernel
from burn_cube.launch.memory import address_of_function
from burn_cube.semantics.text import show
from burn_cube.targets.checks import prints
from burn_runtimes.reporting import text

# void print(int64 site, int64 absolute unit, int64 count, const int64 *values)
Callback = ctypes.CFUNCTYPE(
    None, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64, ctypes.POINTER(ctypes.c_uint64)
)


class Printer:
    """Prints for the sites of one kernel; keeps the callback alive.

    No error may leave the callback: the first of a launch waits, and nothing is printed after it.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.sites = prints(kernel)
        self._failed = threading.local()
        self.callback = Callback(self._print)
        self.address = address_of_function(self.callback)

    def _print(self, site: int, unit: int, count: int, values: ctypes.Array[ctypes.c_uint64]) -> None:
        if getattr(self._failed, "error", None) is not None:
            return
        try:
            show(text(self.sites[site], [int(values[i]) for i in range(count)]))
        except BaseException as error:  # an interrupt, too
            self._failed.error = error

    def check(self) -> None:
        """Raise what went wrong since the last call, on this thread."""
        error: BaseException | None = getattr(self._failed, "error", None)
        if error is not None:
            self._failed.error = None
            raise error

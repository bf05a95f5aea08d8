"""Tools for programs that measure kernels: `bc.testing.do_bench` and its relations. Loaded when asked for."""

from burn_cube.testing.bench import do_bench as do_bench
from burn_cube.testing.bench import measure as measure
from burn_cube.testing.declare import Declared as Declared
from burn_cube.testing.declare import declared as declared
from burn_cube.testing.declare import workload as workload
from burn_cube.testing.flush import Flush as Flush
from burn_cube.testing.sweep import Benchmark as Benchmark
from burn_cube.testing.sweep import Report as Report
from burn_cube.testing.sweep import perf_report as perf_report

__all__ = [
    "Benchmark",
    "Declared",
    "Flush",
    "Report",
    "declared",
    "do_bench",
    "measure",
    "perf_report",
    "workload",
]

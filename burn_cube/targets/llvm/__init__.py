"""The CPU target: a plane is a SIMD vector, a unit one of its lanes. Emits LLVM IR text; imports no LLVM.

In the order a kernel passes them: shapes (what is scalar, what is vector), regions (barriers), emit (the
function), cubes (loops over cubes and planes), lanes / memory / control / loops / planes / atomics
(statements), text (spelling).
"""

from burn_cube.targets.llvm.emit import emit
from burn_cube.targets.llvm.pipeline import PIPELINE

__all__ = ["PIPELINE", "emit"]

"""The values that WGSL itself can tell to be the same for all units of a cube."""

from __future__ import annotations

from burn_cube.ir.nodes import Kernel, Load, Stmt, Var
from burn_cube.ir.walk import Substitution, rewrite
from burn_cube.passes.uniformity import Level, analyse
from burn_cube.record import replace
from burn_cube.types import Space

# of more than one plane in each dimension, so that nothing is uniform by the cube's shape
_CUBE, _PLANE = (64, 64, 64), 32


def known_uniform(kernel: Kernel) -> set[Var]:
    """Our own analysis, without what WGSL does not know: the shape of the cube, and promises."""
    body = rewrite(kernel.body, _without_promise)
    found = analyse(replace(kernel, body=body, cube_dim=_CUBE, plane_dim=_PLANE))
    return {var for var, level in found.items() if level is Level.CUBE}


def _without_promise(stmt: Stmt, subst: Substitution) -> Stmt:
    """A uniform load of shared memory is one in WGSL too; elsewhere it is a plain load."""
    if isinstance(stmt, Load) and stmt.uniform and stmt.memory.memory_type.space is not Space.SHARED:
        return replace(stmt, uniform=False)
    return stmt

"""Refuses operations on fragments that only some units of a plane reach, or with operands that differ."""

from __future__ import annotations

from burn_cube.errors import CompileError
from burn_cube.ir import (
    Block,
    Cmma,
    Control,
    For,
    If,
    Kernel,
    Operand,
    Switch,
    Var,
    While,
    blocks,
    operands,
    statements,
)
from burn_cube.passes import Context
from burn_cube.passes.uniformity import Analysis, Level
from burn_cube.types import MemoryType


def check_cmma(kernel: Kernel, context: Context) -> Kernel:
    """The pass: changes nothing, raises CompileError for an operation that divides a plane."""
    first = next((stmt for stmt in statements(kernel.body) if isinstance(stmt, Cmma)), None)
    if first is not None:
        if kernel.units % kernel.plane_dim:
            raise _partial(kernel, first)
        _check(kernel.body, Analysis(kernel), None)
    return kernel


def _partial(kernel: Kernel, stmt: Cmma) -> CompileError:
    return CompileError(
        f"cannot {_action(stmt)}: got a cube of {kernel.units} units, whose last plane is partial, expected "
        f"a multiple of {kernel.plane_dim}",
        stmt.span,
        help="launch with cubes of whole planes: the size of a plane is plane_dim of the device's properties",
    )


def _check(block: Block, analysis: Analysis, divergent: Control | None) -> None:
    for stmt in block.stmts:
        if isinstance(stmt, Cmma):
            if divergent is not None:
                raise _divided(stmt, divergent)
            _check_operands(stmt, analysis)
        elif isinstance(stmt, If | For | While | Switch):
            differs = analysis.control[id(stmt)] is Level.VARYING
            inner = stmt if differs and divergent is None else divergent
            for nested in blocks(stmt):
                _check(nested, analysis, inner)


def _check_operands(stmt: Cmma, analysis: Analysis) -> None:
    if any(_varies(operand, analysis) for operand in operands(stmt)):
        what = "a value" if stmt.op == "fill" else "a place"
        raise CompileError(
            f"cannot {_action(stmt)}: got {what} that differs between the units of a plane, expected one for "
            "all of them",
            stmt.span,
            help="compute it from bc.PLANE_POS or bc.CUBE_POS instead of bc.UNIT_POS, or take that of one "
            "unit: bc.plane_broadcast(x, 0)",
        )


def _varies(operand: Operand, analysis: Analysis) -> bool:
    if not isinstance(operand, Var) or isinstance(operand.type, MemoryType):
        return False
    return analysis.levels[operand] is Level.VARYING


def _action(stmt: Cmma) -> str:
    return {
        "fill": "fill a fragment",
        "load": "load a fragment",
        "store": "store a fragment",
        "execute": "multiply fragments",
        "cast": "cast a fragment",
    }[stmt.op]


def _divided(stmt: Cmma, control: Control) -> CompileError:
    other = "if" if isinstance(control, Switch) else "loop"
    what, note = _PLACES[control.why if isinstance(control, If) else other]
    return CompileError(
        f"cannot {_action(stmt)} {what}: got a plane of which only some units come here, expected all of "
        "them",
        stmt.span,
        help="the units of a plane share a fragment: decide by values that are equal over a plane, such as "
        "bc.PLANE_POS, or bc.plane_any(x)",
        notes=((note, control.span),),
    )


_PLACES = {
    "if": ("under a condition that differs between units", "the condition"),
    "inside": ("under a condition that differs between units", "the condition"),
    "return": ("after a return that only some units take", "the return"),
    "break": ("after a break that only some units take", "the break"),
    "continue": ("after a continue that only some units take", "the continue"),
    "loop": ("in a loop that units leave at different times", "the loop"),
}

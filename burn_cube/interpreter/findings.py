"""What the sanitizer reports: each error names the kernel, the memory, the element and both parties."""

from __future__ import annotations

from burn_cube.errors import DeviceError
from burn_cube.interpreter.shadow import AccessStmt, Kind, kind_of
from burn_cube.interpreter.state import State, coordinates
from burn_cube.ir import Alloc, Assert, Atomic, Const, Kernel, Let, Load, Operand, Store, Var, statements
from burn_cube.span import UNKNOWN, Span
from burn_cube.types import Space

_VERBS: dict[type, str] = {Load: "read", Store: "write", Atomic: "update"}
Notes = tuple[tuple[str, Span], ...]


def outside(state: State, stmt: AccessStmt, axis: int, unit: int) -> DeviceError:
    """An index outside its bound."""
    index, size = (number(state, operand, unit) for operand in stmt.bounds[axis])
    what = f"index {index}" if len(stmt.bounds) == 1 else f"index {index} in dimension {axis}"
    return DeviceError(
        f"{_cannot(state.kernel, stmt)}: got {what} from {state.place(unit)}, "
        f"expected at least 0 and less than {size}",
        stmt.span,
        notes=_part(state.kernel, stmt, axis) + _made(state.kernel, stmt.memory),
    )


def undefined(state: State, stmt: AccessStmt, unit: int) -> DeviceError:
    """A read of shared memory that no unit of the cube has written."""
    return DeviceError(
        f"{_cannot(state.kernel, stmt)}: got {element(state, stmt, unit)} from {state.place(unit)}, which no "
        "unit of the cube has written, expected one with a value",
        stmt.span,
        "shared memory starts undefined: let the units write all that they read, then call bc.sync_cube()",
        _made(state.kernel, stmt.memory),
    )


def race(
    state: State, stmt: AccessStmt, unit: int, earlier: AccessStmt, other: int, equal: str | None
) -> DeviceError:
    """Two units touch one cell. `unit` counts from the state's first, `other` in the launch; `equal`: the
    value that both write."""
    kernel, absolute = state.kernel, state.first_cube * state.kernel.units + unit
    cubes = other // kernel.units, absolute // kernel.units
    them, me = (_unit(kernel, u) for u in (other, absolute))
    if cubes[0] == cubes[1]:
        between = f"{them} and {me} of cube {coordinates(cubes[1], state.grid)}"
    else:
        them, me = (
            f"{who} of cube {coordinates(c, state.grid)}" for who, c in zip((them, me), cubes, strict=True)
        )
        between = f"{them} and {me}"
    note = f"{them} {kind_of(earlier).value} it here"
    if equal is not None:
        note += f"; both write {equal}, which is a race all the same"
    return DeviceError(
        f"{_cannot(kernel, stmt)}: got a race on {element(state, stmt, unit)} between {between}, "
        f"expected {'a barrier' if cubes[0] == cubes[1] else 'no other cube'} between their accesses",
        stmt.span,
        _remedy(kernel, stmt, earlier, other, absolute),
        ((note, earlier.span), *_made(kernel, stmt.memory)),
    )


def _unit(kernel: Kernel, absolute: int) -> str:
    return f"unit {coordinates(absolute % kernel.units, kernel.cube_dim)}"


def _remedy(kernel: Kernel, stmt: AccessStmt, earlier: AccessStmt, other: int, unit: int) -> str:
    if other // kernel.units != unit // kernel.units:
        return (
            "cubes run in any order, at the same time: give each cube elements of its own, use atomic "
            "operations, or launch a second kernel"
        )
    if earlier is stmt and kind_of(stmt) is Kind.WRITE:
        return "let one unit write it, give each unit an element of its own, or use an atomic operation"
    planes = {number % kernel.units // kernel.plane_dim for number in (other, unit)}
    plane = ", or bc.sync_plane(), since both units are in one plane," if len(planes) == 1 else ""
    return f"put bc.sync_cube(){plane} between the two accesses, where all units of the cube pass"


def failed(state: State, stmt: Assert, unit: int) -> DeviceError:
    """A device assertion, with the unit where it failed."""
    note = f"it failed in {state.place(unit)}"
    return DeviceError(
        f"kernel {state.kernel.name} failed: {stmt.message}", stmt.span, notes=((note, UNKNOWN),)
    )


def differing(state: State, stmt: Load, unit: int) -> DeviceError:
    """A uniform load whose units do not agree on the place."""
    return DeviceError(
        f"{_cannot(state.kernel, stmt)}: got {element(state, stmt, unit)} from {state.place(unit)} in a "
        "uniform load, expected the element that the first unit of the cube reads",
        stmt.span,
        "all units of a cube must give uniform_load the same index; where they differ, read memory[index]",
    )


def element(state: State, stmt: AccessStmt, unit: int) -> str:
    """`element 3 of 8`, or `element (1, 2) of (4, 5)`."""
    indices = [number(state, index, unit) for index, _ in stmt.bounds]
    sizes = [number(state, size, unit) for _, size in stmt.bounds]
    if not indices:
        return f"element {number(state, stmt.index, unit)}"
    if len(indices) == 1:
        return f"element {indices[0]} of {sizes[0]}"
    return f"element {tuple(indices)} of {tuple(sizes)}"


def number(state: State, operand: Operand, unit: int) -> int:
    """The value of an integer in one unit."""
    return int(state.spread(state.value(operand))[unit])


def _cannot(kernel: Kernel, stmt: AccessStmt) -> str:
    return f"cannot {_VERBS[type(stmt)]} {stmt.memory.name} in kernel {kernel.name}"


def _made(kernel: Kernel, memory: Var) -> Notes:
    """Where a memory of a unit or cube is made."""
    t = memory.memory_type
    for stmt in statements(kernel.body):
        if isinstance(stmt, Alloc) and stmt.memory is memory:
            return (
                (f"{memory.name}, {t.space.value} memory of {t.length} {t.elem}, is made here", stmt.span),
            )
    return ()


def _part(kernel: Kernel, stmt: AccessStmt, axis: int) -> Notes:
    """A note if the bound is not that of the whole memory."""
    size, memory = stmt.bounds[axis][1], stmt.memory
    if isinstance(size, Const) or memory.memory_type.space is not Space.GLOBAL:
        whole = isinstance(size, Const) and (
            size.value == memory.memory_type.length
            or len(stmt.bounds) > 1
            or memory.memory_type.length is None
        )
    else:
        made = (s for s in statements(kernel.body) if isinstance(s, Let) and s.result is size)
        whole = any(let.op in ("len", "shape") for let in made)
    return () if whole else ((f"the length is that of a slice or another view of {memory.name}", UNKNOWN),)

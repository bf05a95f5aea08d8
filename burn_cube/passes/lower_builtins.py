"""Computes topology values from the few that a target knows, once, at the top of the kernel.

What the launch fixes becomes a constant. Forms are chosen so that strides stay visible: in a cube with one
long axis the position on that axis is UNIT_POS itself, and the others are 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burn_cube.dtypes import DType
from burn_cube.ir import (
    Block,
    Builder,
    Const,
    Kernel,
    Let,
    Operand,
    Stmt,
    Substitution,
    Var,
    rewrite,
    statements,
    with_body,
)
from burn_cube.passes import Context
from burn_cube.record import field, record


def lower_builtins(kernel: Kernel, context: Context) -> Kernel:
    """Express topology values by those of `verify.BASE_BUILTINS`."""
    used = [stmt for stmt in statements(kernel.body) if isinstance(stmt, Let) and stmt.op == "builtin"]
    if not used:
        return kernel
    dtype = used[0].result.value_type
    assert isinstance(dtype, DType)
    topology = _Topology(kernel, dtype)

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | tuple[()]:
        if not isinstance(stmt, Let) or stmt.op != "builtin":
            return stmt
        subst[stmt.result] = topology.value(str(stmt.attrs[0]))
        return ()

    body = rewrite(kernel.body, visit)
    prologue = topology.builder.stmts
    if _names(prologue) == _names(used) == _names(kernel.body.stmts, used):
        return kernel  # each once, outside all control, known to targets
    return with_body(kernel, Block((*prologue, *body.stmts), body.results))


def _names(stmts: Sequence[Stmt], among: Sequence[Stmt] = ()) -> list[object]:
    """What the statements compute, or those of them that are `among` others; None for no topology value."""
    chosen = [stmt for stmt in stmts if not among or any([stmt is other for other in among])]
    return [stmt.attrs[0] if isinstance(stmt, Let) and stmt.op == "builtin" else None for stmt in chosen]


@record(frozen=False)
class _Topology:
    kernel: Kernel
    dtype: DType
    builder: Builder = field(default_factory=Builder)
    known: dict[str, Operand] = field(default_factory=dict[str, Operand])

    def value(self, name: str) -> Operand:
        """The value of a builtin; each is computed once."""
        if name not in self.known:
            lower = _LINEAR.get(name)
            self.known[name] = lower(self) if lower else self.axis(name)
        return self.known[name]

    def axis(self, name: str) -> Operand:
        """CUBE_DIM_Y, ABSOLUTE_POS_X, UNIT_POS_Z, CUBE_POS_X, CUBE_COUNT_Y."""
        stem, d = name[:-2], "XYZ".index(name[-1])
        dims = self.kernel.cube_dim
        if stem == "CUBE_DIM":
            return self.number(dims[d])
        if stem == "ABSOLUTE_POS":
            cube = self.op("mul", self.value(f"CUBE_POS_{name[-1]}"), self.number(dims[d]))
            return self.op("add", cube, self.value(f"UNIT_POS_{name[-1]}"), name=name.lower())
        if stem == "UNIT_POS" and dims[d] == 1:
            return self.number(0)
        if stem == "UNIT_POS" and dims[d] == self.kernel.units:
            return self.value("UNIT_POS")
        return self.base(name)

    def base(self, name: str) -> Var:
        """A value that the target knows."""
        result = Var(name.lower(), self.dtype)
        self.builder.emit(Let(result, "builtin", (), (name,)))
        return result

    def number(self, value: int) -> Const:
        """An index constant."""
        return Const(value, self.dtype)

    def op(self, op: str, a: Operand, b: Operand, name: str = "") -> Operand:
        """A sum or product, without those that plainly change nothing."""
        zero, one = self.number(0), self.number(1)
        if op == "add" and zero in (a, b):
            return b if a == zero else a
        if op == "mul" and one in (a, b):
            return b if a == one else a
        return self.builder.op(op, a, b, name=name)

    def cube_pos(self) -> Operand:
        """A target that counts cubes has it at hand."""
        return self.base("CUBE_POS")

    def cube_count(self) -> Operand:
        """X * Y * Z."""
        plane = self.op("mul", self.value("CUBE_COUNT_X"), self.value("CUBE_COUNT_Y"))
        return self.op("mul", plane, self.value("CUBE_COUNT_Z"), name="cube_count")

    def absolute_pos(self) -> Operand:
        """Linear over the whole grid, x fastest; for cubes along x that is CUBE_POS * CUBE_DIM + UNIT_POS."""
        dims = self.kernel.cube_dim
        if dims[0] != self.kernel.units:
            z, y, x = (self.value(f"ABSOLUTE_POS_{axis}") for axis in "ZYX")
            extents = [
                self.op("mul", self.value(f"CUBE_COUNT_{'XYZ'[d]}"), self.number(dims[d])) for d in (1, 0)
            ]
            rows = self.op("add", self.op("mul", z, extents[0]), y)
            return self.op("add", self.op("mul", rows, extents[1]), x, name="absolute_pos")
        first = self.op("mul", self.value("CUBE_POS"), self.value("CUBE_DIM"))
        return self.op("add", first, self.value("UNIT_POS"), name="absolute_pos")

    def unit_pos(self) -> Operand:
        """0 in a cube of one unit."""
        return self.number(0) if self.kernel.units == 1 else self.base("UNIT_POS")

    def plane_pos(self) -> Operand:
        """0 in a cube of one plane, UNIT_POS if planes have one unit."""
        if self.kernel.planes == 1:
            return self.number(0)
        return self.value("UNIT_POS") if self.kernel.plane_dim == 1 else self.base("PLANE_POS")

    def unit_pos_plane(self) -> Operand:
        """0 if planes have one unit, UNIT_POS in a cube of one plane."""
        if self.kernel.plane_dim == 1:
            return self.number(0)
        return self.value("UNIT_POS") if self.kernel.planes == 1 else self.base("UNIT_POS_PLANE")


_LINEAR: dict[str, Callable[[_Topology], Operand]] = {
    "ABSOLUTE_POS": _Topology.absolute_pos,
    "CUBE_POS": _Topology.cube_pos,
    "CUBE_COUNT": _Topology.cube_count,
    "CUBE_DIM": lambda t: t.number(t.kernel.units),
    "UNIT_POS": _Topology.unit_pos,
    "PLANE_DIM": lambda t: t.number(t.kernel.plane_dim),
    "PLANE_POS": _Topology.plane_pos,
    "PLANE_COUNT": lambda t: t.number(t.kernel.planes),
    "UNIT_POS_PLANE": _Topology.unit_pos_plane,
}

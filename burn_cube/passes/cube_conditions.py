"""Which conditions of a kernel would better be true, and whether they are for a whole cube at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from burn_cube.dtypes import DType, int_range
from burn_cube.ir import (
    Atomic,
    Block,
    Builder,
    Const,
    For,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Store,
    Var,
    While,
    blocks,
    statements,
)
from burn_cube.passes.fold import fold_let
from burn_cube.types import MemoryType, VectorType

_MIRRORED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}
_NEGATED = {"lt": "ge", "ge": "lt", "le": "gt", "gt": "le"}


class Wishes:
    """Comparisons, and the truth that frees the body of masks and branches; None for one wished both ways."""

    def __init__(self, body: Block) -> None:
        self.lets: dict[Var, Let] = {}
        self._ifs: dict[Var, tuple[If, int]] = {}
        self._atoms: dict[Var, bool | None] = {}
        for stmt in statements(body):
            if isinstance(stmt, Let):
                self.lets[stmt.result] = stmt
            elif isinstance(stmt, If):
                self._ifs.update({var: (stmt, at) for at, var in enumerate(stmt.results)})
        self._block(body)

    def found(self) -> Iterator[tuple[Var, bool]]:
        """The comparisons in the order of the body."""
        for var, truth in self._atoms.items():
            if truth is not None:
                yield var, truth

    def _block(self, block: Block) -> None:
        for stmt in block.stmts:
            match stmt:
                case Load() | Store() | Atomic():
                    if stmt.mask is not None:
                        self._want(stmt.mask, True)
                case If() if not stmt.then.stmts or not stmt.orelse.stmts:
                    # a guard: what it keeps out is what lies outside
                    self._want(stmt.cond, bool(stmt.then.stmts))
                    self._block(stmt.then if stmt.then.stmts else stmt.orelse)
                case For() | While():
                    for inner in blocks(stmt):
                        self._block(inner)
                case _:
                    pass

    def _want(self, cond: Operand, truth: bool) -> None:
        if not isinstance(cond, Var):
            return
        if cond in self._ifs:
            self._want_result(*self._ifs[cond], truth)
            return
        let = self.lets.get(cond)
        if let is None:
            return
        if let.op == "not":
            self._want(let.args[0], not truth)
        elif let.op in ("and", "or"):
            if truth == (let.op == "and"):
                for arg in let.args:
                    self._want(arg, truth)
        elif let.op in _NEGATED and _integer(let.args[0]) is not None:
            self._atoms[cond] = truth if self._atoms.get(cond, truth) is truth else None

    def _want_result(self, stmt: If, position: int, truth: bool) -> None:
        """`a and b` is `b if a else false`: if it holds, a and b do; `a or b` alike."""
        for taken, other, side in ((stmt.then, stmt.orelse, True), (stmt.orelse, stmt.then, False)):
            excluded = other.results[position]
            if isinstance(excluded, Const) and bool(excluded.value) is not truth:
                self._want(stmt.cond, side)
                self._want(taken.results[position], truth)


def _integer(value: Operand) -> DType | None:
    """The dtype of a scalar integer."""
    t = value.type
    return None if isinstance(t, VectorType | MemoryType) or not t.is_integer else t


Form = dict[str, int]
"""Multiples of positions in the cube; what is left of the value is equal over the cube."""


class CubeTest:
    """Statements that test comparisons for all units of a cube at once."""

    def __init__(self, kernel: Kernel, lets: Mapping[Var, Let]) -> None:
        self.builder = Builder(kernel.span)
        self._lets, self._bits = lets, kernel.index_bits
        self._params = {param.var for param in kernel.params}
        self._conds: list[Operand] = []
        self._tested: set[tuple[str, Operand, Operand]] = set()
        self._forms: dict[Var, Form | None] = {}
        self._copies: dict[Var, Operand] = {}
        x, y, z = kernel.cube_dim
        plane = min(kernel.plane_dim, kernel.units)
        self._last = {
            **{"UNIT_POS": kernel.units - 1, "UNIT_POS_X": x - 1, "UNIT_POS_Y": y - 1, "UNIT_POS_Z": z - 1},
            **{"UNIT_POS_PLANE": plane - 1, "PLANE_POS": kernel.planes - 1},
        }

    def add(self, stmt: Let, truth: bool) -> bool:
        """Adds a comparison to the test, unless it is none that one test can decide."""
        op = stmt.op if truth else _NEGATED[stmt.op]
        a, b = stmt.args
        forms = self.form(a), self.form(b)
        if forms[1]:
            a, b, op, forms = b, a, _MIRRORED[op], (forms[1], forms[0])
        form, other = forms
        if form is None or other is None or other:
            return False
        first, limit = self._at_first(a), self._at_first(b)
        if isinstance(first, Const) and isinstance(limit, Const):
            return False  # decided by the size of the cube alone
        return self._compare(op, first, limit, form)

    def condition(self) -> Operand:
        """All comparisons hold."""
        found = self._conds[0]
        for cond in self._conds[1:]:
            found = self.builder.op("and", found, cond)
        return found

    def _compare(self, op: str, first: Operand, limit: Operand, form: Form) -> bool:
        """`first + form`, which must not wrap anywhere in the cube, against a limit."""
        dtype = _integer(first)
        assert dtype is not None
        low, high = int_range(dtype)
        reach = [factor * self._last[name] for name, factor in form.items()]
        down, up = sum(x for x in reach if x < 0), sum(x for x in reach if x > 0)
        if up - down > high // 2 or (down and low == 0):
            return False
        if up:
            self._require("le", first, Const(high - up, dtype))
        if down:
            self._require("ge", first, Const(low - down, dtype))
        farthest = up if op in ("lt", "le") else down
        end = self.builder.op("add", first, Const(farthest, dtype)) if farthest else first
        self._require(op, end, limit)
        return True

    def _require(self, op: str, a: Operand, b: Operand) -> None:
        if (op, a, b) not in self._tested:
            self._tested.add((op, a, b))
            self._conds.append(self.builder.op(op, a, b))

    def form(self, value: Operand) -> Form | None:
        """How a value depends on the unit; None if it is not a sum, or known inside the body only."""
        if isinstance(value, Const):
            return {}
        if value not in self._lets:
            return {} if value in self._params else None
        if value not in self._forms:
            self._forms[value] = None  # should it be asked for while it is being found
            self._forms[value] = self._sum(self._lets[value])
        return self._forms[value]

    def _sum(self, stmt: Let) -> Form | None:
        if stmt.op == "builtin":
            name = str(stmt.attrs[0])
            return {name: 1} if name in self._last else {}
        forms: list[Form] = []
        for arg in stmt.args:
            form = self.form(arg)
            if form is None:
                return None
            forms.append(form)
        if not any(forms):
            return {}
        rule = _SUMS.get(stmt.op)
        return rule(stmt, forms) if rule is not None and _integer(stmt.result) is not None else None

    def _at_first(self, value: Operand) -> Operand:
        """The value in the unit where all positions in the cube are 0."""
        if isinstance(value, Const) or value not in self._lets:
            return value
        if value not in self._copies:
            self._copies[value] = self._copied(self._lets[value])
        return self._copies[value]

    def _copied(self, stmt: Let) -> Operand:
        if stmt.op == "builtin" and stmt.attrs[0] in self._last:
            return Const(0, stmt.result.value_type)
        args = tuple([self._at_first(arg) for arg in stmt.args])
        if stmt.op == "add" and any(_is_zero(arg) for arg in args):
            return args[1] if _is_zero(args[0]) else args[0]
        if all(isinstance(arg, Const) for arg in args) and args:
            return self._folded(stmt, args)
        result = Var(stmt.result.name, stmt.result.type)
        self.builder.emit(Let(result, stmt.op, args, stmt.attrs, stmt.span))
        return result

    def _folded(self, stmt: Let, args: tuple[Operand, ...]) -> Operand:
        result = Var(stmt.result.name, stmt.result.type)
        let = Let(result, stmt.op, args, stmt.attrs, stmt.span)
        constant = fold_let(let, self._bits)
        if constant is not None:
            return constant
        self.builder.emit(let)
        return result


def _is_zero(value: Operand) -> bool:
    return isinstance(value, Const) and value.value == 0


def _plus(a: Form, b: Form, sign: int) -> Form:
    total = {name: a.get(name, 0) + sign * b.get(name, 0) for name in a | b}
    return {name: factor for name, factor in total.items() if factor}


def _times(forms: list[Form], args: tuple[Operand, ...]) -> Form | None:
    """A product with a constant."""
    for form, factor in ((forms[0], args[1]), (forms[1], args[0])):
        if isinstance(factor, Const):
            return {name: count * int(factor.value) for name, count in form.items() if factor.value}
    return None


def _same_width(stmt: Let, forms: list[Form]) -> Form | None:
    source, target = _integer(stmt.args[0]), _integer(stmt.result)
    same = source is not None and target is not None and source.bits == target.bits
    return forms[0] if same else None


_SUMS: dict[str, Callable[[Let, list[Form]], Form | None]] = {
    "add": lambda _, forms: _plus(forms[0], forms[1], 1),
    "sub": lambda _, forms: _plus(forms[0], forms[1], -1),
    "neg": lambda _, forms: _plus({}, forms[0], -1),
    "mul": lambda stmt, forms: _times(forms, stmt.args),
    "cast": _same_width,
    "bitcast": _same_width,
}


def neighbours(kernel: Kernel, body: Block) -> list[Let]:
    """Reads of strides that multiply the position of neighbours."""
    lets = {stmt.result: stmt for stmt in statements(body) if isinstance(stmt, Let)}
    test = CubeTest(kernel, lets)
    along = {"UNIT_POS", "UNIT_POS_PLANE", *(["UNIT_POS_X"] if kernel.cube_dim[0] > 1 else [])}
    found: dict[Var, Let] = {}
    for stmt in lets.values():
        if stmt.op != "mul":
            continue
        for stride, position in (stmt.args, stmt.args[::-1]):
            let = lets.get(stride) if isinstance(stride, Var) else None
            if let is not None and let.op == "stride" and along & set(test.form(position) or ()):
                found[let.result] = let
    return list(found.values())

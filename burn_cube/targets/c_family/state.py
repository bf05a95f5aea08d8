"""What the emitter knows at a place of a kernel: names, expressions not yet written, active lanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Block, Const, Kernel, Operand, Stmt, Var
from burn_cube.passes.ranges import Ranges
from burn_cube.passes.uniformity import Level
from burn_cube.record import field, record
from burn_cube.span import UNKNOWN, Span
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.literals import literal
from burn_cube.targets.c_family.prelude import Prelude
from burn_cube.targets.c_family.text import PRIMARY, UNARY, Expr
from burn_cube.targets.fields import Key
from burn_cube.targets.names import Names
from burn_cube.targets.writer import Writer, quoted
from burn_cube.types import Space, ValueType, VectorType, elem

LONGEST = 72
"""Characters of an expression that is not given a name."""


@record
class Memory:
    """Where a memory's elements are: a pointer or an array."""

    name: str
    elem: DType
    space: Space
    constant: bool = False


@record
class Pending:
    """A value that is written where it is used: once, and later in its block."""

    expr: Expr
    span: Span


@record(frozen=False)
class State:
    """The present place."""

    dialect: Dialect
    kernel: Kernel
    prelude: Prelude
    names: Names
    ranges: Ranges
    writer: Writer = field(default_factory=Writer)
    tables: Writer = field(default_factory=Writer)  # constants, outside of the function
    exprs: dict[Var, Expr] = field(default_factory=dict[Var, Expr])
    pending: dict[Var, Pending] = field(default_factory=dict[Var, Pending])
    memories: dict[Var, Memory] = field(default_factory=dict[Var, Memory])
    levels: dict[Var, Level] = field(default_factory=dict[Var, Level])
    once: set[Var] = field(default_factory=set[Var])  # used once, in their own block
    used: set[Var] = field(default_factory=set[Var])
    checks: dict[int, int] = field(default_factory=dict[int, int])  # id of a statement -> its number
    prints: dict[int, int] = field(default_factory=dict[int, int])
    lanes: dict[tuple[Var, object], Expr] = field(
        default_factory=dict[tuple[Var, object], Expr]
    )  # of ballots
    mask: str = ""  # the set of active lanes; empty where nothing needs it
    lane: str = ""
    unit: str = ""  # ABSOLUTE_POS as a u64, where units print
    masked: set[int] = field(default_factory=set[int])  # ids of control that contains plane operations
    counts: dict[Var, tuple[str, ...]] = field(default_factory=dict[Var, tuple[str, ...]])
    positions: dict[Var, int] = field(default_factory=dict[Var, int])  # of parameters
    fields: dict[Key, str] = field(default_factory=dict[Key, str])  # of the record
    emit: Callable[[Stmt], None] = lambda stmt: None
    told: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])  # source lines quoted so far

    def block(self, block: Block) -> None:
        """Write a block's statements."""
        for stmt in block.stmts:
            self.emit(stmt)

    # operands

    def value(self, operand: Operand) -> Expr:
        """An operand's expression; to be written once."""
        if isinstance(operand, Const):
            found = literal(self.dialect, operand.value, elem(operand.type))
            t = operand.type
            return self.joined(t, [found] * t.n) if isinstance(t, VectorType) else found
        waiting = self.pending.pop(operand, None)
        return waiting.expr if waiting is not None else self.exprs[operand]

    def simple(self, operand: Operand) -> Expr:
        """An operand as a name or literal, which may be written several times."""
        if isinstance(operand, Var) and operand in self.pending:
            self.declare(operand, *self._taken(operand))
        return self.value(operand)

    def _taken(self, var: Var) -> tuple[Expr, Span]:
        waiting = self.pending.pop(var)
        return waiting.expr, waiting.span

    def joined(self, t: VectorType, lanes: Sequence[Expr]) -> Expr:
        """The lanes that one access writes."""
        text = self.dialect.vector_new.format(v=self.vector(t), lanes=", ".join([x.text for x in lanes]))
        return Expr(text, UNARY, any([x.reads for x in lanes]))

    # results

    def define(self, var: Var, expr: Expr, span: Span) -> None:
        """Give a variable its value: later, where it is used, or now, under a name."""
        if var not in self.used:
            return
        if _is_plain(expr):
            self.exprs[var] = expr
        elif var in self.once and len(expr.text) <= LONGEST:
            self.pending[var] = Pending(expr, span)
        else:
            self.declare(var, expr, span)

    def declare(self, var: Var, expr: Expr, span: Span) -> None:
        """Write a value under a name."""
        name = self.names.fresh(var.name)
        self.statement(f"const {self.type(var.value_type)} {name} = {expr.text};", span)
        self.exprs[var] = Expr(name)

    def variable(self, var: Var, init: Expr | None, span: Span) -> str:
        """Declare a variable that is assigned to."""
        name = self.names.fresh(var.name)
        start = "" if init is None else f" = {init.text}"
        self.statement(f"{self.type(var.value_type)} {name}{start};", span)
        self.exprs[var] = Expr(name)
        return name

    def statement(self, line: str, span: Span) -> None:
        """Write a line."""
        self.quote(span)
        self.writer.do(line, span)

    def quote(self, span: Span) -> None:
        """The source line, above the first line that comes from it."""
        key = (span.file, span.line)
        if span is UNKNOWN or key in self.told:
            return
        self.told.add(key)
        text = quoted(span)
        if text:
            self.writer.do(text, span)

    def flush(self, reads: bool = False) -> None:
        """Write what waits under names; `reads`: only what reads memory, since memory is about to change."""
        for var, waiting in list(self.pending.items()):
            if waiting.expr.reads or not reads:
                del self.pending[var]
                self.declare(var, waiting.expr, waiting.span)

    # types and functions

    def type(self, t: ValueType) -> str:
        """The type of a value."""
        if isinstance(t, VectorType):
            return self.vector(t)
        return self.dialect.types[t.name]

    def cell(self, dtype: DType) -> str:
        """The type of an element of memory."""
        return self.dialect.cells.get(dtype.name) or self.dialect.types[dtype.name]

    def vector(self, t: VectorType) -> str:
        """The type of several cells."""
        name = self.dialect.vector_type.format(t=self.cell(t.elem), n=t.n, d=t.elem.name)
        if name.startswith("burn_"):
            self.prelude.use(name)
        return name

    def call(self, name: str, *args: Expr) -> Expr:
        """A call of a function of the prelude."""
        self.prelude.use(name)
        return Expr(f"{name}({', '.join([a.text for a in args])})", PRIMARY, any([a.reads for a in args]))


def _is_plain(expr: Expr) -> bool:
    """A name, a member or a literal."""
    return expr.level == PRIMARY and not expr.reads and all([c.isalnum() or c in "_." for c in expr.text])

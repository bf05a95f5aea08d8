"""The verifier: what must hold of a kernel at each stage.

Always:
 1. a variable is defined once, and used only where it is visible: later in its block and in blocks in there
 2. memories appear where memories belong, values everywhere else; buffers are global, allocations are not
 3. the type of each op's result is what the op table derives from its operands; the result of an access is a
    scalar or vector of the memory's dtype
 4. constants are in the range of their dtype, floats exactly representable
 5. indices are scalar integers, both sides of a bound have one integer dtype, masks and conditions are bool
 6. what a block yields has the types of the statement's results; results, params and inits of a loop agree;
    loop variables and limits are integers of one dtype; the cases of a switch are distinct and fit its value
 7. const memories have as many values as elements and are never written; others have no initial values
 8. atomics have the operands that their operation wants, on a number in global or shared memory
 9. the kernel yields nothing; it reads and writes only buffers that it declares as read and written
10. fragments are allocated whole, touched by cmma alone, and of the uses and shapes that the operation has
11. cube_dim and plane_dim are positive, plane_dim is a power of two
At a stage: nothing that the stage forbids (`STAGES`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, assert_never

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range
from burn_cube.errors import InternalError
from burn_cube.ir.builder import round_to
from burn_cube.ir.nodes import (
    Alloc,
    Assert,
    Atomic,
    Attr,
    Block,
    Bound,
    BufferParam,
    Cmma,
    Const,
    For,
    Function,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Plane,
    Print,
    Stmt,
    Store,
    Switch,
    Sync,
    Tile,
    Var,
    While,
)
from burn_cube.ir.printer import print_kernel
from burn_cube.ops import METADATA, OPS, TOPOLOGY, RuleError, result_type
from burn_cube.record import field, record
from burn_cube.types import MemoryType, Space, ValueType, elem

# What pass lower_builtins leaves: targets know these.
BASE_BUILTINS = frozenset(
    (
        *("CUBE_POS", "CUBE_POS_X", "CUBE_POS_Y", "CUBE_POS_Z"),
        *("CUBE_COUNT_X", "CUBE_COUNT_Y", "CUBE_COUNT_Z"),
        *("UNIT_POS", "UNIT_POS_X", "UNIT_POS_Y", "UNIT_POS_Z", "PLANE_POS", "UNIT_POS_PLANE"),
    )
)
# Ops that mean nothing but a rearrangement of stored bits: legal on dtypes without arithmetic.
STORAGE_OPS = frozenset(
    (
        *("select", "cast", "bitcast", "broadcast", "construct", "extract", "insert"),
        *("extract_dynamic", "insert_dynamic", "plane_broadcast", "plane_shuffle"),
        *("plane_shuffle_xor", "plane_shuffle_up", "plane_shuffle_down"),
    )
)
LIBRARY_OPS = frozenset(name for name, row in OPS.items() if row.library)
# Each step of their tree rounds to the dtype: a target widens inside, not around.
STEPWISE_PLANE_OPS = frozenset(
    (
        *("plane_sum", "plane_prod", "plane_inclusive_sum", "plane_exclusive_sum"),
        *("plane_inclusive_prod", "plane_exclusive_prod"),
    )
)
HALVES = (dt.F16, dt.BF16)


@record
class Stage:
    """What a stage forbids, beside what always holds."""

    index: bool = True  # the dtype `index` may appear
    bounds: bool = True  # accesses may have bounds
    builtins: frozenset[str] = frozenset(TOPOLOGY)
    no_arithmetic: tuple[DType, ...] = ()  # dtypes that are only stored, moved and cast
    forbidden: frozenset[str] = field(default=frozenset())  # ops


STAGES: dict[str, Stage] = {
    "surface": Stage(),
    "indexed": Stage(index=False),
    "inlined": Stage(index=False, forbidden=LIBRARY_OPS),
    "legal:llvm": Stage(
        index=False,
        bounds=False,
        builtins=BASE_BUILTINS,
        no_arithmetic=HALVES,
        forbidden=LIBRARY_OPS | {"powi"},
    ),
}


class _Broken(Exception):
    """A rule does not hold; becomes an InternalError that shows the statement."""


def verify(kernel: Kernel | Function, stage: str = "surface") -> None:
    """Raise InternalError if a kernel breaks a rule of a stage; the error shows the statement in context."""
    verifier = _Verifier(kernel, STAGES[stage])
    try:
        verifier.unit()
    except (_Broken, RuleError, AssertionError) as broken:
        text = print_kernel(kernel, mark=verifier.now)
        raise InternalError(stage, str(broken) or type(broken).__name__, text) from None


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise _Broken(message)


class _Verifier:
    def __init__(self, kernel: Kernel | Function, stage: Stage) -> None:
        self.kernel, self.stage = kernel, stage
        self.now: Stmt | None = None
        self.visible: set[Var] = set()
        self.ever: set[Var] = set()
        self.memories: dict[Var, BufferParam | None] = {}

    # units

    def unit(self) -> None:
        """The kernel or function as a whole."""
        if isinstance(self.kernel, Function):
            for var in self.kernel.params:
                self.define(var)
        else:
            self.launch(self.kernel)
            for param in self.kernel.params:
                self.define(param.var)
                if isinstance(param, BufferParam):
                    space = param.var.memory_type.space
                    _require(space is Space.GLOBAL, f"parameter {param.var.name} is in {space.value} memory")
                    self.memories[param.var] = param
                else:
                    self.value(param.var)
            _require(not self.kernel.body.results, "a kernel yields nothing")
        self.block(self.kernel.body)

    def launch(self, kernel: Kernel) -> None:
        """Cube and plane sizes."""
        _require(min(kernel.cube_dim) > 0, f"cube {kernel.cube_dim}")
        plane = kernel.plane_dim
        _require(plane > 0 and not plane & (plane - 1), f"plane_dim {plane} is no power of two")

    # variables

    def define(self, var: Var) -> None:
        """A variable becomes visible."""
        _require(var not in self.ever, f"variable {var.name!r} is defined twice")
        self.ever.add(var)
        self.visible.add(var)
        t = var.type
        if not self.stage.index:
            _require(t.elem is not dt.INDEX if not isinstance(t, DType) else t is not dt.INDEX, "dtype index")

    def value(self, operand: Operand) -> ValueType:
        """The type of an operand that must be a visible value."""
        if isinstance(operand, Const):
            self.constant(operand)
            return operand.type
        _require(operand in self.visible, f"variable {operand.name!r} is not visible here")
        _require(not isinstance(operand.type, MemoryType), f"memory {operand.name!r} used as a value")
        return operand.value_type

    def constant(self, const: Const) -> None:
        """A constant fits its dtype."""
        dtype, value = elem(const.type), const.value
        if dtype is dt.BOOL:
            _require(isinstance(value, bool), f"{value!r} is no bool")
        elif dtype.is_float:
            _require(isinstance(value, float), f"{value!r} is no float")
            exact = round_to(float(value), dtype)
            _require(exact == value or value != value, f"{value!r} is no {dtype}")
        else:
            low, high = int_range(dtype)
            fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
            _require(fits, f"{value!r} is no {dtype}")
        _require(self.stage.index or dtype is not dt.INDEX, "dtype index")

    def memory(self, var: object) -> MemoryType:
        """The type of an operand that must be a visible memory."""
        _require(isinstance(var, Var) and var in self.visible, "memory is not visible here")
        assert isinstance(var, Var)
        _require(isinstance(var.type, MemoryType), f"{var.name!r} is no memory")
        return var.memory_type

    def integer(self, operand: Operand, what: str) -> ValueType:
        """The type of a scalar integer."""
        t = self.value(operand)
        _require(isinstance(t, DType) and t.is_integer, f"{what} of type {t}")
        return t

    def truth(self, operand: Operand, what: str) -> None:
        """A scalar bool."""
        t = self.value(operand)
        _require(t is dt.BOOL, f"{what} of type {t}")

    # blocks and statements

    def block(self, block: Block, inside: Iterable[Var] = ()) -> tuple[ValueType, ...]:
        """The types that a block yields; what it defines is invisible afterwards."""
        added: list[Var] = []
        for var in inside:
            self.define(var)
            added.append(var)
        outer = self.now
        for stmt in block.stmts:
            self.now = stmt
            added += self.stmt(stmt)
        self.now = outer
        types = tuple([self.value(result) for result in block.results])
        self.visible.difference_update(added)
        return types

    def stmt(self, stmt: Stmt) -> tuple[Var, ...]:
        """Check a statement; the variables that it makes visible."""
        match stmt:
            case Let() | Plane():
                self.op(stmt)
            case Load() | Store() | Atomic():
                self.access(stmt)
            case If() | For() | While() | Switch():
                self.control(stmt)
                for var in stmt.results:
                    self.define(var)
                return stmt.results
            case Alloc():
                self.alloc(stmt)
                self.define(stmt.memory)
                return (stmt.memory,)
            case Cmma():
                self.cmma(stmt)
            case Sync() | Print() | Assert():
                self.effect(stmt)
            case _:
                assert_never(stmt)
        if isinstance(stmt, Let | Plane | Load | Atomic):
            self.define(stmt.result)
            return (stmt.result,)
        return ()

    def effect(self, stmt: Sync | Print | Assert) -> None:
        """A barrier, an output, an assertion."""
        match stmt:
            case Sync():
                _require(stmt.scope in ("cube", "plane", "storage"), f"sync {stmt.scope}")
            case Print():
                for part in stmt.parts:
                    if not isinstance(part, str):
                        self.value(part)
            case Assert():
                self.truth(stmt.cond, "condition")
            case _:
                assert_never(stmt)

    def op(self, stmt: Let | Plane) -> None:
        """An op has the type that its row derives, and the stage has the op."""
        row = OPS.get(stmt.op)
        if row is None or (row.effect == "plane") is not isinstance(stmt, Plane):
            raise _Broken(f"{stmt.op} is no {'plane ' if isinstance(stmt, Plane) else ''}op")
        _require(stmt.op not in self.stage.forbidden, f"op {stmt.op} is not legal at this stage")
        attrs: tuple[Attr, ...] = stmt.attrs if isinstance(stmt, Let) else ()
        if stmt.op in METADATA:
            self.metadata(stmt)
            types: tuple[ValueType, ...] = ()
        else:
            types = tuple([self.value(arg) for arg in stmt.args])
            self.arithmetic(stmt.op, types)
        expected = result_type(stmt.op, types, attrs)
        if stmt.op == "builtin":
            name = next(iter(attrs), None)
            _require(name in self.stage.builtins, f"builtin {name} is not legal at this stage")
        actual = stmt.result.type
        if expected is dt.INDEX and isinstance(self.kernel, Kernel) and not self.stage.index:
            expected = dt.I32 if self.kernel.index_bits == 32 else dt.I64
        legalised = expected is dt.INDEX and actual in (dt.I32, dt.I64) and not types
        _require(actual == expected or legalised, f"{stmt.op} gives {expected}, not {actual}")

    def arithmetic(self, op: str, types: tuple[ValueType, ...]) -> None:
        """No arithmetic on dtypes that the stage only stores."""
        banned = self.stage.no_arithmetic
        if banned and op not in STORAGE_OPS and op not in STEPWISE_PLANE_OPS:
            _require(all([elem(t) not in banned for t in types]), f"{op} on {types[0] if types else ''}")

    def metadata(self, stmt: Let | Plane) -> None:
        """Length, extents and strides are those of a parameter that has them."""
        _require(len(stmt.args) == 1, f"{stmt.op} of {len(stmt.args)} memories")
        memory = stmt.args[0]
        self.memory(memory)
        assert isinstance(memory, Var)
        param = self.memories.get(memory)
        _require(param is not None, f"{stmt.op} of {memory.name!r}, which is no parameter")
        if isinstance(stmt, Let) and stmt.op in ("shape", "stride") and param is not None:
            d, rank = stmt.attrs[0], param.rank or 0
            _require(isinstance(d, int) and 0 <= d < rank, f"dimension {d} of a tensor of rank {rank}")

    def alloc(self, stmt: Alloc) -> None:
        """An allocation has a size, and values exactly if it is const."""
        _require(isinstance(stmt.memory.type, MemoryType), "alloc of a value")
        t = stmt.memory.memory_type
        _require(t.space is not Space.GLOBAL, "alloc of global memory")
        _require(t.length is not None and t.length >= 0, f"alloc of {t.length} elements")
        whole = t.fragment is not None and t.length == t.fragment.rows * t.fragment.cols
        _require(t.space is not Space.FRAGMENT or whole, f"alloc of {t}")
        _require((t.space is Space.CONST) == (stmt.init is not None), f"initial values of {t}")
        if stmt.init is not None:
            _require(len(stmt.init) == t.length, f"{len(stmt.init)} values for {t}")
            for value in stmt.init:
                self.constant(Const(value, t.elem))
        self.memories[stmt.memory] = None

    def access(self, stmt: Load | Store | Atomic) -> None:
        """An access fits its memory."""
        memory = self.memory(stmt.memory)
        _require(memory.space is not Space.FRAGMENT, f"access to an element of {memory}")
        self.integer(stmt.index, "index")
        self.guards(stmt.bounds, stmt.mask)
        match stmt:
            case Load():
                got = stmt.result.value_type
                _require(elem(got) is memory.elem, f"load of {got} from {memory}")
                self.accessed(stmt.memory, memory, "read")
            case Store():
                got = self.value(stmt.value)
                _require(elem(got) is memory.elem, f"store of {got} to {memory}")
                self.accessed(stmt.memory, memory, "write")
            case Atomic():
                self.atomic(stmt, memory)
            case _:
                assert_never(stmt)

    def cmma(self, stmt: Cmma) -> None:
        """An operation on fragments has its fragments, and they fit each other."""
        types = [self.fragment(var) for var in stmt.fragments]
        count = {"cast": 2, "execute": 4}.get(stmt.op, 1)
        _require(len(types) == count, f"cmma {stmt.op} of {len(types)} fragments")
        _require((stmt.value is not None) == (stmt.op == "fill"), f"value of cmma {stmt.op}")
        _require((stmt.tile is not None) == (stmt.op in ("load", "store")), f"tile of cmma {stmt.op}")
        if stmt.op != "execute":  # which is left when fragments have become local
            _require(all([t.space is Space.FRAGMENT for t in types]), f"cmma {stmt.op} of {types[0]}")
        if stmt.value is not None:
            _require(self.value(stmt.value) == types[0].elem, f"cmma fill of {types[0]}")
        if stmt.tile is not None:
            self.tile(stmt.tile, types[0], "read" if stmt.op == "load" else "write")
        marks = [t.fragment for t in types if t.fragment is not None]
        if count > 1:
            uses = ("accumulator", "a", "b", "accumulator") if stmt.op == "execute" else ("accumulator",) * 2
            _require(tuple([mark.use for mark in marks]) == uses, f"cmma {stmt.op} of {marks}")
            same = len({(mark.m, mark.n, mark.k) for mark in marks}) == 1
            _require(same, f"cmma {stmt.op} of {marks}")
        if stmt.op == "execute":
            _require(types[0].elem is types[3].elem and types[1].elem is types[2].elem, f"product of {types}")

    def fragment(self, var: Var) -> MemoryType:
        """The type of a visible fragment."""
        found = self.memory(var)
        _require(found.fragment is not None, f"{var.name!r} is no fragment")
        return found

    def tile(self, tile: Tile, fragment: MemoryType, how: Literal["read", "write"]) -> None:
        """A matrix in a memory has the dtype of its fragment."""
        memory = self.memory(tile.memory)
        shared = memory.space in (Space.GLOBAL, Space.SHARED, Space.CONST)
        _require(shared and memory.elem is fragment.elem, f"cmma {how} of {memory} as {fragment}")
        self.accessed(tile.memory, memory, how)
        for part in (tile.index, *tile.step):
            self.integer(part, "index")
        for first, step, n in tile.bounds:
            kinds = {self.integer(part, "bound") for part in (first, *step, n)}
            _require(len(kinds) == 1, f"bound of {kinds}")

    def guards(self, bounds: tuple[Bound, ...], mask: Operand | None) -> None:
        """Bounds and mask of an access."""
        _require(self.stage.bounds or not bounds, "bounds are not legal at this stage")
        for i, n in bounds:
            a, b = self.integer(i, "bound"), self.integer(n, "bound")
            _require(a == b, f"bound of {a} against {b}")
        if mask is not None:
            self.truth(mask, "mask")

    def atomic(self, stmt: Atomic, memory: MemoryType) -> None:
        """An atomic operation has its operands."""
        wanted = {"load": 0, "compare_exchange": 2}.get(stmt.op, 1)
        _require(len(stmt.args) == wanted, f"atomic {stmt.op} of {len(stmt.args)} operands")
        for arg in stmt.args:
            _require(self.value(arg) == memory.elem, f"atomic {stmt.op} of {arg.value_type} on {memory}")
        _require(stmt.result.type == memory.elem, f"atomic {stmt.op} gives {memory.elem}")
        shared = memory.space in (Space.GLOBAL, Space.SHARED)
        _require(shared and memory.elem is not dt.BOOL, f"atomic on {memory}")
        integer = stmt.op not in ("and", "or", "xor") or memory.elem.is_integer
        _require(integer, f"atomic {stmt.op} on {memory}")
        self.accessed(stmt.memory, memory, "read" if stmt.op == "load" else "write")

    def accessed(self, var: Var, memory: MemoryType, how: Literal["read", "write"]) -> None:
        """A memory may be read or written."""
        _require(how == "read" or memory.space is not Space.CONST, f"{var.name!r} is const")
        param = self.memories.get(var)
        allowed = param is None or param.access in (how, "readwrite")
        _require(allowed, f"{var.name!r} is not declared {how}")

    def control(self, stmt: If | For | While | Switch) -> None:
        """A statement with blocks."""
        results = tuple([var.value_type for var in stmt.results])
        match stmt:
            case If():
                self.truth(stmt.cond, "condition")
                self.yields("then", self.block(stmt.then), results)
                self.yields("else", self.block(stmt.orelse), results)
            case For():
                limits = {self.integer(v, "limit") for v in (stmt.start, stmt.stop, stmt.step)}
                _require(limits == {stmt.var.type}, f"{stmt.var.type} runs over {limits}")
                self.carried(stmt, results)
                self.yields("body", self.block(stmt.body, (stmt.var, *stmt.params)), results)
            case While():
                self.carried(stmt, results)
                self.while_blocks(stmt, results)
            case Switch():
                self.switch(stmt, results)
            case _:
                assert_never(stmt)

    def while_blocks(self, stmt: While, results: tuple[ValueType, ...]) -> None:
        """Params are visible in condition and body."""
        for var in stmt.params:
            self.define(var)
        self.yields("condition", self.block(stmt.cond), (dt.BOOL,))
        self.yields("body", self.block(stmt.body), results)
        self.visible.difference_update(stmt.params)

    def switch(self, stmt: Switch, results: tuple[ValueType, ...]) -> None:
        """Cases are distinct and fit."""
        t = self.integer(stmt.value, "value")
        seen: set[int] = set()
        for values, block in stmt.cases:
            for value in values:
                self.constant(Const(value, t))
                _require(value not in seen, f"case {value} comes twice")
                seen.add(value)
            self.yields("case", self.block(block), results)
        self.yields("default", self.block(stmt.default), results)

    def carried(self, stmt: For | While, results: tuple[ValueType, ...]) -> None:
        """Results, params and inits agree."""
        inits = tuple([self.value(init) for init in stmt.inits])
        params = tuple([param.value_type for param in stmt.params])
        _require(inits == params == results, f"inits {inits}, params {params}, results {results}")

    def yields(self, what: str, got: tuple[ValueType, ...], expected: tuple[ValueType, ...]) -> None:
        """What a block yields has the types wanted."""
        _require(got == expected, f"{what} yields {got}, expected {expected}")

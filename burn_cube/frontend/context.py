"""The state of one lowering: current block, frame, variables, dtypes, dependencies.

The rules are in the modules that register themselves here with `lowers`: one function a node of the syntax.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, TypeVar

from burn_cube.dtypes import INDEX, DType
from burn_cube.errors import CompileError, CompileSyntaxError, CompileTypeError
from burn_cube.frontend.comptime import Dependencies
from burn_cube.frontend.drafts import AnyStmt, rule_error
from burn_cube.frontend.inference import Inference, is_open
from burn_cube.frontend.source import Source
from burn_cube.frontend.values import Env, Pending, Value
from burn_cube.ir.nodes import Attr, Let, Operand, Plane, Var
from burn_cube.ops import OPS, RuleError, result_type
from burn_cube.record import field, record
from burn_cube.signature import Signature
from burn_cube.span import Span
from burn_cube.types import ValueType, elem

MOST_STATEMENTS = 50_000
"""Operations that a kernel may have after unrolling and inlining: compiling takes a while for each."""

Note = tuple[str, Span]
At = ast.AST | Span


@record(frozen=False, eq=False)
class Frame:
    """A function being lowered: the kernel, or a call inlined into it."""

    name: str
    source: Source
    function: Any  # a FunctionType, which a type checker would bind as a method
    env: Env = field(default_factory=dict[Any, Any])
    caller: Span | None = None
    parent: Frame | None = None  # the function around a local function
    generics: dict[str, DType] = field(default_factory=dict[str, DType])
    contract: bool = False
    declared: dict[str, tuple[ValueType, Span]] = field(default_factory=dict[str, tuple[ValueType, Span]])
    assigned: dict[object, Span] = field(default_factory=dict[object, Span])
    exits: dict[str, Span] = field(
        default_factory=dict[str, Span]
    )  # where the last return, break, continue was
    breaks: list[list[Env]] = field(default_factory=list[list[Env]])  # a loop: the variables at each break
    is_kernel: bool = False


class Lowering:
    """One kernel on its way from Python's syntax tree to the IR."""

    def __init__(self, signature: Signature | None, frame: Frame) -> None:
        self.signature = signature
        self.frame = frame
        self.fields: Env = {}
        self.initial: Env = {}  # fields of structs that came out of a merge
        self.inference = Inference()
        self.prelude: list[AnyStmt] = []
        self.known: dict[tuple[object, ...], Var] = {}
        self.stmts: list[AnyStmt] = []
        self.emitted = 0
        self.dependencies = Dependencies()
        self.access: dict[Var, set[str]] = {}
        self.active: list[object] = []
        self.debug = False  # whether to mark statements and variables for the debugger
        self.hint = ""  # the name of the variable that a memory is assigned to

    # places and errors

    def span(self, node: At) -> Span:
        """Where a node stands, with the chain of calls that led there."""
        return node if isinstance(node, Span) else self.frame.source.span(node, self.frame.caller)

    def type_error(self, at: At, message: str, help: str, notes: tuple[Note, ...] = ()) -> CompileTypeError:
        """Types that do not fit."""
        return CompileTypeError(message, self.span(at), help, notes)

    def syntax_error(
        self, at: At, message: str, help: str, notes: tuple[Note, ...] = ()
    ) -> CompileSyntaxError:
        """A construct that kernels do not have."""
        return CompileSyntaxError(message, self.span(at), help, notes)

    def compile_error(
        self, at: At, message: str, help: str | None, notes: tuple[Note, ...] = ()
    ) -> CompileError:
        """Anything else that is wrong."""
        return CompileError(message, self.span(at), help, notes)

    # dispatch

    def expr(self, node: ast.expr) -> Value:
        """The value of an expression."""
        rule = RULES.get(type(node))
        if rule is None:
            raise self.refuse(node)
        return self.force(rule(self, node))

    def stmt(self, node: ast.stmt) -> None:
        """Lower a statement."""
        rule = RULES.get(type(node))
        if rule is None:
            raise self.refuse(node)
        rule(self, node)

    def refuse(self, node: ast.AST) -> CompileSyntaxError:
        """The error for a construct that the language does not have."""
        message, help = REFUSED.get(type(node), (type(node).__name__.lower(), "see the language reference"))
        return self.syntax_error(node, f"cannot use {message} in a kernel", help)

    def force(self, value: Value) -> Value:
        """The value itself, made now if it was put off."""
        while isinstance(value, Pending):
            if value.made is None:
                value.made = value.make(self)
            value = value.made
        return value

    # statements

    def emit(self, stmt: AnyStmt) -> None:
        """Append a statement to the current block."""
        self.emitted += 1
        if self.emitted > MOST_STATEMENTS:
            raise self.too_long(stmt.span)
        self.stmts.append(stmt)

    def too_long(self, at: At) -> CompileError:
        """The error for a kernel that no compiler would finish with."""
        return self.compile_error(
            at,
            f"cannot compile {self.frame.name}: got more than {MOST_STATEMENTS} operations after unrolling "
            "and inlining",
            "loop at run time, for i in range(n), instead of bc.unroll; call fewer functions",
        )

    @contextmanager
    def into(self, stmts: list[AnyStmt]) -> Generator[list[AnyStmt]]:
        """Emit into another block for a while."""
        saved, self.stmts = self.stmts, stmts
        try:
            yield stmts
        finally:
            self.stmts = saved

    @contextmanager
    def variables(self, env: Env, fields: Env) -> Generator[None]:
        """Use other variables for a while."""
        saved = self.frame.env, self.fields
        self.frame.env, self.fields = env, fields
        try:
            yield
        finally:
            self.frame.env, self.fields = saved

    def type_of(self, operand: Operand) -> ValueType:
        """The type of an operand as far as it is known."""
        return self.inference.type_of(operand)

    def op(
        self, op: str, args: tuple[Operand, ...], at: At, attrs: tuple[Attr, ...] = (), name: str = ""
    ) -> Var:
        """Emit a row of the op table."""
        span = self.span(at)
        types = tuple([self.type_of(arg) for arg in args])
        row = OPS[op]
        try:
            if any([is_open(elem(t)) for t in types]):
                type_ = row.rule(types, attrs)  # which dtypes the row accepts is tested when they are known
            else:
                type_ = result_type(op, types, attrs)
        except RuleError as error:
            raise rule_error(op, error, span) from None
        result = Var(name, type_)
        self.emit(
            Plane(result, op, args, span) if row.effect == "plane" else Let(result, op, args, attrs, span)
        )
        return result

    def once(self, op: str, memory: Var | None, attrs: tuple[Attr, ...], name: str) -> Var:
        """A topology or metadata value: read once, at the start of the kernel."""
        key = (op, memory, attrs)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Var(name, INDEX)
            args = () if memory is None else (memory,)
            self.prelude.append(Let(found, op, args, attrs, self.frame.source.span(self.frame.source.tree)))
        return found

    def note_access(self, memory: Var, kind: str) -> None:
        """Remember that a buffer is read or written."""
        self.access.setdefault(memory, set()).add(kind)


Rule = Callable[[Lowering, Any], Any]
RULES: dict[type, Rule] = {}
REFUSED: dict[type, tuple[str, str]] = {}
R = TypeVar("R", bound=Rule)


def lowers(*nodes: type) -> Callable[[R], R]:
    """Register the rule of a syntax node."""

    def register(rule: R) -> R:
        for node in nodes:
            RULES[node] = rule
        return rule

    return register

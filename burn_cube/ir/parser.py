"""Reads the text form that `printer` writes. Tests start from text at any stage of the compiler."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar, cast

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import cmma_parser
from burn_cube.ir.nodes import (
    Alloc,
    Assert,
    Atomic,
    Attr,
    Block,
    Bound,
    BufferParam,
    Const,
    For,
    Function,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Param,
    Plane,
    Print,
    ScalarParam,
    Stmt,
    Store,
    Switch,
    Sync,
    Var,
    While,
)
from burn_cube.ops import OPS
from burn_cube.types import Fragment, MemoryType, Space, Type, ValueType, VectorType, elem

_TOKEN = re.compile(
    r"""\s*(?:\#[^\n]*\n\s*)*(?:
    (?P<string>"(?:[^"\\]|\\.)*")
    |(?P<var>%[A-Za-z0-9_.]+)
    |(?P<number>-?(?:inf\b|\d+(?:\.\d*)?(?:e[+-]?\d+)?))
    |(?P<word>[A-Za-z_][A-Za-z0-9_]*)
    |(?P<sign>[\[\](){}:,=<]))""",
    re.VERBOSE,
)
_SPACES = {space.value: space for space in Space}
_VECTOR = re.compile(r"([a-z]+\d*)x(\d+)")
T = TypeVar("T")


class TextError(ValueError):
    """The text is no IR."""


def parse_kernel(text: str) -> Kernel:
    """The kernel that a text stands for."""
    parser = _Parser(text)
    kernel = parser.kernel()
    parser.end()
    return kernel


def parse_function(text: str) -> Function:
    """The function that a text stands for."""
    parser = _Parser(text)
    function = parser.function()
    parser.end()
    return function


def _tokens(text: str) -> list[tuple[str, str, int]]:
    found: list[tuple[str, str, int]] = []
    position = 0
    text = text.rstrip()
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            if re.match(r"\s*(?:#[^\n]*(?:\n\s*|\Z))*\Z", text[position:]):
                break  # a comment at the end
            line = text.count("\n", 0, position) + 1
            raise TextError(f"line {line}: cannot read {text[position : position + 20]!r}")
        kind = match.lastgroup
        assert kind is not None
        found.append((kind, match.group(kind), match.start(kind)))
        position = match.end()
    return found


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = _tokens(text)
        self.at = 0
        self.vars: dict[str, Var] = {}

    # tokens

    def peek(self) -> str:
        """The next token, empty at the end."""
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def error(self, expected: str) -> TextError:
        """What was found against what was expected."""
        place = self.tokens[self.at][2] if self.at < len(self.tokens) else len(self.text)
        line = self.text.count("\n", 0, place) + 1
        return TextError(f"line {line}: got {self.peek()!r}, expected {expected}")

    def take(self, kind: str) -> str:
        """The next token, of a kind."""
        if self.at >= len(self.tokens) or self.tokens[self.at][0] != kind:
            raise self.error(f"a {kind}")
        self.at += 1
        return self.tokens[self.at - 1][1]

    def accept(self, text: str) -> bool:
        """True if the next token is `text`; then it is taken."""
        if self.peek() != text:
            return False
        self.at += 1
        return True

    def expect(self, *texts: str) -> None:
        """Take these tokens."""
        for text in texts:
            if not self.accept(text):
                raise self.error(repr(text))

    def end(self) -> None:
        """Nothing is left."""
        if self.at < len(self.tokens):
            raise self.error("the end")

    def list_of(self, item: Callable[[], T], end: str) -> tuple[T, ...]:
        """Items with commas between up to `end`, which is taken."""
        items: list[T] = []
        while not self.accept(end):
            items.append(item())
            if not self.accept(","):
                self.expect(end)
                break
        return tuple(items)

    def many(self, item: Callable[[], T]) -> tuple[T, ...]:
        """One or more items with commas between."""
        items = [item()]
        while self.accept(","):
            items.append(item())
        return tuple(items)

    # values

    def integer(self) -> int:
        """An integer."""
        return int(self.take("number"))

    def string(self) -> str:
        """A string."""
        import json  # few kernels have strings

        return str(json.loads(self.take("string")))

    def type(self) -> Type:
        """A type."""
        word = self.take("word")
        if word in _SPACES:
            self.expect("[")
            scalar = self.dtype(self.take("word"))
            length = self.integer() if self.accept(",") else None
            fragment = self.fragment() if self.accept(",") else None
            self.expect("]")
            return MemoryType(scalar, _SPACES[word], length, fragment)
        return self.value_type(word)

    def fragment(self) -> Fragment:
        """`a 16 16 16`."""
        use: Any = self.take("word")
        if use not in ("a", "b", "accumulator"):
            raise self.error("a, b or accumulator")
        return Fragment(use, self.integer(), self.integer(), self.integer())

    def value_type(self, word: str) -> ValueType:
        """A scalar or vector type."""
        if word in dt.BY_NAME:
            return dt.BY_NAME[word]
        vector = _VECTOR.fullmatch(word)
        if vector is None:
            raise TextError(f"got {word!r}, expected a type")
        return VectorType(self.dtype(vector[1]), int(vector[2]))

    def dtype(self, word: str) -> DType:
        """A dtype."""
        if word not in dt.BY_NAME:
            raise TextError(f"got {word!r}, expected a dtype")
        return dt.BY_NAME[word]

    def define(self, name: str, type: Type) -> Var:
        """A new variable."""
        if name in self.vars:
            raise TextError(f"{name} is defined twice")
        stem = name[1:].partition(".")[0]
        self.vars[name] = var = Var("" if stem.isdigit() else stem, type)
        return var

    def definition(self) -> Var:
        """`%name: type`."""
        name = self.take("var")
        self.expect(":")
        return self.define(name, self.type())

    def var(self) -> Var:
        """A use of a variable."""
        name = self.take("var")
        if name not in self.vars:
            raise TextError(f"{name} is used before it is defined")
        return self.vars[name]

    def operand(self) -> Operand:
        """A variable or a constant."""
        if self.peek().startswith("%"):
            return self.var()
        token = self.plain()
        if isinstance(token, bool) and not self.accept(":"):
            return Const(token, dt.BOOL)
        if not isinstance(token, bool):
            self.expect(":")
        type = self.value_type(self.take("word"))
        return Const(float(token) if elem(type).is_float else token, type)

    def plain(self) -> bool | int | float:
        """A bare constant."""
        for word, value in (("true", True), ("false", False), ("nan", float("nan")), ("inf", float("inf"))):
            if self.accept(word):
                return value
        text = self.take("number")
        return float(text) if set(text) & set(".en") else int(text)

    def attr(self) -> Attr:
        """An attribute."""
        if self.peek().startswith('"'):
            return self.string()
        if self.tokens[self.at][0] == "number":
            return self.integer()
        word = self.take("word")
        return dt.BY_NAME.get(word, word)

    # units

    def kernel(self) -> Kernel:
        """A kernel."""
        self.expect("kernel")
        name = self.string()
        self.expect("(")
        params = self.list_of(self.param, ")")
        self.expect("cube")
        cube = self.integer(), self.integer(), self.integer()
        self.expect("plane")
        plane = self.integer()
        self.expect("index")
        bits = self.integer()
        mode: Any = self.take("word")
        if bits not in (32, 64) or mode not in ("checked", "unchecked", "validate"):
            raise self.error("32 or 64, then checked, unchecked or validate")
        return Kernel(name, params, self.block(), cube, plane, cast(Any, bits), mode)

    def function(self) -> Function:
        """A function."""
        self.expect("function")
        name = self.string()
        self.expect("(")
        params = self.list_of(self.definition, ")")
        return Function(name, params, self.block())

    def param(self) -> Param:
        """A parameter of a kernel."""
        name = self.take("var")
        self.expect(":")
        if self.accept("scalar"):
            return ScalarParam(self.define(name, self.value_type(self.take("word"))))
        self.expect("buffer")
        scalar = self.dtype(self.take("word"))
        rank = self.integer() if self.accept("rank") else None
        access: Any = self.take("word")
        var = self.define(name, MemoryType(scalar, Space.GLOBAL))
        return BufferParam(var, rank, access, self.accept("inout"))

    def block(self) -> Block:
        """`{ statements yield values }`."""
        self.expect("{")
        return self.rest_of_block()

    def rest_of_block(self) -> Block:
        """A block after its brace."""
        stmts: list[Stmt] = []
        results: tuple[Operand, ...] = ()
        while not self.accept("}"):
            if self.accept("yield"):
                results = self.many(self.operand)
                self.expect("}")
                break
            stmts.append(self.stmt())
        return Block(tuple(stmts), results)

    # statements

    def stmt(self) -> Stmt:
        """One statement."""
        results: list[tuple[str, Type]] = []
        if self.peek().startswith("%"):
            results = list(self.many(self.pending))
            self.expect("=")
        word = self.take("word")
        control = {"if": self.if_, "for": self.for_, "while": self.while_, "switch": self.switch}
        if word in control:
            return control[word](results)
        if not results:
            return self.effect(word)
        # results become visible only after the operands are read
        return self.value(word, results[0])

    def pending(self) -> tuple[str, Type]:
        """A result that is not defined yet."""
        name = self.take("var")
        self.expect(":")
        return name, self.type()

    def results(self, pending: list[tuple[str, Type]]) -> tuple[Var, ...]:
        """Define the results."""
        return tuple([self.define(name, type) for name, type in pending])

    def effect(self, word: str) -> Stmt:
        """A statement without results."""
        if word == "store":
            memory, index, bounds, mask = self.place()
            self.expect("=")
            return Store(memory, index, self.operand(), bounds, mask)
        if word == "cmma":
            return cmma_parser.read(self)
        if word == "sync":
            scope: Any = self.take("word")
            return Sync(scope)
        if word == "print":
            return Print(self.many(self.part) if self.at_operands() else ())
        if word == "assert":
            cond = self.operand()
            self.expect(",")
            return Assert(cond, self.string())
        raise self.error(f"a statement, not {word!r}")

    def part(self) -> str | Operand:
        """A part of a print."""
        return self.string() if self.peek().startswith('"') else self.operand()

    def place(self) -> tuple[Var, Operand, tuple[Bound, ...], Operand | None]:
        """`%memory[index] (i < n) mask %m`."""
        memory = self.var()
        self.expect("[")
        index = self.operand()
        self.expect("]")
        bounds: list[Bound] = []
        while self.accept("("):
            i = self.operand()
            self.expect("<")
            bounds.append((i, self.operand()))
            self.expect(")")
        mask = self.operand() if self.accept("mask") else None
        return memory, index, tuple(bounds), mask

    def value(self, word: str, pending: tuple[str, Type]) -> Stmt:
        """A statement with one result and no blocks."""
        if word == "load":
            uniform = self.accept("uniform")
            memory, index, bounds, mask = self.place()
            return Load(self.define(*pending), memory, index, bounds, mask, uniform)
        if word == "alloc":
            init = self.list_of(self.plain, "]") if self.accept("[") else None
            memory = self.define(*pending)
            if init is not None and memory.memory_type.elem.is_float:
                init = tuple(map(float, init))
            return Alloc(memory, init)
        if word == "atomic":
            op: Any = self.take("word")
            memory, index, bounds, mask = self.place()
            operands = self.many(self.operand) if self.accept("with") else ()
            return Atomic(self.define(*pending), op, memory, index, operands, bounds, mask)
        if word not in OPS:
            raise self.error(f"an op, not {word!r}")
        args = self.args()
        attrs = self.list_of(self.attr, "]") if self.accept("[") else ()
        if OPS[word].effect == "plane":
            return Plane(self.define(*pending), word, args)
        return Let(self.define(*pending), word, args, attrs)

    def args(self) -> tuple[Operand, ...]:
        """The operands of an op, perhaps none."""
        return self.many(self.operand) if self.at_operands() else ()

    def at_operands(self) -> bool:
        """True if operands follow: the next line may begin with a variable, too."""
        if self.at >= len(self.tokens):
            return False
        kind, text, place = self.tokens[self.at]
        before = self.tokens[self.at - 1]
        new_line = "\n" in self.text[before[2] + len(before[1]) : place]
        return not new_line and (kind in ("var", "number", "string") or text in ("true", "false", "nan"))

    def if_(self, results: list[tuple[str, Type]]) -> Stmt:
        """A conditional."""
        cond = self.operand()
        why: Any = "if"
        if self.peek() in ("return", "break", "continue", "inside"):
            why = self.take("word")
        then = self.block()
        orelse = self.block() if self.accept("else") else Block(())
        return If(self.results(results), cond, then, orelse, why)

    def for_(self, results: list[tuple[str, Type]]) -> Stmt:
        """A counted loop."""
        name, type = self.pending()
        self.expect("=")
        start = self.operand()
        self.expect("to")
        stop = self.operand()
        self.expect("step")
        step = self.operand()
        unroll = self.integer() if self.accept("unroll") else 0
        inits, pending = self.carried()
        var, params = self.define(name, type), self.results(pending)
        body = self.block()
        return For(self.results(results), var, start, stop, step, params, inits, body, unroll)

    def carried(self) -> tuple[tuple[Operand, ...], list[tuple[str, Type]]]:
        """The carried values of a loop."""
        inits: list[Operand] = []
        params: list[tuple[str, Type]] = []
        if self.accept("carry"):
            while True:
                params.append(self.pending())
                self.expect("=")
                inits.append(self.operand())
                if not self.accept(","):
                    break
        return tuple(inits), params

    def while_(self, results: list[tuple[str, Type]]) -> Stmt:
        """A loop."""
        inits, pending = self.carried()
        params = self.results(pending)
        cond = self.block()
        self.expect("do")
        body = self.block()
        return While(self.results(results), params, inits, cond, body)

    def switch(self, results: list[tuple[str, Type]]) -> Stmt:
        """A choice by constants."""
        value = self.operand()
        self.expect("{")
        cases: list[tuple[tuple[int, ...], Block]] = []
        while self.accept("case"):
            values = self.many(self.integer)
            cases.append((values, self.block()))
        self.expect("default")
        default = self.block()
        self.expect("}")
        return Switch(self.results(results), value, tuple(cases), default)

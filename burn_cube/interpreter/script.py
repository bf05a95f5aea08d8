"""From a kernel to Python code that runs one unit, on the user's lines, under the user's names.

Each function of the user becomes a function in the user's file (a generator function if units wait for each
other in it): the debugger sees frames, lines and variables as the user wrote them. The code holds control
flow only; what a statement does is asked of `unit`.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import assert_never

from burn_cube.ir import (
    Alloc,
    Assert,
    Atomic,
    Block,
    Cmma,
    For,
    If,
    Kernel,
    Let,
    Load,
    Plane,
    Print,
    Stmt,
    Store,
    Switch,
    Sync,
    While,
    statements,
)
from burn_cube.ir.marks import Breakpoint, Enter, Leave, Line, Name, What, mark_of
from burn_cube.span import Span

UNIT, PARTS, STOP = "__unit__", "__parts__", "__breakpoint__"
MODULE = "burn_cube.interpreter.kernel"
"""The name of the module that code without a line of the user pretends to be in."""

Path = tuple[int | None, ...]
"""Where a statement is: positions in blocks, None for the number of a loop's iteration."""


@dataclass(slots=True)
class Part:
    """A function: its code, and the mark of the user's function (None for what surrounds the kernel)."""

    tree: ast.Module
    enter: Enter | None


@dataclass(slots=True)
class Script:
    """The functions of a kernel, the first one to be called; the statements that code names by number."""

    parts: list[Part] = field(default_factory=list[Part])
    stmts: list[Stmt] = field(default_factory=list[Stmt])
    paths: dict[int, Path] = field(default_factory=dict[int, Path])  # of the statements where units meet


def script(kernel: Kernel) -> Script:
    """The code of a kernel."""
    made = Script()
    made.parts.append(Part(ast.Module([], []), None))
    made.parts[0].tree = _Writer(made, 1, None).function("kernel", kernel.body.stmts, ())
    _make_generator(made.parts[0].tree)
    return made


def _make_generator(module: ast.Module) -> None:
    """Let the one function of a module be a generator function in any case."""
    definition = module.body[0]
    assert isinstance(definition, ast.FunctionDef)
    ending = ast.parse(f"return\nyield {UNIT}").body
    definition.body += [ast.fix_missing_locations(stmt) for stmt in ending]


class _Writer:
    """Writes one function."""

    def __init__(self, made: Script, line: int, caller: Span | None) -> None:
        self.made = made
        self.caller = caller  # the call that was inlined
        self.line = line  # of the statement written last

    def function(self, name: str, stmts: Sequence[Stmt], path: Path, first: int = 0) -> ast.Module:
        """A function; a generator function if units wait for each other in it."""
        first_line = self.line
        module = self._at(f"def {name}({UNIT}, {PARTS}):\n  pass", first_line)
        definition = module[0]
        assert isinstance(definition, ast.FunctionDef)
        body = self._at(f"ABSOLUTE_POS, CUBE_POS, UNIT_POS = {UNIT}.place", first_line)
        body += self.stmts(stmts, path, first)
        definition.body = body
        return ast.Module(module, [])

    def _at(self, text: str, line: int) -> list[ast.stmt]:
        """Python statements, all on one line of the user's file."""
        stmts = ast.parse(text).body
        for stmt in stmts:
            for node in ast.walk(stmt):
                if isinstance(node, ast.expr | ast.stmt | ast.arg):
                    node.lineno = node.end_lineno = line
                    node.col_offset = node.end_col_offset = 0
        return stmts

    def _here(self, text: str) -> list[ast.stmt]:
        return self._at(text, self.line)

    def _number(self, stmt: Stmt) -> int:
        self.made.stmts.append(stmt)
        return len(self.made.stmts) - 1

    def _go(self, stmt: Stmt) -> None:
        """The line of a statement, if it is one of this function."""
        if stmt.span.line and stmt.span.caller == self.caller:
            self.line = stmt.span.line

    def block(self, block: Block, path: Path, end: str = "") -> list[ast.stmt]:
        """The statements of a block, then `end`."""
        written = self.stmts(block.stmts, path, 0)
        if end:
            written += self._here(end)
        return written or self._here("pass")

    def stmts(self, stmts: Sequence[Stmt], path: Path, first: int) -> list[ast.stmt]:
        """Statements; `first` is the position of the first one in its block."""
        written: list[ast.stmt] = []
        at = 0
        while at < len(stmts):
            stmt, here = stmts[at], (*path, first + at)
            what = mark_of(stmt)
            if isinstance(what, Enter):
                end = _leave(stmts, at)
                written += self._inlined(stmt, what, stmts[at + 1 : end], path, first + at + 1)
                at = end
            elif what is not None:
                written += self._mark(stmt, what)
            else:
                if isinstance(stmt, For | While):
                    self._go(stmt)  # at each iteration; of all else the user's statement gives the line
                written += self.stmt(stmt, here)
            at += 1
        return written

    def _mark(self, stmt: Stmt, what: What) -> list[ast.stmt]:
        self._go(stmt)
        match what:
            case Line():
                return self._here("pass")
            case Name(name):
                return self._here(f"{name} = {UNIT}.shown({self._number(stmt)})")
            case Breakpoint():
                return self._here(f"{STOP}()")
            case Enter() | Leave():
                return []
            case _:
                assert_never(what)

    def _inlined(
        self, stmt: Stmt, what: Enter, body: Sequence[Stmt], path: Path, first: int
    ) -> list[ast.stmt]:
        self._go(stmt)
        caller = stmt.span if len(self.made.parts) > 1 else None  # the first one is the kernel
        number = len(self.made.parts)
        self.made.parts.append(Part(ast.Module([], []), what))
        self.made.parts[number].tree = _Writer(self.made, what.line, caller).function(
            what.name, body, path, first
        )
        call = f"{PARTS}[{number}]({UNIT}, {PARTS})"
        if not _waits(body):
            return self._here(call)
        # not `yield from`: what ends it is a StopIteration, at which debuggers stop
        return [
            *self._here(f"__call__ = {call}"),
            *self._here(f"while __next__(__call__, None): yield {UNIT}"),
        ]

    def stmt(self, stmt: Stmt, path: Path) -> list[ast.stmt]:
        """One statement of the IR."""
        match stmt:
            case Let() | Alloc() | Load() | Store() | Print() | Assert():
                return self._here(f"{UNIT}.run({self._number(stmt)})")
            case Atomic() | Plane() | Cmma() | Sync():
                number = self._number(stmt)
                self.made.paths[number] = path
                return self._here(f"yield {UNIT}.arrive({number})")
            case If():
                return self._if(stmt, path)
            case For():
                return self._for(stmt, path)
            case While():
                return self._while(stmt, path)
            case Switch():
                return self._switch(stmt, path)
            case _:
                assert_never(stmt)

    def _if(self, stmt: If, path: Path) -> list[ast.stmt]:
        number = self._number(stmt)
        (written,) = self._here(f"if {UNIT}.true({number}):\n  pass")
        assert isinstance(written, ast.If)
        line = self.line
        give = f"{UNIT}.give({number}, %d)" if stmt.results else ""
        written.body = self.block(stmt.then, (*path, 0), give and give % 0)
        self.line = line
        if stmt.orelse.stmts or stmt.results:
            written.orelse = self.block(stmt.orelse, (*path, 1), give and give % 1)
        return [written]

    def _for(self, stmt: For, path: Path) -> list[ast.stmt]:
        number = self._number(stmt)
        begin = self._here(f"{UNIT}.begin({number})")
        (loop,) = self._here(f"while {UNIT}.again({number}):\n  pass")
        assert isinstance(loop, ast.While)
        loop.body = self.block(stmt.body, (*path, None))
        return [*begin, loop]

    def _while(self, stmt: While, path: Path) -> list[ast.stmt]:
        number = self._number(stmt)
        line = self.line
        begin = self._here(f"{UNIT}.begin({number})")
        (loop,) = self._here("while True:\n  pass")
        assert isinstance(loop, ast.While)
        loop.body = self.stmts(stmt.cond.stmts, (*path, None, 0), 0)
        loop.body += self._here(f"if not {UNIT}.going({number}): break")
        loop.body += self.block(stmt.body, (*path, None, 1), f"{UNIT}.carry({number})")
        self.line = line
        return [*begin, loop, *self._here(f"{UNIT}.end({number})")]

    def _switch(self, stmt: Switch, path: Path) -> list[ast.stmt]:
        number, line = self._number(stmt), self.line
        sides = [block for _, block in stmt.cases] + [stmt.default]
        chain: list[ast.stmt] = []
        for side in reversed(range(len(sides))):
            self.line = line
            (test,) = self._here(f"if {UNIT}.case({number}) == {side}:\n  pass")
            assert isinstance(test, ast.If)
            test.body = self.block(sides[side], (*path, side), f"{UNIT}.give({number}, {side})")
            test.orelse = chain
            chain = [test]
        self.line = line
        return chain


def _waits(stmts: Sequence[Stmt]) -> bool:
    """Whether units wait for each other in these statements."""
    return any(isinstance(stmt, Atomic | Plane | Cmma | Sync) for stmt in statements(Block(tuple(stmts))))


def _leave(stmts: Sequence[Stmt], enter: int) -> int:
    """Where the function that starts at `enter` ends."""
    depth = 0
    for at in range(enter, len(stmts)):
        what = mark_of(stmts[at])
        depth += isinstance(what, Enter) - isinstance(what, Leave)
        if depth == 0:
            return at
    raise AssertionError("a function without an end")

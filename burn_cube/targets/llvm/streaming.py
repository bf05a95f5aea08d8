"""Stores past the caches, for what is written once and is larger than they are.

A store that fills whole lines of the cache need not read them first, which saves a third of a copy's traffic.
The size is known at the launch: a cube's planes are emitted twice. The alignment is known at the store.
"""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube.ir.nodes import BufferParam, Stmt, Store
from burn_cube.targets.llvm import access, topology
from burn_cube.targets.llvm.regions import Move
from burn_cube.targets.llvm.state import Memory, State
from burn_cube.targets.llvm.text import cell
from burn_cube.types import Space

LARGE = 16 << 20  # bytes: half of a last-level cache, which the inputs share
LITTLE = 48  # statements of a region that is doubled
_LEAST, _LINE = 32, 64  # bytes of a store that streams, and of a line

METADATA = "!0 = !{i32 1}"


def memory_of(s: State, position: int, param: BufferParam) -> Memory:
    """A buffer; one that is only written may be streamed to."""
    t = param.var.memory_type
    pointer = topology.address(s, position)
    streams = param.access == "write" and t.elem.size * s.planes >= _LEAST
    length = topology.length(s, position) if streams else None
    return Memory(t.elem, Space.GLOBAL, pointer, length=length, reversible=param.rank is not None)


def written(s: State, stmts: Sequence[Stmt | Move]) -> list[Memory]:
    """The memories that may be streamed to, if there is little beside the stores."""
    if s.doubled or len(stmts) > LITTLE:
        return []
    stores = [stmt for stmt in stmts if isinstance(stmt, Store) and stmt.mask is None and not stmt.bounds]
    found = {stmt.memory: s.memories[stmt.memory] for stmt in stores}
    return [memory for memory in found.values() if memory.length is not None]


def is_large(s: State, memories: Sequence[Memory]) -> str:
    """i1: one of the memories is larger than the caches; the same for the whole launch."""
    w = s.writer
    found = "false"
    for memory in memories:
        large = w.binary("icmp uge", "i64", memory.length or "0", str(LARGE // memory.elem.size))
        found = large if found == "false" else w.binary("or", "i1", found, large)
    s.streamed.update({memory.pointer: memory for memory in memories})
    return found


def store(s: State, memory: Memory, pointer: str, count: int, value: str) -> None:
    """Writes consecutive cells, all of them."""
    w = s.writer
    aligned = min(count * memory.elem.size, _LINE)
    address = w.convert("ptrtoint", "ptr", pointer, "i64")
    offset = w.binary("and", "i64", address, str(aligned - 1))
    past, through, done = w.fresh("stream"), w.fresh("plain"), w.fresh("stored")
    w.branch(w.binary("icmp eq", "i64", offset, "0"), past, through)
    w.start(past)
    w.do(f"store {cell(memory.elem, count)} {value}, ptr {pointer}, align {aligned}, !nontemporal !0")
    w.jump(done)
    w.start(through)
    access.store_run(s, memory.elem, pointer, count, value, None)
    w.jump(done)
    w.start(done)


def finish(s: State) -> None:
    """Other threads see what was streamed before they see that the launch is over."""
    if not s.streamed:
        return
    w = s.writer
    fence, done = w.fresh("fence"), w.fresh("fenced")
    w.branch(is_large(s, list(s.streamed.values())), fence, done)
    w.start(fence)
    w.do("fence seq_cst")
    w.jump(done)
    w.start(done)


def wanted(s: State, memory: Memory, count: int) -> bool:
    """Whether a store of so many cells, without a mask, is streamed."""
    size = count * memory.elem.size
    return s.streaming and memory.length is not None and size >= _LEAST and size & (size - 1) == 0

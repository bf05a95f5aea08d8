"""Stores past the caches, for what is written once and is larger than they are.

A store that fills whole lines of the cache need not read them first, which saves a third of a copy's traffic.
The size is known at the launch: the planes of a small cube are emitted twice, elsewhere each store asks. The
alignment is known at the store. `outputs.py` chooses the stores.
"""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube.ir.nodes import BufferParam, Stmt, Store
from burn_cube.targets.llvm import access, topology
from burn_cube.targets.llvm.outputs import LEAST
from burn_cube.targets.llvm.regions import Move
from burn_cube.targets.llvm.state import MOST_DOUBLED, Memory, State
from burn_cube.targets.llvm.text import cell
from burn_cube.types import Space

CACHE = 32 << 20  # bytes of the last-level cache, unless the runtime puts the machine's own number
NAME = "@last_level_cache"
LITTLE = 48  # statements of a region that is doubled
_LINE = 64  # bytes of a line of the cache

METADATA = "!0 = !{i32 1}"


def memory_of(s: State, position: int, param: BufferParam) -> Memory:
    """A buffer; whether it is larger than the caches, if that matters."""
    t = param.var.memory_type
    large = _is_large(s, position, t.elem.size) if param.var in s.streams.memories else None
    pointer = topology.address(s, position)
    return Memory(t.elem, Space.GLOBAL, pointer, large=large, reversible=param.rank is not None)


def _is_large(s: State, position: int, size: int) -> str:
    """i1: a buffer takes half of the cache, which the inputs share."""
    w = s.writer
    text = f"{NAME} = internal constant i64 {CACHE}"
    if text not in w.globals:
        w.globals.append(text)
    cache = w.let(f"load i64, ptr {NAME}")
    most = w.binary("lshr", "i64", cache, str((2 * size).bit_length() - 1))
    return w.binary("icmp uge", "i64", topology.length(s, position), most)


def written(s: State, stmts: Sequence[Stmt | Move]) -> list[Memory]:
    """The memories that may be streamed to, if there is little beside the stores."""
    if s.doubled or len(stmts) > LITTLE:
        return []
    stores = [stmt for stmt in stmts if isinstance(stmt, Store) and id(stmt) in s.streams.stores]
    found = {stmt.memory: s.memories[stmt.memory] for stmt in stores}
    return list(found.values())


def is_large(s: State, memories: Sequence[Memory]) -> str:
    """i1: one of the memories is larger than the caches; the same for the whole launch."""
    found = ""
    for memory in memories:
        large = memory.large or "false"
        found = s.writer.binary("or", "i1", found, large) if found else large
        s.streamed[memory.pointer] = memory
    return found


def store(s: State, memory: Memory, pointer: str, count: int, value: str) -> None:
    """Writes consecutive cells, all of them."""
    w = s.writer
    aligned = min(count * memory.elem.size, _LINE)
    past, through, done = w.fresh("stream"), w.fresh("plain"), w.fresh("stored")
    if s.streaming is None:
        fit = w.fresh("large")
        w.branch(is_large(s, [memory]), fit, through)
        w.start(fit)
    address = w.convert("ptrtoint", "ptr", pointer, "i64")
    offset = w.binary("and", "i64", address, str(aligned - 1))
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


def wanted(s: State, stmt: Store, memory: Memory, count: int) -> bool:
    """Whether a store of so many cells, without a mask, may be streamed."""
    if id(stmt) not in s.streams.stores or s.streaming is False or s.doubled >= MOST_DOUBLED:
        return False
    size = count * memory.elem.size
    return size >= LEAST and size & (size - 1) == 0

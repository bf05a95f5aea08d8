"""Loads and stores: picks scalar, contiguous, interleaved or spread access by the shape of the index.

Why a vector access at the base of an affine index is right although index arithmetic may wrap: lane l uses
element i(l) = base + c * l modulo the index width. Memories have less than 2**(width - 1) - 65536 elements,
so for an active lane, which is inside, i(l) cannot be a wrapped value while |c * l| is small; and an
inactive lane is masked.
"""

from __future__ import annotations

from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Alloc, Load, Store
from burn_cube.targets.llvm import access, addresses, streaming, words
from burn_cube.targets.llvm.conditions import Condition, condition, index_of, lane_mask
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING
from burn_cube.targets.llvm.state import Memory, State, Value
from burn_cube.targets.llvm.text import cell, register
from burn_cube.types import Space, VectorType, elem, lanes

UNROLLED = 16  # elements of a local memory that are zeroed by as many stores, which can become registers
LONGEST = 16  # a longer Vector is not taken apart in registers


# loads


def load(s: State, stmt: Load) -> Value:
    """The value read."""
    memory, index, cond = s.memories[stmt.memory], index_of(s, stmt.index), condition(s, stmt)
    t = stmt.result.value_type
    if s.shape(stmt.result) == UNIFORM:
        return _load_uniform(s, memory, index, cond, stmt)
    if memory.lanes_inside:
        parts = _load_local(s, memory, index, cond, lanes(t))
    elif index.shape == UNIFORM:
        parts = _load_broadcast(s, memory, index, cond, lanes(t))
    else:
        parts = _load_spread(s, memory, index, lane_mask(s, cond), lanes(t))
    return Value(t, VARYING, tuple(access.from_cell(s, memory.elem, part, s.planes) for part in parts))


def _guarded(s: State, pointer: str, cond: str | None, instead: str) -> str:
    return pointer if cond is None else s.writer.select(cond, "ptr", pointer, instead)


def _zeros(s: State, dtype: DType, count: int) -> str:
    """Cells that a read outside its bounds reads instead."""
    size = count * dtype.size
    text = f"@zeros{size} = private constant [{size} x i8] zeroinitializer, align 64"
    if text not in s.writer.globals:
        s.writer.globals.append(text)
    return f"@zeros{size}"


def _load_uniform(s: State, memory: Memory, index: Value, cond: Condition, stmt: Load) -> Value:
    t = stmt.result.value_type
    width = t.n if isinstance(t, VectorType) else 0
    zeros = _zeros(s, memory.elem, max(width, 1)) if cond.one else ""
    pointer = _guarded(s, addresses.element(s, memory, index), cond.one, zeros)
    loaded = s.writer.let(f"load {cell(memory.elem, width)}, ptr {pointer}, align {memory.elem.size}")
    return Value(t, UNIFORM, (access.from_cell(s, memory.elem, loaded, width),))


def _load_broadcast(s: State, memory: Memory, index: Value, cond: Condition, n: int) -> list[str]:
    """One element for all lanes, of which some may not read."""
    mask = lane_mask(s, Condition(cond.one, cond.each)) if cond.each else None
    reads = s.any(mask) if mask else cond.one
    parts: list[str] = []
    scalar, vector = cell(memory.elem), cell(memory.elem, s.planes)
    zeros = _zeros(s, memory.elem, 1) if reads else ""
    for offset in range(n):
        pointer = _guarded(s, addresses.element(s, memory, index, offset), reads, zeros)
        loaded = s.writer.let(f"load {scalar}, ptr {pointer}, align {memory.elem.size}")
        part = s.writer.splat(scalar, loaded, s.planes)
        parts.append(s.writer.select(mask, vector, part, "zeroinitializer") if mask else part)
    return parts


def _load_local(s: State, memory: Memory, index: Value, cond: Condition, n: int) -> list[str]:
    """Each lane has its own copy, side by side."""
    if index.shape != UNIFORM:
        return _gathered(s, memory, index, lane_mask(s, cond), n)
    parts: list[str] = []
    zeros = _zeros(s, memory.elem, s.planes) if cond.one else ""
    for offset in range(n):
        pointer = addresses.element(s, memory, index, offset)
        pointer = _guarded(s, pointer, cond.one, zeros)
        mask = s.both(s.mask, cond.each) if cond.each else None
        parts.append(access.load_run(s, memory.elem, pointer, s.planes, mask))
    return parts


def _gathered(s: State, memory: Memory, index: Value, mask: str | None, n: int) -> list[str]:
    vector, t = s.varying(index)[0], register(elem(index.type))
    return [
        access.gather(s, memory.elem, access.elements(s, memory, t, vector, offset), mask)
        for offset in range(n)
    ]


def _load_spread(s: State, memory: Memory, index: Value, mask: str | None, n: int) -> list[str]:
    if index.shape.kind == "strided":
        return _load_strided(s, memory, index, mask, n)
    if index.shape.stride == n <= LONGEST:
        return _load_interleaved(s, memory, index, mask, n)
    if index.shape.stride == n and words.suits(memory, n):
        return words.load(s, memory, index, mask, n)
    if index.shape.stride == 1:
        starts = [addresses.element(s, memory, index, offset) for offset in range(n)]
        return [access.load_run(s, memory.elem, start, s.planes, mask) for start in starts]
    return _gathered(s, memory, index, mask, n)


def _load_interleaved(s: State, memory: Memory, index: Value, mask: str | None, n: int) -> list[str]:
    """n elements a lane, lanes side by side: a run of n * plane_dim, taken apart."""
    count = n * s.planes
    mask = access.repeated(s, mask, n)
    run = access.load_run(s, memory.elem, addresses.element(s, memory, index), count, mask)
    if n == 1:
        return [run]
    t = cell(memory.elem, count)
    return [s.writer.shuffle(t, run, "poison", range(part, count, n)) for part in range(n)]


def _is_stride(s: State, index: Value, n: int) -> str:
    return s.writer.binary("icmp eq", register(elem(index.type)), str(index.stride), str(n))


def _load_strided(s: State, memory: Memory, index: Value, mask: str | None, n: int) -> list[str]:
    """The stride is known at run time: it mostly is that of neighbours."""
    w = s.writer
    if n > LONGEST:
        return _gathered(s, memory, index, mask, n)
    near, far, done = w.fresh("load.near"), w.fresh("load.far"), w.fresh("load.done")
    vector = s.varying(index)  # not only in one of the blocks
    w.branch(_is_stride(s, index, n), near, far)
    w.start(near)
    run = _load_interleaved(s, memory, index, mask, n)
    near_end = w.block
    w.jump(done)
    w.start(far)
    spread = _gathered(s, memory, Value(index.type, VARYING, vector), mask, n)
    far_end = w.block
    w.jump(done)
    w.start(done)
    t = cell(memory.elem, s.planes)
    return [w.phi(t, (a, near_end), (b, far_end)) for a, b in zip(run, spread, strict=True)]


# stores


def store(s: State, stmt: Store) -> None:
    """Writes the active lanes."""
    memory, index, cond = s.memories[stmt.memory], index_of(s, stmt.index), condition(s, stmt)
    value = s.value(stmt.value)
    if s.planes == 1 or (index.shape == UNIFORM and value.shape == UNIFORM and not memory.lanes_inside):
        _store_uniform(s, memory, index, value, cond)
        return
    parts = [access.to_cell(s, memory.elem, part, s.planes) for part in s.varying(value)]
    if memory.lanes_inside:
        _store_local(s, memory, index, parts, cond)
    elif index.shape == UNIFORM:
        _store_last(s, memory, index, parts, lane_mask(s, cond))
    else:
        _store_spread(s, stmt, memory, index, parts, lane_mask(s, cond))


def _store_uniform(s: State, memory: Memory, index: Value, value: Value, cond: Condition) -> None:
    """All lanes write the same; a write outside the bounds goes into a cell of the frame."""
    width = value.type.n if isinstance(value.type, VectorType) else 0
    reached = s.any(lane_mask(s, cond) or "") if cond.each else cond.one
    sink = s.temporary(cell(memory.elem), max(width, 1)) if reached else ""
    pointer = _guarded(s, addresses.element(s, memory, index), reached, sink)
    stored = access.to_cell(s, memory.elem, value.registers[0], width)
    s.writer.do(f"store {cell(memory.elem, width)} {stored}, ptr {pointer}, align {memory.elem.size}")


def _store_last(s: State, memory: Memory, index: Value, parts: list[str], mask: str | None) -> None:
    """All lanes write to one place: the last active one stays."""
    w, vector = s.writer, cell(memory.elem, s.planes)
    if mask is None:
        for offset, part in enumerate(parts):
            last = w.extract(vector, part, s.planes - 1)
            _store_cell(s, memory, index, offset, last)
        return
    some, done = w.fresh("store.some"), w.fresh("store.done")
    w.branch(s.any(mask), some, done)
    w.start(some)
    n = s.planes
    zeros = w.call(f"llvm.ctlz.i{n}", f"i{n}", (f"i{n}", s.bits(mask)), ("i1", "true"))
    lane = w.convert("zext", f"i{n}", w.binary("sub", f"i{n}", str(n - 1), zeros), "i64")
    for offset, part in enumerate(parts):
        last = w.let(f"extractelement {vector} {part}, i64 {lane}")
        _store_cell(s, memory, index, offset, last)
    w.jump(done)
    w.start(done)


def _store_cell(s: State, memory: Memory, index: Value, offset: int, value: str) -> None:
    pointer = addresses.element(s, memory, index, offset)
    s.writer.do(f"store {cell(memory.elem)} {value}, ptr {pointer}, align {memory.elem.size}")


def _store_local(s: State, memory: Memory, index: Value, parts: list[str], cond: Condition) -> None:
    if index.shape != UNIFORM:
        _scattered(s, memory, index, parts, lane_mask(s, cond))
        return
    w, t = s.writer, cell(memory.elem, s.planes)
    sink = s.temporary(cell(memory.elem), s.planes) if cond.one else ""
    mask = s.both(s.mask, cond.each)
    for offset, part in enumerate(parts):
        pointer = _guarded(s, addresses.element(s, memory, index, offset), cond.one, sink)
        if cond.each:
            access.store_run(s, memory.elem, pointer, s.planes, part, mask)
            continue
        if mask is not None:  # a plain load and store can become a register, a masked store cannot
            old = access.load_run(s, memory.elem, pointer, s.planes, None)
            part = w.select(mask, t, part, old)
        access.store_run(s, memory.elem, pointer, s.planes, part, None)


def _scattered(s: State, memory: Memory, index: Value, parts: list[str], mask: str | None) -> None:
    vector, t = s.varying(index)[0], register(elem(index.type))
    for offset, part in enumerate(parts):
        access.scatter(s, memory.elem, access.elements(s, memory, t, vector, offset), part, mask)


def _store_spread(
    s: State, stmt: Store, memory: Memory, index: Value, parts: list[str], mask: str | None
) -> None:
    n = len(parts)
    if index.shape.kind == "strided":
        _store_strided(s, stmt, memory, index, parts, mask)
    elif index.shape.stride == n <= LONGEST:
        _store_interleaved(s, stmt, memory, index, parts, mask)
    elif index.shape.stride == n and words.suits(memory, n):
        words.store(s, memory, index, parts, mask)
    else:
        _scattered(s, memory, index, parts, mask)


def _store_interleaved(
    s: State, stmt: Store, memory: Memory, index: Value, parts: list[str], mask: str | None
) -> None:
    n, count = len(parts), len(parts) * s.planes
    run = parts[0] if n == 1 else _interleaved(s, memory.elem, parts)
    pointer = addresses.element(s, memory, index)
    if mask is None and streaming.wanted(s, stmt, memory, count):
        streaming.store(s, memory, pointer, count, run)
        return
    access.store_run(s, memory.elem, pointer, count, run, access.repeated(s, mask, n))


def _interleaved(s: State, dtype: DType, parts: list[str]) -> str:
    """a0 b0 c0 a1 b1 c1 ... from vectors a, b, c."""
    w, width = s.writer, s.planes
    joined, held = parts[0], 1
    for part in parts[1:]:
        widened = w.shuffle(cell(dtype, width), part, "poison", _padded(range(width), held * width))
        joined = w.shuffle(cell(dtype, held * width), joined, widened, range((held + 1) * width))
        held += 1
    count = len(parts) * width
    order = [lane // len(parts) + lane % len(parts) * width for lane in range(count)]
    return w.shuffle(cell(dtype, count), joined, "poison", order)


def _padded(lanes_used: range, count: int) -> list[int]:
    return [*lanes_used, *[-1] * (count - len(lanes_used))]


def _store_strided(
    s: State, stmt: Store, memory: Memory, index: Value, parts: list[str], mask: str | None
) -> None:
    w = s.writer
    if len(parts) > LONGEST:
        _scattered(s, memory, index, parts, mask)
        return
    near, far, done = w.fresh("store.near"), w.fresh("store.far"), w.fresh("store.done")
    vector = s.varying(index)
    w.branch(_is_stride(s, index, len(parts)), near, far)
    w.start(near)
    _store_interleaved(s, stmt, memory, index, parts, mask)
    w.jump(done)
    w.start(far)
    _scattered(s, memory, Value(index.type, VARYING, vector), parts, mask)
    w.jump(done)
    w.start(done)


def zero_local(s: State, stmt: Alloc) -> None:
    """A local memory starts as zeros."""
    memory, length = s.memories[stmt.memory], stmt.memory.memory_type.length or 0
    if memory.space is not Space.LOCAL:
        return
    lanes_each = s.planes if memory.lanes_inside else 1
    t = cell(memory.elem, lanes_each if memory.lanes_inside else 0)
    if length <= UNROLLED:
        for position in range(length):
            pointer = access.element(s, memory, "i64", str(position))
            s.writer.do(f"store {t} zeroinitializer, ptr {pointer}, align {memory.elem.size}")
        return
    size = length * lanes_each * memory.elem.size
    arguments = (("ptr", memory.pointer), ("i8", "0"), ("i64", str(size)), ("i1", "false"))
    s.writer.call("llvm.memset.p0.i64", "void", *arguments)

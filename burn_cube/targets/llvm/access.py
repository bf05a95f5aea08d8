"""How the lanes of a plane read and write consecutive, spread or single cells: the instructions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.targets.llvm.state import Memory, State
from burn_cube.targets.llvm.text import cell, mangle, register, wide


def from_cell(s: State, dtype: DType, value: str, width: int) -> str:
    """The register of a value that was read."""
    if dtype is not dt.BOOL:
        return value
    zero = "splat (i8 0)" if width else "0"  # any byte but 0 is true
    return s.writer.binary("icmp ne", cell(dtype, width), value, zero)


def to_cell(s: State, dtype: DType, value: str, width: int) -> str:
    """What is stored for a register."""
    if dtype is not dt.BOOL:
        return value
    return s.writer.convert("zext", register(dtype, width), value, cell(dtype, width))


def element(s: State, memory: Memory, index_type: str, index: str, offset: int = 0) -> str:
    """The address of one element."""
    t = cell(memory.elem)
    scaled = index
    if memory.lanes_inside:
        index_type, scaled = _times_plane(s, index_type, index)
        offset *= s.planes
    pointer = memory.pointer
    if scaled != "0":
        pointer = s.writer.let(f"getelementptr {t}, ptr {pointer}, {index_type} {scaled}")
    return s.writer.let(f"getelementptr {t}, ptr {pointer}, i64 {offset}") if offset else pointer


def _times_plane(s: State, index_type: str, index: str) -> tuple[str, str]:
    if not index.startswith("%"):
        return index_type, str(int(index) * s.planes)
    full = s.writer.convert("sext", index_type, index, "i64")
    return "i64", s.writer.binary("mul", "i64", full, str(s.planes))


def elements(s: State, memory: Memory, index_type: str, index: str, offset: int) -> str:
    """The addresses of one element a lane; the index is a vector."""
    t, lanes = cell(memory.elem), wide(index_type, s.planes)
    pointer = memory.pointer
    if memory.lanes_inside:
        index = s.writer.binary("mul", lanes, index, f"splat ({index_type} {s.planes})")
        own = ", ".join(f"{index_type} {lane}" for lane in range(s.planes))
        index = s.writer.binary("add", lanes, index, f"<{own}>")
        offset *= s.planes
    if offset:
        pointer = s.writer.let(f"getelementptr {t}, ptr {pointer}, i64 {offset}")
    return s.writer.let(f"getelementptr {t}, ptr {pointer}, {lanes} {index}")


def repeated(s: State, mask: str | None, times: int) -> str | None:
    """Each lane of a mask `times` times in a row."""
    if mask is None or times == 1:
        return mask
    lanes = [lane for lane in range(s.planes) for _ in range(times)]
    return s.writer.shuffle(s.mask_type(), mask, mask, lanes)


def load_run(s: State, dtype: DType, pointer: str, count: int, mask: str | None) -> str:
    """Reads `count` consecutive cells; a lane outside the mask is 0."""
    t = cell(dtype, count)
    if mask is None:
        return s.writer.let(f"load {t}, ptr {pointer}, align {dtype.size}")
    arguments = ((f"ptr align {dtype.size}", pointer), (wide("i1", count), mask), (t, "zeroinitializer"))
    return s.writer.call(f"llvm.masked.load.{mangle(t)}.p0", t, *arguments)


def store_run(s: State, dtype: DType, pointer: str, count: int, value: str, mask: str | None) -> None:
    """Writes `count` consecutive cells."""
    t = cell(dtype, count)
    if mask is None:
        s.writer.do(f"store {t} {value}, ptr {pointer}, align {dtype.size}")
        return
    arguments = ((t, value), (f"ptr align {dtype.size}", pointer), (wide("i1", count), mask))
    s.writer.call(f"llvm.masked.store.{mangle(t)}.p0", "void", *arguments)
    if dtype.size < 4 and value.startswith("%"):
        # LLVM 22 joins a truncation with a masked store of it, and of that makes a store of 4 bytes where the
        # mask turns out to have one lane; it does not where the narrow value is used a second time
        s.writer.declarations["llvm.fake.use"] = "declare void @llvm.fake.use(...)"
        s.writer.do(f"call void (...) @llvm.fake.use({t} {value})")


def full_mask(s: State, mask: str | None) -> str:
    """A mask as a register or constant."""
    return mask or "splat (i1 true)"


def gather(s: State, dtype: DType, pointers: str, mask: str | None) -> str:
    """Reads one cell a lane."""
    if dtype.size < 4:
        return _gather_small(s, dtype, pointers, mask)
    return gather_cells(s, cell(dtype, s.planes), dtype.size, pointers, mask)


def gather_cells(s: State, t: str, size: int, pointers: str, mask: str | None) -> str:
    """Reads one cell a lane, of 4 bytes or more, aligned to `size`."""
    vector = wide("ptr", s.planes)
    arguments = (
        (f"{vector} align {size}", pointers),
        (s.mask_type(), full_mask(s, mask)),
        (t, "zeroinitializer"),
    )
    return s.writer.call(f"llvm.masked.gather.{mangle(t)}.v{s.planes}p0", t, *arguments)


def _gather_small(s: State, dtype: DType, pointers: str, mask: str | None) -> str:
    """The processor gathers 4 bytes: reads the aligned word around the cell, which is in the same page."""
    w, n = s.writer, s.planes
    i64, i32, vector = wide("i64", n), wide("i32", n), wide("ptr", n)
    addresses = w.convert("ptrtoint", vector, pointers, i64)
    words = w.binary("and", i64, addresses, "splat (i64 -4)")
    gathered = gather_cells(s, i32, 4, w.convert("inttoptr", i64, words, vector), mask)
    inside = w.binary("and", i32, w.convert("trunc", i64, addresses, i32), "splat (i32 3)")
    shift = w.binary("shl", i32, inside, "splat (i32 3)")
    return w.convert("trunc", i32, w.binary("lshr", i32, gathered, shift), cell(dtype, n))


def scatter(s: State, dtype: DType, pointers: str, value: str, mask: str | None) -> None:
    """Writes one cell a lane, in the order of lanes."""
    t = cell(dtype, s.planes)
    if dtype.size < 4:
        # the processor has no such scatter
        vectors = ((wide("ptr", s.planes), pointers), (t, value))

        def store(lane: str, parts: Sequence[str]) -> None:
            s.writer.do(f"store {cell(dtype)} {parts[1]}, ptr {parts[0]}, align {dtype.size}")

        each_lane(s, mask, vectors, store)
        return
    scatter_cells(s, t, dtype.size, pointers, value, mask)


def scatter_cells(s: State, t: str, size: int, pointers: str, value: str, mask: str | None) -> None:
    """Writes one cell a lane, of 4 bytes or more, aligned to `size`."""
    vector = wide("ptr", s.planes)
    arguments = ((t, value), (f"{vector} align {size}", pointers), (s.mask_type(), full_mask(s, mask)))
    s.writer.call(f"llvm.masked.scatter.{mangle(t)}.v{s.planes}p0", "void", *arguments)


def each_lane(
    s: State,
    mask: str | None,
    vectors: Sequence[tuple[str, str]],
    body: Callable[[str, Sequence[str]], None],
) -> None:
    """Runs `body(lane, its elements of the vectors)` for the active lanes in order."""
    w, n = s.writer, s.planes
    spilled = [(s.temporary(t.split(" x ")[1][:-1], n), t) for t, _ in vectors]
    for (pointer, t), (_, value) in zip(spilled, vectors, strict=True):
        w.do(f"store {t} {value}, ptr {pointer}, align 64")
    left = str((1 << n) - 1)
    if mask is not None:
        left = w.convert("zext", f"i{n}", s.bits(mask), "i64")
    before, head, inside, done = w.block, w.fresh("lanes"), w.fresh("lane"), w.fresh("lanes.done")
    w.jump(head)
    w.start(head)
    line, rest = w.reserve(), "%" + w.fresh()
    w.branch(w.let(f"icmp eq i64 {rest}, 0"), done, inside)
    w.start(inside)
    lane = w.call("llvm.cttz.i64", "i64", ("i64", rest), ("i1", "true"))
    parts: list[str] = []
    for pointer, t in spilled:
        scalar = t.split(" x ")[1][:-1]
        address = w.let(f"getelementptr {scalar}, ptr {pointer}, i64 {lane}")
        parts.append(w.let(f"load {scalar}, ptr {address}"))
    with s.scope(mask):
        body(lane, parts)
    following = w.binary("and", "i64", rest, w.binary("sub", "i64", rest, "1"))
    w.fill_phi(line, rest, "i64", (left, before), (following, w.block))
    w.jump(head)
    w.start(done)

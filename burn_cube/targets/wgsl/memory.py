"""Memories: their declarations, and reads and writes of elements.

WGSL has no elements of 8 or 16 bits in storage: there they share u32 words. A write must leave the neighbours
alone, which belong to other units, so words that are written are atomics.
"""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Alloc, BufferParam, Const, Kernel, Load, Operand, Store
from burn_cube.targets.wgsl.literals import bits_of, is_narrow, is_plain, number, value_type
from burn_cube.targets.wgsl.reserved import memory_name
from burn_cube.targets.wgsl.shared import atomic_memories, cell_type
from burn_cube.targets.wgsl.state import Form, Memory, State
from burn_cube.targets.wgsl.text import bare, call, infix
from burn_cube.types import Space

Groups = tuple[tuple[int, ...], ...]
"""Positions of buffer parameters that share a binding."""


def groups_of(kernel: Kernel, shared: Groups) -> Groups:
    """All buffer parameters in groups, one a binding, by their first member."""
    members = {position: group for group in shared for position in group}
    buffers = (i for i, param in enumerate(kernel.params) if isinstance(param, BufferParam))
    found = dict.fromkeys(members.get(position, (position,)) for position in buffers)
    return tuple(found)


def is_written(kernel: Kernel, group: tuple[int, ...]) -> bool:
    """Whether a binding must be writable: atomics are, even if only read."""
    atomics = atomic_memories(kernel)
    for position in group:
        param = kernel.params[position]
        assert isinstance(param, BufferParam)
        if param.access in ("write", "readwrite") or param.var in atomics:
            return True
    return False


def declare_buffers(s: State, shared: Groups) -> int:
    """The bindings of the parameters; gives their number."""
    atomics = atomic_memories(s.kernel)
    groups = groups_of(s.kernel, shared)
    for binding, group in enumerate(groups):
        params = [s.kernel.params[position] for position in group]
        var = params[0].var
        dtype = var.memory_type.elem
        written = is_written(s.kernel, group)
        form = _form(dtype, any([param.var in atomics for param in params]), written)
        name = s.names.fresh(memory_name(var.name))
        mode = "read_write" if written else "read"
        cell = cell_type(dtype, form)
        s.module.append(f"@group(0) @binding({binding}) var<storage, {mode}> {name}: array<{cell}>;")
        for position, param in zip(group, params, strict=True):
            base = s.number(("base", position, 0))
            s.memories[param.var] = Memory(name, dtype, Space.GLOBAL, form, base, not written)
    return len(groups)


def _form(dtype: DType, atomic: bool, written: bool) -> Form:
    if is_narrow(dtype):
        return "packed_atomic" if written else "packed"
    return "atomic" if atomic else "plain"


def alloc(s: State, stmt: Alloc) -> None:
    """A memory of a unit, of the cube or of the kernel."""
    t = stmt.memory.memory_type
    if t.space is Space.SHARED:
        return  # declared for the whole kernel
    name = s.names.fresh(stmt.memory.name)
    length = t.length or 0
    if t.space is Space.CONST:
        assert stmt.init is not None
        s.memories[stmt.memory] = _table(s, name, t.elem, stmt.init)
        return
    # with a value: without one naga would zero it only once, before all loops
    s.do(f"var {name} = array<{value_type(t.elem)}, {max(length, 1)}>();", stmt.span)
    s.memories[stmt.memory] = Memory(name, t.elem, t.space, "plain")


def _table(s: State, name: str, dtype: DType, init: tuple[bool | int | float, ...]) -> Memory:
    as_bits = dtype in (dt.F32, dt.F64) and not all([is_plain(float(value), dtype) for value in init])
    cell = f"u{dtype.bits}" if as_bits else value_type(dtype)
    suffix = "lu" if dtype.bits == 64 else "u"
    texts = [f"0x{bits_of(float(v), dtype):x}{suffix}" if as_bits else number(v, dtype) for v in init]
    t = f"array<{cell}, {max(len(init), 1)}>"
    s.module.append(f"const {name} = {t}({', '.join(texts)});")
    return Memory(name, dtype, Space.CONST, "plain", constant=True, stored_bits=as_bits)


# elements


def from_bits(dtype: DType, text: str) -> str:
    """The value of a cell of an atomic or of a table."""
    if dtype is dt.BOOL:
        return infix("!=", text, "0u")
    return f"bitcast<{dtype}>({bare(text)})" if dtype in (dt.F32, dt.F64) else text


def to_bits(dtype: DType, text: str) -> str:
    """A value as an atomic cell."""
    if dtype is dt.BOOL:
        return call("select", "0u", "1u", text)
    return f"bitcast<u{dtype.bits}>({bare(text)})" if dtype in (dt.F32, dt.F64) else text


def element(s: State, memory: Memory, place: str) -> str:
    """The value of an element."""
    if memory.form == "plain":
        text = f"{memory.name}[{place}]"
        return from_bits(memory.elem, text) if memory.stored_bits else text
    if memory.form == "atomic":
        return from_bits(memory.elem, f"atomicLoad(&{memory.name}[{place}])")
    name = f"burn_load_{memory.label or memory.name}"
    s.prelude.define(name, _load_function(memory, name))
    return call(name, _signed(place))


def _signed(place: str) -> str:
    """Functions of packed memories take places as i32."""
    return f"bitcast<i32>({place})" if place.startswith("u32(") else place


def place_in_word(dtype: DType) -> tuple[str, str]:
    """Expressions for the word of element `at`, and for the element's first bit there."""
    if dtype.bits == 8:
        return "at >> 2u", "(at & 3u) << 3u"
    return "at >> 1u", "(at & 1u) << 4u"


def decoded(dtype: DType, word: str) -> str:
    """The element whose first bit is `shift` in a word."""
    if dtype.is_integer and dtype.is_signed:
        return f"extractBits(bitcast<i32>({word}), shift, {dtype.bits}u)"
    bits = f"extractBits({word}, shift, {dtype.bits}u)"
    return f"{bits} != 0u" if dtype is dt.BOOL else bits


def encoded(dtype: DType, value: str) -> str:
    """The low bits of a word that stand for a value."""
    if dtype is dt.BOOL:
        return f"select(0u, 1u, {value})"
    if dtype.is_integer and dtype.is_signed:
        return f"(bitcast<u32>({value}) & 0x{(1 << dtype.bits) - 1:x}u)"
    return value


def _load_function(memory: Memory, name: str) -> str:
    word, shift = place_in_word(memory.elem)
    cell = f"{memory.name}[{word}]"
    if memory.form == "packed_atomic":
        cell = f"atomicLoad(&{cell})"
    return f"""
fn {name}(position: i32) -> {value_type(memory.elem)} {{
  let at = bitcast<u32>(position);
  let shift = {shift};
  return {decoded(memory.elem, cell)};
}}"""


def _store_function(memory: Memory, name: str) -> str:
    word, shift = place_in_word(memory.elem)
    mask = (1 << memory.elem.bits) - 1
    return f"""
// replaces one element of a word; the others may be written by other units meanwhile
fn {name}(position: i32, value: {value_type(memory.elem)}) {{
  let at = bitcast<u32>(position);
  let shift = {shift};
  let kept = ~(0x{mask:x}u << shift);
  let bits = {encoded(memory.elem, "value")} << shift;
  var word = atomicLoad(&{memory.name}[{word}]);
  loop {{
    let found = atomicCompareExchangeWeak(&{memory.name}[{word}], word, (word & kept) | bits);
    if (found.exchanged) {{ break; }}
    word = found.old_value;
  }}
}}"""


# statements


def load(s: State, stmt: Load, mask: str | None) -> None:
    """A read; 0 where the mask is false."""
    memory = s.memories[stmt.memory]
    place = s.index(memory, stmt.index)
    if stmt.uniform and memory.space is Space.SHARED:
        _uniform_load(s, stmt, memory, place, mask)
        return
    text = element(s, memory, place)
    if mask is not None:
        # an index out of range reads something: WGSL keeps it inside of the memory
        text = call("select", number(0, memory.elem), text, mask)
    s.define(stmt.result, text, stmt.span, pure=memory.constant)


def _uniform_load(s: State, stmt: Load, memory: Memory, place: str, mask: str | None) -> None:
    if memory.form == "plain":
        place = _shared_place(s, stmt.index, place)
        name = s.names.fresh(stmt.result.name)
        s.do(f"let {name} = workgroupUniformLoad(&{memory.name}[{place}]);", stmt.span)
    else:
        name = uniform(s, element(s, memory, place), value_type(memory.elem))
    s.values[stmt.result] = name
    if mask is not None:
        s.define(stmt.result, call("select", number(0, memory.elem), name, mask), stmt.span, pure=False)


def _shared_place(s: State, index: Operand, place: str) -> str:
    return place if is_uniform(s, index) else uniform(s, place, value_type(index_dtype(index)))


def index_dtype(index: Operand) -> DType:
    """The dtype of an index; 64-bit places are cut to u32."""
    dtype = index.value_type
    assert isinstance(dtype, DType)
    return dt.U32 if dtype.bits == 64 else dtype


def is_uniform(s: State, operand: Operand) -> bool:
    """Whether WGSL can tell that a value is the same for all units of the cube."""
    return isinstance(operand, Const) or operand in s.uniform


def uniform(s: State, text: str, t: str) -> str:
    """A value that is the same for all units, by our own analysis, as one that WGSL knows to be."""
    cell = f"uniform_{t}"
    declaration = f"var<workgroup> {cell}: {t};"
    if declaration not in s.module:
        s.module.append(declaration)
    name = s.names.fresh("same")
    s.do(f"if ({s.builtin('unit')} == 0u) {{ {cell} = {bare(text)}; }}")
    s.do(f"let {name} = workgroupUniformLoad(&{cell});")
    return name


def store(s: State, stmt: Store, mask: str | None) -> None:
    """A write; nothing where the mask is false."""
    memory = s.memories[stmt.memory]
    place, value = s.index(memory, stmt.index), s.value(stmt.value)
    with s.under(mask, stmt.span):
        if memory.form == "plain":
            s.do(f"{memory.name}[{place}] = {bare(value)};", stmt.span)
        elif memory.form == "atomic":
            s.do(f"atomicStore(&{memory.name}[{place}], {bare(to_bits(memory.elem, value))});", stmt.span)
        else:
            name = f"burn_store_{memory.label or memory.name}"
            s.prelude.define(name, _store_function(memory, name))
            s.do(f"{call(name, _signed(place), value)};", stmt.span)

"""How LLVM spells conversions: `cast` (values) and `bitcast` (bits), for a scalar or any vector."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range
from burn_cube.targets.llvm import text
from burn_cube.targets.llvm.text import Writer, number, register


def cast(w: Writer, source: DType, target: DType, n: int, value: str) -> str:
    """The value in another dtype."""
    if source is target:
        return value
    if target is dt.BOOL:
        return _to_bool(w, source, n, value)
    if source in (dt.F16, dt.BF16):
        return cast(w, dt.F32, target, n, _from_half(w, source, n, value))
    if target in (dt.F16, dt.BF16):
        single = cast(w, source, dt.F32, n, value)
        return _to_f16(w, n, single) if target is dt.F16 else _to_bf16(w, n, single)
    if source is dt.BOOL:
        op = "uitofp" if target.is_float else "zext"
        return w.convert(op, register(source, n), value, register(target, n))
    return _number(w, source, target, n, value)


def _number(w: Writer, source: DType, target: DType, n: int, value: str) -> str:
    a, b = register(source, n), register(target, n)
    if source.is_float and target.is_float:
        return w.convert("fpext" if target.bits > source.bits else "fptrunc", a, value, b)
    if target.is_float:
        return w.convert("sitofp" if source.is_signed else "uitofp", a, value, b)
    if source.is_float:
        return _to_int(w, source, target, n, value)
    if target.bits <= source.bits:
        return w.convert("trunc", a, value, b)
    return w.convert("sext" if source.is_signed else "zext", a, value, b)


def _to_bool(w: Writer, source: DType, n: int, value: str) -> str:
    if source in (dt.F16, dt.BF16):
        bits = w.binary("and", register(source, n), value, number(dt.U16, 0x7FFF, n))
        return w.binary("icmp ne", register(source, n), bits, number(dt.U16, 0, n))
    op = "fcmp une" if source.is_float else "icmp ne"
    return w.binary(op, register(source, n), value, number(source, 0, n))


def _to_int(w: Writer, source: DType, target: DType, n: int, value: str) -> str:
    """Saturates; nan gives 0. LLVM's own saturating conversion goes lane by lane."""
    through = dt.I32 if target.bits < 32 else target
    low, high = int_range(target)
    a, b, flags = register(source, n), register(through, n), text.wide("i1", n)
    below = w.binary("fcmp olt", a, value, number(source, low, n))
    above = w.binary("fcmp oge", a, value, number(source, float(high + 1), n))
    known = w.binary("fcmp ord", a, value, value)
    inside = w.binary(
        "and", flags, known, w.binary("xor", flags, w.binary("or", flags, below, above), _yes(n))
    )
    safe = w.select(inside, a, value, number(source, 0, n))
    whole = w.convert(f"fpto{'s' if through.is_signed else 'u'}i", a, safe, b)
    lowest = w.select(below, b, number(through, low, n), whole)
    clamped = w.select(above, b, number(through, high, n), lowest)
    return w.convert("trunc", b, clamped, register(target, n))


def _yes(n: int) -> str:
    return number(dt.BOOL, True, n)


def _from_half(w: Writer, source: DType, n: int, bits: str) -> str:
    """f16 or bf16 to f32, exact."""
    single, narrow = register(dt.F32, n), register(source, n)
    if source is dt.F16:
        half = w.convert("bitcast", narrow, bits, text.wide("half", n))
        return w.convert("fpext", text.wide("half", n), half, single)
    u32 = register(dt.U32, n)
    shifted = w.binary("shl", u32, w.convert("zext", narrow, bits, u32), number(dt.U32, 16, n))
    return w.convert("bitcast", u32, shifted, single)


def _to_f16(w: Writer, n: int, value: str) -> str:
    half = w.convert("fptrunc", register(dt.F32, n), value, text.wide("half", n))
    return w.convert("bitcast", text.wide("half", n), half, register(dt.F16, n))


def _to_bf16(w: Writer, n: int, value: str) -> str:
    """Rounds to the nearest, ties to even; a nan stays one."""
    single, u32, narrow = register(dt.F32, n), register(dt.U32, n), register(dt.BF16, n)
    bits = w.convert("bitcast", single, value, u32)
    last = w.binary("and", u32, w.binary("lshr", u32, bits, number(dt.U32, 16, n)), number(dt.U32, 1, n))
    rounded = w.binary("add", u32, w.binary("add", u32, bits, number(dt.U32, 0x7FFF, n)), last)
    nan = w.binary("fcmp uno", single, value, value)
    chosen = w.select(nan, u32, w.binary("or", u32, bits, number(dt.U32, 0x400000, n)), rounded)
    return w.convert("trunc", u32, w.binary("lshr", u32, chosen, number(dt.U32, 16, n)), narrow)


def bitcast(w: Writer, source: DType, target: DType, n: int, value: str) -> str:
    """The same bits, dtypes of one width."""
    return w.convert("bitcast", register(source, n), value, register(target, n))


def regroup(w: Writer, source: DType, target: DType, n: int, parts: list[str]) -> list[str]:
    """The bits of a varying vector cut into lanes of another width, the lowest first."""
    bits = [w.convert("bitcast", register(source, n), p, text.wide(f"i{source.bits}", n)) for p in parts]
    if target.bits > source.bits:
        ratio = target.bits // source.bits
        groups = [bits[i : i + ratio] for i in range(0, len(bits), ratio)]
        cut = [_merge(w, source.bits, target.bits, n, group) for group in groups]
    else:
        cut = [piece for part in bits for piece in _split(w, source.bits, target.bits, n, part)]
    return [w.convert("bitcast", text.wide(f"i{target.bits}", n), p, register(target, n)) for p in cut]


def _shift(bits: int, n: int, distance: int) -> str:
    return f"splat (i{bits} {distance})" if n else str(distance)


def _merge(w: Writer, narrow: int, broad: int, n: int, parts: list[str]) -> str:
    t = text.wide(f"i{broad}", n)
    total = ""
    for position, part in enumerate(parts):
        extended = w.convert("zext", text.wide(f"i{narrow}", n), part, t)
        if position:
            moved = w.binary("shl", t, extended, _shift(broad, n, position * narrow))
            extended = w.binary("or", t, total, moved)
        total = extended
    return total


def _split(w: Writer, broad: int, narrow: int, n: int, value: str) -> list[str]:
    t = text.wide(f"i{broad}", n)
    pieces: list[str] = []
    for position in range(broad // narrow):
        moved = w.binary("lshr", t, value, _shift(broad, n, position * narrow)) if position else value
        pieces.append(w.convert("trunc", t, moved, text.wide(f"i{narrow}", n)))
    return pieces

"""Arrays that a kernel writes: they must be writable, and share no memory with other arguments."""

from __future__ import annotations

from burn_cube.errors import LaunchValueError
from burn_cube.launch.arrays import ArrayArgument, overlap, overlaps_itself
from burn_cube.launch.binders import Call


def check(call: Call, written: tuple[int, ...]) -> None:
    """LaunchValueError at the first written argument that may not be written."""
    for position in written:
        target = call.arguments[position]
        assert isinstance(target, ArrayArgument), position
        if not target.writable:
            raise LaunchValueError(
                f"{target.place}: got a read-only array, which the kernel writes", target.place.span,
                "pass a copy: x.copy()",
            )  # fmt: skip
        if target.inout:
            continue
        if not target.contiguous and overlaps_itself(target):
            raise LaunchValueError(
                f"{target.place}: got strides {target.strides} for shape {target.shape}, by which elements "
                "that the kernel writes share memory",
                target.place.span,
                "pass a copy: np.ascontiguousarray(x)",
            )
        for other in call.arrays:
            if other is not target and overlap(target, other):
                raise _shared(target, other)


def _shared(target: ArrayArgument, other: ArrayArgument) -> LaunchValueError:
    return LaunchValueError(
        f"{target.place}: the kernel writes it, and it shares memory with argument {other.place.name}",
        target.place.span,
        "declare it bc.Inout[...] if each unit touches only its own elements, or pass a copy",
        (("the other argument", other.place.span),),
    )

"""erf and erfc."""

from __future__ import annotations

from burn_cube.lang import copysign, cube, f32, fma, select
from burn_cube.mathlib.polynomial import horner

# erf(x) / x - 1 in x**2, |x| <= 1.0, relative to erf: 2**-26
ERF_TAIL_F32 = (
    7.807434303686023e-05,
    -0.0007997971260920167,
    0.005187170580029488,
    -0.026853349059820175,
    0.11283578723669052,
    -0.3761262595653534,
    0.12837916612625122,
)
# the fourth root of erfc in x - 2 on [1.0, 3.95], relative to its effect on erf: 2**-26
ERFC_ROOT_F32 = (
    -2.226147444162052e-05,
    -0.0001782658655429259,
    0.0007730528595857322,
    0.0015321177197620273,
    -0.012249228544533253,
    0.006901605986058712,
    0.09913942962884903,
    -0.2888616621494293,
    0.2615223228931427,
)


@cube
def erf_f32(x: f32) -> f32:
    """x + x * P(x**2) up to 1.0; then 1 - Q**4, where a fourth root takes few terms; 1 from 3.95 on."""
    size = abs(x)
    near = fma(size, horner(x * x, ERF_TAIL_F32), size)
    limited = select(size > 3.95, 3.95, size)
    root = horner(limited - 2.0, ERFC_ROOT_F32)
    square = root * root
    return copysign(select(size < 1.0, near, fma(-square, square, 1.0)), x)

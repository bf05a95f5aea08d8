"""Functions of elements for `map`: what the language has no name for, or means otherwise at the edges."""

from __future__ import annotations

import math

import burn_cube as bc
from burn_kernels.elements import X, Y

HALF_ROOT = math.sqrt(0.5)
DENSITY = 1 / math.sqrt(2 * math.pi)


@bc.cube
def same(x: X) -> X:
    """The element itself: a copy, or a cast."""
    return x


@bc.cube
def second(x: X, y: Y) -> Y:
    """The other one."""
    return y


@bc.cube
def power_of_int(x: bc.F, y: bc.I) -> bc.F:
    """A float to the power of an int."""
    return bc.pow(x, bc.cast(y, bc.F))


@bc.cube
def cube_of(x: X) -> X:
    """x * x * x."""
    return x * x * x


@bc.cube
def fourth_power(x: X) -> X:
    """(x * x) * (x * x)."""
    square = x * x
    return square * square


@bc.cube
def square(x: X) -> X:
    """x * x."""
    return x * x


@bc.cube
def at_least(x: X, low: X) -> X:
    """What is lower becomes `low`; a NaN stays."""
    return bc.select(x < low, low, x)


@bc.cube
def at_most(x: X, high: X) -> X:
    """What is greater becomes `high`; a NaN stays."""
    return bc.select(x > high, high, x)


@bc.cube
def between(x: X, low: X, high: X) -> X:
    """`at_least`, then `at_most`."""
    return at_most(at_least(x, low), high)


@bc.cube
def unsigned_sign(x: X) -> X:
    """0 or 1."""
    return min(x, 1)


@bc.cube
def masked(x: X, mask: bc.bool, value: X) -> X:
    """`value` where the mask is true."""
    return bc.select(mask, value, x)


@bc.cube
def negated(x: X) -> X:
    """Not."""
    return not x


@bc.cube
def relu(x: bc.F) -> bc.F:
    """What is negative becomes 0; a NaN stays."""
    return bc.select(x <= 0, bc.cast(0, bc.F), x)


@bc.cube
def relu_backward(output: bc.F, grad: bc.F) -> bc.F:
    """The gradient where the output is positive."""
    return bc.select(output <= 0, bc.cast(0, bc.F), grad)


@bc.cube
def leaky_relu(x: bc.F, slope: bc.F) -> bc.F:
    """x, or slope * x where x is negative."""
    return bc.select(x < 0, x * slope, x)


@bc.cube
def normal_distribution(x: bc.F) -> bc.F:
    """The probability that a standard normal number is below x."""
    return (bc.erf(x * HALF_ROOT) + 1) * 0.5


@bc.cube
def gelu(x: bc.F) -> bc.F:
    """x times the normal distribution."""
    return x * 0.5 * (bc.erf(x * HALF_ROOT) + 1)  # in this order, nothing overflows


@bc.cube
def gelu_backward(x: bc.F, grad: bc.F) -> bc.F:
    """grad * (Phi(x) + x * phi(x))."""
    density = bc.exp(x * x * -0.5) * DENSITY
    return grad * (normal_distribution(x) + x * density)


@bc.cube
def sigmoid(x: bc.F) -> bc.F:
    """1 / (1 + exp(-x)); exp overflows to infinity where the result is 0."""
    return bc.recip(bc.exp(-x) + 1)


@bc.cube
def sigmoid_backward(output: bc.F, grad: bc.F) -> bc.F:
    """grad * s * (1 - s), of the output s."""
    return grad * (output * (1 - output))


@bc.cube
def hard_sigmoid(x: bc.F, alpha: bc.F, beta: bc.F) -> bc.F:
    """alpha * x + beta, between 0 and 1."""
    line = x * alpha + beta
    found: bc.F = between(line, bc.cast(0, bc.F), bc.cast(1, bc.F))
    return found


@bc.cube
def log_sigmoid(x: bc.F) -> bc.F:
    """log(1 / (1 + exp(-x))) as min(x, 0) - log1p(exp(-|x|)), which neither overflows nor cancels."""
    low: bc.F = at_most(x, bc.cast(0, bc.F))
    return low - bc.log1p(bc.exp(-abs(x)))


@bc.cube
def log_sigmoid_backward(x: bc.F, grad: bc.F) -> bc.F:
    """grad * sigmoid(-x)."""
    return grad * sigmoid(-x)


@bc.cube
def both(x: X, y: X) -> X:
    """x & y."""
    return x & y


@bc.cube
def either(x: X, y: X) -> X:
    """x | y."""
    return x | y


@bc.cube
def inverted(x: X) -> X:
    """~x."""
    return ~x

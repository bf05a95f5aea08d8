"""What the project sets out to do: 150 numbered capabilities.

A test names the rows that it proves by `@pytest.mark.capability(n)`; the summary of a test run counts them.
"""

from __future__ import annotations

_LANGUAGE = """
launch on host arrays and read the result back
checked and unchecked launches
comptime parameters specialise and are part of the cache key
comptime branches drop the dead side
comptime strings, enums, structs and tuples
comptime variants with a payload steer the code
for over a comptime range is unrolled
run-time for with start, stop and step of either sign
while loops
endless loop left by break, inner loop only
continue in for, while and unrolled loops
early return from a kernel, also inside loops
early return before a barrier is refused or well defined
early return with a value from a function
if as a value, literals in both arms
match with alternatives, constants and a default
and, or evaluate the right side only when needed
truth tables of and, or, not
chained comparisons evaluate the middle once
nested conditional expressions and assignments on all arms
a variable set on one branch only is refused
a variable that changes dtype in a loop is refused
augmented assignment to elements, vectors, fields, tuple parts
functions that call functions, generic ones too
a function that changes its caller's local array
changing a parameter leaves the caller's variable alone
recursion is refused, direct and mutual
functions, lambdas and closures as comptime arguments
several results, tuples, nested destructuring
structs with fields, methods, nesting, as kernel arguments
protocols: one of several implementations chosen at comptime
run-time variants with a payload
optional tensors: absent ones compile to another kernel
comptime lists of tensors
generic over dtypes that the launch chooses
a kernel reads the device's properties at comptime
a kernel's own validation error, raised at the launch
static and device assertions
printing from a kernel
errors with file, line, column and the source line
each unsupported construct has its own message
inspection: IR, generated text, the IR after each pass
"""

_TYPES = """
8 and 16 bit integers in buffers and as temporaries
64 bit integers, large literals
f16 and bf16 arithmetic
f64, transcendental functions included
fp8 decode and encode
fp4, fp6 and ue8m0 conversions
bool in buffers, vectors, arguments and shared memory
32 or 64 bit indices, chosen at launch
casts between ints and floats by one stated rule
reinterpretation of bits, scalars and vectors
literals: infinities, NaN, -0.0, sub-normals, extremes
integer overflow wraps; floor division and modulo as in Python
modulo exact for large integers
shifts by the width or more
vector arithmetic at widths beyond the machine's
static and dynamic lane access
vector comparisons give masks, select by mask
scalar broadcast; a width mismatch is refused
conditional values of vector type
vectorised loads and stores respect alignment
the host chooses a legal vector width from shape and strides
"""

_MATH = """
trigonometry, large arguments too
hyperbolic functions and their inverses
exp, log, log1p, expm1
powers, roots, reciprocals, hypot
rounding, on half-way values, NaN and -0.0
erf
min, max and clamp with NaN by one rule
is_nan, is_inf, comparisons with NaN
fma rounds once
dot, magnitude, normalize and sum of a vector
popcount, clz, ctz, ffs, bit reversal at every width
high half of a product
saturating addition and subtraction
div_ceil, is_multiple_of, abs at the edges
fast-math changes code only where asked
constant folding equals run-time evaluation for every op
"""

_UNITS = """
the index variables, x fastest
plane count
barriers order shared and global memory
barriers in loops and one after another
a barrier under a non-uniform condition is refused
uniform loads usable as loop bounds
shared scalars, arrays, vectors, structs and atomics together
shared memory belongs to one cube
all shared memory usable; too much is refused with numbers
shared memory reused when lifetimes do not overlap
integer atomics: all operations under contention
float atomics, by compare-exchange where needed
atomics on shared memory
64 bit atomics or a refusal
plane reductions of ints, floats and vectors
plane scans
plane shuffles, broadcast, ballot, votes, election
partly filled planes
plane operations under divergence act on active units
the CPU has real planes, consistent with its properties
2-D and 3-D cubes and grids
"""

_MEMORY = """
slices: nested, iterated, written, re-vectorised, checked against their own length
tensor metadata: shape, strides, rank, length
n-d indexing with any strides
local arrays: dynamic index, zeroed, promoted to registers
constant tables indexed at run time
views and layouts with every read and write mode
layouts: linear, strided, permuted, broadcast, tiled, chained
exact division by an invariant for all u32
swizzled shared memory
output in place of an input; overlap refused
quantised views
"""

_CORES = """
tensor cores through cmma
tensor cores by hand: mma, ldmatrix, scaled mma
asynchronous copies and barriers
"""

_COMPILER = """
checked mode: reads out of bounds give 0, writes are dropped
validate mode names kernel, buffer, index, length and unit
every limit is checked before a launch, with numbers
large grids fold or are refused; empty grids do nothing
the same ops on every target, by a generated matrix
every pass preserves meaning, by differential fuzzing
generated text is deterministic, golden per target
one kernel's compile failure leaves the device usable
"""

_RUNTIME = """
errors are raised at the launch where known, later ones name the kernel
memory pool: reuse, growth, cap, out of memory with sizes, statistics
views of a buffer by offset; reuse in place
streams: order, isolation, concurrency, across threads
profiling with device timestamps
kernel cache in memory and on disk, invalidated by what matters
autotuning: buckets, failing candidates, persistence
graph capture and replay
copies between devices, from files, lazily
grid size read from a buffer
every setting has an effect; unknown ones are refused
queued kernels keep their buffers alive
NumPy, DLPack and buffers without a copy on the CPU
threads, fork and exit with work in flight
"""

_KERNELS = """
elementwise and fused kernels with broadcasting, contiguous copies
reductions: axes, ties, NaN, empty, large
scan, sort, histogram, top-k
matrix multiplication: batched, transposed, ragged
convolution and pooling
attention with masks
random numbers, the same on every target
fast Fourier transform
quantise and dequantise
benchmark tool with roofline and regressions
throughput probes
skipped is reported apart from passed
one command reports a device's capabilities
every example of the documentation runs
"""

SECTIONS = {
    "language": _LANGUAGE,
    "types and vectors": _TYPES,
    "math": _MATH,
    "indices, barriers, atomics, planes": _UNITS,
    "memory, tensors, views": _MEMORY,
    "tensor cores and asynchronous copies": _CORES,
    "compiler and safety": _COMPILER,
    "runtime": _RUNTIME,
    "standard kernels and tools": _KERNELS,
}

# Row number (from 1) -> title.
CAPABILITIES: dict[int, str] = dict(
    enumerate((line for text in SECTIONS.values() for line in text.strip().splitlines()), start=1)
)

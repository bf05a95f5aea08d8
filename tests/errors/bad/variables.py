"""Variables without a value, or with two dtypes; calls that do not fit; compile time and run time mixed up."""

import math

import burn_cube.lang as bc

TABLE = [1, 2, 3]


@bc.cube
def bad_undefined(x: bc.Array[bc.f32]):
    x[0] = lenght  # error: cannot use lenght: it is not defined @ lenght


@bc.cube
def bad_before(x: bc.Array[bc.f32]):
    x[0] = y  # error: cannot use y: it has no value yet @ y
    y = x[0]


@bc.cube
def bad_one_branch(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    if x[0] > 0.0:  # note: not set on the other way through
        y = x[0]  # note: set here
    out[0] = y  # error: cannot use y: it is set on one branch only @ y


@bc.cube
def bad_loop_only(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    for i in range(x.len()):  # note: which may run no iteration
        last = x[i]  # note: set here, inside the loop
    out[0] = last  # error: cannot use last: it is set inside a loop only @ last


@bc.cube
def bad_dtype_change(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    v = x[0]  # note: v became f32 here
    v = bc.i32(v)  # error: cannot assign v: got i32, expected f32 @ bc.i32(v)
    out[0] = bc.f32(v)


@bc.cube
def bad_dtype_change_in_a_loop(n: bc.i32, x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    total = 0.5  # error: cannot use the literal as i32: got the float 0.5 @ total
    for _ in range(n):
        total = n  # note: takes the dtype i32 here
    out[0] = bc.f32(total)


@bc.cube
def bad_literal_of_two_dtypes(n: bc.i32, x: bc.Array[bc.f32], out: bc.Array[bc.i32]):
    total = 0
    for i in range(n):
        total += x[i]
    out[0] = total  # error: cannot store: got f32, expected i32 @ total


@bc.cube
def bad_comptime_change(n: bc.i32, out: bc.Array[bc.f32]):
    mode = "first"
    for _ in range(n):  # note: the loop is here
        if mode == "first":
            out[0] = 1.0
        mode = "then"  # error: cannot change mode in a run-time loop @ mode


@bc.cube
def bad_choice_of_arrays(n: bc.i32, x: bc.Array[bc.f32], y: bc.Array[bc.f32]):
    source = x
    if n > 0:  # note: the branch is here
        source = y  # error: cannot give source different values @ source
    source[0] = 1.0


@bc.cube
def bad_global_list(x: bc.Array[bc.f32]):
    TABLE[0] = 5  # error: cannot assign to an item: got the list [1, 2, 3] @ TABLE[0]


@bc.cube
def bad_global_append(x: bc.Array[bc.f32]):
    TABLE.append(5)  # error: cannot call .append: got a list of the host @ TABLE.append(5)


@bc.cube
def bad_host_call(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = math.sin(x[0])  # error: cannot call sin: got f32, expected compile-time values @ x[0]


def plain(v):
    return v * 2


@bc.cube
def bad_plain_function(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = plain(x[0])  # error: cannot call plain: got f32, expected compile-time values @ x[0]


@bc.cube
def bad_float_call(x: bc.Array[bc.i32], out: bc.Array[bc.f32]):
    out[0] = float(x[0])  # error: cannot call float: got i32 @ x[0]


@bc.cube
def bad_attribute(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = bc.sqroot(x[0])  # error: cannot read .sqroot @ bc.sqroot


@bc.cube
def bad_method(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = bc.f32(x.size())  # error: cannot call .size: got an array of f32 @ x.size


@bc.cube
def bad_method_itself(x: bc.Tensor[bc.f32], out: bc.Array[bc.f32]):
    out[0] = bc.f32(x.shape[0])  # error: cannot index: got the method .shape itself, expected a number @ x.shape[0]


@bc.cube
def bad_called_array(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = x(0)  # error: cannot call this: got an array of f32, expected a function @ x


@bc.cube
def helper(v: bc.f32, w: bc.f32 = 1.0) -> bc.f32:
    return v * w


@bc.cube
def bad_argument_count(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = helper(x[0], x[1], x[2])  # error: got 3 arguments, expected 2 @ helper(x[0], x[1], x[2])


@bc.cube
def bad_argument_name(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = helper(x[0], z=1.0)  # error: cannot call helper: got an argument z @ 1.0


@bc.cube
def bad_argument_missing(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = helper(w=x[0])  # error: cannot call helper: got no v @ helper(w=x[0])


@bc.cube
def bad_argument_dtype(x: bc.Array[bc.f64], out: bc.Array[bc.f32]):
    out[0] = helper(x[0])  # error: cannot pass v: got f64, expected f32 @ x[0]


@bc.cube
def bad_comptime_argument(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = times(x[0], x[1])  # error: cannot pass n: got a run-time value of type f32 @ x[1]


@bc.cube
def times(v: bc.f32, n: bc.Comptime[int]) -> bc.f32:
    return v * n


@bc.cube
def generic(a: bc.F, b: bc.F) -> bc.F:
    return a + b


@bc.cube
def bad_generic(x: bc.Array[bc.f32], y: bc.Array[bc.f64], out: bc.Array[bc.f32]):
    out[0] = generic(x[0], y[0])  # error: cannot pass b: got f64, expected f32 @ y[0]


@bc.cube
def bad_generic_kind(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    out[0] = generic(x[0], x[1])  # error: cannot pass a: got i32, expected one of f16 bf16 f32 f64 @ x[0]


@bc.cube
def factorial(n: bc.i32) -> bc.i32:
    return n * factorial(n - 1) if n > 1 else 1  # error(bad_recursion): cannot call factorial: got a recursive call @ factorial(n - 1)


@bc.cube
def bad_recursion(x: bc.Array[bc.i32]):
    x[0] = factorial(x[0])  # note: called from here


@bc.cube
def even(n: bc.i32) -> bc.bool:
    return odd(n - 1)


@bc.cube
def odd(n: bc.i32) -> bc.bool:
    return even(n - 1)  # error(bad_mutual_recursion): cannot call even: got a recursive call @ even(n - 1)


@bc.cube
def bad_mutual_recursion(x: bc.Array[bc.bool], n: bc.i32):
    x[0] = even(n)  # note: called from here


@bc.cube
def sometimes(v: bc.f32) -> bc.f32:
    if v > 0.0:
        return v  # error(bad_return_on_some_paths): cannot return from sometimes on some paths only @ return v


@bc.cube
def bad_return_on_some_paths(x: bc.Array[bc.f32]):
    x[0] = sometimes(x[0])  # note: called from here


@bc.cube
def two_kinds(v: bc.f32):
    if v > 0.0:
        return v, v  # note(bad_return_of_two_kinds): the branch is here
    return v  # error(bad_return_of_two_kinds): cannot return different things @ return v


@bc.cube
def bad_return_of_two_kinds(x: bc.Array[bc.f32]):
    x[0] = two_kinds(x[0])


@bc.cube
def bad_unpacking(x: bc.Array[bc.f32]):
    a, b = (x[0], x[1], x[2])  # error: cannot take apart: got 3 values, expected 2 values @ a, b


@bc.cube
def bad_tuple_index(n: bc.i32, x: bc.Array[bc.f32]):
    pair = (x[0], x[1])
    x[2] = pair[n]  # error: cannot index a tuple: got i32, expected a compile-time int @ n


@bc.struct
class Point:
    x: bc.f32
    y: bc.f32


@bc.cube
def bad_field(x: bc.Array[bc.f32]):
    p = Point(x[0], x[1])
    x[2] = p.z  # error: cannot read .z: got a Point @ p.z


@bc.cube
def bad_match_of_a_float(x: bc.Array[bc.f32]):
    match x[0]:  # error: cannot match: got f32, expected an integer @ x[0]
        case 0:
            x[1] = 1.0


@bc.cube
def bad_compile_error(x: bc.Array[bc.f32], n: bc.Comptime[int] = 3):
    bc.static_assert(n % 2 == 0, "n must be even")  # error: static assertion failed: n must be even @ bc.static_assert(n % 2 == 0, "n must be even")


@bc.cube
def bad_host_exception(x: bc.Array[bc.f32]):
    x[0] = 1.0 / 0  # error: cannot divide at compile time: ZeroDivisionError @ 1.0 / 0

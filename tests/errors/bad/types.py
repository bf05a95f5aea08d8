"""Values of the wrong dtype, or in the wrong place."""

import burn_cube.lang as bc


@bc.cube
def bad_mixed(x: bc.Array[bc.f32], y: bc.Array[bc.f64], out: bc.Array[bc.f32]):
    out[0] = x[0] + y[0]  # error: cannot add: got f32 and f64, expected one dtype @ x[0] + y[0]


@bc.cube
def bad_mixed_ints(x: bc.Array[bc.i32], y: bc.Array[bc.u32], out: bc.Array[bc.i32]):
    if x[0] < y[0]:  # error: cannot compare: got i32 and u32 @ x[0] < y[0]
        out[0] = 1


@bc.cube
def bad_index_and_unsigned(x: bc.Array[bc.u32], out: bc.Array[bc.u32]):
    out[0] = x[0] + bc.ABSOLUTE_POS  # error: got u32 and index @ x[0] + bc.ABSOLUTE_POS


@bc.cube
def bad_division(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    out[0] = x[0] / 2  # error: cannot divide by /: got i32, expected a float dtype @ x[0] / 2


@bc.cube
def bad_division_of_a_literal(n: bc.i32, out: bc.Array[bc.i32]):
    k = 7
    for _ in range(n):
        k = k + 1
    j = k / 2  # error: cannot div: got i32 @ k / 2
    out[0] = k


@bc.cube
def bad_float_literal(x: bc.Array[bc.i32]):
    x[0] = 5.5  # error: cannot store: got the float 5.5, expected i32 @ 5.5


@bc.cube
def bad_float_operand(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    out[0] = x[0] * 0.5  # error: cannot multiply: got the float 0.5, expected i32 @ x[0] * 0.5


@bc.cube
def bad_literal_range(x: bc.Array[bc.u8]):
    x[0] = 256  # error: cannot store: got 256, expected 0 to 255 for u8 @ 256


@bc.cube
def bad_cast_of_a_literal(x: bc.Array[bc.u8]):
    x[0] = bc.u8(300)  # error: cannot cast to u8: got 300, expected 0 to 255 @ bc.u8(300)


@bc.cube
def bad_inexact_literal(x: bc.Array[bc.f32]):
    x[0] = 16777217  # error: cannot store: got 16777217, expected an int that f32 holds exactly @ 16777217


@bc.cube
def bad_store(x: bc.Array[bc.f64], out: bc.Array[bc.f32]):
    out[0] = x[0]  # error: cannot store: got f64, expected f32 @ x[0]


@bc.cube
def bad_condition(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    if x[0]:  # error: cannot use as a condition: got f32, expected bool @ x[0]
        out[0] = 1.0


@bc.cube
def bad_vector_condition(x: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.f32]):
    if x[0] > 0.0:  # error: cannot use as a condition: got boolx4, expected bool @ x[0] > 0.0
        out[0] = 1.0


@bc.cube
def bad_not_of_a_float(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    if not x[0]:  # error: cannot negate: got f32, expected bool @ not x[0]
        out[0] = 1.0


@bc.cube
def bad_widths(x: bc.Array[bc.Vector[bc.f32, 4]], y: bc.Array[bc.Vector[bc.f32, 2]]):
    x[0] = x[0] + y[0]  # error: cannot add: got f32x4 and f32x2 @ x[0] + y[0]


@bc.cube
def bad_lane(x: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.f32]):
    v = x[0]
    out[0] = v[4]  # error: cannot take a lane: got 4, expected 0 to 3 @ 4


@bc.cube
def bad_dtype_of_an_op(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    out[0] = bc.sqrt(x[0])  # error: cannot sqrt: got i32 @ bc.sqrt(x[0])


@bc.cube
def bad_bits_of_a_float(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = x[0] & x[1]  # error: cannot and: got f32 @ x[0] & x[1]


@bc.cube
def bad_arity(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = bc.fma(x[0], x[1])  # error: cannot call fma: got 2 arguments, expected 3 @ bc.fma(x[0], x[1])


@bc.cube
def bad_negative_index(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = x[-1]  # error: cannot index: got the constant -1, expected 0 or more @ x[-1]


@bc.cube
def bad_count_from_the_end(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    y = x[-3:]  # error: cannot index: got the constant -3, expected 0 or more @ -3
    out[0] = y[0]


@bc.cube
def bad_constant_index(out: bc.Array[bc.f32]):
    tile = bc.Local[bc.f32](8)
    out[0] = tile[8]  # error: cannot index: got the constant 8, expected 0 to 7 @ tile[8]


@bc.cube
def bad_float_index(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = x[x[0]]  # error: cannot index: got f32, expected an integer @ x[x[0]]


@bc.cube
def bad_rank(t: bc.Tensor[bc.f32], out: bc.Array[bc.f32]):
    out[0] = t[0]  # error: cannot index: got 1 index, expected 2 indices @ t[0]


@bc.cube
def bad_dimension_at_run_time(t: bc.Tensor[bc.f32], out: bc.Array[bc.f32]):
    for k in range(2):
        out[k] = bc.f32(t.shape(k))  # error: cannot take .shape: got a run-time int, expected a compile-time int @ k


@bc.cube
def bad_shape(t: bc.Tensor[bc.f32], out: bc.Array[bc.f32]):
    out[0] = bc.f32(t.shape(2))  # error: cannot take .shape: got dimension 2, expected 0 to 1 @ 2


@bc.cube
def bad_range(x: bc.Array[bc.f32]):
    for i in range(x[0]):  # error: cannot make a range: got f32, expected integers @ range(x[0])
        x[i] = 1.0


@bc.cube
def bad_unroll(x: bc.Array[bc.f32]):
    for i in bc.unroll(range(x.len())):  # error: cannot unroll: got a range with run-time bounds @ range(x.len())
        x[i] = 1.0


@bc.cube
def bad_length(n: bc.i32, out: bc.Array[bc.f32]):
    tile = bc.Shared[bc.f32](n)  # error: cannot make a Shared: got i32, expected a compile-time int @ n
    out[0] = tile[0]


@bc.cube
def bad_table(out: bc.Array[bc.f32]):
    table = bc.Const([1.5, 2.0], bc.i32)  # error: cannot make a table: got the float 1.5, expected i32 @ [1.5, 2.0]
    out[0] = bc.f32(table[0])


@bc.cube
def bad_store_to_a_table(out: bc.Array[bc.f32]):
    table = bc.Const([1.5, 2.0], bc.f32)
    table[0] = 1.0  # error: cannot store: got a const table @ table[0]
    out[0] = table[0]


@bc.cube
def bad_atomic_target(out: bc.Array[bc.f32]):
    mine = bc.Local[bc.i32](4)
    bc.atomic_add(mine, 0, 1)  # error: cannot atomic_add: got a local memory @ mine


@bc.cube
def bad_static_assert(n: bc.i32):
    bc.static_assert(n > 0, "n")  # error: cannot assert at compile time: got a run-time condition @ n > 0


@bc.cube
def bad_comptime(x: bc.Array[bc.f32]):
    n = bc.comptime(x.len())  # error: cannot evaluate at compile time: got index @ x.len()


@bc.cube
def bad_match_of_an_array(x: bc.Array[bc.i32]):
    match x:
        case 1:  # error: cannot match: got an array of i32 @ 1
            x[0] = 2


@bc.cube
def bad_vector_type(x: bc.Array[bc.f32]):
    v = bc.Vector[float, 3](1.0)  # error: cannot use this type: got Vector of float @ bc.Vector[float, 3]
    x[0] = v[0]


@bc.cube
def bad_made_array(x: bc.Array[bc.f32]):
    y = bc.Array[bc.f32](3)  # error: cannot make a global array @ bc.Array[bc.f32](3)
    x[0] = y[0]


@bc.cube
def bad_unrolled_step(x: bc.Array[bc.f32]):
    for i in bc.unroll(range(0, 4, 0)):  # error: cannot make a range: got step 0 @ 0
        x[i] = 1.0


@bc.cube
def by_name(x: bc.f32, *, y: bc.f32) -> bc.f32:
    return x + y


@bc.cube
def bad_keyword_by_position(x: bc.Array[bc.f32]):
    x[0] = by_name(x[0], x[1])  # error: cannot call by_name: got 2 arguments by position, expected 1 @ by_name(x[0], x[1])

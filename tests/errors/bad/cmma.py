"""Products of matrices that no device has, or that a plane does not do together."""

import burn_cube.lang as bc


@bc.cube
def bad_shape(x: bc.Array[bc.f16]):
    a = bc.cmma.Matrix("a", 32, 8, 16, bc.f16)  # error: cannot make a fragment a: got f16 32 x 8 x 16, expected f16 16 x 16 x 16, bf16 16 x 16 x 16, tf32 16 x 16 x 8 @ bc.cmma.Matrix("a", 32, 8, 16, bc.f16)
    bc.cmma.load(a, x, 16)


@bc.cube
def bad_f32_input(x: bc.Array[bc.f32]):
    a = bc.cmma.Matrix("a", 16, 16, 8, bc.f32)  # error: cannot make a fragment a: got f32 16 x 16 x 8, expected @ bc.cmma.Matrix("a", 16, 16, 8, bc.f32)
    bc.cmma.load(a, x, 8)


@bc.cube
def bad_accumulator(x: bc.Array[bc.f64]):
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f64)  # error: got f64 16 x 16 x 16, expected f32, f16 or bf16, 16 x 16 x 16 or 16 x 16 x 8 @ bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f64)
    bc.cmma.load(c, x, 16)


@bc.cube
def bad_use(x: bc.Array[bc.f16]):
    a = bc.cmma.Matrix("c", 16, 16, 16, bc.f16)  # error: cannot call cmma.Matrix: got the str 'c', expected one of a, b, accumulator @ "c"
    bc.cmma.load(a, x, 16)


@bc.cube
def bad_layout(x: bc.Array[bc.f16]):
    a = bc.cmma.Matrix("a", 16, 16, 16, bc.f16, "row")  # error: expected one of row_major, col_major @ "row"
    bc.cmma.load(a, x, 16)


@bc.cube
def bad_size_at_run_time(x: bc.Array[bc.f16], k: bc.i32):
    a = bc.cmma.Matrix("a", 16, 16, k, bc.f16)  # error: cannot make a fragment: got i32, expected a compile-time int @ k
    bc.cmma.load(a, x, 16)


@bc.cube
def bad_sum_of_halves(x: bc.Array[bc.f16]):
    a, b = bc.cmma.Matrix("a", 16, 16, 16, bc.f16), bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f16)
    bc.cmma.execute(a, b, c, c)  # error: cannot multiply fragments: got an accumulator of f16, expected f32 @ c
    bc.cmma.store(x, c, 16)


@bc.cube
def bad_mixed_product(out: bc.Array[bc.f32]):
    a, b = bc.cmma.Matrix("a", 16, 16, 16, bc.f16), bc.cmma.Matrix("b", 16, 16, 16, bc.bf16)
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.execute(a, b, c, c)  # error: got a fragment a 16 16 16 of f16, a fragment b 16 16 16 of bf16 @ bc.cmma.execute(a, b, c, c)
    bc.cmma.store(out, c, 16)


@bc.cube
def bad_order(out: bc.Array[bc.f32]):
    a, b = bc.cmma.Matrix("a", 16, 16, 16, bc.f16), bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.execute(b, a, c, c)  # error: cannot call cmma.execute: got a fragment b 16 16 16 of f16, expected a fragment a @ b
    bc.cmma.store(out, c, 16)


@bc.cube
def bad_dtype_of_the_memory(x: bc.Array[bc.f32]):
    a = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    bc.cmma.load(a, x, 16)  # error: cannot call cmma.load: got an array of f32, expected one of f16 @ x


@bc.cube
def bad_local(x: bc.Array[bc.f16]):
    tile = bc.Local[bc.f16](256)
    a = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    bc.cmma.load(a, tile, 16)  # error: cannot call cmma.load: got a local memory, expected an array @ tile


@bc.cube
def bad_stride_of_a_matrix(x: bc.Tensor[bc.f16]):
    a = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    bc.cmma.load(a, x, 16)  # error: got one number for a matrix, expected the row and the column @ 16


@bc.cube
def bad_position_in_an_array(x: bc.Array[bc.f16]):
    a = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    bc.cmma.load(a, x, (0, 0))  # error: got a row and a column for an array of one dimension, expected a stride @ (0, 0)


@bc.cube
def bad_layout_of_a_matrix(x: bc.Tensor[bc.f16]):
    a = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    bc.cmma.load(a, x, (0, 0), "col_major")  # error: got 2 numbers and a layout, expected the row and the column @ (0, 0)


@bc.cube
def bad_store_of_an_input(x: bc.Array[bc.f16]):
    a = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    bc.cmma.load(a, x, 16)
    bc.cmma.store(x, a, 16)  # error: cannot call cmma.store: got a fragment a 16 16 16 of f16, expected a fragment accumulator @ a


@bc.cube
def bad_element(x: bc.Array[bc.f16]):
    a = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    bc.cmma.load(a, x, 16)
    x[0] = a[0]  # error: cannot index: got a fragment a 16 16 16 of f16, expected @ a[0]


@bc.cube
def bad_condition(x: bc.Array[bc.f16]):
    a = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    if bc.UNIT_POS < 4:  # note: the condition
        bc.cmma.load(a, x, 16)  # error: cannot load a fragment under a condition that differs between units @ bc.cmma.load(a, x, 16)


@bc.cube
def bad_early_return(x: bc.Array[bc.f32]):
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    if x[bc.UNIT_POS] > 0.0:
        return  # note: the return
    bc.cmma.store(x, c, 16)  # error: cannot store a fragment after a return that only some units take @ bc.cmma.store(x, c, 16)


@bc.cube
def bad_loop(x: bc.Array[bc.f32]):
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    for _ in range(bc.UNIT_POS):  # note: the loop
        bc.cmma.fill(c, 1.0)  # error: cannot fill a fragment in a loop that units leave at different times @ bc.cmma.fill(c, 1.0)
    bc.cmma.store(x, c, 16)


@bc.cube
def bad_place(x: bc.Array[bc.f32]):
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.load(c, x[bc.UNIT_POS :], 16)  # error: cannot load a fragment: got a place that differs between the units of a plane @ bc.cmma.load(c, x[bc.UNIT_POS :], 16)
    bc.cmma.store(x, c, 16)


@bc.cube
def bad_value(x: bc.Array[bc.f32]):
    c = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    bc.cmma.fill(c, x[bc.UNIT_POS])  # error: cannot fill a fragment: got a value that differs between the units @ bc.cmma.fill(c, x[bc.UNIT_POS])
    bc.cmma.store(x, c, 16)


@bc.cube
def multiplied(c: bc.cmma.Matrix):
    bc.cmma.fill(c, 1.0)


@bc.cube
def bad_argument(x: bc.Array[bc.f32]):
    multiplied(x)  # error: cannot pass c: got an array of f32, expected a fragment @ x

"""Constructs of Python that kernels do not have."""

import burn_cube.lang as bc


@bc.cube
def bad_try(x: bc.Array[bc.f32]):
    try:  # error: cannot use try in a kernel @ try:
        x[0] = 1.0
    except ValueError:
        pass


@bc.cube
def bad_with(x: bc.Array[bc.f32]):
    with x:  # error: cannot use with in a kernel @ with x:
        x[0] = 1.0


@bc.cube
def bad_raise(x: bc.Array[bc.f32]):
    if x[0] < 0.0:
        raise ValueError("negative")  # error: cannot use raise @ raise ValueError("negative")


@bc.cube
def bad_assert(x: bc.Array[bc.f32]):
    assert x[0] > 0.0  # error: cannot use assert @ assert x[0] > 0.0


@bc.cube
def bad_global(x: bc.Array[bc.f32]):
    global counter  # error: cannot use global @ global counter
    counter = 1


@bc.cube
def bad_del(x: bc.Array[bc.f32]):
    y = x[0]
    del y  # error: cannot use del @ del y


@bc.cube
def bad_import(x: bc.Array[bc.f32]):
    import math  # error: cannot use import @ import math


@bc.cube
def bad_class(x: bc.Array[bc.f32]):
    class Inner:  # error: cannot use class @ class Inner:
        pass


@bc.cube
def bad_f_string(x: bc.Array[bc.f32]):
    bc.debug_print(f"x is {x[0]}")  # error: cannot use an f-string of run-time values @ x[0]


@bc.cube
def bad_list_comprehension(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    values = [v * 2.0 for v in x]  # error: cannot use a comprehension over run-time values @ x
    out[0] = values[0]


@bc.cube
def bad_generator(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = sum(v for v in x)  # error: cannot use a generator expression @ (v for v in x)


@bc.cube
def bad_set(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    values = {x[0], x[1]}  # error: cannot use a set @ {x[0], x[1]}


@bc.cube
def bad_dict(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    values = {"a": x[0]}  # error: cannot use a dict @ {"a": x[0]}


@bc.cube
def bad_starred_target(x: bc.Array[bc.f32]):
    a, *b = (x[0], x[1], x[2])  # error: cannot use a starred target @ *b


@bc.cube
def bad_starred_call(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    pair = (x[0], x[1])
    out[0] = max(*pair)  # error: cannot call with * @ *pair


@bc.cube
def bad_double_star(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = max(x[0], **{})  # error: cannot call with ** @ **{}


@bc.cube
def bad_is(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    if x[0] is x[1]:  # error: cannot use `is` @ x[0] is x[1]
        out[0] = 1.0


@bc.cube
def bad_in(x: bc.Array[bc.i32], out: bc.Array[bc.f32]):
    if x[0] in (1, 2):  # error: cannot use `in` @ x[0] in (1, 2)
        out[0] = 1.0


@bc.cube
def bad_else_of_a_loop(x: bc.Array[bc.f32]):
    for i in range(4):
        if x[i] > 0.0:
            break
    else:
        x[0] = 1.0  # error: cannot use else after a loop @ x[0] = 1.0


@bc.cube
def bad_returned_value(x: bc.Array[bc.f32]):
    return x[0]  # error: cannot return a value from a kernel @ return x[0]


@bc.cube
def bad_matrix_product(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0] = x[0] @ x[1]  # error: cannot use @: got a matrix product @ x[0] @ x[1]


@bc.cube
def bad_slice_step(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    s = x[0:8:2]  # error: cannot slice with a step @ 2
    out[0] = s[0]


@bc.cube
def bad_slice_assignment(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    out[0:2] = x[0]  # error: cannot assign to a slice @ out[0:2]


@bc.cube
def bad_nonlocal(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    total = x[0]

    def add(v):
        nonlocal total  # error: cannot use nonlocal @ nonlocal total
        total += v

    add(x[1])


@bc.cube
def bad_inner_decorator(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    @bc.cube  # error: cannot decorate a function inside a kernel @ bc.cube
    def twice(v):
        return v * 2

    out[0] = twice(x[0])


@bc.cube
def bad_endless_loop(x: bc.Array[bc.f32]):
    while True:  # error: cannot run a loop that never ends @ True
        x[0] += 1.0


@bc.cube
def bad_star_inside(x: bc.Array[bc.f32]):
    f = lambda *values: values  # error: cannot use *values: got any number of arguments @ values
    x[0] = f(1.0)

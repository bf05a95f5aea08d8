"""What the fuzzer has found, each as the smallest kernel that shows it."""

from __future__ import annotations

import numpy as np

from burn_cube import targets
from burn_cube.driver import BufferArg
from burn_cube.ir import Function, parse_kernel, print_kernel, verify
from burn_cube.launch.runtimes import driver
from burn_cube.passes import Context, run
from burn_cube.passes.bounds import bounds
from burn_cube.passes.legalize_floats import legalize_floats

HEAD = "cube 8 1 1 plane 8 index 64 checked"


def _no_library(op: str, dtype: str) -> Function:
    raise AssertionError((op, dtype))


CONTEXT = Context(_no_library)


def test_ranges_of_conditions_that_exclude_each_other() -> None:
    text = f"""kernel "k" (%x: buffer i32 write, %n: scalar i32) {HEAD} {{
        %a: bool = gt %n, 0:i32
        if %a {{
          %b: bool = lt %n, 1:i32
          if %b {{
            %q: i32 = div_ceil 7:i32, %n
            store %x[%q] (%q < 4:i32) = %q
          }}
        }}
    }}"""
    verify(bounds(parse_kernel(text), CONTEXT))


def test_constants_that_are_cast_to_halves() -> None:
    text = f"""kernel "k" (%x: buffer bf16 write) {HEAD} {{
        %a: bf16 = cast 5:i8 [bf16]
        %b: bf16 = cast 0.1:f64 [bf16]
        store %x[0:i32] (0:i32 < 2:i32) = %a
        store %x[1:i32] (1:i32 < 2:i32) = %b
    }}"""
    legal = legalize_floats(parse_kernel(text), CONTEXT)
    verify(legal)
    assert "cast 5:i8 [f32]" in print_kernel(legal)
    assert "cast 0.1:f64 [f32]" in print_kernel(legal)


def test_strides_that_cancel() -> None:
    text = f"""kernel "k" (%x: buffer i64 write) {HEAD} {{
        %u: index = builtin [UNIT_POS]
        %a: index = sub %u, %u
        %b: index = mul %u, 0:index
        %c: index = add %a, %b
        %d: i64 = cast %c [i64]
        %e: i64 = add %d, 7:i64
        store %x[%u] (%u < 8:index) = %e
    }}"""
    out = np.zeros(8, np.int64)
    llvm, cpu = targets.get("llvm"), driver("cpu")
    kernel = run(parse_kernel(text), llvm.pipeline, CONTEXT)
    module = cpu.compile(llvm.emit(kernel))
    cpu.launch(module, (1, 1, 1), [BufferArg(cpu.wrap(out), 0, 8, 8)])
    cpu.sync()
    assert out.tolist() == [7] * 8

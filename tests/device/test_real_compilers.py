"""What runs on the stand-ins has to please the compilers of real GPUs too."""

from __future__ import annotations

import pytest

from burn_cube.errors import DeviceError
from burn_cube.record import replace
from tests.device import amdgpu, nvrtc, on_cpu, real_compilers, stand_ins, texts
from tests.golden import cases


@pytest.mark.parametrize(("target", "plane"), [("cuda", 32), ("hip", 64)])
def test_a_text_that_only_the_stand_in_takes(target: str, plane: int) -> None:
    missing = nvrtc.missing() if target == "cuda" else amdgpu.missing()
    if missing:
        pytest.skip(missing)
    try:
        driver = on_cpu.cuda() if target == "cuda" else on_cpu.hip()
    except (stand_ins.NoCompiler, stand_ins.RealDriver, DeviceError, ImportError) as reason:
        pytest.skip(str(reason))
    made = texts.artifact(target, cases.kernel("scale", plane))
    driver.compile(made)
    guard = "if (absolute_pos < args.out_len) {"
    assert guard in made.text
    wrong = made.text.replace(guard, f'asm("nop" ::: "rax"); {guard}')  # a register of the processor
    with pytest.raises(SyntaxError, match="refused for"):
        real_compilers.check("cuda" if target == "cuda" else "hip", wrong, plane)
    with pytest.raises(DeviceError, match="its compiler refuses the text"):
        driver.compile(replace(made, text=wrong))

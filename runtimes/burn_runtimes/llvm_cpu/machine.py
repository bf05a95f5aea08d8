"""What this machine's processor can do, and the one LLVM engine of the process."""

from __future__ import annotations

import ctypes
import os
import platform
import threading
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from burn_cube.launch import disk_cache

# the only module of the distribution that loads LLVM; by name, since llvmlite ships no annotations
llvm: Any = import_module("llvmlite.binding")
_lock = threading.Lock()
_loaded: dict[str, int] = {}


@cache
def features() -> frozenset[str]:
    """LLVM's names of the features that the processor has."""
    return frozenset(name for name, has in llvm.get_host_cpu_features().items() if has)


def plane_dim() -> int:
    """Lanes of f32 in the widest vector."""
    found = features()
    if {"avx512f", "avx512bw", "avx512dq", "avx512vl"} <= found:
        return 16
    return 8 if "avx2" in found else 4


def missing_features() -> list[str]:
    """What an x86 lacks for correct results: fused multiply-add, conversion of half precision."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return []  # every AArch64 has them
    return [name for name in ("fma", "f16c") if name not in features()]


def cpu_name() -> str:
    """LLVM's name of the processor."""
    name: str = llvm.get_host_cpu_name()
    return name


@cache
def _machine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=2,
        reloc="pic",
        codemodel="small",
        jit=True,
    )


@cache
def engine() -> Any:
    """Lives as long as the process: its code is mapped as long as it lives."""
    _machine()
    empty = llvm.parse_assembly("")
    empty.triple = llvm.get_process_triple()
    made = llvm.create_mcjit_compiler(empty, _new_machine())
    # threads of the pool stand in its code when Python ends: it must not be unmapped then
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))
    return made


def _new_machine() -> Any:
    """The engine takes ownership of its machine."""
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=2, reloc="pic", jit=True
    )


def _optimised(text: str) -> Any:
    """The module after the few passes that explicit vectors need."""
    machine = _machine()
    module = llvm.parse_assembly(text)
    module.triple = llvm.get_process_triple()
    module.data_layout = str(machine.target_data)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.run(module, builder)
    return module


@cache
def fingerprint() -> str:
    """What object code depends on beside its text."""
    version: str = import_module("llvmlite").__version__
    found = llvm.get_host_cpu_features().flatten(), llvm.get_process_triple()
    return "\n".join((version, cpu_name(), *found, disk_cache.sources(str(Path(__file__).parent))))


def compile_text(text: str, entry: str) -> tuple[str, bytes]:
    """Compiles LLVM text: the name that the function got, and the object code."""
    with _lock:
        module = _optimised(text)
        unique = f"{entry}.{os.urandom(8).hex()}"  # kernels of one name live side by side, kept ones too
        module.get_function(entry).name = unique
        return unique, bytes(_machine().emit_object(module))


def load_object(name: str, code: bytes) -> int:
    """The address of a function of object code."""
    with _lock:
        if name not in _loaded:
            _loaded[name] = _addresses(code, (name,))[0]
        return _loaded[name]


def load_text(text: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Loads LLVM text that ships with the runtime, optimised before; the addresses of its functions."""
    entry = disk_cache.digest("text", text, fingerprint())
    code = disk_cache.kept(entry, lambda: _object(text))
    with _lock:
        return _addresses(code, names)


def _object(text: str) -> bytes:
    with _lock:
        module = llvm.parse_assembly(text)
        module.triple = llvm.get_process_triple()
        return bytes(_machine().emit_object(module))


def _addresses(code: bytes, names: tuple[str, ...]) -> tuple[int, ...]:
    engine().add_object_file(llvm.ObjectFileRef.from_data(code))
    engine().finalize_object()
    return tuple(int(engine().get_function_address(name)) for name in names)


def assembly(text: str) -> str:
    """The processor's instructions for LLVM text, to be read."""
    with _lock:
        code: str = _machine().emit_assembly(_optimised(text))
    return code

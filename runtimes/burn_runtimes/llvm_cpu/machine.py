"""What this machine's processor can do, and the one LLVM engine of the process."""

from __future__ import annotations

import ctypes
import os
import platform
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

from burn_cube import config
from burn_cube.launch import disk_cache
from burn_cube.launch.locks import guard, lock

# the only module of the distribution that loads LLVM; by name, since llvmlite ships no annotations
llvm: Any = import_module("llvmlite.binding")
_lock = lock()
guard(llvm.ffi.lib._lock._lock)  # llvmlite's own
_loaded: dict[str, int] = {}
_numbers = count()  # of the libraries that are loaded


_V3 = frozenset({"avx2", "fma", "f16c"})
_AVX512 = frozenset({"avx512f", "avx512bw", "avx512dq", "avx512vl"})
# what matters here of the levels that the setting `cpu` names
_LEVELS = {
    "x86-64": frozenset[str](),
    "x86-64-v2": frozenset[str](),
    "x86-64-v3": _V3,
    "x86-64-v4": _V3 | _AVX512,
}


def _is_x86() -> bool:
    return platform.machine().lower() in ("x86_64", "amd64")


@cache
def level() -> str:
    """The processor that the setting `cpu` names, when it is first asked for; "" for this one."""
    named = config.current().cpu
    return "" if named == "native" else named


@cache
def _own_features() -> frozenset[str]:
    return frozenset(name for name, has in llvm.get_host_cpu_features().items() if has)


def features() -> frozenset[str]:
    """LLVM's names of the features that compiled code may use."""
    return _LEVELS[level()] if level() else _own_features()


def plane_dim() -> int:
    """Lanes of f32 in the widest vector."""
    found = features()
    if found >= _AVX512:
        return 16
    return 8 if "avx2" in found else 4


def missing_features() -> list[str]:
    """What this machine lacks to run what is compiled for it."""
    if not _is_x86():
        return [level()] if level() else []
    missing = sorted(features() - _own_features())
    if "f16c" not in features() and not has_half_functions():
        missing.append("f16c")
    return missing


def has_half_functions() -> bool:
    """Without instructions, conversions of half precision are calls of the C compiler's functions.

    A fused multiply-add is a call of the C library's `fma`, which rounds once as the instruction does.
    """
    with suppress(RuntimeError):
        llvm.load_library_permanently("libgcc_s.so.1")
    return bool(llvm.address_of_symbol("__extendhfsf2") and llvm.address_of_symbol("__truncsfhf2"))


def cpu_name() -> str:
    """LLVM's name of the processor that is compiled for."""
    name: str = level() or llvm.get_host_cpu_name()
    return name


@cache
def _feature_text() -> str:
    text: str = "" if level() else llvm.get_host_cpu_features().flatten()
    return text


_LONG, _VERY_LONG = 3_000, 8_000  # lines of a block


def _effort(text: str) -> int:
    """How much the code generator may do: its time grows with the square of a block's length."""
    longest = length = 0
    for line in text.splitlines():
        length = 0 if line.endswith(":") and line[0] != " " else length + 1  # a label starts a block
        longest = max(longest, length)
    return 2 if longest < _LONG else 1 if longest < _VERY_LONG else 0


@cache
def _machine(effort: int = 2) -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    return _new_machine(opt=effort, codemodel="small")


def _new_machine(**options: Any) -> Any:
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=cpu_name(), features=_feature_text(), reloc="pic", jit=True, **options
    )


@cache
def engine() -> Any:
    """Lives as long as the process: its code is mapped as long as it lives.

    JITLink lays an object out in one piece. MCJIT's loader places code and constants apart, and aborts where
    a full address space leaves them too far from each other.
    """
    _machine()  # makes LLVM know this processor
    own = _new_machine(opt=2)  # the engine takes ownership of it
    made = llvm.create_lljit_compiler(own, use_jit_link=True)
    _keep(made)
    return made


def _keep(made: object) -> None:
    """Threads of the pool stand in loaded code when Python ends: it must not be unmapped then."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))


_CACHE = "@last_level_cache = internal constant i64 "


@cache
def last_level_cache() -> int:
    """Bytes of the last cache of this machine's first processor, 0 if the system does not say, and for a
    level: what is compiled for one is for all machines of it."""
    if level():
        return 0
    for index in (4, 3, 2):
        with suppress(OSError):
            size = Path(f"/sys/devices/system/cpu/cpu0/cache/index{index}/size").read_text("ascii").strip()
            return int(size[:-1]) << 10 if size[-1:] == "K" and size[:-1].isdigit() else 0
    return 0


def _for_this_machine(text: str) -> str:
    """The text with what it takes from the machine."""
    start, size = text.find(_CACHE), last_level_cache()
    if start < 0 or not size:
        return text
    end = text.index("\n", start)
    return f"{text[:start]}{_CACHE}{size}{text[end:]}"


def _optimised(text: str) -> Any:
    """The module after the few passes that explicit vectors need."""
    machine = _machine()
    module = llvm.parse_assembly(_for_this_machine(text))
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
    found = _feature_text(), llvm.get_process_triple(), str(last_level_cache())
    return "\n".join((version, cpu_name(), *found))


def compile_text(text: str, entry: str) -> tuple[str, bytes]:
    """Compiles LLVM text: the name that the function got, and the object code."""
    with _lock:
        module = _optimised(text)
        unique = f"{entry}.{os.urandom(8).hex()}"  # kernels of one name live side by side, kept ones too
        module.get_function(entry).name = unique
        return unique, bytes(_machine(_effort(text)).emit_object(module))


def load_object(name: str, code: bytes) -> int:
    """The address of a function of object code."""
    with _lock:
        if name not in _loaded:
            _loaded[name] = _addresses(code, (name,))[0]
        return _loaded[name]


def load_text(text: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Loads LLVM text that ships with the runtime, optimised before; the addresses of its functions."""
    code = kept_object(text)
    with _lock:
        return _addresses(code, names)


def kept_object(text: str) -> bytes:
    """The object code of such a text, from the disk cache if it is there."""
    key = disk_cache.Key(("text", text, fingerprint()), (str(Path(__file__).parent),))
    return disk_cache.kept(key, lambda: _object(text))


def _object(text: str) -> bytes:
    with _lock:
        module = llvm.parse_assembly(text)
        module.triple = llvm.get_process_triple()
        return bytes(_machine().emit_object(module))


def _addresses(code: bytes, names: tuple[str, ...]) -> tuple[int, ...]:
    library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
    for name in names:
        library.export_symbol(name)
    tracker = library.link(engine(), f"burn_cube.{next(_numbers)}")
    _keep(tracker)
    return tuple([int(tracker[name]) for name in names])


def assembly(text: str) -> str:
    """The processor's instructions for LLVM text, to be read."""
    with _lock:
        code: str = _machine().emit_assembly(_optimised(text))
    return code

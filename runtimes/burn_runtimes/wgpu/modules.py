"""Compiled kernels: a pipeline for each form of the text that launches have asked for, and bind groups."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import wgpu

from burn_cube import dtypes as dt
from burn_cube.driver import Artifact, Properties
from burn_cube.errors import LaunchValueError
from burn_cube.ir import Atomic, BufferParam, Kernel, statements
from burn_cube.launch import disk_cache
from burn_cube.launch.limits import named
from burn_cube.record import record, replace
from burn_runtimes.device.compiler_log import refused
from burn_runtimes.device.record import Record
from burn_runtimes.wgpu.failures import words
from burn_runtimes.wgpu.memory import WgpuBuffer, padded
from burn_runtimes.wgpu.probe import Facts

# naga has subgroups without asking, and knows no filter for their diagnostics
_DIRECTIVES = ("enable subgroups;", "diagnostic(off, subgroup_uniformity);")
Groups = tuple[tuple[int, ...], ...]
"""Positions of parameters that are one buffer."""


def native_text(text: str) -> str:
    """The text for naga: without what is not for it, with the same numbers of lines."""
    return "\n".join(["" if line in _DIRECTIVES else line for line in text.split("\n")])


@record
class Known:
    """Buffers that were launched with before: their bind group, and their memory by its identity."""

    group: Any
    pieces: dict[int, object]


class Variant:
    """A pipeline; `bound` says which of the buffers of a launch goes to each binding."""

    def __init__(self, device: Any, artifact: Artifact, layout: Any, pipeline: Any, bound: list[int]) -> None:
        self.device, self.layout, self.pipeline = device, layout, pipeline
        self.bound = bound
        self._record_bytes = artifact.record_bytes
        self._groups: dict[tuple[int, ...], Any] = {}
        self.known: dict[bytes, Known] = {}  # by the identities of the buffers, in a row

    def group(self, buffers: Sequence[WgpuBuffer], records: Any) -> Any:
        """The bind group of these buffers; made once."""
        key = tuple([id(buffer) for buffer in buffers])
        found = self._groups.get(key)
        if found is None:
            found = self._groups[key] = self.bind(buffers, records)
            for buffer in buffers:
                buffer.groups.append((self._groups, key))
        return found

    def remember(self, key: bytes, buffers: Sequence[WgpuBuffer], records: Any) -> Known:
        """For launches by compiled code; as long as the buffers live."""
        pieces: dict[int, object] = {id(buffer.piece): buffer.piece for buffer in buffers}
        found = self.known[key] = Known(self.group(buffers, records), pieces)
        for buffer in buffers:
            buffer.groups.append((self.known, key))
        return found

    def bind(self, buffers: Sequence[WgpuBuffer], records: Any) -> Any:
        """A new bind group."""
        entries: list[dict[str, Any]] = [
            {"binding": i, "resource": {"buffer": buffer.handle, "offset": 0, "size": padded(buffer.size)}}
            for i, buffer in enumerate(buffers)
        ]
        resource = {"buffer": records, "offset": 0, "size": self._record_bytes}
        entries.append({"binding": len(buffers), "resource": resource})
        return self.device.create_bind_group(layout=self.layout, entries=entries)


class WgpuModule:
    """A kernel. Forms differ in whether the grid is folded, and in parameters that share a buffer."""

    def __init__(
        self,
        device: Any,
        artifact: Artifact,
        properties: Properties,
        features: frozenset[str],
        facts: Facts,
        written: Sequence[bool] | None = None,
    ) -> None:
        """`written`, of the buffers, is known of an artifact that was kept, whose kernel is the surface."""
        self.artifact, self.device = artifact, device
        self._kept = written is not None
        self._properties, self._features, self._facts = properties, features, facts
        self._variants: dict[tuple[bool, Groups], Variant] = {}
        params = artifact.kernel.params
        self.positions = [i for i, param in enumerate(params) if isinstance(param, BufferParam)]
        self.written = list(written) if written is not None else self._written()
        self.record = Record(artifact)
        if written is None:
            self._check()

    @property
    def kernel(self) -> Kernel:
        """As compiled."""
        return self.artifact.kernel

    def variant(self, folded: bool, shared: Groups) -> Variant:
        """The pipeline of a form."""
        key = (folded, shared)
        found = self._variants.get(key)
        if found is None:
            found = self._variants[key] = self._compiled(folded, shared)
        return found

    def _written(self) -> list[bool]:
        from burn_cube.targets.wgsl import is_written  # the target: only to compile

        return [is_written(self.artifact.kernel, (i,)) for i in self.positions]

    def _check(self) -> None:
        """What the device lacks, said before its compiler does."""
        name, place = self.kernel.name, named(self._properties)
        if self.kernel.index_bits == 64 and dt.I64 not in self._properties.dtypes:
            raise LaunchValueError(
                f"cannot launch {name}: {place} has no i64",
                self.kernel.span,
                "its positions, lengths or constants need 64 bits: use smaller arrays and grids",
            )
        if "shader-int64-atomic-all-ops" not in self._features:
            self._check_atomics()
        bindings = len(self.positions) + self.artifact.reports
        for asked, limit, what in (
            (bindings, self._properties.max_bindings, "arrays (one of them for reports)"),
            (self.artifact.shared_bytes, self._properties.max_shared_bytes, "bytes of shared memory"),
        ):
            if asked > limit:
                raise LaunchValueError(
                    f"cannot launch {name}: got {asked} {what}, expected at most {limit} on {place}",
                    self.kernel.span,
                )

    def _check_atomics(self) -> None:
        for stmt in statements(self.kernel.body):
            if isinstance(stmt, Atomic) and stmt.memory.memory_type.elem.bits == 64:
                dtype = stmt.memory.memory_type.elem
                raise LaunchValueError(
                    f"cannot launch {self.kernel.name}: {named(self._properties)} has no atomic operations "
                    f"on {dtype}",
                    stmt.span,
                )

    def _shared(self, groups: Groups) -> Groups:
        """Groups whose members can share a binding: of one dtype."""
        for group in groups:
            found = {self.kernel.params[i].var.memory_type.elem for i in group}
            if len(found) > 1:
                names = " and ".join([self.kernel.params[i].var.name for i in group])
                dtypes = " and ".join(sorted([str(dtype) for dtype in found]))
                raise LaunchValueError(
                    f"cannot launch {self.kernel.name}: got one buffer as {names} of {dtypes}, "
                    "expected one dtype",
                    self.kernel.span,
                )
        return groups

    def _text(self, shared: Groups) -> Artifact:
        """The artifact of a form; the text of one for shared buffers is kept on disk like a kernel."""
        if not self._shared(shared):
            return self.artifact
        key = disk_cache.Key(("wgsl", self.artifact.text, repr(shared)), (str(Path(__file__).parent),))
        text = None if self.artifact.reports else disk_cache.read(key)
        if text is not None:
            return replace(self.artifact, text=text.decode(), lines=())
        from burn_cube.launch.compiling import legalised  # passes and the target: only to compile
        from burn_cube.targets.wgsl import emit

        made = emit(legalised(self.kernel, "wgsl") if self._kept else self.kernel, shared)
        if not made.reports:
            disk_cache.write(key, made.text.encode())
        return made

    def _groups(self, shared: Groups) -> Groups:
        """All buffers in groups, one a binding, in the order of the text."""
        members = {position: group for group in shared for position in group}
        return tuple(dict.fromkeys([members.get(position, (position,)) for position in self.positions]))

    def _compiled(self, folded: bool, shared: Groups) -> Variant:
        artifact, groups = self._text(shared), self._groups(shared)
        layout = self._layout(artifact, groups)
        constants = {"folded": int(folded)}
        if "override fused:" in artifact.text:
            constants["fused"] = int(self._facts.fused)
        try:
            module = self.device.create_shader_module(code=native_text(artifact.text))
            pipeline = self.device.create_compute_pipeline(
                layout=self.device.create_pipeline_layout(bind_group_layouts=[layout]),
                compute={"module": module, "entry_point": artifact.entry, "constants": constants},
            )
        except (wgpu.GPUError, wgpu.GPUPipelineError) as error:
            raise refused(artifact, self._properties.name, words(error)) from error
        bound = [self.positions.index(group[0]) for group in groups]
        return Variant(self.device, artifact, layout, pipeline, bound)

    def _layout(self, artifact: Artifact, groups: Groups) -> Any:
        written = dict(zip(self.positions, self.written, strict=True))
        kinds = ["storage" if any([written[i] for i in group]) else "read-only-storage" for group in groups]
        kinds += ["storage"] * artifact.reports
        entries: list[dict[str, Any]] = [
            {"binding": i, "visibility": wgpu.ShaderStage.COMPUTE, "buffer": {"type": kind}}
            for i, kind in enumerate(kinds)
        ]
        record = {"type": "uniform", "has_dynamic_offset": True, "min_binding_size": artifact.record_bytes}
        entries.append({"binding": len(kinds), "visibility": wgpu.ShaderStage.COMPUTE, "buffer": record})
        return self.device.create_bind_group_layout(entries=entries)

"""From a surface kernel to a target's text, with all limits of the device checked.

Loaded when something is compiled: a kernel that comes from the disk cache needs neither passes nor targets.
"""

from __future__ import annotations

from burn_cube import config, passes, targets
from burn_cube.driver import Artifact, Driver
from burn_cube.ir import Kernel
from burn_cube.launch import limits
from burn_cube.launch.library import library
from burn_cube.launch.targeting import check_supported
from burn_cube.passes.shared_layout import shared_layout
from burn_cube.signature import Signature


def emit(kernel: Kernel, signature: Signature, driver: Driver) -> Artifact:
    """The target's text for a surface kernel, with all limits of the device checked."""
    settings = config.current()
    target = targets.get(driver.target)
    limits.check_use(kernel, signature.properties)
    check_supported(kernel, target)
    dump = None
    if settings.dump:
        from burn_cube.launch.dump import Dump  # few ask for it

        dump = Dump(settings.dump)
    observe = dump.observe if dump is not None else None
    legal = passes.run(
        kernel, target.pipeline, passes.Context(library), verify=settings.verify, observe=observe
    )
    limits.check_memory(legal, signature.properties, shared_layout(legal).offsets)
    artifact = target.emit(legal)
    if dump is not None:
        dump.target(artifact)
    return artifact


def legalised(kernel: Kernel, name: str) -> Kernel:
    """A surface kernel, which was compiled before, as a target takes it."""
    return passes.run(kernel, targets.get(name).pipeline, passes.Context(library))

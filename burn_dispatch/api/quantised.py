"""Quantised tensors: floats as codes of a few bits, and scales."""

from __future__ import annotations

from typing import Self, cast

from burn_cube.dtypes import F32
from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_dispatch import bridge, creation
from burn_dispatch.api import checks
from burn_dispatch.api.base import Base
from burn_dispatch.api.creations import filled, target
from burn_dispatch.creation import DTypeLike
from burn_dispatch.device import Device
from burn_dispatch.quantization import QuantizedData, QuantScheme


class Quantised(Base):
    """Methods that make codes of floats, and floats of codes. Other ops of quantised tensors give floats."""

    __slots__ = ()

    @classmethod
    def from_quantized(cls, data: QuantizedData, device: Device | None = None) -> Self:
        """A tensor of stored codes and scales."""
        if not isinstance(cast("object", data), QuantizedData):
            raise DispatchTypeError(f"from_quantized: got {shown(data)}, expected QuantizedData")
        return cls(filled("Q", "from_data", data, target("from_quantized", device)))

    @property
    def scheme(self) -> QuantScheme | None:
        """How the tensor is quantised; None if it is not."""
        if self._bridge.kind != "Q":
            return None
        found: QuantScheme = self._bridge.primitive.scheme
        return found

    def quantize_dynamic(self, scheme: QuantScheme | None = None) -> Self:
        """Codes with scales that reach the largest values; without a scheme, by that of the device."""
        x = checks.kind("quantize_dynamic", self, "F")
        return self.__class__(bridge.call("quantize_dynamic")(x, self._scheme("quantize_dynamic", scheme)))

    def quantize(self, scheme: QuantScheme, scales: Self) -> Self:
        """The nearest codes for given scales: of shape (1,), or one for each block."""
        x, by = checks.kind("quantize", self, "F"), checks.kind("quantize", scales, "F", "scales")
        of = self._scheme("quantize", scheme)
        checks.on("quantize", x, scales=by)
        if by.shape != of.scales_shape(x.shape) or by.dtype is not of.scale_dtype:
            raise DispatchValueError(
                f"quantize: got scales of {by.dtype} and shape {by.shape}, expected {of.scale_dtype} and "
                f"{of.scales_shape(x.shape)}"
            )
        return self.__class__(bridge.call("quantize")(x, of, by))

    def dequantize(self, dtype: DTypeLike | None = None) -> Self:
        """What the codes stand for, as floats: of the dtype that was quantised, unless given."""
        x = checks.kind("dequantize", self, "Q")
        of = x.dtype if dtype is None else creation.dtype_of("dequantize", dtype)
        if not of.is_float:
            raise DispatchTypeError(f"dequantize: got the dtype {of}, expected one of floats such as {F32}")
        return self.__class__(bridge.call("dequantize")(x, of))

    def quantized_data(self) -> QuantizedData:
        """The stored codes and scales, as NumPy arrays; waits for the kernels that compute them."""
        x = checks.kind("quantized_data", self, "Q")
        found: QuantizedData = bridge.call("q_into_data")(x)
        return found

    def _scheme(self, op: str, scheme: QuantScheme | None) -> QuantScheme:
        found = self._bridge.device.settings().quantization if scheme is None else scheme
        if not isinstance(cast("object", found), QuantScheme):
            raise DispatchTypeError(f"{op}: got {shown(found)} as scheme, expected a QuantScheme")
        found.check(self._bridge.shape)
        return found

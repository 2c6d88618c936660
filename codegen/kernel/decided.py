"""Which formulas of one tensor round right in their short form, for all 65,536 inputs of a 16-bit dtype.

Written by tests/accuracy/shorten.py, which tries them all. The kernels that follow from it are judged anew,
at every input, by `accuracy half`, which is part of the tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Decision:
    """The grade of the functions that suffices, and the few inputs that it does not suffice for, each with
    its result. Of a `lifted` formula the value is above what f32 can tell where it is subnormal: x / 2 plus
    something, say, where x / 2 is the middle of two numbers."""

    grade: str
    lifted: bool = False
    patches: tuple[tuple[float, float], ...] = ()


# Of a dtype and a formula of x.
DECIDED: Mapping[tuple[str, str], Decision] = MappingProxyType(
    {
        ("bf16", "erfinv(x)"): Decision("_bf16"),
        ("bf16", "gelu(x)"): Decision("_bf16", True),
        ("bf16", "gelu_tanh(x)"): Decision("_bf16", True),
        ("bf16", "log_sigmoid(x)"): Decision("_bf16"),
        ("bf16", "max(x, 0)"): Decision("_bf16"),
        ("bf16", "mish(x)"): Decision("_bf16"),
        ("bf16", "sigmoid(x)"): Decision("_f16"),
        ("bf16", "silu(x)"): Decision("_bf16", True, patches=((0.0078125, 0.00390625),)),
        ("bf16", "softplus(x)"): Decision("_bf16"),
        ("bf16", "tanh(x)"): Decision("_bf16"),
        ("bf16", "where(x < -2**100, -2**100, x) * sigmoid(1.702 * x)"): Decision("_bf16", True),
        ("bf16", "where(x < 0, 0, x * x)"): Decision("_bf16"),
        ("bf16", "where(x <= -3, 0, where(x >= 3, x, (x + 3) * 1 / 6 * x))"): Decision("_bf16", True),
        ("bf16", "where(x > 0, 1.0507009873554804934193349852946 * x, expm1(x) * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717)"): Decision("_bf16"),
        ("bf16", "where(x > 0, x, expm1(x))"): Decision("_bf16"),
        ("bf16", "where(x > 3, 1, where(x <= -3, 0, (x + 3) * 1 / 6))"): Decision("_bf16"),
        ("f16", "erfinv(x)"): Decision("_f16", patches=((0.8056640625, 0.91748046875), (-0.8056640625, -0.91748046875),)),
        ("f16", "gelu(x)"): Decision("_f16", patches=((5.960464477539063e-08, 5.960464477539063e-08),)),
        ("f16", "gelu_tanh(x)"): Decision("_f16", patches=((5.960464477539063e-08, 5.960464477539063e-08), (-0.249755859375, -0.10028076171875),)),
        ("f16", "log_sigmoid(x)"): Decision("_f16", patches=((6.389617919921875e-05, -0.69287109375),)),
        ("f16", "max(x, 0)"): Decision("_f16"),
        ("f16", "mish(x)"): Decision("_f16", patches=((0.0015916824340820312, 0.0009560585021972656), (1.5712890625, 1.4814453125), (-0.00047278404235839844, -0.0002834796905517578),)),
        ("f16", "sigmoid(x)"): Decision("_f16", patches=((-0.1639404296875, 0.458984375),)),
        ("f16", "silu(x)"): Decision("_f16", patches=((5.960464477539063e-08, 5.960464477539063e-08),)),
        ("f16", "softplus(x)"): Decision("_f16", patches=((-6.389617919921875e-05, 0.69287109375),)),
        ("f16", "tanh(x)"): Decision("_f16"),
        ("f16", "where(x < -2**100, -2**100, x) * sigmoid(1.702 * x)"): Decision("_f16", patches=((-6.2265625, -0.00015556812286376953),)),
        ("f16", "where(x < 0, 0, x * x)"): Decision("_f16"),
        ("f16", "where(x <= -3, 0, where(x >= 3, x, (x + 3) * 1 / 6 * x))"): Decision("_f16", patches=((5.960464477539063e-08, 5.960464477539063e-08),)),
        ("f16", "where(x > 0, 1.0507009873554804934193349852946 * x, expm1(x) * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717)"): Decision("_f16", patches=((-0.0011425018310546875, -0.0020084381103515625), (-0.0035266876220703125, -0.006191253662109375),)),
        ("f16", "where(x > 0, x, expm1(x))"): Decision("_f16"),
        ("f16", "where(x > 3, 1, where(x <= -3, 0, (x + 3) * 1 / 6))"): Decision("_f16"),
    }
)

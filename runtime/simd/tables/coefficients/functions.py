"""The smooth factors that the tables approximate, in arbitrary precision.

Every function with a Gaussian or exponential tail is written as E(a) * factor(a) for a >= 0,
where E is the power of two that the kernel computes with its rounded constant. The error of that
constant is a smooth function of a, and is included in the factor.
"""

from __future__ import annotations

from mpmath import mp, mpf

from fit import Function, to_float, to_float_bits

mp.prec = 240

LOG2E = 1 / mp.log(2)
# exp(-a*a/2) is computed as 2**(-GAUSS * a*a).
GAUSS = to_float(LOG2E / 2)
# exp(-a*a) is computed as 2**(-GAUSS2 * a*a).
GAUSS2 = 2 * GAUSS

# gelu_tanh(x) = x * sigmoid(v), v = TANH_LINEAR * x + TANH_CUBIC * x**3.
TANH_LINEAR = 2 * mpf("0.7978845608028654")
TANH_CUBIC = TANH_LINEAR * mpf("0.044715")
# exp(-v) is computed as 2**(-a * (STEP_LINEAR + STEP_CUBIC * a*a)); few bits make sums exact.
STEP_LINEAR = to_float_bits(TANH_LINEAR * LOG2E, 14)
STEP_CUBIC = to_float_bits(TANH_CUBIC * LOG2E, 14)


def bisect(function: Function, low: mpf, high: mpf) -> mpf:
    """The root of a decreasing function between low and high."""
    for _ in range(2 * mp.prec):
        middle = (low + high) / 2
        if function(middle) > 0:
            low = middle
        else:
            high = middle
    return low


def normal_tail(a: mpf) -> mpf:
    """normal_cdf(-a)."""
    return mp.erfc(a / mp.sqrt(2)) / 2


def gauss_inverse(a: mpf) -> mpf:
    """1 / E(a) for the Gaussian."""
    return mp.power(2, GAUSS * a * a)


def normal_cdf_factor(a: mpf) -> mpf:
    """normal_cdf(-a) / E(a)."""
    return normal_tail(a) * gauss_inverse(a)


def gelu_slope_left(a: mpf) -> mpf:
    """gelu_slope(-a)."""
    return normal_tail(a) - a * mp.npdf(a)


def gelu_slope_root() -> mpf:
    """The a where gelu_slope(-a) changes sign."""
    return bisect(gelu_slope_left, mpf("0.75"), mpf("0.754"))


def gelu_slope_factor(a: mpf) -> mpf:
    """gelu_slope(-a) / (E(a) * (root - a))."""
    return gelu_slope_left(a) * gauss_inverse(a) / (GELU_SLOPE_ROOT - a)


def tanh_argument(a: mpf) -> mpf:
    """v, the argument of the sigmoid in gelu_tanh."""
    return a * (TANH_LINEAR + TANH_CUBIC * a * a)


def tanh_inverse(a: mpf) -> mpf:
    """1 / E(a) for gelu_tanh."""
    return mp.power(2, a * (STEP_LINEAR + STEP_CUBIC * a * a))


def gelu_tanh_factor(a: mpf) -> mpf:
    """sigmoid(-v) / E(a)."""
    return tanh_inverse(a) / (1 + mp.exp(tanh_argument(a)))


def gelu_tanh_slope_left(a: mpf) -> mpf:
    """gelu_tanh_slope(-a)."""
    v = tanh_argument(a)
    rest = 1 / (1 + mp.exp(-v))
    return (1 - a * (TANH_LINEAR + 3 * TANH_CUBIC * a * a) * rest) / (1 + mp.exp(v))


def erfc_factor(a: mpf) -> mpf:
    """erfc(a) / E(a)."""
    return mp.erfc(a) * mp.power(2, GAUSS2 * a * a)


def softplus_factor(a: mpf) -> mpf:
    """softplus(-a) / exp(-a)."""
    return mp.log1p(mp.exp(-a)) * mp.exp(a)


def log1p_quotient(e: mpf) -> mpf:
    """log1p(e) / e."""
    return mp.log1p(e) / e


def silu_slope_left(a: mpf) -> mpf:
    """silu_slope(-a)."""
    return (1 - a / (1 + mp.exp(-a))) / (1 + mp.exp(a))


def silu_slope_factor(a: mpf) -> mpf:
    """silu_slope(-a) / (exp(-a) * (root - a))."""
    return silu_slope_left(a) * mp.exp(a) / (SILU_SLOPE_ROOT - a)


def mish_slope(x: mpf) -> mpf:
    """The derivative of x * tanh(softplus(x))."""
    n = mp.exp(x)
    w = n * (n + 2)
    return w / (w + 2) + x * 4 * n * (n + 1) / (w + 2) ** 2


def mish_slope_left(a: mpf) -> mpf:
    """mish_slope(-a)."""
    return mish_slope(-a)


def mish_slope_factor(a: mpf) -> mpf:
    """mish_slope(-a) / (exp(-a) * (root - a))."""
    return mish_slope(-a) * mp.exp(a) / (MISH_SLOPE_ROOT - a)


def tanh_quotient(a: mpf) -> mpf:
    """tanh(a) / a."""
    return mp.tanh(a) / a if a != 0 else mpf(1)


def erf_quotient(a: mpf) -> mpf:
    """erf(a) / a."""
    return mp.erf(a) / a if a != 0 else 2 / mp.sqrt(mp.pi)


def erfinv_quotient(w: mpf) -> mpf:
    """erfinv(x) / x, by w = -log(1 - x*x)."""
    if w < mpf("1e-30"):
        return mp.sqrt(mp.pi) / 2
    x = mp.sqrt(-mp.expm1(-w))
    return mp.erfinv(x) / x


def gelu_tanh_slope_root() -> mpf:
    """The a where gelu_tanh_slope(-a) changes sign."""
    return bisect(gelu_tanh_slope_left, mpf("0.75"), mpf("0.754"))


def gelu_tanh_slope_factor(a: mpf) -> mpf:
    """gelu_tanh_slope(-a) / (E(a) * (root - a))."""
    return gelu_tanh_slope_left(a) * tanh_inverse(a) / (GELU_TANH_SLOPE_ROOT - a)


GELU_SLOPE_ROOT = gelu_slope_root()
GELU_TANH_SLOPE_ROOT = gelu_tanh_slope_root()
SILU_SLOPE_ROOT = bisect(silu_slope_left, mpf("1.27"), mpf("1.29"))
MISH_SLOPE_ROOT = bisect(mish_slope_left, mpf("1.19"), mpf("1.20"))


def expm1_rest(r: mpf) -> mpf:
    """(exp(r) - 1 - r) / r**2."""
    return (mp.expm1(r) - r) / (r * r) if abs(r) > mpf("1e-20") else mpf(1) / 2


def log1p_rest(z: mpf) -> mpf:
    """(log(1 + z) - z) / z**2."""
    return (mp.log1p(z) - z) / (z * z) if abs(z) > mpf("1e-20") else -mpf(1) / 2


def exp2_rest(r: mpf) -> mpf:
    """(2**r - 1 - r * log(2)) / r**2."""
    slope = mp.log(2)
    return (mp.expm1(r * slope) - r * slope) / (r * r) if abs(r) > mpf("1e-20") else slope**2 / 2


def sine_rest(z: mpf) -> mpf:
    """(sin(r) - r) / r**3 for z = r * r."""
    return (mp.sin(mp.sqrt(z)) / mp.sqrt(z) - 1) / z if z > mpf("1e-20") else -mpf(1) / 6


def cosine_rest(z: mpf) -> mpf:
    """(cos(r) - 1 + r**2 / 2) / r**4 for z = r * r."""
    return (mp.cos(mp.sqrt(z)) - 1 + z / 2) / (z * z) if z > mpf("1e-15") else mpf(1) / 24


def tanh_rest(z: mpf) -> mpf:
    """(tanh(a) - a) / a**3 for z = a * a."""
    return (mp.tanh(mp.sqrt(z)) / mp.sqrt(z) - 1) / z if z > mpf("1e-20") else -mpf(1) / 3


def erf_rest(z: mpf) -> mpf:
    """(erf(a) - a * slope) / a**3 for z = a * a, with the slope at 0, 2 / sqrt(pi)."""
    slope = 2 / mp.sqrt(mp.pi)
    return (mp.erf(mp.sqrt(z)) / mp.sqrt(z) - slope) / z if z > mpf("1e-20") else -slope / 3


def erfc_exponent(a: mpf) -> mpf:
    """-log2(erfc(a))."""
    return -mp.log(mp.erfc(a), 2)


# For the tables of direct_f32.h, where the argument in front is part of the polynomial: with its root
# at 0, (0 - a) * function(a) is a times the factor.


def gelu_of_factor(a: mpf) -> mpf:
    """-normal_cdf(-a) / E(a)."""
    return -normal_cdf_factor(a)

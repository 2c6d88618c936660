"""The value of a formula at complex numbers, for the oracle.

Parts are floats with enough bits that sums and products of elements are exact, with the zeros, infinities and
nans of IEEE 754: non-finite values follow the arithmetic of the parts. Functions are those of MPC, with the limits of
Annex G of C; the logistic function is 1 / (1 + exp(-z)) in its arithmetic.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import gmpy2  # type: ignore[import]

from codegen.exact.complex_bits import joined, parted
from codegen.exact.float_format import FORMATS, Format
from codegen.language.dtypes import PARTS
from codegen.language.expression import Call, Expr, Name, Number

_EXACT = 8192  # bits: enough for any sum or product of a few elements
_DIGITS = 2048  # bits of a function's value
_BASES = {"log2": 2, "log10": 10}
_REACH = 1 << 30  # AC_POWER_REACH of runtime/simd/complex/power.h
_FAR = 4000  # exp(-x) for a larger x is negligible beside any element


@dataclass(frozen=True)
class Complex:
    """A complex number; its parts are mpfr."""

    re: object
    im: object


def _context() -> object:
    return gmpy2.context(precision=_EXACT, emin=gmpy2.get_emin_min(), emax=gmpy2.get_emax_max())


def _float(form: Format, bits: int) -> object:
    if form.is_nan(bits):
        return gmpy2.nan()
    if form.is_infinite(bits):
        return gmpy2.inf(-1 if form.is_negative(bits) else 1)
    if bits in (0, form.sign):
        return gmpy2.mpfr("-0.0" if bits else "0.0")
    return gmpy2.mpfr(form.value(bits), _EXACT)


def _bits(form: Format, x: object) -> int:
    if gmpy2.is_nan(x):
        return form.nan
    negative = bool(gmpy2.is_signed(x))
    if gmpy2.is_infinite(x):
        return form.infinity | (form.sign if negative else 0)
    return form.nearest(gmpy2.mpq(x), negative)


def complex_value(dtype: str, bits: int) -> Complex:
    """The number that an element's bits represent."""
    re, im = (_float(FORMATS[PARTS[dtype]], part) for part in parted(dtype, bits))
    return Complex(re, im)


def complex_bits(dtype: str, z: Complex) -> int:
    """The bits of the element nearest to z, each part rounded once."""
    form = FORMATS[PARTS[dtype]]
    return joined(dtype, _bits(form, z.re), _bits(form, z.im))


def evaluate_number(expr: Expr, values: Mapping[str, Complex], parts: Mapping[str, Expr]) -> Complex:
    """The value of a formula."""
    with gmpy2.local_context(_context()):
        return _value(expr, values, parts)


def _value(expr: Expr, values: Mapping[str, Complex], parts: Mapping[str, Expr]) -> Complex:
    if isinstance(expr, Number):
        assert isinstance(expr.value, Fraction)
        return Complex(gmpy2.mpfr(gmpy2.mpq(expr.value)), gmpy2.mpfr(0))
    if isinstance(expr, Name):
        return values[expr.name] if expr.name in values else _value(parts[expr.name], values, parts)
    if expr.word == "where":
        return _value(expr.args[1] if _holds(expr.args[0], values, parts) else expr.args[2], values, parts)
    if expr.word == "mul" and (others := [arg for arg in expr.args if not _is_one(arg, parts)]) != [*expr.args]:
        return _value([*others, *expr.args][0], values, parts)
    args = [_value(arg, values, parts) for arg in expr.args]
    return _word(expr, args)


def _is_one(expr: Expr, parts: Mapping[str, Expr]) -> bool:
    """Whether a factor is the number 1, which is left out: as a complex number it would make nan of an infinite part."""
    if isinstance(expr, Name):
        return expr.name in parts and _is_one(parts[expr.name], parts)
    return isinstance(expr, Number) and expr.value == 1


def _holds(expr: Expr, values: Mapping[str, Complex], parts: Mapping[str, Expr]) -> bool:
    """Whether two numbers are equal, or differ: numbers with a nan are not equal to any."""
    assert isinstance(expr, Call) and expr.word in ("eq", "ne")
    a, b = (_value(arg, values, parts) for arg in expr.args)
    return bool(a.re == b.re and a.im == b.im) == (expr.word == "eq")


def _word(expr: Call, args: list[Complex]) -> Complex:
    a, b = args[0], args[-1]
    if expr.word == "add":
        return Complex(a.re + b.re, a.im + b.im)  # type: ignore[operator]
    if expr.word == "sub":
        return Complex(a.re - b.re, a.im - b.im)  # type: ignore[operator]
    if expr.word == "mul":
        return Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)  # type: ignore[operator]
    if expr.word == "div":
        size = b.re * b.re + b.im * b.im  # type: ignore[operator]
        top = Complex(a.re * b.re + a.im * b.im, a.im * b.re - a.re * b.im)  # type: ignore[operator]
        return Complex(top.re / size, top.im / size)
    if expr.word == "neg":
        return Complex(-a.re, -a.im)  # type: ignore[operator]
    if expr.word == "conj":
        return Complex(a.re, -a.im)  # type: ignore[operator]
    if expr.word == "cartesian":
        return Complex(a.re, b.re)
    with gmpy2.local_context(gmpy2.get_context(), precision=_DIGITS):
        if expr.word == "polar":
            return Complex(a.re * gmpy2.cos(b.re), a.re * gmpy2.sin(b.re))
        if expr.word == "pow":
            return _power(a, b)
        if expr.word == "abs":
            return Complex(_size(a), gmpy2.mpfr(0))
        if expr.word == "sigmoid":
            return _sigmoid(a)
        if expr.word == "tanh":
            return _tanh(a)
        if expr.word == "tan":
            turned = _tanh(Complex(a.im, a.re))
            return Complex(turned.im, turned.re)
        if expr.word in _BASES:
            natural, base = gmpy2.log(gmpy2.mpc(a.re, a.im)), gmpy2.log(gmpy2.mpfr(_BASES[expr.word]))
            return Complex(natural.real / base, natural.imag / base)
        return _open_signs(expr.word, a, getattr(gmpy2, expr.word)(gmpy2.mpc(a.re, a.im)))


def _size(z: Complex) -> object:
    if gmpy2.is_infinite(z.re) or gmpy2.is_infinite(z.im):
        return gmpy2.inf()
    return gmpy2.sqrt(z.re * z.re + z.im * z.im)  # type: ignore[operator]


def _open_signs(word: str, z: Complex, value: object) -> Complex:
    """MPC's value, with the signs that C leaves open: of an infinity, that of the argument; of a zero beside nan, the
    product of both."""
    re, im = value.real, value.imag  # type: ignore[attr-defined]
    turned = word in ("sin", "cos")
    x, y = (z.im, z.re) if turned else (z.re, z.im)
    far = gmpy2.is_infinite(x) and not gmpy2.is_finite(y)
    if word in ("sinh", "sin") and far:
        return Complex(gmpy2.nan(), x) if turned else Complex(x, gmpy2.nan())
    if word in ("cosh", "cos") and far:
        return Complex(abs(x), gmpy2.nan())  # type: ignore[arg-type]
    if word in ("cosh", "cos") and gmpy2.is_zero(im) and gmpy2.is_nan(re):
        negative = gmpy2.is_signed(x) != gmpy2.is_signed(y)
        return Complex(re, gmpy2.mpfr("-0.0" if negative != turned else "0.0"))
    return Complex(re, im)


def _power(z: Complex, w: Complex) -> Complex:
    """e^(w log z); 1 of 1 and by 0; of 0, which has no logarithm, 0 by a real part above 0. A number that is not finite has no
    value, nor one whose angle may be so large that kernels have no digit of it. On an axis real exponents turn by multiples of
    a quarter, which are exact, as do all of numbers of the size 1 there."""
    zero, one, nan = gmpy2.mpfr(0), gmpy2.mpfr(1), gmpy2.nan()
    if w.re == 0 and w.im == 0 or z.re == 1 and z.im == 0:
        return Complex(one, zero)
    if not all(map(gmpy2.is_finite, (z.re, z.im, w.re, w.im))) or z.re == 0 and z.im == 0 and w.re <= 0:  # type: ignore[operator]
        return Complex(nan, nan)
    if z.re == 0 and z.im == 0:
        return Complex(zero, zero)
    log = gmpy2.log(gmpy2.mpc(z.re, z.im))
    size = w.re * log.real - w.im * log.imag
    angle = w.re * log.imag + w.im * log.real
    sine, cosine = gmpy2.sin(angle), gmpy2.cos(angle)
    axis = z.re == 0 or z.im == 0
    if not (axis and w.im == 0) and max(abs(w.re), abs(w.im)) * max(abs(log.real), abs(log.imag)) >= _REACH:  # type: ignore[arg-type]
        return Complex(nan, nan)
    if axis and (w.im == 0 or log.real == 0):
        quarters = gmpy2.mpq(w.re) * (1 if z.re == 0 else 2 * (z.re < 0)) * (-1 if gmpy2.is_signed(z.im) else 1)  # type: ignore[operator]
        if quarters.denominator == 1:
            turn = int(quarters.numerator) % 4
            sine, cosine = gmpy2.mpfr((2 - turn) * (turn % 2)), gmpy2.mpfr((1 - turn) * (1 - turn % 2))
    near = gmpy2.exp(max(min(size, gmpy2.mpfr(_FAR)), gmpy2.mpfr(-_FAR)))
    return Complex(near * cosine, near * sine)


def _tanh(z: Complex) -> Complex:
    """Both parts over the square of sinh and that of cos; at infinities and nan the limits of C. A zero whose sign C leaves
    open has that of the argument, or + of a nan."""
    x, y = z.re, z.im
    nan = gmpy2.nan()
    if gmpy2.is_infinite(x):
        im = gmpy2.mpfr(0) if gmpy2.is_nan(y) else y if gmpy2.is_infinite(y) else gmpy2.sin(2 * y)  # type: ignore[operator]
        return Complex(gmpy2.copy_sign(gmpy2.mpfr(1), x), gmpy2.copy_sign(gmpy2.mpfr(0), im))
    if not gmpy2.is_finite(y):
        return Complex(x if gmpy2.is_zero(x) else nan, nan)
    if gmpy2.is_nan(x):
        return Complex(nan, y if gmpy2.is_zero(y) else nan)
    near = max(min(x, gmpy2.mpfr(_FAR)), gmpy2.mpfr(-_FAR))
    odd, cosine = gmpy2.sinh(near), gmpy2.cos(y)
    size = odd * odd + cosine * cosine
    return Complex(odd * gmpy2.cosh(near) / size, gmpy2.sin(y) * cosine / size)


def _sigmoid(z: Complex) -> Complex:
    x, y = z.re, z.im
    zero, nan = gmpy2.mpfr(0), gmpy2.nan()
    if gmpy2.is_nan(x) or not (gmpy2.is_infinite(x) or gmpy2.is_finite(y)):
        return Complex(nan, nan)
    with gmpy2.local_context(gmpy2.get_context(), precision=_DIGITS):
        sine, cosine = (gmpy2.sin(y), gmpy2.cos(y)) if gmpy2.is_finite(y) else (zero, zero)
        im = gmpy2.copy_sign(zero, sine)
        if gmpy2.is_infinite(x):
            return Complex(gmpy2.mpfr(1), im) if x > 0 else Complex(gmpy2.copy_sign(zero, cosine), im)  # type: ignore[operator]
        near = max(min(x, gmpy2.mpfr(_FAR)), gmpy2.mpfr(-_FAR))
        power = gmpy2.exp(-near)
        w = gmpy2.mpc(1 + power * cosine, -power * sine)
        size = w.real * w.real + w.imag * w.imag
        return Complex(w.real / size, im if gmpy2.is_zero(sine) else -w.imag / size)

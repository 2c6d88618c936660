"""The C words that forms use: what each takes, returns and means. tests/codegen/test_words.py compiles this table
against every header of runtime/simd.

Lowering can only use words of this table, so a mistake in it is an error here and not one of the C compiler.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from codegen.algebra.scaled_exponentials import BESIDE
from codegen.language.dtypes import BOOLS, INTEGERS
from codegen.kernel.ir import (
    ARGUMENTS, BOOL, COMPLEX, COUNT, DOUBLE, F32, F64, FLOAT, IN_F32, IN_F64, MASK32, MASK64, MULTIPLIER, PAIR32, PAIR64,
    SCALED, WIDE, Arithmetic, Kind, Op, Value, Word,
)  # fmt: skip
from codegen.language.words import KNOWN
from codegen.language.words import Word as Function

COMPARISONS: Mapping[str, str] = MappingProxyType(
    {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!="}
)

_BITS: Mapping[str, str] = MappingProxyType({"bit_and": "&", "bit_or": "|", "bit_xor": "^"})


def _arithmetic(a: Arithmetic) -> Iterator[Word]:
    """The words that f32 and f64 both have."""
    v, p, m = a.one, a.pair, a.mask
    yield Word(f"{v.c}_of", (a.number,), v, "same")
    for name in ("add", "sub", "mul", "div", "min", "max"):
        yield Word(f"{v.c}_{name}", (v, v), v, name)
    for name in ("neg", "abs", "sqrt", "floor", "round", "correction"):
        yield Word(f"{v.c}_{name}", (v,), v, name)
    for name in ("fma", "fms"):
        yield Word(f"{v.c}_{name}", (v, v, v), v, name)
    for kind in (v, p):
        yield Word(f"{kind.c}_where", (m, kind, kind), kind, "where")
        for name in COMPARISONS:
            yield Word(f"{kind.c}_{name}", (kind, kind), m, name)
    yield Word(f"{v.c}_is_inf", (v,), m, "is_inf")
    for name in ("and", "or"):
        yield Word(f"{m.c}_{name}", (m, m), m, name)
    yield Word(f"{m.c}_not", (m,), m, "not")
    yield Word(f"{m.c}_any", (m,), BOOL, "any")
    yield Word(f"{m.c}_of", (BOOL,), m, "same")
    yield Word(a.factors.c, (v, v), a.factors, "record", spelling=f"({a.factors.c}){{{{{{0}}, {{1}}}}}}")
    term = WIDE if a is IN_F32 else v
    spelling = f"({a.term.c}){{{{{{0}}, {{1}}, {{2}}}}}}"
    yield Word(a.term.c, (term, term, m), a.term, "record", spelling=spelling)


def _pairs(a: Arithmetic) -> Iterator[Word]:
    v, p = a.one, a.pair
    yield Word(f"{p.c}_head", (p,), v, "head", spelling="{0}.hi")
    yield Word(f"{p.c}_tail", (p,), v, "tail", spelling="{0}.lo")
    yield Word(f"{p.c}_of", (v,), p, "same")
    yield Word(f"{p.c}_make", (v, v), p, "add")
    for name in ("neg", "abs"):
        yield Word(f"{p.c}_{name}", (p,), p, name)
    for name, means in (("sum", "add"), ("ordered_sum", "add"), ("product", "mul")):
        yield Word(f"{p.c}_of_{name}", (v, v), p, means)
        yield Word(f"{p.c}_of_{name}_finite", (v, v), p, means)
    for name in ("add", "mul"):
        yield Word(f"{p.c}_{name}", (p, p), p, name)
        yield Word(f"{p.c}_{name}_finite", (p, p), p, name)
        yield Word(f"{p.c}_{name}_single", (p, v), p, name)
        yield Word(f"{p.c}_{name}_single_finite", (p, v), p, name)
    yield Word(f"{p.c}_div", (p, p), p, "div")
    yield Word(f"{p.c}_round", (p,), v, "same")
    yield Word(f"{p.c}_add_round", (p, v), v, "add")
    yield Word(f"{p.c}_add2_round", (p, p), v, "add")
    yield Word(f"{p.c}_scale_round", (p, v), v, "mul")
    yield Word(f"{p.c}_product3", (p, p, p), v, "mul")
    spelling = f"{p.c}_product({{count}}, (const {p.c}[]){{{{{{all}}}}}})"
    yield Word(f"{p.c}_product", (p,), v, "mul", spelling=spelling, many=True)


def _functions(a: Arithmetic) -> Iterator[Word]:
    """Elementary functions: as a pair; rounded once, for an exact argument; and times or over an exact value."""
    v, p = a.one, a.pair
    for name, word in KNOWN.items():
        if word.single and a is IN_F32:
            yield Word(f"{v.c}_{word.c}", (v,), v, name)
        if len(word.takes) == 2 and word.wide and a is IN_F64:
            yield from _of_two(word)
        if not word.of_one or (word.wide and a is IN_F32):
            continue
        c, argument = word.c, v if word.alone else p
        if name == "exp_far":
            continue
        yield Word(f"{p.c}_{c}", (argument,), p, name)
        yield Word(f"{v.c}_{c}", (v,), v, name)
        for end, then in (("times", "mul"), ("over", "div")):
            yield Word(f"{v.c}_{c}_{end}", (argument, v), v, name, then)
            if word.scaled and a is IN_F32:
                yield Word(f"{v.c}_{c}_of_pair_{end}", (p, v), v, name, then)
        if word.scaled and a is IN_F32:
            yield Word(f"{p.c}_{c}_of_pair", (p,), p, name)
        if word.twofold and a is IN_F32:
            yield Word(f"{v.c}_{c}_times_two", (v, v, v), v, name, "mul")
        if word.gates and a is IN_F32:
            yield Word(f"{v.c}_{c}_of_element_times", (v, v), v, name, "mul")
        yield from _graded(a, name)


def _of_two(word: Function) -> Iterator[Word]:
    """A function of two exact numbers: in f64, as a pair, and for results of f32 and of 16 bits."""
    yield Word(f"vf64_{word.c}", (F64, F64), F64, word.name)
    yield Word(f"vf64_{word.c}_f32", (F64, F64), F64, word.name, error=word.error[0])
    if word.elementary:
        yield Word(f"vf64x2_{word.c}", (PAIR64, PAIR64), PAIR64, word.name)


def _graded(a: Arithmetic, name: str) -> Iterator[Word]:
    """Functions in single words: for 16 bits in f32, along rows also for f32 in f64."""
    v, p, word = a.one, a.pair, KNOWN[name]
    if a is IN_F64 and word.alone:
        return
    for i, grade in enumerate(("_f16", "_bf16") if a is IN_F32 else ("_f32",)):
        error = word.error[i]
        yield Word(f"{v.c}_{word.c}{grade}", (v,), v, name, error=error)
        if (a is IN_F32 and not word.alone) or (a is IN_F64 and word.steep):
            yield Word(f"{p.c}_{word.c}{grade}", (p,), v, name, error=error)
        if name == "exp":
            yield Word(f"{v.c}_decay{grade}", (v,), v, name, error=error)
        if a is IN_F32 and word.gates:
            yield Word(f"{v.c}_{word.c}_of_element_times{grade}", (v, v), v, name, "mul", error=error)


def _of_f32() -> Iterator[Word]:
    """The words that only kernels of f32 and of 16 bits use."""
    yield Word("vf32_wide_first", (WIDE,), F32, "same", spelling="{0}.x")
    yield Word("vf32_widen", (F32,), WIDE, "same")
    yield Word("vf32x2_mul_loose", (PAIR32, PAIR32), PAIR32, "mul")
    yield Word("vf32x2_mul_round_finite", (PAIR32, PAIR32), F32, "mul")
    yield Word("vf32x2_exp_beside", (F32, F32, F32, F32), PAIR32, "exp_beside")
    for name in BESIDE:
        yield Word(f"vf32_{name}", (F32,), F32, name)
    yield Word("vf32_from_far", (F32,), F32, "from_far_f32")
    yield Word("vf32x2_from_far", (PAIR32,), PAIR32, "from_far_f32")
    yield Word("vf32x2_scale_round_finite", (PAIR32, F32), F32, "mul")
    yield Word("vf32_leaky", (F32, F32), F32, "leaky")
    yield Word("vf32_ramped", (F32, FLOAT, FLOAT, FLOAT), F32, "ramped")
    yield Word("vf32_mul_odd", (F32, F32), F32, "mul")
    yield Word("vf32_kept", (F32, F32), F32, "kept")
    yield Word("vf32_lifted", (F32,), F32, "lifted")
    yield Word("vf32_strays", (F32,), MASK32, "strays")
    yield Word("vf32x2_fades", (PAIR32,), MASK32, "fades")
    yield Word("vf32x2_round_odd", (PAIR32,), F32, "same")
    yield Word("vf32_narrow_odd", (PAIR64, PAIR64), F32, "narrow")
    yield Word("vf64_widen_low", (F32,), F64, "same")
    yield Word("vf64_widen_high", (F32,), F64, "same")
    for grade in ("_f16", "_bf16"):
        yield Word(f"vf32_exp_far{grade}", (F32,), F32, "exp_far_f32", error=KNOWN["exp"].error[grade == "_bf16"])
        yield Word(f"vf32_unsettled{grade}", (F32, COUNT), MASK32, f"unsettled{grade}")
        yield Word(f"vf32_at_edge{grade}", (F32, COUNT), MASK32, f"at_edge{grade}")
        yield Word(f"vf32x2_unsettled{grade}", (PAIR32,), MASK32, f"unsettled{grade}")
        yield Word(f"vf32_multiple{grade}", (F32, MULTIPLIER), F32, "mul")


def _of_f64() -> Iterator[Word]:
    yield Word("vf64x2_mul_round", (PAIR64, PAIR64), F64, "mul")
    yield Word("vf64x2_exp_far", (PAIR64,), PAIR64, "exp_far")
    yield Word("vf64_from_far", (F64,), F64, "from_far")
    yield Word("vf64x2_from_far", (PAIR64,), PAIR64, "from_far")
    yield Word("argument", (ARGUMENTS, COUNT), F64, "same", spelling="{0}[{1}]")


def _complex() -> Iterator[Word]:
    """The words of complex numbers: c64 is computed in vf64_complex, c128 in vf64_scaled."""
    yield Word("vf64_complex_of", (DOUBLE,), COMPLEX, "same")
    yield Word("vf64_scaled_of_number", (DOUBLE,), SCALED, "same")
    yield Word("vf64_scaled_of", (COMPLEX,), SCALED, "same")
    yield Word("vf64_scaled_round", (SCALED,), COMPLEX, "same")
    for name, word in KNOWN.items():
        if word.complex and word.of_one:
            yield Word(f"vf64_complex_{word.c}_round", (COMPLEX,), COMPLEX, name)
    for name in ("eq", "ne"):
        yield Word(f"vf64_complex_{name}", (COMPLEX, COMPLEX), MASK64, name)
    yield Word("vf64_complex_cartesian", (COMPLEX, COMPLEX), COMPLEX, "cartesian")
    for name in ("fma", "fnma"):
        yield Word(f"vf64_complex_{name}", (COMPLEX, COMPLEX, COMPLEX), COMPLEX, name)
        yield Word(f"vf64_complex_{name}_round", (COMPLEX, COMPLEX, COMPLEX), COMPLEX, name)
    for kind in (COMPLEX, SCALED):
        for name, word in KNOWN.items():
            if word.complex and word.of_one:
                yield Word(f"{kind.c}_{word.c}", (COMPLEX,), kind, name)
        for name in ("polar", "pow"):
            yield Word(f"{kind.c}_{name}", (COMPLEX, COMPLEX), kind, name)
        for name in ("neg", "conj", "abs", "sqrt"):
            yield Word(f"{kind.c}_{name}", (kind,), kind, name)
        for name in ("add", "sub", "mul", "div"):
            yield Word(f"{kind.c}_{name}", (kind, kind), kind, name)


def integer_kind(dtype: str) -> Kind:
    row = INTEGERS.get(dtype) or BOOLS[dtype]
    return Kind(row.c or "", "integer", row.bits)


def _integer(dtype: str) -> Iterator[Word]:
    """The words of integers. Sums and products wrap; they use unsigned types, for which C defines that."""
    own = integer_kind(dtype)
    wide = f"uint{max(own.bits, 32)}_t"
    for name, sign in (("add", "+"), ("sub", "-"), ("mul", "*")):
        spelling = f"({own.c})(({wide}){{0}} {sign} ({wide}){{1}})"
        yield Word(f"{own.c}_{name}", (own, own), own, name, spelling=spelling)
    negated = f"({own.c})(0 - ({wide}){{0}})"
    yield Word(f"{own.c}_neg", (own,), own, "neg", spelling=negated)
    unsigned = own.c.startswith("u")
    yield Word(f"{own.c}_abs", (own,), own, "abs", spelling="{0}" if unsigned else f"{{0}} < 0 ? {negated} : {{0}}")
    for name, sign in (("min", "<"), ("max", ">")):
        yield Word(f"{own.c}_{name}", (own, own), own, name, spelling=f"{{1}} {sign} {{0}} ? {{1}} : {{0}}")
    yield from _of_wholes(dtype, own)
    yield Word(f"{own.c}_where", (BOOL, own, own), own, "where", spelling="{0} ? {1} : {2}")
    for name, sign in COMPARISONS.items():
        yield Word(f"{own.c}_{name}", (own, own), BOOL, name, spelling=f"{{0}} {sign} {{1}}")


def _of_wholes(dtype: str, own: Kind) -> Iterator[Word]:
    """The words of integers that C has as functions (runtime/simd/math/integers.h), and those of bits."""
    for name in ("floor_quotient", "trunc_quotient", "shift_left", "shift_right", "gcd", "fmod", "pow", "decimal"):
        yield Word(f"{own.c}_{name}", (own, own), own, name, spelling=f"ac_{dtype}_{name}({{0}}, {{1}})")
    for name, sign in _BITS.items():
        yield Word(f"{own.c}_{name}", (own, own), own, name, spelling=f"({own.c})({{0}} {sign} {{1}})")
    yield Word(f"{own.c}_bit_not", (own,), own, "bit_not", spelling=f"({own.c})~{{0}}")


def _truth_bits() -> Iterator[Word]:
    """The words of bits for truth values, which are bytes: 0, and any other."""
    own = integer_kind("bool")
    for name, sign in _BITS.items():
        yield Word(f"truth_{name}", (own, own), own, name, spelling=f"({own.c})(({{0}} != 0) {sign} ({{1}} != 0))")
    yield Word("truth_bit_not", (own,), own, "bit_not", spelling=f"({own.c})({{0}} == 0)")


def _truth() -> Iterator[Word]:
    for name, sign in (("and", "&&"), ("or", "||")):
        yield Word(f"bool_{name}", (BOOL, BOOL), BOOL, name, spelling=f"{{0}} {sign} {{1}}")
    yield Word("bool_not", (BOOL,), BOOL, "not", spelling="!{0}")


WORDS: Mapping[str, Word] = MappingProxyType(
    {
        word.name: word
        for words in (
            *(make(a) for a in (IN_F32, IN_F64) for make in (_arithmetic, _pairs, _functions)),
            _of_f32(), _of_f64(), _complex(), _truth(), _truth_bits(), *(_integer(dtype) for dtype in INTEGERS),
        )
        for word in words
    }
)  # fmt: skip


def op(name: str, *args: Value) -> Op:
    """The word with this C name applied to these arguments."""
    return Op(WORDS[name], args)


def on(kind: Kind, name: str, *args: Value) -> Op:
    """The word of a kind applied to these arguments: on(F32, "mul", a, b) is vf32_mul(a, b)."""
    return op(f"{kind.c}_{name}", *args)

"""Helper functions of kernels, and how those for 16 bits settle a result.

Such a helper computes in single f32, and once more, out of the loop, where that may not be enough.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from codegen.kernel.decided import Decision
from codegen.kernel.lower_expr import Lowerer
from codegen.kernel.lower_short import ShortLowerer
from codegen.kernel.lower_value import is_elementary
from codegen.language.expression import Call, Expr, Number


@dataclass(frozen=True)
class Helper:
    """A function that computes one output at one vector of points; a rare one stays out of the loop."""

    name: str
    result: str
    params: tuple[tuple[str, str], ...]  # C type, C name
    lines: tuple[str, ...]
    value: str
    rare: bool = False


def helper_of(
    name: str, result: str, params: tuple[tuple[str, str], ...], lowerer: Lowerer, value: str
) -> Helper:
    lines = list(lowerer.lines)
    if lines and lines[-1].split(" = ", 1)[0].split()[-1] == value:
        value = lines.pop().split(" = ", 1)[1].rstrip(";")
    return Helper(name, result, params, tuple(lines), value)


def settled(
    lowerer: ShortLowerer, expr: Expr, name: str, stem: str,
    params: tuple[tuple[str, str], ...], decision: Decision | None,
) -> tuple[Helper, tuple[Helper, ...]]:  # fmt: skip
    """A helper for 16 bits and those it calls where single arithmetic does not settle the result.

    With one tensor, results are to be correctly rounded. Where it is decided what that takes, nothing is
    computed once more.
    """
    plain = lowerer.odd(expr) if lowerer.one else None
    if plain is None and decision is not None:
        plain = lowerer.decided(expr, decision)
    if plain is not None:
        return helper_of(name, "vf32", params, lowerer, plain.text), ()
    last, steps = lowerer.settled(expr)
    if not steps:
        return helper_of(name, "vf32", params, lowerer, last), ()
    called: list[Helper] = []
    args = ", ".join(text for _, text in params)
    lines = [*lowerer.lines, f"vf32 settled = {last};"]
    for how, lanes in steps:
        called += _rare(lowerer, expr, stem, how, params)
        lines += _replaced(called[-1], lanes, args)
    return Helper(name, "vf32", params, tuple(lines), "settled"), tuple(called)


def _replaced(rare: Helper, lanes: str, args: str) -> tuple[str, str]:
    """Some lanes of `settled` computed once more."""
    return f"if (vm32_any({lanes}))", f"    settled = {rare.name}(settled, {lanes}, {args});"


def _rare(
    lowerer: ShortLowerer, expr: Expr, stem: str, how: str, params: tuple[tuple[str, str], ...]
) -> list[Helper]:
    """What replaces some lanes of a result: by a formula in pairs of f32 (near) or in f64."""
    if how == "edge":
        return _far(lowerer, expr, f"{stem}_edge", True, params)
    if how != "near":
        return _far(lowerer, expr, stem, how == "far", params)
    exact = _exact_lowerer(lowerer, "vf32")
    value = exact.pair(expr)
    pair = helper_of(f"{stem}_pair", "vf32x2", params, exact, value)
    args = ", ".join(text for _, text in params)
    lines = [
        f"const vf32x2 pair = {pair.name}({args});",
        "vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);",
    ]
    called = [pair]
    if is_elementary(expr) or lowerer.suffix == "_bf16":
        test = f"unsettled{lowerer.suffix}" if is_elementary(expr) else "fades"
        called += _far(lowerer, expr, stem, True, params)
        lines.append(f"const vm32 again = vm32_and(lanes, vf32x2_{test}(pair));")
        lines += _replaced(called[-1], "again", args)
    taken = (("vf32", "short_"), ("vm32", "lanes"), *params)
    name = f"{stem}_near{lowerer.suffix}"
    return [*called, Helper(name, "vf32", taken, tuple(lines), "settled", rare=True)]


def _exact_lowerer(lowerer: ShortLowerer, vector: str) -> Lowerer:
    leaves = {name: replace(leaf, bits=24) for name, leaf in lowerer.leaves.items()}
    return Lowerer(vector, leaves, lowerer.names)


def _far(
    lowerer: ShortLowerer, expr: Expr, stem: str, one: bool, params: tuple[tuple[str, str], ...]
) -> list[Helper]:
    """By a formula in f64: with one tensor in pairs, which decide every rounding."""
    exact = _exact_lowerer(lowerer, "vf64")
    own = tuple(("vf64", text) for _, text in params)
    value = exact.pair(_divided(expr)) if one else exact.rounded(expr)
    wide = helper_of(f"{stem}_wide", "vf64x2" if one else "vf64", own, exact, value)
    calls = {
        half: f"{wide.name}({', '.join(f'vf64_widen_{half}({text})' for _, text in params)})"
        for half in ("low", "high")
    }
    if not one:
        calls = {half: f"vf64x2_of({call})" for half, call in calls.items()}
    lines = tuple(f"const vf64x2 {half} = {call};" for half, call in calls.items())
    chosen = "vf32_where(lanes, vf32_narrow_odd(low, high), short_)"
    taken = (("vf32", "short_"), ("vm32", "lanes"), *params)
    return [wide, Helper(f"{stem}_far", "vf32", taken, lines, chosen, rare=True)]


def _divided(expr: Expr) -> Expr:
    """Quotients in the place of multiples of fractions such as 1 / 6.

    No pair holds these, and a value that is a middle of two numbers but for x * x would be decided by
    what the pair lacks.
    """
    if not isinstance(expr, Call):
        return expr
    args = tuple(_divided(arg) for arg in expr.args)
    if expr.word == "mul":
        for number, other in (args, args[::-1]):
            if not isinstance(number, Number) or not isinstance(number.value, Fraction):
                continue
            over, under = number.value.numerator, number.value.denominator
            if under & (under - 1) and max(abs(over), under) < 1 << 53:
                multiple = Call("mul", (other, Number(Fraction(over), str(over)))) if over != 1 else other
                return Call("div", (multiple, Number(Fraction(under), str(under))))
    return Call(expr.word, args, expr.over, expr.span)

"""The C text of functions: the heading and one line for each statement, which the layout may break."""

from __future__ import annotations

import math
import struct
from fractions import Fraction

from codegen.kernel.ir import Apply, Fallback, Function, Kind, Leaf, Let, Literal, Ref, Value
from codegen.kernel.names import local_names
from codegen.kernel.step import (
    Address,
    Advance,
    Argument,
    Assign,
    At,
    Attrs,
    Choice,
    Declare,
    Do,
    First,
    Flag,
    LineNumber,
    Local,
    Place,
    Pointer,
    Scalar,
    Statement,
    Stride,
    Unused,
)


def heading_of(function: Function) -> str:
    storage = "AC_COLD" if function.rare else "static inline"
    parameters = ", ".join(_parameter(p) for p in function.params) or "void"
    return f"{storage} {function.kind.c} {function.name}({parameters})"


def _parameter(leaf: Leaf) -> str:
    if leaf.kind.family == "arguments":
        return f"const {leaf.kind.c.rstrip(' *')} {leaf.name}[]"
    return f"{leaf.kind.c} {leaf.name}"


def lines_of(function: Function) -> list[tuple[int, str]]:
    """The statements, each with its indentation relative to the function's body; the return comes last."""
    names = local_names(function)
    changed = {s.target.number for s in function.body if isinstance(s, Fallback)}
    made: list[tuple[int, str]] = []
    for number, statement in enumerate(function.body):
        if isinstance(statement, Let):
            const = "" if number in changed else "const "
            made.append((0, f"{const}{statement.kind.c} {names[number]} = {text(statement.value, names)};"))
        else:
            target = names[statement.target.number]
            made.append((0, f"if ({statement.mask.kind.c}_any({text(statement.mask, names)}))"))
            made.append((1, f"{target} = {text(statement.exact, names)};"))
    return [*made, (0, f"return {text(function.result, names)};")]


def step_line(statement: Statement) -> str:
    """The C text of a statement of a step."""
    if isinstance(statement, Attrs):
        return f"const struct {statement.struct} *const a = attrs;"
    if isinstance(statement, Scalar):
        cast = "(float)" if statement.vector.startswith("vf32") else ""
        return f"const {statement.vector} {statement.name} = {statement.made}({cast}a->{statement.field});"
    if isinstance(statement, Pointer):
        element = f"{'const ' if statement.reads else ''}{statement.element}"
        const = "" if statement.moves else "const "
        return f"{element} *{const}{statement.name} = {_place(statement, element)};"
    if isinstance(statement, Stride):
        step = "kept_step" if statement.steps is None else f"line_steps[{statement.steps}]"
        return f"const ptrdiff_t {statement.pointer}_step = panel->{step};"
    if isinstance(statement, Advance):
        return f"{statement.pointer} += lines * {statement.pointer}_step;"
    if isinstance(statement, Flag):
        return f"const bool {statement.name} = (panel->{statement.field} & {1 << statement.bit}) != 0;"
    if isinstance(statement, Unused):
        return f"(void){statement.name};"
    if isinstance(statement, Do):
        return f"{argument(statement.call)};"
    if isinstance(statement, Declare):
        return f"{statement.kind} {statement.name}{f'[{statement.count}]' if statement.count else ''};"
    if isinstance(statement, Assign):
        return f"{argument(statement.to)} = {argument(statement.value)};"
    return f"{'' if statement.changes else 'const '}{statement.kind} {statement.name} = {argument(statement.value)};"


def _place(pointer: Pointer, element: str) -> str:
    array = f"{pointer.place.value}[{pointer.index}]"
    if pointer.place == Place.VALUES:
        return f"({element} *){array} + (ptrdiff_t)p * panel->values_plane" if pointer.plane else array
    if pointer.plane:
        step = "lanes_plane" if pointer.place == Place.LANES else f"plane_steps[{pointer.steps}]"
        return f"({element} *){array} + p * panel->{step}"
    offset = {
        Place.KEPT: "ac_panel_kept(panel, p, y)",
        Place.LANES: "ac_panel_lanes(panel, p, y)",
    }.get(pointer.place, f"ac_panel_line(panel, {pointer.steps}, p, y)")
    return f"({element} *){array} + {offset}"


def argument(value: Argument) -> str:
    """The C expression of an argument of a step's calls."""
    if isinstance(value, Local):
        return f"{value.name}{f'[{value.element}]' if value.element else ''}{f'.{value.part}' if value.part else ''}"
    if isinstance(value, Address):
        return f"&{argument(value.of)}"
    if isinstance(value, At):
        return f"{value.pointer} + {f'j * {value.pointer}_step + ' if value.line else ''}{value.element}"
    if isinstance(value, LineNumber):
        return f"{value.first} + {value.line}"
    if isinstance(value, First):
        return f"*{value.pointer}"
    if isinstance(value, Choice):
        return f"{value.flag} ? {argument(value.then)} : {argument(value.other)}"
    return f"{value.name}({', '.join(map(argument, value.args))})"


def text(value: Value, names: dict[int, str]) -> str:
    """The C expression of a value."""
    if isinstance(value, Leaf):
        return value.name
    if isinstance(value, Ref):
        return names[value.number]
    if isinstance(value, Literal):
        return literal(value)
    args = [text(arg, names) for arg in value.args]
    if isinstance(value, Apply):
        name, listed = value.function.name, ", ".join(args)
        return f"{value.by}({name}, {len(args)}, (const vf32[]){{{listed}}})" if value.by else f"{name}({listed})"
    if value.word.spelling:
        return value.word.spelling.format(*args, all=", ".join(args), count=len(args))
    return f"{value.word.name}({', '.join(args)})"


def literal(value: Literal) -> str:
    """A C literal: decimal for small multiples of 1/4, otherwise hexadecimal followed by the remark in a comment."""
    if value.kind.family == "truth":
        assert value.value
        return "true"
    if not isinstance(value.value, Fraction):
        return "-INFINITY" if value.value < 0 else "INFINITY"
    if not value.kind.digits:
        return str(value.value)
    suffix = "f" if value.kind.bits == 32 else ""
    exact = nearest(value.value, value.kind)
    number = float(exact)
    if exact.denominator in (1, 2, 4) and abs(exact) < 1 << 20:
        return f"{number!r}{suffix}"
    mantissa, exponent = number.hex().split("p")
    mantissa = mantissa.rstrip("0").rstrip(".")
    remark = f" /* {value.remark} */" if value.remark else ""
    return f"{mantissa}p{exponent}{suffix}{remark}"


def nearest(value: Fraction, kind: Kind) -> Fraction:
    """The nearest number of a kind's words, ties to even. The value must be within the finite range."""
    return Fraction(float(value) if kind.bits == 64 else _float32(value))


def _float32(value: Fraction) -> float:
    """The float32 nearest to an exact rational, rounded once; a conversion by way of double would round twice."""
    size = abs(value)
    guess = struct.unpack("<I", struct.pack("<f", float(size)))[0]
    near = [bits for bits in (guess - 1, guess, guess + 1) if 0 <= bits < 0x7F800000]
    floats = {bits: struct.unpack("<f", struct.pack("<I", bits))[0] for bits in near}
    best = min(near, key=lambda bits: (abs(Fraction(floats[bits]) - size), bits % 2))
    return math.copysign(floats[best], -1.0 if value < 0 else 1.0)

"""The loop of a kernel: loads, calls of the helpers, stores, as C text."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.lower_settled import Helper
from codegen.model import Param, snake


@dataclass(frozen=True)
class Span:
    """A pointer of a kernel: C name, C element type, load and store suffix, operand index."""

    name: str
    element: str
    suffix: str
    index: int


@dataclass(frozen=True)
class Output:
    """One output of one kernel, lowered."""

    param: Param
    helper: Helper
    kind: str  # word, kept (a word whose nan is canonical), multiple (multiple.h) or factors
    uses: tuple[str, ...]  # parameter names, in the order of the helper's parameters
    called: tuple[Helper, ...] = ()  # by the helper
    multiplier: str = ""  # of multiples: the scalar


@dataclass(frozen=True)
class Loop:
    """What a kernel does for its elements, and in what steps."""

    lanes: str  # elements of a step; "" where it is one
    heading: str
    unrolled: bool  # two steps in one turn
    body: tuple[str, ...]
    rest: str = ""  # the heading of what is done for the last elements; "" where none are left
    tail: tuple[str, ...] = ()


# Names that the text of a kernel uses itself.
_TAKEN = {"i", "n", "a", "count", "ins", "outs", "attrs"}


def local(name: str) -> str:
    """What a parameter is called inside a kernel."""
    word = snake(name)
    return f"{word}_" if word in _TAKEN else word


def loop_over_elements(body: list[str]) -> Loop:
    return Loop("", "for (size_t i = 0; i < count; i++)", False, tuple(body))


def loop_of(vector: str, suffix: str, inputs: tuple[Span, ...], outputs: list[Output]) -> Loop:
    """A loop over vectors, and what is left.

    16-bit elements are taken two vectors at a time: which element is in which lane is then the machine's
    choice, which spares it moving them. Sums want to know, and take one vector at a time.
    """
    lanes = f"{vector.upper()}_LANES"
    if suffix and not any(output.kind == "factors" for output in outputs):
        step = f"2 * {lanes}"
        tail = _iteration(vector, suffix, inputs, outputs, "n")
        return Loop(
            step, f"for (; i + {step} <= count; i += {step})", False, _two(vector, suffix, inputs, outputs),
            f"for (; i < count; i += {lanes})",
            (f"const size_t n = count - i < {lanes} ? count - i : {lanes};", *tail),
        )  # fmt: skip
    whole = _iteration(vector, suffix, inputs, outputs, "")
    rest = _iteration(vector, suffix, inputs, outputs, "count - i")
    if len(rest) > 1:
        rest = ("const size_t n = count - i;", *_iteration(vector, suffix, inputs, outputs, "n"))
    heading = f"for (; i + {lanes} <= count; i += {lanes})"
    return Loop(lanes, heading, True, whole, "if (i < count)", rest)


def _two(vector: str, suffix: str, inputs: tuple[Span, ...], outputs: list[Output]) -> tuple[str, ...]:
    """Two vectors at i."""
    lines = [f"const {vector}_two {s.name}_i = {vector}_load_two{s.suffix}({s.name} + i);" for s in inputs]
    loaded = {s.name for s in inputs}
    for output in outputs:
        name = local(output.param.name)
        calls = [
            f"{output.helper.name}({', '.join(f'{p}_i.{half}' if p in loaded else p for p in map(local, output.uses))})"
            for half in "ab"
        ]
        if output.multiplier:
            store, calls = "store_two_multiples", [*calls, local(output.multiplier)]
        else:
            store = "store_two"
        lines.append(f"{vector}_{store}{suffix}({name} + i, {', '.join(calls)});")
    return tuple(lines)


def _iteration(
    vector: str, suffix: str, inputs: tuple[Span, ...], outputs: list[Output], n: str
) -> tuple[str, ...]:
    """One vector at i, or n elements of it."""
    tail, extra = ("_n", f", {n}") if n else ("", "")
    load = {s.name: f"{vector}_load{s.suffix}{tail}({s.name} + i{extra})" for s in inputs}
    lines: list[str] = []
    inline = len(inputs) == 1 and len(outputs) == 1 and outputs[0].kind != "factors"
    if not inline:
        lines += [f"const {vector} {name}_i = {text};" for name, text in load.items()]
        load = {name: f"{name}_i" for name in load}
    for output in outputs:
        name = local(output.param.name)
        args = ", ".join(load.get(local(p), local(p)) for p in output.uses)
        call = f"{output.helper.name}({args})"
        if output.kind == "factors":
            lines.append(f"const {vector}_factors {name}_i = {call};")
            lines.append(f"{vector}_sum_add_product{tail}({name}, i, {name}_i.a, {name}_i.b{extra});")
        elif output.multiplier:
            by = local(output.multiplier)
            lines.append(f"{vector}_store_multiple{suffix}{tail}({name} + i, {call}, {by}{extra});")
        else:
            store = "keep" if output.kind == "kept" and not tail else "store"
            lines.append(f"{vector}_{store}{suffix}{tail}({name} + i, {call}{extra});")
    return tuple(lines)

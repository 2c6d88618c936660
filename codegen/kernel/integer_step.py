"""The kernel step of reductions of integers: accumulators are int64_t, in which sums wrap as they do in every narrower
dtype. Compilers vectorize the loop."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.kernel.operands import Output, Span, local
from codegen.kernel.sum_step import first_line
from codegen.kernel.step import Advance, Argument, Assign, Choice, Invoke, LineNumber, Local, Place, Pointer, Statement, Stride, Unused

FIRST = {"first_most": "ac_i64_first_most", "first_least": "ac_i64_first_least"}  # the line of what is held then
TAKES = {"sum": "ac_i64_sum", "most": "ac_i64_most", "least": "ac_i64_least"}  # runtime/simd/reduce/integers.h


@dataclass(frozen=True)
class IntegerStep:
    """The step: `plane` comes before each plane of elements, `next` after each line, each of `body` for all elements x."""

    name: str
    about: str
    setup: tuple[Statement, ...]
    plane: tuple[Statement, ...]
    body: tuple[Statement, ...]
    next: tuple[Statement, ...]


def integer_step(name: str, inputs: tuple[Span, ...], outputs: list[Output]) -> IntegerStep:
    """The step of a kernel whose `outputs` are accumulators, each with its term and the kind of reduction."""
    setup: list[Statement] = [Unused("attrs"), Unused("outs")]
    plane: list[Statement] = []
    body: list[Statement] = []
    array = 0
    for output in outputs:
        lanes = f"{local(output.param.name)}_lanes"
        plane.append(Pointer(lanes, "int64_t", Place.LANES, array, plane=True))
        args: tuple[Argument, ...] = tuple(Local(local(n), element="x") for n in output.uses)
        found, term = Local(lanes, element="x"), Invoke(output.function.name, args)
        array += 1
        if output.kind in FIRST:
            turn = Local(f"{local(output.param.name)}_turn_lanes", element="x")
            plane.append(Pointer(turn.name, "int64_t", Place.LANES, array, plane=True))
            line = LineNumber(f"{local(output.param.name)}_first", "(ptrdiff_t)y")
            body.append(Assign(turn, Invoke(FIRST[output.kind], (Local("fresh"), found, term, turn, line))))
            setup.append(first_line(output))
            array += 1
        takes = TAKES[output.kind.removeprefix("first_")]
        body.append(Assign(found, Choice("fresh", term, Invoke(takes, (found, term)))))
    for s in inputs:
        setup.append(Stride(s.name, s.index))
        plane.append(Pointer(s.name, s.element, Place.INPUT, s.index, True, s.index, True, moves=True))
    about = f"Takes the points into {', '.join(output.param.name for output in outputs)}."
    return IntegerStep(name, about, tuple(setup), tuple(plane), tuple(body), tuple(Advance(s.name) for s in inputs))

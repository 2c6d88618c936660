"""The kernel step of reductions of integers: accumulators are int64_t, in which sums wrap as they do in every narrower
dtype. Compilers vectorize the loop."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.kernel.operands import Output, Span, local
from codegen.kernel.step import Advance, Argument, Assign, Choice, Invoke, Local, Place, Pointer, Statement, Stride, Unused

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
    for array, output in enumerate(outputs):
        lanes = f"{local(output.param.name)}_lanes"
        plane.append(Pointer(lanes, "int64_t", Place.LANES, array, plane=True))
        args: tuple[Argument, ...] = tuple(Local(local(n), element="x") for n in output.uses)
        found, term = Local(lanes, element="x"), Invoke(output.function.name, args)
        body.append(Assign(found, Choice("fresh", term, Invoke(TAKES[output.kind], (found, term)))))
    for s in inputs:
        setup.append(Stride(s.name, s.index))
        plane.append(Pointer(s.name, s.element, Place.INPUT, s.index, True, s.index, True, moves=True))
    about = f"Takes the points into {', '.join(output.param.name for output in outputs)}."
    return IntegerStep(name, about, tuple(setup), tuple(plane), tuple(body), tuple(Advance(s.name) for s in inputs))

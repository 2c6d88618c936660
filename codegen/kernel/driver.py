"""Kernels that use a hand-written loop (runtime/simd/loops): how their operands are stored, and the C text of the step
that calls the functions of the formulas."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from codegen.language.dtypes import INTEGERS, PARTS
from codegen.kernel.operands import Output, Span, local

# The limit of the loops: AC_LOOP_OPERANDS.
OPERANDS_MAX = 6

_HEADERS = {**dict.fromkeys(INTEGERS, ["integers.h"]), **dict.fromkeys(PARTS, ["complex.h"])}
_TWO = ("f16", "bf16")  # dtypes of which a step handles two vectors
_MEMBER = {"vf32": "f32", "vf64": "f64", "vf64_complex": "complex"}


@dataclass(frozen=True)
class Driven:
    """The name of a kernel's loop, the description of the operands, and the step."""

    headers: tuple[str, ...]
    run: str
    setup: tuple[str, ...]  # before the call of the loop
    operands: str  # the first arguments of that call
    over: str  # with channels: the loop over the points of a run, else ""
    params: str  # the step's parameters before the scalars
    step: tuple[str, ...]


def over_vectors(
    vector: str, dtype: str, operands: int, channels: set[int], inputs: tuple[Span, ...],
    targets: tuple[Span, ...], outputs: list[Output], made: Collection[int] = (),
) -> Driven:  # fmt: skip
    """A kernel with `operands` inputs, all stored in `dtype` but for the indices of points, `made`, which are stored as
    they are computed with, that computes in lanes of `vector`."""
    assert operands <= OPERANDS_MAX and len(targets) <= OPERANDS_MAX, "the loops have to be widened"
    member, stored = _MEMBER[vector], f"&ac_stored_{dtype}"
    truths = "f64" if member == "complex" else member
    places = {s.name: f"in[{s.index}].{member}" for s in inputs}
    number = {s.name: s.index for s in targets}
    changes, step = [], []
    for output in outputs:
        index = number[local(output.param.name)]
        uses = [places.get(name, f"s->{name}") for name in map(local, output.uses)]
        call = f"{output.function.name}({', '.join(uses)})"
        if output.multiplier:
            changes.append(f"loop.out[{index}] = {stored}_multiple;")
            step.append(f"out[{index}].multiple = (ac_multiple){{{call}, s->{local(output.multiplier)}}};")
            continue
        if output.kind == "truth":
            changes.append(f"loop.out[{index}] = &ac_stored_truth_{member};")
            step.append(f"out[{index}].truth_{truths} = {call};")
            continue
        if output.kind == "kept":
            changes.append(f"loop.out[{index}] = {stored}_kept;")
        step.append(f"out[{index}].{member} = {call};")
    if channels:
        changes.append(f"loop.channels = {sum(1 << index for index in channels)};")
    changes += [f"loop.in[{index}] = &ac_stored_{member};" for index in sorted(made) if dtype != member]
    const = "" if changes else "const "
    setup = (f"{const}ac_loop loop = ac_loop_of({stored}, {operands}, {len(targets)});", *changes)
    truth = any(output.kind == "truth" for output in outputs)
    over = "two_vectors" if dtype in _TWO and not truth and not made else "vectors"
    run, over = ("ac_run_channels", f"ac_{over}") if channels else (f"ac_run_{over}", "")
    headers = {"loop.h", *(["truth.h"] if truth else []), *_HEADERS.get(dtype, [])}
    return Driven(tuple(sorted(headers)), run, setup, "loop", over, "const ac_lanes *in, ac_lanes *out", tuple(step))


def over_elements(
    element: str, operands: int, channels: set[int], inputs: tuple[Span, ...], targets: tuple[Span, ...],
    outputs: list[Output],
) -> Driven:  # fmt: skip
    """A kernel with a loop over single elements, which the compiler vectorizes."""
    assert operands <= OPERANDS_MAX and len(targets) <= OPERANDS_MAX, "the loops have to be widened"
    places = {s.name: f"{s.name}[{'run' if s.index in channels else 'i'}]" for s in inputs}
    step = [f"const {element} *const {s.name} = ins[{s.index}];" for s in inputs]
    step += [f"{s.element} *const {s.name} = outs[{s.index}];" for s in targets]
    if not channels:
        step.append("(void)run;")
    for output in outputs:
        uses = [places.get(name, f"s->{name}") for name in map(local, output.uses)]
        step.append(f"{local(output.param.name)}[i] = {output.function.name}({', '.join(uses)});")
    counts = f"{operands}, {len(targets)}, {'true' if channels else 'false'}"
    params = "const void *const *ins, void *const *outs, size_t i, size_t run"
    return Driven(("elements.h",), "ac_run_elements", (), counts, "", params, tuple(step))

"""The loop of a kernel: loads, calls of the functions, stores, as C text."""

from __future__ import annotations

from dataclasses import dataclass, replace

from codegen.kernel.ir import Function
from codegen.language.expression import snake
from codegen.language.params import Param


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
    function: Function
    kind: str  # word, kept (a word whose nan is canonical), multiple (multiple.h) or term (of a sum)
    uses: tuple[str, ...]  # parameter names, in the order of the function's parameters
    multiplier: str = ""  # of multiples: the scalar


@dataclass(frozen=True)
class Runs:
    """What a kernel does where elements of its channel inputs each serve a run of points: what a run needs of
    those, and the loop over its points."""

    behind: int  # the inputs that the ac_runs stands behind
    each: tuple[str, ...]
    loop: Loop


@dataclass(frozen=True)
class Loop:
    """What a kernel does for its elements, and in what steps."""

    lanes: str  # elements of a step; "" where it is one
    heading: str
    unrolled: bool  # two steps in one turn
    body: tuple[str, ...]
    rest: str = ""  # the heading of what is done for the last elements; "" where none are left
    tail: tuple[str, ...] = ()
    runs: Runs | None = None
    inner: str = ""  # the heading of a loop within a step, whose turns all have registers of their own
    after: tuple[str, ...] = ()  # what is done before the rest


# Names that the text of a kernel uses itself.
_TAKEN = {"i", "n", "a", "s", "scalars", "count", "ins", "outs", "attrs", "past", "runs", "run", "start", "end"}


_WIDENED = {"": "{}", "_f16": "ac_f16_to_float({})", "_bf16": "ac_bf16_to_float({})"}
_OF_INTEGER = "(float){}"
_HALVES = ("_f16", "_bf16")  # suffixes of elements that are taken two vectors at a time


def local(name: str) -> str:
    """What a parameter is called inside a kernel."""
    word = snake(name)
    return f"{word}_" if word in _TAKEN else word


def streams(suffix: str) -> bool:
    """Whether elements of this suffix can be stored past the caches."""
    return suffix in ("", *_HALVES)


def past_of(name: str) -> str:
    """The C name of what says that an output is written past the caches."""
    return f"{name}_past"


def loop_of(
    vector: str, suffix: str, inputs: tuple[Span, ...], outputs: list[Output], count: int, channels: set[str]
) -> Loop:
    """A loop over vectors, and what is left; another one over runs, for an operator of `count` inputs of which
    `channels` may have an element for each run."""
    loop = _loop(vector, suffix, inputs, outputs, "count", set())
    if not channels:
        return loop
    each = [
        f"const {vector} {s.name}_run = {vector}_of({_WIDENED.get(s.suffix, _OF_INTEGER).format(f'{s.name}[run]')});"
        for s in inputs
        if s.name in channels
    ]
    sums = [local(output.param.name) for output in outputs if output.kind == "term"]
    if not sums:
        over_run = _loop(vector, suffix, inputs, outputs, "end", channels)
    else:
        over_run = _loop_of_sums(vector, suffix, inputs, outputs, channels, sums)
        each += [f"vf64_run {name}_lanes = vf64_run_begin{_of_sum(suffix)}({name}, run);" for name in sums]
    return replace(loop, runs=Runs(count, tuple(each), over_run))


def _of_sum(suffix: str) -> str:
    """The suffix of words for sums: products of 16-bit numbers are exact in less."""
    return suffix if suffix in _HALVES else ""


def _loop_of_sums(
    vector: str, suffix: str, inputs: tuple[Span, ...], outputs: list[Output], known: set[str], sums: list[str]
) -> Loop:
    """A loop over a run, in which the lanes of sums are in registers."""
    lanes = f"{vector.upper()}_LANES"
    if suffix in _HALVES:
        step, body = f"2 * {lanes}", _two(vector, suffix, inputs, outputs, known, "i + k")
    else:
        step, body = lanes, _iteration(vector, suffix, inputs, outputs, known, "", "i + k", "run")
    tail = _iteration(vector, suffix, inputs, outputs, known, "n", "i", "rest")
    return Loop(
        "AC_SUM_LANES", "for (; i + AC_SUM_LANES <= end; i += AC_SUM_LANES)", False, body,
        f"for (; i < end; i += {lanes})",
        (f"const size_t n = end - i < {lanes} ? end - i : {lanes};", *tail),
        inner=f"for (size_t k = 0; k < AC_SUM_LANES; k += {step})",
        after=tuple(f"const ac_sum {name}_rest = vf64_run_end{_of_sum(suffix)}({name}, run, {name}_lanes);" for name in sums),
    )  # fmt: skip


def _loop(
    vector: str, suffix: str, inputs: tuple[Span, ...], outputs: list[Output], end: str, known: set[str]
) -> Loop:
    """A loop over vectors up to `end`, in which the inputs in `known` are the same everywhere.

    16-bit elements are taken two vectors at a time: which element is in which lane is then the machine's
    choice, which spares it moving them. Lanes in memory want to know, and take one vector at a time.
    """
    lanes = f"{vector.upper()}_LANES"
    if suffix in _HALVES and not any(output.kind == "term" for output in outputs):
        step = f"2 * {lanes}"
        tail = _iteration(vector, suffix, inputs, outputs, known, "n")
        return Loop(
            step, f"for (; i + {step} <= {end}; i += {step})", False,
            _two(vector, suffix, inputs, outputs, known), f"for (; i < {end}; i += {lanes})",
            (f"const size_t n = {end} - i < {lanes} ? {end} - i : {lanes};", *tail),
        )  # fmt: skip
    whole = _iteration(vector, suffix, inputs, outputs, known, "")
    rest = _iteration(vector, suffix, inputs, outputs, known, f"{end} - i")
    if len(rest) > 1:
        rest = (f"const size_t n = {end} - i;", *_iteration(vector, suffix, inputs, outputs, known, "n"))
    heading = f"for (; i + {lanes} <= {end}; i += {lanes})"
    return Loop(lanes, heading, True, whole, f"if (i < {end})", rest)


def _two(
    vector: str, suffix: str, inputs: tuple[Span, ...], outputs: list[Output], known: set[str], at: str = "i"
) -> tuple[str, ...]:
    """Two vectors at `at`. Sums are a run's."""
    loaded = [s for s in inputs if s.name not in known]
    lines = [f"const {vector}_two {s.name}_i = {vector}_load_two{s.suffix}({s.name} + {at});" for s in loaded]
    names = {name: (f"{name}_run",) * 2 for name in known}
    names |= {s.name: (f"{s.name}_i.a", f"{s.name}_i.b") for s in loaded}
    for output in outputs:
        name = local(output.param.name)
        used = [names.get(p, (p, p)) for p in map(local, output.uses)]
        if output.kind == "term":
            tensors = [local(p) in names for p in output.uses]
            wide = [(f"vf32_widen({a})", f"vf32_widen({b})") for a, b in used]
            used = [w if is_tensor else u for u, w, is_tensor in zip(used, wide, tensors)]
        calls = [f"{output.function.name}({', '.join(pair[half] for pair in used)})" for half in (0, 1)]
        if output.kind == "term":
            lines.append(f"{vector}_run_add_two{suffix}(&{name}_lanes, k, {', '.join(calls)});")
            continue
        if output.multiplier:
            word, calls = f"store_two_multiples{suffix}", [*calls, local(output.multiplier)]
        else:
            word = f"store_two{suffix}_past"
        lines.append(f"{vector}_{word}({name} + {at}, {', '.join(calls)}, {past_of(name)});")
    return tuple(lines)


def _iteration(
    vector: str, suffix: str, inputs: tuple[Span, ...], outputs: list[Output], known: set[str], n: str,
    at: str = "i", sums: str = "",
) -> tuple[str, ...]:  # fmt: skip
    """One vector at `at`, or n elements of it. The lanes of `sums` are a run's, in registers, or the rest of one."""
    tail, extra = ("_n", f", {n}") if n else ("", "")
    loaded = [s for s in inputs if s.name not in known]
    load = {s.name: f"{vector}_load{s.suffix}{tail}({s.name} + {at}{extra})" for s in loaded}
    wide: set[str] = set()
    if vector == "vf32":
        wide = {local(p) for output in outputs if output.kind == "term" for p in output.uses} & set(load)
    for name in wide:
        load[name] = f"vf32_widen({load[name]})" if suffix or n else f"vf32_load_wide({name} + {at})"
    lines: list[str] = []
    inline = len(loaded) == 1 and len(outputs) == 1 and outputs[0].kind != "term"
    if not inline:
        lines += [
            f"const {vector}{'_wide' if name in wide else ''} {name}_i = {text};" for name, text in load.items()
        ]
        load = {name: f"{name}_i" for name in load}
    load |= {name: f"{name}_run" for name in known}
    for output in outputs:
        name = local(output.param.name)
        sum_of = output.kind == "term"
        used = [local(p) for p in output.uses]
        texts = [load.get(p, p) for p in used]
        if sum_of:
            texts = [f"vf32_widen({t})" if vector == "vf32" and p in known else t for p, t in zip(used, texts)]
        else:
            texts = [f"{t}.x" if p in wide else t for p, t in zip(used, texts)]
        call = f"{output.function.name}({', '.join(texts)})"
        if sum_of and sums == "run":
            lines.append(f"{vector}_run_add_term(&{name}_lanes, k, {call});")
        elif sum_of:
            to = f"{name}_rest, i - start" if sums else f"{name}, i"
            lines.append(f"{vector}_sum_add_term{_of_sum(suffix)}{tail}({to}, {call}{extra});")
        elif output.multiplier:
            by = local(output.multiplier)
            lines.append(f"{vector}_store_multiple{suffix}{tail}({name} + {at}, {call}, {by}{extra});")
        else:
            store = "keep" if output.kind == "kept" and not tail else "store"
            how, extra_ = (tail, extra) if n or not streams(suffix) else ("_past", f", {past_of(name)}")
            lines.append(f"{vector}_{store}{suffix}{how}({name} + {at}, {call}{extra_});")
    return tuple(lines)

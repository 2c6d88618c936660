"""The kernel step of operators with outputs that are sums over points.

The step takes a panel (runtime/contract/kernel.h) and adds to the accumulators of the sums; outputs with an element at
each point are stored in the same loop. It handles a few vectors of a few lines together, so that the sums stay in
registers.
"""

from __future__ import annotations

from dataclasses import dataclass

from codegen.kernel.operands import Output, Span, local

HALVES = ("_f16", "_bf16")  # suffixes of elements that are loaded two vectors at a time
_WIDENED = {"_f16": "ac_f16_to_float({})", "_bf16": "ac_bf16_to_float({})"}


@dataclass(frozen=True)
class Lines:
    """The text for the elements from x on of several lines: `before` and `after` all lines, for each vector, and the
    `body` for line j. A vector starts at element i."""

    width: str  # elements of a vector
    declared: tuple[str, ...]
    before: tuple[str, ...]
    body: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True)
class SumStep:
    """The text of the step: `plane` comes before each plane of elements, `next` between one group of lines and the
    next."""

    name: str
    about: str
    setup: tuple[str, ...]
    plane: tuple[str, ...]
    next: tuple[str, ...]
    elements: str  # in all vectors of `whole` together
    at_once: str  # the number of these vectors
    whole: Lines
    rest: Lines  # for the end of a line, n elements at a time


@dataclass(frozen=True)
class _Lowerer:
    """Loads, terms and stores of `many` vectors, or of one partial vector if `many` is empty."""

    vector: str
    suffix: str
    inputs: tuple[Span, ...]
    outputs: tuple[Output, ...]
    still: frozenset[str]  # inputs that are the same in all lines
    many: str = ""

    @property
    def two(self) -> bool:
        """Whether elements are loaded two vectors at a time: whole vectors of 16-bit elements."""
        return self.many != "" and self.suffix in HALVES

    @property
    def tail(self) -> tuple[str, str]:
        """The suffix of a word's name, and of its arguments."""
        return ("", "") if self.many else ("_n", ", n")

    @property
    def of(self) -> str:
        return "[k]" if self.many else ""

    @property
    def sums(self) -> list[Output]:
        return [output for output in self.outputs if output.kind == "term"]

    @property
    def wide(self) -> set[str]:
        """Inputs that are loaded with their values in f64 as well."""
        used = {local(p) for output in self.sums for p in output.uses}
        return used - self.still if self.vector == "vf32" else set()

    def arrays(self, output: Output) -> list[str]:
        """The accumulators of a sum; in f64 a second one collects the rounding errors."""
        name = local(output.param.name)
        return [name] if self.vector == "vf32" else [name, f"{name}_rest"]

    def lines(self) -> Lines:
        two = "_two" if self.two else ""
        kind, how = f"{self.vector}_sum", f"{two}{self.suffix}" if two else ""
        names = [name for output in self.sums for name in self.arrays(output)]
        still = [s for s in self.inputs if s.name in self.still]
        many = f"[{self.many}]" if self.many else ""
        return Lines(
            f"2 * {self.vector.upper()}_LANES" if two else f"{self.vector.upper()}_LANES",
            (*(f"{kind}{two} {n}_sum{many};" for n in names), *(f"{self.vector}{two} {s.name}_x{many};" for s in still)),
            (*(f"{n}_sum{self.of} = {kind}_begin{how}({n}_lanes + i, fresh);" for n in names), *map(self._still, still)),
            (*(self._load(s) for s in self.inputs if s not in still), *self._results()),
            tuple(f"{kind}_keep{how}({n}_lanes + i, {n}_sum{self.of});" for n in names),
        )

    def _still(self, s: Span) -> str:
        """The load of an input that is the same in all lines; it may have only one element for a plane."""
        tail, extra = self.tail
        one = f"{self.vector}_two_of({s.name}_all)" if self.two else f"{s.name}_all"
        load = f"{self.vector}_load{'_two' if self.two else ''}{s.suffix}{tail}({s.name} + i{extra})"
        return f"{s.name}_x{self.of} = {s.name}_one ? {one} : {load};"

    def _load(self, s: Span) -> str:
        tail, extra = self.tail
        two = "_two" if self.two else ""
        at = f"{s.name} + j * {s.name}_step + i"
        text = f"{self.vector}_load{two}{s.suffix}{tail}({at}{extra})"
        if s.name not in self.wide or two:
            return f"const {self.vector}{two} {s.name}_x = {text};"
        text = f"vf32_widen({text})" if s.suffix or extra else f"vf32_load_wide({at})"
        return f"const vf32_wide {s.name}_x = {text};"

    def _called(self, output: Output, half: str) -> str:
        """A call of the output's function; `half` selects one vector of two, or is ""."""
        names = {s.name for s in self.inputs}
        texts = []
        for p in map(local, output.uses):
            text = f"{p}_x{self.of if p in self.still else ''}{half}" if p in names else p
            widens = self.vector == "vf32" and output.kind == "term" and p in names
            if widens and (half or p in self.still):
                text = f"vf32_widen({text})"
            elif p in self.wide and output.kind != "term" and not half:
                text = f"{text}.x"
            texts.append(text)
        return f"{output.function.name}({', '.join(texts)})"

    def _results(self) -> list[str]:
        tail, extra = self.tail
        halves = (".a", ".b") if self.two else ("",)
        lines = []
        for output in self.outputs:
            name, calls = local(output.param.name), [self._called(output, half) for half in halves]
            if output.kind != "term":
                to = f"{name} + j * {name}_step + i"
                lines.append(
                    _store_two(output, self.vector, self.suffix, to, calls)
                    if self.two
                    else _store(output, self.vector, self.suffix, to, calls[0], "" if self.many else "n")
                )
                continue
            exact = "" if self.vector == "vf32" else "_exact"
            kind = self.suffix if self.suffix in HALVES else ""
            for half, call in zip(halves, calls):
                to = ", ".join(f"&{array}_sum{self.of}{half}" for array in self.arrays(output))
                lines.append(f"{self.vector}_sum_add_term{exact}{kind}{tail}({to}, {call}{extra});")
        return lines


def _streams(suffix: str) -> bool:
    """Whether elements of this suffix can be stored past the caches."""
    return suffix in ("", *HALVES)


def _past(name: str) -> str:
    """The C name of the flag that an output is written past the caches."""
    return f"{name}_past"


def _store_two(output: Output, vector: str, suffix: str, to: str, calls: list[str]) -> str:
    """The statement that stores two vectors of 16-bit elements."""
    word = f"{vector}_store_two{suffix}_past"
    if output.multiplier:
        word, calls = f"{vector}_store_two_multiples{suffix}", [*calls, local(output.multiplier)]
    return f"{word}({to}, {', '.join(calls)}, {_past(local(output.param.name))});"


def _store(output: Output, vector: str, suffix: str, to: str, call: str, n: str) -> str:
    """The statement that stores a vector, or n elements of it."""
    tail, extra = ("_n", f", {n}") if n else ("", "")
    if output.multiplier:
        return f"{vector}_store_multiple{suffix}{tail}({to}, {call}, {local(output.multiplier)}{extra});"
    word = "keep" if output.kind == "kept" and not tail else "store"
    if not n and _streams(suffix):
        tail, extra = "_past", f", {_past(local(output.param.name))}"
    return f"{vector}_{word}{suffix}{tail}({to}, {call}{extra});"


def sum_step(
    name: str, vector: str, suffix: str, inputs: tuple[Span, ...], targets: tuple[Span, ...],
    outputs: list[Output], still: set[str], count: int, scalars: tuple[str, ...],
) -> SumStep:  # fmt: skip
    """The step of a kernel with `count` inputs; those in `still` are the same in all lines."""
    at_once = "AC_SUM_VECTORS / 2" if suffix in HALVES else "AC_SUM_VECTORS"
    whole = _Lowerer(vector, suffix, inputs, tuple(outputs), frozenset(still), at_once)
    rest = _Lowerer(vector, suffix, inputs, tuple(outputs), frozenset(still))
    sums = {local(output.param.name) for output in rest.sums}
    setup, plane, following = list(scalars), [], []
    if all(s.name in sums for s in targets):
        setup.append("(void)outs;")
    array = 0
    for output in rest.sums:
        for lanes in rest.arrays(output):
            at = f"(double *)panel->lanes[{array}] + p * panel->lanes_plane"
            plane.append(f"double *const {lanes}_lanes = {at};")
            array += 1
    for s, out in (*((s, False) for s in inputs), *((s, True) for s in targets)):
        if s.name in sums:
            continue
        k, of = (count + s.index, f"outs[{s.index}]") if out else (s.index, f"ins[{s.index}]")
        const = "" if out else "const "
        at = f"({const}{s.element} *){of} + p * panel->plane_steps[{k}]"
        if s.name not in still:
            setup.append(f"const ptrdiff_t {s.name}_step = panel->line_steps[{k}];")
            plane.append(f"{const}{s.element} *{s.name} = {at};")
            following.append(f"{s.name} += lines * {s.name}_step;")
        else:
            element = _WIDENED.get(s.suffix, "{}").format(f"*{s.name}")
            setup.append(f"const bool {s.name}_one = (panel->one & {1 << k}) != 0;")
            plane.append(f"{const}{s.element} *const {s.name} = {at};")
            plane.append(f"const {vector} {s.name}_all = {vector}_of({element});")
        if out and _streams(s.suffix):
            setup.append(f"const bool {_past(s.name)} = (panel->past & {1 << s.index}) != 0;")
    elements = f"AC_SUM_VECTORS * {vector.upper()}_LANES"
    others = ", ".join(output.param.name for output in outputs if output.kind != "term")
    about = f"Adds to {', '.join(output.param.name for output in rest.sums)}{'; writes ' if others else ''}{others}."
    return SumStep(
        name, about, tuple(setup), tuple(plane), tuple(following), elements, at_once, whole.lines(), rest.lines()
    )  # fmt: skip

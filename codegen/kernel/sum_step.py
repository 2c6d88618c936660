"""The kernel step of operators with outputs that are sums over points.

The step takes a panel (runtime/contract/kernel.h) and adds to the accumulators of the sums; outputs with an element at
each point are stored in the same loop. It handles a few vectors of a few lines together, so that the sums stay in
registers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from codegen.kernel.ir import Literal, Op, Value
from codegen.kernel.operands import Output, Span, local
from codegen.kernel.step import (
    Address,
    Advance,
    Argument,
    Assign,
    At,
    Attrs,
    Choice,
    Declare,
    Define,
    Do,
    First,
    Flag,
    Invoke,
    LineNumber,
    Local,
    Place,
    Pointer,
    Scalar,
    Statement,
    Stride,
    Unused,
)

HALVES = ("_f16", "_bf16")  # suffixes of elements that are loaded two vectors at a time
FIRST = ("first_most", "first_least")  # with a second array, of the lines that they came with
EXTREME = ("most", "least", *FIRST)
FOLDS = {"term": "sum", **{kind: kind for kind in EXTREME}}  # kinds of outputs, and the words of their accumulators
_WIDENED = {"_f16": "ac_f16_to_float", "_bf16": "ac_bf16_to_float"}


def takes_two(suffix: str, outputs: Sequence[Output]) -> bool:
    """Whether elements of 16 bits are loaded two vectors at a time: where all that is made of them is added."""
    return suffix in HALVES and not any(output.kind in EXTREME for output in outputs)


@dataclass(frozen=True)
class Lines:
    """The statements for the elements from x on of several lines: `before` and `after` all lines, for each vector, and
    the `body` for line j. A vector starts at element i."""

    width: str  # elements of a vector
    declared: tuple[Statement, ...]
    before: tuple[Statement, ...]
    body: tuple[Statement, ...]
    after: tuple[Statement, ...]


@dataclass(frozen=True)
class SumStep:
    """The step: `plane` comes before each plane of elements, `next` between one group of lines and the next."""

    name: str
    about: str
    setup: tuple[Statement, ...]
    plane: tuple[Statement, ...]
    next: tuple[Statement, ...]
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
    def two(self) -> str:
        """What names of words and kinds have if elements are loaded two vectors at a time: 16-bit ones, in whole vectors."""
        return "_two" if self.many and takes_two(self.suffix, self.outputs) else ""

    @property
    def sums(self) -> list[Output]:
        return [output for output in self.outputs if output.kind in FOLDS]

    @property
    def wide(self) -> set[str]:
        """Inputs that are loaded with their values in f64 as well."""
        used = {local(p) for output in self.sums for p in output.uses if output.kind == "term"}
        return (used & {s.name for s in self.inputs}) - self.still if self.vector == "vf32" else set()

    def arrays(self, output: Output) -> list[str]:
        """The accumulators of a sum; in f64 a second one collects the rounding errors. Positions have one for lines."""
        name = local(output.param.name)
        if output.kind in FIRST:
            return [name, f"{name}_turn"]
        return [name] if self.vector == "vf32" or output.kind != "term" else [name, f"{name}_rest"]

    def words(self, output: Output) -> list[tuple[str, str]]:
        """The words of these accumulators, and their names."""
        names = self.arrays(output)
        made = [f"{self.vector}_{FOLDS[output.kind]}"] * len(names)
        return list(zip([made[0], f"{self.vector}_turn"] if output.kind in FIRST else made, names))

    def lines(self) -> Lines:
        how = f"{self.two}{self.suffix}" if self.two else ""
        names = [pair for output in self.sums for pair in self.words(output)]
        still = [s for s in self.inputs if s.name in self.still]
        lanes = f"{self.vector.upper()}_LANES"
        return Lines(
            f"2 * {lanes}" if self.two else lanes,
            (
                *(Declare(f"{kind}{self.two}", f"{n}_sum", self.many) for kind, n in names),
                *(Declare(f"{self.vector}{self.two}", f"{s.name}_x", self.many) for s in still),
            ),
            (
                *(Assign(self._sum(n), Invoke(f"{kind}_begin{how}", (_lanes(n), Local("fresh")))) for kind, n in names),
                *(Assign(self._of_all(s.name), self._still(s)) for s in still),
            ),
            (*(self._load(s) for s in self.inputs if s not in still), *self._results()),
            tuple(Do(Invoke(f"{kind}_keep{how}", (_lanes(n), self._sum(n)))) for kind, n in names),
        )

    def _of_all(self, name: str, part: str = "") -> Local:
        """What an input that is the same in all lines has in a vector."""
        return Local(f"{name}_x", part, "k" if self.many else "")

    def _sum(self, name: str, part: str = "") -> Local:
        return Local(f"{name}_sum", part, "k" if self.many else "")

    def _word(self, word: str, *args: Argument) -> Invoke:
        """A word for whole vectors, or its variant for n elements."""
        return Invoke(word, args) if self.many else Invoke(f"{word}_n", (*args, Local("n")))

    def _still(self, s: Span) -> Choice:
        """The load of an input that is the same in all lines; it may have only one element for a plane."""
        one = Local(f"{s.name}_all")
        load = self._word(f"{self.vector}_load{self.two}{s.suffix}", At(s.name, "i"))
        return Choice(f"{s.name}_one", Invoke(f"{self.vector}_two_of", (one,)) if self.two else one, load)

    def _load(self, s: Span) -> Define:
        load = self._word(f"{self.vector}_load{self.two}{s.suffix}", _line(s.name))
        if s.name not in self.wide or self.two:
            return Define(f"{self.vector}{self.two}", f"{s.name}_x", load)
        plain = self.many and not s.suffix
        wide = Invoke("vf32_load_wide", (_line(s.name),)) if plain else Invoke("vf32_widen", (load,))
        return Define("vf32_wide", f"{s.name}_x", wide)

    def _called(self, output: Output, half: str) -> Invoke:
        """A call of the output's function; `half` selects one vector of two, or is ""."""
        names = {s.name for s in self.inputs}
        args: list[Argument] = []
        for p in map(local, output.uses):
            if p not in names:
                args.append(Local(p))
                continue
            part = "x" if p in self.wide and output.kind != "term" and not half else half
            value = self._of_all(p, part) if p in self.still else Local(f"{p}_x", part)
            widens = self.vector == "vf32" and output.kind == "term" and (half or p in self.still)
            args.append(Invoke("vf32_widen", (value,)) if widens else value)
        return Invoke(output.function.name, tuple(args))

    def _results(self) -> list[Do]:
        halves = ("a", "b") if self.two else ("",)
        made = []
        for output in self.outputs:
            calls = [self._called(output, half) for half in halves]
            if output.kind in EXTREME:
                found = [Address(self._sum(name)) for name in self.arrays(output)]
                line = [LineNumber(f"{local(output.param.name)}_first", "y + j")] if output.kind in FIRST else []
                made.append(Do(self._word(f"{self.vector}_{output.kind}_take", *found, calls[0], *line)))
                continue
            if output.kind != "term":
                made.append(Do(self._stored_two(output, calls) if self.two else self._stored(output, calls[0])))
                continue
            exact = "" if self.vector == "vf32" else "_exact"
            every = _every(output) if self.many else ""
            word = f"{self.vector}_sum_add_term{every}{exact}{self.suffix if self.suffix in HALVES else ''}"
            for half, call in zip(halves, calls):
                made.append(Do(self._word(word, *(Address(self._sum(n, half)) for n in self.arrays(output)), call)))
        return made

    def _stored_two(self, output: Output, calls: list[Invoke]) -> Invoke:
        """The store of two vectors of 16-bit elements."""
        name = local(output.param.name)
        word, args = f"{self.vector}_store_two{self.suffix}_past", calls
        if output.multiplier:
            word = f"{self.vector}_store_two_multiples{self.suffix}"
            return Invoke(word, (_line(name), *args, Local(local(output.multiplier)), Local(_past(name))))
        return Invoke(word, (_line(name), *args, Local(_past(name))))

    def _stored(self, output: Output, call: Invoke) -> Invoke:
        """The store of a vector, or of n elements of it."""
        name = local(output.param.name)
        if output.multiplier:
            multiplier = Local(local(output.multiplier))
            return self._word(f"{self.vector}_store_multiple{self.suffix}", _line(name), call, multiplier)
        if self.many:
            word = "keep" if output.kind == "kept" else "store"
            return Invoke(f"{self.vector}_{word}{self.suffix}_past", (_line(name), call, Local(_past(name))))
        return Invoke(f"{self.vector}_store{self.suffix}_n", (_line(name), call, Local("n")))


def _every(output: Output) -> str:
    """The suffix of words for terms that count at all points: of two factors, or of one beside a 1."""
    term = output.function.result
    if not isinstance(term, Op) or not _is_literal(term.args[2]):
        return ""
    return "_alone" if _is_literal(term.args[1]) else "_every"


def _is_literal(value: Value) -> bool:
    """Whether a vector or mask has the literal 1, or true, in all lanes."""
    while isinstance(value, Op) and len(value.args) == 1:
        value = value.args[0]
    return isinstance(value, Literal) and value.value == 1


def first_line(output: Output) -> Define:
    """The number of line 0 of the panel, which the array for the values of a position holds."""
    value = Local(str(output.slot))
    return Define("ptrdiff_t", f"{local(output.param.name)}_first", Invoke("ac_first_line", (Local("panel"), value)))


def _lanes(name: str) -> At:
    return At(f"{name}_lanes", "i")


def _line(name: str) -> At:
    return At(name, "i", line=True)


def _past(name: str) -> str:
    """The C name of the flag that an output is written past the caches."""
    return f"{name}_past"


def sum_step(
    name: str, vector: str, suffix: str, inputs: tuple[Span, ...], targets: tuple[Span, ...],
    outputs: list[Output], still: set[str], count: int, scalars: tuple[Attrs | Scalar, ...],
) -> SumStep:  # fmt: skip
    """The step of a kernel with `count` inputs; those in `still` are the same in all lines."""
    at_once = "AC_SUM_VECTORS / 2" if takes_two(suffix, outputs) else "AC_SUM_VECTORS"
    whole = _Lowerer(vector, suffix, inputs, tuple(outputs), frozenset(still), at_once)
    rest = _Lowerer(vector, suffix, inputs, tuple(outputs), frozenset(still))
    sums = {local(output.param.name): output for output in rest.sums}
    points = [s for s in targets if s.name not in sums]
    setup: list[Statement] = [*scalars] if scalars else [Unused("attrs")]
    setup += [] if points else [Unused("outs")]
    setup += [first_line(output) for output in outputs if output.kind in FIRST]
    arrays = [(array, output.kind) for output in sums.values() for array in rest.arrays(output)]
    plane: list[Statement] = [
        Pointer(f"{array}_lanes", "float" if kind in EXTREME and vector == "vf32" else "double", Place.LANES, i, plane=True)
        for i, (array, kind) in enumerate(arrays)
    ]
    for s in inputs:
        fixed = s.name in still
        setup.append(Flag(f"{s.name}_one", "one", s.index) if fixed else Stride(s.name, s.index))
        plane.append(Pointer(s.name, s.element, Place.INPUT, s.index, True, s.index, True, moves=not fixed))
        if fixed:
            element: Argument = First(s.name)
            widened = Invoke(_WIDENED[s.suffix], (element,)) if s.suffix in _WIDENED else element
            plane.append(Define(vector, f"{s.name}_all", Invoke(f"{vector}_of", (widened,))))
    for s in points:
        setup.append(Stride(s.name, count + s.index))
        setup.append(Flag(_past(s.name), "past", s.index))
        plane.append(Pointer(s.name, s.element, Place.OUTPUT, s.index, False, count + s.index, True, moves=True))
    moving = [s.name for s in (*inputs, *points) if s.name not in still]
    others = ", ".join(output.param.name for output in outputs if output.kind not in FOLDS)
    about = f"Adds to {', '.join(output.param.name for output in rest.sums)}{'; writes ' if others else ''}{others}."
    elements = f"AC_SUM_VECTORS * {vector.upper()}_LANES"
    return SumStep(
        name, about, tuple(setup), tuple(plane), tuple(map(Advance, moving)), elements, at_once,
        whole.lines(), rest.lines(),
    )  # fmt: skip

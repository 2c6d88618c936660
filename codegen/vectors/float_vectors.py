"""Test vectors: hard and random inputs of an operator, with the results of the oracle.

Everything is deterministic: a point depends on the spec alone. Hard inputs are the corners of the format and
the places where the kind of the result changes as one argument runs through all numbers: a boundary between
two pieces, a root, the start of underflow or overflow. These places are searched for, not listed.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from codegen.algebra import derivative
from codegen.call.entry import Entry
from codegen.exact import complex_bits as complexes
from codegen.exact.float_format import FORMATS, Format
from codegen.exact.oracle import Element, Formulas, Point, Tensor, compute_type, evaluate
from codegen.exact.parts_and_wholes import joined, neutral
from codegen.language.dtypes import BOOLS, DTYPES, INTEGERS, PARTS
from codegen.language.expression import depends_on
from codegen.language.facts import HOST, Facts, scalar_dtypes, stores
from codegen.language.index_maps import Positions, Value
from codegen.language.lists import positions, whole_in
from codegen.language.operator import Example, Operator, TypeRule
from codegen.language.params import ACROSS, DOWN, ExtentParam, ExtentsParam, FlagsParam, GroupsParam, InputParam, OutputParam
from codegen.language.parse_examples import KEPT
from codegen.language.type_dtypes import Unresolved, kernel_dtype, only_complex, type_value
from codegen.vectors.corners import character, corners, edges, random_bits, random_element, sources, stops

HARD, RANDOM, MIXED, BESIDE = 224, 64, 16, 96
AGAIN = 48  # points in a mode whose formulas another mode has, too; only the views differ
COARSE = 4  # beside scalars other than the first set, edges are searched between every fourth place only
LAST_CORNERS = 5  # the last corners of a format, among them infinities and nan
CONVERTED = 2  # points whose results are converted to complex
TRUTHS = 4  # points whose results are conditions that are converted
CHANNELS = 8
SPOILED = 0x5A  # the byte that fills outputs before a call (client/array.c)


@dataclass(frozen=True)
class Case:
    """One call: tensors with their elements, scalars, what views are given, modes, and the elements of every output.
    `members` are the extents of the tensors of a list that is joined, or whether those of a list of indices have elements. `within` says for each element of an output how far a result may be from it, where the bound is not the same for all.
    """

    title: str
    modes: tuple[tuple[str, str], ...]
    scalars: tuple[tuple[str, Element], ...]
    inputs: tuple[tuple[str, Tensor], ...]
    outputs: tuple[tuple[str, Tensor], ...]
    axes: tuple[tuple[str, Value], ...] = ()
    within: tuple[tuple[str, Tensor], ...] = ()
    members: tuple[int, ...] = ()


# --- one operator ---------------------------------------------------------------------------------


class Vectors:
    """The cases of one operator."""

    def __init__(self, op: Operator, facts: Facts) -> None:
        self.op = op
        self.facts = facts
        entry = Entry(op, None, facts)
        self.rows = {
            p.name: entry.dtypes(a)[HOST] for a in entry.tensors for r in a.roles for p in r.operands
        }
        wholes = [p for p in op.sources if p.name not in self.rows]
        self.rows |= {p.name: entry.rows(p.type)[HOST] for p in op.named_dtypes}
        self.rows |= {p.name: entry.rows(p.type)[HOST] for p in wholes}
        self.channels = any(p.view == "channel" for p in op.inputs)
        self._hard: dict[object, list[int]] = {}

    def modes(self) -> list[dict[str, str]]:
        """Every combination of mode labels."""
        names = [mode.name for mode in self.op.modes]
        labels = itertools.product(*([label for label, _ in mode.values] for mode in self.op.modes))
        return [dict(zip(names, chosen)) for chosen in labels]

    def kernels(self) -> list[str]:
        """The dtypes that every input may have at once, but for masks along rows, and that the operator computes in."""
        numbers = [p for p in self.op.inputs if not (self.op.by_rows and set(self.rows[p.name]) <= set(BOOLS))]
        shared = set(FORMATS).intersection(*(self.rows[p.name] for p in numbers))
        return [d for d in FORMATS if d in shared] if not only_complex(self.op, self.facts) else []

    def scalar_sets(self, kernel: str, formulas: Formulas) -> list[dict[str, Element]]:
        """Sets of scalar values: those of the examples, then two awkward ones, without duplicates."""
        return self._sets(kernel, formulas, self.usual() + self._awkward())[:4]

    def proven_sets(self, kernel: str, formulas: Formulas) -> list[dict[str, Element]]:
        """The sets that every mode allows, for long runs. These use the first two: a usual set and an awkward
        one."""
        usual, awkward = self.usual(), self._awkward()
        wanted = usual[:1] + awkward[:1] + usual[1:] + awkward[1:]
        others = [Formulas(self.op, self.facts, modes) for modes in self.modes()]
        return [
            made
            for made in self._sets(kernel, formulas, wanted)
            if all(f.allows(Point(kernel, {}, {n: e.bits for n, e in made.items()})) for f in others)
        ][:5]

    def usual(self) -> list[dict[str, object]]:
        """The usual values, for which specialised kernels exist, and those of the examples."""
        names = [s.name for s in self.op.scalars]
        own: dict[str, object] = {s.name: Fraction(s.usual) for s in self.op.scalars if s.usual is not None}
        examples = [{n: e.values[n] for n in names} for e in self.op.examples if not _is_complex(e)]
        return [own, *examples] if own else examples

    def single_sets(self, form: Format) -> list[dict[str, int]]:
        """Values of single-element inputs: those of the examples, two awkward and two extreme ones."""
        names = [p.name for p in self.op.singles]
        usual = [[next(iter(flat(e.values.get(n, 1)))) for n in names] for e in self.op.examples]
        others = (Fraction(7, 10), Fraction(-3, 2), float("inf"), float("nan"))
        awkward = [[value] * len(names) for value in others]
        rows = usual[:1] + awkward[:1] + usual[1:] + awkward[1:]  # as in proven_sets
        sets = [{n: number_bits(v, form) for n, v in zip(names, row)} for row in rows]
        return [made for i, made in enumerate(sets) if made not in sets[:i]]

    def _awkward(self) -> list[dict[str, object]]:
        whole = {s.name for s in self.op.scalars if s.c == "int64_t"}
        names = [s.name for s in self.op.scalars]
        return [
            {n: Fraction(i) if n in whole else Fraction(7 + 4 * i, 10) for i, n in enumerate(names)},
            {n: Fraction(-3) if n in whole else Fraction(-3, 2 + i) for i, n in enumerate(names)},
        ]

    def _sets(
        self, kernel: str, formulas: Formulas, wanted: list[dict[str, object]]
    ) -> list[dict[str, Element]]:
        """The wanted sets that the operator allows, completed with 1, without duplicates."""
        names = [p.name for p in (*self.op.scalars, *self.op.counts)]
        found: list[dict[str, Element]] = []
        for values in wanted if names else [{}]:
            made = {n: self.scalar(values.get(n, 1), kernel) for n in names}
            point = Point(kernel, {}, {n: e.bits for n, e in made.items()})
            if made not in found and formulas.allows(point):
                found.append(made)
        return found

    def scalars_of_complex(self, kernel: str) -> list[dict[str, Element]]:
        """Sets of scalars beside complex numbers: usual ones and others that are real, of the dtype of parts, and complex ones."""
        names = [s.name for s in self.op.scalars]
        numbers = [complex(0.75, -1.5), complex(-0.1, 3), complex(0, 1)]
        turned: list[dict[str, object]] = [{n: numbers[(at + i) % 3] for i, n in enumerate(names)} for at in range(3)]
        wanted = [*self.usual()[:1], *self._awkward(), *turned] if names else [{}]
        return [{n: self.scalar(values.get(n, 1), kernel) for n in names} for values in wanted]

    @staticmethod
    def scalar(value: object, kernel: str) -> Element:
        """A scalar of the compute type, or a complex one of the kernel's dtype."""
        if isinstance(value, complex):
            return Element(kernel, element_bits(value, kernel))
        dtype = compute_type(kernel)
        return Element(dtype, number_bits(value, FORMATS[dtype]))

    # --- points -----------------------------------------------------------------------------------

    def linear(self, formulas: Formulas) -> list[str]:
        """Inputs that only scale the results, like an incoming gradient."""
        found = []
        for name in (p.name for p in self.op.inputs):
            slopes = []
            for output in formulas.cases:
                try:
                    slopes.append(derivative.slope(formulas.term(output), name, formulas.parts))
                except derivative.NoDerivative:
                    break
            scales = [s for s in slopes if s != derivative.ZERO]
            terms = [formulas.term(output) for output, s in zip(formulas.cases, slopes) if s != derivative.ZERO]
            if scales and len(slopes) == len(formulas.cases):
                if not all(derivative.vanishes(term, name, formulas.parts) for term in terms):
                    continue
                if not any(name in depends_on(s, formulas.parts) for s in scales):
                    found.append(name)
        return found

    def hard_values(
        self, name: str, kernel: str, formulas: Formulas, scalars: Mapping[str, Element],
        fixed: Mapping[str, int] | None = None, first: bool = True,
    ) -> list[int]:  # fmt: skip
        """Corners, then edges. Beside scalars other than the first set, edges come first and are searched for in
        fewer places."""
        key = (name, kernel, formulas.key, tuple(scalars.items()), tuple((fixed or {}).items()), first)
        if key not in self._hard:
            found = self.edges_of(name, kernel, formulas, scalars, fixed or {}, 1 if first else COARSE)
            every = corners(FORMATS[kernel])
            self._hard[key] = list(dict.fromkeys(every + found if first else found + every[-LAST_CORNERS:]))
        return self._hard[key]

    def edges_of(
        self, name: str, kernel: str, formulas: Formulas, scalars: Mapping[str, Element],
        fixed: Mapping[str, int], step: int,
    ) -> list[int]:  # fmt: skip
        """The values of `name` on both sides of each change of an output's kind and of each comparison, with 1 for
        the other inputs unless they are fixed. Only every `step`-th place is looked at."""
        form = FORMATS[kernel]
        kept = {n: e.bits for n, e in scalars.items()}
        others = {p.name: form.nearest(Fraction(1)) for p in self.op.inputs} | dict(fixed)

        def at(bits: int) -> Point:
            return Point(kernel, {**others, name: bits}, kept)

        values: list[int] = []
        tests: set[int] = set()
        outputs, places = list(formulas.cases), stops(form)[::step]
        results = zip(*(formulas.results(at(form.at(place)), outputs) for place in places))
        for output, bits_seen in zip(outputs, results):
            kinds = [character(form, bits) for bits in bits_seen]
            values += edges(form, places, kinds, lambda bits: character(form, formulas.at(output, at(bits))))
            for test in sources(formulas.term(output), formulas.parts):
                if name in depends_on(test, formulas.parts) and id(test) not in tests:
                    tests.add(id(test))
                    holds = [formulas.holds(test, at(form.at(place))) for place in places]
                    values += edges(form, places, holds, lambda bits: formulas.holds(test, at(bits)))
        return values

    def points(
        self, kernel: str, formulas: Formulas, scalars: Mapping[str, Element], seed: str, count: int,
        fixed: Mapping[str, int] | None = None, first: bool = True,
    ) -> list[dict[str, int]]:  # fmt: skip
        """`count` points: hard values of each input in turn, beside everyday values of the others and factors of any
        size; combinations of corners, for the first scalars only; then random ones. `fixed` overrides inputs."""
        form, source = FORMATS[kernel], random.Random(seed)
        names = [p.name for p in self.op.inputs if p not in self.op.singles]
        scaling = self.linear(formulas)
        if len(scaling) == len(self.op.inputs):
            scaling = []  # all inputs scale, so none is left that they would scale
        hard = [
            [(name, value) for value in self.hard_values(name, kernel, formulas, scalars, fixed, first)]
            for name in names
            if name not in scaling
        ]
        points: list[dict[str, int]] = []
        for name, value in itertools.chain(*(filter(None, row) for row in itertools.zip_longest(*hard))):
            others = {n: random_bits(form, source, n not in scaling) for n in names}
            points.append({**others, name: value})
        corner = [form.nearest(Fraction(v)) for v in (1, -2)] + [
            0, form.sign, 1, form.largest, form.infinity, form.sign | form.infinity, form.nan,
        ]  # fmt: skip
        if len(names) > 1 and first:
            every = len(corner) ** len(names)
            for number in source.sample(range(every), min(every, BESIDE)):
                points.append({n: corner[number // len(corner) ** i % len(corner)] for i, n in enumerate(names)})
        points = points[:count]
        while len(points) < count:
            points.append({n: random_bits(form, source, False) for n in names})
        return [{**point, **(fixed or {})} for point in points]

    # --- cases ------------------------------------------------------------------------------------

    def cases(self) -> list[Case]:
        found: list[Case] = []
        seen: set[object] = set()
        for modes in self.modes():
            formulas = Formulas(self.op, self.facts, modes)
            for kernel in self.kernels():
                found += self._sweeps(kernel, modes, formulas, formulas.key in seen)
            found += self._mixed(modes, formulas)
            seen.add(formulas.key)
        return found

    def _sweeps(self, kernel: str, modes: Mapping[str, str], formulas: Formulas, again: bool) -> list[Case]:
        sets, singles = self.scalar_sets(kernel, formulas), self.single_sets(FORMATS[kernel])
        label = " ".join([*modes.values(), kernel])
        found = []
        count = max(len(sets), len(singles))
        fewer = HARD // max(4, count - 1)
        most = AGAIN if again else HARD * len(self.op.by_space)  # inputs of several spaces share these points
        for i in range(1 if again else count):
            scalars, fixed = sets[i % len(sets)], singles[i % len(singles)]
            seed = f"{self.op.name} {label} {i}"
            points = self.points(kernel, formulas, scalars, seed, most if i == 0 else fewer, fixed, i == 0)
            dtypes = {p.name: kernel for p in self.op.inputs}
            found.append(self.case(f"{label}: hard", modes, scalars, dtypes, points))
        source = random.Random(f"{self.op.name} {label}")
        names = [p.name for p in self.op.inputs]
        form = FORMATS[kernel]
        everyday = [{n: random_bits(form, source, True) for n in names} for _ in range(RANDOM // (4 if again else 1))]
        dtypes = {p.name: kernel for p in self.op.inputs}
        found.append(self.case(f"{label}: random", modes, sets[0], dtypes, everyday))
        return found

    def _mixed(self, modes: Mapping[str, str], formulas: Formulas) -> list[Case]:
        """Each dtype of each input beside the first dtype of the others, and each dtype of a converted output."""
        found = []
        first = {p.name: self.rows[p.name][0] for p in self.op.inputs}
        free = [p for p in self.op.inputs if sum(q.type == p.type for q in self.op.inputs) == 1]
        wanted: list[tuple[dict[str, str], dict[str, str]]] = [
            ({**first, p.name: d}, {})
            for p in free
            for d in self.rows[p.name]
            if len(free) > 1 or d not in FORMATS
        ]
        wanted += [
            (first, {p.name: d})
            for p in self.op.outputs
            if p.cast and self.op.goal_type(p) is None
            for d in self.rows[p.name]
        ]
        beside = {t.beside: t.args[0] for t in self.op.types if isinstance(t, TypeRule) and t.beside}
        wanted += [
            ({**first, p.name: d}, {out: to})
            for out, of in beside.items()
            for p in self.op.inputs
            for d in self.rows[p.name]
            for to in self.rows[out]
            if p.type == of and d not in FORMATS and d not in PARTS
        ]
        known = self.facts.dtypes
        for dtypes, outs in wanted:
            kernel = self.combined({**dtypes, **dict.fromkeys(self.op.deciding, "f32")}, {**modes, **outs})
            if kernel is None or not all("f32" in scalar_dtypes(self.op.scalar(n), self.facts) for n in self.op.deciding):
                continue
            if not all(stores(self.op.output(n), known[kernel], known[d]) for n, d in outs.items()):
                continue
            title = " ".join([*modes.values(), *dtypes.values(), *(f"to {d}" for d in outs.values())])
            source = random.Random(f"{self.op.name} {title}")
            scalars = self.scalars_of_complex("c64")[0] if kernel in PARTS else self.scalar_sets(kernel, formulas)[0]
            count = CONVERTED if any(d in PARTS for d in outs.values()) else TRUTHS if outs and self.op.compares else MIXED
            points = [{n: random_element(d, source) for n, d in dtypes.items()} for _ in range(count)]
            found.append(self.case(title, modes, scalars, dtypes, points, outs))
        return found

    def combined(self, dtypes: Mapping[str, str], others: Mapping[str, str]) -> str | None:
        """The float or complex dtype that a call computes in, whose modes and outputs are `others`; None if its dtypes do not
        combine to such a dtype."""
        try:
            kernel = kernel_dtype(self.op, self.facts, {**others, **dtypes, **self.named(dtypes)})
        except Unresolved:
            return None
        return kernel if kernel in FORMATS or kernel in PARTS else None

    def case(
        self,
        title: str,
        modes: Mapping[str, str],
        scalars: Mapping[str, Element],
        dtypes: Mapping[str, str],
        points: Sequence[Mapping[str, int]],
        outs: Mapping[str, str] | None = None,
    ) -> Case:
        """A call on these points: vectors, or matrices whose columns are the channels or the halves."""
        tensors: dict[str, Tensor] = {}
        columns = CHANNELS if self.channels else 1
        rows = len(points) // columns
        shape = (rows, columns) if self.channels else (rows,)
        if self.op.space.outer:
            columns = 1 if set(dtypes.values()) & PARTS.keys() else math.isqrt(len(points))  # hard parts lie beside everyday ones
            rows = len(points) // columns if columns == 1 else columns
            shape = (rows, columns)
        for param in self.op.inputs:
            own = {"channel": (columns,), "single": (1,), DOWN: (rows,), ACROSS: (columns,)}.get(param.view, shape)
            bits = tuple(point[param.name] for point in points[: math.prod(own)])
            tensors[param.name] = Tensor(dtypes[param.name], own, bits)
        named = self.named(dtypes)
        known = {**modes, **(outs or {}), **dtypes, **named, **{name: e.dtype for name, e in scalars.items()}}
        owned = {p.name: self.out_dtype(p, known, outs) for p in self.op.outputs}
        results = evaluate(self.op, self.facts, {**modes, **named}, tensors, scalars, owned)
        for out in self.op.outputs:
            bits = results[out.name]
            own = shape if len(bits) == rows * columns and out.view != "channel" else (len(bits),)
            tensors[out.name] = Tensor(owned[out.name], own, bits)
        if self.op.space_part is not None:
            tensors = joined(self.op, modes, tensors)
        return self.made(title, {**modes, **named}, scalars, tensors, neutral(self.op, modes, (*shape, 1)))

    def named(self, dtypes: Mapping[str, str]) -> dict[str, str]:
        """A dtype for each parameter that names one: that of the first input, if it may be that."""
        first = next(dtypes[p.name] for p in (*self.op.sources, *self.op.inputs) if p.name in dtypes)
        return {p.name: first if first in self.rows[p.name] else self.rows[p.name][0] for p in self.op.named_dtypes}

    def made(
        self,
        title: str,
        modes: Mapping[str, str],
        scalars: Mapping[str, Element],
        tensors: Mapping[str, Tensor],
        axes: Mapping[str, Value],
    ) -> Case:
        """A case from the tensors of the prototype."""
        counted = [self.op.counted.name] if self.op.counted else []
        axes = {**{p.name: (1,) * (p.length or 0) for p in self.op.idle_lists}, **axes}
        return Case(
            title,
            tuple(modes.items()),
            tuple(scalars.items()),
            tuple((name, tensors[name]) for name in [*(p.name for p in self.op.sources), *counted] if name in tensors),
            tuple((p.name, tensors[p.name]) for p in self.op.targets),
            tuple((name, value) for name, value in axes.items() if not isinstance(value, Positions)),
        )

    def out_dtype(
        self, out: OutputParam, dtypes: Mapping[str, str], outs: Mapping[str, str] | None = None
    ) -> str:
        if outs and out.name in outs:
            return outs[out.name]
        kernel = kernel_dtype(self.op, self.facts, dtypes)
        if out.truth:
            return self.of_condition(out, kernel)
        if out.position:
            return self.of_position(out)
        goal = self.op.goal(out)
        if goal is not None:
            return dtypes[goal.name]
        rule = self.op.goal_type(out)
        if rule is not None:
            return type_value(self.op, self.facts, rule, dtypes)
        return kernel if out.cast else type_value(self.op, self.facts, out.type, dtypes)

    def of_condition(self, out: OutputParam, kernel: str) -> str:
        """The dtype of a condition: bool, if it may have that, or that of bytes with bits."""
        return "bool" if "bool" in self.rows[out.name] else kernel

    def of_position(self, out: OutputParam) -> str:
        """The dtype of a position: i64, if it may have that."""
        return "i64" if "i64" in self.rows[out.name] else self.rows[out.name][0]

    # --- examples ---------------------------------------------------------------------------------

    def beside(self, name: str, kernel: str) -> str:
        """The dtype of an input beside others that have the dtype of the kernel: that, or the first that it may have."""
        return kernel if kernel in self.rows[name] else self.rows[name][0]

    def read_as(self, name: str, kernel: str) -> str:
        """The dtype of an input of a complex kernel: that of the kernel, if it may have that, or of its parts."""
        return kernel if kernel in self.rows[name] else PARTS[kernel]

    def examples(self, kernel: str) -> list[Case]:
        """The spec's worked examples, in one dtype, with the spec's results and not the oracle's. If some examples
        are complex, the others run for real dtypes only, because infinities and zeros differ as complex numbers."""
        found = []
        both = any(_is_complex(example) for example in self.op.examples)
        for number, example in enumerate(self.op.examples, 1):
            if _is_complex(example) != (kernel in PARTS and both):
                continue
            modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in self.op.modes}
            scalars = {s.name: self.scalar(example.values.get(s.name, 1), kernel) for s in self.op.scalars}
            named = {p.name: str(example.values[p.name]) for p in self.op.named_dtypes}
            tensors = {}
            for param in self.op.tensors:
                if param.name not in example.values:
                    continue  # a null pointer
                nested = whole_in(self.op, example, param.name)
                own = kernel
                if isinstance(param, InputParam) and self.op.by_rows:
                    own = self.beside(param.name, kernel)
                if isinstance(param, OutputParam) and param.truth:
                    own = self.of_condition(param, kernel)
                if isinstance(param, OutputParam) and param.position:
                    own = self.of_position(param)
                if isinstance(param, InputParam) and kernel in PARTS:
                    own = self.read_as(param.name, kernel)
                if isinstance(param, OutputParam) and (named or (self.op.by_rows or self.op.goal_type(param) is not None) and kernel not in self.rows[param.name]):
                    own = self.out_dtype(param, {**{p.name: kernel for p in self.op.inputs}, **named})
                bits = tuple(element_bits(v, own) for v in flat(nested))
                tensors[param.name] = Tensor(own, shape_of(nested), bits)
            axes = given_of(self.op, example)
            counts = example.values.get(self.op.counted.name) if self.op.counted else None
            if self.op.counted is not None and counts is not None:
                whole = tuple(int(str(number).removesuffix(".0")) for number in flat(counts))
                tensors[self.op.counted.name] = Tensor("i64", (len(whole),), whole)
            found.append(self.made(f"example {number}, {kernel}", {**modes, **named}, scalars, tensors, axes))
        return found


# --- values as specs write them -------------------------------------------------------------------


def given_of(op: Operator, example: Example) -> dict[str, Value]:
    """What an example gives to views and rows: axes, extents, integers and lists of them."""
    found: dict[str, Value] = {}
    for param in (*op.map_arguments, *(p for p in op.params if isinstance(p, (ExtentParam, ExtentsParam, FlagsParam, GroupsParam)))):
        value = example.values[param.name]
        found[param.name] = value if isinstance(value, tuple) else int(str(value))
    return found | {p.name: positions(p, example.values) for p in op.indices}


def _is_complex(example: Example) -> bool:
    return any(isinstance(v, complex) for value in example.values.values() for v in flat(value))


def number_bits(value: object, form: Format) -> int:
    """The bits of a number in a spec: an int, a float (also -0.0, inf, nan), a fraction, a bool. For `kept` the
    bits that the tests fill outputs with."""
    if value == KEPT:
        return int.from_bytes(bytes([SPOILED]) * (form.bits // 8), "little")
    if isinstance(value, float) and value != value:
        return form.nan
    if isinstance(value, float) and value in (float("inf"), float("-inf")):
        return form.infinity | (form.sign if value < 0 else 0)
    if isinstance(value, float):
        return form.nearest(Fraction(value), str(value).startswith("-"))
    assert isinstance(value, (int, Fraction))
    return form.nearest(Fraction(value))


def kept_bits(dtype: str) -> int:
    """The bits of an element of any dtype that the tests fill outputs with."""
    return int.from_bytes(bytes([SPOILED]) * DTYPES[dtype].bytes, "little")


def left_alone(op: Operator, modes: Mapping[str, str], dtypes: Mapping[str, str], results: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    """The results of a call; an output that a flag says is not written keeps what tests fill it with."""
    kept = {name: number_bits(KEPT, FORMATS[dtypes[name]]) for name in results if not op.written(name, modes)}
    return {name: (kept[name],) * len(made) if name in kept else made for name, made in results.items()}


def element_bits(value: object, dtype: str) -> int:
    """The bits of an element. For a complex dtype a real number gets the imaginary part 0, and both parts of nan
    are nan."""
    if dtype in BOOLS:
        return int(value != 0)
    if dtype in INTEGERS:
        return int(float(str(value)))
    if dtype not in PARTS:
        return number_bits(value, FORMATS[dtype])
    form = FORMATS[PARTS[dtype]]
    if value != value:
        return complexes.joined(dtype, *[number_bits(value, form)] * 2)
    parts = (value.real, value.imag) if isinstance(value, complex) else (value, 0.0)
    return complexes.joined(dtype, *(number_bits(part, form) for part in parts))


def flat(nested: object) -> Iterable[object]:
    if not isinstance(nested, (list, tuple)):
        yield nested
        return
    for item in nested:
        yield from flat(item)


def shape_of(nested: object) -> tuple[int, ...]:
    if not isinstance(nested, (list, tuple)):
        return ()
    return (len(nested), *(shape_of(nested[0]) if nested else ()))

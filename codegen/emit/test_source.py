"""Values for the generated Criterion suites: one call after another as data, and the list of checks."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from codegen.call.entry import Entry, entries_of
from codegen.emit.common import Values, banner, dtype_macro
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Formulas, Point, Tensor
from codegen.language.expression import snake
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.shape_facts import beyond, limits, on_scalars
from codegen.vectors.complex_vectors import complex_cases, complex_kernels
from codegen.vectors.float_vectors import Case, Vectors, number_bits
from codegen.vectors.integer_vectors import integer_cases, integer_examples, integer_kernels
from codegen.vectors.row_vectors import row_cases

# The checks of tests/support/suite.h that every entry point has, in the order of its lists.
_REFUSALS = ("presence", "dead_handles", "dtypes", "ranks")
_RESULTS = ("examples", "sweep", "layouts", "shapes_of_one_call", "empty")
_RUNS = ("instruction_sets", "threads", "second_phase", "repeatable", "early_destruction")

_WIDTHS = {"f32": 4, "f16": 2, "bf16": 2, "f64": 8, "i8": 1, "u8": 1, "bool": 1, "i16": 2, "u16": 2,
           "i32": 4, "u32": 4, "i64": 8, "u64": 8, "c32": 4, "c64": 8, "c128": 16}  # fmt: skip

_LEAST = Fraction(1, 2**1074)  # the smallest double above zero


def test_values(op: Operator, facts: Facts) -> Values:
    """For tests/<family>/<op>_test.c."""
    vectors = Vectors(op, facts)
    examples = [case for kernel in vectors.kernels() for case in vectors.examples(kernel)]
    for kernel in integer_kernels(vectors):
        examples += integer_examples(vectors, kernel)
    for kernel in complex_kernels(vectors):
        examples += vectors.examples(kernel)
    sweeps = row_cases(vectors) if op.by_rows else [*vectors.cases(), *integer_cases(vectors), *complex_cases(vectors)]
    entries = entries_of(op, facts)
    return {
        "banner": banner(op.file),
        "groups": [
            _group("example", examples, op),
            _group("sweep", sweeps, op),
            _group("refused", _refused(op, facts), op),
        ],
        "suites": [_suite(op, entry) for entry in entries],
        "tests": [
            {"suite": entry.snake, "name": check, "check": f"check_{check}"}
            for entry in entries
            for check in _checks(entry)
        ],
    }


def _checks(entry: Entry) -> list[str]:
    """The checks that an entry point gives something to do."""
    op, tensors = entry.op, entry.tensors
    refusals = list(_REFUSALS)
    refusals += ["scalar_dtypes"] if any(s.c is None for s in op.scalars) else []
    refusals += ["shapes"] if len(tensors) > 1 else []
    refusals += ["axes"] if op.axes or op.space_part else []
    refusals += ["modes"] if any(m.c != "bool" for m in op.modes) else []
    refusals += ["preconditions"] if op.requires else []
    results = list(_RESULTS)
    results += ["truncated"] if op.truncates else []
    results += ["defaults"] if any(p.optional for p in (*op.scalars, *op.inputs, *op.modes)) else []
    results += ["views"] if len(op.space.of) > 1 or any(p.view != "same" for p in op.inputs) else []
    results += ["halves"] if op.space_part else []
    results += ["counted_rows"] if op.counted else []
    results += ["aliases", "overlaps"] if all(len(a.roles) == 1 for a in tensors) else []
    return [*refusals, *results, *_RUNS]


def _suite(op: Operator, entry: Entry) -> Values:
    stands = entry.variant.stands_for if entry.variant else ()
    roles = {op.param(name).role: name for name in stands}
    return {
        "name": entry.snake,
        "entry": f"aclnn{entry.name}",
        "input": roles.get("in", ""),
        "output": roles.get("out", ""),
    }


def _refused(op: Operator, facts: Facts) -> list[Case]:
    """For each precondition, flags and scalars that satisfy those before it but not it; if there are such
    among the least numbers in size, these too, which a caller may flush to zero."""
    if not op.requires:
        return []
    usual = (1, 0, -1, Fraction(1, 2), 2, -2, 1000, float("inf"), float("nan"))
    return _refused_of(op, facts, usual) + _refused_of(op, facts, (_LEAST, -_LEAST)) + _beyond(op)


def _refused_of(op: Operator, facts: Facts, candidates: Sequence[Fraction | float]) -> list[Case]:
    choices = [Formulas(op, facts, modes) for modes in Vectors(op, facts).modes()]
    found = []
    requires = on_scalars(op)
    for number, require in enumerate(requires):
        numbers = itertools.product(candidates, repeat=len(op.scalars))
        for values, formulas in itertools.product(numbers, choices):
            bits = {s.name: number_bits(v, FORMATS["f64"]) for s, v in zip(op.scalars, values)}
            point = Point("f64", {}, bits)
            held = all(formulas.holds(r.expr, point) for r in requires[:number])
            if held and not formulas.holds(require.expr, point):
                scalars = tuple((name, Element("f64", b)) for name, b in bits.items())
                flags = tuple((name, str(on).lower()) for name, on in formulas.flags.items())
                found.append(Case(require.text, flags, scalars, (), ()))
                break
    return found


def _beyond(op: Operator) -> list[Case]:
    """For each precondition on shapes, one that it alone refuses: a tensor without elements, in f32."""
    return [
        Case(require.text, (), (), tuple((n, Tensor("f32", shape, ())) for n, shape in shapes.items()), ())
        for require in limits(op)
        if (shapes := beyond(op, require)) is not None
    ]


# --- data -----------------------------------------------------------------------------------------


def _group(kind: str, cases: Sequence[Case], op: Operator) -> Values:
    return {
        "kind": kind,
        "plural": f"{kind}s" if kind != "refused" else kind,
        "cases": [_case(f"{kind}_{i}", case, op) for i, case in enumerate(cases, 1)],
    }


def _case(name: str, case: Case, op: Operator) -> Values:
    tensors = [*case.inputs, *case.outputs]
    scalars = {n: Tensor(e.dtype, (), (e.bits,)) for n, e in case.scalars}
    axes = {n: Tensor("i64", (), (axis,)) for n, axis in case.axes}
    data: Mapping[str, Tensor] = {**dict(tensors), **scalars, **axes}
    order = [p.name for p in op.params]
    values = [_value(name, param, data[param]) for param in order if param in data]
    values += [f'{{.name = "{mode}", .text = "{label}"}},' for mode, label in case.modes]
    return {
        "name": name,
        "title": case.title,
        "arrays": [_array(f"{name}_{snake(p)}", data[p]) for p in order if p in data],
        "operands": values,
    }


def _value(case: str, param: str, tensor: Tensor) -> str:
    dims = ", ".join(str(extent) for extent in tensor.shape) or "0"
    return (
        f'{{"{param}", {dtype_macro(tensor.dtype)}, {len(tensor.shape)}, {{{dims}}}, '
        f"{case}_{snake(param)}, NULL}},"
    )


def _array(name: str, tensor: Tensor) -> Values:
    width = _WIDTHS[tensor.dtype]
    words = 2 if width > 8 else 1  # of C for an element, the lower one first
    width //= words
    values = [bits >> 8 * width * word for bits in tensor.elements for word in range(words)]
    digits = [f"0x{bits & ((1 << 8 * width) - 1):0{2 * width}x}" for bits in values]
    return {
        "head": f"static const uint{8 * width}_t {name}[]",
        "lines": list(_filled(digits or ["0"])),
    }


def _filled(items: Iterable[str]) -> Iterable[str]:
    """Items with commas, as many on a line as fit."""
    line = "   "
    for item in items:
        if len(line) + len(item) + 2 > 100:
            yield line
            line = "   "
        line += f" {item},"
    yield line

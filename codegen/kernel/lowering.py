"""From an operator, a dtype and a mode to kernels.

Each output has one small function, which the kernel's loop calls for all elements. 16-bit kernels compute in single
f32, whose extra digits nearly always suffice; the rare lanes where they may not are recomputed outside the loop
(fallback.py).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from codegen.algebra.meaning import Meaning, Meanings, Numbers, numbers_of
from codegen.algebra.piecewise import ramp
from codegen.algebra.scaled_exponentials import beside, enlarged, far_sums, is_share
from codegen.algebra.specialise import with_usual
from codegen.kernel.complex_form import complex_function
from codegen.kernel.driver import Driven, over_elements, over_vectors
from codegen.kernel.decided import Decision, decisions, row_of
from codegen.kernel.fallback import in_pairs, in_single
from codegen.kernel.integer_form import integer_function
from codegen.kernel.integer_step import IntegerStep, integer_step
from codegen.kernel.ir import COMPLEX, F32, F64, IN_F32, IN_F64, WIDE, Function, Leaf, functions_of
from codegen.kernel.odd import is_plain, multiplier_of, rounded_to_odd
from codegen.kernel.operands import Output, Span, local
from codegen.kernel.problem import Operand, Problem
from codegen.kernel.rounding import is_elementary, rounded, term
from codegen.kernel.result_form import at_once, result_steps
from codegen.kernel.row_form import EXTREMES, POSITIONS, SUM, RowForm, RowValue, row_form
from codegen.kernel.row_steps import RowStep, row_steps
from codegen.kernel.wide_form import condition_in_f64, in_f32, in_f64, sums_products, wants_f64
from codegen.kernel.simd_words import integer_kind
from codegen.kernel.step import Attrs, Scalar
from codegen.kernel.sum_step import SumStep, sum_step
from codegen.language.dtypes import DTYPES, FLOATS, INTEGERS, computed_in
from codegen.language.expression import Call, Expr, Name, ValueKind, condition_of, names_in, of_kind, snake
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.modes import case_for, modes_of
from codegen.language.operator import Case, Operator
from codegen.language.params import CountParam, OutputParam, Param, ScalarParam
from codegen.language.type_dtypes import bool_dtypes, complex_dtypes, integer_dtypes, kernel_dtypes, moved_dtypes, without_integers

def storage(dtype: str) -> tuple[int, str, str]:
    """The significant bits of an element, its C type, and the suffix of its loads and stores. Integers count as f32."""
    row = DTYPES[dtype]
    return FLOATS.get(dtype, FLOATS["f32"]).digits, row.c or "", row.suffix


_TRUNCATED = "Loads round {} to f32; stores truncate towards zero."
_REMARK = {
    **{d: f"Loads widen {d} to f32; stores round to nearest even." for d in FLOATS if computed_in(d) != d},
    "c64": "Parts are computed in f64 and rounded once.",
    "c128": "Parts are computed in pairs of f64 and rounded once.",
    **{dtype: _TRUNCATED.format(dtype) for dtype in INTEGERS},
}


@dataclass(frozen=True)
class Attr:
    """A scalar of a kernel: the C local, the field of the attrs struct, the C type, and the word that converts it."""

    local: str
    field: str
    vector: str
    made: str = ""


@dataclass(frozen=True)
class Kernel:
    """The kernel of one dtype in one mode."""

    name: str
    dtype: str
    mode: tuple[str, ...]
    mode_index: int
    remark: str
    vector: str
    element: str
    functions: tuple[Function, ...]
    uses_attrs: bool
    attrs: tuple[Attr, ...]
    inputs: tuple[Span, ...]
    outputs: tuple[Span, ...]
    formulas: tuple[tuple[str, str], ...]  # output, the case's text
    form: RowForm | None = None  # set if the operator reduces
    steps: tuple[RowStep | SumStep | IntegerStep | None, ...] = ()  # the steps of a reduction
    usual: bool = False  # whether it is for the usual values of the scalars only
    stage: int = 0  # of Operator.stages
    results: tuple[Output, ...] = ()  # the outputs of a loop, with their functions
    driven: Driven | None = None  # set if the operator does not reduce: its loop and step


def _output(meanings: Meanings, dtype: str, param: Param, expr: Expr, stem: str, decision: Decision | None) -> Output:
    """The function of one output in a floating-point dtype, and how the loop stores its results."""
    op = meanings.op
    bits, _, store = storage(dtype)
    a = IN_F64 if dtype == "f64" else IN_F32
    meaning = meanings.of(expr, numbers_of(dtype)).expr
    used = set(names_in(meaning))
    uses = tuple(p.name for p in (*op.operands, *op.counts) if p.name in used)
    scalar = {name: isinstance(op.param(name), (ScalarParam, CountParam)) for name in uses}
    whole = {p.name for p in op.point_indices}  # in the compute type, as scalars are
    operands = tuple(
        Operand(name, local(name), a.digits if scalar[name] or name in whole else bits, scalar[name]) for name in uses
    )
    parts = {part: snake(name) for part, name in meanings.parts(Numbers.WIDE).items()}
    problem, name = Problem(meaning, stem, operands, parts), f"{stem}_{dtype}"
    if isinstance(param, OutputParam) and param.truth and a is IN_F32 and op.in_pairs:
        return Output(param, condition_in_f64(problem, name), "truth", uses)
    if isinstance(param, OutputParam) and param.truth:
        params = problem.params(a.one)
        e = problem.evaluation(a, params)
        condition = condition_of(meaning)
        return Output(param, e.body.function(name, params, e.mask(condition), f"{show(condition)}, lane by lane."), "truth", uses)
    if isinstance(meaning, Call) and meaning.word == "sum":
        params = problem.params(WIDE if a is IN_F32 else F64)
        e = problem.evaluation(a, params)
        about = f"A term of {show(meaning)}: the factors of a product, and where it counts."
        return Output(param, e.body.function(name, params, term(e, meaning.args[0]), about), "term", uses)
    # f32 has all digits of products of f16
    wide = op.in_f64 or wants_f64(meaning) or (sums_products(meaning) and store != "_f16")
    if a is IN_F32 and wide and (decision is None or not store):
        own = None if store else in_f32(problem, name)
        return Output(param, own or in_f64(problem, name, store, op.in_pairs), "word", uses)
    if store:
        # Results declared exact are correctly rounded, like those of one tensor.
        one = sum(p.name in used for p in op.inputs) == 1 or op.accuracy.get(param.name) == "exact"
        return _in_16_bits(store, param, problem, name, one, uses, decision)
    if a is IN_F64:
        params = problem.params(F64)
        e = problem.evaluation(a, params)
        about = f"{show(meaning)}: in f64 and pairs of it, rounded once."
        return Output(param, e.body.function(name, params, rounded(e, meaning), about), "word", uses)
    tensors = [p.name for p in op.inputs if p.name in used]
    kept = isinstance(meaning, Call) and meaning.word == "leaky"
    function = in_pairs(problem, tensors[0] if len(tensors) == 1 and is_elementary(meaning) else "")
    return Output(param, function, "kept" if kept else "word", uses)


def _in_16_bits(
    store: str, param: Param, problem: Problem, name: str, one: bool, uses: tuple[str, ...], decision: Decision | None
) -> Output:  # fmt: skip
    expr = problem.expr
    if one and is_plain(expr):
        multiplier = multiplier_of(expr, {o.name: o.scalar for o in problem.operands})
        params = problem.params(F32, multiplier)
        e = problem.evaluation(IN_F32, params)
        about = f"{show(expr)}: in f32, rounded to odd, so that the store rounds correctly."
        function = e.body.function(name, params, rounded_to_odd(e, expr, store), about)
        return Output(param, function, "multiple" if multiplier else "word", uses, multiplier)
    if decision is not None:
        problem = replace(problem, expr=ramp(expr, uses))
    return Output(param, in_single(problem, name, store, one, decision), "word", uses)


def _told(output: Output, meaning: Meaning) -> Output:
    """The output; the comment of its function begins with its name and ends with the rules that rewrote its formula."""
    rules = f" Rewritten by: {', '.join(meaning.rules)}." if meaning.rules else ""
    about = f"{output.param.name} = {output.function.about}{rules}"
    return replace(output, function=replace(output.function, about=about))


def _named_output(
    meanings: Meanings, dtype: str, param: Param, expr: Expr, mode: str, decision: Decision | None
) -> Output:  # fmt: skip
    """The output. Integers use the function of f32, and so do 16-bit dtypes whose function would be the same."""
    stem = f"{snake(param.name)}{mode}"
    if dtype in INTEGERS:
        single = _told(_output(meanings, "f32", param, expr, stem, None), meanings.of(expr, Numbers.SINGLE))
        return replace(single, kind="word")
    own = _told(_output(meanings, dtype, param, expr, stem, decision), meanings.of(expr, numbers_of(dtype)))
    if DTYPES[dtype].suffix:
        plain = _told(_output(meanings, "f32", param, expr, stem, None), meanings.of(expr, Numbers.SINGLE))
        if plain == replace(own, function=replace(own.function, name=plain.function.name)):
            return plain
    return own


def form_of(meanings: Meanings, labels: tuple[str, ...], dtype: str = "f32") -> RowForm:
    """The passes of an operator that reduces along an axis."""
    op = meanings.op
    cases = [(f.output, case_for(op, f.cases, labels).expr) for f in op.formulas]
    names = dict(meanings.parts(Numbers.WIDE))
    found = [(name, meanings.of(expr, Numbers.WIDE).expr) for name, expr in cases]
    shares = all(is_share(expr) for _, expr in found)
    if dtype == "f64":
        found = [(name, enlarged(expr, names)) for name, expr in found]
    elif dtype == "f32" and shares:
        found = [(name, beside(expr, names)) for name, expr in found]
    elif dtype in ("f16", "bf16") and not row_form(op, found, names).wide:
        found = [(name, far_sums(expr, names)) for name, expr in found]
    form = replace(row_form(op, found, names), shares=shares)
    return at_once(form) or form


def _lower_results(meanings: Meanings, form: RowForm, dtype: str, labels: tuple[str, ...], index: int, kind: str) -> Kernel:
    """The kernel of an operator whose outputs are reductions in one pass."""
    op = meanings.op
    kept = storage(dtype)
    mode = "".join(f"_{snake(label)}" for label in labels) + kind
    vector = "vf64" if dtype == "f64" else "vf32"
    in_terms = {name for value in form.found(0) for name in names_in(value.expr)}
    numbers = (*op.scalars, *op.counts)
    attrs = tuple(Attr(local(p.name), snake(p.name), vector, f"{vector}_of") for p in numbers if p.name in in_terms)
    names = {p.name: local(p.name) for p in (*op.params, *op.counts)}
    outputs, made, steps = result_steps(op, form, dtype, kept, mode, names, _scalars(op, attrs))
    settled = {name for function in made for name in function.scalars}
    later = tuple(Attr(local(p.name), snake(p.name), "vf64") for p in numbers if p.name in settled - in_terms)
    texts = tuple((f.output, case_for(op, f.cases, labels).text) for f in op.formulas)
    functions = (*(f for output in outputs for f in functions_of(output.function)), *(m.function for m in made))
    return Kernel(
        f"{op.snake}{mode}_{dtype}", dtype, labels, index, _REMARK.get(dtype, ""), "vf64",
        kept[1], functions, bool(attrs or later), (*attrs, *later), (), (), texts, form, steps,
    )  # fmt: skip


def _lower_rows(meanings: Meanings, dtype: str, labels: tuple[str, ...], index: int, kind: str) -> Kernel:
    op = meanings.op
    kept = storage(dtype)
    mode = "".join(f"_{snake(label)}" for label in labels) + kind
    form = form_of(meanings, labels, dtype)
    if form.at_once:
        return _lower_results(meanings, form, dtype, labels, index, kind)
    vector = "vf64" if form.in_f64(dtype) else "vf32"
    names = {p.name: local(p.name) for p in (*op.params, *op.counts)}
    made, steps = row_steps(op, form, dtype, kept, mode, names, {})
    used = {name for row_function in made for name in row_function.scalars}
    attrs = tuple(Attr(local(p.name), snake(p.name), vector) for p in (*op.scalars, *op.counts) if p.name in used)
    texts = tuple((f.output, case_for(op, f.cases, labels).text) for f in op.formulas)
    return Kernel(
        f"{op.snake}{mode}_{dtype}", dtype, labels, index, _REMARK.get(dtype, ""), vector,
        kept[1], tuple(m.function for m in made), bool(attrs), attrs, (), (), texts, form, steps,
    )  # fmt: skip


def _lower_kernel(meanings: Meanings, dtype: str, labels: tuple[str, ...], index: int, kind: str) -> Kernel:
    op = meanings.op
    if _reduces(op, labels):
        return _lower_rows(meanings, dtype, labels, index, kind)
    _, element, suffix = storage(dtype)
    vector = "vf64" if dtype == "f64" else "vf32"
    deciding = _deciding(op)
    chosen = [label for mode, label in zip(op.kernel_modes, labels) if mode.name in deciding]
    mode = "".join(f"_{snake(label)}" for label in chosen) + kind
    outputs = []
    formulas = []
    for formula in op.formulas:
        case = case_for(op, formula.cases, labels)
        decision = decisions().get(row_of(op.name, labels, kind != "", dtype, formula.output))
        outputs.append(_named_output(meanings, dtype, op.param(formula.output), case.expr, mode, decision))
        formulas.append((formula.output, case.text))
    used = {name for output in outputs for name in output.uses}
    spans = tuple(
        Span(local(p.name), element, suffix, i) for i, p in enumerate(op.inputs) if p.name in used
    )
    targets = tuple(
        Span(local(p.name), element, suffix, i) for i, p in enumerate(op.outputs)
    )
    multipliers = {output.multiplier for output in outputs}
    attrs = tuple(
        Attr(local(p.name), snake(p.name), f"{vector}_multiplier", f"{vector}_multiplier{suffix}")
        if p.name in multipliers
        else Attr(local(p.name), snake(p.name), vector, f"{vector}_of")
        for p in (*op.scalars, *op.counts)
        if p.name in used
    )
    name = f"{op.snake}{mode}_{dtype}"
    kernel = Kernel(
        name, dtype, labels, index, _REMARK.get(dtype, ""), vector,
        element, tuple(f for o in outputs for f in functions_of(o.function)), bool(attrs), attrs,
        spans, targets, tuple(formulas), results=tuple(outputs),
    )  # fmt: skip
    if any(output.kind == "term" for output in outputs):
        form = _form_of_sums(op, outputs)
        step = sum_step(
            f"{name}_add", vector, suffix, spans, targets, outputs, {local(p) for p in form.still}, len(op.inputs),
            _scalars(op, attrs),
        )  # fmt: skip
        return replace(kernel, form=form, steps=(step,))
    channels = {s.index for s in spans if op.inputs[s.index].view == "channel"}
    made = {s.index for s in spans if op.inputs[s.index] in op.point_indices}
    return replace(kernel, driven=over_vectors(vector, dtype, len(op.inputs), channels, spans, targets, outputs, made))


def _reduces(op: Operator, labels: tuple[str, ...]) -> bool:
    """Whether formulas reduce along an axis when the modes that kernels depend on have these labels."""
    return op.reduces_in({mode.name: label for mode, label in zip(op.kernel_modes, labels)})


def _scalars(op: Operator, attrs: tuple[Attr, ...]) -> tuple[Attrs | Scalar, ...]:
    """The statements that define a step's scalars."""
    struct = (Attrs(f"{op.snake}_attrs"),) if attrs else ()
    return (*struct, *(Scalar(a.local, a.vector, a.field, a.made) for a in attrs))


def _form_of_sums(op: Operator, outputs: list[Output]) -> RowForm:
    """The form with one pass, which accumulates the sums and writes all other outputs."""
    sums = [output.param.name for output in outputs if output.kind == "term"]
    values = {name: RowValue(name, 2 * i, 0, SUM, Name(name)) for i, name in enumerate(sums)}
    points = tuple((o.param.name, Name(o.param.name)) for o in outputs if o.kind != "term")
    inputs = tuple(p.name for p in op.inputs)
    still = frozenset(p.name for p in op.inputs if all(op.output(name).like == p.name for name in sums))
    return RowForm(tuple(values.values()), points, inputs, results=values, at_once=True, still=still)


def _lower_complex(meanings: Meanings, dtype: str, labels: tuple[str, ...], index: int, kind: str) -> Kernel:
    """The kernel of a complex dtype: a loop over vectors of complex numbers."""
    op = meanings.op
    deciding = _deciding(op)
    mode = "".join(f"_{snake(label)}" for m, label in zip(op.kernel_modes, labels) if m.name in deciding) + kind
    known = {expr: snake(name) for expr, name in meanings.parts(Numbers.COMPLEX).items()}
    outputs, formulas = [], []
    for formula in op.formulas:
        case = case_for(op, formula.cases, labels)
        expr = meanings.of(case.expr, Numbers.COMPLEX).expr
        param = op.output(formula.output)
        expr = condition_of(expr) if param.truth else expr
        mine = set(names_in(expr))
        uses = tuple(p.name for p in op.operands if p.name in mine)
        leaves = {name: Leaf(local(name), COMPLEX) for name in uses}
        function = complex_function(f"{snake(formula.output)}{mode}_{dtype}", expr, dtype, leaves, known)
        output = Output(param, function, "truth" if param.truth else "word", uses)
        outputs.append(_told(output, meanings.of(case.expr, Numbers.COMPLEX)))
        formulas.append((formula.output, case.text))
    used = {name for output in outputs for name in output.uses}
    element, suffix = f"ac_{dtype}", f"_{dtype}"
    spans = tuple(Span(local(p.name), element, suffix, i) for i, p in enumerate(op.inputs) if p.name in used)
    targets = tuple(Span(local(p.name), element, suffix, i) for i, p in enumerate(op.outputs))
    attrs = tuple(Attr(local(p.name), complex_field(p), COMPLEX.c, "ac_of_c128") for p in op.scalars if p.name in used)
    return Kernel(
        f"{op.snake}{mode}_{dtype}", dtype, labels, index, _REMARK[dtype], COMPLEX.c,
        element, tuple(output.function for output in outputs), bool(attrs), attrs, spans, targets, tuple(formulas),
        results=tuple(outputs), driven=over_vectors(COMPLEX.c, dtype, len(op.inputs), set(), spans, targets, outputs),
    )  # fmt: skip


def _lower_integer_results(meanings: Meanings, dtype: str, labels: tuple[str, ...], index: int) -> Kernel:
    """The kernel of an integer dtype whose outputs are reductions in one pass."""
    op = meanings.op
    mode = "".join(f"_{snake(label)}" for label in labels)
    form = form_of(meanings, labels, dtype)
    known = {expr: snake(name) for expr, name in meanings.parts(Numbers.INTEGER).items()}
    own = integer_kind(dtype)
    outputs = []
    for value in form.found(0):
        mine = set(names_in(value.expr))
        names = {p.name: local(p.name) for p in op.inputs if p.name in mine}
        leaves = {name: Leaf(c, own) for name, c in names.items()}
        stem = f"{snake(value.name)}{mode}_{dtype}"
        function = integer_function(stem, of_kind(value.expr, ValueKind.INTEGER), dtype, leaves, known)
        param = OutputParam(name=value.name, type=op.outputs[0].type)
        outputs.append(Output(param, function, {**EXTREMES, **POSITIONS}.get(value.kind, "sum"), tuple(names), slot=value.slot))
    used = {name for output in outputs for name in output.uses}
    spans = tuple(Span(local(p.name), own.c, "", i) for i, p in enumerate(op.inputs) if p.name in used)
    name = f"{op.snake}{mode}_{dtype}"
    step = integer_step(f"{name}_add", spans, outputs)
    texts = tuple((f.output, case_for(op, f.cases, labels).text) for f in op.formulas)
    return Kernel(
        name, dtype, labels, index, "", "", own.c, tuple(output.function for output in outputs), False, (), (), (),
        texts, form, (step,),
    )  # fmt: skip


def _lower_integers(meanings: Meanings, dtype: str, labels: tuple[str, ...], index: int) -> Kernel:
    """The kernel of an integer dtype: a loop over single elements."""
    op = meanings.op
    if _reduces(op, labels):
        return _lower_integer_results(meanings, dtype, labels, index)
    deciding = _deciding(op)
    chosen = [label for mode, label in zip(op.kernel_modes, labels) if mode.name in deciding]
    mode = "".join(f"_{snake(label)}" for label in chosen)
    known = {expr: snake(name) for expr, name in meanings.parts(Numbers.INTEGER).items()}
    element = integer_kind(dtype).c
    outputs, formulas = [], []
    used: set[str] = set()
    for formula in op.formulas:
        case = case_for(op, formula.cases, labels)
        expr = meanings.of(case.expr, Numbers.INTEGER).expr
        mine = set(names_in(expr))
        names = {p.name: local(p.name) for p in op.operands if p.name in mine}
        own = integer_kind(dtype)
        leaves = {name: Leaf(c, own) for name, c in names.items()}
        param = op.output(formula.output)
        value = condition_of(expr) if param.truth else expr
        function = integer_function(f"{snake(formula.output)}{mode}_{dtype}", value, dtype, leaves, known)
        output = Output(param, function, "truth" if param.truth else "word", tuple(names))
        outputs.append(_told(output, meanings.of(case.expr, Numbers.INTEGER)))
        formulas.append((formula.output, case.text))
        used |= mine
    spans = tuple(
        Span(local(p.name), element, "", i) for i, p in enumerate(op.inputs) if p.name in used
    )
    targets = tuple(
        Span(local(p.name), integer_kind("bool").c if p.truth else element, "", i) for i, p in enumerate(op.outputs)
    )
    attrs = tuple(
        Attr(local(p.name), integer_field(p), element, f"({element})") for p in op.scalars if p.name in used
    )
    channels = {s.index for s in spans if op.inputs[s.index].view == "channel"}
    return Kernel(
        f"{op.snake}{mode}_{dtype}", dtype, labels, index, "", "", element,
        tuple(output.function for output in outputs), bool(attrs), attrs, spans, targets, tuple(formulas),
        results=tuple(outputs), driven=over_elements(element, len(op.inputs), channels, spans, targets, outputs),
    )  # fmt: skip


def integer_field(scalar: Param) -> str:
    """The field of the attrs struct that holds a scalar as an integer."""
    return f"{snake(scalar.name)}_integer"


def complex_field(scalar: Param) -> str:
    """The field of the attrs struct that holds a scalar as a complex number."""
    return f"{snake(scalar.name)}_complex"


def made_of(attr: Attr) -> str:
    """The C expression that reads a scalar of a kernel from the attrs struct `a`."""
    if attr.made.startswith("("):
        return f"{attr.made}a->{attr.field}"
    cast = "(float)" if attr.vector.startswith("vf32") else ""
    return f"{attr.made}({cast}a->{attr.field})"


def _deciding(op: Operator) -> set[str]:
    """The modes that the case of some formula depends on; the others only affect preconditions."""
    return {mode for f in op.formulas for case in f.cases for mode, _ in case.when}


def lower(meanings: Meanings, facts: Facts) -> tuple[Kernel, ...]:
    """All kernels of an operator: modes in order, dtypes in the order of spec/dtypes.yaml; then those for the
    usual values of its scalars, where they have such. Integers take the first for any value."""
    op = meanings.op
    if op.apart:
        return lower(Meanings(op.by_space[0]), facts)  # which the formulas of the other spaces are, too
    if op.moves:
        return _lower_moves(op, facts)
    if not op.has_kernels:
        return ()  # their engines have all that they need (runtime/contraction, runtime/plan/scattered.h)
    if len(op.stages) > 1:
        staged = (_lower_modes(Meanings(stage), facts, _STAGES[number]) for number, stage in enumerate(op.stages))
        return tuple(replace(kernel, stage=number) for number, kernels in enumerate(staged) for kernel in kernels)
    if op.total is not None:
        (op,) = op.stages
        meanings = Meanings(op)
    found = _lower_modes(meanings, facts)
    usual = with_usual(op)
    if usual is None:
        return found
    again = _lower_modes(Meanings(usual), facts, "_usual") + tuple(k for k in found if not k.vector)
    return found + tuple(replace(kernel, usual=True) for kernel in again)


_STAGES = ("_shared", "")  # what the names of their kernels have: of points that share an element, and of rows


def _lower_moves(op: Operator, facts: Facts) -> tuple[Kernel, ...]:
    """The functions of kernel/move.h, by the size of an element; one for all that are converted."""
    return tuple(
        Kernel(
            "ac_move_converted" if op.converts else f"ac_move_{facts.dtypes[dtype].bytes}", dtype, labels, index, "", "", "", (), False, (), (), (),
            tuple((f.output, case_for(op, f.cases, labels).text) for f in op.formulas),
        )
        for index, labels in enumerate(modes_of(op))
        for dtype in moved_dtypes(op, facts)
    )


def _lower_modes(meanings: Meanings, facts: Facts, kind: str = "") -> tuple[Kernel, ...]:
    """The kernels of all modes. Modes in which every formula has the same case share one, named after the first."""
    op = meanings.op
    floats, integers = kernel_dtypes(op, facts), (*integer_dtypes(op, facts), *bool_dtypes(op, facts))
    if op.truncates:
        floats, integers = floats + integers, ()
    if op.point_indices and floats and "f64" not in floats:
        floats = (*floats, "f64")  # of more points than f32 can count
    found: list[Kernel] = []
    first: dict[tuple[Case, ...], tuple[Kernel, ...]] = {}
    for index, labels in enumerate(modes_of(op)):
        cases = tuple(case_for(op, formula.cases, labels) for formula in op.formulas)
        none = without_integers(op, {mode.name: label for mode, label in zip(op.kernel_modes, labels)})
        if cases not in first:
            first[cases] = tuple(
                _lower_kernel(meanings, dtype, labels, index, kind) for dtype in floats
            ) + tuple(
                _lower_integers(meanings, dtype, labels, index) for dtype in (integers if not kind and not none else ())
            ) + tuple(_lower_complex(meanings, dtype, labels, index, kind) for dtype in complex_dtypes(op, facts))
        found += (replace(kernel, mode=labels, mode_index=index) for kernel in first[cases])
    return tuple(found)

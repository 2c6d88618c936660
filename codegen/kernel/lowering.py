"""Operator x dtype x mode to kernels: C statements over the SIMD words, every cast explicit.

Each output has one small helper function; a kernel is one loop over it. 16-bit kernels compute in single
f32, whose extra digits nearly always suffice; for the rare lanes where they may not, a second helper, out
of the loop, computes in pairs of f64.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from codegen.algebra.meaning import Meanings, Numbers, numbers_of
from codegen.algebra.normal_form import expand
from codegen.algebra.scaled_exponentials import enlarged
from codegen.algebra.specialise import with_usual
from codegen.kernel.decided import DECIDED
from codegen.kernel.lower_complex import NUMBER, ComplexLowerer
from codegen.kernel.lower_expr import RESULT_NEAR, Lowerer
from codegen.kernel.lower_integer import IntegerLowerer, c_type
from codegen.kernel.lower_loop import Loop, Output, Span, local, loop_of, loop_over_elements, past_of, streams
from codegen.kernel.lower_rows import RowStep, row_steps
from codegen.kernel.lower_settled import Helper, helper_of, settled
from codegen.kernel.lower_short import ShortLowerer
from codegen.kernel.lower_value import Leaf, is_elementary, is_product
from codegen.kernel.ramp import ramped
from codegen.kernel.row_form import RowForm, row_form
from codegen.language.dtypes import INTEGERS
from codegen.language.expression import Call, Expr, Name, Number, snake
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.modes import case_for, modes_of
from codegen.language.operator import Case, Operator, Param
from codegen.language.type_dtypes import complex_dtypes, integer_dtypes, kernel_dtypes

# Significant bits of an element, its C type, the suffix of its loads and stores.
STORAGE = {
    "f32": (24, "float", ""),
    "f64": (53, "double", ""),
    "f16": (11, "ac_f16", "_f16"),
    "bf16": (8, "ac_bf16", "_bf16"),
}


def storage(dtype: str) -> tuple[int, str, str]:
    """How a dtype is kept: of an integer, as f32 has it."""
    return (24, c_type(dtype), f"_{dtype}") if dtype in INTEGERS else STORAGE[dtype]


_TRUNCATED = "Loads round {} to f32; stores truncate towards zero."
_REMARK = {
    "f16": "Loads widen f16 to f32; stores round to nearest even.",
    "bf16": "Loads widen bf16 to f32; stores round to nearest even.",
    "c64": "Parts are computed in f64 and rounded once.",
    "c128": "Parts are computed in pairs of f64 and rounded once.",
    **{dtype: _TRUNCATED.format(dtype) for dtype in INTEGERS},
}


@dataclass(frozen=True)
class Attr:
    """A scalar of a kernel: the C local, the field of the attrs struct, the C type, the word that makes it."""

    local: str
    field: str
    vector: str
    made: str = ""


@dataclass(frozen=True)
class Kernel:
    """One dtype in one mode."""

    name: str
    dtype: str
    mode: tuple[str, ...]
    mode_index: int
    remark: str
    vector: str
    loop: Loop | None
    element: str
    helpers: tuple[Helper, ...]
    uses_attrs: bool
    attrs: tuple[Attr, ...]
    inputs: tuple[Span, ...]
    outputs: tuple[Span, ...]
    setup: tuple[str, ...]
    formulas: tuple[tuple[str, str], ...]  # output, the case's text
    form: RowForm | None = None  # of an operator that reduces along an axis,
    steps: tuple[RowStep | None, ...] = ()  # which has steps in place of a loop
    usual: bool = False  # for the usual values of the scalars


def formula_of_one(op: Operator, meaning: Expr) -> str | None:
    """The text of a formula that depends on one tensor and on no scalar, as a formula of x."""
    used = _names_in(meaning)
    if len(used) != 1 or op.by_rows or not all(p.name not in used or p.role == "in" for p in op.operands):
        return None
    return show(expand(meaning, {name: Name("x") for name in used - {"x"}}))


def _names_in(expr: Expr) -> set[str]:
    if isinstance(expr, Name):
        return {expr.name}
    if isinstance(expr, Call):
        return set().union(*(_names_in(arg) for arg in expr.args)) if expr.args else set()
    return set()


def _lower_output(meanings: Meanings, dtype: str, param: Param, expr: Expr, stem: str) -> Output:
    bits, _, suffix = STORAGE[dtype]
    vector = "vf64" if dtype == "f64" else "vf32"
    digits = 53 if vector == "vf64" else 24
    op = meanings.op
    meaning = meanings.of(expr, numbers_of(dtype)).expr
    folds = isinstance(meaning, Call) and meaning.word == "sum"
    beside_f64 = folds and vector == "vf32"
    used = _names_in(meaning)
    uses = tuple(p.name for p in (*op.operands, *op.counts) if p.name in used)
    leaves = {
        name: Leaf(local(name), digits, scalar=True)
        if op.param(name).role in ("scalar", "count")
        else Leaf(f"{local(name)}.x" if beside_f64 else local(name), bits)
        for name in uses
    }
    names = {expr: snake(name) for expr, name in meanings.parts(Numbers.WIDE).items()}
    params = tuple(
        (f"{vector}_wide" if beside_f64 and not leaf.scalar else vector, local(name)) for name, leaf in leaves.items()
    )
    name = f"{stem}_{dtype}"
    if suffix and not folds:
        # What is exact has one rounding: it is settled like the results of one tensor.
        one = sum(p.name in used for p in op.inputs) == 1 or op.accuracy.get(param.name) == "exact"
        short = ShortLowerer(suffix, leaves, names, one or suffix == "_bf16", one)
        formula = formula_of_one(op, meaning)
        decision = DECIDED.get((dtype, formula)) if formula else None
        helper, called = settled(short, meaning, name, stem, params, decision)
        if short.multiplier:
            multiplier = leaves[short.multiplier].text
            typed = tuple((f"{c}_multiplier" if text == multiplier else c, text) for c, text in params)
            return Output(param, replace(helper, params=typed), "multiple", uses, called, short.multiplier)
        return Output(param, helper, "word", uses, called)
    lowerer = Lowerer(vector, leaves, names)
    leaky = leaky_parts(meaning)
    if dtype == "f32" and leaky and not leaves[leaky[0]].scalar:
        x, slope = (leaves[part].text for part in leaky)
        return Output(param, Helper(name, vector, params, (), f"vf32_leaky({x}, {slope})"), "kept", uses)
    ramp = ramped(meaning, leaves) if dtype == "f32" else None
    if ramp:
        return Output(param, Helper(name, vector, params, (), ramp), "word", uses)
    tensors = [leaves[p.name].text for p in op.inputs if p.name in used]
    if vector == "vf32" and not folds and len(tensors) == 1 and is_elementary(meaning):
        # Kernels that only multiply have no time to look at their results; nor do they need it: at most
        # 1 ulp is lost where a product is subnormal.
        lowerer.tensor = tensors[0]
    if folds:
        assert isinstance(meaning, Call)
        result, value, kind = f"{vector}_term", lowerer.term(meaning.args[0]), "term"
    else:
        result, value, kind = vector, lowerer.rounded(meaning), "word"
        if vector == "vf32" and not suffix and (lowerer.fading or lowerer.vanishing):
            wide = Lowerer("vf64", leaves, names)
            helper, called = _by_f64(stem, params, lowerer, value, wide, wide.rounded(meaning))
            return Output(param, helper, "word", uses, called)
    return Output(param, helper_of(name, result, params, lowerer, value), kind, uses)


def leaky_parts(expr: Expr) -> tuple[str, str] | None:
    """x and slope of where(x > 0, x, x * slope)."""
    if not isinstance(expr, Call) or expr.word != "where":
        return None
    condition, x, product = expr.args
    assert isinstance(condition, Call)
    zero = condition.args[-1]
    if condition.word != "gt" or condition.args[0] != x or not isinstance(zero, Number) or zero.value != 0:
        return None
    if not is_product(product) or not isinstance(product, Call):
        return None
    others = [arg for arg in product.args if arg != x]
    if not isinstance(x, Name) or len(others) != 1 or not isinstance(others[0], Name):
        return None
    return x.name, others[0].name


def _by_f64(
    stem: str, params: tuple[tuple[str, str], ...], lowerer: Lowerer, value: str, wide: Lowerer, far: str
) -> tuple[Helper, tuple[Helper, ...]]:  # fmt: skip
    """Pairs of f32, and f64 for the rare lanes where a factor has left their range."""
    names = [text for _, text in params]
    args = ", ".join(names)
    own = tuple(f"const vf64 {name} = args[{i}];" for i, name in enumerate(names))
    inner = helper_of(f"{stem}_wide_f32", "vf64", (("const vf64", "args[]"),), wide, far)
    inner = replace(inner, lines=own + inner.lines)
    taken = (("vf32", RESULT_NEAR), ("vm32", "faded"), *params)
    again = f"ac_by_f64({inner.name}, {len(names)}, (const vf32[]){{{args}}})"
    rare = Helper(f"{stem}_far_f32", "vf32", taken, (), f"vf32_where(faded, {again}, {RESULT_NEAR})", rare=True)
    tests = [test for tests in lowerer.fading.values() for test in tests]
    tests += [
        f"vm32_and(vf32_lt(vf32_abs({text}), vf32_of({size})), vf32_ne({lowerer.tensor}, vf32_of(0.0f)))"
        for text, size in lowerer.vanishing.items()
    ]
    faded = tests[0]
    for test in tests[1:]:
        faded = f"vm32_or({faded}, {test})"
    lines = (*lowerer.lines, f"const vf32 {RESULT_NEAR} = {value};", f"const vm32 faded = {faded};")
    lines += ("if (vm32_any(faded))", f"    return {rare.name}({RESULT_NEAR}, faded, {args});")
    return Helper(f"{stem}_f32", "vf32", params, lines, RESULT_NEAR), (inner, rare)


def _named_output(meanings: Meanings, dtype: str, param: Param, expr: Expr, mode: str) -> Output:
    """The lowered output; a 16-bit helper that is f32's to the letter is f32's, as that of integers is."""
    stem = f"{snake(param.name)}{mode}"
    if dtype in INTEGERS:
        plain = _lower_output(meanings, "f32", param, expr, stem)
        return replace(plain, kind="word")
    own = _lower_output(meanings, dtype, param, expr, stem)
    if STORAGE[dtype][2]:
        plain = _lower_output(meanings, "f32", param, expr, stem)
        if plain == replace(own, helper=replace(own.helper, name=plain.helper.name)):
            return plain
    return own


def form_of(meanings: Meanings, labels: tuple[str, ...], dtype: str = "f32") -> RowForm:
    """The passes of an operator that reduces along an axis."""
    op = meanings.op
    cases = [(f.output, case_for(op, f.cases, labels).expr) for f in op.formulas]
    names = dict(meanings.parts(Numbers.WIDE))
    found = [(name, meanings.of(expr, Numbers.WIDE).expr) for name, expr in cases]
    if dtype == "f64":
        found = [(name, enlarged(expr, names)) for name, expr in found]
    return row_form(op, found, names)


def _lower_rows(meanings: Meanings, dtype: str, labels: tuple[str, ...], index: int) -> Kernel:
    op = meanings.op
    kept = STORAGE[dtype]
    mode = "".join(f"_{snake(label)}" for label in labels)
    form = form_of(meanings, labels, dtype)
    vector = "vf64" if dtype in ("f32", "f64") or form.wide else "vf32"
    names = {p.name: local(p.name) for p in op.params}
    helpers, steps = row_steps(op, form, dtype, kept, mode, names, {})
    used = {name for helper in helpers for name in helper.scalars}
    attrs = tuple(Attr(local(p.name), snake(p.name), vector) for p in (*op.scalars, *op.counts) if p.name in used)
    texts = tuple((f.output, case_for(op, f.cases, labels).text) for f in op.formulas)
    return Kernel(
        f"{op.snake}{mode}_{dtype}", dtype, labels, index, _REMARK.get(dtype, ""), vector,
        None, kept[1],
        tuple(Helper(h.name, h.result, h.params, h.lines, h.value) for h in helpers), bool(attrs),
        attrs, (), (), (), texts, form, steps,
    )  # fmt: skip


def _lower_kernel(meanings: Meanings, dtype: str, labels: tuple[str, ...], index: int, kind: str) -> Kernel:
    op = meanings.op
    if op.by_rows:
        return _lower_rows(meanings, dtype, labels, index)
    _, element, suffix = storage(dtype)
    vector = "vf64" if dtype == "f64" else "vf32"
    deciding = _deciding(op)
    chosen = [label for mode, label in zip(op.kernel_modes, labels) if mode.name in deciding]
    mode = "".join(f"_{snake(label)}" for label in chosen) + kind
    outputs = []
    formulas = []
    for formula in op.formulas:
        case = case_for(op, formula.cases, labels)
        outputs.append(_named_output(meanings, dtype, op.param(formula.output), case.expr, mode))
        formulas.append((formula.output, case.text))
    used = {name for output in outputs for name in output.uses}
    spans = tuple(
        Span(local(p.name), element, suffix, i) for i, p in enumerate(op.inputs) if p.name in used
    )
    targets = tuple(
        Span(local(p.name), "ac_sum" if _is_fold(outputs, p) else element, suffix, i)
        for i, p in enumerate(op.outputs)
    )
    multipliers = {output.multiplier for output in outputs}
    attrs = tuple(
        Attr(local(p.name), snake(p.name), f"{vector}_multiplier", f"{vector}_multiplier{suffix}")
        if p.name in multipliers
        else Attr(local(p.name), snake(p.name), vector, f"{vector}_of")
        for p in (*op.scalars, *op.counts)
        if p.name in used
    )
    channels = {s.name for s in spans if op.inputs[s.index].view == "channel"}
    loop = loop_of(vector, suffix, spans, outputs, len(op.inputs), channels)
    return Kernel(
        f"{op.snake}{mode}_{dtype}", dtype, labels, index, _REMARK.get(dtype, ""), vector,
        loop, element, tuple(h for o in outputs for h in (*o.called, o.helper)), bool(attrs), attrs,
        spans, targets, _setup(op, vector, spans, targets, attrs), tuple(formulas),
    )  # fmt: skip


def _lower_complex(meanings: Meanings, dtype: str, labels: tuple[str, ...], index: int) -> Kernel:
    """A loop over vectors of complex numbers."""
    op = meanings.op
    deciding = _deciding(op)
    mode = "".join(f"_{snake(label)}" for m, label in zip(op.kernel_modes, labels) if m.name in deciding)
    known = {expr: snake(name) for expr, name in meanings.parts(Numbers.COMPLEX).items()}
    outputs, formulas = [], []
    for formula in op.formulas:
        case = case_for(op, formula.cases, labels)
        expr = meanings.of(case.expr, Numbers.COMPLEX).expr
        mine = _names_in(expr)
        uses = tuple(p.name for p in op.inputs if p.name in mine)
        lowerer = ComplexLowerer(dtype, {name: local(name) for name in uses}, known)
        helper = lowerer.helper(f"{snake(formula.output)}{mode}_{dtype}", expr)
        outputs.append(Output(op.param(formula.output), helper, "word", uses))
        formulas.append((formula.output, case.text))
    used = {name for output in outputs for name in output.uses}
    element, suffix = f"ac_{dtype}", f"_{dtype}"
    spans = tuple(Span(local(p.name), element, suffix, i) for i, p in enumerate(op.inputs) if p.name in used)
    targets = tuple(Span(local(p.name), element, suffix, i) for i, p in enumerate(op.outputs))
    return Kernel(
        f"{op.snake}{mode}_{dtype}", dtype, labels, index, _REMARK[dtype], NUMBER,
        loop_of(NUMBER, suffix, spans, outputs, len(op.inputs), set()), element,
        tuple(output.helper for output in outputs), False, (), spans, targets,
        _setup(op, NUMBER, spans, targets, ()), tuple(formulas),
    )  # fmt: skip


def _lower_integers(meanings: Meanings, dtype: str, labels: tuple[str, ...], index: int) -> Kernel:
    """A loop over elements, in place of one over vectors."""
    op = meanings.op
    deciding = _deciding(op)
    chosen = [label for mode, label in zip(op.kernel_modes, labels) if mode.name in deciding]
    mode = "".join(f"_{snake(label)}" for label in chosen)
    known = {expr: snake(name) for expr, name in meanings.parts(Numbers.INTEGER).items()}
    element = c_type(dtype)
    helpers, body, over_run, formulas = [], [], [], []
    channels = {p.name for p in op.inputs if p.view == "channel"}
    used: set[str] = set()
    for formula in op.formulas:
        case = case_for(op, formula.cases, labels)
        expr = meanings.of(case.expr, Numbers.INTEGER).expr
        mine = _names_in(expr)
        names = {p.name: local(p.name) for p in op.operands if p.name in mine}
        lowerer = IntegerLowerer(dtype, names, known)
        helpers.append(lowerer.helper(f"{snake(formula.output)}{mode}_{dtype}", expr))
        args = [n if op.param(p).role == "scalar" else f"{n}[i]" for p, n in names.items()]
        of_run = [f"{n}[run]" if p in channels else arg for (p, n), arg in zip(names.items(), args)]
        body.append(f"{local(formula.output)}[i] = {helpers[-1].name}({', '.join(args)});")
        over_run.append(f"{local(formula.output)}[i] = {helpers[-1].name}({', '.join(of_run)});")
        formulas.append((formula.output, case.text))
        used |= mine
    spans = tuple(
        Span(local(p.name), element, "", i) for i, p in enumerate(op.inputs) if p.name in used
    )
    targets = tuple(Span(local(p.name), element, "", i) for i, p in enumerate(op.outputs))
    attrs = tuple(
        Attr(local(p.name), integer_field(p), element) for p in op.scalars if p.name in used
    )
    setup = _setup(op, "", spans, targets, ())
    if attrs:
        setup = (f"const struct {op.snake}_attrs *const a = attrs;", *setup[1:])
        setup += tuple(f"const {element} {a.local} = ({element})a->{a.field};" for a in attrs)
    return Kernel(
        f"{op.snake}{mode}_{dtype}", dtype, labels, index, "", "", loop_over_elements(body, len(op.inputs), over_run), element, tuple(helpers),
        bool(attrs), attrs, spans, targets, setup, tuple(formulas),
    )  # fmt: skip


def integer_field(scalar: Param) -> str:
    """The field of the attrs struct with a scalar as an integer."""
    return f"{snake(scalar.name)}_integer"


def _is_fold(outputs: list[Output], param: Param) -> bool:
    return any(o.param.name == param.name and o.kind == "term" for o in outputs)


def _setup(
    op: Operator, vector: str, inputs: tuple[Span, ...], outputs: tuple[Span, ...],
    attrs: tuple[Attr, ...],
) -> tuple[str, ...]:  # fmt: skip
    lines = []
    streamed = []
    if attrs:
        lines.append(f"const struct {op.snake}_attrs *const a = attrs;")
    else:
        lines.append("(void)attrs;")
    lines += [f"const {s.element} *const {s.name} = ins[{s.index}];" for s in inputs]
    for s in outputs:
        if s.element == "ac_sum":
            lines.append(f"const ac_sum {s.name} = *(const ac_sum *)outs[{s.index}];")
        else:
            lines.append(f"{s.element} *const {s.name} = outs[{s.index}];")
            if vector and streams(s.suffix):
                streamed.append(s)
    lines += [f"const bool {past_of(s.name)} = (past & {1 << s.index}) != 0;" for s in streamed]
    if not streamed:
        lines.append("(void)past;")
    cast = "(float)" if vector == "vf32" else ""
    lines += [f"const {a.vector} {a.local} = {a.made}({cast}a->{a.field});" for a in attrs]
    return tuple(lines)


def _deciding(op: Operator) -> set[str]:
    """The modes that some formula asks for; others decide about preconditions alone."""
    return {mode for f in op.formulas for case in f.cases for mode, _ in case.when}


def lower(op: Operator, facts: Facts) -> tuple[Kernel, ...]:
    """All kernels of an operator: modes in order, dtypes in the order of spec/dtypes.yaml; then those for the
    usual values of its scalars, where they have such. Integers take the first for any value."""
    found = _lower_modes(op, facts)
    usual = with_usual(op)
    if usual is None:
        return found
    again = _lower_modes(usual, facts, "_usual") + tuple(k for k in found if k.loop and not k.loop.lanes)
    return found + tuple(replace(kernel, usual=True) for kernel in again)


def _lower_modes(op: Operator, facts: Facts, kind: str = "") -> tuple[Kernel, ...]:
    """Modes in which every formula has the same case have one kernel, under the name of the first."""
    floats, integers = kernel_dtypes(op, facts), integer_dtypes(op, facts)
    meanings = Meanings(op)
    if op.truncates:
        floats, integers = floats + integers, ()
    found: list[Kernel] = []
    first: dict[tuple[Case, ...], tuple[Kernel, ...]] = {}
    for index, labels in enumerate(modes_of(op)):
        cases = tuple(case_for(op, formula.cases, labels) for formula in op.formulas)
        if cases not in first:
            first[cases] = tuple(
                _lower_kernel(meanings, dtype, labels, index, kind) for dtype in floats
            ) + tuple(
                _lower_integers(meanings, dtype, labels, index) for dtype in (integers if not kind else ())
            ) + tuple(_lower_complex(meanings, dtype, labels, index) for dtype in complex_dtypes(op, facts))
        found += (replace(kernel, mode=labels, mode_index=index) for kernel in first[cases])
    return tuple(found)

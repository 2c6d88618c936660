"""Branches of the generator that no spec reaches, and why they are there: branches.py --check knows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Exempt:
    """A place as branches.py reports it, without its line, and the reason."""

    file: str
    text: str
    why: str


_SUMS = "Outputs that are no sums are stored like this in kernels over points, and no spec has one of these beside a sum."
_LINES = "A guard: no spec has this beside a word along lines yet; the bad specs reach the refusal."
_PRODUCTS = "The judge of running products: real specs reach it through the vectors of the build, and no vectors are made of invented ones."
_WEIGHED = "The judge of weights beyond the range of f32, which no vectors have."
_PANES = "The judge of panes: no vectors have this beside the numbers and dtypes that they have, which the suites of real operators add."
_CHAINED = "Of products in a chain: a call may lack this, and the vectors and examples of specs do not."
_ROWS = "Left over from forms of rows that no spec has; this goes when sums and rows have one engine."
_NEW = "A debt: real specs reach this through the vectors and programs of the build, and no invented spec has the form yet."

_EIGHT = "A guard of worked examples, of which none has no axes, or eight; calls of the suites reach the same limits in the runtime."

EXCEPTIONS = (
    Exempt(
        "codegen/exact/functions.py", "never true: not (below and above)",
        "A guard of the oracle: Newton's iteration has found the value wherever anybody looked, and this proves it.",
    ),
    Exempt(
        "codegen/exact/real.py", "never true: x.rest is not None",
        "A guard of the oracle: no spec rounds a value that is not exact, and a tie of one could not be told.",
    ),
    Exempt(
        "codegen/kernel/beyond_range.py", "never run: except OracleError",
        "A guard: a formula that the oracle cannot decide at some point is judged at the others.",
    ),
    Exempt(
        "codegen/language/operator.py", "never run: def __getstate__",
        "Sends an operator to another process; here each process finds its operators. test_store.py sends all of them.",
    ),
    Exempt(
        "codegen/kernel/lowering.py", "never run: m.name in deciding",
        "Operators on complex numbers have no modes yet; the check of specs refuses them.",
    ),
    Exempt(
        "codegen/kernel/lowering.py", "never false: p.name in used",
        "Operators on complex numbers have no modes yet, so each input is used by one of the formulas.",
    ),
    Exempt(
        "codegen/kernel/short_form.py",
        "never true: not argument.exact or not factor.exact or names(function, {}) & names(other, {})",
        "A guard: a function times its own argument is a word or has a limit, and values of rows are computed in f64.",
    ),
    Exempt(
        "codegen/vectors/contraction_vectors.py", "never false: vectors.combined(dtypes, {}) is not None",
        "A guard: the check of specs leaves contractions only floats, and all floats combine.",
    ),
    Exempt("codegen/kernel/sum_step.py", "never true: output.multiplier", _SUMS),
    Exempt("codegen/kernel/sum_step.py", "never true: output.kind == 'kept'", _SUMS),
    Exempt(
        "codegen/language/facts.py", "never false: dtype is not None",
        "A dtype is missing where an input may be null; no operator has a weight that may be, yet.",
    ),
    Exempt("codegen/kernel/row_steps.py", "never true: self.suffix", _ROWS),
    Exempt("codegen/kernel/row_steps.py", "never true: value.name in own", _ROWS),
    Exempt("codegen/kernel/row_steps.py", "never false: v.name not in inside", _ROWS),
    Exempt("codegen/kernel/row_steps.py", "never true: helper.function.kind == self.a.pair", _ROWS),
    Exempt("codegen/check/line_formulas.py", "never false: along_lines(expr)", _LINES),
    Exempt("codegen/check/line_formulas.py", "never false: word is not None", _LINES),
    Exempt("codegen/vectors/line_vectors.py", "never false: all((dtype in vectors.rows[name] for name in named))", _LINES),
    Exempt("codegen/vectors/line_vectors.py", "never false: d in vectors.rows[op.inputs[0].name]", _LINES),
    Exempt(
        "codegen/exact/contracted_sums.py",
        "never true: isinstance(value, Fraction) and form.is_infinite(form.nearest(value))", _WEIGHED,
    ),
    Exempt("codegen/exact/contracted_sums.py", "never run: value > 0", _WEIGHED),
    Exempt("codegen/exact/pane_values.py", "never false: form is not None", _PANES),
    Exempt("codegen/exact/pane_values.py", "never run: dtype.startswith('i')", _PANES),
    Exempt("codegen/exact/pane_values.py", "never true: form.is_infinite(bits)", _PANES),
    Exempt("codegen/vectors/pane_vectors.py", "never true: hard", _PANES),
    Exempt("codegen/language/contracted_shapes.py", "never true: known == 0", _CHAINED),
    Exempt(
        "codegen/text/wrap.py", "never true: len(line) < WIDTH",
        "A row of the table of dtypes is longer than a line since halves of bytes are in it.",
    ),
    Exempt("codegen/check/verdicts.py", "never false: rows is not None", _NEW),
    Exempt("codegen/exact/oracle.py", "never false: f.output == out.name", _NEW),
    Exempt("codegen/vectors/float_vectors.py", "never true: rule is not None", _NEW),
    Exempt("codegen/vectors/row_vectors.py", "never true: name in lets", _NEW),
    Exempt("codegen/call/shape_checks.py", "never true: isinstance(param, OutputParam) and param.optional", _NEW),
    Exempt("codegen/emit/catalogue.py", "never true: (more := conditions_in_catalogue(limits(op), lambda t: names.index(entry.spelled(t))))", _NEW),
    Exempt("codegen/language/operator.py", "never false: self.shares or p.name == self.row_axis", _NEW),
    Exempt("codegen/language/shapes.py", "never false: groups", _NEW),
    Exempt("codegen/emit/dispatch.py", "never true: number", "A debt: of a part in one of several spaces no spec has more than two views that modes choose."),
    Exempt("codegen/vectors/verdict_vectors.py", "never true: dtype == 'bool'", _NEW),
    Exempt("codegen/language/index_maps.py", "never true: len(whole) == HIGHEST_RANK", _EIGHT),
    Exempt("codegen/language/index_maps.py", "never true: not whole", _EIGHT),
    Exempt("codegen/language/index_maps.py", "never true: len(found_) > HIGHEST_RANK", _EIGHT),
    Exempt("codegen/vectors/placed_vectors.py", "never false: isinstance(value, int)", _NEW),
)  # fmt: skip

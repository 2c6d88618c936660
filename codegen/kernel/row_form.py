"""The statistics of a row that an operator with a reduction computes, and in which passes (runtime/reduce/reduce.h).

Each max or sum over an axis is a value of the row. One pass computes all values that do not depend on each other.
Expressions of such values alone (log(total), 1 / total) are computed once for each row. The last step writes the
outputs; an output without the axis is itself a value of the row. If the outputs use the term of a sum again, the
pass stores it for the last step.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from codegen.algebra.scaled_exponentials import BESIDE
from codegen.kernel.rounding import is_elementary
from codegen.language.expression import Call, Expr, Name, Number, names_in, snake
from codegen.language.operator import Operator

MAX = "AC_REDUCE_MAX"
SUM, SUM_EXACT, SUM_APART = "AC_REDUCE_SUM", "AC_REDUCE_SUM_EXACT", "AC_REDUCE_SUM_APART"
SUMS = (SUM, SUM_EXACT, SUM_APART)
GREATEST, LEAST, ANY, ALL = "AC_REDUCE_GREATEST", "AC_REDUCE_LEAST", "AC_REDUCE_ANY", "AC_REDUCE_ALL"
EXTREMES = {MAX: "greatest", GREATEST: "most", LEAST: "least", ANY: "most", ALL: "least"}  # and the words of their accumulators
FIRST_GREATEST, FIRST_LEAST = "AC_REDUCE_FIRST_GREATEST", "AC_REDUCE_FIRST_LEAST"
POSITIONS = {FIRST_GREATEST: "first_most", FIRST_LEAST: "first_least"}  # the same of positions
KINDS = {"max": MAX, "min": LEAST, "argmax": FIRST_GREATEST, "argmin": FIRST_LEAST}  # of words; `sum` has two

KEPT = "kept"  # the name of a stored term in the expressions of the outputs


@dataclass(frozen=True)
class RowValue:
    """A value of a row. `slot` is the index of its first array: a maximum has one array, a pair has two."""

    name: str
    slot: int
    level: int  # the pass that computes it, or after which it is computed from other values
    kind: str  # AC_REDUCE_..., or "" if it is computed from other values
    expr: Expr  # the term that is reduced, or the expression; other values appear as names

    @property
    def pair(self) -> bool:
        return self.kind not in EXTREMES and self.kind not in POSITIONS and not is_single(self.expr)


def near(expr: Expr) -> Expr:
    """The expression, without the word that scales it back."""
    return expr.args[0] if isinstance(expr, Call) and expr.word == "from_far" else expr


def is_single(expr: Expr) -> bool:
    """Whether the value of an expression of other values is one number, exactly."""
    return isinstance(expr, Call) and expr.word in BESIDE


@dataclass(frozen=True)
class RowForm:
    """The passes of an operator's formulas: the same for every dtype, except for exponential sums of f64 (far.py)."""

    values: tuple[RowValue, ...]
    outputs: tuple[tuple[str, Expr], ...]  # those with an element at each point, in terms of the values
    inputs: tuple[str, ...]
    kept: RowValue | None = None  # the sum whose terms are stored for the outputs
    results: dict[str, RowValue] = field(default_factory=dict)  # outputs with one element for each row
    at_once: bool = False  # the only pass writes the outputs with an element at each point
    still: frozenset[str] = frozenset()  # then: inputs that have one element for all points of a result
    shares: bool = False  # all outputs are shares of exponentials in their sum: f32 is computed in pairs of f32

    @property
    def passes(self) -> int:
        return 1 + max(value.level for value in self.values)

    def found(self, level: int) -> tuple[RowValue, ...]:
        return tuple(v for v in self.values if v.level == level and v.kind)

    def settled(self, level: int) -> tuple[RowValue, ...]:
        return tuple(v for v in self.values if v.level == level and not v.kind)

    def plain(self, level: int) -> bool:
        """Whether a pass computes only maxima of unchanged inputs."""
        return all(
            v.kind in EXTREMES and isinstance(v.expr, Name) and v.expr.name in self.inputs
            for v in self.found(level)
        )

    def spread(self, level: int) -> int:
        """Which arrays of a pass, found or computed after it, later steps read at points: a bit for each."""
        terms = (value.expr for value in self.values if value.kind)
        outputs = (made for _, expr in self.outputs for made in (expr, self.with_kept(expr)))
        read = {name for expr in (*terms, *outputs) for name in names_in(expr)}
        made = (value for value in self.values if value.level == level and value.name in read)
        return sum((3 if value.pair else 1) << value.slot for value in made)

    @property
    def wide(self) -> bool:
        """Whether 16-bit results need f64: numbers of either sign are added after a rounding, or a sum may be large."""
        if self.at_once:
            return True
        sums = all(self.is_decay(v.expr) and self._of_input(v.expr) for v in self.values if v.kind in SUMS)
        return not (sums and all(multiplicative(expr) or self._falls(expr) for _, expr in self.outputs))

    def _falls(self, expr: Expr) -> bool:
        """Whether an expression is x - top, where top is the greatest x, or that less the logarithm of a sum of decays: of
        two numbers that are not above 0, a sum loses no digits. The logarithm is not below 0, as one of the decays is 1."""
        if not isinstance(expr, Call) or expr.word != "sub":
            return False
        above, below = expr.args
        taken = next((v for v in self.values if below == Name(v.name)), None)
        if taken is not None and taken.kind == MAX:
            return isinstance(above, Name) and taken.expr == above
        if taken is None or not (isinstance(taken.expr, Call) and taken.expr.word == "log"):
            return False
        summed = near(taken.expr.args[0])
        total = next((v for v in self.values if summed == Name(v.name)), None)
        return total is not None and total.kind == SUM_APART and self._falls(above)

    def in_f64(self, dtype: str) -> bool:
        """Whether a kernel for a dtype computes in f64."""
        return dtype == "f64" or self.wide or (dtype == "f32" and not self.shares)

    def with_kept(self, expr: Expr) -> Expr:
        """The expression with the stored term replaced by its name."""
        if self.kept is None or not isinstance(expr, Call):
            return expr
        if expr == self.kept.expr:
            return Name(KEPT)
        return Call(expr.word, tuple(self.with_kept(arg) for arg in expr.args), None, expr.span)

    def is_decay(self, expr: Expr) -> bool:
        """Whether an expression is exp(x - top) where top is the greatest x, so that the exponent is at most 0."""
        if isinstance(expr, Call) and expr.word == "exp_beside":
            return True
        if not (isinstance(expr, Call) and expr.word in ("exp", "exp_far") and isinstance(expr.args[0], Call)):
            return False
        below = expr.args[0]
        top = next((v for v in self.values if below.args[1:] == (Name(v.name),)), None)
        return below.word == "sub" and top is not None and (top.kind, top.expr) == (MAX, below.args[0])

    def _of_input(self, decay: Expr) -> bool:
        """Whether the exponent of a decay is the distance of an input as it is, not of something rounded."""
        assert isinstance(decay, Call)
        inner = decay.args[0]
        return isinstance(inner.args[0], Name) if isinstance(inner, Call) else True

    @property
    def arrays(self) -> int:
        return sum(2 if value.pair else 1 for value in self.values)


# --- the form -------------------------------------------------------------------------------------


@dataclass
class _Builder:
    """Splits expressions into values of the row and what depends on the element."""

    tensors: frozenset[str]
    names: dict[Expr, str]  # expanded `let` parts to their names in the spec
    taken: set[str]
    logarithms: frozenset[Expr]  # expressions whose logarithm is taken
    of_rows: frozenset[str]  # inputs with one element for each row along
    axis: str | None
    values: list[RowValue] = field(default_factory=list)
    known: dict[Expr, str] = field(default_factory=dict)

    def level(self, expr: Expr) -> int:
        """The last pass whose values an expression needs; -1 if it needs none."""
        if isinstance(expr, Name):
            return next((v.level for v in self.values if v.name == expr.name), -1)
        return max((self.level(arg) for arg in expr.args), default=-1) if isinstance(expr, Call) else -1

    def reduced(self, expr: Expr) -> Expr:
        """The expression with each reduction replaced by the name of its value."""
        if not isinstance(expr, Call):
            return expr
        if expr.over is None:
            return Call(expr.word, tuple(self.reduced(arg) for arg in expr.args), None, expr.span)
        if expr not in self.known:
            term = self.hoisted(self.reduced(expr.args[0]))
            kind = KINDS.get(expr.word) or self._sum(expr, term)
            name = self._name(self.names.get(expr, expr.word))
            self._add(RowValue(name, self._slot(), self.level(term) + 1, kind, term))
            self.known[expr] = name
        return Name(self.known[expr])

    def _sum(self, expr: Expr, term: Expr) -> str:
        """How a sum is accumulated. Near 1 an error of its last digit is large in its logarithm; of decays, which lie in
        [0, 1], adding those below a half separately is accurate enough."""
        if expr not in self.logarithms:
            return SUM
        return SUM_APART if self._known().is_decay(term) else SUM_EXACT

    def _known(self) -> RowForm:
        return RowForm(tuple(self.values), (), ())

    def hoisted(self, expr: Expr) -> Expr:
        """The expression with its parts that are constant along a row replaced by values of the row."""
        if not isinstance(expr, Call):
            return expr
        if self._of_row(expr) and expr.word not in ("neg",):
            if expr not in self.known:
                self.known[expr] = self._name(self.names.get(expr, _word(expr)))
                name = self.known[expr]
                self._add(RowValue(name, self._slot(), self.level(expr), "", expr))
            return Name(self.known[expr])
        if expr.word == "div" and self._divides(expr.args[1]):
            inverse = self.hoisted(Call("div", (Number(Fraction(1), "1"), expr.args[1])))
            return Call("mul", (self.hoisted(expr.args[0]), inverse), None, expr.span)
        return Call(expr.word, tuple(self.hoisted(arg) for arg in expr.args), None, expr.span)

    def value(self, name: str, expr: Expr) -> RowValue:
        """The value of an output that has one element for each row."""
        left = self.hoisted(self.reduced(self._of_rows(expr)))
        if not any(isinstance(left, Name) and left.name == v.name for v in self.values):
            self._add(RowValue(self._name(name), self._slot(), max(self.level(left), 0), "", left))
            return self.values[-1]
        return next(v for v in self.values if left == Name(v.name))

    def _of_rows(self, expr: Expr) -> Expr:
        """The expression of a row with each input that has one element for a row as the greatest of that row's elements, which
        are all the same."""
        if isinstance(expr, Name) and expr.name in self.of_rows:
            return Call("max", (expr,), self.axis)
        if not isinstance(expr, Call) or expr.over is not None:
            return expr
        return Call(expr.word, tuple(self._of_rows(arg) for arg in expr.args), None, expr.span)

    def _divides(self, expr: Expr) -> bool:
        """Whether a divisor lies between 1 and the length of a row, so that its inverse can be used instead.

        This holds for the sum of exp(x - top) where top is the greatest x.
        """
        expr = near(expr)
        found = next((v for v in self.values if isinstance(expr, Name) and v.name == expr.name), None)
        return found is not None and found.kind in SUMS and self._known().is_decay(found.expr)

    def _of_row(self, expr: Expr) -> bool:
        return self.level(expr) >= 0 and not self._uses_tensor(expr)

    def _uses_tensor(self, expr: Expr) -> bool:
        if isinstance(expr, Name):
            return expr.name in self.tensors
        return isinstance(expr, Call) and any(self._uses_tensor(arg) for arg in expr.args)

    def _name(self, wanted: str) -> str:
        name, count = wanted, 2
        while name in self.taken:
            name, count = f"{wanted}{count}", count + 1
        self.taken.add(name)
        return name

    def _slot(self) -> int:
        return sum(2 if value.pair else 1 for value in self.values)

    def _add(self, value: RowValue) -> None:
        self.values.append(value)


def _word(expr: Call) -> str:
    if expr.word == "div" and isinstance(expr.args[0], Number):
        return f"inverse_{_plain(expr.args[1])}"
    return f"{expr.word}_{_plain(expr.args[0])}"


def _plain(expr: Expr) -> str:
    expr = near(expr)
    return snake(expr.name) if isinstance(expr, Name) else "value"


def _logarithms(expr: Expr) -> set[Expr]:
    """The expressions whose logarithm is taken."""
    if not isinstance(expr, Call):
        return set()
    own = {near(expr.args[0])} if expr.word == "log" else set()
    return own.union(*(_logarithms(arg) for arg in expr.args))


def row_form(
    op: Operator, meanings: list[tuple[str, Expr]], names: dict[Expr, str]
) -> RowForm:
    """The passes of the formulas; `meanings` are their expressions with all parts expanded."""
    builder = _Builder(
        frozenset(p.name for p in op.inputs),
        names,
        {op.snake, *(snake(p.name) for p in op.params)},  # the functions of a kernel are named after its values
        frozenset(e for _, meaning in meanings for e in _logarithms(meaning)),
        frozenset(p.name for p in op.inputs if p.without is not None),
        op.row_axis,
    )
    results = {n: builder.value(n, meaning) for n, meaning in meanings if op.output(n).without is not None}
    points = [(name, meaning) for name, meaning in meanings if name not in results]
    left = [(name, builder.hoisted(builder.reduced(meaning))) for name, meaning in points]
    kept = next(
        (v for v in builder.values if v.kind in SUMS and _keeps(v.expr) and _within(v.expr, left)),
        None,
    )
    return RowForm(tuple(builder.values), tuple(left), tuple(p.name for p in op.inputs), kept, results)


def _keeps(expr: Expr) -> bool:
    """Whether storing a term is worth it: it contains a function, and one word holds it."""
    return is_elementary(expr) and multiplicative(expr)


def _within(term: Expr, outputs: list[tuple[str, Expr]]) -> bool:
    def has(expr: Expr) -> bool:
        return expr == term or (isinstance(expr, Call) and any(has(arg) for arg in expr.args))

    return any(has(expr) for _, expr in outputs)


def multiplicative(expr: Expr) -> bool:
    """Whether an expression loses no digits in single words: nothing is added after a rounding."""
    if not isinstance(expr, Call):
        return True
    if expr.word in ("mul", "div", "neg"):
        return all(multiplicative(arg) for arg in expr.args)
    if expr.word == "where":
        return all(multiplicative(arg) for arg in expr.args[1:])
    if expr.word == "from_far":
        return multiplicative(expr.args[0])
    return expr.word in ("exp", "exp_far", "exp_beside", "sigmoid", "tanh", "max", "min", "abs")

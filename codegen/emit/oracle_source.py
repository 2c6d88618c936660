"""Values for the oracle in C: the formulas as the specs state them, for three number types.

Each formula is printed with `wide_` words (vectors of doubles with error bounds), with `near_` words (long
double with a bound) and with `box_` words (MPFR intervals); if tensors may be complex, also with `cbox_` words
(two such intervals). Nothing of lowering is used, because the kernels are measured against this. The wide forms
are in files of their own, which are compiled for the widest vectors of the machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction

from codegen.call.entry import Entry
from codegen.emit.common import Values, banner
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Formulas
from codegen.language.expression import Call, Expr, Name, Number, depends_on, snake
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.modes import first_case
from codegen.language.operator import Operator
from codegen.language.params import InputParam, Param, ScalarParam
from codegen.language.type_dtypes import complex_dtypes, only_complex
from codegen.text.layout import statement
from codegen.vectors.float_vectors import Vectors

CONNECTIVES = {"and": "&&", "or": "||"}


@dataclass(frozen=True)
class Kind:
    """A number type: the C types of a value and of the inputs, and the first argument of its functions."""

    name: str
    value: str
    vector: str
    context: str
    passed: str


WIDE = Kind("wide", "wide ", "const wide v[]", "", "")
NEAR = Kind("near", "near ", "const near v[]", "near_context *c, ", "c, ")
BOX = Kind("box", "const box *", "const box *const v[]", "box_context *c, ", "c, ")

# Complex numbers.
COMPLEX = Kind("cbox", "cbox ", "const cbox v[]", "box_context *c, ", "c, ")


# The sum of the magnitudes of an expression's terms, from the values `v` and the sizes `s` of the row's
# reductions. It measures cancellation: the result may be much smaller than its terms.
SIZE = Kind("size", "near ", "const near v[], const near s[]", "near_context *c, ", "c, ")


def oracle_values(op: Operator, facts: Facts) -> Values:
    """For oracle/<op>_oracle.c."""
    vectors = Vectors(op, facts)
    arguments = _arguments(op)
    formulas = [_formula(op, one, arguments) for one in _in_modes(op, facts)]
    return {
        "banner": banner(op.file),
        "op": op.snake,
        "entry": f"aclnn{Entry(op, None, facts).name}",
        "forward": f'"aclnn{op.forward}"' if op.forward else "NULL",
        "result": op.space.of[0],
        "formulas": formulas,
        "formulas_count": len(formulas),
        "arguments": [f'"{p.name}"' for p in arguments],
        "scalars": _scalars(vectors, op, arguments) if op.scalars or op.singles else [],
        "scalar_sets": statement(f".scalar_sets = sizeof {op.snake}_scalars / sizeof {op.snake}_scalars[0],", 4),
        "linear": [
            f'"{name}"' for name in vectors.linear(Formulas(op, facts, vectors.modes()[0]))
        ],
    }


def wide_values(op: Operator, facts: Facts) -> Values | None:
    """For oracle/<op>_wide.c; None if every formula reduces along an axis, or is of complex numbers,
    for which there is no wide form."""
    position = _positions(_arguments(op))
    formulas = []
    for one in _in_modes(op, facts):
        spelled = _Speller(one.known, position)
        expr = one.known.term(one.output)
        reduces = bool(spelled.reductions(expr)) or only_complex(op, facts)
        functions = [] if reduces else _functions(spelled, expr, one.label, [WIDE])
        name = "NULL" if reduces else f"{WIDE.name}_{one.label}"
        formulas.append({"name": name, "remark": one.remark, "functions": functions})
    if not any(formula["functions"] for formula in formulas):
        return None
    return {"banner": banner(op.file), "op": op.snake, "formulas": formulas}


def wides_values(operators: Iterable[Operator]) -> Values:
    """For oracle/wides.c: the list of all operators with formulas in wide numbers."""
    return {
        "banner": banner("the specs", ["", "The formulas of all operators in wide numbers."]),
        "names": [op.snake for op in operators],
    }


def oracles_values(operators: Iterable[Operator]) -> Values:
    """For oracle/oracles.c: the lists of all oracles."""
    named = [(f"{op.snake}_oracle", op.by_rows) for op in operators]
    return {
        "banner": banner("the specs", ["", "The lists of all oracles."]),
        "all": [name for name, _ in named],
        "oracles": [name for name, by_rows in named if not by_rows],
        "row_oracles": [name for name, by_rows in named if by_rows],
    }


@dataclass(frozen=True)
class _InMode:
    """The formula of one output in one combination of the modes."""

    known: Formulas
    output: str
    modes: dict[str, str]
    text: str

    @property
    def label(self) -> str:
        """The end of its functions' names, which those of the oracle's words have not: near_formula_out."""
        return "_".join(["formula", *(label.replace("-", "_") for label in self.modes.values()), self.output])

    @property
    def remark(self) -> str:
        return f"{self.output} = {self.text}"


def _in_modes(op: Operator, facts: Facts) -> list[_InMode]:
    """All formulas of an operator, grouped by mode; those that combine points of several rows as sums of these."""
    staged = {formula.output: stage for stage in op.stages for formula in stage.formulas}
    return [
        _InMode(known[id(staged[formula.output])], formula.output, modes, first_case(formula.cases, modes).text)
        for modes in Vectors(op, facts).modes()
        if op.writes_all(modes)
        for known in [{id(stage): Formulas(stage, facts, modes) for stage in op.stages}]
        for formula in op.formulas
        if not op.output(formula.output).position and op.written(formula.output, modes)
    ]


def _arguments(op: Operator) -> list[Param]:
    """The parameters that the oracle's functions take, in order."""
    return [*(p for p in op.operands if isinstance(p, (InputParam, ScalarParam)) and p not in op.indices), *op.counts]


def _positions(arguments: list[Param]) -> dict[str, int]:
    return {p.name: i for i, p in enumerate(arguments)}


def _formula(op: Operator, one: _InMode, arguments: list[Param]) -> Values:
    known, label = one.known, one.label
    expr = known.term(one.output)
    spelled = _Speller(known, _positions(arguments))
    used = [p.name for p in op.inputs if p.name in depends_on(expr, known.parts)]
    found = spelled.reductions(expr)
    kinds = [NEAR, BOX] if not only_complex(op, known.facts) else []
    whole = Formulas(op, known.facts, one.modes, of_complex=True)
    as_is = _Speller(whole, spelled.position)
    complex_ = [COMPLEX] if complex_dtypes(op, known.facts) else []
    sizes = [SIZE] if found or op.by_rows and spelled.cancels(expr) else []
    functions = [
        {"remark": show(call), "kinds": _functions(spelled, call.args[0], f"{label}_{i}", kinds + sizes)}
        for i, call in enumerate(found)
    ]
    return {
        "label": label,
        "output": one.output,
        "mode": " ".join(one.modes.values()),
        "kinds": [kind.name for kind in kinds + complex_ + sizes],
        "fold": "true" if known.folds(one.output) else "false",
        "only": f'"{used[0]}"' if len(used) == 1 else "NULL",
        "reduction_count": len(found),
        "functions": [
            *functions,
            {
                "remark": one.remark,
                "kinds": [
                    *_functions(spelled, expr, label, kinds),
                    *_functions(as_is, whole.term(one.output), label, complex_),
                    *_functions(spelled, expr, label, sizes),
                ],
            },
        ],
        "reductions": [
            f"{{ORACLE_{call.word.upper()}, near_{label}_{i}, box_{label}_{i}, size_{label}_{i}}},"
            for i, call in enumerate(found)
        ],
    }


def _sums(expr: Expr) -> bool:
    return isinstance(expr, Call) and expr.word in ("add", "sub")


def _functions(spelled: _Speller, expr: Expr, label: str, kinds: list[Kind]) -> list[Values]:
    """The C function of an expression for each number type."""
    return [
        {
            "name": kind.name,
            "heading": statement(
                f"static {kind.value}{kind.name}_{label}({kind.context}{kind.vector})",
                declares=True,
            ),
            "body": [line for text in spelled.body(expr, kind) for line in statement(text, 4)],
        }
        for kind in kinds
    ]


def _scalars(vectors: Vectors, op: Operator, arguments: list[Param]) -> list[str]:
    """The sets of scalars and single elements, each as a braced list of doubles."""
    formulas = Formulas(op, vectors.facts, vectors.modes()[0])
    sets = vectors.proven_sets("f64", formulas)
    finite = [s for s in vectors.single_sets(FORMATS["f64"]) if not any(map(_is_extreme, s.values()))]
    rows = []
    for i in range(max(len(sets), len(finite) if op.singles else 1)):
        scalars = {name: element.bits for name, element in sets[i % len(sets)].items()}
        values = {**scalars, **finite[i % len(finite)]}
        same = [p.name for p in arguments if p in (*op.scalars, *op.singles)]
        rows.append(f"{{{', '.join(_double(values[name]) for name in same)}}},")
    return rows


def _is_extreme(bits: int) -> bool:
    """Whether a double is infinite or nan."""
    return bits >> 52 & 0x7FF == 0x7FF


def _double(bits: int) -> str:
    """A C constant with these bits."""
    sign = "-" if bits >> 63 else ""
    exponent, fraction = bits >> 52 & 0x7FF, bits & ((1 << 52) - 1)
    if exponent == 0x7FF:
        return "NAN" if fraction else f"{sign}INFINITY"
    value = math.ldexp(fraction + (1 << 52 if exponent else 0), max(exponent, 1) - 1075)
    return f"{sign}{value!r}"


def local(part: str) -> str:
    """The C local of a part, prefixed so that it differs from the parameters `c` and `v` and from C keywords."""
    return f"part_{snake(part)}"


class _Speller:
    """Prints expressions as C; parts become locals."""

    def __init__(self, known: Formulas, position: dict[str, int]) -> None:
        self.known = known
        self.position = position
        self.found: list[Call] = []  # reductions, whose values follow the arguments in `v`

    def reductions(self, expr: Expr) -> list[Call]:
        """The reductions in an expression, ordered so that each uses only those before it."""
        if isinstance(expr, Name) and expr.name in self.known.parts:
            self.reductions(self.known.parts[expr.name])
        elif isinstance(expr, Call):
            for arg in expr.args:
                self.reductions(arg)
            if expr.over is not None and expr not in self.found:
                self.found.append(expr)
        return self.found

    def body(self, expr: Expr, kind: Kind) -> list[str]:
        """The statements of a function that returns the value."""
        if kind is SIZE:
            text = self.size(expr)
            unused = [n for n in ("c", "v", "s") if f"({n}, " not in text and f"{n}[" not in text]
            return [*(f"(void){n};" for n in unused), f"return {text};"]
        type_name = "const box *const " if kind.name == "box" else f"const {kind.value}"
        used = self._used(expr)
        lines = [
            f"{type_name}{local(name)} = {self.real(part, kind)};"
            for name, part in self.known.parts.items()
            if name in used
        ]
        lines.append(f"return {self.real(expr, kind)};")
        uses = not kind.passed or any(f"({kind.passed}" in line for line in lines)
        unused = ([] if uses else ["c"]) + ([] if any("v[" in line for line in lines) else ["v"])
        return [*(f"(void){name};" for name in unused), *lines]

    def _used(self, expr: Expr) -> set[str]:
        """The parts that an expression uses, directly or through other parts."""
        if isinstance(expr, Number) or isinstance(expr, Call) and expr.over is not None:
            return set()
        if isinstance(expr, Name):
            part = self.known.parts.get(expr.name)
            return {expr.name} | self._used(part) if part is not None else set()
        return set().union(*(self._used(arg) for arg in expr.args))

    def real(self, expr: Expr, kind: Kind) -> str:
        if isinstance(expr, Number):
            return f"{kind.name}_number({kind.passed}{self._number(expr, kind)})"
        if isinstance(expr, Name):
            if expr.name in self.known.parts:
                return local(expr.name)
            return f"v[{self.position[expr.name]}]"
        if expr.over is not None:
            return f"v[{len(self.position) + self.found.index(expr)}]"
        if expr.word == "where":
            truth = self.truth(expr.args[0], kind)
            yes, no = (self.real(arg, kind) for arg in expr.args[1:])
            if kind.name == "wide":
                return f"wide_where({truth}, {yes}, {no})"
            return f"({truth} ? {yes} : {no})"
        args = ", ".join(self.real(arg, kind) for arg in expr.args)
        return f"{kind.name}_{expr.word}({kind.passed}{args})"

    def size(self, expr: Expr) -> str:
        """The size of an expression: sizes add in sums and multiply in products; the size of a function, or of the
        sum of two plain numbers, is its absolute value."""
        if isinstance(expr, Name) and expr.name in self.known.parts:
            return self.size(self.known.parts[expr.name])
        if isinstance(expr, Call) and expr.over is not None:
            return f"s[{self.found.index(expr)}]"
        if isinstance(expr, Call) and expr.word in ("add", "sub") and not all(map(self.plain, expr.args)):
            return f"near_add(c, {self.size(expr.args[0])}, {self.size(expr.args[1])})"
        if isinstance(expr, Call) and expr.word == "mul":
            return f"near_mul(c, {self.size(expr.args[0])}, {self.size(expr.args[1])})"
        if isinstance(expr, Call) and expr.word == "neg":
            return self.size(expr.args[0])
        if isinstance(expr, Call) and expr.word == "where":
            return f"({self._condition(expr)} ? {self.size(expr.args[1])} : {self.size(expr.args[2])})"
        return f"near_abs(c, {self.expanded(expr)})"

    def cancels(self, expr: Expr) -> bool:
        """Whether an expression is a sum of more than two numbers: a rounded sum of two may cancel with another."""
        whole = self.known.parts.get(expr.name, expr) if isinstance(expr, Name) else expr
        return isinstance(whole, Call) and _sums(whole) and any(map(_sums, whole.args))

    def plain(self, expr: Expr) -> bool:
        """Whether an expression is a number, an input, or the maximum of one, and so has no rounding error."""
        if isinstance(expr, Name) and expr.name in self.known.parts:
            return self.plain(self.known.parts[expr.name])
        if isinstance(expr, Call):
            return expr.over is not None and expr.word in ("max", "min") and self.plain(expr.args[0])
        return True

    def expanded(self, expr: Expr) -> str:
        """The C text of a value, with parts expanded instead of locals."""
        if isinstance(expr, Name) and expr.name in self.known.parts:
            return self.expanded(self.known.parts[expr.name])
        if isinstance(expr, Call) and expr.word == "where":
            return f"({self._condition(expr)} ? {self.expanded(expr.args[1])} : {self.expanded(expr.args[2])})"
        if isinstance(expr, Call) and expr.over is None:
            return f"near_{expr.word}(c, {', '.join(self.expanded(arg) for arg in expr.args)})"
        return self.real(expr, NEAR)

    def _condition(self, expr: Call) -> str:
        """The C text of the condition of a `where`, with parts expanded."""
        return self.truth(expr.args[0], NEAR, self.expanded)

    def truth(self, expr: Expr, kind: Kind, spell: Callable[[Expr], str] | None = None) -> str:
        """The C text of a condition; `spell` prints its numbers, if not as `real` does."""
        assert isinstance(expr, Call)
        if expr.word in (*CONNECTIVES, "not"):
            truths = [self.truth(arg, kind, spell) for arg in expr.args]
            if kind.name == "wide":
                return f"wide_{expr.word}({', '.join(truths)})"
            if expr.word == "not":
                return f"!{truths[0]}"
            return f"({truths[0]} {CONNECTIVES[expr.word]} {truths[1]})"
        a, b = (spell(arg) if spell else self.real(arg, kind) for arg in expr.args)
        return f"{kind.name}_{expr.word}({kind.passed}{a}, {b})"

    @staticmethod
    def _number(number: Number, kind: Kind) -> str:
        """A number as a decimal numerator and denominator."""
        if not isinstance(number.value, Fraction):
            pair = ("INFINITY" if number.value > 0 else "-INFINITY", "1")
        else:
            pair = (str(number.value.numerator), str(number.value.denominator))
        if kind.name in ("box", "cbox"):
            return f'"{pair[0]}", "{pair[1]}"'
        return ", ".join(f"{part}.0L" if part.lstrip("-").isdigit() else part for part in pair)

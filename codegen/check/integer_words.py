"""What a formula may do with integers, and what with nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from codegen.language.dtypes import holds
from codegen.language.expression import Call, Expr, Name, Number, parts_of
from codegen.language.words import WORDS, parted

WORDS_OF_INTEGERS = {
    "lt", "le", "gt", "ge", "eq", "ne", "add", "sub", "mul",
    "where", "min", "max", "and", "or", "not", "neg", "abs", "floor", "round", "trunc", "fmod", "pow", "decimal",
    *(word.name for word in WORDS.values() if word.whole),
}  # fmt: skip

REDUCTIONS_OF_INTEGERS = {word.name for word in WORDS.values() if word.axis}


def foreign(expr: Expr, dtypes: Sequence[str]) -> Iterator[Expr]:
    """The parts that integers do not have: functions, quotients, numbers that a dtype cannot represent."""
    if isinstance(expr, Number) and not all(holds(dtype, expr.value) for dtype in dtypes):
        yield expr
    elif isinstance(expr, Name) and expr.name.startswith("count("):
        yield expr
    elif isinstance(expr, Call):
        if expr.word not in WORDS_OF_INTEGERS and (expr.over is None or expr.word not in REDUCTIONS_OF_INTEGERS):
            yield expr
        for arg in parted(expr):
            yield from foreign(arg, dtypes)


def wholes(expr: Expr) -> Iterator[Call]:
    """The words of an expression that only integers and truth values have."""
    return (part for part in parts_of(expr) if isinstance(part, Call) and part.word in WORDS and WORDS[part.word].whole)

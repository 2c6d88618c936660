"""Every expression of a checked operator has kinds: real, integer, complex or bool, as its dtypes and words say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import library
from codegen.algebra.meaning import Meanings, Numbers
from codegen.language.expression import TRUTHS, Call, Expr, Name, ValueKind, of_kind
from codegen.language.operator import Operator
from codegen.language.words import WORDS
from oracle_tools import expression

SPECS = library.operators()
REAL, INTEGER, COMPLEX, BOOL = ValueKind.REAL, ValueKind.INTEGER, ValueKind.COMPLEX, ValueKind.BOOL


def nodes(expr: Expr) -> Iterator[Expr]:
    yield expr
    for arg in expr.args if isinstance(expr, Call) else ():
        yield from nodes(arg)


def formulas(op: Operator) -> Iterator[Expr]:
    yield from (let.expr for let in op.lets)
    yield from (case.expr for formula in op.formulas for case in formula.cases)


def test_the_words_agree() -> None:
    assert TRUTHS == {word.name for word in WORDS.values() if word.gives is BOOL}


def test_arguments_have_the_kinds_that_words_take() -> None:
    for op in SPECS:
        for expr in (*formulas(op), *(require.expr for require in op.requires)):
            for node in nodes(expr):
                for arg, wanted in zip(node.args, WORDS[node.word].takes) if isinstance(node, Call) else ():
                    assert (arg.kind is BOOL) == (wanted is BOOL), (op.name, node)


def test_flags_are_truth_values() -> None:
    flags = [
        node for op in SPECS for require in op.requires for node in nodes(require.expr)
        if isinstance(node, Name) and node.name in {mode.name for mode in op.flags}
    ]  # fmt: skip
    assert flags and all(node.kind is BOOL for node in flags)


@pytest.mark.parametrize("numbers, kind", [(Numbers.WIDE, REAL), (Numbers.INTEGER, INTEGER), (Numbers.COMPLEX, COMPLEX)])
def test_a_meaning_has_the_kind_of_its_numbers(numbers: Numbers, kind: ValueKind) -> None:
    for op in SPECS:
        meanings = Meanings(op)
        for expr in formulas(op):
            found = {node.kind for node in nodes(meanings.of(expr, numbers).expr)}
            assert found <= {kind, BOOL} and kind in found


def test_a_choice_has_the_kind_of_its_values() -> None:
    expr = of_kind(expression("where(x > 1, x * y, 2)"), INTEGER)
    assert isinstance(expr, Call)
    assert [arg.kind for arg in expr.args] == [BOOL, INTEGER, INTEGER] and expr.kind is INTEGER
    assert expr == expression("where(x > 1, x * y, 2)")

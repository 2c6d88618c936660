"""Formulas: precedence, the position of each node, and that printing gives the text back."""

from __future__ import annotations

from fractions import Fraction

import pytest

from codegen.language.diagnostic import Refused, Report
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.formula import parse, show
from codegen.language.read_yaml import read_text


def formula(text: str) -> Expr:
    """The expression in a spec's `f:`, whose text begins in line 2, column 4."""
    report = Report()
    document = read_text(f"# F: f.\nf: {text}\n", "f.yaml", report)
    node = document.find("f") if document else None
    expr = parse(node, report) if node is not None and not hasattr(node, "entries") else None
    if expr is None:
        raise Refused(report.diagnostics, report.sources)
    return expr


A, B, C = Name("a"), Name("b"), Name("c")


@pytest.mark.parametrize(
    "text, tree",
    [
        ("a + b * c", Call("add", (A, Call("mul", (B, C))))),
        ("a - b - c", Call("sub", (Call("sub", (A, B)), C))),
        ("a / b * c", Call("mul", (Call("div", (A, B)), C))),
        ("-a * b", Call("mul", (Call("neg", (A,)), B))),
        ("a * -b", Call("mul", (A, Call("neg", (B,))))),
        ("--a", Call("neg", (Call("neg", (A,)),))),
        ("a < b + c", Call("lt", (A, Call("add", (B, C))))),
        ("a >= b", Call("ge", (A, B))),
        ("not a == b", Call("not", (Call("eq", (A, B)),))),
        ("a > b or b > c and c != a", Call("or", (
            Call("gt", (A, B)), Call("and", (Call("gt", (B, C)), Call("ne", (C, A)))))
        )),
        ("where(a > 0, a, b)", Call("where", (Call("gt", (A, Number(Fraction(0), "0"))), A, B))),
        ("'max(a, over: dim)'", Call("max", (A,), "dim")),
        ("max(a, b)", Call("max", (A, B))),
        ("over + a", Call("add", (Name("over"), A))),
    ],
)  # fmt: skip
def test_tree(text: str, tree: Expr) -> None:
    assert formula(text) == tree


@pytest.mark.parametrize("text", ["0.044715", "3", "1e-3", ".5", "2.", "1.5E+2"])
def test_numbers_are_exact(text: str) -> None:
    assert formula(f"a + {text}") == Call("add", (A, Number(Fraction(text), text)))


@pytest.mark.parametrize(
    "text",
    [
        "a - (b - c)",
        "a / (b * c)",
        "(a + b) * -c",
        "-(a + b)",
        "not (a > b and b > c) or c < a",
        "(a > b or b > c) and c > a",
        "where(not a <= b, inf, 2 * max(a, b - 1e-3))",
        "sum(where(a > 0, 0, b * c))",
        "sum(a[..., m?, k] * b[k, n])",
        "solved(a[..., k, k], b[..., k, n], upper, turned, ones)",
    ],
)
def test_text_comes_back(text: str) -> None:
    assert show(formula(text)) == text
    assert formula(show(formula(text))) == formula(text)


def test_text_with_colons_comes_back() -> None:
    text = "gradient(sum(softmax(sum(a[m, k] * b[t, k], over: k), over: t, drop: c[m, t], band: [kind, 1, 2]) * b[t, n], over: t), c[m, n], of: a)"
    assert show(formula(f'"{text}"')) == text


def test_needless_parentheses_go() -> None:
    assert show(formula("((a) * (b)) + (c)")) == "a * b + c"


def test_places() -> None:
    """A span covers the text of a node, with its parentheses."""
    expr = formula("(a + b) * exp(c)")
    assert isinstance(expr, Call)
    left, right = expr.args
    assert isinstance(right, Call)
    assert [(n.span.line, n.span.column, n.span.end) for n in (expr, left, right, right.args[0])] == [
        (2, 4, 20),
        (2, 4, 11),
        (2, 14, 20),
        (2, 18, 19),
    ]


@pytest.mark.parametrize(
    "text, place",
    [("a + (b", (2, 10)), ('"a + $"', (2, 9)), (">\n  a +\n  * b", (4, 3)), ("|\n  a\n  b", (4, 3))],
)
def test_place_of_a_mistake(text: str, place: tuple[int, int]) -> None:
    """In plain, quoted and block texts alike."""
    with pytest.raises(Refused) as refused:
        formula(text)
    (diagnostic,) = refused.value.diagnostics
    assert (diagnostic.span.line, diagnostic.span.column) == place

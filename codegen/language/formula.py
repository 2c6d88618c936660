"""Formula: text to an expression, and an expression back to text.

    expression  := conjunction { "or" conjunction }
    conjunction := negation { "and" negation }
    negation    := "not" negation | comparison
    comparison  := total [ ( "<" | "<=" | ">" | ">=" | "==" | "!=" ) total ]
    total       := product { ( "+" | "-" ) product }
    product     := factor { ( "*" | "/" ) factor }
    factor      := "-" factor | number | "inf" | name [ axes ] | name "(" arguments ")" | "(" expression ")"
    axes        := "[" axis { "," axis } "]"
    axis        := "..." | digit | name [ "?" | "..." ] | name "*" name [ "?" ] | name "(" seen { "," seen } ")"
    seen        := name [ "..." ] | number
    arguments   := expression { "," expression } [ "," ( "over" | way ) ":" ( name | "-" "1" | names ) [ dropping ] ]
    dropping    := "," "drop" ":" expression [ "," "band" ":" "[" factor { "," factor } "]" ]
                 | "," "of" ":" name
    names       := "[" name [ "..." ] { "," name [ "..." ] } "]"
    way         := "upto" | "before" | "from" | "after" | "along" | "descending"

Every node keeps the position of its text in the spec. `count(x)` is the same number at every point, so it
becomes a name, "count(x)"; so do `count(x, over: dim)`, `total(x)`, `rank(x)` and `extent(x, -1)`, which preconditions use, and
`index(0)` and `index(all)`, which count points, and `random(seed, offset)`, which draws a number for each.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NoReturn

from codegen.language.diagnostic import Report
from codegen.language.expression import ALL, BAND, DROP, FIRST, LAST, Call, Expr, Name, Number
from codegen.language.index_maps import HIGHEST_RANK
from codegen.language.line_words import WAYS
from codegen.language.place import Span
from codegen.language.tree import Scalar

# Texts past these limits are refused: the recursive stages would overflow the stack, or numbers would have
# millions of digits.
DEEPEST = 40
LONGEST = 500
GREATEST_EXPONENT = 400
MOST_DIGITS = 100  # further digits of pi, for example, change the number in no dtype

# Words whose last arguments are flags, so many, which stand in `over`.
FLAGGED = {"solved": 3, "triangle": 1}
GRADIENT_OF = ("gradient", "of")  # the word, and what stands in front of the tensor that it is the gradient of

_TOKEN = re.compile(
    r"(?P<space>\s+)"
    r"|(?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_]*)"
    r"|(?P<symbol><=|>=|==|!=|\.\.\.|[-+*/<>(),:\[\]]|\?(?=\s*[,\]]))",
    re.ASCII,
)
_FOREIGN = {
    "**": "write a product, x * x",
    "&&": "write 'and'",
    "||": "write 'or'",
    "^": "write a product, x * x",
    "!": "write 'not'",
    "=": "write '==' to compare",
    "?": "a choice is where(p, x, y)",
    "%": None,
}
_COMPARISONS = {"<": "lt", "<=": "le", ">": "gt", ">=": "ge", "==": "eq", "!=": "ne"}
_TOTALS = {"+": "add", "-": "sub"}
_PRODUCTS = {"*": "mul", "/": "div"}
_RESERVED = ("and", "or", "not", "inf")
COUNT, RANK, EXTENT, INDEX, RANDOM, TOTAL = "count", "rank", "extent", "index", "random", "total"


@dataclass(frozen=True)
class _Token:
    kind: str  # number, name, symbol or end
    text: str
    span: Span


class _Wrong(Exception):
    """Raised at the first mistake in a formula, to leave the parser."""


def _digit(expr: Expr) -> int | None:
    """The value of an expression that is a one-digit integer, perhaps with a sign; else None."""
    sign = 1
    if isinstance(expr, Call) and expr.word == "neg":
        sign, expr = -1, expr.args[0]
    if not isinstance(expr, Number) or expr.value not in range(10):
        return None
    return sign * int(expr.value)


def parse(scalar: Scalar, report: Report) -> Expr | None:
    """The expression that a scalar holds; None after an error."""
    try:
        return _Parser(_tokens(scalar, report), report).whole()
    except _Wrong:
        return None


def _tokens(scalar: Scalar, report: Report) -> list[_Token]:
    file, line, column, at = scalar.span.file, scalar.line, scalar.column, 0
    tokens: list[_Token] = []
    while at < len(scalar.raw):
        match = _TOKEN.match(scalar.raw, at)
        foreign = next((f for f in _FOREIGN if scalar.raw.startswith(f, at)), None)
        if match is None or foreign == "**":
            wrong = foreign or scalar.raw[at]
            place = Span(file, line, column, column + len(wrong))
            hint = _FOREIGN.get(wrong)
            report.error("formula-syntax", f"'{wrong}' has no meaning in a formula", place, hint)
            raise _Wrong
        text = match.group()
        if match.lastgroup == "space":
            line += text.count("\n")
            column = len(text) - text.rfind("\n") if "\n" in text else column + len(text)
        else:
            span = Span(file, line, column, column + len(text))
            tokens.append(_Token(match.lastgroup or "", text, span))
            column += len(text)
        at = match.end()
    tokens.append(_Token("end", "", Span(file, line, column, column + 1)))
    return tokens


class _Parser:
    def __init__(self, tokens: list[_Token], report: Report) -> None:
        self.tokens = tokens
        self.report = report
        self.at = 0
        self.depth = 0

    def whole(self) -> Expr:
        if len(self.tokens) > LONGEST:
            message = f"the formula has more than {LONGEST} words and signs"
            self.fail(message, self.tokens[0].span, "name parts with 'let'")
        expr = self.expression()
        self.expect("end")
        return expr

    # --- tokens

    @property
    def next(self) -> _Token:
        return self.tokens[self.at]

    def take(self) -> _Token:
        self.at += 1
        return self.tokens[self.at - 1]

    def accept(self, *texts: str) -> _Token | None:
        token = self.next
        return self.take() if token.kind in ("symbol", "name") and token.text in texts else None

    def expect(self, text: str) -> None:
        if text == "end" and self.next.kind == "end" or self.accept(text):
            return
        wanted = "an operator" if text == "end" else f"'{text}'"
        self._unexpected(wanted)

    @property
    def found(self) -> str:
        return "the end" if self.next.kind == "end" else f"'{self.next.text}'"

    def _unexpected(self, wanted: str) -> NoReturn:
        """What stands where something else belongs; of a choice in C only its ':' may be seen, of one in Python 'if'."""
        hint = "a choice is where(p, x, y)" if self.next.text in (":", "if") else None
        self.fail(f"expected {wanted} but found {self.found}", hint=hint)

    def fail(self, message: str, span: Span | None = None, hint: str | None = None) -> NoReturn:
        self.report.error("formula-syntax", message, span or self.next.span, hint)
        raise _Wrong

    def call(self, word: str, *args: Expr, over: str | None = None, by: str | None = None, start: Span, end: Span) -> Call:
        last = end.end if end.line == start.line else start.end
        return Call(word, args, over, Span(start.file, start.line, start.column, last), by)

    def infix(self, word: str, left: Expr, right: Expr) -> Call:
        return self.call(word, left, right, start=left.span, end=right.span)

    # --- grammar, loosest first

    def expression(self) -> Expr:
        self.depth += 1
        if self.depth > DEEPEST:
            message = f"the formula is nested more than {DEEPEST} deep"
            self.fail(message, hint="name parts with 'let'")
        left = self.conjunction()
        while self.accept("or"):
            left = self.infix("or", left, self.conjunction())
        self.depth -= 1
        return left

    def conjunction(self) -> Expr:
        left = self.negation()
        while self.accept("and"):
            left = self.infix("and", left, self.negation())
        return left

    def negation(self) -> Expr:
        signs: list[_Token] = []
        while token := self.accept("not"):
            signs.append(token)
        expr = self.comparison()
        for token in reversed(signs):
            expr = self.call("not", expr, start=token.span, end=expr.span)
        return expr

    def comparison(self) -> Expr:
        left = self.total()
        if token := self.accept(*_COMPARISONS):
            left = self.infix(_COMPARISONS[token.text], left, self.total())
            if self.next.text in _COMPARISONS:
                self.fail("comparisons do not chain", hint="join two of them with 'and'")
        return left

    def total(self) -> Expr:
        left = self.product()
        while token := self.accept(*_TOTALS):
            left = self.infix(_TOTALS[token.text], left, self.product())
        return left

    def product(self) -> Expr:
        left = self.factor()
        while token := self.accept(*_PRODUCTS):
            left = self.infix(_PRODUCTS[token.text], left, self.factor())
        return left

    def factor(self) -> Expr:
        signs: list[_Token] = []
        while token := self.accept("-"):
            signs.append(token)
        expr = self.primary()
        if signs and isinstance(expr, Number) and expr.value == math.inf:
            sign = signs.pop()
            expr = Number(-math.inf, "-inf", replace(sign.span, end=expr.span.end))
        for token in reversed(signs):
            expr = self.call("neg", expr, start=token.span, end=expr.span)
        return expr

    def primary(self) -> Expr:
        token = self.take()
        if token.kind == "number":
            if len(token.text) > MOST_DIGITS:
                self.fail(f"the number has more than {MOST_DIGITS} digits", token.span)
            if abs(int(re.split("[eE]", token.text + "e0")[1])) > GREATEST_EXPONENT:
                self.fail("the number is beyond every data type", token.span)
            return Number(Fraction(token.text), token.text, token.span)
        if token.text == "inf":
            return Number(math.inf, "inf", token.span)
        if token.kind == "name" and token.text not in _RESERVED:
            if self.accept("("):
                return self.application(token)
            return self.indexed(token) if self.accept("[") else Name(token.text, span=token.span)
        if token.text == "(":
            expr = self.expression()
            end = self.next.span
            self.expect(")")
            last = end.end if end.line == token.span.line else token.span.end
            return replace(expr, span=replace(token.span, end=last))
        self.at -= 1
        self.fail(f"expected a value but found {self.found}")

    def indexed(self, name: _Token) -> Name:
        """A tensor whose axes are named, behind the bracket that opens them."""
        axes: list[str] = []
        while not axes or self.accept(","):
            axes.append(self.named_axis())
        end = self.next.span
        self.expect("]")
        last = end.end if end.line == name.span.line else name.span.end
        return Name(name.text, tuple(axes), replace(name.span, end=last))

    def named_axis(self) -> str:
        """An axis of a tensor whose axes are named, as one text (contraction.axis_of takes it apart)."""
        axis = self.take()
        if axis.kind != "name":
            if axis.text == "..." or len(axis.text) == 1 and axis.text in "123456789":
                return axis.text
            self.at -= 1
            self.fail(f"expected the name of an axis but found {self.found}", hint="axes are written self[m, k]")
        if self.next.text == "*":
            names = [axis.text]
            while self.accept("*"):
                names.append(self.part_of_axis(numbers=False))
            return "*".join(names) + ("?" if self.accept("?") else "")
        if self.accept("/"):
            return f"{axis.text}/{self.part_of_axis(numbers=False)}"
        if self.accept("("):
            parts = [self.part_of_axis()]
            while self.accept(","):
                parts.append(self.part_of_axis())
            self.expect(")")
            return f"{axis.text}({', '.join(parts)})"
        mark = self.accept("?", "...")
        return axis.text + (mark.text if mark else "")

    def part_of_axis(self, numbers: bool = True) -> str:
        """A name in an axis, or a number."""
        token = self.take()
        if token.kind == "name":
            return token.text + ("..." if numbers and self.accept("...") else "")
        if token.kind != "number" or not numbers:
            self.at -= 1
            self.fail(f"expected a name but found {self.found}", hint="axes are written self[m, k]")
        return token.text

    def application(self, word: _Token) -> Expr:
        if word.text in _SIGNS:
            sign = _SIGNS[word.text][1].strip()
            self.fail(f"'{word.text}' is written with its sign", word.span, f"write '{sign}'")
        args: list[Expr] = []
        over: str | None = None
        by: str | None = None
        behind: tuple[Call, ...] = ()
        while self.next.text != ")" or args:
            if self.next.text in ("over", *WAYS) and self.tokens[self.at + 1].text == ":":
                by = self.next.text if self.next.text in WAYS else None
                self.at += 2
                over = self.axis()
                behind = self.dropping()
                break
            if word.text == GRADIENT_OF[0] and self.next.text == GRADIENT_OF[1] and self.tokens[self.at + 1].text == ":":
                self.at += 2
                over = self.axis()
                break
            args.append(self.expression())
            if not self.accept(","):
                break
        end = self.next.span
        self.expect(")")
        made = replace(self.call(word.text, *args, over=over, by=by, start=word.span, end=end), behind=behind)
        if word.text == COUNT and len(args) == 1 and isinstance(args[0], Name) and over is not None and by is None:
            return Name(f"{COUNT}({args[0].name}, over: {over})", span=made.span)
        if word.text in (COUNT, RANK, TOTAL) and len(args) == 1 and isinstance(args[0], Name) and over is None:
            return Name(f"{word.text}({args[0].name})", span=made.span)
        if word.text == EXTENT and len(args) == 2 and isinstance(args[0], Name) and over is None:
            axis = _digit(args[1])
            if axis is None:
                self.fail("an axis of an extent is a number of one digit", args[1].span, "the last axis is -1")
            return Name(f"{EXTENT}({args[0].name}, {axis})", span=made.span)
        if word.text == INDEX and over is None:
            return Name(f"{INDEX}({self.counted_axis(args, made)})", span=made.span)
        if word.text == RANDOM and over is None:
            return Name(f"{RANDOM}({', '.join(self.drawn_from(args, made))})", span=made.span)
        if word.text in FLAGGED and over is None:
            return self.flagged(made, FLAGGED[word.text])
        return made

    def dropping(self) -> tuple[Call, ...]:
        """What stands behind the axis: which scores weigh nothing."""
        found: list[Call] = []
        for word in (DROP, BAND):
            if self.next.text != "," or self.tokens[self.at + 1].text != word or self.tokens[self.at + 2].text != ":":
                continue
            self.take()
            start = self.take().span
            self.take()
            parts = [self.expression()] if word == DROP else self.listed()
            found.append(self.call(word, *parts, start=start, end=parts[-1].span))
        return tuple(found)

    def listed(self) -> list[Expr]:
        """Values in brackets."""
        self.expect("[")
        found = [self.factor()]
        while self.accept(","):
            found.append(self.factor())
        self.expect("]")
        return found

    def flagged(self, made: Call, count: int) -> Call:
        """A word whose last arguments are flags."""
        values, flags = made.args[:-count], [arg.name for arg in made.args[-count:] if isinstance(arg, Name) and arg.axes is None]
        if not values or len(flags) != count:
            message = f"'{made.word}' takes {'a flag' if count == 1 else f'{count} flags'} behind its values"
            self.fail(message, made.span, "a flag is a parameter {mode: [false, true], c: bool}")
        return replace(made, args=values, over=", ".join(flags))

    def drawn_from(self, args: list[Expr], made: Call) -> list[str]:
        """The seed and the offset of random numbers."""
        names = [arg.name for arg in args if isinstance(arg, Name)]
        if len(names) != len(args) or len(args) != 2:
            self.fail(f"'{RANDOM}' takes a seed and an offset, which are parameters", made.span, "write random(seed, offset)")
        return names

    def counted_axis(self, args: list[Expr], made: Call) -> str:
        """What `index` counts along: an axis from the front, by its number, one that an integer says, or ALL."""
        (arg,) = args if len(args) == 1 else (None,)
        if isinstance(arg, Name):
            return arg.name
        axis = _digit(arg) if arg is not None else None
        if axis is None or not 0 <= axis < HIGHEST_RANK:
            hint = f"write index(0) along the first axis, or index({ALL}) for the number of a point among all"
            self.fail(f"'{INDEX}' takes the number of an axis, 0 to {HIGHEST_RANK - 1}, an integer that says it, or '{ALL}'", made.span, hint)
        return str(axis)

    def axis(self) -> str:
        """The axis of a reduction: the name after `over:`, FIRST or LAST; of a contraction several in brackets."""
        if self.next.text == FIRST:
            return self.take().text
        if self.accept("["):
            several = [self.part_of_axis()]
            while self.accept(","):
                several.append(self.part_of_axis())
            self.expect("]")
            return f"[{', '.join(several)}]"
        if self.next.text == "-" and self.tokens[self.at + 1].text == "1":
            self.at += 2
            return LAST
        if self.next.kind != "name":
            message = f"expected the name of an axis but found {self.found}"
            self.fail(message, hint=f"write over: dim, a parameter {{axis: self}}, over: {FIRST}, the first axis, or over: {LAST}, the last one")
        return self.take().text


# --- an expression back to text -------------------------------------------------------------------

# How tightly each operator binds; `show` puts parentheses around an operand that binds less tightly.
_SIGNS = {word: (4, sign) for sign, word in _COMPARISONS.items()}
_SIGNS |= {"or": (1, "or"), "and": (2, "and"), "not": (3, "not "), "neg": (7, "-")}
_SIGNS |= {word: (5, sign) for sign, word in _TOTALS.items()}
_SIGNS |= {word: (6, sign) for sign, word in _PRODUCTS.items()}
_COMPARISON = 4


def show(expr: Expr) -> str:
    """The text of an expression with the fewest parentheses, so that parse(show(e)) is e."""
    return _show(expr, 0)


def _show(expr: Expr, outer: int) -> str:
    if isinstance(expr, Number):
        return expr.text
    if isinstance(expr, Name):
        return expr.name if expr.axes is None else f"{expr.name}[{', '.join(expr.axes)}]"
    if expr.word not in _SIGNS:
        args = [_show(arg, 0) for arg in expr.args]
        if expr.over is not None:
            over = GRADIENT_OF[1] if expr.word == GRADIENT_OF[0] else expr.by or "over"
            args.append(expr.over if expr.word in FLAGGED else f"{over}: {expr.over}")
        for part in expr.behind:
            shown = ", ".join(_show(arg, 0) for arg in part.args)
            args.append(f"{part.word}: [{shown}]" if part.word == BAND else f"{part.word}: {shown}")
        return f"{expr.word}({', '.join(args)})"
    rank, sign = _SIGNS[expr.word]
    if len(expr.args) == 1:
        text = f"{sign}{_show(expr.args[0], rank)}"
    else:
        left, right = expr.args
        first = _show(left, rank + 1 if rank == _COMPARISON else rank)
        text = f"{first} {sign} {_show(right, rank + 1)}"
    return f"({text})" if rank < outer else text

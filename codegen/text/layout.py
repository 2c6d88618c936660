"""C text in the shape clang-format would give it, so that formatting is a check and never a step.

A statement that fits on one line stays on it. A longer one is broken so that the sum of penalties is least,
with clang-format's own penalties: breaks at outer commas are cheap, inner ones expensive, and the first break of
a bracket costs extra. The search is A*: it expands the state with the least cost so far plus a lower bound of
the rest, because a statement of twenty lines has hundreds of thousands of states, most of them irrelevant.
"""

from __future__ import annotations

import heapq
import re
from itertools import count
from typing import NamedTuple, Sequence

from codegen.text.wrap import WIDTH

STEP = 4

_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|/\*.*?\*/|[(){}\[\],;]|\s+|[^\s(){}\[\],;"]+')
_BINARY = {"||": 4, "&&": 5, "|": 6, "&": 8, "==": 19, "!=": 19, "<": 20, ">": 20, "<=": 20, ">=": 20}
_BINARY |= {"+": 12, "-": 12, "/": 13}
_NAME = 95  # a break before the name that is declared,
_NAME_AFTER_MACRO = 115  # and where a macro stands before its type
_FIRST = 15
_OPENS = {"(", "{", "["}
_CLOSES = {")", "}", "]"}
_OVERFLOW = 1_000_000


class _Token(NamedTuple):
    text: str
    before: str  # the token before it
    space: bool  # a space precedes it unless the line is broken there
    penalty: int | None  # the cost of a break before it; None: no break is allowed
    names: bool = False  # it is the name of the function that a prototype declares
    last: bool = False  # no comma follows it inside its bracket
    pair: bool = False  # it follows the only comma of its bracket


class _Level(NamedTuple):
    """One open bracket.

    indent  column where its next line starts
    start   column from which a break after a nested opening bracket is indented
    operand column where the next line of a broken operation starts
    broken  a break between its arguments was made
    inner   a break inside one of its arguments, at an operator, was made
    strict  an argument contains a break, so each further argument starts a new line
    solid   the present argument may not be broken: it follows another one on its line, and the bracket
            has three or more
    """

    indent: int
    start: int
    operand: int
    broken: bool = False
    inner: bool = False
    strict: bool = False
    solid: bool = False


class _State(NamedTuple):
    at: int
    column: int
    levels: tuple[_Level, ...]


def _tokens(text: str, declares: bool) -> list[_Token]:
    out: list[_Token] = []
    depth = 0
    space = False
    before = ""
    for match in _TOKEN.finditer(text):
        word = match.group()
        if word.isspace():
            space = True
            continue
        if word in ")}]":
            depth -= 1
        names = declares and depth == 0 and text[match.end() : match.end() + 1] == "("
        name = _NAME_AFTER_MACRO if text.startswith("ACL_FUNC_VISIBILITY ") else _NAME
        price = name if names else _penalty(before, word, space, depth, declares)
        out.append(_Token(word, before, space, price, names=names))
        if word in "({[":
            depth += 1
        before, space = word, False
    return [
        token._replace(last=commas_after == 0, pair=commas_before == 1 and commas_after == 0)
        for token, (commas_before, commas_after) in zip(out, _commas(out))
    ]


def _commas(tokens: Sequence[_Token]) -> list[tuple[int, int]]:
    """For each token, the number of commas of its own bracket before and after it."""
    totals: list[int] = []  # commas of each bracket
    stack: list[int] = [0]
    owners: list[int] = []
    before: list[int] = []
    totals.append(0)
    for token in tokens:
        if token.text in _CLOSES and len(stack) > 1:
            stack.pop()
        owners.append(stack[-1])
        before.append(totals[stack[-1]])
        if token.text == ",":
            totals[stack[-1]] += 1
        if token.text in _OPENS:
            totals.append(0)
            stack.append(len(totals) - 1)
    return [(count, totals[owner] - count) for owner, count in zip(owners, before)]


def _penalty(before: str, word: str, space: bool, depth: int, declares: bool) -> int | None:
    """The penalty of a break between two tokens; None if none is allowed."""
    if not before or before == "[" or word in {",", ";", ")", "}", "]"} or (word == "[" and before != ","):
        return None
    nested = 20 * (depth + 1)
    if before == "(":
        return nested + (100 if declares else 19)
    if before == "{":
        return nested + 19
    if before == ",":
        return nested + (500 if word == "[" else 1)
    if before == "=":
        return nested + 2
    if before in _BINARY and space:
        return nested + _BINARY[before]
    if word in {"?", ":"} and space:
        return nested + 3
    return None


def statement(text: str, indent: int = 0, declares: bool = False) -> list[str]:
    """The lines of a statement, prototype or initializer given as one line.

    `declares` marks prototypes and headings of functions: a break after their bracket costs more.
    """
    if indent + len(text) <= WIDTH:
        return [" " * indent + text]
    tokens = _tokens(text, declares)
    least = _LeastCost(tokens, indent + STEP)
    order = count()
    start = _State(0, indent, (_Level(indent + STEP, indent, indent),))
    queue: list[tuple[int, int, int, _State, tuple[int, ...]]] = [(0, next(order), 0, start, ())]
    seen: set[_State] = set()
    while True:
        _, _, cost, state, starts = heapq.heappop(queue)
        if state.at == len(tokens):
            return _render(tokens, starts, indent)
        if state in seen:
            continue
        seen.add(state)
        token = tokens[state.at]
        for broken in (False, True):
            if not _allowed(token, state, broken):
                continue
            price, after = _place(token, state, broken)
            begins = after.column - len(token.text) if broken else -1
            bound = cost + price + least.after(after.at, after.column)
            heapq.heappush(queue, (bound, next(order), cost + price, after, starts + (begins,)))


class _LeastCost:
    """A lower bound of the cost of the rest of a statement: the penalties of the breaks that its width forces if
    every line begins at the leftmost column."""

    def __init__(self, tokens: Sequence[_Token], left: int) -> None:
        self.tokens = tokens
        self.left = left
        self.of_lines = [0] * (len(tokens) + 1)  # the bound for a line that begins with each token
        for at in reversed(range(len(tokens))):
            self.of_lines[at] = self.after(at + 1, left + len(tokens[at].text))

    def after(self, at: int, column: int) -> int:
        """The bound for the tokens from `at` on, if the text before them ends in this column."""
        best = _OVERFLOW
        for i in range(at, len(self.tokens)):
            token = self.tokens[i]
            if token.penalty is not None:
                best = min(best, token.penalty + self.of_lines[i])
            column += len(token.text) + token.space
            if column > WIDTH:
                return best
        return 0


def _allowed(token: _Token, state: _State, broken: bool) -> bool:
    if not broken:
        return not (token.before == "," and state.levels[-1].strict)
    outer = state.levels if _is_inner(token) else state.levels[:-1]
    return token.penalty is not None and not any(level.solid for level in outer)


def _is_inner(token: _Token) -> bool:
    """Whether a break before the token is inside an argument and not between two."""
    return token.names or token.before in _BINARY or token.text in {"?", ":"}


def _place(token: _Token, state: _State, broken: bool) -> tuple[int, _State]:
    """The cost and the state after one token, on a new line or on this one."""
    levels = state.levels
    top = levels[-1]
    cost = 0
    if broken:
        again = top.inner if _is_inner(token) else top.broken
        cost = (token.penalty or 0) + (0 if again else _FIRST)
        if not all(level.strict for level in levels[:-1]):
            levels = tuple(v if v.strict else v._replace(strict=True) for v in levels[:-1]) + (top,)
        if _is_inner(token):
            column = top.operand
            top = top._replace(inner=True, strict=True)
        elif token.before in {"(", "{"} and len(levels) > 1:
            column = levels[-2].start + STEP
            top = _Level(column, column, column + _extra(token))
        else:
            column = top.indent
            top = _Level(top.indent, column, column + _extra(token), True, top.inner)
    else:
        column = state.column + (1 if token.space else 0)
        if token.before == ",":
            top = top._replace(start=column, operand=column + STEP, solid=not token.pair)
        elif token.before in {"(", "{", "=", "return"}:
            start = top.start if token.last or token.before in {"=", "return"} else column
            top = top._replace(start=start, operand=column + _extra(token))
        elif token.text == "?" and len(levels) == 1:
            top = top._replace(operand=column)  # where a `:` at the start of a line is placed
    levels = levels[:-1] + (top,)
    column += len(token.text)
    if token.text in _CLOSES and len(levels) > 1:
        levels = levels[:-1]
    if token.text in _OPENS:
        levels += (_Level(column, top.start, column),)
    return cost + max(0, column - WIDTH) * _OVERFLOW, _State(state.at + 1, column, levels)


def _extra(token: _Token) -> int:
    """The extra indent of a broken operation that is one of several arguments."""
    return 0 if token.before in {"=", "return"} or (token.last and token.before != ",") else STEP


def _render(tokens: list[_Token], starts: Sequence[int], indent: int) -> list[str]:
    lines: list[str] = []
    line = " " * indent
    for token, start in zip(tokens, starts):
        if start >= 0:
            lines.append(line)
            line = " " * start + token.text
        else:
            line += (" " if token.space else "") + token.text
    return lines + [line]

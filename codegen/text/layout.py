"""C text in the shape clang-format would give it, so that formatting is a check and never a step.

A statement that fits on one line stays on it. A longer one is broken so that the sum of penalties is least,
with clang-format's own penalties: breaks at outer commas are cheap, inner ones expensive, and the first break of
a bracket costs extra. The search is A*: it expands the state with the least cost so far plus a lower bound of
the rest, because a statement of twenty lines has hundreds of thousands of states, most of them irrelevant.
"""

from __future__ import annotations

import heapq
import re
from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, count
from operator import itemgetter
from typing import Callable, NamedTuple, Sequence

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
    inner: bool = False  # a break before it is inside an argument and not between two
    opens: bool = False  # it opens a bracket,
    closes: bool = False  # or closes one
    opened: bool = False  # the token before it opens a bracket of arguments
    extra: int = 0  # the extra indent of a broken operation that begins with it and is one of several arguments


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
    return [_placed(token, *commas) for token, commas in zip(out, _commas(out))]


def _placed(token: _Token, commas_before: int, commas_after: int) -> _Token:
    """The token with what the search asks of it again and again."""
    text, before = token.text, token.before
    last = commas_after == 0
    return token._replace(
        last=last,
        pair=commas_before == 1 and last,
        inner=token.names or before in _BINARY or text in {"?", ":"},
        opens=text in _OPENS,
        closes=text in _CLOSES,
        opened=before in {"(", "{"},
        extra=0 if before in {"=", "return"} or (last and before != ",") else STEP,
    )


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
    return list(_broken(text, indent, declares))


@lru_cache(maxsize=1 << 12)  # a call is written in several files, and alike for several dtypes
def _broken(text: str, indent: int, declares: bool) -> tuple[str, ...]:
    """The lines of a statement that does not fit on one."""
    tokens = _tokens(text, declares)
    least = _LeastCost(tokens, indent + STEP)
    order = count()
    start = _State(0, indent, (_Level(indent + STEP, indent, indent),))
    queue: list[tuple[int, int, int, _State, tuple[int, ...]]] = [(0, next(order), 0, start, ())]
    matters = _what_matters(tokens)
    seen: set[tuple[object, ...]] = set()
    while True:
        _, _, cost, state, starts = heapq.heappop(queue)
        if state.at == len(tokens):
            return tuple(_render(tokens, starts, indent))
        alike = _alike(state, matters[state.at])
        if alike in seen:  # a state with the same future, which costs no more
            continue
        seen.add(alike)
        token = tokens[state.at]
        for broken in (False, True):
            if not _allowed(token, state, broken):
                continue
            price, after = _place(token, state, broken)
            begins = after.column - len(token.text) if broken else -1
            bound = cost + price + least.after(after.at, after.column)
            heapq.heappush(queue, (bound, next(order), cost + price, after, starts + (begins,)))


def _alike(state: _State, matters: Sequence[Callable[[_Level], object]]) -> tuple[object, ...]:
    """What states with the same future have in common. What is inside of a solid argument has no breaks to come."""
    found: list[object] = [state.at, state.column]
    for of, level in zip(matters, state.levels):
        found.append(of(level))
        if level.solid:
            break
    return tuple(found)


class _Asked(NamedTuple):
    """Which fields of a level the tokens ask for that are still to be placed in it."""

    breaks: bool = False  # a break between its arguments
    inner: bool = False  # one at an operator
    operand: bool = False  # one at an operator of the present argument
    start: bool = False  # a bracket in the present argument
    strict: bool = False  # a comma

    def before(self, token: _Token) -> _Asked:
        """The same with one more token, which comes before them."""
        anew = token.before == "," and not token.inner  # an argument begins, with a column of its own
        return _Asked(
            self.breaks or (token.penalty is not None and not token.inner),
            self.inner or (token.penalty is not None and token.inner),
            not anew and (self.operand or (token.penalty is not None and token.inner)),
            not anew and (self.start or token.opens),
            self.strict or token.before == ",",
        )


@lru_cache(maxsize=None)
def _fields(asked: _Asked) -> Callable[[_Level], object]:
    """The fields of a level that matter."""
    breaks, inner, operand, start, strict = asked
    wanted = _Level(breaks, start, operand, breaks, inner, strict, True)
    return itemgetter(*(field for field, matters in enumerate(wanted) if matters))


def _what_matters(tokens: Sequence[_Token]) -> list[list[Callable[[_Level], object]]]:
    """For each token, what matters of each level that is open before it. Without all that no later token asks for, most
    states of a long statement are the same."""
    stack = [0]
    opened: list[tuple[int, ...]] = []  # the levels before each token, each by the number of its first token
    for at, token in enumerate(tokens):
        opened.append(tuple(stack))
        if token.closes and len(stack) > 1:
            stack.pop()
        if token.opens:
            stack.append(at + 1)
    asked: dict[int, _Asked] = {}
    found = []
    for at in reversed(range(len(tokens))):
        levels = opened[at]
        asked[levels[-1]] = asked.get(levels[-1], _Asked()).before(tokens[at])
        here = [asked.get(level, _Asked()) for level in levels]
        if levels[-1] == at and at > 0:  # a break behind a bracket asks where the level around it starts
            here[-2] = here[-2]._replace(start=True)
        found.append([_fields(level) for level in here])
    return found[::-1]


class _LeastCost:
    """A lower bound of the cost of the rest of a statement: the penalties of the breaks that its width forces if
    every line begins at the leftmost column."""

    def __init__(self, tokens: Sequence[_Token], left: int) -> None:
        self.count = len(tokens)
        self.ends = [0, *accumulate(len(token.text) + token.space for token in tokens)]  # on one line
        self.breaks = [_OVERFLOW if token.penalty is None else token.penalty for token in tokens]  # with all that follow
        self.known: dict[tuple[int, int], int] = {}
        for at in reversed(range(self.count)):  # what was added is the bound for a line that begins with the token
            if self.breaks[at] != _OVERFLOW:
                self.breaks[at] += self.after(at + 1, left + len(tokens[at].text))

    def after(self, at: int, column: int) -> int:
        """The bound for the tokens from `at` on, if the text before them ends in this column."""
        over = bisect_right(self.ends, WIDTH - column + self.ends[at], at + 1)  # one after the first that does not fit
        if over > self.count:
            return 0
        found = self.known.get((at, over))
        if found is None:
            found = self.known[at, over] = min(_OVERFLOW, *self.breaks[at:over])
        return found


def _allowed(token: _Token, state: _State, broken: bool) -> bool:
    if not broken:
        return not (token.before == "," and state.levels[-1].strict)
    if token.penalty is None:
        return False
    for level in state.levels if token.inner else state.levels[:-1]:
        if level.solid:
            return False
    return True


def _place(token: _Token, state: _State, broken: bool) -> tuple[int, _State]:
    """The cost and the state after one token, on a new line or on this one."""
    levels = state.levels
    top = levels[-1]
    cost = 0
    if broken:
        again = top.inner if token.inner else top.broken
        cost = (token.penalty or 0) + (0 if again else _FIRST)
        if not all([level.strict for level in levels[:-1]]):
            levels = tuple([v if v.strict else v._replace(strict=True) for v in levels[:-1]]) + (top,)
        if token.inner:
            column = top.operand
            top = _Level(top.indent, top.start, column, top.broken, True, True, top.solid)
        elif token.opened and len(levels) > 1:
            column = levels[-2].start + STEP
            top = _Level(column, column, column + token.extra)
        else:
            column = top.indent
            top = _Level(column, column, column + token.extra, True, top.inner)
    else:
        column = state.column + (1 if token.space else 0)
        if token.before == ",":
            top = _Level(top.indent, column, column + STEP, top.broken, top.inner, top.strict, not token.pair)
        elif token.opened or token.before in {"=", "return"}:
            start = column if token.opened and not token.last else top.start
            top = _Level(top.indent, start, column + token.extra, top.broken, top.inner, top.strict, top.solid)
        elif token.text == "?" and len(levels) == 1:
            top = top._replace(operand=column)  # where a `:` at the start of a line is placed
    column += len(token.text)
    levels = levels[:-1] if token.closes and len(levels) > 1 else levels[:-1] + (top,)
    if token.opens:
        levels += (_Level(column, top.start, column),)
    return cost + max(0, column - WIDTH) * _OVERFLOW, _State(state.at + 1, column, levels)


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

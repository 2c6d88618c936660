"""What is said of an entry point, on its page and in its header: dtypes, shapes, checks, views, bounds.

A name of an argument stands between backticks, which only pages show.
"""

from __future__ import annotations

from collections.abc import Iterator

from codegen.call.check_list import checks_of
from codegen.call.entry import Argument, Entry
from codegen.call.shape_checks import axis_text, axis_words, broadcast_words, outer_words, space_text, turns_words, view_of
from codegen.language.facts import HOST
from codegen.language.found_words import COLUMNS, FIRSTS, FOUND, LENGTHS, LINE, LINES, LISTED, NUMBERED, ROWS, SORTED
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.operator import Operator
from codegen.language.params import (
    ALIKE, ALLOWED, AXIS_DTYPES, CLASS, NEEDED, REDUCED, VERDICT, AxesParam, AxisParam, Classed, DtypeParam, ExtentParam, ExtentsParam, FlagsParam, GroupsParam, IgnoredParam, InputParam, IntegerParam, IntegersParam, ModeParam, Octets, OutputParam, RowsParam, ScalarParam,
    TensorParam,
)  # fmt: skip
from codegen.language.reductions import NONE
from codegen.language.status import NUMBERS

VIEWS = (
    "Tensors may be views with any strides and offset. An output may be an input, or overlap one, which is then read "
    "as if it had been copied first. Where an input is empty, the call succeeds, asks for no workspace and writes "
    "nothing."
)
SAME_BITS = "The bits are the same on every instruction set, for every thread count, layout and alignment."
BEFORE_CHECKS = "the result pointers, the environment and whether the product has the operator"
_VIEWS = {
    "same": "as {space}",
    "broadcast": "broadcasts to {space}",
    "row": "as the last axes of {space}",
    "bits": "a bit for each element of {space}, in 16 bytes for each 128 that are begun",
    "single": "one element, in any rank",
    ALIKE: "any; another one than that of {space} makes the result false",
    LINES: "one axis, or as {space} but for the last extent; sorted along its last axis",
    LISTED: "any; its elements in row-major order",
    "channel": "one element, or one for each channel (axis 1) of {space}",
}
_ROOMS = {
    LINE: "one axis, as many elements as {space}; then those that were found",
    ROWS: "room for a row of indices for each element of {space} that is found; then that many rows",
    COLUMNS: "room for a column of indices for each element of {space} that is found; then that many columns",
    FIRSTS: "room for all of {space}; then the first of each run",
    NUMBERED: "room for the number of a run for each element of {space}, or for each slice",
    LENGTHS: "room for the length of each run of {space}; then that many",
}
BOUNDS = {
    "exact": "selections, and at most one rounding: the result nearest to the real value",
    "rounded": "correctly rounded: the result nearest to the real value",
    "contraction": "blocks of 256 products, each a chain of fused multiply-adds, joined in order; with n = min(k, 256) + "
    "ceil(k / 256) + 1 the error is at most n units of half an ulp of 1 times the sum of the magnitudes, before one "
    "rounding to the output's dtype",
    "sum": "accumulated in f64 by a fixed tree and rounded once",
}
_OF_WEIGHTS = "; two more units for weights, whose offset is added and which are multiplied by their scale in f32"
_CHAINED = (
    "computed in f32 and rounded once to the output's dtype. With u half an ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for the k products "
    "of a score and N the same for the weights, d the greatest of (n + 3) u times the sum of the magnitudes of the terms of a score, and "
    "w = exp(2 d) - 1 + 2 u, the error is at most 2 w + (2 N + 4) u times the mean, by the weights, of the magnitudes of the last factor"
)
_GRADIENTS = (
    "computed in f32 and rounded once to the output's dtype. With u half an ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for sums of k products, d the "
    "greatest of (n + 3) u times the sum of the magnitudes of the terms of a score, w = exp(d) - 1 + 4 u, Z the weight of a score times the magnitudes of "
    "the terms of its slope, and N as n for the sum that is the gradient, its error is at most w + (n + N + 5) u times the sum of the magnitudes of its "
    "terms with Z, and that of the last factor's w + (N + 2) u times the sum of the magnitudes of its terms (`runtime/contraction/chain_grad.h`)"
)
_SOLVED = (
    "an unknown of row i is the right side less the sum of products with those found before, divided by the element on the diagonal; sums are "
    "in blocks of 64 products, each a chain of fused multiply-adds, joined in order. With u half an ulp of 1, n = min(i, 64) + ceil(i / 64) + 3, "
    "the error of unknowns by which those found before are off, and S the sum of the magnitudes of the products and the right side, it adds at "
    "most n u S divided by the element on the diagonal"
)
_BLOCKS = {ALLOWED: "; matrices may lie in blocks (FRACTAL_NZ)", NEEDED: "; matrices lie in blocks (FRACTAL_NZ)"}
_OF_VECTORS = "; where two vectors are multiplied, 16 such chains take turns, within the same bound"


def rows_text(entry: Entry, argument: Argument) -> str:
    """The dtypes of an argument by chip, with chips of equal rows grouped."""
    groups: dict[tuple[str, ...], list[str]] = {}
    known = entry.facts.dtypes
    for product, row in entry.dtypes(argument).items():
        if product == HOST:
            continue
        groups.setdefault(tuple(d for d in known if d in row), []).append(product)
    if len(groups) == 1:
        return _acl(entry, next(iter(groups)))
    return "; ".join(f"{_acl(entry, row)} on {', '.join(on)}" for row, on in groups.items())


def _acl(entry: Entry, row: tuple[str, ...]) -> str:
    return ", ".join(entry.facts.dtypes[name].acl for name in row)


def meaning(argument: Argument) -> str:
    """The description of an argument: the spec's `doc`, or its role."""
    docs = [p.doc for p in argument.roles if p.doc]
    if argument.role == "inout":
        return ", overwritten by ".join(docs) if docs else "input and output"
    if isinstance(argument.param, IgnoredParam) and argument.param.absent:
        return docs[0] if docs else "not carried"
    if argument.role in ("ignored", "rows"):
        return docs[0] if docs else {"rows": "how many rows are computed"}.get(argument.role, "not looked at")
    return docs[0] if docs else {"in": "input", "out": "output"}.get(argument.role, argument.role)


def role_word(argument: Argument) -> str:
    words = {"in": "input", "out": "output", "inout": "input and output", "rows": "counts"}
    return words.get(argument.role, argument.role)


def shape_text(entry: Entry, argument: Argument) -> str:
    """The shape of a tensor in words; the values of a mode."""
    op, param = entry.op, argument.param
    if isinstance(param, ModeParam):
        values = " or ".join(f"`{value}`" if value else "any other" for _, value in param.values)
        written = ", ".join(f"`{entry.spelled(name)}`" for name in param.outputs)
        return f"{values}: whether to write {written}" if written else values
    if isinstance(param, AxisParam):
        what = f"an axis of `{entry.spelled(param.of)}`; negative counts from the end"
        return f"{what}; of {' or '.join(AXIS_DTYPES)}" if param.handle else what
    if isinstance(param, AxesParam):
        return f"axes of `{entry.spelled(param.of)}`, each once; negative counts from the end"
    if isinstance(param, FlagsParam):
        return f"a flag for each of {', '.join(f'`{entry.spelled(name)}`' for name in param.outputs)}: whether it is written"
    if isinstance(param, ExtentParam):
        whole = f"`{entry.spelled(param.of)}`"
        text = f"the product of the extents of {whole} from axis {param.axis} on" if param.behind else f"the extent of {whole} along axis {param.axis}"
        return f"{text}, which is not 0" if param.filled else text
    if isinstance(param, GroupsParam):
        return f"a divisor of the extent of `{entry.spelled(param.of)}` along axis 1"
    if isinstance(param, ExtentsParam):
        return f"the extents of the last axes of `{entry.spelled(param.of)}`, of one at least"
    if isinstance(param, DtypeParam):
        return "the name of a dtype"
    if isinstance(param, IntegerParam) and param.counts is not None:
        return f"the extent of `{param.counts}`" + (f"; 0 means `{param.zero}`" if param.zero is not None else "")
    if isinstance(param, (IntegerParam, IntegersParam)):
        ranked = next((p for p in op.outputs if p.ranks == param.name), None)
        if ranked is not None:
            return f"{0 if ranked.first is not None else 1} to the extent of the axis"
        if isinstance(param, IntegersParam) and param.length is not None:
            return f"{param.length} values, which are not looked at"
        return "any" if isinstance(param, IntegerParam) else "a list"
    if isinstance(param, IgnoredParam) and param.absent:
        return param.nothing
    if isinstance(param, IgnoredParam):
        return "not looked at" + ("; may be null" if param.default is not None else "")
    if isinstance(param, RowsParam):
        return f"one axis, i64; its sum is how many rows, along the axes before `{param.of}`, are computed, and null means all"
    if isinstance(param, ScalarParam):
        usual = f"one value, usually {param.usual}" if param.usual is not None else "one value"
        return usual if param.default is None else f"{usual}; null means {param.default}"
    assert isinstance(param, TensorParam)
    if op.apart:
        return _apart_text(entry, argument, param)
    if op.contraction is not None:
        return _axes_text(entry, param)
    of = [f"`{entry.spelled(name)}`" for name in op.space_tensors]
    if param.parts and not INDEX_MAPS[param.parts[0].cases[0][1].word].halves:
        return f"any, rank at most 8; `{param.parts[0].name}` is {param.parts[0].cases[0][1].text()} of it"
    if f"`{argument.name}`" in of and param.parts:
        parts = " and ".join(f"`{part.name}`" for part in param.parts)
        return f"any, rank 1 to 8, even along {axis_text(param.parts[0])}; its halves are {parts}"
    if param.parts:
        parts = " and ".join(f"`{part.name}`" for part in param.parts)
        seen = "broadcasts to" if param.view == "broadcast" else "as"
        return f"{seen} {of[0]}; its halves are {parts}"
    if isinstance(param, OutputParam) and param.put is not None:
        shape = f"as `{entry.spelled(param.over)}`" if param.over is not None else "the whole"
        shape += ", beginning as zeros" if param.zeros else ""
        return f"{shape}; `{of[0].strip('`')}` falls on it as {param.put.text()}"
    if param in op.bases:
        return "any, rank at most 8"
    if param in op.indices:
        when = f" where `{param.wraps_when}` is true" if isinstance(param, InputParam) and param.wraps_when is not None else ""
        if param in op.counters:
            return "counts, not below 0"
        if op.index_list is not None:
            what = "indices along one of the first axes each, which broadcast together; of a tensor without elements, none along its axis"
            return f"{what}; negative ones count from the end{when}" if isinstance(param, InputParam) and param.wraps else what
        return f"indices; negative ones count from the end{when}" if isinstance(param, InputParam) and param.wraps else "indices"
    if isinstance(param, InputParam) and param.classed is not None:
        return _classed(entry, param, param.classed)
    if f"`{argument.name}`" in of:
        others = [name for name in of if name != f"`{argument.name}`"]
        rank = f"rank {param.rank}" if isinstance(param, TensorParam) and param.rank is not None else "any, rank at most 8"
        if op.space.outer:
            return "one axis"
        return f"any; broadcasts with {' and '.join(others)}" if others else rank
    if param.like is not None:
        like = f"`{entry.spelled(param.like)}`"
        folds = view_of(op, param) == "channel"
        return f"as a one-element {like}, else one axis" if folds else f"as {like}"
    space = of[0] if len(of) == 1 else outer_words(of) if op.space.outer else broadcast_words(of)
    if op.space_part is not None:
        space = space_text(entry)
    if isinstance(param, OutputParam) and param.totals is not None:
        assert op.classes is not None
        return f"as `{entry.spelled(op.classes.name)}` where `{param.totals}` is {NONE}, else one element in any rank"
    if param.without is not None:
        text = f"as {space}, without {axis_words(op, param.without)}" + (f" where {turns_words(op)}" if op.turns else "")
        return f"{text}; not written if null" if param.optional else text
    if isinstance(param, OutputParam) and param.view == VERDICT:
        return "one element, in one axis" if param.one_axis else "one element, without axes"
    if param.view == FOUND:
        text = _ROOMS[op.found_word(param.name).form.room or LINE].format(space=space)
        return f"{text}; not written if null" if param.optional else text
    if param.first is not None and op.line_axis is not None:
        return f"as {space}, with the extent `{param.first}` along axis `{op.line_axis.name}`"
    if param.octets is not None:
        return _octets_text(param, param.octets, space)
    text = _aligned_text(param, space) if param.aligned else _VIEWS[param.view].format(space=space)
    return f"{text}; null means {param.default}" if param.optional else text


def _apart_text(entry: Entry, argument: Argument, param: TensorParam) -> str:
    """A tensor of an operator with several spaces: as it is seen from the only one that it is in, or from each."""
    seen = [op for op in entry.op.by_space if param in op.tensors]
    if len(seen) == 1:
        return shape_text(entry.seen_from(seen[0]), argument)
    if param.view == "single":
        return _VIEWS[param.view].format(space="")
    spaces = " and ".join(f"`{entry.spelled(op.space_tensors[0])}`" for op in seen)
    parts = " and ".join(f"`{part.name}`" for part in param.parts)
    return f"broadcasts to {spaces}" + (f"; its halves are {parts}" if parts else "")


def _aligned_text(param: TensorParam, space: str) -> str:
    """A tensor along axes of the space that arguments name."""
    axis, count, counted = param.aligned
    text = f"one element, or the extents of {space} from axis `{axis}` on"
    if counted.isidentifier():
        text += f"; where `{counted}` is true, of `{count}` axes (0: one element; -1: all)"
    return text


def _octets_text(param: TensorParam, octets: Octets, space: str) -> str:
    """A tensor with a byte for each 8 points, the first in its highest bit."""
    rows = f"`{octets.rows}` rows of bytes" if octets.rows is not None else "one axis"
    each = f"a bit for each element of {space}, a byte for each 8"
    if isinstance(param, InputParam):
        return f"{rows}: {each}, the first one in the highest bit"
    return f"{rows}: {each} that are begun, the first one in the highest bit; bits behind the last are {octets.behind}"


def _classed(entry: Entry, param: InputParam, seen: Classed) -> str:
    """What is seen beside classes."""
    op = entry.op
    assert op.classes is not None
    source = f"`{entry.spelled(op.class_source)}`"
    if seen.word == CLASS:
        rows = "any, rank at most 7" if op.of_rows_alone else f"as {source} without the axis of classes (axis 1, or the only one)"
        return f"{rows}; numbers of classes, and `{seen.name}` for none"
    rows = f"`{entry.spelled(op.classes.name)}`"
    if seen.word == REDUCED:
        return f"as {rows} where `{seen.name}` is {NONE}, else one element in any rank"
    text = f"one axis, with an element for each class of {source}" if seen.alone else f"as {rows} with an axis of classes more (axis 1, or the only one)"
    return f"{text}; null means {param.default}" if param.optional else text


def _axes_text(entry: Entry, param: TensorParam) -> str:
    """The axes of a tensor of a contraction."""
    c = entry.op.contraction
    assert c is not None
    axes = c.shown(entry.op.axes_of(param))
    null = f"; null means {param.default}" if param.optional else ""
    if param.name == c.added and entry.op.axes_of(param) == c.space:
        return f"broadcasts to {axes}{null}"
    if c.chain is not None or len(entry.op.contractions) > 2:
        return ("a list of one tensor: " if param.alone else "") + _axes_in_cases(entry, param) + null
    if c.weights is not None and param.name in {name.name for name in c.weights.names}:
        columns = (c.right.axes or ())[-1]
        return f"{axes}; where `{c.weights.size}` is 0, [1, {columns}], [{columns}] or [1]{null}"
    for _, other in entry.op.contractions[1:2]:
        shown = other.shown(entry.op.axes_in(other, param))
        first = " and ".join(f"`{mode}` is {label}" for mode, label in entry.op.contractions[0][0])
        axes = f"{axes} where {first}, else {shown}" if shown != axes else axes
    if c.summed:
        return axes + null
    axes += ", where an axis with ? may be missing" if "?" in axes else ""
    return axes + (_BLOCKS.get(param.blocks or "", "") if isinstance(param, InputParam) else "")


def _axes_in_cases(entry: Entry, param: TensorParam) -> str:
    """The axes of a tensor of products in a chain, in each case that has others."""
    shown: dict[str, list[str]] = {}
    for when, c in entry.op.contractions:
        axes = c.shown(entry.op.axes_in(c, param))
        shown.setdefault(axes, []).append(" and ".join(f"`{mode}` is {label}" for mode, label in when) or "else")
    if len(shown) == 1:
        return next(iter(shown))
    return "; ".join(f"{axes} where {' or '.join(whens)}" if whens != ["else"] else f"else {axes}" for axes, whens in shown.items())


def plain(text: str) -> str:
    """A text without the backticks of pages."""
    return text.replace("`", "")


def refusals(entry: Entry) -> Iterator[tuple[str, int]]:
    """What a call is refused for, in the order of the checks, with the status. Checks of several arguments for the
    same thing, one after the other, are one sentence."""
    groups: list[tuple[list[str], str, int]] = []
    for check in checks_of(entry):
        _, name, what = check.fails.split("`", 2) if check.fails.startswith("`") else ("", "", check.fails)
        status = NUMBERS[check.status]
        if name.isidentifier() and groups and groups[-1][0] and groups[-1][1:] == (what, status):
            groups[-1][0].append(f"`{name}`")
        else:
            groups.append(([f"`{name}`"] if name else [], what, status))
    for names, what, status in groups:
        yield _either(names) + what, status


def _either(names: list[str]) -> str:
    """Names as the subject of a verb in the singular."""
    return " or ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


_ALONG = {
    "exact": "elements as they are, or their positions",
    "rounded": "the largest distance to the real value where terms do not cancel, in each dtype; integers wrap",
}


_CHOSEN = {False: "elements are copied bit by bit", True: "an element stays, or becomes one of those that fall on it"}


def chooses(op: Operator) -> bool:
    """Whether the greatest or the least of the points that fall on an element is found."""
    return any(op.falling(case).join in ("greatest", "least") for f in op.formulas for case in f.cases)


_OF_PANES = {
    "exact": "elements as they are, or their positions",
    "sum": "added in f64, in row-major order, and rounded once",
}


def bounds_text(op: Operator) -> list[tuple[str, str, str]]:
    """Each output, its bound, and what that means."""
    if op.scattered is not None and op.accuracy[op.scattered.name] != "sum":
        return [(op.scattered.name, op.accuracy[op.scattered.name], _CHOSEN[chooses(op)])]
    if op.finds and SORTED in op.found_word().form.takes:
        return [(name, bound, "positions") for name, bound in op.accuracy.items()]
    if op.finds:
        return [(name, bound, "positions, or elements as they are") for name, bound in op.accuracy.items()]
    if op.paned is not None:
        return [(name, bound, _OF_PANES[bound]) for name, bound in op.accuracy.items()]
    if op.scattered is not None:
        return [(op.scattered.name, "sum", "added in f64, or with what additions of f64 lose, in index order, and rounded once")]
    if op.lined:
        return [(name, bound, _ALONG["exact" if bound == "exact" else "rounded"]) for name, bound in op.accuracy.items()]
    if op.moves:
        return [(name, bound, "elements are copied bit by bit") for name, bound in op.accuracy.items()]
    other = "the largest distance to the real value, in each dtype"
    if op.contraction is not None and op.contraction.chain is not None:
        text = _CHAINED if op.contraction.gradients is None else _GRADIENTS
        return [(name, bound, text) for name, bound in op.accuracy.items()]
    if op.contraction is not None and op.contraction.solved is not None:
        kept = op.contraction.solved.kept
        return [(name, bound, BOUNDS[bound] if name == kept else _SOLVED) for name, bound in op.accuracy.items()]
    more = _OF_WEIGHTS if op.contraction is not None and op.contraction.weights is not None else ""
    more += _OF_VECTORS if op.contraction is not None and op.contraction.of_vectors else ""
    return [(name, bound, BOUNDS.get(bound, other) + more) for name, bound in op.accuracy.items()]

"""The shape checks of an entry point, which follow from the views of its tensors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from codegen.call.check_record import Check, Given, Local, argument, named, words
from codegen.call.entry import Entry
from codegen.language.contracted_axes import BATCH
from codegen.language.contraction import Contraction
from codegen.language.expression import ALL, CHANNEL, FIRST, INNER, LAST, snake
from codegen.language.found_words import COLUMNS, FIRSTS, FOUND, LINE, LINES, LISTED
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.keys import STRING
from codegen.language.operator import Operator
from codegen.language.params import (
    ALIKE, BITS, CLASS, EITHER, KEEPS, REDUCED, VERDICT, AxesParam, AxisParam, Classed, ExtentParam, ExtentsParam, GroupsParam, InputParam, IntegerParam, IntegersParam, Laid, Octets, OutputParam, Part, TensorParam, When,
)  # fmt: skip
from codegen.language.reductions import NONE
from codegen.language.status import INVALID

WHOLE_SPACE = Local("const ac_tensor", "whole_space", "{.shape = *index_space}")
INDEX_SPACE = Given("index_space")
LETTERS = Local("int64_t", "letter_extents[AC_LETTERS]", "{0}")  # of the axes of products in a chain
PUT_SPACE = Local("ac_shape", "put_space", "{0}")  # of the points that fall on an output
OWN_SPACE = Local("ac_shape", "own_space", "{0}")  # of one output among several
REDUCES = "call_reduces"  # the C local that says whether a call reduces


def space_text(entry: Entry) -> str:
    """The index space in words."""
    if entry.op.contraction is not None:
        *first, last = (entry.spelled(name) for name in entry.op.space_tensors)
        if entry.op.contraction.solved is not None:
            return f"what {first[0]} is multiplied by for {last}"
        return f"the product{'s' if len(first) > 1 else ''} of {', '.join(first)} and {last}"
    part = entry.op.space_part
    if part is not None and part.part is not None and entry.op.made_space:
        use = part.part.cases[0][1]
        if INDEX_MAPS[use.word].halves:
            return f"half of {part.whole} along {axis_text(part.part)}"
        return f"{entry.spelled(part.whole or '')} as {use.brief()}"
    of = [entry.spelled(name) for name in entry.op.space_tensors]
    if entry.op.made_space and entry.op.listed is not None and entry.op.listed.laid is not None:
        return f"{of[0]} as {entry.op.listed.laid.text()}"
    if entry.op.space.outer:
        return outer_words(of)
    return of[0] if len(of) == 1 else broadcast_words(of)


def outer_words(of: Sequence[str]) -> str:
    """The matrix of two vectors, in words."""
    return f"the matrix of {' and '.join(of)}"


def broadcast_words(of: Sequence[str]) -> str:
    """The broadcast of several tensors, in words."""
    *others, last = of
    return f"the broadcast of {', '.join(others)} and {last}"


def shape_checks(entry: Entry) -> list[Check]:
    """The checks of each tensor's shape against the index space, in the order of the prototype, but that what makes the rows
    comes before inputs with an element for each row."""
    op = entry.op
    if op.apart:
        return [_in_own_space(check) for seen in op.by_space for check in shape_checks(entry.seen_from(seen))]
    of = [entry.spelled(name) for name in op.space_tensors]
    out: list[Check] = []
    if op.space_part is not None and (op.made_space or any(m.fails for m in op.space_maps)):
        out.append(_part(op, of[0], op.space_part))
    if op.made_space and op.listed is not None:
        out.append(_listed(op.listed))
    if op.scattered is not None:
        out += _put(entry, op.scattered)
    if op.contraction is not None and op.contraction.chain is not None:
        out += _chained(entry)
    elif op.contraction is not None and op.contraction.summed:
        out += _joined(entry)
    elif op.contraction is not None:
        if op.contraction.solved is not None:
            left = entry.spelled(op.contraction.left.name)
            out.append(Check("shapes", "square", named(left), f"the matrices of `{left}` are not square", INVALID))
        out.append(_contracted(entry, op.contraction))
    elif op.space.outer:
        fails = f"one of `{of[0]}` and `{of[1]}` does not have one axis"
        out.append(Check("shapes", "outer", (*named(of[0]), *named(of[1]), INDEX_SPACE), fails, INVALID))
    elif len(of) > 1:
        a, b = of[:2]
        fails = f"`{a}` and `{b}` do not broadcast together"
        out.append(Check("shapes", "broadcast", (*named(a), *named(b), INDEX_SPACE), fails, INVALID))
    for i, name in enumerate(of[2:] if op.contraction is None else (), 2):
        before = broadcast_words(of[:i])
        fails = f"`{name}` does not broadcast together with {broadcast_words([f'`{n}`' for n in of[:i]])}"
        out.append(Check("shapes", "broadcast_with", (*named(name), INDEX_SPACE, words(before)), fails, INVALID))
    done = set(of) | (_seen_to(op.contraction) if op.contraction is not None and op.contraction.chain is not None else set())
    for p in op.params:
        if op.contraction is not None and op.contraction.weights is not None and p.name in {n.name for n in op.contraction.weights.names}:
            done.add(entry.spelled(p.name))
            out.append(_groups(entry, op.contraction, entry.spelled(p.name)))
        if isinstance(p, ExtentParam):
            out += _extent(p, entry.spelled(p.of))
        if isinstance(p, IntegersParam) and p.length is not None:
            fails = f"`{p.name}` has another number of values than {p.length}"
            out.append(Check("shapes", "integers_length", (*named(p.name), Given(str(p.length))), fails, INVALID))
        if isinstance(p, ExtentsParam):
            whole = entry.spelled(p.of)
            fails = f"`{p.name}` is empty, or does not have the extents of the last axes of `{whole}`"
            out.append(Check("shapes", "extents", (*named(p.name), *named(whole)), fails, INVALID))
    rows = [op.row_shape] if isinstance(op.row_shape, InputParam) and any(p.without is not None for p in op.inputs) else []
    for p in (p for p in (*rows, *op.tensors) if p not in (*op.indices, *op.bases, op.scattered)):
        name = entry.spelled(p.name)
        out += _flat(op, p, name)
        out += _ranks(entry, p)
        if name not in done and p.view in (LISTED, ALIKE):
            done.add(name)
        elif name not in done:
            done.add(name)
            out.append(_shape(entry, p, name))
        elif isinstance(p, OutputParam) and len(of) > 1 and not (op.contraction is not None and p.name in dict(op.contraction.shaped)):
            out.append(_shape(entry, p, name))
    return out


def _in_own_space(check: Check) -> Check:
    """A check that makes the space, of an operator with several, which the plan makes again."""
    if INDEX_SPACE not in check.given:
        return check
    given = tuple(Given(f"&{OWN_SPACE.name}") if part == INDEX_SPACE else part for part in check.given)
    return replace(check, given=given, locals=(*check.locals, OWN_SPACE))


def _extent(param: ExtentParam, of: str) -> list[Check]:
    """An argument repeats an extent of an input, which may have to be above 0."""
    which = f"the product of the extents of `{of}` from axis {param.axis} on" if param.behind else f"the extent of `{of}` along axis {param.axis}"
    given = (*named(param.name), *named(of), Given(str(param.axis)), Given("true" if param.behind else "false"))
    above = [Check("shapes", "extent_filled", named(param.name), f"`{param.name}` is below 1", INVALID)] if param.filled else []
    return [*above, Check("shapes", "extent", given, f"`{param.name}` is not {which}", INVALID)]


def _put(entry: Entry, out: OutputParam) -> list[Check]:
    """An output has the shape of what it begins as, and points fall on its elements."""
    assert out.put is not None
    name, source = entry.spelled(out.name), entry.spelled(entry.op.space_tensors[0])
    over = entry.spelled(out.over) if out.over is not None else name
    given = [part for arg in out.put.placing for part in _argument(arg, entry.op)]
    used = INDEX_MAPS[out.put.word]
    fails = f"{used.fails.format(name, *out.put.args)}; or `{source}` {used.differs} {name} as {out.put.text()}"
    part = words(f"{name} as {out.put.brief()}")
    checks = [Check("shapes", f"put_{out.put.word}", (*named(name), *given, *named(source), part), fails, INVALID)]
    if not used.indexed:
        fitting, matching = fails.split("; or ")[:-1], fails.split("; or ")[-1]
        seen = Given(f"&{PUT_SPACE.name}")
        checks = [
            Check("shapes", out.put.word, (*named(name), *given, seen), "; or ".join(fitting), INVALID, (PUT_SPACE,)),
            Check("shapes", "shape_is", (*named(source), seen, part), matching, INVALID, (PUT_SPACE,)),
        ]
    if over != name:
        fails = f"`{name}` does not have the shape of `{over}`"
        checks.insert(0, Check("shapes", "shape_same", (*named(name), *named(over)), fails, INVALID))
    return checks


def _contracted(entry: Entry, c: Contraction) -> Check:
    """The factors of a contraction, from whose shapes that of the space follows."""
    a, b = (entry.spelled(name) for name in entry.op.space_tensors)
    axes = [f'"{c.letters(own or ())}"' for own in (c.left.axes, c.right.axes, c.space)]
    given = (*named(a), Given(axes[0]), *named(b), Given(axes[1]), Given(axes[2]), INDEX_SPACE)
    fails = f"`{a}` and `{b}` have different extents along `{c.inner}`"
    fails += ", or axes in front that do not broadcast together" if BATCH in c.space else ""
    return Check("shapes", "contracted", given, fails, INVALID)


def _groups(entry: Entry, c: Contraction, name: str) -> Check:
    """What whole numbers are weighed by has an element for each column in each group of indices along the summed axis."""
    assert c.weights is not None
    right, size = entry.spelled(c.right.name), c.weights.size
    axes = Given(f'"{c.letters(c.right.axes or ())}"')
    fails = f"`{name}` does not have an element for each column of `{right}` in each group of `{size}` indices, or `{size}` is negative"
    return Check("shapes", "groups", (*named(name), *named(right), axes, *_argument(size, entry.op)), fails, INVALID)


def _joined(entry: Entry) -> list[Check]:
    """The same where summed axes are joined, in each case of the modes, with how axes are seen."""
    out = []
    op = entry.op
    for number, (when, c) in enumerate(op.contractions):
        a, b = (entry.spelled(name.name) for name in (c.left, c.right))
        axes = [words(c.letters(own or ())) for own in (c.left.axes, c.right.axes, c.space)]
        extent = (Given(f"'{c.letter(c.extent)}'"), *_argument(c.extent, op)) if c.extent is not None else (Given("0"), Given("0"), Given("NULL"))
        given: list[Given] = [*named(a), axes[0], *named(b), axes[1], axes[2], *extent]
        word = c.seen.word if c.seen is not None else ""
        for arg in c.seen.args if c.seen is not None else ():
            given += (*each_axis(op, arg), *_argument(arg, op)[1:])
        fails = f"`{a}` and `{b}` have different extents along {listed_axes(c)}"
        if c.seen is not None:
            fails += f", or what `{', '.join(arg for arg in c.seen.args)}` say of how axes are seen does not fit"
        if len(op.contractions) > 1:
            fails += f", where {' and '.join(f'`{mode}` is {label}' for mode, label in when)}" if when else ", in all other cases"
        out.append(Check("shapes", f"joined_{word or 'axes'}", (*given, INDEX_SPACE), fails, INVALID, only_if=case_given(op, number)))
    return out


def _chained(entry: Entry) -> list[Check]:
    """The tensors of products in a chain, in each case of the modes."""
    op = entry.op
    out = []
    read = tuple(name for p in op.counting for name in (p.name, *((p.zero,) if p.zero is not None else ())))
    source = {p.name: p for p in op.inputs}
    for number, (when, c) in enumerate(op.contractions):
        names = [*(factor.name for factor in c.factors), *([c.added] if c.added is not None else [])]
        given: list[Given] = []
        for name in names:
            given += (*named(name), words(c.letters(op.axes_in(c, source[name]))))
        given += [Given("NULL")] * (3 if c.added is None else 0)
        for p in op.counting:
            given += (words(counted_letters(c, p)), Given(count_text(p), read), words(p.name))
        given += [Given("NULL"), Given("0"), Given("NULL")] * (2 - len(op.counting))
        locals_ = (LETTERS,) if c.drop is not None or c.shaped else ()
        given += (words(c.letters(c.space)), Given("letter_extents" if locals_ else "NULL"), INDEX_SPACE)
        shown = ", ".join(f"`{name}`" for name in names)
        fails = f"the extents of {shown} do not fit their axes" + (f", or {' and '.join(f'`{p.name}`' for p in op.counting)}" if op.counting else "")
        if len(op.contractions) > 1:
            fails += f", where {' and '.join(f'`{mode}` is {label}' for mode, label in when)}" if when else ", in all other cases"
        out.append(Check("shapes", "chained", tuple(given), fails, INVALID, locals_, chained_case(op, number)))
    return [*out, *_masked(entry), *_of_rows(entry)]


def _masked(entry: Entry) -> list[Check]:
    """The mask of scores, which is alike in all cases of the modes."""
    c = entry.op.contraction
    if c is None or c.drop is None:
        return []
    name = entry.spelled(c.drop.name)
    mode = c.band[0] if c.band else ""
    pattern = Given(f"ac_band_implies_mask({mode})", (mode,)) if mode.isidentifier() else Given("false")
    wanted = c.shown(c.drop.axes or ())
    fails = f"`{name}` does not have the axes {wanted}, of which it may lack those with ?, the last one first; each of these has 1 or their extent, others at least theirs"
    fails += f"; where `{mode}` is 2, 3 or 4, the last two have 2048" if mode.isidentifier() else ""
    return [Check("shapes", "mask", (*named(name), words(c.letters(c.drop.axes or ())), pattern, Given("letter_extents")), fails, INVALID, (LETTERS,))]


def _of_rows(entry: Entry) -> list[Check]:
    """The tensors whose shapes follow from the factors: outputs that have something of each row of scores, or what gradients
    are made from, and these; in each case of the modes, if they differ."""
    out = []
    op = entry.op
    assert op.contraction is not None
    for k, (name, of) in enumerate(op.contraction.shaped):
        alike = len({c.letters(c.shaped[k][1].axes or ()) for _, c in op.contractions}) == 1
        for number, (when, c) in enumerate(op.contractions[:1] if alike else op.contractions):
            axes = c.shaped[k][1].axes or ()
            given = (*named(entry.spelled(name)), words(c.letters(axes)), Given("letter_extents"))
            fails = f"`{entry.spelled(name)}` does not have the axes {c.shown(axes)}"
            if not alike:
                fails += f", where {' and '.join(f'`{mode}` is {label}' for mode, label in when)}" if when else ", in all other cases"
            out.append(Check("shapes", "of_rows", given, fails, INVALID, (LETTERS,), () if alike else chained_case(op, number)))
    return out


def _seen_to(c: Contraction) -> set[str]:
    """The tensors of products in a chain whose shapes are seen to."""
    return {c.added or "", c.drop.name if c.drop is not None else "", *(name for name, _ in c.shaped)}


def counted_letters(c: Contraction, p: IntegerParam) -> str:
    """The letters of the axes that an integer counts."""
    return "".join(c.letter(name) for name in (p.counts or "").split("*"))


def count_text(p: IntegerParam) -> str:
    """The C expression of how many axes an integer counts."""
    return f"{p.name} != 0 ? {p.name} : {p.zero}" if p.zero is not None else p.name


def chained_case(op: Operator, number: int) -> tuple[Given, ...]:
    """The conditions under which a case of products in a chain counts: those on strings are on their positions, which were
    checked before."""
    when = op.contractions[number][0]
    if when or number == 0:
        return (Given(_positions_text(op, when)),) if when else ()
    return tuple(Given(f"!({_positions_text(op, earlier)})") for earlier, _ in op.contractions[:number])


def _positions_text(op: Operator, when: When) -> str:
    texts = []
    for name, label in when:
        (mode,) = (m for m in op.modes if m.name == name)
        texts.append(f"{snake(name)}_index == {[own for own, _ in mode.values].index(label)}")
    return " && ".join(texts)


def listed_axes(c: Contraction) -> str:
    """The axes that are summed along, on pages."""
    return " or ".join(f"`{name}`" for name in c.summed)


def case_given(op: Operator, number: int) -> tuple[Given, ...]:
    """The conditions on flags and integers under which a case of the formula counts: its own, and that none before it holds."""
    when = op.contractions[number][0]
    before = [earlier for earlier, _ in op.contractions[:number]]
    tests = [flags_text(op, when)] if when else []
    reads = [tuple(dict(when))] if when else []
    for earlier in before:
        tests.append(_not(op, earlier))
        reads.append(tuple(dict(earlier)))
    return tuple(Given(text, read) for text, read in zip(tests, reads))


def each_axis(op: Operator, arg: str) -> tuple[Given, Given]:
    """An argument of windows: a list and no number, or no list and a number for each axis."""
    value = _argument(arg, op)[0]
    is_list = arg.isidentifier() and isinstance(op.param(arg), IntegersParam)
    return (value, Given("0")) if is_list else (Given("NULL"), value)


def axis_text(part: Part) -> str:
    """The axis that a tensor is cut along, in words."""
    axis = part.cases[0][1].axis
    return "its last axis" if axis == "-1" else f"axis {axis}" if axis.isdecimal() else axis


def _part(op: Operator, name: str, operand: TensorParam) -> Check:
    """A tensor with a part, whose shape is the space."""
    assert operand.part is not None
    use = operand.part.cases[0][1]
    if INDEX_MAPS[use.word].halves:
        return _halves(name, operand.part)
    given = [part for arg in use.placing for part in _argument(arg, op)]
    fails = INDEX_MAPS[use.word].fails.format(name, *use.args)
    space = (INDEX_SPACE,) if op.made_space else ()
    return Check("shapes", use.word, (*named(name), *given, *space), fails, INVALID)


def _listed(param: TensorParam) -> Check:
    """The tensors of a list, which make the space."""
    assert param.laid is not None
    fails = f"a tensor of `{param.name}` has another shape than those before it"
    fails = f"a tensor of `{param.name}` does not broadcast together with those before it" if param.laid.word == "spread" else fails
    fails += f", but for the extent along `{param.laid.axis}`" if param.laid.word == "joined" else ", or there is none"
    axis = (_axis(param.laid.axis), words(param.laid.axis))
    return Check("shapes", param.laid.word, (*named(param.name), *axis, INDEX_SPACE), fails, INVALID)


def _pieces(entry: Entry, param: TensorParam, laid: Laid) -> Check:
    """The tensors of a list that is written are pieces of the space."""
    (whole,) = entry.op.space_tensors
    axis, size = laid.args
    given = (*named(param.name), *named(whole), argument(axis), *named(size))
    if laid.word == "chunked":
        fails = f"`{size}` is 0, and `{whole}` has elements along `{axis}`, or the other way round; or `{param.name}` has fewer tensors "
        fails += f"than `{whole}` has pieces, or one with another shape than its piece"
    else:
        fails = f"`{size}` does not add up to the extent of `{whole}` along `{axis}`, or has another length than `{param.name}`, or a "
        fails += "tensor has another shape than its piece"
    return Check("shapes", laid.word, given, fails, INVALID)


def _argument(arg: str, op: Operator) -> tuple[Given, Given]:
    """An argument of a map and what sentences call it."""
    if not arg.isidentifier():
        return Given(arg), words(arg)
    return Given(map_argument(op, arg), (arg,)), words(arg)


def map_argument(op: Operator, arg: str) -> str:
    """The C expression of an argument of a map: of an unsigned integer the signed one with the same bits."""
    param = op.param(arg) if arg.isidentifier() else None
    if isinstance(param, InputParam) and op.paned is not None:
        return f"(const ac_array[]){{ac_last_extents({arg}, {op.paned.args[0]})}}"
    return f"(int64_t){arg}" if isinstance(param, IntegerParam) and param.c != "int64_t" else arg


def _halves(name: str, part: Part) -> Check:
    """A tensor that is split has an axis with an even extent; its half is the space."""
    axis = part.cases[0][1].axis
    fails = f"`{name}` has no axis, or an odd extent along {axis_text(part)}"
    return Check("shapes", "halves", (*named(name), _axis(axis), INDEX_SPACE), fails, INVALID)


def _axis(axis: str) -> Given:
    """An axis: an argument of the call, or a fixed number."""
    return argument(axis) if axis.isidentifier() else Given(axis)


def _flat(op: Operator, param: TensorParam, name: str) -> list[Check]:
    """If the elements of two parts alternate, the axes from there on must be steppable by a single stride, as the last
    axis alone always is."""
    for part in param.parts[:1]:
        for number, (when, use) in enumerate(part.cases):
            if use.word == "alternate" and use.axis != LAST:
                tests = [Given(flags_text(op, when), tuple(dict(when)))] if when else []
                tests += [
                    Given(f"!({flags_text(op, other)})", tuple(dict(other))) for other, _ in part.cases[:number]
                ]
                fails = f"elements of `{name}` alternate, and it is not contiguous from the axis on"
                given = (*named(name), _axis(use.axis))
                return [Check("shapes", "flat", given, fails, INVALID, only_if=tuple(tests))]
    return []


def flags_text(op: Operator, when: When) -> str:
    """The C condition that modes have these labels; of a text its position among those listed is known."""
    values = {mode.name: dict(mode.values) for mode in op.modes if mode.c not in ("bool", STRING)}
    texts = {mode.name: [label for label, _ in mode.values] for mode in op.modes if mode.c == STRING}
    return " && ".join(
        f"{mode} == {values[mode][label]}" if mode in values else f"{snake(mode)}_index == {texts[mode].index(label)}" if mode in texts else mode if label == "true" else f"!{mode}"
        for mode, label in when
    )


def _split(entry: Entry, param: TensorParam, name: str) -> Check:
    """A split output has the shape of the input that makes the space, and a split input broadcasts to it."""
    other = entry.spelled(entry.op.space_tensors[0])
    if isinstance(param, InputParam):
        fails = f"`{name}` does not broadcast to the shape of `{other}`"
        return Check("shapes", "view_broadcast", (*named(name), argument(other), words(other)), fails, INVALID)
    fails = f"`{name}` does not have the shape of `{other}`"
    return Check("shapes", "shape_same", (*named(name), *named(other)), fails, INVALID)


def axis_words(op: Operator, axis: str) -> str:
    """An axis that formulas reduce along, in words."""
    if op.row_groups is not None:
        return "the axes of a group"
    if op.row_shape is not None:
        return f"the axes that `{axis}` {'names' if isinstance(op.row_shape, ExtentsParam) else 'has'}"
    named_so = {
        FIRST: "its first axis", LAST: "its last axis", ALL: "all of its axes", CHANNEL: "all of its axes but axis 1",
        INNER: "all of its axes but the first two",
    }  # fmt: skip
    return named_so.get(axis, f"axis `{axis}`")


def reduces_local(op: Operator) -> Local:
    """The C local that says whether formulas reduce: none of the cases holds in which they do not, which stand in front."""
    value = " && ".join(_not(op, turn.when) for turn in op.turns if not turn.by_row)
    return Local("const bool", REDUCES, value)


def _not(op: Operator, when: When) -> str:
    """The C condition that a case does not hold."""
    holds = flags_text(op, when)
    if len(when) > 1:
        return f"!({holds})"
    return holds.replace("==", "!=") if "==" in holds else f"!{holds}"


def reduced_axes(entry: Entry, space: str) -> Given:
    """The C expression of the axes that formulas reduce along, a bit for each; `space` is the shape of the space."""
    always = _reduced_axes(entry, space)
    if not entry.op.turns:
        return always
    return Given(f"{REDUCES} ? {always.text} : 0", (*always.reads, *sorted(entry.op.turning)))


def _reduced_axes(entry: Entry, space: str) -> Given:
    """The same in the cases in which formulas reduce."""
    axis, param, extents = entry.op.row_axis, entry.op.row_param, entry.op.row_shape
    if entry.op.row_groups is not None:
        return Given(f"ac_shape_group_axes({space})")
    if extents is not None:
        count = f"{extents.name}->{'size' if isinstance(extents, ExtentsParam) else 'shape.rank'}"
        return Given(f"ac_shape_last_axes({space}, {count})", (extents.name,))
    shape = f"&{entry.spelled(param.of)}->shape" if param is not None else space
    if isinstance(param, AxesParam):
        every = "false" if not param.every else "true" if param.unless is None else f"!{param.unless}"
        reads = (param.name, *((param.unless,) if param.unless else ()))
        return Given(f"ac_shape_axes({shape}, {param.name}->values, {param.name}->size, {every})", reads)
    if isinstance(param, AxisParam):
        return Given(f"ac_shape_axes({shape}, &{param.name}, 1, false)", (param.name,))
    if axis == ALL:
        return Given(f"ac_shape_axes({shape}, NULL, 0, true)")
    if axis == CHANNEL:
        return Given(f"ac_shape_channel_axes({shape})")
    if axis == INNER:
        return Given(f"ac_shape_inner_axes({shape})")
    return Given(f"ac_shape_axes({shape}, &(const int64_t){{{axis}}}, 1, false)")


def kept_axes(param: TensorParam, shape: str) -> Given:
    """The C expression of whether an output has the axes that it is reduced along; `shape` points to that of the space."""
    if param.keep == EITHER:
        keeps = f"ac_shape_keeps(&{param.name}->shape, {shape})"
        return Given(f"!{param.name} || {keeps}" if isinstance(param, OutputParam) and param.optional else keeps, (param.name,))
    return Given(param.keep) if param.keep == KEEPS else argument(param.keep) if param.keep is not None else Given("false")


def one_axis(op: Operator, param: TensorParam) -> bool:
    """Whether a tensor with one element for each row lacks one axis, always, and is there."""
    several = isinstance(op.row_param, AxesParam) or op.row_shape is not None or op.row_axis in (ALL, CHANNEL, INNER) or op.row_groups is not None
    several = several or isinstance(param, InputParam) and param.optional
    return not several and param.keep is None and not param.single and not param.turns


def _without(entry: Entry, param: TensorParam, name: str) -> Check:
    """An output with one element for each row has the shape of the space without the axes of the rows."""
    assert param.without is not None
    of = space_text(entry)
    if isinstance(param, OutputParam) and param.totals is not None:
        return _reduced(entry, param.totals, name)
    if entry.op.row_groups is not None:
        return _of_groups(entry, name, entry.op.row_groups)
    target, needed = _space(entry, of)
    if one_axis(entry.op, param):
        axis = (*named(name), target, words(of), _axis(param.without))
        shown = of if entry.op.made_space else f"`{of}`"
        fails = f"`{name}` does not have the shape of {shown} without {axis_words(entry.op, param.without)}"
        return Check("shapes", "shape_without", axis, fails, INVALID, needed)
    shape = "index_space" if entry.op.made_space else f"&{of}->shape"
    single = Given("true" if param.single else "false")
    if param.single and param.turns:
        single = Given(REDUCES)
    given = (*named(name), target, words(of), reduced_axes(entry, shape), kept_axes(param, shape), single)
    needed += (reduces_local(entry.op),) if entry.op.turns else ()
    shown = of if entry.op.made_space else f"`{of}`"
    fails = f"`{name}` does not have the shape of {shown} {without_words(entry.op, param)}"
    if param.single:
        fails += "; all shapes of one element are alike"
    return Check("shapes", "shape_reduced", given, fails, INVALID, needed)


def _of_groups(entry: Entry, name: str, groups: GroupsParam) -> Check:
    """A tensor with one element for each group has the first extent of what is grouped, and the number of groups."""
    of = entry.spelled(groups.of)
    given = (*named(name), *named(of), argument(groups.name))
    fails = f"`{name}` does not have the shape [n, `{groups.name}`], where n is the extent of `{of}` along axis 0"
    return Check("shapes", "shape_of_groups", given, fails, INVALID)


def _of_channels(entry: Entry, name: str, of: str) -> Check:
    """A tensor has one axis, with an element for each channel."""
    no = Given("false")
    given = (*named(name), *named(of), Given(f"ac_shape_channel_axes(&{of}->shape)", (of,)), no, no)
    return Check("shapes", "shape_reduced", given, f"`{name}` does not have one axis with an element for each channel of `{of}`", INVALID)


def _ranks(entry: Entry, param: TensorParam) -> list[Check]:
    """The integer that says which ranks of sorted lines an output has: so many there are, or a rank from 1."""
    if param.ranks is None or entry.op.line_axis is None:
        return []
    (of,), axis, least = entry.op.space_tensors, entry.op.line_axis.name, 1 if param.at is not None else 0
    fails = f"`{param.ranks}` is not in {least} to n, where n is the extent of `{of}` along `{axis}`"
    given = (*_argument(param.ranks, entry.op), Given(str(least)), *named(of), argument(axis))
    return [Check("shapes", "ranks", given, fails, INVALID)]


def _aligned(entry: Entry, param: TensorParam, name: str) -> Check:
    """An input along axes of the space; further ones have the shape of the first."""
    first = next(p for p in entry.op.inputs if p.aligned)
    axis, count, counted = param.aligned
    if first is not param:
        other = entry.spelled(first.name)
        fails = f"`{name}` does not have the shape of `{other}`"
        return Check("shapes", "shape_same", (*named(name), argument(other), words(other)), fails, INVALID)
    of = space_text(entry)
    fails = f"`{name}` has neither one element nor the extents of `{of}` from axis `{axis}` on"
    if counted.isidentifier():
        fails += f", where `{counted}` is true of `{count}` axes, all for -1; or `{count}` is below -1"
    given = (*named(name), argument(of), words(of), argument(axis), *_argument(count, entry.op), Given(counted, (counted,) if counted.isidentifier() else ()))
    return Check("shapes", "view_aligned", given, fails, INVALID)


def _first(entry: Entry, param: TensorParam, name: str) -> Check:
    """An output with the first elements of sorted lines."""
    assert param.first is not None and entry.op.line_axis is not None
    (of,), axis = entry.op.space_tensors, entry.op.line_axis.name
    fails = f"`{name}` does not have the shape of `{of}` with the extent `{param.first}` along `{axis}`; all shapes of one element are alike"
    given = (*named(name), *named(of), argument(axis), *_argument(param.first, entry.op))
    return Check("shapes", "shape_first", given, fails, INVALID)


def _found(entry: Entry, param: TensorParam, name: str) -> Check:
    """An output that has room for what is found."""
    of = space_text(entry)
    target, needed = _space(entry, of)
    shown = of if entry.op.made_space else f"`{of}`"
    word = entry.op.found_word(param.name)
    room = word.form.room
    if word.form.runs:
        return _runs(entry, param, name, target, needed)
    if room == LINE:
        fails = f"`{name}` does not have one axis, with as many elements as {shown}"
        return Check("shapes", "found_line", (*named(name), target, words(of)), fails, INVALID, needed)
    fails = f"`{name}` is neither contiguous nor a matrix with a {'row' if room == COLUMNS else 'column'} for each axis of {shown}"
    lines = Given("true" if room == COLUMNS else "false")
    return Check("shapes", "found_rows", (*named(name), target, words(of), lines), fails, INVALID, needed)


def _runs(entry: Entry, param: TensorParam, name: str, target: Given, needed: tuple[Local, ...]) -> Check:
    """An output that has what is found of runs: its shape is free where its elements lie in order."""
    word = entry.op.found_word(param.name)
    of = space_text(entry)
    axis = run_axis(entry.op, "SIZE_MAX")
    fails = f"`{name}` is not contiguous, and has another shape than room for all of `{of}`"
    room = Given(f"AC_RUN_{(word.form.room or FIRSTS).upper()}")
    return Check("shapes", "found_runs", (*named(name), target, words(of), axis, room), fails, INVALID, needed)


def run_axis(op: Operator, every: str) -> Given:
    """The axis that runs are along, in C; `every` is all elements in their order."""
    axis = op.found_axis
    if axis is None:
        return Given(every)
    text = f"ac_shape_axis(&{axis.of}->shape, {axis.name})"
    text = text if axis.flat is None else f"{axis.name} == {axis.flat} ? {every} : {text}"
    return Given(text, (axis.name, axis.of))


def without_words(op: Operator, param: TensorParam) -> str:
    """Which axes an output lacks, in words."""
    assert param.without is not None
    text = f"without {axis_words(op, param.without)}"
    if param.turns:
        text += f", where {turns_words(op)}"
    if param.keep == KEEPS:
        return f"{text}, which stay with the extent 1"
    if param.keep == EITHER:
        return f"{text}, or with the extent 1 there"
    return text if param.keep is None else f"{text}, which with `{param.keep}` stay with the extent 1"


def turns_words(op: Operator) -> str:
    """The modes in which formulas reduce, in words."""
    labels = {mode.name: [label for label, _ in mode.values] for mode in op.modes if mode.name in op.turning}
    choices = [dict(zip(labels, choice)) for choice in product(*labels.values())]
    reduced = [modes for modes in choices if op.reduces_in(modes)]
    if len(labels) == 1:
        (mode,) = labels
        return f"`{mode}` is {' or '.join(modes[mode] for modes in reduced)}"
    return " or ".join(" and ".join(f"`{mode}` is {label}" for mode, label in modes.items()) for modes in reduced)


def _space(entry: Entry, of: str) -> tuple[Given, tuple[Local, ...]]:
    """A tensor with the shape of the space, and the locals it needs."""
    if entry.op.made_space:
        return Given("&whole_space"), (WHOLE_SPACE,)
    return argument(of), ()


def _shape(entry: Entry, param: TensorParam, name: str) -> Check:
    """The check of a tensor's shape against the space, or against the tensor it is like."""
    if param.laid is not None:
        return _pieces(entry, param, param.laid)
    if param.parts:
        return _split(entry, param, name)
    if isinstance(param, InputParam) and param.classed is not None:
        return _classed(entry, param.classed, name)
    if param.without is not None:
        return _without(entry, param, name)
    if param.first is not None:
        return _first(entry, param, name)
    if isinstance(param, OutputParam) and param.view == VERDICT:
        fails = f"`{name}` does not have the shape {'[1]' if param.one_axis else '[]'}"
        return Check("shapes", "view_verdict", (*named(name), Given(str(int(param.one_axis)))), fails, INVALID)
    if param.aligned:
        return _aligned(entry, param, name)
    if param.octets is not None:
        return _octets(entry, param, param.octets, name)
    if param.view == FOUND:
        return _found(entry, param, name)
    if param.view == LINES:
        of = space_text(entry)
        target, needed = _space(entry, of)
        fails = f"`{name}` has neither one axis nor the extents of `{of}` but for the last one"
        return Check("shapes", "lines", (*named(name), target, words(of)), fails, INVALID, needed)
    mutual = entry.op.made_space
    other = entry.spelled(param.like) if param.like is not None else space_text(entry)
    shown = other if mutual and param.like is None else f"`{other}`"
    view = view_of(entry.op, param)
    if view == "channel" and entry.op.row_groups is not None:
        return _of_channels(entry, name, entry.spelled(entry.op.row_groups.of))
    if entry.op.made_space and entry.op.listed is not None:
        fails = f"`{name}` does not have the shape of {other}, which is not empty; all shapes of one element are alike"
        return Check("shapes", "shape_whole", (*named(name), INDEX_SPACE, words(other)), fails, INVALID)
    c = entry.op.contraction
    alone = c is not None and param.like is None and entry.op.share_in(c, param.name) is not None
    own = entry.op.axes_of(param) if c is not None and c.summed and (param.name == c.added or alone) else None
    if own is not None and c is not None and own != c.space:
        axis = c.space.index(own[0])
        fails = f"`{name}` does not have the extent of axis {axis} of {other}"
        return Check("shapes", "along", (*named(name), INDEX_SPACE, Given(str(axis)), words(other)), fails, INVALID)
    if c is not None and c.solved is not None and param.name == c.solved.kept:
        matrix, result = entry.spelled(c.left.name), next(p.name for p in entry.op.outputs)
        fails = f"`{name}` has not as many matrices as `{result}`, each as those of `{matrix}`"
        given = (*named(name), INDEX_SPACE, words(f"the matrices of {matrix}, as many as {result} has"))
        return Check("shapes", "square_of", given, fails, INVALID)
    if view == "same" and mutual and param.like is None:
        fails = f"`{name}` does not have the shape of {other}"
        return Check("shapes", "shape_is", (*named(name), INDEX_SPACE, words(other)), fails, INVALID)
    if view == "row" and isinstance(entry.op.row_shape, ExtentsParam):
        of = entry.op.row_shape.name
        fails = f"`{name}` does not have the extents of `{of}`"
        return Check("shapes", "shape_listed", (*named(name), *named(of)), fails, INVALID)
    if view == "single" and param.like is None:
        return Check("shapes", "view_single", named(name), f"`{name}` has not one element", INVALID)
    if param.like is not None and view == "channel":
        function = "fold_channel"
        fails = (
            f"`{name}` has not the shape of {shown} where that has one element, or else one axis "
            "with an element for each channel"
        )
    elif param.like is not None or view == "same":
        function, fails = "shape_same", f"`{name}` does not have the shape of {shown}"
    elif view == "row":
        function, fails = "view_row", f"`{name}` does not have the extents of the last axes of {shown}"
    elif view == BITS:
        function, fails = "view_bits", f"`{name}` does not have 16 elements for each 128 elements of {shown} that are begun"
    elif view == "broadcast":
        function, fails = "view_broadcast", f"`{name}` does not broadcast to the shape of {shown}"
    else:
        function = "view_channel"
        fails = (
            f"`{name}` has neither one element nor as many as {shown} has channels "
            "(the extent of its axis 1; one channel below rank 2)"
        )
    target, needed = _space(entry, other) if param.like is None else (argument(other), ())
    return Check("shapes", function, (*named(name), target, words(other)), fails, INVALID, needed)


def _octets(entry: Entry, param: TensorParam, octets: Octets, name: str) -> Check:
    """A tensor with a byte for each 8 points, in one axis or in rows; an input has no other bits."""
    space = space_text(entry)
    target, needed = _space(entry, space)
    given = (*named(name), target, words(space))
    if isinstance(param, InputParam):
        fails = f"`{name}` does not have one axis with an element for each 8 elements of `{space}`; or these are no multiple of 8"
        return Check("shapes", "bits_read", given, fails, INVALID, needed)
    if octets.rows is None:
        fails = f"`{name}` does not have one axis with an element for each 8 elements of `{space}` that are begun"
        return Check("shapes", "bits_written", given, fails, INVALID, needed)
    fails = f"`{octets.rows}` is below 1; or the bytes for each 8 elements of `{space}` that are begun do not lie in `{octets.rows}` rows; or `{name}` does not have these rows"
    return Check("shapes", "bits_in_rows", (*given, *named(octets.rows)), fails, INVALID, needed)


def _classed(entry: Entry, seen: Classed, name: str) -> Check:
    """What is seen beside classes has rows, classes, or both; or is one element."""
    op = entry.op
    assert op.classes is not None
    rows, source = entry.spelled(op.classes.name), entry.spelled(op.class_source)
    if seen.word == CLASS:
        fails = f"`{name}` does not have the shape of `{source}` without the axis of classes (axis 1, or the only one)"
        return Check("shapes", "class_rows", (*named(name), *named(source)), fails, INVALID)
    if seen.word == REDUCED:
        return _reduced(entry, seen.name, name)
    if seen.alone:
        fails = f"`{name}` does not have one axis with an element for each class of `{source}`"
        return Check("shapes", "class_each", (*named(name), *named(source)), fails, INVALID)
    fails = f"`{name}` does not have the shape of `{rows}` with an axis of classes more (axis 1, or the only one), which has elements where `{rows}` has"
    return Check("shapes", "class_whole", (*named(name), *named(rows)), fails, INVALID)


def _reduced(entry: Entry, mode: str, name: str) -> Check:
    """What has an element for each row where a mode is none, and otherwise one."""
    assert entry.op.classes is not None
    rows = entry.spelled(entry.op.classes.name)
    each = Given(flags_text(entry.op, ((mode, NONE),)), (mode,))
    fails = f"`{name}` does not have the shape of `{rows}` where `{mode}` is {NONE}, or has not one element; all shapes of one element are alike"
    return Check("shapes", "class_reduced", (*named(name), *named(rows), each), fails, INVALID)


def view_of(op: Operator, param: TensorParam) -> str:
    """The view of a tensor: its own, or that of the tensor it is like."""
    return next((p.view for p in op.tensors if p.name == param.like), param.view)

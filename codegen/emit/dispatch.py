"""Values for the dispatch of an operator: both phases of each entry point, and the call that they plan.

Parameters keep the ABI's names, which have no underscore; so that nothing collides, all other locals have one.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import cast

from codegen.algebra.specialise import usual_of
from codegen.call.check_list import is_looked_at, truth_of
from codegen.call.dtype_checks import dtype_text, rule_text, scalars_text, whole_name
from codegen.call.entry import Argument, Entry, behind, declared, entries_of
from codegen.call.preconditions import number as c_number
from codegen.call.shape_checks import REDUCES, case_given, count_text, counted_letters, each_axis, flags_text, kept_axes, map_argument, one_axis, reduced_axes, reduces_local, run_axis, view_of
from codegen.call.signature import validated
from codegen.emit.catalogue import field
from codegen.emit.common import Values, banner, includes, per_product
from codegen.emit.headers import (
    attributes, complex_attributes, first_phase, integer_attributes, second_phase, stage_table, usual_name,
)  # fmt: skip
from codegen.kernel import row_form
from codegen.kernel.lowering import Kernel, complex_field, integer_field
from codegen.kernel.row_form import RowForm
from codegen.language.chain_form import OF_ROWS
from codegen.language.contracted_axes import PLANNED
from codegen.language.contraction import Contraction, Share
from codegen.language.dtypes import BOOLS
from codegen.language.expression import depends_on, snake, sums_points
from codegen.language.facts import Facts
from codegen.language.found_words import FIRSTS, FOUND, LENGTHS, LINES, LISTED, NUMBERED, SORTED
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.line_words import DESCENDING, OVER
from codegen.language.operator import Operator, TypeRule
from codegen.language.pane_words import GREATEST, MEAN, POSITION, PaneWord, pane_word
from codegen.language.params import (
    ALIKE, BITS, CLASS, DOWN, REDUCED, VERDICT, AxesParam, AxisParam, Classed, CountParam, DtypeParam, FlagsParam, IgnoredParam, IndexParam, InputParam, MapUse, OutputParam, Param, ScalarParam, TensorParam, When,
)  # fmt: skip
from codegen.language.put_points import PutPoints
from codegen.language.reductions import MEAN as MEAN_OF_ROWS, NONE
from codegen.language.status import INVALID, LATE
from codegen.language.type_dtypes import kernel_type, made_from
from codegen.text.layout import statement
from codegen.text.wrap import WIDTH


# The element where there are none; of an integer dtype a nan is what the runtime says.
_EMPTY = {"0": "0.0f", "1": "1.0f", "nan": '__builtin_nanf("")', "-inf": "-__builtin_inff()"}


_NO_MEAN, _NO_SUM = "nan", "0"  # what a mean or a sum of no rows is


def dispatch_values(op: Operator, facts: Facts, kernels: tuple[Kernel, ...]) -> Values:
    """For <family>/<op>_dispatch.c."""
    entries = entries_of(op, facts)
    fields = attributes(op, kernels)
    tables = "static const ac_kernels *const kernel_tables[AC_ISA_COUNT]"
    return {
        "banner": banner(op.file),
        "includes": includes(
            f"{op.family}/{op.snake}.h", "check/check.h", "plan/describe.h", "plan/launch.h", "plan/plan.h", *_views(op),
            *_reductions(kernels), *(["handles/point_index.h"] if op.point_indices else []),
            *(["handles/bits.h"] if op.packed or op.judged else []),
            *(["handles/classes.h"] if op.classes is not None else []),
            *(["kernel/move.h"] if op.converts else []), *(["handles/rounded.h"] if op.compares and op.scalars else []),
        ),
        "infinite": any(isinstance(p.fallback, float) for p in op.scalars),
        "operators": [_operator(entry) for entry in entries],
        "tables": statement(f"{tables} = AC_ISA_TABLE(ac_{op.snake}_kernels);") if kernels else _contraction(op) if op.contraction else [],
        "forms": _forms(op, kernels),
        "arrays": [form["arrays"] for form in _forms(op, kernels) if "arrays" in form],
        "defaults": [
            f"static const float {_default(p)}_value = {c_number(p.fallback)}f;"
            for p in op.inputs
            if p.default is not None and isinstance(p.fallback, Fraction)
        ],
        "empty": [
            f"static const float {_empty_name(op, empty)} = {_EMPTY[empty]};"
            for empty in dict.fromkeys(empty for _, empty in _empties(op))
        ],
        "op": op.snake,
        "several": len(entries) > 1,
        "plan": _plan(Entry(op, None, facts), fields, kernels),
        "entries": [_entry(entry, fields) for entry in entries],
    }


def _views(op: Operator) -> list[str]:
    """The header of index maps, where there are others than halves."""
    words = {use.word for p in op.tensors for part in p.parts for _, use in part.cases}
    widened = any(_widened(p) for p in op.inputs)
    if op.paned is not None:
        return ["handles/panes.h"]
    mapped = not all(INDEX_MAPS[word].halves for word in words) or widened or op.scattered is not None or op.row_groups is not None or op.space.outer or any(p.aligned for p in op.inputs)
    null = any(p.optional and not _viewed(op, p) for p in op.outputs)
    return ["handles/view.h"] if mapped or null or _masked(op) else []


def _reductions(kernels: tuple[Kernel, ...]) -> list[str]:
    """The header of reductions beside maxima and sums."""
    kinds = {value.kind for kernel in kernels if kernel.form is not None for value in kernel.form.values}
    return ["contract/reductions.h"] if kinds & {row_form.SUM_APART, row_form.GREATEST, row_form.LEAST, row_form.ANY, row_form.ALL, *row_form.POSITIONS} else []


def _operator(entry: Entry) -> Values:
    on = {product: "true" for product in entry.products}
    return {
        "constant": f"{entry.snake}_operator",
        "name": f"aclnn{entry.name}",
        "arguments": statement(f".arguments = (const char *const[]){{{_names(entry)}}},", 4),
        "parameters": field(".parameters = ", _parameters(entry), 4),
        "on": per_product(on, ".on = ", 4, ","),
    }


def _read(op: Operator) -> tuple[InputParam, ...]:
    """The operands that are read: those of formulas, then what an output begins as, and indices, but for those of a list."""
    return (*op.inputs, *op.bases, *(p for p in op.indices if p.laid is None))


def _names(entry: Entry) -> str:
    """The names of a call's tensors in the order of ac_executor_argument: inputs and counts of rows, then outputs."""
    read = (p for p in (*entry.op.inputs, *entry.op.bases, *entry.op.indices) if p not in entry.op.point_indices)
    inputs = list(dict.fromkeys(entry.spelled(p.whole or p.name) for p in read))
    counted = entry.op.counted
    if counted is not None:
        inputs.insert(_place_of(entry, counted), counted.name)
    outputs = dict.fromkeys(entry.spelled(p.whole or p.name) for p in entry.op.outputs)
    return ", ".join(f'"{name}"' for name in (*inputs, *outputs))


# How a parameter is passed, in a letter (runtime/check/sentence.h): a tensor by what is done with it.
_LISTS = {"in": "R", "out": "W"}
OPERAND_WIDTH = 72  # of an expression that fits beside the other values of an operand
_TENSORS = {"in": "r", "rows": "r", "out": "w", "inout": "u", "ignored": "n"}
_PASSED = {
    "uint64_t": "i", "aclScalar": "s", "aclIntArray": "l", "aclBoolArray": "m", "double": "d", "float": "d", "int64_t": "i", "int8_t": "c", "int32_t": "c", "int": "c", "bool": "b",
    "char": "t", "aclDataType": "e",
}  # fmt: skip


def _parameters(entry: Entry) -> str:
    """The parameters with their letters: "self:r negativeSlope:s out:w"."""
    types = ((a, a.c_type.removeprefix("const ").rstrip(" *")) for a in entry.arguments)
    letters = {"aclTensor": _TENSORS, "aclTensorList": _LISTS}
    return " ".join(f"{a.name}:{letters[c][a.role] if c in letters else _PASSED[c]}" for a, c in types)


def _place_of(entry: Entry, counted: Param) -> int:
    """The position of the tensor of counts among the arguments that are read."""
    inputs = [a.name for a in entry.arguments if a.role in ("in", "inout", "rows")]
    return inputs.index(counted.name)


def _planned(entry: Entry, fields: list[str]) -> list[Param]:
    """The parameters that the plan needs: tensors, parameters of views, and scalars that kernels read."""
    parts = [p.part for p in entry.op.tensor_operands if p.part is not None]
    needed = {name for part in parts for when, use in part.cases for name in (*use.names, *dict(when))}
    needed |= {entry.op.counted.name, entry.op.counted.of} if entry.op.counted else set()
    needed |= {op_laid.axis} if (op_laid := entry.op.listed and entry.op.listed.laid) else set()
    needed |= {name for p in entry.op.targets if p.put is not None for name in p.put.names}
    needed |= {put.factor for put in _falling(entry.op) if put.factor is not None}
    of_cases = entry.op.scattered is not None or entry.op.lined or entry.op.finds or entry.op.judged
    needed |= {mode for f in entry.op.formulas for case in f.cases for mode, _ in case.when} if of_cases else set()
    needed |= {entry.op.line_axis.name} if entry.op.lined and entry.op.line_axis is not None else set()
    needed |= {entry.op.found_axis.name} if entry.op.found_axis is not None else set()
    needed |= {p.ranks for p in entry.op.outputs if p.ranks is not None}
    needed |= {name for draw in entry.op.draws for name in draw.drawn} | {p.along for p in entry.op.point_indices if isinstance(p.along, str)}
    needed |= entry.op.turning | {p.aligned[0] for p in entry.op.inputs if p.aligned}
    needed |= {p.classed.name for p in entry.op.sources if p.classed is not None}
    needed |= {mode for t in entry.op.types if isinstance(t, TypeRule) for mode, _ in t.when}
    needed |= {p.keep_flag for p in entry.op.outputs if p.keep_flag is not None}
    needed |= {p.wraps_when for p in entry.op.indices if p.wraps_when is not None}
    rows = entry.op.row_param
    needed |= {rows.unless} if isinstance(rows, AxesParam) and rows.unless is not None else set()
    return [
        p
        for p in entry.op.params
        if isinstance(p, TensorParam)
        or p.name in needed
        or p.name == entry.op.row_axis
        or p is entry.op.row_groups
        or p.name in entry.op.deciding
        or isinstance(p, DtypeParam) and p.type in made_from(entry.op, kernel_type(entry.op))
        or (entry.op.contraction is not None and p.name in entry.op.contraction.scalars)
        or any(p.name in c.planned or c.summed and p.name in dict(when) for when, c in entry.op.contractions)
        or p in entry.op.counting
        or any(p.name in c.band for _, c in entry.op.contractions)
        or any(c.solved is not None and p.name in c.solved.flags for _, c in entry.op.contractions)
        or (isinstance(p, ScalarParam) and (snake(p.name) in fields or p.complex))
    ]


def _plan(entry: Entry, fields: list[str], kernels: tuple[Kernel, ...]) -> Values:
    op = entry.op
    wanted = {p.name for p in _planned(entry, fields)}
    parameters = ["const ac_operator *entry_point"]
    parameters += declared(tuple(a for a in entry.arguments if a.name in wanted), found=True)
    parameters += ["size_t kernel_mode"] if op.kernel_modes else []
    parameters += ["const ac_shape *index_space"] if op.made_space and not op.finer else []
    parameters += ["uint64_t *workspaceSize", "aclOpExecutor **executor"]
    heading = f"static aclnnStatus {op.snake}_plan({', '.join(parameters)})"
    c = op.contraction
    double = c is not None or bool(complex_attributes(op, kernels)) or any(kernel.vector == "vf64" for kernel in kernels)
    from_handles = any(p.c is None for p in op.scalars if snake(p.name) in fields or c is not None)
    numbers: tuple[ScalarParam | CountParam, ...] = (*op.scalars, *op.counts)
    named_axes = _masked(op) or any(p.over is not None and snake(p.name) in fields for p in op.counts)
    mode = "kernel_mode" if op.kernel_modes else "0"
    usual = _usual(op)
    table = (f"first_kernel + {mode}" if op.kernel_modes else "first_kernel") if usual else mode
    space = "*index_space" if op.made_space else _space_shape(op)
    if op.row_groups is not None:
        space = GROUPED
    if op.finer and op.space_part is not None:
        space = f"{_part_name(op.space_part)}.shape"
    return {
        "heading": statement(heading, declares=True),
        "listed": _list_as_one(entry) + (_positions(op) if op.contraction is None else []),
        "dtype": statement(f"const int kernel_dtype = {_dtype(entry, kernel_type(op))};", 4),
        "compute": double and from_handles and not op.compares,
        "computed_wide": "kernel_dtype == AC_F64" + " || kernel_dtype == AC_C128" * bool(complex_attributes(op, kernels)),
        "conversion": [
            line
            for p in entry.op.outputs
            if op.converts
            for line in statement(f"const ac_conversion conversion = {{.from = kernel_dtype, .to = {p.name}->dtype}};", 4)
        ],
        "given": "fill_element" if op.in_pieces else "conversion" if op.converts else "kernel_attrs" if c or fields or integer_attributes(op, kernels) or complex_attributes(op, kernels) else "",
        "attrs": [
            line
            for p in numbers
            if snake(p.name) in fields
            for line in statement(f".{snake(p.name)} = {_scalar(op, p, double)},", 8)
        ]
        + [
            line
            for p in op.scalars
            if integer_field(p) in integer_attributes(op, kernels)
            for line in statement(f".{integer_field(p)} = {_integer(p, op.chooses and any(k.dtype in BOOLS for k in kernels))},", 8)
        ]
        + [
            line
            for p in op.scalars
            if complex_field(p) in complex_attributes(op, kernels)
            for line in statement(f".{complex_field(p)} = ac_scalar_complex({p.name}, kernel_dtype),", 8)
        ],
        "defaults": [
            line
            for p in op.inputs
            if p.optional
            for line in (
                *statement(f"const ac_tensor {_default(p)} = {_one(p)};", 4),
                *(statement(f"const ac_tensor *const {_present(p)} = {_or_default(p)};", 4) if _named_apart(p) else ()),
            )
        ] + ["    const ac_tensor absent_output = ac_tensor_absent();"] * any(p.optional and not _viewed(op, p) for p in op.outputs),
        "walked": _walked(op, space_pointer(op)),
        "reduces": _grouped(op) + (statement(reduces_local(op).declaration, 4) if op.turns else []) + statement(f"const uint32_t reduced_axes = {_reduced(entry)};", 4) if named_axes else [],
        "parts": [
            line
            for name, whole in {_wide_name(p, op): p.whole for p in op.inputs if _widened(p)}.items()
            for line in statement(
                f"const ac_tensor {name} = ac_tensor_broadcast({whole}, &{op.space_tensors[0]}->shape);", 4
            )
            if not op.apart
        ]
        + [
            line
            for seen in (op.by_space if op.apart else ())
            for name, whole in {_wide_name(p, seen): p.whole for p in seen.inputs if _widened(p)}.items()
            for line in statement(f"const ac_tensor {name} = ac_tensor_broadcast({whole}, &{seen.space_tensors[0]}->shape);", 4)
        ]
        + [
            line
            for seen, p in _operands(op)
            if _viewed(seen, p)
            for line in _made_part(seen, p)
        ],
        "usual": [
            *statement(f"const bool all_usual = {usual};", 4),
            f"    const size_t first_kernel = all_usual ? {usual_name(op)} : 0;",
        ] if usual else [],
        "kernel": statement(
            f"planned_call.kernel = kernel_tables[ac_isa_current()][{table}].of[{_computed(op)}];", 4
        ) if kernels and len(op.stages) == 1 and not op.apart else ["    planned_call.kernel = NULL;"],
        "contraction": c is not None,
        "factors": _factors(op, c) if c is not None else [],
        "seen": _seen(op) if c is not None else [],
        "attrs_type": "ac_contraction_factors" if c is not None and _seen(op) else "const ac_contraction_factors",
        "space": space,
        "operands": [
            line
            for number, (seen, p) in enumerate(_planned_operands(op))
            for line in (
                *statement(f"planned_call.operands[{number}] = (ac_operand){_operand(seen, p)};", 4),
                f"    planned_call.whole[{number}] = {(p.whole or p.name) if _viewed(op, p) else 'NULL'};",
            )
        ],
        "inputs": sum(not isinstance(p, OutputParam) for _, p in _planned_operands(op)),
        "outputs": len(op.outputs),
        "counts": _counts(entry),
        "build": _build(entry),
        "fill": _fill(op),
        "form": _form(op, kernels, table) if len(op.stages) == 1 else "NULL",
        "stages": _apart(op, table) if op.apart else _staged(op, kernels, mode) if len(op.stages) > 1 else [],
        "reduced": "0" if len(op.stages) > 1 or op.lined else "reduced_axes" if named_axes else _reduced(entry),
    }


def _computed(op: Operator) -> str:
    """The C local with the dtype of the kernel that runs."""
    return "counting_dtype" if op.point_indices and not op.draws else "kernel_dtype"


GROUPED = "grouped_space"  # the C local that is the shape of the space with an axis of groups


def _grouped(op: Operator) -> list[str]:
    """The statement that makes it."""
    if op.row_groups is None:
        return []
    return statement(f"const ac_shape {GROUPED} = ac_shape_grouped(&{op.row_groups.of}->shape, {op.row_groups.name});", 4)


def _walked(op: Operator, space: str) -> list[str]:
    """The statements that make the indices of points: in f64 where there are more than f32 can count. Random numbers are
    the numbers of all points to a walk, in the dtype that is computed in."""
    if not op.point_indices:
        return []
    if op.draws:
        (draw,) = op.draws
        made = (
            f"const ac_tensor {snake(draw.name)} = "
            f"ac_tensor_point_index({space}, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);"
        )
        seed, offset = draw.drawn
        drawn = f"const ac_random planned_random = {{.seed = (uint64_t){seed}, .offset = (uint64_t){offset}}};"
        return [*statement(made, 4), *statement(drawn, 4)]
    lines = statement(f"const int counting_dtype = ac_point_index_dtype(kernel_dtype, {space});", 4)
    for p in op.point_indices:
        along = "AC_ALL_POINTS" if p.along is None else str(p.along)
        along = f"(int)ac_shape_axis({space}, {p.along})" if isinstance(p.along, str) else along
        lines += statement(f"const ac_tensor {snake(p.name)} = ac_tensor_point_index({space}, {along}, counting_dtype);", 4)
    return lines


def _list_as_one(entry: Entry) -> list[str]:
    """The declaration of a list as one tensor."""
    op = entry.op
    if op.listed is None or op.listed.laid is None:
        return []
    made = f"ac_members_whole({op.listed.name}, {op.listed.laid.in_c}, {op.listed.laid.axis})"
    if isinstance(op.listed, OutputParam):
        made = f"ac_members_like({op.listed.name}, {op.space_tensors[0]})"
    return statement(f"const ac_tensor {whole_name(op.listed)} = {made};", 4)


def _counts(entry: Entry) -> list[str]:
    """The initializers that describe a tensor of counts to the plan."""
    param = entry.op.counted
    if param is None:
        return []
    axis = entry.op.param(param.of)
    assert isinstance(axis, AxisParam)
    status = LATE[entry.op.late] if entry.op.late is not None else INVALID
    return [
        line
        for text in (
            f".counts = {param.name},",
            f'.name = "{param.name}",',
            f".input = {_place_of(entry, param)},",
            f".axes = ac_shape_axis(&{entry.spelled(axis.of)}->shape, {param.of}),",
            f".zero = {'true' if param.rule.zero else 'false'},",
            f".within = {'true' if param.rule.within else 'false'},",
            f".status = {status},",
        )
        for line in statement(text, 8)
    ]


def _usual(op: Operator) -> str:
    """The C condition that all scalars have their usual values."""
    tests = [
        f"kernel_attrs.{snake(name)} == {float(Fraction(value.value))!r}" for name, value in usual_of(op).items()
    ]
    return " && ".join(tests)


def _reduced(entry: Entry) -> str:
    """The C expression of bits for the axes that the operator reduces along; "0" if its results say which."""
    axis = entry.op.row_axis
    if axis is None:
        return "0"
    if _masked(entry.op):
        return reduced_axes(entry, space_pointer(entry.op)).text
    named = {a.name: f"&{a.of}->shape" for a in entry.op.axes}
    return f"UINT32_C(1) << ac_shape_axis({named.get(axis, space_pointer(entry.op))}, {axis})"


def _masked(op: Operator) -> bool:
    """Whether an operator reduces along axes that are more than one, or that its outputs may keep."""
    return op.by_rows and not all(one_axis(op, p) for p in (*op.outputs, *(p for p in op.inputs if p.without is not None)))


def space_pointer(op: Operator) -> str:
    """The C expression of the address of the index space's shape."""
    if op.row_groups is not None:
        return f"&{GROUPED}"
    return "index_space" if op.made_space else f"&{op.space_tensors[0]}->shape"


def _space_shape(op: Operator) -> str:
    """The C expression of the shape of the space that a tensor makes, or a part of one of several."""
    if (op.apart or op.space.beside) and op.space_part is not None:
        return f"{_part_name(op.space_part)}.shape"
    return f"{op.space_tensors[0]}->shape"


def _planned_operands(op: Operator) -> tuple[tuple[Operator, TensorParam | IndexParam], ...]:
    """The operands of a plan, inputs and then outputs, with the operator as it is seen from their space."""
    if not op.apart:
        return tuple((op, p) for p in (*_read(op), *op.outputs))
    return tuple(sorted(op.planned_operands, key=lambda pair: isinstance(pair[1], OutputParam)))


def _operands(op: Operator) -> tuple[tuple[Operator, TensorParam | IndexParam], ...]:
    """The operands that a plan may have to view: those of formulas."""
    return _planned_operands(op) if op.apart else tuple((op, p) for p in (*op.inputs, *op.outputs))


def _apart(op: Operator, table: str) -> list[str]:
    """The statements that say which operands lie in each space, all of which one kernel computes."""
    lines = ["    const ac_stage planned_stages[] = {"]
    planned = _planned_operands(op)
    first = sum(not isinstance(p, OutputParam) for _, p in planned)
    for seen in op.by_space:
        names = {p.name for p in (*seen.inputs, *seen.outputs)}
        bits = [number for number, (own, p) in enumerate(planned) if own is seen or p.part is None and p.name in names]
        inputs, outputs = sum(1 << n for n in bits if n < first), sum(1 << n - first for n in bits if n >= first)
        kernel = f"kernel_tables[ac_isa_current()][{table}].of[{_computed(op)}]"
        fields = (f".kernel = {kernel}", f".outputs = UINT32_C({outputs})", f".inputs = UINT32_C({inputs})", f".space = &{_space_shape(seen)}")
        lines += ["        {", *(line for field in fields for line in statement(f"{field},", 12)), "        },"]
    return [*lines, "    };"]


def _forms(op: Operator, kernels: tuple[Kernel, ...]) -> list[Values]:
    """The passes for each mode, which may have none, then for the usual values of scalars in each, followed by those for f32
    and f64 if they differ."""
    modes = len(_places(kernels))
    placed = {
        modes * number + place: form for number, (_, forms) in enumerate(_by_precision(op, kernels)) for place, form in forms.items()
    }
    return [placed.get(place, {"alone": True}) for place in range(max(placed, default=-1) + 1)]


def _by_precision(op: Operator, kernels: tuple[Kernel, ...]) -> list[tuple[str, dict[int, Values]]]:
    """The passes at each place, of all dtypes but these, of f32 if it is computed in pairs, and of f64, where they differ."""

    def own(kernel: Kernel) -> str:
        paired = kernel.form is not None and kernel.form.shares and kernel.dtype == "f32"
        return kernel.dtype if paired or kernel.dtype == "f64" else ""

    found: list[tuple[str, dict[int, Values]]] = []
    for dtype in ("", "f32", "f64"):
        some = _places(k for k in kernels if own(k) == dtype)
        forms = {place: _form_values(op, f) for place, f in enumerate(some.values()) if f is not None}
        if forms and (not found or forms != found[0][1]):
            found.append((dtype, forms))
    return found


def _staged(op: Operator, kernels: tuple[Kernel, ...], mode: str) -> list[str]:
    """The statements that say what each stage computes."""
    lines = ["    const ac_stage planned_stages[] = {"]
    for number, stage in enumerate(op.stages):
        table = stage_table(op, number, mode)
        outputs = {f.output for f in stage.formulas}
        bits = sum(1 << i for i, p in enumerate(op.outputs) if p.name in outputs)
        kernel = f"kernel_tables[ac_isa_current()][{table}].of[{_computed(op)}]"
        shared = "~reduced_axes" if op.row_groups is None else "ac_shape_apart_from_channels(&grouped_space)"
        reduced = shared if stage.shares else "reduced_axes"
        fields = (kernel, _form_of(op, kernels, table), reduced, f"UINT32_C({bits})", "0", "NULL")
        lines += statement(f"{{{', '.join(fields)}}},", 8)
    return [*lines, "    };"]


def _form(op: Operator, kernels: tuple[Kernel, ...], mode: str) -> str:
    """The C expression that selects the passes of a call."""
    if not _forms(op, kernels):
        return "NULL"
    form = _form_of(op, kernels, mode)
    return f"{REDUCES} ? {form} : NULL" if op.turns else form


def _places(kernels: Iterable[Kernel]) -> dict[tuple[int, bool, int], RowForm | None]:
    """The passes for each stage, for usual values or others, and for each mode, in the order of the tables of kernels."""
    return {(k.stage, k.usual, k.mode_index): k.form for k in kernels}


def _form_of(op: Operator, kernels: tuple[Kernel, ...], mode: str) -> str:
    """The same of a call that reduces."""
    modes = len(_places(kernels))
    found = mode
    for number, (dtype, _) in enumerate(_by_precision(op, kernels)):
        if number > 0:
            own = f"{number * modes} + {mode}" if mode != "0" else str(number * modes)
            found = f"kernel_dtype == AC_{dtype.upper()} ? {own} : {found}"
    return f"&forms[{found}]"


def _listed(name: str, fields: tuple[str, ...], indent: int) -> list[str]:
    """An initializer of several fields: on one line, or with a line for each."""
    one = f"{' ' * indent}{name}{{{', '.join(fields)}}},"
    if len(one) <= WIDTH:
        return [one]
    lines = f"{name}{{{(',' + chr(10)).join(fields)}}},".split(chr(10))
    return [" " * (indent + (len(name) + 1 if k > 0 else 0)) + line for k, line in enumerate(lines)]


def _form_values(op: Operator, form: RowForm) -> Values:
    passes = []
    for level in range(form.passes):
        found = form.found(level)
        kinds = ", ".join(value.kind for value in found)
        slots = ", ".join(str(value.slot) for value in found)
        settles = "true" if form.settled(level) else "false"
        plain = "true" if form.plain(level) else "false"
        passes += _listed(f".pass[{level}] = ", (str(len(found)), f"{{{kinds}}}", f"{{{slots}}}", settles, plain), 8)
    spread = [form.spread(level) for level in range(form.passes)]
    if any(spread):
        passes.append(f"        .spread = {{{', '.join(map(hex, spread))}}},")
    again = {n for _, expr in form.outputs for n in depends_on(form.with_kept(expr), {})}
    return {
        "alone": False,
        "passes": form.passes,
        "arrays": form.arrays,
        "pass": passes,
        "wide": "true" if form.wide else "false",
        "pairs": "true" if form.shares else "false",
        "at_once": form.at_once,
        "still": sum(1 << i for i, p in enumerate(op.inputs) if p.name in form.still),
        "keeps": form.kept is not None,
        "results": [
            f".result[{i}] = {form.results[p.name].slot + 1},"
            for i, p in enumerate(op.stages[-1].outputs)
            if p.name in form.results
        ],
        "read_again": sum(1 << i for i, name in enumerate(form.inputs) if name in again),
    }


def _dtype(entry: Entry, type_name: str) -> str:
    """The C expression of the kernels' dtype, from the tensors of the call."""
    kind = entry.op.type_named(type_name)
    if isinstance(kind, TypeRule):
        return rule_text(entry, kind, [*(_dtype(entry, arg) for arg in kind.args), *scalars_text(entry.op, kind)])
    return dtype_text(entry, type_name)


def _contraction(op: Operator) -> list[str]:
    """The table that says which operands are multiplied, and along which axes (runtime/contract/contraction.h); one for
    each case."""
    forms = [_contraction_form(op, c) for _, c in op.contractions]
    if op.contraction is not None and op.contraction.shares:
        forms = [_share_form(op, share) for _, c in op.contractions for share in _in_order(op, c)]
    if len(forms) == 1:
        return ["static const ac_contraction contraction = {", *(line for row in forms[0] for line in _filled(row, 4)), "};"]
    rows = [line for form in forms for line in ("    {", *(line for row in form for line in _filled(row, 8)), "    },")]
    return ["static const ac_contraction contractions[] = {", *rows, "};"]


def _filled(text: str, indent: int) -> list[str]:
    """An initializer on as many lines as its values need, each as full as it may be."""
    line, *values = (" " * indent + text).split(", ")
    margin, lines = " " * (line.index("{") + 1) if "{" in line else "", []
    for value in values:
        if len(f"{line}, {value}") + (value is not values[-1]) > WIDTH:
            lines.append(f"{line},")
            line = f"{margin}{value}"
        else:
            line += f", {value}"
    return [*lines, line]


def _contraction_form(op: Operator, c: Contraction) -> list[str]:
    names = [p.name for p in op.inputs]
    return [
        f".left = {names.index(c.left.name)},",
        f".right = {names.index(c.right.name)},",
        f".addend = {names.index(c.added) if c.added is not None else 'AC_NO_ADDEND'},",
        *([".alpha_skips = true,"] if c.product.skips else []),
        *([".beta_skips = true,"] if c.addend is not None and (c.addend.skips or _lone(op, c)) else []),
        f".axes = {{{', '.join(f'{chr(34)}{c.letters(op.axes_in(c, p))}{chr(34)}' for p in (*op.inputs, *op.outputs))}}},",
        *_in_blocks(op),
        *_weighed_by(c, names),
        *([f'.summed = "{"".join(map(c.letter, c.summed))}",'] if c.summed else []),
        *([f".given = '{c.letter(c.extent)}',"] if c.summed and c.extent is not None else []),
        *_chain_form(op, c),
        *([".solves = true,"] if c.solved is not None else []),
    ]


def _in_order(op: Operator, c: Contraction) -> list[Share]:
    """What outputs contract by themselves, in the order of these."""
    found = {share.output: share for share in c.shares}
    return [found[out.name] for out in op.outputs]


def _share_form(op: Operator, share: Share) -> list[str]:
    form = share.form
    names = [p.name for p in op.inputs]
    axes = {n.name: n.axes or () for n in (form.left, form.right)} | {share.output: form.space}
    texts = [f'"{form.letters(axes[p.name])}"' if p.name in axes else "NULL" for p in (*op.inputs, *op.outputs)]
    return [
        f".left = {names.index(form.left.name)},",
        f".right = {names.index(form.right.name) if form.right.name else 'AC_NO_FACTOR'},",
        ".addend = AC_NO_ADDEND,",
        *statement(f".axes = {{{', '.join(texts)}}},", 0),
        f'.summed = "{"".join(map(form.letter, form.summed))}",',
        *([f".given = '{form.letter(form.extent)}',"] if form.extent is not None else []),
        *([".inverts = true,"] if share.inverts else []),
    ]


def _in_blocks(op: Operator) -> list[str]:
    """Which operands may lie in blocks, a bit for each."""
    bits = sum(1 << number for number, p in enumerate(op.inputs) if p.blocks is not None)
    return [f".blocked = {bits:#x},"] if bits else []


def _chain_form(op: Operator, c: Contraction) -> list[str]:
    """What products in a chain have besides."""
    if c.chain is None:
        return []
    counted = [f'"{counted_letters(c, p)}"' for p in op.counting]
    return [
        f".inner = '{c.letter(c.link)}',",
        f".middle = {[p.name for p in op.inputs].index(c.chain.name)},",
        *([f".counted = {{{', '.join(counted)}}},"] if counted else []),
        *([".scales_last = true,"] if c.scales_last else []),
        *_dropped(op, c),
        *_gradient_form(op, c),
        *([f".gives = {{{', '.join(f'AC_GIVES_{_given_by(c, p)}' for p in op.outputs)}}},"] if c.rows else []),
    ]


def _gradient_form(op: Operator, c: Contraction) -> list[str]:
    """What their gradients are made from, and which output is the gradient of what."""
    if c.gradients is None:
        return []
    assert c.chain is not None
    numbers = {p.name: number for number, p in enumerate((*op.inputs, *op.outputs))}
    of = {tensor: output for output, tensor in c.gradients.of}
    made = [str(numbers[of[name]]) if name in of else "AC_NO_ADDEND" for name in (c.left.name, c.chain.name, c.right.name, c.added or "")]
    beside = (f".grad.{what} = {numbers[name.name]}," for what, name in zip(("slope", "made", "greatest", "total"), c.gradients.names))
    return [f'.grad.rows = "{"".join(map(c.letter, c.summed_rows))}",', *beside, f'.grad.of = {{{", ".join(made)}}},']


def _dropped(op: Operator, c: Contraction) -> list[str]:
    """What drops some of their scores."""
    if c.drop is None:
        return []
    number = [p.name for p in op.inputs].index(c.drop.name)
    return [".drops = true,", f".drop = {number},", f".rows = '{c.letter(c.dropped_rows)}',"]


def _given_by(c: Contraction, output: OutputParam) -> str:
    """What an output is, as C names it."""
    return OF_ROWS[{name: of.name for name, of in c.rows}[output.name]] if output.name in dict(c.rows) else "RESULT"


def _band(c: Contraction) -> str:
    """The initializer of the band of a call."""
    assert c.drop is not None
    mode, before, after = c.band or ("AC_BAND_WHOLE", "0", "0")
    return f"{{{mode}, {before}, {after}, {c.drop.name} != NULL, {'true' if c.several else 'false'}}}"


def _weighed_by(c: Contraction, names: list[str]) -> list[str]:
    if c.weights is None:
        return []
    return [".weighs = true,", f".scale = {names.index(c.weights.scale.name)},", f".offset = {names.index(c.weights.offset.name)},"]


def _lone(op: Operator, c: Contraction) -> bool:
    """Whether what is added may be null, and has no factor but 0 then."""
    return c.added is not None and c.addend is not None and c.addend.factor is None and op.param(c.added).optional


def _seen(op: Operator) -> list[str]:
    """The statements that say how an axis is seen, in each case."""
    calls = []
    for _, c in op.contractions:
        if c.seen is not None:
            args = [part.text for arg in c.seen.args[:PLANNED] for part in each_axis(op, arg)]
            calls.append(f"ac_{c.seen.word}_see(kernel_attrs.windows, {', '.join(args)});")
    if len(calls) < 2:
        return [line for call in calls for line in statement(call, 4)]
    (first,) = case_given(op, 0)
    return [f"    if ({first.text})", *statement(calls[0], 8), "    else", *statement(calls[1], 8)]


def _factors(op: Operator, c: Contraction) -> list[str]:
    """The initializers of the factors of a call."""
    terms = {"alpha": c.product, "beta": c.addend}
    texts = {
        name: "1.0" if term is None or term.factor is None else _scalar(op, op.scalar(term.factor), True)
        for name, term in terms.items()
    }
    if c.added is not None and _lone(op, c):
        texts["beta"] = f"{c.added} ? 1.0 : 0.0"
    if c.summed and c.extent is not None:
        texts["extent"] = c.extent
    if c.weights is not None:
        texts["extent"] = c.weights.size
    if op.counting:
        texts["counts"] = f"{{{', '.join(count_text(p) for p in op.counting)}}}"
    if c.drop is not None:
        texts["band"] = _band(c)
    if c.gradients is not None and c.addend is not None and c.addend.factor is None:
        texts["beta"] = "1.0"  # of which there is a gradient where it is null, too
    if c.solved is not None:
        texts["solved"] = f"{{.upper = {c.solved.upper}, .turned = {c.solved.turned}, .ones = {c.solved.ones}}}"
    return [line for name, text in texts.items() for line in statement(f".{name} = {text},", 8)]


def _scalar(op: Operator, param: ScalarParam | CountParam, double: bool) -> str:
    """The C expression of a scalar as a double; the kernel rounds a plain C number when it fills its vector."""
    if isinstance(param, CountParam):
        if param.total:
            return "0"  # until classes are known
        if param.over is not None:
            return f"(double)ac_shape_count_along({space_pointer(op)}, reduced_axes)"
        return f"(double)ac_shape_count(&{param.of}->shape)"
    if param.c is None:
        value = f"ac_scalar_real({param.name}, {'scalar_dtype' if double else 'AC_F32'})"
        if op.compares:
            value = f"ac_scalar_rounded({param.name}, kernel_dtype)"
        if param.default is None:
            return value
        return f"{param.name} ? {value} : {'(double)' if isinstance(param.fallback, float) else ''}{c_number(param.fallback)}"
    if param.c == "bool":
        return f"{param.name} ? 1.0 : 0.0"
    if op.by_rows and param.c != "float":
        return f"kernel_dtype == AC_F64 ? (double){param.name} : (double)(float){param.name}"
    return {"double": param.name, "float": f"ac_float_real({param.name})"}.get(param.c, f"(double){param.name}")


def _integer(param: ScalarParam, truth: bool) -> str:
    """The C expression of a scalar as an integer; the kernel wraps it to the dtype. With `truth`, kernels of bool choose
    it: whether it is not 0."""
    if param.c is not None:
        return f"(int64_t){param.name}"
    value = f"ac_scalar_integer({param.name})"
    if truth:
        value = f"kernel_dtype == AC_BOOL ? ac_scalar_real({param.name}, AC_F64) != 0 : {value}"
    if param.default is None:
        return value
    return f"{param.name} ? {value} : {_whole(param.fallback)}"


def _whole(value: Fraction | float) -> str:
    """A number as an integer; an infinity is the end of the dtype that the call computes in."""
    if isinstance(value, Fraction):
        return str(int(value))
    return f"ac_dtype_{'greatest' if value > 0 else 'least'}(kernel_dtype)"


def _operand(op: Operator, param: TensorParam) -> str:
    view = view_of(op, param) if param.without is None else "broadcast"
    view = "broadcast" if op.row_groups is not None else view
    if param.part is not None or view in (BITS, VERDICT, ALIKE):
        view = "same"
    if view in ("single", "row", FOUND, LINES, LISTED) or param.optional and view == "same" or len(op.space.of) > 1 and param.name in op.space.of:
        view = "broadcast"
    folds = "true" if isinstance(param, OutputParam) and param.without is not None or any(
        sums_points(case.expr)
        for formula in op.formulas
        if formula.output == param.name
        for case in formula.cases
    ) else "false"
    folds = REDUCES if param.turns else folds
    if isinstance(param, IndexParam):
        return f"{{&{snake(param.name)}, AC_VIEW_POINT_INDEX, {snake(param.name)}.dtype, false}}"
    tensor = f"&{_part_name(param, op)}" if _viewed(op, param) else param.whole or param.name
    tensor = f"&{whole_name(param)}" if param.laid is not None else tensor
    if param.optional and not _viewed(op, param):
        tensor = f"{tensor} ? {tensor} : &{'absent_output' if isinstance(param, OutputParam) else _default(param)}"
        tensor = _present(param) if isinstance(param, InputParam) and _named_apart(param) else tensor
    dtype = "AC_BOOL" if isinstance(param, OutputParam) and param.truth else _computed(op)
    if isinstance(param, OutputParam) and param.position:
        dtype = "AC_I64"
    if isinstance(param, OutputParam) and param.converts:
        dtype = f"{param.name}->dtype"
    if param.laid is not None:
        dtype = "kernel_dtype"
    if param in op.indices or op.finds and not (isinstance(param, InputParam) and param.type == kernel_type(op)) and not param.optional:
        dtype = f"{param.name}->dtype"
    dtype = dtype if op.contraction is None else "computed_dtype"
    if op.contraction is not None and op.contraction.drop is not None and param.name == op.contraction.drop.name:
        dtype = f"{param.name} ? {param.name}->dtype : AC_F32"
    return f"{{{tensor}, AC_VIEW_{view.upper()}, {dtype}, {folds}}}"


def _one(param: Param) -> str:
    """The C expression of the tensor that stands for a null one."""
    if isinstance(param.fallback, Fraction):
        return f"ac_tensor_one(&{_default(param)}_value)"
    return f"ac_tensor_{'greatest' if param.fallback > 0 else 'least'}(kernel_dtype)"


def _default(param: Param) -> str:
    """The C local that replaces a null tensor; with `_value` appended, the local of its element."""
    return f"default_{snake(param.name)}"


def _or_default(param: Param) -> str:
    """The C expression of an input, or of what replaces it where it is null."""
    return f"{param.name} ? {param.name} : &{_default(param)}"


def _named_apart(param: Param) -> bool:
    """Whether that is too long to stand among the values of an operand."""
    return len(_or_default(param)) > OPERAND_WIDTH


def _present(param: Param) -> str:
    """The C local that it is then."""
    return f"present_{snake(param.name)}"


def _viewed(op: Operator, operand: TensorParam) -> bool:
    """Whether the plan sees the tensor by a view: a part, or one with the axes of the space."""
    if op.in_pieces or op.indexed or op.scattered is not None or op.paned is not None:
        return False
    if isinstance(operand, InputParam) and operand.classed is not None:
        return True
    return operand.part is not None or operand.without is not None or operand.view in (BITS, VERDICT, DOWN) or operand.aligned != () or op.finer or op.row_groups is not None


def _part_name(operand: TensorParam, seen: Operator | None = None) -> str:
    """The C local of a part, or of a tensor viewed with the axes of the space; of what several spaces see, of that from which
    it is seen."""
    if seen is not None and seen.space.beside and _widened(operand):
        return f"part_{snake(operand.name)}_for_{snake(seen.space_tensors[0])}"
    if operand.view in (BITS, VERDICT):
        return f"bits_{snake(operand.name)}"
    if isinstance(operand, InputParam) and operand.classed is not None:
        return f"classed_{snake(operand.name)}"
    if operand.view == DOWN:
        return f"column_{snake(operand.name)}"
    if operand.aligned:
        return f"aligned_{snake(operand.name)}"
    if operand.part is None and operand.without is None:
        return f"refined_{snake(operand.name)}"
    return f"{'rows' if operand.without is not None else 'part'}_{snake(operand.name)}"


def _made_part(op: Operator, operand: TensorParam) -> list[str]:
    """The statements that make a part: in one of several spaces, where cases do not fit on a line, one for each."""
    name, text = _part_name(operand, op), _part(op, operand)
    if operand.part is None or not op.space.beside or len(text) + 9 <= WIDTH:
        return statement(f"const ac_tensor {name} = {text};", 4)
    *cases, (_, last) = operand.part.cases
    lines = statement(f"ac_tensor {name};", 4)
    for number, (when, use) in enumerate(cases):
        lines += statement(f"{'else ' if number else ''}if ({flags_text(op, when)})", 4)
        lines += statement(f"{name} = {_view(op, operand, use)};", 8)
    return [*lines, "    else", *statement(f"{name} = {_view(op, operand, last)};", 8)]


def _part(op: Operator, operand: TensorParam) -> str:
    """The C expression of a part, which chooses by flags between views of the whole tensor; for an output without
    an axis, of its view with an extent of 1 there, and beside a finer view of its own."""
    if isinstance(operand, OutputParam) and operand.totals is not None:
        return f"ac_tensor_of_rows({operand.name}, {space_pointer(op)}, {flags_text(op, ((operand.totals, NONE),))})"
    if operand.without is not None:
        if one_axis(op, operand):
            made = f"ac_tensor_with_axis({operand.name}, {space_pointer(op)}, {operand.without})"
        else:
            made = f"ac_tensor_with_axes({operand.name}, {space_pointer(op)}, reduced_axes, {kept_axes(operand, space_pointer(op)).text})"
        if isinstance(operand, InputParam) and operand.optional:
            return f"ac_tensor_or({made}, &{_default(operand)})"
        return made
    if isinstance(operand, InputParam) and operand.classed is not None:
        return _classed(op, operand, operand.classed)
    if operand.view in (BITS, VERDICT):
        return f"ac_tensor_bits({operand.name}, {space_pointer(op)})"
    if operand.view == DOWN:
        return f"ac_tensor_with_axis({operand.name}, {space_pointer(op)}, 1)"
    if operand.aligned:
        made = f"ac_tensor_aligned({operand.name}, {space_pointer(op)}, {operand.aligned[0]})"
        return f"ac_tensor_or({made}, &{_default(operand)})" if isinstance(operand, InputParam) and operand.optional else made
    if op.row_groups is not None:
        if view_of(op, operand) != "channel":
            return f"ac_tensor_grouped({operand.name}, {op.row_groups.name})"
        made = f"ac_tensor_of_channels({operand.name}, {space_pointer(op)})"
        return f"ac_tensor_or({made}, &{_default(operand)})" if isinstance(operand, InputParam) and operand.optional else made
    if operand.part is None:
        assert op.space_part is not None
        return f"ac_tensor_refined({operand.name}, &{_part_name(op.space_part)}.shape)"
    *cases, (_, last) = operand.part.cases
    text = ""
    for when, use in cases:
        text += f"{flags_text(op, when)} ? {_view(op, operand, use)} : "
    return text + _view(op, operand, last)


def _view(op: Operator, operand: TensorParam, use: MapUse) -> str:
    made = "panes" if INDEX_MAPS[use.word].panes is not None else "places" if INDEX_MAPS[use.word].pieces else "indexed" if INDEX_MAPS[use.word].indexed else "tensor"
    whole = f"&{_wide_name(operand, op)}" if _widened(operand) else operand.whole or operand.name
    given = (map_argument(op, arg) for arg in use.placing)
    return f"ac_{made}_{use.word}({', '.join((whole, *given))})"


def _widened(operand: TensorParam) -> bool:
    """Whether an operand is a part of an input that broadcasts to the tensor that makes the space."""
    return operand.part is not None and operand.view == "broadcast"


def _wide_name(operand: TensorParam, seen: Operator) -> str:
    """The C local of an input that has parts, broadcast to the tensor that makes the space."""
    return f"wide_{snake(operand.whole or '')}" + f"_for_{snake(seen.space_tensors[0])}" * seen.space.beside


def _fill(op: Operator) -> list[str]:
    """The statements that make the element outside the input, which is 0 where no scalar is."""
    if not op.in_pieces:
        return []
    assert op.space_part is not None and op.space_part.part is not None
    number = op.space_part.part.cases[0][1].outside
    if number != 0:
        return [
            "    unsigned char fill_element[AC_SCALAR_ELEMENT_MAX];",
            *statement(f"const ac_scalar outside = {{.dtype = AC_I64, .value.i64 = {number}}};", 4),
            *statement("ac_scalar_element(&outside, kernel_dtype, fill_element);", 4),
        ]
    if op.fill is None:
        return ["    const unsigned char fill_element[AC_SCALAR_ELEMENT_MAX] = {0};"]
    made = statement(f"ac_scalar_element({op.fill}, kernel_dtype, fill_element);", 4)
    return ["    unsigned char fill_element[AC_SCALAR_ELEMENT_MAX];", *made]


def _entry(entry: Entry, fields: list[str]) -> Values:
    constant = f"{entry.snake}_operator"
    names = [a.name for a in entry.arguments]
    checked = validated(entry)
    planned = [entry.argument(p.name) for p in _planned(entry, fields)]
    read = {p.passed for p in checked} | {a.passed for a in planned}
    handles = [a for a in entry.arguments if a.handle is not None and a.passed in read]
    passed = [f"&{constant}", *(a.planned for a in planned)]
    passed += ["kernel_mode"] if entry.op.kernel_modes else []
    passed += ["&index_space"] if entry.op.made_space and not entry.op.finer else []
    plan = f"return {entry.op.snake}_plan({', '.join(passed)}, workspaceSize, executor);"
    passed_on = ", ".join(parameter.passed for parameter in checked)
    validate = f"AC_TRY(ac_{entry.snake}_validate({passed_on}));"
    return {
        "constant": constant,
        "first": first_phase(entry),
        "mode": bool(entry.op.kernel_modes),
        "space": entry.op.made_space,
        "describe": statement(
            f"AC_DESCRIBED({', '.join([f'&{constant}', f'aclnn{entry.name}GetWorkspaceSize', *names])});", 4
        ),
        "begin": statement(f"AC_TRY(ac_call_begin(&{constant}, workspaceSize, executor));", 4),
        "unused": [a.name for a in entry.arguments if isinstance(a.param, IgnoredParam) and a.param.optional and not a.param.absent],
        "found": [
            line
            for a in sorted(handles, key=lambda a: a.role != "flags")
            for line in statement(f"{behind(a.handle or '')}const {a.passed} = {_found(entry, a)};", 4)
        ],
        "validate": statement(validate, 4),
        "plan": statement(plan, 4),
        "second": second_phase(entry),
        "run": statement(
            f"return ac_plan_run(&{constant}, workspace, workspaceSize, executor, stream);", 4
        ),
    }


def _found(entry: Entry, argument: Argument) -> str:
    """The C expression of what a handle leads to; null for an output that a flag says is not written."""
    found = f"ac_{argument.handle}_of({argument.name})"
    flag = entry.op.flag_of(argument.param.name)
    if flag is None:
        return found
    a = entry.argument(flag[0].name)
    holds = f"ac_flag({a.passed}, {flag[1]})" if isinstance(a.param, FlagsParam) else truth_of(flag[0], a.passed)
    return f"{holds} ? {found} : NULL"


def _empties(op: Operator) -> tuple[tuple[When, str], ...]:
    """What outputs are if the space is empty: in each case that reduces; without cases always."""
    return tuple(dict.fromkeys(found for p in op.outputs for found in _empties_of(p)))


def _empties_of(out: OutputParam) -> tuple[tuple[When, str], ...]:
    """The same of one output."""
    if out.totals is not None:
        return (((out.totals, MEAN_OF_ROWS),), _NO_MEAN), ((), _NO_SUM)
    if out.turns:
        return tuple((turn.when, turn.empty) for turn in out.turns if turn.empty is not None)
    return (((), out.empty),) if out.empty is not None else ()


def _differ(op: Operator) -> bool:
    """Whether outputs become different values then."""
    return len({_empties_of(p) for p in op.outputs}) > 1


def _empty_name(op: Operator, empty: str) -> str:
    """The C constant with such a value; the only one has no name of its own."""
    alone = len({value for _, value in _empties(op)}) == 1
    return "empty_value" if alone else f"empty_{empty.replace('-', 'minus_')}"


def _empty(op: Operator) -> str:
    """The C expression of the address of what outputs are if the space is empty."""
    return _by_case(op, [(when, f"&{_empty_name(op, empty)}") for when, empty in _empties(op)])


def _build(entry: Entry) -> list[str]:
    """The statements that plan the call that was described."""
    op = entry.op
    before: list[str] = []
    function, given = "", ""
    if len(op.stages) > 1 or op.apart:
        function, given = "_staged", f"planned_stages, {len(op.by_space) if op.apart else len(op.stages)}, "
    elif op.lined:
        before = _line_rule(op)
        empty = _empty(op) if any(p.empty is not None for p in op.outputs) else "NULL"
        function, given = "_lined", f"&line_rule, {empty}, "
    elif op.classes is not None:
        written = op.total is not None or all(_empties_of(p) for p in op.outputs)
        before = _class_rule(op) + (_each_empty(op) if written else [])
        function, given = "_classed", f"&class_rule, {'empties' if written else 'NULL'}, "
    elif any(p.empty is not None for p in op.outputs) and _differ(op):
        before = _each_empty(op)
        function, given = "_filled_each", "empties, "
    elif any(p.empty is not None for p in op.outputs):
        function, given = "_filled", f"{_empty(op)}, "
    elif op.contraction is not None:
        table = "&contraction"
        if op.contraction.shares:
            table = "contractions"
            if len(op.contractions) > 1:
                before, table = _chosen_case(op)
            return [*before, *statement(f"return ac_plan_build_contractions(&planned_call, {table}, workspaceSize, executor);", 4)]
        if len(op.contractions) > 1 and op.contraction.chain is not None or len(op.contractions) > 2:
            before, table = _chosen_case(op)
        elif len(op.contractions) > 1:
            table = f"&contractions[{case_given(op, 0)[0].text} ? 0 : 1]"
        function, given = "_contraction", f"{table}, "
    elif op.blocked:
        function = "_blocked"
    elif op.judged:
        function, given = "_verdict", f"{_judging(op)}, {_differs(op)}, "
    elif op.packed:
        before = _packed(op)
        function, given = "_bits", f"&bits_rule, {'&planned_random' if op.draws else 'NULL'}, "
    elif op.draws:
        function, given = "_random", "&planned_random, "
    elif op.in_pieces and op.space_part is not None:
        before = statement(f"const ac_places planned_places = {_part(op, op.space_part)};", 4)
        before += _index_rule(op)
        function, given = ("_marked", "&planned_places, &index_rule, ") if op.indices else ("_placed", "&planned_places, ")
    elif op.listed is not None and op.listed.laid is not None:
        operand = 0 if isinstance(op.listed, InputParam) else 1
        fields = [f".members = {op.listed.name}", f".laid = {op.listed.laid.in_c}", f".axis = {op.listed.laid.axis}", f".operand = {operand}"]
        before = ["    const ac_listing planned_list = {", *(f"        {text}," for text in fields), "    };"]
        function, given = "_listed", "&planned_list, "
    elif op.index_list is not None and op.scattered is None:
        before = _index_rule(op)
        function, given = "_picked", f"{op.index_list.name}, &index_rule, "
    elif op.indexed and op.space_part is not None:
        before = statement(f"const ac_indexed planned_index = {_part(op, op.space_part)};", 4)
        before += _index_rule(op)
        function, given = "_indexed", "&planned_index, &index_rule, "
    elif op.finds:
        before = _found_rule(op)
        function, given = "_found", "&found_rule, "
    elif op.paned is not None:
        before = _panes(op, op.paned)
        function, given = "_paned", "&planned_panes, &pane_rule, "
    elif op.scattered is not None:
        before = _scatter(op, op.scattered)
        function, given = "_scattered", f"&planned_{'index' if op.indices else 'places'}, &scatter_rule, "
        if op.index_list is not None:
            function, given = "_scattered_picked", f"{op.index_list.name}, &scatter_rule, "
        function += "" if op.indices else "_by_places"
    return [*before, *statement(f"return ac_plan_build{function}(&planned_call, {given}workspaceSize, executor);", 4)]


def _judging(op: Operator) -> str:
    """The C expression of whether a condition has to hold at all points, and not at any."""
    return _by_case(op, [(case.when, "true" if case.verdict == "all" else "false") for case in op.formulas[0].cases])


def _differs(op: Operator) -> str:
    """The C expression of whether an input has another shape than the space."""
    (of,) = op.space_tensors
    return " || ".join(f"!ac_shape_equal(&{p.name}->shape, &{of}->shape)" for p in op.alike) or "false"


def _classed(op: Operator, operand: InputParam, seen: Classed) -> str:
    """The C expression of what is seen beside classes."""
    assert op.classes is not None
    if seen.word == CLASS:
        return f"ac_tensor_class({operand.name}, {space_pointer(op)})"
    if seen.word == REDUCED:
        return f"ac_tensor_of_rows({operand.name}, {space_pointer(op)}, {flags_text(op, ((seen.name, NONE),))})"
    whole = f"{operand.name} ? {operand.name} : &{_default(operand)}" if operand.optional else operand.name
    return f"ac_tensor_of_class({whole}, &{op.classes.name}->shape, {space_pointer(op)})"


def _class_rule(op: Operator) -> list[str]:
    """The statement that says how classes are named."""
    assert op.classes is not None and op.classes.classed is not None
    read = _read(op)
    elements = " | ".join(f"UINT32_C(1) << {number}" for number, p in enumerate(read) if p in op.of_classes) or "0"
    fields = [
        f".numbers = {read.index(op.classes)}", f'.name = "{op.classes.name}"', f".elements = {elements}", f".count = ac_class_count(&{op.class_source}->shape)",
        f".none = {op.classes.classed.name}", f".status = {LATE[op.late] if op.late is not None else INVALID}",
    ]  # fmt: skip
    for summed in (count.of for count in op.counts if count.total):
        place = f"offsetof(struct {op.snake}_attrs, {snake(f'total({summed})')})"
        fields += [".sums = true", f".summed = {[p.name for p in read].index(summed)}", f".sum_at = {place}"]
    if op.total is not None:
        at = len(read) + op.outputs.index(op.total)
        none, mean = (flags_text(op, ((op.total.totals or "", label),)) for label in (NONE, MEAN_OF_ROWS))
        fields += [".divides = true", f".total = {none} ? 0 : {at}", f".mean = {mean}"]
    return ["    const ac_class_rule class_rule = {", *(line for text in fields for line in statement(f"{text},", 8)), "    };"]


def _each_empty(op: Operator) -> list[str]:
    """The statement that lists what each output is if the space is empty."""
    found = [_empties_of(out) or (((), _NO_SUM),) for out in op.outputs]  # beside a sum of all rows, all else has no elements then
    texts = [_by_case(op, [(when, f"&{_empty_name(op, empty)}") for when, empty in each]) for each in found]
    line = f"    const float *const empties[] = {{{', '.join(texts)}}};"
    return [line] if len(line) <= WIDTH else ["    const float *const empties[] = {", *(f"        {text}," for text in texts), "    };"]


def _packed(op: Operator) -> list[str]:
    """The statement that says which operands are the bits of their arguments, and how these lie."""
    places = [(number, p) for number, p in enumerate((*_read(op), *op.outputs)) if p.view == BITS and isinstance(p, TensorParam)]
    sets = {
        "operands": [number for number, _ in places],
        "highest": [number for number, p in places if p.octets is not None],
        "ones": [number for number, p in places if p.octets is not None and p.octets.behind],
    }
    fields = [f".{name} = {' | '.join(f'UINT32_C(1) << {number}' for number in numbers)}" for name, numbers in sets.items() if numbers]
    return ["    const ac_bits_rule bits_rule = {", *(line for text in fields for line in statement(f"{text},", 8)), "    };"]


def _chosen_case(op: Operator) -> tuple[list[str], str]:
    """The C expression of the form of the case that holds, and the statements before it: positions of strings among the
    values that were checked."""
    lines = _positions(op)
    *cases, last = range(len(op.contractions))
    each = len(op.contractions[0][1].shares) or 1  # forms of a case
    lines += statement(f"const ac_contraction *chosen = &contractions[{last * each}];", 4)
    for number in cases:
        lines += statement(f"{'else ' if number else ''}if ({flags_text(op, op.contractions[number][0])})", 4)
        lines += statement(f"chosen = &contractions[{number * each}];", 8)
    return lines, "chosen"


def _positions(op: Operator) -> list[str]:
    """The statements that find texts which shapes depend on among the values that were checked."""
    lines = []
    for mode in op.modes:
        if is_looked_at(op, mode):
            listed = ", ".join(value for _, value in mode.listed)
            given = f'{mode.name} ? {mode.name} : "{mode.default}"' if mode.optional else mode.name
            lines += statement(f"static const char *const {snake(mode.name)}_values[] = {{{listed}}};", 4)
            lines += statement(f"const size_t {snake(mode.name)}_index = ac_text_find({given}, {snake(mode.name)}_values, {len(mode.listed)});", 4)
    return lines


def _index_rule(op: Operator) -> list[str]:
    """The statement that describes the input with indices that a map is given, if there is one."""
    lines: list[str] = []
    for index in op.indices:
        fields = [f'.name = "{index.name}"', *([f".wraps = {index.wraps_when or 'true'}"] if index.wraps else [])]
        fields += [f".status = {LATE[op.late] if op.late is not None else INVALID}"]
        lines += ["    const ac_index_rule index_rule = {", *(f"        {text}," for text in fields), "    };"]
    return lines


def _falling(op: Operator) -> list[PutPoints]:
    """What falls on the elements of an output, for each case of its formula."""
    return [op.falling(case) for f in op.formulas for case in f.cases] if op.scattered is not None else []


def _by_case(op: Operator, found: list[tuple[When, str]]) -> str:
    """The C expression that has the value of the first case that holds."""
    *cases, (_, last) = found
    if all(text == last for _, text in cases):
        return last
    for when, text in reversed(cases):
        last = f"{flags_text(op, when)} ? {text} : {f'({last})' if '?' in last else last}"
    return last


_LINE_WORDS = {"sum": "SUM", "prod": "PROD", "max": "GREATEST", "min": "LEAST", "sorted": "SORTED"}


def _line_rule(op: Operator) -> list[str]:
    """The statements that say what is found along lines."""
    (axis, (source,)) = (op.line_axis, op.inputs)
    cases = [(case.when, op.line_word(case)) for case in op.formulas[0].cases]
    words = [(when, f"AC_LINE_{_LINE_WORDS[word.of_values] if word.way != OVER else 'PRODUCT'}") for when, word in cases]
    chosen, text = _chosen(op, "ac_line_word planned_word", words)
    rule = [f".word = {text}"]
    if any(word.of_values == "sorted" for _, word in cases):
        orders = [(when, "true" if word.way == DESCENDING else "false") for when, word in cases]
        more, text = _chosen(op, "bool planned_descending", orders)
        rule += [f".descending = {text}"]
    elif all(word.way == OVER for _, word in cases):
        more = []
    else:
        more, text = _chosen(op, "ac_line_way planned_way", [(when, f"AC_LINE_{word.way.upper()}") for when, word in cases])
        rule += [f".way = {text}"]
    places = {bool(p.position): number for number, p in enumerate(op.outputs)}
    along = f"ac_shape_axis(&{source.name}->shape, {axis.name})" if axis is not None else "AC_LINE_ALL"
    rule += [f".axis = {along}", ".dtype = kernel_dtype"]
    rule += _kept_ranks(op, op.outputs[0])
    rule += [f".{name} = {places.get(of, 'AC_LINE_NONE')}" for name, of in (("values", False), ("positions", True))]
    lines = [*chosen, *more, "    const ac_line_rule line_rule = {"]
    lines += [line for text in rule for line in statement(f"{text},", 8)]
    return [*lines, "    };"]


def _kept_ranks(op: Operator, out: OutputParam) -> list[str]:
    """The initializers that say which ranks of sorted lines outputs have."""
    if out.first is not None:
        return [".kept = AC_LINE_RANKS", f".count = {map_argument(op, out.first)}"]
    if out.at is None:
        return []
    if out.ranks is not None:
        return [".kept = AC_LINE_RANKS", f".first = {map_argument(op, out.ranks)} - 1", ".count = 1"]
    return [f".kept = AC_LINE_{out.at.upper()}"]


def _chosen(op: Operator, local: str, found: list[tuple[When, str]]) -> tuple[list[str], str]:
    """The C expression that has the value of the first case that holds, and the statements before it: of more than two
    cases these set a local."""
    *others, (_, last) = found
    if len(found) < 3 or all(text == last for _, text in others):
        return [], _by_case(op, found)
    name = local.split(" ")[1]
    lines = statement(f"{local} = {last};", 4)
    for number, (when, text) in enumerate(others):
        lines += statement(f"{'else if' if number else 'if'} ({flags_text(op, when)})", 4)
        lines += statement(f"{name} = {text};", 8)
    return lines, name


def _found_rule(op: Operator) -> list[str]:
    """The statements that say what is found among all elements."""
    word = op.found_word()
    places = [p.name for p in _read(op)]
    words = [(case.when, f"AC_FOUND_{(op.found_in(case).form.runs or op.found_in(case).word).upper()}") for case in op.formulas[0].cases]
    fields = [f".word = {_by_case(op, words)}", f".arguments = {{{', '.join(str(places.index(arg)) for arg in word.args)}}}"]
    fields += [".dtype = kernel_dtype"] if SORTED in word.form.takes else []
    fields += [f".status = {LATE[op.late] if op.late is not None else INVALID}"]
    if word.form.runs:
        fields += [f".axis = {run_axis(op, 'AC_FOUND_ALL').text}"]
        fields += [f".{field} = {_output_of(op, room)}" for field, room in (("values", FIRSTS), ("numbers", NUMBERED), ("lengths", LENGTHS))]
    return ["    const ac_found_rule found_rule = {", *(line for text in fields for line in statement(f"{text},", 8)), "    };"]


def _output_of(op: Operator, room: str) -> str:
    """The number of the output that has this of runs, in C; one that may be left out is there where it is not null."""
    for number, out in enumerate(op.outputs):
        if op.found_word(out.name).form.room == room:
            return f"{out.name} ? {number} : AC_FOUND_NONE" if out.optional else str(number)
    return "AC_FOUND_NONE"


_PANE_WORDS = {MEAN: "MEAN", GREATEST: "GREATEST", POSITION: "GREATEST"}


def _panes(op: Operator, use: MapUse) -> list[str]:
    """The statements that say what is made of panes."""
    word = "SHARED_OUT" if op.scattered is not None else _PANE_WORDS[cast(PaneWord, pane_word(op.formulas[0].cases[0].expr)).word]
    places = {bool(p.position): number for number, p in enumerate(op.outputs)}
    fields = [f".word = AC_PANE_{word}"]
    fields += [f".{name} = {places.get(of, 'AC_PANE_NONE')}" for name, of in (("values", False), ("positions", True))]
    operand = op.scattered if op.scattered is not None else op.inputs[0]
    lines = statement(f"const ac_panes planned_panes = {_view(op, operand, use)};", 4)
    return [*lines, "    const ac_pane_rule pane_rule = {", *(f"        {text}," for text in fields), "    };"]


def _wraps(index: InputParam) -> str:
    """Whether negative indices count from the end, as a field behind others."""
    return f" .wraps = {index.wraps_when or 'true'}," if index.wraps else ""


def _scatter(op: Operator, out: OutputParam) -> list[str]:
    """The statements that say how points fall on the elements of an output."""
    assert out.put is not None
    status = LATE[op.late] if op.late is not None else INVALID
    factor = next((put.factor for put in _falling(op) if put.factor is not None), None)
    whens = [case.when for case in op.formulas[0].cases]
    joins = _by_case(op, [(when, f"AC_JOIN_{put.join.upper()}") for when, put in zip(whens, _falling(op))])
    rule = [f'.index = {{.name = "{p.name}",{_wraps(p)} .status = {status}}}' for p in op.indices]
    rule += [f".join = {joins}"]
    rule += [".over = true"] if out.over is not None else []
    rule += [".zeros = true"] if out.zeros else []
    rule += [".always = true"] if out.always else []
    if out.put.left_out is not None:
        skipped = map_argument(op, out.put.left_out)
        rule += [f".skips = {skipped} >= 0", f".skipped = {skipped}"]
    if factor is not None:
        factored = _by_case(op, [(when, "true" if put.factor is not None else "false") for when, put in zip(whens, _falling(op))])
        rule += [f".factored = {factored}", f".factor = ac_scalar_real({factor}, kernel_dtype == AC_F64 ? AC_F64 : AC_F32)"]
        rule += [f".multiple = kernel_dtype == AC_BOOL ? ac_scalar_real({factor}, AC_F64) != 0 : ac_scalar_integer({factor})"]
    made = "ac_indexed planned_index" if op.indices else "ac_places planned_places"
    lines = statement(f"const {made} = {_view(op, out, out.put)};", 4) if op.index_list is None else []
    lines += ["    const ac_scatter_rule scatter_rule = {"]
    lines += [line for text in rule for line in statement(f"{text},", 8)]
    return [*lines, "    };"]

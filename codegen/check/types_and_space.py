"""Checks of types, parameters and the index space."""

from __future__ import annotations

from itertools import product as choices

from codegen.language.c_names import is_name, taken
from codegen.language.diagnostic import Note, Report, did_you_mean, listed
from codegen.language.expression import snake
from codegen.language.facts import Facts, scalar_dtypes, stores
from codegen.language.keys import STRING
from codegen.language.operator import Operator, Type, TypeRows, TypeRule
from codegen.language.params import ACROSS, DOWN, AxesParam, AxisParam, DtypeParam, ExtentParam, ExtentsParam, FlagsParam, GroupsParam, InputParam, IntegerParam, ModeParam, OutputParam, ScalarParam, TensorParam
from codegen.language.parse_params import UNKNOWN
from codegen.language.place import Span
from codegen.language.tree import Document
from codegen.language.type_dtypes import derived

def check_types(op: Operator, document: Document, facts: Facts, report: Report) -> None:
    _Types(op, document, facts, report).check()


class _Types:
    def __init__(self, op: Operator, document: Document, facts: Facts, report: Report) -> None:
        self.op = op
        self.document = document
        self.facts = facts
        self.report = report
        self.types: dict[str, Type] = {t.name: t for t in op.types}
        named = {p.type for p in op.named_dtypes}
        self.made = op.creates and any(p.name in op.space.of for p in op.targets)
        read: list[TensorParam] = [*op.targets] if self.made else [*(p for p in op.inputs if op.creates or p not in op.point_indices), *op.indices]
        self.had = {p.type for p in read} | named
        self.bound = {p.type for p in read if not p.optional} | named  # types that every call determines
        self.rows: dict[str, dict[str, tuple[str, ...]]] = {}  # the dtypes that a type can have, for each product

    def check(self) -> None:
        for type_ in self.op.types:
            if isinstance(type_, TypeRows):
                self.rows[type_.name] = type_.rows
            else:
                self.rows[type_.name] = self._rule(type_)
                if set(type_.args) <= self.had:
                    self.had.add(type_.name)
                if set(type_.args) & self.bound:
                    self.bound.add(type_.name)
        self._products()
        self._roles()
        for param in self.op.params:
            if isinstance(param, (AxisParam, AxesParam, ExtentsParam, ExtentParam, GroupsParam)):
                self._axis(param)
            elif isinstance(param, DtypeParam):
                self._dtype(param)
            elif isinstance(param, (FlagsParam, ModeParam)):
                self._flags(param)
            elif isinstance(param, (TensorParam, ScalarParam)):
                self._param(param)
        self._names()
        self._space()

    def _unknown(self, name: str, *path: str) -> bool:
        if not name or name in self.types:
            return not name
        if self.document.find("types", name) is not None:
            return True  # it is declared; the mistake in it is reported there
        hint = did_you_mean(name, self.types, f"the types are {listed(self.types)}")
        place = self.document.span(*path)
        self.report.error("unknown-type", f"there is no type '{name}'", place, hint)
        return True

    # --- rules and rows

    def _rule(self, rule: TypeRule) -> dict[str, tuple[str, ...]]:
        """The dtypes of a rule for each product: its arguments are declared above it and combine on every product."""
        place = self.document.span("types", rule.name)
        for arg in rule.args:
            if self._unknown(arg, "types", rule.name):
                return {}
            if arg not in self.rows:
                message = f"type '{rule.name}' is made from '{arg}', which does not stand above it"
                self.report.error("type-order", message, place)
                return {}
            if arg not in self.had:
                message = f"type '{rule.name}' is made from '{arg}', which no input has"
                self.report.error("unbound-type", message, place)
                return {}
        if rule.beside and not any(p.name == rule.beside and p.cast and p.cast_to for p in self.op.targets):
            message = f"type '{rule.name}' depends on '{rule.beside}', which is no output that is converted to a listed dtype"
            self.report.error("unknown-name", message, place)
            return {}
        for name, label in rule.when:
            mode = next((m for m in self.op.modes if m.name == name and m.c != STRING), None)
            if mode is None or label not in dict(mode.listed):
                message = f"type '{rule.name}' depends on '{name} is {label}', which no mode that is a flag or an integer can be"
                self.report.error("unknown-mode", message, place)
                return {}
        for name in rule.scalars:
            if not any(p.name == name and p.c is None for p in self.op.scalars):
                message = f"type '{rule.name}' is made from '{name}', which is no aclScalar"
                self.report.error("unknown-name", message, place)
                return {}
        rows = [self.rows[arg] for arg in rule.args]
        scalars = [scalar_dtypes(p, self.facts) for p in self.op.scalars_of(rule)]
        found: dict[str, tuple[str, ...]] = {}
        for product in [p for p in rows[0] if all(p in row for row in rows)]:
            chosen = choices(*(row[product] for row in rows), *scalars)
            combined = (d for dtypes in chosen for d in derived(rule, self.facts, dtypes))
            found[product] = tuple(dict.fromkeys(dtype for dtype in combined if dtype is not None))
            if not found[product]:
                message = f"on {product} no dtypes of {' and '.join(rule.args)} promote"
                self.report.error("promote", message, place)
        return found

    def _products(self) -> None:
        """All rows of an operator are for the same products."""
        rows = [t for t in self.op.types if isinstance(t, TypeRows)]
        for other in rows[1:]:
            missing = [product for product in rows[0].rows if product not in other.rows]
            extra = [product for product in other.rows if product not in rows[0].rows]
            if missing or extra:
                verb = "has no row" if missing else "has a row"
                first = "has one" if missing else "has none"
                message = f"type '{other.name}' {verb} for {listed(missing or extra)}"
                note = Note(f"type '{rows[0].name}' {first}", rows[0].span)
                hint = "a product has the operator only with a row in every type"
                self.report.error("product-rows", message, other.span, hint, note)

    # --- parameters

    def _roles(self) -> None:
        place = self.document.key("params")
        for role, of_role in (("in", self.op.inputs), ("out", self.op.outputs)):
            if not of_role and self.op.params and not (role == "in" and self.made):
                self.report.error("role", f"the operator has no parameter with '{role}'", place)

    def _names(self) -> None:
        """Parameters, parts and the in-place parameter become C names, which must be distinct."""
        names = [(p.name, p.span) for p in self.op.params]
        names += [(part.name, part.span) for p in self.op.tensors for part in p.parts]
        names += [(let.name, self.document.key("let", let.name)) for let in self.op.lets]
        names += [(param, v.span) for v in self.op.variants for param, _ in v.pairs if param not in v.stands_for]
        plain = {p.name for p in self.op.params if isinstance(p, IntegerParam) and p.name != snake(p.name)}  # no local is named after them
        first: dict[str, Span] = {}
        for name, place in names:
            c = snake(name)
            if not is_name(name):
                self.report.error("bad-name", f"'{name}' is not a name", place)
            elif (why := taken(name, self.op.name if name not in plain else "")) is not None:
                self.report.error("bad-name", f"'{name}' {why}", place)
            elif c in first:
                note = Note("the other one is here", first[c])
                message = f"'{name}' and another name would both be '{c}' in C"
                self.report.error("duplicate-name", message, place, None, note)
            first.setdefault(c, place)

    def _param(self, param: TensorParam | ScalarParam) -> None:
        path = ("params", param.name, param.role)
        if self._unknown(param.type, *path):
            return
        place = self.document.span(*path)
        if isinstance(param, InputParam) and isinstance(self.types[param.type], TypeRule):
            message = f"input '{param.name}' has type '{param.type}', which is made from others"
            hint = "an input has a type with rows"
            self.report.error("unbound-type", message, place, hint)
        elif param.type not in self.bound and not (isinstance(param, InputParam) and param.optional):
            whose = "only inputs have that may be null" if param.type in self.had else "no input has"
            message = f"'{param.name}' has type '{param.type}', which {whose}"
            hint = "an output with dtypes of its own is {out: cast(T), to: O}"
            self.report.error("unbound-type", message, place, hint if isinstance(param, OutputParam) else None)
        if isinstance(param, InputParam) and param.optional:
            self._optional(param)
        if isinstance(param, ScalarParam) and param.converted and isinstance(self.types[param.type], TypeRule):
            message = f"preconditions see what '{param.name}' is converted to, and '{param.type}' is made from others"
            hint = "a scalar that preconditions see converted has a type with rows"
            self.report.error("unbound-type", message, self.document.span("params", param.name, "converted"), hint)
        makes = self.op.space_tensors == (param.name,)
        if isinstance(param, TensorParam) and param.rank is not None and not makes and (isinstance(param, OutputParam) or self.op.contraction is None):
            message = f"'{param.name}' has a rank of its own, but does not make the space"
            hint = "the rank of all else follows from the space"
            self.report.error("rank", message, self.document.span("params", param.name, "rank"), hint)
        if isinstance(param, TensorParam) and param.view == "row" and self.op.row_shape is None:
            message = f"'{param.name}' has the extents of the last axes, and formulas do not reduce along these"
            hint = f"write sum(..., over: {param.name}), or over an argument {{extents: {', '.join(self.op.space.of)}}}"
            self.report.error("view", message, self.document.span("params", param.name, "view"), hint)
        if isinstance(param, InputParam) and param.without is not None and param.without != self.op.row_axis:
            runs = f"and formulas reduce along '{self.op.row_axis}'" if self.op.row_axis is not None else "and formulas reduce along nothing"
            message = f"'{param.name}' has one element for each row along '{param.without}', {runs}"
            self.report.error("axis", message, self.document.span("params", param.name, "view"), "rows are those of the formulas")
        if isinstance(param, TensorParam) and param.keep is not None and self.op.row_groups is not None:
            message = f"'{param.name}' has an element for each group, whose points are no axes that it could keep"
            self.report.error("view", message, self.document.span("params", param.name, "view", "keep"), "leave out keep")
        if isinstance(param, OutputParam):
            self._goal(param)
        rows = dict(self.op.contraction.shaped) if self.op.contraction is not None else {}
        kept = self.op.contraction.solved.kept if self.op.contraction is not None and self.op.contraction.solved is not None else None
        shared = self.op.contraction is not None and self.op.contraction.shares
        if isinstance(param, OutputParam) and param.optional and self.op.row_axis is None and param.name != kept and param.name not in rows and not self.op.finds and not shared:
            message = f"'{param.name}' cannot be null, because no formula reduces along an axis"
            hint = "only an operator that reduces along an axis has outputs that need not be written"
            self.report.error("default", message, self.document.span("params", param.name, "default"), hint)

    def _flags(self, param: FlagsParam | ModeParam) -> None:
        """What has a flag is an output that may be null."""
        outputs = [p.name for p in self.op.targets]
        key = "flags" if isinstance(param, FlagsParam) else "writes"
        if isinstance(param, ModeParam) and param.outputs and param.c != "bool" and dict(param.listed).get(param.silent) != "0":
            message = f"'{param.name}' says which outputs are written, and is neither a flag nor a number whose 0 is none"
            self.report.error("flags", message, self.document.span("params", param.name, key), "a flag is {mode: [false, true], c: bool}")
        for index, name in enumerate(param.outputs):
            place = self.document.span("params", param.name, key, index)
            found = next((p for p in self.op.targets if p.name == name), None)
            if found is None:
                hint = did_you_mean(name, outputs, f"the outputs are {listed(outputs)}")
                self.report.error("unknown-name", f"'{param.name}' has a flag for '{name}', which is not an output", place, hint)
            elif not found.optional or self.op.flag_of(name) != (param, index):
                why = "is not null" if not found.optional else "has another flag"
                message = f"'{param.name}' has a flag for '{name}', which {why}"
                self.report.error("flags", message, place, "an output with a flag has default: none, and one flag")

    def _dtype(self, param: DtypeParam) -> None:
        """What a parameter names is one of a row, which no input has."""
        path = ("params", param.name, param.role)
        if self._unknown(param.type, *path):
            return
        if isinstance(self.types[param.type], TypeRule):
            message = f"'{param.name}' names a dtype of type '{param.type}', which is made from others"
            self.report.error("unbound-type", message, self.document.span(*path), "a dtype that is named is one of a row")
        elif param.type in {p.type for p in self.op.sources}:
            message = f"'{param.name}' names the dtype of type '{param.type}', which an input has"
            self.report.error("unbound-type", message, self.document.span(*path), "write a type of its own")

    def _goal(self, param: OutputParam) -> None:
        """Checks `to:` of an output, the tensor or type variable that gives its dtype."""
        goal = self.op.goal(param)
        target = goal.type if goal is not None else param.cast_to
        if param.converts and target is None:
            message = f"'{param.name}' is converted, but does not say to which dtypes"
            place = self.document.span("params", param.name, "out")
            self.report.error("cast", message, place, "write to: O, with rows for O, or to: dtype, which names one")
        elif param.converts and not self.op.moves and not self.op.lined and not self.op.finds:
            message = f"'{param.name}' is converted, and its formula is not an input as it is"
            hint = "a result is stored by cast(T)"
            self.report.error("cast", message, self.document.span("params", param.name, "out"), hint)
        if goal is not None and goal.optional:
            message = f"'{param.name}' has the dtype of '{goal.name}', which may be null"
            self.report.error("default", message, self.document.span("params", param.name, "to"))
        if target is not None and not self._unknown(target, "params", param.name, "to"):
            self._cast(param, param.type, target)

    def _optional(self, param: InputParam) -> None:
        """An optional tensor neither makes the space or its rows nor is split."""
        place = self.document.span("params", param.name, "default")
        if param.parts or param.name in self.op.space_tensors[:1] or param.name == self.op.row_axis:
            why = "is split" if param.parts else "makes the rows" if param.name == self.op.row_axis else "makes the space"
            message = f"'{param.name}' {why}, so it cannot be null"
            self.report.error("default", message, place)

    def _axis(self, param: AxisParam | AxesParam | ExtentsParam | ExtentParam | GroupsParam) -> None:
        """An axis counts those of an input, extents are those of its axes, and groups are those of its channels."""
        if isinstance(param, AxisParam) and param.flat is not None and self.op.found_axis is not param:
            message = f"'{param.name}' may stand for all elements, and no runs are along it"
            place = self.document.span("params", param.name, "flat")
            self.report.error("axis", message, place, f"write runs(x, along: {param.name}), or leave 'flat' out")
        made = [p for p in self.op.targets if isinstance(param, ExtentParam) and (self.op.creates or p.name in self.op.space.of)]
        inputs = [p.name for p in (*self.op.sources, *made)]
        if param.of and param.of not in inputs:
            what = {"extents": "has extents", "extent": "is an extent", "groups": "counts groups of channels"}.get(param.role, "is an axis")
            message = f"'{param.name}' {what} of '{param.of}', which is not an input"
            hint = did_you_mean(param.of, inputs, f"the inputs are {listed(inputs)}")
            place = self.document.span("params", param.name, param.role)
            self.report.error("unknown-name", message, place, hint)
        unless = param.unless if isinstance(param, AxesParam) else None
        if unless is not None and unless not in [mode.name for mode in self.op.flags]:
            message = f"'{unless}' says whether an empty '{param.name}' names no axis, and is not a flag"
            place = self.document.span("params", param.name, "unless")
            self.report.error("unknown-name", message, place, "a flag is {mode: [false, true], c: bool}")

    def _cast(self, param: OutputParam, source: str, target: str) -> None:
        place = self.document.span("params", param.name, "to")
        rule = self.types[target]
        if isinstance(rule, TypeRule) and rule.rule != "part":
            message = f"a cast reaches a type with rows, and '{target}' is a rule"
            self.report.error("cast", message, place)
            return
        dtypes = self.facts.dtypes
        reached = self.rows[target]
        for product, sources in self.rows[source].items():
            for goal in reached.get(product, ()):
                if not any(stores(param, dtypes[s], dtypes[goal]) for s in sources):
                    message = f"on {product} no dtype of {source} can be cast to {goal}"
                    self.report.error("cast", message, place)
                    return

    def _space(self) -> None:
        """The space is the shape of an input, or of an output to which one is converted, where nothing is read, whose points
        formulas number, or for which inputs have bits; or the broadcast of two inputs."""
        names = self.op.space.of
        tensors: dict[str, TensorParam] = {p.name: p for p in self.op.inputs if p not in self.op.point_indices}
        rule = f"the {'outputs' if self.op.creates else 'inputs'} are"
        if len(names) == 1:
            tensors |= {p.name: p for p in self.op.outputs if p.converts or self.op.creates or self.op.numbered}
        split = [p.name for p in self.op.tensors if p.parts]
        for name in names:
            if name in split:
                continue  # a part has to make the space, which split_tensors reports
            if name not in tensors:
                hint = did_you_mean(name, tensors, f"{rule} {listed(tensors)}")
                message = f"the space names '{name}', which is not an input"
                self.report.error("unknown-name", message, self.op.space.span, hint)
            elif tensors[name].view not in ("same", UNKNOWN, *((DOWN, ACROSS) if self.op.space.outer else ())) or self.op.space.outer and tensors[name].part is not None:
                message = f"'{name}' has the view '{tensors[name].view}', but it makes the space"
                note = Note("the space is declared here", self.op.space.span)
                place = self.document.span("params", name, "view")
                self.report.error("view", message, place, None, note)
        if self.op.space.outer:
            self._matrix()
        if len(set(names)) < len(names):
            verb = "make a matrix" if self.op.space.outer else "be broadcast"
            message = f"'{next(n for n in names if names.count(n) > 1)}' cannot {verb} with itself"
            hint = "the vectors are two inputs" if self.op.space.outer else f"write space: {names[0]}"
            self.report.error("space", message, self.op.space.span, hint)

    def _matrix(self) -> None:
        """What is seen in the matrix of two vectors broadcasts to it, and each point is taken by itself."""
        for param in self.op.tensors:
            if param.name in self.op.space.of:
                fits = not param.optional and param.laid is None
            else:
                fits = not param.parts and param.laid is None and param.view in (("broadcast", "single", UNKNOWN) if isinstance(param, InputParam) else ("same", UNKNOWN))
            if not fits:
                message = f"'{param.name}' is not seen in the matrix of two vectors"
                hint = "vectors are never null and have no view, other inputs have the view broadcast, and outputs an element for each point"
                self.report.error("space", message, param.span, hint)
        if self.op.row_axis is not None or self.op.scattered is not None or self.op.point_indices or self.op.judged:
            message = "the matrix of two vectors is a space of formulas that take each point by itself"
            self.report.error("space", message, self.op.space.span)

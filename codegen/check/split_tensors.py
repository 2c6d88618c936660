"""Checks of tensors that have parts: the arguments of their views, halves, the space."""

from __future__ import annotations

from itertools import product

from codegen.language.diagnostic import Note, Report, listed
from codegen.language.operator import Operator
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.params import MAP_ARGUMENTS, InputParam, MapUse, ModeParam, Param, Part, TensorParam, When, case_holds
from codegen.language.facts import Facts
from codegen.language.tree import Document
from codegen.language.type_dtypes import dtypes_of

Choice = dict[str, str]
POSITIONS = ("i32", "i64")  # the dtypes of indices

# What an argument of a view is, and how such a parameter is written.
_WHAT = {
    "axis": ("an axis", "an axis is a parameter {axis: TENSOR}, or a number such as -1"),
    "axes": ("a list of axes", "a list of axes is a parameter {axes: TENSOR}"),
    "integer": ("an integer", "an integer is a parameter {integer: int64_t}, or a number"),
    "integers": ("a list of integers", "a list of integers is a parameter {integers: aclIntArray}"),
    "positions": ("another input", "indices are an input {in: I} that is neither split nor null"),
    "scalar": ("an aclScalar", "an aclScalar is a parameter {scalar: T}"),
}


def choices_of(op: Operator, param: TensorParam) -> list[Choice]:
    """Every combination of the modes that the views of a tensor depend on."""
    used = {mode for part in param.parts for when, _ in part.cases for mode, _ in when}
    modes = [mode for mode in op.modes if mode.name in used]
    labels = product(*([label for label, _ in mode.values] for mode in modes))
    return [dict(zip((mode.name for mode in modes), chosen)) for chosen in labels]


def check_parts(op: Operator, document: Document, facts: Facts, report: Report) -> None:
    _Parts(op, document, facts, report).check()


WHAT_LIST = ("a list of indices", "such a list is an input {in: I, list: indices}")


class _Parts:
    def __init__(self, op: Operator, document: Document, facts: Facts, report: Report) -> None:
        self.op = op
        self.document = document
        self.facts = facts
        self.report = report

    def check(self) -> None:
        for param in self.op.tensors:
            if param.parts and all([self._part(param, part) for part in param.parts]):
                self._whole(param)
        self._indices()
        self._space()

    def _indices(self) -> None:
        """Indices are integers of 32 or 64 bits, and no others are said to wrap."""
        for param in self.op.sources:
            place = self.document.span("params", param.name, "in")
            dtypes = dtypes_of(self.op, self.facts, param.type) if param in self.op.indices else set()
            if dtypes - set(POSITIONS):
                message = f"'{param.name}' has indices, which are no {listed(sorted(dtypes - set(POSITIONS)))}"
                self.report.error("dtype", message, place, f"indices are {listed(POSITIONS)}")
            elif param.wraps and param not in self.op.indices:
                message = f"'{param.name}' wraps, but no view is given its indices"
                self.report.error("view", message, self.document.span("params", param.name, "wraps"))
            elif param.wraps and param in self.op.counters:
                message = f"'{param.name}' wraps, and has counts, which are not below 0"
                self.report.error("view", message, self.document.span("params", param.name, "wraps"), "write no wraps:")
            elif param.wraps_when is not None and param.wraps_when not in [mode.name for mode in self.op.flags]:
                message = f"'{param.wraps_when}' says whether '{param.name}' wraps, and is not a flag"
                hint = "write wraps: true, or the name of a flag, which is {mode: [false, true], c: bool}"
                self.report.error("unknown-name", message, self.document.span("params", param.name, "wraps"), hint)

    # --- one tensor

    def _part(self, param: TensorParam, part: Part) -> bool:
        """Whether the axes and modes of a part exist and every combination of modes has a view."""
        path = ("params", param.name, "views", part.name)
        before = len(self.report.diagnostics)
        for when, use in part.cases:
            for mode, label in when:
                self._mode(path, mode, label)
            for takes, arg in zip(INDEX_MAPS[use.word].takes, use.args):
                if arg.isidentifier():
                    self._argument(param, part, takes, arg)
        if len(self.report.diagnostics) > before:
            return False
        numbered = [mode for when, _ in part.cases for mode, _ in when if self._mode_named(mode).c not in ("bool", "char *")]
        if numbered and part.cases[-1][0]:
            message = f"'{part.name}' has no view where '{numbered[0]}' has none of its values, which is refused later"
            self.report.error("missing-case", message, self.document.key(*path), "the last case is otherwise: ...")
            return False
        if any(_use(part.cases, chosen) is None for chosen in choices_of(self.op, param)):
            message = f"'{part.name}' has no view for some choice of the modes"
            self.report.error("missing-case", message, self.document.key(*path), "add otherwise: ...")
        return len(self.report.diagnostics) == before

    def _mode(self, path: tuple[str, ...], mode: str, label: str) -> None:
        """Views depend on modes. A value that an integer does not list is refused after the shapes, whose checks see the
        last case; a text is looked up before."""
        found = self._mode_named(mode) if mode in (m.name for m in self.op.modes) else None
        labels = [name for name, _ in found.listed] if found is not None else []
        if found is None:
            message = f"the case names '{mode}', which is no mode"
            self.report.error("unknown-name", message, self.document.span(*path), f"a view depends on modes: {listed(m.name for m in self.op.modes) or 'there are none'}")
        elif label not in labels:
            message = f"mode '{mode}' has no value '{label}'"
            hint = f"'{mode}' is one of {', '.join(labels)}"
            self.report.error("unknown-label", message, self.document.span(*path), hint)

    def _mode_named(self, name: str) -> ModeParam:
        return next(mode for mode in self.op.modes if mode.name == name)

    def _argument(self, param: TensorParam, part: Part, takes: str, name: str) -> None:
        """A parameter that a view is given has the role that it takes."""
        found = next((p for p in self.op.params if isinstance(p, MAP_ARGUMENTS[takes]) and p.name == name), None)
        lists = any(INDEX_MAPS[use.word].lists for _, use in part.cases)
        if found is not None and not (takes == "positions" and not self._indexes(param, found, lists)):
            return
        place = self.document.span("params", param.name, "views", part.name)
        what, hint = _WHAT[takes] if not lists else WHAT_LIST
        self.report.error("axis", f"'{name}' is not {what}", place, hint)

    def _indexes(self, whole: TensorParam, param: Param, lists: bool) -> bool:
        """Whether an input can have the indices of another's part."""
        assert isinstance(param, InputParam)
        return param.name != whole.name and not param.parts and not param.optional and param.view == "same" and (param.laid is not None) == lists

    def _whole(self, param: TensorParam) -> None:
        """A tensor has the two halves of one axis as parts, or one part that is no half."""
        words = {use.word for part in param.parts for _, use in part.cases}
        halves = [INDEX_MAPS[word].halves for word in words]
        if len(param.parts) == 2 and all(halves):
            self._halves(param)
        elif len(param.parts) == 2 or any(halves):
            count = "two parts" if len(param.parts) == 2 else "one part"
            message = f"'{param.name}' has {count} by {listed(sorted(words))}"
            hint = "a tensor has both halves along an axis as parts, or one part by another view"
            self.report.error("view", message, param.parts[0].span, hint)

    def _halves(self, param: TensorParam) -> None:
        """For every combination of modes the two parts are the two halves of one axis."""
        first, second = param.parts
        for chosen in choices_of(self.op, param):
            a, b = first.use(chosen), second.use(chosen)
            if (a.word, a.axis) != (b.word, b.axis) or a.index == b.index:
                message = f"'{first.name}' and '{second.name}' are not the two halves of '{param.name}'"
                hint = f"'{second.name}' should be {a.word}({a.axis}, {1 - a.index}) here"
                note = Note("the other half is here", first.span)
                self.report.error("view", message, second.span, hint, note)
                return

    # --- the space

    def _space(self) -> None:
        """The only split input that does not broadcast makes the space; outputs and inputs that broadcast are split
        along the same axis."""
        inputs = [p for p in self.op.sources if p.parts and p.view != "broadcast"]
        source = self.op.space_part
        makers = {seen.space_part.whole for seen in self.op.by_space if seen.space_part is not None}
        for split in inputs:
            if split.name not in makers:
                names = listed([part.name for part in split.parts])
                message = f"'{split.name}' is split, but does not make the space"
                hint = f"the space is one of its parts: {names}"
                self.report.error("space", message, self.op.space.span, hint)
                return
        if source is not None and source.part is not None and not self.op.moves:
            words = [use.word for _, use in source.part.cases if INDEX_MAPS[use.word].moved]
            if words:
                hint = f"the formula of a mover is '{source.name}' alone"
                self.report.error("view", f"what is {words[0]} can only be moved", source.span, hint)
        for wide in (p for p in self.op.sources if p.parts and p.view == "broadcast"):
            self._broadcast(wide, inputs)
        for param in self.op.targets:
            if param.parts and not self._alike(param, inputs):
                message = f"'{param.name}' is split, and no input is split along the same axis"
                hint = "an output that is split has the shape of an input that is"
                self.report.error("view", message, param.span, hint)

    def _broadcast(self, param: InputParam, inputs: list[InputParam]) -> None:
        """An input that broadcasts to a tensor and is split as that is: its elements alternate along the last axis only,
        because those of a tensor that repeats are not a single stride apart."""
        uses = [use for part in param.parts for _, use in part.cases]
        place = self.document.span("params", param.name, "views")
        if not self._alike(param, inputs):
            message = f"'{param.name}' broadcasts, and is not split along the axis of the input that makes the space"
            self.report.error("view", message, place, "its parts are halves along the axis that that input is split along")
        elif any(use.word == "alternate" and use.axis != "-1" for use in uses):
            message = f"'{param.name}' broadcasts, and its elements alternate along '{uses[0].axis}'"
            self.report.error("view", message, place, "elements of what broadcasts alternate along the last axis, -1")

    def _alike(self, param: TensorParam, inputs: list[InputParam]) -> bool:
        return any(
            {use.axis for part in param.parts for _, use in part.cases}
            == {use.axis for part in other.parts for _, use in part.cases}
            for other in inputs
        )


def _use(cases: tuple[tuple[When, MapUse], ...], chosen: Choice) -> MapUse | None:
    return next((use for when, use in cases if case_holds(when, chosen)), None)

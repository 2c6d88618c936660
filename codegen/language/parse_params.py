"""The `params` of a spec: tree to operator.Param."""

from __future__ import annotations

import re

from codegen.language.diagnostic import Note, Report, did_you_mean, listed
from codegen.language.dtypes import PARTS
from codegen.language.expression import ALL
from codegen.language.found_words import FOUND
from codegen.language.index_maps import HIGHEST_RANK
from codegen.language.keys import ALONE, C_ABSENT, C_AXIS, C_IGNORED, C_INTEGER, C_INTEGERS, C_MODES, C_PRESENT, C_SCALARS, OF_ROLE, ROLES, STRING, VIEWS
from codegen.language.params import (
    ALIGNED, BITS, CLASS, HIGHEST, IN_BLOCKS, KEEPS, LAID_READ, LAID_WRITTEN, MADE, OF_CLASS, REDUCED, VERDICT, AxesParam, AxisParam, Classed, DtypeParam, ExtentParam, ExtentsParam, FlagsParam, GroupsParam, IgnoredParam, InputParam, IntegerParam, IntegersParam, ModeParam, Octets, OutputParam, Param, RowCase, RowRule, RowsParam, ScalarParam,
)  # fmt: skip
from codegen.language.parse_parts import OTHERWISE, parse_laid, parse_parts, parse_use, parse_when
from codegen.language.parse_types import SpecTypes, text_of
from codegen.language.place import Span
from codegen.language.prose import check_prose
from codegen.language.reductions import reduced_view
from codegen.language.tree import Document, Entry, Items, Map, Node, Scalar, kind

EMPTY = ("0", "1", "nan", "-inf")  # what an output may be where there are no elements
ROWS = "rows"  # the view of a tensor without an axis
FIRST = "first"  # of one with the first elements of sorted lines
LABEL, LABELS = 63, 64  # most characters of a mode's label; most labels of a mode
UNKNOWN = "unknown"  # the view of a parameter whose view could not be read
_NUMBER = re.compile(r"-?(\d{1,20}(\.\d{1,20})?|inf)", re.ASCII)
_QUARTERS = re.compile(r"-?\d{1,2}(\.(5|25|75))?", re.ASCII)
_SMALL = re.compile(r"-?(\d{1,2}|inf)", re.ASCII)
_LABEL = rf"\w{{1,{LABEL}}}"
_CAST = re.compile(r"cast\(\s*(\w+)\s*\)")
_ALIGNED = re.compile(rf"{ALIGNED}\(\s*([A-Za-z]\w*)\s*(?:,\s*([A-Za-z]\w*)\s*,\s*([A-Za-z]\w*)\s*)?\)", re.ASCII)
_RESULT = re.compile(r"(cast|truth|position|convert)\(\s*(\w+)\s*\)")


class SpecParams:
    """Reads parameters; mistakes go to the report."""

    def __init__(self, types: SpecTypes, report: Report) -> None:
        self.types = types
        self.report = report

    def params(self, document: Document, node: Map) -> tuple[Param, ...]:
        found = [self._param(document, entry) for entry in node]
        return tuple(param for param in found if param is not None)

    def _param(self, document: Document, entry: Entry) -> Param | None:
        name, span, value = entry.key.text, entry.key.span, entry.value
        if not isinstance(value, Map):
            message = f"parameter '{name}' says its role in a mapping, not by {kind(value)}"
            self.report.error("wrong-kind", message, value.span, "write it as {in: T}")
            return None
        roles = [e for e in value if e.key.text in ROLES]
        if len(roles) != 1:
            message = f"parameter '{name}' has {'no role' if not roles else 'two roles'}"
            place = roles[1].key.span if roles else span
            self.report.error("role", message, place, f"a parameter has one of {listed(ROLES)}")
            if not roles:
                return None
        role = roles[0].key.text
        for other in value:
            if other.key.text not in (*ROLES, *OF_ROLE[role]):
                rule = f"a parameter with '{role}' may have {listed(OF_ROLE[role])}"
                hint = did_you_mean(other.key.text, OF_ROLE[role], rule)
                message = f"parameter '{name}' has the unknown key '{other.key.text}'"
                self.report.error("unknown-key", message, other.key.span, hint)
        doc = self._doc(value)
        if role == "mode":
            c, values = self._mode(name, roles[0].value, value)
            default = self._default_mode(name, value, c, [label for label, _ in values])
            only = self._true(name, value, "hint")
            outputs = self._flags(name, value, "writes") if value.get("writes") is not None else ()
            return ModeParam(name=name, default=default, c=c, values=values, hint=only, outputs=outputs, doc=doc, span=span)
        if role == "scalar":
            return self._scalar(name, span, value, doc)
        if role == "dtype":
            return DtypeParam(name=name, doc=doc, span=span, type=text_of(self.report, value, role) or "")
        if role == "axis":
            filled = self._true(name, value, "filled")
            c = self._c_of(name, "c", value, C_AXIS)
            return AxisParam(name=name, doc=doc, span=span, of=text_of(self.report, value, role) or "", filled=filled, flat=self._flat(name, value), c=c)
        if role == "axes":
            return self._axes(name, span, value, doc)
        if role == "extents":
            return ExtentsParam(name=name, doc=doc, span=span, of=text_of(self.report, value, role) or "")
        if role == "extent":
            return self._extent(name, span, value, doc)
        if role == "groups":
            return GroupsParam(name=name, doc=doc, span=span, of=text_of(self.report, value, role) or "")
        if role == "integer":
            counts, zero = (text_of(self.report, value, key) for key in ("counts", "zero"))
            return IntegerParam(name=name, doc=doc, span=span, c=self._c_of(name, role, value, C_INTEGER), counts=counts, zero=zero)
        if role == "integers":
            self._c_of(name, role, value, C_INTEGERS)
            return IntegersParam(name=name, doc=doc, span=span, length=self._length(value))
        if role == "flags":
            return FlagsParam(name=name, doc=doc, span=span, outputs=self._flags(name, value, role))
        if role == "rows":
            return self._rows(name, span, value, doc)
        if role == "ignored":
            return self._ignored(name, span, value, doc)
        if role in ("absent", "present"):
            present = role == "present"
            c = self._c_of(name, role, value, C_PRESENT if present else C_ABSENT)
            return IgnoredParam(name=name, default="none", written=False, c=c, absent=True, present=present, doc=doc, span=span)
        type_ = text_of(self.report, value, role) or ""
        cast = _RESULT.fullmatch(type_) if role == "out" else None
        seen = reduced_view(value.get("view"), self.report) if role == "out" else value.get("view")
        turns: tuple[RowCase, ...] = ()
        if role == "out" and isinstance(seen, Map) and in_cases(seen):
            turns, seen = self._turns(name, seen)
        classed = self._classed(name, seen) if role == "in" else None
        view, like = self._view(document, name, role, seen) if classed is None else ("same" if classed.word == CLASS else "broadcast", None)
        octets = self._octets(name, role, seen) if view == BITS and isinstance(seen, Map) else None
        without = like if view == ROWS else None
        keep, single, empty = self._kept(name, seen) if view == ROWS else (None, False, None)
        at = text_of(self.report, seen, "at") if view == ROWS and isinstance(seen, Map) else None
        totals = text_of(self.report, seen, REDUCED) if view == ROWS and role == "out" and isinstance(seen, Map) else None
        first = like if view == FIRST else None
        like, view = (None if view in (ROWS, FIRST) else like), ("same" if view == FIRST else view)
        to = text_of(self.report, value, "to")
        if to is not None and cast is None:
            message = f"'to' of '{name}' says which dtypes a cast may reach, but there is no cast"
            place = document.key("params", name, "to")
            self.report.error("cast", message, place, f"write {{out: cast(T), to: {to}}}")
        type_ = cast[2] if cast else type_
        split = value.entry("views")
        if split is not None and value.get("view") is not None and (role, view) != ("in", "broadcast"):
            message = f"'{name}' has both 'view' and 'views'"
            hint = "an input that broadcasts may have parts, too; of other tensors with parts, each has an element for each point"
            self.report.error("view", message, split.key.span, hint)
        parts = parse_parts(name, split.value, self.report) if split is not None else ()
        if split is not None and not parts:
            return None
        const = self._const(name, role, value)
        lone = value.get("list")
        alone = role == "in" and isinstance(lone, Scalar) and lone.text == ALONE
        laid = parse_laid(name, value.get("list"), LAID_READ if role == "in" else LAID_WRITTEN, self.report) if not alone else None
        made = value.get("put")
        put = parse_use(made, self.report) if made is not None else None
        over = text_of(self.report, value, "over")
        if role == "in":
            if keep not in (None, KEEPS):
                message = f"'{name}' has the axes of the rows, or lacks them, always"
                self.report.error("view", message, document.span("params", name, "view", "keep"), "write keep: true, or leave it out")
            meaning = "a whole number of one or two digits or an infinity, which a null pointer means at every point"
            return InputParam(
                name=name, type=type_, view=view, like=like, without=without, keep=keep, rank=self._rank(name, value),
                wraps=value.get("wraps") is not None, wraps_when=self._wraps_when(value), laid=laid, alone=alone, aligned=self._aligned(seen), octets=octets, classed=classed, blocks=self._blocks(name, value, IN_BLOCKS),
                default=self._default(name, value, _SMALL, meaning), doc=doc, parts=parts, span=span, const=const,
            )  # fmt: skip
        return OutputParam(
            name=name, type=type_, default=self._default(name, value, re.compile("none"), "none, which allows a null pointer"),
            rank=self._rank(name, value) if view != VERDICT else None, cast=cast is not None, cast_to=to, view=view, octets=octets, like=like, without=without,
            keep=keep, single=single, empty=empty, first=first, at=at, turns=turns, doc=doc, parts=parts, span=span, const=const, truth=cast is not None and cast[1] == "truth",
            position=cast is not None and cast[1] == "position",
            converts=cast is not None and cast[1] == "convert", laid=laid,
            truncate=self._flag(name, value, "truncate", "integers towards zero"),
            real=self._flag(name, value, "real", "their real parts"),
            one_axis=view == VERDICT and self._has_axis(name, value), totals=totals, put=put, over=over, blocks=self._blocks(name, value, (MADE,)) is not None, narrow=text_of(self.report, value, "narrow"), zeros=self._true(name, value, "zeros"), always=put is not None and (over is None or text_of(self.report, value, "empty") == over),
        )  # fmt: skip

    def _doc(self, value: Map) -> str:
        """The parameter's description, on one line."""
        text = text_of(self.report, value, "doc")
        node = value.get("doc")
        if isinstance(node, Scalar):
            check_prose(node, self.report)
        return " ".join(text.split()) if text is not None else ""

    def _axes(self, name: str, span: Span, value: Map, doc: str) -> AxesParam:
        """A list of axes, and what a list may be."""
        empty = text_of(self.report, value, "empty")
        unless = text_of(self.report, value, "unless")
        node = value.get("empty") or value
        if empty not in (None, ALL):
            message = f"an empty list '{name}' does not mean '{empty}'"
            self.report.error("axis", message, node.span, f"write empty: {ALL}, or leave it out: no axis")
        if unless is not None and empty is None:
            message = f"'unless' of '{name}' says when an empty list does not mean all axes, which it never does"
            self.report.error("axis", message, (value.get("unless") or value).span, f"write empty: {ALL}")
        return AxesParam(
            name=name, doc=doc, span=span, of=text_of(self.report, value, "axes") or "", every=empty == ALL, unless=unless,
            filled=self._true(name, value, "filled"),
            repeats=self._true(name, value, "repeats"),
        )  # fmt: skip

    def _turns(self, name: str, node: Map) -> tuple[tuple[RowCase, ...], Node | None]:
        """The cases of a view, each a view of rows or `same`; and the first view of rows, with which the others agree but for
        what an element is where there are none."""
        rows = next((e.value for e in node if isinstance(e.value, Map)), None)
        found: list[RowCase] = []
        for case in node:
            when = parse_when(case.key, self.report)
            same = isinstance(case.value, Scalar) and case.value.text == "same"
            if not same and not (isinstance(case.value, Map) and case.value.get("without") and _of_rows(case.value, "out")):
                message = f"there is no view {kind(case.value)} of a case"
                self.report.error("view", message, case.value.span, "in a case, a view is same or {without: AXIS}")
            elif not same and isinstance(case.value, Map) and rows is not None and _agreed(case.value) != _agreed(rows):
                message = f"the cases of '{name}' lack different axes"
                self.report.error("view", message, case.value.span, "views of rows differ in what they are when empty alone")
            elif when is not None:
                found.append(RowCase(when, not same, None if same else self._kept(name, case.value)[2]))
        if len(found) < len(node.entries):
            return (), rows
        if rows is None or all(turn.by_row for turn in found):
            message = f"'{name}' has {'no rows' if rows is None else 'rows'} in every case"
            self.report.error("view", message, node.span, "a view that is the same in all cases is written once")
        elif found[-1].when or not all(turn.when for turn in found[:-1]):
            message = f"the last case of '{name}' is not the one for all other modes"
            self.report.error("missing-case", message, node.entries[-1].key.span, "the last case, and no other, is otherwise: ...")
        elif [turn.by_row for turn in found] != sorted(turn.by_row for turn in found):
            message = f"'{name}' has an element for each point in a case below one of rows"
            self.report.error("view", message, node.span, "cases of same stand in front")
        return tuple(found), rows

    def _kept(self, name: str, node: Node | None) -> tuple[str | None, bool, str | None]:
        """The flag that keeps axes, whether a single element has any shape, and what stands for no elements."""
        assert isinstance(node, Map)
        empty = text_of(self.report, node, "empty")
        if empty not in (None, *EMPTY):
            place = (node.get("empty") or node).span
            message = f"'{empty}' cannot be what '{name}' is where there are no elements"
            self.report.error("axis", message, place, f"write empty: {', '.join(EMPTY[:-1])} or {EMPTY[-1]}")
        return text_of(self.report, node, "keep"), self._true(name, node, "single"), empty

    def _flags(self, name: str, value: Map, key: str) -> tuple[str, ...]:
        """The names of the outputs that have flags."""
        node = value.get(key)
        names = tuple(item.text for item in node.values if isinstance(item, Scalar)) if isinstance(node, Items) else ()
        if not names or isinstance(node, Items) and len(names) < len(node.values):
            message = f"'{name}' has a flag for each of several outputs, which a list names"
            self.report.error("flags", message, (node or value).span, f"write {{{key}: [gradInput, gradWeight]}}" if key == "flags" else "write writes: [gradInput, gradWeight]")
        return names

    def _c_of(self, name: str, role: str, value: Map, allowed: tuple[str, ...]) -> str:
        """The C type of an argument of views, one of those allowed."""
        text = text_of(self.report, value, role)
        if text is not None and text not in allowed:
            message = f"'{text}' is not the C type of '{name}'"
            place = (value.get(role) or value).span
            self.report.error("c-type", message, place, f"write {{{role}: {allowed[0]}}}")
        return text if text in allowed else allowed[0]

    def _flag(self, name: str, value: Map, key: str, what: str) -> bool:
        """Whether the output allows a lossy conversion (float to integer, complex to real)."""
        text = text_of(self.report, value, key)
        if text not in (None, "true"):
            place = (value.get(key) or value).span
            message = f"'{key}' of '{name}' says that its results become {what}"
            self.report.error(key, message, place, f"write {key}: true, or nothing")
        return text == "true"

    def _true(self, name: str, value: Map, key: str) -> bool:
        """Whether a property holds, which is said by true and by nothing else."""
        text = text_of(self.report, value, key)
        if text not in (None, "true"):
            place = (value.get(key) or value).span
            self.report.error("axis", f"'{key}' of '{name}' is not '{text}'", place, f"write {key}: true, or nothing")
        return text == "true"

    def _flat(self, name: str, value: Map) -> int | None:
        """The number in the place of an axis that stands for all elements in their order."""
        text = text_of(self.report, value, "flat")
        if text is None or re.fullmatch("[1-9][0-9]{0,8}", text) and int(text) > HIGHEST_RANK:
            return int(text) if text is not None else None
        self.report.error("axis", f"'{text}' may be an axis of a tensor", (value.get("flat") or value).span, f"'flat' of '{name}' is a number above {HIGHEST_RANK}")
        return None

    def _wraps_when(self, value: Map) -> str | None:
        """The flag that says whether indices count from the end, if they do not always."""
        text = text_of(self.report, value, "wraps")
        return None if text == "true" else text

    def _blocks(self, name: str, value: Map, known: tuple[str, ...]) -> str | None:
        """Whether matrices may lie in blocks, or come to."""
        text = text_of(self.report, value, "blocks")
        if text not in (None, *known):
            self.report.error("blocks", f"'blocks' of '{name}' is not '{text}'", (value.get("blocks") or value).span, f"write blocks: {' or '.join(known)}")
        return text if text in known else None

    def _length(self, value: Map) -> int | None:
        """The number of values of a list that nothing is given."""
        text = text_of(self.report, value, "length")
        if text is None or re.fullmatch("[1-9]", text):
            return int(text) if text is not None else None
        self.report.error("wrong-kind", f"'{text}' is no length of a list", value.span, "it is 1 to 9")
        return None

    def _extent(self, name: str, span: Span, value: Map, doc: str) -> ExtentParam:
        """An extent that repeats that of an input along an axis, or the product of those from there on."""
        of = text_of(self.report, value, "extent") or ""
        axis, behind = (text_of(self.report, value, key) for key in ("along", "from"))
        text = axis if axis is not None else behind
        if (axis is None) == (behind is None) or text is None or not re.fullmatch("[0-7]", text):
            message = f"'{name}' does not say which extent of '{of}' it repeats"
            self.report.error("axis", message, value.span, "write along: 0, or from: 2 for the product of those from there on; axes count from 0 to 7")
            text = "0"
        return ExtentParam(name=name, doc=doc, span=span, of=of, axis=int(text), behind=axis is None, filled=self._true(name, value, "filled"))

    def _rank(self, name: str, value: Map) -> int | None:
        """The only rank that a tensor may have."""
        text = text_of(self.report, value, "rank")
        if text is not None and not re.fullmatch("[1-8]", text):
            place = (value.get("rank") or value).span
            message = f"'{text}' cannot be the rank of '{name}'"
            self.report.error("rank", message, place, "a rank is a whole number from 1 to 8")
            return None
        return int(text) if text is not None else None

    def _const(self, name: str, role: str, value: Map) -> bool | None:
        """Param.const: whether the pointer is declared with const, if that is unusual."""
        text = text_of(self.report, value, "const")
        unusual = "true" if role == "out" else "false"
        if text is not None and text != unusual:
            place = (value.get("const") or value).span
            message = f"'{name}' is declared like every {role} without 'const: {text}'"
            self.report.error("const", message, place, f"what is unusual is const: {unusual}")
        return None if text is None else text == "true"

    def _scalar(self, name: str, span: Span, value: Map, doc: str) -> ScalarParam:
        node, c = value.get("allowed"), text_of(self.report, value, "c")
        allowed = self.types.dtypes(node, f"'allowed' of '{name}'") if node else None
        if c is not None and c not in C_SCALARS:
            hint = did_you_mean(c, C_SCALARS, f"a plain scalar is one of {listed(C_SCALARS)}")
            place = (value.get("c") or value).span
            self.report.error("c-type", f"'{c}' is not the C type of a scalar", place, hint)
        if node is not None and c is not None:
            message = f"'{name}' is a plain C {c}, which has one dtype only"
            place = (value.get("c") or value).span
            self.report.error("c-type", message, place, "leave out 'allowed' or 'c'")
        type_ = text_of(self.report, value, "scalar") or ""
        cast = _CAST.fullmatch(type_)
        if cast is not None and c is not None:
            message = f"'{name}' is a plain C {c}, which is converted as C does"
            self.report.error("cast", message, (value.get("scalar") or value).span)
        type_ = cast[1] if cast else type_
        default = self._default(name, value, _NUMBER, "a number or an infinity, which a null pointer means")
        if default is not None and c is not None:
            message = f"'{name}' is a plain C {c}, which is never null"
            self.report.error("default", message, (value.get("default") or value).span)
        usual = self._usual(name, value)
        converted = self._true(name, value, "converted")
        if converted and c is not None:
            message = f"'{name}' is a plain C {c}, which preconditions see as it is"
            self.report.error("c-type", message, (value.get("converted") or value).span, "leave out 'converted' or 'c'")
        complex_ = self._true(name, value, "complex")
        if complex_ and (c is not None or node is not None):
            message = f"'{name}' is a plain C {c}, which is never complex" if c is not None else f"'allowed' says which dtypes '{name}' may have"
            self.report.error("c-type", message, (value.get("complex") or value).span, f"leave out 'complex' or '{'c' if c is not None else 'allowed'}'")
        const = self._const(name, "scalar", value)
        if const is not None and c is not None:
            message = f"'{name}' is a plain C {c} and no pointer"
            self.report.error("const", message, (value.get("const") or value).span)
        return ScalarParam(
            name=name, type=type_, cast=cast is not None, allowed=allowed, default=default, c=c, doc=doc, span=span,
            const=const, usual=usual, converted=converted, complex=complex_ or any(d in PARTS for d in allowed or ()),
        )  # fmt: skip

    def _rows(self, name: str, span: Span, value: Map, doc: str) -> RowsParam:
        """A tensor of counts; a null pointer means all rows."""
        beyond = text_of(self.report, value, "beyond")
        if beyond not in ("keep", "0"):
            place = (value.get("beyond") or value).span
            message = f"'{name}' does not say what becomes of the rows that it does not count"
            self.report.error("rows", message, place, "write beyond: keep, or beyond: 0")
        within = text_of(self.report, value, "within")
        if within not in (None, "true"):
            message = f"'within' of '{name}' says that more rows than there are are refused"
            place = (value.get("within") or value).span
            self.report.error("rows", message, place, "write within: true, or nothing")
        node = value.get("empty")
        empty = self.types.products(node, f"'empty' of '{name}'") if node is not None else None
        of = text_of(self.report, value, "rows") or ""
        rule = RowRule(beyond == "0", within == "true", empty)
        return RowsParam(name=name, default="none", doc=doc, span=span, of=of, rule=rule)

    def _has_axis(self, name: str, value: Map) -> bool:
        """Whether the only element of an output has an axis."""
        text = text_of(self.report, value, "rank")
        if text not in (None, "1"):
            place = (value.get("rank") or value).span
            message = f"'{text}' cannot be the rank of '{name}'"
            self.report.error("rank", message, place, "an output has one element in one axis with rank: 1, and else without axes")
        return text == "1"

    def _usual(self, name: str, value: Map) -> str | None:
        """The usual value: a number that every compute type represents exactly."""
        text = text_of(self.report, value, "usual")
        if text is None or _QUARTERS.fullmatch(text):
            return text
        place = (value.get("usual") or value).span
        message = f"'{text}' cannot be the usual value of '{name}'"
        hint = "a usual value is a number of one or two digits, with .25, .5 or .75 behind them or nothing"
        self.report.error("usual", message, place, hint)
        return None

    def _ignored(self, name: str, span: Span, value: Map, doc: str) -> IgnoredParam:
        """An ignored tensor, declared as an input (`in`) or an output (`out`)."""
        declared = text_of(self.report, value, "ignored")
        if declared in C_IGNORED:
            return IgnoredParam(name=name, default="none", written=False, c=declared, doc=doc, span=span)
        if declared not in ("in", "out"):
            place = (value.get("ignored") or value).span
            message = f"'{name}' is declared neither as an input nor as an output"
            self.report.error("role", message, place, "write {ignored: in} or {ignored: out}; a number is {ignored: int64_t}, double or bool, a list {ignored: aclIntArray}")
        default = self._default(name, value, re.compile("none"), "none, which allows a null pointer")
        return IgnoredParam(name=name, default=default, written=declared == "out", doc=doc, span=span)

    def _default(self, name: str, value: Map, form: re.Pattern[str], meaning: str) -> str | None:
        text = text_of(self.report, value, "default")
        if text is not None and not form.fullmatch(text):
            place = (value.get("default") or value).span
            message = f"'{text}' cannot be the default of '{name}'"
            self.report.error("default", message, place, f"the default is {meaning}")
        return text

    def _default_mode(self, name: str, value: Map, c: str, labels: list[str]) -> str | None:
        """The label that a null string selects."""
        default = text_of(self.report, value, "default")
        place = (value.get("default") or value).span
        if default is not None and c != STRING:
            message = f"'{name}' is a plain C {c}, which is never null"
            self.report.error("default", message, place)
        elif default is not None and default not in labels:
            message = f"'{default}' cannot be the default of '{name}'"
            hint = did_you_mean(default, labels, f"the default is one of {listed(labels)}")
            self.report.error("default", message, place, hint)
        return default

    def _view(
        self, document: Document, name: str, role: str, node: Node | None
    ) -> tuple[str, str | None]:
        """The view, and for an output the parameter whose shape it takes, the axis it lacks, or how many elements it has."""
        if isinstance(node, Map) and node.get("without") and _of_rows(node, role):
            return ROWS, text_of(self.report, node, "without")
        if isinstance(node, Map) and len(node.entries) == 1 and node.get("first") and role == "out":
            return FIRST, text_of(self.report, node, "first")
        if isinstance(node, Map) and node.get(BITS):
            return BITS, None
        if isinstance(node, Map) and len(node.entries) == 1 and node.get("like"):
            like = text_of(self.report, node, "like") or ""
            other = document.find("params", like)
            view = other.get("view") if isinstance(other, Map) and other.get("in") else None
            if role == "out" and isinstance(other, Map) and other.get("in") and isinstance(document.find("space"), Items) and view is None:
                return "same", like  # a gradient of a contraction
            if role == "in" or other is None or not isinstance(view, Scalar) or view.text == BITS:
                message = f"'{name}' cannot have the view of '{like}'"
                if role == "in":
                    hint = f"only an output may be like another; a view is one of {listed(VIEWS)}"
                else:
                    hint = "an output is like an input that has a view of its own"
                place = document.span("params", name, "view", "like")
                self.report.error("view", message, place, hint)
                return UNKNOWN, None
            return view.text, like
        if node is None:
            return "same", None
        if role == "in" and self._aligned(node):
            return "broadcast", None
        text = node.text if isinstance(node, Scalar) else ""
        if text == BITS or role == "out" and (text in (FOUND, VERDICT) or text == "row" and _has(document, "extents") or text == "channel" and _has(document, "groups")):
            return text, None
        if role == "out" and text in VIEWS and text != "same":
            return text, self._like(document, name, text)
        if text not in VIEWS:
            rule = f"a view is one of {listed(VIEWS)}, or aligned(AXIS), or {{without: AXIS}}, or of an output {{like: PARAM}} or {{first: COUNT}}"
            message = f"there is no view {kind(node)}"
            place = document.span("params", name, "view")
            self.report.error("view", message, place, did_you_mean(text, VIEWS, rule))
            return UNKNOWN, None
        return text, None

    def _aligned(self, seen: Node | None) -> tuple[str, ...]:
        """The arguments of a view along axes of the space, of which the last two may be left out; () if it is another view."""
        found = _ALIGNED.fullmatch(seen.text) if isinstance(seen, Scalar) else None
        return tuple(given or other for given, other in zip(found.groups(), ("", "-1", "0"))) if found is not None else ()

    def _classed(self, name: str, node: Node | None) -> Classed | None:
        """How an input is seen where classes are named; None if it has another view."""
        word = next((key for key in (CLASS, OF_CLASS, REDUCED) if isinstance(node, Map) and node.get(key) is not None), None)
        if word is None or not isinstance(node, Map):
            return None
        for entry in node:
            if entry.key.text not in (word, *(["alone"] if word == OF_CLASS else [])):
                message = f"a view of an input with '{word}' has no key '{entry.key.text}'"
                hint = "beside 'of_class' it may have 'alone'" if word == OF_CLASS else f"'{word}' stands alone"
                self.report.error("unknown-key", message, entry.key.span, hint)
        return Classed(word, text_of(self.report, node, word) or "", self._true(name, node, "alone"))

    def _octets(self, name: str, role: str, node: Map) -> Octets:
        """How bits lie that are not as is usual."""
        allowed = (BITS, "rows", "behind") if role == "out" else (BITS,)
        for entry in node:
            if entry.key.text not in allowed:
                message = f"a view of {'an output' if role == 'out' else 'an input'} with '{BITS}' has no key '{entry.key.text}'"
                hint = "beside 'bits' it may have 'rows' and 'behind'" if role == "out" else "'bits' stands alone"
                self.report.error("unknown-key", message, entry.key.span, hint)
        for key, only in ((BITS, HIGHEST), ("behind", "1")):
            text = text_of(self.report, node, key)
            if text not in (None, only):
                message = f"'{key}' of '{name}' is not '{text}'"
                hint = f"write {BITS}: {HIGHEST}, or view: {BITS}" if key == BITS else "write behind: 1, or nothing: 0"
                self.report.error("bits", message, (node.get(key) or node).span, hint)
        return Octets(rows=text_of(self.report, node, "rows"), behind=int(node.get("behind") is not None))

    def _like(self, document: Document, name: str, view: str) -> str | None:
        """The only input with this view, for an output that does not name the input it is like."""
        params = document.find("params")
        assert isinstance(params, Map)
        inputs = [
            entry.key.text
            for entry in params
            if isinstance(entry.value, Map)
            and entry.value.get("in")
            and isinstance(own := entry.value.get("view"), Scalar)
            and own.text == view
        ]
        if len(inputs) == 1:
            return inputs[0]
        count = "no input" if not inputs else "more than one input"
        message = f"'{name}' takes its shape from an input with view {view}, and there is {count}"
        hint = f"write view: {{like: {inputs[0]}}}" if inputs else None
        self.report.error("view", message, document.span("params", name, "view"), hint)
        return None

    def _mode(
        self, name: str, node: Node, param: Map
    ) -> tuple[str, tuple[tuple[str, str], ...]]:
        """The C type of a mode, and its labels with their C literals."""
        c = text_of(self.report, param, "c") or STRING
        if c not in C_MODES:
            rule = f"a mode is one of {listed(C_MODES)}"
            place = (param.get("c") or param).span
            message = f"'{c}' is not the C type of a mode"
            self.report.error("c-type", message, place, did_you_mean(c, C_MODES[1:], rule))
        pairs: list[tuple[Scalar | None, Node]] = []  # a value where it is not the label, and the label
        if isinstance(node, Map):
            pairs = [(e.key, e.value) for e in node]
        elif isinstance(node, Items):
            pairs = [(None, v) for v in node.values]
        labels: list[tuple[Scalar, Scalar]] = []  # value, label
        for given, label in pairs:
            if isinstance(label, Scalar):
                labels.append((given or label, label))
            else:
                message = f"a value of mode '{name}' is a word, not {kind(label)}"
                self.report.error("wrong-kind", message, label.span)
        only = len(labels) == len(pairs) == 1 and c != "bool" and (c == STRING or labels[0][0] is not labels[0][1])
        if len(labels) < 2 and not only:  # of a string or an integer one value may be allowed, and no other
            message = f"mode '{name}' is a choice of at least two values"
            self.report.error("mode", message, node.span, "write it as {mode: [none, tanh]}")
        if len(labels) > LABELS:
            message = f"mode '{name}' has {len(labels):,} values, more than {LABELS}"
            self.report.error("mode", message, node.span)
            labels = labels[:LABELS]
        seen: dict[str, Span] = {}
        shouts: dict[str, Scalar] = {}
        for value, label in labels:
            if label.text in seen:
                note = Note("it stands here first", seen[label.text])
                message = f"mode '{name}' has two values '{label.text}'"
                self.report.error("mode", message, label.span, None, note)
            seen.setdefault(label.text, label.span)
            form = {"int64_t": r"-?\d{1,18}", "int8_t": r"-?\d{1,2}", "int32_t": r"-?\d{1,9}", "int": r"-?\d{1,9}", "bool": "true|false"}.get(c, _LABEL)
            if value.text == OTHERWISE and value is not label:
                self._otherwise(name, c, value, labels[-1][0])
                continue
            shouted = label.text.upper()
            if not re.fullmatch(form, value.text, re.ASCII) or not re.fullmatch(f"-?{_LABEL}", label.text, re.ASCII):
                message = f"'{value.text}' is not a value of a mode in C type {c}"
                self.report.error("mode", message, value.span)
            elif shouts.setdefault(shouted, label) is not label and shouts[shouted].text != label.text:
                note = Note("the other one is here", shouts[shouted].span)
                message = f"'{label.text}' and another value would both be '{shouted}' in C"
                self.report.error("mode", message, label.span, None, note)
        literal = '"{}"' if c == STRING else "{}"
        return c, tuple(
            (label.text, "" if value.text == OTHERWISE and value is not label else literal.format(value.text))
            for value, label in labels
        )

    def _otherwise(self, name: str, c: str, value: Scalar, last: Scalar) -> None:
        """`otherwise`, the label of all values not listed, is the last one, and its mode is an integer."""
        hint = "write it as {mode: {1: tanh, otherwise: none}, c: int64_t}"
        if c != "int64_t":
            message = f"mode '{name}' has the C type {c}, and all its values are listed"
            self.report.error("mode", message, value.span, hint)
        elif value is not last:
            message = f"'{OTHERWISE}' of mode '{name}' does not stand last"
            self.report.error("mode", message, value.span, hint)


def _has(document: Document, role: str) -> bool:
    """Whether a parameter has this role: of extents, which are those of a row, or groups of channels."""
    params = document.find("params")
    return isinstance(params, Map) and any(isinstance(entry.value, Map) and entry.value.get(role) for entry in params)


def in_cases(node: Map) -> bool:
    """Whether a view has a view for each case of the modes."""
    return any(entry.key.text == OTHERWISE or " is " in entry.key.text for entry in node.entries)


def _agreed(node: Map) -> list[tuple[str, str]]:
    """What views of rows have in common in all cases: all but the value of `empty`."""
    return sorted((entry.key.text, "" if entry.key.text == "empty" else kind(entry.value)) for entry in node.entries)


def _of_rows(node: Map, role: str) -> bool:
    """Whether a view has no keys but those of a tensor with one element for each row."""
    keys = ("without", "keep", "single", "empty", "at") if role == "out" else ("without", "keep")
    if role == "out" and node.get(REDUCED) is not None:
        keys = ("without", REDUCED)
    return all(entry.key.text in keys for entry in node.entries)

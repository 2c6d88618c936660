"""The `types` of a spec: tree to operator.Type."""

from __future__ import annotations

import re
from dataclasses import replace

from codegen.language.c_names import LONGEST, is_name
from codegen.language.diagnostic import Note, Report, did_you_mean, listed
from codegen.language.facts import HOST, Facts
from codegen.language.operator import Type, TypeRows, TypeRule
from codegen.language.place import Span
from codegen.language.tree import Items, Map, Node, Scalar, kind

RULES = ("promote", "widen", "float", "bool", "part", "complex", "single", "with_scalar")
# How many arguments a rule has, and what they are.
_ARGUMENTS = {
    "promote": (2, 8, "two types or more"), "widen": (2, 8, "two types or more"), "float": (1, 2, "one type, and an output"),
    "bool": (1, 1, "one type"), "part": (1, 1, "one type"), "complex": (1, 1, "one type"),
    "single": (1, 2, "one type or two"), "with_scalar": (2, 8, "a type and one scalar or more"),
}  # fmt: skip
_RULE = re.compile(r"(\w+)\s*\(\s*(\w+(?:\s*,\s*\w+)*)\s*(?:,\s*(\w+) is (\w+)\s*)?\)")


class SpecTypes:
    """Reads types; mistakes go to the report and are left out of the result."""

    def __init__(self, facts: Facts, report: Report) -> None:
        self.facts = facts
        self.report = report

    def types(self, node: Map) -> tuple[Type, ...]:
        found: list[Type] = []
        for entry in node:
            name, span = entry.key.text, entry.key.span
            for each, place in _words(entry.key):
                if not is_name(each) or len(each) > LONGEST:
                    self.report.error("bad-name", f"'{each}' is not the name of a type", place)
            if isinstance(entry.value, Scalar):
                rule = self._rule(name, entry.value, span)
                found += [rule] if rule else []
            elif isinstance(entry.value, Map):
                rows = self.rows(name, entry.value, span)
                for each, place in _words(entry.key):
                    if any(each == other.name for other in found):
                        self.report.error("duplicate-key", f"type '{each}' is declared twice", place)
                    found.append(replace(rows, name=each, span=place))
            else:
                self.report.error(
                    "wrong-kind",
                    f"type '{name}' is a row for each product or a rule, not {kind(entry.value)}",
                    entry.value.span,
                )
        return tuple(found)

    def _rule(self, name: str, text: Scalar, span: Span) -> TypeRule | None:
        match = _RULE.fullmatch(text.text)
        if match is None or match[1] not in RULES:
            wrong = match[1] if match else text.text
            rule = (
                "a rule is promote(A, B) or widen(A, B), of two types or more, float(A), part(A), complex(A), single(A) or single(A, B), or "
                "with_scalar(A, other), of a type and scalars"
            )
            message = f"type '{name}' has no rule '{wrong}'"
            self.report.error("unknown-rule", message, text.span, did_you_mean(wrong, RULES, rule))
            return None
        args = tuple(re.findall(r"\w+", match[2]))
        fewest, most, wanted = _ARGUMENTS[match[1]]
        if not fewest <= len(args) <= most:
            message = f"{match[1]} is a rule of {wanted}, not of {len(args)}"
            self.report.error("unknown-rule", message, text.span)
            return None
        if match[3] and match[1] != "float":
            message = f"{match[1]} is a rule for all cases of the modes"
            self.report.error("unknown-rule", message, text.span, "float(A, mode is none) is one for a single case")
            return None
        types = 1 if match[1] in ("with_scalar", "float") else len(args)
        beside = args[1] if match[1] == "float" and len(args) > 1 else ""
        when = ((match[3], match[4]),) if match[3] else ()
        return TypeRule(name, match[1], args[:types], () if beside else args[types:], beside, when, span)

    def rows(self, name: str, node: Map, span: Span) -> TypeRows:
        """One list of dtypes for each product; a key may name several products, as may the key of types."""
        rows: dict[str, tuple[str, ...]] = {}
        first: dict[str, Span] = {}
        for entry in node:
            dtypes = self.dtypes(entry.value, f"type '{name}'")
            for product, place in _words(entry.key):
                if product in first:
                    note = Note("its first row is here", first[product])
                    message = f"type '{name}' has two rows for product '{product}'"
                    self.report.error("duplicate-row", message, place, None, note)
                elif self._known_product(product, place):
                    first[product] = place
                    rows[product] = dtypes
        return TypeRows(name, rows, span)

    def _known_product(self, product: str, place: Span) -> bool:
        known = [name for name in self.facts.products if name != HOST]
        hint: str | None = f"'{HOST}' allows what the kernels of all products can compute"
        if product == HOST:
            self.report.error("host-row", f"'{HOST}' has no row of its own", place, hint)
        elif product not in known:
            hint = did_you_mean(product, known, f"the products are {listed(known)}")
            self.report.error("unknown-product", f"there is no product '{product}'", place, hint)
        return product in known

    def products(self, node: Node, where: str) -> tuple[str, ...]:
        """A list of products, which may be empty."""
        if not isinstance(node, Items):
            self.report.error("wrong-kind", f"{where} takes a list of products, not {kind(node)}", node.span)
            return ()
        names = [v for v in node.values if isinstance(v, Scalar) and self._known_product(v.text, v.span)]
        return tuple(dict.fromkeys(v.text for v in names))

    def dtypes(self, node: Node, where: str) -> tuple[str, ...]:
        """A list of dtypes that can be computed with."""
        if not isinstance(node, Items) or not node.values:
            message = f"{where} takes a list of dtypes, not {kind(node)}"
            if isinstance(node, Items):
                message = f"{where} has an empty list of dtypes"
            self.report.error("wrong-kind", message, node.span)
            return ()
        first: dict[str, Span] = {}
        for value in node.values:
            name = value.text if isinstance(value, Scalar) else ""
            dtype = self.facts.dtypes.get(name)
            computable = [n for n, d in self.facts.dtypes.items() if d.usable]
            if dtype is None:
                hint = did_you_mean(name, computable, f"the dtypes are {listed(computable)}")
                message = f"there is no dtype {kind(value)}"
                self.report.error("unknown-dtype", message, value.span, hint)
            elif not dtype.usable:
                message = f"a formula cannot compute with dtype '{name}'"
                hint = f"the dtypes are {listed(computable)}"
                self.report.error("unknown-dtype", message, value.span, hint)
            elif name in first:
                note = Note("it stands here first", first[name])
                message = f"dtype '{name}' stands twice in one list"
                self.report.error("duplicate-dtype", message, value.span, None, note)
            else:
                first[name] = value.span
        return tuple(first)


def text_of(report: Report, node: Map, key: str) -> str | None:
    """The text under a key; None if the key is absent."""
    value = node.get(key)
    if value is None or isinstance(value, Scalar) and value.text:
        return value.text if isinstance(value, Scalar) else None
    report.error("wrong-kind", f"'{key}' takes a word, not {kind(value)}", value.span)
    return None


def _words(key: Scalar) -> list[tuple[str, Span]]:
    """The words of a key such as `ascend910, ascend910b`, each with its position."""
    found: list[tuple[str, Span]] = []
    for match in re.finditer(r"[^,\s][^,]*?(?=\s*(?:,|$))", key.text):
        start = key.span.column + int(key.quoted) + match.start()
        place = Span(key.span.file, key.span.line, start, start + len(match.group()))
        found.append((match.group(), place))
    return found or [(key.text, key.span)]

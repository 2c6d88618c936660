"""spec/dtypes.yaml and spec/products.yaml to Facts."""

from __future__ import annotations

from pathlib import Path

from codegen.language.diagnostic import Report, did_you_mean, listed
from codegen.language.facts import CLASSES, Dtype, Facts, Product
from codegen.language.read_yaml import read
from codegen.language.tree import Document, Items, Map, Scalar, kind


def load_facts(root: Path, report: Report) -> Facts | None:
    """The facts in `root`; None after an error."""
    before = len(report.diagnostics)
    dtypes_file = read(root / "dtypes.yaml", f"{root.name}/dtypes.yaml", report)
    products_file = read(root / "products.yaml", f"{root.name}/products.yaml", report)
    if dtypes_file is None or products_file is None:
        return None
    dtypes = _dtypes(dtypes_file, report)
    promotions = _promotions(dtypes_file, dtypes, report)
    products, default = _products(products_file, report)
    if len(report.diagnostics) > before:
        return None
    return Facts(dtypes, promotions, products, default)


def _rows(document: Document, section: str, report: Report) -> dict[str, Map]:
    node = document.find(section)
    if not isinstance(node, Map):
        report.error("missing-key", f"the file has no mapping '{section}'", document.root.span)
        return {}
    rows: dict[str, Map] = {}
    for entry in node:
        if isinstance(entry.value, Map):
            rows[entry.key.text] = entry.value
        else:
            message = f"'{entry.key.text}' is described by a mapping, not by {kind(entry.value)}"
            report.error("wrong-kind", message, entry.value.span)
    return rows


def _text(row: Map, name: str, key: str, report: Report) -> str:
    node = row.get(key)
    if isinstance(node, Scalar) and node.text:
        return node.text
    report.error("missing-key", f"'{name}' has no '{key}'", node.span if node else row.span)
    return ""


def _number(row: Map, name: str, key: str, report: Report) -> int:
    text = _text(row, name, key, report)
    if text and not text.isdecimal():
        node = row.get(key)
        place = node.span if node else row.span
        report.error("wrong-kind", f"'{key}' is a number, not '{text}'", place)
    return int(text) if text.isdecimal() else 0


def _known_keys(row: Map, name: str, keys: tuple[str, ...], report: Report) -> None:
    for entry in row:
        if entry.key.text not in keys:
            hint = did_you_mean(entry.key.text, keys, f"it may have {listed(keys)}")
            message = f"'{name}' has the unknown key '{entry.key.text}'"
            report.error("unknown-key", message, entry.key.span, hint)


def _dtypes(document: Document, report: Report) -> dict[str, Dtype]:
    dtypes: dict[str, Dtype] = {}
    for name, row in _rows(document, "dtypes", report).items():
        _known_keys(row, name, ("acl", "value", "bytes", "class", "c", "part"), report)
        c, part = row.get("c"), row.get("part")
        kind_ = _text(row, name, "class", report)
        if kind_ and kind_ not in CLASSES:
            place = document.span("dtypes", name, "class")
            hint = did_you_mean(kind_, CLASSES, f"a class is one of {listed(CLASSES)}")
            report.error("unknown-class", f"there is no class '{kind_}'", place, hint)
        dtypes[name] = Dtype(
            name,
            _text(row, name, "acl", report),
            _number(row, name, "value", report),
            _number(row, name, "bytes", report),
            kind_,
            c.text if isinstance(c, Scalar) else None,
            part.text if isinstance(part, Scalar) else None,
        )
    return dtypes


def _promotions(
    document: Document, dtypes: dict[str, Dtype], report: Report
) -> dict[tuple[str, str], str | None]:
    """The table of `promote`: a list of columns, and for each row as many results."""
    promotions: dict[tuple[str, str], str | None] = {}
    order = _names(document, ("promote", "order"), dtypes, report)
    node = document.find("promote", "rows")
    for entry in node.entries if isinstance(node, Map) else ():
        row = entry.key.text
        _known_dtype(entry.key, dtypes, report)
        results = _names(document, ("promote", "rows", row), dtypes, report)
        if len(results) != len(order):
            message = f"row '{row}' has {len(results)} results for {len(order)} columns"
            report.error("promote-row", message, entry.key.span)
        for column, result in zip(order, results):
            promotions[row, column] = None if result == "-" else result
    return promotions


def _names(
    document: Document, path: tuple[str, ...], dtypes: dict[str, Dtype], report: Report
) -> list[str]:
    node = document.find(*path)
    if not isinstance(node, Items):
        message = f"the file has no list '{'.'.join(path)}'"
        report.error("missing-key", message, document.span(*path))
        return []
    names = [value for value in node.values if isinstance(value, Scalar)]
    for name in names:
        if name.text != "-":
            _known_dtype(name, dtypes, report)
    return [name.text for name in names]


def _known_dtype(name: Scalar, dtypes: dict[str, Dtype], report: Report) -> None:
    if name.text not in dtypes:
        hint = did_you_mean(name.text, dtypes)
        report.error("unknown-dtype", f"there is no dtype '{name.text}'", name.span, hint)


def _products(document: Document, report: Report) -> tuple[dict[str, Product], str]:
    products: dict[str, Product] = {}
    for name, row in _rows(document, "products", report).items():
        _known_keys(row, name, ("soc", "family"), report)
        soc, family = (_text(row, name, key, report) for key in ("soc", "family"))
        products[name] = Product(name, soc, family)
    default = document.find("default")
    text = default.text if isinstance(default, Scalar) else ""
    if text not in products:
        hint = did_you_mean(text, products, f"the products are {listed(products)}")
        place = document.span("default")
        report.error("unknown-product", f"the default '{text}' is not a product", place, hint)
    return products, text

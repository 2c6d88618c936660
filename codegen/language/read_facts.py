"""spec/dtypes.yaml and spec/products.yaml to Facts."""

from __future__ import annotations

from pathlib import Path

from codegen.language.diagnostic import Report, did_you_mean, listed
from codegen.language.dtypes import Dtype, read_dtypes
from codegen.language.facts import Facts, Product
from codegen.language.read_rows import known_keys, rows, text
from codegen.language.read_yaml import read
from codegen.language.tree import Document, Items, Map, Scalar


def load_facts(root: Path, report: Report) -> Facts | None:
    """The facts in `root`; None after an error."""
    before = len(report.diagnostics)
    dtypes_file = read(root / "dtypes.yaml", f"{root.name}/dtypes.yaml", report)
    products_file = read(root / "products.yaml", f"{root.name}/products.yaml", report)
    if dtypes_file is None or products_file is None:
        return None
    dtypes = read_dtypes(dtypes_file, report)
    promotions = _combinations(dtypes_file, "promote", dtypes, report)
    with_scalar = _combinations(dtypes_file, "with_scalar", dtypes, report)
    products, default = _products(products_file, report)
    if len(report.diagnostics) > before:
        return None
    return Facts(dtypes, promotions, with_scalar, products, default)


def _combinations(
    document: Document, rule: str, dtypes: dict[str, Dtype], report: Report
) -> dict[tuple[str, str], str | None]:
    """The table of a rule for two dtypes: a list of columns, and for each row as many results."""
    combinations: dict[tuple[str, str], str | None] = {}
    order = _names(document, (rule, "order"), dtypes, report)
    node = document.find(rule, "rows")
    if not isinstance(node, Map):
        report.error("missing-key", f"the file has no mapping '{rule}.rows'", document.span(rule))
        return combinations
    for entry in node:
        row = entry.key.text
        _known_dtype(entry.key, dtypes, report)
        results = _names(document, (rule, "rows", row), dtypes, report)
        if len(results) != len(order):
            message = f"row '{row}' has {len(results)} results for {len(order)} columns"
            report.error("promote-row", message, entry.key.span)
        for column, result in zip(order, results):
            combinations[row, column] = None if result == "-" else result
    return combinations


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
    for name, row in rows(document, "products", report).items():
        known_keys(row, name, ("soc", "family"), report)
        soc, family = (text(row, name, key, report) for key in ("soc", "family"))
        products[name] = Product(name, soc, family)
    default = document.find("default")
    chosen = default.text if isinstance(default, Scalar) else ""
    if chosen not in products:
        hint = did_you_mean(chosen, products, f"the products are {listed(products)}")
        place = document.span("default")
        report.error("unknown-product", f"the default '{chosen}' is not a product", place, hint)
    return products, chosen

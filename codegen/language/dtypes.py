"""The table of dtypes, spec/dtypes.yaml, and facts that follow from a row. A new dtype is one row there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType

from codegen.language.diagnostic import Refused, Report, did_you_mean, listed
from codegen.language.read_rows import known_keys, number, rows, text
from codegen.language.read_yaml import read
from codegen.language.tree import Document, Scalar

FILE = Path(__file__).resolve().parents[2] / "spec" / "dtypes.yaml"
NUMERIC = ("float", "int", "bool")  # the classes of real numbers
CLASSES = (*NUMERIC, "complex", "other")


@dataclass(frozen=True)
class Dtype:
    """A row of spec/dtypes.yaml."""

    name: str  # f32
    acl: str  # ACL_FLOAT
    value: int
    bytes: int
    kind: str  # float, int, bool, complex, other
    c: str | None  # C type of an element; None: no operator computes with it
    part: str = ""  # of a complex dtype: the dtype of its parts
    halves: bool = False  # two elements share a byte
    digits: int = 0  # bits of precision: the significand of a float, an integer without its sign

    @property
    def bits(self) -> int:
        return 8 * self.bytes

    @property
    def usable(self) -> bool:
        """Whether a type of an operator may list it."""
        return self.c is not None or self.halves

    @property
    def suffix(self) -> str:
        """The suffix of the SIMD words that load and store it: none if vectors hold it as it is (f32, f64)."""
        return "" if self.name in ("f32", "f64") else f"_{self.name}"

    @property
    def signed(self) -> bool:
        """Whether an integer dtype is signed."""
        return self.digits < self.bits


def read_dtypes(document: Document, report: Report) -> dict[str, Dtype]:
    """The rows of a file such as spec/dtypes.yaml."""
    dtypes: dict[str, Dtype] = {}
    for name, row in rows(document, "dtypes", report).items():
        known_keys(row, name, ("acl", "value", "bytes", "class", "c", "digits", "part", "halves"), report)
        c = row.get("c")
        kind_ = text(row, name, "class", report)
        if kind_ and kind_ not in CLASSES:
            place = document.span("dtypes", name, "class")
            hint = did_you_mean(kind_, CLASSES, f"a class is one of {listed(CLASSES)}")
            report.error("unknown-class", f"there is no class '{kind_}'", place, hint)
        dtypes[name] = Dtype(
            name,
            text(row, name, "acl", report),
            number(row, name, "value", report),
            number(row, name, "bytes", report),
            kind_,
            c.text if isinstance(c, Scalar) else None,
            text(row, name, "part", report) if kind_ == "complex" else "",
            isinstance(halves := row.get("halves"), Scalar) and halves.text == "true",
            number(row, name, "digits", report) if kind_ in NUMERIC else 0,
        )
    return dtypes


def table(file: Path) -> Mapping[str, Dtype]:
    """The rows of spec/dtypes.yaml; Refused where it has mistakes."""
    report = Report()
    document = read(file, "spec/dtypes.yaml", report)
    found = read_dtypes(document, report) if document is not None else {}
    if report.diagnostics:
        raise Refused(report.diagnostics, report.sources)
    return MappingProxyType(found)


DTYPES = table(FILE)


def _of(kind: str) -> tuple[Dtype, ...]:
    return tuple(d for d in DTYPES.values() if d.kind == kind)


# The dtypes that formulas are computed in: floats, integers, truth values, which are 0 and 1, and complex dtypes with the dtype of their parts.
FLOATS: Mapping[str, Dtype] = MappingProxyType({d.name: d for d in _of("float")})
INTEGERS: Mapping[str, Dtype] = MappingProxyType({d.name: d for d in _of("int")})
BOOLS: Mapping[str, Dtype] = MappingProxyType({d.name: d for d in _of("bool")})
PARTS: Mapping[str, str] = MappingProxyType({d.name: d.part for d in _of("complex")})


def computed_in(dtype: str) -> str:
    """The dtype that formulas of a float dtype are computed in: f32, or its own if that has more digits."""
    return max("f32", dtype, key=lambda name: FLOATS[name].digits)


def least_and_greatest(dtype: str) -> tuple[int, int]:
    """The range of an integer dtype, and 0 and 1 of bool."""
    if dtype in BOOLS:
        return 0, 1
    row = INTEGERS[dtype]
    return -(1 << row.digits) if row.signed else 0, (1 << row.digits) - 1


def holds(dtype: str, value: Fraction | float) -> bool:
    """Whether an integer dtype can represent a number."""
    low, high = least_and_greatest(dtype)
    return isinstance(value, Fraction) and value.denominator == 1 and low <= value <= high

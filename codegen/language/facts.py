"""Facts about all operators: dtypes, products, promotion and conversion."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from codegen.language.dtypes import Dtype
from codegen.language.params import OutputParam, ScalarParam

HOST = "host"  # the product that allows what any other product allows


@dataclass(frozen=True)
class Product:
    """A row of spec/products.yaml."""

    name: str
    soc: str
    family: str


@dataclass(frozen=True)
class Facts:
    """Facts about all operators: dtypes, promotion, products."""

    dtypes: dict[str, Dtype]
    promotions: dict[tuple[str, str], str | None]
    with_scalar: dict[tuple[str, str], str | None]  # of a scalar and a tensor
    products: dict[str, Product]
    default_product: str

    def combine(self, rule: str, dtypes: Iterable[str | None]) -> str | None:
        """The dtype that a rule derives from several; None if they do not combine. A None among
        `dtypes` stands for an absent tensor and is skipped."""
        found: str | None = None
        if rule == "float":
            (only,) = dtypes
            return only if only is None or self.dtypes[only].kind in ("float", "complex") else "f32"
        if rule == "bool":
            (only,) = dtypes
            return only and "bool"
        if rule == "part":
            (only,) = dtypes
            return only and (self.dtypes[only].part or only)
        if rule == "complex":
            (only,) = dtypes
            return next((dtype.name for dtype in self.dtypes.values() if dtype.part and dtype.part == only), None)
        if rule == "single":
            first, *others = [dtype for dtype in dtypes if dtype is not None]
            return "f32" if all(other in (first, "f32") for other in others) else None
        for dtype in dtypes:
            if found is None or dtype is None:
                found = found or dtype
                continue
            found = self._of_two(rule, found, dtype)
            if found is None:
                return None
        return found

    def _of_two(self, rule: str, a: str, b: str) -> str | None:
        if rule == "with_scalar":
            return self.with_scalar.get((b, a))
        return self.promote(a, b) if rule == "promote" else self.widen(a, b)

    def promote(self, a: str, b: str) -> str | None:
        """The dtype that two dtypes promote to; None if they do not combine."""
        return a if a == b else self.promotions.get((a, b))

    @staticmethod
    def widen(a: str, b: str) -> str:
        """Equal dtypes stay; otherwise f64 if one of them is f64, else f32."""
        return a if a == b else ("f64" if "f64" in (a, b) else "f32")


def real(dtype: Dtype) -> bool:
    """Whether the dtype holds real numbers that C can compute with."""
    return dtype.kind in ("float", "int", "bool") and dtype.c is not None


def scalar_dtypes(param: ScalarParam, facts: Facts) -> tuple[str, ...]:
    """The dtypes that an aclScalar may have."""
    return param.allowed or tuple(name for name, dtype in facts.dtypes.items() if real(dtype) or param.complex and dtype.kind == "complex" and dtype.c)


def converts(dtype: Dtype) -> bool:
    """Whether the runtime converts numbers to and from the dtype."""
    return real(dtype) or dtype.kind == "complex"


def castable(a: Dtype, b: Dtype) -> bool:
    """Whether a value of `a` may be converted to `b` (spec/types.md)."""
    if a.kind == "complex" and b.kind != "complex":
        return False
    if a.kind == "float" and b.kind == "int":
        return False
    return b.kind != "bool" or a.kind == "bool"


def stores(param: OutputParam, a: Dtype, b: Dtype) -> bool:
    """Whether an output may have dtype `b` if the result has dtype `a`."""
    if param.truth or param.position or param.converts:
        return converts(b)
    if param.real and a.kind == "complex" and b.kind == "float":
        return True
    return castable(a, b) or (param.truncate and (a.kind, b.kind) == ("float", "int"))

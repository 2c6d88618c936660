"""The facts of the six seed entry points, written down a second time.

The generated suites prove that the library does what the specs say. This table proves that the specs say
what the seed documents say: a row, an order or a limit that changes in a spec fails here.
"""

from __future__ import annotations

import pytest

from codegen.language.facts import HOST, Facts
from codegen.language.operator import Operator, TypeRows
from codegen.language.params import OutputParam, TensorParam
from codegen.language.type_dtypes import rows_of as rows_of_type
from library import loaded

PLAIN = {"ascend910": "f32 f16"}
LATER = ("ascend910b", "ascend910_93", "ascend950")
GELU = {**PLAIN, "ascend310p": "f32 f16", **{p: "f32 f16 bf16" for p in LATER}}
THREE = {**PLAIN, **{p: "f32 f16 bf16" for p in LATER}}
FOUR = {"ascend910": "f32 f16 f64", **{p: "f32 f16 f64 bf16" for p in LATER}}
ANY = {
    "ascend910": "i8 i16 i32 i64 u8 f16 f32 f64 bool",
    **{p: "i8 i16 i32 i64 u8 f16 f32 f64 bool bf16" for p in LATER},
}

# entry point, parameter -> dtypes on each product; a product that is missing lacks the entry point
ROWS = [
    ("PreluBackward", "gradOutput", THREE),
    ("PreluBackward", "self", THREE),
    ("PreluBackward", "weight", THREE),
    ("PreluBackward", "gradInput", THREE),
    ("PreluBackward", "gradWeight", THREE),
    ("HardswishBackward", "gradOutput", THREE),
    ("HardswishBackward", "self", THREE),
    ("HardswishBackward", "out", THREE),
    ("GeluBackwardV2", "gradOutput", GELU),
    ("GeluBackwardV2", "self", GELU),
    ("GeluBackwardV2", "gradInput", GELU),
    ("SoftplusBackward", "gradOutput", FOUR),
    ("SoftplusBackward", "self", ANY),
    ("SoftplusBackward", "gradInput", FOUR),
    ("LeakyRelu", "self", FOUR),
    ("LeakyRelu", "out", FOUR),
    ("InplaceLeakyRelu", "selfRef", {**FOUR, "ascend910b": "f32 f16 f64"}),
]

# The prototype, which is also the order of the presence checks but for modes, which come last.
PROTOTYPES = {
    "PreluBackward": "gradOutput self weight gradInput gradWeight",
    "HardswishBackward": "gradOutput self out",
    "GeluBackwardV2": "gradOutput self approximate gradInput",
    "SoftplusBackward": "gradOutput self beta threshold gradInput",
    "LeakyRelu": "self negativeSlope out",
}

SPACES = {
    "PreluBackward": ("self",),
    "HardswishBackward": ("self",),
    "GeluBackwardV2": ("gradOutput", "self"),
    "SoftplusBackward": ("self",),
    "LeakyRelu": ("self",),
}


@pytest.fixture(scope="module")
def library() -> tuple[Facts, dict[str, Operator]]:
    facts, operators = loaded()
    return facts, {op.name: op for op in operators}


def rows_of(facts: Facts, operators: dict[str, Operator], entry: str, name: str) -> dict[str, set[str]]:
    """Per product, what a parameter of an entry point may be."""
    for op in operators.values():
        for variant in op.variants:
            stands_for = dict(variant.pairs)
            if variant.name == entry and name in stands_for:
                param = op.param(stands_for[name][0])
                assert isinstance(param, TensorParam)
                own = variant.types.get(param.type) or op.type_named(param.type)
                assert isinstance(own, TypeRows)
                return {product: set(dtypes) for product, dtypes in own.rows.items()}
    op = operators[entry]
    param = op.param(name)
    assert isinstance(param, TensorParam)
    variable = param.cast_to if isinstance(param, OutputParam) and param.cast else param.type
    assert variable is not None
    found = op.type_named(variable)
    if isinstance(found, TypeRows):
        return {product: set(dtypes) for product, dtypes in found.rows.items()}
    return {product: set(row) for product, row in rows_of_type(op, facts, variable).items() if product != HOST}


@pytest.mark.parametrize("entry, name, expected", ROWS, ids=[f"{e}-{n}" for e, n, _ in ROWS])
def test_dtypes(
    library: tuple[Facts, dict[str, Operator]], entry: str, name: str, expected: dict[str, str]
) -> None:
    facts, operators = library
    rows = rows_of(facts, operators, entry, name)
    assert rows == {product: set(dtypes.split()) for product, dtypes in expected.items()}


@pytest.mark.parametrize("entry", PROTOTYPES)
def test_prototype_and_space(library: tuple[Facts, dict[str, Operator]], entry: str) -> None:
    op = library[1][entry]
    assert [p.name for p in op.params] == PROTOTYPES[entry].split()
    assert op.space.of == SPACES[entry]


def test_scalars(library: tuple[Facts, dict[str, Operator]]) -> None:
    operators = library[1]
    slope = operators["LeakyRelu"].param("negativeSlope")
    assert set(slope.allowed or ()) == {"f32", "f64", "i8", "i16", "i32", "i64", "bool"}
    for name in ("beta", "threshold"):
        assert operators["SoftplusBackward"].param(name).allowed is None


def test_views_and_modes(library: tuple[Facts, dict[str, Operator]]) -> None:
    operators = library[1]
    prelu = operators["PreluBackward"]
    views = {p.name: p.view for p in prelu.params}
    assert views == {
        "gradOutput": "broadcast", "self": "same", "weight": "channel",
        "gradInput": "same", "gradWeight": "channel",
    }  # fmt: skip
    assert prelu.param("gradWeight").like == "weight"
    assert [v for v, _ in operators["GeluBackwardV2"].param("approximate").values] == ["none", "tanh"]


def test_promotion(library: tuple[Facts, dict[str, Operator]]) -> None:
    facts, operators = library
    assert operators["GeluBackwardV2"].param("gradInput").cast is False
    assert facts.promote("f16", "bf16") == facts.promote("bf16", "f16") == "f32"
    assert facts.promote("f16", "f16") == "f16"
    assert facts.promote("f16", "f32") == "f32"

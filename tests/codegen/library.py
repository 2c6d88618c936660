"""The library's operators and the files generated from them, computed once for all tests.

The files come from the store of the build, where every value is stored under a hash of all that it depends on.
"""

from __future__ import annotations

import os
import pickle
from base64 import b64decode, b64encode
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from codegen.build import texts, vector_texts
from codegen.cache import Store, files_key, imported, key_of
from codegen.call.stubs import Stub, load_stubs
from codegen.emit.measured import Measured, load_measured
from codegen.emit.outputs import Output, of_operator, shared
from codegen.language.diagnostic import Refused, Report
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.load import load, load_operator

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "spec"
RARE = Path(__file__).resolve().parent / "rare"
STORE = Store(Path(os.environ.get("ACLNN_CPU_STORE", ROOT / "build" / "codegen")))


@lru_cache(maxsize=None)
def loaded() -> tuple[Facts, tuple[Operator, ...]]:
    """The specs as the front end understands them. Each of some thirty test programs would take seconds to read them."""
    paths = tuple(sorted(SPEC.rglob("*.yaml")))
    places = "\n".join(path.relative_to(SPEC).as_posix() for path in paths)
    key = key_of("loaded specs", imported(("load",)), places, files_key(paths))
    stored = STORE.get(key, lambda: b64encode(pickle.dumps(load(SPEC))).decode("ascii"))
    facts, operators = pickle.loads(b64decode(stored))
    return facts, tuple(operators)


def facts() -> Facts:
    return loaded()[0]


def operators() -> tuple[Operator, ...]:
    return loaded()[1]


def named(name: str) -> Operator:
    return next(op for op in operators() if op.name == name)


@lru_cache(maxsize=None)
def rare() -> tuple[Operator, ...]:
    """The specs of rare/: what is legal, and no operator of the library has."""
    report = Report()
    found = [load_operator(path, f"spec/rare/{path.name}", facts(), report) for path in sorted(RARE.glob("*.yaml"))]
    assert not report.diagnostics, str(Refused(report.diagnostics, report.sources))
    return tuple(op for op in found if op is not None)


@lru_cache(maxsize=None)
def generated() -> dict[str, str]:
    """The text of every file of generated/ by its path, made from the specs."""
    stubs = load_stubs(SPEC, facts(), operators())
    measured = load_measured(ROOT / "tests" / "accuracy")
    return texts(facts(), operators(), stubs, measured, ROOT / "templates", STORE)


@lru_cache(maxsize=None)
def vectors() -> dict[str, str]:
    """The files of test vectors by their paths."""
    return vector_texts(facts(), operators(), STORE)


def outputs(
    facts: Facts, operators: Iterable[Operator], stubs: tuple[Stub, ...] = (), measured: tuple[Measured, ...] = ()
) -> tuple[Output, ...]:
    """Every file that the generator makes from operators, as values for the templates."""
    ordered = tuple(sorted(operators, key=lambda op: (op.family, op.snake)))
    own = {op.name: tuple(m for m in measured if m.entry == f"aclnn{op.name}") for op in ordered}
    files = [file for op in ordered for file in of_operator(op, facts, own[op.name])]
    return (*shared(facts, ordered, stubs, measured, [(f.path, f.list) for f in files]), *files)

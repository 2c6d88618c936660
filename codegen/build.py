"""Builds the texts of all files, operators in parallel, and only those that are not in the store.

The files of an operator depend on the operator, the common facts, its measured results, and the sources of the
generator and its templates. Its test vectors depend on the operator, the facts and the sources of the oracle. All
of these are part of the key under which a text is stored, so a stored text is what a fresh run would make.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from codegen.cache import CODE, Store, files_key, imported, key_of
from codegen.call.stubs import Stub
from codegen.emit.measured import Measured
from codegen.emit.outputs import of_operator, shared
from codegen.kernel.beyond_range import BeyondRange, beyond_range
from codegen.kernel.decided import TABLE
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.place import Span
from codegen.vectors.vector_text import vector_text
from codegen.vectors.worked_examples import WrongExample, wrong_examples
from codegen.writer import render


class _Job(Protocol):
    """Something made from one operator, with a key of all that it depends on."""

    @property
    def key(self) -> str: ...

    def make(self) -> Any: ...


@dataclass(frozen=True)
class _Files:
    """The generated files of an operator: path, list in sources.cmake, and text of each."""

    op: Operator
    facts: Facts
    measured: tuple[Measured, ...]
    templates: Path

    @property
    def key(self) -> str:
        made_from = (self.op, self.facts, self.measured)
        return key_of("texts", _sources(self.templates), *map(repr, made_from))

    def make(self) -> list[list[str]]:
        files = of_operator(self.op, self.facts, self.measured)
        rendered = render(files, self.templates)
        return [[f.path, f.list, rendered[f.path]] for f in files]


@dataclass(frozen=True)
class _Vectors:
    """The test vectors of an operator."""

    op: Operator
    facts: Facts

    @property
    def key(self) -> str:
        return key_of("vectors", imported(("vectors.vector_text",)), repr(self.op), repr(self.facts))

    def make(self) -> str:
        return vector_text(self.op, self.facts)


def texts(
    facts: Facts,
    operators: Iterable[Operator],
    stubs: tuple[Stub, ...],
    measured: tuple[Measured, ...],
    templates: Path,
    store: Store,
) -> dict[str, str]:
    """The text of each file, by path."""
    ordered = _ordered(operators)
    own = [tuple(m for m in measured if m.entry == f"aclnn{op.name}") for op in ordered]
    jobs = [_Files(op, facts, of_op, templates) for op, of_op in zip(ordered, own)]
    files = [file for made in _all(jobs, store) for file in made]

    def common() -> dict[str, str]:
        return render(shared(facts, ordered, stubs, measured, [(path, listed) for path, listed, _ in files]), templates)

    key = key_of("shared", *(job.key for job in jobs), repr(facts), repr(stubs), repr(measured), _sources(templates))
    return {**store.get(key, common), **{path: text for path, _, text in files}}


def examples_judged(op: Operator, facts: Facts, store: Store) -> list[WrongExample]:
    """The worked examples of an operator that its formulas contradict."""
    key = key_of("examples", imported(("vectors.worked_examples",)), repr(op), repr(facts))
    made = store.get(key, lambda: [[w.index, w.output, w.message, w.hint] for w in wrong_examples(op, facts)])
    return [WrongExample(*fields) for fields in made]


def ranges_judged(op: Operator, facts: Facts, store: Store) -> list[BeyondRange]:
    """The parts of an operator's formulas that leave the range of kernels where the results do not."""
    key = key_of("ranges", imported(("kernel.beyond_range",)), repr(op), repr(facts))
    made = store.get(key, lambda: [[astuple(b.place), b.message, b.hint] for b in beyond_range(op, facts)])
    return [BeyondRange(Span(*place), message, hint) for place, message, hint in made]


def vector_texts(facts: Facts, operators: Iterable[Operator], store: Store) -> dict[str, str]:
    """The test vectors of each operator, by path."""
    ordered = _ordered(operators)
    made = _all([_Vectors(op, facts) for op in ordered], store)
    return {f"{op.family}/{op.snake}.txt": text for op, text in zip(ordered, made)}


def _ordered(operators: Iterable[Operator]) -> tuple[Operator, ...]:
    return tuple(sorted(operators, key=lambda op: (op.family, op.snake)))


def _all(jobs: Sequence[_Job], store: Store) -> list[Any]:
    """The results of the jobs, in order. Those not in the store are made on all processors this process may use."""
    known = [store.known(job.key) for job in jobs]
    missing = [(job, store) for job, found in zip(jobs, known) if found is None]
    workers = min(len(missing), len(os.sched_getaffinity(0)))
    if workers < 2:
        made = iter([_one(item) for item in missing])
    else:
        with multiprocessing.Pool(workers) as pool:
            made = iter(pool.map(_one, missing, chunksize=1))
    store.thin_out()
    return [found if found is not None else next(made) for found in known]


def _one(item: tuple[_Job, Store]) -> Any:
    job, store = item
    return store.get(job.key, job.make)


@lru_cache(maxsize=None)
def _sources(templates: Path) -> str:
    """A hash of all sources of the generator and its templates."""
    return files_key((*sorted(CODE.rglob("*.py")), TABLE, *sorted(templates.glob("*.j2"))))

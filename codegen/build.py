"""Operators to texts, an operator at a time: several at once, and only those that are not in the store.

What an operator's files say depends on the operator, on the common facts, on what was measured of it, and
on the sources of the generator and its templates. All of that is in the key under which they are kept, so
the result is that of a fresh run.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from codegen.cache import CODE, Store, files_key, imported, key_of
from codegen.call.stubs import Stub
from codegen.emit.measured import Measured
from codegen.emit.outputs import of_operator, shared
from codegen.emit.test_source import test_values
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.writer import render


@dataclass(frozen=True)
class _Job:
    """All that the files of an operator depend on, and where they are made."""

    op: Operator
    facts: Facts
    measured: tuple[Measured, ...]
    templates: Path
    store: Store

    @property
    def key(self) -> str:
        made_from = (self.op, self.facts, self.measured)
        return key_of("texts", _sources(self.templates), *map(repr, made_from))

    @property
    def vectors_key(self) -> str:
        """Test vectors take longest, and depend on fewer sources."""
        return key_of("vectors", imported(("emit.test_source",)), repr(self.op), repr(self.facts))


def texts(
    facts: Facts,
    operators: Iterable[Operator],
    stubs: tuple[Stub, ...],
    measured: tuple[Measured, ...],
    templates: Path,
    store: Store,
) -> dict[str, str]:
    """The text of each file, by path."""
    ordered = tuple(sorted(operators, key=lambda op: (op.family, op.snake)))
    jobs = [
        _Job(op, facts, tuple(m for m in measured if m.entry == f"aclnn{op.name}"), templates, store)
        for op in ordered
    ]
    kept: list[list[list[str]] | None] = [store.known(job.key) for job in jobs]
    made = _made([job for job, known in zip(jobs, kept) if known is None])
    files = [file for known in kept for file in (known if known is not None else next(made))]
    store.thin_out()
    common = shared(facts, ordered, stubs, measured, [(path, listed) for path, listed, _ in files])
    return {**render(common, templates), **{path: text for path, _, text in files}}


def _made(jobs: list[_Job]) -> Iterator[list[list[str]]]:
    """The files of each operator, in order, on as many processors as this process may use."""
    workers = min(len(jobs), len(os.sched_getaffinity(0)))
    if workers < 2:
        return map(_press, jobs)
    with multiprocessing.Pool(workers) as pool:
        return iter(pool.map(_press, jobs, chunksize=1))


def _press(job: _Job) -> list[list[str]]:
    """Path, list of sources.cmake and text of each file of an operator."""

    def make() -> list[list[str]]:
        vectors = job.store.get(job.vectors_key, lambda: test_values(job.op, job.facts))
        files = of_operator(job.op, job.facts, job.measured, vectors)
        rendered = render(files, job.templates)
        return [[f.path, f.list, rendered[f.path]] for f in files]

    found: list[list[str]] = job.store.get(job.key, make)
    return found


@lru_cache(maxsize=None)
def _sources(templates: Path) -> str:
    """The key of the whole generator."""
    return files_key((*sorted(CODE.rglob("*.py")), *sorted(templates.glob("*.j2"))))

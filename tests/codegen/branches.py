"""Reports branches of the generator that no spec reaches: `./dev coverage`, or `python3 tests/codegen/branches.py`.

Every condition in the rooms of codegen/ (of if, elif, while, an expression, a comprehension) is instrumented to record
its values, and every function and exception handler to record that it ran. Then the specs, the invented ones of
golden/, one for each word of the language and the bad ones run through the generator, its explanations and its test
vectors. The report lists what was never true, never false or never run.
--invented leaves out the library's own specs. --check leaves out their test vectors, and fails if a place is neither
reached nor an exception of unreached.py, or if an exception is reached.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib.abc
import importlib.machinery
import io
import multiprocessing
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CODEGEN = ROOT / "codegen"
HERE = ROOT / "tests" / "codegen"
GOLDEN = HERE / "golden"
TRUE, FALSE = 1, 2

sys.path[:0] = [str(ROOT), str(HERE)]
from unreached import EXCEPTIONS, Exempt  # noqa: E402

_LINE = re.compile(r"^(\S+?):\d+: ")

Place = tuple[str, int, str]  # file, line, text of the condition; of a function its name
_places: list[tuple[Place, int]] = []  # and the number of outcomes expected there
_seen: list[int] = []


def _note(number: int, value: Any) -> Any:
    _seen[number] |= TRUE if value else FALSE
    return value


class _Noting(ast.NodeTransformer):
    """Instruments the tree of a module."""

    def __init__(self, file: str) -> None:
        self.file = file

    def _number(self, node: ast.AST, text: str, wanted: int) -> ast.Constant:
        _places.append(((self.file, getattr(node, "lineno", 0), text), wanted))
        _seen.append(0)
        return ast.Constant(len(_places) - 1)

    def _noted(self, test: ast.expr) -> ast.expr:
        number = self._number(test, ast.unparse(test), TRUE | FALSE)
        call = ast.Call(ast.Name("__note__", ast.Load()), [number, self.visit(test)], [])
        return ast.copy_location(call, test)

    def _entered(self, node: Any, text: str) -> Any:
        """A body that records that it runs."""
        number = self._number(node, text, TRUE)
        call = ast.Expr(ast.Call(ast.Name("__note__", ast.Load()), [number, ast.Constant(True)], []))
        self.generic_visit(node)
        documented = isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant)
        node.body.insert(1 if documented else 0, ast.copy_location(call, node.body[0]))
        return node

    def visit_If(self, node: ast.If) -> Any:
        if isinstance(node.test, ast.Constant) or isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            self.generic_visit(node)  # while True
            return node
        test = self._noted(node.test)
        node.test = ast.Constant(True)  # the original was visited above
        self.generic_visit(node)
        node.test = test
        return node

    visit_While = visit_IfExp = visit_If  # type: ignore[assignment]

    def visit_comprehension(self, node: ast.comprehension) -> Any:
        tests = [self._noted(test) for test in node.ifs]
        node.ifs = []
        self.generic_visit(node)
        node.ifs = tests
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        if len(node.body) == 1 and isinstance(node.body[0], ast.Expr):
            return node  # of a protocol
        return self._entered(node, f"def {node.name}")

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> Any:
        return self._entered(node, f"except {ast.unparse(node.type) if node.type else ''}")

    def visit_match_case(self, node: ast.match_case) -> Any:
        return self._entered(node, f"case {ast.unparse(node.pattern)}")


class _Loader(importlib.machinery.SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        path = Path(self.get_filename(fullname))
        tree = _Noting(path.relative_to(ROOT).as_posix()).visit(ast.parse(path.read_text("utf-8")))
        code: CodeType = compile(ast.fix_missing_locations(tree), str(path), "exec")
        return code

    def exec_module(self, module: ModuleType) -> None:
        setattr(module, "__note__", _note)
        super().exec_module(module)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the modules in the rooms of the generator."""

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> Any:
        # What runs forms on numbers has tests of its own (test_interpret.py), with more forms than those that are run here.
        if not fullname.startswith("codegen.") or fullname == "codegen.kernel.interpret":
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is not None and spec.origin and Path(spec.origin).parent.parent == CODEGEN:
            spec.loader = _Loader(fullname, spec.origin)
        return spec


# --- what goes through ------------------------------------------------------------------------------


def _library(root: Path, measured: Path, vectors: bool = True) -> list[Callable[[], None]]:
    """Jobs that run the generator on a folder of specs, one for each operator."""
    from codegen.call.stubs import load_stubs
    from codegen.emit.measured import load_measured
    from codegen.emit.outputs import of_operator, shared
    from codegen.load import load

    facts, operators = load(root)
    stubs, figures = load_stubs(root, facts, operators), load_measured(measured)

    def together() -> None:
        made = operators if root.parent == GOLDEN else []
        files = [(file.path, file.list) for op in made for file in of_operator(op, facts, ())]
        shared(facts, tuple(operators), stubs, figures, files)

    return [together, *(partial(_through, facts, op, figures, root, vectors) for op in operators)]


def _words() -> list[Callable[[], None]]:
    import library
    import test_words

    folder = Path(tempfile.mkdtemp())
    (folder / "words").mkdir()
    made = [test_words.applied(word, folder / "words") for word in test_words.PLAIN]
    return [partial(_through, library.facts(), op, (), folder) for op in made]


def _rare() -> list[Callable[[], None]]:
    import library

    return [partial(_through, library.facts(), op, (), library.RARE.parent) for op in library.rare()]


def _through(facts: Any, op: Any, figures: Any, root: Path, vectors: bool = True) -> None:
    """Makes everything of one operator."""
    from codegen.emit.outputs import of_operator
    from codegen.explain import explain
    from codegen.kernel.beyond_range import beyond_range
    from codegen.vectors.vector_text import vector_text
    from codegen.vectors.worked_examples import wrong_examples

    of_operator(op, facts, tuple(one for one in figures if one.entry == f"aclnn{op.name}"))
    explain(op, facts, root)
    wrong_examples(op, facts)
    beyond_range(op, facts)
    if vectors:
        vector_text(op, facts)


def _mistakes() -> list[Callable[[], None]]:
    import test_bad
    from codegen.language.diagnostic import Report
    from codegen.language.read_facts import load_facts

    facts = load_facts(ROOT / "spec", Report())
    assert facts is not None
    return [lambda: test_bad.provoke(facts, Path(tempfile.mkdtemp()))]


def _tests() -> list[Callable[[], None]]:
    """What tests ask of exact numbers alone, and of folders that lack a file."""
    chosen = {
        "test_interval.py": "test",
        "test_oracle.py": "not test_words and not table and not machine and not every_number",
        "test_formula.py": "comes_back",
        "test_stubs.py": "no_file",
        "test_golden.py": "not_measured",
        "test_wrong_examples.py": "test",
    }
    return [partial(_passes, file, names) for file, names in chosen.items()]


def _passes(file: str, names: str) -> None:
    import pytest

    with contextlib.redirect_stdout(io.StringIO()) as said:
        status = pytest.main(["-q", "-p", "no:cacheprovider", "-k", names, str(HERE / file)])
    assert status == 0, said.getvalue()


def _run(job: Callable[[], None]) -> list[int]:
    _seen[:] = [0] * len(_seen)
    try:
        job()
    except StopIteration as ended:  # which would end the loop over all jobs without a word
        raise RuntimeError("a job takes from an iterator what it has not") from ended
    return list(_seen)


_jobs: list[Callable[[], None]] = []


def _run_number(number: int) -> list[int]:
    return _run(_jobs[number])


def unreached(invented: bool, quick: bool) -> list[str]:
    """One line for each outcome that never occurred."""
    sys.meta_path.insert(0, _Finder())
    _jobs.extend(_library(GOLDEN / "spec", GOLDEN / "accuracy") + _rare() + _words() + _mistakes() + _tests())
    if not invented:
        _jobs.extend(_library(ROOT / "spec", ROOT / "tests" / "accuracy", not quick))
    total = list(_seen)  # of reading the specs, and of importing
    with multiprocessing.Pool(len(os.sched_getaffinity(0))) as pool:
        for seen in pool.imap_unordered(_run_number, range(len(_jobs))):
            total = [a | b for a, b in zip(total, seen)]
    return list(_told(total))


def _told(seen: Sequence[int]) -> Iterator[str]:
    for ((file, line, text), wanted), found in sorted(zip(_places, seen)):
        missing = wanted & ~found
        if missing:
            what = "never run" if missing == wanted else "never true" if missing == TRUE else "never false"
            yield f"{file}:{line}: {what}: {text}"


def differences(lines: Sequence[str], exceptions: Sequence[Exempt]) -> list[str]:
    """The unreached places that are no exceptions, and the exceptions that are reached."""
    places = {line: _LINE.sub(r"\1: ", line) for line in lines}
    known = [f"{one.file}: {one.text}" for one in exceptions]
    new = [line for line, place in places.items() if place not in known]
    reached = [place for place in known if place not in places.values()]
    return new + [f"{place}: is reached; take it out of tests/codegen/unreached.py" for place in reached]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--invented", action="store_true", help="leave the library's own specs out")
    which.add_argument("--check", action="store_true", help="fail if what is not reached is no exception")
    args = parser.parse_args()
    lines = unreached(args.invented, args.check)
    if args.check:
        lines = differences(lines, EXCEPTIONS)
    print("\n".join(lines))
    print(f"{len(lines)} of {len(_places)} places", file=sys.stderr)
    return 1 if args.check and lines else 0


if __name__ == "__main__":
    sys.exit(main())

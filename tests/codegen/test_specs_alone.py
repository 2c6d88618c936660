"""An operator is its spec: no hand-written code names an operator.

In a copy of the project the specs of operators spread evenly over the alphabet, and of one for each concept of views,
rows and losses, are removed and restored.
Without them the generator makes the library of the others, with them every byte as before; and it writes
nothing outside generated/. No operator is named in the generator, the templates, the runtime or the build files,
except in comments. (The tools name some in their help, the tests some that they use as examples.)
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import library
from c_tools import ROOT
from codegen.language.operator import Operator
from codegen.language.words import WORDS

CHOSEN = 10
# An affine map, one of several pieces, a tensor from nothing, data as an index, a map backwards, a shape that the data
# decides, a reduction, an order, a norm, and a loss over rows.
ONE_OF_EACH = ("UpsampleNearest1d", "CircularPad3d", "LogSpace", "GatherV3", "ScatterMul", "NonzeroV2", "AminmaxDim", "NanMedian",
               "GemmaRmsNorm", "SoftmaxCrossEntropyWithLogits")  # fmt: skip
COPIED = ("spec", "codegen", "templates", "generated", "runtime", "oracle", "client", "tools", "tests/accuracy", "tests/suite")

Tree = dict[str, bytes]


@pytest.fixture(scope="module")
def operators() -> tuple[Operator, ...]:
    return tuple(sorted(library.operators(), key=lambda op: op.name))


def tree(root: Path) -> Tree:
    """Every file by its path."""
    files = (path for folder in COPIED for path in (root / folder).rglob("*"))
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in files
        if path.is_file() and "__pycache__" not in path.parts
    }


def generate(root: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "codegen", "--store", str(library.STORE.folder)],
        cwd=root, capture_output=True, text=True, check=False,
    )
    assert run.returncode == 0, run.stderr


def changed(before: Tree, after: Tree) -> set[str]:
    return {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}


def test_specs_and_generated_files_alone_change(operators: tuple[Operator, ...], tmp_path: Path) -> None:
    spread = {operators[i * len(operators) // CHOSEN].name for i in range(CHOSEN)}
    chosen = [op for op in operators if op.name in spread | set(ONE_OF_EACH)]
    assert len(chosen) >= len(ONE_OF_EACH) and {op.name for op in chosen} >= set(ONE_OF_EACH)
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    whole = tree(tmp_path)
    specs = {op.file: (tmp_path / op.file).read_bytes() for op in chosen}
    for file in specs:
        (tmp_path / file).unlink()
    generate(tmp_path)
    without = tree(tmp_path)
    assert {path for path in changed(whole, without) if not path.startswith("generated/")} == set(specs)
    for op in chosen:
        own = re.compile(rf"/(aclnn_)?{op.snake}(_\w+)?\.(c|h|md|svg)$")
        assert any(own.search(path) for path in whole.keys() - without.keys()), op.name
        assert f"&{op.snake}_entry," not in without["generated/catalogue/catalogue.c"].decode()
    for file, text in specs.items():
        (tmp_path / file).write_bytes(text)
    generate(tmp_path)
    assert changed(whole, tree(tmp_path)) == set()


# --- names ------------------------------------------------------------------------------------------


def without_comments(text: str) -> str:
    """C without its comments."""
    return re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.DOTALL)


def said_by(text: str) -> Iterator[str]:
    """The names and strings of Python code, without docstrings."""
    module = ast.parse(text)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    read = {
        id(node.body[0].value)
        for node in ast.walk(module)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in read:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name


def written_by_hand() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "codegen").rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), " ".join(said_by(path.read_text()))
    for path in sorted((ROOT / "runtime").rglob("*.[ch]")):
        yield path.relative_to(ROOT).as_posix(), without_comments(path.read_text())
    for path in (*sorted((ROOT / "templates").glob("*.j2")), ROOT / "CMakeLists.txt", ROOT / "tests/CMakeLists.txt"):
        yield path.relative_to(ROOT).as_posix(), path.read_text()


# Names that are also operators': a local for a square, a folder of tests, words in comments, a function of algebra, one of
# gmpy2, a piece of the address space, a change of sign, the sign itself, what an output may be in a spec, a product of two
# vectors, the bounds of a number in JSON's schema, a sentence that begins with a verb, a kind of numbers, an address, a factor, and the
# place of a point, which every loop has.
OTHERS = ("cast", "cat", "stack", "Stack", "square", "add_operator", "adds", "Adds", "expand", "is_inf", "slice", "flip",
          "repeat", "gather", "sign", "clamp", "trunc", "ceil", "minimum", "maximum", "mean", "dot", "signbit", "any",
          "all", "All", "Any", "std", "var", "zero", "scatter", "range", "real", "Real", "one", "One", "sort",
          "Sort", "Sum", "sum", "put", "Put", "take", "nonzero", "complex", "Complex", "complex_kernels", "addr", "equal",
          "Equal", "index", "Index", "scale", "Scale")  # fmt: skip


def names_of(operators: tuple[Operator, ...]) -> re.Pattern[str]:
    """Operators as the ABI and as C spell them. A word of the formula language is no operator's name."""
    names = {op.name for op in operators} | {v.name for op in operators for v in op.variants}
    snakes = {op.snake for op in operators} - WORDS.keys()
    ends = "_(?:validate|plan|kernels|attrs|entry|dispatch|operator)"
    return re.compile(
        rf"\b(?:(?:aclnn)?(?:{'|'.join(names)})(?:GetWorkspaceSize)?|"
        rf"(?:aclnn_)?(?:{'|'.join(snakes)})(?:{ends})?|(?:ac_)?(?:{'|'.join(op.snake for op in operators)}){ends})\b"
    )


def test_no_operator_is_named(operators: tuple[Operator, ...]) -> None:
    pattern = names_of(operators)
    found = [(path, match.group()) for path, text in written_by_hand() for match in pattern.finditer(text)]
    assert [f"{path}: {name}" for path, name in found if name not in OTHERS] == []


def test_a_name_would_be_found(operators: tuple[Operator, ...]) -> None:
    pattern = names_of(operators)
    for text in ('if op.name == "LeakyRelu":', "ac_leaky_relu_validate(self);", "#include <aclnn_gelu_mul.h>", "gelu_plan"):
        assert pattern.search(text), text
    for text in ("vf32_gelu(x)", "softplus", "relu_like", "the same"):
        assert not pattern.search(text), text
    assert "LeakyRelu" in " ".join(said_by('"""Module."""\ndef f():\n    return "LeakyRelu"\n'))
    assert "LeakyRelu" not in " ".join(said_by('"""LeakyRelu is one."""\n'))
    assert "relu" not in without_comments("int x; /* relu */ // relu\n")

"""An operator of each word of the language, in every dtype, has C that compiles."""

from __future__ import annotations

from pathlib import Path

import pytest

import library
from c_tools import COMPILERS, compile_c, targets_of
from codegen.exact.integer_value import evaluate_integer
from codegen.language.chain_form import WEIGHTS
from codegen.language.diagnostic import Refused, Report
from codegen.language.expression import Call, Name, snake
from codegen.language.found_words import FOUND_WORDS
from codegen.language.gradient_form import GRADIENT
from codegen.language.line_words import ORDERS
from codegen.language.operator import Operator
from codegen.language.triangle_form import SOLVED, TRIANGLE
from codegen.language.words import REAL, WORDS, Word
from codegen.load import load_operator
from codegen.writer import render, write

PLAIN = [w for w in WORDS.values() if w.symbol is None and set(w.takes) == {REAL} and w.gives == REAL and not (w.folds or w.position or w.name in (*ORDERS, *FOUND_WORDS, GRADIENT, WEIGHTS, SOLVED, TRIANGLE))]
SPEC = """\
# {name}: one word.
op: {name}

params:
{params}
  out: {{out: T}}

types:
  T:
    ascend910b: [{dtypes}]

space: {space}

formula:
  out: "{word}({arguments})"

accuracy:
  out: {bound}

examples:
  - {{{values}, out: [{result}]}}
"""


def text_of(word: Word) -> str:
    """Words for integers alone are tried on ones, all others on nan, those that make complex numbers in complex dtypes."""
    names = ["self", "other", "third"][: len(word.takes)]
    ones = Call(word.name, tuple(map(Name, names)))
    return SPEC.format(
        dtypes="i8, i32, i64" if word.whole else "c64, c128" if word.parts else "f32, f16, bf16, f64",
        result=evaluate_integer("i32", ones, dict.fromkeys(names, 1), {}) if word.whole else "nan",
        name=name_of(word),
        params="\n".join(f"  {name}: {{in: T}}" for name in names),
        space=names[0] if len(names) == 1 else f"broadcast({', '.join(names)})",
        word=word.name,
        arguments=", ".join(names),
        bound=word.bound,
        values=", ".join(f"{name}: [{1 if word.whole else 'nan'}]" for name in names),
    )


def name_of(word: Word) -> str:
    return "Of" + "".join(part.capitalize() for part in word.name.split("_"))


def applied(word: Word, folder: Path) -> Operator:
    path = folder / f"{snake(name_of(word))}.yaml"
    path.write_text(text_of(word))
    report = Report()
    op = load_operator(path, f"spec/{folder.name}/{path.name}", library.facts(), report)
    assert op is not None, str(Refused(report.diagnostics, report.sources))
    return op


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of an operator for each word."""
    root, specs = tmp_path_factory.mktemp("words"), tmp_path_factory.mktemp("specs")
    made = [applied(word, specs) for word in PLAIN]
    write(render(library.outputs(library.facts(), made), library.ROOT / "templates"), root)
    return root


@pytest.mark.parametrize("compiler", COMPILERS)
def test_kernels_compile(tree: Path, compiler: str) -> None:
    kernels = sorted(tree.glob("*/*_kernel.c"))
    assert len(kernels) == len(PLAIN) > 20
    for options in targets_of(compiler):
        assert compile_c(compiler, kernels, tree, options=options) == ""

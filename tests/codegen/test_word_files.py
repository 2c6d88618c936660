"""A new word is one row of the table, its C words, its exact value, and nothing else.

A word's name occurs in the table, in the code of its exact value, in the words of runtime/simd with the scripts of
their coefficients, and in specs, pages and worked tests. No other file of the project names it, so none has to be
edited for a new word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

import pytest

from codegen.language.words import WORDS
from test_specs_alone import said_by, without_comments

ROOT = Path(__file__).resolve().parents[2]
SCANNED = (
    "codegen", "templates", "runtime", "oracle", "client", "tools", "cmake", "tests/simd", "tests/accuracy", "tests/oracle",
)  # fmt: skip
HOMES = {
    "codegen/language/words.py",  # the row
    "oracle/box.c", "oracle/box.h", "oracle/near.h", "oracle/wide.h",  # the exact value in C, in three kinds of number
}  # fmt: skip
FOLDERS = (
    "codegen/exact/",  # the exact value in Python
    "runtime/simd/math/", "runtime/simd/tables/",  # the words in C, and their coefficients
    "tests/accuracy/peers/",  # what other libraries call their functions
)  # fmt: skip

# Rewrites and the forms for rows and complex numbers name these, and integers have a power of their own.
NAMED = {"exp", "log", "log1p", "tanh", "sigmoid", "pow"}
# Functions of the C library, which any C may call, and an instruction: these are searched for in the generator only.
IN_C = {
    "expm1", "erf", "erfc", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "asinh", "acosh", "atanh", "exp2",
    "log2", "log10", "rsqrt", "atan2", "lgamma",
}  # fmt: skip
WHOLE = [word.name for word in WORDS.values() if word.elementary and word.name not in NAMED]


def naming(word: str, root: Path, folders: Sequence[str] = SCANNED) -> Iterator[str]:
    """The files with a name that contains this word, outside comments."""
    pattern = re.compile(rf"(?<![A-Za-z0-9]){word}(?![A-Za-z0-9])")
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".c", ".h", ".cpp", ".hpp", ".j2", ".cmake", ".sh") or path.name == "CMakeLists.txt":
                if "__pycache__" not in path.parts and pattern.search(said(path, path.stat().st_mtime_ns)):
                    yield path.relative_to(root).as_posix()


@lru_cache(maxsize=None)
def said(path: Path, changed: int) -> str:
    """A file without its comments, as it was when it changed; it is asked for each word."""
    text = path.read_text(encoding="utf-8")
    return " ".join(said_by(text)) if path.suffix == ".py" else without_comments(text)


@pytest.mark.parametrize("word", WHOLE)
def test_a_word_is_at_home_in_few_files(word: str) -> None:
    found = set(naming(word, ROOT, ("codegen",) if word in IN_C else SCANNED)) - HOMES
    assert {path for path in found if not path.startswith(FOLDERS)} == set()


def test_the_words_are_there() -> None:
    assert len(WHOLE) >= 13
    assert "codegen/language/words.py" in set(naming("erfinv", ROOT))


def test_another_file_would_be_found(tmp_path: Path) -> None:
    path = tmp_path / "codegen/algebra/limits.py"
    path.parent.mkdir(parents=True)
    path.write_text('FADING = {"erfinv"}\n')
    assert list(naming("erfinv", tmp_path)) == ["codegen/algebra/limits.py"]
    path.write_text('"""Of erfinv."""\nmerfinv = erfinvx  # erfinv\n')
    assert not list(naming("erfinv", tmp_path))
    path = tmp_path / "oracle/box.c"
    path.parent.mkdir()
    path.write_text("const box *box_erfinv_next(void); /* erfinv */\n")
    assert list(naming("erfinv", tmp_path)) == ["oracle/box.c"]

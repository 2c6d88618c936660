"""The table of C words is what the headers declare: each word is assigned to a pointer of its type, on each target."""

from __future__ import annotations

from pathlib import Path

import pytest

from c_tools import COMPILERS, ROOT, compile_c, targets
from codegen.kernel.ir import F32, MASK32, Kind, Leaf, Op, Word
from codegen.kernel.simd_words import WORDS, op


# terms.h includes simd.h; only kernels that need the last one include it.
HEADERS = ("reduce/terms.h", "math/remainder_f64.h", "math/decimal_f64.h")


def pointers(words: list[Word]) -> str:
    """A C file with a pointer to each word that is a function."""
    lines = [*(f'#include "simd/{header}"' for header in HEADERS), "void take(void *const pointers[]);", "void table(void);", "void table(void)", "{"]
    for number, word in enumerate(words):
        takes = ", ".join(kind.c for kind in word.takes)
        lines.append(f"    {word.gives.c} (*const p{number})({takes}) = {word.name};")
        lines.append(f"    (void)p{number};")
    return "\n".join([*lines, "}"]) + "\n"


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("target", sorted(targets()))
def test_words_are_declared(compiler: str, target: str, tmp_path: Path) -> None:
    source = tmp_path / "words.c"
    source.write_text(pointers([word for word in WORDS.values() if not word.spelling]))
    assert compile_c(compiler, [source], ROOT / "generated", options=targets()[target]) == ""


def test_a_wrong_word_would_be_found(tmp_path: Path) -> None:
    source = tmp_path / "words.c"
    for wrong in (Word("vf32_add", (F32,), F32, "add"), Word("vf32_gone", (F32,), F32, "add")):
        source.write_text(pointers([wrong]))
        assert wrong.name in compile_c("gcc", [source], ROOT / "generated", options=targets()["SCALAR"])


def test_words_refuse_arguments_of_other_kinds() -> None:
    x, mask = Leaf("x", F32), Leaf("m", MASK32)
    assert op("vf32_where", mask, x, x).kind == F32
    for args in ((x, x, x), (mask, x), (mask, x, Leaf("y", Kind("vf64", "one", 64, 53)))):
        with pytest.raises(AssertionError, match="vf32_where takes"):
            op("vf32_where", *args)
    assert isinstance(op("vf32_neg", x), Op)

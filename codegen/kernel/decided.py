"""Which fast forms of 16-bit results of one tensor are correctly rounded at all 65,536 inputs.

tests/accuracy/shorten.py tries all forms and writes tests/accuracy/short_forms.txt, a row for each output of an
operator in a mode and a dtype. The tests run `accuracy half`, which checks the resulting kernels at every input: if
a formula changes so that its row no longer holds, that test fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

TABLE = Path(__file__).resolve().parents[2] / "tests" / "accuracy" / "short_forms.txt"


@dataclass(frozen=True)
class Decision:
    """The grade of functions that suffices, where "f32" means the functions that f32 results have; `patches` lists the few inputs where it does not, with their results.
    If `lifted`, a subnormal value lies above what f32 can represent, for example x / 2 plus a tiny term where x / 2
    is the middle of two 16-bit numbers; the kernel raises it a little, so that it rounds up."""

    grade: str
    lifted: bool = False
    patches: tuple[tuple[float, float], ...] = ()

    @property
    def suffix(self) -> str:
        """Of the functions' words."""
        return "" if self.grade == "f32" else f"_{self.grade}"


def row_of(op: str, labels: tuple[str, ...], usual: bool, dtype: str, output: str) -> str:
    """The name of a row: entry point, modes, whether the scalars have their usual values, dtype and output."""
    return " ".join([f"aclnn{op}", *labels, *["usual"] * usual, dtype, output])


@lru_cache(maxsize=1)
def decisions() -> Mapping[str, Decision]:
    rows = (line.split(": ") for line in TABLE.read_text(encoding="utf-8").splitlines())
    return MappingProxyType({name: _decision(text) for name, text in rows})


def _decision(text: str) -> Decision:
    grade, *rest = text.split()
    patches = [word.split("=") for word in rest if word != "lifted"]
    return Decision(grade, "lifted" in rest, tuple((float(x), float(y)) for x, y in patches))

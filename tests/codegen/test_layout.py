"""Layout agrees with clang-format, on chosen statements and on many random ones."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Callable

import pytest

from c_tools import ROOT
from codegen.text.layout import statement
from codegen.text.wrap import WIDTH, comment, table_columns

NAMES = (
    "f",
    "aclnnShortGetWorkspaceSize",
    "aclnnMiddlingGetWorkspaceSize",
    "aclnnInplaceThresholdGetWorkspaceSize",
    "aclnnAVeryLongNameThatLeavesNoRoomForItsArgumentsGetWorkspaceSize",
)
PARAMETERS = (
    "void",
    "aclTensor *selfRef, const aclScalar *slope, uint64_t *workspaceSize, aclOpExecutor **executor",
    "const aclTensor *self, const aclScalar *negativeSlope, aclTensor *out, uint64_t *workspaceSize, "
    "aclOpExecutor **executor",
    "const aclTensor *gradOutput, const aclTensor *self, char *approximate, aclTensor *gradInput, "
    "uint64_t *workspaceSize, aclOpExecutor **executor",
)
STATEMENTS = (
    "return 0;",
    "const vf32 a_local_with_a_name_that_is_long = vf32_of((float)pointer_to_attributes->negative_slope);",
    'AC_TRY(ac_check_dtype_is(gradInput, "gradInput", dtype, "the promotion of gradOutput and self"));',
    "AC_TRY(ac_check_require(ac_scalar_real(slope, AC_F64) >= 0.0 || !flag || shift > 1.0, "
    '"slope >= 0"));',
    "AC_TRY(ac_check_require((ac_scalar_real(slope, AC_F64) > -0x1p-1 /* 0.5 */ && shift >= 0.0) || "
    '!(ac_scalar_real(slope, AC_F64) < 0x1.8p+0 /* 1.5 */), "slope > -0.5 and shift >= 0 or more"));',
    "const ac_dtype_set set = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F1;",
    "const ac_dtype_set dtypes_of_slope = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | "
    "AC_SET_U8 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BOOL | AC_SET_BF16;",
    "AC_ISA_EXTERN(const ac_kernels, ac_a_name_of_kernels_that_is_long_but_not_too_long, [A_NAME_OF_ALL_MODES]);",
    "AC_ISA_EXTERN(const ac_kernels, ac_a_name_of_kernels_that_leaves_no_room_for_what_stands_behind_it_here, [1]);",
    "AC_ISA_EXTERN(const ac_kernels, ac_a_name_of_kernels_that_is_as_long_as_the_line_and_longer_than_that_, [1]);",
)
WORDS = ("vf32_mul", "vf32x2_of_product", "vf32_where", "vf32_fma", "vf32_load_f16_n", "slope_f32")
LEAVES = ("self", "grad_output", "i", "n", "sigmoid_at", "vf32_of(0x1p-5f)", "count - i", "self + i")


def formatted(text: str) -> str:
    command = ["clang-format", f"--style=file:{ROOT / '.clang-format'}"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def in_functions(bodies: list[str]) -> str:
    return "\n".join(f"void f{n}(void)\n{{\n{body}\n}}\n" for n, body in enumerate(bodies))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("parameters", PARAMETERS)
@pytest.mark.parametrize("words", ["", "static ", "ACL_FUNC_VISIBILITY "])
def test_prototypes(name: str, parameters: str, words: str) -> None:
    text = f"{words}aclnnStatus {name}({parameters});"
    ours = "\n".join(statement(text, declares=True)) + "\n"
    assert ours == formatted(ours)


@pytest.mark.parametrize("text", STATEMENTS)
def test_statements(text: str) -> None:
    ours = in_functions(["\n".join(statement(text, 4))])
    assert ours == formatted(ours)


@pytest.mark.parametrize("seed", range(4))
def test_random_statements(seed: int) -> None:
    draw = random.Random(seed)
    bodies = []
    while len(bodies) < 120:
        parts = [_expression(draw, 3) for _ in range(draw.randint(1, 4))]
        call = f"{draw.choice(WORDS)}({', '.join(parts)})"
        text = draw.choice((f"{call};", f"return {call};", f"const vf32x2 product = {call};"))
        if WIDTH - 4 < len(text) < 330:
            bodies.append("\n".join(statement(text, 4)))
    ours = in_functions(bodies)
    assert ours == formatted(ours)


def _expression(draw: random.Random, depth: int) -> str:
    if depth == 0 or draw.random() < 0.35:
        return draw.choice(LEAVES)
    parts = [_expression(draw, depth - 1) for _ in range(draw.randint(1, 4))]
    return f"{draw.choice(WORDS)}({', '.join(parts)})"


@pytest.mark.parametrize("count", [5, 30, 42, 60])
@pytest.mark.parametrize("value", [lambda n: str(n % 13), lambda n: str((n * 7) % 30 - 1)])
def test_columns(count: int, value: Callable[[int], str]) -> None:
    values = [value(number) for number in range(count)]
    lines = table_columns(values, "    {", "},")
    ours = "\n".join(["const int8_t table[2][60] = {", *lines, *lines, "};", ""])
    assert ours == formatted(ours)


@pytest.mark.parametrize("length", [90, 93, 94, 95, 96, 97, 98, 99, 200])
def test_comments_end_within_the_margin(length: int) -> None:
    text = ("a word and another " * 20)[:length].rstrip() + "."
    lines = comment(text)
    assert all(len(line) <= WIDTH for line in lines)
    assert lines[0].startswith("/* ") and lines[-1].endswith(". */")
    ours = "\n".join(lines) + "\n"
    assert ours == formatted(ours)

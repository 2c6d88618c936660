/*
 * Generated from spec/norm/gemma_rms_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(x * x, over: gamma) */
static near near_formula_yOut_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[0]);
}

static const box *box_formula_yOut_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[0]);
}

static near size_formula_yOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[0]));
}

/* yOut = x * rstd * (1 + gamma) */
static near near_formula_yOut(near_context *c, const near v[])
{
    const near part_square = v[4];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_square, v[3]), v[2])));
    return near_mul(c, near_mul(c, v[0], part_rstd), near_add(c, near_number(c, 1.0L, 1.0L), v[1]));
}

static const box *box_formula_yOut(box_context *c, const box *const v[])
{
    const box *const part_square = v[4];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_square, v[3]), v[2])));
    return box_mul(c, box_mul(c, v[0], part_rstd), box_add(c, box_number(c, "1", "1"), v[1]));
}

static near size_formula_yOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(
        c,
        near_mul(c, near_abs(c, v[0]),
                 near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                      near_sqrt(c, near_add(c, near_div(c, v[4], v[3]), v[2]))))),
        near_abs(c, near_add(c, near_number(c, 1.0L, 1.0L), v[1])));
}

static const oracle_reduction formula_yOut_reductions[] = {
    {ORACLE_SUM, near_formula_yOut_0, box_formula_yOut_0, size_formula_yOut_0},
};

/* sum(x * x, over: gamma) */
static near near_formula_rstdOut_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[0]);
}

static const box *box_formula_rstdOut_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[0]);
}

static near size_formula_rstdOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[0]));
}

/* rstdOut = rstd */
static near near_formula_rstdOut(near_context *c, const near v[])
{
    const near part_square = v[4];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_square, v[3]), v[2])));
    return part_rstd;
}

static const box *box_formula_rstdOut(box_context *c, const box *const v[])
{
    const box *const part_square = v[4];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_square, v[3]), v[2])));
    return part_rstd;
}

static near size_formula_rstdOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[4], v[3]), v[2]))));
}

static const oracle_reduction formula_rstdOut_reductions[] = {
    {ORACLE_SUM, near_formula_rstdOut_0, box_formula_rstdOut_0, size_formula_rstdOut_0},
};

static const oracle_formula gemma_rms_norm_formulas[] = {
    {
        .mode = "",
        .output = "yOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_yOut,
        .box = box_formula_yOut,
        .size = size_formula_yOut,
        .reductions = formula_yOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "rstdOut",
        .fold = false,
        .only = "x",
        .near = near_formula_rstdOut,
        .box = box_formula_rstdOut,
        .size = size_formula_rstdOut,
        .reductions = formula_rstdOut_reductions,
        .reduction_count = 1,
    },
};

static const char *const gemma_rms_norm_arguments[] = {
    "x",
    "gamma",
    "epsilon",
    "count(x, over: gamma)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gemma_rms_norm_linear[] = {
    NULL,
};

static const double gemma_rms_norm_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {0.7},
    {-1.5},
};
/* clang-format on */

const oracle gemma_rms_norm_oracle = {
    .entry = "aclnnGemmaRmsNorm",
    .arguments = gemma_rms_norm_arguments,
    .linear = gemma_rms_norm_linear,
    .forward = NULL,
    .result = "x",
    .formulas = gemma_rms_norm_formulas,
    .formula_count = 2,
    .scalars = gemma_rms_norm_scalars,
    .scalar_sets = sizeof gemma_rms_norm_scalars / sizeof gemma_rms_norm_scalars[0],
};

/*
 * Generated from spec/norm/add_rms_norm_cast.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(x * x, over: gamma) */
static near near_formula_y1Out_0(near_context *c, const near v[])
{
    const near part_x = near_add(c, v[0], v[1]);
    return near_mul(c, part_x, part_x);
}

static const box *box_formula_y1Out_0(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, v[0], v[1]);
    return box_mul(c, part_x, part_x);
}

static near size_formula_y1Out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, near_add(c, v[0], v[1])));
}

/* y1Out = y */
static near near_formula_y1Out(near_context *c, const near v[])
{
    const near part_x = near_add(c, v[0], v[1]);
    const near part_square = v[5];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_square, v[4]), v[3])));
    const near part_y = near_mul(c, near_mul(c, part_x, part_rstd), v[2]);
    return part_y;
}

static const box *box_formula_y1Out(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, v[0], v[1]);
    const box *const part_square = v[5];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_square, v[4]), v[3])));
    const box *const part_y = box_mul(c, box_mul(c, part_x, part_rstd), v[2]);
    return part_y;
}

static near size_formula_y1Out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(
        c,
        near_mul(c, near_abs(c, near_add(c, v[0], v[1])),
                 near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                      near_sqrt(c, near_add(c, near_div(c, v[5], v[4]), v[3]))))),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_y1Out_reductions[] = {
    {ORACLE_SUM, near_formula_y1Out_0, box_formula_y1Out_0, size_formula_y1Out_0},
};

/* sum(x * x, over: gamma) */
static near near_formula_y2Out_0(near_context *c, const near v[])
{
    const near part_x = near_add(c, v[0], v[1]);
    return near_mul(c, part_x, part_x);
}

static const box *box_formula_y2Out_0(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, v[0], v[1]);
    return box_mul(c, part_x, part_x);
}

static near size_formula_y2Out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, near_add(c, v[0], v[1])));
}

/* y2Out = y */
static near near_formula_y2Out(near_context *c, const near v[])
{
    const near part_x = near_add(c, v[0], v[1]);
    const near part_square = v[5];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_square, v[4]), v[3])));
    const near part_y = near_mul(c, near_mul(c, part_x, part_rstd), v[2]);
    return part_y;
}

static const box *box_formula_y2Out(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, v[0], v[1]);
    const box *const part_square = v[5];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_square, v[4]), v[3])));
    const box *const part_y = box_mul(c, box_mul(c, part_x, part_rstd), v[2]);
    return part_y;
}

static near size_formula_y2Out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(
        c,
        near_mul(c, near_abs(c, near_add(c, v[0], v[1])),
                 near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                      near_sqrt(c, near_add(c, near_div(c, v[5], v[4]), v[3]))))),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_y2Out_reductions[] = {
    {ORACLE_SUM, near_formula_y2Out_0, box_formula_y2Out_0, size_formula_y2Out_0},
};

/* sum(x * x, over: gamma) */
static near near_formula_rstdOut_0(near_context *c, const near v[])
{
    const near part_x = near_add(c, v[0], v[1]);
    return near_mul(c, part_x, part_x);
}

static const box *box_formula_rstdOut_0(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, v[0], v[1]);
    return box_mul(c, part_x, part_x);
}

static near size_formula_rstdOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, near_add(c, v[0], v[1])));
}

/* rstdOut = rstd */
static near near_formula_rstdOut(near_context *c, const near v[])
{
    const near part_square = v[5];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_square, v[4]), v[3])));
    return part_rstd;
}

static const box *box_formula_rstdOut(box_context *c, const box *const v[])
{
    const box *const part_square = v[5];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_square, v[4]), v[3])));
    return part_rstd;
}

static near size_formula_rstdOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[5], v[4]), v[3]))));
}

static const oracle_reduction formula_rstdOut_reductions[] = {
    {ORACLE_SUM, near_formula_rstdOut_0, box_formula_rstdOut_0, size_formula_rstdOut_0},
};

/* xOut = x */
static near near_formula_xOut(near_context *c, const near v[])
{
    const near part_x = near_add(c, v[0], v[1]);
    return part_x;
}

static const box *box_formula_xOut(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, v[0], v[1]);
    return part_x;
}

static const oracle_formula add_rms_norm_cast_formulas[] = {
    {
        .mode = "",
        .output = "y1Out",
        .fold = false,
        .only = NULL,
        .near = near_formula_y1Out,
        .box = box_formula_y1Out,
        .size = size_formula_y1Out,
        .reductions = formula_y1Out_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "y2Out",
        .fold = false,
        .only = NULL,
        .near = near_formula_y2Out,
        .box = box_formula_y2Out,
        .size = size_formula_y2Out,
        .reductions = formula_y2Out_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "rstdOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_rstdOut,
        .box = box_formula_rstdOut,
        .size = size_formula_rstdOut,
        .reductions = formula_rstdOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "xOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_xOut,
        .box = box_formula_xOut,
    },
};

static const char *const add_rms_norm_cast_arguments[] = {
    "x1",
    "x2",
    "gamma",
    "epsilon",
    "count(x1, over: gamma)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const add_rms_norm_cast_linear[] = {
    NULL,
};

static const double add_rms_norm_cast_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {0.7},
    {1.0},
};
/* clang-format on */

const oracle add_rms_norm_cast_oracle = {
    .entry = "aclnnAddRmsNormCast",
    .arguments = add_rms_norm_cast_arguments,
    .linear = add_rms_norm_cast_linear,
    .forward = NULL,
    .result = "x1",
    .formulas = add_rms_norm_cast_formulas,
    .formula_count = 4,
    .scalars = add_rms_norm_cast_scalars,
    .scalar_sets = sizeof add_rms_norm_cast_scalars / sizeof add_rms_norm_cast_scalars[0],
};

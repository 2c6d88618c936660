/*
 * Generated from spec/norm/group_norm_silu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(self, over: group) */
static near near_formula_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((self - mean) * (self - mean), over: group) */
static near near_formula_out_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_out_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* out = where(norm == -inf, 0, norm * sigmoid(norm)) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    const near part_squares = v[6];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[4]), v[3])));
    const near part_norm =
        near_add(c, near_mul(c, near_mul(c, near_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
    return (near_eq(c, part_norm, near_number(c, -INFINITY, 1.0L)) ? near_number(c, 0.0L, 1.0L)
            : near_mul(c, part_norm, near_sigmoid(c, part_norm)));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    const box *const part_squares = v[6];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[4]), v[3])));
    const box *const part_norm =
        box_add(c, box_mul(c, box_mul(c, box_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
    return (box_eq(c, part_norm, box_number(c, "-INFINITY", "1")) ? box_number(c, "0", "1")
            : box_mul(c, part_norm, box_sigmoid(c, part_norm)));
}

static near size_formula_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_eq(
        c,
        near_add(
            c,
            near_mul(c,
                     near_mul(c, near_sub(c, v[0], near_div(c, v[5], v[4])),
                              near_div(c, near_number(c, 1.0L, 1.0L),
                                       near_sqrt(c, near_add(c, near_div(c, v[6], v[4]), v[3])))),
                     v[1]),
            v[2]),
        near_number(c, -INFINITY, 1.0L)) ? near_abs(c, near_number(c, 0.0L, 1.0L)) : near_mul(
        c,
        near_add(
            c,
            near_mul(c,
                     near_mul(c,
                              near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                              near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                                   near_sqrt(c, near_add(c, near_div(c, v[6], v[4]),
                                                                         v[3]))))),
                     near_abs(c, v[1])),
            near_abs(c, v[2])),
        near_abs(
            c,
            near_sigmoid(
                c, near_add(
                       c,
                       near_mul(c,
                                near_mul(c, near_sub(c, v[0], near_div(c, v[5], v[4])),
                                         near_div(c, near_number(c, 1.0L, 1.0L),
                                                  near_sqrt(c, near_add(c, near_div(c, v[6], v[4]),
                                                                        v[3])))),
                                v[1]),
                       v[2])))));
}

static const oracle_reduction formula_out_reductions[] = {
    {ORACLE_SUM, near_formula_out_0, box_formula_out_0, size_formula_out_0},
    {ORACLE_SUM, near_formula_out_1, box_formula_out_1, size_formula_out_1},
};

/* sum(self, over: group) */
static near near_formula_meanOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_meanOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_meanOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* meanOut = mean */
static near near_formula_meanOut(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return part_mean;
}

static const box *box_formula_meanOut(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return part_mean;
}

static near size_formula_meanOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[5], v[4]));
}

static const oracle_reduction formula_meanOut_reductions[] = {
    {ORACLE_SUM, near_formula_meanOut_0, box_formula_meanOut_0, size_formula_meanOut_0},
};

/* sum(self, over: group) */
static near near_formula_rstdOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_rstdOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_rstdOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((self - mean) * (self - mean), over: group) */
static near near_formula_rstdOut_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_rstdOut_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_rstdOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* rstdOut = rstd */
static near near_formula_rstdOut(near_context *c, const near v[])
{
    const near part_squares = v[6];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[4]), v[3])));
    return part_rstd;
}

static const box *box_formula_rstdOut(box_context *c, const box *const v[])
{
    const box *const part_squares = v[6];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[4]), v[3])));
    return part_rstd;
}

static near size_formula_rstdOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[6], v[4]), v[3]))));
}

static const oracle_reduction formula_rstdOut_reductions[] = {
    {ORACLE_SUM, near_formula_rstdOut_0, box_formula_rstdOut_0, size_formula_rstdOut_0},
    {ORACLE_SUM, near_formula_rstdOut_1, box_formula_rstdOut_1, size_formula_rstdOut_1},
};

static const oracle_formula group_norm_silu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
        .size = size_formula_out,
        .reductions = formula_out_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "",
        .output = "meanOut",
        .fold = false,
        .only = "self",
        .near = near_formula_meanOut,
        .box = box_formula_meanOut,
        .size = size_formula_meanOut,
        .reductions = formula_meanOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "rstdOut",
        .fold = false,
        .only = "self",
        .near = near_formula_rstdOut,
        .box = box_formula_rstdOut,
        .size = size_formula_rstdOut,
        .reductions = formula_rstdOut_reductions,
        .reduction_count = 2,
    },
};

static const char *const group_norm_silu_arguments[] = {
    "self",
    "gamma",
    "beta",
    "eps",
    "count(self, over: group)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const group_norm_silu_linear[] = {
    NULL,
};

static const double group_norm_silu_scalars[][ORACLE_SCALARS_MAX] = {
    {7.0},
    {0.7},
};
/* clang-format on */

const oracle group_norm_silu_oracle = {
    .entry = "aclnnGroupNormSilu",
    .arguments = group_norm_silu_arguments,
    .linear = group_norm_silu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = group_norm_silu_formulas,
    .formula_count = 3,
    .scalars = group_norm_silu_scalars,
    .scalar_sets = sizeof group_norm_silu_scalars / sizeof group_norm_silu_scalars[0],
};

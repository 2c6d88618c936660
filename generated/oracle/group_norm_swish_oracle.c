/*
 * Generated from spec/norm/group_norm_swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(x, over: numGroups) */
static near near_formula_NCHW_false_yOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_NCHW_false_yOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_NCHW_false_yOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((x - mean) * (x - mean), over: numGroups) */
static near near_formula_NCHW_false_yOut_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[6], v[5]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_NCHW_false_yOut_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[6], v[5]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_NCHW_false_yOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))));
}

/* yOut = norm */
static near near_formula_NCHW_false_yOut(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[6], v[5]);
    const near part_squares = v[7];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[5]), v[3])));
    const near part_norm =
        near_add(c, near_mul(c, near_mul(c, near_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
    return part_norm;
}

static const box *box_formula_NCHW_false_yOut(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[6], v[5]);
    const box *const part_squares = v[7];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[5]), v[3])));
    const box *const part_norm =
        box_add(c, box_mul(c, box_mul(c, box_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
    return part_norm;
}

static near size_formula_NCHW_false_yOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(c,
                 near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))),
                          near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                               near_sqrt(c, near_add(c, near_div(c, v[7], v[5]),
                                                                     v[3]))))),
                 near_abs(c, v[1])),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_NCHW_false_yOut_reductions[] = {
    {ORACLE_SUM, near_formula_NCHW_false_yOut_0, box_formula_NCHW_false_yOut_0, size_formula_NCHW_false_yOut_0},
    {ORACLE_SUM, near_formula_NCHW_false_yOut_1, box_formula_NCHW_false_yOut_1, size_formula_NCHW_false_yOut_1},
};

/* sum(x, over: numGroups) */
static near near_formula_NCHW_false_meanOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_NCHW_false_meanOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_NCHW_false_meanOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* meanOut = mean */
static near near_formula_NCHW_false_meanOut(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[6], v[5]);
    return part_mean;
}

static const box *box_formula_NCHW_false_meanOut(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[6], v[5]);
    return part_mean;
}

static near size_formula_NCHW_false_meanOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[6], v[5]));
}

static const oracle_reduction formula_NCHW_false_meanOut_reductions[] = {
    {ORACLE_SUM, near_formula_NCHW_false_meanOut_0, box_formula_NCHW_false_meanOut_0, size_formula_NCHW_false_meanOut_0},
};

/* sum(x, over: numGroups) */
static near near_formula_NCHW_false_rstdOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_NCHW_false_rstdOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_NCHW_false_rstdOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((x - mean) * (x - mean), over: numGroups) */
static near near_formula_NCHW_false_rstdOut_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[6], v[5]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_NCHW_false_rstdOut_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[6], v[5]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_NCHW_false_rstdOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))));
}

/* rstdOut = rstd */
static near near_formula_NCHW_false_rstdOut(near_context *c, const near v[])
{
    const near part_squares = v[7];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[5]), v[3])));
    return part_rstd;
}

static const box *box_formula_NCHW_false_rstdOut(box_context *c, const box *const v[])
{
    const box *const part_squares = v[7];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[5]), v[3])));
    return part_rstd;
}

static near size_formula_NCHW_false_rstdOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[7], v[5]), v[3]))));
}

static const oracle_reduction formula_NCHW_false_rstdOut_reductions[] = {
    {ORACLE_SUM, near_formula_NCHW_false_rstdOut_0, box_formula_NCHW_false_rstdOut_0, size_formula_NCHW_false_rstdOut_0},
    {ORACLE_SUM, near_formula_NCHW_false_rstdOut_1, box_formula_NCHW_false_rstdOut_1, size_formula_NCHW_false_rstdOut_1},
};

/* sum(x, over: numGroups) */
static near near_formula_NCHW_true_yOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_NCHW_true_yOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_NCHW_true_yOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((x - mean) * (x - mean), over: numGroups) */
static near near_formula_NCHW_true_yOut_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[6], v[5]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_NCHW_true_yOut_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[6], v[5]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_NCHW_true_yOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))));
}

/* yOut = where(swishScale * norm == -inf, 0, norm * sigmoid(swishScale * norm)) */
static near near_formula_NCHW_true_yOut(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[6], v[5]);
    const near part_squares = v[7];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[5]), v[3])));
    const near part_norm =
        near_add(c, near_mul(c, near_mul(c, near_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
    return (near_eq(c, near_mul(c, v[4], part_norm), near_number(c, -INFINITY, 1.0L)) ? near_number(
        c, 0.0L, 1.0L) : near_mul(c, part_norm, near_sigmoid(c, near_mul(c, v[4], part_norm))));
}

static const box *box_formula_NCHW_true_yOut(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[6], v[5]);
    const box *const part_squares = v[7];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[5]), v[3])));
    const box *const part_norm =
        box_add(c, box_mul(c, box_mul(c, box_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
    return (box_eq(c, box_mul(c, v[4], part_norm), box_number(c, "-INFINITY", "1")) ? box_number(
        c, "0", "1") : box_mul(c, part_norm, box_sigmoid(c, box_mul(c, v[4], part_norm))));
}

static near size_formula_NCHW_true_yOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_eq(
        c,
        near_mul(
            c, v[4],
            near_add(c,
                     near_mul(c,
                              near_mul(c, near_sub(c, v[0], near_div(c, v[6], v[5])),
                                       near_div(c, near_number(c, 1.0L, 1.0L),
                                                near_sqrt(c, near_add(c, near_div(c, v[7], v[5]),
                                                                      v[3])))),
                              v[1]),
                     v[2])),
        near_number(c, -INFINITY, 1.0L)) ? near_abs(c, near_number(c, 0.0L, 1.0L)) : near_mul(
        c,
        near_add(
            c,
            near_mul(c,
                     near_mul(c,
                              near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))),
                              near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                                   near_sqrt(c, near_add(c, near_div(c, v[7], v[5]),
                                                                         v[3]))))),
                     near_abs(c, v[1])),
            near_abs(c, v[2])),
        near_abs(
            c,
            near_sigmoid(
                c,
                near_mul(
                    c, v[4],
                    near_add(
                        c,
                        near_mul(c,
                                 near_mul(c, near_sub(c, v[0], near_div(c, v[6], v[5])),
                                          near_div(c, near_number(c, 1.0L, 1.0L),
                                                   near_sqrt(c, near_add(c, near_div(c, v[7], v[5]),
                                                                         v[3])))),
                                 v[1]),
                        v[2]))))));
}

static const oracle_reduction formula_NCHW_true_yOut_reductions[] = {
    {ORACLE_SUM, near_formula_NCHW_true_yOut_0, box_formula_NCHW_true_yOut_0, size_formula_NCHW_true_yOut_0},
    {ORACLE_SUM, near_formula_NCHW_true_yOut_1, box_formula_NCHW_true_yOut_1, size_formula_NCHW_true_yOut_1},
};

/* sum(x, over: numGroups) */
static near near_formula_NCHW_true_meanOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_NCHW_true_meanOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_NCHW_true_meanOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* meanOut = mean */
static near near_formula_NCHW_true_meanOut(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[6], v[5]);
    return part_mean;
}

static const box *box_formula_NCHW_true_meanOut(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[6], v[5]);
    return part_mean;
}

static near size_formula_NCHW_true_meanOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[6], v[5]));
}

static const oracle_reduction formula_NCHW_true_meanOut_reductions[] = {
    {ORACLE_SUM, near_formula_NCHW_true_meanOut_0, box_formula_NCHW_true_meanOut_0, size_formula_NCHW_true_meanOut_0},
};

/* sum(x, over: numGroups) */
static near near_formula_NCHW_true_rstdOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_NCHW_true_rstdOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_NCHW_true_rstdOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((x - mean) * (x - mean), over: numGroups) */
static near near_formula_NCHW_true_rstdOut_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[6], v[5]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_NCHW_true_rstdOut_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[6], v[5]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_NCHW_true_rstdOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[6], v[5]))));
}

/* rstdOut = rstd */
static near near_formula_NCHW_true_rstdOut(near_context *c, const near v[])
{
    const near part_squares = v[7];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[5]), v[3])));
    return part_rstd;
}

static const box *box_formula_NCHW_true_rstdOut(box_context *c, const box *const v[])
{
    const box *const part_squares = v[7];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[5]), v[3])));
    return part_rstd;
}

static near size_formula_NCHW_true_rstdOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[7], v[5]), v[3]))));
}

static const oracle_reduction formula_NCHW_true_rstdOut_reductions[] = {
    {ORACLE_SUM, near_formula_NCHW_true_rstdOut_0, box_formula_NCHW_true_rstdOut_0, size_formula_NCHW_true_rstdOut_0},
    {ORACLE_SUM, near_formula_NCHW_true_rstdOut_1, box_formula_NCHW_true_rstdOut_1, size_formula_NCHW_true_rstdOut_1},
};

static const oracle_formula group_norm_swish_formulas[] = {
    {
        .mode = "NCHW false",
        .output = "yOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_NCHW_false_yOut,
        .box = box_formula_NCHW_false_yOut,
        .size = size_formula_NCHW_false_yOut,
        .reductions = formula_NCHW_false_yOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "NCHW false",
        .output = "meanOut",
        .fold = false,
        .only = "x",
        .near = near_formula_NCHW_false_meanOut,
        .box = box_formula_NCHW_false_meanOut,
        .size = size_formula_NCHW_false_meanOut,
        .reductions = formula_NCHW_false_meanOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "NCHW false",
        .output = "rstdOut",
        .fold = false,
        .only = "x",
        .near = near_formula_NCHW_false_rstdOut,
        .box = box_formula_NCHW_false_rstdOut,
        .size = size_formula_NCHW_false_rstdOut,
        .reductions = formula_NCHW_false_rstdOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "NCHW true",
        .output = "yOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_NCHW_true_yOut,
        .box = box_formula_NCHW_true_yOut,
        .size = size_formula_NCHW_true_yOut,
        .reductions = formula_NCHW_true_yOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "NCHW true",
        .output = "meanOut",
        .fold = false,
        .only = "x",
        .near = near_formula_NCHW_true_meanOut,
        .box = box_formula_NCHW_true_meanOut,
        .size = size_formula_NCHW_true_meanOut,
        .reductions = formula_NCHW_true_meanOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "NCHW true",
        .output = "rstdOut",
        .fold = false,
        .only = "x",
        .near = near_formula_NCHW_true_rstdOut,
        .box = box_formula_NCHW_true_rstdOut,
        .size = size_formula_NCHW_true_rstdOut,
        .reductions = formula_NCHW_true_rstdOut_reductions,
        .reduction_count = 2,
    },
};

static const char *const group_norm_swish_arguments[] = {
    "x",
    "gamma",
    "beta",
    "eps",
    "swishScale",
    "count(x, over: numGroups)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const group_norm_swish_linear[] = {
    NULL,
};

static const double group_norm_swish_scalars[][ORACLE_SCALARS_MAX] = {
    {7.0, 0.0},
    {0.7, 1.1},
    {7.0, 1.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle group_norm_swish_oracle = {
    .entry = "aclnnGroupNormSwish",
    .arguments = group_norm_swish_arguments,
    .linear = group_norm_swish_linear,
    .forward = NULL,
    .result = "x",
    .formulas = group_norm_swish_formulas,
    .formula_count = 6,
    .scalars = group_norm_swish_scalars,
    .scalar_sets = sizeof group_norm_swish_scalars / sizeof group_norm_swish_scalars[0],
};

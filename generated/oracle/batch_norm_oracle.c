/*
 * Generated from spec/norm/batch_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* output = (input - runningMean) * (1 / sqrt(runningVar + eps)) * weight + bias */
static near near_formula_false_output(near_context *c, const near v[])
{
    return near_add(c,
                    near_mul(c,
                             near_mul(c, near_sub(c, v[0], v[3]),
                                      near_div(c, near_number(c, 1.0L, 1.0L),
                                               near_sqrt(c, near_add(c, v[4], v[6])))),
                             v[1]),
                    v[2]);
}

static const box *box_formula_false_output(box_context *c, const box *const v[])
{
    return box_add(
        c,
        box_mul(c,
                box_mul(c, box_sub(c, v[0], v[3]),
                        box_div(c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, v[4], v[6])))),
                v[1]),
        v[2]);
}

/* nextMean = runningMean */
static near near_formula_false_nextMean(near_context *c, const near v[])
{
    (void)c;
    return v[3];
}

static const box *box_formula_false_nextMean(box_context *c, const box *const v[])
{
    (void)c;
    return v[3];
}

/* nextVar = runningVar */
static near near_formula_false_nextVar(near_context *c, const near v[])
{
    (void)c;
    return v[4];
}

static const box *box_formula_false_nextVar(box_context *c, const box *const v[])
{
    (void)c;
    return v[4];
}

/* sum(input, over: channel) */
static near near_formula_true_output_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_output_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_output_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - mean) * (input - mean), over: channel) */
static near near_formula_true_output_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[8], v[7]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_true_output_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[8], v[7]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_true_output_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[8], v[7]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[8], v[7]))));
}

/* output = (input - mean) * rstd * weight + bias */
static near near_formula_true_output(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[8], v[7]);
    const near part_squares = v[9];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[7]), v[6])));
    return near_add(c, near_mul(c, near_mul(c, near_sub(c, v[0], part_mean), part_rstd), v[1]),
                    v[2]);
}

static const box *box_formula_true_output(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[8], v[7]);
    const box *const part_squares = v[9];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[7]), v[6])));
    return box_add(c, box_mul(c, box_mul(c, box_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
}

static near size_formula_true_output(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(c,
                 near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[8], v[7]))),
                          near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                               near_sqrt(c, near_add(c, near_div(c, v[9], v[7]),
                                                                     v[6]))))),
                 near_abs(c, v[1])),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_true_output_reductions[] = {
    {ORACLE_SUM, near_formula_true_output_0, box_formula_true_output_0, size_formula_true_output_0},
    {ORACLE_SUM, near_formula_true_output_1, box_formula_true_output_1, size_formula_true_output_1},
};

/* sum(input, over: channel) */
static near near_formula_true_nextMean_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_nextMean_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_nextMean_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* nextMean = (1 - momentum) * runningMean + momentum * mean */
static near near_formula_true_nextMean(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[8], v[7]);
    return near_add(c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[5]), v[3]),
                    near_mul(c, v[5], part_mean));
}

static const box *box_formula_true_nextMean(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[8], v[7]);
    return box_add(c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[5]), v[3]),
                   box_mul(c, v[5], part_mean));
}

static near size_formula_true_nextMean(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(c, near_abs(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[5])), near_abs(c, v[3])),
        near_mul(c, near_abs(c, v[5]), near_abs(c, near_div(c, v[8], v[7]))));
}

static const oracle_reduction formula_true_nextMean_reductions[] = {
    {ORACLE_SUM, near_formula_true_nextMean_0, box_formula_true_nextMean_0, size_formula_true_nextMean_0},
};

/* sum(input, over: channel) */
static near near_formula_true_nextVar_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_nextVar_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_nextVar_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - mean) * (input - mean), over: channel) */
static near near_formula_true_nextVar_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[8], v[7]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_true_nextVar_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[8], v[7]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_true_nextVar_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[8], v[7]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[8], v[7]))));
}

/* nextVar = (1 - momentum) * runningVar + momentum * (squares / (count(input, over: channel) - 1)) */
static near near_formula_true_nextVar(near_context *c, const near v[])
{
    const near part_squares = v[9];
    return near_add(
        c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[5]), v[4]),
        near_mul(c, v[5],
                 near_div(c, part_squares, near_sub(c, v[7], near_number(c, 1.0L, 1.0L)))));
}

static const box *box_formula_true_nextVar(box_context *c, const box *const v[])
{
    const box *const part_squares = v[9];
    return box_add(
        c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[5]), v[4]),
        box_mul(c, v[5], box_div(c, part_squares, box_sub(c, v[7], box_number(c, "1", "1")))));
}

static near size_formula_true_nextVar(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(c, near_abs(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[5])), near_abs(c, v[4])),
        near_mul(c, near_abs(c, v[5]),
                 near_abs(c, near_div(c, v[9], near_sub(c, v[7], near_number(c, 1.0L, 1.0L))))));
}

static const oracle_reduction formula_true_nextVar_reductions[] = {
    {ORACLE_SUM, near_formula_true_nextVar_0, box_formula_true_nextVar_0, size_formula_true_nextVar_0},
    {ORACLE_SUM, near_formula_true_nextVar_1, box_formula_true_nextVar_1, size_formula_true_nextVar_1},
};

/* sum(input, over: channel) */
static near near_formula_true_saveMean_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_saveMean_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_saveMean_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* saveMean = mean */
static near near_formula_true_saveMean(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[8], v[7]);
    return part_mean;
}

static const box *box_formula_true_saveMean(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[8], v[7]);
    return part_mean;
}

static near size_formula_true_saveMean(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[8], v[7]));
}

static const oracle_reduction formula_true_saveMean_reductions[] = {
    {ORACLE_SUM, near_formula_true_saveMean_0, box_formula_true_saveMean_0, size_formula_true_saveMean_0},
};

/* sum(input, over: channel) */
static near near_formula_true_saveInvstd_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_saveInvstd_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_saveInvstd_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - mean) * (input - mean), over: channel) */
static near near_formula_true_saveInvstd_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[8], v[7]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_true_saveInvstd_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[8], v[7]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_true_saveInvstd_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[8], v[7]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[8], v[7]))));
}

/* saveInvstd = rstd */
static near near_formula_true_saveInvstd(near_context *c, const near v[])
{
    const near part_squares = v[9];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[7]), v[6])));
    return part_rstd;
}

static const box *box_formula_true_saveInvstd(box_context *c, const box *const v[])
{
    const box *const part_squares = v[9];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[7]), v[6])));
    return part_rstd;
}

static near size_formula_true_saveInvstd(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[9], v[7]), v[6]))));
}

static const oracle_reduction formula_true_saveInvstd_reductions[] = {
    {ORACLE_SUM, near_formula_true_saveInvstd_0, box_formula_true_saveInvstd_0, size_formula_true_saveInvstd_0},
    {ORACLE_SUM, near_formula_true_saveInvstd_1, box_formula_true_saveInvstd_1, size_formula_true_saveInvstd_1},
};

static const oracle_formula batch_norm_formulas[] = {
    {
        .mode = "false",
        .output = "output",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_output,
        .box = box_formula_false_output,
    },
    {
        .mode = "false",
        .output = "nextMean",
        .fold = false,
        .only = "runningMean",
        .near = near_formula_false_nextMean,
        .box = box_formula_false_nextMean,
    },
    {
        .mode = "false",
        .output = "nextVar",
        .fold = false,
        .only = "runningVar",
        .near = near_formula_false_nextVar,
        .box = box_formula_false_nextVar,
    },
    {
        .mode = "true",
        .output = "output",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_output,
        .box = box_formula_true_output,
        .size = size_formula_true_output,
        .reductions = formula_true_output_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "true",
        .output = "nextMean",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_nextMean,
        .box = box_formula_true_nextMean,
        .size = size_formula_true_nextMean,
        .reductions = formula_true_nextMean_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "nextVar",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_nextVar,
        .box = box_formula_true_nextVar,
        .size = size_formula_true_nextVar,
        .reductions = formula_true_nextVar_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "true",
        .output = "saveMean",
        .fold = false,
        .only = "input",
        .near = near_formula_true_saveMean,
        .box = box_formula_true_saveMean,
        .size = size_formula_true_saveMean,
        .reductions = formula_true_saveMean_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "saveInvstd",
        .fold = false,
        .only = "input",
        .near = near_formula_true_saveInvstd,
        .box = box_formula_true_saveInvstd,
        .size = size_formula_true_saveInvstd,
        .reductions = formula_true_saveInvstd_reductions,
        .reduction_count = 2,
    },
};

static const char *const batch_norm_arguments[] = {
    "input",
    "weight",
    "bias",
    "runningMean",
    "runningVar",
    "momentum",
    "eps",
    "count(input, over: channel)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const batch_norm_linear[] = {
    NULL,
};

static const double batch_norm_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5, 7.0},
    {0.7, 1.1},
    {0.5, 1.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle batch_norm_oracle = {
    .entry = "aclnnBatchNorm",
    .arguments = batch_norm_arguments,
    .linear = batch_norm_linear,
    .forward = NULL,
    .result = "input",
    .formulas = batch_norm_formulas,
    .formula_count = 8,
    .scalars = batch_norm_scalars,
    .scalar_sets = sizeof batch_norm_scalars / sizeof batch_norm_scalars[0],
};

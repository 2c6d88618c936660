/*
 * Generated from spec/reduction/log_sum_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* max(self, over: dim) */
static near near_formula_false_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum(exp(self - base), over: dim) */
static near near_formula_false_out_1(near_context *c, const near v[])
{
    const near part_top = v[1];
    const near part_base = ((near_gt(c, part_top, near_number(c, -INFINITY, 1.0L)) && near_lt(
        c, part_top, near_number(c, INFINITY, 1.0L))) ? part_top : near_number(c, 0.0L, 1.0L));
    return near_exp(c, near_sub(c, v[0], part_base));
}

static const box *box_formula_false_out_1(box_context *c, const box *const v[])
{
    const box *const part_top = v[1];
    const box *const part_base = ((box_gt(c, part_top, box_number(c, "-INFINITY", "1")) && box_lt(
        c, part_top, box_number(c, "INFINITY", "1"))) ? part_top : box_number(c, "0", "1"));
    return box_exp(c, box_sub(c, v[0], part_base));
}

static near size_formula_false_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_exp(c, near_sub(c, v[0],
                                            ((near_gt(c, v[1], near_number(c, -INFINITY, 1.0L)) &&
                                              near_lt(c, v[1], near_number(c, INFINITY, 1.0L)))
                                             ? v[1] : near_number(c, 0.0L, 1.0L)))));
}

/* out = base + log(total) */
static near near_formula_false_out(near_context *c, const near v[])
{
    const near part_top = v[1];
    const near part_base = ((near_gt(c, part_top, near_number(c, -INFINITY, 1.0L)) && near_lt(
        c, part_top, near_number(c, INFINITY, 1.0L))) ? part_top : near_number(c, 0.0L, 1.0L));
    const near part_total = v[2];
    return near_add(c, part_base, near_log(c, part_total));
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    const box *const part_top = v[1];
    const box *const part_base = ((box_gt(c, part_top, box_number(c, "-INFINITY", "1")) && box_lt(
        c, part_top, box_number(c, "INFINITY", "1"))) ? part_top : box_number(c, "0", "1"));
    const box *const part_total = v[2];
    return box_add(c, part_base, box_log(c, part_total));
}

static near size_formula_false_out(near_context *c, const near v[], const near s[])
{
    return near_add(c,
                    ((near_gt(c, v[1], near_number(c, -INFINITY, 1.0L)) &&
                      near_lt(c, v[1], near_number(c, INFINITY, 1.0L))) ? s[0]
                     : near_abs(c, near_number(c, 0.0L, 1.0L))),
                    near_abs(c, near_log(c, v[2])));
}

static const oracle_reduction formula_false_out_reductions[] = {
    {ORACLE_MAX, near_formula_false_out_0, box_formula_false_out_0, size_formula_false_out_0},
    {ORACLE_SUM, near_formula_false_out_1, box_formula_false_out_1, size_formula_false_out_1},
};

/* max(self, over: dim) */
static near near_formula_true_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum(exp(self - base), over: dim) */
static near near_formula_true_out_1(near_context *c, const near v[])
{
    const near part_top = v[1];
    const near part_base = ((near_gt(c, part_top, near_number(c, -INFINITY, 1.0L)) && near_lt(
        c, part_top, near_number(c, INFINITY, 1.0L))) ? part_top : near_number(c, 0.0L, 1.0L));
    return near_exp(c, near_sub(c, v[0], part_base));
}

static const box *box_formula_true_out_1(box_context *c, const box *const v[])
{
    const box *const part_top = v[1];
    const box *const part_base = ((box_gt(c, part_top, box_number(c, "-INFINITY", "1")) && box_lt(
        c, part_top, box_number(c, "INFINITY", "1"))) ? part_top : box_number(c, "0", "1"));
    return box_exp(c, box_sub(c, v[0], part_base));
}

static near size_formula_true_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_exp(c, near_sub(c, v[0],
                                            ((near_gt(c, v[1], near_number(c, -INFINITY, 1.0L)) &&
                                              near_lt(c, v[1], near_number(c, INFINITY, 1.0L)))
                                             ? v[1] : near_number(c, 0.0L, 1.0L)))));
}

/* out = base + log(total) */
static near near_formula_true_out(near_context *c, const near v[])
{
    const near part_top = v[1];
    const near part_base = ((near_gt(c, part_top, near_number(c, -INFINITY, 1.0L)) && near_lt(
        c, part_top, near_number(c, INFINITY, 1.0L))) ? part_top : near_number(c, 0.0L, 1.0L));
    const near part_total = v[2];
    return near_add(c, part_base, near_log(c, part_total));
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    const box *const part_top = v[1];
    const box *const part_base = ((box_gt(c, part_top, box_number(c, "-INFINITY", "1")) && box_lt(
        c, part_top, box_number(c, "INFINITY", "1"))) ? part_top : box_number(c, "0", "1"));
    const box *const part_total = v[2];
    return box_add(c, part_base, box_log(c, part_total));
}

static near size_formula_true_out(near_context *c, const near v[], const near s[])
{
    return near_add(c,
                    ((near_gt(c, v[1], near_number(c, -INFINITY, 1.0L)) &&
                      near_lt(c, v[1], near_number(c, INFINITY, 1.0L))) ? s[0]
                     : near_abs(c, near_number(c, 0.0L, 1.0L))),
                    near_abs(c, near_log(c, v[2])));
}

static const oracle_reduction formula_true_out_reductions[] = {
    {ORACLE_MAX, near_formula_true_out_0, box_formula_true_out_0, size_formula_true_out_0},
    {ORACLE_SUM, near_formula_true_out_1, box_formula_true_out_1, size_formula_true_out_1},
};

static const oracle_formula log_sum_exp_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_false_out,
        .box = box_formula_false_out,
        .size = size_formula_false_out,
        .reductions = formula_false_out_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "true",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_true_out,
        .box = box_formula_true_out,
        .size = size_formula_true_out,
        .reductions = formula_true_out_reductions,
        .reduction_count = 2,
    },
};

static const char *const log_sum_exp_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const log_sum_exp_linear[] = {
    NULL,
};
/* clang-format on */

const oracle log_sum_exp_oracle = {
    .entry = "aclnnLogSumExp",
    .arguments = log_sum_exp_arguments,
    .linear = log_sum_exp_linear,
    .forward = NULL,
    .result = "self",
    .formulas = log_sum_exp_formulas,
    .formula_count = 2,
};

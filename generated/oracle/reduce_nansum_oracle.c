/*
 * Generated from spec/reduction/reduce_nansum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(where(self < 0 or self >= 0, self, 0), over: dim) */
static near near_formula_false_out_0(near_context *c, const near v[])
{
    return ((near_lt(c, v[0], near_number(c, 0.0L, 1.0L)) ||
             near_ge(c, v[0], near_number(c, 0.0L, 1.0L))) ? v[0] : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_false_out_0(box_context *c, const box *const v[])
{
    return ((box_lt(c, v[0], box_number(c, "0", "1")) || box_ge(c, v[0], box_number(c, "0", "1")))
            ? v[0] : box_number(c, "0", "1"));
}

static near size_formula_false_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return ((near_lt(c, v[0], near_number(c, 0.0L, 1.0L)) ||
             near_ge(c, v[0], near_number(c, 0.0L, 1.0L))) ? near_abs(c, v[0])
            : near_abs(c, near_number(c, 0.0L, 1.0L)));
}

/* out = sum(where(self < 0 or self >= 0, self, 0), over: dim) */
static near near_formula_false_out(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_false_out(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_false_out_reductions[] = {
    {ORACLE_SUM, near_formula_false_out_0, box_formula_false_out_0, size_formula_false_out_0},
};

/* sum(where(self < 0 or self >= 0, self, 0), over: dim) */
static near near_formula_true_out_0(near_context *c, const near v[])
{
    return ((near_lt(c, v[0], near_number(c, 0.0L, 1.0L)) ||
             near_ge(c, v[0], near_number(c, 0.0L, 1.0L))) ? v[0] : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_true_out_0(box_context *c, const box *const v[])
{
    return ((box_lt(c, v[0], box_number(c, "0", "1")) || box_ge(c, v[0], box_number(c, "0", "1")))
            ? v[0] : box_number(c, "0", "1"));
}

static near size_formula_true_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return ((near_lt(c, v[0], near_number(c, 0.0L, 1.0L)) ||
             near_ge(c, v[0], near_number(c, 0.0L, 1.0L))) ? near_abs(c, v[0])
            : near_abs(c, near_number(c, 0.0L, 1.0L)));
}

/* out = sum(where(self < 0 or self >= 0, self, 0), over: dim) */
static near near_formula_true_out(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_true_out(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_true_out_reductions[] = {
    {ORACLE_SUM, near_formula_true_out_0, box_formula_true_out_0, size_formula_true_out_0},
};

static const oracle_formula reduce_nansum_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_false_out,
        .box = box_formula_false_out,
        .size = size_formula_false_out,
        .reductions = formula_false_out_reductions,
        .reduction_count = 1,
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
        .reduction_count = 1,
    },
};

static const char *const reduce_nansum_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const reduce_nansum_linear[] = {
    NULL,
};
/* clang-format on */

const oracle reduce_nansum_oracle = {
    .entry = "aclnnReduceNansum",
    .arguments = reduce_nansum_arguments,
    .linear = reduce_nansum_linear,
    .forward = NULL,
    .result = "self",
    .formulas = reduce_nansum_formulas,
    .formula_count = 2,
};

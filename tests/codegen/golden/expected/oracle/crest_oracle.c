/*
 * Generated from spec/invented/crest.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* max(self, over: dim) */
static near near_formula_most_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_most_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_most_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* most = top */
static near near_formula_most(near_context *c, const near v[])
{
    (void)c;
    const near part_top = v[2];
    return part_top;
}

static const box *box_formula_most(box_context *c, const box *const v[])
{
    (void)c;
    const box *const part_top = v[2];
    return part_top;
}

static near size_formula_most(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_most_reductions[] = {
    {ORACLE_MAX, near_formula_most_0, box_formula_most_0, size_formula_most_0},
};

/* max(self, over: dim) */
static near near_formula_below_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_below_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_below_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum(top - self, over: dim) */
static near near_formula_below_1(near_context *c, const near v[])
{
    const near part_top = v[2];
    return near_sub(c, part_top, v[0]);
}

static const box *box_formula_below_1(box_context *c, const box *const v[])
{
    const box *const part_top = v[2];
    return box_sub(c, part_top, v[0]);
}

static near size_formula_below_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_sub(c, v[2], v[0]));
}

/* below = sum(top - self, over: dim) * factor */
static near near_formula_below(near_context *c, const near v[])
{
    return near_mul(c, v[3], v[1]);
}

static const box *box_formula_below(box_context *c, const box *const v[])
{
    return box_mul(c, v[3], v[1]);
}

static near size_formula_below(near_context *c, const near v[], const near s[])
{
    return near_mul(c, s[1], near_abs(c, v[1]));
}

static const oracle_reduction formula_below_reductions[] = {
    {ORACLE_MAX, near_formula_below_0, box_formula_below_0, size_formula_below_0},
    {ORACLE_SUM, near_formula_below_1, box_formula_below_1, size_formula_below_1},
};

static const oracle_formula crest_formulas[] = {
    {
        .mode = "",
        .output = "most",
        .fold = false,
        .only = "self",
        .near = near_formula_most,
        .box = box_formula_most,
        .size = size_formula_most,
        .reductions = formula_most_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "below",
        .fold = false,
        .only = "self",
        .near = near_formula_below,
        .box = box_formula_below,
        .size = size_formula_below,
        .reductions = formula_below_reductions,
        .reduction_count = 2,
    },
};

static const char *const crest_arguments[] = {
    "self",
    "factor",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const crest_linear[] = {
    NULL,
};

static const double crest_scalars[][ORACLE_SCALARS_MAX] = {
    {2.0},
    {0.7},
    {-1.5},
};
/* clang-format on */

const oracle crest_oracle = {
    .entry = "aclnnCrest",
    .arguments = crest_arguments,
    .linear = crest_linear,
    .forward = NULL,
    .result = "self",
    .formulas = crest_formulas,
    .formula_count = 2,
    .scalars = crest_scalars,
    .scalar_sets = sizeof crest_scalars / sizeof crest_scalars[0],
};

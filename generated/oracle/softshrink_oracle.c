/*
 * Generated from spec/activation/softshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0)) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, v[0], v[1]) ? near_sub(c, v[0], v[1]) : (near_lt(
        c, v[0], near_neg(c, v[1])) ? near_add(c, v[0], v[1]) : near_number(c, 0.0L, 1.0L)));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[0], v[1]) ? box_sub(c, v[0], v[1]) : (
        box_lt(c, v[0], box_neg(c, v[1])) ? box_add(c, v[0], v[1]) : box_number(c, "0", "1")));
}

static const oracle_formula softshrink_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const softshrink_arguments[] = {
    "self",
    "lambd",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const softshrink_linear[] = {
    NULL,
};

static const double softshrink_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {1.0},
};
/* clang-format on */

const oracle softshrink_oracle = {
    .entry = "aclnnSoftshrink",
    .arguments = softshrink_arguments,
    .linear = softshrink_linear,
    .forward = NULL,
    .result = "self",
    .formulas = softshrink_formulas,
    .formula_count = 1,
    .scalars = softshrink_scalars,
    .scalar_sets = sizeof softshrink_scalars / sizeof softshrink_scalars[0],
};

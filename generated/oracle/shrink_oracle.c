/*
 * Generated from spec/activation/shrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self >= -lambd and self <= lambd, 0, where(self > lambd, self - bias, self + bias)) */
static near near_formula_out(near_context *c, const near v[])
{
    return ((near_ge(c, v[0], near_neg(c, v[1])) && near_le(c, v[0], v[1]))
            ? near_number(c, 0.0L, 1.0L)
            : (near_gt(c, v[0], v[1]) ? near_sub(c, v[0], v[2]) : near_add(c, v[0], v[2])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return ((box_ge(c, v[0], box_neg(c, v[1])) && box_le(c, v[0], v[1])) ? box_number(c, "0", "1")
            : (box_gt(c, v[0], v[1]) ? box_sub(c, v[0], v[2]) : box_add(c, v[0], v[2])));
}

static const oracle_formula shrink_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const shrink_arguments[] = {
    "self",
    "lambd",
    "bias",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const shrink_linear[] = {
    NULL,
};

static const double shrink_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5, 0.25},
    {0.7, 1.1},
    {1.0, -3.0},
};
/* clang-format on */

const oracle shrink_oracle = {
    .entry = "aclnnShrink",
    .arguments = shrink_arguments,
    .linear = shrink_linear,
    .forward = NULL,
    .result = "self",
    .formulas = shrink_formulas,
    .formula_count = 1,
    .scalars = shrink_scalars,
    .scalar_sets = sizeof shrink_scalars / sizeof shrink_scalars[0],
};

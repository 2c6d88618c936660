/*
 * Generated from spec/activation/softplus.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(beta * self > threshold, self, softplus(beta * self) / beta) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, near_mul(c, v[1], v[0]), v[2]) ? v[0]
            : near_div(c, near_softplus(c, near_mul(c, v[1], v[0])), v[1]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, box_mul(c, v[1], v[0]), v[2]) ? v[0]
            : box_div(c, box_softplus(c, box_mul(c, v[1], v[0])), v[1]));
}

static const oracle_formula softplus_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const softplus_arguments[] = {
    "self",
    "beta",
    "threshold",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const softplus_linear[] = {
    NULL,
};

static const double softplus_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 20.0},
    {0.7, 1.1},
    {2.0, 20.0},
    {0.5, -100.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle softplus_oracle = {
    .entry = "aclnnSoftplus",
    .arguments = softplus_arguments,
    .linear = softplus_linear,
    .forward = NULL,
    .result = "self",
    .formulas = softplus_formulas,
    .formula_count = 1,
    .scalars = softplus_scalars,
    .scalar_sets = sizeof softplus_scalars / sizeof softplus_scalars[0],
};

/*
 * Generated from spec/activation/celu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > 0, self, alpha * expm1(self / alpha)) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) ? v[0]
            : near_mul(c, v[1], near_expm1(c, near_div(c, v[0], v[1]))));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[0], box_number(c, "0", "1")) ? v[0]
            : box_mul(c, v[1], box_expm1(c, box_div(c, v[0], v[1]))));
}

static const oracle_formula celu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const celu_arguments[] = {
    "self",
    "alpha",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const celu_linear[] = {
    NULL,
};

static const double celu_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {2.0},
    {0.5},
    {-1.5},
};
/* clang-format on */

const oracle celu_oracle = {
    .entry = "aclnnCelu",
    .arguments = celu_arguments,
    .linear = celu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = celu_formulas,
    .formula_count = 1,
    .scalars = celu_scalars,
    .scalar_sets = sizeof celu_scalars / sizeof celu_scalars[0],
};

/*
 * Generated from spec/activation/elu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > 0, scale * self, alpha * scale * expm1(self * inputScale)) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_mul(c, v[2], v[0])
            : near_mul(c, near_mul(c, v[1], v[2]), near_expm1(c, near_mul(c, v[0], v[3]))));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[0], box_number(c, "0", "1")) ? box_mul(c, v[2], v[0])
            : box_mul(c, box_mul(c, v[1], v[2]), box_expm1(c, box_mul(c, v[0], v[3]))));
}

static const oracle_formula elu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const elu_arguments[] = {
    "self",
    "alpha",
    "scale",
    "inputScale",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const elu_linear[] = {
    NULL,
};

static const double elu_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 1.0, 1.0},
    {0.7, 1.1, 1.5},
    {3.0, 2.0, 0.5},
    {0.5, 2.0, 1.0},
    {-1.5, -1.0, -0.75},
};
/* clang-format on */

const oracle elu_oracle = {
    .entry = "aclnnElu",
    .arguments = elu_arguments,
    .linear = elu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = elu_formulas,
    .formula_count = 1,
    .scalars = elu_scalars,
    .scalar_sets = sizeof elu_scalars / sizeof elu_scalars[0],
};

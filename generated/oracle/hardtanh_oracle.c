/*
 * Generated from spec/activation/hardtanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > clipValueMax, clipValueMax, where(self < clipValueMin, clipValueMin, self)) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, v[0], v[2]) ? v[2] : (near_lt(c, v[0], v[1]) ? v[1] : v[0]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[0], v[2]) ? v[2] : (box_lt(c, v[0], v[1]) ? v[1] : v[0]));
}

static const oracle_formula hardtanh_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const hardtanh_arguments[] = {
    "self",
    "clipValueMin",
    "clipValueMax",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const hardtanh_linear[] = {
    NULL,
};

static const double hardtanh_scalars[][ORACLE_SCALARS_MAX] = {
    {-1.0, 1.0},
    {0.7, 1.1},
    {2.0, 2.0},
    {3.0, 9.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle hardtanh_oracle = {
    .entry = "aclnnHardtanh",
    .arguments = hardtanh_arguments,
    .linear = hardtanh_linear,
    .forward = NULL,
    .result = "self",
    .formulas = hardtanh_formulas,
    .formula_count = 1,
    .scalars = hardtanh_scalars,
    .scalar_sets = sizeof hardtanh_scalars / sizeof hardtanh_scalars[0],
};

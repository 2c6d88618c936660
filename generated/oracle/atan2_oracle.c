/*
 * Generated from spec/mathematics/atan2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = atan2(self, other) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_atan2(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_atan2(c, v[0], v[1]);
}

static const oracle_formula atan2_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const atan2_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const atan2_linear[] = {
    NULL,
};
/* clang-format on */

const oracle atan2_oracle = {
    .entry = "aclnnAtan2",
    .arguments = atan2_arguments,
    .linear = atan2_linear,
    .forward = NULL,
    .result = "self",
    .formulas = atan2_formulas,
    .formula_count = 1,
};

/*
 * Generated from spec/mathematics/ceil.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = -floor(-self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_neg(c, near_floor(c, near_neg(c, v[0])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_neg(c, box_floor(c, box_neg(c, v[0])));
}

static const oracle_formula ceil_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const ceil_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const ceil_linear[] = {
    NULL,
};
/* clang-format on */

const oracle ceil_oracle = {
    .entry = "aclnnCeil",
    .arguments = ceil_arguments,
    .linear = ceil_linear,
    .forward = NULL,
    .result = "self",
    .formulas = ceil_formulas,
    .formula_count = 1,
};

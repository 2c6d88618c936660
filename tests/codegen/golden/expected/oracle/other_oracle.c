/*
 * Generated from spec/invented/other.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * self */
static near near_square_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[0]);
}

static const box *box_square_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[0]);
}

/* out = self */
static near near_plain_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_plain_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula other_formulas[] = {
    {
        .mode = "square",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_square_out,
        .box = box_square_out,
    },
    {
        .mode = "plain",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_plain_out,
        .box = box_plain_out,
    },
};

static const char *const other_arguments[] = {
    "self",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const other_linear[] = {
    NULL,
};
/* clang-format on */

const oracle other_oracle = {
    .entry = "aclnnOther",
    .arguments = other_arguments,
    .linear = other_linear,
    .forward = NULL,
    .result = "self",
    .formulas = other_formulas,
    .formula_count = 2,
};

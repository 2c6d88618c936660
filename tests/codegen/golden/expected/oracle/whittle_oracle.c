/*
 * Generated from spec/invented/whittle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self / share */
static near near_out(near_context *c, const near v[])
{
    return near_div(c, v[0], v[1]);
}

static const box *box_out(box_context *c, const box *const v[])
{
    return box_div(c, v[0], v[1]);
}

static const oracle_formula whittle_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_out,
        .box = box_out,
    },
};

static const char *const whittle_arguments[] = {
    "self",
    "share",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const whittle_linear[] = {
    "self",
    NULL,
};
/* clang-format on */

const oracle whittle_oracle = {
    .entry = "aclnnWhittle",
    .arguments = whittle_arguments,
    .linear = whittle_linear,
    .forward = NULL,
    .result = "self",
    .formulas = whittle_formulas,
    .formula_count = 1,
};

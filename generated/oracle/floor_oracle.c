/*
 * Generated from spec/mathematics/floor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = floor(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_floor(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_floor(c, v[0]);
}

static const oracle_formula floor_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const floor_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const floor_linear[] = {
    NULL,
};
/* clang-format on */

const oracle floor_oracle = {
    .entry = "aclnnFloor",
    .arguments = floor_arguments,
    .linear = floor_linear,
    .forward = NULL,
    .result = "self",
    .formulas = floor_formulas,
    .formula_count = 1,
};

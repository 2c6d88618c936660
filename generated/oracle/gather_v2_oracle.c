/*
 * Generated from spec/movement/gather_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = taken */
static near near_formula_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula gather_v2_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "taken",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const gather_v2_arguments[] = {
    "taken",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gather_v2_linear[] = {
    "taken",
    NULL,
};
/* clang-format on */

const oracle gather_v2_oracle = {
    .entry = "aclnnGatherV2",
    .arguments = gather_v2_arguments,
    .linear = gather_v2_linear,
    .forward = NULL,
    .result = "taken",
    .formulas = gather_v2_formulas,
    .formula_count = 1,
};

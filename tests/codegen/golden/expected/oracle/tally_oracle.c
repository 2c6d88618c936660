/*
 * Generated from spec/invented/tally.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * 2 */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_number(c, 2.0L, 1.0L));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_number(c, "2", "1"));
}

static const oracle_formula tally_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const tally_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const tally_linear[] = {
    "self",
    NULL,
};
/* clang-format on */

const oracle tally_oracle = {
    .entry = "aclnnTally",
    .arguments = tally_arguments,
    .linear = tally_linear,
    .forward = NULL,
    .result = "self",
    .formulas = tally_formulas,
    .formula_count = 1,
};

/*
 * Generated from spec/mathematics/round.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = round(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_round(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_round(c, v[0]);
}

static const oracle_formula round_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const round_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const round_linear[] = {
    NULL,
};
/* clang-format on */

const oracle round_oracle = {
    .entry = "aclnnRound",
    .arguments = round_arguments,
    .linear = round_linear,
    .forward = NULL,
    .result = "self",
    .formulas = round_formulas,
    .formula_count = 1,
};

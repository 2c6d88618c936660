/*
 * Generated from spec/movement/repeat_interleave.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = copies */
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

static const oracle_formula repeat_interleave_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "copies",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const repeat_interleave_arguments[] = {
    "copies",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const repeat_interleave_linear[] = {
    "copies",
    NULL,
};
/* clang-format on */

const oracle repeat_interleave_oracle = {
    .entry = "aclnnRepeatInterleave",
    .arguments = repeat_interleave_arguments,
    .linear = repeat_interleave_linear,
    .forward = NULL,
    .result = "copies",
    .formulas = repeat_interleave_formulas,
    .formula_count = 1,
};

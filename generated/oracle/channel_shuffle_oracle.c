/*
 * Generated from spec/movement/channel_shuffle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = mixed */
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

static const oracle_formula channel_shuffle_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "mixed",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const channel_shuffle_arguments[] = {
    "mixed",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const channel_shuffle_linear[] = {
    "mixed",
    NULL,
};
/* clang-format on */

const oracle channel_shuffle_oracle = {
    .entry = "aclnnChannelShuffle",
    .arguments = channel_shuffle_arguments,
    .linear = channel_shuffle_linear,
    .forward = NULL,
    .result = "mixed",
    .formulas = channel_shuffle_formulas,
    .formula_count = 1,
};

/*
 * Generated from spec/movement/gather_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = seen */
static near near_formula_false_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

/* out = seen */
static near near_formula_true_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula gather_nd_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = "seen",
        .near = near_formula_false_out,
        .box = box_formula_false_out,
    },
    {
        .mode = "true",
        .output = "out",
        .fold = false,
        .only = "seen",
        .near = near_formula_true_out,
        .box = box_formula_true_out,
    },
};

static const char *const gather_nd_arguments[] = {
    "seen",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gather_nd_linear[] = {
    "seen",
    NULL,
};
/* clang-format on */

const oracle gather_nd_oracle = {
    .entry = "aclnnGatherNd",
    .arguments = gather_nd_arguments,
    .linear = gather_nd_linear,
    .forward = NULL,
    .result = "seen",
    .formulas = gather_nd_formulas,
    .formula_count = 2,
};

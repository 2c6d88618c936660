/*
 * Generated from spec/invented/switch.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* op = -space */
static near near_false_op(near_context *c, const near v[])
{
    return near_neg(c, v[0]);
}

static const box *box_false_op(box_context *c, const box *const v[])
{
    return box_neg(c, v[0]);
}

/* op = space */
static near near_true_op(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_true_op(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula switch_formulas[] = {
    {
        .mode = "false",
        .output = "op",
        .fold = false,
        .only = "space",
        .near = near_false_op,
        .box = box_false_op,
    },
    {
        .mode = "true",
        .output = "op",
        .fold = false,
        .only = "space",
        .near = near_true_op,
        .box = box_true_op,
    },
};

static const char *const switch_arguments[] = {
    "space",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const switch_linear[] = {
    "space",
    NULL,
};
/* clang-format on */

const oracle switch_oracle = {
    .entry = "aclnnSwitch",
    .arguments = switch_arguments,
    .linear = switch_linear,
    .forward = NULL,
    .result = "space",
    .formulas = switch_formulas,
    .formula_count = 2,
};

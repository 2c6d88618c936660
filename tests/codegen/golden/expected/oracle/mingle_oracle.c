/*
 * Generated from spec/invented/mingle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = half + second */
static near near_sum_out(near_context *c, const near v[])
{
    const near part_half = near_mul(c, near_number(c, 1.0L, 2.0L), v[0]);
    return near_add(c, part_half, v[1]);
}

static const box *box_sum_out(box_context *c, const box *const v[])
{
    const box *const part_half = box_mul(c, box_number(c, "1", "2"), v[0]);
    return box_add(c, part_half, v[1]);
}

/* out = second * sigmoid(first) */
static near near_soft_out(near_context *c, const near v[])
{
    return near_mul(c, v[1], near_sigmoid(c, v[0]));
}

static const box *box_soft_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[1], box_sigmoid(c, v[0]));
}

static const oracle_formula mingle_formulas[] = {
    {
        .mode = "sum",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_sum_out,
        .box = box_sum_out,
    },
    {
        .mode = "soft",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_soft_out,
        .box = box_soft_out,
    },
};

static const char *const mingle_arguments[] = {
    "first",
    "second",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const mingle_linear[] = {
    NULL,
};
/* clang-format on */

const oracle mingle_oracle = {
    .entry = "aclnnMingle",
    .arguments = mingle_arguments,
    .linear = mingle_linear,
    .forward = NULL,
    .result = "first",
    .formulas = mingle_formulas,
    .formula_count = 2,
};

/*
 * Generated from spec/mathematics/angle_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x)) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_lt(c, v[0], near_number(c, 0.0L, 1.0L))
            ? near_number(c, 157079632679489661923.0L, 50000000000000000000.0L)
            : (near_ge(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_number(c, 0.0L, 1.0L) : v[0]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_lt(c, v[0], box_number(c, "0", "1"))
            ? box_number(c, "157079632679489661923", "50000000000000000000")
            : (box_ge(c, v[0], box_number(c, "0", "1")) ? box_number(c, "0", "1") : v[0]));
}

static const oracle_formula angle_v2_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "x",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const angle_v2_arguments[] = {
    "x",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const angle_v2_linear[] = {
    NULL,
};
/* clang-format on */

const oracle angle_v2_oracle = {
    .entry = "aclnnAngleV2",
    .arguments = angle_v2_arguments,
    .linear = angle_v2_linear,
    .forward = NULL,
    .result = "x",
    .formulas = angle_v2_formulas,
    .formula_count = 1,
};
